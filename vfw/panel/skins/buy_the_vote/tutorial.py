"""The tutorial of Buy the Vote!: a sealed bid, a pile that stacks, a swing state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from vfw.companions.buy_the_vote.cards import BY_KEY
from vfw.companions.buy_the_vote.game import BuyTheVote
from vfw.companions.buy_the_vote.position import UNTIMED
from vfw.core.chance import scripted
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.position import Event
from vfw.core.questions import Decision, Pending, Reply
from vfw.panel.skins.buy_the_vote.start import PLANNER, RANDOM
from vfw.panel.skins.capabilities import Tutorial

LEARNER = "a"


@dataclass(frozen=True)
class TutorialStep:
    """A step of the tutorial.

    Attributes:
        title: its title.
        goal: its goal.
        deals: the first cards of the deck.
        before: all answers before the learner is asked.
        opening: the first text.
        asked: the text beside a question, by what the question is about.
        ends: returns the last text once the events say that the step is over.
        others: the kind of player in the other seats.
    """

    title: str
    goal: str
    deals: tuple[str, ...]
    before: tuple[Reply, ...]
    opening: str
    asked: dict[str, str]
    ends: Callable[[Sequence[Event]], str]
    others: str = PLANNER

    def said(self, pending: Pending, events: Sequence[Event], *, at_first: bool) -> str:
        """See `Lesson.said`."""
        if at_first:
            return self.opening
        return self.asked.get(pending.about, "") if isinstance(pending, Decision) else ""

    def done(self, pending: Pending, events: Sequence[Event]) -> str:
        """See `Lesson.done`."""
        return self.ends(events)


def _events_since_round(events: Sequence[Event], kind: str, round_number: int) -> list[Event]:
    """Return the events of a kind since that round began."""
    begun = [place for place, event in enumerate(events) if event == ("round", round_number)]
    return [event for event in events[begun[-1] :] if event[0] == kind] if begun else []


def _first_reveal(events: Sequence[Event]) -> str:
    if not _events_since_round(events, "revealed", 2):
        return ""
    won = [event for event in _events_since_round(events, "won", 2) if event[3] == LEARNER]
    came = "You have won your first state." if won else "This time all states went to others, or stayed."
    return f"{came} All money that was bid is **spent**, won or lost. What you kept is still yours in the next round."


def _pile_came_out(events: Sequence[Event]) -> str:
    if not _events_since_round(events, "revealed", 3):
        return ""
    won = [event for event in _events_since_round(events, "won", 3) if event[3] == LEARNER and len(event[2]) > 1]
    came = "You have won a whole pile." if won else "The pile went to another, or stays once more."
    return f"{came} All cards of a pile count. A tie, or a label without a bid, makes the next round dearer."


def _swing_used(events: Sequence[Event]) -> str:
    if taken := [event for event in events if event[0] == "taken" and event[1] == LEARNER]:
        return (
            f"{BY_KEY[taken[0][3]].name} is yours. Only the **last** card of a bar can be taken: so it matters in "
            "which order cards are won."
        )
    if any(event == ("let be", LEARNER) for event in events):
        return "You let it be. Mostly it is better to take a card: the votes count twice, for you and against another."
    is_over = ("round", 4) in events
    return "The swing state went to another. Begin again, and bid a million on it." if is_over else ""


STEPS: tuple[TutorialStep, ...] = (
    TutorialStep(
        title="A sealed bid",
        goal="Bid on four states, seal your bid, and see who wins what.",
        deals=("WY", "UT", "RI", "OH", "VA", "WA", "NM", "KS"),
        before=(),
        opening=(
            "Four states lie on the labels, and you hold **$10M**. Bid on the label in the frame with **+1** and "
            "**+5**, then go on to the next. Your bid is secret. When you like it, **seal it**."
        ),
        asked={"bid": "Go from label to label, back too. What you do not bid, you keep."},
        ends=_first_reveal,
    ),
    TutorialStep(
        title="A tie stacks",
        goal="Bid on a pile that no player has won.",
        deals=("WY", "UT", "RI", "OH", "VA", "WA", "NM", "KS", "ME"),
        before=("ready", "ready", "ready"),
        opening=(
            "In the round before there were no bids, so all cards **stayed**, and each got another on top. Label 4 has "
            "Ohio and New Mexico: you bid on both at once, and **all votes count**."
        ),
        asked={"bid": "Which pile is worth the most to you?"},
        ends=_pile_came_out,
    ),
    TutorialStep(
        title="A swing state",
        goal="Win a swing state, and take a card.",
        deals=("WY", "UT", "RI", "TX", "CA", "WA", "FL", "NM", "KS"),
        before=("ready", "ready", 0, 0, 0, 10, "ready"),
        opening=(
            "Florida is on top at label 3: a **swing state**, with a star. Texas is the last card of Cruz, who has "
            "no money left. Win Florida, and take it."
        ),
        asked={"bid": "Florida is on label 3.", "steal": "Whose last card do you take? Press it, or choose it here."},
        ends=_swing_used,
        others=RANDOM,
    ),
)


class BuyTheVoteTutorial(Tutorial):
    """Three steps."""

    def lessons(self) -> Sequence[TutorialStep]:
        """See `Tutorial.lessons`."""
        return STEPS

    def lesson_match(self, step: Any) -> Match[Any, Any]:
        """Return a match in which three cards are left out and the deck begins as the step deals it."""
        out = [card for card in BY_KEY if card not in step.deals][:3]
        order = (*out, *step.deals, *[card for card in BY_KEY if card not in (*step.deals, *out)])
        players = {LEARNER: PERSON, "b": step.others, "c": step.others}
        match: Match[Any, Any] = Match(
            BuyTheVote(), {"players": 3, "clock": UNTIMED}, chance=scripted((order,)), players=players
        )
        for reply in step.before:
            match.answer(reply)
        return match
