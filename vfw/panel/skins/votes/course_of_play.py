"""How play goes on in Votes for Women: its turns, who did what, whose dice fall, hidden hands, cubes in order."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from vfw.core.position import Event
from vfw.core.questions import Decision, Reply, Word
from vfw.panel.skins.abilities.going_on import Deeds, Dice, Moments, Placing, Secrets
from vfw.panel.skins.votes.exchange_faces import exchange_opened
from vfw.panel.skins.votes.hand_faces import votes_now
from vfw.panel.view_models.prompt import RevealedOffers
from vfw.votes.rules.actions import speak
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.playing import EVENT
from vfw.votes.rules.position import OTHER, PURPLE, SIDES, SUFFRAGIST, YELLOW, Position, side_of
from vfw.votes.rules.seats import ALONE
from vfw.votes.rules.steps import cubes_per_region, placing, removing
from vfw.votes.rules.view import ABOUT_CARDS, View, side_in


class VotesMoments(Moments):
    """Turns and rounds, and Final Voting."""

    def moment(self, view: View) -> str:
        if votes_now(view):
            return "Final Voting"
        if view.turn and not view.round_of_turn:
            return f"Turn {view.turn} · Strategy Phase"
        return f"Turn {view.turn} · Round {max(view.round_of_turn, 1)} of {view.rounds_of_turn}"

    def landmark(self, events: Iterable[Event]) -> str:
        return "The Amendment is sent" if any(event[0] == "sent" for event in events) else ""

    def card_begins(self, position: Position) -> bool:
        pending = position.pending
        return isinstance(pending, Decision) and pending.why in ("operations", "vote")


class VotesDeeds(Deeds):
    """What a side did."""

    def acting(self, events: Iterable[Event]) -> str:
        acting = ""
        for event in events:
            side = side_in(event)
            if event[0] in ABOUT_CARDS:
                acting = str(event[1])
            elif side and not (acting and side_of(acting) == side):
                acting = ALONE[side]
        return acting

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        return any(event[0] == "played" and event[1] in seats for event in events)

    def opened(self, events: Iterable[Event], seat: str) -> RevealedOffers | None:
        return exchange_opened(events, seat)

    def events_played(self, events: Iterable[Event], seat: str | None) -> list[str]:
        return [event[2] for event in events if event[0] == "played" and (event[1], event[3]) == (seat, EVENT)]


class VotesDice(Dice):
    """Every die belongs to a side, and whoever answers for it throws it."""

    def thrower(self, position: Position) -> str:
        assert position.asking is not None
        return position.seat_of(position.asking.side)

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


class VotesSecrets(Secrets):
    """Hands are hidden; where a state votes, nobody needs one."""

    looks_away = "The other side looks away."

    def who_looks_away(self, view: View) -> str:
        return self.looks_away if len(view.seats) == len(SIDES) else Secrets.looks_away

    def hands_matter(self, position: Position | View) -> bool:
        return not (votes_now(position) or position.open_hands)

    def shows_cards(self, events: Iterable[Event], seat: str | None) -> bool:
        return any(event[0] in ("drew", "looked") and event[1] == seat and event[2] for event in events)


class VotesPlacing(Placing):
    """Cubes in two colours."""

    def colours(self, view: View) -> Sequence[str]:
        pending = view.pending
        if not isinstance(pending, Decision) or side_of(pending.seat) != SUFFRAGIST or pending.about != "state":
            return ()
        step = view.asking.step if view.asking else None
        is_free = pending.why == "add" and not (isinstance(step, placing) and step.by)
        return (PURPLE, YELLOW) if is_free else ()

    def at_once(self, view: View, place: Word) -> int:
        step, state = view.asking.step if view.asking else None, str(place)
        match step:
            case placing(n, _, per_state, so_far):
                return min(n, per_state - so_far.count(state))
            case removing(n, _, per_state, so_far):
                there = view.strength(OTHER[view.side], state) if state in NAMES else 1
                return min(n, per_state - so_far.count(state), there)
            case cubes_per_region(n, _, owed):
                return owed.count(state) or n
            case speak(_, n) if state in NAMES:
                return n
        return 1

    def formality(self, view: View) -> bool:
        match view.asking.step if view.asking else None:
            case placing(n, states, per_state, so_far):
                return n == per_state * len(states) - sum(state in states for state in so_far)
        return False
