"""A tiny game of another kind, which proves that core knows no game: sealed bids for three lots.

The lots are shuffled and turned up one by one. Each of two seats bids in secret; the higher bid takes the lot and is
taken off its worth, and a die breaks a tie. The seat that has gained more in the end wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from vfw.core import position as core
from vfw.core.position import Event, drafted, frozen
from vfw.core.questions import Decision, Outcome, Pending, Reply, Roll, Shuffle, require

SEATS = ("north", "south")
WORTH = {"bread": 2, "land": 4, "ship": 3}


class Position(core.FrozenPosition):
    seats = SEATS
    highest: int
    lots: tuple[str, ...]
    sold: tuple[str, ...]
    gains: tuple[int, int]
    bids: tuple[int, ...]


class Draft(Position):
    __setattr__ = object.__setattr__  # type: ignore[assignment]


@dataclass(frozen=True)
class View:
    seat: str | None
    pending: Pending
    news: tuple[Event, ...]
    highest: int
    lot: str
    lots_left: int
    sold: tuple[str, ...]
    gains: tuple[int, int]
    own_bid: int | None
    bids_in: int


class SealedBids:
    name = "sealed-bids"
    rules = "1"
    older_rules = ("0.9",)

    def start(self, options: Mapping[str, Any]) -> Position:
        highest = options.get("highest", 5)
        if not isinstance(highest, int) or highest < 2 or set(options) - {"highest"}:
            raise ValueError(f"{dict(options)!r}: the one option is highest, 2 or more")
        draft = object.__new__(Draft)
        draft.highest, draft.lots, draft.sold, draft.gains, draft.bids, draft.news = highest, (), (), (0, 0), (), ()
        draft.pending = Shuffle(tuple(WORTH), "lots")
        return frozen(draft, Position)

    def answer(self, position: Position, reply: Reply) -> Position:
        require(position.pending, reply)
        draft, news = drafted(position, Draft), []
        match position.pending, reply:
            case Shuffle(), tuple():
                draft.lots = tuple(map(str, reply))
            case Roll(), (face,):
                news.append(_sell(draft, to=int(face) % 2))
            case Decision(seat), int():
                draft.bids = (*draft.bids, reply)
                news.append(("bid", seat))
                if len(draft.bids) == 2 and draft.bids[0] != draft.bids[1]:
                    news.append(_sell(draft, to=int(draft.bids[1] > draft.bids[0])))
        draft.pending, draft.news = self.question(draft), tuple(news)
        return frozen(draft, Position)

    def question(self, draft: Draft) -> Pending:
        if not draft.lots:
            winners = tuple(seat for seat, gain in zip(SEATS, draft.gains, strict=True) if gain == max(draft.gains))
            return Outcome(winners, "gains", tuple(zip(SEATS, draft.gains, strict=True)))
        if len(draft.bids) == 2:
            return Roll(6, 1, "tie")
        return Decision(SEATS[len(draft.bids)], "bid", tuple(range(draft.highest + 1)), draft.lots[0])

    def can_go_on_from(self, position: Position) -> bool:
        return bool(position.lots) and not position.bids

    def view(self, position: Position, seat: str | None) -> View:
        pending, bids = position.pending, dict(zip(SEATS, position.bids, strict=False))
        if isinstance(pending, Decision) and pending.seat != seat:
            pending = Decision(pending.seat, pending.about, (), pending.why)
        return View(
            seat=seat,
            pending=pending,
            news=position.news,
            highest=position.highest,
            lot=position.lots[0] if position.lots else "",
            lots_left=len(position.lots),
            sold=position.sold,
            gains=position.gains,
            own_bid=bids.get(seat) if seat else None,
            bids_in=len(position.bids),
        )

    def imagine(self, view: View, rng: Random) -> Position:
        draft = object.__new__(Draft)
        hidden = [lot for lot in WORTH if lot != view.lot and lot not in view.sold]
        draft.lots = (view.lot, *rng.sample(hidden, view.lots_left - 1)) if view.lot else ()
        draft.highest, draft.sold, draft.gains, draft.news = view.highest, view.sold, view.gains, view.news
        if view.bids_in == 2:  # They wait for the die: a tie, which both know.
            draft.bids = (view.own_bid or 0,) * 2
        else:
            draft.bids = (rng.randint(0, view.highest) if view.own_bid is None else view.own_bid,) * view.bids_in
        draft.pending = view.pending if isinstance(view.pending, Shuffle) else self.question(draft)
        return frozen(draft, Position)

    def say(self, event: Event, seat: str | None) -> str:
        match event:
            case ("bid", who):
                return f"{'You have' if who == seat else f'{who.capitalize()} has'} bid."
            case ("sold", lot, who, price):
                return f"{who.capitalize()} pays {price} for {lot}."
        raise ValueError(f"no words for {event!r}")


def _sell(draft: Draft, to: int) -> Event:
    lot, price = draft.lots[0], draft.bids[to]
    gains = list(draft.gains)
    gains[to] += WORTH[lot] - price
    draft.gains = (gains[0], gains[1])
    draft.lots, draft.sold, draft.bids = draft.lots[1:], (*draft.sold, lot), ()
    return ("sold", lot, SEATS[to], price)


def hides(position: Position, seat: str) -> bool:
    """Return whether something is hidden from `seat`: the order of the next lots, or the other's bid."""
    return len(position.lots) == len(WORTH) or (len(position.bids) == 1 and seat == "south")
