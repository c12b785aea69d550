"""The computer moves, and somebody looks on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Decision
from vfw.panel.html import render_command_button, render_local_button
from vfw.panel.modes.asking import Asking
from vfw.panel.modes.mode import Commands
from vfw.panel.play.chronicle import Line, in_short
from vfw.panel.view_models.advice import TutorialStep
from vfw.panel.view_models.prompt import PromptModel

LOOK_AT_CARD, LOOK_AT_STEP, LOOK_AT_WORD = 1600, 700, 120
"""ms in which one step of the computer can be taken in: a new card, and what it does."""
LONGEST_LOOK_AT_CARD, LONGEST_LOOK = 3500, 6500
"""ms; both together are a turn of a seat that is played by rule, which takes ten seconds at most."""


class Watching(Asking):
    """What the computer has just done stands where the question stands otherwise."""

    asks = helps = False
    done = ""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {
            **super().commands(fields),
            "next": partial(self.desk.act, self.sitting.watch_on),
            "skip": partial(self.desk.act, self.sitting.skip),
        }

    def ways(self) -> list[str]:
        sitting, lingers, shows_steps = self.sitting, self.sitting.computer.lingers, self.sitting.manner.shows_steps
        moments = sitting.abilities.moments
        label = "Go on" if lingers else f"Next {moments.part}" if moments and not shows_steps else "Next"
        ways = [render_command_button("next", label, "vfw-primary")]
        if sitting.company.persons and not lingers:
            ways.append(render_command_button("skip", "Skip to my turn"))
        return [*ways, *self._pausing()]

    def _pausing(self) -> list[str]:
        shows_steps = self.sitting.manner.shows_steps and not self.sitting.is_for_all
        return [render_local_button("pause", "Pause"), render_local_button("play on", "Play on")] if shows_steps else []

    def tools(self, face: PromptModel) -> list[str]:
        return self.ways_out()

    def coached(self, face: PromptModel, coach: TutorialStep) -> PromptModel:
        return replace(face, kicker=coach.kicker, coach=coach.words(self.sitting.match, at_first=False))

    def asked(self) -> PromptModel:
        sitting, skin, steps = self.sitting, self.sitting.skin, self._lines
        face, news = super().asked(), sitting.computer.news
        first, last = self._looked_at
        has_begun = any(begins for _, begins in steps)
        before = len(sitting.news) - (len(news) - last)
        lines = steps if has_begun else self._told(sitting.news[:before])
        began = [number for number, (_, begins) in enumerate(lines) if begins][-1:]
        side = self._acting(news[first:last])
        is_past = bool(lines) and (sitting.computer.lingers or side not in ("", face.side))
        if is_past:
            # The question that waits is no longer theirs, but what is looked at is.
            then = sitting.match.game.view(sitting.computer.position_before(first), sitting.screen.seen_by)
            kicker = " · ".join(filter(None, [side and skin.seat_name(side), sitting.abilities.moments.moment(then)]))
            face = replace(face, kicker=kicker, side=side)
        if is_past or sitting.computer.lingers:
            # Who is next is no news where what is looked at was their last step.
            began = began or [0][: len(lines)]
        headline = lines[began[0]][0].rstrip(".") if began else f"{sitting.names.of(face.side)} next"
        since = [line for line, _ in lines[began[0] + 1 if began else 0 :]]
        by_rule = [event for event in news[first:last] if self._is_by_rule(event)]
        deeds, looked_at = sitting.abilities.deeds, news[first:last]
        summary = deeds.summary(looked_at, sitting.screen.seen_by)
        detail = " ".join(summary or (since if by_rule else since[-2:]))
        time = (LOOK_AT_CARD if has_begun else LOOK_AT_STEP) + LOOK_AT_WORD * len(detail.split())
        time = max(time, deeds.lasts(looked_at))
        longest = LONGEST_LOOK_AT_CARD if has_begun and not sitting.computer.lingers else LONGEST_LOOK
        # Whoever looks together goes on by hand.
        pace = min(time, longest) if sitting.manner.shows_steps and not sitting.is_for_all else 0
        dice = sitting.abilities.dice.thrown([event for event in news if not self._is_by_rule(event)])
        words = [line for line, _ in skin.log(by_rule, sitting.screen.seen_by)]
        its = (sitting.abilities.dice.thrown(by_rule), words)
        return replace(face, choices={}, dice=dice, its_dice=its, headline=headline, detail=detail, pace=pace)

    def _acting(self, events: Sequence[Event]) -> str:
        """The seat that acted in these; where they name a side of several alone, whoever of it decided last."""
        match, acting = self.sitting.match, self.sitting.abilities.deeds.acting(events)
        if acting in ("", *match.seats):
            return acting
        asked = (position.pending for position in reversed(match.positions[:-1]))
        return next((pending.seat for pending in asked if isinstance(pending, Decision)), "")

    def hear(self) -> list[str]:
        return self.sitting.ear.hear() or [self.face().spoken]

    @property
    def _lines(self) -> list[Line]:
        """What happened in the step that is looked at."""
        first, last = self._looked_at
        return self._told(self.sitting.computer.news[first:last])

    def _told(self, events: Sequence[Event]) -> list[Line]:
        """What happened, without the dice that are thrown by rule: they are there for whoever asks."""
        told = [event for event in events if not self._is_by_rule(event)]
        return in_short(self.sitting.skin.log(told, self.sitting.screen.seen_by))

    def _is_by_rule(self, event: Event) -> bool:
        """Whether this is a throw of a seat that is played by rule."""
        sitting = self.sitting
        deeds, automatic = sitting.abilities.deeds, sitting.company.automatic
        thrower = deeds.acting([event]) or next(iter(automatic), "")
        return thrower in automatic and bool(sitting.abilities.dice.thrown([event]))

    @property
    def _looked_at(self) -> tuple[int, int]:
        """What of the news of a step: from the card that the computer played, up to what else began then."""
        sitting, news, seen_by = self.sitting, self.sitting.computer.news, self.sitting.screen.seen_by
        begun = [
            number
            for number, event in enumerate(news)
            if any(begins for _, begins in sitting.skin.log([event], seen_by))
        ]
        deeds, computers = sitting.abilities.deeds, sitting.company.computers
        played = [
            number
            for number in begun
            if deeds.has_played([news[number]], computers) or (sitting.is_for_all and deeds.is_for_all([news[number]]))
        ]
        first = played[-1] if played else 0
        return first, next((number for number in begun if number > first), len(news))


class Awaiting(Watching):
    """The computer thinks; what it did before, and what was done last, stands there meanwhile."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        known = super().commands(fields)
        return {name: known[name] for name in known if name != "next"}

    def ways(self) -> list[str]:
        can_skip = self.sitting.manner.shows_steps and self.sitting.company.persons
        # Whoever pauses meanwhile finds the next step standing still once it is known.
        return [*([render_command_button("skip", "Skip to my turn")] if can_skip else []), *self._pausing()]

    def tools(self, face: PromptModel) -> list[str]:
        return Asking.tools(self, face) if self.sitting.company.persons else super().tools(face)

    def asked(self) -> PromptModel:
        sitting, before = self.sitting, super().asked()
        pending = sitting.match.pending
        assert isinstance(pending, Decision)
        face = replace(Asking.asked(self), headline=f"{sitting.names.of(pending.seat)} next", choices={}, dice=())
        return replace(face, detail=before.detail, thinks=sitting.thinks_in_words)

    def hear(self) -> list[str]:
        return [*self.sitting.ear.hear(), f"{self.sitting.thinks_in_words}."]
