"""A game beside the record: where it left history, where it agrees, and what to talk about. Knows no widgets."""
