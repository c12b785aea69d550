"""The texts of Suffragetto: prompts, events, ending, and the squares that the selected piece can reach."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from vfw.companions.suffragetto.board import (
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
from vfw.companions.suffragetto.game import EXCHANGE, PASS, STOP
from vfw.companions.suffragetto.moves import Route
from vfw.companions.suffragetto.player import open_turns
from vfw.companions.suffragetto.position import View, entered, why_no_exchange
from vfw.companions.suffragetto.text import count_pieces, describe_event
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Roll, Word
from vfw.panel.view_models.prompt import PromptModel


class ReachableSquare(NamedTuple):
    """A square that the selected piece can reach.

    Attributes:
        replies: the replies that lead there, or as far towards it as all routes agree.
        path: the squares on which the piece stops. If routes differ in their effects, this is the path of one route.
        taken: the squares on which the route takes a piece.
        is_chain: whether the piece hops.
        is_whole: whether the replies lead all the way.
    """

    replies: tuple[str, ...]
    path: tuple[int, ...]
    taken: tuple[int, ...]
    is_chain: bool
    is_whole: bool

    @property
    def end(self) -> int:
        """The last square of the path."""
        return self.path[-1]

    @property
    def hops(self) -> int:
        """The number of hops; 0 for a step."""
        return len(self.path) - 1 if self.is_chain else 0


def is_choosing_target(view: View) -> bool:
    """Return whether the viewer chooses the target of a piece."""
    pending = view.pending
    return isinstance(pending, Decision) and pending.seat == view.seat and pending.about in ("square", "hop")


def reachable_squares(view: View) -> list[ReachableSquare]:
    """Return the reachable squares, steps first, without those that cannot be chosen by their end."""
    by_end = defaultdict[int, list[Route]](list)
    for turn in open_turns(view):
        if len(turn.path) > 1:
            by_end[turn.path[-1]].append(turn)
    ways = [way for turns in by_end.values() if (way := _shared_way(turns))]
    return sorted(ways, key=lambda way: (way.hops, -len(way.taken), way.end))


def find_chains(view: View) -> list[ReachableSquare]:
    """Return all chains of two hops or more with different effects; those that take or enter most come first."""
    found = [_whole_way(turn) for turn in open_turns(view) if turn.is_chain and len(turn.path) > 2]
    return sorted(found, key=lambda way: (-len(way.taken), way.hops, way.end))


def _shared_way(turns: Sequence[Route]) -> ReachableSquare | None:
    shortest = min(turns, key=lambda turn: (len(turn.path), -len(turn.taken)))
    if len(turns) == 1 or len(shortest.path) == 2:
        return _whole_way(shortest)
    common = _common_start([turn.path for turn in turns])
    if len(common) < 2:
        return None
    return ReachableSquare(_square_names(common), shortest.path, shortest.taken, True, False)


def _whole_way(turn: Route) -> ReachableSquare:
    return ReachableSquare(_square_names(turn.path), turn.path, turn.taken, turn.is_chain, True)


def _square_names(path: Iterable[int]) -> tuple[str, ...]:
    return tuple([SQUARES[cell] for cell in path][1:])


def _common_start(paths: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the beginning that all paths share.

    >>> _common_start([(1, 2, 3), (1, 2, 4, 3)])
    (1, 2)
    """
    length = next((n for n, cells in enumerate(zip(*paths, strict=False)) if len(set(cells)) > 1), min(map(len, paths)))
    return paths[0][:length]


def describe_piece(board: bytes, cell: int) -> str:
    """Return the name and square of a piece: "the policeman on L9"."""
    return f"the {NAMES[board[cell]]} on {SQUARES[cell]}"


def describe_taken(board: bytes, side: int, taken: Sequence[int]) -> str:
    """Say what a move takes: "disables the policeman on L9 and the Inspector on J8"; "" if it takes no piece."""
    if not taken:
        return ""
    *others, last = [describe_piece(board, cell) for cell in taken]
    verb = "arrests" if side else "disables"
    return f"{verb} {', '.join(others)}{' and ' if others else ''}{last}"


def count_hops(number: int) -> str:
    """Return the number of hops in words: "one step", "1 hop", "3 hops"."""
    if not number:
        return "one step"
    return f"{number} hop{'s' if number > 1 else ''}"


def piece_name(piece: int) -> str:
    """Return the name of a piece for the beginning of a sentence."""
    return NAMES[piece][:1].upper() + NAMES[piece][1:]


SEAT_NAMES = {SUFFRAGETTES: "Suffragettes", POLICE: "Police"}
MOST_LISTED_CHAINS = 4
"""The number of chains listed beside the board; all others are on the board only."""
REASONS = {
    "entry": "Six of them are in {goal}.",
    "annihilation": "The other side has no piece left on the board.",
    "repetition": "The same position has come three times.",
    "quiet": "A hundred turns of each side have gone by without an arrest, an exchange or an entry.",
    "stuck": "Neither side can move.",
}


def turn_number(view: View) -> int:
    """Return the number of the turn; both sides have a turn of each number."""
    return view.turns // len(SEATS) + 1


def describe_prompt(view: View) -> PromptModel:
    """Return the current question, in words and with the replies."""
    match view.pending:
        case Outcome() as outcome:
            winner = outcome.winners[0] if outcome.winners else ""
            return PromptModel("The game is over", ending_headline(outcome), ending_reason(outcome), side=winner)
        case Decision(seat):
            kicker = f"{SEAT_NAMES[seat]} · Turn {turn_number(view)}"
            if seat != view.seat:
                return PromptModel(kicker, f"{SEAT_NAMES[seat]} are to move", side=seat)
            return _decision_prompt(view, kicker)
        case Roll():
            return PromptModel("Before the first turn", "Who begins?", "Even: the Suffragettes. Odd: the Police.")
    raise ValueError(f"no words for {view.pending!r}")


def _decision_prompt(view: View, kicker: str) -> PromptModel:
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
            detail = "Freed pieces start off from their yard. No piece can come back to it."
            squares = frozenset(choices)
            face = PromptModel(kicker, f"Where does the {piece} start off?", detail, side=seat, elsewhere=squares)
        case _:
            return _target_prompt(view, kicker)
    labels: dict[Word, str] = {choice: _choice_label(view, choice) for choice in choices}
    return PromptModel(**{**vars(face), "choices": labels})


def _target_prompt(view: View, kicker: str) -> PromptModel:
    """Ask for the target of the selected piece: chains beside the board, single squares there or in a list."""
    assert isinstance(view.pending, Decision)
    piece, here = view.board[view.path[-1]], SQUARES[view.path[-1]]
    is_under_way = len(view.path) > 1
    ways = {SQUARES[way.end]: way for way in reachable_squares(view)}
    labels: dict[Word, str] = {}
    for choice in view.pending.choices:
        labels[choice] = "Stop here" if choice == STOP else _way_label(view, ways[str(choice)])
    headline = f"{piece_name(piece)} on {here}: {'hop on?' if is_under_way else 'where to?'}"
    squares = frozenset(labels) - {STOP}
    found = find_chains(view)
    whole = [
        (way.replies, f"{way.hops} hops to {SQUARES[way.end]}", _chain_result(view, way))
        for way in found[:MOST_LISTED_CHAINS]
    ]
    more = (
        f" {len(found) - MOST_LISTED_CHAINS} more chains are on the board." if len(found) > MOST_LISTED_CHAINS else ""
    )
    return PromptModel(
        kicker,
        headline,
        "Press a square. The number counts the hops; ✕ puts a piece out of play." + more,
        side=view.pending.seat,
        choices=labels,
        elsewhere=squares,
        at_once=whole,
        back="" if is_under_way else "Another piece",
    )


def _choice_label(view: View, choice: Word) -> str:
    """Return the label of a choice that is not a move of a piece."""
    if choice == EXCHANGE:
        return "Insist upon an exchange"
    if choice == PASS:
        return "Pass"
    if isinstance(view.pending, Decision) and view.pending.about == "pairs":
        return _pairs(str(choice), view.mover)
    piece = view.board[CELL[str(choice)]]
    return f"{piece_name(piece)} on {choice}" if piece else str(choice)


def _pairs(choice: str, side: int) -> str:
    """Say how many pieces of each kind come free.

    >>> _pairs("1+5", 0)
    '1 Leader and 5 Suffragettes'
    >>> _pairs("2+1", 1)
    '2 Inspectors and 1 policeman'
    """
    kinds = zip(map(int, choice.split("+")), (LARGE[side], RANK[side]), strict=True)
    return " and ".join(count_pieces(many, NAMES[piece]) for many, piece in kinds if many)


def _way_label(view: View, way: ReachableSquare) -> str:
    taken = describe_taken(view.board, view.mover, way.taken)
    return f"{SQUARES[way.end]}, {count_hops(way.hops)}{f': {taken}' if taken else ''}"


def _chain_result(view: View, way: ReachableSquare) -> str:
    """Summarize the effects of a chain."""
    side = view.mover
    taken = describe_taken(view.board, side, way.taken)
    inside = ZONES[way.end] == GOAL[side] != ZONES[way.path[0]]
    enters = f"enters {ZONE_NAMES[GOAL[side]]}" if inside else ""
    return ", ".join(filter(None, [taken, enters])) or "by way of " + ", ".join(way.replies[:-1])


def describe_events(events: Iterable[Event]) -> list[tuple[str, bool]]:
    """Describe events: a sentence for each turn, and whether it begins a turn."""
    told: list[tuple[str, bool]] = []
    for event in events:
        match event:
            case ("hopped", _, _, _, over, to, number) if number > 1 and told:
                line, begins = told.pop()
                told.append((f"{line.removesuffix('.')} – {to}, over {over}.", begins))
            case ("hopped", _, piece, _, over, to, number) if number > 1:
                told.append((f"{piece_name(piece)} hops on to {to}, over {over}.", False))
            case ("taken", seat, piece, square) if told:
                line, begins = told.pop()
                done = "disables" if seat == SUFFRAGETTES else "arrests"
                told.append((f"{line.removesuffix('.')} ✕ {done} the {NAMES[piece]} on {square}.", begins))
            case ("entered", seat, _, _, count) if told:
                line, begins = told.pop()
                goal = ZONE_NAMES[GOAL[SEATS.index(seat)]]
                told.append((f"{line.removesuffix('.')}: inside {goal}, {count} of 6.", begins))
            case (kind, *_):
                told.append(
                    (_without_number(describe_event(event)), kind in ("stepped", "hopped", "passed", "exchanged"))
                )
    return told


def spoken_turns(events: Sequence[Event]) -> list[str]:
    """Describe events, a line for each turn, with its side."""
    turns: list[list[Event]] = []
    for event in events:
        begins = event[0] in ("stepped", "passed", "exchanged") or (event[0] == "hopped" and event[6] == 1)
        if begins or not turns:
            turns.append([])
        turns[-1].append(event)
    lines = []
    for turn in turns:
        whose = next((f"{SEAT_NAMES[event[1]]}: " for event in turn if event[0] in ("stepped", "hopped")), "")
        lines += [f"{whose}{line}" for line, _ in describe_events(turn)]
    return lines


def describe_board(view: View) -> list[str]:
    """Describe the board: totals, and the squares of each side's pieces."""
    lines = []
    for side in range(len(SEATS)):
        own = [(piece, cell) for cell, piece in enumerate(view.board) if piece and side_of(piece) == side]
        where = ", ".join(f"{NAMES[piece]} {SQUARES[cell]}" for piece, cell in own)
        lines.append(f"{_side_score(view, side)} On the board: {where or 'no piece'}.")
    return lines


def describe_score(view: View) -> list[str]:
    """Describe the progress of each side, and what an exchange still needs."""
    lacks = why_no_exchange(view)
    exchange = f"{lacks[:1].upper()}{lacks[1:]}." if lacks else "The side to move may insist upon an exchange."
    return [*[_side_score(view, side) for side in range(len(SEATS))], _without_number(exchange)]


def _side_score(view: View, side: int) -> str:
    inside, goal = entered(view.board, side), ZONE_NAMES[GOAL[side]]
    return f"{SEAT_NAMES[SEATS[side]]}: {inside} of 6 in {goal}, {sum(view.inmates[side])} in {ZONE_NAMES[JAIL[side]]}."


def _without_number(line: str) -> str:
    """Remove the number of a ruling, which players do not know.

    >>> _without_number("The Police cannot move, and pass (R14).")
    'The Police cannot move, and pass.'
    """
    return re.sub(r" \(R\d+\)", "", line)


def ending_headline(outcome: Outcome) -> str:
    """Return the headline of the ending."""
    return f"The {SEAT_NAMES[outcome.winners[0]]} win" if outcome.winners else "No side wins"


def ending_reason(outcome: Outcome) -> str:
    """Return why the game is over."""
    goal = ZONE_NAMES[GOAL[SEATS.index(outcome.winners[0])]] if outcome.winners else ""
    return REASONS[outcome.reason].format(goal=goal)
