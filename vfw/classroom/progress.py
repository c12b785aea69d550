"""The progress of a learner in a step: what is shown, what is asked, and when it is done. No widgets.

An answer that says next to nothing, such as "idk lol", is thin: the pupil is asked about it once, and may leave it so.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from vfw.classroom.lesson_questions import EXIT, PREDICT, Question

WORDS: Final = """
    a an and are at bc be because bla blah but by can cuz did dk do does dont dunno duno eh for from got guess had
    has have he hello her here hey hi him his hm hmm how huh i idc idea idk ig im in is isnt it its jk just k kk
    know lmao lol maybe me meh my na nah no none nope not nothing of ok okay on or our pass same she skip so some
    something stuff sure test that the their them then there they thing things this those thx to ty um was we were
    what whatever whats when where which who why will with would wtf yea yeah yep yes yo you your yup
"""
FILLERS: Final = frozenset(WORDS.split())
"""Words that are no answer by themselves, in lower case and without apostrophes."""
KEYBOARD: Final = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
FEWEST_LETTERS: Final = 3
MASHED_FROM: Final = 4
"""The length from which a word is checked for repeated or neighboring keys."""


def is_thin(answer: str) -> bool:
    """Return whether an answer has no word of substance and no number.

    >>> is_thin("idk lol"), is_thin("???"), is_thin("asdfgh"), is_thin("I don't know"), is_thin("Yes.")
    (True, True, True, True, True)
    >>> is_thin("60"), is_thin("Racism"), is_thin("They had the vote."), is_thin("因为各州")
    (False, False, False, False)
    """
    if re.search(r"\d", answer):
        return False
    words = re.findall(r"[^\W\d_]+", re.sub(r"['’]", "", answer.casefold()))
    return not any(_has_substance(word) for word in words)


def _has_substance(word: str) -> bool:
    if not word.isascii():
        return len(word) >= FEWEST_LETTERS - 1
    return len(word) >= FEWEST_LETTERS and word not in FILLERS and not _is_mashed(word)


def _is_mashed(word: str) -> bool:
    """Return whether a word is random typing: one or two keys, neighboring keys, or no vowel."""
    if len(set(word)) == 1:
        return True
    is_in_a_row = any(word in row or word in row[::-1] for row in KEYBOARD)
    return len(word) >= MASHED_FROM and (len(set(word)) <= 2 or is_in_a_row or not re.search("[aeiouy]", word))


@dataclass
class Progress:
    """The progress of a learner in a step: predictions, then the map and the game, then the other questions.

    The questions of an exit ticket are handed in together, and their notes cannot be read before. Handed-in answers
    stay as they are; after the notes, the learner writes the final version beside them.

    Attributes:
        questions: The questions of the step, in reading order.
        has_game: True if there is a game to watch and to play.
        answers: The answers by the number of the question; for an exit ticket those handed in, or to be handed in.
        finals: The final versions of an exit ticket, likewise.
        firsts: The first answers that were changed since, likewise.
        asked_more: The thin answers about which the learner was asked once, likewise.
        handed_in: True if the exit ticket was handed in.
        goes_on: True if the learner goes on without a prediction.
        has_played: True if the game of this step was played as far as the step asks.
        goes_past: True if the learner goes on without playing.
    """

    questions: Sequence[Question]
    has_game: bool = False
    answers: dict[int, str] = field(default_factory=dict)
    finals: dict[int, str] = field(default_factory=dict)
    firsts: dict[int, str] = field(default_factory=dict)
    asked_more: dict[int, str] = field(default_factory=dict)
    handed_in: bool = False
    goes_on: bool = False
    has_played: bool = False
    goes_past: bool = False

    @property
    def predictions(self) -> list[int]:
        """Return the numbers of the questions that come before the learner sees what happens."""
        return self._of_kind(lambda kind: kind == PREDICT)

    @property
    def others(self) -> list[int]:
        """Return the numbers of the questions that are answered one by one, after that."""
        return self._of_kind(lambda kind: kind not in (PREDICT, EXIT))

    @property
    def ticket(self) -> list[int]:
        """Return the numbers of the questions that are handed in together."""
        return self._of_kind(lambda kind: kind == EXIT)

    @property
    def left_open(self) -> list[int]:
        """Return the numbers of the questions of the exit ticket without an answer."""
        return [number for number in self.ticket if number not in self.answers]

    @property
    def is_open(self) -> bool:
        """Return whether the map and the game are shown."""
        return self.goes_on or all(number in self.answers for number in self.predictions)

    @property
    def has_seen(self) -> bool:
        """Return whether what happens has been seen, so that the answers may be told."""
        return self.is_open and (self.has_played or self.goes_past or not self.has_game)

    @property
    def unanswered(self) -> list[int]:
        """Return the numbers of the questions that are asked now."""
        asked = self.others if self.has_seen else [] if self.is_open else self.predictions
        return [number for number in asked if number not in self.answers]

    @property
    def is_done(self) -> bool:
        """Return whether the learner has seen, answered and handed in everything."""
        has_left = self.handed_in or not self.ticket
        return self.has_seen and has_left and not self.unanswered

    def answer(self, number: int, reply: str) -> None:
        """Accept an answer; after the exit ticket was handed in, the final version.

        An empty answer removes the previous one.

        Raises:
            ValueError: The question is not asked now, or does not have this choice.
        """
        if not 0 <= number < len(self.questions):
            raise ValueError(f"there is no question {number}; expected 0 to {len(self.questions) - 1}")
        question, reply = self.questions[number], reply.strip()
        if reply and question.choices and reply not in question.choices:
            raise ValueError(f"{reply!r} is no choice of {question.ask!r}; expected {' | '.join(question.choices)}")
        answers = self.finals if self.handed_in and number in self.ticket else self.answers
        if number in self.answers and number not in self.ticket:
            self.firsts.setdefault(number, self.answers[number])
        if reply:
            answers[number] = reply
        else:
            answers.pop(number, None)

    def note_thin_answers(self, numbers: Mapping[int, str]) -> list[int]:
        """Note the answers that are so thin that the learner is asked about them, which happens once.

        Args:
            numbers: The new answers, by the number of the question.

        Returns:
            The numbers of the questions with such an answer.
        """
        thin = [
            number
            for number, reply in numbers.items()
            if reply.strip() and not self.questions[number].choices and number not in self.asked_more and is_thin(reply)
        ]
        self.asked_more.update((number, numbers[number]) for number in thin)
        return thin

    def comes_too_late(self, number: int) -> bool:
        """Return whether this is a prediction that the learner did not make before seeing what happened."""
        return number in self.predictions and number not in self.answers and self.has_seen

    def can_change(self, number: int) -> bool:
        """Return whether an answer may still be changed; a prediction only until the learner has seen what happens."""
        return not (number in self.predictions and self.has_seen) and number not in self.ticket

    def may_tell(self, number: int) -> bool:
        """Return whether the note of a question may be read.

        The question has been answered, or handed in with the exit ticket, and its subject has been seen.
        """
        is_answered = self.handed_in if number in self.ticket else number in self.answers
        return is_answered and self.has_seen

    def _of_kind(self, is_wanted: Callable[[str], bool]) -> list[int]:
        return [number for number, question in enumerate(self.questions) if is_wanted(question.kind)]
