"""The modes in which a player is asked: for dice, for a shuffle, for a confirmation, and after the end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.questions import Reply, Roll
from vfw.panel.html import WHAT_IF_COMMAND, render_command_button, render_what_if_link, strip_marks
from vfw.panel.modes.mode import Commands, TableMode
from vfw.panel.rendering.dialogs import render_record
from vfw.panel.rendering.prompt import render_ending, render_prompt
from vfw.panel.rendering.replay import ARC
from vfw.panel.rendering.table import game_seed, render_hand
from vfw.panel.session.arc import deciding_moment, why_no_arc
from vfw.panel.session.preferences import NO_HELP
from vfw.panel.skins.seat_signs import turn_sign_html
from vfw.panel.view_models.advice import TutorialStep
from vfw.panel.view_models.prompt import PromptModel
from vfw.panel.view_models.table import mark_hinted_cards
from vfw.templating import EMPTY, Markup

GUIDED_GAME = "Guided game"


class QuestionMode(TableMode):
    """The question at hand is in the prompt, and can be answered."""

    helps = True
    """True if odds and hints may be shown."""

    def take(self, *replies: Reply) -> None:
        """See `Mode.take`."""
        controller, session = self.controller, self.session
        if session.preferences.asks and controller.note_gate.holds_back(replies, session.would_play(replies)):
            controller.next_question(says=True)
        else:
            controller.act(partial(session.answer, *replies))

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        controller, session = self.controller, self.session
        learn = dict.fromkeys(("lesson", "again"), lambda: controller.start_lesson(int(fields["value"])))
        return {
            **super().commands(fields),
            "undo": self._undo,
            "redo": partial(controller.act, session.redo),
            "ask all": partial(controller.act, session.ask_consent),
            "look back": controller.open_replay,
            **(learn if session.coach else {}),
        }

    def _undo(self) -> None:
        takes_back = self.session.undo_text
        why_not = self.session.undo()
        if not why_not:
            self.session.announcer.note(f"Taken back: {takes_back}")
        self.controller.after_act(f"That cannot be taken back: {why_not}." if why_not else "")

    # The prompt

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        capabilities, view, face = self.session.capabilities, self.session.view, self.with_help(self.face())
        face = replace(
            face,
            terms=capabilities.dialogs.terms_in(face.detail),
            notice=self.controller.notice,
            done=self.done,
            ways=self.answer_buttons(),
            tools=self.tool_buttons(face) if self.session.participants.persons else [],
        )
        return {
            **super().regions(question),
            "hand": render_hand(
                mark_hinted_cards(capabilities.hand.hand(view), [hint.picks for hint in self.marked]), question
            ),
            "prompt": render_prompt(face, question),
        }

    @property
    def done(self) -> str:
        """The label with which the visitor leaves a match begun by a lesson; "" for none."""
        return self.session.done

    def face(self) -> PromptModel:
        """Return the prompt: the question, or the text of the tutorial in its place."""
        face, coach, names = self.asked_prompt(), self.session.coach, self.session.names
        sign = names.sign(face.side)
        # The sign above shows the name already.
        kicker = face.kicker.removeprefix(f"{names.of(face.side)} · ") if sign else face.kicker
        offers = names.name_offers(face.offers, self.session.screen.seen_by)
        face = replace(
            face,
            kicker=kicker,
            whose=turn_sign_html(sign) if sign else EMPTY,
            choices=names.label_choices(face.choices),
            offers=offers,
        )
        if coach:
            return self.with_lesson(face, coach)
        return replace(face, kicker=f"{face.kicker} · {GUIDED_GAME}") if self.session.is_guided else face

    def with_help(self, face: PromptModel) -> PromptModel:
        """Return the prompt with the help that the viewer wants: odds, and the requested hints."""
        session = self.session
        if not self.helps or session.preferences.help == NO_HELP:
            return face
        odds = "" if session.dice.faces else session.capabilities.advice.odds(session.view)
        detail = " ".join(filter(None, [face.detail, odds]))
        return replace(
            face,
            detail=detail,
            hints=session.hints.faces,
            still_needed=self.still_needed,
            standing=session.chances.face,
            chance=session.chances.in_short,
        )

    @property
    def still_needed(self) -> str:
        """The conditions the viewer still needs to win, if they asked for a hint and the chance to win is not known."""
        session = self.session
        is_told = bool(session.hints.faces) and not session.chances.face
        return session.capabilities.advice.still_needed(session.view) if is_told else ""

    def asked_prompt(self) -> PromptModel:
        """Return the question in words and with its replies."""
        return self.session.skin.prompt(self.session.view)

    def answer_buttons(self) -> list[Markup]:
        """Return the buttons that lead to an answer, beside those that answer."""
        return []

    def tool_buttons(self, face: PromptModel) -> list[Markup]:
        """Return the buttons below the question that `face` shows."""
        session, undo_steps = self.session, self.session.undo_steps
        why_not = "" if session.is_half_done else undo_steps.known_reason()
        takes_back = "" if why_not or session.is_half_done else undo_steps.undo_text
        # Half an answer has no events yet: the visitor chooses again instead of undoing it.
        is_half = bool(face.back and face.choices) and not takes_back
        undo = render_command_button("undo", face.back if is_half else "Undo", below=takes_back, why_not=why_not)
        if undo_steps.consent_needed_from and session.screen.seen_by and not session.is_half_done:
            undo = render_command_button(
                "ask all", "Undo …", below=f"by consent: {session.names.of(undo_steps.consent_needed_from)}"
            )
        if session.coach:
            return [undo, *self.exit_buttons()]
        nothing = "" if undo_steps.can_redo else "nothing was taken back"
        return [undo, render_command_button("redo", "Redo", below=undo_steps.redo_text, why_not=nothing)]

    # The tutorial

    def with_lesson(self, face: PromptModel, coach: TutorialStep) -> PromptModel:
        """Return the prompt with the text of the tutorial in place of the detail."""
        words = coach.words(self.session.match, at_first=not self.session.undo_steps)
        return replace(face, kicker=coach.kicker, coach=words)

    # What is heard

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        ear, face = self.session.announcer, self.face()
        happened = ear.spoken_lines()
        # The announcement of the events has named the dice already.
        asked = face.asked_aloud if ear.has_new_events else face.spoken
        detail = ear.announce_once("detail", "" if face.coach else face.aloud)
        return [
            *happened,
            *self.turn_call(face.side),
            asked,
            *detail,
            *ear.announce_once("lesson", strip_marks(face.coach)),
        ]

    def question(self) -> list[str]:
        """See `TableMode.question`."""
        face = self.with_help(self.face())
        return [line for line in (face.spoken, strip_marks(face.coach) or face.detail) if line]


class DiceThrowMode(QuestionMode):
    """The viewer is asked to throw the dice."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        return {**super().commands(fields), "throw": partial(self.controller.act, self.session.throw)}

    def answer_buttons(self) -> list[Markup]:
        """See `QuestionMode.answer_buttons`."""
        roll = self.session.match.pending
        label = "Roll the dice" if isinstance(roll, Roll) and roll.n > 1 else "Roll the die"
        return [render_command_button("throw", label, "vfw-primary")]


class DiceEntryMode(QuestionMode):
    """Dice fell on a real table: the viewer enters their faces, one after the other."""

    def asked_prompt(self) -> PromptModel:
        """See `QuestionMode.asked_prompt`."""
        face, roll, faces = super().asked_prompt(), self.session.match.pending, self.session.dice.faces
        assert isinstance(roll, Roll)
        which = f": die {len(faces) + 1} of {roll.n}" if roll.n > 1 else ""
        return replace(
            face,
            headline=face.headline + which,
            choices={shown: f"Shows {shown}" for shown in range(1, roll.sides + 1)},
            dice=[(roll.sides, shown) for shown in faces],
            detail=" ".join(filter(None, ["What does it show?", face.detail])),
        )


class ShuffleMode(QuestionMode):
    """Cards are shuffled, on a real table or here."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        return {**super().commands(fields), "shuffle": partial(self.controller.act, self.session.shuffle)}

    def answer_buttons(self) -> list[Markup]:
        """See `QuestionMode.answer_buttons`."""
        return [render_command_button("shuffle", "Shuffle")]


class ConfirmRevealMode(QuestionMode):
    """The replies would show hidden cards: the viewer is asked to confirm."""

    asks = helps = False

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        return {**super().commands(fields), "go on": partial(self.controller.act, self.session.go_on)}

    def asked_prompt(self) -> PromptModel:
        """See `QuestionMode.asked_prompt`."""
        detail = "What you have seen cannot be taken back."
        return replace(super().asked_prompt(), headline="Go on, and see new cards?", detail=detail, dice=(), choices={})

    def answer_buttons(self) -> list[Markup]:
        """See `QuestionMode.answer_buttons`."""
        return [render_command_button("go on", "Go on", "vfw-primary"), render_command_button("undo", "Not yet")]

    def tool_buttons(self, face: PromptModel) -> list[Markup]:
        """See `QuestionMode.tool_buttons`."""
        return self.exit_buttons()


class LessonDoneMode(QuestionMode):
    """A step of the tutorial is complete: nothing more is asked in it."""

    asks = helps = False

    def take(self, *replies: Reply) -> None:
        """Drop late replies: they would play on without a lesson."""

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        hand = self.session.capabilities.hand.hand(self.session.view)
        put_down = replace(hand, cards=[replace(card, reply=None, uses=()) for card in hand.cards])
        return {**super().regions(question), "hand": render_hand(put_down, question)}

    def with_lesson(self, face: PromptModel, coach: TutorialStep) -> PromptModel:
        """See `QuestionMode.with_lesson`."""
        headline = "Well done" if self.session.match.outcome is None else face.headline
        return replace(super().with_lesson(face, coach), headline=headline, choices={}, dice=(), score=())

    def answer_buttons(self) -> list[Markup]:
        """See `QuestionMode.answer_buttons`."""
        coach = self.session.coach
        assert coach
        return [render_command_button("lesson", self._next_label, "vfw-primary", value=str(coach.number + 1))]

    @property
    def _next_label(self) -> str:
        return "What else there is" if self.session.coach and self.session.coach.is_last else "Next step"

    @property
    def _next_steps(self) -> str:
        return f"Press {self._next_label} to go on, or This step again to repeat it."

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        return [*super().spoken_lines(), self._next_steps]

    def question(self) -> list[str]:
        """See `TableMode.question`."""
        return [*super().question(), self._next_steps]


class GameOverMode(QuestionMode):
    """The game is over; the result is shown beside the record."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        """See `Mode.commands`."""
        arc: Commands = {"arc": self.controller.show_arc} if self._has_arc else {}
        return {**super().commands(fields), **arc, WHAT_IF_COMMAND: self._keep_what_decided}

    def _keep_what_decided(self) -> None:
        self.controller.send_moment(self.session.match, self._what_decided)

    @property
    def _what_decided(self) -> int | None:
        return deciding_moment(self.session.match, self.controller.arc_job, self.session.skin)

    @property
    def _has_arc(self) -> bool:
        return not why_no_arc(self.session.match, self.session.skin)

    @property
    def _winners(self) -> list[Markup]:
        """The signs and names of the winners, at a table of more than two."""
        outcome, names = self.session.match.outcome, self.session.names
        signs = [names.sign(seat) for seat in outcome.winners] if outcome else []
        return [turn_sign_html(sign) for sign in signs if sign]

    def spoken_lines(self) -> list[str]:
        """See `Mode.spoken_lines`."""
        outcome, names = self.session.match.outcome, self.session.names
        typed = [names.typed(seat) for seat in outcome.winners] if outcome else []
        return [*super().spoken_lines(), *([f"Won by {' and '.join(filter(None, typed))}."] if any(typed) else [])]

    def regions(self, question: int) -> dict[str, str]:
        """See `Mode.regions`."""
        session = self.session
        tools = [
            render_command_button("start page", "Play again", "vfw-primary"),
            render_command_button("look back", "Look back"),
        ]
        if self._has_arc:
            tools.append(render_command_button("arc", ARC))
        if self._what_decided is not None:
            tools.append(render_what_if_link("What if?"))
        face = replace(session.skin.ending(session.view), winners=self._winners)
        ending = render_ending(face, game_seed(session.match), tools, question)
        shown = {**TableMode.regions(self, question), "prompt": ending}
        if not session.capabilities.history:
            return shown
        record = render_record(session.capabilities.history.record(session.match), session.preferences.sensitivity)
        return {**shown, "camps": "", "table": "", "record": record}
