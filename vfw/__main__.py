"""The command `vfw`: chooses the engine before anything takes one, and goes on in `vfw.cli`."""

from __future__ import annotations

import sys

from vfw import engine


def main() -> int:
    if said := engine.use_the_fastest():
        print(said, file=sys.stderr)
    from vfw.cli import main as command  # takes the engine

    return command()


if __name__ == "__main__":
    sys.exit(main())
