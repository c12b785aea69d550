"""The skin of Votes for Women."""
