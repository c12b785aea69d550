"""Many games at once, counted: what happens how often, and what would have come of a change. Knows the games, and no
widgets."""

from vfw.whatif.api import QuestionResult as QuestionResult
from vfw.whatif.api import run as run
