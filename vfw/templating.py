"""Render HTML with Jinja2 templates: escaped, strict about names, and ready for translation.

A template is a file in a folder `templates` beside the package that uses it. Its name is its path within `vfw`, such as
"panel/templates/prompt.html", also where one template imports another. Words that people read are marked for
translation, `{{ _("Undo") }}` or `{% trans %}`; Babel extracts them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import cache, partial
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from jinja2.ext import Extension
from markupsafe import Markup, escape

from vfw.translation import gettext, ngettext

EMPTY = Markup("")
MARKED_TEXT = "templates/marked_text.html"
LINE_BREAK = re.compile(r"(\S{0,2})[ \t]*\n\s*(?=(\S{0,2}))(?P<attribute>(?=[a-z-]+=[\"']))?")


class LineJoiner(Extension):
    """Joins the lines of a template, so that its layout adds no bytes to the page.

    A line break beside a tag or a block disappears, any other, and one before an attribute, becomes a space.
    `{{ " " }}` keeps a space at a tag.
    """

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """Return the source of a template in one line."""
        return LINE_BREAK.sub(self._join, source).strip()

    @staticmethod
    def _join(found: re.Match[str]) -> str:
        before, after, attribute = found.groups()
        is_beside_tag = before.endswith((">", "%}", "#}")) or after.startswith(("<", "{%", "{#"))
        is_between_values = before.endswith("}}") and after.startswith("{{")
        is_dropped = (is_beside_tag or is_between_values) and attribute is None
        return before if is_dropped else f"{before} "


def encode_attribute(value: object) -> Markup:
    """Return a value as JSON for an attribute between single quotes, which needs no escaping of the quotes of JSON."""
    text = json.dumps(value, ensure_ascii=False).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return Markup(text.replace("'", "&#39;"))


def encode_json(value: object) -> str:
    """Return a value as JSON, for an attribute between double quotes."""
    return json.dumps(value, ensure_ascii=False, default=_to_plain)


def _to_plain(value: Any) -> Any:
    return dict(value) if isinstance(value, Mapping) else list(value)


def render_marked_text(text: str, css: str = "") -> Markup:
    """Return a text with **bold** and *italic* words as HTML: paragraphs of this class, parted by empty lines."""
    html = str(escape(text.strip()))
    for mark, macro in ((r"\*\*", "bold"), (r"\*", "italic")):
        html = re.sub(f"{mark}(.+?){mark}", partial(_render_marked, macro), html, flags=re.DOTALL)
    paragraphs = [Markup(paragraph) for paragraph in re.split(r"\n\s*\n", html) if paragraph]
    return call_macro(MARKED_TEXT, "paragraphs", paragraphs, css)


def _render_marked(macro: str, found: re.Match[str]) -> Markup:
    return call_macro(MARKED_TEXT, macro, Markup(found[1]))


@cache
def environment() -> Environment:
    """Return the environment of all templates of the exhibit."""
    made = Environment(
        loader=PackageLoader("vfw", ""),  # By package, because the rules, which draw themselves, may import no paths.
        autoescape=True,
        undefined=StrictUndefined,
        auto_reload=False,
        cache_size=-1,
        extensions=[LineJoiner, "jinja2.ext.i18n", "jinja2.ext.do"],
    )
    made.filters.update(attribute=encode_attribute, json=encode_json, marked_text=render_marked_text)
    made.install_gettext_callables(gettext, ngettext, newstyle=True)  # type: ignore[attr-defined]  # Jinja adds it.
    return made


def compile_templates() -> None:
    """Compile all templates ahead, so that forks of this process share them."""
    for name in environment().list_templates(filter_func=lambda name: name.split("/")[-2:-1] == ["templates"]):
        environment().get_template(name)


def render(template: str, **values: Any) -> Markup:
    """Render a template.

    Args:
        template: Its path within `vfw`.
        values: Its variables. Text is escaped unless it is Markup.

    Raises:
        jinja2.TemplateNotFound: There is no such template.
        jinja2.UndefinedError: The template uses a variable that is missing here.
    """
    return Markup(environment().get_template(template).render(values))


def call_macro(template: str, macro: str, *arguments: Any, **named: Any) -> Markup:
    """Render one macro of a template, with the arguments that its signature names."""
    return Markup(getattr(_macros(template), macro)(*arguments, **named))


@cache
def _macros(template: str) -> Any:
    return environment().get_template(template).module


__all__ = ["EMPTY", "Markup", "call_macro", "compile_templates", "encode_attribute", "environment", "escape", "render"]
