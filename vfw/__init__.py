"""Votes for Women: an interactive exhibit on how American women won the vote."""

import os

__version__ = "0.3.0.dev0"
"""The version of the wheel. The rules have one of their own: `rules` in `vfw/votes/game.py`."""

if asked := os.environ.get("VFW_ENGINE"):
    from vfw import engine

    engine.use(asked)
