"""The undo steps of the persons at a screen: what each did in one act, what has happened since, undo and redo.

`vfw.core.match` decides whether an undo is fair.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any, NamedTuple

from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.position import Event
from vfw.core.questions import Decision, Reply, Roll, Shuffle
from vfw.panel.session.screen import PlayerNames, SharedScreen, shorten_lines
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.prompt import SeatSign
from vfw.translation import N_
from vfw.translation import gettext as _


class UndoSteps:
    """The acts of the persons at the screen in `match`. Replies are counted from 0; an act is known by its first reply.

    Attributes:
        is_asking_consent: True if all players are asked to agree to an undo.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, screen: SharedScreen) -> None:
        self._match, self._skin, self._screen = match, skin, screen
        self._act_starts: list[int] = []
        self._undone: list[tuple[int, str, str | None]] = []
        self._undone_before: list[tuple[int, str, str | None]] = []
        self._looked: dict[str | None, int] = {}
        self._arrived = len(match.positions)
        self._refused: tuple[int, str | None, str] = (0, None, "")
        self.is_asking_consent = False

    def __bool__(self) -> bool:
        return bool(self._act_starts)

    def note(self, start: int) -> None:
        """Record all replies since number `start` as one act of the viewer, and drop what could be redone."""
        if len(self._match.replies) > start:
            self._act_starts = [*[act for act in self._act_starts if act < start], start]
            self._undone.clear()
            self.is_asking_consent = False
            self.look(start + 1)

    def look(self, positions: int) -> None:
        """Record that the viewer has seen everything up to this number of positions."""
        self._looked[self._screen.viewer] = positions

    @property
    def news(self) -> list[Event]:
        """The events since the viewer last chose."""
        return self.news_since(self._looked.get(self._screen.viewer, self._arrived) - 1)

    def news_since(self, start: int) -> list[Event]:
        """Return the events caused by reply number `start` and those after it."""
        return [event for position in self._match.positions[start + 1 :] for event in position.news]

    @property
    def last(self) -> int:
        """The number of the reply with which the last act began."""
        replies = len(self._match.replies)
        begun = [act for act in self._act_starts if act < replies]
        if begun:
            return max(begun)
        return self._last_answer_of(self._screen.viewer) if self._takes_answers_back else replies - 1

    def _last_answer_of(self, seat: str | None) -> int:
        """Return the number of the last reply that a seat gave; -1 for none."""
        asked = [position.pending for position in self._match.positions[:-1]]
        own = (isinstance(each, Decision) and each.seat == seat for each in asked)
        return max((number for number, is_own in enumerate(own) if is_own), default=-1)

    @property
    def _takes_answers_back(self) -> bool:
        """True if an undo includes the answers of the other seats: they are computers, and nothing is hidden."""
        return self._skin.capabilities.secrets.has_none and self._persons == [self._screen.viewer]

    @property
    def _persons(self) -> list[str]:
        players = self._match.players
        return [seat for seat in self._match.seats if players.get(seat, PERSON) == PERSON]

    @property
    def _is_free(self) -> bool:
        """True if the viewer's last act can be undone whatever followed, unless dice or cards were drawn."""
        since = self._match.positions[max(self.last, 0) :]
        return self._takes_answers_back and not any(isinstance(each.pending, Roll | Shuffle) for each in since)

    def undo(self) -> str:
        """Undo the last act as far as that is fair.

        That is the last act of the viewer or, while all are asked, all acts in a row of the same person.

        Returns:
            The reason why nothing was undone; "" if something was.
        """
        start, seat, done = self._first_reply, self._asker, False
        while len(self._match.replies) > start and not (why_not := self._undo_one(seat)):
            done = True
        return "" if done else why_not

    def _undo_one(self, seat: str | None) -> str:
        start, taken, words = self.last, 0, self.undo_text
        while len(self._match.replies) > start and not (why_not := self.why_not()):
            self._match.undo(seat, free=True)  # The fairness was checked above.
            taken += 1
        if not taken:
            return why_not
        self._undone.append((taken, words, seat))
        self.look(len(self._match.positions))
        return ""

    @property
    def _first_reply(self) -> int:
        """The number of the first reply that is undone together."""
        if not self.is_asking_consent:
            return self.last
        asked = [position.pending for position in self._match.positions[:-1]]
        own = takewhile(lambda each: isinstance(each, Decision) and each.seat == self.last_actor, reversed(asked))
        return min(self.last, len(asked) - len([*own]))

    def redo(self) -> None:
        """Give the replies again that were last undone."""
        if self._undone:
            start = len(self._match.replies)
            for _again in range(self._undone.pop()[0]):
                self._match.redo()
            self._act_starts.append(start)
            self.look(start + 1)

    def ask_consent(self) -> None:
        """Ask all players to agree to undo the last acts, each act with the person who did it."""
        self.is_asking_consent = True
        self._undone_before, self._undone = self._undone, []

    def redo_all(self) -> None:
        """Redo everything: the players do not agree."""
        while self._undone:
            self.redo()

    def accept_undo(self) -> None:
        """Continue from here: the players agree. The person who is asked now can redo what was their own."""
        self.is_asking_consent, asked = False, self._match.pending
        own = takewhile(lambda act: isinstance(asked, Decision) and act[2] == asked.seat, reversed(self._undone))
        self._undone = [*own][::-1] if self._undone else self._undone_before

    @property
    def last_actor(self) -> str | None:
        """The person who did the last act; None for none.

        If others answered after it and have undone their answers, this is the person who acted before them.
        """
        start = self.last
        asked = self._match.positions[start].pending if start >= 0 else None
        return asked.seat if isinstance(asked, Decision) and asked.seat in self._persons else None

    @property
    def consent_needed_from(self) -> str | None:
        """The person who is not at the screen and could undo the last act; else None.

        This is as far as it is known without a full check.
        """
        seat = self.last_actor
        if seat in (None, self._screen.seen_by) or self._match.outcome:
            return None
        return None if self._match.why_no_undo_at_sight(seat) or self._what_others_saw(seat) else seat

    @property
    def _asker(self) -> str | None:
        """The seat whose act would be undone."""
        return self.last_actor if self.is_asking_consent else self._screen.viewer

    def why_not(self) -> str:
        """Return the reason why nothing can be undone; "" if something can."""
        why_not = self._why_nothing or self._match.why_no_undo(self._asker, free=self._is_free)
        why_not = why_not or self._what_others_saw(self._asker)
        self._refused = (*self._here, why_not)
        return why_not

    def known_reason(self) -> str:
        """Return the reason as far as it is known without a full check.

        Returns "" if only what a player learned could be a reason, and no check was made yet.
        """
        *where, refused = self._refused
        if refused and tuple(where) == self._here:
            return refused
        if self._is_free:
            return self.why_not()
        why_not = self._why_nothing or self._match.why_no_undo_at_sight(self._asker)
        return why_not or self._what_others_saw(self._asker)

    def _what_others_saw(self, asker: str | None) -> str:
        """Return why the last answer of `asker` stays if it showed another person cards; "" if it showed none.

        They may have looked at these cards already, which an undo cannot revert.
        """
        news = self.news_since(self._last_answer_of(asker))
        others = [seat for seat in self._persons if seat != asker]
        shown = any(self._skin.capabilities.secrets.reveals_cards(news, seat) for seat in others)
        return _("this answer showed another player a card") if shown else ""

    @property
    def _here(self) -> tuple[int, str | None]:
        return len(self._match.replies), self._asker

    @property
    def _why_nothing(self) -> str:
        """The reason why nothing can be undone, whatever the act was; "" if something might."""
        if self._match.outcome:
            return _("the game is over")
        if self.is_asking_consent:
            return "" if self.last_actor else _("no person has chosen before")
        return _("no player is at the screen") if self._screen.seen_by is None else ""

    @property
    def undo_text(self) -> str:
        """The act that would be undone, in a sentence; "" if there are no words for it."""
        return next(iter(self._lines_since(self.last)), "")

    @property
    def consent_text(self) -> str:
        """Return all steps that would be undone while all players are asked; "" if there are no words for it."""
        return " ".join(self._lines_since(self._first_reply))

    def _lines_since(self, start: int) -> list[str]:
        lines = self._skin.log(self.news_since(start), self._screen.seen_by) if self._match.replies else []
        return [line for line, _ in shorten_lines(lines)]

    @property
    def last_choice_label(self) -> str:
        """The first choice of the last act, as its button says it; "" for none."""
        start = self.last
        if start < 0:
            return ""
        view = self._match.game.view(self._match.positions[start], self._screen.viewer)
        return self.label(view, self._match.replies[start])

    def label(self, view: Any, reply: Reply) -> str:
        """Return the button label of this reply to the question of `view`; "" if no button offers it."""
        return self._skin.prompt(view).choices.get(reply, "") if isinstance(reply, str | int) else ""

    @property
    def can_redo(self) -> bool:
        """True if an act can be redone."""
        return bool(self._undone)

    @property
    def redo_text(self) -> str:
        """The act that would be redone, in the words with which it was undone; "" for none."""
        return self._undone[-1][1] if self._undone else ""


class UndoConsent(NamedTuple):
    """The question whether all players agree to undo a step.

    Attributes:
        whose: The name of the player who took the step; "" if nothing can be undone.
        what: The step, in sentences.
        seat: The seat of that player.
        sign: The sign of that seat, if it has one.
        why_not: The reason why nothing further can be undone.
        before: The steps undone just now, in sentences; "" for none.
    """

    whose: str = ""
    what: str = ""
    seat: str = ""
    sign: SeatSign | None = None
    why_not: str = ""
    before: str = ""

    @property
    def headline(self) -> str:
        """The question, or the result."""
        if self.whose:
            asked = _("{name}, take this back too?") if self.before else _("{name}, take this back?")
            return asked.format(name=self.whose)
        return _("Taken back") if self.before else _("This cannot be taken back")

    @property
    def lines(self) -> list[str]:
        """The lines below the headline."""
        before = _("Taken back: {act}").format(act=self.before) if self.before else ""
        nothing = _("Nothing further can be: {reason}.") if self.before else _("Nothing can be: {reason}.")
        return [line for line in (before, self.what or nothing.format(reason=self.why_not)) if line]

    @property
    def agreed(self) -> str:
        """The label of the button that agrees."""
        return (_("{name} agrees") if self.sign else _("{name}: agreed")).format(name=self.whose)

    @property
    def enough(self) -> str:
        """The label of the button that ends the question."""
        return _("Go on from here") if self.before else _("Leave it so")

    @property
    def spoken(self) -> list[str]:
        """The question and the buttons, for a screen reader."""
        press = _("Press {agreed} or {enough}.") if self.whose else _("Press {enough}.")
        # The first line says once more what has been taken back.
        asked = [self.headline] if self.whose else [] if self.before else [f"{self.headline}."]
        return [" ".join([*asked, *self.lines, press.format(agreed=self.agreed, enough=self.enough)])]


UNSEEN = N_("The last choice, which not all may see.")
"""Describes an act that not all players at the table may see."""


def describe_consent(undo_steps: UndoSteps, names: PlayerNames) -> UndoConsent:
    """Return the question whether all players agree to undo the last step."""
    seat = undo_steps.last_actor
    before = (undo_steps.redo_text or _(UNSEEN)) if undo_steps.can_redo else ""
    known = UndoConsent(before=before, why_not=undo_steps.known_reason())
    if seat is None or known.why_not:
        return known
    return known._replace(
        whose=names.of(seat), what=undo_steps.consent_text or _(UNSEEN), seat=seat, sign=names.sign(seat)
    )
