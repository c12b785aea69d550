"""What a test asks of Python that only the sources as they stand can give."""

import pytest

from vfw import engine

only_pure = pytest.mark.skipif(
    engine.in_use() == engine.COMPILED,
    reason="compiled functions call each other directly: none can be replaced, and none stands in a traceback",
)
