"""The rules of Suffragetto: a turn is one step or one chain of hops with one piece, asked for square by square.

Rulings R1 to R16 settle what the printed rules leave open. Each is named where it applies.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from random import Random
from typing import Any

from vfw.companions.suffragetto.board import (
    AT_START,
    CELL,
    EMPTY,
    GOAL,
    INSPECTOR,
    LARGE,
    LEADER,
    POLICEMAN,
    SEATS,
    SQUARES,
    SUFFRAGETTE,
    ZONES,
    hops_from,
    movable,
    side_of,
    takes,
    targets,
)
from vfw.companions.suffragetto.moves import explain_illegal_move
from vfw.companions.suffragetto.position import (
    TO_WIN,
    Draft,
    Inmates,
    Position,
    View,
    entered,
    exchanges,
    free_yard,
    on_board,
    why_no_exchange,
)
from vfw.companions.suffragetto.text import describe_event
from vfw.core.position import Event, drafted, frozen
from vfw.core.questions import Decision, IllegalReply, Outcome, Reply, Roll
from vfw.untrusted_input import quoted

EXCHANGE, PASS, STOP = "exchange", "pass", "stop"
"""The choices that are no squares."""
FIRST = (*SEATS, "toss")
QUIET_TURNS = 200
"""The number of turns without an arrest, a disabling, an exchange or an entry after which the game is drawn (R16)."""
REPEATED = 3


class Suffragetto:
    """A game of skill for two.

    Options of `start`, none of which is needed:
        first: "suffragettes", who begin (R1), "police", or "toss" for a die that decides.

    >>> Suffragetto().start({}).pending.label
    'suffragettes piece'
    """

    name = "suffragetto"
    rules = "1"
    older_rules: tuple[str, ...] = ()

    def start(self, options: Mapping[str, Any]) -> Position:
        """Return the position with both armies at their posts.

        Raises:
            ValueError: An option is wrong; the message names the right ones.
        """
        for name in set(options) - {"first"}:
            raise ValueError(f"unknown option {quoted(name)}; this game has first")
        first = options.get("first", FIRST[0])
        if first not in FIRST:
            raise ValueError(f"option 'first' is {quoted(first)}; expected {', '.join(FIRST)}")
        if first != "toss":
            return begun(AT_START, SEATS.index(first))
        draft = _laid_out(AT_START, 0, (Inmates(), Inmates()))
        draft.pending = Roll(6, 1, "who begins")
        return frozen(draft, Position)

    def answer(self, position: Position, reply: Reply) -> Position:
        """Return the next position.

        Raises:
            IllegalReply: The reply is illegal; the message names the rule.
        """
        pending = position.pending
        if isinstance(pending, Outcome) or not pending.accepts(reply):
            raise IllegalReply(pending, reply, explain_illegal_move(position, reply))
        draft = drafted(position, Draft)
        draft.news = ()
        match pending:
            case Roll():
                assert isinstance(reply, tuple)
                draft.mover = int(reply[0]) % 2
                _tell(draft, "tossed", reply[0], SEATS[draft.mover])
                _begin_turn(draft)
            case Decision(about="yard"):
                _free(draft, CELL[str(reply)])
                _go_on_freeing(draft)
            case Decision(about="pairs"):
                _exchange(draft, str(reply))
                _go_on_freeing(draft)
            case _ if reply == EXCHANGE:
                draft.pending = Decision(SEATS[draft.mover], "pairs", tuple(exchanges(draft)), "exchange")
            case _ if reply == PASS:
                _pass(draft)
            case _ if reply == STOP:
                _end_turn(draft)
            case Decision(about="piece"):
                _lift(draft, CELL[str(reply)])
            case _:
                _go(draft, CELL[str(reply)])
        return frozen(draft, Position)

    def can_go_on_from(self, position: Position) -> bool:
        """See `core.game.Game.can_go_on_from`."""
        return isinstance(position.pending, Decision) and position.pending.about in ("piece", "no move")

    def view(self, position: Position, seat: str | None) -> View:
        """Return the whole table, because all of it is open.

        Raises:
            ValueError: There is no such seat; the message names those there are.
        """
        if seat is not None and seat not in SEATS:
            raise ValueError(f"there is no seat {quoted(seat)}; expected one of {', '.join(SEATS)}, or None")
        return View(seat, **{name: getattr(position, name) for name in _OPEN})

    def imagine(self, view: View, rng: Random) -> Position:
        """See `core.game.Game.imagine`."""
        draft = object.__new__(Draft)
        for name in _OPEN:
            setattr(draft, name, getattr(view, name))
        return frozen(draft, Position)

    def say(self, event: Event, seat: str | None) -> str:
        """See `core.game.Game.say`."""
        return describe_event(event)


def begun(board: bytes, mover: int, inmates: tuple[Inmates, Inmates] = (Inmates(), Inmates())) -> Position:
    """Return the position in which a turn of the mover begins with these pieces on the board."""
    draft = _laid_out(board, mover, inmates)
    _begin_turn(draft)
    return frozen(draft, Position)


def _laid_out(board: bytes, mover: int, inmates: tuple[Inmates, Inmates]) -> Draft:
    draft = object.__new__(Draft)
    draft.board, draft.mover, draft.turns, draft.inmates = board, mover, 0, inmates
    draft.to_free = draft.path = draft.taken = draft.last = draft.last_taken = ()
    draft.quiet, draft.news = (), ()
    return draft


_OPEN = tuple(field.name for field in fields(View) if field.name != "seat")


def hides(position: Position, seat: str) -> bool:
    """Return False: nothing is hidden in this game."""
    return False


def _tell(draft: Draft, *event: Any) -> None:
    draft.news = (*draft.news, event)


def _begin_turn(draft: Draft) -> None:
    """Ask the mover for a piece, or end the game if neither side can move."""
    draft.quiet = (*draft.quiet, draft.board + bytes((draft.mover,)))
    if draft.quiet.count(draft.quiet[-1]) == REPEATED:
        _end(draft, (), "repetition")
    elif len(draft.quiet) > QUIET_TURNS:
        _end(draft, (), "quiet")
    else:
        _ask_for_piece(draft)


def _ask_for_piece(draft: Draft) -> None:
    choices = [SQUARES[cell] for cell in movable(draft.board, draft.mover)]
    can_move = bool(choices)
    if not why_no_exchange(draft):
        choices.append(EXCHANGE)
        if not can_move:
            choices.append(PASS)
    if len(choices) > 1:
        draft.pending = Decision(SEATS[draft.mover], "piece" if can_move else "no move", tuple(choices), "turn")
    elif can_move:
        _tell(draft, "forced piece", SEATS[draft.mover], choices[0])
        _lift(draft, CELL[choices[0]])
    elif movable(draft.board, 1 - draft.mover):
        _pass(draft)
    else:
        _end(draft, (), "stuck")


def _pass(draft: Draft) -> None:
    """Let the mover, who cannot move, pass (R14)."""
    _tell(draft, "passed", SEATS[draft.mover])
    draft.last, draft.last_taken = (), ()
    _next_turn(draft)


def _lift(draft: Draft, start: int) -> None:
    """Ask for the target of the piece on `start`."""
    draft.path = (start,)
    ways = targets(draft.board, draft.mover, start)
    if len(ways) == 1:
        _tell(draft, "forced square", SEATS[draft.mover], SQUARES[start], SQUARES[ways[0]])
        _go(draft, ways[0])
    else:
        draft.pending = Decision(SEATS[draft.mover], "square", tuple(SQUARES[cell] for cell in ways), "turn")


def _go(draft: Draft, to: int) -> None:
    """Step or hop to `to`, and ask how a chain continues."""
    side, start = draft.mover, draft.path[-1]
    hop = next((hop for hop in hops_from(draft.board, side, start, draft.path) if hop[1] == to), None)
    board = bytearray(draft.board)
    piece = board[start]
    if hop is None:
        _tell(draft, "stepped", SEATS[side], piece, SQUARES[start], SQUARES[to])
    else:
        over, _, is_aslant = hop
        met = board[over]
        _tell(draft, "hopped", SEATS[side], piece, SQUARES[start], SQUARES[over], SQUARES[to], len(draft.path))
        if takes(piece, met, over, is_aslant):
            board[over] = EMPTY
            draft.taken = (*draft.taken, over)
            draft.inmates = _with_inmates(draft.inmates, met, 1)
            draft.quiet = ()
            _tell(draft, "taken", SEATS[side], met, SQUARES[over])
    board[start], board[to] = EMPTY, piece
    draft.board, draft.path = bytes(board), (*draft.path, to)
    if ZONES[to] == GOAL[side] != ZONES[start]:
        draft.quiet = ()
        _tell(draft, "entered", SEATS[side], piece, SQUARES[to], entered(draft.board, side))
    further = [SQUARES[cell] for _, cell, _ in hops_from(draft.board, side, to, draft.path)] if hop else []
    if further:
        draft.pending = Decision(SEATS[side], "hop", (*further, STOP), "chain")
    else:
        _end_turn(draft)


def _end_turn(draft: Draft) -> None:
    side = draft.mover
    draft.last, draft.last_taken, draft.path, draft.taken = draft.path, draft.taken, (), ()
    if entered(draft.board, side) == TO_WIN:
        _end(draft, (SEATS[side],), "entry")
    elif not on_board(draft.board, 1 - side) and why_no_exchange(draft):
        _end(draft, (SEATS[side],), "annihilation")
    else:
        _next_turn(draft)


def _next_turn(draft: Draft) -> None:
    draft.turns, draft.mover = draft.turns + 1, 1 - draft.mover
    _begin_turn(draft)


def _end(draft: Draft, winners: tuple[str, ...], reason: str) -> None:
    """End the game; the pieces inside decide (R10, R14 to R16)."""
    scores = tuple((seat, entered(draft.board, side)) for side, seat in enumerate(SEATS))
    draft.pending = Outcome(winners, reason, scores)


def _exchange(draft: Draft, pairs: str) -> None:
    """Take the pieces of an exchange out of Prison and Hospital: the mover's first, large before small (R13)."""
    large, small = map(int, pairs.split("+"))
    _tell(draft, "exchanged", SEATS[draft.mover], large, small)
    waiting = [(LEADER, INSPECTOR)] * large + [(SUFFRAGETTE, POLICEMAN)] * small
    draft.to_free = tuple(pair[side] for side in (draft.mover, 1 - draft.mover) for pair in waiting)
    for piece in draft.to_free:
        draft.inmates = _with_inmates(draft.inmates, piece, -1)
    draft.quiet = ()


def _go_on_freeing(draft: Draft) -> None:
    """Ask for the next freed piece's square; if like pieces fill their yard, all are placed at once (R13)."""
    while draft.to_free:
        side = side_of(draft.to_free[0])
        own = [piece for piece in draft.to_free if side_of(piece) == side]
        squares = free_yard(draft.board, side)
        if len(set(own)) > 1 or len(own) < len(squares):
            choices = tuple(SQUARES[cell] for cell in squares)
            draft.pending = Decision(SEATS[side], "yard", choices, "exchange")
            return
        _tell(draft, "forced yard", SEATS[side])
        for cell in squares:
            _free(draft, cell)
    draft.quiet = (draft.board + bytes((draft.mover,)),)
    _ask_for_piece(draft)


def _free(draft: Draft, cell: int) -> None:
    piece, board = draft.to_free[0], bytearray(draft.board)
    board[cell] = piece
    draft.board, draft.to_free = bytes(board), draft.to_free[1:]
    _tell(draft, "freed", SEATS[side_of(piece)], piece, SQUARES[cell])


def _with_inmates(inmates: tuple[Inmates, Inmates], piece: int, more: int) -> tuple[Inmates, Inmates]:
    """Return the inmates with so many more of the piece's kind."""
    sides = list(inmates)
    large, small = sides[side_of(piece)]
    is_large = piece in LARGE
    sides[side_of(piece)] = Inmates(large + more * is_large, small + more * (not is_large))
    return sides[0], sides[1]
