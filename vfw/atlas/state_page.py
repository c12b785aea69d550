"""The page of a state, from the fact tables, the notes for the cards and the game, with all its sources.

    from IPython.display import HTML
    from vfw.atlas.state_page import state_page
    HTML(state_page("TN"))

It is the only part of the atlas that knows the game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from vfw.atlas import state_story
from vfw.atlas.frames import TextRenderer
from vfw.atlas.outline import locator_svg, outlines
from vfw.history import ratification, referenda, statehood, suffrage, timeline
from vfw.history.table_reading import Line, read
from vfw.history.tables import sources
from vfw.resources import lesson
from vfw.templating import EMPTY, Markup, render
from vfw.votes.narration.cards import card_text, conditions_text
from vfw.votes.narration.words import region_name
from vfw.votes.rules.board import BORDERS, NAMES, REGION_OF, REGION_STATES, REGIONS
from vfw.votes.rules.deck import CARDS, STATE, Card

PEOPLE = ("state", "card", "why", "sources")


@dataclass(frozen=True)
class RelatedCard:
    """A card that is related to a state.

    Attributes:
        title: As printed.
        whose: Deck and era, as in "Opposition, Early".
        text: The effect of the card, or its relation to the state.
        sources: Keys of the sources of that; none if it is in the rules.
    """

    title: str
    whose: str
    text: str
    sources: tuple[str, ...] = ()


@dataclass(frozen=True)
class GameFacts:
    """The part of a state in the game.

    Attributes:
        region: Its region, as in a sentence: "the West".
        region_number: The number of the region on a six-sided die, 1 to 6.
        number: The number of the state in its region on an eight-sided die, 1 to 8.
        borders: Names of its neighbors in its region.
        card: Its State card; None for most states.
        named_on: The cards whose text names it, except its own.
        people: The cards whose notes mention it, each with that passage in short.
    """

    region: str
    region_number: int
    number: int
    borders: tuple[str, ...]
    card: RelatedCard | None
    named_on: tuple[RelatedCard, ...]
    people: tuple[RelatedCard, ...]


def game_facts(state: str) -> GameFacts:
    """Return the part of the state with this postal code.

    Raises:
        KeyError: There is no such state.
    """
    region = REGION_OF[state]
    named_on = [card for card in CARDS.values() if not card.is_oppobots and _names(card, state)]
    own = [card for card in named_on if card.deck == STATE]
    return GameFacts(
        region=region_name(region),
        region_number=REGIONS.index(region) + 1,
        number=REGION_STATES[region].index(state) + 1,
        borders=tuple(NAMES[other] for other in BORDERS[state].split()),
        card=_told(own[0]) if own else None,
        named_on=tuple(_told(card) for card in named_on if card.deck != STATE),
        people=tuple(person for of, person in _people() if of == state),
    )


def _names(card: Card, state: str) -> bool:
    words = f"{card.title}. {conditions_text(card.key)} {card_text(card.key)}"
    # "West Virginia" does not name Virginia.
    return bool(re.search(rf"\b(?<!West ){NAMES[state]}\b", words))


def _told(card: Card) -> RelatedCard:
    text = " ".join(filter(None, (conditions_text(card.key), card_text(card.key))))
    return RelatedCard(card.title, _whose(card), text)


def _whose(card: Card) -> str:
    return ", ".join(filter(None, (f"{card.deck.capitalize()} card", card.era.capitalize())))


@cache
def _people() -> tuple[tuple[str, RelatedCard], ...]:
    """Return the notes for the cards that name each state, which `lessons/state_people.csv` gathers by hand.

    Raises:
        ValueError: A state, a card or a source does not exist; the message names line and column.
    """
    return read(lesson("state_people.csv"), PEOPLE, _person)


def _person(line: Line) -> tuple[str, RelatedCard]:
    state, card = line.choice("state", tuple(NAMES)), CARDS.get(line.text("card"))
    if card is None:
        raise line.wrong("card", "the key of a card, such as seneca-falls-convention")
    return state, RelatedCard(card.title, _whose(card), line.text("why"), line.keys("sources", sources()))


SOURCES = re.compile('<sup class="vfw-source">.*?</sup>')
"""The numbers of the sources of a statement."""


def state_page(state: str, address: str = "") -> Markup:
    """Return the page of a state, as an HTML article.

    Args:
        state: The postal code.
        address: The address of the page of a state, with "{state}" for its postal code; "" if there are no such pages.

    Raises:
        ValueError: There is no such state; the message names it.
    """
    if state not in outlines():
        raise ValueError(f"{state!r} is not a state of 1920; write a postal code like 'NY'")
    writer = TextRenderer(f"{state}-", address)
    neighbors = sorted((outlines()[code] for code in outlines()[state].neighbors), key=lambda outline: outline.name)
    return render(
        "atlas/templates/state_page.html",
        id=f"{state}-",
        map=locator_svg(state),
        story=state_story,
        say=writer.html,
        part_sources=_part_sources,
        source_list=writer.sources_html,
        union=next(row for row in statehood() if row.state == state),
        amendment=next(row for row in ratification() if row.state == state),
        suffrage=[row for row in suffrage() if row.state == state],
        referenda=[row for row in referenda() if row.state == state],
        timeline=[row for row in timeline() if row.state == state],
        game=game_facts(state),
        neighbors=[(outline.name, address.format(state=outline.code)) for outline in neighbors],
    )


def _part_sources(html: Markup) -> tuple[Markup, Markup]:
    """Return statements without their sources, and these, if all have the same; else the statements as they are."""
    numbers = SOURCES.findall(html)
    if len(numbers) < 2 or len(set(numbers)) > 1:
        return html, EMPTY
    return Markup(SOURCES.sub("", html)), Markup(numbers[0])
