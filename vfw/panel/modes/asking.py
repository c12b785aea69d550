"""Somebody at the table is asked: for a choice, for dice, for a shuffle, or whether to go on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from vfw.core.questions import Reply, Roll
from vfw.panel.html import WHAT_IF_COMMAND, render_command_button, render_what_if_link, strip_marks
from vfw.panel.modes.mode import Commands
from vfw.panel.modes.table import AtTable
from vfw.panel.play.manner import NO_HELP
from vfw.panel.play.tracing import why_no_arc
from vfw.panel.play.wondering import moment_that_decided
from vfw.panel.rendering.dialogs import render_record
from vfw.panel.rendering.prompt import render_ending, render_prompt
from vfw.panel.rendering.replay import ARC
from vfw.panel.rendering.table import game_seed, render_hand
from vfw.panel.skins.abilities.seat_signs import whose_html
from vfw.panel.view_models.advice import TutorialStep
from vfw.panel.view_models.prompt import PromptModel
from vfw.panel.view_models.table import mark_hinted_cards

GUIDED_GAME = "Guided game"


class Asking(AtTable):
    """The question at hand stands in the prompt, and can be answered."""

    helps = True
    """Whether odds may be told, and hints given."""

    def take(self, *replies: Reply) -> None:
        desk, sitting = self.desk, self.sitting
        if sitting.manner.asks and desk.first.holds_back(replies, sitting.would_play(replies)):
            desk.turn(says=True)
        else:
            desk.act(partial(sitting.answer, *replies))

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        desk, sitting = self.desk, self.sitting
        learn = dict.fromkeys(("lesson", "again"), lambda: desk.learn(int(fields["value"])))
        return {
            **super().commands(fields),
            "undo": self._undo,
            "redo": partial(desk.act, sitting.do_again),
            "ask all": partial(desk.act, sitting.ask_all),
            "look back": desk.look_back,
            **(learn if sitting.coach else {}),
        }

    def _undo(self) -> None:
        takes_back = self.sitting.would_take_back
        why_not = self.sitting.undo()
        if not why_not:
            self.sitting.ear.note(f"Taken back: {takes_back}")
        self.desk.acted(f"That cannot be taken back: {why_not}." if why_not else "")

    # The prompt

    def regions(self, question: int) -> dict[str, str]:
        abilities, view, face = self.sitting.abilities, self.sitting.view, self.helped(self.face())
        face = replace(
            face,
            terms=abilities.sheets.terms_in(face.detail),
            notice=self.desk.notice,
            done=self.done,
            ways=self.ways(),
            tools=self.tools(face) if self.sitting.company.persons else [],
        )
        return {
            **super().regions(question),
            "hand": render_hand(
                mark_hinted_cards(abilities.hand.hand(view), [hint.picks for hint in self.marked]), question
            ),
            "prompt": render_prompt(face, question),
        }

    @property
    def done(self) -> str:
        """What whoever began the match says now."""
        return self.sitting.done

    def face(self) -> PromptModel:
        """What is asked, or what the tutorial says in its place."""
        face, coach, names = self.asked(), self.sitting.coach, self.sitting.names
        sign = names.sign(face.side)
        # What stands large above need not be said twice.
        kicker = face.kicker.removeprefix(f"{names.of(face.side)} · ") if sign else face.kicker
        offers = names.told(face.offers, self.sitting.screen.seen_by)
        face = replace(
            face,
            kicker=kicker,
            whose=whose_html(sign) if sign else "",
            choices=names.beside(face.choices),
            offers=offers,
        )
        if coach:
            return self.coached(face, coach)
        return replace(face, kicker=f"{face.kicker} · {GUIDED_GAME}") if self.sitting.is_guided else face

    def helped(self, face: PromptModel) -> PromptModel:
        """The question with the help that the one at the screen wants: odds, and hints that were asked for."""
        sitting = self.sitting
        if not self.helps or sitting.manner.help == NO_HELP:
            return face
        odds = "" if sitting.dice.faces else sitting.abilities.advice.odds(sitting.view)
        detail = " ".join(filter(None, [face.detail, odds]))
        return replace(
            face,
            detail=detail,
            hints=sitting.hints.faces,
            stands=self.stands,
            standing=sitting.chances.face,
            chance=sitting.chances.in_short,
        )

    @property
    def stands(self) -> str:
        """What the one at the screen lacks to win, where they asked for a hint. Once the chance to win is known it says
        more, and is counted otherwise."""
        sitting = self.sitting
        is_told = bool(sitting.hints.faces) and not sitting.chances.face
        return sitting.abilities.advice.stands(sitting.view) if is_told else ""

    def asked(self) -> PromptModel:
        """What is asked, in words and with the replies."""
        return self.sitting.skin.prompt(self.sitting.view)

    def ways(self) -> list[str]:
        """Buttons that say how to answer, beside those that answer."""
        return []

    def tools(self, face: PromptModel) -> list[str]:
        """Buttons below the question that `face` shows."""
        sitting, acts = self.sitting, self.sitting.acts
        why_not = "" if sitting.is_half_done else acts.why_not_at_sight()
        takes_back = "" if why_not or sitting.is_half_done else acts.would_take_back
        # What only the half of an answer was, and has no news yet, is not undone but chosen otherwise.
        is_half = bool(face.back and face.choices) and not takes_back
        undo = render_command_button("undo", face.back if is_half else "Undo", below=takes_back, why_not=why_not)
        if acts.must_agree and sitting.screen.seen_by and not sitting.is_half_done:
            undo = render_command_button("ask all", "Undo …", below=f"by consent: {sitting.names.of(acts.must_agree)}")
        if sitting.coach:
            return [undo, *self.ways_out()]
        nothing = "" if acts.can_be_done_again else "nothing was taken back"
        return [undo, render_command_button("redo", "Redo", below=acts.would_do_again, why_not=nothing)]

    # The tutorial

    def coached(self, face: PromptModel, coach: TutorialStep) -> PromptModel:
        """What the tutorial says stands where the detail stands otherwise."""
        words = coach.words(self.sitting.match, at_first=not self.sitting.acts)
        return replace(face, kicker=coach.kicker, coach=words)

    # What is heard

    def hear(self) -> list[str]:
        ear, face = self.sitting.ear, self.face()
        happened = ear.hear()
        # What has just been told of dice need not be said of them again.
        asked = face.asked_aloud if ear.has_heard_more else face.spoken
        detail = ear.once("detail", "" if face.coach else face.aloud)
        return [*happened, *self.calls(face.side), asked, *detail, *ear.once("lesson", strip_marks(face.coach))]

    def question(self) -> list[str]:
        face = self.helped(self.face())
        return [line for line in (face.spoken, strip_marks(face.coach) or face.detail) if line]


class Throwing(Asking):
    """Dice lie in the hand of the one at the screen."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {**super().commands(fields), "throw": partial(self.desk.act, self.sitting.throw)}

    def ways(self) -> list[str]:
        roll = self.sitting.match.pending
        label = "Roll the dice" if isinstance(roll, Roll) and roll.n > 1 else "Roll the die"
        return [render_command_button("throw", label, "vfw-primary")]


class Entering(Asking):
    """Dice fell on a real table: it is asked what they show, one after the other."""

    def asked(self) -> PromptModel:
        face, roll, faces = super().asked(), self.sitting.match.pending, self.sitting.dice.faces
        assert isinstance(roll, Roll)
        which = f": die {len(faces) + 1} of {roll.n}" if roll.n > 1 else ""
        return replace(
            face,
            headline=face.headline + which,
            choices={shown: f"Shows {shown}" for shown in range(1, roll.sides + 1)},
            dice=[(roll.sides, shown) for shown in faces],
            detail=" ".join(filter(None, ["What does it show?", face.detail])),
        )


class Shuffling(Asking):
    """Cards are to be shuffled on a real table, or here."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {**super().commands(fields), "shuffle": partial(self.desk.act, self.sitting.shuffle)}

    def ways(self) -> list[str]:
        return [render_command_button("shuffle", "Shuffle")]


class Doubting(Asking):
    """Replies would show hidden cards: it is asked whether to go on."""

    asks = helps = False

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        return {**super().commands(fields), "go on": partial(self.desk.act, self.sitting.go_on)}

    def asked(self) -> PromptModel:
        detail = "What you have seen cannot be taken back."
        return replace(super().asked(), headline="Go on, and see new cards?", detail=detail, dice=(), choices={})

    def ways(self) -> list[str]:
        return [render_command_button("go on", "Go on", "vfw-primary"), render_command_button("undo", "Not yet")]

    def tools(self, face: PromptModel) -> list[str]:
        return self.ways_out()


class Learned(Asking):
    """A step of the tutorial has come to its end: nothing more is asked in it."""

    asks = helps = False

    def take(self, *replies: Reply) -> None:
        """Nothing: what comes late would play on, and nobody would say how."""

    def regions(self, question: int) -> dict[str, str]:
        hand = self.sitting.abilities.hand.hand(self.sitting.view)
        put_down = replace(hand, cards=[replace(card, reply=None, uses=()) for card in hand.cards])
        return {**super().regions(question), "hand": render_hand(put_down, question)}

    def coached(self, face: PromptModel, coach: TutorialStep) -> PromptModel:
        headline = "Well done" if self.sitting.match.outcome is None else face.headline
        return replace(super().coached(face, coach), headline=headline, choices={}, dice=(), score=())

    def ways(self) -> list[str]:
        coach = self.sitting.coach
        assert coach
        return [render_command_button("lesson", self._way_on, "vfw-primary", value=str(coach.number + 1))]

    @property
    def _way_on(self) -> str:
        return "What else there is" if self.sitting.coach and self.sitting.coach.is_last else "Next step"

    @property
    def _what_next(self) -> str:
        return f"Press {self._way_on} to go on, or This step again to repeat it."

    def hear(self) -> list[str]:
        return [*super().hear(), self._what_next]

    def question(self) -> list[str]:
        return [*super().question(), self._what_next]


class Ended(Asking):
    """The game is over, and stands beside the record."""

    def commands(self, fields: Mapping[str, Any]) -> Commands:
        arc: Commands = {"arc": self.desk.look_at_arc} if self._has_arc else {}
        return {**super().commands(fields), **arc, WHAT_IF_COMMAND: self._keep_what_decided}

    def _keep_what_decided(self) -> None:
        self.desk.keep_moment(self.sitting.match, self._what_decided)

    @property
    def _what_decided(self) -> int | None:
        return moment_that_decided(self.sitting.match, self.desk.tracing, self.sitting.skin)

    @property
    def _has_arc(self) -> bool:
        return not why_no_arc(self.sitting.match, self.sitting.skin)

    @property
    def _winners(self) -> str:
        """The signs and names of those who won, at a table of more than two."""
        outcome, names = self.sitting.match.outcome, self.sitting.names
        signs = [names.sign(seat) for seat in outcome.winners] if outcome else []
        won = "".join(whose_html(sign) for sign in signs if sign)
        return f'<div class="vfw-winners">{won}</div>' if won else ""

    def hear(self) -> list[str]:
        outcome, names = self.sitting.match.outcome, self.sitting.names
        typed = [names.typed(seat) for seat in outcome.winners] if outcome else []
        return [*super().hear(), *([f"Won by {' and '.join(filter(None, typed))}."] if any(typed) else [])]

    def regions(self, question: int) -> dict[str, str]:
        sitting = self.sitting
        tools = [
            render_command_button("start page", "Play again", "vfw-primary"),
            render_command_button("look back", "Look back"),
        ]
        if self._has_arc:
            tools.append(render_command_button("arc", ARC))
        if self._what_decided is not None:
            tools.append(render_what_if_link("What if?"))
        face = replace(sitting.skin.ending(sitting.view), winners=self._winners)
        ending = render_ending(face, game_seed(sitting.match), tools, question)
        shown = {**AtTable.regions(self, question), "prompt": ending}
        if not sitting.abilities.history:
            return shown
        record = render_record(sitting.abilities.history.record(sitting.match), sitting.manner.sensitivity)
        return {**shown, "camps": "", "table": "", "record": record}
