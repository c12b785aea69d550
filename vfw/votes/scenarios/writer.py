"""Positions written as scenarios, to begin there again: decks in their true order, hands as they are.

`hand_over` writes one in which the Oppobot takes over the Opposition from a side with cards, or gives it over to one,
in the middle of a game. The hand, the buttons and the deck of one mean nothing to the other, so the game begins again
as a scenario, from the present table. The rules leave it open; these are rules of this exhibit:

- Cubes, votes, Congress, campaigners, open cards and all that the Suffragists have stay.
- The side that takes over has a deck of the eras still to come. The Oppobot's Start cards whose turn is past count as
  played: their campaigners are there. A card that would bring a third campaigner of a color leaves the game.
- A side that takes over from the Oppobot is dealt a hand, and gets as many buttons as the Suffragists have, or all.
- A card in effect stays if the other deck has one that does the same. The Opposition's claimed cards leave the game,
  and so do the Strategy cards that no game with the Oppobot uses, wherever they are.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import NotRequired, TypedDict, Unpack

from vfw.core.questions import Outcome
from vfw.front_matter import FENCE, NONE
from vfw.votes.narration.words import region_name
from vfw.votes.rules.board import STATES
from vfw.votes.rules.deck import CARDS, ERAS, START, STRATEGY, keys, walk
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.oppobot import START_TURNS, commit_to_die, oppobot_plays
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side, side_of
from vfw.votes.rules.steps import stays
from vfw.votes.rules.strategy_phase import commit
from vfw.votes.rules.tabletop import COLORS, NORMAL, OPPOBOT, RED, ROUNDS, SUPPLY, TURNS, VOTING_DIE, Camp, Lasting
from vfw.votes.rules.turn import next_round, play_a_card
from vfw.votes.scenarios.fields import (
    CAMPAIGNERS_OF_A_COLOR,
    COMMA,
    COMPETITIVE,
    FINAL_VOTING,
    ROUND,
    SEMICOLON,
    SENT,
    SOLITAIRE,
    STRATEGY_PHASE,
    Moment,
)
from vfw.votes.scenarios.layout import ERA_OF_TURN, campaigners_brought

A_GAME = "It is a moment of a game, not of history."


class ScenarioHeader(TypedDict):
    """The head of a scenario, beside the table: see `Scenario`."""

    title: str
    date: str
    goal: str
    length: int
    sources: NotRequired[Iterable[str]]
    simplifies: NotRequired[str]
    introduction: NotRequired[str]


def write_scenario(position: Position, **about: Unpack[ScenarioHeader]) -> str:
    """Write the text of a scenario that begins at `position`.

    It holds the order of the decks and both hands. It does not hold a deck of the Oppobot that is not its own; the
    caller that begins the game gives it again.

    Raises:
        ValueError: If `position` is not a moment between rounds; the message tells why.
    """
    out = [key for key in position.removed if CARDS[key].is_oppobots and CARDS[key].era == START]
    return format_scenario(position, find_moment(position), out, **about)


def format_scenario(
    table: Position,
    begins: Moment,
    out: Iterable[str],
    *,
    dealt_anew: Collection[str] = (),
    **about: Unpack[ScenarioHeader],
) -> str:
    """Format a scenario that begins with the present `table`, with the cards `out` out of the game.

    The cards of the sides `dealt_anew` are left out: they are dealt the usual number at that moment.
    """
    head = {
        "title": about["title"],
        "date": about["date"],
        "goal": about["goal"],
        "length": str(about["length"]),
        "sources": f"{COMMA} ".join(about.get("sources", ())) or NONE,
        "simplifies": about.get("simplifies", A_GAME),
        "mode": SOLITAIRE if table.oppobot else COMPETITIVE,
        "difficulty": table.oppobot,
        "partners": f"{COMMA} ".join([side for side in SIDES if len(table.seats_of(side)) > 1]),
        "hands": "open" if table.open_hands else "",
        "begins": str(begins),
        "last turn": "" if table.last_turn == ROUNDS else f"{table.last_turn} rounds",
        "voting dice": "" if table.voting_die == VOTING_DIE else f"d{table.voting_die}",
    }
    lines = [f"{key}: {_one_line(value)}" for key, value in head.items() if value]
    lines += [*_board(table), *_tracks(table), *_cards(table), *_list("out of the game", _titles(out), SEMICOLON)]
    for side in SIDES:
        if not (table.oppobot and side == OPPOSITION):
            lines.append(f"{side} buttons: {table.buttons(side)}")
        if side not in dealt_anew:
            lines += [*_hands(table, side, dealt_anew), *_camp(table, side)]
    return "\n".join([FENCE, *lines, FENCE, about.get("introduction", "")]) + "\n"


def find_moment(position: Position) -> Moment:
    """Return the moment between rounds that `position` is.

    Raises:
        ValueError: If it is none; the message tells why.
    """
    waiting = [task.step for task in position.todo]
    theirs = oppobot_plays() if position.oppobot else play_a_card(OPPOSITION)
    match position.asking.step if position.asking else None:
        case play_a_card(by, True) if waiting == ([next_round(), theirs] if by == SUFFRAGIST else [next_round()]):
            return Moment(position.turn, ROUND, position.round_of_turn, by, position.last_turn)
        case commit() | commit_to_die() if waiting == [next_round()]:
            return Moment(position.turn, STRATEGY_PHASE, last_turn=position.last_turn)
        case pick_state(by) if not waiting:
            second = any(position.seats_of(side).index(position.seat_of(side)) for side in SIDES)
            return Moment(TURNS, FINAL_VOTING, position.round_of_turn, by, position.last_turn, second)
    if isinstance(position.pending, Outcome):
        raise ValueError("the game is over: nothing can begin here")
    what = f"turn {position.turn}, round {position.round}" if position.turn else "the setup"
    raise ValueError(
        f"it is in the middle of {what}; "
        "a scenario begins where a side chooses its next card, commits buttons, or picks a state"
    )


def _one_line(words: str) -> str:
    return " ".join(words.split())


def _board(position: Position) -> Iterator[str]:
    for side in SIDES:
        for color in COLORS[side]:
            cubes = [f"{state} {number}" for state in STATES if (number := position.cubes(state).get(color))]
            yield from _list(f"{color} cubes", cubes, COMMA)
    yield from _list("ratified", position.ratified, COMMA)
    yield from _list("rejected", position.rejected, COMMA)


def _tracks(position: Position) -> Iterator[str]:
    yield f"congress: {SENT if position.sent else position.congress}"
    team = [f"{name[:-1]} in {region_name(region)}" for name, region in position.campaigners]
    yield f"campaigners: {f'{COMMA} '.join(team) or NONE}"


def _cards(position: Position) -> Iterator[str]:
    yield from _pile("strategy cards", position.strategy_cards)
    yield from _pile("strategy deck", position.strategy_deck)
    yield from _pile("state cards", position.state_cards)
    yield from _list("in effect", _titles([lasting.card for lasting in position.in_effect]), SEMICOLON)
    yield from _list("mixed", [side for side in SIDES if position.camp(side).mixed], COMMA)


def _hands(position: Position, side: Side, dealt_anew: Collection[str]) -> Iterator[str]:
    """Yield the lines for the cards and the knowledge of the players of a side.

    At a table with partners each seat has a line for the cards that it has seen, because not all opponents have seen
    the same.
    """
    if position.oppobot and side == OPPOSITION:
        return
    among_partners = len(position.seats) > len(SIDES)
    of_two = len(position.seats_of(side)) > 1
    for seat in position.seats_of(side):
        held, whose = position.held_by(seat), seat if of_two else side
        yield from _pile(f"{whose} hand", held.hand)
        yield from _list(f"{whose} claimed", _titles(held.claimed), SEMICOLON)
        if among_partners:
            others = [one for one in position.seats if one != seat and side_of(one) not in dealt_anew]
            hidden = [key for one in others for key in position.held_by(one).hand] + [*position.camp(side).deck]
            yield from _list(f"{whose} has seen", _titles([key for key in held.seen if key in hidden]), SEMICOLON)
        else:
            seen_by_other = position.held_for(OTHER[side]).seen
            yield from _list(f"{side} shown", _titles([key for key in seen_by_other if key in held.hand]), SEMICOLON)
            yield from _list(f"{side} knows", _known(position.camp(side).deck, held.seen), COMMA)


def _camp(position: Position, side: Side) -> Iterator[str]:
    camp = position.camp(side)
    yield from _pile(f"{side} deck", camp.deck)
    yield from _list(f"{side} discards", _titles(camp.discards), SEMICOLON)
    yield from _list(f"{side} set aside", _titles(camp.set_aside), SEMICOLON)


def _known(deck: Sequence[str], seen: Collection[str]) -> list[str]:
    """Return how many cards at either end of a deck its player knows."""
    top = len([*takewhile(seen.__contains__, deck)])
    bottom = len([*takewhile(seen.__contains__, reversed(deck[top:]))])
    return [*([f"{top} on top"] if top else []), *([f"{bottom} at the bottom"] if bottom else [])]


def _titles(keys: Iterable[str]) -> list[str]:
    return [CARDS[key].title for key in keys]


def _list(key: str, items: Iterable[str], separator: str) -> Iterator[str]:
    """Yield a line, if there are any items."""
    if together := f"{separator} ".join(items):
        yield f"{key}: {together}"


def _pile(key: str, cards: Iterable[str]) -> Iterator[str]:
    """Yield the cards of a pile, a line each, or the word for none: a pile that has no line would be made again."""
    titles = _titles(cards)
    yield f"{key}:" if titles else f"{key}: {NONE}"
    yield from [f"  {title}" for title in titles]


TO_THE_OPPOBOT = (
    "The Oppobot has its usual dice, a deck of the eras to come, and the campaigners that its Start cards would have "
    "brought by now. The Opposition’s hand, buttons and claimed cards leave the game, and so does every Strategy card "
    "that is not used against the Oppobot."
)
FROM_THE_OPPOBOT = (
    "A player who takes over the Opposition is dealt a hand from a deck of the eras to come, and has as many buttons "
    "as the Suffragists, but at most six. A card in effect stays only if that deck has one that does the same."
)

OF_TWO = "the Oppobot can take over from one player, but two play the Opposition here"


def describe_handover(position: Position) -> str:
    """Describe in two sentences what changes if the Opposition is handed over at `position`."""
    return FROM_THE_OPPOBOT if position.oppobot else TO_THE_OPPOBOT


def hand_over(position: Position, **about: Unpack[ScenarioHeader]) -> str:
    """Write a scenario that begins at `position`, with the Oppobot added as the Opposition, or replaced by a player.

    Two Suffragists go on as they are.

    Raises:
        ValueError: If `position` is not a moment between rounds, or two play the Opposition; the message tells why.
    """
    if len(position.seats_of(OPPOSITION)) > 1:
        raise ValueError(OF_TWO)
    begins = find_moment(position)
    table = position.draft()
    table.open_hands = False
    table.oppobot = "" if position.oppobot else NORMAL
    table.opposition_deck = OPPOBOT if table.oppobot else OPPOSITION
    table.opposition = Camp(buttons=0 if table.oppobot else min(position.buttons(SUFFRAGIST), SUPPLY[OPPOSITION]))
    table.in_effect = tuple([lasting for lasting in position.in_effect if _goes_on(lasting, table.opposition_deck)])
    unused = [key for key in keys(STRATEGY) if table.oppobot and not CARDS[key].oppobot]
    strategy = [key for key in (*position.strategy_cards, *position.strategy_deck) if key not in unused]
    for seat in position.seats_of(SUFFRAGIST):
        claimed = [key for key in position.held_by(seat).claimed if key not in unused]
        table.alter_held(seat, claimed=tuple(claimed))
    shown = len(position.strategy_cards)
    table.strategy_cards, table.strategy_deck = tuple(strategy[:shown]), tuple(strategy[shown:])
    past, coming = _campaigner_cards(begins, table.opposition_deck)
    reds = [region for name, region in position.campaigners if name[:-1] == RED]
    reds += [region for key in past for _, region in campaigners_brought(key)][len(reds) :]
    table.campaigners = (
        *[(name, region) for name, region in position.campaigners if name[:-1] != RED],
        *[(f"{RED}{number}", region) for number, region in enumerate(reds, start=1)],
    )
    out = coming[CAMPAIGNERS_OF_A_COLOR - len(reds) :]
    return format_scenario(table, begins, out, dealt_anew=[OPPOSITION], **about)


def _goes_on(lasting: Lasting, opposition_deck: str) -> bool:
    """Return whether a card in effect stays when the Opposition has this deck."""
    if lasting.side == SUFFRAGIST:
        return True
    title = CARDS[lasting.card].title
    alike = [CARDS[key] for key in keys(opposition_deck) if CARDS[key].title == title]
    return any(isinstance(step, stays) for card in alike for step in walk(card.steps))


def _campaigner_cards(begins: Moment, deck: str) -> tuple[list[str], list[str]]:
    """Return the cards of a deck that bring campaigners, in order: those that are past then, and those to come."""
    bringing = [key for key in keys(deck) if campaigners_brought(key)]
    if deck == OPPOSITION:
        to_come = ERAS[ERAS.index(ERA_OF_TURN[begins.turn]) :]
        coming = [key for key in bringing if CARDS[key].era in to_come]
    else:
        turns = dict(zip(keys(deck, START), START_TURNS, strict=True))
        coming = [key for key in bringing if (begins.turn, begins.round) <= (turns[key], 1)]
    return [key for key in bringing if key not in coming], coming
