"""The Oppobot takes over the Opposition from a side with cards, or gives it over to one, in the middle of a game.

To the one the hand, the buttons and the deck of the other mean nothing, so the game begins anew as a scenario, from the
table as it lies. The rules leave it open; this is ours:

- Cubes, votes, Congress, campaigners, open cards and all that the Suffragists have stay.
- The side that takes over has a deck of the eras still to come. The Oppobot's Start cards whose turn is past count as
  played: their campaigners are there. A card that would bring a third campaigner of a colour leaves the game.
- Whoever takes over from the Oppobot is dealt a hand, and gets as many buttons as the Suffragists have, or all.
- A card in effect stays if the other deck has one that does the same. What the Opposition has claimed leaves the game,
  and so do the Strategy cards that no game with the Oppobot uses, wherever they lie.
"""

from __future__ import annotations

from typing import Unpack

from vfw.votes.rules.deck import CARDS, ERAS, START, STRATEGY, keys, walk
from vfw.votes.rules.oppobot import START_TURNS
from vfw.votes.rules.position import NORMAL, OPPOBOT, OPPOSITION, RED, SUFFRAGIST, SUPPLY, Camp, Lasting, Position
from vfw.votes.rules.steps import stays
from vfw.votes.scenarios.fields import CAMPAIGNERS_OF_A_COLOUR, Moment
from vfw.votes.scenarios.layout import ERA_OF_TURN, brought_by
from vfw.votes.scenarios.writer import About, moment_of, text_of

TO_THE_OPPOBOT = (
    "The Oppobot has its usual dice, a deck of the eras to come, and the campaigners that its Start cards would have "
    "brought by now. The Opposition’s hand, buttons and claimed cards leave the game, and so does every Strategy card "
    "that is not used against the Oppobot."
)
FROM_THE_OPPOBOT = (
    "Whoever takes over the Opposition is dealt a hand from a deck of the eras to come, and has as many buttons as the "
    "Suffragists, but at most six. A card in effect stays only if that deck has one that does the same."
)

OF_TWO = "the Oppobot can take over from one player, but two play the Opposition here"


def what_changes(position: Position) -> str:
    """What is another where the Opposition passes over at `position`, in two sentences."""
    return FROM_THE_OPPOBOT if position.oppobot else TO_THE_OPPOBOT


def handed_over(position: Position, **about: Unpack[About]) -> str:
    """The text of a scenario that begins at `position`, with the Oppobot as the Opposition where it was not, and
    without it where it was; two Suffragists go on as they are. Raises ValueError, which says why, where `position` is
    not a moment between rounds, or two play the Opposition."""
    if len(position.seats_of(OPPOSITION)) > 1:
        raise ValueError(OF_TWO)
    begins = moment_of(position)
    table = position.draft()
    table.open_hands = False
    table.oppobot = "" if position.oppobot else NORMAL
    table.opposition_deck = OPPOBOT if table.oppobot else OPPOSITION
    table.opposition = Camp(buttons=0 if table.oppobot else min(position.buttons(SUFFRAGIST), SUPPLY[OPPOSITION]))
    table.in_effect = tuple([lasting for lasting in position.in_effect if _goes_on(lasting, table.opposition_deck)])
    unused = [key for key in keys(STRATEGY) if table.oppobot and not CARDS[key].oppobot]
    strategy = [key for key in (*position.strategy_cards, *position.strategy_deck) if key not in unused]
    for seat in position.seats_of(SUFFRAGIST):
        claimed = [key for key in position.held_by(seat).claimed if key not in unused]
        table.alter_held(seat, claimed=tuple(claimed))
    shown = len(position.strategy_cards)
    table.strategy_cards, table.strategy_deck = tuple(strategy[:shown]), tuple(strategy[shown:])
    past, coming = _campaigner_cards(begins, table.opposition_deck)
    reds = [region for name, region in position.campaigners if name[:-1] == RED]
    reds += [region for key in past for _, region in brought_by(key)][len(reds) :]
    table.campaigners = (
        *[(name, region) for name, region in position.campaigners if name[:-1] != RED],
        *[(f"{RED}{number}", region) for number, region in enumerate(reds, start=1)],
    )
    out = coming[CAMPAIGNERS_OF_A_COLOUR - len(reds) :]
    return text_of(table, begins, out, dealt_anew=[OPPOSITION], **about)


def _goes_on(lasting: Lasting, opposition_deck: str) -> bool:
    """Whether a card in effect stays when the Opposition has this deck."""
    if lasting.side == SUFFRAGIST:
        return True
    title = CARDS[lasting.card].title
    alike = [CARDS[key] for key in keys(opposition_deck) if CARDS[key].title == title]
    return any(isinstance(step, stays) for card in alike for step in walk(card.steps))


def _campaigner_cards(begins: Moment, deck: str) -> tuple[list[str], list[str]]:
    """The cards of a deck that bring campaigners, in their order: those that are past at that moment, and those to
    come."""
    bringing = [key for key in keys(deck) if brought_by(key)]
    if deck == OPPOSITION:
        to_come = ERAS[ERAS.index(ERA_OF_TURN[begins.turn]) :]
        coming = [key for key in bringing if CARDS[key].era in to_come]
    else:
        turns = dict(zip(keys(deck, START), START_TURNS, strict=True))
        coming = [key for key in bringing if (begins.turn, begins.round) <= (turns[key], 1)]
    return [key for key in bringing if key not in coming], coming
