"""The command `vfw`: choose the engine before any module imports it, and continue in `vfw.cli`."""

from __future__ import annotations

import sys

from vfw import engine
from vfw.interrupts import INTERRUPTED, stop_on_signals

PLAYING = ("bench", "fuzz", "ladder", "ready", "replay", "whatif")
"""Commands that play games, for which the choice of the engine matters."""


def main() -> int:
    """Run the command, and return its exit status."""
    stop_on_signals()
    said = engine.use_the_fastest()
    if said and sys.argv[1:2] and sys.argv[1] in PLAYING:
        print(said, file=sys.stderr)
    try:
        from vfw.cli import main as command  # takes the engine, and a second or two
    except KeyboardInterrupt:
        return INTERRUPTED
    return command()


if __name__ == "__main__":
    sys.exit(main())
