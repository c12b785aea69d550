"""The games as the panel shows them: a skin for each game, and the interface that a skin implements.

`capabilities` holds the interface, `registry` finds the skin of a game. Each game has a package with `skin.py`,
`board.py`, `text.py`, `dialogs.py`, `start.py`, `tutorial.py` and `advice.py`, as far as it has such a part.
"""
