"""Votes for Women as a game: its start, its answers, and what a seat knows and is told."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Reply, require
from vfw.untrusted_input import quoted
from vfw.votes import cards as cards
from vfw.votes.narration import drawing as drawing
from vfw.votes.narration import log
from vfw.votes.rules import view
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Seat
from vfw.votes.rules.tabletop import NONE, NORMAL, OPPOBOT, ROUNDS, VOTING_DIE, Camp, Holding
from vfw.votes.rules.turn import set_up
from vfw.votes.rules.view import View
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.deck_file import register_deck
from vfw.votes.scenarios.writer import find_moment
from vfw.votes.seating import OPEN, against_the_oppobot, require_valid_options, seats_at


class VotesForWomen:
    """The game of the Suffragists against the Opposition or the Oppobot, with one player or two partners on a side.

    Options of `start`, all of them optional:
        suffragists: 1 or 2.
        opposition: 1, 2 or "oppobot"; the Oppobot is never asked anything.
        hands: "open" if two partners against the Oppobot show each other their cards.
        opponent: "oppobot", the older word for `opposition: "oppobot"`.
        difficulty: "normal"; "black-d4" for a black d4, "black-d6" for black dice in Final Voting, "hard" for both.
        deck: the Oppobot's deck as a text (see `deck_file`), in place of the reconstruction.
        scenario: the text with which the game begins (see `scenario`). It can choose the Opposition, and the sides that
            two play; with `opponent` it is the Oppobot in any case.

    >>> VotesForWomen().start({}).pending.why
    'state cards'
    """

    name = "votes-for-women"
    rules = "0.2"
    older_rules = ("0.1",)

    def start(self, options: Mapping[str, Any]) -> Position:
        """Return the table before the first shuffle.

        Raises:
            ValueError: If an option is wrong; the message names it and the right ones.
        """
        require_valid_options(options)
        oppobot = options.get("difficulty", NORMAL) if against_the_oppobot(options) else ""
        deck = register_deck(options["deck"]) if "deck" in options else OPPOBOT
        if "scenario" not in options:
            draft = _empty_table(self.seats_at(options), options)
            if oppobot:
                draft.oppobot, draft.opposition_deck = oppobot, deck
            draft.then(set_up())
            return draft.carried_out()
        beginning = scenario.parse_scenario(options["scenario"], oppobot, deck)
        for name, value in beginning.options.items():
            if options.get(name, value) != value:
                raise ValueError(
                    f"this scenario is played {TABLES_IN_WORDS[name, value]}; leave out the option {name!r}"
                )
        at = {**options, **beginning.options}
        draft = _empty_table(self.seats_at(at), at)
        beginning.lay_out(draft)
        return draft.carried_out()

    def seats_at(self, options: Mapping[str, Any]) -> tuple[Seat, ...]:
        """Return the seats at the table that these options make."""
        return seats_at(options)

    def answer(self, position: Position, reply: Reply) -> Position:
        """See `Game.answer`."""
        require(position.pending, reply)
        return position.answered(reply)

    def can_go_on_from(self, position: Position) -> bool:
        """See `Game.can_go_on_from`."""
        try:
            find_moment(position)
        except ValueError:
            return False
        return True

    def view(self, position: Position, seat: str | None) -> View:
        """Return what `seat` may know.

        Raises:
            ValueError: If there is no such seat; the message names those that exist.
        """
        if seat is not None and seat not in position.seats:
            raise ValueError(f"there is no seat {quoted(seat)}; expected one of {', '.join(position.seats)}, or None")
        return view.view(position, seat)

    def imagine(self, seen: View, rng: Random) -> Position:
        """See `Game.imagine`."""
        return view.imagine(seen, rng)

    def say(self, event: Event, seat: str | None) -> str:
        """See `Game.say`."""
        return log.format_event(event, seat)


def _empty_table(seats: tuple[Seat, ...], options: Mapping[str, Any]) -> Draft:
    """Return a table with these seats and nothing on it; the first seat of each side answers for it."""
    draft = Draft()
    for field, value in EMPTY_TABLE.items():
        setattr(draft, field, value)
    draft.seats, draft.holdings = seats, tuple([Holding() for _ in seats])
    draft.active = (draft.seats_of(SUFFRAGIST)[0], draft.seats_of(OPPOSITION)[0])
    draft.open_hands = "hands" in options
    return draft


TABLES_IN_WORDS = {
    ("suffragists", 2): "by two Suffragists",
    ("opposition", 2): "by two of the Opposition",
    ("opposition", OPPOBOT): "against the Oppobot",
    ("hands", OPEN): "with open hands",
}
"""The tables that a scenario can ask for, in words."""

EMPTY_TABLE: dict[str, Any] = {
    "news": (),
    "seats": (),
    "active": (),
    "oppobot": "",
    "open_hands": False,
    "opposition_deck": OPPOSITION,
    "turn": 0,
    "round": 0,
    "side": SUFFRAGIST,
    "card": "",
    "rolled": (),
    "purple": NONE,
    "yellow": NONE,
    "red": NONE,
    "votes": NONE,
    "congress": 0,
    "sent": False,
    "campaigners": (),
    "suffragist": Camp(),
    "opposition": Camp(),
    "holdings": (),
    "in_effect": (),
    "strategy_deck": (),
    "strategy_cards": (),
    "state_cards": (),
    "removed": (),
    "last_turn": ROUNDS,
    "voting_die": VOTING_DIE,
    "todo": (),
    "asking": None,
}
