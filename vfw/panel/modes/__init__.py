"""The modes of the panel: a mode says what is accepted, offered, painted and announced at one moment.

`controller` holds the state of one visitor, `vfw.panel.panel.current_mode` chooses the mode. The modes: `mode` (base
classes, start page), `question` and `choosing` (a person is asked), `watching` (the computer or the dice move),
`overlays` (dialogs over the table), and `replay`.
"""
