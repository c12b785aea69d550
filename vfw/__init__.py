"""Votes for Women: an interactive exhibit on how American women won the vote."""

import os

if asked := os.environ.get("VFW_ENGINE"):
    from vfw import engine

    engine.use(asked)
