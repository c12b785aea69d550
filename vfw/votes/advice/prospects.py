"""What a side may expect of a use of a card, in states: dice at their mean, cubes where they bring most, re-rolls as
far as they pay.

What an event brings is found by its verbs, one by one; `race_for_states.py` says what cubes and markers are worth now.
"""

from __future__ import annotations

from functools import cache

from vfw.votes.advice.race_for_states import BUTTON, CAMPAIGN_CUBES, CUBE, REGION_PLACES, Race, rows
from vfw.votes.rules import effects
from vfw.votes.rules.actions import campaign, count_votes_in_congress, move_freely
from vfw.votes.rules.board import ANYWHERE, PLACE, REGIONS, Area
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import CAMPAIGN, LOBBY, ORGANIZE, claim_strategy, draw, event_offer
from vfw.votes.rules.position import OTHER, PURPLE, SUFFRAGIST, SUPPLY, YELLOW, Verb
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
from vfw.votes.rules.vote_chances import Dice, voting_dice

CAMPAIGNER = 0.2
"""What a campaigner does in a round to come, in states."""
DRAWN = 1.3
"""The better one of two cards, or the best of a few, played at once, in states."""
FOUND = 2.5
"""The best card of the whole deck, likewise."""
FREE_MOVES = 0.2
"""What it brings that all campaigners go where they are wanted, in states."""
LATER = 0.3
"""What part of its worth a card keeps that cannot be played now."""
RECONSIDERED = 1.2
"""A vote that is taken back, in states."""
CAMPAIGNS_WITH_BETTER_DICE = 0.5
"""In what part of the rounds of this turn a side campaigns that has better dice for it."""
LOBBIES_WITH_BETTER_DICE = 0.3
"""The same for lobbying."""
HINDERED = 0.4
"""In what part of the rounds of this turn the other side must pay more, or has fewer states to choose from."""
LEFT_TO_VOTE = 0.6
"""What part of the states now open will be decided by the dice of Final Voting."""
MOST_REROLLS = 4
"""So many re-rolls of one throw are thought of."""


# Cards


def event_brings(race: Race, key: str) -> tuple[float, bool]:
    """What this card brings as an event, less its price; and whether it can be played now."""
    offer = event_offer(race.table, race.side, key)
    return all_brings(race, CARDS[key].steps) - BUTTON * offer.price, not offer.why_not


def prospect(race: Race, key: str) -> float:
    """What this card brings as an event; a part of it where it cannot be played now."""
    brings, now = event_brings(race, key)
    return brings if now else LATER * brings


def best_claim(race: Race) -> float:
    """What the best of the Strategy cards that lie open would bring."""
    return max([prospect(race, key) for key in race.table.strategy_cards], default=0.0)


def all_brings(race: Race, steps: tuple[Verb, ...]) -> float:
    """What these steps bring, one after the other."""
    rolled = brings = 0.0
    for step in steps:
        if isinstance(step, roll) and not step.hit:
            rolled = step.n * (step.sides + 1) / 2
        else:
            brings += step_brings(race, step, rolled)
    return brings


def step_brings(race: Race, step: Verb, rolled: float) -> float:
    """What the step brings; `rolled` is what the dice of its card show on average."""
    match step:
        case cubes_per_region(n):
            gains = race.gains(n)
            return sum([max([gains[place] for place in places]) for places in REGION_PLACES.values()])
        case gain(n):
            return BUTTON * min(n, SUPPLY[race.side] - race.buttons)
        case congress(n):
            return race.markers(abs(n))
        case cubes_in_each(n, area):
            return sum(_in_area(race.gains(n), area))
        case cubes(n, area, per_state):
            there = _in_area(race.gains(per_state), area)
            return _best(there, (rolled if n == ROLLED else n) / per_state)
        case remove_cubes(n):
            theirs = [brought if _is_theirs(race, at) else 0.0 for at, brought in enumerate(race.gains(1))]
            return _best(theirs, rolled if n == ROLLED else n)
        case clear(colours, up_to, area):
            return _best([_clearing(race, PLACE[state], colours) for state in area.states], up_to)
        case roll(sides, _, hit, then):
            return (sides - hit + 1) / sides * all_brings(race, then)
        case stays(_, changes):
            return sum([_effect(race, change) for change in changes])
        case campaigner():
            return CAMPAIGNER * race.rounds
        case lose(n):
            return BUTTON * min(n, race.table.buttons(OTHER[race.side]))
        case take_half():
            return BUTTON * ((race.table.buttons(OTHER[race.side]) + 1) // 2)
        case count_votes_in_congress():
            return votes_in_congress(race, 4, 8, race.buttons)
        case cubes_in_region(n):
            gains = race.gains(n)
            return max([sum([gains[place] for place in places]) for places in REGION_PLACES.values()])
        case take_over(n):
            return max([_taking_over(race, place, n) for place in range(len(race.leads))])
        case campaign():
            return campaigning(race)
        case move_freely():
            return FREE_MOVES
        case claim_strategy():
            return best_claim(race)
        case draw() | play_one_of():
            return DRAWN
        case search_deck():
            return FOUND
        case undo_ratification() | reconsider():
            lost = race.table.rejected if race.side == SUFFRAGIST else race.table.ratified
            return RECONSIDERED if lost else 0.0
        case rearrange() | cancel() | cancel_for_turn() | discard_at_random() | discard_theirs():
            return 0.0
    raise TypeError(f"nobody knows what {step!r} brings")


def _in_area(gains: list[float], area: Area) -> list[float]:
    return gains if area is ANYWHERE else [gains[PLACE[state]] for state in area.states]


def _best(gains: list[float], n: float) -> float:
    """The `n` largest of them together; of the next one only the part that is left over."""
    largest, whole = sorted(gains, reverse=True), int(n)
    part = (n - whole) * largest[whole] if whole < len(largest) else 0.0
    return sum(largest[:whole]) + part


def _is_theirs(race: Race, place: int) -> bool:
    lead = race.leads[place]
    return lead < 0 if race.side == SUFFRAGIST else lead > 0


def _clearing(race: Race, place: int, colours: tuple[str, ...]) -> float:
    table, worth, lead = race.table, race.row.worth, race.leads[place]
    purple = table.purple[place] if PURPLE in colours else 0
    yellow = table.yellow[place] if YELLOW in colours else 0
    return worth[lead - purple - yellow] - worth[lead]


def _taking_over(race: Race, place: int, n: int) -> float:
    """The cubes of the other side go, and ours are added."""
    lead, worth = race.leads[place], race.row.worth
    if not race.gains(1)[place]:
        return 0.0
    return worth[max(lead, 0) + n] - worth[lead] if race.side == SUFFRAGIST else worth[min(lead, 0) - n] - worth[lead]


def _effect(race: Race, change: effects.Effect) -> float:
    """What a card brings by lying in effect."""
    now, team = race.rounds_of_turn, len(race.team)
    match change:
        case effects.campaign_die(sides):
            return CAMPAIGNS_WITH_BETTER_DICE * now * team * CUBE * ((sides + 1) / 2 - CAMPAIGN_CUBES)
        case effects.lobby_die(sides):
            return LOBBIES_WITH_BETTER_DICE * now * team * ((sides - 5) / sides - 1 / 6) * race.markers(1)
        case effects.voting_die(sides):
            faces, dice = tuple(range(1, sides + 1)), voting_dice(race.table)
            ours = race.side == SUFFRAGIST
            return _other_dice(race, dice._replace(suffragist=faces) if ours else dice._replace(opposition=faces))
        case effects.wins_ties():
            return _other_dice(race, voting_dice(race.table)._replace(ties=True))
        case effects.event_cost() | effects.campaign_cost():
            return HINDERED * now * BUTTON
        case effects.bars():
            return HINDERED * now * CUBE * CAMPAIGN_CUBES
    raise TypeError(f"nobody knows what {change!r} brings")


def _other_dice(race: Race, dice: Dice) -> float:
    """What it brings to vote with these dice in place of those that lie ready."""
    now, then = race.row.worth, rows(race.side, dice, race.sent)[0].worth
    return LEFT_TO_VOTE * sum([then[lead] - now[lead] for lead in race.leads])


# Actions


def action_brings(race: Race, use: str) -> float:
    """What the action brings for which a card can be played."""
    if use == CAMPAIGN:
        return campaigning(race) - BUTTON * effects.campaign_surcharge(race.table, race.side)
    if use == ORGANIZE:
        return BUTTON * min(len(race.team), SUPPLY[race.side] - race.buttons)
    assert use == LOBBY
    return lobbying(race, race.buttons)


def campaigning(race: Race) -> float:
    """The cubes of the campaigners where they are, or, where that is little, elsewhere for a button."""
    team = race.team
    if not team:
        return 0.0
    sides = effects.die(race.table, effects.campaign_die, race.side, usual=4) if race.table.in_effect else 4
    n = (sides + 1) / 2
    brings = 0.0
    for region in dict.fromkeys(team):
        brings += race.in_region(region, n * team.count(region))
    if race.buttons and brings < CUBE * n * len(team) / 2:
        brings = max(brings, max([race.in_region(region, n) for region in REGIONS]) - BUTTON)
    return brings


def lobbying(race: Race, buttons: int) -> float:
    """What a throw for Congress brings, with re-rolls for so many buttons at most."""
    sides = effects.die(race.table, effects.lobby_die, race.side, usual=6) if race.table.in_effect else 6
    return votes_in_congress(race, len(race.team), sides, buttons)


def votes_in_congress(race: Race, dice: int, sides: int, buttons: int) -> float:
    """What so many dice bring, of which those of 6 and more count, with re-rolls for so many buttons at most."""
    chances = _successes(dice, (sides - 5) / sides)
    worth = [race.markers(n) for n in range(dice + 1)]
    brings = sum([chance * brought for chance, brought in zip(chances, worth, strict=True)])
    for _ in range(min(buttons, MOST_REROLLS)):
        again = brings - BUTTON
        if again <= worth[0]:
            break
        brings = sum([chance * max(brought, again) for chance, brought in zip(chances, worth, strict=True)])
    return brings


@cache
def _successes(dice: int, chance: float) -> list[float]:
    """How likely none, one, two ... of the dice succeed."""
    row = [1.0]
    for _ in range(dice):
        row = [
            fails * (1 - chance) + succeeds * chance for fails, succeeds in zip((*row, 0.0), (0.0, *row), strict=True)
        ]
    return row
