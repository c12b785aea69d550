"""Templates: escaping, missing names, joined lines, and the filters."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path
from types import MappingProxyType

import pytest
from jinja2 import Environment, TemplateNotFound, UndefinedError, meta, nodes

import vfw.templating
from vfw.templating import (
    EMPTY,
    LineJoiner,
    Markup,
    call_macro,
    encode_attribute,
    encode_json,
    environment,
    render,
    render_marked_text,
)

FOLDER = Path(vfw.templating.__file__).parent
TEMPLATES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("templates/*.html"))


@pytest.mark.parametrize(
    ("source", "joined"),
    [
        ("<p>\n  one\n  two\n</p>", "<p>one two</p>"),
        ("<p\n  class='a'>{{ x }}\n</p>", "<p class='a'>{{ x }}</p>"),
        ("{{ x }}\n{{ y }}", "{{ x }}{{ y }}"),
        ("a\n{{ x }}", "a {{ x }}"),
        ("{% if x %}\n  a\n{% endif %}\n", "{% if x %}a{% endif %}"),
        ("{# a note #}\n<p>", "{# a note #}<p>"),
        ("<p{% if x %} b{% endif %}\n  class='a'>", "<p{% if x %} b{% endif %} class='a'>"),
    ],
)
def test_line_breaks_beside_tags_vanish_and_others_become_spaces(source: str, joined: str) -> None:
    assert LineJoiner(Environment()).preprocess(source, None) == joined


@pytest.mark.parametrize("name", TEMPLATES)
def test_every_template_compiles(name: str) -> None:
    assert environment().get_template(name).name == name


@pytest.mark.parametrize("name", TEMPLATES)
def test_attributes_are_apart_after_lines_are_joined(name: str) -> None:
    source = (FOLDER / name).read_text(encoding="utf-8")
    joined = LineJoiner(environment()).preprocess(source, name)
    assert re.findall(r"""(?:%\}|["'])[a-z-]+=["']""", joined) == []


def undefined_names(source: str) -> set[str]:
    """Return the names in a template of macros that are defined neither there nor everywhere.

    Any other template is rendered with values, so its names cannot be told from theirs: the answer is empty.
    """
    tree = environment().parse(source)
    if not all(isinstance(node, nodes.Macro | nodes.Import | nodes.FromImport | nodes.Assign) for node in tree.body):
        return set()
    # To Jinja a name that is assigned at the top, or in one branch of several, may be undefined.
    assignments = tree.find_all(nodes.Assign)
    assigned = {name.name for node in assignments for name in node.find_all(nodes.Name) if name.ctx == "store"}
    return meta.find_undeclared_variables(tree) - assigned - {*environment().globals}


@pytest.mark.parametrize("name", TEMPLATES)
def test_macros_use_only_names_that_are_defined(name: str) -> None:
    assert undefined_names((FOLDER / name).read_text(encoding="utf-8")) == set()


def test_a_misspelled_name_in_a_macro_is_found() -> None:
    macro = "{% set ink = 'red' %}{% macro a(word) %}{{ wrod }}{{ ink }}{{ caller() }}{{ _('x') }}{% endmacro %}"
    assert undefined_names(macro) == {"wrod"}
    assert undefined_names(macro + "{{ a(word) }}") == set()


def test_text_is_escaped_and_markup_is_not() -> None:
    assert call_macro("panel/templates/table.html", "card_text", Card("<b>")) == "<p>&lt;b&gt;</p>"
    assert render("panel/templates/tabs.html", label="<", tabs=[("log", Markup("<i>x</i>"))]).count("<i>x</i>") == 1


class Card:
    condition = missing = ""

    def __init__(self, text: str) -> None:
        self.text = text


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(UndefinedError, match="'tabs' is undefined"):
        render("panel/templates/tabs.html", label="")
    with pytest.raises(TemplateNotFound):
        render("panel/templates/none.html")


@pytest.mark.parametrize("value", [["a", 'it\'s <b> & "c"'], "é", 3, None])
def test_json_survives_both_kinds_of_quotes(value: object) -> None:
    found: list[object] = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            found.extend(json.loads(text or "") for _, text in attrs)

    Reader().feed(f"<p data-a='{encode_attribute(value)}' data-b=\"{Markup.escape(encode_json(value))}\">")
    assert found == [value, value]


def test_mappings_and_tuples_are_written_as_json() -> None:
    assert encode_json(MappingProxyType({"a": ("b",)})) == '{"a": ["b"]}'


def test_marked_text_has_paragraphs_and_is_escaped() -> None:
    assert render_marked_text("**a** < *b*\n\nc") == "<p><b>a</b> &lt; <i>b</i></p><p>c</p>"
    assert render_marked_text("a", css="small") == '<p class="small">a</p>'
    assert render_marked_text("") == EMPTY
