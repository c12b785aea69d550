"""A tiny game for three to five: one smuggler, and two to four guards who stand or fall together.

On each of three nights the smuggler lands in a cove, unseen; then each guard looks into a cove, and each sees where
the others look. A die says whether the night is clear: from 3 on, the guard who looks into the right cove makes a
catch. Where more was landed than caught the smuggler wins, where less all the guards do, and else none wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from vfw.core import position as core
from vfw.core.position import Event, drafted, frozen
from vfw.core.questions import Decision, Outcome, Pending, Reply, Roll, require

SMUGGLER, GUARDS = "smuggler", ("north", "east", "south", "west")
COVES = ("bell", "crab", "gull", "mill", "rope", "tide")
NIGHTS, CLEAR = 3, 3


class Position(core.FrozenPosition):
    seats: tuple[str, ...]
    night: int
    landing: str
    looked: tuple[str, ...]
    points: tuple[tuple[str, int], ...]


class Draft(Position):
    __setattr__ = object.__setattr__  # type: ignore[assignment]


@dataclass(frozen=True)
class View:
    """`landing` is "" for all but the smuggler, and where nothing has been landed."""

    seat: str | None
    seats: tuple[str, ...]
    pending: Pending
    news: tuple[Event, ...]
    night: int
    landing: str
    looked: tuple[str, ...]
    points: tuple[tuple[str, int], ...]


class NightWatch:
    name = "night-watch"
    rules = "1"
    older_rules = ()

    def start(self, options: Mapping[str, Any]) -> Position:
        guards = options.get("guards", 2)
        if set(options) - {"guards"} or guards not in (2, 3, 4):
            raise ValueError(f"options {dict(options)!r}: expected guards, 2 to 4")
        draft = object.__new__(Draft)
        draft.seats = (SMUGGLER, *GUARDS[:guards])
        draft.night, draft.landing, draft.looked, draft.news = 1, "", (), ()
        draft.points = tuple((seat, 0) for seat in draft.seats)
        draft.pending = self.question(draft)
        return frozen(draft, Position)

    def answer(self, position: Position, reply: Reply) -> Position:
        require(position.pending, reply)
        draft = drafted(position, Draft)
        draft.news = ()
        match position.pending, reply:
            case Roll(), (int(face),):
                self.dawn(draft, face)
            case Decision(seat="smuggler"), str(cove):
                draft.landing, draft.news = cove, (("landed", SMUGGLER),)
            case Decision(seat), str(cove):
                draft.looked, draft.news = (*draft.looked, cove), (("looked", seat, cove),)
        draft.pending = self.question(draft)
        return frozen(draft, Position)

    def dawn(self, draft: Draft, face: int) -> None:
        by_cove = dict(zip(draft.looked, draft.seats[1:], strict=True))
        gains = by_cove.get(draft.landing, SMUGGLER) if face >= CLEAR else SMUGGLER
        draft.news = (("dawn", face, draft.landing, gains),)
        draft.points = tuple((seat, points + (seat == gains)) for seat, points in draft.points)
        draft.night, draft.landing, draft.looked = draft.night + 1, "", ()

    def question(self, draft: Draft) -> Pending:
        if draft.night > NIGHTS:
            return Outcome(self.winners(draft), "three nights", draft.points)
        if not draft.landing:
            return Decision(SMUGGLER, "cove", COVES, "land")
        if len(draft.looked) < len(draft.seats) - 1:
            left = tuple(cove for cove in COVES if cove not in draft.looked)
            return Decision(draft.seats[1 + len(draft.looked)], "cove", left, "look")
        return Roll(6, 1, "weather")

    def winners(self, draft: Draft) -> tuple[str, ...]:
        landed, caught = draft.points[0][1], sum(points for _, points in draft.points[1:])
        return draft.seats[:1] if landed > caught else draft.seats[1:] if caught > landed else ()

    def can_go_on_from(self, position: Position) -> bool:
        return not position.landing and position.night <= NIGHTS

    def view(self, position: Position, seat: str | None) -> View:
        pending, knows = position.pending, seat == SMUGGLER
        if isinstance(pending, Decision) and pending.seat != seat:
            pending = pending._replace(choices=())
        return View(
            seat=seat,
            seats=position.seats,
            pending=pending,
            news=position.news,
            night=position.night,
            landing=position.landing if knows else "",
            looked=position.looked,
            points=position.points,
        )

    def imagine(self, view: View, rng: Random) -> Position:
        draft = object.__new__(Draft)
        draft.seats, draft.night, draft.looked, draft.points = view.seats, view.night, view.looked, view.points
        has_landed = bool(view.looked) or view.pending.label != f"{SMUGGLER} cove"
        is_over = isinstance(view.pending, Outcome)
        draft.landing = view.landing or (rng.choice(COVES) if has_landed and not is_over else "")
        draft.news, draft.pending = view.news, self.question(draft)
        return frozen(draft, Position)

    def say(self, event: Event, seat: str | None) -> str:
        match event:
            case ("landed", _):
                return "Something is landed in the dark."
            case ("looked", guard, cove):
                return f"The guard of the {guard} looks into {cove} cove."
            case ("dawn", face, cove, gains):
                found = "gets away" if gains == SMUGGLER else f"is caught by the guard of the {gains}"
                return f"The weather is a {face}. It was {cove} cove, and the smuggler {found}."
        raise ValueError(f"no such event: {event!r}")


def hides(position: Position, seat: str) -> bool:
    """Return whether something is hidden from `seat`: the cove of this night."""
    return bool(position.landing) and seat != SMUGGLER
