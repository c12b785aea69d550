"""The check that HTML is written in templates."""

import pytest

from tests.markup import find_tags


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ('x = "<p>"\n', [1]),
        ('x = f"<p class=\\"{y}\\">{z}</p>"\n', [1, 1]),
        ('x = "a < b and c > d"\n', []),
        ('x = "1 <2> 3"\n', []),
        ('x = r"(?P<name>a)(?P=name)"\n', []),
        ('x = re.compile("<p>.*?</p>")\n', []),
        ('x = re.sub("<p>", "<b>", y)\n', [1]),
        ('"""Return <b>bold</b>."""\n', []),
        ('def f():\n    """Return <b>."""\n    return "</svg>"\n', [3]),
    ],
)
def test_tags_are_found_in_strings_but_not_in_docstrings_and_patterns(source: str, lines: list[int]) -> None:
    assert find_tags(source) == lines
