"""The pages of *What if?*: an answer as pictures, tables and sentences, in a notebook, a lesson, or on its own page.

`page.py` is the page; `session.py` holds what is asked and counted there, without widgets. A question is edited as a
draft (`question_draft.py`, `draft_editor.py`), and a single playout opens as a replay (`playout_viewer.py`). Notebooks
and lessons use the views that are exported here.
"""

from vfw.whatif.ui.views import Answer, AnswerByPlayers, AnswerMap, LiveRun

__all__ = ["Answer", "AnswerByPlayers", "AnswerMap", "LiveRun"]
