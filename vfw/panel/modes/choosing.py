"""The mode in which a person makes a choice, with the advice of the coach and its warning before a weak move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.questions import Decision, Reply
from vfw.panel.html import render_command_button
from vfw.panel.modes.controller import PanelController
from vfw.panel.modes.mode import Commands
from vfw.panel.modes.question import QuestionMode
from vfw.panel.session.advice import AdviceRequest
from vfw.panel.session.game_session import GameSession
from vfw.panel.view_models.advice import CoachWarning, HintModel, format_chance, format_standing
from vfw.panel.view_models.prompt import PromptModel
from vfw.templating import Markup

COACH_IS_THINKING = "The coach is thinking"
FAILED = "The coach could not work that out. Ask again, or play on."
PROPOSED = (
    "The {who} would like to see how likely each side is to win. It uses only public information, and is shown only "
    "if you want it too."
)
BETTER = "Better"
AWAITED = "How likely each side is to win is shown once the {who} would like it too: they are asked at their turn."
DECLINED = "How likely each side is to win is not shown: not all of you want to see it."
NOT_SHOWN = "It is not shown. You can ask again."


class ChoiceMode(QuestionMode):
    """A choice is asked for."""

    def take(self, *replies: Reply) -> None:
        """See `Mode.take`."""
        session = self.session
        session.chances.acknowledge_decline()
        if session.is_guided and self._is_asked and session.coach_warnings.holds_back(replies):
            self.controller.save_whole()
            self.controller.next_question(says=True)
        else:
            super().take(*replies)

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        placing: Commands = {
            "all": partial(self.controller.act, self.session.place_all),
            "colour": lambda: self._choose_color(fields["value"]),
            "handful": self._toggle_batch,
        }
        instead: Commands = {
            "instead": lambda: self.controller.act(partial(self.session.choose_instead, fields["value"]))
        }
        advice: Commands = {
            "hint": self._ask_for_hints,
            "chances": self._ask_for_chances,
            "no chances": self._decline_chances,
        }
        capabilities = self.session.capabilities
        return {
            **super().commands(fields),
            **instead,
            **(placing if capabilities.placing else {}),
            **(advice if capabilities.advice else {}),
        }

    def answer_buttons(self) -> list[Markup]:
        """See `QuestionMode.answer_buttons`."""
        color_choice, view = self.session.color_choice, self.session.view
        ways = [
            render_command_button("colour", color.capitalize(), value=color, pressed=color == color_choice.color)
            for color in color_choice.choices(view)
        ]
        if self.session.capabilities.placing.is_formality(view) and len(view.pending.choices) > 1:
            return [*ways, render_command_button("all", "Place them all")]
        batch_placing = self.session.batch_placing
        if (most := batch_placing.most(view)) > 1:
            ways.append(render_command_button("handful", f"{most} at a touch", pressed=batch_placing.is_full))
        return ways

    def tool_buttons(self, face: PromptModel) -> list[Markup]:
        """See `QuestionMode.tool_buttons`."""
        tools = super().tool_buttons(face)
        if self._can_ask_for_hints:
            tools.append(render_command_button("hint", "Hint"))
        if self._can_ask_for_chances and not self.session.chances.is_proposed:
            whose = "we" if self.session.chances.is_shared else "I"
            tools.append(render_command_button("chances", f"Where do {whose} stand?"))
        if self._can_ask and self.session.chances.can_be_stopped:
            tools.append(render_command_button("no chances", "Stop showing the chance"))
        return tools

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return [*super().spoken_lines(), *self.session.announcer.announce_once("proposal", self._coach_message()[0])]

    # The coach

    def with_help(self, face: PromptModel) -> PromptModel:
        """See `QuestionMode.with_help`."""
        face = super().with_help(face)
        if not self._can_ask:
            return face
        if advice := self._advice:
            face = replace(face, hints=advice, hinted_as=BETTER)
        said, answers = self._coach_message()
        thinks = COACH_IS_THINKING if any(request.is_thinking for request in self._awaited) else ""
        return replace(face, thinks=thinks, aside=said, aside_ways=answers) if thinks or said else face

    @property
    def marked(self) -> Sequence[HintModel]:
        """See `TableMode.marked`."""
        return self._advice or super().marked

    @property
    def _advice(self) -> Sequence[HintModel]:
        """The better answer of the coach in a guided game, unless hints were requested since."""
        session = self.session
        return session.coach_warnings.advice if session.is_guided and not session.hints.faces else ()

    @property
    def _is_asked(self) -> bool:
        """True if the viewer is the player who is asked."""
        pending = self.session.match.pending
        return isinstance(pending, Decision) and pending.seat == self.session.screen.seen_by

    @property
    def _can_ask(self) -> bool:
        """True if the viewer is asked something, and wants help."""
        session = self.session
        can_help = bool(session.capabilities.advice) and session.preferences.asks_the_coach
        return can_help and self._is_asked and not session.coach

    @property
    def _can_ask_for_hints(self) -> bool:
        return self._can_ask and self.session.hints.request.can_be_asked

    @property
    def _can_ask_for_chances(self) -> bool:
        chances, counts = self.session.chances, self.session.capabilities.advice.has_win_chances
        return self._can_ask and counts and chances.can_be_asked and not chances.has_said_so

    @property
    def _awaited(self) -> list[AdviceRequest[Any]]:
        """The requests that the visitor waits for."""
        requests: tuple[AdviceRequest[Any], ...] = (self.session.hints.request, self.session.chances.request)
        return [request for request in requests if request.is_awaited]

    def _coach_message(self) -> tuple[str, list[Markup]]:
        """Return what the coach says unasked, and buttons that answer it."""
        chances = self.session.chances
        if not self._can_ask:
            return "", []
        if any(request.failure for request in self._awaited):
            return FAILED, []
        if chances.is_proposed:
            agree = render_command_button("chances", "Show it to all of us")
            return PROPOSED.format(who=" and the ".join(chances.proposed_by)), [
                agree,
                render_command_button("no chances", "Not now"),
            ]
        if chances.has_said_so:
            never_mind = render_command_button("no chances", "Never mind")
            return AWAITED.format(who=" and the ".join(chances.waits_for)), [never_mind]
        if chances.is_declined:
            return DECLINED, []
        return "", []

    def _ask_for_chances(self) -> None:
        chances = self.session.chances
        if not self._can_ask_for_chances:
            return
        chances.ask(self._progress_callback(chances.request, lambda: chances.face.spoken if chances.face else FAILED))
        if chances.is_shared:
            self.controller.save_whole()
        self._announce_thinking(chances.request)
        if chances.has_said_so:
            self.controller.page.say(self._coach_message()[0])

    def _decline_chances(self) -> None:
        self.session.chances.decline()
        self.controller.save_whole()
        self.controller.paint()
        self.controller.page.say(NOT_SHOWN)

    def _progress_callback(
        self, request: AdviceRequest[Any], words: Callable[[], str], then: Callable[[], object] = lambda: None
    ) -> Callable[[], None]:
        """Return a callback that paints the progress of a request and announces its result.

        Args:
            request: the request.
            words: returns the words of the result.
            then: starts what follows the result.
        """
        controller, session = self.controller, self.session

        def tell() -> None:
            if controller.session is session and not controller.replay:
                if not request.is_thinking:
                    then()
                controller.paint()
                if not request.is_thinking and (line := words()):
                    controller.page.say(line)

        return partial(controller.guarded, tell)

    def _ask_for_hints(self) -> None:
        hints = self.session.hints
        if not self._can_ask_for_hints:
            return
        report = self._progress_callback(hints.request, self._spoken_hints, then=self._count_beside_hints)
        hints.ask(self.session.view, report, known=self.session.coach_warnings.hints)
        self._announce_thinking(hints.request)

    def _count_beside_hints(self) -> None:
        chances = self.session.chances
        if self.session.hints.faces:
            chances.ask_beside_hints(self._progress_callback(chances.request, lambda: format_chance(chances.in_short)))

    def _spoken_hints(self) -> str:
        told = [f"Hint {number}: {hint.spoken}" for number, hint in enumerate(self.session.hints.faces, start=1)]
        return " ".join(filter(None, [format_standing(self.still_needed.removesuffix(".")), *told])) or FAILED

    def _announce_thinking(self, request: AdviceRequest[Any]) -> None:
        """Announce that the coach is thinking, unless it knows the answer already."""
        self.controller.paint()
        if request.is_thinking:
            self.controller.page.say(f"{COACH_IS_THINKING}.")

    # How pieces are placed

    def _toggle_batch(self) -> None:
        self.session.batch_placing.is_full = not self.session.batch_placing.is_full
        self.controller.paint()

    def _choose_color(self, color: str) -> None:
        self.session.color_choice.color = color
        self.controller.paint()


WHAT_NEXT = "Press Choose again, or Play it anyway."


class CoachWarningMode(ChoiceMode):
    """The coach warns about the cost of an answer, in place of the question.

    The visitor can give the answer anyway; any other answer is accepted as usual.
    """

    def __init__(self, controller: PanelController, session: GameSession, remark: CoachWarning) -> None:
        super().__init__(controller, session)
        self._remark = remark

    def take(self, *replies: Reply) -> None:
        """See `Mode.take`."""
        self.session.coach_warnings.drop()
        super().take(*replies)

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        return {**super().commands(fields), "play it anyway": self._play_it, "choose again": self._choose_again}

    def asked_prompt(self) -> PromptModel:
        """See `QuestionMode.asked_prompt`."""
        return replace(
            super().asked_prompt(),
            headline="Wait a moment",
            detail=self._remark.against,
            aloud="",
            choices={},
            gives={},
            score=(),
        )

    def with_help(self, face: PromptModel) -> PromptModel:
        """See `QuestionMode.with_help`."""
        return replace(face, hints=self.marked, hinted_as=BETTER)

    @property
    def marked(self) -> Sequence[HintModel]:
        """See `TableMode.marked`."""
        return [self._remark.better]

    def answer_buttons(self) -> list[Markup]:
        """See `QuestionMode.answer_buttons`."""
        return [
            render_command_button("choose again", "Choose again", "vfw-primary", first=True, leaves=True),
            render_command_button("play it anyway", "Play it anyway"),
        ]

    def tool_buttons(self, face: PromptModel) -> list[Markup]:
        """See `QuestionMode.tool_buttons`."""
        return []

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return [*self.session.announcer.spoken_lines(), *self.question()]

    def question(self) -> list[str]:
        """See `TableMode.question`."""
        return [f"Wait a moment. {self._remark.spoken} {WHAT_NEXT}"]

    def _play_it(self) -> None:
        super().take(*self.session.coach_warnings.let_go())

    def _choose_again(self) -> None:
        self.controller.act(self.session.choose_again)
