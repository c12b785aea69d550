"""How each game looks in the panel. The only room of the panel that knows a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Protocol

from vfw.core.game import Game
from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Word
from vfw.panel.cardface import CardFace
from vfw.panel.ending import EndingFace
from vfw.panel.map import StateFace
from vfw.panel.prompt import PromptFace
from vfw.panel.tracks import CampFace, Tally, Track
from vfw.votes import VotesForWomen, log, words
from vfw.votes.actions import accept, give_dice, give_die
from vfw.votes.atlas import NAMES, REGION_OF, STATES
from vfw.votes.deck import CARDS
from vfw.votes.placing import STATE_CARD
from vfw.votes.position import (
    FULL_CONGRESS,
    GAME,
    OPPOSITION,
    PURPLE,
    RATIFIED,
    RED,
    REJECTED,
    ROUNDS,
    SIDES,
    SUFFRAGIST,
    SUPPLY,
    TO_RATIFY,
    TO_REJECT,
    TURN,
    VOTING,
    YELLOW,
    Position,
)
from vfw.votes.prompts import prompt
from vfw.votes.steps import keep_or_reroll, placing
from vfw.votes.turn import compare, pick_state, roll_for
from vfw.votes.view import View

SHAPES = {PURPLE: "disc", YELLOW: "diamond", RED: "square"}
TURN_YEARS = ("1848", "1865", "1890", "1905", "1914", "1920")
ORDER = {key: number for number, key in enumerate(CARDS)}
HISTORY = (
    "Congress sent the Amendment to the states on 4 June 1919. On 18 August 1920 Tennessee ratified, "
    "the thirty-sixth of forty-eight (History of Woman Suffrage, volumes 5 and 6, 1922)."
)
ERA_NAMES = {"start": "Start", "early": "Early", "middle": "Middle", "late": "Late", "": ""}


class Skin(Protocol):
    """What the panel asks of a game's looks. `seats` are names for people; views are those of the game."""

    @property
    def game(self) -> Game[Any, Any]: ...

    @property
    def title(self) -> str: ...

    @property
    def subtitle(self) -> str: ...

    @property
    def aim(self) -> str:
        """What each side wants and what one does, in three sentences."""
        ...

    @property
    def seats(self) -> Mapping[str, str]: ...

    def prompt(self, view: Any) -> PromptFace: ...

    def ending(self, view: Any) -> EndingFace:
        """How the game ended, once it has."""
        ...

    def states(self, view: Any, changed: Iterable[str]) -> dict[str, StateFace]: ...

    def campaigners(self, view: Any) -> dict[str, list[str]]: ...

    def hand(self, view: Any) -> list[CardFace]:
        """The cards the viewer sees at the foot of the page."""
        ...

    def tracks(self, view: Any) -> tuple[list[Track], list[Tally]]: ...

    def camps(self, view: Any) -> list[CampFace]: ...

    def table(self, view: Any) -> dict[str, list[str]]: ...

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        """Sentences, oldest first, and whether each begins something."""
        ...

    def changed(self, events: Iterable[Event]) -> set[str]:
        """The states that `events` changed."""
        ...

    def hands_matter(self, position: Any) -> bool:
        """Whether the next to choose needs a hand the other must not see."""
        ...

    def moment(self, view: Any) -> str:
        """When in the game this is: "Turn 2, round 3"."""
        ...

    def colours(self, view: Any) -> Sequence[str]:
        """The colours among which the viewer may choose, cube by cube, while the map answers; () elsewhere."""
        ...

    def formality(self, view: Any) -> bool:
        """Whether the answers to come are a matter of order only: every state offered will be filled."""
        ...

    def card_begins(self, position: Any) -> bool:
        """Whether the position waits for the next card to be played, for those who only watch."""
        ...


class VotesSkin:
    """Votes for Women."""

    game = VotesForWomen()
    title = "Votes for Women"
    subtitle = "The struggle for the Nineteenth Amendment, 1848–1920"
    aim = (
        "The Suffragists need six stars in Congress, and then thirty-six states that ratify. The Opposition wins with "
        "thirteen states that reject, or when Congress never sends the Amendment. The two sides play cards in turn: "
        "for what the card says, or to campaign for cubes, organize for buttons, or lobby for stars."
    )
    seats: Mapping[str, str] = MappingProxyType({SUFFRAGIST: "Suffragists", OPPOSITION: "Opposition"})

    def moment(self, view: View) -> str:
        if self._voting(view.asking.step if view.asking else None):
            return "Final Voting"
        if view.turn and not view.round:
            return f"Turn {view.turn} · Strategy Phase"
        return f"Turn {view.turn} · Round {max(view.round, 1)} of {ROUNDS}"

    def prompt(self, view: View) -> PromptFace:
        asked, pending = prompt(view), view.pending
        if isinstance(pending, Outcome):
            return PromptFace("The game is over", asked.headline, asked.detail, side=pending.winner or "")
        side = pending.seat if isinstance(pending, Decision) else view.side
        return PromptFace(
            kicker=f"{self.seats[side]} · {self.moment(view)}",
            headline=asked.headline,
            detail=asked.detail,
            side=side,
            dice=self._dice(view),
            choices=asked.labels,
            elsewhere=self._elsewhere(view),
        )

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
        return EndingFace(asked.headline, asked.detail, pending.winner or "", counts, HISTORY)

    def _dice(self, view: View) -> list[tuple[int, int]]:
        match view.asking.step if view.asking else None:
            case keep_or_reroll(throw):
                return [(throw.sides, face) for face in view.rolled]
            case accept(thrown):
                return [(thrown.sides, face) for face in view.rolled]
            case give_dice(_, dice) | give_die(_, dice):
                return [(6, face) for face in dice or view.rolled]
            case compare(_, faces):
                return [(6, face) for face in faces]
        return []

    def _elsewhere(self, view: View) -> frozenset[Word]:
        pending = view.pending
        if not isinstance(pending, Decision):
            return frozenset()
        camp = view.camp(pending.seat)
        shown = {"card": (*camp.hand, *[key for group in camp.drawn for key in group]), "state": STATES}
        return frozenset(pending.choices) & frozenset(shown.get(pending.about, ()))

    def states(self, view: View, changed: Iterable[str]) -> dict[str, StateFace]:
        fresh = set(changed)
        return {state: self._state(view, state, state in fresh) for state in STATES}

    def _state(self, view: View, state: str, changed: bool) -> StateFace:
        name = f"{NAMES[state]}, {REGION_OF[state]}"
        if view.vote(state) == RATIFIED:
            return StateFace("ratified", (("check", ""),), says=f"{name}: has ratified", changed=changed)
        if view.vote(state) == REJECTED:
            return StateFace("rejected", (("cross", ""),), says=f"{name}: has rejected", changed=changed)
        cubes = view.cubes(state)
        star = STATE_CARD[state] in view.state_cards
        said = ", ".join(f"{n} {colour}" for colour, n in cubes.items()) or "no cubes"
        return StateFace(
            fill=_fill(cubes),
            marks=tuple((SHAPES[colour], str(n)) for colour, n in cubes.items()),
            star=star,
            says=f"{name}: {said}{'. Its State card lies open' if star else ''}",
            changed=changed,
        )

    def campaigners(self, view: View) -> dict[str, list[str]]:
        standing: dict[str, list[str]] = {}
        for name, region in view.campaigners:
            standing.setdefault(region, []).append(name[:-1])
        return standing

    def hand(self, view: View) -> list[CardFace]:
        if view.seat is None:
            return []
        pending, camp = view.pending, view.camp(view.seat)
        choosing = isinstance(pending, Decision) and pending.seat == view.seat and pending.about == "card"
        legal = pending.choices if choosing and isinstance(pending, Decision) else ()
        # A card that the rounds have taken from the hand stays in its place until it is put away.
        playing = {
            task.card for task in (*view.todo, *([view.asking] if view.asking else [])) if task.side == view.seat
        }
        # Cards just drawn come first: there may be more than the eye takes in at once.
        drawn = {key for group in camp.drawn for key in group}
        keys = sorted(playing.union(camp.hand, drawn) & CARDS.keys(), key=lambda key: (key not in drawn, ORDER[key]))
        return [self._card(view, key, playing=key in playing, legal=key in legal) for key in keys]

    def _card(self, view: View, key: str, *, playing: bool, legal: bool) -> CardFace:
        card = CARDS[key]
        side = card.deck if card.is_event else view.side
        lacking = "" if playing or view.seat is None else words.missing(key, view, view.seat)
        return CardFace(
            title=card.title,
            era=ERA_NAMES[card.era],
            text=words.card_text(key),
            side=side,
            condition="" if lacking else words.conditions_text(key),
            missing=lacking,
            playing=playing,
            reply=key if legal else None,
        )

    def tracks(self, view: View) -> tuple[list[Track], list[Tally]]:
        turns = [(str(number), year) for number, year in enumerate(TURN_YEARS, start=1)]
        sent = " Congress has sent the Amendment to the states." if view.sent else ""
        stars = [("★" if number < view.congress or view.sent else "☆", "") for number in range(FULL_CONGRESS)]
        held = FULL_CONGRESS if view.sent else view.congress
        tracks = [
            Track("Turn", turns, view.turn, "turn", f"Turn {view.turn} of 6, {TURN_YEARS[max(view.turn, 1) - 1]}"),
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
        camp = view.camp(side)
        rows = [
            f"Buttons {camp.buttons} of {SUPPLY[side]}",
            f"Campaigners {len(view.campaigners_of(side))}",
            f"Hand {camp.hand_size} · draw pile {camp.deck_size}",
        ]
        return CampFace(self.seats[side], side, rows, note="you" if side == view.seat else "")

    def table(self, view: View) -> dict[str, list[str]]:
        lists = {
            "Strategy": view.strategy_cards,
            "This turn": view.cards_in(TURN),
            "This game": view.cards_in(GAME),
            "Final Voting": view.cards_in(VOTING),
            "Claimed by the Suffragists": view.suffragist.claimed,
            "Claimed by the Opposition": view.opposition.claimed,
        }
        shown = {name: [words.title(key) for key in keys] for name, keys in lists.items() if keys}
        return shown or {"Strategy": []}

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        return log.chronicle(events, seat)

    def changed(self, events: Iterable[Event]) -> set[str]:
        states = set()
        for event in events:
            match event:
                case ("added" | "removed", _, _, state) | ("voted", state, _):
                    states.add(state)
        return states

    def hands_matter(self, position: Position) -> bool:
        return not self._voting(position.asking.step if position.asking else None)

    def colours(self, view: View) -> Sequence[str]:
        pending = view.pending
        if not isinstance(pending, Decision) or pending.seat != SUFFRAGIST or pending.about != "state":
            return ()
        free = pending.why == "add" and getattr(view.asking.step if view.asking else None, "colour", None) is None
        return (PURPLE, YELLOW) if free else ()

    def formality(self, view: View) -> bool:
        match view.asking.step if view.asking else None:
            case placing(n, states, per_state, so_far):
                return n == per_state * len(states) - sum(state in states for state in so_far)
        return False

    def card_begins(self, position: Position) -> bool:
        pending = position.pending
        return isinstance(pending, Decision) and pending.why in ("operations", "vote")

    def _voting(self, step: object) -> bool:
        return isinstance(step, pick_state | roll_for | compare)


def _fill(cubes: Mapping[str, int]) -> str:
    if not cubes:
        return "open"
    if len(cubes) > 1:
        return "mixed"
    ((colour, n),) = cubes.items()
    return f"{colour}-{min(n, 3)}"


SKINS: dict[str, Skin] = {VotesSkin.game.name: VotesSkin()}


def skin_for(match: Match[Any, Any]) -> Skin:
    """The looks of the game of `match`. Raises ValueError for a game the panel cannot show."""
    if match.game.name not in SKINS:
        raise ValueError(f"the panel has no looks for {match.game.name!r}; it knows {', '.join(SKINS)}")
    return SKINS[match.game.name]
