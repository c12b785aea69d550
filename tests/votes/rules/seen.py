"""Knowledge of hidden cards: scenes in which they were looked at or put back."""

from tests.votes.games import fifth_turn, last_turn, whole_game
from tests.votes.scenes import scene
from vfw.core import Decision, Shuffle
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Seat, side_of
from vfw.votes.rules.view import View, view

SEATS = (*SIDES, None)
GAMES = [(whole_game, 2562), (whole_game, 5939), *[(fifth_turn, seed) for seed in (1, 6, 8, 24, 31)], (last_turn, 1)]
"""In the first two, seven Strategy cards are played, and in the second there is Final Voting."""


def hidden(position: Position, seat: str | None) -> set[str]:
    """The cards whose place `seat` must not learn.

    Those in a deck, unless it has put them there or is looking through it; those in another hand, unless it has seen
    them; those another seat is looking at; the Strategy deck; and those set aside, which no seat knows.
    """
    cards = {*position.strategy_deck}
    for side in SIDES:
        cards.update(position.camp(side).set_aside, position.camp(side).deck)
    for owner, held in zip(position.seats, position.holdings, strict=True):
        if owner == seat:
            cards.difference_update(held.seen, _looked_through(position, owner))
        else:
            cards.update(held.hand, *held.drawn)
    if seat:
        cards.difference_update(position.held_by(Seat(seat)).seen)
    return cards


def _looked_through(position: Position, seat: Seat) -> tuple[str, ...]:
    """The cards of the own deck that a question shows."""
    pending = position.pending
    if isinstance(pending, Decision) and (pending.seat, pending.why) == (seat, "search"):
        return tuple(map(str, pending.choices))
    if isinstance(pending, Shuffle) and pending.why == f"{side_of(seat)} deck":
        return pending.cards
    return ()


def choices(seen: View) -> tuple[str | int, ...]:
    assert isinstance(seen.pending, Decision)
    return seen.pending.choices


SIX = ["Old Dixie", "Gerrymandering", "Emma Goldman", "Red Scare", "Border States", "Horace Greeley"]
KEYS = ("old-dixie", "gerrymandering", "emma-goldman", "red-scare", "border-states", "horace-greeley")


def progress() -> scene:
    """The Opposition has put two cards on top of its deck and four at the bottom."""
    game = scene(turn=5, deck=[*SIX, "Beer Brewers", "The SSWSC", "The Woman Patriot"]).play("Progress, Not Politics")
    return game.puts(on_top=SIX[:2], at_bottom=SIX[2:])


def looked_at() -> scene:
    """The Suffragists have looked at the hand of the Opposition, which has drawn Emma Goldman for Red Scare."""
    hand, deck = ["NAOWS Forms", "Old Dixie", "Red Scare"], ["Emma Goldman", "Xenophobia"]
    game = scene(their_hand=hand, their_deck=deck).play("Change In Plans")
    assert view(game.position, SUFFRAGIST).held_for(OPPOSITION).shown == ("naows-forms", "old-dixie", "red-scare")
    return game.answer("Red Scare")
