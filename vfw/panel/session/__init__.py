"""The state of a game session: match, participants, screen, undo steps, advice, replay. Contains no widgets.

`game_session` holds one match with all that belongs to it; `replay` and `arc` show a match afterwards. The modes in
`vfw.panel.modes` decide which part of a session is on the page.
"""
