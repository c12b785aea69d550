"""The table of a scenario: seats, cards and hands, the supply of cards, and the steps with which the game begins.

Cards that a scenario puts nowhere are out of the game, for everybody to see, so that the unseen cards are those in
hands and decks.

The supply tells whether the cards last to the last round, counted before anything is shuffled. The printed decks hold
16 cards a side more than there are rounds, and so last whatever cards are drawn besides. A scenario has fewer cards,
and a side without one passes its round over.

The steps are those of the setup in `turn.py`, for a table that a text has arranged: decks are stacked and shuffled,
cards are dealt, and the moment comes.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from vfw.core.players import PERSON
from vfw.core.questions import Shuffle
from vfw.front_matter import FrontMatter, SourceText
from vfw.votes.narration.words import SIDE_NAMES, count, seat_name
from vfw.votes.rules.board import NAMES, STATES
from vfw.votes.rules.deck import CARDS, EARLY, ERAS, LATE, MIDDLE, START, STATE, STRATEGY, keys, walk
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.oppobot import START_TURNS, commit_to_die, oppobot_plays
from vfw.votes.rules.placing import STATE_CARD
from vfw.votes.rules.playing import draw, draw_to
from vfw.votes.rules.position import Draft, Step, Verb
from vfw.votes.rules.seats import (
    ALONE,
    OPPOSITION,
    OTHER,
    PARTNERS,
    SIDE_OF_SEAT,
    SIDES,
    SUFFRAGIST,
    TWO_SEATS,
    Seat,
    Side,
    seats_for,
    side_of,
)
from vfw.votes.rules.special import discard_at_random, discard_theirs, play_one_of, search_deck
from vfw.votes.rules.steps import campaigner, stays
from vfw.votes.rules.strategy_phase import commit
from vfw.votes.rules.tabletop import CUBES_TO_VOTE, OPPOBOT, ROUNDS, SUPPLY, Camp, Holding, Lasting
from vfw.votes.rules.turn import STRATEGY_CARDS_OPEN, next_round, next_turn, play_a_card
from vfw.votes.scenarios.fields import (
    CAMPAIGNERS_OF_A_COLOR,
    COMMA,
    EVERY_DECK,
    FINAL_VOTING,
    PLANNING,
    SEMICOLON,
    SHUFFLED,
    SOLITAIRE,
    STRATEGY_PHASE,
    CardPool,
    DeckGroup,
    Moment,
    number_campaigners,
    parse_board,
    parse_campaigners,
    parse_congress,
    parse_whole_number,
)

SITTERS: Final = (PERSON, "random", "greedy", "steady", "planner", OPPOBOT)
HAND, CLAIMED, HAS_SEEN = "hand", "claimed", "has seen"
KEYS_OF_SEATS: Final = (
    *[f"{seat} {what}" for seats in PARTNERS.values() for seat in seats for what in (HAND, CLAIMED, HAS_SEEN)],
    *[f"{seat} {HAS_SEEN}" for seat in ALONE.values()],
)


def parse_partners(said: FrontMatter, oppobot: str) -> tuple[Side, ...]:
    """Parse the sides that two play: "suffragist", "opposition", or both."""
    sides = []
    for one in said.items("partners", COMMA):
        if one.words.lower() not in SIDES:
            raise one.wrong(
                f"{one.quoted} is no side that two can play; write “suffragist”, “opposition”, or “{', '.join(SIDES)}”"
            )
        if oppobot and one.words.lower() == OPPOSITION:
            raise one.wrong("the Oppobot plays the Opposition alone; leave “opposition” out here")
        sides.append(Side(one.words.lower()))
    return tuple([side for side in SIDES if side in sides])


def parse_open_hands(said: FrontMatter, of_two: Collection[Side], oppobot: str) -> bool:
    """Parse "hands: open": two against the Oppobot show each other their cards."""
    if "hands" not in said:
        return False
    line = said.text("hands")
    if line.words.lower() != "open":
        raise line.wrong(f"{line.quoted} cannot be; write “open”, or leave this line out")
    if not oppobot or not of_two:
        raise line.wrong(
            "hands lie open only where two play against the Oppobot; write “mode: solitaire” and “partners: "
            "suffragist”, or leave this line out"
        )
    return True


def seats_for_sides(of_two: Collection[Side]) -> tuple[Seat, ...]:
    """Return the seats of a table at which two play each of these sides.

    >>> seats_for_sides([OPPOSITION])
    ('suffragist', 'first-opposition', 'second-opposition')
    """
    return tuple([seat for side in SIDES for seat in seats_for(side, 1 + (side in of_two))])


def parse_players(said: Sequence[SourceText], oppobot: str, of_two: Collection[Side]) -> dict[str, str]:
    """Parse the players of the seats: "suffragist person, opposition random".

    The Oppobot plays in the games that are made for it.
    """
    seats = seats_for_sides(of_two)
    players: dict[str, str] = {str(seat): PERSON for seat in seats}
    if oppobot:
        players[ALONE[OPPOSITION]] = OPPOBOT
    for one in said:
        seat, _, who = one.words.lower().partition(" ")
        if seat not in seats or who.strip() not in SITTERS:
            raise one.wrong(
                f"{one.quoted} names no player; write {' or '.join(seats)}, and its player: {', '.join(SITTERS)}"
            )
        players[seat] = who.strip()
        by_rule = bool(oppobot) and side_of(seat) == OPPOSITION
        if (players[seat] == OPPOBOT) != by_rule:
            raise one.wrong("the Oppobot plays the Opposition where “mode: solitaire” is said, and only there")
    return players


class SeatHands:
    """The cards and the knowledge of each seat by its lines. Partners without such lines share those of their side."""

    def __init__(self, said: FrontMatter, cards: CardPool, of_two: Collection[Side], oppobot: str) -> None:
        self._said, self._cards, self._seats = said, cards, seats_for_sides(of_two)
        for seat in SIDE_OF_SEAT:
            by_rule = bool(oppobot) and side_of(seat) == OPPOSITION
            if by_rule or seat not in self._seats:
                self._refuse_lines_of(seat, by_rule)
        self._held = {
            (side, what): {seat: self._named(seat, what) for seat in PARTNERS[side]}
            for side in of_two
            for what in (HAND, CLAIMED)
            if self._is_said_of_each(side, what)
        }

    def of(self, side: Side, what: str) -> tuple[str, ...] | None:
        """Return what the partners of a side hold together; None if no line tells what each does."""
        by_seat = self._held.get((side, what))
        return None if by_seat is None else tuple([key for cards in by_seat.values() for key in cards])

    def fields(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        """Return the fields of a partner's holding, as far as lines tell them."""
        return {what: by_seat[seat] for (_, what), by_seat in self._held.items() if seat in by_seat}

    def seen_by(
        self, seat: Seat, whole: Mapping[Side, Holding], decks: Mapping[str, Sequence[DeckGroup]]
    ) -> tuple[str, ...]:
        """Return the cards that a seat has seen, in the hands of others and in its own draw deck.

        `whole` are all the cards that the sides hold, and `decks` their decks.
        """
        own = self.fields(seat).get(HAND, whole[side_of(seat)].hand if seat in TWO_SEATS else ())
        others = [key for held in whole.values() for key in held.hand if key not in own]
        deck = [key for group in decks[side_of(seat)] if not group.shuffled for key in group.cards]
        seen = []
        for one in self._said.items(f"{seat} {HAS_SEEN}", SEMICOLON):
            key = self._cards.find(one, *SIDES)
            if key not in (*others, *deck):
                raise one.wrong(
                    f"“{CARDS[key].title}” is in no other hand, and not among the cards that “{side_of(seat)} deck” "
                    "puts in an order; name it there too, or leave it out here"
                )
            seen.append(key)
        return tuple(seen)

    def _refuse_lines_of(self, seat: Seat, by_rule: bool) -> None:
        side = side_of(seat)
        remedy = f"write “{PARTNERS[side][0]} {HAS_SEEN}”" if seat in TWO_SEATS else f"write “partners: {side}” too"
        wrong = f"{seat} is no seat of this table; {remedy}"
        if by_rule:
            wrong = "the Oppobot plays the Opposition, holds no cards and has seen none; leave this line out"
        for key in KEYS_OF_SEATS:
            if key.startswith(f"{seat} ") and key in self._said:
                raise self._said.text(key).wrong(wrong)

    def _is_said_of_each(self, side: Side, what: str) -> bool:
        said = [f"{seat} {what}" for seat in PARTNERS[side] if f"{seat} {what}" in self._said]
        whole = f"{side} {what}"
        if said and whole in self._said:
            raise self._said.text(whole).wrong(f"“{said[0]}” says it of one partner; say it of each, not of both")
        if what == HAND and len(said) == 1:
            raise self._said.text(said[0]).wrong("it says what one partner holds; say it of the other too, or of none")
        return bool(said)

    def _named(self, seat: Seat, what: str) -> tuple[str, ...]:
        decks = (side_of(seat),) if what == HAND else (STRATEGY, STATE)
        return tuple([self._cards.take(one, *decks) for one in self._said.items(f"{seat} {what}", SEMICOLON)])


@dataclass(frozen=True)
class lay(Step):
    """Put cards on top of a deck, that of a side or of Strategy: in their order, or `shuffled`.

    The first `aside` of them are set aside unseen.
    """

    deck: str
    cards: tuple[str, ...]
    shuffled: bool = False
    aside: int = 0

    def do(self, draft: Draft) -> Shuffle | None:
        """See `Step.do`."""
        if self.shuffled and len(self.cards) > 1:
            return Shuffle(self.cards, f"{self.deck} cards")
        self.resume(draft, self.cards)
        return None

    def resume(self, draft: Draft, reply: tuple[str, ...]) -> None:
        """See `Step.resume`."""
        if self.deck == STRATEGY:
            draft.strategy_deck = (*reply, *draft.strategy_deck)
            return
        side = Side(self.deck)
        camp, aside = draft.camp(side), reply[: self.aside]
        draft.alter(side, deck=(*reply[self.aside :], *camp.deck), set_aside=(*camp.set_aside, *aside))


@dataclass(frozen=True)
class open_strategy_cards(Step):
    """Open the top three Strategy cards."""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        deck = draft.strategy_deck
        draft.strategy_cards, draft.strategy_deck = deck[:STRATEGY_CARDS_OPEN], deck[STRATEGY_CARDS_OPEN:]


@dataclass(frozen=True)
class open_state_cards(Step):
    """Open `n` of these State cards, drawn at random; the others leave the game."""

    cards: tuple[str, ...]
    n: int

    def do(self, draft: Draft) -> Shuffle | None:
        """See `Step.do`."""
        if len(self.cards) > self.n:
            return Shuffle(self.cards, "state cards")
        self.resume(draft, self.cards)
        return None

    def resume(self, draft: Draft, reply: tuple[str, ...]) -> None:
        """See `Step.resume`."""
        out = reply[: max(0, len(reply) - self.n)]
        draft.removed = (*draft.removed, *out)
        draft.state_cards = tuple([key for key in keys(STATE) if key in reply and key not in out])


@dataclass(frozen=True)
class deal(Step):
    """Deal the usual number of cards at that moment to `side`.

    Partners draw one after the other, each a card more than the rounds that are left to them.  Teams 4.
    """

    side: Side
    at: Moment

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        partners = draft.seats_of(self.side)
        if len(partners) == 1:
            draw_to(draft, partners[0], self.at.held(self.side))
            return
        for place, seat in enumerate(partners):
            rounds = 0 if self.at.phase == PLANNING else self.at.rounds_of(self.side, place, len(partners))
            draw_to(draft, seat, rounds + 1)


@dataclass(frozen=True)
class deal_to_partner(Step):
    """Deal an Early card to the partner who has no Start card.  Teams 3."""

    side: Side

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        for seat in draft.seats_of(self.side)[1:]:
            draw_to(draft, seat, 1)


@dataclass(frozen=True)
class begin(Step):
    """Begin the game at the moment of the scenario."""

    at: Moment

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        draft.turn = self.at.turn
        draft.round = self.at.round + ROUNDS - self.at.rounds_of_turn
        if self.at.phase == PLANNING:
            draft.turn -= 1
            draft.then(next_turn())
        elif self.at.phase == STRATEGY_PHASE:
            draft.then(commit_to_die() if draft.oppobot else commit(), next_round())
        elif self.at.phase == FINAL_VOTING:
            draft.change_seats(int(self.at.second))
            draft.then(pick_state(self.at.next))
        elif self.at.next == SUFFRAGIST:
            draft.round -= 1
            draft.then(next_round())
        else:
            draft.change_seats(draft.round_of_turn - 1)
            draft.then(oppobot_plays() if draft.oppobot else play_a_card(OPPOSITION), next_round())


DRAWS_ONE = (play_one_of, search_deck)
"""Verbs that play one of the cards looked at and put the others back."""


@dataclass(frozen=True)
class Supply:
    """The cards that a side has to play.

    Attributes:
        side: The side or seat, as a key of the scenario begins.
        who: The same in a sentence, as in "the Suffragists".
        line: The line of the scenario that tells the deck; otherwise the last one.
        hand: The cards held when the first round begins; None if six are drawn before.
        cards: The cards in hand and deck together.
        rounds: The rounds to the end of the game.
        now: Those of them that come before cards are drawn again.
        taken: The most cards that events can take besides those that are played, as far as the cards of a side are
            known: open Strategy cards, of which two take a card each, are not counted.
    """

    side: str
    who: str
    line: int
    hand: int | None
    cards: int
    rounds: int
    now: int
    taken: int

    @property
    def shortage(self) -> str:
        """Return a sentence, without its full stop, on rounds that may have no card to play; "" if there are none."""
        if self.hand is not None and self.hand < self.now:
            hand, rounds = count(self.hand, "card"), count(self.now, "round")
            return f"{self.who} {self._have} {hand} in hand for {rounds} of this turn"
        if self.cards >= self.rounds + self.taken:
            return ""
        besides = f", and events can take {self.taken} more" if self.taken else ""
        return f"{self.who} {self._have} {count(self.cards, 'card')} for {count(self.rounds, 'round')}{besides}"

    @property
    def remedy(self) -> str:
        """Return what to write in the scenario if there is a shortage."""
        if self.hand is not None and self.hand < self.now:
            return f"name {count(self.now, 'card')} in “{self.side} hand”, or leave that line out"
        return (
            f"let {count(self.rounds + self.taken, 'card')} lie in hand and deck, perhaps with another era at the "
            f"bottom: “{self.side} deck: Late, shuffled; Middle, shuffled”"
        )

    @property
    def _have(self) -> str:
        return "have" if self.who.endswith("s") else "has"


def cards_taken(own: Iterable[str], theirs: Iterable[str]) -> int:
    """Return how many cards events take from hand and deck of a side: its own events, and those of the other."""
    drawn = sum(_drawn(step) for key in own for step in walk(CARDS[key].steps))
    return drawn + sum(_discarded(step) for key in theirs for step in walk(CARDS[key].steps))


def _drawn(step: Verb) -> int:
    if isinstance(step, draw):
        return step.n
    return int(isinstance(step, DRAWS_ONE))


def _discarded(step: Verb) -> int:
    """Return how many cards a step of the other side takes: as many are drawn as are discarded."""
    if isinstance(step, discard_at_random):
        return step.n
    return int(isinstance(step, discard_theirs))


STATE_CARDS_OPEN = 9
ONLY_WITH_A_HAND = ("buttons", "hand", "claimed", "shown", "knows")
LEFT_ASIDE = ("buttons",)
"""The keys for the Opposition that a scenario for two has, and that the Oppobot does without."""
ERA_OF_TURN = {1: EARLY, 2: EARLY, 3: MIDDLE, 4: MIDDLE, 5: LATE, 6: LATE}
IN_ORDER = (START, *ERAS)
KNOWS = re.compile(r"(?:(?P<top>\d{1,3}) on top)?(?:, )?(?:(?P<bottom>\d{1,3}) at the bottom)?")


class Layout:
    """The lines that fill the table, in order: lines that name a card before those that place the rest of an era."""

    def __init__(
        self, said: FrontMatter, begins: Moment, oppobot: str, opposition_deck: str, of_two: Collection[Side]
    ) -> None:
        self.said, self.begins, self.oppobot = said, begins, oppobot
        self.for_two = said.text("mode").words.lower() != SOLITAIRE
        self.cards = CardPool(opposition_deck)
        self.rows = parse_board(said)
        self.congress, self.sent = parse_congress(said, self.rows)
        if begins.phase == FINAL_VOTING and not self.sent:
            raise said.text("begins").wrong(
                "Final Voting comes only once Congress has sent the Amendment; write “congress: sent”"
            )
        self.in_effect = tuple([self._lasting(one) for one in said.items("in effect", SEMICOLON)])
        self.out = self._named("out of the game", *EVERY_DECK)
        self.of_two, self.hands = of_two, SeatHands(said, self.cards, of_two, oppobot)
        self.camps: dict[Side, Camp] = {}
        self.holdings: dict[Side, Holding] = {}
        for side in SIDES:
            self._lay_before(side)
        self.strategy_cards = self._open("strategy cards", STRATEGY, STRATEGY_CARDS_OPEN)
        self.state_cards = self._open("state cards", STATE, STATE_CARDS_OPEN)
        stacked: dict[str, list[DeckGroup]] = {side: self.cards.stacked(self._deck(side), side) for side in SIDES}
        stacked[STRATEGY] = self.cards.stacked(self.said.items("strategy deck", SEMICOLON), STRATEGY)
        self.decks = {deck: self.cards.settled(groups, deck) for deck, groups in stacked.items()}
        if "strategy deck" not in said:
            self.decks[STRATEGY] = (DeckGroup(self._rest(STRATEGY), shuffled=True),)
        self.state_cards_left = () if "state cards" in said else self._rest(STATE)
        self.due = self._due()
        self.team = self._team()

    def table(self) -> dict[str, Any]:
        """Return the fields of the position that are known before a card is shuffled."""
        return {
            "oppobot": self.oppobot,
            "opposition_deck": self.cards.opposition_deck,
            **{color: bytes(row) for color, row in self.rows.cubes.items()},
            "votes": bytes(self.rows.votes),
            "congress": self.congress,
            "sent": self.sent,
            "campaigners": self.team,
            **{side: self.camps[side]._replace(mixed=self._is_mixed(side)) for side in SIDES},
            "holdings": tuple([self.holdings[side]._replace(seen=self._seen_by(side)) for side in SIDES]),
            "in_effect": self.in_effect,
            "strategy_cards": self.strategy_cards,
            "state_cards": self.state_cards,
            "removed": (*self.out, *[key for key in self.cards.nowhere(*EVERY_DECK) if key not in self.due]),
        }

    def by_seat(self) -> dict[Seat, dict[str, tuple[str, ...]]]:
        """Return the fields of each seat's holding that lines tell apart from its side.

        The cards that it has seen are in addition to those that its side knows.
        """
        return {
            seat: {**self.hands.fields(seat), "seen": self.hands.seen_by(seat, self.holdings, self.decks)}
            for seat in seats_for_sides(self.of_two)
        }

    def steps(self) -> tuple[Step, ...]:
        """Return the steps until the game begins: shuffle, open, deal."""
        steps: list[Step] = [lay(deck, *group) for deck, groups in self.decks.items() for group in reversed(groups)]
        if "strategy cards" not in self.said:
            steps.append(open_strategy_cards())
        if "state cards" not in self.said:
            claimed = [key for held in self.holdings.values() for key in held.claimed if CARDS[key].deck == STATE]
            steps.append(open_state_cards(self.state_cards_left, STATE_CARDS_OPEN - len(claimed)))
        for side in SIDES:
            usual = self.begins.held(side) if self._has_hand(side) else 0
            if usual and not self._names_hand(side):
                steps.append(deal_to_partner(side) if self.holdings[side].hand else deal(side, self.begins))
        return (*steps, begin(self.begins))

    def supplies(self) -> tuple[Supply, ...]:
        """Return the supply of each side, to the end of the game, and of each partner, to the end of the turn."""
        partners = [seat for side in self.of_two if self.hands.of(side, HAND) is not None for seat in PARTNERS[side]]
        return (*[self._supply(side) for side in SIDES], *map(self._supply_of_partner, partners))

    def _supply_of_partner(self, seat: Seat) -> Supply:
        place, hand = PARTNERS[side_of(seat)].index(seat), self.hands.fields(seat)[HAND]
        rounds = self.begins.rounds_of(side_of(seat), place, len(PARTNERS[side_of(seat)]))
        held = len(hand) if self.begins.phase != PLANNING else None
        line = self.said.text(f"{seat} {HAND}").line
        return Supply(seat, seat_name(seat), line, held, cards=0, rounds=0, now=rounds, taken=0)

    def _supply(self, side: Side) -> Supply:
        own, theirs = self._to_play(side), self._to_play(OTHER[side])
        to_claim = [] if self._is_oppobot(side) else [*self.state_cards, *self.state_cards_left]
        held, their_claimed = self.holdings[side], self.holdings[OTHER[side]].claimed
        hand, rounds = held.hand, self.begins.rounds(side)
        return Supply(
            side=side,
            who="the Oppobot" if self._is_oppobot(side) else SIDE_NAMES[side],
            line=self.said.text(f"{side} deck").line,
            hand=len(hand) if hand and self.begins.phase != PLANNING else None,
            cards=len(own) - sum(group.aside for group in self.decks[side]),
            rounds=self.begins.rounds_to_come(side),
            now=rounds,
            taken=cards_taken([*own, *held.claimed, *to_claim], [*theirs, *their_claimed]),
        )

    def _to_play(self, side: Side) -> list[str]:
        """Return the cards of a side in its hand and deck, and those of the Oppobot beside its deck."""
        deck = [key for group in self.decks[side] for key in group.cards]
        return [*self.holdings[side].hand, *deck, *(self.due if self._is_oppobot(side) else ())]

    def _named(self, key: str, *decks: str) -> tuple[str, ...]:
        """Return the cards of these decks that a line names, and put them there."""
        return tuple([self.cards.take(one, *decks) for one in self.said.items(key, SEMICOLON)])

    def _names_hand(self, side: Side) -> bool:
        return f"{side} {HAND}" in self.said or self.hands.of(side, HAND) is not None

    def _has_hand(self, side: Side) -> bool:
        return not self._is_oppobot(side)

    def _is_oppobot(self, side: Side) -> bool:
        return bool(self.oppobot) and side == OPPOSITION

    # Open cards

    def _lasting(self, said: SourceText) -> Lasting:
        card = CARDS[self.cards.take(said, *SIDES)]
        for step in walk(card.steps):
            if isinstance(step, stays):
                return Lasting(step.box, card.key, card.side, step.effects)
        raise said.wrong(
            f"“{card.title}” never stays in effect; put it among the discards of its side, or leave it out"
        )

    def _open(self, key: str, deck: str, most: int) -> tuple[str, ...]:
        cards = self._named(key, deck)
        if len(cards) > most:
            raise self.said.text(key).wrong(f"{len(cards)} {key} lie open; at most {most} do, so leave some out")
        for state in self._claimed_states():
            if STATE_CARD[state] in cards:
                raise self.said.text(key).wrong(
                    f"{NAMES[state]} has {CUBES_TO_VOTE} cubes, so its card is claimed; put it behind "
                    "“suffragist claimed” or “opposition claimed”, or leave it out"
                )
        return cards

    def _claimed_states(self) -> list[str]:
        """Return the states with enough cubes for a side to have claimed their card."""
        return [state for state in STATES if max(self.rows.strength(side, state) for side in SIDES) >= CUBES_TO_VOTE]

    def _rest(self, deck: str) -> tuple[str, ...]:
        """Return the cards without a place that could be in this deck, and put them there."""
        gone = [STATE_CARD[state] for state in (*self._claimed_states(), *self.rows.voted())]
        cards = tuple([key for key in self.cards.nowhere(deck) if key not in (*gone, *self.cards.unused)])
        self.cards.put(cards, self.said.end)
        return cards

    # The two sides

    def _lay_before(self, side: Side) -> None:
        """Return the fields of a side and its player, all but the deck."""
        for what in () if self._has_hand(side) else ONLY_WITH_A_HAND:
            if f"{side} {what}" in self.said and not (self.for_two and what in LEFT_ASIDE):
                raise self.said.text(f"{side} {what}").wrong(f"the Oppobot plays without “{what}”; leave this line out")
        buttons = parse_whole_number(self.said.text(f"{side} buttons", "0"), f"{side} buttons", 0, SUPPLY[side])
        named = self.hands.of(side, HAND)
        hand = self._named(f"{side} hand", side) if named is None else named
        at_the_start = (self.begins.turn, self.begins.phase) == (1, PLANNING)
        if not self._names_hand(side) and self._has_hand(side) and at_the_start:
            hand = self.cards.nowhere(side, era=START)
            self.cards.put(hand, self.said.end)
        discards = self._named(f"{side} discards", side)
        claimed = self.hands.of(side, CLAIMED)
        if claimed is None:
            claimed = self._named(f"{side} claimed", STRATEGY, STATE)
        self.holdings[side] = Holding(hand, claimed=claimed)
        self.camps[side] = Camp(
            buttons=buttons if self._has_hand(side) else 0,
            discards=discards,
            set_aside=self._named(f"{side} set aside", side),
        )

    def _deck(self, side: Side) -> list[SourceText]:
        """Return how the deck of a side is stacked; by default with the eras that are still to come."""
        eras = ERAS[ERAS.index(ERA_OF_TURN[self.begins.turn]) :]
        return self.said.items(f"{side} deck", SEMICOLON, "; ".join([f"{era}, {SHUFFLED}" for era in eras]))

    def _seen_by(self, side: Side) -> tuple[str, ...]:
        """Return what the player of a side knows of the other hand and of the own deck."""
        return (*self._shown(OTHER[side]), *self._known(side))

    def _known(self, side: Side) -> tuple[str, ...]:
        """Return the cards at both ends of a deck that its player knows."""
        groups = self.decks[side]
        said = self.said.text(f"{side} knows")
        known = KNOWS.fullmatch(said.words)
        if not known:
            raise said.wrong(f"{said.quoted} is not understood; write “2 on top, 3 at the bottom”, or one of the two")
        top, bottom = int(known["top"] or 0), int(known["bottom"] or 0)
        if top + bottom > (0 if any(group.shuffled for group in groups) else len(groups)):
            raise said.wrong(
                "known can be what this scenario puts in an order; name every card of the deck, or know fewer"
            )
        deck = [key for group in groups for key in group.cards]
        return (*deck[:top], *deck[len(deck) - bottom :])

    def _shown(self, side: Side) -> tuple[str, ...]:
        """Return the cards of a hand that the other player has seen."""
        shown = tuple([self.cards.find(one, side) for one in self.said.items(f"{side} shown", SEMICOLON)])
        if not {*shown} <= {*self.holdings[side].hand}:
            raise self.said.text(f"{side} shown").wrong(
                f"shown can be what is in the hand; name it in “{side} hand” too"
            )
        return shown

    def _is_mixed(self, side: Side) -> bool:
        """Return whether hand and deck are not, or cannot be known to be, Early above Middle above Late."""
        hand = sorted({CARDS[key].era for key in self.holdings[side].hand}, key=IN_ORDER.index)
        deck = [{CARDS[key].era for key in group.cards} for group in self.decks[side]]
        eras = [IN_ORDER.index(era) for era in (*hand, *[era for group in deck for era in group])]
        said = [one.words.lower() for one in self.said.items("mixed", COMMA)]
        return side in said or eras != sorted(eras) or any(len(group) > 1 for group in deck)

    # The campaigners, and the cards that bring them

    def _due(self) -> tuple[str, ...]:
        """Return the Start cards of the Oppobot that are beside its deck, because their turn is still to come."""
        if not self.oppobot:
            return ()
        starts = zip(START_TURNS, keys(self.cards.opposition_deck, START), strict=True)
        now = (self.begins.turn, self.begins.round)
        return tuple([key for turn, key in starts if now <= (turn, 1) and not self.cards.is_placed(key)])

    def _team(self) -> tuple[tuple[str, str], ...]:
        """Return the campaigners on the board; by default those of the Start cards that have been played."""
        decks = [group.cards for side in SIDES for group in self.decks[side]]
        coming = [key for cards in (*[self.holdings[side].hand for side in SIDES], *decks, self.due) for key in cards]
        if "campaigners" in self.said:
            team = parse_campaigners(self.said.items("campaigners", COMMA))
        else:
            starts = [key for side in SIDES for key in self.cards.decks[side] if CARDS[key].era == START]
            team = number_campaigners([one for key in starts if key not in coming for one in campaigners_brought(key)])
        there = Counter([name[:-1] for name, _ in team])
        for key in coming:
            for color, _ in campaigners_brought(key):
                there[color] += 1
                if there[color] > CAMPAIGNERS_OF_A_COLOR:
                    raise self.said.text("campaigners").wrong(
                        f"“{CARDS[key].title}” will bring a third {color} campaigner; a game has "
                        f"{CAMPAIGNERS_OF_A_COLOR} of each color, so place fewer, or put the card “out of the game”"
                    )
        return team


def campaigners_brought(key: str) -> list[tuple[str, str]]:
    """Return the colors and regions of the campaigners that a card brings."""
    return [(step.color, step.region) for step in walk(CARDS[key].steps) if isinstance(step, campaigner)]
