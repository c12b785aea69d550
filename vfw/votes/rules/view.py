"""What a seat may know, listed field by field; and imagining the rest.

Public: everything that lies on the table, the discards, how many cards a hand and a deck hold, and that Early cards
lie above Middle above Late, unless a deck was shuffled or rearranged. Private: one's own hand, the cards one is
looking at, those one has put on top or at the bottom of the deck, and what one has seen of the other hand.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from random import Random

from vfw.core.position import Event, frozen
from vfw.core.questions import Decision, Pending, Shuffle
from vfw.votes.rules.deck import CARDS, ERAS, START, STRATEGY, Card, keys
from vfw.votes.rules.position import (
    OPPOSITION,
    OTHER,
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
    """A camp as somebody sees it.

    `hand`, `drawn`, `deck_top` and `deck_bottom` are () where they are hidden; sizes are public. `shown` are cards of
    a hidden hand that the viewer has seen; `deck_top` and `deck_bottom` those the owner has put there. `set_aside` are
    the eras of the cards taken out of the deck unseen.
    """

    buttons: int
    hand: tuple[str, ...]
    hand_size: int
    shown: tuple[str, ...]
    drawn: tuple[tuple[str, ...], ...]
    drawn_sizes: tuple[int, ...]
    deck_size: int
    deck_top: tuple[str, ...]
    deck_bottom: tuple[str, ...]
    mixed: bool
    set_aside: tuple[str, ...]
    discards: tuple[str, ...]
    claimed: tuple[str, ...]


@dataclass(frozen=True)
class View(Table):
    """What `seat` may know of a position; the fields bear the names they have there. `seat` is None for somebody who
    sees only the table. `strategy_deck_size` stands for the deck."""

    seat: str | None
    pending: Pending
    news: tuple[Event, ...]
    oppobot: str
    opposition_deck: str
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
        pending=_seen_question(position, seat),
        news=tuple([seen_event(event, seat) for event in position.news]),
        oppobot=position.oppobot,
        opposition_deck=position.opposition_deck,
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
        suffragist=_seen_camp(position, SUFFRAGIST, seat),
        opposition=_seen_camp(position, OPPOSITION, seat),
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
        case ("looked", side, tuple(cards)) if seat not in SIDES:
            return ("looked", side, len(cards))
        case ("put back", side, _, where) if side != seat:
            return ("put back", side, "", where)
    return event


def _seen_question(position: Position, seat: str | None) -> Pending:
    pending = position.pending
    if isinstance(pending, Decision) and pending.seat != seat:
        return Decision(pending.seat, pending.about, (), pending.why)
    if isinstance(pending, Shuffle) and position.turn and not _owns(position, pending.cards, seat):
        return Shuffle((), pending.why)
    return pending


def _owns(position: Position, cards: tuple[str, ...], seat: str | None) -> bool:
    if seat is None:
        return False
    camp = position.camp(seat)
    return {*camp.hand, *camp.deck}.issuperset(cards)


def _seen_camp(position: Position, side: str, seat: str | None) -> OpenCamp:
    camp, own = position.camp(side), side == seat
    return OpenCamp(
        buttons=camp.buttons,
        hand=camp.hand if own else (),
        hand_size=len(camp.hand),
        shown=tuple([key for key in camp.shown if key in camp.hand]) if seat == OTHER[side] else (),
        drawn=camp.drawn if own else (),
        drawn_sizes=tuple([len(group) for group in camp.drawn]),
        deck_size=len(camp.deck),
        deck_top=camp.deck[: camp.known_top] if own else (),
        deck_bottom=camp.deck[len(camp.deck) - camp.known_bottom :] if own else (),
        mixed=camp.mixed,
        set_aside=tuple([CARDS[key].era for key in camp.set_aside]),
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
        if not _is_hidden(seen.pending):
            return position
        asked = _asked_again(position)
        if asked is not None and _as_seen_by_others(asked) == seen.pending:
            return _with_question(position, asked)
    raise RuntimeError(f"no world found in {TRIES} tries in which {seen.pending!r} would be asked")


def _is_hidden(pending: Pending) -> bool:
    return (isinstance(pending, Decision) and not pending.choices) or (
        isinstance(pending, Shuffle) and not pending.cards
    )


def _as_seen_by_others(pending: Pending) -> Pending:
    if isinstance(pending, Decision):
        return Decision(pending.seat, pending.about, (), pending.why)
    return Shuffle((), pending.why) if isinstance(pending, Shuffle) else pending


def _dealt(seen: View, rng: Random) -> Position:
    draft = object.__new__(Draft)
    shown = {field: getattr(seen, field) for field in SHARED_FIELDS}
    on_table = {task.card for task in (*seen.todo, *([seen.asking] if seen.asking else []))}
    on_table.update(lasting.card for lasting in seen.in_effect)
    on_table.update(seen.removed, seen.strategy_cards)
    for side in SIDES:
        camp = seen.camp(side)
        on_table.update(camp.discards, camp.claimed, camp.hand, *camp.drawn)
    strategy = [key for key in keys(STRATEGY) if key not in on_table]
    rng.shuffle(strategy)
    draft.__dict__.update(
        shown,
        strategy_deck=tuple(strategy[: seen.strategy_deck_size]),
        **{side: _dealt_camp(seen.deck_of(side), seen.camp(side), on_table, rng) for side in SIDES},
    )
    return frozen(draft, Position)


def _dealt_camp(deck: str, camp: OpenCamp, on_table: set[str], rng: Random) -> Camp:
    """Cards were drawn from the top, so those still unseen lie in the order of their eras: hand, drawn, deck."""
    known = {*on_table, *camp.shown, *camp.deck_top, *camp.deck_bottom}
    unseen = [key for key in keys(deck) if key not in known and not _lies_open(CARDS[key])]
    rng.shuffle(unseen)
    set_aside = []
    for era in camp.set_aside:
        card = next(key for key in unseen if CARDS[key].era == era)
        unseen.remove(card)
        set_aside.append(card)
    if not camp.mixed:
        unseen.sort(key=lambda key: ERAS_IN_ORDER[CARDS[key].era])
    hand, drawn = camp.hand, camp.drawn
    if not hand:
        missing = camp.hand_size - len(camp.shown)
        hand, unseen = (*camp.shown, *unseen[:missing]), unseen[missing:]
    if not drawn:
        groups = []
        for size in camp.drawn_sizes:
            groups.append(tuple(unseen[:size]))
            unseen = unseen[size:]
        drawn = tuple(groups)
    missing = camp.deck_size - len(camp.deck_top) - len(camp.deck_bottom)
    return Camp(
        buttons=camp.buttons,
        hand=hand,
        deck=(*camp.deck_top, *unseen[len(unseen) - missing :], *camp.deck_bottom),
        discards=camp.discards,
        claimed=camp.claimed,
        drawn=drawn,
        shown=camp.shown,
        known_top=len(camp.deck_top),
        known_bottom=len(camp.deck_bottom),
        mixed=camp.mixed,
        set_aside=tuple(set_aside),
    )


def _lies_open(card: Card) -> bool:
    """Whether it never was in a deck, but lay beside it: the Start cards of the Oppobot."""
    return card.is_oppobots and card.era == START


def _asked_again(position: Position) -> Pending | None:
    """The question that the step at hand asks in this world, where it asks one."""
    assert position.asking is not None
    draft = position.draft()
    step, draft.side, draft.card = position.asking
    return step.do(draft)


def _with_question(position: Position, question: Pending) -> Position:
    position.__dict__["pending"] = question  # It is this function's own, and nobody has seen it yet.
    return position


ERAS_IN_ORDER = {"start": 0, **{era: number for number, era in enumerate(ERAS, start=1)}}
HIDDEN_OR_OWN = {"seat", "suffragist", "opposition", "strategy_deck_size"}
SHARED_FIELDS = tuple(field.name for field in fields(View) if field.name not in HIDDEN_OR_OWN)
