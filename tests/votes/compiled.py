"""A mark for tests that need the sources themselves, not the compiled engine."""

import pytest

from vfw import engine

only_pure = pytest.mark.skipif(
    engine.in_use() == engine.COMPILED,
    reason="compiled functions call each other directly: none can be replaced, and none stands in a traceback",
)
