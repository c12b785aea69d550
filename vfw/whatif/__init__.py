"""Many games at once, counted: what happens how often, and what would have come of a change. Knows the games, and no
widgets."""

from vfw.whatif.answered import Answered as Answered
from vfw.whatif.answered import run as run
