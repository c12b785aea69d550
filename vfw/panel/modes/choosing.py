"""A choice is asked for; the coach can be asked about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.questions import Decision, Reply
from vfw.panel.faces.hint import HintFace, chance_aloud, where_you_stand
from vfw.panel.faces.html import command_button
from vfw.panel.faces.prompt import PromptFace
from vfw.panel.faces.remark import Remark
from vfw.panel.modes.controller import PanelController
from vfw.panel.modes.mode import Commands
from vfw.panel.modes.question import QuestionMode
from vfw.panel.session.advice import AdviceRequest
from vfw.panel.session.game_session import GameSession

COACH_IS_THINKING = "The coach is thinking"
FAILED = "The coach could not work that out. Ask again, or play on."
PROPOSED = (
    "The {who} would like to see how likely each side is to win. It is worked out from what lies open, and shown only "
    "if you want it too."
)
BETTER = "Better"
AWAITED = "How likely each side is to win is shown once the {who} would like it too: they are asked at their turn."
DECLINED = "How likely each side is to win is not shown: not all of you want to see it."
NOT_SHOWN = "It is not shown. Whoever wants to see it can ask again."


class ChoiceMode(QuestionMode):
    """A choice is asked for."""

    def take(self, *replies: Reply) -> None:
        session = self.session
        session.chances.acknowledge_decline()
        if session.is_guided and self._is_asked and session.coach_warnings.holds_back(replies):
            self.controller.save_whole()
            self.controller.next_question(says=True)
        else:
            super().take(*replies)

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        placing: Commands = {
            "all": partial(self.controller.act, self.session.place_all),
            "colour": lambda: self._prefer(fields["value"]),
            "handful": self._take_handful,
        }
        instead: Commands = {
            "instead": lambda: self.controller.act(partial(self.session.choose_instead, fields["value"]))
        }
        advice: Commands = {"hint": self._hint, "chances": self._ask_for_chances, "no chances": self._decline_chances}
        abilities = self.session.abilities
        return {
            **super().commands(fields),
            **instead,
            **(placing if abilities.placing else {}),
            **(advice if abilities.advice else {}),
        }

    def ways(self) -> list[str]:
        color_choice, view = self.session.color_choice, self.session.view
        ways = [
            command_button("colour", colour.capitalize(), value=colour, pressed=colour == color_choice.color)
            for colour in color_choice.choices(view)
        ]
        if self.session.abilities.placing.formality(view) and len(view.pending.choices) > 1:
            return [*ways, command_button("all", "Place them all")]
        batch_placing = self.session.batch_placing
        if (most := batch_placing.most(view)) > 1:
            ways.append(command_button("handful", f"{most} at a touch", pressed=batch_placing.is_full))
        return ways

    def tools(self, face: PromptFace) -> list[str]:
        tools = super().tools(face)
        if self._can_ask_for_hints:
            tools.append(command_button("hint", "Hint"))
        if self._can_ask_for_chances and not self.session.chances.is_proposed:
            whose = "we" if self.session.chances.is_shared else "I"
            tools.append(command_button("chances", f"Where do {whose} stand?"))
        if self._can_ask and self.session.chances.can_be_stopped:
            tools.append(command_button("no chances", "Stop showing the chance"))
        return tools

    def spoken_lines(self) -> list[str]:
        return [*super().spoken_lines(), *self.session.announcer.announce_once("proposal", self._coach_says()[0])]

    # The coach

    def helped(self, face: PromptFace) -> PromptFace:
        face = super().helped(face)
        if not self._can_ask:
            return face
        if advice := self._advice:
            face = replace(face, hints=advice, hinted_as=BETTER)
        said, answers = self._coach_says()
        thinks = COACH_IS_THINKING if any(request.is_thinking for request in self._awaited) else ""
        return replace(face, thinks=thinks, aside=said, aside_ways=answers) if thinks or said else face

    @property
    def marked(self) -> Sequence[HintFace]:
        return self._advice or super().marked

    @property
    def _advice(self) -> Sequence[HintFace]:
        """What the coach of a guided game has called better, unless one has asked for hints since."""
        session = self.session
        return session.coach_warnings.advice if session.is_guided and not session.hints.faces else ()

    @property
    def _is_asked(self) -> bool:
        """Whether the one at the screen is who is asked."""
        pending = self.session.match.pending
        return isinstance(pending, Decision) and pending.seat == self.session.screen.seen_by

    @property
    def _can_ask(self) -> bool:
        """Whether the one at the screen is asked something, and likes to be helped."""
        session = self.session
        can_help = bool(session.abilities.advice) and session.preferences.asks_the_coach
        return can_help and self._is_asked and not session.coach

    @property
    def _can_ask_for_hints(self) -> bool:
        return self._can_ask and self.session.hints.request.can_be_asked

    @property
    def _can_ask_for_chances(self) -> bool:
        chances, counts = self.session.chances, self.session.abilities.advice.counts_chances
        return self._can_ask and counts and chances.can_be_asked and not chances.has_said_so

    @property
    def _awaited(self) -> list[AdviceRequest[Any]]:
        """What somebody has asked for."""
        requests: tuple[AdviceRequest[Any], ...] = (self.session.hints.request, self.session.chances.request)
        return [request for request in requests if request.is_awaited]

    def _coach_says(self) -> tuple[str, list[str]]:
        """What the coach has to say of its own accord, and buttons that answer it."""
        chances = self.session.chances
        if not self._can_ask:
            return "", []
        if any(request.failure for request in self._awaited):
            return FAILED, []
        if chances.is_proposed:
            agree = command_button("chances", "Show it to all of us")
            return PROPOSED.format(who=" and the ".join(chances.proposed_by)), [
                agree,
                command_button("no chances", "Not now"),
            ]
        if chances.has_said_so:
            never_mind = command_button("no chances", "Never mind")
            return AWAITED.format(who=" and the ".join(chances.waits_for)), [never_mind]
        if chances.is_declined:
            return DECLINED, []
        return "", []

    def _ask_for_chances(self) -> None:
        chances = self.session.chances
        if not self._can_ask_for_chances:
            return
        chances.ask(self._listens(chances.request, lambda: chances.face.spoken if chances.face else FAILED))
        if chances.is_shared:
            self.controller.save_whole()
        self._say_that_it_thinks(chances.request)
        if chances.has_said_so:
            self.controller.page.say(self._coach_says()[0])

    def _decline_chances(self) -> None:
        self.session.chances.decline()
        self.controller.save_whole()
        self.controller.paint()
        self.controller.page.say(NOT_SHOWN)

    def _listens(
        self, request: AdviceRequest[Any], words: Callable[[], str], then: Callable[[], object] = lambda: None
    ) -> Callable[[], None]:
        """What is done as more is found: it is painted, and in the end its words are heard; `then` what is to follow
        begins."""
        controller, session = self.controller, self.session

        def tell() -> None:
            if controller.session is session and not controller.replay:
                if not request.is_thinking:
                    then()
                controller.paint()
                if not request.is_thinking and (line := words()):
                    controller.page.say(line)

        return partial(controller.guarded, tell)

    def _hint(self) -> None:
        hints = self.session.hints
        if not self._can_ask_for_hints:
            return
        listens = self._listens(hints.request, self._hints_aloud, then=self._count_beside_hints)
        hints.ask(self.session.view, listens, known=self.session.coach_warnings.hints)
        self._say_that_it_thinks(hints.request)

    def _count_beside_hints(self) -> None:
        chances = self.session.chances
        if self.session.hints.faces:
            chances.ask_beside_hints(self._listens(chances.request, lambda: chance_aloud(chances.in_short)))

    def _hints_aloud(self) -> str:
        told = [f"Hint {number}: {hint.spoken}" for number, hint in enumerate(self.session.hints.faces, start=1)]
        return " ".join(filter(None, [where_you_stand(self.stands.removesuffix(".")), *told])) or FAILED

    def _say_that_it_thinks(self, request: AdviceRequest[Any]) -> None:
        """The coach has been asked; unless it knows already, it says what it does."""
        self.controller.paint()
        if request.is_thinking:
            self.controller.page.say(f"{COACH_IS_THINKING}.")

    # How pieces are placed

    def _take_handful(self) -> None:
        self.session.batch_placing.is_full = not self.session.batch_placing.is_full
        self.controller.paint()

    def _prefer(self, colour: str) -> None:
        self.session.color_choice.color = colour
        self.controller.paint()


WHAT_NEXT = "Press Choose again, or Play it anyway."


class CoachWarningMode(ChoiceMode):
    """What an answer would cost stands in the place of the question. It can be given all the same; any other answer is
    taken as ever."""

    def __init__(self, controller: PanelController, session: GameSession, remark: Remark) -> None:
        super().__init__(controller, session)
        self._remark = remark

    def take(self, *replies: Reply) -> None:
        self.session.coach_warnings.drop()
        super().take(*replies)

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {**super().commands(fields), "play it anyway": self._play_it, "choose again": self._choose_again}

    def asked(self) -> PromptFace:
        return replace(
            super().asked(),
            headline="Wait a moment",
            detail=self._remark.against,
            aloud="",
            choices={},
            gives={},
            score=(),
        )

    def helped(self, face: PromptFace) -> PromptFace:
        return replace(face, hints=self.marked, hinted_as=BETTER)

    @property
    def marked(self) -> Sequence[HintFace]:
        return [self._remark.better]

    def ways(self) -> list[str]:
        return [
            command_button("choose again", "Choose again", "vfw-primary", first=True, leaves=True),
            command_button("play it anyway", "Play it anyway"),
        ]

    def tools(self, face: PromptFace) -> list[str]:
        return []

    def spoken_lines(self) -> list[str]:
        return [*self.session.announcer.spoken_lines(), *self.question()]

    def question(self) -> list[str]:
        return [f"Wait a moment. {self._remark.spoken} {WHAT_NEXT}"]

    def _play_it(self) -> None:
        super().take(*self.session.coach_warnings.let_go())

    def _choose_again(self) -> None:
        self.controller.act(self.session.choose_again)
