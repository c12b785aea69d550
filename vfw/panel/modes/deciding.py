"""A choice is asked for; the coach can be asked about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.questions import Decision, Reply
from vfw.panel.html import render_command_button
from vfw.panel.modes.asking import Asking
from vfw.panel.modes.mode import Commands
from vfw.panel.play.counsel import Counsel
from vfw.panel.view_models.advice import HintModel, format_chance, format_standing
from vfw.panel.view_models.prompt import PromptModel

THINKS = "The coach is thinking"
FAILED = "The coach could not work that out. Ask again, or play on."
PROPOSED = (
    "The {who} would like to see how likely each side is to win. It is worked out from what lies open, and shown only "
    "if you want it too."
)
BETTER = "Better"
AWAITED = "How likely each side is to win is shown once the {who} would like it too: they are asked at their turn."
DECLINED = "How likely each side is to win is not shown: not all of you want to see it."
NOT_SHOWN = "It is not shown. Whoever wants to see it can ask again."


class Choosing(Asking):
    """A choice is asked for."""

    def take(self, *replies: Reply) -> None:
        sitting = self.sitting
        sitting.chances.note_told()
        if sitting.is_guided and self._is_asked and sitting.guide.holds_back(replies):
            self.desk.keep_whole()
            self.desk.turn(says=True)
        else:
            super().take(*replies)

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        placing: Commands = {
            "all": partial(self.desk.act, self.sitting.place_all),
            "colour": lambda: self._prefer(fields["value"]),
            "handful": self._take_handful,
        }
        instead: Commands = {"instead": lambda: self.desk.act(partial(self.sitting.choose_instead, fields["value"]))}
        advice: Commands = {"hint": self._hint, "chances": self._ask_for_chances, "no chances": self._decline_chances}
        abilities = self.sitting.abilities
        return {
            **super().commands(fields),
            **instead,
            **(placing if abilities.placing else {}),
            **(advice if abilities.advice else {}),
        }

    def ways(self) -> list[str]:
        colouring, view = self.sitting.colouring, self.sitting.view
        ways = [
            render_command_button("colour", colour.capitalize(), value=colour, pressed=colour == colouring.colour)
            for colour in colouring.choices(view)
        ]
        if self.sitting.abilities.placing.formality(view) and len(view.pending.choices) > 1:
            return [*ways, render_command_button("all", "Place them all")]
        handful = self.sitting.handful
        if (most := handful.most(view)) > 1:
            ways.append(render_command_button("handful", f"{most} at a touch", pressed=handful.is_full))
        return ways

    def tools(self, face: PromptModel) -> list[str]:
        tools = super().tools(face)
        if self._can_ask_for_hints:
            tools.append(render_command_button("hint", "Hint"))
        if self._can_ask_for_chances and not self.sitting.chances.is_proposed:
            whose = "we" if self.sitting.chances.is_shared else "I"
            tools.append(render_command_button("chances", f"Where do {whose} stand?"))
        if self._can_ask and self.sitting.chances.can_be_stopped:
            tools.append(render_command_button("no chances", "Stop showing the chance"))
        return tools

    def hear(self) -> list[str]:
        return [*super().hear(), *self.sitting.ear.once("proposal", self._coach_says()[0])]

    # The coach

    def helped(self, face: PromptModel) -> PromptModel:
        face = super().helped(face)
        if not self._can_ask:
            return face
        if advice := self._advice:
            face = replace(face, hints=advice, hinted_as=BETTER)
        said, answers = self._coach_says()
        thinks = THINKS if any(counsel.is_thinking for counsel in self._awaited) else ""
        return replace(face, thinks=thinks, aside=said, aside_ways=answers) if thinks or said else face

    @property
    def marked(self) -> Sequence[HintModel]:
        return self._advice or super().marked

    @property
    def _advice(self) -> Sequence[HintModel]:
        """What the coach of a guided game has called better, unless one has asked for hints since."""
        sitting = self.sitting
        return sitting.guide.advice if sitting.is_guided and not sitting.hints.faces else ()

    @property
    def _is_asked(self) -> bool:
        """Whether the one at the screen is who is asked."""
        pending = self.sitting.match.pending
        return isinstance(pending, Decision) and pending.seat == self.sitting.screen.seen_by

    @property
    def _can_ask(self) -> bool:
        """Whether the one at the screen is asked something, and likes to be helped."""
        sitting = self.sitting
        can_help = bool(sitting.abilities.advice) and sitting.manner.asks_the_coach
        return can_help and self._is_asked and not sitting.coach

    @property
    def _can_ask_for_hints(self) -> bool:
        return self._can_ask and self.sitting.hints.counsel.can_be_asked

    @property
    def _can_ask_for_chances(self) -> bool:
        chances, counts = self.sitting.chances, self.sitting.abilities.advice.counts_chances
        return self._can_ask and counts and chances.can_be_asked and not chances.has_said_so

    @property
    def _awaited(self) -> list[Counsel[Any]]:
        """What somebody has asked for."""
        counsels: tuple[Counsel[Any], ...] = (self.sitting.hints.counsel, self.sitting.chances.counsel)
        return [counsel for counsel in counsels if counsel.is_awaited]

    def _coach_says(self) -> tuple[str, list[str]]:
        """What the coach has to say of its own accord, and buttons that answer it."""
        chances = self.sitting.chances
        if not self._can_ask:
            return "", []
        if any(counsel.failure for counsel in self._awaited):
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
        chances = self.sitting.chances
        if not self._can_ask_for_chances:
            return
        chances.ask(self._listens(chances.counsel, lambda: chances.face.spoken if chances.face else FAILED))
        if chances.is_shared:
            self.desk.keep_whole()
        self._say_that_it_thinks(chances.counsel)
        if chances.has_said_so:
            self.desk.page.say(self._coach_says()[0])

    def _decline_chances(self) -> None:
        self.sitting.chances.decline()
        self.desk.keep_whole()
        self.desk.paint()
        self.desk.page.say(NOT_SHOWN)

    def _listens(
        self, counsel: Counsel[Any], words: Callable[[], str], then: Callable[[], object] = lambda: None
    ) -> Callable[[], None]:
        """What is done as more is found: it is painted, and in the end its words are heard; `then` what is to follow
        begins."""
        desk, sitting = self.desk, self.sitting

        def tell() -> None:
            if desk.sitting is sitting and not desk.replay:
                if not counsel.is_thinking:
                    then()
                desk.paint()
                if not counsel.is_thinking and (line := words()):
                    desk.page.say(line)

        return partial(desk.guarded, tell)

    def _hint(self) -> None:
        hints = self.sitting.hints
        if not self._can_ask_for_hints:
            return
        listens = self._listens(hints.counsel, self._hints_aloud, then=self._count_beside_hints)
        hints.ask(self.sitting.view, listens, known=self.sitting.guide.hints)
        self._say_that_it_thinks(hints.counsel)

    def _count_beside_hints(self) -> None:
        chances = self.sitting.chances
        if self.sitting.hints.faces:
            chances.ask_beside_hints(self._listens(chances.counsel, lambda: format_chance(chances.in_short)))

    def _hints_aloud(self) -> str:
        told = [f"Hint {number}: {hint.spoken}" for number, hint in enumerate(self.sitting.hints.faces, start=1)]
        return " ".join(filter(None, [format_standing(self.stands.removesuffix(".")), *told])) or FAILED

    def _say_that_it_thinks(self, counsel: Counsel[Any]) -> None:
        """The coach has been asked; unless it knows already, it says what it does."""
        self.desk.paint()
        if counsel.is_thinking:
            self.desk.page.say(f"{THINKS}.")

    # How pieces are placed

    def _take_handful(self) -> None:
        self.sitting.handful.is_full = not self.sitting.handful.is_full
        self.desk.paint()

    def _prefer(self, colour: str) -> None:
        self.sitting.colouring.colour = colour
        self.desk.paint()
