"""The session of the projector: the one place where its state changes. See `vfw.panel.session.game_session`."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from vfw.classroom.groups import GROUPS, HOW_TWO_PLAY, ONE, OPPOBOT, OPPONENTS, TWO, start_class_match
from vfw.classroom.projector_game import ClassGame, Stage
from vfw.classroom.projector_votes import Vote, parse_votes, serialize_votes, votes_text
from vfw.core.match import DamagedSave, Match
from vfw.jobs.pool import RunningJob
from vfw.panel.session import effects, messages
from vfw.panel.session.preferences import Preferences
from vfw.panel.session.replay import MAX_WORDS_ANNOUNCED
from vfw.panel.session.saved_games import describe_older_save, download_save
from vfw.panel.session.state import NO_FIELDS, Commands, PageSession
from vfw.panel.skins.registry import load_save
from vfw.translation import gettext as _
from vfw.translation import ngettext
from vfw.untrusted_input import parse_json, quoted

VOTES, RECORD, PUT_AWAY = "votes", "record", "another"
"""Pages that cover a game."""


@dataclass(frozen=True)
class OfferVotes:
    """A message: the votes that the browser keeps."""

    text: str


@dataclass(frozen=True)
class SaveVotes:
    """An effect: keep the votes in the browser, before the game."""

    text: str


@dataclass(frozen=True)
class CopyVotes:
    """An effect: the browser keeps a copy of unreadable votes."""


class ProjectorSession(PageSession):
    """The state of a projector.

    Attributes:
        game: The game of the class; None before it has begun.
        preferences: The preferences of the visitor.
        dice: The answer of the start page about the dice of a new game.
        opponent: The kind of player on the other side of a new game.
        groups: The arrangement of the class in a new game.
        cover: The page that covers the game; "" for none.
        typed: The text that was typed into the field, if it has a mistake.
        mistake: A sentence on the mistake.
        browser_has_more: True if the browser keeps a save that cannot be opened, or not to its end.
    """

    def __init__(self) -> None:
        super().__init__()
        self.game: ClassGame | None = None
        self.preferences = Preferences()
        self.dice, self.opponent, self.groups = "computer", OPPOBOT, ONE
        self.cover = self.typed = self.mistake = ""
        self.browser_has_more = False
        self._saved = ""
        self._kept_votes: str | None = None

    def handle(self, message: messages.Message | OfferVotes) -> None:
        """See `PageSession.handle`."""
        match message:
            case messages.Begin():
                self.next_question()
            case messages.PickPlace(place, question):
                if self.game and question == self.question and not self.cover:
                    self._play(partial(self.game.choose_place, place))
            case messages.SetPreferences(preferences):
                if preferences.sensitivity != self.preferences.sensitivity:
                    self.preferences = preferences
                    self.next_question()
            case messages.OfferSave(save):
                self._saved = save
                self._resume()
            case OfferVotes(text):
                self._kept_votes = text
                self._resume()
            case messages.RequestSave():
                if self.game:
                    self.outbox.add(effects.SaveMatch(self.game.match))
            case messages.JobProgress(job):
                self._take_progress(job)
            case _:
                super().handle(message)

    # Commands

    def commands(self, fields: Mapping[str, Any] = NO_FIELDS) -> Commands:
        """See `PageSession.commands`."""
        game, value = self.game, str(fields.get("value", ""))
        if game is None:
            return {
                "begin": partial(self._begin, value),
                "dice": partial(self._set_dice, value),
                "opponent": partial(self._set_opponent, value),
                "groups": partial(self._set_groups, value),
                "start page": self.next_question,
            }
        acts: dict[str, Callable[[], None]] = {
            "next": game.go_on,
            "skip": game.skip,
            "skip all": game.skip_all_staged,
            "letter": partial(game.choose, value),
            "other": lambda: game.choose_other(int(value)),
            "leave": game.leave_to_exhibit,
            "play it": game.play_it,
            "undo": game.undo,
            "not now": game.undo,
        }
        return {
            **{name: partial(self._play, act) for name, act in acts.items()},
            "hands": partial(self._enter, game, value),
            "votes": partial(self._show_cover, VOTES),
            "record": partial(self._show_cover, RECORD),
            "close": partial(self._show_cover, ""),
            "save": lambda: self.outbox.add(download_save(game.match)),
            "save votes": lambda: self.outbox.add(effects.Download("votes.txt", votes_text(game.votes))),
            **dict.fromkeys(
                ("another", "start page"),
                partial(self._show_cover, PUT_AWAY) if game.stage != Stage.OVER else self._close_game,
            ),
            "put away": self._close_game,
        }

    # Beginning

    def _begin(self, scenario: str) -> None:
        self._start(start_class_match(scenario, self.opponent, self.dice, self.groups))

    def _set_opponent(self, kind: str) -> None:
        if kind not in OPPONENTS:
            raise ValueError(f"{quoted(kind)} cannot play the other side; expected one of {', '.join(OPPONENTS)}")
        self.opponent = kind
        self.next_question()

    def _set_groups(self, groups: str) -> None:
        if groups not in GROUPS:
            raise ValueError(f"a class cannot sit as {quoted(groups)}; expected one of {', '.join(GROUPS)}")
        self.groups = groups
        self.next_question()
        if groups == TWO:
            self.say(HOW_TWO_PLAY)

    def _set_dice(self, who: str) -> None:
        self.dice = who
        self.next_question()

    def _start(self, match: Match[Any, Any], notice: str = "") -> None:
        self._leave_game()
        self.game = ClassGame(match, self._votes_of(match), self.outbox)
        self.outbox.add(effects.SaveMatch(match, copies_saved=self.browser_has_more))
        self._after_act(self.game, notice)

    def _leave_game(self) -> None:
        """Leave this game, and cancel the computer's choice in it."""
        if self.game:
            self.game.leave()

    def _close_game(self) -> None:
        self._leave_game()
        self.game, self.cover = None, ""
        self.next_question()

    def _resume(self) -> None:
        """Open the game that the browser keeps, once its votes have arrived too: each act overwrites both."""
        if self.game or not self._saved or self._kept_votes is None:
            return
        saved, self._saved = self._saved, ""
        # If the rest fails, the stored game is still not overwritten.
        self.browser_has_more = True
        try:
            match = load_save(saved)
        except DamagedSave as damage:
            self.notice = _("The game kept in this browser cannot be opened: {damage}.").format(damage=damage)
            self.next_question()
        else:
            self.browser_has_more = bool(match.older and match.older.left_out)
            self._start(match, describe_older_save(match))

    def _votes_of(self, match: Match[Any, Any]) -> list[Vote]:
        """Return the votes that are kept for this match; none if they belong to another.

        The browser keeps a copy of unreadable ones.
        """
        if not self._kept_votes:
            return []
        try:
            kept = parse_json(self._kept_votes)
            return parse_votes(kept["votes"]) if kept["seed"] == match.seed else []
        except (ValueError, TypeError, KeyError):
            self.outbox.add(CopyVotes())
            return []

    # Playing

    def _play(self, act: Callable[[], object]) -> None:
        game = self.game
        assert game
        # The notice about an opened game is read after its introduction.
        notice = self.notice if game.stage == Stage.READ else ""
        act()
        self._after_act(game, notice)

    def _take_progress(self, job: RunningJob[Any]) -> None:
        """Play the choice of the computer, or ask for a choice after sorting, if the class waits for it."""
        game = self.game
        if game is None:
            return
        if game.table.take_reply(job):
            cover = self.cover
            self._play(game.resume_after_thinking)
            if cover:
                self._show_cover(cover)
        elif game.lists.has_sorted(job) and game.stage == Stage.ASK:
            self._show(game)

    def _enter(self, game: ClassGame, text: str) -> None:
        """Accept what was typed. An error is shown at the field, which keeps its text."""
        try:
            game.enter(text)
        except ValueError as mistake:
            self.typed, self.mistake = text, str(mistake)
            self.paint()
        else:
            self._after_act(game)

    def _after_act(self, game: ClassGame, notice: str = "") -> None:
        self.notice, self.cover = notice, ""
        self.browser_has_more = self.browser_has_more and bool(notice)
        self._kept_votes = json.dumps({"seed": game.match.seed, "votes": serialize_votes(game.cast)})
        # Votes are kept first, with those taken back: whenever the page goes away, the browser holds every vote that
        # led to the game it holds.
        self.outbox.add(SaveVotes(self._kept_votes))
        self.outbox.add(effects.SaveReplies(game.match))
        self._show(game)

    # What is shown and said

    def _show(self, game: ClassGame) -> None:
        """Show the current state or question, and announce it."""
        self.next_question()
        self.say(sentence(game))

    def _show_cover(self, cover: str) -> None:
        self.cover = cover
        self.next_question()

    def next_question(self) -> None:
        """See `PageSession.next_question`. What was typed belongs to the last question."""
        self.typed = self.mistake = ""
        super().next_question()


def sentence(game: ClassGame) -> str:
    """Return the sentence to announce to screen readers."""
    match game.stage:
        case Stage.LOOK:
            lines = [*game.moments[0].lines]
            while len(lines) > 1 and len(" ".join(lines).split()) > MAX_WORDS_ANNOUNCED:
                lines.pop()
            return " ".join(lines)
        case Stage.STAGED:
            return " ".join(" ".join(game.staged.question).split())
        case Stage.TIE:
            return _("A tie between {letters}. The teacher decides.").format(letters=_(" and ").join(game.tied))
        case Stage.ASK:
            stop = "" if game.question.endswith("?") else "."
            choices = ngettext("{number} choice.", "{number} choices.", len(game.shortlist.letters))
            return f"{game.question}{stop} {choices.format(number=len(game.shortlist.letters))}"
        case Stage.AWAIT:
            return f"{game.table.thinking_text}."
    return game.question
