"""How Votes for Women looks in the panel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Reply, Word
from vfw.panel.faces.ending import EndingFace
from vfw.panel.faces.hint import HintFace, told_once
from vfw.panel.faces.piles import Pile
from vfw.panel.faces.prompt import PromptFace
from vfw.panel.faces.tracks import CampFace, Tally, Track
from vfw.panel.skins.votes.hand_faces import USE_NAMES, VotesHand, votes_now
from vfw.panel.skins.votes.history_faces import VotesHistory
from vfw.panel.skins.votes.map_faces import STATE_WITH, VotesMap
from vfw.panel.skins.votes.sheet_faces import VotesSheets, capital
from vfw.panel.skins.votes.starts import VotesStart
from vfw.votes.advice.hints import BEST, hints
from vfw.votes.archive.replay import recorded_match
from vfw.votes.rules.actions import accept, give_dice, give_die
from vfw.votes.rules.board import NAMES, STATES
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.oppobot import start_cards
from vfw.votes.rules.position import (
    FULL_CONGRESS,
    GAME,
    OPPOBOT,
    OPPOSITION,
    PURPLE,
    ROUNDS,
    SIDES,
    SUPPLY,
    TO_RATIFY,
    TO_REJECT,
    TURN,
    VOTING,
    YELLOW,
    Position,
)
from vfw.votes.rules.steps import keep_or_reroll, placing
from vfw.votes.rules.view import View
from vfw.votes.telling import log
from vfw.votes.telling.glossary import found_in
from vfw.votes.telling.odds import odds
from vfw.votes.telling.odds import words as odds_words
from vfw.votes.telling.prompts import prompt
from vfw.votes.telling.reckoning import reckoning
from vfw.votes.telling.tally import Standing, standing
from vfw.votes.telling.tally import words as standing_words
from vfw.votes.telling.use_words import use_words
from vfw.votes.telling.words import DICE_NAMES, title
from vfw.votes.telling.years import SPANS, YEARS


class VotesSkin(VotesHand, VotesMap, VotesSheets, VotesStart, VotesHistory):
    """Votes for Women."""

    title = "Votes for Women"
    subtitle = "The struggle for the Nineteenth Amendment, 1848–1920"
    aim = (
        "The Suffragists need six stars in Congress, and then thirty-six states that ratify. The Opposition wins with "
        "thirteen states that reject, or when Congress never sends the Amendment. The two sides play cards in turn: "
        "for what the card says, or to campaign for cubes, organize for buttons, or lobby for stars."
    )
    position = Position

    def moment(self, view: View) -> str:
        if votes_now(view):
            return "Final Voting"
        if view.turn and not view.round:
            return f"Turn {view.turn} · Strategy Phase"
        return f"Turn {view.turn} · Round {max(view.round, 1)} of {ROUNDS}"

    def prompt(self, view: View) -> PromptFace:
        asked, pending = prompt(view), view.pending
        if isinstance(pending, Outcome):
            return PromptFace("The game is over", asked.headline, asked.detail, side="".join(pending.winners))
        side = pending.seat if isinstance(pending, Decision) else view.side
        vote = standing(view)
        return PromptFace(
            kicker=f"{self.seats[side]} · {self.moment(view)}",
            headline=asked.headline,
            detail=" ".join(standing_words(vote, view.seat)[1:]) if vote else asked.detail,
            side=side,
            dice=() if vote else self._dice(view),
            score=self._score(vote) if vote else (),
            choices=self._labels(view, asked.labels),
            elsewhere=self._elsewhere(view),
        )

    def _labels(self, view: View, labels: Mapping[Word, str]) -> Mapping[Word, str]:
        """The labels, those of the uses of a card with what each use gives."""
        if not isinstance(view.pending, Decision) or view.pending.about != "use":
            return labels
        given = {use: use_words(view, str(use)) for use in labels}
        return {use: f"{label}: {given[use]}" if given[use] else label for use, label in labels.items()}

    def _score(self, vote: Standing) -> list[list[str]]:
        head = [NAMES[vote.state], "Die", "Cubes", "Total"]
        rows = [
            [
                self.seats[line.side],
                f"d{line.sides}: {line.face or 'to roll'}",
                f"+ {line.cubes}",
                str(line.total or "") + (" ✓" if line.side == vote.winner else ""),
            ]
            for line in vote.lines
        ]
        return [head, *rows]

    def ending(self, view: View) -> EndingFace:
        asked, pending = prompt(view), view.pending
        assert isinstance(pending, Outcome)
        ratified, rejected = len(view.ratified), len(view.rejected)
        counts = [
            Tally("✓", ratified, "ratified", "ratified"),
            Tally("✕", rejected, "rejected", "rejected"),
            Tally("", len(STATES) - ratified - rejected, "undecided", "undecided"),
        ]
        if not view.sent:
            counts = [Tally("★", view.congress, f"of {FULL_CONGRESS} markers in Congress", "congress")]
        return EndingFace(asked.headline, asked.detail, "".join(pending.winners), counts)

    def _dice(self, view: View) -> list[tuple[int, int]]:
        match view.asking.step if view.asking else None:
            case keep_or_reroll(throw):
                return [(throw.sides, face) for face in view.rolled]
            case accept(thrown):
                return [(thrown.sides, face) for face in view.rolled]
            case give_dice(_, dice) | give_die(_, dice):
                return [(6, face) for face in dice or view.rolled]
        return []

    def _elsewhere(self, view: View) -> frozenset[Word]:
        pending = view.pending
        if not isinstance(pending, Decision):
            return frozenset()
        shown = STATES if pending.about == "state" else [card.reply for card in self.hand(view).cards]
        return frozenset(pending.choices) & frozenset(shown)

    def tracks(self, view: View) -> tuple[list[Track], list[Tally]]:
        turns = [(str(number), year) for number, year in enumerate(YEARS, start=1)]
        now = max(view.turn, 1)
        turns[now - 1] = (str(now), SPANS[now - 1])
        sent = " Congress has sent the Amendment to the states." if view.sent else ""
        stars = [("★" if number < view.congress or view.sent else "☆", "") for number in range(FULL_CONGRESS)]
        held = FULL_CONGRESS if view.sent else view.congress
        tracks = [
            Track("Turn", turns, view.turn, "turn", f"Turn {view.turn} of 6, {SPANS[now - 1]}"),
            Track("Congress", stars, held, "congress", f"Congress: {view.congress} of 6 markers.{sent}"),
        ]
        ratified, rejected = len(view.ratified), len(view.rejected)
        return tracks, [
            Tally("✓", ratified, f"of {TO_RATIFY}", "ratified", "to ratify"),
            Tally("✕", rejected, f"of {TO_REJECT}", "rejected", "to reject"),
        ]

    def camps(self, view: View) -> list[CampFace]:
        return [self._camp(view, side) for side in SIDES]

    def _camp(self, view: View, side: str) -> CampFace:
        camp, is_oppobot = view.camp(side), bool(view.oppobot) and side == OPPOSITION
        rows = [
            (f"Buttons {camp.buttons} of {SUPPLY[side]}", "word:button"),
            (f"Campaigners {len(view.campaigners_of(side))}", "word:campaigner"),
            (f"Hand {camp.hand_size}", "word:hand"),
            (f"Draw pile {camp.deck_size}", "word:draw-pile"),
            (f"Discards {len(camp.discards)}", f"discards:{side}"),
        ]
        if is_oppobot:
            deck = "rebuilt deck" if view.opposition_deck == OPPOBOT else "own deck"
            rows = [rows[1], *rows[3:], (f"{DICE_NAMES[view.oppobot]}, {deck}", "word:oppobot")]
        note = "the Oppobot" if is_oppobot else "you" if side == view.seat else ""
        return CampFace(self.seats[side], side, rows, note=note)

    def piles(self, view: View) -> list[Pile]:
        piles = [
            Pile("Strategy cards", _listed(view.strategy_cards), "word:strategy-card"),
            Pile("The Oppobot’s next Start card", _listed(self._start_card_to_come(view)), "word:start-card"),
            Pile("In effect this turn", _listed(view.cards_in(TURN)), "word:in-effect"),
            Pile("In effect this game", _listed(view.cards_in(GAME)), "word:in-effect"),
            Pile("For Final Voting", _listed(view.cards_in(VOTING)), "word:final-voting"),
            *(Pile(f"Claimed: {self.seats[side]}", _listed(view.camp(side).claimed), "word:claim") for side in SIDES),
            Pile(
                "State cards",
                [(f"state:{STATE_WITH[card]}", title(card)) for card in view.state_cards],
                "word:state-card",
            ),
        ]
        return [pile for pile in piles if pile.cards]

    def _start_card_to_come(self, view: View) -> list[str]:
        played = {*view.opposition.discards, *view.removed, *[lasting.card for lasting in view.in_effect]}
        return [key for key in start_cards(view) if key not in played][:1] if view.oppobot else []

    def names(self) -> dict[str, str]:
        # Where a card of the Oppobot bears the title of another, its sheet is found from the view: see `_card_sheet`.
        cards = {card.title: f"card:{key}" for key, card in reversed(CARDS.items())}
        return {**cards, **{name: f"state:{state}" for state, name in NAMES.items()}}

    def terms_in(self, text: str) -> list[tuple[int, int, str]]:
        return [(start, end, f"word:{key}") for start, end, key in found_in(text)]

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        return log.chronicle(events, seat)

    def landmark(self, events: Iterable[Event]) -> str:
        return "The Amendment is sent" if any(event[0] == "sent" for event in events) else ""

    def recorded_match(self, record: Mapping[str, Any]) -> Match[Position, View] | None:
        return recorded_match(record) if "plays" in record else None

    def acting(self, events: Iterable[Event]) -> str:
        sides = [event[1] for event in events if len(event) > 1 and event[1] in SIDES]
        return sides[-1] if sides else ""

    def thrown(self, events: Iterable[Event]) -> Sequence[tuple[int, int]]:
        dice: list[tuple[int, int]] = []
        for event in events:
            match event:
                case ("threw", sides, _, "cubes" | "strategy", shown):
                    dice.append((sides, shown))
                case ("threw", sides, face, _, _):
                    dice.append((sides, face))
                case ("rolled", _, sides, faces, _):
                    dice += [(sides, face) for face in faces]
        return dice

    def is_throw(self, reply: Reply) -> bool:
        return reply == "reroll"

    def shows_cards(self, events: Iterable[Event], seat: str | None) -> bool:
        return any(event[0] in ("drew", "looked") and event[1] == seat and event[2] for event in events)

    def odds(self, view: View) -> str:
        chances = odds(view)
        # Where a state votes, the prompt says itself what another roll could do.
        says_itself = isinstance(view.pending, Decision) and standing(view) is not None
        return " ".join(odds_words(chances, view.seat)) if chances and not says_itself else ""

    def hints(self, view: View, rng: Random) -> list[HintFace]:
        labels = prompt(view).labels

        def named(replies: Sequence[Reply]) -> str:
            """The answer as its buttons name it: "Lucy Stone: Lobby"."""
            words = [reply for reply in replies if isinstance(reply, str | int)]
            return ": ".join([labels.get(word) or USE_NAMES[str(word)] for word in words])

        # Enough for as many that differ, where each is there in both colours.
        found = hints(view, rng, best=2 * BEST)
        faces = [HintFace(named(hint.replies), _without_title(hint.text), hint.rule) for hint in found]
        return told_once(faces, (PURPLE, YELLOW))[:BEST]

    def stands(self, view: View) -> str:
        stands = reckoning(view)
        return stands.text if stands else ""

    def formality(self, view: View) -> bool:
        match view.asking.step if view.asking else None:
            case placing(n, states, per_state, so_far):
                return n == per_state * len(states) - sum(state in states for state in so_far)
        return False

    def card_begins(self, position: Position) -> bool:
        pending = position.pending
        return isinstance(pending, Decision) and pending.why in ("operations", "vote")


def _without_title(reason: str) -> str:
    """A reason that begins with what is played, "Lobby: a 6 ...", where that stands before it already."""
    title, colon, words = reason.partition(": ")
    return capital(words) if colon and "." not in title else reason


def _listed(keys: Iterable[str]) -> list[tuple[str, str]]:
    """Cards as a pile has them: (sheet, title) each."""
    return [(f"card:{key}", title(key)) for key in keys]
