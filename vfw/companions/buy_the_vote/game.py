"""Buy the Vote! as a game for `core`: its start, its answers, and the views of its seats."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, cast

from vfw.companions.buy_the_vote import rounds, text
from vfw.companions.buy_the_vote.cards import APPORTIONMENTS, BY_KEY, CENSUS_2010
from vfw.companions.buy_the_vote.position import (
    CLOCKS,
    FEWEST,
    SEATS,
    STRICT,
    TIES,
    TIME_IS_UP,
    TIMED,
    Draft,
    Position,
    initial_draft,
)
from vfw.companions.buy_the_vote.rounds import require_legal
from vfw.companions.buy_the_vote.view import View, imagine_position, view_of
from vfw.core.position import Event, drafted, frozen
from vfw.core.questions import Decision, Reply
from vfw.untrusted_input import quoted

PLAYERS = tuple(range(FEWEST, len(SEATS) + 1))
WORDS: Mapping[str, tuple[str, ...]] = {"votes": APPORTIONMENTS, "ties": TIES, "clock": CLOCKS}


class BuyTheVote:
    """Two to five candidates bid for states.

    Options of `start`, none of which is needed:
        players: 2 to 5, as a rule 5. With two the nominee needs 270 alone.
        votes: "2012" for the electoral votes of the elections of 2012 to 2020, "2024" for those of 2024 and 2028.
        ties: "strict"; "casual" leaves tied money to those who tied.
        clock: "15 minutes", after which the table may say that time is up; "none" leaves out three cards and a round.

    >>> BuyTheVote().start({"players": 3}).seats
    ('a', 'b', 'c')
    """

    name = "buy-the-vote"
    rules = "1"
    older_rules = ()

    def start(self, options: Mapping[str, Any]) -> Position:
        """Return the table before the shuffle.

        Raises:
            ValueError: An option is wrong; the message names the right ones.
        """
        _require_known(options)
        table = initial_draft(
            options.get("players", len(SEATS)),
            options.get("votes", CENSUS_2010),
            options.get("ties", STRICT),
            options.get("clock", TIMED),
            tuple(BY_KEY),
        )
        return frozen(table, Position)

    def answer(self, position: Position, reply: Reply) -> Position:
        """See `core.game.Game.answer`."""
        pending = position.pending
        require_legal(position, reply)
        draft = drafted(position, Draft)
        draft.news = ()
        if not isinstance(pending, Decision):
            rounds.begin(draft, cast(tuple[str, ...], reply))
        elif reply == TIME_IS_UP:
            rounds.stop(draft)
        elif pending.about == "bid":
            rounds.bid(draft, cast(str | int, reply))
        else:
            rounds.steal(draft, pending.seat, str(reply))
        return frozen(draft, Position)

    def can_go_on_from(self, position: Position) -> bool:
        """See `core.game.Game.can_go_on_from`."""
        pending = position.pending
        is_bid = isinstance(pending, Decision) and pending.about == "bid"
        return is_bid and len(position.rows) == 1 and not any(position.rows[0])

    def view(self, position: Position, seat: str | None) -> View:
        """Return what `seat` may know.

        Raises:
            ValueError: There is no such seat; the message names those there are.
        """
        if seat is not None and seat not in position.seats:
            raise ValueError(f"there is no seat {quoted(seat)}; expected one of {', '.join(position.seats)}, or None")
        return view_of(position, seat)

    def imagine(self, view: View, rng: Random) -> Position:
        """See `core.game.Game.imagine`."""
        return imagine_position(view, rng)

    def say(self, event: Event, seat: str | None) -> str:
        """See `core.game.Game.say`."""
        return text.describe_event(event, seat)


def _require_known(options: Mapping[str, Any]) -> None:
    for name, value in options.items():
        if name == "players":
            if type(value) is not int or value not in PLAYERS:
                raise ValueError(f"option 'players' is {quoted(value)}; expected a whole number from 2 to 5")
        elif name not in WORDS:
            raise ValueError(f"unknown option {quoted(name)}; this game has players, {', '.join(WORDS)}")
        elif value not in WORDS[name]:
            raise ValueError(f"option {name!r} is {quoted(value)}; expected {' or '.join(map(repr, WORDS[name]))}")
