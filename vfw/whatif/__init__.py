"""Many games at once, counted: what happens how often. Knows the games, and no widgets."""
