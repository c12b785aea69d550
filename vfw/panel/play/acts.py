"""The acts of those at a screen: what each one did at once, what has happened since, taking back and doing again.

Whether it is fair to take something back, `core.match` says.
"""

from __future__ import annotations

from itertools import takewhile
from typing import Any

from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.position import Event
from vfw.core.questions import Decision, Reply, Roll, Shuffle
from vfw.panel.play.chronicle import in_short
from vfw.panel.play.one_screen import OneScreen
from vfw.panel.skins.capabilities import Skin


class Acts:
    """What those at the screen have done in `match`. Replies are counted from 0; an act is known by its first.

    Attributes:
        asks_all: whether all at the table are asked to agree that something is taken back.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, screen: OneScreen) -> None:
        self._match, self._skin, self._screen = match, skin, screen
        self._begun: list[int] = []
        self._taken_back: list[tuple[int, str, str | None]] = []
        self._before_asking: list[tuple[int, str, str | None]] = []
        self._looked: dict[str | None, int] = {}
        self._arrived = len(match.positions)
        self._refused: tuple[int, str | None, str] = (0, None, "")
        self.asks_all = False

    def __bool__(self) -> bool:
        return bool(self._begun)

    def note(self, start: int) -> None:
        """Everything answered since reply number `start` is one act of the viewer. What was taken back is gone."""
        if len(self._match.replies) > start:
            self._begun = [*[act for act in self._begun if act < start], start]
            self._taken_back.clear()
            self.asks_all = False
            self.look(start + 1)

    def look(self, positions: int) -> None:
        """The viewer has seen what had happened when there were so many positions."""
        self._looked[self._screen.viewer] = positions

    @property
    def news(self) -> list[Event]:
        """What has happened since the viewer last chose."""
        return self.news_since(self._looked.get(self._screen.viewer, self._arrived) - 1)

    def news_since(self, start: int) -> list[Event]:
        """What reply number `start` and those after it have caused."""
        return [event for position in self._match.positions[start + 1 :] for event in position.news]

    @property
    def last(self) -> int:
        """The number of the reply with which the last act began."""
        replies = len(self._match.replies)
        begun = [act for act in self._begun if act < replies]
        if begun:
            return max(begun)
        return self._last_answer_of(self._screen.viewer) if self._takes_answers_back else replies - 1

    def _last_answer_of(self, seat: str | None) -> int:
        """The number of the last reply that a seat gave, whenever that was; -1 where none was."""
        asked = [position.pending for position in self._match.positions[:-1]]
        own = (isinstance(each, Decision) and each.seat == seat for each in asked)
        return max((number for number, is_own in enumerate(own) if is_own), default=-1)

    @property
    def _takes_answers_back(self) -> bool:
        """Whether what others answered since is taken back too: they are computers, and nothing is ever hidden."""
        return self._skin.capabilities.secrets.has_none and self._persons == [self._screen.viewer]

    @property
    def _persons(self) -> list[str]:
        players = self._match.players
        return [seat for seat in self._match.seats if players.get(seat, PERSON) == PERSON]

    @property
    def _is_free(self) -> bool:
        """Whether the viewer's last act is taken back whatever followed, unless that was chance."""
        since = self._match.positions[max(self.last, 0) :]
        return self._takes_answers_back and not any(isinstance(each.pending, Roll | Shuffle) for each in since)

    def take_back(self) -> str:
        """Take back the last act, as far as that is fair: the viewer's or, where all are asked, each that the same
        person did in one go. Says why nothing was; "" where something was."""
        start, seat, done = self._go, self._asker, False
        while len(self._match.replies) > start and not (why_not := self._take_back_one(seat)):
            done = True
        return "" if done else why_not

    def _take_back_one(self, seat: str | None) -> str:
        start, taken, words = self.last, 0, self.would_take_back
        while len(self._match.replies) > start and not (why_not := self.why_not()):
            self._match.undo(seat, free=True)  # whether it is fair has just been asked
            taken += 1
        if not taken:
            return why_not
        self._taken_back.append((taken, words, seat))
        self.look(len(self._match.positions))
        return ""

    @property
    def _go(self) -> int:
        """The number of the first reply that is taken back at once."""
        if not self.asks_all:
            return self.last
        asked = [position.pending for position in self._match.positions[:-1]]
        own = takewhile(lambda each: isinstance(each, Decision) and each.seat == self.did_last, reversed(asked))
        return min(self.last, len(asked) - len([*own]))

    def do_again(self) -> None:
        """Answer again what was last taken back."""
        if self._taken_back:
            start = len(self._match.replies)
            for _ in range(self._taken_back.pop()[0]):
                self._match.redo()
            self._begun.append(start)
            self.look(start + 1)

    def ask_all(self) -> None:
        """Ask all to agree that the last acts are taken back, each with its person."""
        self.asks_all = True
        self._before_asking, self._taken_back = self._taken_back, []

    def put_back(self) -> None:
        """They do not agree: do all of it again."""
        while self._taken_back:
            self.do_again()

    def settle(self) -> None:
        """All agree to go on from here. Whoever is asked now can do again what was their own."""
        self.asks_all, asked = False, self._match.pending
        own = takewhile(lambda act: isinstance(asked, Decision) and act[2] == asked.seat, reversed(self._taken_back))
        self._taken_back = [*own][::-1] if self._taken_back else self._before_asking

    @property
    def did_last(self) -> str | None:
        """The person who did the last act; None where there is none.

        What a seat did before others answered comes last once these have taken back what they did, each their own."""
        start = self.last
        asked = self._match.positions[start].pending if start >= 0 else None
        return asked.seat if isinstance(asked, Decision) and asked.seat in self._persons else None

    @property
    def must_agree(self) -> str | None:
        """The person who is not at the screen and could take back the last act, as far as that is seen at sight; None
        where there is none."""
        seat = self.did_last
        if seat in (None, self._screen.seen_by) or self._match.outcome:
            return None
        return None if self._match.why_no_undo_at_sight(seat) or self._what_others_saw(seat) else seat

    @property
    def _asker(self) -> str | None:
        """Whose act would be taken back."""
        return self.did_last if self.asks_all else self._screen.viewer

    def why_not(self) -> str:
        """Why nothing can be taken back; "" where something can."""
        why_not = self._why_nothing or self._match.why_no_undo(self._asker, free=self._is_free)
        why_not = why_not or self._what_others_saw(self._asker)
        self._refused = (*self._here, why_not)
        return why_not

    def why_not_at_sight(self) -> str:
        """The reason for it that costs nothing to see; "" where only what was learned could be one, and nobody has
        asked yet."""
        *where, refused = self._refused
        if refused and tuple(where) == self._here:
            return refused
        if self._is_free:
            return self.why_not()
        why_not = self._why_nothing or self._match.why_no_undo_at_sight(self._asker)
        return why_not or self._what_others_saw(self._asker)

    def _what_others_saw(self, asker: str | None) -> str:
        """Why the last answer of `asker` stays, where it showed another person cards; "" where it showed none. They may
        have looked at them by now, which is not taken back with the answer."""
        news = self.news_since(self._last_answer_of(asker))
        others = [seat for seat in self._persons if seat != asker]
        shown = any(self._skin.capabilities.secrets.reveals_cards(news, seat) for seat in others)
        return "this answer showed another player a card" if shown else ""

    @property
    def _here(self) -> tuple[int, str | None]:
        return len(self._match.replies), self._asker

    @property
    def _why_nothing(self) -> str:
        """Why nothing can be taken back, whatever was done; "" where something might."""
        if self._match.outcome:
            return "the game is over"
        if self.asks_all:
            return "" if self.did_last else "no person has chosen before"
        return "nobody sits at the screen" if self._screen.seen_by is None else ""

    @property
    def would_take_back(self) -> str:
        """What would be taken back, in a sentence; "" where there are no words for it."""
        return next(iter(self._told_since(self.last)), "")

    @property
    def did_in_one_go(self) -> str:
        """What would be taken back where all are asked; "" where there are no words for it."""
        return " ".join(self._told_since(self._go))

    def _told_since(self, start: int) -> list[str]:
        lines = self._skin.log(self.news_since(start), self._screen.seen_by) if self._match.replies else []
        return [line for line, _ in in_short(lines)]

    @property
    def was_chosen(self) -> str:
        """What the last act chose first, as its button says it; "" where nothing was."""
        start = self.last
        if start < 0:
            return ""
        view = self._match.game.view(self._match.positions[start], self._screen.viewer)
        return self.label(view, self._match.replies[start])

    def label(self, view: Any, reply: Reply) -> str:
        """How a button says this reply to what `view` is asked; "" where there is none for it."""
        return self._skin.prompt(view).choices.get(reply, "") if isinstance(reply, str | int) else ""

    @property
    def can_be_done_again(self) -> bool:
        return bool(self._taken_back)

    @property
    def would_do_again(self) -> str:
        """What would be done again, in the words with which it was taken back; "" where nothing was."""
        return self._taken_back[-1][1] if self._taken_back else ""
