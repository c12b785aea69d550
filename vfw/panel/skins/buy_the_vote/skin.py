"""The skin of Buy the Vote!: prompts, log, ending, and the capabilities that need no module of their own."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any

from vfw.companions.buy_the_vote.cards import BY_KEY, SWINGS, TO_WIN, votes_of
from vfw.companions.buy_the_vote.game import BuyTheVote
from vfw.companions.buy_the_vote.position import ROUNDS, TIME_IS_UP
from vfw.companions.buy_the_vote.rounds import BACK, NOBODY, READY, ticket
from vfw.companions.buy_the_vote.text import CANDIDATES, card_names, describe_event, format_money, join_words, with_verb
from vfw.companions.buy_the_vote.view import View
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Word
from vfw.panel.skins.buy_the_vote.advice import BuyTheVoteAdvice
from vfw.panel.skins.buy_the_vote.board import BuyTheVoteBoard
from vfw.panel.skins.buy_the_vote.dialogs import AIM, RIGHTS, BuyTheVoteDialogs
from vfw.panel.skins.buy_the_vote.start import BuyTheVoteGameSetup, BuyTheVoteSeating
from vfw.panel.skins.buy_the_vote.text import (
    REVEAL_EVENTS,
    candidate_name,
    candidate_title,
    card_votes,
    describe_moment,
    describe_pile,
    open_piles,
)
from vfw.panel.skins.buy_the_vote.tutorial import BuyTheVoteTutorial
from vfw.panel.skins.capabilities import About, Capabilities, Clock, EventQueries, Moments, Secrets, Speech, Table
from vfw.panel.view_models.prompt import EndingModel, PromptModel
from vfw.panel.view_models.table import Tally, Track

OPENING_EVENTS = ("round", "revealed")
ACTOR_FIELDS = {"taken": 1, "let be": 1, "won": 3, "broke": 1}
"""The index of the acting seat in events of each kind."""
LABEL_MS, LAST_LABEL_MS = 600, 1500
"""Milliseconds: from label to label, as in the styles, and to look at the last label."""


def describe_events(events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
    """Describe events: sentences, oldest first, each with a flag that it begins a part of the game.

    Sealing is left out, because the status beside each name shows it. The amounts spent are details.
    """
    lines = [(describe_event(event, seat), event[0] in OPENING_EVENTS) for event in events if event[0] != "sealed"]
    return [(sentence.replace(" Spent:", "\nSpent:"), begins) for sentence, begins in lines]


class BuyTheVoteMoments(Moments):
    """Rounds."""

    part = "round"

    def moment(self, view: View) -> str:
        """See `Moments.moment`."""
        return describe_moment(view)

    def landmark(self, events: Iterable[Event]) -> str:
        """See `Moments.landmark`."""
        kinds = {event[0]: event for event in events}
        if TIME_IS_UP in kinds:
            return "Time is up"
        if "taken" in kinds:
            return "A card is taken"
        return f"Round {kinds['round'][1]}" if "round" in kinds else ""

    def begins_part(self, position: Any) -> bool:
        """See `Moments.begins_part`."""
        pending = position.pending
        is_bid = isinstance(pending, Decision) and pending.about == "bid"
        return is_bid and len(position.rows) == 1 and not position.at


class BuyTheVoteEventQueries(EventQueries):
    """Bids, wins and taken cards."""

    def last_actor(self, events: Iterable[Event]) -> str:
        """See `EventQueries.last_actor`."""
        news = list(events)
        if any(event[0] == "revealed" for event in news):
            return ""  # All players act together.
        acted = [event[ACTOR_FIELDS[event[0]]] for event in news if event[0] in ACTOR_FIELDS]
        return str(acted[-1]) if acted else ""

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        """Return whether bids were revealed: all players look at a reveal, so it counts for every seat."""
        return bool(seats) and any(event[0] == "revealed" for event in events)

    def is_for_all(self, events: Iterable[Event]) -> bool:
        """See `EventQueries.is_for_all`."""
        return any(event[0] in REVEAL_EVENTS for event in events)

    def summary(self, events: Iterable[Event], seat: str | None) -> list[str]:
        """Say which seat wins which cards, and which cards stay."""
        won: dict[str, list[str]] = {}
        stay: list[str] = []
        news = list(events)
        for event in news:
            if event[0] == "won":
                won.setdefault(event[3], []).extend(event[2])
            elif event[0] == "stays":
                stay.extend(event[2])
        if not any(event[0] == "revealed" for event in news):
            return []
        wins = [f"{with_verb(winner, seat, 'win')} {card_names(cards)}." for winner, cards in won.items()]
        return [*wins, *([f"{card_names(stay)} {'stays' if len(stay) == 1 else 'stay'}."] if stay else [])]

    def animation_ms(self, events: Iterable[Event]) -> int:
        """See `EventQueries.animation_ms`."""
        labels = sum(event[0] in ("won", "stays") for event in events)
        return LABEL_MS * labels + LAST_LABEL_MS if labels else 0


class BuyTheVoteClock(Clock):
    """The clock of the game: bids that are not revealed in time are void."""

    minutes = 15
    says = TIME_IS_UP


class BuyTheVoteSecrets(Secrets):
    """Bids are secret; the choice of a card to take is public."""

    look_away_text = "All others look away: bids stay secret until all are ready."
    secrets_in_saves = "sealed bids"

    def needs_hidden_hand(self, position: Any) -> bool:
        """See `Secrets.needs_hidden_hand`."""
        return isinstance(position.pending, Decision) and position.pending.about == "bid"


class BuyTheVoteSpeech(Speech):
    """The events, and the race with the labels."""

    board_name = "The table"

    def event_lines(self, events: Sequence[Event], view: View) -> list[str]:
        """See `Speech.event_lines`."""
        return [line.replace("\n", " ") for line, _ in describe_events(events, view.seat)]

    def board(self, view: View) -> list[str]:
        """See `Speech.board`."""
        race = ticket(view)
        lines = [
            f"{candidate_name(seat, view.seat)}, {candidate_title(seat, race)}: {count} votes, "
            f"{format_money(view.money[view.seats.index(seat)])} in hand."
            for seat, count in race.ranking
        ]
        labels = [
            f"Label {place}: {describe_pile(view, pile)}." for place, pile in enumerate(view.piles, start=1) if pile
        ]
        return [f"The top two together: {race.votes} of 270.", *lines, *labels]


STYLES = Path(__file__).with_name("skin.css")


class BuyTheVoteTable(Table):
    """The rounds, and the cards to come."""

    def tracks(self, view: View) -> tuple[list[Track], list[Tally]]:
        """See `Table.tracks`."""
        rounds = [(str(number), "") for number in range(1, ROUNDS + 1)]
        return [Track("Round", rounds, view.round, "turn", describe_moment(view) or "The cards are not dealt yet")], []

    def facts(self, view: View) -> list[tuple[str, str]]:
        """See `Table.facts`."""
        out = [("Taken out unseen", f"{view.unseen_size} cards")] if view.unseen_size else []
        return [
            ("Cards to come", str(view.deck_size)),
            *out,
        ]


class BuyTheVoteSkin:
    """The skin of Buy the Vote!"""

    game = BuyTheVote()
    title = "Buy the Vote!"
    capabilities = Capabilities(
        about=About("Money, states and 270", AIM, RIGHTS, STYLES.read_text(encoding="utf-8")),
        game_setup=BuyTheVoteGameSetup(),
        seating=BuyTheVoteSeating(),
        board=BuyTheVoteBoard(),
        table=BuyTheVoteTable(),
        dialogs=BuyTheVoteDialogs(),
        speech=BuyTheVoteSpeech(),
        moments=BuyTheVoteMoments(),
        event_queries=BuyTheVoteEventQueries(),
        clock=BuyTheVoteClock(),
        secrets=BuyTheVoteSecrets(),
        tutorial=BuyTheVoteTutorial(),
        advice=BuyTheVoteAdvice(),
    )

    def seat_name(self, seat: str) -> str:
        """See `Skin.seat_name`."""
        return CANDIDATES[seat]

    def prompt(self, view: View) -> PromptModel:
        """See `Skin.prompt`."""
        pending = view.pending
        if isinstance(pending, Outcome):
            ending = self.ending(view)
            return PromptModel("The game is over", ending.headline, ending.reason, side=ending.side)
        if not isinstance(pending, Decision):
            return PromptModel("Cards", "Shuffle the state cards", "They come into a random order.")
        kicker = " · ".join([candidate_name(pending.seat, view.seat), describe_moment(view)])
        if pending.seat != view.seat:
            doing = "is bidding" if pending.about == "bid" else "chooses a card to take"
            return PromptModel(kicker, f"{CANDIDATES[pending.seat]} {doing}", side=pending.seat)
        if pending.about == "steal":
            return _card_prompt(view, pending, kicker)
        return _seal_prompt(view, pending, kicker) if _has_seen_all_labels(view) else _bid_prompt(view, pending, kicker)

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        """See `Skin.log`."""
        return describe_events(events, seat)

    def ending(self, view: View) -> EndingModel:
        """See `Skin.ending`."""
        race = ticket(view)
        nominees, elected = _candidate_names(view, race.nominees), _candidate_names(view, (*race.nominees, *race.mates))
        together = f"{elected} {_choose_verb(elected, 'have', 'has')} {race.votes} electoral votes"
        if race.wins:
            headline = f"{elected} {_choose_verb(elected, 'win', 'wins')} the White House"
            reason = f"{together}; {TO_WIN} are needed."
        else:
            headline = f"{nominees} {_choose_verb(nominees, 'are', 'is')} nominated, and the party loses"
            reason = f"{together}: {TO_WIN - race.votes} short of {TO_WIN}. So no candidate wins the White House."
        names = {seat: candidate_name(seat, view.seat) for seat in view.seats}
        counts = [Tally("", count, f"for {names[seat]}", seat) for seat, count in race.ranking]
        return EndingModel(headline, reason, race.nominees[0], counts)


def _candidate_names(view: View, seats: tuple[str, ...]) -> str:
    """Join the names of candidates: "Bell and you"."""
    names = join_words([candidate_name(seat, view.seat) for seat in seats])
    return names.replace(" You", " you")


def _choose_verb(names: str, many: str, one: str) -> str:
    return one if names in CANDIDATES.values() else many


def _has_seen_all_labels(view: View) -> bool:
    """Return whether the viewer has gone through all labels."""
    return view.own is not None and view.at == len(view.own)


def _bid_prompt(view: View, pending: Decision, kicker: str) -> PromptModel:
    assert view.own is not None
    place, had, piles = view.at, view.own[view.at], open_piles(view)
    pile, last = piles[place], len(piles) - 1
    name = card_names(pile) if len(pile) < 3 else f"{BY_KEY[pile[-1]].name} and {len(pile) - 1} below"
    headline = (
        f"Label {place + 1}: {format_money(had)} for {name}?" if had else f"Label {place + 1}: how much for {name}?"
    )
    counts = [votes_of(one, view.apportionment) for one in piles]
    most = ", the most on the table" if counts[place] == max(counts) else ""
    swings = " A swing state: its winner takes anyone’s last card." if pile[-1] in SWINGS else ""
    free = max(choice for choice in pending.choices if isinstance(choice, int)) - had
    detail = f"{counts[place]} votes{most}.{swings} You have {format_money(free)} for other labels."
    labels: dict[Word, str] = {
        had: f"On to label {place + 2}" if place < last else "That was the last label",
        READY: "Seal all: ready",
        **({BACK: f"Back to label {place}"} if place else {}),
        **{
            choice: f"{format_money(choice)}" for choice in pending.choices if isinstance(choice, int) and choice != had
        },
    }
    amounts = frozenset(choice for choice in labels if isinstance(choice, int) and choice != had)
    return PromptModel(
        kicker, headline, detail, side=pending.seat, choices=labels, elsewhere=amounts, unfold="Name an amount instead"
    )


def _seal_prompt(view: View, pending: Decision, kicker: str) -> PromptModel:
    assert view.own is not None
    assert view.seat is not None
    spent, had = sum(view.own), view.money[view.seats.index(view.seat)]
    labels = len([amount for amount in view.own if amount])
    on_labels = f"on {labels} label{'' if labels == 1 else 's'}"
    detail = f"{format_money(spent)} of {format_money(had)}, {on_labels}. What is left you keep."
    choices: dict[Word, str] = {READY: "Seal my bid", BACK: f"Back to label {len(view.own)}"}
    return PromptModel(kicker, "Seal your bid?", detail, side=pending.seat, choices=choices)


def _card_prompt(view: View, pending: Decision, kicker: str) -> PromptModel:
    swing = BY_KEY[pending.why].name
    labels: dict[Word, str] = {}
    for seat in pending.choices:
        if seat == NOBODY:
            labels[seat] = "No card"
        else:
            card = view.bars[view.seats.index(str(seat))][-1]
            labels[seat] = f"{BY_KEY[card].name}, {card_votes(view, card)}, from {CANDIDATES[str(seat)]}"
    headline = f"{swing} swings: whose last card do you take?"
    return PromptModel(kicker, headline, "It goes to the end of your own bar.", side=pending.seat, choices=labels)
