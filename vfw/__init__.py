"""Votes for Women: an interactive exhibit on how American women won the vote."""
