"""What is asked in Suffragetto, what was done, and how it ended, in words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from vfw.companions.suffragetto.game import EXCHANGE, PASS, STOP
from vfw.companions.suffragetto.position import View, entered, why_no_exchange
from vfw.companions.suffragetto.sentences import sentence, some
from vfw.companions.suffragetto.squares import (
    CELL,
    GOAL,
    JAIL,
    LARGE,
    NAMES,
    POLICE,
    RANK,
    SEATS,
    SQUARES,
    SUFFRAGETTES,
    ZONE_NAMES,
    ZONES,
    side_of,
)
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Roll, Word
from vfw.panel.skins.suffragetto.open_ways import (
    Way,
    chains,
    many_hops,
    open_ways,
    rank_word,
    what_it_takes,
)
from vfw.panel.view_models.prompt import PromptModel

SEAT_NAMES = {SUFFRAGETTES: "Suffragettes", POLICE: "Police"}
LISTED = 4
"""So many chains stand beside the board; all others are on it."""
REASONS = {
    "entry": "Six of them are in {goal}.",
    "annihilation": "Nobody of the other side is left on the board.",
    "repetition": "The same position has come three times.",
    "quiet": "A hundred turns of each side have gone by without an arrest, an exchange or an entry.",
    "stuck": "Neither side can move.",
}


def turn_number(view: View) -> int:
    """The number of the turn; both sides have one of each number."""
    return view.turns // len(SEATS) + 1


def prompt_of(view: View) -> PromptModel:
    """What is asked, in words and with the replies."""
    match view.pending:
        case Outcome() as outcome:
            winner = outcome.winners[0] if outcome.winners else ""
            return PromptModel("The game is over", headline_of(outcome), reason_of(outcome), side=winner)
        case Decision(seat):
            kicker = f"{SEAT_NAMES[seat]} · Turn {turn_number(view)}"
            if seat != view.seat:
                return PromptModel(kicker, f"{SEAT_NAMES[seat]} are to move", side=seat)
            return _asked(view, kicker)
        case Roll():
            return PromptModel("Before the first turn", "Who begins?", "Even: the Suffragettes. Odd: the Police.")
    raise ValueError(f"no words for {view.pending!r}")


def _asked(view: View, kicker: str) -> PromptModel:
    assert isinstance(view.pending, Decision)
    seat, about, choices = view.pending[:3]
    match about:
        case "piece":
            detail = "Press one of your pieces, then the square it goes to. Or drag it there."
            squares = frozenset(choices) - {EXCHANGE}
            headline = "Choose a piece, or an exchange" if EXCHANGE in choices else "Choose a piece"
            face = PromptModel(kicker, headline, detail, side=seat, elsewhere=squares)
        case "no move":
            face = PromptModel(kicker, "You cannot move", "Insist upon an exchange, or pass.", side=seat)
        case "pairs":
            detail = "Leaders are exchanged for Inspectors, and Suffragettes for policemen. Six pairs at most."
            face = PromptModel(kicker, "How many are exchanged?", detail, side=seat, back="No exchange")
        case "yard":
            piece = NAMES[view.to_free[0]]
            detail = "Freed pieces start off from their yard. Nobody can come back to it."
            squares = frozenset(choices)
            face = PromptModel(kicker, f"Where does the {piece} start off?", detail, side=seat, elsewhere=squares)
        case _:
            return _where_to(view, kicker)
    labels: dict[Word, str] = {choice: _label(view, choice) for choice in choices}
    return PromptModel(**{**vars(face), "choices": labels})


def _where_to(view: View, kicker: str) -> PromptModel:
    """Where the piece in the hand goes: chains beside the board, and single squares there or in a list."""
    assert isinstance(view.pending, Decision)
    piece, here = view.board[view.path[-1]], SQUARES[view.path[-1]]
    is_under_way = len(view.path) > 1
    ways = {SQUARES[way.end]: way for way in open_ways(view)}
    labels: dict[Word, str] = {}
    for choice in view.pending.choices:
        labels[choice] = "Stop here" if choice == STOP else _way_label(view, ways[str(choice)])
    headline = f"{rank_word(piece)} on {here}: {'hop on?' if is_under_way else 'where to?'}"
    squares = frozenset(labels) - {STOP}
    found = chains(view)
    whole = [(way.replies, f"{way.hops} hops to {SQUARES[way.end]}", _gives(view, way)) for way in found[:LISTED]]
    more = f" {len(found) - LISTED} more chains are on the board." if len(found) > LISTED else ""
    return PromptModel(
        kicker,
        headline,
        "Press a square. The number counts the hops; ✕ puts somebody out of play." + more,
        side=view.pending.seat,
        choices=labels,
        elsewhere=squares,
        at_once=whole,
        back="" if is_under_way else "Another piece",
    )


def _label(view: View, choice: Word) -> str:
    """What a button says for a choice that is no way of a piece."""
    if choice == EXCHANGE:
        return "Insist upon an exchange"
    if choice == PASS:
        return "Pass"
    if isinstance(view.pending, Decision) and view.pending.about == "pairs":
        return _pairs(str(choice), view.mover)
    piece = view.board[CELL[str(choice)]]
    return f"{rank_word(piece)} on {choice}" if piece else str(choice)


def _pairs(choice: str, side: int) -> str:
    """How many of each kind of one's own come free.

    >>> _pairs("1+5", 0)
    '1 Leader and 5 Suffragettes'
    >>> _pairs("2+1", 1)
    '2 Inspectors and 1 policeman'
    """
    kinds = zip(map(int, choice.split("+")), (LARGE[side], RANK[side]), strict=True)
    return " and ".join(some(many, NAMES[piece]) for many, piece in kinds if many)


def _way_label(view: View, way: Way) -> str:
    taken = what_it_takes(view.board, view.mover, way.taken)
    return f"{SQUARES[way.end]}, {many_hops(way.hops)}{f': {taken}' if taken else ''}"


def _gives(view: View, way: Way) -> str:
    """What comes of a chain, in few words."""
    side = view.mover
    taken = what_it_takes(view.board, side, way.taken)
    inside = ZONES[way.end] == GOAL[side] != ZONES[way.path[0]]
    enters = f"enters {ZONE_NAMES[GOAL[side]]}" if inside else ""
    return ", ".join(filter(None, [taken, enters])) or "by way of " + ", ".join(way.replies[:-1])


def chronicle(events: Iterable[Event]) -> list[tuple[str, bool]]:
    """What happened: a sentence for each turn, and whether it begins one."""
    told: list[tuple[str, bool]] = []
    for event in events:
        match event:
            case ("hopped", _, _, _, over, to, number) if number > 1 and told:
                line, begins = told.pop()
                told.append((f"{line.removesuffix('.')} – {to}, over {over}.", begins))
            case ("hopped", _, piece, _, over, to, number) if number > 1:
                told.append((f"{rank_word(piece)} hops on to {to}, over {over}.", False))
            case ("taken", seat, piece, square) if told:
                line, begins = told.pop()
                done = "disables" if seat == SUFFRAGETTES else "arrests"
                told.append((f"{line.removesuffix('.')} ✕ {done} the {NAMES[piece]} on {square}.", begins))
            case ("entered", seat, _, _, count) if told:
                line, begins = told.pop()
                goal = ZONE_NAMES[GOAL[SEATS.index(seat)]]
                told.append((f"{line.removesuffix('.')}: inside {goal}, {count} of 6.", begins))
            case (kind, *_):
                told.append((_without_number(sentence(event)), kind in ("stepped", "hopped", "passed", "exchanged")))
    return told


def heard(events: Sequence[Event]) -> list[str]:
    """What happened, a line for each turn, with who did it."""
    turns: list[list[Event]] = []
    for event in events:
        begins = event[0] in ("stepped", "passed", "exchanged") or (event[0] == "hopped" and event[6] == 1)
        if begins or not turns:
            turns.append([])
        turns[-1].append(event)
    lines = []
    for turn in turns:
        whose = next((f"{SEAT_NAMES[event[1]]}: " for event in turn if event[0] in ("stepped", "hopped")), "")
        lines += [f"{whose}{line}" for line, _ in chronicle(turn)]
    return lines


def how_it_stands(view: View) -> list[str]:
    """The board in totals, and where the pieces of each side stand."""
    lines = []
    for side in range(len(SEATS)):
        own = [(piece, cell) for cell, piece in enumerate(view.board) if piece and side_of(piece) == side]
        where = ", ".join(f"{NAMES[piece]} {SQUARES[cell]}" for piece, cell in own)
        lines.append(f"{_how_far(view, side)} On the board: {where or 'nobody'}.")
    return lines


def the_score(view: View) -> list[str]:
    """How far each side is, and what an exchange lacks."""
    lacks = why_no_exchange(view)
    exchange = f"{lacks[:1].upper()}{lacks[1:]}." if lacks else "The side to move may insist upon an exchange."
    return [*[_how_far(view, side) for side in range(len(SEATS))], _without_number(exchange)]


def _how_far(view: View, side: int) -> str:
    inside, goal = entered(view.board, side), ZONE_NAMES[GOAL[side]]
    return f"{SEAT_NAMES[SEATS[side]]}: {inside} of 6 in {goal}, {sum(view.inmates[side])} in {ZONE_NAMES[JAIL[side]]}."


def _without_number(line: str) -> str:
    """A sentence of the rules without the number of its ruling, which those who play do not know.

    >>> _without_number("The Police cannot move, and pass (R14).")
    'The Police cannot move, and pass.'
    """
    return re.sub(r" \(R\d+\)", "", line)


def headline_of(outcome: Outcome) -> str:
    """Who has won."""
    return f"The {SEAT_NAMES[outcome.winners[0]]} win" if outcome.winners else "Nobody wins"


def reason_of(outcome: Outcome) -> str:
    """Why it is over."""
    goal = ZONE_NAMES[GOAL[SEATS.index(outcome.winners[0])]] if outcome.winners else ""
    return REASONS[outcome.reason].format(goal=goal)
