"""The exhibit as a kiosk: a screen in a museum, which nobody watches, and which forgets each visitor for the next."""

HERE = "kiosk/"
"""Where the pages of the kiosk lie, below the address of the exhibit."""
