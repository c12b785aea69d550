"""What a seat may know, listed field by field; and imagining the rest.

Public: everything that lies on the table, the discards, how many cards a hand and a deck hold, and that Early cards
lie above Middle above Late. Private: one's own hand and the cards one is looking at. Nobody knows the order of a deck.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random

from vfw.core.position import Event, frozen
from vfw.core.questions import Decision, Pending
from vfw.votes.deck import CARDS, ERAS, STRATEGY, keys
from vfw.votes.position import (
    OPPOSITION,
    SIDES,
    SUFFRAGIST,
    Camp,
    Draft,
    Lasting,
    Position,
    Table,
    Task,
)


@dataclass(frozen=True)
class OpenCamp:
    """A camp as somebody sees it. `hand` and `drawn` are () where they are hidden; their sizes are public."""

    buttons: int
    hand: tuple[str, ...]
    hand_size: int
    drawn: tuple[str, ...]
    drawn_size: int
    deck_size: int
    discards: tuple[str, ...]
    claimed: tuple[str, ...]


@dataclass(frozen=True)
class View(Table):
    """What `seat` may know of a position; the fields bear the names they have there. `seat` is None for somebody who
    sees only the table. `strategy_deck_size` stands for the deck."""

    seat: str | None
    pending: Pending
    news: tuple[Event, ...]
    turn: int
    round: int
    side: str
    card: str
    rolled: tuple[int, ...]
    purple: bytes
    yellow: bytes
    red: bytes
    votes: bytes
    congress: int
    sent: bool
    campaigners: tuple[tuple[str, str], ...]
    suffragist: OpenCamp
    opposition: OpenCamp
    in_effect: tuple[Lasting, ...]
    strategy_deck_size: int
    strategy_cards: tuple[str, ...]
    state_cards: tuple[str, ...]
    removed: tuple[str, ...]
    todo: tuple[Task, ...]
    asking: Task | None

    def camp(self, side: str) -> OpenCamp:
        return self.suffragist if side == SUFFRAGIST else self.opposition

    def buttons(self, side: str) -> int:
        return self.camp(side).buttons


def view(position: Position, seat: str | None) -> View:
    """What `seat` may know of `position`; None sees only the table."""
    return View(
        seat=seat,
        pending=_seen_question(position.pending, seat),
        news=tuple([seen_event(event, seat) for event in position.news]),
        turn=position.turn,
        round=position.round,
        side=position.side,
        card=position.card,
        rolled=position.rolled,
        purple=position.purple,
        yellow=position.yellow,
        red=position.red,
        votes=position.votes,
        congress=position.congress,
        sent=position.sent,
        campaigners=position.campaigners,
        suffragist=_seen_camp(position.suffragist, seat == SUFFRAGIST),
        opposition=_seen_camp(position.opposition, seat == OPPOSITION),
        in_effect=position.in_effect,
        strategy_deck_size=len(position.strategy_deck),
        strategy_cards=position.strategy_cards,
        state_cards=position.state_cards,
        removed=position.removed,
        todo=position.todo,
        asking=position.asking,
    )


def seen_event(event: Event, seat: str | None) -> Event:
    """The event as `seat` may know it: others learn how many cards were drawn, not which."""
    match event:
        case ("drew", side, tuple(cards)) if side != seat:
            return ("drew", side, len(cards))
    return event


def _seen_question(pending: Pending, seat: str | None) -> Pending:
    if isinstance(pending, Decision) and pending.seat != seat:
        return Decision(pending.seat, pending.about, (), pending.why)
    return pending


def _seen_camp(camp: Camp, own: bool) -> OpenCamp:
    return OpenCamp(
        buttons=camp.buttons,
        hand=camp.hand if own else (),
        hand_size=len(camp.hand),
        drawn=camp.drawn if own else (),
        drawn_size=len(camp.drawn),
        deck_size=len(camp.deck),
        discards=camp.discards,
        claimed=camp.claimed,
    )


TRIES = 500


def imagine(seen: View, rng: Random) -> Position:
    """A position that could be the one `seen` shows: unknown cards are dealt out evenly, Early above Late.

    Where the other seat is choosing among cards this one cannot see, worlds in which it would have no choice are
    dealt again, for then it would not have been asked.
    """
    for _ in range(TRIES):
        position = _dealt(seen, rng)
        pending = seen.pending
        if not isinstance(pending, Decision) or pending.choices:
            return position
        asked = _asked_again(position)
        if isinstance(asked, Decision) and (asked.seat, asked.about, asked.why) == (
            pending.seat,
            pending.about,
            pending.why,
        ):
            return _with_question(position, asked)
    raise RuntimeError(f"no world found in {TRIES} tries in which {seen.pending!r} would be asked")


def _dealt(seen: View, rng: Random) -> Position:
    draft = object.__new__(Draft)
    shown = {field: getattr(seen, field) for field in SHARED_FIELDS}
    on_table = {task.card for task in (*seen.todo, *([seen.asking] if seen.asking else []))}
    on_table.update(lasting.card for lasting in seen.in_effect)
    on_table.update(seen.removed, seen.strategy_cards)
    for side in SIDES:
        camp = seen.camp(side)
        on_table.update(camp.discards, camp.claimed, camp.hand, camp.drawn)
    strategy = [key for key in keys(STRATEGY) if key not in on_table]
    rng.shuffle(strategy)
    draft.__dict__.update(
        shown,
        strategy_deck=tuple(strategy[: seen.strategy_deck_size]),
        **{side: _dealt_camp(side, seen.camp(side), on_table, rng) for side in SIDES},
    )
    return frozen(draft, Position)


def _dealt_camp(side: str, camp: OpenCamp, on_table: set[str], rng: Random) -> Camp:
    """Cards were drawn from the top, so those still unseen lie in the order of their eras: hand, drawn, deck."""
    unseen = [key for key in keys(side) if key not in on_table]
    rng.shuffle(unseen)
    unseen.sort(key=lambda key: ERAS_IN_ORDER[CARDS[key].era])
    hand, drawn = camp.hand, camp.drawn
    if not hand:
        hand, unseen = tuple(unseen[: camp.hand_size]), unseen[camp.hand_size :]
    if not drawn:
        drawn, unseen = tuple(unseen[: camp.drawn_size]), unseen[camp.drawn_size :]
    deck = tuple(unseen[len(unseen) - camp.deck_size :])
    return Camp(camp.buttons, hand, deck, camp.discards, camp.claimed, drawn)


def _asked_again(position: Position) -> Pending | None:
    """The question that the step at hand asks in this world, where it asks one."""
    assert position.asking is not None
    draft = position.draft()
    step, draft.side, draft.card = position.asking
    return step.do(draft)


def _with_question(position: Position, question: Pending) -> Position:
    draft = position.draft()
    draft.__dict__.pop("happened")
    draft.pending = question
    return frozen(draft, Position)


ERAS_IN_ORDER = {"start": 0, **{era: number for number, era in enumerate(ERAS, start=1)}}
HIDDEN_OR_OWN = {"seat", "suffragist", "opposition", "strategy_deck_size"}
SHARED_FIELDS = tuple(field.name for field in fields(View) if field.name not in HIDDEN_OR_OWN)
