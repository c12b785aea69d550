"""The text of cards and of their uses, generated from their steps, so that text and behavior cannot differ.

One function turns one step into one sentence; `card_text` joins them. "Your" is left out if the color is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from vfw.votes.narration.words import (
    DURATIONS,
    NUMBER_WORDS,
    SIDE_NAMES,
    card_title,
    count,
    dice_phrase,
    number_word,
    region_name,
)
from vfw.votes.rules import effects, playing
from vfw.votes.rules.actions import campaign, count_votes_in_congress, move_freely
from vfw.votes.rules.automatic import (
    claim_drawn,
    cubes_in_all,
    cubes_in_contested_region,
    cubes_in_drawn,
    cubes_in_drawn_each_region,
    cut_most,
    lobby_until,
    overturn_drawn,
    unratify_drawn,
    when,
)
from vfw.votes.rules.board import ANYWHERE, Area, listed
from vfw.votes.rules.deck import (
    CARDS,
    Card,
    Condition,
    amendment_sent,
    congress_has,
    in_effect,
    not_in_effect,
    turn_from,
)
from vfw.votes.rules.playing import (
    CAMPAIGN,
    DISCARD,
    EVENT,
    LOBBY,
    TOO_DEAR,
    UNMET,
    Offer,
    claim_strategy,
    draw,
    event_offer,
    unmet,
)
from vfw.votes.rules.position import Verb
from vfw.votes.rules.seats import COLOR_OF_SEAT, OPPOSITION, SUFFRAGIST, Side, side_of
from vfw.votes.rules.special import (
    cancel,
    cancel_for_turn,
    cubes_in_region,
    discard_at_random,
    discard_theirs,
    play_one_of,
    rearrange,
    reconsider,
    search_deck,
    take_half,
    take_over,
    undo_ratification,
)
from vfw.votes.rules.steps import (
    ROLLED,
    campaigner,
    clear,
    congress,
    cubes,
    cubes_in_each,
    cubes_per_region,
    gain,
    lose,
    remove_cubes,
    roll,
    stays,
)
from vfw.votes.rules.tabletop import SUPPLY, VOTING, Table
from vfw.votes.rules.view import View


@cache
def card_text(key: str) -> str:
    """Return the effect of the card when it is played as an event.

    >>> card_text("lucy-stone")
    'Gain one button. Add one Suffragist cube in one state of each region.'
    """
    card = CARDS[key]
    price = f"Pay {count(card.cost, 'button')}. " if card.cost else ""
    return price + steps_text(card.steps, card)


def oppobot_text(key: str) -> str:
    """Return the effect of a State or Strategy card when the Oppobot claims it; "" if it never does.

    >>> oppobot_text("state:montana")
    'Add two red cubes in each of three random states.'
    """
    return steps_text(CARDS[key].oppobot, CARDS[key])


def card_line(key: str) -> str:
    """Return the whole card in one line: "Lucy Stone (Suffragists, Early): Gain one button. ..."."""
    card = CARDS[key]
    owner = "Oppobot" if card.is_oppobots else {SUFFRAGIST: "Suffragists", OPPOSITION: "Opposition"}.get(card.side)
    deck = owner or f"{card.deck.capitalize()} card"
    era = f", {card.era.capitalize()}" if card.era else ""
    text = " ".join(filter(None, (conditions_text(key), card_text(key))))
    return f"{card.title} ({deck}{era}): {text}"


def steps_text(steps: Sequence[Verb], card: Card) -> str:
    """Return the steps of a card as sentences."""
    return " ".join(step_text(step, card) for step in steps)


def step_text(step: Verb, card: Card) -> str:
    """Return one step as one sentence; a roll that decides includes the sentences that depend on it."""
    match step:
        case campaigner(color, region):
            return f"Place a {color} campaigner in {region_name(region)}."
        case gain(n):
            return f"Gain {count(n, 'button')}."
        case lose(n):
            loses = "The Suffragists lose" if card.is_oppobots else "Your opponent loses"
            return f"{loses} {count(n, 'button')}."
        case congress(n):
            added = f"Add {count(n, 'marker')} to" if n > 0 else f"Remove {count(-n, 'marker')} from"
            return f"{added} Congress."
        case cubes(n, area, per_state):
            limit = f"at most {NUMBER_WORDS[per_state]} in a state"
            return f"Add {_cubes(n, _own(card))}{_within(area, 'in')}, {limit}."
        case cubes_in_each(n, area):
            return f"Add {_cubes(n, _own(card))} in {area.each}."
        case cubes_per_region(n):
            return f"Add {_cubes(n, _own(card))} in one state of each region."
        case remove_cubes(n, area, per_state):
            limit = f"at most {NUMBER_WORDS[per_state]} from a state"
            return f"Remove {_cubes(n, _opposing(card))}{_within(area, 'from')}, {limit}."
        case clear(colors, up_to, area):
            source = (
                area.name if area is not ANYWHERE else "one state" if up_to == 1 else f"up to {count(up_to, 'state')}"
            )
            return f"Remove all {_kind_of(colors)} cubes from {source}."
        case roll(sides, n, 0):
            return f"Roll {dice_phrase(n, sides)}."
        case roll(sides, _, hit, then):
            return f"Roll a d{sides}; continue only on {hit} to {sides}. {steps_text(then, card)}"
        case stays(box, ()):
            return f"Stays in effect for {DURATIONS[box]}."
        case stays(box, changes):
            return " ".join(f"{_while_in(box)} {_effect(change, card)}" for change in changes)
        case draw(n):
            return f"Draw {count(n, 'card')}; play one as an event at once and discard the other."
        case claim_strategy():
            return "Claim an available Strategy card."
        case campaign():
            return "Take a Campaigning action."
        case move_freely():
            return "You may move each of your campaigners to any region for free."
        case count_votes_in_congress():
            return "For each die of 6 or more, the Suffragists add a marker to Congress; the Opposition removes one."
    return _automatic_text(step, card) or _special_text(step, card)


def _automatic_text(step: Verb, card: Card) -> str:
    match step:
        case cubes_in_drawn(n, times):
            where = "one random state" if times == 1 else f"each of {NUMBER_WORDS[times]} random states"
            return f"Add {count(n, 'red cube')} in {where}."
        case cubes_in_drawn_each_region(n):
            return f"Add {count(n, 'red cube')} in one random state of each region."
        case cubes_in_all(n, area):
            return f"Add {count(n, 'red cube')} in {area.each}."
        case cubes_in_contested_region(n):
            return f"Add {count(n, 'red cube')} in each state of the region with the most contested states."
        case cut_most(colors, times, n):
            most = "the state that has" if times == 1 else f"the {NUMBER_WORDS[times]} states that have"
            what = count(n, f"{_kind_of(colors)} cube") if n else f"all {_kind_of(colors)} cubes"
            return f"Remove {what} from {'each of ' if n and times > 1 else ''}{most} most of them."
        case overturn_drawn():
            return "Turn one ratification, drawn at random, into a rejection."
        case unratify_drawn(n):
            return f"A ratified state, drawn at random, loses its check and gets {count(n, 'red cube')}."
        case lobby_until(sides, n):
            return (
                f"Roll {dice_phrase(n, sides)}, all again until one shows 6 or more; each such die removes one marker "
                "from Congress."
            )
        case claim_drawn():
            return "Claim a Strategy card, drawn at random."
        case when(condition, steps):
            return f"If {condition_text(condition)}: {steps_text(steps, card)}"
    return ""


def _kind_of(colors: Sequence[str]) -> str:
    return colors[0] if len(colors) == 1 else "Suffragist"


def _special_text(step: Verb, card: Card) -> str:
    match step:
        case cancel(key):
            return f"Discard {card_title(key)}."
        case cancel_for_turn():
            return "Discard one card, of either side, that is in effect for the rest of the turn."
        case rearrange(n):
            return f"Draw {count(n, 'card')}; put any of them on top of your draw deck and the rest at the bottom."
        case play_one_of(n):
            others = "Put any of the other cards on top of your draw deck and the rest at the bottom."
            return f"Draw {count(n, 'card')}; play one as an event at once. {others}"
        case search_deck():
            return "Look through your draw deck; play one of its cards as an event at once; shuffle the deck."
        case discard_at_random(n):
            cards = f"{count(n, 'card')} from hand at random"
            if card.is_oppobots:
                return f"The Suffragists discard {cards}, then draw as many."
            return f"Your opponent discards {cards}, then draws as many."
        case discard_theirs():
            return (
                "Look at your opponent’s hand; discard one of its cards that bears no campaigner. "
                "Your opponent draws a card."
            )
        case take_half():
            return "Your opponent loses half of their buttons, rounded up."
        case undo_ratification():
            return "Turn one ratification into a rejection."
        case reconsider(n):
            return (
                f"The Suffragists replace one rejection with {NUMBER_WORDS[n]} Suffragist cubes; "
                f"the Opposition replaces one ratification with {NUMBER_WORDS[n]} red cubes."
            )
        case take_over(n):
            return f"Choose a state. Remove all opposing cubes from it. Add {NUMBER_WORDS[n]} of your cubes there."
        case cubes_in_region(n):
            return f"Choose a region; add {NUMBER_WORDS[n]} of your cubes in each of its states."
    raise TypeError(f"no words for {step!r}")


def _own(card: Card) -> str:
    return {SUFFRAGIST: "Suffragist cube", OPPOSITION: "red cube"}.get(card.side, "of your cubes")


def _opposing(card: Card) -> str:
    return {SUFFRAGIST: "red cube", OPPOSITION: "Suffragist cube"}.get(card.side, "opposing cube")


def _cubes(n: int, kind: str) -> str:
    if n == ROLLED:
        return f"that many {kind}s"
    return f"{NUMBER_WORDS[n]} {kind}" if kind.startswith("of ") else count(n, kind)


def _within(area: Area, word: str) -> str:
    return " anywhere" if area is ANYWHERE else f" {word} {area.name}"


def _while_in(box: str) -> str:
    return "In Final Voting" if box == VOTING else f"For {DURATIONS[box]}"


def _effect(change: effects.Effect, card: Card) -> str:
    match change:
        case effects.campaign_die(sides):
            return f"your Campaigning dice are d{sides} instead of d4."
        case effects.lobby_die(sides):
            return f"your Lobbying dice are d{sides} instead of d6, and each 6 or more counts."
        case effects.voting_die(sides):
            return f"{SIDE_NAMES[card.side]} {_verb(card.side, 'roll')} a d{sides} instead of a d6."
        case effects.wins_ties():
            return f"{SIDE_NAMES[card.side]} {_verb(card.side, 'win')} all ties."
        case effects.event_cost(buttons):
            return f"the Suffragists pay {count(buttons, 'button')} to play a card as an event."
        case effects.campaign_cost(buttons):
            return f"the Suffragists pay {count(buttons, 'button')} to take a Campaigning action."
        case effects.bars(areas):
            return f"the Suffragists may not add cubes in {listed([area.name for area in areas], 'or')}."
    raise TypeError(f"no words for {change!r}")


def _verb(side: Side, verb: str) -> str:
    return verb if side == SUFFRAGIST else verb + "s"


def condition_text(condition: Condition) -> str:
    """Return a condition, to follow "Only if"."""
    match condition:
        case in_effect(key):
            return f"{card_title(key)} is in effect"
        case not_in_effect(key):
            return f"{card_title(key)} is not in effect"
        case amendment_sent():
            return "the Amendment has been sent to the states"
        case congress_has(1):
            return "Congress has a marker"
        case congress_has(n):
            return f"Congress has {count(n, 'marker')} or more"
        case turn_from(turn):
            return f"it is turn {turn} or later"
    raise TypeError(f"no words for {condition!r}")


def conditions_text(key: str) -> str:
    """Return when the card can be played as an event; "" if it always can."""
    needs = [condition_text(condition) for condition in CARDS[key].needs]
    return f"Only if {listed(needs)}." if needs else ""


def missing_for_event(key: str, table: Table, side: Side) -> str:
    """Return what `side` still needs to play this card as an event now; "" if nothing is missing."""
    offer = event_offer(table, side, key)
    if offer.why_not == UNMET:
        return f"It waits until {condition_text(unmet(table, key)[0])}"
    if offer.why_not == TOO_DEAR:
        return f"It costs {count(offer.price, 'button')}, and you have {number_word(table.buttons(side))}"
    return ""


def use_text(view: View, key: str, offer: Offer) -> str:
    """Return the gain or cost of this use of a card for the seat of `view` now, in at most six words.

    The text is "" if the use is not open, and for an event whose price no card in effect raises.
    """
    side = _viewer_side(view)
    if offer.use == EVENT:
        surcharge = offer.price - CARDS[key].cost
        return f"pay {count(surcharge, 'extra button')}" if surcharge else ""
    if offer.use == DISCARD or offer.why_not:
        return ""
    team = len(view.campaigners_of(side))
    if offer.use == CAMPAIGN:
        thrown = dice_phrase(team, effects.die(view, effects.campaign_die, side, usual=4))
        return f"pay {count(offer.price, 'button')}, roll {thrown}" if offer.price else f"roll {thrown} for cubes"
    if offer.use == LOBBY:
        sides = effects.die(view, effects.lobby_die, side, usual=6)
        enough = "6" if sides == 6 else "6+"
        return f"{dice_phrase(team, sides)}: {enough} {'adds' if side == SUFFRAGIST else 'removes'} a marker"
    return count(min(team, SUPPLY[side] - view.buttons(side)), "button")


def unavailable_text(view: View, key: str, offer: Offer) -> str:
    """Return why this use of a card in the hand of the seat of `view` is not open now; "" if it is."""
    side = _viewer_side(view)
    match offer.why_not:
        case "":
            return ""
        case playing.UNMET:
            return f"only if {listed([condition_text(condition) for condition in unmet(view, key)])}"
        case playing.TOO_DEAR:
            return f"costs {count(offer.price, 'button')}, and you have {number_word(view.buttons(side))}"
        case playing.NO_CAMPAIGNER:
            return "no campaigner on the map"
        case playing.NONE_OF_COLOR:
            return f"no {COLOR_OF_SEAT[view.seat]} campaigner on the map" if view.seat else ""
        case playing.ALL_BUTTONS:
            return f"you hold all {number_word(SUPPLY[side])} buttons"
        case playing.SENT:
            return "the Amendment has been sent"
        case playing.NO_MARKER:
            return "no marker in Congress to remove"
        case playing.PLAYABLE:
            return "you have a card that can be played"
    raise TypeError(f"no words for {offer!r}")


def _viewer_side(view: View) -> Side:
    assert view.seat is not None, "a spectator has no hand"
    return side_of(view.seat)
