"""Read HTML as a screen reader does: role, accessible name, state and text of what is shown, in order.

Looks, hidden parts, and attributes that only scripts read are left out. Tests of pages compare these lines, not markup.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = re.compile("br|col|hr|img|input|link|meta|source|wbr")
UNREAD = re.compile("head|script|style|template|title|caption|legend|figcaption|option")
"""Never read, or read as the name or the value of another element."""
INLINE = re.compile("a|abbr|b|cite|code|em|g|i|kbd|s|small|span|strong|su[bp]|text|time|tspan")
FIELD = re.compile("checkbox|radio|slider|spinbutton|textbox|combobox|progressbar|file")
LEAF = re.compile(f"button|link|image|disclosure|{FIELD.pattern}")
"""Elements that are read as one: their contents give the name only."""
TAKES_TEXT = ("item", "term", "definition", "alert", "status")
"""The first text inside is read together with the role."""
ROLES = {"button": "button", "img": "image", "li": "item", "dt": "term", "dd": "definition", "tr": "row"}
ROLES |= {"summary": "disclosure", "fieldset": "group", "table": "table", "dialog": "dialog", "nav": "navigation"}
ROLES |= {"main": "main", "article": "article", "figure": "figure", "output": "status", "select": "combobox"}
ROLES |= {"textarea": "textbox", **{f"h{level}": f"heading {level}" for level in range(1, 7)}}
IF_NAMED = {"section": "region", "form": "form", "ul": "list", "ol": "list", "dl": "list", "svg": "image"}
INPUTS = {name: name for name in ("checkbox", "radio", "file", "button")}
INPUTS |= {"range": "slider", "number": "spinbutton", "submit": "button"}
CAPTIONS = {"fieldset": "legend", "table": "caption", "figure": "figcaption", "svg": "title"}
STATES = {
    "aria-pressed": {"true": "pressed", "false": "not pressed"},
    "aria-checked": {"true": "checked", "false": "not checked"},
    "aria-expanded": {"true": "expanded", "false": "collapsed"},
    "aria-current": {"true": "current", "step": "current step", "page": "current page"},
    "aria-modal": {"true": "modal"},
    "aria-invalid": {"true": "invalid"},
}


class Element:
    """An element of the page, and the elements and texts in it."""

    def __init__(self, tag: str, attributes: dict[str, str], parent: Element | None = None) -> None:
        self.tag, self.attributes, self.parent = tag, attributes, parent
        self.children: list[Element | str] = []

    @property
    def role(self) -> str:
        """The role, "" if it has none of its own."""
        if role := self.get("role"):
            return {"img": "image", "presentation": "", "none": ""}.get(role, role)
        if self.tag == "input":
            return INPUTS.get(self.get("type"), "textbox")
        if self.tag == "a":
            return "link" if "href" in self.attributes else ""
        if self.tag in IF_NAMED:
            is_named = self.get("aria-label") or self.get("aria-labelledby") or self.all(CAPTIONS.get(self.tag, "-"))
            return IF_NAMED[self.tag] if is_named else ""
        return ROLES.get(self.tag, "live" if "aria-live" in self.attributes else "")

    def get(self, attribute: str) -> str:
        return self.attributes.get(attribute, "")

    def all(self, tag: str = "") -> list[Element]:
        """Return the elements inside, with this tag if one is given, hidden ones too."""
        inside = [child for child in self.children if isinstance(child, Element)]
        found = [element for child in inside for element in (child, *child.all())]
        return [element for element in found if tag in ("", element.tag)]

    def shown(self) -> list[Element | str]:
        """Return the children that are read."""
        return [child for child in self.children if isinstance(child, str) or not child.is_hidden()]

    def is_hidden(self) -> bool:
        return bool("hidden" in self.attributes or self.get("aria-hidden") == "true" or UNREAD.fullmatch(self.tag))

    def controls(self) -> list[Element]:
        """Return the links, buttons and fields that are shown inside."""
        inside = [child for child in self.shown() if isinstance(child, Element)]
        return [found for child in inside for found in ([child] if LEAF.fullmatch(child.role) else child.controls())]


class Parser(HTMLParser):
    """Makes a tree of `html`, below `root`."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.root = self._open = Element("", {})
        self.feed(str(html))  # text joined to Markup would be escaped again
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs}, self._open)
        self._open.children.append(element)
        if not VOID.fullmatch(tag):
            self._open = element

    def handle_endtag(self, tag: str) -> None:
        element: Element | None = self._open
        while element and element.tag != tag:
            element = element.parent
        if element and element.parent:
            self._open = element.parent

    def handle_data(self, data: str) -> None:
        self._open.children.append(data)


@dataclass
class Line:
    """A line of the reading: one element or text.

    Attributes:
        role: "button", "heading 2" and so on, "" for text.
        name: the accessible name, or the text.
        value: what a field holds.
        states: "pressed", "disabled: there is no game yet" and so on, and the description.
        depth: the number of regions, groups and items around it.
        inside: the lines inside it, in order.
    """

    role: str
    name: str
    value: str = ""
    states: list[str] = field(default_factory=list)
    depth: int = 0
    inside: list[Line] = field(default_factory=list)

    def __str__(self) -> str:
        said = ": ".join(filter(None, (self.role, self.name))) + (f" = {self.value}" if self.value else "")
        return f"{said} ({'; '.join(self.states)})" if self.states else said


class Reader:
    """Reads `html` into `lines`. What `note` returns for the attributes of an element is read after its name."""

    def __init__(self, html: str, note: Callable[[dict[str, str]], str] = lambda _: "") -> None:
        self._root, self._note = Parser(html).root, note
        self._around: list[Line] = []
        self._text = ""
        self.lines: list[Line] = []
        self._walk(self._root)
        self._flush()

    def _walk(self, element: Element) -> None:
        for child in element.shown():
            if isinstance(child, str):
                self._text = join(self._text, child)
            elif INLINE.fullmatch(child.tag) and not child.role and not child.controls():
                self._text = join(self._text, self._content(child)) + self._noted(child)
            else:
                self._flush()
                if child.role:
                    self._read(child)
                elif child.tag == "label" and ("for" in child.attributes or child.controls()):
                    for control in child.controls():
                        self._read(control)
                else:
                    self._walk(child)
                self._flush()

    def _read(self, element: Element) -> None:
        name = f"{self._name(element)}{self._noted(element)}".strip()
        line = Line(element.role, name, self._value(element), [*self._states(element)])
        self._add(line)
        self._around.append(line)
        if line.role == "row" or line.role.startswith("heading"):
            for control in element.controls():
                self._read(control)
        elif not LEAF.fullmatch(line.role):
            self._walk(element)
        self._flush()
        self._around.pop()

    def _add(self, line: Line) -> None:
        line.depth = len(self._around)
        self.lines.append(line)
        for around in self._around:
            around.inside.append(line)

    def _flush(self) -> None:
        text, self._text = squeeze(self._text), ""
        around = self._around[-1] if self._around else Line("", "")
        if text and around.role in TAKES_TEXT and not around.name and not around.inside:
            around.name = text
        elif text:
            self._add(Line("", text))

    def _noted(self, element: Element) -> str:
        note = self._note(element.attributes)
        return f" {note}" if note else ""

    def _name(self, element: Element) -> str:
        named_by = [*self._with_ids(element.get("aria-labelledby"))]
        found = [" ".join(map(self._content, named_by)), element.get("aria-label"), element.get("alt")]
        found += map(self._content, element.all(CAPTIONS.get(element.tag, "-"))[:1])
        if FIELD.fullmatch(element.role):
            found += map(self._content, self._labels(element))
        elif element.role == "row":
            cells = [cell for cell in element.shown() if isinstance(cell, Element)]
            found.append(" | ".join(squeeze(self._content(cell)) for cell in cells))
        elif LEAF.fullmatch(element.role) or element.role.startswith("heading"):
            found += [self._content(element)] * (element.role != "image")
        return next(filter(None, map(squeeze, [*found, element.get("title"), element.get("placeholder")])), "")

    def _labels(self, element: Element) -> Iterator[Element]:
        """Yield the labels around a field and for it."""
        around = element.parent
        while around:
            yield from [around] * (around.tag == "label")
            around = around.parent
        if name := element.get("id"):
            yield from (label for label in self._root.all("label") if label.get("for") == name)

    def _content(self, element: Element) -> str:
        """Return the text of an element with all that is in it, its fields aside."""
        text = ""
        for child in element.shown():
            if isinstance(child, str):
                text = join(text, child)
            elif not FIELD.fullmatch(child.role):
                said = (child.get("aria-label") if child.role else "") or self._content(child)
                said = said if INLINE.fullmatch(child.tag) else f" {said} "
                text = join(text, said) + self._noted(child)
        return text

    def _with_ids(self, ids: str) -> Iterator[Element]:
        yield from (element for name in ids.split() for element in self._root.all() if element.get("id") == name)

    def _value(self, element: Element) -> str:
        if element.tag == "select":
            options = element.all("option")
            chosen = [option for option in options if "selected" in option.attributes] or options
            texts = [squeeze(self._content(option)) for option in (*chosen[:1], *options)]
            return f"{texts[0]}, of: {' | '.join(texts[1:])}" if texts else ""
        if element.tag == "textarea":
            return self._content(element)
        is_typed = element.role in ("textbox", "slider", "spinbutton", "progressbar")
        values = [element.get(name) for name in ("aria-valuetext", "aria-valuenow", "value")]
        return next(filter(None, values), "") if is_typed else ""

    def _states(self, element: Element) -> Iterator[str]:
        yield from filter(None, (words.get(element.get(name)) for name, words in STATES.items()))
        if element.tag == "summary" and element.parent:
            yield "expanded" if "open" in element.parent.attributes else "collapsed"
        if element.tag == "input" and element.role in ("checkbox", "radio"):
            yield "checked" if "checked" in element.attributes else "not checked"
        if keys := element.get("aria-keyshortcuts"):
            yield f"key {keys}"
        if element.get("tabindex") == "0" and not LEAF.fullmatch(element.role):
            yield "focusable"
        about = [*map(self._content, self._with_ids(element.get("aria-describedby")))]
        about = [*map(squeeze, [*about, element.get("aria-description"), element.get("title")])]
        description = next(filter(None, about), "")
        if "disabled" in element.attributes or element.get("aria-disabled") == "true":
            yield f"disabled: {description}" if description else "disabled"
        elif description and description != self._name(element):
            yield description


def join(text: str, more: str) -> str:
    """Add text of the next element, with a space where only a style sheet keeps the two apart.

    >>> join("The goal, and the map", "Make Tennessee the last."), join("cube", "s")
    ('The goal, and the map Make Tennessee the last.', 'cubes')
    """
    is_glued = text[-1:].isalnum() or text[-1:] in (".", "…")
    return (
        f"{text} {more}" if is_glued and (more[:1].isupper() or more[:1].isdigit() or more[:1] == "(") else text + more
    )


def squeeze(text: str) -> str:
    return " ".join(text.split())


def read(html: str) -> list[str]:
    """Return what is read, a line each.

    >>> read('<h2>Play a card</h2><ul><li>Only <b>events</b></ul><button aria-pressed="true">Undo</button>')
    ['heading 2: Play a card', 'item: Only events', 'button: Undo (pressed)']
    """
    return [str(line) for line in Reader(html).lines]


def find(html: str, role: str, name: str | None = None) -> list[Line]:
    """Return the lines with this role, and with this name if one is given.

    >>> [str(line) for line in find('<p role="alert">Port 8866 is in use.</p>', "alert")]
    ['alert: Port 8866 is in use.']
    """
    return [line for line in Reader(html).lines if line.role == role and name in (None, line.name)]


def names(html: str, role: str) -> list[str]:
    """Return the names of all elements with this role, in order."""
    return [line.name for line in find(html, role)]


def buttons(html: str) -> list[str]:
    """Return the names of the buttons, in order.

    >>> buttons('<button aria-label="Undo the last answer">Undo</button> <button hidden>Redo</button>')
    ['Undo the last answer']
    """
    return names(html, "button")
