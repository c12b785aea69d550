"""The command `vfw`: chooses the engine before anything takes one, and goes on in `vfw.cli`."""

from __future__ import annotations

import sys

from vfw import engine

PLAYING = ("bench", "fuzz", "ladder", "ready", "replay", "whatif")
"""The commands that play games, so that it matters to them which engine plays."""

BROKEN_OFF = 130
"""The status of a command that was broken off by Ctrl-C, as shells count."""


def main() -> int:
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
