"""The command `vfw`: chooses the engine before anything takes one, and goes on in `vfw.cli`."""

from __future__ import annotations

import sys

from vfw import engine
from vfw.interrupts import BROKEN_OFF, stop_on_signals

PLAYING = ("bench", "fuzz", "ladder", "ready", "replay", "whatif")
"""The commands that play games, so that it matters to them which engine plays."""


def main() -> int:
    stop_on_signals()
    said = engine.use_the_fastest()
    if said and sys.argv[1:2] and sys.argv[1] in PLAYING:
        print(said, file=sys.stderr)
    try:
        from vfw.cli import main as command  # takes the engine, and a second or two
    except KeyboardInterrupt:
        return BROKEN_OFF
    return command()


if __name__ == "__main__":
    sys.exit(main())
