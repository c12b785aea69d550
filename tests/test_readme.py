"""What the README shows is what happens."""

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_come_out_as_it_says() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 3
    assert results.failed == 0
