"""Positions, events and cards as sentences, numbers and small pictures.

Every other part of the exhibit takes its wording of the game from here: `words` (numbers, sides, places), `cards`
(card texts), `prompts` (questions), `log` and `announcements` (events), `odds`, `progress` and `vote` (how a game
goes), `turning_points`, `glossary` and `drawing`. Nothing here changes a position.
"""
