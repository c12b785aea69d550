"""The pool that does the thinking for a page."""

from __future__ import annotations

from vfw.thinking.pool import AT_ONCE, Pool


def the_pool() -> Pool:
    """The pool to be used here."""
    return AT_ONCE
