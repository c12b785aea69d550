"""Who sits at a match: persons, players who choose, and automata that only throw dice."""

from __future__ import annotations

from random import Random
from typing import Any

from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.questions import Decision, Reply
from vfw.jobs.pool import Pool
from vfw.panel.play.pondering import Pondering
from vfw.panel.skins.protocol import Skin


class Company:
    """Those who sit at `match`; where players think for long, `pool` does it.

    Attributes:
        pondering: what one of them thinks about.
        automatic: the seats that are never asked, and only throw dice.
        computers: the seats that no person holds, those among them; persons: the others, in order.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, pool: Pool) -> None:
        self._match, self._skin = match, skin
        self.pondering = Pondering(match, pool)
        self.automatic = frozenset(skin.abilities.seating.automatic(match.position))
        chosen = frozenset(seat for seat in match.seats if match.players.get(seat, PERSON) != PERSON)
        self.computers = chosen | self.automatic
        self.persons = tuple(seat for seat in match.seats if seat not in self.computers)

    @property
    def a_person_decided_last(self) -> bool:
        """Whether what has happened since follows from a person's choice: its dice are that person's to throw."""
        asked = (position.pending for position in reversed(self._match.positions))
        decided = next((pending for pending in asked if isinstance(pending, Decision)), None)
        return decided is not None and decided.seat not in self.computers

    def name(self, seat: str) -> str:
        """What the player in a seat is called."""
        return self._skin.abilities.seating.names.get(self._match.players.get(seat, PERSON), "The computer")

    def choice(self, asked: Decision) -> Reply | None:
        """What the player in the seat that is asked chooses, from what that seat knows; None as long as it thinks."""
        match, seating = self._match, self._skin.abilities.seating
        kind, rng = match.players[asked.seat], self._rng(asked)
        if self._ponders(asked, rng) and not self.pondering.has_failed:
            return self.pondering.reply()
        # Where no pool can think, it thinks here: the page waits.
        return seating.player(kind, rng).choose(match.view(asked.seat))

    def think_ahead(self) -> None:
        """Let whoever chooses next begin to think, before anybody waits for it."""
        pending = self._match.pending
        if isinstance(pending, Decision) and pending.seat in self.computers:
            self._ponders(pending, self._rng(pending))

    def _ponders(self, asked: Decision, rng: Random) -> bool:
        """Whether the player who is asked thinks for long; then it has begun to."""
        match, seating = self._match, self._skin.abilities.seating
        kind = match.players[asked.seat]
        if kind not in seating.thinkers:
            return False
        self.pondering.begin(asked, lambda: seating.plan(kind, match.view(asked.seat), rng))
        return True

    def _rng(self, asked: Decision) -> Random:
        # Drawn from what was dealt and how far the game is: the same seed and the same choices bring the same game.
        return Random(f"{self._match.chance.header()} {asked.seat} {len(self._match.replies)}")
