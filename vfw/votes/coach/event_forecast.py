"""Forecasts of events: what a card would do now, in words, with the numbers that its steps have on this table."""

from __future__ import annotations

from vfw.core.questions import Roll
from vfw.votes.narration.odds import SUCCEEDS, NumberRecorder, campaigning_odds, marker_odds, success_odds
from vfw.votes.narration.odds import cube_odds as cubes_rolled
from vfw.votes.narration.words import DURATIONS, card_title, region_name
from vfw.votes.players.evaluation import StateValues
from vfw.votes.rules import effects
from vfw.votes.rules.actions import campaign, count_votes_in_congress, move_freely
from vfw.votes.rules.board import ANYWHERE, REGION_STATES, REGIONS, Area, listed
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.placing import may_add
from vfw.votes.rules.playing import claim_strategy, draw, event_offer
from vfw.votes.rules.position import Verb
from vfw.votes.rules.seats import OTHER, Side
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
from vfw.votes.rules.tabletop import COLORS, CUBES_TO_VOTE, FULL_CONGRESS, RED, ROUNDS, SUPPLY, TURN
from vfw.votes.rules.view import View


def forecast_event(view: View, side: Side, key: str, numbers: NumberRecorder) -> str:
    """Return what the card would do for `side`, one clause after the other: "pays one button; adds ..."."""
    price = event_offer(view, side, key).price
    clauses = [f"costs {numbers.count('price', price, 'button')}"] if price else []
    forecast = _EventForecast(view, side, key, price, numbers)
    return "; ".join([*clauses, *forecast.clauses(CARDS[key].steps)])


class _EventForecast:
    """The clauses of one card.

    Numbers that are printed on it are noted as "printed" and their meaning.
    """

    def __init__(self, view: View, side: Side, key: str, price: int, numbers: NumberRecorder) -> None:
        self.view, self.side, self.key, self.numbers = view, side, key, numbers
        self.held = view.buttons(side) - price
        self.team = len(view.campaigners_of(side))
        self.rolled: Roll | None = None

    def clauses(self, steps: tuple[Verb, ...]) -> list[str]:
        """Return the clauses of these steps, without empty ones."""
        return [clause for step in steps if (clause := self.clause(step))]

    def clause(self, step: Verb) -> str:
        """Return the clause of one step; "" if it would do nothing now."""
        numbers, view = self.numbers, self.view
        match step:
            case campaigner(color, region):
                self.team += 1
                yours = numbers.count(f"campaigners with the {color}", self.team, "campaigner")
                return f"brings a {color} campaigner to {region_name(region)}, so that you have {yours}"
            case gain(n):
                return self._gained(n)
            case lose(n):
                return self._lost(min(n, view.buttons(OTHER[self.side])))
            case take_half():
                return self._lost((view.buttons(OTHER[self.side]) + 1) // 2)
            case congress(n):
                return self._markers(n)
            case cubes(n, area, per_state):
                limit = numbers.count("printed limit", per_state, "cube")
                return f"adds {self._number(n)}{_within(area, 'in')}, at most {limit} in a state"
            case remove_cubes(n, area, per_state):
                limit = numbers.word("printed limit", per_state)
                return f"takes away {self._number(n, 'opposing cube')}{_within(area, 'from')}, at most {limit} a state"
            case cubes_in_each(n, area):
                return self._in_each(n, area)
            case cubes_per_region(n):
                regions = sum(bool(may_add(view, self.side, REGION_STATES[region])) for region in REGIONS)
                each = numbers.count("printed cubes", n, "cube")
                return f"adds {each} in a state of each of {numbers.count('open regions', regions, 'region')}"
            case cubes_in_region(n):
                return f"adds {numbers.count('printed cubes', n, 'cube')} in each state of a region"
            case clear(colors, up_to, area):
                return self._cleared(colors, up_to, area)
            case roll():
                return self._rolled(step)
            case stays(box, changes):
                return self._lasting(box, changes)
        return self._special(step)

    def _gained(self, n: int) -> str:
        gained = min(n, SUPPLY[self.side] - self.held)
        self.held += gained
        hold = self.numbers.word("buttons held", self.held)
        if not gained:
            return f"brings nothing, for you hold all {hold} buttons"
        return f"brings {self.numbers.count('buttons gained', gained, 'button')}, so that you hold {hold}"

    def _lost(self, n: int) -> str:
        held = self.view.buttons(OTHER[self.side])
        lost = self.numbers.word("buttons lost", n)
        return f"takes {lost} of their {self.numbers.count('their buttons', held, 'button')}" if n else ""

    def _markers(self, n: int) -> str:
        view, numbers = self.view, self.numbers
        now = max(0, min(FULL_CONGRESS, view.congress + n))
        if view.sent or now == view.congress:
            return ""
        if now == FULL_CONGRESS:
            full = numbers.word("full Congress", FULL_CONGRESS)
            return f"gives Congress its {full} markers: the Amendment goes to the states"
        word = "more" if n > 0 else "fewer"
        moved = numbers.count("markers moved", abs(now - view.congress), "marker")
        return f"gives Congress {moved} {word}: {numbers.word('markers then', now)} in all"

    def _number(self, n: int, what: str = "cube") -> str:
        if n != ROLLED:
            return self.numbers.count("printed cubes", n, what)
        assert self.rolled, f"{self.key} counts dice it has not rolled"
        mean = cubes_rolled(self.side, self.rolled).mean
        return f"{self.numbers.word('cubes on average', mean)} {what}s on average"

    def _in_each(self, n: int, area: Area) -> str:
        numbers, states = self.numbers, may_add(self.view, self.side, area.states)
        if not states:
            return ""
        each = numbers.count(f"printed cubes in {area.name}", n, "cube")
        where = area.each if len(states) == len(area.states) else f"the open states of {area.name}"
        if len(area.states) == 1:
            return f"adds {each} in {where}"
        room = StateValues(self.view, self.side)
        fitting = sum(min(n, CUBES_TO_VOTE - room.lead(state)) if self.view.sent else n for state in states)
        return f"adds {each} in {where}, {numbers.word(f'cubes in {area.name}', fitting)} in all"

    def _cleared(self, colors: tuple[str, ...], up_to: int, area: Area) -> str:
        rows = [getattr(self.view, color) for color in colors]
        most = sorted((sum(cubes) for cubes in zip(*rows, strict=True)), reverse=True)
        kind = colors[0] if len(colors) == 1 else "Suffragist"
        if area is not ANYWHERE:
            there = sum(self.view.strength(OTHER[self.side], state) for state in area.states)
            return f"takes away {self.numbers.count('cubes there', there, f'{kind} cube')} from {area.name}"
        states = self.numbers.count("printed states", up_to, "state")
        cubes_ = self.numbers.count(f"most {kind} cubes", sum(most[:up_to]), "cube")
        return f"clears {states} of {kind} cubes, up to {cubes_}"

    def _rolled(self, step: roll) -> str:
        self.rolled = Roll(step.sides, step.n, self.key)
        if not step.hit:
            return ""
        numbers = self.numbers
        odds = success_odds(self.side, self.rolled, step.hit)
        needs = f"{numbers.digits('printed needs', step.hit)} or more on a d{numbers.digits('printed die', step.sides)}"
        chance = numbers.chance("success", odds.chances[SUCCEEDS])
        return f"needs {needs}, {chance}, and then {', '.join(self.clauses(step.then))}"

    def _lasting(self, box: str, changes: tuple[effects.Effect, ...]) -> str:
        rounds = ROUNDS - self.view.round
        if box != TURN:
            return "; ".join([*[self._change(change) for change in changes], f"stays for {DURATIONS[box]}"])
        if not rounds:
            return "stays for this round only"
        left = self.numbers.count("rounds left", rounds, "more round")
        return "; ".join([*[self._change(change) for change in changes], f"stays for {left}"])

    def _change(self, change: effects.Effect) -> str:
        numbers = self.numbers
        match change:
            case effects.campaign_die(sides):
                return f"makes your Campaigning dice d{numbers.digits('printed die', sides)}"
            case effects.lobby_die(sides):
                return f"makes your Lobbying dice d{numbers.digits('printed die', sides)}"
            case effects.voting_die(sides):
                return f"makes your die in Final Voting a d{numbers.digits('printed die', sides)}"
            case effects.wins_ties():
                return "gives you the ties in Final Voting"
            case effects.event_cost(buttons):
                return f"makes their events cost {numbers.count('printed cost', buttons, 'button')}"
            case effects.campaign_cost(buttons):
                return f"makes their Campaigning cost {numbers.count('printed cost', buttons, 'button')}"
            case effects.bars(areas):
                return f"keeps their cubes out of {listed([area.name for area in areas])}"
        raise TypeError(f"no words for {change!r}")

    def _special(self, step: Verb) -> str:
        numbers, view = self.numbers, self.view
        match step:
            case draw(n) | play_one_of(n):
                return f"draws {numbers.count('printed cards', n, 'card')}, and an event of them is played"
            case search_deck():
                deck = view.camp(self.side).deck_size
                return f"lets you play a card of the {numbers.count('cards in the deck', deck, 'card')} of your deck"
            case rearrange(n):
                return f"lets you sort the top {numbers.count('printed cards', n, 'card')} of your deck"
            case claim_strategy():
                return f"claims a card from {numbers.count('open cards', len(view.strategy_cards), 'Strategy card')}"
            case cancel(key):
                return f"puts an end to {card_title(key)}"
            case cancel_for_turn():
                return "puts an end to a card in effect for this turn"
            case discard_at_random(n):
                return f"makes them exchange {numbers.count('printed cards', n, 'card')} at random"
            case discard_theirs():
                return "shows you their hand and takes a card from it"
            case take_over(n):
                return f"clears a state of their cubes and adds {numbers.count('printed cubes', n, 'cube')} there"
            case undo_ratification():
                return "turns a ratification into a rejection"
            case reconsider(n):
                return f"takes back a lost vote and adds {numbers.count('printed cubes', n, 'cube')} there"
            case move_freely():
                return "moves your campaigners for free" if view.campaigners_led(self.side) else ""
            case campaign():
                return self._campaigned()
            case count_votes_in_congress():
                return self._lobbied()
        raise TypeError(f"no words for {step!r}")

    def _campaigned(self) -> str:
        numbers, price = self.numbers, effects.campaign_surcharge(self.view, self.side)
        if not self.view.campaigners_led(self.side) or price > self.held:
            return ""
        mean = numbers.word("cubes on average", campaigning_odds(self.view, self.side).mean)
        costs = f", for {numbers.count('price of campaigning', price, 'button')}" if price else ""
        return f"then campaigns{costs}: {mean} cubes on average"

    def _lobbied(self) -> str:
        assert self.rolled, f"{self.key} counts dice it has not rolled"
        numbers, chance = self.numbers, marker_odds(self.view, self.side, self.rolled).at_least(1)
        dice = f"{numbers.word('printed dice', self.rolled.n)} d{numbers.digits('printed die', self.rolled.sides)}"
        verb = "taking away" if COLORS[self.side] == (RED,) else "adding"
        least = numbers.count("least", 1, "marker")
        return f"rolls {dice}, with {numbers.chance('at least one marker', chance)} of {verb} at least {least}"


def _within(area: Area, word: str) -> str:
    return " anywhere" if area is ANYWHERE else f" {word} {area.name}"
