"""Replay of a match: its steps, the step that is shown, and playing on from there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any

from vfw.core.chance import Chance, physical, seeded
from vfw.core.game import Position
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Roll, Shuffle
from vfw.panel.session.arc import what_if_moment
from vfw.panel.session.screen import LogLine, shorten_lines
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import skin_of_match
from vfw.translation import N_
from vfw.translation import gettext as _

SPEEDS = {"slow": 2600, "usual": 1300, "fast": 450}
"""Time in ms that each step is shown while the replay plays."""
NEW_DICE, KEPT_DICE, REAL_DICE = "anew", "kept", "real"
"""The dice with which a visitor can play on."""
MAX_WORDS_ANNOUNCED = 20
"""A longer sentence is not announced at every step."""
THE_BEGINNING, THE_END = N_("The beginning"), N_("The end")


class Replay:
    """A replay of a match, one step at a time.

    A step is what one answer caused, with the dice that fell for it; several pieces placed for one question are one
    step.
    Step 0 is the table as play begins. The match must not change during the replay. If the match is not over, no hidden
    cards are seen except those of the seats that `may_see` names.

    Attributes:
        step: the step that is shown, 0 to `last`.
        seen_by: the seat whose cards are seen; None for none.
        may_see: the seats whose cards can be seen; a seat that is played by rule has none.
        plays: True if the replay advances by itself.
        speed: its pace, a key of SPEEDS.
        leads_to: the label of the button that leads to the visitor's own turn, if a lesson shows the game and does not
            offer to play on from any moment; else "".
        is_forking: True if the visitor is asked who plays on from here.
        shows_arc: True if the arc of the match is shown instead of its steps.
    """

    def __init__(
        self, match: Match[Any, Any], may_see: Sequence[str] = (), *, leads_to: str = "", skin: Skin | None = None
    ) -> None:
        self.match = match
        self.leads_to = leads_to
        self.skin: Skin = skin or skin_of_match(match)
        self.capabilities = self.skin.capabilities
        by_rule = self.capabilities.seating.automated_seats(match.position)
        seats = match.seats if match.outcome else may_see
        self.may_see = tuple(seat for seat in seats if seat not in by_rule)
        self.seen_by: str | None = None
        self.step = 0
        self.plays = self.is_forking = self.shows_arc = False
        self.speed = "usual"
        self._moments = _moments(match.positions, self.skin)

    # What is shown

    @cached_property
    def is_scenario(self) -> bool:
        """True if the match began with a scenario that has an introduction."""
        return self.capabilities.scenarios.introduction(self.match) is not None

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._moments) - 1

    @property
    def moment(self) -> int:
        """The number of replies have been given at the step that is shown."""
        return self._moments[self.step]

    @property
    def position(self) -> Position:
        """The position at the step that is shown."""
        position: Position = self.match.positions[self.moment]
        return position

    @property
    def view(self) -> Any:
        """The view of the position, with the cards of `seen_by`."""
        return self._view(self.step, self.seen_by)

    @property
    def when(self) -> str:
        """The moment of the game, such as "Turn 2 · Round 3 of 6", or the step if the game has no parts.

        At the last step it is "Turn 6 · Round 6 of 6 · The end".
        """
        if not (self.moment and isinstance(self.position.pending, Outcome)):
            return self._when(self.step)
        answered = self.match.game.view(self.match.positions[self.moment - 1], None)
        return " · ".join(filter(None, [self.capabilities.moments.moment(answered), _(THE_END)]))

    @property
    def side(self) -> str:
        """The seat that answered last at this step, or threw its own dice; "" for none."""
        start = self._moments[self.step - 1] if self.step else self.moment
        for position in reversed(self.match.positions[start : self.moment]):
            if isinstance(position.pending, Decision):
                return position.pending.seat
            if isinstance(position.pending, Roll) and _is_thrown_by_rule(position, self.skin):
                return self.capabilities.dice.dice_seat(position)
        return ""

    @property
    def news(self) -> list[Event]:
        """The events of the step that is shown."""
        return self._news(self.step)

    def lines(self, step: int) -> list[LogLine]:
        """Return the events of a step, as a viewer of the public table reads them."""
        return shorten_lines(self.skin.log(self._news(step), None))

    @property
    def sentences(self) -> tuple[list[str], str, list[str]]:
        """The sentences of this step: those before the most important one, that one, and those after it."""
        lines = self.lines(self.step) or [(self.when, True)]
        began = [number for number, (_, begins) in enumerate(lines) if begins] or [0]
        # The end of the game is more important than the card that caused it.
        main = began[-1] if isinstance(self.position.pending, Outcome) else began[0]
        said = [line for line, _ in lines]
        return said[:main], said[main], said[main + 1 :]

    @property
    def spoken(self) -> str:
        """The sentence that a screen reader says about this step."""
        headline = self.sentences[1]
        return headline if len(headline.split()) <= MAX_WORDS_ANNOUNCED else f"{self.when}."

    @cached_property
    def chapters(self) -> list[tuple[str, int]]:
        """The chapters of the game in order: the name, and the step with which the chapter begins."""
        chapters: list[tuple[str, int]] = []
        for step in range(self.last + 1):
            if landmark := self.capabilities.moments.landmark(self._news(step)):
                chapters.append((landmark, step))
            if step == 0 or self._when(step) != self._when(step - 1):
                chapters.append((self._when(step), step))
        return chapters

    @property
    def chapter(self) -> int:
        """The number of the chapter that is shown."""
        return max(number for number, (_, step) in enumerate(self.chapters) if step <= self.step)

    def _when(self, step: int) -> str:
        view = self._view(step, None)
        if isinstance(view.pending, Outcome):
            return _(THE_END)
        return self.capabilities.moments.moment(view) or (
            _("Step {number}").format(number=step) if step else _(THE_BEGINNING)
        )

    def _view(self, step: int, seat: str | None) -> Any:
        return self.match.game.view(self.match.positions[self._moments[step]], seat)

    def _news(self, step: int) -> list[Event]:
        start = self._moments[step - 1] + 1 if step else 0
        return [event for position in self.match.positions[start : self._moments[step] + 1] for event in position.news]

    # Moving

    def go(self, step: int) -> None:
        """Show a step; beyond the ends, the first or the last. Stops automatic play."""
        self.step = min(max(step, 0), self.last)
        self.plays = False

    def go_to_reply(self, number: int) -> None:
        """Show the last step before reply `number`, counted from 0."""
        self.go(self.step_at(number))

    def step_at(self, number: int) -> int:
        """Return the last step at which at most this many replies had been given."""
        return max(step for step, moment in enumerate(self._moments) if step == 0 or moment <= number)

    def step_from(self, number: int) -> int:
        """Return the first step at which this many replies had been given."""
        return next((step for step, moment in enumerate(self._moments) if moment >= number), self.last)

    def play(self) -> None:
        """Start or stop automatic play; at the end, start from the beginning."""
        self.plays = not self.plays
        if self.plays and self.step == self.last:
            self.step = 0

    def play_on(self) -> None:
        """Show the next step, if the replay plays by itself."""
        if self.plays:
            self.step = min(self.step + 1, self.last)
            self.plays = self.step < self.last

    def next_card(self) -> None:
        """Show the next step with which a card, a turn or a vote begins."""
        self.go(next((step for step in self._cards if step > self.step), self.last))

    def previous_card(self) -> None:
        """Show the previous step with which a card, a turn or a vote begins."""
        self.go(next((step for step in reversed(self._cards) if step < self.step), 0))

    @cached_property
    def _cards(self) -> list[int]:
        """The steps with which a card, a turn or a vote begins."""
        return [step for step in range(self.last + 1) if any(begins for _, begins in self.lines(step))]

    def set_speed(self, speed: str) -> None:
        """Set the speed, a key of SPEEDS. Raises ValueError for another word."""
        if speed not in SPEEDS:
            raise ValueError(f"{speed!r} is no speed; expected one of {', '.join(SPEEDS)}")
        self.speed = speed

    def see(self, seat: str) -> None:
        """Show the cards of a seat; "" for none. Raises ValueError if they may not be seen."""
        if seat and seat not in self.may_see:
            raise ValueError(f"the cards of {seat!r} may not be seen here; expected one of {self.may_see} or nothing")
        self.seen_by = seat or None

    def ask_who_plays_on(self, asks: bool) -> None:
        """Ask who plays on from here, or stop asking; at the end of the game there is nothing to ask."""
        self.is_forking, self.plays = asks and self.can_be_forked, False

    def commands(self, fields: Mapping[str, Any]) -> dict[str, Callable[[], None]]:
        """Return the actions of the buttons of the replay bar, by name. `fields` came with the command."""
        return {
            "first": lambda: self.go(0),
            "back": lambda: self.go(self.step - 1),
            "forward": lambda: self.go(self.step + 1),
            "last": lambda: self.go(self.last),
            "previous card": self.previous_card,
            "next card": self.next_card,
            "go": lambda: self.go(int(fields["value"])),
            "play": self.play,
            "play on": self.play_on,
            "speed": lambda: self.set_speed(fields["value"]),
            "see": lambda: self.see(fields["value"]),
        }

    # Playing on from here

    def what_if_position(self, step: int) -> int | None:
        """Return the number of the position from which a what-if question can start at that step; None for none."""
        return None if self.leads_to else what_if_moment(self.match, self._moments[step], self.skin)

    @property
    def can_be_forked(self) -> bool:
        """True if the game is not over at the step that is shown."""
        return not isinstance(self.position.pending, Outcome)

    @cached_property
    def dice_can_be_kept(self) -> bool:
        """True if the dice and cards of the match can be drawn again: not if dice were real, or come from a record."""
        if not isinstance(self.match.chance, seeded):
            return False
        earlier: list[Roll | Shuffle] = []
        for position, reply in zip(self.match.positions, self.match.replies, strict=False):
            if isinstance(position.pending, Roll | Shuffle):
                if self.match.chance(position.pending, earlier) != reply:
                    return False
                earlier.append(position.pending)
        return True

    @property
    def seat_options(self) -> dict[str, dict[str, str]]:
        """The kinds of players that can play on from here and their names, for each seat with more than one.

        An automaton takes over, or hands over, only where a game can begin; see `Skin.handed_over`.
        """
        by_rule = self.capabilities.seating.automated_seats(self.position)
        passes_over = not self.capabilities.scenarios.why_no_scenario(self.position)
        can_sit = {
            seat: {
                kind: name
                for kind, name in kinds.items()
                if passes_over or _chooses(kind, self.skin) == (seat not in by_rule)
            }
            for seat, kinds in self.capabilities.seating.kinds({}, self.match.seats).items()
        }
        return {seat: kinds for seat, kinds in can_sit.items() if len(kinds) > 1}

    def default_player(self, seat: str) -> str:
        """Return the kind of player who held the seat, or the first possible one."""
        kinds = self.seat_options[seat]
        if seat in self.capabilities.seating.automated_seats(self.position):
            return next(kind for kind in kinds if not _chooses(kind, self.skin))
        kind = self.match.players.get(seat, PERSON)
        return kind if kind in kinds else next(iter(kinds))

    def fork(self, answers: Mapping[str, str], seed: str) -> Match[Any, Any]:
        """Return another match that continues from the step that is shown.

        Args:
            answers: a kind of player for each seat of `seat_options`, and under "dice" KEPT_DICE, NEW_DICE or
                REAL_DICE.
                Seats without an answer keep their player.
            seed: the seed of new dice and shuffles. If an automaton takes over or hands over, it is the seed of all
                chance: that is another game, which begins with this table.
        """
        by_rule = self.capabilities.seating.automated_seats(self.position)
        players = {
            seat: kind if (kind := answers.get(seat, "")) in kinds else self.default_player(seat)
            for seat, kinds in self.seat_options.items()
        }
        chances: dict[str, Chance] = {
            KEPT_DICE: self.match.chance,
            REAL_DICE: physical(seeded(seed)),
            NEW_DICE: seeded(seed),
        }
        dice = answers.get("dice", NEW_DICE)
        if any(_chooses(kind, self.skin) == (seat in by_rule) for seat, kind in players.items()):
            chance = chances[REAL_DICE if dice == REAL_DICE else NEW_DICE]
            return Match(
                self.match.game,
                self.capabilities.scenarios.handover_options(self.position),
                chance=chance,
                players=players,
            )
        fork = self.match.fork(self.moment, chance=chances.get(dice, chances[NEW_DICE]))
        fork.players.update(players)
        return fork


def _moments(positions: Sequence[Position], skin: Skin) -> list[int]:
    """Return the numbers of the positions with which the steps end, one for each step."""
    stops = [number for number, position in enumerate(positions) if _is_step_end(position, skin)]
    moments = stops[:1] or [len(positions) - 1]
    for stop in stops[1:]:
        news = [event for position in positions[moments[-1] + 1 : stop + 1] for event in position.news]
        if not _continues_question(positions[stop - 1], positions[stop], skin) and skin.log(news, None):
            moments.append(stop)
    return moments


def _is_step_end(position: Position, skin: Skin) -> bool:
    """Return whether all dice and shuffles that followed from an answer are done.

    For a seat played by rule, each throw counts as an answer.
    """
    if isinstance(position.pending, Roll):
        return _is_thrown_by_rule(position, skin)
    return not isinstance(position.pending, Shuffle)


def _is_thrown_by_rule(position: Position, skin: Skin) -> bool:
    return skin.capabilities.dice.dice_seat(position) in skin.capabilities.seating.automated_seats(position)


def _continues_question(before: Position, position: Position, skin: Skin) -> bool:
    """Return whether the same seat is asked again for the same reason, as with pieces placed one by one."""
    one, other = before.pending, position.pending
    return (
        isinstance(one, Decision)
        and isinstance(other, Decision)
        and (one.seat, one.why) == (other.seat, other.why)
        and not skin.capabilities.moments.begins_part(position)
    )


def _chooses(kind: str, skin: Skin) -> bool:
    """Return whether this kind of player is asked anything; an automaton is not."""
    try:
        skin.capabilities.seating.player(kind, Random(0))
    except ValueError:
        return kind == PERSON
    return True
