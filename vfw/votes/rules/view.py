"""Views: the knowledge of a seat, listed field by field; and imagining the rest.

Public: everything on the table, the discards, the sizes of hands and decks, and that Early cards are above Middle above
Late, unless a deck was shuffled or rearranged. Private: the own hand, the cards that a seat is looking at, those that
it has put on top or at the bottom of the deck, and those that it has seen of the other hands. A seat knows, not its
side: the hand of a partner is hidden like that of an opponent, unless partners play with open hands.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from vfw.core.position import Event
from vfw.core.questions import Decision, Pending, Shuffle
from vfw.votes.rules.deck import CARDS, ERAS, START, STRATEGY, keys
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Seat, Side, side_of
from vfw.votes.rules.tabletop import Camp, Holding, Table, copy_open


class OpenCamp(NamedTuple):
    """A camp as a viewer sees it.

    `deck` has "" for each card that the viewer does not know; `set_aside` are the eras of the cards taken out of it
    unseen.
    """

    buttons: int
    deck: tuple[str, ...]
    discards: tuple[str, ...]
    mixed: bool
    set_aside: tuple[str, ...]

    @property
    def deck_size(self) -> int:
        """Return the number of cards in the deck."""
        return len(self.deck)


class OpenHolding(NamedTuple):
    """A holding as a viewer sees it.

    `hand` and `drawn` are () if they are hidden; sizes are public. `shown` are cards of a hidden hand that the
    viewer has seen.
    """

    hand: tuple[str, ...]
    hand_size: int
    shown: tuple[str, ...]
    claimed: tuple[str, ...]
    drawn: tuple[tuple[str, ...], ...]
    drawn_sizes: tuple[int, ...]


class View(Table):
    """The knowledge of `seat` about a position; the fields have the names of the position's.

    `seat` is None for a viewer of the open table. `strategy_deck_size` replaces the deck. A view belongs to its viewer,
    and changes no position.
    """

    __slots__ = ("holdings", "opposition", "seat", "strategy_deck_size", "suffragist")
    _fields = ("seat", *Table._fields, "suffragist", "opposition", "holdings", "strategy_deck_size")

    seat: Seat | None
    suffragist: OpenCamp
    opposition: OpenCamp
    holdings: tuple[OpenHolding, ...]
    strategy_deck_size: int

    def camp(self, side: Side) -> OpenCamp:
        """Return the camp of `side`."""
        return self.suffragist if side == SUFFRAGIST else self.opposition

    def buttons(self, side: Side) -> int:
        """Return the number of buttons of `side`."""
        return self.camp(side).buttons

    def held_by(self, seat: Seat) -> OpenHolding:
        """Return the holding of `seat`."""
        return self.holdings[self.seats.index(seat)]

    def campaigners_led(self, side: Side) -> tuple[tuple[str, str], ...]:
        """Return the campaigners whom the viewer leads; for the other side, those of the seat that answers for it."""
        own = self.seat is not None and side_of(self.seat) == side
        return self.led_by(self.seat if own and self.seat else self.seat_of(side))

    def held_for(self, side: Side) -> OpenHolding:
        """Return the holding of the seat that answers for `side` now."""
        return self.held_by(self.seat_of(side))


class Hidden(NamedTuple):
    """The part of a position that a seat sees and others do not."""

    suffragist: OpenCamp
    opposition: OpenCamp
    holdings: tuple[OpenHolding, ...]


def view(position: Position, seat: str | None) -> View:
    """Return what `seat` may know of `position`; None sees only the table."""
    viewer = Seat(seat) if seat else None
    return _view(position, viewer, _hidden(position, viewer))


class CachedView:
    """A seat that looks again and again at a game that goes on; unchanged parts are not computed again."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._looked_at: tuple[Camp, Camp, tuple[Holding, ...]] | None = None
        self._hidden: Hidden | None = None

    def look(self, position: Position) -> View:
        """Return what it may know of `position`: the same as `view`."""
        before, hidden = self._looked_at, self._hidden
        if (
            before is None
            or hidden is None
            or before[0] is not position.suffragist
            or before[1] is not position.opposition
            or before[2] is not position.holdings
        ):
            self._looked_at = (position.suffragist, position.opposition, position.holdings)
            self._hidden = hidden = _hidden(position, self._seat)
        return _view(position, self._seat, hidden)


def _view(position: Position, viewer: Seat | None, hidden: Hidden) -> View:
    view = View()
    copy_open(position, view)
    view.seat = viewer
    view.pending = _seen_question(position, viewer)
    view.news = tuple([seen_event(event, viewer) for event in position.news]) if position.news else ()
    view.suffragist, view.opposition, view.holdings = hidden
    view.strategy_deck_size = len(position.strategy_deck)
    return view


def _hidden(position: Position, viewer: Seat | None) -> Hidden:
    seen = position.held_by(viewer).seen if viewer else ()
    holdings = zip(position.seats, position.holdings, strict=True)
    return Hidden(
        _seen_camp(position.suffragist, seen),
        _seen_camp(position.opposition, seen),
        tuple(
            [
                _seen_holding(held, seen, own=owner == viewer, shown=shows(position, owner, viewer))
                for owner, held in holdings
            ]
        ),
    )


def shows(table: Table, owner: Seat, viewer: Seat | None) -> bool:
    """Return whether `viewer` sees the hand of `owner`: its own, and that of its partner with open hands.  Teams 20."""
    return owner == viewer or (table.open_hands and viewer is not None and side_of(owner) == side_of(viewer))


def seen_event(event: Event, seat: str | None) -> Event:
    """Return the event as `seat` may know it: others learn how many cards were drawn, not which."""
    if event[0] not in SEEN_IN_PART:
        return event
    match event:
        case ("exchanged", first, tuple(given), second, tuple(returned)) if seat not in (first, second):
            return ("exchanged", first, len(given), second, len(returned))
        case ("drew", who, tuple(cards)) if who != seat:
            return ("drew", who, len(cards))
        case ("looked", who, tuple(cards), whom) if seat not in (who, whom):
            return ("looked", who, len(cards), whom)
        case ("put back", who, _, where) if who != seat:
            return ("put back", who, "", where)
    return event


def side_in(event: Event) -> Side | None:
    """Return the side of an event, or that of its seat; None if it names neither."""
    kind, *about = event
    if kind in ABOUT_CARDS:
        return side_of(about[0])
    return Side(about[0]) if about and about[0] in SIDES else None


SEEN_IN_PART: Final = ("drew", "looked", "put back", "exchanged")
"""The events of which other seats learn less."""
ABOUT_CARDS: Final = (
    *("drew", "played", "discarded", "claimed", "looked", "put back", "sorted"),
    *("offered", "declined", "exchanged", "gave"),
)
"""The events that name a seat."""


def _seen_question(position: Position, seat: Seat | None) -> Pending:
    pending = position.pending
    if isinstance(pending, Decision):
        return pending if pending.seat == seat else Decision(pending.seat, pending.about, (), pending.why)
    if isinstance(pending, Shuffle) and position.turn and not _knows(position, pending.cards, seat):
        return Shuffle((), pending.why)
    return pending


def _knows(position: Position, cards: tuple[str, ...], seat: Seat | None) -> bool:
    """Return whether `seat` knows the cards that are shuffled: its hand, or the deck it has just looked through."""
    if seat is None:
        return False
    known, side = position.held_by(seat).hand, side_of(seat)
    if seat == position.seat_of(side):
        known += position.camp(side).deck
    return {*known}.issuperset(cards)


def _seen_camp(camp: Camp, seen: tuple[str, ...]) -> OpenCamp:
    deck = tuple([key if key in seen else "" for key in camp.deck]) if seen else ("",) * len(camp.deck)
    set_aside = tuple([CARDS[key].era for key in camp.set_aside]) if camp.set_aside else ()
    return OpenCamp(camp.buttons, deck, camp.discards, camp.mixed, set_aside)


def _seen_holding(held: Holding, seen: tuple[str, ...], *, own: bool, shown: bool) -> OpenHolding:
    """Return the holding of a seat as seen by the viewer.

    Cards of the deck that it is looking at are its `own` to see, also with open hands.  Teams 16 and 20.
    """
    sizes = tuple([len(group) for group in held.drawn]) if held.drawn else ()
    drawn = held.drawn if own else ()
    if shown:
        return OpenHolding(held.hand, len(held.hand), (), held.claimed, drawn, sizes)
    known = tuple([key for key in seen if key in held.hand]) if seen else ()
    return OpenHolding((), len(held.hand), known, held.claimed, drawn, sizes)


TRIES: Final = 500


def imagine(seen: View, rng: Random) -> Position:
    """Return a position that could be the one `seen` shows: unknown cards are dealt out evenly, Early above Late.

    If the other seat is choosing among cards that this one cannot see, positions in which it would have no choice are
    dealt again, because then it would not have been asked.
    """
    for _ in range(TRIES):
        world = _dealt(seen, rng)
        if not _is_hidden(seen.pending):
            return world.frozen()
        asked = _asked_again(world)
        if asked is not None and _as_seen_by_others(asked) == seen.pending:
            world.pending = asked
            return world.frozen()
    raise RuntimeError(f"no world found in {TRIES} tries in which {seen.pending!r} would be asked")


def _is_hidden(pending: Pending) -> bool:
    return (isinstance(pending, Decision) and not pending.choices) or (
        isinstance(pending, Shuffle) and not pending.cards
    )


def _as_seen_by_others(pending: Pending) -> Pending:
    if isinstance(pending, Decision):
        return Decision(pending.seat, pending.about, (), pending.why)
    return Shuffle((), pending.why) if isinstance(pending, Shuffle) else pending


def _dealt(seen: View, rng: Random) -> Draft:
    draft = Draft()
    copy_open(seen, draft)
    known = {task.card for task in (*seen.todo, *([seen.asking] if seen.asking else []))}
    known.update(lasting.card for lasting in seen.in_effect)
    known.update(seen.removed, seen.strategy_cards)
    for side in SIDES:
        known.update(seen.camp(side).discards)
    for held in seen.holdings:
        known.update(held.claimed, held.hand, *held.drawn)
    if seen.oppobot:
        known.update(keys(seen.opposition_deck, START))  # They never were in its deck, but beside it.
    strategy = [key for key in keys(STRATEGY) if key not in known]
    rng.shuffle(strategy)
    seen_hidden, dealt = _seen_hidden(seen), dict[Seat, Holding]()
    known.update(seen_hidden)
    camps = {side: _dealt_camp(seen, side, known, rng, dealt) for side in SIDES}
    if seen.seat:
        dealt[seen.seat] = dealt[seen.seat]._replace(seen=seen_hidden)
    draft.suffragist, draft.opposition = camps[SUFFRAGIST], camps[OPPOSITION]
    draft.holdings = tuple([dealt[seat] for seat in seen.seats])
    draft.strategy_deck = tuple(strategy[: seen.strategy_deck_size])
    return draft


def _dealt_camp(seen: View, side: Side, known: set[str], rng: Random, dealt: dict[Seat, Holding]) -> Camp:
    """Return the camp of `side`, with no unseen card `known`, and enter the cards of its seats in `dealt`.

    Cards were drawn from the top, so the unseen ones are in the order of their eras: hands, drawn, deck.
    """
    camp, seats = seen.camp(side), seen.seats_of(side)
    holdings = [seen.held_by(seat) for seat in seats]
    deck = seen.deck_of(side)
    unseen = [key for key in keys(deck) if key not in known]
    rng.shuffle(unseen)
    set_aside = []
    for era in camp.set_aside:
        card = next(key for key in unseen if CARDS[key].era == era)
        unseen.remove(card)
        set_aside.append(card)
    if not camp.mixed:
        unseen.sort(key=lambda key: ERAS_IN_ORDER[CARDS[key].era])
    for seat, held, hand in zip(seats, holdings, _dealt_hands(holdings, unseen, rng), strict=True):
        drawn = held.drawn or tuple([tuple(_off_the_top(unseen, size)) for size in held.drawn_sizes])
        dealt[seat] = Holding(hand, held.claimed, drawn)
    return Camp(
        buttons=camp.buttons,
        deck=_dealt_deck(camp.deck, unseen),
        discards=camp.discards,
        mixed=camp.mixed,
        set_aside=tuple(set_aside),
    )


def _dealt_deck(deck: tuple[str, ...], unseen: list[str]) -> tuple[str, ...]:
    """Return the deck, with the last of `unseen` in its unknown places."""
    missing = deck.count("")
    below = unseen[len(unseen) - missing :]
    if missing == len(deck):
        return tuple(below)
    cards = iter(below)
    return tuple([key or next(cards) for key in deck])


def _dealt_hands(holdings: list[OpenHolding], unseen: list[str], rng: Random) -> list[tuple[str, ...]]:
    """Return the hands of a side; hidden ones are filled up from the top of `unseen`; two partners drew by turns."""
    known = [held.hand or held.shown for held in holdings]
    missing = [held.hand_size - len(cards) for held, cards in zip(holdings, known, strict=True)]
    drawn = _off_the_top(unseen, sum(missing))
    if len(missing) - missing.count(0) > 1:
        rng.shuffle(drawn)
    return [(*cards, *_off_the_top(drawn, n)) for cards, n in zip(known, missing, strict=True)]


def _off_the_top(cards: list[str], n: int) -> list[str]:
    """Take the first `n` of `cards` off, and return them."""
    top = cards[:n]
    del cards[:n]
    return top


def _seen_hidden(seen: View) -> tuple[str, ...]:
    """Return the cards of other hands and of the decks that the viewer knows."""
    hands = [key for held in seen.holdings for key in held.shown]
    return (*hands, *[key for side in SIDES for key in seen.camp(side).deck if key])


def _asked_again(position: Draft) -> Pending | None:
    """Return the question that the present step asks in this position, if it asks one."""
    assert position.asking is not None
    draft = position.draft()
    draft.side, draft.card = position.asking.side, position.asking.card
    return position.asking.step.do(draft)


ERAS_IN_ORDER: Final = {"start": 0, **{era: number for number, era in enumerate(ERAS, start=1)}}
