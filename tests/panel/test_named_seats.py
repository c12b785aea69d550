"""The skin of Votes for Women at a table whose seats have other names than the sides."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.votes.named_seats import TWO, name_the_seats, with_usual_names
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.questions import Decision
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import Position
from vfw.votes.rules.view import View


def played(game: VotesForWomen) -> Match[Position, View]:
    match, rng = Match(game, chance=seeded("faces")), Random(8)
    while isinstance(pending := match.pending, Decision):
        match.answer(any_reply(pending, rng))
    return match


def faces(match: Match[Position, View]) -> Iterator[str]:
    """Yield the skin's view models at some positions, for each seat and for a spectator."""
    capabilities = DEFAULT_SKIN.capabilities
    for position in [*match.positions[40::9], match.position]:
        for seat in (*match.seats, None):
            seen = match.game.view(position, seat)
            yield repr(DEFAULT_SKIN.prompt(seen))
            yield repr(DEFAULT_SKIN.log(position.news, seat))
            yield repr(capabilities.hand.hand(seen))
            yield repr(capabilities.sides.sides(seen))
            yield repr(capabilities.table.piles(seen))
            yield repr(capabilities.advice.odds(seen))
            yield repr(capabilities.dialogs.sheet("card:lucy-stone", seen))
            yield repr(capabilities.secrets.reveals_cards(position.news, seat))
            yield repr(capabilities.event_queries.events_played(position.news, seat))
            yield repr(capabilities.event_queries.has_played(position.news, match.seats[:1]))
            yield repr(position.asking and capabilities.dice.dice_seat(position))
    yield repr(DEFAULT_SKIN.ending(match.view(None)))
    yield repr([DEFAULT_SKIN.seat_name(seat) for seat in match.seats])


def test_the_view_models_do_not_depend_on_seat_names(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = [*faces(played(VotesForWomen()))]
    name_the_seats(monkeypatch)
    named = [*faces(played(TWO))]
    assert [with_usual_names(face) for face in named] == usual
