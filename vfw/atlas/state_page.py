"""The page of a state: what the fact tables, the notes for the cards and the game say of it, with all its sources.

from IPython.display import HTML
from vfw.atlas import state_page
HTML(state_page("TN"))
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from vfw.atlas import state_story
from vfw.atlas.in_the_game import game_facts
from vfw.atlas.outline import locator_svg, outlines
from vfw.atlas.writer import TextRenderer
from vfw.history import ratification, referenda, statehood, suffrage, timeline

HERE = Path(__file__).parent
SOURCES = re.compile('<sup class="vfw-source">.*?</sup>')


def state_page(state: str, address: str = "") -> str:
    """The page of the state with this postal code, as an HTML article.

    `address` is that of the page of a state, with "{state}" for its postal code; "" where there are no such pages.

    Raises ValueError that names the state if there is none.
    """
    if state not in outlines():
        raise ValueError(f"{state!r} is not a state of 1920; write a postal code like 'NY'")
    writer = TextRenderer(f"{state}-", address)
    neighbours = sorted((outlines()[code] for code in outlines()[state].neighbours), key=lambda outline: outline.name)
    return _template().render(
        id=f"{state}-",
        map=Markup(locator_svg(state)),
        story=state_story,
        say=lambda sentences: Markup(writer.html(sentences)),
        source_list=lambda: Markup(writer.sources_html()),
        union=next(row for row in statehood() if row.state == state),
        amendment=next(row for row in ratification() if row.state == state),
        suffrage=[row for row in suffrage() if row.state == state],
        referenda=[row for row in referenda() if row.state == state],
        timeline=[row for row in timeline() if row.state == state],
        game=game_facts(state),
        neighbours=[(outline.name, address.format(state=outline.code)) for outline in neighbours],
    )


@cache
def _template() -> Template:
    environment = Environment(loader=FileSystemLoader(HERE), autoescape=True, undefined=StrictUndefined)
    environment.filters["together"] = _together
    return environment.get_template("state_page.html")


def _together(html: str) -> str:
    """Statements that have all the same sources, with the numbers of these once below them; others as they are."""
    numbers = SOURCES.findall(html)
    if len(numbers) < 2 or len(set(numbers)) > 1:
        return html
    alone = f'<p class="vfw-shared">Sources for all of this: {numbers[0]}</p>'
    return Markup(f'<div class="vfw-together">{SOURCES.sub("", html)}{alone}</div>')
