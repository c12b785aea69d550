"""What a game is played on, as a page shows it: a board in a room of its own, or a table without one. Knows no game."""
