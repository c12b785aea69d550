"""The sequence of play, as steps: setup, planning, operations, cleanup, final voting.

Rules: Setup, Sequence of Play, Final Voting.  Rulings 14, 15, 28 and 29.
"""

from __future__ import annotations

from dataclasses import dataclass

from vfw.core.questions import Decision, Roll, Shuffle
from vfw.votes.rules import effects
from vfw.votes.rules.deck import CARDS, EARLY, LATE, MIDDLE, START, STATE, STRATEGY, keys
from vfw.votes.rules.lots import by_lot, undecided
from vfw.votes.rules.oppobot import (
    commit_to_die,
    counted,
    oppobot_plays,
    shuffle_bot_deck,
    to_vote_next,
    votes_with_black_die,
)
from vfw.votes.rules.placing import decide
from vfw.votes.rules.playing import EVENT, actions, draw_to, may_be_event, play_event, play_from_hand, put_out_of_effect
from vfw.votes.rules.position import (
    GAME,
    OPPOSITION,
    OTHER,
    RATIFIED,
    REJECTED,
    ROUNDS,
    SIDES,
    SUFFRAGIST,
    TURN,
    TURNS,
    Draft,
    Step,
    Table,
)
from vfw.votes.rules.steps import pay
from vfw.votes.rules.strategy_phase import commit

STATE_CARDS_SET_ASIDE = 3
STRATEGY_CARDS_OPEN = 3
CARDS_DRAWN = 6


@dataclass(frozen=True)
class set_up(Step):
    """Shuffle every deck, deal, and begin the first turn. The Oppobot has a deck of its own, and no hand."""

    def do(self, draft: Draft) -> None:
        eras = (LATE, MIDDLE, EARLY)
        piles: list[Step] = [shuffle_onto(side, era) for side in with_hands(draft) for era in eras]
        if draft.oppobot:
            piles += [shuffle_bot_deck(era) for era in eras]
        draft.then(shuffle_state_cards(), shuffle_strategy_cards(), *piles, next_turn())
        for side in with_hands(draft):
            draft.alter(side, hand=keys(side, START))


def with_hands(table: Table) -> tuple[str, ...]:
    """The sides that draw and hold cards."""
    return (SUFFRAGIST,) if table.oppobot else SIDES


@dataclass(frozen=True)
class shuffle_state_cards(Step):
    """The top three of the shuffled State cards are set aside; the others lie open."""

    def do(self, draft: Draft) -> Shuffle:
        return Shuffle(keys(STATE), "state cards")

    def told(self, draft: Draft, reply: tuple[str, ...]) -> None:
        draft.removed = (*draft.removed, *reply[:STATE_CARDS_SET_ASIDE])
        draft.state_cards = tuple(key for key in keys(STATE) if key not in draft.removed)


@dataclass(frozen=True)
class shuffle_strategy_cards(Step):
    """Three Strategy cards lie open beside the deck. Those that are no use to the Oppobot leave its games."""

    def do(self, draft: Draft) -> Shuffle:
        unused = [key for key in keys(STRATEGY) if draft.oppobot and not CARDS[key].oppobot]
        draft.removed = (*draft.removed, *unused)
        return Shuffle(tuple([key for key in keys(STRATEGY) if key not in unused]), "strategy cards")

    def told(self, draft: Draft, reply: tuple[str, ...]) -> None:
        draft.strategy_cards, draft.strategy_deck = reply[:STRATEGY_CARDS_OPEN], reply[STRATEGY_CARDS_OPEN:]


@dataclass(frozen=True)
class shuffle_onto(Step):
    """The shuffled cards of an era go on top of the draw deck, so that Early comes first and Late last."""

    deck: str
    era: str

    def do(self, draft: Draft) -> Shuffle:
        return Shuffle(keys(self.deck, self.era), f"{self.deck} {self.era}")

    def told(self, draft: Draft, reply: tuple[str, ...]) -> None:
        draft.alter(self.deck, deck=(*reply, *draft.camp(self.deck).deck))


@dataclass(frozen=True)
class next_turn(Step):
    """Planning: each side draws six. Then six rounds, the Suffragists first in each, and the cleanup."""

    def do(self, draft: Draft) -> None:
        draft.turn += 1
        draft.round = 0
        draft.tell("turn", draft.turn)
        for side in with_hands(draft):
            draw_to(draft, side, CARDS_DRAWN)
        strategy = commit_to_die() if draft.oppobot else commit()
        draft.then(*([strategy] if draft.turn > 1 else []), next_round())


@dataclass(frozen=True)
class next_round(Step):
    """Each side plays a card of its hand; after the sixth round comes the cleanup."""

    def do(self, draft: Draft) -> None:
        if draft.round == ROUNDS:
            draft.then(clean_up())
            return
        draft.round += 1
        theirs = oppobot_plays() if draft.oppobot else play_a_card(OPPOSITION)
        draft.then(play_a_card(SUFFRAGIST), theirs, next_round())


@dataclass(frozen=True)
class play_a_card(Step):
    """`by` plays one card of its hand, and perhaps one claimed card before or after it.

    Where no card of the hand can be played in any way, one is discarded.  Rulings 14 and 15.
    """

    by: str
    may_claim: bool = True

    def do(self, draft: Draft) -> Decision | None:
        draft.side, draft.card = self.by, ""
        hand = draft.camp(self.by).hand
        if not hand and self.may_claim:
            draft.then(play_a_claimed_card(self.by))
            return None
        playable = (
            hand if actions(draft, self.by) else tuple([key for key in hand if may_be_event(draft, self.by, key)])
        )
        claimed = playable_claims(draft, self.by) if self.may_claim else ()
        return self.choice(draft, "card", (*(playable or hand), *claimed), "operations")

    def told(self, draft: Draft, reply: str) -> None:
        if reply in draft.camp(self.by).claimed:
            draft.then(play_a_card(self.by, may_claim=False))
            play_claimed(draft, reply)
            return
        hand = draft.camp(self.by).hand
        draft.alter(self.by, hand=tuple([key for key in hand if key != reply]))
        if self.may_claim:
            draft.then(play_a_claimed_card(self.by))
        draft.then_for(self.by, reply, play_from_hand())


@dataclass(frozen=True)
class play_a_claimed_card(Step):
    """After the card of the hand, `by` may play one claimed card, or be done."""

    by: str

    def do(self, draft: Draft) -> Decision | None:
        draft.side, draft.card = self.by, ""
        claimed = playable_claims(draft, self.by)
        return self.choice(draft, "card", (*claimed, "done"), "claimed") if claimed else None

    def told(self, draft: Draft, reply: str) -> None:
        if reply != "done":
            play_claimed(draft, reply)


def playable_claims(draft: Draft, side: str) -> tuple[str, ...]:
    return tuple([key for key in draft.camp(side).claimed if may_be_event(draft, side, key)])


def play_claimed(draft: Draft, key: str) -> None:
    claimed = draft.camp(draft.side).claimed
    draft.alter(draft.side, claimed=tuple([other for other in claimed if other != key]))
    draft.tell("played", draft.side, key, EVENT)
    play_event(draft, key)


@dataclass(frozen=True)
class clean_up(Step):
    """Cards for the rest of the turn are discarded; after the sixth turn comes Final Voting, or the end."""

    def do(self, draft: Draft) -> None:
        if draft.turn == TURNS and not draft.sent:
            draft.end(OPPOSITION, "never sent")
            return
        lapsed = [TURN] if draft.turn < TURNS else [TURN, GAME]
        for lasting in draft.in_effect:
            if lasting.box in lapsed:
                put_out_of_effect(draft, lasting.card)
        draft.then(pick_state(SUFFRAGIST) if draft.turn == TURNS else next_turn())


@dataclass(frozen=True)
class pick_state(Step):
    """`by` picks the next state to vote; then the sides take turns picking.  Rules: Final Voting."""

    by: str

    def do(self, draft: Draft) -> Decision | None:
        draft.side, draft.card = self.by, ""
        if draft.oppobot and self.by == OPPOSITION:
            draft.then(by_lot(to_vote_next(draft), "state", call_vote(self.by)))
            return None
        return self.choice(draft, "state", undecided(draft), "vote")

    def told(self, draft: Draft, reply: str) -> None:
        draft.then(call_vote(self.by, reply))


@dataclass(frozen=True)
class call_vote(Step):
    """`state`, which `by` has picked, votes; then the other side picks."""

    by: str
    state: str = ""

    def do(self, draft: Draft) -> None:
        draft.tell("picked", self.by, self.state)
        draft.then(roll_for(self.state, self.by, (0, 0), then_other=True), pick_state(OTHER[self.by]))


@dataclass(frozen=True)
class roll_for(Step):
    """`by` rolls for `state`. `faces` are the dice that lie, Suffragist and Opposition; with `then_other` the other
    side rolls next, else the dice are compared."""

    state: str
    by: str
    faces: tuple[int, int]
    then_other: bool = False

    def do(self, draft: Draft) -> Roll:
        draft.side = self.by
        return Roll(voting_sides(draft, self.by), 1, f"{self.by} vote")

    def told(self, draft: Draft, reply: tuple[int, ...]) -> None:
        face = counted(reply[0], self.by == OPPOSITION and votes_with_black_die(draft))
        draft.tell("vote rolled", self.by, self.state, face, draft.strength(self.by, self.state))
        suffragist, opposition = self.faces
        faces = (face, opposition) if self.by == SUFFRAGIST else (suffragist, face)
        if self.then_other:
            draft.then(roll_for(self.state, OTHER[self.by], faces))
        else:
            draft.then(compare(self.state, faces))


def voting_sides(draft: Draft, side: str) -> int:
    return effects.die(draft, effects.voting_die, side, usual=6)


@dataclass(frozen=True)
class compare(Step):
    """The side behind may re-roll for a button, unless it could not win even with its highest face.  Ruling 28."""

    state: str
    faces: tuple[int, int]

    def do(self, draft: Draft) -> Decision | None:
        behind = OTHER[self.ahead(draft, self.faces)]
        draft.side = behind
        best = voting_sides(draft, behind)
        faces = (best, self.faces[1]) if behind == SUFFRAGIST else (self.faces[0], best)
        if draft.buttons(behind) and self.ahead(draft, faces) == behind:
            return self.choice(draft, "reroll", ("pass", "reroll"), self.state)
        self.told(draft, "pass")
        return None

    def told(self, draft: Draft, reply: str) -> None:
        if reply == "reroll":
            pay(draft, 1)
            draft.then(roll_for(self.state, draft.side, self.faces))
        else:
            won = self.ahead(draft, self.faces) == SUFFRAGIST
            decide(draft, self.state, RATIFIED if won else REJECTED)

    def ahead(self, draft: Draft, faces: tuple[int, int]) -> str:
        """Who wins the state with these dice: cubes are added, and ties go to whom they go."""
        lead = faces[0] + draft.strength(SUFFRAGIST, self.state) - faces[1] - draft.strength(OPPOSITION, self.state)
        if lead == 0:
            return SUFFRAGIST if effects.active(draft, effects.wins_ties, SUFFRAGIST) else OPPOSITION
        return SUFFRAGIST if lead > 0 else OPPOSITION
