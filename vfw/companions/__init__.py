"""The three smaller games that stand beside Votes for Women: each in a room of its own, on the seam of `core` alone."""
