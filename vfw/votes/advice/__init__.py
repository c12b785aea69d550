"""What would be good to do: judging a position, the artificial players, hints."""
