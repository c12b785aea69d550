"""The modes in which persons watch: the computer moves, or dice decide on the stage."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Decision, Reply, Roll
from vfw.panel.html import render_command_button, render_local_button, strip_marks
from vfw.panel.modes.mode import Commands, TableMode
from vfw.panel.modes.question import QuestionMode
from vfw.panel.rendering.prompt import render_prompt, render_stage
from vfw.panel.session.screen import LogLine, shorten_lines
from vfw.panel.skins.seat_signs import turn_sign_html
from vfw.panel.view_models.advice import TutorialStep
from vfw.panel.view_models.prompt import PromptModel, StageModel
from vfw.templating import Markup

LOOK_AT_CARD, LOOK_AT_STEP, LOOK_AT_WORD = 1600, 700, 120
"""Time in ms to read one step of the computer: a new card, a step of it, and each word."""
LONGEST_LOOK_AT_CARD, LONGEST_LOOK = 3500, 6500
"""Longest times in ms; together they are a turn of a seat played by rule, at most ten seconds."""


class WatchMode(QuestionMode):
    """The last step of the computer is shown in place of the question."""

    asks = helps = False
    done = ""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        return {
            **super().commands(fields),
            "next": partial(self.controller.act, self.session.step_computer),
            "skip": partial(self.controller.act, self.session.skip),
        }

    def answer_buttons(self) -> list[Markup]:
        """See `QuestionMode.answer_buttons`."""
        session, lingers, shows_steps = (
            self.session,
            self.session.computer.is_showing_step,
            self.session.preferences.shows_steps,
        )
        moments = session.capabilities.moments
        label = "Go on" if lingers else f"Next {moments.part}" if moments and not shows_steps else "Next"
        ways = [render_command_button("next", label, "vfw-primary")]
        if session.participants.persons and not lingers:
            ways.append(render_command_button("skip", "Skip to my turn"))
        return [*ways, *self._pause_buttons()]

    def _pause_buttons(self) -> list[Markup]:
        shows_steps = self.session.preferences.shows_steps and not self.session.is_for_all
        return [render_local_button("pause", "Pause"), render_local_button("play on", "Play on")] if shows_steps else []

    def tool_buttons(self, face: PromptModel) -> list[Markup]:
        """See `QuestionMode.tool_buttons`."""
        return self.exit_buttons()

    def with_lesson(self, face: PromptModel, coach: TutorialStep) -> PromptModel:
        """See `QuestionMode.with_lesson`."""
        return replace(face, kicker=coach.kicker, coach=coach.words(self.session.match, at_first=False))

    def asked_prompt(self) -> PromptModel:
        """See `QuestionMode.asked_prompt`."""
        session, skin, steps = self.session, self.session.skin, self._lines
        face, news = super().asked_prompt(), session.computer.news
        first, last = self._shown_range
        has_begun = any(begins for _, begins in steps)
        before = len(session.news) - (len(news) - last)
        lines = steps if has_begun else self._lines_of(session.news[:before])
        began = [number for number, (_, begins) in enumerate(lines) if begins][-1:]
        side = self._acting_seat(news[first:last])
        is_past = bool(lines) and (session.computer.is_showing_step or side not in ("", face.side))
        if is_past:
            # The pending question belongs to another seat than the step that is shown.
            then = session.match.game.view(session.computer.position_before(first), session.screen.seen_by)
            kicker = " · ".join(
                filter(None, [side and skin.seat_name(side), session.capabilities.moments.moment(then)])
            )
            face = replace(face, kicker=kicker, side=side)
        if is_past or session.computer.is_showing_step:
            # The last step of a seat is more important than the seat that is next.
            began = began or [0][: len(lines)]
        headline = lines[began[0]][0].rstrip(".") if began else f"{session.names.of(face.side)} next"
        since = [line for line, _ in lines[began[0] + 1 if began else 0 :]]
        by_rule = [event for event in news[first:last] if self._is_by_rule(event)]
        deeds, looked_at = session.capabilities.event_queries, news[first:last]
        summary = deeds.summary(looked_at, session.screen.seen_by)
        detail = " ".join(summary or (since if by_rule else since[-2:]))
        time = (LOOK_AT_CARD if has_begun else LOOK_AT_STEP) + LOOK_AT_WORD * len(detail.split())
        time = max(time, deeds.animation_ms(looked_at))
        longest = LONGEST_LOOK_AT_CARD if has_begun and not session.computer.is_showing_step else LONGEST_LOOK
        # Persons who watch together continue by hand.
        pace = min(time, longest) if session.preferences.shows_steps and not session.is_for_all else 0
        dice = session.capabilities.dice.dice_results([event for event in news if not self._is_by_rule(event)])
        words = [line for line, _ in skin.log(by_rule, session.screen.seen_by)]
        its = (session.capabilities.dice.dice_results(by_rule), words)
        return replace(face, choices={}, dice=dice, its_dice=its, headline=headline, detail=detail, pace=pace)

    def _acting_seat(self, events: Sequence[Event]) -> str:
        """Return the seat that acted in these events; if they name only a side, its seat that decided last."""
        match, acting = self.session.match, self.session.capabilities.event_queries.last_actor(events)
        if acting in ("", *match.seats):
            return acting
        asked = (position.pending for position in reversed(match.positions[:-1]))
        return next((pending.seat for pending in asked if isinstance(pending, Decision)), "")

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return self.session.announcer.spoken_lines() or [self.face().spoken]

    @property
    def _lines(self) -> list[LogLine]:
        """The events of the step that is shown, as lines."""
        first, last = self._shown_range
        return self._lines_of(self.session.computer.news[first:last])

    def _lines_of(self, events: Sequence[Event]) -> list[LogLine]:
        """Return the events as lines, without the dice thrown by rule, which are shown on request."""
        told = [event for event in events if not self._is_by_rule(event)]
        return shorten_lines(self.session.skin.log(told, self.session.screen.seen_by))

    def _is_by_rule(self, event: Event) -> bool:
        """Return whether this is a throw of a seat that is played by rule."""
        session = self.session
        deeds, automatic = session.capabilities.event_queries, session.participants.automated_seats
        thrower = deeds.last_actor([event]) or next(iter(automatic), "")
        return thrower in automatic and bool(session.capabilities.dice.dice_results([event]))

    @property
    def _shown_range(self) -> tuple[int, int]:
        """The shown part of the step's news: from the card that the computer played up to the next action."""
        session, news, seen_by = self.session, self.session.computer.news, self.session.screen.seen_by
        begun = [
            number
            for number, event in enumerate(news)
            if any(begins for _, begins in session.skin.log([event], seen_by))
        ]
        deeds, computers = session.capabilities.event_queries, session.participants.computers
        played = [
            number
            for number in begun
            if deeds.has_played([news[number]], computers) or (session.is_for_all and deeds.is_for_all([news[number]]))
        ]
        first = played[-1] if played else 0
        return first, next((number for number in begun if number > first), len(news))


class ThinkingMode(WatchMode):
    """The computer thinks; its last step and the last act stay visible."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        known = super().commands(fields)
        return {name: known[name] for name in known if name != "next"}

    def answer_buttons(self) -> list[Markup]:
        """See `QuestionMode.answer_buttons`."""
        can_skip = self.session.preferences.shows_steps and self.session.participants.persons
        # A visitor who pauses meanwhile finds the next step paused once it is known.
        return [*([render_command_button("skip", "Skip to my turn")] if can_skip else []), *self._pause_buttons()]

    def tool_buttons(self, face: PromptModel) -> list[Markup]:
        """See `QuestionMode.tool_buttons`."""
        return (
            QuestionMode.tool_buttons(self, face) if self.session.participants.persons else super().tool_buttons(face)
        )

    def asked_prompt(self) -> PromptModel:
        """See `QuestionMode.asked_prompt`."""
        session, before = self.session, super().asked_prompt()
        pending = session.match.pending
        assert isinstance(pending, Decision)
        face = replace(
            QuestionMode.asked_prompt(self), headline=f"{session.names.of(pending.seat)} next", choices={}, dice=()
        )
        return replace(face, detail=before.detail, thinks=session.thinking_text)

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return [*self.session.announcer.spoken_lines(), f"{self.session.thinking_text}."]


LONGEST_REST = 4000
"""Time in ms after which the die falls by itself, if no person plays or a class watches."""


class StageMode(TableMode):
    """The stage covers the table. No result is shown before its die has fallen."""

    asks = False

    def take(self, *replies: Reply) -> None:
        """See `Mode.take`."""
        if self.face.choices:
            self.controller.act(partial(self.session.answer, *replies))

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        controller, session = self.controller, self.session
        again = {"again": lambda: controller.start_lesson(int(fields["value"]))} if session.coach else {}
        return {
            **super().commands(fields),
            "next": partial(controller.act, session.advance_stage),
            "skip": partial(controller.act, session.skip_stage),
            "skip all": partial(controller.act, partial(session.skip_stage, for_good=True)),
            **again,
        }

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        session, face = self.session, self.face
        goes_on = session.preferences.shows_steps and not session.participants.persons
        waits = PromptModel(face.kicker, face.title, pace=LONGEST_REST if goes_on else 0)
        return {
            **super().regions(question),
            "prompt": render_prompt(waits, question),
            "cover": render_stage(face, question),
        }

    @property
    def face(self) -> StageModel:
        """See `QuestionMode.face`."""
        face, coach = replace(self.session.stage.face, ways_out=self.exit_buttons()), self.session.coach
        if not face.has_come and (sign := self.session.names.sign(self._seat)):
            face = replace(face, whose=turn_sign_html(sign))
        if coach and not face.has_come:
            return replace(face, coach=coach.words(self.session.match, at_first=False))
        return face

    @property
    def _seat(self) -> str:
        """The seat that is asked, or whose die is held; "" for none."""
        pending, position = self.session.match.pending, self.session.match.position
        if isinstance(pending, Decision):
            return pending.seat
        return self.session.capabilities.dice.dice_seat(position) if isinstance(pending, Roll) else ""

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        face, lines = self.face, self.session.announcer.spoken_lines()
        # The line of the result closes the roll; what follows from it is announced after that.
        told = 1 if face.has_come else len(lines)
        lesson = self.session.announcer.announce_once("lesson", strip_marks(face.coach))
        called = self.turn_call(self._seat) if not face.has_come else []
        return [*lines[:told], *called, *face.spoken, *lines[told:], *lesson]

    def question(self) -> list[str]:
        """See `TableMode.question`."""
        return [line for line in (*self.face.question, strip_marks(self.face.coach)) if line]
