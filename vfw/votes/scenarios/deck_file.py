"""The Oppobot's deck as a text that anyone can write: an owner of the printed game can put the printed cards in.

    # My printed deck
    ## Start
    - The Patriarchy: Place a red campaigner in the South. Add one red cube in each state of the South.
    ## Early
    - Southern Resentment (only if Fifteenth Amendment is in effect): Add one red cube in each of Texas and Alabama.

Three Start cards and 13 of each era, one a line: the title, perhaps a condition, and what the card does in the very
sentences in which the exhibit shows cards; `vfw deck` prints the reconstruction in them. Numbers may be figures.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from difflib import get_close_matches
from hashlib import sha256

from vfw.front_matter import TextError
from vfw.untrusted_input import plain, quoted
from vfw.votes import cards as cards
from vfw.votes.narration.cards import card_text, condition_text
from vfw.votes.narration.words import NUMBER_WORDS, region_name
from vfw.votes.rules.automatic import (
    claim_drawn,
    cubes_in_all,
    cubes_in_contested_region,
    cubes_in_drawn,
    cubes_in_drawn_each_region,
    cut_most,
    lobby_until,
    overturn_drawn,
    unratify_drawn,
    when,
)
from vfw.votes.rules.board import NAMES, REGION_STATES, REGIONS, Area, listed, states
from vfw.votes.rules.deck import (
    CARDS,
    ERAS,
    START,
    Card,
    Condition,
    amendment_sent,
    congress_has,
    enter,
    in_effect,
    keys,
    not_in_effect,
    turn_from,
)
from vfw.votes.rules.deck import card as make_card
from vfw.votes.rules.effects import bars, campaign_cost, event_cost, voting_die
from vfw.votes.rules.position import Verb
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.special import discard_at_random
from vfw.votes.rules.steps import campaigner, clear, congress, lose, stays
from vfw.votes.rules.tabletop import COLORS, GAME, OPPOBOT, RED, TURN, VOTING

CARDS_OF_AN_ERA = {START: 3, **dict.fromkeys(ERAS, 13)}
CARD_LINE = re.compile(r"- (?P<title>[^(]+?)(?: \(only if (?P<needs>.+)\))?: (?P<text>.+)")


class BadDeck(TextError):
    """A text that is not a deck; the message names the line, the mistake and what would be right."""


def register_deck(text: str) -> str:
    """Register the deck of `text` among the cards, and return the word under which `deck.keys` lists it.

    The word follows from the text, so that the same text always is the same deck.

    Raises:
        BadDeck: If the text is not a deck.
    """
    word = f"{OPPOBOT}-{sha256(text.encode('utf-8', 'surrogatepass')).hexdigest()[:8]}"
    if not keys(word):
        for era, one in list(_cards(plain(text), word)):
            enter(word, era, one)
    return word


def deck_title(text: str) -> str:
    """Return the title of a deck: its first heading."""
    heading = re.search(r"^# +(.+)", plain(text), re.MULTILINE)
    return heading[1].strip() if heading else "A deck without a name"


def format_deck(deck: str = OPPOBOT, title: str = "The Oppobot: a reconstruction") -> str:
    """Format a deck as a text that `register_deck` reads."""
    lines = [f"# {title}"]
    for era in CARDS_OF_AN_ERA:
        lines += ["", f"## {era.capitalize()}", ""]
        for key in keys(deck, era):
            needs = listed([condition_text(condition) for condition in CARDS[key].needs] or [""])
            lines.append(f"- {CARDS[key].title}{f' (only if {needs})' if needs else ''}: {card_text(key)}")
    return "\n".join(lines) + "\n"


def _cards(text: str, word: str) -> Iterator[tuple[str, Card]]:
    """Yield the cards with their eras.

    Raises:
        BadDeck: If the text is not a deck.
    """
    era, number, seen = "", 0, {START: 0, **dict.fromkeys(ERAS, 0)}
    titles: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("## "):
            era = line[3:].strip().lower()
            if era not in seen:
                raise BadDeck(number, f"{quoted(line[3:])} is no era; expected Start, Early, Middle or Late")
        elif line.startswith("- "):
            if not era:
                raise BadDeck(number, "a card before the first era; put a line such as '## Start' above it")
            one = _card(number, line, word)
            if one.title in titles:
                raise BadDeck(
                    number, f"{quoted(one.title)} is in line {titles[one.title]} too; a deck has each card once"
                )
            titles[one.title] = number
            seen[era] += 1
            yield era, one
    for era, needed in CARDS_OF_AN_ERA.items():
        if seen[era] != needed:
            raise BadDeck(number, f"the deck has {seen[era]} {era.capitalize()} cards; it needs {needed}")


def _card(number: int, line: str, word: str) -> Card:
    match = CARD_LINE.fullmatch(line.strip())
    if not match:
        raise BadDeck(number, "no card; expected '- Title: what it does.' or '- Title (only if ...): what it does.'")
    title = match["title"].strip()
    steps = tuple([_step(number, sentence) for sentence in re.split(r"(?<=\.) (?=[A-Z])", match["text"])])
    known = [key for key in keys(OPPOSITION) if CARDS[key].title == title]
    slug = known[0] if known else re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")
    needs = tuple([_condition(number, part) for part in match["needs"].split(" and ")]) if match["needs"] else ()
    bears_campaigner = any(isinstance(step, campaigner) for step in steps)
    return make_card(f"{word}:{slug}", title, *steps, needs=needs, campaigner=bears_campaigner)


def _step(number: int, sentence: str) -> Verb:
    for form, made in FORMS:
        if match := form.fullmatch(sentence):
            return made(number, match)
    close = get_close_matches(sentence, EXAMPLES, n=1, cutoff=0.3)
    raise BadDeck(number, f"no card says {quoted(sentence)}; nearest is {close[0] if close else EXAMPLES[0]!r}")


def _unconditional(number: int, sentence: str) -> Verb:
    if sentence.startswith("If "):
        raise BadDeck(number, "an 'If' within an 'If'; write one condition, and what is done behind its colon")
    return _step(number, sentence)


def _count(word: str | None) -> int:
    if not word or word == "a":
        return 1
    return int(word) if word.isdigit() else NUMBER_WORDS.index(word)


def _region(number: int, words: str) -> str:
    for region in REGIONS:
        if words in (region, region_name(region)):
            return region
    raise BadDeck(
        number, f"{quoted(words)} is no region; expected {listed([region_name(region) for region in REGIONS], 'or')}"
    )


def _area(number: int, words: str) -> Area:
    """Parse an area: "each of New York and Connecticut", "Georgia" or "each state of the West and the South"."""
    if words.startswith("each state of "):
        regions = [_region(number, part) for part in _parts(words.removeprefix("each state of "))]
        name = listed([region_name(region) for region in regions])
        return Area(name, f"each state of {name}", tuple([one for region in regions for one in REGION_STATES[region]]))
    return states(*[_state(number, part) for part in _parts(words.removeprefix("each of "))])


def _parts(words: str) -> list[str]:
    return re.split(r", | and ", words)


def _state(number: int, name: str) -> str:
    for state, full in NAMES.items():
        if name in (full, state):
            return state
    close = get_close_matches(name, NAMES.values(), n=1)
    raise BadDeck(number, f"{quoted(name)} is no state{f'; did you mean {close[0]}?' if close else ''}")


def _condition(number: int, words: str) -> Condition:
    if words == condition_text(amendment_sent()):
        return amendment_sent()
    if match := re.fullmatch(rf"Congress has {N} markers?(?: or more)?", words):
        return congress_has(_count(match["n"]))
    if match := re.fullmatch(r"it is turn (?P<n>[0-9]) or later", words):
        return turn_from(int(match["n"]))
    if match := re.fullmatch(r"(?P<title>.+) is (?P<no>not )?in effect", words):
        key = _persistent(number, match["title"])
        return not_in_effect(key) if match["no"] else in_effect(key)
    raise BadDeck(number, f"no condition: {quoted(words)}; expected such as 'Southern Strategy is in effect'")


def _persistent(number: int, title: str) -> str:
    titles = {card.title: key for key, card in CARDS.items() if card.is_event and not card.is_oppobots}
    if title not in titles:
        close = get_close_matches(title, titles, n=1)
        raise BadDeck(number, f"{quoted(title)} is no card{f'; did you mean {close[0]!r}?' if close else ''}")
    return titles[title]


def _colors(word: str) -> tuple[str, ...]:
    return COLORS[SUFFRAGIST] if word == "Suffragist" else (word,)


def _cut(match: re.Match[str]) -> Verb:
    return cut_most(_colors(match["color"]), _count(match["times"]), 0 if match["n"] == "all" else _count(match["n"]))


def _bars(number: int, match: re.Match[str]) -> Verb:
    regions = [_region(number, part) for part in re.split(r", | or ", match["area"])]
    areas = [
        Area(region_name(region), f"each state of {region_name(region)}", REGION_STATES[region]) for region in regions
    ]
    return stays(BOXES[match["box"]], bars(tuple(areas)))


BOXES = {"For the rest of the turn": TURN, "For the rest of the game": GAME, "In Final Voting": VOTING}
FIGURES = "[0-9]{1,2}"
N = rf"(?P<n>{FIGURES}|a|{'|'.join(NUMBER_WORDS[1:])})"
TIMES = rf"(?P<times>{FIGURES}|{'|'.join(NUMBER_WORDS[1:])})"
COLOR = "(?P<color>purple|yellow|Suffragist)"
BOX = f"(?P<box>{'|'.join(BOXES)})"

Make = Callable[[int, re.Match[str]], Verb]
_FORMS: list[tuple[str, str, Make]] = [
    (
        "Place a red campaigner in the South.",
        r"Place a red campaigner in (?P<region>.+)\.",
        lambda line, m: campaigner(RED, _region(line, m["region"])),
    ),
    (
        "Remove one marker from Congress.",
        rf"Remove {N} markers? from Congress\.",
        lambda line, m: congress(-_count(m["n"])),
    ),
    (
        "Add two red cubes in one random state of each region.",
        rf"Add {N} red cubes? in one random state of each region\.",
        lambda line, m: cubes_in_drawn_each_region(_count(m["n"])),
    ),
    (
        "Add two red cubes in each of three random states.",
        rf"Add {N} red cubes? in (?:one random state|each of {TIMES} random states)\.",
        lambda line, m: cubes_in_drawn(_count(m["n"]), _count(m["times"])),
    ),
    (
        "Add one red cube in each state of the region with the most contested states.",
        rf"Add {N} red cubes? in each state of the region with the most contested states\.",
        lambda line, m: cubes_in_contested_region(_count(m["n"])),
    ),
    (
        "Add two red cubes in each of New York and Connecticut.",
        rf"Add {N} red cubes? in (?P<area>.+)\.",
        lambda line, m: cubes_in_all(_count(m["n"]), _area(line, m["area"])),
    ),
    (
        "Remove all purple cubes from the two states that have most of them.",
        rf"Remove (?:(?P<n>all|{FIGURES}|{'|'.join(NUMBER_WORDS[1:])})) {COLOR} cubes? from "
        rf"(?:each of )?the (?:state that has|{TIMES} states that have) most of them\.",
        lambda line, m: _cut(m),
    ),
    (
        "Remove all Suffragist cubes from California.",
        rf"Remove all {COLOR} cubes from (?P<state>.+)\.",
        lambda line, m: clear(_colors(m["color"]), area=states(_state(line, m["state"]))),
    ),
    (
        "The Suffragists lose two buttons.",
        rf"The Suffragists lose {N} buttons?\.",
        lambda line, m: lose(_count(m["n"])),
    ),
    (
        "The Suffragists discard two cards from hand at random, then draw as many.",
        rf"The Suffragists discard {N} cards? from hand at random, then draw as many\.",
        lambda line, m: discard_at_random(_count(m["n"])),
    ),
    (
        "Turn one ratification, drawn at random, into a rejection.",
        r"Turn one ratification, drawn (?:at random|by lot), into a rejection\.",
        lambda line, m: overturn_drawn(),
    ),
    (
        "A ratified state, drawn at random, loses its check and gets two red cubes.",
        rf"A ratified state, drawn (?:at random|by lot), loses its check and gets {N} red cubes?\.",
        lambda line, m: unratify_drawn(_count(m["n"])),
    ),
    (
        "Roll four d8, all again until one shows 6 or more; each such die removes one marker from Congress.",
        rf"Roll {N} d(?P<sides>6|8), all again until one shows 6 or more; "
        r"each such die removes one marker from Congress\.",
        lambda line, m: lobby_until(int(m["sides"]), _count(m["n"])),
    ),
    (
        "Claim a Strategy card, drawn at random.",
        r"Claim a Strategy card, drawn (?:at random|by lot)\.",
        lambda line, m: claim_drawn(),
    ),
    (
        "For the rest of the turn the Suffragists may not add cubes in Atlantic & Appalachia or the South.",
        rf"{BOX} the Suffragists may not add cubes in (?P<area>.+)\.",
        _bars,
    ),
    (
        "For the rest of the turn the Suffragists pay one button to play a card as an event.",
        rf"{BOX} the Suffragists pay {N} buttons? to play a card as an event\.",
        lambda line, m: stays(BOXES[m["box"]], event_cost(_count(m["n"]))),
    ),
    (
        "For the rest of the turn the Suffragists pay one button to take a Campaigning action.",
        rf"{BOX} the Suffragists pay {N} buttons? to take a Campaigning action\.",
        lambda line, m: stays(BOXES[m["box"]], campaign_cost(_count(m["n"]))),
    ),
    (
        "In Final Voting the Opposition rolls a d8 instead of a d6.",
        r"In Final Voting the Opposition rolls a d(?P<sides>8) instead of a d6\.",
        lambda line, m: stays(VOTING, voting_die(int(m["sides"]))),
    ),
    (
        "Stays in effect for the rest of the game.",
        r"Stays in effect for the rest of the (?P<box>turn|game)\.",
        lambda line, m: stays(TURN if m["box"] == "turn" else GAME),
    ),
    (
        "If Congress has three markers or more: Remove one marker from Congress.",
        r"If (?P<needs>[^:]+): (?P<then>.+)",
        lambda line, m: when(_condition(line, m["needs"]), _unconditional(line, m["then"])),
    ),
]
EXAMPLES = [example for example, _, _ in _FORMS]
FORMS = [(re.compile(form), made) for _, form, made in _FORMS]
