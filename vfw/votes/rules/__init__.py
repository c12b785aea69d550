"""The rules of Votes for Women: the table, the steps that change it, the sequence of play, and the automaton.

`position` and `tabletop` hold the table, `view` what a seat may know of it. Everything that happens is a step: the
verbs of cards in `steps`, `special` and `automatic`, the sequence of play in `turn`, `strategy_phase` and
`final_voting`.
"""
