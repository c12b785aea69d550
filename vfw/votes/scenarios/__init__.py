"""Games from texts: scenarios, decks of the Oppobot, the tutorial, and positions written as scenarios.

`scenario` reads a whole text, `fields` its single lines and `layout` the table that they describe; `writer` writes the
text of a position. `deck_file` reads a deck of the Oppobot, `tutorial` the lessons of the tutorial.
"""
