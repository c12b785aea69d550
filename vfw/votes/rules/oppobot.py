"""The automaton that plays the Opposition by dice: its Strategy Phase, its round, its Campaigning, its votes.

It has no hand, no buttons and no choice, so it belongs to the rules and is no computer player. It rolls the blue d4
and, in Final Voting, a gray d6 or d8. Either, or both, can be black for a harder game: black dice have a 2 in place of
the 1. Rules: Managing the Oppobot.  Oppobot rulings 1 to 9.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from vfw.core.questions import Decision, Roll, Shuffle
from vfw.votes.rules.actions import move_campaigner
from vfw.votes.rules.automatic import claim_drawn, highest, red_cubes
from vfw.votes.rules.benefit import would_help
from vfw.votes.rules.board import REGION_STATES, by_nearness
from vfw.votes.rules.deck import CARDS, START, keys
from vfw.votes.rules.draws import draw_one, draw_region, draw_state, undecided
from vfw.votes.rules.partners import WHO_BIDS, win_strategy_card
from vfw.votes.rules.placing import STATE_CARD, may_add, with_cubes
from vfw.votes.rules.playing import CAMPAIGN, EVENT, play_event, put_away
from vfw.votes.rules.position import Draft, Position, Step
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.steps import pay
from vfw.votes.rules.tabletop import BLACK_D4, BLACK_D6, HARD, RED, Table

SET_ASIDE_OF_EACH_ERA: Final = 2
CAMPAIGN_SIDES: Final = 4
STRATEGY_SIDES: Final = 4
START_TURNS: Final = (1, 3, 5)


def rolls_black_d4(table: Table) -> bool:
    """Return whether the Oppobot's d4 of the Strategy Phase and of Campaigning is the black one."""
    return table.oppobot in (BLACK_D4, HARD)


def votes_with_black_die(table: Table) -> bool:
    """Return whether the Oppobot's d6 or d8 of Final Voting is a black one."""
    return table.oppobot in (BLACK_D6, HARD)


def counted(face: int, black: bool) -> int:
    """Return the count of a face of a die: on black dice the 1 is a 2.  Oppobot ruling 2."""
    return max(face, 2) if black else face


@dataclass(frozen=True)
class shuffle_bot_deck(Step):
    """Shuffle the cards of an era, set two of them aside unseen, and put the others on top of the draw deck."""

    era: str

    def do(self, draft: Draft) -> Shuffle:
        """See `Step.do`."""
        return Shuffle(keys(draft.opposition_deck, self.era), f"oppobot {self.era}")

    def resume(self, draft: Draft, reply: tuple[str, ...]) -> None:
        """See `Step.resume`."""
        camp = draft.opposition
        aside, rest = reply[:SET_ASIDE_OF_EACH_ERA], reply[SET_ASIDE_OF_EACH_ERA:]
        draft.alter(OPPOSITION, deck=(*rest, *camp.deck), set_aside=(*camp.set_aside, *aside))


@dataclass(frozen=True)
class commit_to_die(Step):
    """Let the Suffragists commit buttons against a d4: one more than it can show is certain to win."""

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        draft.side, draft.card = SUFFRAGIST, ""
        draft.change_seats(WHO_BIDS)
        most = min(draft.buttons(SUFFRAGIST), STRATEGY_SIDES + 1)
        return self.choice(draft, "buttons", tuple(range(most + 1)), "strategy")

    def resume(self, draft: Draft, reply: int) -> None:
        """See `Step.resume`."""
        draft.tell("committed", SUFFRAGIST, reply)
        draft.then(answer_by_die(reply))


@dataclass(frozen=True)
class answer_by_die(Step):
    """Roll a d4 against `n` buttons.

    Below, the Suffragists claim a Strategy card; equal, neither side does; above, the Oppobot claims a random one. The
    buttons are spent in every case.
    """

    n: int

    def do(self, draft: Draft) -> Roll:
        """See `Step.do`."""
        draft.side = OPPOSITION
        return Roll(STRATEGY_SIDES, 1, "oppobot strategy")

    def resume(self, draft: Draft, reply: tuple[int]) -> None:
        """See `Step.resume`."""
        shown = counted(reply[0], rolls_black_d4(draft))
        draft.tell("threw", STRATEGY_SIDES, reply[0], "strategy", shown)
        if self.n:
            draft.side = SUFFRAGIST
            pay(draft, self.n)
        if self.n > shown:
            win_strategy_card(draft, SUFFRAGIST)
        elif self.n < shown:
            draft.then_for(OPPOSITION, "", claim_drawn())
        else:
            draft.tell("no strategy")


@dataclass(frozen=True)
class oppobot_plays(Step):
    """Play the Oppobot's round: a Start card in the first round of turns 1, 3 and 5, else the top card of its deck.

    It is an event, unless its condition fails or it has no benefit to the Oppobot: then it is a Campaigning action.
    """

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        draft.side, draft.card = OPPOSITION, ""
        key = next_start_card(draft)
        if not key:
            key, *_ = (*draft.opposition.deck, "")
            draft.alter(OPPOSITION, deck=draft.opposition.deck[1:])
        if not key:
            draft.then(canvass_all())
        elif CARDS[key].era == START or would_help(draft, key):
            draft.tell("played", draft.seat, key, EVENT)
            play_event(draft, key)
        else:
            draft.tell("played", draft.seat, key, CAMPAIGN)
            draft.then_for(OPPOSITION, key, canvass_all(), put_away())


def start_cards(table: Table) -> tuple[str, ...]:
    """Return the Start cards of the Oppobot's deck, in the order in which they are played."""
    return keys(table.opposition_deck, START)


def next_start_card(position: Position) -> str:
    """Return the Start card that is due in this round; "" in all other rounds, and if it has been played."""
    if position.round != 1 or position.turn not in START_TURNS:
        return ""
    key = start_cards(position)[START_TURNS.index(position.turn)]
    gone = key in position.opposition.discards or key in position.removed or position.is_in_effect(key)
    return "" if gone else key


@dataclass(frozen=True)
class canvass_all(Step):
    """Campaign for the Oppobot: once for each of its campaigners in play."""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        team = draft.campaigners_of(OPPOSITION)
        draft.then(*[draw_region(canvass(name)) for name, _ in team])


@dataclass(frozen=True)
class canvass(Step):
    """Move the campaigner `name` to `region` and let it speak in a state.

    The state is that of an open State card there (of several, a random one), else one drawn by a d8.  Oppobot ruling 7.
    """

    name: str
    region: str = ""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if dict(draft.campaigners)[self.name] != self.region:
            move_campaigner(draft, self.name, self.region)
        with_card = [state for state in REGION_STATES[self.region] if STATE_CARD[state] in draft.state_cards]
        targets = undecided(draft, tuple(with_card))
        if targets:
            draft.tell("aimed", OPPOSITION, targets)
        draft.then(draw_one(targets, "state", speak_in()) if targets else draw_state(speak_in(), self.region))


@dataclass(frozen=True)
class speak_in(Step):
    """Roll a d4 for the number of red cubes that are added in `state`."""

    state: str = ""

    def do(self, draft: Draft) -> Roll:
        """See `Step.do`."""
        return Roll(CAMPAIGN_SIDES, 1, "oppobot campaigning")

    def resume(self, draft: Draft, reply: tuple[int]) -> None:
        """See `Step.resume`."""
        n = counted(reply[0], rolls_black_d4(draft))
        draft.tell("threw", CAMPAIGN_SIDES, reply[0], "cubes", n)
        draft.then(spread(n, self.state))


@dataclass(frozen=True)
class spread(Step):
    """Add `n` red cubes in `target`.

    The rest, when it rejects, goes to the nearest undecided state of the region, up to its fourth cube, then to the
    next nearest; ties at random.  Oppobot ruling 4.
    """

    n: int
    target: str
    state: str = ""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if not self.n:
            return
        here = self.state or self.target
        if may_add(draft, OPPOSITION, (here,)):
            draft.then(red_cubes(1, here), replace(self, n=self.n - 1))
            return
        for ring in by_nearness(self.target):
            if near := undecided(draft, tuple(ring)):
                draft.then(draw_one(near, "state", self))
                return
        draft.tell("left over", OPPOSITION, self.n)


def to_vote_next(table: Table) -> tuple[str, ...]:
    """Return the states among which the Oppobot picks in Final Voting.

    They are those with the most red cubes; if there are none, those with the fewest Suffragist cubes.
    """
    states = undecided(table)
    if with_cubes(table, (RED,), states):
        return highest({state: table.strength(OPPOSITION, state) for state in states})
    return highest({state: -table.strength(SUFFRAGIST, state) for state in states})
