"""How Buy the Vote! looks in the panel: drawings and words are our own."""
