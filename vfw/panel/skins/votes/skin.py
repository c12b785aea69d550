"""The skin of Votes for Women: prompts, log, ending, and its capabilities."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Word
from vfw.panel.skins.capabilities import About, Capabilities
from vfw.panel.skins.votes.advice import VotesAdvice
from vfw.panel.skins.votes.board import VotesBoard
from vfw.panel.skins.votes.dialogs import AIM, VotesDialogs
from vfw.panel.skins.votes.hand import VotesHand, VotesSides, VotesTable
from vfw.panel.skins.votes.history import VotesArcs, VotesHistory
from vfw.panel.skins.votes.play import (
    VotesDice,
    VotesDiceStage,
    VotesEventQueries,
    VotesMoments,
    VotesPlacing,
    VotesSecrets,
    exchange_offers,
)
from vfw.panel.skins.votes.start import VotesGameSetup, VotesScenarios, VotesSeating, VotesTutorial
from vfw.panel.skins.votes.text import SIDE_LABELS, VotesSpeech, seat_name
from vfw.panel.view_models.prompt import EndingModel, PromptModel
from vfw.panel.view_models.table import Tally
from vfw.votes import VotesForWomen
from vfw.votes.narration import log
from vfw.votes.narration.cards import use_text
from vfw.votes.narration.prompts import build_prompt, fourth_cube_warning
from vfw.votes.narration.vote import VoteTally, tally_vote
from vfw.votes.narration.vote import describe_tally as standing_words
from vfw.votes.rules import effects
from vfw.votes.rules.actions import accept, gather_dice, give_dice, share_dice
from vfw.votes.rules.board import NAMES, STATES, listed
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import offers
from vfw.votes.rules.seats import side_of
from vfw.votes.rules.steps import keep_or_reroll
from vfw.votes.rules.tabletop import FULL_CONGRESS
from vfw.votes.rules.view import View

RIGHTS = "An unofficial educational work. *Votes for Women* is a game by Tory Brown, published by Fort Circle Games."
SPOKEN_IN_FULL = ("use", "exchange")
"""Questions about these are spoken with their details."""
MOST_NAMED_STATES = 3
"""The number of selectable states that the prompt names; for more it says how they look."""
STYLES = Path(__file__).with_name("skin.css")


class VotesSkin:
    """The skin of Votes for Women."""

    game = VotesForWomen()
    title = "Votes for Women"
    capabilities = Capabilities(
        about=About(
            "The struggle for the Nineteenth Amendment, 1848–1920",
            AIM,
            RIGHTS,
            STYLES.read_text(encoding="utf-8"),
        ),
        game_setup=VotesGameSetup(),
        seating=VotesSeating(),
        scenarios=VotesScenarios(),
        board=VotesBoard(),
        hand=VotesHand(),
        table=VotesTable(),
        sides=VotesSides(),
        dialogs=VotesDialogs(),
        speech=VotesSpeech(),
        moments=VotesMoments(),
        event_queries=VotesEventQueries(),
        dice=VotesDice(),
        dice_stage=VotesDiceStage(),
        secrets=VotesSecrets(),
        placing=VotesPlacing(),
        tutorial=VotesTutorial(),
        advice=VotesAdvice(),
        history=VotesHistory(),
        arcs=VotesArcs(),
    )

    def seat_name(self, seat: str) -> str:
        """See `Skin.seat_name`."""
        return seat_name(seat)

    def prompt(self, view: View) -> PromptModel:
        """See `Skin.prompt`."""
        asked, pending = build_prompt(view), view.pending
        if isinstance(pending, Outcome):
            return PromptModel("The game is over", asked.headline, asked.detail, side=side_of(pending.winners[0]))
        seat = pending.seat if isinstance(pending, Decision) else view.seat_of(view.side)
        about = pending.about if isinstance(pending, Decision) else ""
        vote = tally_vote(view)
        warned = "" if vote else fourth_cube_warning(view)
        details = standing_words(vote, view.seat)[1:] if vote else [_map_instruction(view), asked.detail, warned]
        return PromptModel(
            kicker=f"{seat_name(seat)} · {self.capabilities.moments.moment(view)}",
            headline=asked.headline,
            detail=" ".join(filter(None, details)),
            aloud=asked.detail if about in SPOKEN_IN_FULL or self._gathers(view) else warned,
            side=seat,
            dice=() if vote else self._dice(view),
            score=self._score(vote) if vote else (),
            choices=asked.labels,
            gives=self._gives(view),
            elsewhere=self._elsewhere(view),
            back="Another card" if about == "use" else "",
            offers=exchange_offers(view),
        )

    def _gives(self, view: View) -> Mapping[Word, str]:
        """Return the effect of each use of a card, if the viewer is asked for one."""
        pending = view.pending
        if not isinstance(pending, Decision) or pending.about != "use" or pending.seat != view.seat:
            return {}
        offered = offers(view, side_of(pending.seat), view.card)
        return {offer.use: use_text(view, view.card, offer) for offer in offered if offer.use in pending.choices}

    def _score(self, vote: VoteTally) -> list[list[str]]:
        head = [NAMES[vote.state], "Die", "Cubes", "Total"]
        rows = [
            [
                SIDE_LABELS[line.side],
                f"d{line.sides}: {line.face or 'to roll'}",
                f"+ {line.cubes}",
                str(line.total or "") + (" ✓" if line.side == vote.winner else ""),
            ]
            for line in vote.lines
        ]
        return [head, *rows]

    def _dice(self, view: View) -> list[tuple[int, int]]:
        match view.asking.step if view.asking else None:
            case keep_or_reroll(throw):
                return [(throw.sides, face) for face in view.rolled]
            case accept(thrown):
                return [(thrown.sides, face) for face in view.rolled]
            case give_dice(_, dice) | share_dice(_, dice) | gather_dice(_, _, dice):
                sides = effects.die(view, effects.campaign_die, view.side, usual=4)
                return [(sides, face) for face in dice or view.rolled]
        return []

    def _gathers(self, view: View) -> bool:
        """Return whether dice are gathered one by one, so that the dice taken so far are spoken."""
        return isinstance(view.asking.step if view.asking else None, gather_dice)

    def _elsewhere(self, view: View) -> frozenset[Word]:
        pending = view.pending
        if not isinstance(pending, Decision):
            return frozenset()
        if pending.about == "state":
            return frozenset(pending.choices) & frozenset(STATES)
        if CARDS.keys().isdisjoint(pending.choices):
            return frozenset()
        return frozenset(pending.choices) & frozenset([card.reply for card in self.capabilities.hand.hand(view).cards])

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        """See `Skin.log`."""
        return log.format_log(events, seat)

    def ending(self, view: View) -> EndingModel:
        """See `Skin.ending`."""
        asked, pending = build_prompt(view), view.pending
        assert isinstance(pending, Outcome)
        ratified, rejected = len(view.ratified), len(view.rejected)
        counts = [
            Tally("✓", ratified, "ratified", "ratified"),
            Tally("✕", rejected, "rejected", "rejected"),
            Tally("", len(STATES) - ratified - rejected, "undecided", "undecided"),
        ]
        if not view.sent:
            counts = [Tally("★", view.congress, f"of {FULL_CONGRESS} markers in Congress", "congress")]
        return EndingModel(asked.headline, asked.detail, side_of(pending.winners[0]), counts)


def _map_instruction(view: View) -> str:
    """Return how to answer on the map, if the viewer is asked for a place on it."""
    pending = view.pending
    if not isinstance(pending, Decision) or pending.seat != view.seat:
        return ""
    if pending.about == "region":
        return "Touch a region, or any state of it."
    states = [NAMES[str(choice)] for choice in pending.choices if choice in NAMES]
    if pending.about != "state" or not states:
        return ""
    if len(states) == len(STATES):
        return "Touch any state."
    return f"Touch {listed(states, 'or') if len(states) <= MOST_NAMED_STATES else 'a state'}, edged in green."
