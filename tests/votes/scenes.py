"""Scenes: a table arranged in one line, a card played on it, and what that changes.

    scene(NY="R", dice=[d8(2)]).play("Frederick Douglass").at("NY VT").leaves(NY="", VT="P").done()

New York holds a red cube. The Suffragists play the card, a d8 shows 2, they add a cube in New York and one in Vermont,
and that has changed nothing but these two states. `done` says that nothing of the card is left to be done.

A State or Strategy card is played as a claimed one, by the Suffragists or by the side that is named:

    scene(buttons=1).play("Montana", by=OPPOSITION).leaves(buttons=3).done()

The Oppobot plays a card as the top one of its deck, and the dice that draw states are named after these states:

    solitaire(dice=drawing("ID MT NJ")).play("Conservative Opposition").leaves(**each("ID MT NJ", "RR")).done()

Everything is played through `VotesForWomen().answer`: a wrong word fails with the question and what it expects.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Self

import pytest

from tests.votes import tables
from tests.votes.arranging import ATLANTIC as ATLANTIC
from tests.votes.arranging import GAME as GAME
from tests.votes.arranging import KEYS as KEYS
from tests.votes.arranging import MIDWEST as MIDWEST
from tests.votes.arranging import NORTHEAST as NORTHEAST
from tests.votes.arranging import PLAINS as PLAINS
from tests.votes.arranging import SOUTH as SOUTH
from tests.votes.arranging import WEST as WEST
from tests.votes.arranging import Dice as Dice
from tests.votes.arranging import arranged
from tests.votes.arranging import d4 as d4
from tests.votes.arranging import d6 as d6
from tests.votes.arranging import d8 as d8
from tests.votes.arranging import dealt as dealt
from tests.votes.arranging import drawing as drawing
from tests.votes.arranging import each as each
from tests.votes.arranging import in_region as in_region
from tests.votes.tables import cell, without
from vfw.core import Decision, IllegalReply, Outcome, Reply, Roll, Shuffle
from vfw.votes.rules.board import STATES
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.oppobot import commit_to_die
from vfw.votes.rules.placing import claim
from vfw.votes.rules.position import Draft, Position, Step, Task
from vfw.votes.rules.seats import OPPOSITION, OTHER, SUFFRAGIST, Side, side_of
from vfw.votes.rules.strategy_phase import commit
from vfw.votes.rules.tabletop import NORMAL, PURPLE
from vfw.votes.rules.turn import clean_up, next_round


@dataclass(frozen=True)
class claims(Step):
    """`card`, which lay open, is claimed."""

    card: str

    def do(self, draft: Draft) -> None:
        claim(draft, self.card)


class scene(arranged):
    """A table, and what happens on it.

    A state is named by its postal code and holds letters, "PPY" or "RR" or "", or it has "ratified" or "rejected".
    `hand`, `deck`, `claimed` and `buttons` are those of the side that plays first, `their_...` those of its opponent;
    where a hand or a deck is not given it is as dealt. `at` is one of TABLES: where two play for a side, `hand` is that
    of the partner whose round it is, and `partners_hand` the other's. A deck is given top card first, `strategy_deck`
    too. No State card is open unless it is named. `dice` fall in this order; each of the `shuffles` brings its cards
    to the front in this order, and the others follow by their keys. With `oppobot`, one of DIFFICULTIES, that is the
    Opposition: it has no hand, `deck` or `their_deck` is its own, and the titles of the Opposition's cards name its
    copies of them.
    """

    # What happens

    def take(self, title: str, by: Side | None = None) -> Self:
        """Let a side take a card to play it, from wherever it was, into its hand or its claimed cards.

        The side is the owner of the card; a State or Strategy card is taken `by` a side.
        """
        key = self._key(title)
        table = self._waiting_for(by or CARDS[key].side or SUFFRAGIST, key)
        tables.take(table, self.side, key)
        self._begin(table, key)
        if (self.asked, self.asked_side) == ("card", self.side):
            self.answer(key)
        return self

    def play(self, title: str, use: str = "event", by: Side | None = None) -> Self:
        """A side plays a card."""
        self.take(title, by)
        if self.asked == "use":
            self.answer(use)
        seat = self.position.seat_of(self.side)
        assert ("played", seat, self.card, use) in self.news, f"{title} was not played: {self._waits()}"
        return self

    def oppobot_claims(self, title: str) -> Self:
        """In place of its round the Oppobot claims a State or Strategy card, wherever it was, and plays it at once."""
        key = self._key(title)
        table = self._waiting_for(OPPOSITION)
        tables.take(table, OPPOSITION, key)
        table.alter_held(table.seat_of(OPPOSITION), claimed=())
        table.todo = (*table.todo[:-1], Task(claims(key), OPPOSITION, ""))
        self._begin(table, key)
        return self

    def round_of(self, side: Side) -> Self:
        """It is the turn of `side` to play a card."""
        self._begin(self._waiting_for(side))
        return self

    def strategy_phase(self) -> Self:
        """A turn has begun and its cards are drawn; `buttons` are those of the Suffragists."""
        table = self._arranged(SUFFRAGIST)
        table.round = 0
        committing = commit_to_die() if self._oppobot else commit()
        table.todo = (Task(next_round(), SUFFRAGIST, ""), Task(committing, SUFFRAGIST, ""))
        self._begin(table)
        return self

    def does(self, side: Side, *steps: Step) -> Self:
        """The side carries out these steps, as if a card said so; the Oppobot in place of its round."""
        table = self._waiting_for(side)
        waiting = table.todo[:-1] if self._oppobot and side == OPPOSITION else table.todo
        table.todo = (*waiting, *[Task(step, side, "") for step in reversed(steps)])
        self._begin(table)
        return self

    def clean_up(self) -> Self:
        """The rounds of the turn are over. `buttons` and `hand` are those of the Suffragists."""
        table = self._arranged(SUFFRAGIST)
        table.todo = (Task(clean_up(), SUFFRAGIST, ""),)
        self._begin(table)
        return self

    def answer(self, *words: Reply) -> Self:
        """Answer one question after the other: a state, a color, "keep", the number of a die, the title of a card."""
        for word in words:
            self._moved = []
            self._carry_on(GAME.answer(self.position, self._reply(word)))
        return self

    def puts(self, on_top: Sequence[str] = (), at_bottom: Sequence[str] = ()) -> Self:
        """Cards looked at go back one by one, the first one first; the last one goes without being asked for."""
        self.answer(*on_top)
        if self.asked == "card" and "done" in self.legal:
            self.answer("done")
        return self.answer(*at_bottom[:-1])

    def at(self, *states: str, color: str = PURPLE) -> Self:
        """Add or remove a cube in each of these states, in this order; `color` if there is a choice.

        A cube that had nowhere else to go, so that no seat was asked, is named here too.
        """
        for state in " ".join(states).split():
            if not self._moved and self.asked == "state":
                self.answer(state)
            if not self._moved and self.asked == "colour":
                self.answer(color)
            assert self._moved, f"no cube can come or go in {state}: {self._waits()}"
            moved = self._moved.pop(0)
            assert moved == state, f"without being asked, a cube came or went in {moved} and not in {state}"
        return self

    # Observations

    @property
    def asked(self) -> str:
        """Return the subject of the pending decision; "" for dice, and once the game is over."""
        return self.position.pending.about if isinstance(self.position.pending, Decision) else ""

    @property
    def asked_side(self) -> str:
        return side_of(self.asked_seat) if self.asked_seat else ""

    @property
    def asked_seat(self) -> str:
        return self.position.pending.seat if isinstance(self.position.pending, Decision) else ""

    @property
    def legal(self) -> list[str | int]:
        """Return the possible answers, cards by their titles."""
        choices = self.position.pending.choices if isinstance(self.position.pending, Decision) else ()
        return [_title(choice) if isinstance(choice, str) else choice for choice in choices]

    @property
    def outcome(self) -> tuple[str | None, str] | None:
        pending = self.position.pending
        return (side_of(pending.winners[0]), pending.reason) if isinstance(pending, Outcome) else None

    def refuses(self, *words: Reply) -> Self:
        """None of these words answers the question."""
        for word in words:
            with pytest.raises(IllegalReply):
                GAME.answer(self.position, self._reply(word))
        return self

    def leaves(self, **expected: Any) -> Self:
        """Exactly this has changed since the card was taken in hand, the card's own place apart.

        Besides states: congress, sent, campaigners, in_effect, state_cards, strategy_cards, and buttons, hand, deck,
        discards, claimed, each also with `their_`.
        """
        now = self._facts(self.position)
        changed = {name: fact for name, fact in now.items() if fact != self._before[name]}
        assert changed == expected, f"it has left\n  {changed}, not\n  {expected};\n{self._waits()}"
        return self

    def done(self) -> None:
        """Check that nothing of the card is pending, every die was rolled, and every card has one place.

        The next card is asked for: of the other side, or of the same one where it may play a claimed card too.
        """
        position = self.position
        assert not self.dice, f"these dice did not fall: {self.dice}"
        assert not self.shuffles, f"these cards were not shuffled: {self.shuffles}"
        if self.outcome:
            return
        waiting = [task for task in (*position.todo, position.asking) if task and task.card]
        assert not waiting, f"{waiting} is still to be done; {self._waits()}"
        assert not position.card, f"{position.card} still counts as the card being played"
        assert self.asked == "card", f"nobody is asked for the next card; {self._waits()}"
        assert not any(held.drawn for held in position.holdings), "somebody is still looking at cards"
        lie, belong = Counter(tables.everywhere(position)), Counter(tables.of_this_game(position))
        assert lie == belong, f"a card was lost, {belong - lie}, or doubled, {lie - belong}"

    # How it is done

    def _waits(self) -> str:
        pending = self.position.pending
        expected = "nothing" if isinstance(pending, Outcome) else pending.expected()
        return f"the game waits for “{pending.label}”, and expects {expected}"

    def _facts(self, position: Position) -> dict[str, Any]:
        facts: dict[str, Any] = {state: cell(position, state) for state in STATES}
        facts["congress"] = position.congress
        facts["sent"] = position.sent
        facts["campaigners"] = ", ".join(f"{name[:-1]} {region}" for name, region in position.campaigners)
        facts["in_effect"] = {_title(lasting.card): lasting.box for lasting in position.in_effect}
        for zone in ("state_cards", "strategy_cards"):
            facts[zone] = [_title(key) for key in getattr(position, zone)]
        for whose, side in (("", self.side), ("their_", OTHER[self.side])):
            camp, held = position.camp(side), position.held_for(side)
            facts[f"{whose}buttons"] = camp.buttons
            piles = {"hand": held.hand, "deck": camp.deck, "discards": camp.discards, "claimed": held.claimed}
            for zone, cards in piles.items():
                facts[whose + zone] = [_title(key) for key in cards if key != self.card]
        return facts

    def _waiting_for(self, side: Side, key: str = "") -> Draft:
        """The table with the question which card `side` plays still to be asked.

        Where the other side may still play a claimed card, or the card comes from the hand, that offer is declined.
        """
        if not self._begun:
            table = self._arranged(side)
            # The round as it waits in every game; where the Opposition plays, the Suffragists have done so.
            started = self._started
            assert started.asking
            table.todo = (*started.todo, started.asking) if side == SUFFRAGIST else started.todo
            return table
        pending = self.position.pending
        if isinstance(pending, Decision) and pending.why == "claimed" and (side != self.asked_side or _is_event(key)):
            self.answer("done")
        assert (self.asked, self.asked_side) == ("card", side), f"the {side} cannot play: {self._waits()}"
        self.side = side
        table = self.position.draft()
        assert table.asking
        table.todo = (*table.todo, table.asking)
        return table

    def _begin(self, table: Draft, card: str = "") -> None:
        """From here on is counted what has changed, the place of `card` apart."""
        self.card, self.news = card, []
        self._before = self._facts(table)
        self._carry_on(table.carried_out())

    def _carry_on(self, position: Position) -> None:
        self._see(position)
        while True:
            pending = self.position.pending
            if isinstance(pending, Roll) and self.dice:
                dice = self.dice.pop(0)
                assert (dice.sides, len(dice.faces)) == (pending.sides, pending.n), f"{dice} does not answer {pending}"
                self._see(GAME.answer(self.position, dice.faces))
            elif isinstance(pending, Shuffle) and self.shuffles:
                front = self.shuffles.pop(0)
                self._see(GAME.answer(self.position, (*front, *without(pending.cards, front))))
            else:
                return

    def _reply(self, word: Reply) -> Reply:
        """The word the game knows: the key where it is the title of a card."""
        if isinstance(word, tuple):
            return tuple([self._key(one) if isinstance(one, str) else one for one in word])  # type: ignore[return-value]
        return self._key(word) if isinstance(word, str) else word

    def _see(self, position: Position) -> None:
        self.position = position
        self.news += position.news
        self._moved += [event[3] for event in position.news if event[0] in ("added", "removed")]


def solitaire(**arrangement: Any) -> scene:
    """A scene against the Oppobot with its usual dice."""
    return scene(oppobot=NORMAL, **arrangement)


SILENT = {"their_deck": [], "campaigners": "yellow West"}
"""A table against the Oppobot in a round of the Suffragists: it has no card and no campaigner, and does nothing."""


def _is_event(key: str) -> bool:
    return key in CARDS and CARDS[key].is_event


def _title(word: str) -> str:
    return CARDS[word].title if word in CARDS else word
