"""A game inside a lesson: from which moment, what the engine shows step by step, and what the learner then chooses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.questions import Decision, IllegalReply, Reply
from vfw.panel.sitting import PERSON
from vfw.panel.skins import FIRST
from vfw.resources import lessons

SCENARIOS = "scenarios"
OTHER_SIDE = "opposition"
"""Learners are never asked to play it."""


@dataclass(frozen=True)
class Play:
    """A game that a step of a lesson shows, and hands to the learner.

    Attributes:
        scenario: the name of a text in `lessons/scenarios`, as in "1920-nashville".
        shows: what the engine is answered while the learner looks on; dice fall as `seed` says.
        choices: how many choices the learner then has at least; 0 for none, None until the game is over.
        opposition: who plays the other side, where the scenario leaves it open: a word for a kind of player.
        seed: what the dice and the cards follow from.
        example: what a run without a learner answers to the first choices; then it chooses by chance.
    """

    scenario: str
    shows: tuple[Reply, ...] = ()
    choices: int | None = 1
    opposition: str = "greedy"
    seed: str = "lesson"
    example: tuple[Reply, ...] = ()

    def match(self) -> Match[Any, Any]:
        """The game up to the learner's first choice. Raises ValueError, which names the scenario or the answer that
        cannot be."""
        texts = lessons(SCENARIOS)
        if self.scenario not in texts:
            raise ValueError(f"there is no scenario {self.scenario!r}; expected one of {', '.join(texts)}")
        begun = FIRST.scenario_match(texts[self.scenario])
        assert begun is not None
        players = dict(begun.players)
        if players.get(OTHER_SIDE, PERSON) == PERSON:
            players[OTHER_SIDE] = self.opposition
        match = Match(begun.game, begun.options, chance=seeded(self.seed), players=players)
        for number, reply in enumerate(self.shows, start=1):
            try:
                match.answer(reply)
            except IllegalReply as wrong:
                raise ValueError(f"answer {number} that the engine is to show, {reply!r}: {wrong}") from wrong
        return match

    def chosen(self, match: Match[Any, Any]) -> int:
        """How many choices have been made since the engine showed what it was to show."""
        return sum(1 for _ in self._decisions(match))

    def _decisions(self, match: Match[Any, Any]) -> Iterator[Decision]:
        shown, people = len(self.shows), self._people(match)
        for position in match.positions[:-1]:
            if isinstance(position.pending, Decision):
                if shown > 0:
                    shown -= 1
                elif position.pending.seat in people:
                    yield position.pending

    def _people(self, match: Match[Any, Any]) -> set[str]:
        return {seat for seat in match.game.seats if match.players.get(seat, PERSON) == PERSON}

    def is_over(self, match: Match[Any, Any]) -> bool:
        """Whether the learner has chosen enough, or the game is at its end."""
        return match.outcome is not None or (self.choices is not None and self.chosen(match) >= self.choices)

    def play_example(self, match: Match[Any, Any]) -> None:
        """Choose as `example` says, then by chance, until it is over. Raises ValueError for an example that is no
        choice there."""
        given, rng = list(self.example), Random(self.seed)
        while not self.is_over(match):
            pending = match.pending
            if not isinstance(pending, Decision):
                match.throw()
            elif given and pending.seat in self._people(match):
                reply = given.pop(0)
                try:
                    match.answer(reply)
                except IllegalReply as wrong:
                    raise ValueError(f"the example {reply!r}: {wrong}") from wrong
            else:
                match.answer(any_reply(pending, rng))
