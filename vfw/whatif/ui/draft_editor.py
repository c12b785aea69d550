"""The editor of a question on the page: its timeline and changes as HTML, and the commands that change the draft."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from vfw.front_matter import TextError
from vfw.templating import Markup, call_macro
from vfw.untrusted_input import quoted
from vfw.votes.rules.board import NAMES
from vfw.whatif.api import shipped_questions
from vfw.whatif.question import Question
from vfw.whatif.ui.change_options import describe_state
from vfw.whatif.ui.dialogs import EDITOR, PARTS, STATE_PART, render_change_dialog
from vfw.whatif.ui.question_draft import (
    QuestionDraft,
    StartingMoment,
    list_starting_moments,
    refusal_reason,
)
from vfw.whatif.ui.question_input import BadQuestionInput, is_game_moment, parse_game_moment, parse_link, parse_upload
from vfw.whatif.ui.session import WhatIfSession

DIALOG_TITLE = "Change something else"
DEFAULT_STATE = "TN"


class DraftEditor:
    """Edits the question of a session.

    Attributes:
        session: The session whose question is edited.
        part: The current part of the dialog, one of PARTS.
        code: The code of the state that is shown.
        said: The result of the last command, for screen readers.
    """

    def __init__(self, session: WhatIfSession) -> None:
        self.session = session
        self._draft = QuestionDraft.of(session.question)
        self._own: StartingMoment | None = None
        self.part, self.code, self.said = STATE_PART, DEFAULT_STATE, ""

    @property
    def draft(self) -> QuestionDraft:
        """The draft of the current question, wherever it came from."""
        if self._draft.question != self.session.question:
            self._draft = QuestionDraft.of(self.session.question)
        if self._draft.start.is_own:
            self._own = self._draft.start
        return self._draft

    def begin(self, own: StartingMoment) -> None:
        """Ask from a moment of the visitor's own game."""
        self._now(QuestionDraft(own), f"From your own game on: {own.title}.")

    def follow(self, query: str) -> None:
        """Ask the question in the query of an address.

        Raises:
            BadQuestionInput: The address is damaged, or asks for something impossible.
        """
        if linked := parse_link(query):
            if linked.name and not linked.seed:
                self.session.choose(linked.name)
            else:
                self.session.ask(linked.question, linked.seed)

    def open(self, text: str, size: int = 0) -> None:
        """Ask the question in a file, or from the moment of a game that it holds.

        Args:
            text: The text of the file.
            size: Its length in bytes, if that is too large to send.

        Raises:
            BadQuestionInput: The file cannot be used.
        """
        if is_game_moment(text):
            self.begin(parse_game_moment(text))
            return
        found = parse_upload(text, size)
        shipped = "" if found.seed or found.counts or found.notice else _shipped_name(found.question)
        if shipped:
            self.session.choose(shipped)
        else:
            self.session.ask(found.question, found.seed, found.counts)
        if found.notice:
            raise BadQuestionInput(found.notice)

    def commands(self, value: str) -> dict[str, Callable[[], None]]:
        """Return the commands of the editor, for this value of the pressed element."""
        return {
            "moment": partial(self._move, value),
            "change": partial(self._change, value),
            "take back": partial(self._take_back, value),
            "take back both": partial(self._take_back, value, both=True),
            "to the record": lambda: self._now(self.draft.reset(), "Back to the record."),
            "build": lambda: None,
            "build part": partial(self._turn, value),
            "build state": partial(self._look_at, value),
        }

    @property
    def html(self) -> Markup:
        """The region: the timeline, and the changes."""
        draft = self.draft
        return call_macro(EDITOR, "draft", draft, list_starting_moments(self._own))

    @property
    def sheet(self) -> Markup:
        """The dialog for another change."""
        return render_change_dialog(self.draft, self.part, self.code)

    def _move(self, name: str) -> None:
        there = {one.name: one for one in list_starting_moments(self._own)}
        if name not in there:
            raise ValueError(f"there is no moment {quoted(name)}; expected one of {', '.join(there)}")
        if there[name] != self.draft.start:
            self._now(self.draft.at_moment(there[name]), f"From {there[name].when_said} on.")

    def _change(self, line: str) -> None:
        before = self.draft
        try:
            after = before.with_change(line)
        except TextError as error:
            raise BadQuestionInput(f"That cannot be changed: {refusal_reason(error)}.") from error
        differs = [code for code in NAMES if describe_state(after.now, code) != describe_state(before.now, code)]
        now = [f"{NAMES[code]}: {describe_state(after.now, code)}" for code in differs]
        self._now(after, f"{'; '.join(now) or line}.")

    def _take_back(self, value: str, *, both: bool = False) -> None:
        lines = self.draft.both if both else self.draft.lines
        if not value.isdecimal() or int(value) >= len(lines):
            raise ValueError(f"there is no change {quoted(value)}; there are {len(lines)}, from 0")
        n, draft = int(value), self.draft
        self._now(draft.without_shared_change(n) if both else draft.without_change(n), f"Taken back: {lines[n]}.")

    def _turn(self, part: str) -> None:
        if part not in PARTS:
            raise ValueError(f"there is no part {quoted(part)}; expected one of {', '.join(PARTS)}")
        self.part, self.said = part, ""

    def _look_at(self, code: str) -> None:
        if code not in NAMES:
            raise ValueError(f"there is no state {quoted(code)}; expected one of {', '.join(NAMES)}")
        self.part, self.code = STATE_PART, code
        self.said = f"{NAMES[code]}: {describe_state(self.draft.now, code)}."

    def _now(self, draft: QuestionDraft, said: str) -> None:
        """Ask this draft with the same player as before; a shipped question is asked by its name."""
        left = [f"Left out: {one.words} ({one.why})." for one in draft.dropped]
        self._draft, self.said = draft, " ".join([said, *left])
        player = self.session.player
        if draft.original and (same := _shipped_name(draft.question)):
            self.session.choose(same)
        else:
            self.session.ask(draft.question)
        if player in self.session.players:
            self.session.choose_player(player)


def _shipped_name(question: Question) -> str:
    """Return the name of a shipped question; "" for another."""
    return next((name for name, shipped in shipped_questions().items() if shipped == question), "")
