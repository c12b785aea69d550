"""Games played at random, for what must hold at every point of every game."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.votes.scenes import ATLANTIC, GAME, MIDWEST, dealt, each, scene
from vfw.core import Match, Outcome, seeded
from vfw.core.players import any_reply
from vfw.votes.rules.deck import CARDS, ERAS, keys
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Side
from vfw.votes.rules.tabletop import HARD, NORMAL


def whole_game(seed: int) -> Iterator[Position]:
    """Every position of a game from its first shuffle to its end."""
    match = dealt(seed)
    yield from match.positions
    yield from _played_on(match.position, seed)


def hard_game(seed: int) -> Iterator[Position]:
    """Every position of a game against the Oppobot with its black dice."""
    match = Match(GAME, {"opponent": "oppobot", "difficulty": "hard"}, chance=seeded(seed))
    yield from match.positions
    yield from _played_on(match.position, seed)


def partners_game(seed: int) -> Iterator[Position]:
    """Every position of a game of two against two."""
    match = dealt(seed, at="2v2")
    yield from match.positions
    yield from _played_on(match.position, seed)


def partners_late(seed: int) -> Iterator[Position]:
    """Every position of such a game from its fifth turn on, with the Strategy cards claimed."""
    yield from _fifth_turn(seed, at="2v2")


def cooperative_game(seed: int) -> Iterator[Position]:
    """Every position of a game of two against the Oppobot."""
    match = dealt(seed, NORMAL, at="cooperative")
    yield from match.positions
    yield from _played_on(match.position, seed)


def solitaire_game(seed: int) -> Iterator[Position]:
    """Every position of a game against the Oppobot, which rolls the black dice where the seed is even."""
    match = dealt(seed, DIFFICULTIES[seed % 2])
    yield from match.positions
    yield from _played_on(match.position, seed)


def solitaire_ending(seed: int) -> Iterator[Position]:
    """Yield every position of a game against the Oppobot from its fifth turn on, with the Amendment sent.

    Random play seldom sends it. Many states are about to vote, and many State cards are open.
    """
    hand = ["Lucy Stone", "Frances Willard", "Woodrow Wilson", "Helen Keller", "The Club Movement", "Zitkala-Ša"]
    game = scene(
        each(MIDWEST, "PPY") | each(ATLANTIC, "RR") | each("NY CA TX FL", "RRR"),
        oppobot=DIFFICULTIES[seed % 2],
        turn=5,
        round=1,
        ratified="KS CO WY MT ND SD NE",
        rejected="GA",
        campaigners="purple Northeast, yellow Northeast, purple Midwest, red South, red South",
        in_effect=["Southern Strategy"],
        state_cards=["New York", "California", "Texas", "Virginia", "Pennsylvania", "Utah", "Kansas", "Illinois"],
        buttons=9,
        hand=hand,
        deck=_deck(SUFFRAGIST, hand, []),
    )
    position = game.round_of(SUFFRAGIST).position
    yield position
    yield from _played_on(position, seed)


DIFFICULTIES = (HARD, NORMAL)


def last_turn(seed: int) -> Iterator[Position]:
    """Every position from the fifth round of the last turn on, with the Amendment sent: random play seldom sends it."""
    yield from _last_turn(seed, their_buttons=5)


def solitaire_last_turn(seed: int) -> Iterator[Position]:
    """The same against the Oppobot: it often wins before Final Voting where random play meets it from turn 5 on."""
    yield from _last_turn(seed, oppobot=DIFFICULTIES[seed % 2])


def _last_turn(seed: int, **opponent: Any) -> Iterator[Position]:
    table = each(MIDWEST, "PPY") | each(ATLANTIC, "RR") | each("NY CA", "RRR")
    names = "purple Northeast, yellow Northeast, purple Midwest, red South, red South"
    game = scene(table, turn=6, round=5, ratified="KS CO WY", rejected="GA", campaigners=names, buttons=9, **opponent)
    position = game.round_of(SUFFRAGIST).position
    yield position
    yield from _played_on(position, seed)


def fifth_turn(seed: int) -> Iterator[Position]:
    """Yield every position from the fifth turn on, with all effects in play that look at hidden cards.

    The sides hold every Strategy card and the State cards that draw, half of them each; the seed deals the halves.
    """
    yield from _fifth_turn(seed)


def _fifth_turn(seed: int, **seating: Any) -> Iterator[Position]:
    halves = (SEEING, ACTING) if seed % 2 else (ACTING, SEEING)
    hand = ["Helen Keller", "Prison Tour Special", "Maud Wood Park", "Lucy Stone", "Woodrow Wilson", "Frances Willard"]
    their_hand = [
        "Anti-Suffrage Riots",
        "Progress, Not Politics",
        "War in Europe",
        "NAOWS Forms",
        "Old Dixie",
        "Red Scare",
    ]
    game = scene(
        each(MIDWEST, "PPY") | each(ATLANTIC, "RR") | each("NY CA", "RRR"),
        turn=5,
        round=1,
        congress=5,
        buttons=6,
        their_buttons=3,
        hand=hand,
        deck=_deck(SUFFRAGIST, hand, ["A Vindication of the Rights of Woman", "The Young Woman Citizen"]),
        their_hand=their_hand,
        their_deck=_deck(OPPOSITION, their_hand, ["The Ladies’ Battle", "The Eden Sphinx"]),
        claimed=halves[0],
        their_claimed=halves[1],
        in_effect=["A Threat to the Ideal of Womanhood", "Southern Strategy"],
        **seating,
    )
    position = game.round_of(SUFFRAGIST).position
    yield position
    yield from _played_on(position, seed)


SEEING = ["Change In Plans", "The Winning Plan", "Eye on the Future", "California", "Ohio", "Transportation"]
ACTING = ["Reconsideration", "Bellwether State", "Superior Lobbying", "Counter Strat", "Virginia", "National Focus"]


def _deck(side: Side, hand: list[str], top: list[str]) -> list[str]:
    """Twenty cards, `top` above the others, and these Early above Middle above Late."""
    gone = {*hand, *top, "Southern Strategy", "A Threat to the Ideal of Womanhood"}
    others = [CARDS[key].title for era in ERAS for key in keys(side, era) if CARDS[key].title not in gone]
    return [*top, *others[-18:]]


def _played_on(position: Position, seed: int) -> Iterator[Position]:
    rng = Random(seed)
    while not isinstance(position.pending, Outcome):
        position = GAME.answer(position, any_reply(position.pending, rng))
        yield position
