"""The tutorial: small scenarios, one idea each, with words for every question that the learner is asked on the way.

A lesson is the text of a scenario whose introduction goes on under headings:

    ## Asked for a state
    Choose Tennessee.
    ## After something else than campaign
    That is another way to play a card.
    ## Done when the Amendment is sent
    Now the states vote.

The text before the first heading comes first. `HEADINGS` lists all headings. The text under `With a partner` introduces
the partner: the learner then plays with a computer on the side of the Suffragists, and is the first of the two.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vfw.core.players import PERSON
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Pending, Roll
from vfw.untrusted_input import shortened
from vfw.votes.narration.words import NUMBER_WORDS, card_title
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.placing import STATE_CARD
from vfw.votes.rules.playing import CAMPAIGN, EVENT, LOBBY, ORGANIZE
from vfw.votes.rules.seats import ALONE, OPPOSITION, PURPLE_SUFFRAGIST, SUFFRAGIST, YELLOW_SUFFRAGIST, side_of
from vfw.votes.rules.tabletop import OPPOBOT
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.fields import BadScenario
from vfw.votes.seating import TABLES

DICE = "Dice to roll"
ASKED = {
    "Asked for a card": "card",
    "Asked for a use": "use",
    "Asked for a state": "state",
    "Asked for a color": "colour",
    "Asked for a region": "region",
    "Asked for a campaigner": "campaigner",
    "Asked for a die": "die",
    "Asked for a reroll": "reroll",
    "Asked for buttons": "buttons",
    "Asked for a Strategy card": "strategy card",
    "Asked for a claimed card": "claimed",
    "Asked for an exchange": "exchange",
}
OVER, SENT, CAMPAIGNED = "the game is over", "the Amendment is sent", "you have campaigned"
BID, CLAIMED, TURN_OVER = "the bid is over", "a State card has been claimed", "the turn is over"
CARDS_PLAYED = {
    "a card has been played": 1,
    **{f"{NUMBER_WORDS[n]} cards have been played": n for n in range(2, 7)},
}
ENDS = (OVER, SENT, CAMPAIGNED, BID, CLAIMED, TURN_OVER, *CARDS_PLAYED)
DONE = "Done when "
ELSE = "After something else than "
PARTNER = "With a partner"
PARTNERS_KIND = "greedy"
"""The kind of the computer player that is a learner's partner: it answers at once."""
USES = (EVENT, CAMPAIGN, ORGANIZE, LOBBY)
HEADINGS = (PARTNER, DICE, *ASKED, *[DONE + end for end in ENDS])


@dataclass(frozen=True)
class TutorialLesson:
    """One lesson of the tutorial.

    Attributes:
        title: Its idea.
        goal: The task of the learner.
        text: The whole text, which is that of a scenario too.
        opening: The text before anything else.
        asked: The text for each question, by its `about`; DICE for a roll.
        endings: Pairs of a condition that ends the lesson and the text that follows; the first that holds counts.
        elsewhere: A use or the title of a card, and the text once the learner has played something else.
        players: The player of each seat.
        options: The options of the game.
    """

    title: str
    goal: str
    text: str
    opening: str
    asked: Mapping[str, str]
    endings: Sequence[tuple[str, str]]
    elsewhere: tuple[str, str]
    players: Mapping[str, str]
    options: Mapping[str, Any]

    def said(self, pending: Pending, events: Sequence[Event], *, at_first: bool) -> str:
        """Return the text for the learner while `pending` is asked, after `events` since the beginning.

        `at_first` is before the first answer. The text is "" if the question explains itself, and while a partner
        plays.
        """
        if _is_a_partners(pending, events):
            return ""
        led_to, instead = self.elsewhere
        played = [(card_title(card), use) for _, _, card, use in _played(events)]
        if led_to and played and led_to not in played[0]:
            return instead
        about = DICE if isinstance(pending, Roll) else ""
        if isinstance(pending, Decision):
            about = "claimed" if pending.why == "claimed" else pending.about
        words = self.asked.get(about, "")
        return f"{self.opening}\n\n{words}".strip() if at_first else words

    def done(self, pending: Pending, events: Sequence[Event]) -> str:
        """Return the text at the end of the lesson, after `events` since its beginning; "" while it goes on.

        It ends between two cards, or with the game.
        """
        between_cards = isinstance(pending, Decision) and pending.why == "operations"
        if between_cards or isinstance(pending, Outcome):
            for end, words in self.endings:
                if _holds(end, pending, events):
                    return words
        return ""


def _holds(end: str, pending: Pending, events: Sequence[Event]) -> bool:
    if end == OVER:
        return isinstance(pending, Outcome)
    if end == SENT:
        return ("sent",) in events
    if end == CAMPAIGNED:
        return any(event[0] == "rolled" and event[1] == SUFFRAGIST and event[4] == "campaigning" for event in events)
    if end == BID:
        return any(event[0] == "committed" for event in events)
    if end == TURN_OVER:
        return any(event[0] == "turn" for event in events)
    if end == CLAIMED:
        claimed = [event for event in events if event[0] == "claimed" and side_of(event[1]) == SUFFRAGIST]
        return any(card in STATE_CARD.values() for _, _, card in claimed)
    return len(_played(events)) >= CARDS_PLAYED[end]


def _is_a_partners(pending: Pending, events: Sequence[Event]) -> bool:
    """Return whether a partner of the learner is asked, or has the dice."""
    if isinstance(pending, Decision):
        return pending.seat == YELLOW_SUFFRAGIST
    return [seat for _, seat, _, _ in _played(events)][-1:] == [YELLOW_SUFFRAGIST]


def _played(events: Sequence[Event]) -> list[Event]:
    """Return the cards that the learner has played."""
    return [event for event in events if event[0] == "played" and side_of(event[1]) == SUFFRAGIST]


def parse_lesson(text: str) -> TutorialLesson:
    """Parse the text of a lesson.

    Raises:
        BadScenario: If the text is not a lesson; the message names the line and what would be right.
    """
    about = scenario.parse_scenario(text)
    opening, *parts = re.split(r"^## +", about.introduction, flags=re.MULTILINE)
    asked, endings, elsewhere = {}, [], ("", "")
    players, options = about.players, {"scenario": text}
    for part in parts:
        heading, _, words = part.partition("\n")
        line = 1 + text[: text.index(f"## {heading}")].count("\n")
        if heading.startswith(ELSE):
            led_to = heading.strip().removeprefix(ELSE)
            if led_to not in {*USES, *map(card_title, CARDS)}:
                raise BadScenario(line, f"“{shortened(led_to)}” is neither a card nor one of {', '.join(USES)}")
            elsewhere = (led_to, words.strip())
        elif heading.strip() not in HEADINGS:
            expected = ", ".join([*HEADINGS, f"{ELSE}…"])
            raise BadScenario(line, f"“{shortened(heading)}” is no heading of a lesson; expected {expected}")
        elif heading.strip() == PARTNER:
            opening = f"{opening.strip()}\n\n{words.strip()}"
            players = {PURPLE_SUFFRAGIST: PERSON, YELLOW_SUFFRAGIST: PARTNERS_KIND, ALONE[OPPOSITION]: OPPOBOT}
            options |= TABLES["cooperative"]
        elif heading.startswith(DONE):
            endings.append((heading.strip().removeprefix(DONE), words.strip()))
        else:
            asked[ASKED.get(heading.strip(), DICE)] = words.strip()
    if not {OVER, BID, TURN_OVER, *CARDS_PLAYED} & set(dict(endings)):
        raise BadScenario(
            len(text.splitlines()), f"the lesson may never end; add “## {DONE}a card has been played”, or another"
        )
    return TutorialLesson(about.title, about.goal, text, opening.strip(), asked, endings, elsewhere, players, options)
