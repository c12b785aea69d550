"""Surfaces: the board of a game as a page shows it, or a table without a board. Contains no game.

A skin describes its board in `boards`, or in the module of a particular map; `surface` shows it and reports picks.
"""
