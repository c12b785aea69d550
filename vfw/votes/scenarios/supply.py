"""Whether the cards of a scenario last to its last round, counted before anything is shuffled.

The printed decks hold 16 cards a side more than there are rounds, and so last whatever cards are drawn besides. A
scenario has fewer cards, and a side without one passes its round over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from vfw.votes.rules.deck import CARDS, walk
from vfw.votes.rules.playing import draw
from vfw.votes.rules.position import Verb
from vfw.votes.rules.special import discard_at_random, discard_theirs, play_one_of, search_deck
from vfw.votes.telling.words import count

DRAWS_ONE = (play_one_of, search_deck)
"""Of the cards looked at one is played, and the others go back."""


@dataclass(frozen=True)
class Supply:
    """What a side has to play.

    Attributes:
        side: or seat, as a key of the scenario begins. who: in a sentence, as in "the Suffragists".
        line: of the scenario, the one that says what is in the deck; else the last one.
        hand: cards held when the first round begins; None where six are drawn before. cards: hand and deck together.
        rounds: to be played to the end of the game. now: those of them that come before cards are drawn again.
        taken: the most cards that events can take besides those that are played, as far as it is known which cards a
            side has: Strategy cards that still lie open, of which two take a card each, are not among them.
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
        """A sentence, without its full stop, that says why there may be no card to play in some round; "" where there
        is always one."""
        if self.hand is not None and self.hand < self.now:
            hand, rounds = count(self.hand, "card"), count(self.now, "round")
            return f"{self.who} {self._have} {hand} in hand for {rounds} of this turn"
        if self.cards >= self.rounds + self.taken:
            return ""
        besides = f", and events can take {self.taken} more" if self.taken else ""
        return f"{self.who} {self._have} {count(self.cards, 'card')} for {count(self.rounds, 'round')}{besides}"

    @property
    def remedy(self) -> str:
        """What to write in the scenario, where there is a shortage."""
        if self.hand is not None and self.hand < self.now:
            return f"name {count(self.now, 'card')} in “{self.side} hand”, or leave that line out"
        return (
            f"let {count(self.rounds + self.taken, 'card')} lie in hand and deck, perhaps with another era at the "
            f"bottom: “{self.side} deck: Late, shuffled; Middle, shuffled”"
        )

    @property
    def _have(self) -> str:
        return "have" if self.who.endswith("s") else "has"


def taken_by(own: Iterable[str], theirs: Iterable[str]) -> int:
    """How many cards events take from hand and deck of a side: those it may play itself, and those of the other."""
    drawn = sum(_drawn(step) for key in own for step in walk(CARDS[key].steps))
    return drawn + sum(_discarded(step) for key in theirs for step in walk(CARDS[key].steps))


def _drawn(step: Verb) -> int:
    if isinstance(step, draw):
        return step.n
    return int(isinstance(step, DRAWS_ONE))


def _discarded(step: Verb) -> int:
    """What a card of the other side takes: as many are drawn as are discarded."""
    if isinstance(step, discard_at_random):
        return step.n
    return int(isinstance(step, discard_theirs))
