"""What is asked, in words: a headline, what it hangs on, and a label for each choice."""

from __future__ import annotations

from dataclasses import dataclass, field

from vfw.core.questions import Decision, Outcome, Roll, Word
from vfw.votes.rules.actions import (
    STAY,
    accept,
    choose_region,
    give_dice,
    give_die,
    move,
    move_freely,
    speak,
    throw,
)
from vfw.votes.rules.automatic import lobby_until
from vfw.votes.rules.board import NAMES, REGION_STATES, REGIONS
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
from vfw.votes.rules.partners import pick_for_partners
from vfw.votes.rules.placing import add_one
from vfw.votes.rules.playing import actions, claim_strategy, may_be_event, play_from_hand, play_one_drawn
from vfw.votes.rules.position import Step, Verb
from vfw.votes.rules.seats import OPPOSITION, OTHER, SUFFRAGIST, Side, side_of
from vfw.votes.rules.special import (
    cancel_for_turn,
    cubes_in_region,
    discard_one_of,
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
from vfw.votes.telling.asked_again import (
    campaigner,
    cubes_by,
    in_regions,
    regions_to_go,
    which_cube,
    which_time,
    which_twin,
)
from vfw.votes.telling.log import ENDINGS, named
from vfw.votes.telling.partner_prompts import partners_decision
from vfw.votes.telling.tally import standing
from vfw.votes.telling.use_words import missing
from vfw.votes.telling.words import NUMBERS, SIDE_NAMES, count, how_many, place, seat_words, title

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
    "the same, nobody does; higher, the Oppobot plays one."
)


@dataclass(frozen=True)
class Prompt:
    """`headline` says what to do, in the fewest words; `detail` why, or what it means. `labels` are for the choices."""

    headline: str
    detail: str = ""
    labels: dict[Word, str] = field(default_factory=dict)


def prompt(view: View) -> Prompt:
    """What to tell the seat of `view` that it is asked, or what it is waiting for."""
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
        return Prompt(f"{_upper(seat_words(pending.seat))} to choose", _on_card(view))
    headline, detail = _decision(view, view.asking.step)
    return Prompt(headline, detail, {choice: _label(view, pending, choice) for choice in pending.choices})


def _roll(view: View, pending: Roll, step: Step) -> Prompt:
    dice = f"{NUMBERS[pending.n]} d{pending.sides}" if pending.n > 1 else f"a d{pending.sides}"
    match step:
        case roll_for(state, by, _):
            black = by == OPPOSITION and votes_with_black_die(view)
            return Prompt(f"{_side(by)}: roll {dice} for {NAMES[state]}", _counts(black))
        case roll(_, _, hit) if hit:
            return Prompt(f"Roll {dice}", f"{title(view.card)} succeeds on {hit} or more.")
        case throw(why):
            return Prompt(f"Roll {dice}", f"For {why}.")
        case draw_region() | draw_state() | draw_one() | answer_by_die() | speak_in() | lobby_until():
            return Prompt(f"The Oppobot rolls {dice}", _oppobots_roll(view, step))
        case roll():
            return Prompt(f"Roll {dice}", _on_card(view))
    raise TypeError(f"no words for the dice of {step!r}")


def _oppobots_roll(view: View, step: Step) -> str:
    """What the throw is to decide, so that it can be made on a real table."""
    match step:
        case draw_region():
            return "For a region: " + ", ".join(f"{n} {region}" for n, region in enumerate(REGIONS, start=1)) + "."
        case draw_state(_, region):
            names = [f"{n} {NAMES[state]}" for n, state in enumerate(REGION_STATES[region], start=1)]
            return f"For a state of {place(region)}: {', '.join(names)}."
        case draw_one() as lot:
            first = ", the region first" if isinstance(lot.then, place_in) else ""
            drawn = [f"{faces} {named(one)}" for faces, one in lot.faces()]
            again = f"; else {'both dice ' if lot.restart else ''}again" if lot.has_spare_faces else ""
            return f"By lot{first}: {'; '.join(drawn)}{again}."
        case answer_by_die(n):
            return f"Against {count(n, 'button')}. {_counts(rolls_black_d4(view))}".strip()
        case speak_in(state):
            return f"For red cubes in {NAMES[state]}. {_counts(rolls_black_d4(view))}".strip()
        case lobby_until():
            return f"{title(view.card)}: each die of 6 or more removes a marker; all roll again until one does."
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
            return "Claim a Strategy card", _on_card(view) or "It lies before you until you play it."
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
            left = f"{_upper(how_many(len(view.held_for(view.side).drawn[-1])))} left"
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
            return "Which state votes again?", f"{_upper(NUMBERS[n])} of your cubes go there."
        case take_over(n):
            return "Choose a state to win over", f"Opposing cubes go; {NUMBERS[n]} of yours are added."
        case cubes_in_region(n):
            return "Choose a region", f"{_upper(NUMBERS[n])} of your cubes in each of its states."
        case move_freely(moved):
            which = which_time(len(moved) + 1, len(view.campaigners_led(view.side)))
            return f"Move a campaigner for free?{which}", "Each may move once, to any region."
        case choose_region(name):
            return f"Where does {campaigner(view, name)} go?", "The move is free."
        case placing(n, _, _, _, by) if by:
            return f"Add {cubes_by(view, by, n)}", _removal_rule(view)
        case placing(n, states, per_state):
            limit = f"At most {NUMBERS[per_state]} in a state. " if per_state < n else ""
            asks_on = any(isinstance(task.step, cubes_in_each) for task in view.todo)
            where = in_regions(states) if asks_on else ""
            return f"Add {count(n, _own_cubes(view) + ' cube')}{where}", f"{limit}{_removal_rule(view)}"
        case cubes_per_region(n, regions, owed):
            to_go = how_many(n * len(regions) + len(owed))
            return (
                f"Add {count(n, _own_cubes(view) + ' cube')} in each region: {to_go} to go",
                f"{regions_to_go(n, regions)} {_removal_rule(view)}",
            )
        case add_one(state, _, nth, of):
            assert isinstance(view.pending, Decision)
            if view.pending.why == "remove":
                which = f"Remove which cube from {NAMES[state]}?{which_cube(nth, of)}"
                return which, "One of them goes instead of adding yours."
            return f"Which colour for {NAMES[state]}?{which_cube(nth, of)}", ""
        case removing(n, _, per_state):
            return f"Remove {count(n, _opposing_cubes(view) + ' cube')}", f"At most {NUMBERS[per_state]} from a state."
        case remove_one(state, nth, of):
            return f"Remove which cube from {NAMES[state]}?{which_cube(nth, of)}", ""
        case clear(colours, up_to):
            kind = colours[0] if len(colours) == 1 else "Suffragist"
            left = "one state" if up_to == 1 else f"up to {count(up_to, 'state')}"
            return f"Clear {kind} cubes from {left}", f"All the {kind} cubes there go."
        case keep_or_reroll(throw) if throw.hit:
            needs = f"{title(view.card)} needs {throw.hit} or more."
            return "Not enough: roll again?", f"{needs} {_rolling_again(view)}"
        case keep_or_reroll() | accept():
            return f"Keep the {'dice' if len(view.rolled) > 1 else 'die'}, or roll again?", _rolling_again(view)
        case give_dice(_, dice):
            return f"Who campaigns {'next' if dice else 'first'}?", "Then choose a die for them."
        case give_die(name):
            return f"Which die for {campaigner(view, name)}?", "It adds that many cubes."
        case speak(name, n):
            here = place(dict(view.campaigners)[name])
            assert isinstance(view.pending, Decision)
            if STAY in view.pending.choices:
                return (
                    f"No cube can go in {here}{which_twin(view, name)}",
                    f"Its die is {n}. The campaigner may move, for one button.",
                )
            return f"Add {cubes_by(view, name, n)}", "Or move the campaigner first, for one button."
        case move(name):
            return f"Where does {campaigner(view, name)} go?", "All its cubes go to states of that region."
        case pick_state():
            to_go = how_many(len(undecided(view)))
            return f"Choose the next state to vote: {to_go} to go", "Each side rolls a die and adds its cubes there."
        case compare(state):
            yours, theirs = _totals(view)
            headline = f"You are behind in {NAMES[state]}, {yours} to {theirs}"
            return headline, f"{_score(view)} Roll again for one button?"
    return partners_decision(view, step)


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
    """Which card it is, and why it cannot be played as an event where it cannot."""
    lacking = missing(view.card, view, view.side)
    return f"{title(view.card)}{f' cannot be played as an event. {lacking}' if lacking else ''}."


def _what_they_can_do(held: int) -> str:
    """What becomes of a commitment, where the Opposition holds so many buttons."""
    if not held:
        return "Spent whatever happens. The Opposition holds none, so that one button takes a Strategy card."
    return (
        f"Spent whatever happens. The Opposition, with {count(held, 'button')}, may defer (you take a Strategy card), "
        "match (nobody does) or pay one more (it does)."
    )


def _rolling_again(view: View) -> str:
    return "Rolling again costs one button." if len(view.rolled) == 1 else "All the dice roll again, for one button."


def _score(view: View) -> str:
    """How the vote in a state stands, as the side behind sees it."""
    vote = standing(view)
    assert vote is not None
    yours, theirs = _totals(view)
    counted = ", cubes included" if any(line.cubes for line in vote.lines) else ""
    if yours == theirs:
        verb = "win" if vote.wins_ties == SUFFRAGIST else "wins"
        return f"It is {yours} to {theirs}{counted}, and {SIDE_NAMES[vote.wins_ties]} {verb} ties."
    return f"You have {yours}, they have {theirs}{counted}."


def _totals(view: View) -> list[int | None]:
    """The sums in the state that votes, the own one first."""
    vote = standing(view)
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
            return f"{title(str(choice))} (claimed)"
        case "card" | "strategy card" | "card in effect":
            return title(str(choice))
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
            return _upper(campaigner(view, str(choice))[4:])
        case "opponent" | "partner":
            return "You" if choice == view.seat else _upper(seat_words(str(choice)))
        case "region":
            return str(choice)
        case "die":
            return f"The die that shows {choice}"
    raise TypeError(f"no label for {choice!r} of {pending!r}")


def _response(view: View, response: str) -> str:
    """An answer to the commitment, what it costs and what comes of it."""
    n = view.asking.step.n if view.asking and isinstance(view.asking.step, respond) else 0
    match response:
        case "match":
            return f"Match ({f'{n} button' + 's' * (n > 1) if n else 'free'}): nobody takes a card"
        case "supersede":
            return f"Supersede ({n + 1} button{'s' * (n > 0)}): you take a card"
    return "Defer (free): they take a card"


def _side(side: Side) -> str:
    return _upper(SIDE_NAMES[side])


def _upper(text: str) -> str:
    return text[0].upper() + text[1:]


def _on_card(view: View) -> str:
    return f"{title(view.card)} is being played." if view.card else ""


def _own_cubes(view: View) -> str:
    return "Suffragist" if view.side == SUFFRAGIST else RED


def _opposing_cubes(view: View) -> str:
    return RED if view.side == SUFFRAGIST else "Suffragist"


def _removal_rule(view: View) -> str:
    return f"Where {_opposing_cubes(view)} cubes lie, one of them goes instead."
