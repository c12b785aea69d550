"""How Votes for Women looks in the panel."""
