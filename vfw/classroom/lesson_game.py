"""A game inside a lesson: its first moment, the steps that the engine shows, and the choices of the learner."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from secrets import token_hex
from typing import Any

from vfw.core.chance import seeded
from vfw.core.match import DamagedSave, Match
from vfw.core.players import PERSON, any_reply
from vfw.core.questions import Decision, IllegalReply, Outcome, Reply
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.resources import lessons
from vfw.templating import EMPTY, Markup, render
from vfw.votes.narration.words import PLAYER_PROFILES
from vfw.votes.players.registry import KINDS
from vfw.votes.rules.seats import ALONE, OPPOSITION, side_of
from vfw.votes.rules.tabletop import ROUNDS, TURNS

SCENARIOS = "scenarios"
OTHER_SEAT = ALONE[OPPOSITION]
"""The seat that learners never play."""
EXAMPLE = "1920"
"""The seed of a run without a learner; learners have their own dice."""
A_ROUND_BEGINS, BETWEEN_ROUNDS = "operations", ("operations", "strategy", "vote")
"""The questions to a learner at the beginning of a round, and between rounds: a card, a bid, a state that votes."""


@cache
def start_scenario(scenario: str) -> Match[Any, Any]:
    """Return a game that begins with the scenario of that name.

    Raises:
        ValueError: There is no such scenario; the message names the existing ones.
    """
    texts = lessons(SCENARIOS)
    if scenario not in texts:
        raise ValueError(f"there is no scenario {scenario!r}; expected one of {', '.join(texts)}")
    match = DEFAULT_SKIN.capabilities.scenarios.scenario_match(texts[scenario])
    assert match is not None
    return match


def rounds_to_play(turn: int, this_round: int) -> int:
    """Return the number of remaining rounds, this one included; `this_round` is 0 before the first of its turn."""
    return (TURNS - turn) * ROUNDS + ROUNDS - max(this_round, 1) + 1


@dataclass(frozen=True)
class Play:
    """A game that a step of a lesson shows and then gives to the learner.

    Attributes:
        scenario: The name of a text in `lessons/scenarios`, as in "1920-nashville".
        before: The answers before the learner begins to watch.
        shows: The answers that the learner watches.
        rounds: The rounds of the learner after that; 0 for none, None until the game is over. A round is a card that
            the learner plays, and the answer of the other side.
        opposition: The player of the other side, if the scenario leaves it open: a kind of player.
        seed: The seed of cards and dice up to the learner's first choice, so that `shows` is the same for all learners;
            with None each learner's game begins differently.
        dice: The seed of cards and dice from the learner's first choice on; with None each learner has their own, and
            others in each new game.
        example: The first answers of a run without a learner; after them it answers randomly.
    """

    scenario: str
    before: tuple[Reply, ...] = ()
    shows: tuple[Reply, ...] = ()
    rounds: int | None = 1
    opposition: str = "greedy"
    seed: str | None = None
    dice: str | None = None
    example: tuple[Reply, ...] = ()

    def __post_init__(self) -> None:
        """Check the names and numbers.

        Raises:
            ValueError: A scenario or player does not exist, or there are fewer rounds.
        """
        if self.opposition not in KINDS:
            raise ValueError(f"opposition={self.opposition!r} is no kind of player; expected one of {', '.join(KINDS)}")
        start = start_scenario(self.scenario).position
        most = rounds_to_play(start.turn, start.round)
        if self.rounds is not None and (type(self.rounds) is not int or not 0 <= self.rounds <= most):
            raise ValueError(
                f"rounds={self.rounds!r} cannot be played from {self.scenario!r}; expected 0 to {most}, or None until "
                "the game is over"
            )

    def with_usual_dice(self) -> Play:
        """Return the same game with a fixed course, for a run without a learner that can be repeated."""
        return replace(self, seed=self.seed or EXAMPLE, dice=self.dice or EXAMPLE)

    def match(self) -> Match[Any, Any]:
        """Return a new game at the learner's first choice.

        Raises:
            ValueError: An answer of `before` or `shows` is not legal; the message names it.
        """
        begin = start_scenario(self.scenario)
        players = dict(begin.players)
        if players.get(OTHER_SEAT, PERSON) == PERSON:
            players[OTHER_SEAT] = self.opposition
        match = Match(begin.game, begin.options, chance=_chance(self.seed), players=players)
        for number, reply in enumerate(self._given, start=1):
            try:
                match.answer(reply)
            except IllegalReply as wrong:
                raise ValueError(f"answer {number} that the engine is to show, {reply!r}: {wrong}") from wrong
        return match.fork(chance=_chance(self.dice))

    def resume(self, record: Sequence[Any], rules: str) -> Match[Any, Any]:
        """Return the game where it was left, as far as it still fits.

        Args:
            record: The record of a save.
            rules: The version of its rules.

        Raises:
            DamagedSave: Nothing is left of the learner's choices, for example because the scenario has changed.
        """
        begin = self.match()
        save = {**begin.header(), "rules": rules, "replies": record}
        match = Match.load(json.dumps(save), [begin.game], throw=False)
        if match.older and len(match.replies) < len(begin.replies):
            raise DamagedSave(match.older.why)
        return match

    @property
    def _given(self) -> tuple[Reply, ...]:
        return (*self.before, *self.shows)

    def looks_from(self, match: Match[Any, Any]) -> int:
        """Return the number of replies, chance included, before the learner began to watch."""
        return _decisions(match)[len(self.before)]

    def first_choice(self, match: Match[Any, Any]) -> int | None:
        """Return the number of the position in which the learner first chooses; None if there is none yet."""
        decisions = _decisions(match)
        return decisions[len(self._given)] if len(decisions) > len(self._given) else None

    def seen(self, match: Match[Any, Any]) -> int:
        """Return the number of cards that the learner's side has played since the learner began to watch."""
        asked = [position.pending for position in match.positions[:-1] if isinstance(position.pending, Decision)]
        chosen, people = asked[len(self.before) :], self._people(match)
        return sum(question.seat in people and question.why == A_ROUND_BEGINS for question in chosen)

    def _people(self, match: Match[Any, Any]) -> set[str]:
        return {seat for seat in match.seats if match.players.get(seat, PERSON) == PERSON}

    def end(self, match: Match[Any, Any]) -> int | None:
        """Return the number of the position in which these rounds, or the game, were over; None before.

        Later play does not belong to the step.
        """
        people, decisions, cards = self._people(match), 0, 0
        for number, position in enumerate(match.positions):
            match position.pending:
                case Outcome():
                    return number
                case Decision(seat=seat, why=why):
                    is_theirs = decisions >= len(self._given)
                    has_had = self.rounds is not None and cards >= self.rounds
                    is_between = self.rounds == 0 or (seat in people and why in BETWEEN_ROUNDS)
                    if is_theirs and has_had and is_between:
                        return number
                    cards += is_theirs and seat in people and why == A_ROUND_BEGINS
                    decisions += 1
        return None

    def is_over(self, match: Match[Any, Any]) -> bool:
        """Return whether the learner has played these rounds, or the game is over."""
        return self.end(match) is not None

    def play_example(self, match: Match[Any, Any]) -> None:
        """Choose as `example` says, then randomly, until it is over.

        Raises:
            ValueError: An example is not a legal choice.
        """
        given, rng = list(self.example), Random(self.with_usual_dice().seed)
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


def _decisions(match: Match[Any, Any]) -> list[int]:
    """Return the numbers of the positions in which a player chooses."""
    return [number for number, position in enumerate(match.positions) if isinstance(position.pending, Decision)]


def _chance(seed: str | None) -> seeded:
    """Return the chance of that seed, or of a new random one."""
    return seeded(token_hex(8) if seed is None else seed)


CARD_PLAYED, VOTE_CALLED = "played", "picked"
"""The events of a key choice; both name a seat or its side."""
MAX_GAMES = 5
"""The most finished games of a step that are kept: the last ones."""
MOST_LINES, LONGEST_LINE = 300, 500
"""The most lines of a list in a summary, and the most characters of a line: more than any game has."""
NUMBER = re.compile("[1-9][0-9]{0,5}")
"""The number of a game, as a text; it allows more games than a pupil plays."""


@dataclass(frozen=True)
class GameSummary:
    """The summary of a game.

    Attributes:
        players: The players of both sides, in sentences.
        result: The result: a sentence or a few words each.
        choices: The cards that the pupil played and the votes that the pupil called, in order.
    """

    players: str
    result: Sequence[str]
    choices: Sequence[str]


def games_html(play: Play, match: Match[Any, Any] | None, finished: Mapping[int, GameSummary]) -> Markup:
    """Return the games of a step as HTML; "" if the pupil chose nothing in any.

    Args:
        play: The game of the step.
        match: The running game; None if there is none. It counts if it is finished, or is the only one.
        finished: The finished games before it, by number.
    """
    games = finished if match is None else with_finished(play, match, finished)
    if not games and match and (summary := summarize_game(play, match)):
        games = {1: summary}
    return render("classroom/templates/game_summary.html", games=games) if games else EMPTY


def with_finished(play: Play, match: Match[Any, Any], finished: Mapping[int, GameSummary]) -> Mapping[int, GameSummary]:
    """Return the last finished games of a step by number, this one among them if it is finished."""
    summary = summarize_game(play, match) if play.is_over(match) else None
    if summary is None:
        return finished
    games = [*finished.items(), (max(finished, default=0) + 1, summary)]
    return dict(games[-MAX_GAMES:])


def parse_game_summaries(kept: Any) -> dict[int, GameSummary]:
    """Return the finished games that a browser kept; invalid summaries are left out, so that no answer is lost."""
    found = kept.items() if isinstance(kept, Mapping) else ()
    games = {int(number): game for number, held in found if NUMBER.fullmatch(number) and (game := _read_game(held))}
    return {number: games[number] for number in sorted(games)[-MAX_GAMES:]}


def summarize_game(play: Play, match: Match[Any, Any]) -> GameSummary | None:
    """Return the summary of a game up to the end of its step; None if the pupil chose nothing in it."""
    end = play.end(match)
    first = play.first_choice(match)
    last = len(match.replies) if end is None else end
    if first is None or last <= first:
        return None
    people = [seat for seat in match.seats if match.players.get(seat, PERSON) == PERSON]
    names = {*people, *(side_of(seat) for seat in people)}
    choices = [
        DEFAULT_SKIN.game.say(event, people[0])
        for position in match.positions[first + 1 : last + 1]
        for event in position.news
        if event[0] in (CARD_PLAYED, VOTE_CALLED) and event[1] in names
    ]
    return GameSummary(" ".join(_player(match, seat) for seat in match.seats), _result(play, match, end), choices)


def _player(match: Match[Any, Any], seat: str) -> str:
    kind = match.players.get(seat, PERSON)
    character = PLAYER_PROFILES.get(kind)
    computer = f"The computer ({character.name})" if character else "The computer"
    return f"{'You' if kind == PERSON else computer} played the {DEFAULT_SKIN.seat_name(seat)}."


def _result(play: Play, match: Match[Any, Any], end: int | None) -> list[str]:
    if end is None:
        return ["You have not finished this game yet."]
    view = match.game.view(match.positions[end], None)
    if isinstance(view.pending, Outcome):
        ending = DEFAULT_SKIN.ending(view)
        return [f"{ending.headline}. {ending.reason}"]
    compared = DEFAULT_SKIN.capabilities.history.beside(match, play.looks_from(match), end)
    return [f"{row.what}: {row.game}" for row in compared]


def _read_game(kept: Any) -> GameSummary | None:
    match kept:
        case {"players": str(players), "result": [*result], "choices": [*choices]}:
            lines = [
                [line[:LONGEST_LINE] for line in part[:MOST_LINES] if isinstance(line, str)]
                for part in (result, choices)
            ]
            return GameSummary(players[:LONGEST_LINE], *lines)
    return None
