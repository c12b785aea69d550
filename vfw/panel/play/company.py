"""Who sits at a match: persons, players who choose, and automata that only throw dice."""

from __future__ import annotations

from random import Random
from typing import Any

from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.questions import Decision, Reply
from vfw.panel.skins.protocol import Skin


class Company:
    """Those who sit at `match`.

    Attributes:
        automatic: the seats that are never asked, and only throw dice.
        computers: the seats that no person holds, those among them; persons: the others, in order.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin) -> None:
        self._match, self._skin = match, skin
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

    def choice(self, asked: Decision) -> Reply:
        """What the player in the seat that is asked chooses, from what that seat knows."""
        match = self._match
        # Drawn from what was dealt and how far the game is: the same seed and the same choices bring the same game.
        rng = Random(f"{match.chance.header()} {asked.seat} {len(match.replies)}")
        player = self._skin.abilities.seating.player(match.players[asked.seat], rng)
        return player.choose(match.view(asked.seat))
