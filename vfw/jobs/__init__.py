"""Much work done in small pieces, here or by others, so that no page stands still. Knows no game."""
