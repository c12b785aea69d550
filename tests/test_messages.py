"""Messages for translation: Babel finds them, and they are whole sentences with named placeholders."""

import re
from functools import cache
from pathlib import Path
from string import Formatter

from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir

import vfw
from vfw.panel.session import prompts

METHODS = [("**.py", "python"), ("**/templates/*.html", "jinja2")]
"""As in `[tool.babel]` of pyproject.toml."""
NAMELESS_PERCENT = re.compile(r"%(?!\(\w+\)[sd])")


@cache
def messages() -> dict[str, tuple[str, ...]]:
    """Return the forms of each message by the place where it is."""
    keywords = {**DEFAULT_KEYWORDS, "N_": None}
    found = extract_from_dir(
        Path(vfw.__file__).parent, METHODS, keywords=keywords, directory_filter=lambda path: "node_modules" not in path
    )
    return {f"{path}:{line}": (text,) if isinstance(text, str) else text for path, line, text, _, _ in found}


def test_messages_are_found_in_python_and_in_templates() -> None:
    places = [place.partition(":")[0] for place in messages()]
    assert {"panel/session/prompts.py", "panel/templates/prompt.html"} <= {*places}
    assert (prompts.FAILED,) in messages().values()


def test_placeholders_have_names() -> None:
    nameless = [
        (place, form)
        for place, forms in messages().items()
        for form in forms
        if (
            any(name is not None and not name.isidentifier() for _, name, _, _ in Formatter().parse(form))
            if ".py:" in place
            else NAMELESS_PERCENT.search(form.replace("%%", ""))
        )
    ]
    assert nameless == []


def test_both_forms_of_a_plural_have_the_same_placeholders() -> None:
    plurals = {place: forms for place, forms in messages().items() if len(forms) == 2 and ".py:" in place}
    assert plurals
    for place, forms in plurals.items():
        first, second = ({name for _, name, _, _ in Formatter().parse(form)} for form in forms)
        assert first == second, place
