"""Questions as prompts: a headline, the reason, a label for each choice, and notes on the fourth cube in a state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from vfw.core.questions import Decision, Outcome, Roll, Word
from vfw.votes.narration.cards import missing_for_event
from vfw.votes.narration.log import ENDINGS, drawn_name
from vfw.votes.narration.vote import tally_vote
from vfw.votes.narration.words import (
    NUMBER_WORDS,
    SIDE_NAMES,
    card_title,
    count,
    number_word,
    ordinal,
    region_name,
    seat_name,
    to_sentence,
)
from vfw.votes.rules.actions import (
    STAY,
    accept,
    choose_region,
    gather_dice,
    give_dice,
    give_die,
    move,
    move_freely,
    share_dice,
    speak,
    throw,
)
from vfw.votes.rules.automatic import lobby_until
from vfw.votes.rules.board import NAMES, REGION_OF, REGION_STATES, REGIONS, listed
from vfw.votes.rules.draws import draw_one, draw_region, draw_state, place_in, undecided
from vfw.votes.rules.final_voting import compare, pick_state, roll_for
from vfw.votes.rules.oppobot import (
    STRATEGY_SIDES,
    answer_by_die,
    commit_to_die,
    rolls_black_d4,
    speak_in,
    votes_with_black_die,
)
from vfw.votes.rules.partners import answer_offer, award, give_claimed, offer_exchange, pick_for_partners
from vfw.votes.rules.placing import add_one, has_four, next_is_fourth
from vfw.votes.rules.playing import actions, claim_strategy, may_be_event, play_from_hand, play_one_drawn
from vfw.votes.rules.position import Step, Verb
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Seat, Side, side_of
from vfw.votes.rules.special import (
    cancel_for_turn,
    cubes_in_region,
    discard_one_of,
    discard_theirs,
    lose_at_random,
    play_one_and_sort,
    reconsider,
    search_deck,
    sort_drawn,
    take_over,
    undo_ratification,
)
from vfw.votes.rules.steps import (
    clear,
    cubes_in_each,
    cubes_per_region,
    keep_or_reroll,
    placing,
    remove_one,
    removing,
    roll,
)
from vfw.votes.rules.strategy_phase import commit, respond
from vfw.votes.rules.tabletop import RED
from vfw.votes.rules.turn import play_a_card, play_a_claimed_card
from vfw.votes.rules.view import View

MOST_REGIONS_NAMED = 2
"""The largest number of regions that are named; more are counted, or left out."""
MOST_STATES_NAMED = 2
"""The largest number of states that the prompt names; more are counted."""
VOTES = {SUFFRAGIST: "ratifies", OPPOSITION: "rejects"}
USE_LABELS = {
    "event": "Play the event",
    "campaign": "Campaign",
    "organize": "Organize",
    "lobby": "Lobby",
    "discard": "Discard it",
}
OTHER_LABELS = {
    "keep": "Keep the dice",
    "reroll": "Roll again (pay 1 button)",
    "pass": "Let it stand",
    "done": "Done",
    "move": "Move first (pay 1 button)",
    "stay": "Stay, and lose the die",
    "exchange": "Exchange them",
    "keep card": "Keep your own",
}

AGAINST_THE_DIE = (
    "Spent whatever happens. The Oppobot rolls a d4: lower than your number, you take a Strategy card; "
    "the same, neither side does; higher, the Oppobot plays one."
)


@dataclass(frozen=True)
class Prompt:
    """The text of a question.

    Attributes:
        headline: The task, in the fewest words.
        detail: The reason, or what it means.
        labels: The labels of the choices.
    """

    headline: str
    detail: str = ""
    labels: dict[Word, str] = field(default_factory=dict)


def build_prompt(view: View) -> Prompt:
    """Return the prompt for the seat of `view`: its question, or what it is waiting for."""
    pending = view.pending
    if isinstance(pending, Outcome):
        winner = side_of(pending.winners[0])
        verb = "win" if winner == SUFFRAGIST else "wins"
        return Prompt(f"{_side(winner)} {verb}", ENDINGS[pending.reason])
    assert view.asking is not None
    if isinstance(pending, Roll):
        return _roll(view, pending, view.asking.step)
    if not isinstance(pending, Decision):
        return _shuffle(view, view.asking.step)
    if pending.seat != view.seat:
        return Prompt(f"{_upper(seat_name(pending.seat))} to choose", _on_card(view))
    headline, detail = _decision(view, view.asking.step)
    return Prompt(headline, detail, {choice: _label(view, pending, choice) for choice in pending.choices})


def _roll(view: View, pending: Roll, step: Step) -> Prompt:
    dice = f"{NUMBER_WORDS[pending.n]} d{pending.sides}" if pending.n > 1 else f"a d{pending.sides}"
    match step:
        case roll_for(state, by, _):
            black = by == OPPOSITION and votes_with_black_die(view)
            return Prompt(f"{_side(by)}: roll {dice} for {NAMES[state]}", _counts(black))
        case roll(_, _, hit) if hit:
            return Prompt(f"Roll {dice}", f"{card_title(view.card)} succeeds on {hit} or more.")
        case throw(why):
            return Prompt(f"Roll {dice}", f"For {why}.")
        case draw_region() | draw_state() | draw_one() | answer_by_die() | speak_in() | lobby_until():
            return Prompt(f"The Oppobot rolls {dice}", _oppobots_roll(view, step))
        case roll():
            return Prompt(f"Roll {dice}", _on_card(view))
    raise TypeError(f"no words for the dice of {step!r}")


def _oppobots_roll(view: View, step: Step) -> str:
    """Return the purpose of the throw, so that players can make it at a real table."""
    match step:
        case draw_region():
            return "For a region: " + ", ".join(f"{n} {region}" for n, region in enumerate(REGIONS, start=1)) + "."
        case draw_state(_, region):
            names = [f"{n} {NAMES[state]}" for n, state in enumerate(REGION_STATES[region], start=1)]
            return f"For a state of {region_name(region)}: {', '.join(names)}."
        case draw_one() as lot:
            first = ", the region first" if isinstance(lot.then, place_in) else ""
            drawn = [f"{faces} {drawn_name(one)}" for faces, one in lot.faces()]
            again = f"; else {'both dice ' if lot.restart else ''}again" if lot.has_spare_faces else ""
            return f"By lot{first}: {'; '.join(drawn)}{again}."
        case answer_by_die(n):
            return f"Against {count(n, 'button')}. {_counts(rolls_black_d4(view))}".strip()
        case speak_in(state):
            return f"For red cubes in {NAMES[state]}. {_counts(rolls_black_d4(view))}".strip()
        case lobby_until():
            return f"{card_title(view.card)}: each die of 6 or more removes a marker; all roll again until one does."
    raise TypeError(f"no words for the dice of {step!r}")


def _counts(black: bool) -> str:
    return "The black die: a 1 counts as 2." if black else ""


def _shuffle(view: View, step: Step) -> Prompt:
    match step:
        case lose_at_random(_, n):
            return Prompt(f"{_upper(count(n, 'card'))} of the hand are discarded at random", _on_card(view))
        case Verb():
            raise TypeError(f"no words for the shuffle of {step!r}")
    return Prompt("The cards are shuffled", _on_card(view))


def _decision(view: View, step: Step) -> tuple[str, str]:
    match step:
        case play_a_card(by):
            return _play_a_card(view, by)
        case play_from_hand():
            return "How do you play it?", _its_event(view)
        case play_one_drawn():
            return "Play one of these as an event", "The other is discarded."
        case claim_strategy() | pick_for_partners():
            return "Claim a Strategy card", _on_card(view) or "Keep it until you play it."
        case play_a_claimed_card():
            return "Play a claimed card too?", "One claimed card may be played in a round."
        case commit():
            return "Commit how many buttons?", _what_they_can_do(view.buttons(OPPOSITION))
        case commit_to_die():
            return "Commit how many buttons?", AGAINST_THE_DIE
        case respond(n):
            return f"The Suffragists commit {count(n, 'button')}", "Spent whatever you answer." if n else ""
        case play_one_and_sort():
            return "Play one of these as an event", "The others go back to your draw deck."
        case sort_drawn(to_bottom):
            left = f"{_upper(number_word(len(view.held_for(view.side).drawn[-1])))} left"
            if to_bottom:
                return f"Which card goes to the bottom next? {left}", "Each goes below the one before."
            rest = "Each goes above the one before; the rest go to the bottom."
            return f"Put a card on top of your deck? {left}", rest
        case search_deck():
            return "Play one card of your deck as an event", "The rest of the deck is shuffled."
        case cancel_for_turn():
            return "Discard which card in effect?", ""
        case discard_one_of():
            return "Discard which of their cards?", "Cards with a campaigner are safe. They draw another."
        case undo_ratification():
            return "Overturn which ratification?", "That state now rejects the Amendment."
        case reconsider(n):
            return "Which state votes again?", f"{_upper(NUMBER_WORDS[n])} of your cubes go there."
        case take_over(n):
            return "Choose a state to win over", f"Opposing cubes go; {NUMBER_WORDS[n]} of your cubes are added."
        case cubes_in_region(n):
            return "Choose a region", f"{_upper(NUMBER_WORDS[n])} of your cubes in each of its states."
        case move_freely(moved):
            which = repetition_text(len(moved) + 1, len(view.campaigners_led(view.side)))
            return f"Move a campaigner for free?{which}", "Each may move once, to any region."
        case choose_region(name):
            return f"Where does {campaigner_text(view, name)} go?", "The move is free."
        case placing(n, _, _, _, by) if by:
            return f"Add {campaigner_cubes_text(view, by, n)}", _removal_rule(view)
        case placing(n, states, per_state):
            limit = f"At most {NUMBER_WORDS[per_state]} in a state. " if per_state < n else ""
            asks_on = any(isinstance(task.step, cubes_in_each) for task in view.todo)
            where = regions_text(states) if asks_on else ""
            return f"Add {count(n, _own_cubes(view) + ' cube')}{where}", f"{limit}{_removal_rule(view)}"
        case cubes_per_region(n, regions, owed):
            to_go = number_word(n * len(regions) + len(owed))
            return (
                f"Add {count(n, _own_cubes(view) + ' cube')} in each region: {to_go} to go",
                f"{regions_left_text(n, regions)} {_removal_rule(view)}",
            )
        case add_one(state, _, nth, of):
            assert isinstance(view.pending, Decision)
            if view.pending.why == "remove":
                which = f"Remove which cube from {NAMES[state]}?{cube_number_text(nth, of)}"
                return which, "One of them goes instead of adding yours."
            return f"Which color for {NAMES[state]}?{cube_number_text(nth, of)}", ""
        case removing(n, _, per_state):
            return (
                f"Remove {count(n, _opposing_cubes(view) + ' cube')}",
                f"At most {NUMBER_WORDS[per_state]} from a state.",
            )
        case remove_one(state, nth, of):
            return f"Remove which cube from {NAMES[state]}?{cube_number_text(nth, of)}", ""
        case clear(colors, up_to):
            kind = colors[0] if len(colors) == 1 else "Suffragist"
            left = "one state" if up_to == 1 else f"up to {count(up_to, 'state')}"
            return f"Clear {kind} cubes from {left}", f"All the {kind} cubes there go."
        case keep_or_reroll(throw) if throw.hit:
            needs = f"{card_title(view.card)} needs {throw.hit} or more."
            return "Not enough: roll again?", f"{needs} {_rolling_again(view)}"
        case keep_or_reroll() | accept():
            return f"Keep the {'dice' if len(view.rolled) > 1 else 'die'}, or roll again?", _rolling_again(view)
        case give_dice(_, dice):
            return f"Who campaigns {'next' if dice else 'first'}?", "Then choose a die for them."
        case give_die(name):
            return f"Which die for {campaigner_text(view, name)}?", "It adds that many cubes."
        case speak(name, n):
            here = region_name(dict(view.campaigners)[name])
            assert isinstance(view.pending, Decision)
            if STAY in view.pending.choices:
                return (
                    f"No cube can go in {here}{same_color_suffix(view, name)}",
                    f"Its die is {n}. The campaigner may move, for one button.",
                )
            return f"Add {campaigner_cubes_text(view, name, n)}", "Or move the campaigner first, for one button."
        case move(name):
            return f"Where does {campaigner_text(view, name)} go?", "All its cubes go to states of that region."
        case pick_state():
            to_go = number_word(len(undecided(view)))
            return f"Choose the next state to vote: {to_go} to go", "Each side rolls a die and adds its cubes there."
        case compare(state):
            yours, theirs = _totals(view)
            headline = f"You are behind in {NAMES[state]}, {yours} to {theirs}"
            return headline, f"{_score(view)} Roll again for one button?"
    return partner_prompt(view, step)


def _play_a_card(view: View, by: Side) -> tuple[str, str]:
    claimed = isinstance(view.pending, Decision) and set(view.pending.choices) & set(view.held_for(by).claimed)
    first = " Or play a claimed card first." if claimed else ""
    if actions(view, by):
        return "Play a card", "Touch one in your hand, then say how you play it." + first
    if not any(may_be_event(view, by, key) for key in view.held_for(by).hand):
        return "Discard a card", "Nothing in your hand can be played." + first
    if view.turn == 1:
        return "Play a card", "Only events can be played until you have a campaigner on the map." + first
    return "Play a card", "You have no campaigner on the map, so only events can be played." + first


def _its_event(view: View) -> str:
    """Return the title of the card, and why it cannot be played as an event if it cannot."""
    lacking = missing_for_event(view.card, view, view.side)
    return f"{card_title(view.card)}{f' cannot be played as an event. {lacking}' if lacking else ''}."


def _what_they_can_do(held: int) -> str:
    """Return the possible results of a commitment if the Opposition holds `held` buttons."""
    if not held:
        return "Spent whatever happens. The Opposition holds none, so that one button takes a Strategy card."
    return (
        f"Spent whatever happens. The Opposition, with {count(held, 'button')}, may defer (you take a Strategy card), "
        "match (neither side does) or pay one more (it does)."
    )


def _rolling_again(view: View) -> str:
    return "Rolling again costs one button." if len(view.rolled) == 1 else "All the dice roll again, for one button."


def _score(view: View) -> str:
    """Return the sums of the vote in a state, as the side behind sees them."""
    vote = tally_vote(view)
    assert vote is not None
    yours, theirs = _totals(view)
    counted = ", cubes included" if any(line.cubes for line in vote.lines) else ""
    if yours == theirs:
        verb = "win" if vote.wins_ties == SUFFRAGIST else "wins"
        return f"It is {yours} to {theirs}{counted}, and {SIDE_NAMES[vote.wins_ties]} {verb} ties."
    return f"You have {yours}, they have {theirs}{counted}."


def _totals(view: View) -> list[int | None]:
    """Return the sums in the state that votes, the viewer's first."""
    vote = tally_vote(view)
    assert vote is not None
    return [vote.line(side).total for side in (view.side, OTHER[view.side])]


def _label(view: View, pending: Decision, choice: Word) -> str:
    if choice in OTHER_LABELS:
        return OTHER_LABELS[str(choice)]
    match pending.about:
        case "state":
            return NAMES[str(choice)]
        case "use":
            return USE_LABELS[str(choice)]
        case "card" if choice in view.held_for(view.side).claimed:
            return f"{card_title(str(choice))} (claimed)"
        case "card" | "strategy card" | "card in effect":
            return card_title(str(choice))
        case "buttons" if pending.why == "strategy":
            if view.oppobot:
                sure = " (a card for certain)" if choice == STRATEGY_SIDES + 1 else ""
            else:
                sure = " (they can only defer)" if choice == view.buttons(OPPOSITION) + 1 else ""
            return _upper(count(int(choice), "button")) + sure
        case "response":
            return _response(view, str(choice))
        case "colour":
            return str(choice).capitalize()
        case "campaigner":
            return _upper(campaigner_text(view, str(choice))[4:])
        case "opponent" | "partner":
            return "You" if choice == view.seat else _upper(seat_name(str(choice)))
        case "region":
            return str(choice)
        case "die":
            return f"The die that shows {choice}"
    raise TypeError(f"no label for {choice!r} of {pending!r}")


def _response(view: View, response: str) -> str:
    """Return the label of a response to the commitment, with its cost and result."""
    n = view.asking.step.n if view.asking and isinstance(view.asking.step, respond) else 0
    match response:
        case "match":
            return f"Match ({f'{n} button' + 's' * (n > 1) if n else 'free'}): neither side takes a card"
        case "supersede":
            return f"Supersede ({n + 1} button{'s' * (n > 0)}): you take a card"
    return "Defer (free): they take a card"


def _side(side: Side) -> str:
    return _upper(SIDE_NAMES[side])


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]


def _on_card(view: View) -> str:
    return f"{card_title(view.card)} is being played." if view.card else ""


def _own_cubes(view: View) -> str:
    return "Suffragist" if view.side == SUFFRAGIST else RED


def _opposing_cubes(view: View) -> str:
    return RED if view.side == SUFFRAGIST else "Suffragist"


def _removal_rule(view: View) -> str:
    return f"Where {_opposing_cubes(view)} cubes lie, one of them goes instead."


# Questions that only partners get


def partner_prompt(view: View, step: Step) -> tuple[str, str]:
    """Return headline and detail of a question that only partners get.

    Raises:
        TypeError: The step asks another question.
    """
    match step:
        case share_dice(_, _, begun):
            return f"Who campaigns {'next' if begun else 'first'}?", "Then choose the dice for them, one by one."
        case gather_dice(name, taken):
            got = f" So far {listed([f'the {die}' for die in taken])}." if taken else ""
            return (
                f"Which dice for {campaigner_text(view, name)}?",
                f"They add up; the other campaigner gets the rest.{got}",
            )
        case award(card):
            return f"Who gets {card_title(card)}?", "That player keeps it until it is played."
        case offer_exchange():
            unseen = "" if view.held_by(_partner(view)).hand else " Neither sees the other’s card before both agree."
            return "Exchange the cards you two hold?", f"{_would_change_hands(view)}{unseen}"
        case answer_offer():
            unseen = "" if view.held_by(_partner(view)).hand else ", unseen"
            offers = to_sentence(f"{seat_name(_partner(view))} offers it{unseen}")
            return "Exchange the cards you two hold?", f"{offers} {_would_change_hands(view)}"
        case give_claimed():
            give = "Touch a claimed card to give it, one by one, or press Done. A gift needs no consent."
            return f"Give {seat_name(_partner(view))} a claimed card?", give
        case discard_theirs():
            return "Look at whose hand?", "You see that hand alone, and discard one of its cards."
    raise TypeError(f"no words for the question of {step!r}")


def _would_change_hands(view: View) -> str:
    """Return the cards that the viewer would give and get, as far as it sees them."""
    assert view.seat is not None
    given, returned = [[card_title(key) for key in view.held_by(seat).hand] for seat in (view.seat, _partner(view))]
    if returned:
        return f"You would give {listed(given)} for {listed(returned)}."
    return f"You would give {listed(given)}."


def _partner(view: View) -> Seat:
    """Return the seat of the viewer's partner."""
    assert view.seat is not None
    (partner,) = [seat for seat in view.seats_of(side_of(view.seat)) if seat != view.seat]
    return partner


# Repeated questions and campaigners


def repetition_text(nth: int, of: int) -> str:
    """Return the number of a repeated question: " Second of three"."""
    return f" {ordinal(nth).capitalize()} of {number_word(of)}" if of > 1 else ""


def cube_number_text(nth: int, of: int) -> str:
    """Return the number of a cube of a state; `of` is 0 if questions about the next state come in between."""
    if of:
        return repetition_text(nth, of)
    return f" {ordinal(nth).capitalize()} cube there" if nth > 1 else ""


def regions_left_text(n: int, regions: Sequence[str]) -> str:
    """Return the way cubes go to each region, and which regions are left once there are fewer."""
    where = "In one state of each" if n == 1 else "Both go to the same state of a region"
    few = 0 < len(regions) <= MOST_REGIONS_NAMED
    left = listed([region_name(region) for region in regions]) if few else count(len(regions), "region")
    return f"{where}; {left} to go." if regions else f"{where}."


def regions_text(states: Iterable[str]) -> str:
    """Return the regions of these states, if few; otherwise ""."""
    here = {REGION_OF[state] for state in states}
    return (
        f" in {listed([region_name(region) for region in REGIONS if region in here], 'or')}"
        if len(here) <= MOST_REGIONS_NAMED
        else ""
    )


def campaigner_text(view: View, name: str) -> str:
    """Return "the purple campaigner in the West"; with its number if a region has two of one color."""
    number = f" {name[-1]}" if _has_same_color_neighbor(view, name) else ""
    return f"the {name[:-1]} campaigner{number} in {region_name(dict(view.campaigners)[name])}"


def campaigner_cubes_text(view: View, name: str, n: int) -> str:
    """Return the cubes that a campaigner adds: "two purple cubes in the West"."""
    here = region_name(dict(view.campaigners)[name])
    return f"{count(n, f'{name[:-1]} cube')} in {here}{same_color_suffix(view, name)}"


def same_color_suffix(view: View, name: str) -> str:
    """Return " for campaigner 2" if its region has two campaigners of one color."""
    return f" for campaigner {name[-1]}" if _has_same_color_neighbor(view, name) else ""


def _has_same_color_neighbor(view: View, name: str) -> bool:
    """Return whether another campaigner of the same color is in the region."""
    region = dict(view.campaigners)[name]
    return any(at == region and other != name and other[:-1] == name[:-1] for other, at in view.campaigners)


# Notes on the fourth cube in a state


def fourth_cube_states(view: View) -> tuple[str, ...]:
    """Return the states in which the next cube of the viewer would be the fourth."""
    return tuple([state for state in _open_to(view) if next_is_fourth(view, view.side, state)])


def fourth_cube_notes(view: View, state: str, *, is_next: bool) -> Iterable[str]:
    """Return the notes for `state` on its fourth cube.

    Args:
        view: The view of the seat that places a cube.
        state: The state.
        is_next: Whether the next cube there is the fourth.
    """
    for side in SIDES:
        if has_four(view, side, state):
            yield f"{VOTES[side].capitalize()} when the Amendment is sent. More cubes change no vote: they guard these."
    if is_next:
        when = "at once" if view.sent else "when the Amendment is sent"
        yield f"The next cube is the fourth: the state {VOTES[view.side]} {when}."


def fourth_cube_warning(view: View) -> str:
    """Return the note before a cube is placed: states where it is the fourth, or where more cubes change nothing."""
    enough = [state for state in _open_to(view) if has_four(view, view.side, state)]
    return " ".join(filter(None, [_fourth(view), _enough(enough)]))


def _open_to(view: View) -> Sequence[str]:
    """Return the states in which the seat of `view` may place a cube now; () if it is not asked for one."""
    pending, step = view.pending, view.asking.step if view.asking else None
    if not isinstance(pending, Decision) or pending.seat != view.seat or pending.about != "state":
        return ()
    adds = isinstance(step, placing | cubes_per_region | speak)
    return [state for choice in pending.choices if (state := str(choice)) in NAMES] if adds else ()


def _fourth(view: View) -> str:
    states = fourth_cube_states(view)
    if not states:
        return ""
    where = listed([NAMES[state] for state in states], "or") if len(states) <= MOST_STATES_NAMED else "any marked +1"
    return f"One more cube, and {where} {f'{VOTES[view.side]} at once' if view.sent else 'has its four'}."


def _enough(states: Sequence[str]) -> str:
    if not states:
        return ""
    if len(states) > MOST_STATES_NAMED:
        return f"More cubes change no vote in the {count(len(states), 'state')} that have four."
    return f"More cubes change no vote in {listed([NAMES[state] for state in states])}, which {_has(len(states))} four."


def _has(states: int) -> str:
    return "has" if states == 1 else "have"
