"""The table of a scenario: what its lines put where, what is left to be shuffled, and what no table can hold.

Cards that a scenario puts nowhere are out of the game, for everybody to see, so that what is unseen is what lies in
hands and decks.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from typing import Any

from vfw.votes.rules.board import NAMES, STATES
from vfw.votes.rules.deck import CARDS, EARLY, ERAS, LATE, MIDDLE, START, STATE, STRATEGY, keys, walk
from vfw.votes.rules.oppobot import START_TURNS
from vfw.votes.rules.placing import STATE_CARD
from vfw.votes.rules.position import (
    CUBES_TO_VOTE,
    OPPOSITION,
    OTHER,
    SIDES,
    SUPPLY,
    Camp,
    Holding,
    Lasting,
    Side,
    Step,
    side_of,
)
from vfw.votes.rules.seats import PARTNERS, Seat
from vfw.votes.rules.steps import campaigner, stays
from vfw.votes.rules.turn import STRATEGY_CARDS_OPEN
from vfw.votes.scenarios.cards import EVERY_DECK, SHUFFLED, Cards, Group
from vfw.votes.scenarios.fields import (
    CAMPAIGNERS_OF_A_COLOUR,
    FINAL_VOTING,
    PLANNING,
    SOLITAIRE,
    Moment,
    board,
    campaigners,
    congress,
    numbered,
    whole,
)
from vfw.votes.scenarios.seats import CLAIMED, HAND, Hands, seats_of
from vfw.votes.scenarios.setup_steps import begin, deal, deal_to_partner, lay, open_state_cards, open_strategy_cards
from vfw.votes.scenarios.supply import Supply, taken_by
from vfw.votes.scenarios.text import COMMA, SEMICOLON, Said, Sheet
from vfw.votes.telling.words import SIDE_NAMES, seat_words

STATE_CARDS_OPEN = 9
ONLY_WITH_A_HAND = ("buttons", "hand", "claimed", "shown", "knows")
LEFT_ASIDE = ("buttons",)
"""What a scenario for two gives the Opposition, and the Oppobot in its place does without."""
ERA_OF_TURN = {1: EARLY, 2: EARLY, 3: MIDDLE, 4: MIDDLE, 5: LATE, 6: LATE}
IN_ORDER = (START, *ERAS)
KNOWS = re.compile(r"(?:(?P<top>\d{1,3}) on top)?(?:, )?(?:(?P<bottom>\d{1,3}) at the bottom)?")


class Layout:
    """The lines that fill the table, carried out one after the other: those that name a card come before those that
    put the rest of an era somewhere."""

    def __init__(
        self, said: Sheet, begins: Moment, oppobot: str, opposition_deck: str, of_two: Collection[Side]
    ) -> None:
        self.said, self.begins, self.oppobot = said, begins, oppobot
        self.for_two = said.text("mode").words.lower() != SOLITAIRE
        self.cards = Cards(opposition_deck)
        self.rows = board(said)
        self.congress, self.sent = congress(said, self.rows)
        if begins.phase == FINAL_VOTING and not self.sent:
            raise said.text("begins").wrong(
                "Final Voting comes only once Congress has sent the Amendment; write “congress: sent”"
            )
        self.in_effect = tuple([self._lasting(one) for one in said.items("in effect", SEMICOLON)])
        self.out = self._named("out of the game", *EVERY_DECK)
        self.of_two, self.hands = of_two, Hands(said, self.cards, of_two, oppobot)
        self.camps: dict[Side, Camp] = {}
        self.holdings: dict[Side, Holding] = {}
        for side in SIDES:
            self._lay_before(side)
        self.strategy_cards = self._open("strategy cards", STRATEGY, STRATEGY_CARDS_OPEN)
        self.state_cards = self._open("state cards", STATE, STATE_CARDS_OPEN)
        stacked: dict[str, list[Group]] = {side: self.cards.stacked(self._deck(side), side) for side in SIDES}
        stacked[STRATEGY] = self.cards.stacked(self.said.items("strategy deck", SEMICOLON), STRATEGY)
        self.decks = {deck: self.cards.settled(groups, deck) for deck, groups in stacked.items()}
        if "strategy deck" not in said:
            self.decks[STRATEGY] = (Group(self._rest(STRATEGY), shuffled=True),)
        self.state_cards_left = () if "state cards" in said else self._rest(STATE)
        self.due = self._due()
        self.team = self._team()

    def table(self) -> dict[str, Any]:
        """The fields of the position that are known before a card is shuffled."""
        return {
            "oppobot": self.oppobot,
            "opposition_deck": self.cards.opposition_deck,
            **{colour: bytes(row) for colour, row in self.rows.cubes.items()},
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
        """What lines say of each seat that is not said of its side: fields of its holding. What it has seen comes
        besides what its side knows."""
        return {
            seat: {**self.hands.fields(seat), "seen": self.hands.seen_by(seat, self.holdings, self.decks)}
            for seat in seats_of(self.of_two)
        }

    def steps(self) -> tuple[Step, ...]:
        """What is done on this table until the game begins: shuffle, open, deal."""
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
        """What each side has to play, to the end of the game, and each partner to the end of the turn."""
        partners = [seat for side in self.of_two if self.hands.of(side, HAND) is not None for seat in PARTNERS[side]]
        return (*[self._supply(side) for side in SIDES], *map(self._supply_of_partner, partners))

    def _supply_of_partner(self, seat: Seat) -> Supply:
        place, hand = PARTNERS[side_of(seat)].index(seat), self.hands.fields(seat)[HAND]
        rounds = self.begins.rounds_of(side_of(seat), place, len(PARTNERS[side_of(seat)]))
        held = len(hand) if self.begins.phase != PLANNING else None
        line = self.said.text(f"{seat} {HAND}").line
        return Supply(seat, seat_words(seat), line, held, cards=0, rounds=0, now=rounds, taken=0)

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
            taken=taken_by([*own, *held.claimed, *to_claim], [*theirs, *their_claimed]),
        )

    def _to_play(self, side: Side) -> list[str]:
        """The cards of a side in its hand, in its deck, and of the Oppobot those beside its deck."""
        deck = [key for group in self.decks[side] for key in group.cards]
        return [*self.holdings[side].hand, *deck, *(self.due if self._is_oppobot(side) else ())]

    def _named(self, key: str, *decks: str) -> tuple[str, ...]:
        """The cards of these decks that a line names; from now on they lie there."""
        return tuple([self.cards.take(one, *decks) for one in self.said.items(key, SEMICOLON)])

    def _names_hand(self, side: Side) -> bool:
        return f"{side} {HAND}" in self.said or self.hands.of(side, HAND) is not None

    def _has_hand(self, side: Side) -> bool:
        return not self._is_oppobot(side)

    def _is_oppobot(self, side: Side) -> bool:
        return bool(self.oppobot) and side == OPPOSITION

    # What lies open

    def _lasting(self, said: Said) -> Lasting:
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
        """The states with enough cubes for somebody to have claimed their card."""
        return [state for state in STATES if max(self.rows.strength(side, state) for side in SIDES) >= CUBES_TO_VOTE]

    def _rest(self, deck: str) -> tuple[str, ...]:
        """The cards of a deck that lie nowhere, and could lie in it; now they do."""
        gone = [STATE_CARD[state] for state in (*self._claimed_states(), *self.rows.voted())]
        cards = tuple([key for key in self.cards.nowhere(deck) if key not in (*gone, *self.cards.unused)])
        self.cards.put(cards, self.said.end)
        return cards

    # The two sides

    def _lay_before(self, side: Side) -> None:
        """What a side and its player have before them, all but the deck."""
        for what in () if self._has_hand(side) else ONLY_WITH_A_HAND:
            if f"{side} {what}" in self.said and not (self.for_two and what in LEFT_ASIDE):
                raise self.said.text(f"{side} {what}").wrong(f"the Oppobot plays without “{what}”; leave this line out")
        buttons = whole(self.said.text(f"{side} buttons", "0"), f"{side} buttons", 0, SUPPLY[side])
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

    def _deck(self, side: Side) -> list[Said]:
        """How the deck of a side is stacked; where nothing is said, with the eras that are still to come."""
        eras = ERAS[ERAS.index(ERA_OF_TURN[self.begins.turn]) :]
        return self.said.items(f"{side} deck", SEMICOLON, "; ".join([f"{era}, {SHUFFLED}" for era in eras]))

    def _seen_by(self, side: Side) -> tuple[str, ...]:
        """What the player of a side knows of the other hand and of the own deck."""
        return (*self._shown(OTHER[side]), *self._known(side))

    def _known(self, side: Side) -> tuple[str, ...]:
        """The cards at both ends of a deck that its player knows."""
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
        """The cards of a hand that the other player has seen."""
        shown = tuple([self.cards.find(one, side) for one in self.said.items(f"{side} shown", SEMICOLON)])
        if not {*shown} <= {*self.holdings[side].hand}:
            raise self.said.text(f"{side} shown").wrong(
                f"shown can be what is in the hand; name it in “{side} hand” too"
            )
        return shown

    def _is_mixed(self, side: Side) -> bool:
        """Whether hand and deck are not, or cannot be known to be, Early above Middle above Late."""
        hand = sorted({CARDS[key].era for key in self.holdings[side].hand}, key=IN_ORDER.index)
        deck = [{CARDS[key].era for key in group.cards} for group in self.decks[side]]
        eras = [IN_ORDER.index(era) for era in (*hand, *[era for group in deck for era in group])]
        said = [one.words.lower() for one in self.said.items("mixed", COMMA)]
        return side in said or eras != sorted(eras) or any(len(group) > 1 for group in deck)

    # The campaigners, and the cards that bring them

    def _due(self) -> tuple[str, ...]:
        """The Start cards of the Oppobot that lie beside its deck, because their turn is still to come."""
        if not self.oppobot:
            return ()
        starts = zip(START_TURNS, keys(self.cards.opposition_deck, START), strict=True)
        now = (self.begins.turn, self.begins.round)
        return tuple([key for turn, key in starts if now <= (turn, 1) and not self.cards.lies(key)])

    def _team(self) -> tuple[tuple[str, str], ...]:
        """The campaigners on the board: where nothing is said, those of the Start cards that have been played."""
        decks = [group.cards for side in SIDES for group in self.decks[side]]
        coming = [key for cards in (*[self.holdings[side].hand for side in SIDES], *decks, self.due) for key in cards]
        if "campaigners" in self.said:
            team = campaigners(self.said.items("campaigners", COMMA))
        else:
            starts = [key for side in SIDES for key in self.cards.decks[side] if CARDS[key].era == START]
            team = numbered([one for key in starts if key not in coming for one in brought_by(key)])
        there = Counter([name[:-1] for name, _ in team])
        for key in coming:
            for colour, _ in brought_by(key):
                there[colour] += 1
                if there[colour] > CAMPAIGNERS_OF_A_COLOUR:
                    raise self.said.text("campaigners").wrong(
                        f"“{CARDS[key].title}” will bring a third {colour} campaigner; a game has "
                        f"{CAMPAIGNERS_OF_A_COLOUR} of each colour, so place fewer, or put the card “out of the game”"
                    )
        return team


def brought_by(key: str) -> list[tuple[str, str]]:
    """The colours and regions of the campaigners that a card brings."""
    return [(step.colour, step.region) for step in walk(CARDS[key].steps) if isinstance(step, campaigner)]
