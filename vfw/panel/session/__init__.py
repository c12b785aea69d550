"""The session of one visitor: the state of a page, the messages that change it, and their effects. Contains no widgets.

`game_session` is the one place where it changes, `state` says what it means. `table` holds a match with all that
belongs to it; `prompts` and `speech` say what is asked and announced; `replay` and `arc` show a match afterwards.
"""
