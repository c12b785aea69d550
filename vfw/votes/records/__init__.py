"""Recorded games: written and replayed records, and queries on the events of a game.

`recording` writes a game as a record, `replay` replays records through the engine and compares every position, and
`event_queries` finds what the debrief after a game compares with history and talks about.
"""
