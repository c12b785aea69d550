"""Rules for the stylesheets of all pages: a press is answered at once, and no page styles another."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from tinycss2 import parse_blocks_contents, parse_stylesheet, serialize
from tinycss2.color4 import parse_color

from tests.stylesheets import HOUSE, STATIC, TOKENS, Rule, name, rules, sheets
from vfw.atlas.views import CongressWidget, FilmScript, TabsWidget
from vfw.classroom.lesson_page import LessonPageScript
from vfw.classroom.projector import ProjectorControls
from vfw.panel.session.prompts import LONGEST_REST
from vfw.panel.surfaces.state_map import MapOverlayWidget
from vfw.panel.web.page import PageWidget
from vfw.whatif.ui.page import WhatIfPageWidget
from vfw.whatif.ui.playout_viewer import PlayoutBar

HAS = re.compile(r"([^\s>+~,{}();]*):has\(")
"""With the part before it in the same compound selector, to which it applies."""
REMEDY = "`:has()` only on a label; else a class, or data-shows, which tellWhatIsShown() in page/regions.js sets"


def questions_about_what_is_inside(css: str) -> Iterator[tuple[int, str]]:
    """Every `:has()` that is not on a label, as its line and the element that it is about.

    Browsers match it for each such element after each change in it, and then works out the styles of all that the
    element holds: of a label that is its control, of the panel the whole page.
    """
    bare = re.sub(r"/\*.*?\*/", lambda comment: "\n" * comment[0].count("\n"), css, flags=re.DOTALL)
    for number, line in enumerate(bare.splitlines(), 1):
        for about in HAS.findall(line):
            if not re.match(r"label(?![\w-])", about):
                yield number, about


def test_no_style_hangs_on_what_stands_in_a_large_element() -> None:
    found = [
        f"{sheet.relative_to(HOUSE.parent)}:{number}: {about or '*'}:has(): {REMEDY}"
        for sheet in sheets()
        for number, about in questions_about_what_is_inside(sheet.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_the_rule_finds_what_it_forbids() -> None:
    css = """/* body:has(.a) is told,
    not asked */ .a label.b:has(:checked) { }
    body:has(.a) .b, .c:not(:has(d)) { }
    .label:has(a), :is(label):has(a) { }"""
    found = list(questions_about_what_is_inside(css))
    assert [number for number, _ in found] == [3, 3, 4, 4]
    assert [about for _, about in found][:3] == ["body", "", ".label"]


# Colors

NO_COLOUR = {"transparent", "currentcolor"}
"""They name no color of this project, but keep the present one."""


def everything_in(tokens: Iterable[Any]) -> Iterator[Any]:
    """The tokens of a value, and those within its functions."""
    for token in tokens:
        yield token
        yield from everything_in(getattr(token, "arguments", ()))


def colours(css: str) -> Iterator[tuple[int, str]]:
    """Yield every color that a rule names, with its line."""
    for rule in rules(css):
        for declaration in parse_blocks_contents(rule.declarations, skip_comments=True, skip_whitespace=True):
            for token in everything_in(declaration.value):
                said = serialize([token])
                if parse_color(token) and said.lower() not in NO_COLOUR:
                    yield declaration.source_line, said


def test_colors_are_defined_by_tokens_only() -> None:
    found = [
        f"{name(sheet)}:{line}: {colour}: name it in {name(TOKENS)}, and say var(--vfw-…) here"
        for sheet in sheets()
        if sheet != TOKENS
        for line, colour in colours(sheet.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


def test_a_color_is_found_in_every_notation() -> None:
    css = """a { color: var(--vfw-red); border: 1px solid #FFF8;
    color: color-mix(in srgb, rgb(0 0 0 / 20%) 40%, transparent) } @media print { b { fill: Red } }"""
    assert list(colours(css)) == [(1, "#FFF8"), (2, "rgb(0 0 0 / 20%)"), (2, "Red")]
    assert list(colours("a { font-family: Georgia; color: currentcolor; mask: url(red.svg#fff) }")) == []


def test_a_token_that_is_used_is_there_and_none_is_left_over() -> None:
    tokens = set(re.findall(r"^ +--vfw-([\w-]+):", TOKENS.read_text(encoding="utf-8"), re.MULTILINE))
    used, local = set[str](), set[str]()
    for sheet in sheets():
        css = sheet.read_text(encoding="utf-8")
        used |= set(re.findall(r"var\(--vfw-([\w-]+)", css))
        if sheet != TOKENS:
            local |= set(re.findall(r"--vfw-([\w-]+):", css))
    set_by_scripts = {"zoom", "stripes", "territory", *(fill for fill in used if fill.startswith("vote-"))}
    assert used - local - set_by_scripts - tokens == set()
    assert tokens - used == set()


# Rooms

LAYER_OF = {
    "panel/web/shared": "vfw.shared",
    "panel/web/map": "vfw.map",
    "panel/web/page": "vfw.page",
    "panel/skins": "vfw.game",
    "atlas/web": "vfw.atlas",
    "whatif/ui/web": "vfw.whatif",
    "classroom/web/leaf.css": "vfw.lesson",
    "classroom/web/projector.css": "vfw.projector",
    f"{STATIC}/entrance": "vfw.entrance",
    f"{STATIC}/reading": "vfw.reading",
    STATIC: "vfw.frame",
    "kiosk/web": "vfw.kiosk",
    "speech/web": "vfw.speech",
}
"""By folder or file, the layer of its room; the first that fits counts."""
LAYER_OF_ITS_OWN = {
    "panel/web/shared/tokens.css": "vfw.tokens",
    "panel/web/shared/still.css": "vfw.still",
    "panel/web/shared/forced.css": "vfw.forced",
    "panel/web/page/elements.css": "vfw.shared",
    "panel/web/page/projected.css": "vfw.projected",
    "panel/web/map/projected.css": "vfw.projected",
    "panel/web/page/guided.css": "vfw.guided",
    "panel/web/map/guided.css": "vfw.guided",
    "atlas/web/elements.css": "vfw.shared",
}
"""Elements are below their contents, and a panel that is projected, or guided, above the panel as it is."""
OVER_LIBRARIES = HOUSE / "panel/web/shared/over-libraries.css"
OVER_JUPYTER = HOUSE / STATIC / "over-libraries.css"
"""Outside all layers: what libraries say is taken back, and what Jupyter draws around a notebook is dressed."""
STATES = {
    *("vfw-dark", "vfw-still", "vfw-pointing", "vfw-around-atlas", "vfw-dark-page"),
    *("vfw-kiosk", "vfw-kiosk-heard", "vfw-contrast", "vfw-reads"),
}
"""Classes of a page, which everything in it can see."""
PROJECTED = {"vfw-projected", "vfw-guided-room"}
"""Classes of a panel; the map in it sees them too."""
WORDS = {
    *("vfw-asked", "vfw-beside", "vfw-button", "vfw-count", "vfw-covered", "vfw-has-aside", "vfw-kicker", "vfw-lead"),
    *(
        "vfw-missing",
        "vfw-primary",
        "vfw-source",
        "vfw-sources",
        "vfw-story",
        "vfw-takes",
        "vfw-tools",
        "vfw-unconfirmed",
    ),
    *("vfw-warned",),
}
"""Names that several rooms have for something of their own: they stand behind a class that is the room's alone."""
ALONE = {"vfw.entrance", "vfw.reading"}
"""Rooms whose pages hold no other: they may say it of elements, and of those words alone."""
BELOW = {"vfw.tokens", "vfw.shared", "vfw.still"}
"""Parts of every page, which may name each."""
FOREIGN = re.compile(r"(jp|lm|jupyter|leaflet|widget)-")


def room(sheet: Path) -> str:
    return next(layer for place, layer in LAYER_OF.items() if name(sheet).startswith(place))


def classes(selector: Iterable[Any]) -> set[str]:
    """Those that a selector names, also within `:is()` and the like."""
    found = set[str]()
    nodes = list(selector)
    for before, node in pairwise([None, *nodes]):
        if node.type == "ident" and before is not None and before == ".":
            found.add(node.value)
        found |= classes(getattr(node, "arguments", None) or getattr(node, "content", None) or ())
    return found


def parts(selector: Iterable[Any]) -> Iterator[list[Any]]:
    """The selectors between the commas of a rule."""
    part: list[Any] = []
    for node in selector:
        if node == ",":
            yield part
            part = []
        else:
            part.append(node)
    yield part


def all_rules() -> list[tuple[Path, Rule]]:
    return [(sheet, rule) for sheet in sheets() for rule in rules(sheet.read_text(encoding="utf-8"))]


def reaching(dressed: Iterable[tuple[str, str, set[str]]]) -> Iterator[str]:
    """Selectors that reach into another room. Each is given as its place, its room, and the classes it names."""
    dressed = [(where, layer, {name for name in names if not FOREIGN.match(name)}) for where, layer, names in dressed]
    rooms_of = defaultdict[str, set[str]](set)
    for _, layer, names in dressed:
        for word in names - STATES - PROJECTED - WORDS:
            rooms_of[word] |= {layer} - BELOW
    for where, layer, names in dressed:
        if layer in BELOW:
            continue
        foreign = sorted(word for word in names if len(rooms_of[word]) > 1)
        if foreign:
            yield f"{where}: {foreign} is dressed by {sorted(rooms_of[foreign[0]])}: leave it to the one that draws it"
        elif layer not in ALONE and names & WORDS and not names - WORDS - STATES:
            yield f"{where}: {sorted(names & WORDS)} is said in several rooms: put a class of this room before it"


def test_every_rule_lies_in_the_layer_of_its_room() -> None:
    for sheet, rule in all_rules():
        layer = LAYER_OF_ITS_OWN.get(name(sheet), room(sheet))
        is_outside = sheet in (OVER_LIBRARIES, OVER_JUPYTER)
        assert rule.layers == ([] if is_outside else [layer]), f"{name(sheet)}:{rule.line}"


def test_the_order_of_the_layers_is_told_once_and_first() -> None:
    order = [
        (name(sheet), [word.strip() for word in serialize(node.prelude).split(",")])
        for sheet in sheets()
        for node in parse_stylesheet(sheet.read_text(encoding="utf-8"), skip_comments=True, skip_whitespace=True)[:1]
        if node.type == "at-rule" and node.at_keyword == "layer" and node.content is None
    ]
    assert [sheet for sheet, _ in order] == [name(TOKENS)]
    assert set(order[0][1]) == {*LAYER_OF.values(), *LAYER_OF_ITS_OWN.values()}
    pages = [page for page in (HOUSE / STATIC).parent.glob("*.*") if "include_css(" in page.read_text(encoding="utf-8")]
    for page in pages:
        linked = re.findall(r'include_css\("static/([\w/.-]+)"\)', page.read_text(encoding="utf-8"))
        assert linked[0] == TOKENS.name or "{% extends" in page.read_text(encoding="utf-8"), page.name
    for widget in (
        PageWidget,
        MapOverlayWidget,
        FilmScript,
        CongressWidget,
        TabsWidget,
        LessonPageScript,
        ProjectorControls,
        WhatIfPageWidget,
        PlayoutBar,
    ):
        assert str(getattr(widget, "_css", "")).startswith(TOKENS.read_text(encoding="utf-8")), widget


def test_over_libraries_only_takes_back() -> None:
    for rule in rules(OVER_LIBRARIES.read_text(encoding="utf-8")):
        for declaration in parse_blocks_contents(rule.declarations, skip_comments=True, skip_whitespace=True):
            assert serialize(declaration.value).strip() == "revert-layer", f"line {declaration.source_line}"


def test_no_rule_reaches_into_another_room() -> None:
    found = list(
        reaching(
            (f"{name(sheet)}:{rule.line}", room(sheet), classes(part))
            for sheet, rule in all_rules()
            for part in parts(rule.selector)
        )
    )
    assert not found, "\n".join(found)


def test_a_rule_that_reaches_is_found() -> None:
    css = """.vfw-map .vfw-code, .vfw-film:not(.vfw-a) { }
    @media print { .vfw-film :is(p, .vfw-code) { } }
    .vfw-dark .vfw-kicker { }"""
    dressed = [
        (str(line), layer, classes(part))
        for (line, layer), rule in zip([(1, "vfw.map"), (2, "vfw.atlas"), (3, "vfw.atlas")], rules(css), strict=True)
        for part in parts(rule.selector)
    ]
    assert [names for _, _, names in dressed][:2] == [{"vfw-map", "vfw-code"}, {"vfw-film", "vfw-a"}]
    assert [text.partition(": ")[0] for text in reaching(dressed)] == ["1", "1", "2", "3"]


PACES = HOUSE / "panel/web/page/pace.js"
STAGE = HOUSE / "panel/web/page/stage.css"
TIME = re.compile(r"(?<![\w-])(\d*\.?\d+)(m?)s\b")


def movements(css: str) -> Iterator[tuple[str, float]]:
    """When each movement has ended, in ms after the stage is painted; what is delayed apart lasts as long as any."""
    lasting, delayed = [], []
    for rule in rules(css):
        for declaration in parse_blocks_contents(rule.declarations, skip_comments=True, skip_whitespace=True):
            value = serialize(getattr(declaration, "value", []))
            for one in value.split(","):
                times = [float(number) * (1 if milli else 1000) for number, milli in TIME.findall(one)]
                if times and declaration.name == "animation-delay":
                    delayed.append((one, times[0]))
                elif times:
                    lasting.append((one, *times))
    longest = max(duration for _, duration, *_ in lasting)
    yield from ((what, sum(times)) for what, *times in lasting)
    yield from ((what, delay + longest) for what, delay in delayed)


def test_whatever_moves_on_the_stage_lies_still_before_it_goes_on_by_itself() -> None:
    slower = [float(times) for times in re.findall(r'\["\w+", ([\d.]+)\]', PACES.read_text(encoding="utf-8"))]
    assert len(slower) == 3
    ends = list(movements(STAGE.read_text(encoding="utf-8")))
    assert len(ends) > 10
    assert [(what, end) for what, end in ends if end >= LONGEST_REST * min(slower)] == []


def test_the_end_of_a_movement_is_found_however_it_is_written() -> None:
    css = """.a { animation: come 1s 250ms ease-in, turn cubic-bezier(0.3, 0, 1, 1) 40ms; width: 3px }
    .b { animation-delay: .5s } .c { --lights: light 1ms 2s backwards }"""
    assert sorted(end for _, end in movements(css)) == [40, 1250, 1500, 2001]
