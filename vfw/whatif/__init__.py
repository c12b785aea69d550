"""Many games at once, counted: how often something happens, and what a change would have brought.

A question (`question.py`) names a moment and changes (`changes.py`). Its simulated games (`playouts.py`) are played in
batches (`runs.py`), counted (`tallies.py`), compared (`statistics.py`) and put into words (`report.py`). The ladder
(`ladder.py`) lets players play each other. Only the sub-package `ui` knows widgets, the panel and the atlas.

    from vfw.whatif import run

    run("connecticut-session", games=1000)
"""

from vfw.whatif.api import QuestionResult as QuestionResult
from vfw.whatif.api import run as run
