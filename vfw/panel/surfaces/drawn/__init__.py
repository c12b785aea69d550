"""Boards that are drawn as a part of the page: squares, a card table, labels in a row. Knows no game."""
