"""Constitution, a card game of 1916 for two pairs: an election in two deals.

States in which women vote count double.
"""
