"""How Constitution looks in the panel."""
