"""Advice in Votes for Women: odds, hints, and what a side still needs to win."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial

from vfw.core.questions import Decision, Outcome, Reply, Word
from vfw.jobs.batch import BatchJob, MappedJob, Task
from vfw.panel.skins.capabilities import Advice
from vfw.panel.skins.votes.dialogs import capitalize
from vfw.panel.skins.votes.hand import USE_NAMES
from vfw.panel.skins.votes.text import SIDE_LABELS
from vfw.panel.view_models.advice import (
    AnswerCritique,
    CoachWarning,
    HintModel,
    WinProbabilityModel,
    merge_similar_hints,
)
from vfw.votes.coach.hints import Hint
from vfw.votes.coach.ranking import (
    BEST,
    COMPARED_FOR_OBJECTIONS,
    ComparedPlan,
    ComparisonJob,
    HintJob,
    WeighedAnswers,
    make_hints,
)
from vfw.votes.coach.win_chance import WinChance, WinChanceJob, describe_win_chance
from vfw.votes.narration.odds import describe_odds as odds_words
from vfw.votes.narration.odds import pending_odds
from vfw.votes.narration.progress import describe_progress
from vfw.votes.narration.prompts import USE_LABELS, build_prompt
from vfw.votes.narration.vote import tally_vote
from vfw.votes.players.playouts import decision_of, needs_lookahead, run_playouts
from vfw.votes.rules.board import REGION_STATES, REGIONS, Area
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import EVENT
from vfw.votes.rules.seats import OTHER, SUFFRAGIST, side_of
from vfw.votes.rules.steps import campaigner, clear, cubes, cubes_in_each, remove_cubes
from vfw.votes.rules.tabletop import PURPLE, YELLOW
from vfw.votes.rules.view import View

ENDS_SENTENCE = re.compile(r"\b(?!Dr\.)\w\w+\.")
"""A period that ends a sentence, unlike that of a name as in "Ida B. Wells-Barnett"."""
MOST_NAMED_STATES = 3
"""The number of single states that a hint marks; more would be no place to look at."""


class VotesAdvice(Advice):
    """Odds, hints and chances."""

    def odds(self, view: View) -> str:
        """See `Advice.odds`."""
        chances = pending_odds(view)
        # While a state votes, the prompt itself gives the odds of another roll.
        says_itself = isinstance(view.pending, Decision) and tally_vote(view) is not None
        return " ".join(odds_words(chances, view.seat)) if chances and not says_itself else ""

    def find_hints(self, view: View, seed: str) -> BatchJob[Sequence[HintModel]]:
        """See `Advice.find_hints`."""
        labels = build_prompt(view).labels
        if needs_lookahead(view, decision_of(view)):
            return MappedJob(HintJob(view, seed), partial(_hint_faces, labels))
        # Twice as many, because each can be there in both colors.
        return MappedJob(HintJob(view, seed, best=2 * BEST), lambda hints: _hint_faces(labels, hints)[:BEST])

    def find_objections(self, view: View, seed: str) -> BatchJob[AnswerCritique] | None:
        """See `Advice.find_objections`."""
        if not needs_lookahead(view, decision_of(view)):
            return None
        return MappedJob(ComparisonJob(view, seed, COMPARED_FOR_OBJECTIONS), partial(VotesObjections, view))

    def chance(self, view: View, seed: str) -> BatchJob[WinProbabilityModel] | None:
        """See `Advice.chance`."""
        if isinstance(view.pending, Outcome):
            return None
        side = side_of(view.seat) if view.seat else SUFFRAGIST
        return MappedJob(WinChanceJob(view, side, seed), partial(_standing_face, own=view.seat is not None))

    def warm_up_task(self, view: View) -> Task:
        """See `Advice.warm_up_task`."""
        # The task deals hidden cards once and plays no answer.
        return Task(run_playouts, (view, (), ("",)))

    def still_needed(self, view: View) -> str:
        """See `Advice.still_needed`."""
        progress = describe_progress(view)
        return progress.text if progress else ""


class VotesObjections:
    """Objections to the answers of `view`, from compared plans."""

    def __init__(self, view: View, ways: Sequence[ComparedPlan]) -> None:
        self._view, self._ways = view, ways
        self._labels, self._weighed = build_prompt(view).labels, WeighedAnswers(view, ways)

    @property
    def hints(self) -> Sequence[HintModel]:
        """See `AnswerCritique.hints`."""
        return _hint_faces(self._labels, make_hints(self._view, self._ways))

    def goes_on(self, replies: Sequence[Reply]) -> bool:
        """See `AnswerCritique.goes_on`."""
        return self._weighed.goes_on(replies)

    def objection_to(self, replies: Sequence[Reply]) -> CoachWarning | None:
        """See `AnswerCritique.to`."""
        objection = self._weighed.objection_to(replies)
        if objection is None:
            return None
        chosen, better = _hint_face(objection.chosen, self._labels), _hint_face(objection.better, self._labels)
        return CoachWarning(chosen, objection.cost, better)


def _standing_face(chance: WinChance, *, own: bool) -> WinProbabilityModel:
    words, (low, high) = describe_win_chance(chance, own=own), chance.interval
    other = OTHER[chance.side]
    return WinProbabilityModel(
        name="You" if own else SIDE_LABELS[chance.side],
        side=chance.side,
        other_name=SIDE_LABELS[other],
        other_side=other,
        share=float(chance.share),
        low=low,
        high=high,
        words=words.sentence,
        why=words.why,
        counted=words.games,
        short=words.tenths,
    )


def _hint_faces(labels: Mapping[Word, str], hints: Sequence[Hint]) -> list[HintModel]:
    """Return the hints for display; `labels` are those of the question's buttons."""
    return merge_similar_hints([_hint_face(hint, labels) for hint in hints], (PURPLE, YELLOW))


def _hint_face(hint: Hint, labels: Mapping[Word, str]) -> HintModel:
    """Return a hint named like its buttons: "Lucy Stone: Lobby"."""
    words = [reply for reply in hint.replies if isinstance(reply, str | int)]
    answer = ": ".join([labels.get(word) or USE_NAMES[str(word)] for word in words])
    reason = _without_title(hint.text)
    # The comparison is of the whole answer with its card, so it is not repeated for the use.
    then = [HintModel(USE_LABELS[str(use)], reason, hint.rule, picks=use) for use in words[1:]]
    picks, follows = words[0] if words else None, then[0] if then else None
    return HintModel(answer, reason, hint.rule, hint.compared, picks, _named_places(hint.replies), follows)


def _named_places(replies: Sequence[Reply]) -> tuple[str, ...]:
    """Return the regions and single states that a card names, if it is played for its event."""
    key, *use = replies
    if not isinstance(key, str) or key not in CARDS or use not in ([], [EVENT]):
        return ()
    named: list[str] = []
    for step in CARDS[key].steps:
        match step:
            case campaigner(_, region):
                named.append(region)
            case cubes(_, area) | cubes_in_each(_, area) | remove_cubes(_, area) | clear(_, _, area):
                named += (
                    area.states
                    if len(area.states) <= MOST_NAMED_STATES
                    else [name for name in REGIONS if _is_whole_region(area, name)]
                )
    return tuple(dict.fromkeys(named))


def _is_whole_region(area: Area, region: str) -> bool:
    return {*area.states} == {*REGION_STATES[region]}


def _without_title(reason: str) -> str:
    """Remove the title from a reason such as "Lobby: a 6 ...", because the hint names it already."""
    title, colon, words = reason.partition(": ")
    return capitalize(words) if colon and not ENDS_SENTENCE.search(title) else reason
