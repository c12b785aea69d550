"""The exhibit as a kiosk: an unattended museum screen that forgets each visitor before the next."""

HERE = "kiosk/"
"""Path of the pages of the kiosk, below the address of the exhibit."""
