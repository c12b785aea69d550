"""Reasons for answers that name a place or somebody who goes there: states, colours, regions, campaigners, dice."""

from __future__ import annotations

from vfw.core.questions import Decision, Reply
from vfw.votes.rules.actions import DONE, MOVE, STAY, gather_dice, give_die, speak
from vfw.votes.rules.board import NAMES, REGION_STATES
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.lots import undecided
from vfw.votes.rules.placing import STATE_CARD, add_one, with_cubes
from vfw.votes.rules.position import (
    COLOURS,
    CUBES_TO_VOTE,
    OTHER,
    PURPLE,
    SUFFRAGIST,
    TO_RATIFY,
    TO_REJECT,
    TURNS,
    YELLOW,
    Side,
    Step,
    side_of,
)
from vfw.votes.rules.special import reconsider, take_over, undo_ratification
from vfw.votes.rules.steps import clear, cubes_per_region, placing, remove_one, removing
from vfw.votes.rules.view import View
from vfw.votes.rules.vote_chances import voting_dice, wins
from vfw.votes.telling.figures import Figures
from vfw.votes.telling.words import place

Reason = tuple[str, str]
"""The text of a hint, and the section of the rules it rests on."""

VOTING_COUNTS_FROM = TURNS - 1
"""From this turn on a place is judged by the odds of Final Voting; before, most cubes come and go until then."""

ADDING, CAMPAIGNING, VOTING = "Adding or removing cubes in a state", "Campaigning", "Final Voting"


def of_place(view: View, question: Decision, reply: Reply, figures: Figures) -> Reason:
    """Why this answer is good, where it names a place, a colour, a campaigner or a die."""
    assert view.asking is not None
    step, side, word = view.asking.step, side_of(question.seat), str(reply)
    match question.about:
        case "state" if word in (MOVE, STAY) and isinstance(step, speak):
            return _move_or_stay(step, word, figures), CAMPAIGNING
        case "state" if word == "done":
            return "Stop here: clearing another state would gain you nothing.", ADDING
        case "state":
            return _state(view, side, step, word, figures)
        case "colour":
            return _colour(view, step, question.why, word, figures), ADDING
        case "region":
            return _region(view, side, word, figures), CAMPAIGNING
        case "campaigner" if word == "done":
            return "Leave them where they are: they stand well.", CAMPAIGNING
        case "campaigner":
            return _campaigner(view, side, question.why, word, figures), CAMPAIGNING
        case "die" if word == DONE:
            return "Leave the other dice to the other campaigner: they do more there.", CAMPAIGNING
        case "die":
            assert isinstance(step, give_die | gather_dice)
            region = dict(view.campaigners)[step.name]
            cubes = figures.count("cubes of the die", int(word), "cube")
            return f"This die here: {cubes} for {place(region)} ({_room(view, region, figures)}).", CAMPAIGNING
    raise TypeError(f"no reasons for {question!r}")


# States


def _state(view: View, side: Side, step: Step, state: str, figures: Figures) -> Reason:
    match step:
        case placing() | removing() | cubes_per_region() | speak():
            return _one_cube(view, side, state, figures)
        case pick_state():
            return _called(view, side, state, figures), VOTING
        case undo_ratification():
            return f"{NAMES[state]}: {_count_of_votes(view, side, 1, figures)}.", VOTING
        case reconsider(n):
            gets = figures.count("printed cubes", n, "cube")
            return f"{NAMES[state]}: it is open again, with {gets} of yours.", ADDING
        case take_over(n):
            theirs = figures.word("their cubes", view.strength(OTHER[side], state))
            lead = view.strength(OTHER[side], state) + n
            text = f"{NAMES[state]}: {theirs} of theirs go, and {figures.word('printed cubes', n)} of yours come"
            return f"{text}. {_chance(view, side, state, lead, figures)}", ADDING
        case clear(colours):
            gone = sum(number for colour, number in view.cubes(state).items() if colour in colours)
            text = f"{NAMES[state]}: they lose {figures.count('cubes lost', gone, 'cube')} there"
            return f"{text}. {_chance(view, side, state, gone, figures)}", ADDING
    raise TypeError(f"no reasons for a state of {step!r}")


def _one_cube(view: View, side: Side, state: str, figures: Figures) -> Reason:
    """A cube added, or one of theirs that goes."""
    theirs, yours = view.strength(OTHER[side], state), view.strength(side, state) + 1
    if theirs:
        text = f"{NAMES[state]}: a cube of theirs goes, of {figures.word('their cubes', theirs)} there"
        return f"{text}. {_chance(view, side, state, 1, figures)}", ADDING
    have = f"{NAMES[state]}: you would have {figures.word('your cubes then', yours)} there"
    if yours == CUBES_TO_VOTE:
        return _fourth_cube(view, side, state, have, figures)
    four = figures.word("cubes to vote", CUBES_TO_VOTE)
    if yours > CUBES_TO_VOTE:
        return f"{have}, more than the {four} that win it, so that it is harder to take away.", ADDING
    win = f"{four} win it at once" if view.sent else f"{four} win it once the Amendment is sent"
    return f"{have}, and {win}. {_chance(view, side, state, 1, figures)}", ADDING


def _fourth_cube(view: View, side: Side, state: str, have: str, figures: Figures) -> Reason:
    claims = ", which claims its State card" if STATE_CARD[state] in view.state_cards else ""
    if view.sent:
        votes = _count_of_votes(view, side, 1, figures)
        return f"{have}{claims}, and it votes at once: {votes}.", "Sending the Nineteenth Amendment to the States"
    return f"{have}{claims}. It votes for you as soon as the Amendment is sent.", ADDING


def _count_of_votes(view: View, side: Side, more: int, figures: Figures) -> str:
    votes, goal = (view.ratified, TO_RATIFY) if side == SUFFRAGIST else (view.rejected, TO_REJECT)
    return f"that makes {figures.word('votes', len(votes) + more)} of {figures.word('votes to win', goal)}"


def _chance(view: View, side: Side, state: str, more: int, figures: Figures) -> str:
    """What `more` cubes change: on the way to four, and in the last turns if it came to a vote with one roll each."""
    if view.turn < VOTING_COUNTS_FROM:
        return _on_the_way(view, side, state, more, figures)
    lead, dice = view.strength(SUFFRAGIST, state) - view.strength(OTHER[SUFFRAGIST], state), voting_dice(view)
    then = lead + more if side == SUFFRAGIST else lead - more
    before, after = wins(side, lead, dice), wins(side, then, dice)
    if before == after:
        return f"In Final Voting it has {figures.chance('chance before', before)} to go your way as it is."
    rises = f"from {figures.share('chance before', before)} to {figures.share('chance after', after)}"
    return f"In Final Voting its chance to go your way rises {rises}."


def _on_the_way(view: View, side: Side, state: str, more: int, figures: Figures) -> str:
    """How far the state still is from four cubes."""
    lead = view.strength(side, state) - view.strength(OTHER[side], state) + more
    if lead < 0:
        return f"Then {figures.count('their cubes left', -lead, 'cube')} of theirs would be left in your way."
    if lead == 0:
        return "Then nothing would be left in your way."
    if lead >= CUBES_TO_VOTE:
        return f"With {figures.word('cubes to vote', CUBES_TO_VOTE)} there you win it."
    missing = f"Then {figures.word('cubes missing', CUBES_TO_VOTE - lead)} would be missing"
    if STATE_CARD[state] in view.state_cards:
        return (
            f"{missing}; whoever is first to have {figures.word('cubes to vote', CUBES_TO_VOTE)} claims its State card."
        )
    return f"{missing} to {figures.word('cubes to vote', CUBES_TO_VOTE)}."


def _called(view: View, side: Side, state: str, figures: Figures) -> str:
    lead = view.strength(SUFFRAGIST, state) - view.strength(OTHER[SUFFRAGIST], state)
    yours = figures.count("your cubes", view.strength(side, state), "cube")
    theirs = figures.word("their cubes", view.strength(OTHER[side], state))
    chance = figures.chance("chance", wins(side, lead, voting_dice(view)))
    return f"Call {NAMES[state]}: {yours} of yours, {theirs} of theirs. With a roll each you have {chance} to win it."


# Colours, regions, campaigners


def _colour(view: View, step: Step, why: str, colour: str, figures: Figures) -> str:
    assert isinstance(step, add_one | remove_one)
    state, cubes = step.state, view.cubes(step.state)
    if why == "remove":
        lie = figures.count("cubes there", cubes.get(colour, 0), f"{colour} cube")
        return f"{colour.capitalize()}: they have {lie} in {NAMES[state]}."
    purple = figures.count("purple cubes", cubes.get(PURPLE, 0), "purple cube")
    yellow = figures.count("yellow cubes", cubes.get(YELLOW, 0), "yellow")
    lie = f"{NAMES[state]} has {purple} and {yellow.removesuffix('s')}"
    other = YELLOW if colour == PURPLE else PURPLE
    if colour not in cubes and other not in cubes:
        why = "Either colour does the same"
    elif other in cubes:
        why = "With both colours there, a card that clears one of them leaves the other"
    else:
        why = "Some cards clear a single colour, so a state with both would be safer"
    return f"{colour.capitalize()}: {lie}. {why}."


def _region(view: View, side: Side, region: str, figures: Figures) -> str:
    return f"{place(region)[0].upper()}{place(region)[1:]}: {_room(view, region, figures)}."


def _room(view: View, region: str, figures: Figures) -> str:
    """How many states there can still be won, and where the other side is in the way."""
    states = undecided(view, REGION_STATES[region])
    assert view.seat is not None
    theirs = with_cubes(view, COLOURS[OTHER[side_of(view.seat)]], states)
    still_open = figures.count("open states", len(states), "open state")
    return f"{still_open}, {figures.word('states with their cubes', len(theirs))} of them with cubes of theirs"


def _campaigner(view: View, side: Side, why: str, name: str, figures: Figures) -> str:
    region = dict(view.campaigners)[name]
    where = f"{name[:-1]} campaigner in {place(region)}"
    if why == "move":
        return f"Move the {where}: elsewhere it would do more than here ({_room(view, region, figures)})."
    return f"The {where} first: {_room(view, region, figures)}."


def _move_or_stay(step: speak, word: str, figures: Figures) -> str:
    cubes = figures.count("cubes of the die", step.n, "cube")
    if word == STAY:
        return f"Stay: nothing here is open, and {cubes} elsewhere are not worth a button."
    return f"Move first, for a button: {cubes} would do more in another region."
