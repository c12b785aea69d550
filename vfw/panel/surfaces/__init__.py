"""What a game is played on, as a page shows it: the map of the states. Knows no game."""
