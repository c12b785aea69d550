"""Constitution as a game for `core`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from vfw.companions.constitution import view as seat_views
from vfw.companions.constitution.cards import PACKS
from vfw.companions.constitution.deals import (
    AGREED,
    DEAL_NAMES,
    DRAWN,
    continue_deal,
    deal_cards,
    draw_dealer,
    draw_partners,
    play,
    plays_of,
)
from vfw.companions.constitution.errors import explain_illegal_card
from vfw.companions.constitution.position import PLACE, SEATS, Draft, Position, View
from vfw.companions.constitution.text import describe_event
from vfw.core.position import Event, drafted, frozen
from vfw.core.questions import Decision, IllegalReply, Reply, Shuffle, require
from vfw.untrusted_input import quoted

OPTIONS: Mapping[str, tuple[str, ...]] = {"pack": tuple(PACKS), "partners": (DRAWN, AGREED)}
"""The options of a game, the usual word first."""


class Constitution:
    """The card game for four seats in two pairs, after the rules printed in 1916.

    Options of `start`, none of which is needed:
        pack: "A" or "A2" for gold stars that come to the printed totals, "H" for those of history.
        partners: "drawn" where cards decide which pair is which party; "agreed" for South and North as Democrats.

    >>> Constitution().start({}).pending.why
    'partners'
    """

    name = "constitution"
    rules = "1"
    older_rules = ()

    def start(self, options: Mapping[str, Any]) -> Position:
        """Return the table before the first draw.

        Raises:
            ValueError: An option is wrong; the message names the right ones.
        """
        for name, value in options.items():
            if name not in OPTIONS:
                raise ValueError(f"unknown option {quoted(name)}; this game has {', '.join(OPTIONS)}")
            if value not in OPTIONS[name]:
                raise ValueError(f"option {name!r} is {quoted(value)}; expected {' or '.join(OPTIONS[name])}")
        draft = object.__new__(Draft)
        draft.pack, draft.partners = options.get("pack", "A"), options.get("partners", DRAWN)
        draft.deal, draft.democrats, draft.drawn, draft.tied = 0, (), (), ()
        draft.dealer = draft.holder = draft.leader = ""
        draft.cards, draft.tricks, draft.scores, draft.news = (), (), (), ()
        draft.hands = ((), (), (), ())
        draft.pending = Shuffle(PACKS[draft.pack].keys, "partners")
        return frozen(draft, Position)

    def answer(self, position: Position, reply: Reply) -> Position:
        """See `core.game.Game.answer`."""
        pending = position.pending
        if isinstance(pending, Decision) and not pending.accepts(reply):
            hand = position.hands[PLACE[pending.seat]]
            raise IllegalReply(pending, reply, explain_illegal_card(position, pending.seat, hand, reply))
        require(pending, reply)
        draft = drafted(position, Draft)
        if isinstance(pending, Decision):
            seat, card = pending.seat, str(reply)
            act = plays_of(draft, seat, draft.hands[PLACE[seat]])[card]
            news = play(draft, seat, card, act, forced=False)
            news += continue_deal(draft)
        else:
            assert isinstance(pending, Shuffle)
            assert isinstance(reply, tuple)
            order = tuple(map(str, reply))
            if pending.why in DEAL_NAMES:
                news = deal_cards(draft, order)
                news += continue_deal(draft)
            else:
                news = draw_dealer(draft, order) if draft.tied else draw_partners(draft, order)
                why = DEAL_NAMES[0] if draft.dealer else "dealer" if draft.tied else "partners"
                draft.pending = Shuffle(pending.cards, why)
        draft.news = tuple(news)
        return frozen(draft, Position)

    def can_go_on_from(self, position: Position) -> bool:
        """Return whether the position is between tricks."""
        return isinstance(position.pending, Decision) and not position.cards

    def view(self, position: Position, seat: str | None) -> View:
        """Return what `seat` may know: its hand, and everything that is open.

        Raises:
            ValueError: There is no such seat; the message names those there are.
        """
        if seat is not None and seat not in SEATS:
            raise ValueError(f"there is no seat {quoted(seat)}; expected one of {', '.join(SEATS)}, or None")
        return seat_views.view(position, seat)

    def imagine(self, view: View, rng: Random) -> Position:
        """See `core.game.Game.imagine`."""
        return seat_views.imagine(view, rng)

    def say(self, event: Event, seat: str | None) -> str:
        """See `core.game.Game.say`."""
        return describe_event(event, seat)
