"""Help in Votes for Women: odds, hints, and what a side lacks to win."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial

from vfw.core.questions import Decision, Outcome, Reply, Word
from vfw.jobs.batch import BatchJob, MappedJob, Task
from vfw.panel.faces.hint import HintFace, told_once
from vfw.panel.faces.remark import Objections, Remark
from vfw.panel.faces.standing import StandingFace
from vfw.panel.skins.abilities.learning import Advice
from vfw.panel.skins.votes.hand_faces import USE_NAMES
from vfw.panel.skins.votes.seat_names import SIDE_LABELS
from vfw.panel.skins.votes.sheet_faces import capital
from vfw.votes.advice.chance_to_win import Chance, ChanceToWin
from vfw.votes.advice.chance_words import chance_words
from vfw.votes.advice.hinting import ALL, BEST, Compared, Hinting, Weighing, hints_of
from vfw.votes.advice.hints import Hint
from vfw.votes.advice.imagined_play import tried
from vfw.votes.advice.objections import Weighed
from vfw.votes.advice.options import asked, looks_ahead
from vfw.votes.rules.board import REGION_STATES, REGIONS, Area
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import EVENT
from vfw.votes.rules.position import OTHER, PURPLE, SUFFRAGIST, YELLOW, side_of
from vfw.votes.rules.steps import campaigner, clear, cubes, cubes_in_each, remove_cubes
from vfw.votes.rules.view import View
from vfw.votes.telling.odds import odds
from vfw.votes.telling.odds import words as odds_words
from vfw.votes.telling.prompts import USE_LABELS, prompt
from vfw.votes.telling.reckoning import reckoning
from vfw.votes.telling.tally import standing

ENDS_SENTENCE = re.compile(r"\b(?!Dr\.)\w\w+\.")
"""A full stop, but none of a name, as in "Ida B. Wells-Barnett"."""
FEW = 3
"""States that a card says one by one; more of them are no place to look at."""


class VotesAdvice(Advice):
    """Odds, hints and reckonings."""

    def odds(self, view: View) -> str:
        chances = odds(view)
        # Where a state votes, the prompt says itself what another roll could do.
        says_itself = isinstance(view.pending, Decision) and standing(view) is not None
        return " ".join(odds_words(chances, view.seat)) if chances and not says_itself else ""

    def hinting(self, view: View, seed: str) -> BatchJob[Sequence[HintFace]]:
        labels = prompt(view).labels
        if looks_ahead(view, asked(view)):
            return MappedJob(Hinting(view, seed), partial(_hint_faces, labels))
        # Enough for as many that differ, where each is there in both colours.
        return MappedJob(Hinting(view, seed, best=2 * BEST), lambda hints: _hint_faces(labels, hints)[:BEST])

    def objections(self, view: View, seed: str) -> BatchJob[Objections] | None:
        if not looks_ahead(view, asked(view)):
            return None
        return MappedJob(Weighing(view, seed, ALL), partial(VotesObjections, view))

    def chance(self, view: View, seed: str) -> BatchJob[StandingFace] | None:
        if isinstance(view.pending, Outcome):
            return None
        side = side_of(view.seat) if view.seat else SUFFRAGIST
        return MappedJob(ChanceToWin(view, side, seed), partial(_standing_face, own=view.seat is not None))

    def rehearsal(self, view: View) -> Task:
        # A world is imagined, and no way is tried in it.
        return Task(tried, (view, (), ("",)))

    def stands(self, view: View) -> str:
        stands = reckoning(view)
        return stands.text if stands else ""


class VotesObjections:
    """What these ways say for and against answers to the question of `view`."""

    def __init__(self, view: View, ways: Sequence[Compared]) -> None:
        self._view, self._ways = view, ways
        self._labels, self._weighed = prompt(view).labels, Weighed(view, ways)

    @property
    def hints(self) -> Sequence[HintFace]:
        return _hint_faces(self._labels, hints_of(self._view, self._ways))

    def goes_on(self, replies: Sequence[Reply]) -> bool:
        return self._weighed.goes_on(replies)

    def to(self, replies: Sequence[Reply]) -> Remark | None:
        objection = self._weighed.to(replies)
        if objection is None:
            return None
        chosen, better = _face(objection.chosen, self._labels), _face(objection.better, self._labels)
        return Remark(chosen, objection.cost, better)


def _standing_face(chance: Chance, *, own: bool) -> StandingFace:
    words, (low, high) = chance_words(chance, own=own), chance.interval
    other = OTHER[chance.side]
    return StandingFace(
        name="You" if own else SIDE_LABELS[chance.side],
        side=chance.side,
        other_name=SIDE_LABELS[other],
        other_side=other,
        share=float(chance.share),
        low=low,
        high=high,
        words=words.stands,
        why=words.why,
        counted=words.games,
        short=words.tenths,
    )


def _hint_faces(labels: Mapping[Word, str], hints: Sequence[Hint]) -> list[HintFace]:
    """The hints as they are shown; `labels` are those of the buttons of the question."""
    return told_once([_face(hint, labels) for hint in hints], (PURPLE, YELLOW))


def _face(hint: Hint, labels: Mapping[Word, str]) -> HintFace:
    """A hint, named as its buttons name it: "Lucy Stone: Lobby"."""
    words = [reply for reply in hint.replies if isinstance(reply, str | int)]
    answer = ": ".join([labels.get(word) or USE_NAMES[str(word)] for word in words])
    reason = _without_title(hint.text)
    # What is compared is the whole answer, with its card; of the use alone that says nothing.
    then = [HintFace(USE_LABELS[str(use)], reason, hint.rule, picks=use) for use in words[1:]]
    picks, follows = words[0] if words else None, then[0] if then else None
    return HintFace(answer, reason, hint.rule, hint.compared, picks, _led_to(hint.replies), follows)


def _led_to(replies: Sequence[Reply]) -> tuple[str, ...]:
    """Regions and single states that a card says, where it is played for its event."""
    key, *use = replies
    if not isinstance(key, str) or key not in CARDS or use not in ([], [EVENT]):
        return ()
    named: list[str] = []
    for step in CARDS[key].steps:
        match step:
            case campaigner(_, region):
                named.append(region)
            case cubes(_, area) | cubes_in_each(_, area) | remove_cubes(_, area) | clear(_, _, area):
                named += area.states if len(area.states) <= FEW else [name for name in REGIONS if _is_all(area, name)]
    return tuple(dict.fromkeys(named))


def _is_all(area: Area, region: str) -> bool:
    return {*area.states} == {*REGION_STATES[region]}


def _without_title(reason: str) -> str:
    """A reason that begins with what is played, "Lobby: a 6 ...", where that stands before it already."""
    title, colon, words = reason.partition(": ")
    return capital(words) if colon and not ENDS_SENTENCE.search(title) else reason
