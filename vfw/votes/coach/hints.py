"""Hints: a good answer to the question with its reason, the rule that makes it good, and the numbers.

`ranking.py` finds the good answers. A hint is made from a view, so it knows no more than its seat.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from vfw.core.questions import Decision, Reply
from vfw.votes.coach.event_forecast import forecast_event
from vfw.votes.coach.win_chance import compare_with_best
from vfw.votes.narration.odds import (
    MARKERS,
    SUCCESS,
    VOTE,
    Number,
    NumberRecorder,
    Odds,
    campaigning_odds,
    lobbying_odds,
    pending_odds,
    strategy_odds,
)
from vfw.votes.narration.words import card_title, region_name, seat_name
from vfw.votes.players.playouts import Option
from vfw.votes.rules import effects
from vfw.votes.rules.actions import DONE, MOVE, STAY, gather_dice, give_die, speak
from vfw.votes.rules.automatic import LOBBY_HIT
from vfw.votes.rules.board import NAMES, REGION_STATES, listed
from vfw.votes.rules.draws import undecided
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.oppobot import STRATEGY_SIDES, commit_to_die
from vfw.votes.rules.partners import EXCHANGE
from vfw.votes.rules.placing import STATE_CARD, add_one, with_cubes
from vfw.votes.rules.playing import CAMPAIGN, DISCARD, EVENT, LOBBY, ORGANIZE, uses
from vfw.votes.rules.position import Step
from vfw.votes.rules.seats import OPPOSITION, OTHER, SUFFRAGIST, Seat, Side, side_of
from vfw.votes.rules.special import reconsider, take_over, undo_ratification
from vfw.votes.rules.steps import clear, cubes_per_region, placing, remove_one, removing
from vfw.votes.rules.strategy_phase import DEFER, MATCH, respond
from vfw.votes.rules.tabletop import (
    COLORS,
    CUBES_TO_VOTE,
    FULL_CONGRESS,
    PURPLE,
    ROUNDS,
    SUPPLY,
    TO_RATIFY,
    TO_REJECT,
    TURNS,
    YELLOW,
)
from vfw.votes.rules.view import View
from vfw.votes.rules.vote_chances import turns_an_even_vote, voting_dice, wins

Reason = tuple[str, str]
"""The text of a hint, and the section of the rules that it rests on."""

VOTING_COUNTS_FROM = TURNS - 1
"""The turn from which a place is judged by the odds of Final Voting; before, most cubes come and go until then."""

ADDING, CAMPAIGNING, VOTING = "Adding or removing cubes in a state", "Campaigning", "Final Voting"


def explain_place(view: View, question: Decision, reply: Reply, numbers: NumberRecorder) -> Reason:
    """Return the reason for an answer that names a place, a color, a campaigner or a die."""
    assert view.asking is not None
    step, side, word = view.asking.step, side_of(question.seat), str(reply)
    match question.about:
        case "state" if word in (MOVE, STAY) and isinstance(step, speak):
            return _move_or_stay(step, word, numbers), CAMPAIGNING
        case "state" if word == "done":
            return "Stop here: clearing another state would gain you nothing.", ADDING
        case "state":
            return _state(view, side, step, word, numbers)
        case "colour":
            return _color(view, step, question.why, word, numbers), ADDING
        case "region":
            return _region(view, side, word, numbers), CAMPAIGNING
        case "campaigner" if word == "done":
            return "Leave them where they are: they stand well.", CAMPAIGNING
        case "campaigner":
            return _campaigner(view, side, question.why, word, numbers), CAMPAIGNING
        case "die" if word == DONE:
            return "Leave the other dice to the other campaigner: they do more there.", CAMPAIGNING
        case "die":
            assert isinstance(step, give_die | gather_dice)
            region = dict(view.campaigners)[step.name]
            cubes = numbers.count("cubes of the die", int(word), "cube")
            return f"This die here: {cubes} for {region_name(region)} ({_room(view, region, numbers)}).", CAMPAIGNING
    raise TypeError(f"no reasons for {question!r}")


# States


def _state(view: View, side: Side, step: Step, state: str, numbers: NumberRecorder) -> Reason:
    match step:
        case placing() | removing() | cubes_per_region() | speak():
            return _one_cube(view, side, state, numbers)
        case pick_state():
            return _called(view, side, state, numbers), VOTING
        case undo_ratification():
            return f"{NAMES[state]}: {_count_of_votes(view, side, 1, numbers)}.", VOTING
        case reconsider(n):
            gets = numbers.count("printed cubes", n, "cube")
            return f"{NAMES[state]}: it is open again, and you get {gets}.", ADDING
        case take_over(n):
            theirs = numbers.word("their cubes", view.strength(OTHER[side], state))
            lead = view.strength(OTHER[side], state) + n
            text = (
                f"{NAMES[state]}: {theirs} of their cubes go, and {numbers.word('printed cubes', n)} of your cubes come"
            )
            return f"{text}. {_chance(view, side, state, lead, numbers)}", ADDING
        case clear(colors):
            gone = sum(number for color, number in view.cubes(state).items() if color in colors)
            text = f"{NAMES[state]}: they lose {numbers.count('cubes lost', gone, 'cube')} there"
            return f"{text}. {_chance(view, side, state, gone, numbers)}", ADDING
    raise TypeError(f"no reasons for a state of {step!r}")


def _one_cube(view: View, side: Side, state: str, numbers: NumberRecorder) -> Reason:
    """Explain adding a cube, or removing an opposing one."""
    theirs, yours = view.strength(OTHER[side], state), view.strength(side, state) + 1
    if theirs:
        text = f"{NAMES[state]}: a cube of theirs goes, of {numbers.word('their cubes', theirs)} there"
        return f"{text}. {_chance(view, side, state, 1, numbers)}", ADDING
    have = f"{NAMES[state]}: you would have {numbers.word('your cubes then', yours)} there"
    if yours == CUBES_TO_VOTE:
        return _fourth_cube(view, side, state, have, numbers)
    four = numbers.word("cubes to vote", CUBES_TO_VOTE)
    if yours > CUBES_TO_VOTE:
        return f"{have}, more than the {four} that win it, so that it is harder to take away.", ADDING
    win = f"{four} win it at once" if view.sent else f"{four} win it once the Amendment is sent"
    return f"{have}, and {win}. {_chance(view, side, state, 1, numbers)}", ADDING


def _fourth_cube(view: View, side: Side, state: str, have: str, numbers: NumberRecorder) -> Reason:
    claims = ", which claims its State card" if STATE_CARD[state] in view.state_cards else ""
    if view.sent:
        votes = _count_of_votes(view, side, 1, numbers)
        return f"{have}{claims}, and it votes at once: {votes}.", "Sending the Nineteenth Amendment to the States"
    return f"{have}{claims}. It votes for you as soon as the Amendment is sent.", ADDING


def _count_of_votes(view: View, side: Side, more: int, numbers: NumberRecorder) -> str:
    votes, goal = (view.ratified, TO_RATIFY) if side == SUFFRAGIST else (view.rejected, TO_REJECT)
    return f"that makes {numbers.word('votes', len(votes) + more)} of {numbers.word('votes to win', goal)}"


def _chance(view: View, side: Side, state: str, more: int, numbers: NumberRecorder) -> str:
    """Explain the effect of `more` cubes: on the way to four, and in the last turns on a vote with one roll each."""
    if view.turn < VOTING_COUNTS_FROM:
        return _on_the_way(view, side, state, more, numbers)
    lead, dice = view.strength(SUFFRAGIST, state) - view.strength(OTHER[SUFFRAGIST], state), voting_dice(view)
    then = lead + more if side == SUFFRAGIST else lead - more
    before, after = wins(side, lead, dice), wins(side, then, dice)
    if before == after:
        return f"In Final Voting it has {numbers.chance('chance before', before)} to go your way as it is."
    rises = f"from {numbers.share('chance before', before)} to {numbers.share('chance after', after)}"
    return f"In Final Voting its chance to go your way rises {rises}."


def _on_the_way(view: View, side: Side, state: str, more: int, numbers: NumberRecorder) -> str:
    """Tell how far the state still is from four cubes."""
    lead = view.strength(side, state) - view.strength(OTHER[side], state) + more
    if lead < 0:
        return f"Then {numbers.count('their cubes left', -lead, 'cube')} of theirs would be left in your way."
    if lead == 0:
        return "Then nothing would be left in your way."
    if lead >= CUBES_TO_VOTE:
        return f"With {numbers.word('cubes to vote', CUBES_TO_VOTE)} there you win it."
    missing = f"Then {numbers.word('cubes missing', CUBES_TO_VOTE - lead)} would be missing"
    if STATE_CARD[state] in view.state_cards:
        return f"{missing}; the first side with {numbers.word('cubes to vote', CUBES_TO_VOTE)} claims its State card."
    return f"{missing} to {numbers.word('cubes to vote', CUBES_TO_VOTE)}."


def _called(view: View, side: Side, state: str, numbers: NumberRecorder) -> str:
    lead = view.strength(SUFFRAGIST, state) - view.strength(OTHER[SUFFRAGIST], state)
    yours = numbers.count("your cubes", view.strength(side, state), "cube")
    theirs = numbers.word("their cubes", view.strength(OTHER[side], state))
    chance = numbers.chance("chance", wins(side, lead, voting_dice(view)))
    return f"Call {NAMES[state]}: you have {yours}, they have {theirs}. With a roll each you have {chance} to win it."


# Colors, regions, campaigners


def _color(view: View, step: Step, why: str, color: str, numbers: NumberRecorder) -> str:
    assert isinstance(step, add_one | remove_one)
    state, cubes = step.state, view.cubes(step.state)
    if why == "remove":
        lie = numbers.count("cubes there", cubes.get(color, 0), f"{color} cube")
        return f"{color.capitalize()}: they have {lie} in {NAMES[state]}."
    purple = numbers.count("purple cubes", cubes.get(PURPLE, 0), "purple cube")
    yellow = numbers.count("yellow cubes", cubes.get(YELLOW, 0), "yellow")
    lie = f"{NAMES[state]} has {purple} and {yellow.removesuffix('s')}"
    other = YELLOW if color == PURPLE else PURPLE
    if color not in cubes and other not in cubes:
        why = "Either color does the same"
    elif other in cubes:
        why = "With both colors there, a card that clears one of them leaves the other"
    else:
        why = "Some cards clear a single color, so a state with both would be safer"
    return f"{color.capitalize()}: {lie}. {why}."


def _region(view: View, side: Side, region: str, numbers: NumberRecorder) -> str:
    return f"{region_name(region)[0].upper()}{region_name(region)[1:]}: {_room(view, region, numbers)}."


def _room(view: View, region: str, numbers: NumberRecorder) -> str:
    """Tell how many states there can still be won, and where the other side is in the way."""
    states = undecided(view, REGION_STATES[region])
    assert view.seat is not None
    theirs = with_cubes(view, COLORS[OTHER[side_of(view.seat)]], states)
    still_open = numbers.count("open states", len(states), "open state")
    return f"{still_open}, {numbers.word('states with their cubes', len(theirs))} of them with cubes of theirs"


def _campaigner(view: View, side: Side, why: str, name: str, numbers: NumberRecorder) -> str:
    region = dict(view.campaigners)[name]
    where = f"{name[:-1]} campaigner in {region_name(region)}"
    if why == "move":
        return f"Move the {where}: elsewhere it would do more than here ({_room(view, region, numbers)})."
    return f"The {where} first: {_room(view, region, numbers)}."


def _move_or_stay(step: speak, word: str, numbers: NumberRecorder) -> str:
    cubes = numbers.count("cubes of the die", step.n, "cube")
    if word == STAY:
        return f"Stay: nothing here is open, and {cubes} elsewhere are not worth a button."
    return f"Move first, for a button: {cubes} would do more in another region."


@dataclass(frozen=True)
class Hint:
    """An answer with its reason.

    Attributes:
        replies: The answer: one reply; a card of the hand is followed by its use if the game will ask for it.
        text: The reason, one or two sentences.
        rule: The section of the rules that it rests on.
        compared: How much less often it wins than the best answer, in a sentence; "" if unknown, and for the best.
        numbers: Every number in these texts, by a name that tells its meaning. Fractions are exact; chances appear in
            the text as hundredths.
    """

    replies: tuple[Reply, ...]
    text: str
    rule: str
    compared: str
    numbers: dict[str, Number]


def certain_bid(view: View) -> int:
    """Return the bid that no answer of the Opposition, or of the Oppobot's die, can equal, in buttons."""
    if view.asking and isinstance(view.asking.step, commit_to_die):
        return STRATEGY_SIDES + 1
    return view.buttons(OPPOSITION) + 1


def make_hint(view: View, option: Option, behind: Fraction | None = None) -> Hint:
    """Put the answer `option` into words.

    Args:
        view: The view of the seat that is asked.
        option: The answer.
        behind: The chance to win by which it is behind the best answer, if known.
    """
    numbers = NumberRecorder()
    text, rule = _reason(view, option, numbers)
    compared = "" if behind is None else compare_with_best(behind, numbers)
    return Hint(option.replies, text, rule, compared, numbers.noted)


def _reason(view: View, option: Option, numbers: NumberRecorder) -> Reason:
    question, first = view.pending, option.replies[0]
    assert isinstance(question, Decision)
    match question.about:
        case "use":
            return _play(view, view.card, str(first), option, numbers)
        case "card" if question.why == "operations":
            (use,) = option.replies[1:] or uses(view, _side(view), str(first)) or (DISCARD,)
            return _play(view, str(first), str(use), option, numbers)
        case "card" | "strategy card" | "card in effect":
            return _card(view, question, option, numbers)
        case "reroll":
            return _roll_again(view, str(first), numbers)
        case "buttons" if question.why == "strategy":
            return _commitment(view, int(str(first)), numbers)
        case "response":
            return _response(view, str(first), numbers)
        case "exchange" | "opponent" | "partner":
            return _with_partner(view, question, str(first), numbers), PARTNERS_RULE
    return explain_place(view, question, first, numbers)


# Cards

CARDS_RULE, PARTNERS_RULE = "The Cards", "Two players on a side"


def _play(view: View, key: str, use: str, option: Option, numbers: NumberRecorder) -> Reason:
    """Explain a card of the hand with its use."""
    side = _side(view)
    if use == EVENT:
        return _event(view, side, key, option, numbers), "Operations Phase"
    if use == LOBBY:
        return _lobby(view, side, key, numbers), "Lobbying Action"
    if use == CAMPAIGN:
        return _campaign(view, side, key, numbers), "Campaigning"
    if use == ORGANIZE:
        return _organize(view, side, key, numbers), "Organizing"
    return f"Discard {card_title(key)}: nothing in your hand can be played.", "Operations Phase"


def _event(view: View, side: Side, key: str, option: Option, numbers: NumberRecorder) -> str:
    """Tell what the event would do, and the State cards that it would bring."""
    does = forecast_event(view, side, key, numbers) or "does nothing now"
    states = [state for state, card in STATE_CARD.items() if card in option.claims]
    if not states:
        return f"{card_title(key)}: {does}."
    have = f"could have {numbers.word('cubes to claim', CUBES_TO_VOTE)}"
    cards = "its State card" if len(states) == 1 else "their State cards"
    return (
        f"{card_title(key)}: {does}. {listed([NAMES[state] for state in states])} {have}, and {cards} would be yours."
    )


def _organize(view: View, side: Side, key: str, numbers: NumberRecorder) -> str:
    team = len(view.campaigners_of(side))
    campaigners = numbers.count("campaigners", team, "campaigner")
    gives = f"a button for each of your {campaigners}" if team > 1 else f"a button for {campaigners}"
    held = numbers.word("buttons held", min(SUPPLY[side], view.buttons(side) + team))
    return f"Organize with {card_title(key)}: {gives}, so that you hold {held}. A button rolls dice again."


def _lobby(view: View, side: Side, key: str, numbers: NumberRecorder) -> str:
    chances = lobbying_odds(view, side)
    hit = numbers.digits("needs", LOBBY_HIT)
    face = f"a {hit}" if chances.dice.sides == LOBBY_HIT else f"a {hit} or more"
    what = "adds a marker" if side == SUFFRAGIST else "removes a marker"
    dice = f"{numbers.word('dice', chances.dice.n)} d{numbers.digits('die', chances.dice.sides)}"
    give = "give" if chances.dice.n > 1 else "gives"
    chance = numbers.chance("at least one marker", chances.at_least(1))
    congress = f"{numbers.word('markers now', view.congress)} of {numbers.word('full Congress', FULL_CONGRESS)}"
    return (
        f"Lobby with {card_title(key)}: {face} on a die {what}; {dice} {give} {chance} of at least "
        f"{numbers.count('least', 1, 'marker')}. Congress has {congress}."
    )


def _campaign(view: View, side: Side, key: str, numbers: NumberRecorder) -> str:
    chances = campaigning_odds(view, side)
    dice = f"{numbers.word('dice', chances.dice.n)} d{numbers.digits('die', chances.dice.sides)}"
    give = "give" if chances.dice.n > 1 else "gives"
    mean = numbers.word("cubes on average", chances.mean)
    price = effects.campaign_surcharge(view, side)
    costs = f" It costs {numbers.count('price', price, 'button')}." if price else ""
    return (
        f"Campaign with {card_title(key)}: {dice} {give} {mean} cubes on average, where your campaigners stand.{costs}"
    )


def _card(view: View, question: Decision, option: Option, numbers: NumberRecorder) -> Reason:
    """Explain a card from another place than the hand: claimed, drawn, searched for, put back, or theirs."""
    side, key = _side(view), str(option.replies[0])
    if question.about == "card in effect":
        owner = next(lasting.side for lasting in view.in_effect if lasting.card == key)
        return f"{card_title(key)}: {'it is theirs' if owner != side else 'it is your own'}.", CARDS_RULE
    match question.why:
        case "top" if key != "done":
            return f"Put {card_title(key)} on top: you draw it with the next cards.", CARDS_RULE
        case "top":
            return "Put the others at the bottom: there is better to come than these.", CARDS_RULE
        case "bottom":
            return f"{card_title(key)} goes below: it will hardly come back.", CARDS_RULE
        case "theirs":
            return f"Take {card_title(key)}: of what they can lose it would do most for them.", CARDS_RULE
        case "claimed" if key == "done":
            rounds = numbers.count("rounds to come", (TURNS - view.turn) * ROUNDS + ROUNDS - view.round, "more round")
            return f"Wait: there are {rounds} in which to play what you have claimed.", CARDS_RULE
        case "gift" if key == "done":
            return "Keep what you have: your partner has claimed cards enough to play.", PARTNERS_RULE
        case "gift":
            return f"Give {card_title(key)} away: your partner has fewer claimed cards to play.", PARTNERS_RULE
        case "claim":
            return f"Claim {_event(view, side, key, option, numbers)}", "Strategy Phase"
        case "claimed" | "drawn" | "search":
            return _event(view, side, key, option, numbers), CARDS_RULE
    raise TypeError(f"no reasons for {question!r}")


def _with_partner(view: View, question: Decision, reply: str, numbers: NumberRecorder) -> str:
    """Explain an exchange with a partner, the receiver of a card, or the opponent whose hand is looked at."""
    if question.about == "exchange":
        if reply == EXCHANGE:
            return "Agree: either of you can play either card, and your partner wants to."
        return "Keep your card: an exchange unseen brings your side nothing."
    if question.about == "partner":
        whose = "Take it yourself" if reply == view.seat else "Your partner gets it"
        return f"{whose}: a player with fewer claimed cards plays it sooner."
    size = view.held_by(Seat(reply)).hand_size
    return f"Look at the hand of {seat_name(reply)}: {numbers.count('cards in hand', size, 'card')} to choose from."


# Dice and buttons


def _roll_again(view: View, reply: str, numbers: NumberRecorder) -> Reason:
    """Explain keeping the dice, or rolling again."""
    chances = pending_odds(view)
    assert chances is not None
    if chances.what == VOTE:
        return _vote_again(view, chances, reply, numbers), "Final Voting"
    current = chances.current_result or 0
    better = chances.at_least(current + 1)
    if chances.what == SUCCESS:
        needs = (
            f"{numbers.digits('needs', chances.needs)} or more is enough, {numbers.chance('chance of more', better)}"
        )
        keep = f"Let it be: the event fails. If you roll again, {needs}, for a button"
    else:
        what = "marker" if chances.what == MARKERS else "cube"
        give = f"the dice give {numbers.count('present result', current, what)}"
        more = f"{numbers.chance('chance of more', better)} of more"
        needs = f"{give}, and another roll has {more}"
        keep = f"Keep them: {give}. Another roll has {more}"
    if reply != "reroll":
        return f"{keep}{'' if chances.what == SUCCESS else _for_later(view, chances, numbers)}.", BUTTONS
    return f"Roll again: {needs}. {_for_a_button(view, chances.side, numbers)}", BUTTONS


def _for_later(view: View, chances: Odds, numbers: NumberRecorder) -> str:
    """Tell what the button would bring now, and its later uses: other dice, and votes once they are near."""
    now = f", {numbers.word('another roll', chances.mean)} on average, and costs a button"
    if view.turn < VOTING_COUNTS_FROM:
        return f"{now}. Kept, a button can roll other dice again, or be bid for a Strategy card"
    if view.turn == TURNS and not view.sent:
        return now
    wins_back = numbers.chance("wins back", turns_an_even_vote(chances.side, voting_dice(view)))
    return f"{now}. In Final Voting a button has {wins_back} to win back an even state that is lost"


def _for_a_button(view: View, side: Side, numbers: NumberRecorder) -> str:
    return f"It costs a button; {numbers.count('buttons left', view.buttons(side) - 1, 'button')} would be left."


BUTTONS = "Organizational Buttons"


def _vote_again(view: View, chances: Odds, reply: str, numbers: NumberRecorder) -> str:
    chance, state = chances.chances[chances.side], NAMES[chances.state]
    faces = numbers.digits("faces that win", int(chance * chances.dice.sides))
    share = f"{faces} of {numbers.digits('die', chances.dice.sides)} faces would put you ahead"
    share += f", {numbers.chance('ahead', chance)}"
    if reply == "reroll":
        return f"Roll again for {state}: {share}. {_for_a_button(view, chances.side, numbers)}"
    kept = numbers.count("buttons kept", view.buttons(chances.side), "button")
    return f"Let {state} go, and keep {kept} for other votes: {share}."


def _commitment(view: View, n: int, numbers: NumberRecorder) -> Reason:
    """Explain a bid against the answer of the Opposition, or against the Oppobot's die."""
    assert view.asking is not None
    kept = numbers.count("buttons left", view.buttons(SUFFRAGIST) - n, "button")
    commit = f"Commit {numbers.word('committed', n)}, and keep {kept}"
    if n == 0 and (view.buttons(OPPOSITION) or isinstance(view.asking.step, commit_to_die)):
        return f"{commit}: {_why_nothing(view, numbers)}.", "Strategy Phase"
    if isinstance(view.asking.step, commit_to_die):
        chances = strategy_odds(view, n).chances
        yours = numbers.chance("you claim", chances.get(SUFFRAGIST, NEVER))
        theirs = numbers.share("they claim", chances.get(OPPOSITION, NEVER))
        return f"{commit}: you have {yours} to claim a card, the Oppobot {theirs}.", "Strategy Phase"
    held = numbers.count("their buttons", view.buttons(OPPOSITION), "button")
    if not (n or view.buttons(OPPOSITION)):
        return f"{commit}: the Opposition, with {held}, cannot take a card either.", "Strategy Phase"
    if n > view.buttons(OPPOSITION):
        return f"{commit}: with {held} the Opposition can only defer, and the card is yours.", "Strategy Phase"
    return f"{commit}: the Opposition, with {held}, must pay as much to stop you.", "Strategy Phase"


NEVER = Fraction(0)


def _why_nothing(view: View, numbers: NumberRecorder) -> str:
    """Tell what bidding nothing gives to the Oppobot, the price of a certain card, and the buttons left after it."""
    assert view.asking is not None
    held, certain = view.buttons(SUFFRAGIST), certain_bid(view)
    beaten = isinstance(view.asking.step, commit_to_die) and view.strategy_cards
    card = (
        "the Oppobot’s die always beats none, so it takes a Strategy card. A certain card"
        if beaten
        else "a certain card"
    )
    price = numbers.count("certain bid", certain, "button")
    if held < certain:
        return f"{card} would cost {price}, more than you hold"
    left = numbers.word("left after a certain bid", held - certain)
    return f"{card} would cost {price}, and {left} would be left to roll again with"


def _response(view: View, response: str, numbers: NumberRecorder) -> Reason:
    assert view.asking is not None
    assert isinstance(view.asking.step, respond)
    n = view.asking.step.n
    pays = {DEFER: 0, MATCH: n}.get(response, n + 1)
    cost = f"pay {numbers.count('price', pays, 'button')}" if pays else "pay nothing"
    left = f"keep {numbers.word('buttons left', view.buttons(OPPOSITION) - pays)}"
    comes = {DEFER: "they take a Strategy card", MATCH: "neither side takes a Strategy card"}
    return (
        f"{response.capitalize()}: you {cost} and {left}; {comes.get(response, 'the Strategy card is yours')}.",
        "Strategy Phase",
    )


def _side(view: View) -> Side:
    assert view.seat is not None, "a viewer of the open table is asked nothing"
    return side_of(view.seat)
