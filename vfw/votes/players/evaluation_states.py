"""The evaluation for 36 states as one side sees it: what cubes and markers change in its chance to win, counted in states.

A row holds what a state is worth by the lead in it, so that what cubes bring is one look into a list. A marker is worth
what it changes in the chance to win, exchanged at what a state changes in it: little while the states are lacking, for
an Amendment sent without states is lost; much once they are ready, or when the turns run out.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import erf, exp, pi, sqrt
from typing import Final, NamedTuple

from vfw.core.questions import Word
from vfw.votes.players.evaluation import CARD_PLACE
from vfw.votes.rules import effects
from vfw.votes.rules.board import PLACE, REGIONS, STATES
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.tabletop import (
    CUBES_TO_VOTE,
    FULL_CONGRESS,
    RATIFIED,
    RED,
    REJECTED,
    ROUNDS,
    TO_RATIFY,
    TURNS,
    UNDECIDED,
    VOTING,
    Table,
)
from vfw.votes.rules.vote_chances import Dice, ratifies, voting_dice

BUTTON = 0.34
"""A button, in states: it rolls again in Final Voting, or before."""
CUBE = 0.145
"""A cube nobody has placed yet, in states."""
SETTLED, SURER = 0.95, 0.012
"""How sure four cubes are before the Amendment is sent, and how much surer each further one makes it."""
SUREST = 0.985
"""No number of cubes makes it surer than this, as long as they can be removed."""
FOURTH_CUBE = 0.8
"""An open State card for whoever has the fourth cube, in states; for fewer cubes by the square of their share."""
CAMPAIGNS, CAMPAIGNS_ONCE_SENT = 0.4, 0.5
"""In what part of the rounds to come a side campaigns, before and after the Amendment is sent."""
LOBBIES = 0.8
"""In what part of the rounds to come the Suffragists lobby where nothing is left but to fill Congress."""
STATES_BY_EVENTS = 0.1
"""By how many states the events of the Suffragists bring more than those of the Opposition, in a round to come."""
MARKERS_BY_EVENTS = 0.06
"""Markers that events bring in a round to come."""
LOSS_OF_MARKERS = 0.04
"""Markers that each campaigner of the Opposition takes away in a round to come."""
UNREST = 0.36
"""How much a round to come adds to the variance of the states that ratify."""
UNFORESEEN, UNFORESEEN_MARKERS = 0.3, 0.5
"""The variance of the states and of the markers that is left where everything seems settled."""
CAMPAIGN_CUBES, LOBBY_SUCCESS = 2.5, 1 / 6
"""What the usual dice of a campaigner bring on average: cubes, and markers."""

FAR = 12
"""From this lead on further cubes change nothing."""
CLOSED = 520
"""Stands for the lead in a state where no cube goes. No lead is as large, for a row of cubes counts to 255 a colour."""
STATES_IN_A_REGION = 8
"""They lie side by side in the order of the board."""


class ValuesByLead:
    """What states are worth to `side`, by the lead that the Suffragists have there.

    Attributes:
        worth: the state. variance: of its vote. sending: what it becomes worth more if the Amendment is sent now.
        gain: by n up to four, what so many cubes bring, ours added or theirs removed.
        rate: by n likewise, what a cube brings where up to so many may follow each other, as many of them as is best.
    """

    def __init__(self, side: Side, dice: Dice, *, sent: bool, card: bool) -> None:
        """`card` for a state whose State card lies open."""
        sign = 1 if side == SUFFRAGIST else -1
        worth = {
            lead: _vote_chance(side, lead, dice, sent=sent) + (_state_card_progress(sign * lead) if card else 0.0)
            for lead in range(-FAR, FAR + 1)
        }
        sending = {
            lead: _vote_chance(side, lead, dice, sent=True) - _vote_chance(side, lead, dice, sent=sent)
            for lead in worth
        }
        gains = [
            {lead: worth[_clamp_lead(lead + sign * n)] - worth[lead] for lead in worth}
            for n in range(CUBES_TO_VOTE + 1)
        ]
        rates = [
            {lead: max([gains[cubes][lead] / cubes for cubes in range(1, n + 1)], default=0.0) for lead in worth}
            for n in range(CUBES_TO_VOTE + 1)
        ]
        self.worth = _by_lead(worth)
        self.sending = _by_lead(sending)
        self.variance = _by_lead({lead: chance * (1 - chance) for lead, chance in worth.items()})
        self.gain = [_by_lead(row) for row in gains]
        self.rate = [_by_lead(row) for row in rates]


def _clamp_lead(lead: int) -> int:
    return max(-FAR, min(FAR, lead))


def _by_lead(near: dict[int, float]) -> list[float]:
    """The row for every lead from those that are not far; a negative index finds those below 0."""
    ahead, behind = [near[lead] for lead in range(FAR)], [near[lead] for lead in range(-FAR + 1, 0)]
    return ahead + [near[FAR]] * (CLOSED - FAR + 1) + [near[-FAR]] * (CLOSED - FAR + 1) + behind


def _vote_chance(side: Side, lead: int, dice: Dice, *, sent: bool) -> float:
    """The chance that an open state votes for `side`."""
    if abs(lead) < CUBES_TO_VOTE:
        chance = float(ratifies(lead, dice))
    else:
        sure = 1.0 if sent else min(SUREST, SETTLED + SURER * (abs(lead) - CUBES_TO_VOTE))
        chance = sure if lead > 0 else 1 - sure
    return chance if side == SUFFRAGIST else 1 - chance


def _state_card_progress(lead: int) -> float:
    """What cubes are worth for being on the way to an open State card; the other side's count against us."""
    share = max(-1.0, min(1.0, lead / CUBES_TO_VOTE))
    return FOURTH_CUBE * share * abs(share)


class ValueTables(NamedTuple):
    """The dice of a vote, the row of a state with them, and that of a state whose State card lies open."""

    dice: Dice
    usual: ValuesByLead
    with_card: ValuesByLead


@cache
def value_tables(side: Side, dice: Dice, sent: bool) -> ValueTables:
    """What states are worth to `side` with these dice, before or after the Amendment is sent."""
    return ValueTables(
        dice, ValuesByLead(side, dice, sent=sent, card=False), ValuesByLead(side, dice, sent=sent, card=True)
    )


def value_tables_on(table: Table, side: Side) -> ValueTables:
    """The rows for the dice that would be thrown on this table."""
    key = side, table.sent, table.oppobot, table.cards_in(VOTING) if table.in_effect else ()
    known = _VALUE_TABLES.get(key)
    if known is None:
        known = _VALUE_TABLES[key] = value_tables(side, voting_dice(table), table.sent)
    return known


_VALUE_TABLES: dict[tuple[Side, bool, str, tuple[str, ...]], ValueTables] = {}
"""What the dice depend on, and the rows for it: to ask for the dice takes longer than all else in a quick answer."""


def lead_in(table: Table, place: int) -> int:
    """How many more cubes the Suffragists have in the state at this place."""
    return table.purple[place] + table.yellow[place] - table.red[place]


def leads_on(table: Table) -> list[int]:
    """How many more cubes the Suffragists have in each state."""
    purple, yellow, red = table.purple, table.yellow, table.red
    return [purple[place] + yellow[place] - red[place] for place in range(len(STATES))]


def best_state(table: Table, side: Side, states: Iterable[Word], n: int) -> tuple[Word, float]:
    """Where to begin with `n` cubes, of these open states, and what a cube brings there on average; "" for none."""
    _, usual, with_card = value_tables_on(table, side)
    n = min(n, CUBES_TO_VOTE)
    usual_rate, card_rate = usual.rate[n], with_card.rate[n]
    purple, yellow, red = table.purple, table.yellow, table.red
    cards = [CARD_PLACE[key] for key in table.state_cards]
    best: Word = ""
    most = -1.0
    for state in states:
        place = PLACE[state]  # type: ignore[index]
        lead = purple[place] + yellow[place] - red[place]
        brings = card_rate[lead] if place in cards else usual_rate[lead]
        if brings > most:
            best, most = state, brings
    return best, most


def _evaluation_key(table: Table) -> tuple[object, ...]:
    """What a evaluation depends on: the table itself may go on."""
    return (
        table.turn, table.round, table.congress, table.sent, table.purple, table.yellow, table.red, table.votes,
        table.buttons(SUFFRAGIST), table.buttons(OPPOSITION), table.in_effect, table.campaigners,
        table.state_cards, table.strategy_cards, table.oppobot, table.active,
    )  # fmt: skip


class StateEvaluation:
    """How the evaluation stands for `side` on a table.

    Attributes:
        table: on which it stands so; where one goes on, `is_of` tells whether it still does. side: whose evaluation it is.
        sent: whether the Amendment is.
        dice: of a vote. row, card_row: what states are worth, without and with an open State card.
        leads: of the Suffragists in each state, in the order of the board; CLOSED where the state has voted.
        with_card: the places on the board of the states whose State card lies open.
        rounds: still to come after this one. rounds_of_turn: likewise, in this turn.
        barred: states in which a card in effect lets us add no cube.
        team: the regions of our campaigners. led: of those whom the seat leads that plays for us now.
        buttons: that we hold.
        actions, events: what they bring, as far as that was asked; and whether an event can be played now.
    """

    def __init__(self, table: Table, side: Side) -> None:
        self.table, self.side, self.sent = table, side, table.sent
        self._stands = _evaluation_key(table)
        self.dice, self.row, self.card_row = value_tables_on(table, side)
        self.leads = leads_on(table)
        if table.sent:
            for place, vote in enumerate(table.votes):
                if vote != UNDECIDED:
                    self.leads[place] = CLOSED
        self.with_card = [CARD_PLACE[key] for key in table.state_cards]
        self.barred = effects.barred(table, side)
        self.rounds = max(0, (TURNS - table.turn) * ROUNDS + ROUNDS - table.round)
        self.rounds_of_turn = ROUNDS - table.round
        is_red = side == OPPOSITION
        self.team = [region for name, region in table.campaigners if name.startswith(RED) == is_red]
        alone = len(table.seats) == len(SIDES)
        self.led = self.team if alone else [region for _, region in table.campaigners_led(side)]
        self.buttons = table.buttons(side)
        self.actions: dict[str, float] = {}
        self.events: dict[str, tuple[float, bool]] = {}
        self._gains: dict[int, list[float]] = {}
        self._best: dict[int, list[float]] = {}
        self._best_in: dict[str, list[float]] = {}
        self._markers: list[float] = []

    def is_of(self, table: Table, side: Side) -> bool:
        """Whether the evaluation stands like this on that table too, as far as anything here depends on it."""
        return side == self.side and self._stands == _evaluation_key(table)

    # States

    def gains(self, n: int) -> list[float]:
        """What `n` cubes bring in each state, one to four, in the order of the board; nothing where none can go."""
        if n not in self._gains:
            gain, leads = self.row.gain[n], self.leads
            found = [gain[lead] for lead in leads]
            gain = self.card_row.gain[n]
            for place in self.with_card:
                found[place] = gain[leads[place]]
            for state in self.barred:
                found[PLACE[state]] = 0.0
            self._gains[n] = found
        return self._gains[n]

    def best(self, n: int) -> list[float]:
        """What `n` cubes bring in each state, the most first."""
        if n not in self._best:
            self._best[n] = sorted(self.gains(n), reverse=True)
        return self._best[n]

    def in_region(self, region: str, n: float) -> float:
        """What `n` cubes bring in a region, on average, where each goes to another state."""
        if region not in self._best_in:
            first = STATES_IN_A_REGION * REGIONS.index(region)
            self._best_in[region] = sorted(self.gains(1)[first : first + STATES_IN_A_REGION], reverse=True)
        best = self._best_in[region]
        whole = min(int(n), STATES_IN_A_REGION - 1)
        return sum(best[:whole]) + (n - whole) * best[whole]

    # Congress

    def markers(self, n: int) -> float:
        """What `n` markers bring `side`, in states: the Suffragists add them, the Opposition removes them."""
        return self.markers_to(n)[-1]

    def markers_to(self, n: int) -> list[float]:
        """What none, one, two ... and `n` markers bring."""
        if not self._markers:
            self._markers = [0.0] if self.sent else self._markers_in_states()
        beyond = n + 1 - len(self._markers)
        return self._markers[: n + 1] if beyond <= 0 else self._markers + [self._markers[-1]] * beyond

    def _markers_in_states(self) -> list[float]:
        """What none, one, two ... markers bring, up to those that there is room for.

        The chance to win is that of sending times that of 36 states. What a state changes in it is the price.
        """
        table, sign = self.table, 1 if self.side == SUFFRAGIST else -1
        suffragists = len(self.team) if sign > 0 else len(table.campaigners) - len(self.team)
        opposition = len(table.campaigners) - suffragists
        by_round = LOBBIES * LOBBY_SUCCESS * suffragists + MARKERS_BY_EVENTS - LOSS_OF_MARKERS * opposition
        coming = max(0.0, self.rounds * by_round)
        worth, variance = self.row.worth, self.row.variance
        deviation = sqrt(sum([variance[lead] for lead in self.leads]) + UNREST * self.rounds + UNFORESEEN)
        ours: float = sum([worth[lead] for lead in self.leads])
        states = ours if sign > 0 else len(self.leads) - ours
        states += self.rounds * (STATES_BY_EVENTS + CAMPAIGNS * CAMPAIGN_CUBES * CUBE * (suffragists - opposition))
        states += BUTTON * (table.buttons(SUFFRAGIST) - table.buttons(OPPOSITION))
        lacking = (ENOUGH_STATES - states) / deviation
        ratifying = _normal_tail(lacking)
        room = FULL_CONGRESS - table.congress if sign > 0 else table.congress
        sending = [_chance_to_fill_congress(table.congress + sign * n, coming) for n in range(room + 1)]
        won = [chance * ratifying for chance in sending]
        if sign > 0:
            won[-1] = _normal_tail(lacking - self._by_sending(suffragists - opposition) / deviation)
        price = sending[0] * exp(-lacking * lacking / 2) / sqrt(2 * pi) / deviation
        return [sign * (chance - won[0]) / (price + LEAST) for chance in won]

    def _by_sending(self, campaigners: int) -> float:
        """How many more states ratify if the Suffragists send the Amendment now: those with four cubes vote, and there
        is more time to campaign for whoever has more `campaigners`, theirs less those of the Opposition."""
        by_votes = sum([self.row.sending[lead] for lead in self.leads])
        by_time = self.rounds * (CAMPAIGNS_ONCE_SENT - CAMPAIGNS) * CAMPAIGN_CUBES * CUBE * campaigners
        return by_votes + by_time


ENOUGH_STATES, ENOUGH_MARKERS = TO_RATIFY - 0.5, FULL_CONGRESS - 0.5
"""Where a normal distribution of whole numbers is cut: between too few and enough."""
LEAST = 1e-6
"""What a state changes in the chance to win at least: nothing may be divided by 0."""


def _chance_to_fill_congress(markers: int, coming: float) -> float:
    """The chance that so many markers, and those that are coming, fill Congress."""
    return _normal_tail((ENOUGH_MARKERS - markers - coming) / sqrt(coming + UNFORESEEN_MARKERS))


def _normal_tail(deviations: float) -> float:
    """The chance that what is normally distributed exceeds its mean by so many deviations."""
    return (1 - erf(deviations / sqrt(2))) / 2


Weights = tuple[float, ...]


class StageWeights:
    """What each count weighs at a stage of the game.

    Attributes:
        now: when no round is left. more: what is added to that where all of them are to come.
    """

    def __init__(self, now: Weights, more: Weights) -> None:
        self.now: Final = now
        self.more: Final = more


NO_WEIGHT = (0.0,) * 15
WEIGHTS_OPEN = StageWeights(
    (-0.846, 0.072, 0.058, 0.120, -0.144, -0.195, -0.748, 1.110, 0.000, 0.000, 0.255, -0.534, 1.021, 1.240, 0.199),
    (4.166, -0.112, -0.049, -0.143, 0.002, 0.749, 0.784, -0.803, 0.000, 0.000, -0.108, 0.245, -0.459, -0.569, -0.016),
)
WEIGHTS_SENT = StageWeights(
    (-1.581, 0.113, 0.000, 0.158, -0.243, 0.430, -0.468, 1.198, -0.094, 0.084, 0.267, -0.031, 1.703, 0.000, 0.000),
    (0.826, -0.012, 0.000, -0.178, 0.189, 0.197, -0.449, -0.251, 0.329, -0.586, -0.018, -1.148, -2.048, 0.000, 0.000),
)
WEIGHTS_VOTING = StageWeights(
    (-10.863, 0.328, 0.000, 0.232, -0.345, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.953, 0.000, 0.000),
    NO_WEIGHT,
)
WEIGHTS_OPEN_OPPOBOT = StageWeights(
    (0.937, -0.036, 0.095, 0.049, 0.000, -0.202, 0.255, 0.724, 0.000, 0.000, 0.472, 0.000, 0.899, 0.599, 0.090),
    (7.025, -0.136, -0.161, -0.028, 0.000, 0.672, -0.459, -0.625, 0.000, 0.000, -0.477, 0.000, 0.407, -0.070, 0.061),
)
WEIGHTS_SENT_OPPOBOT = StageWeights(
    (0.130, -0.177, 0.000, 0.138, 0.000, 0.240, 3.271, 1.812, 0.007, -0.030, 0.546, 0.000, 1.864, 0.000, 0.000),
    (3.044, 0.078, 0.000, -0.212, 0.000, 0.377, -1.726, -4.179, -0.014, -0.790, -0.898, 0.000, -1.500, 0.000, 0.000),
)
WEIGHTS_VOTING_OPPOBOT = StageWeights(
    (-0.081, 0.043, 0.000, 0.190, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 1.731, 0.000, 0.000),
    NO_WEIGHT,
)


def win_probability(table: Position, *, voting: bool) -> float:
    """The chance that the Suffragists win from here, between plays, or, `voting`, as Final Voting begins."""
    rounds = 0 if voting else (TURNS - table.turn) * ROUNDS + ROUNDS - table.round + 1
    if table.oppobot:
        stage = WEIGHTS_SENT_OPPOBOT if table.sent else WEIGHTS_OPEN_OPPOBOT
        stage = WEIGHTS_VOTING_OPPOBOT if voting else stage
    else:
        stage = WEIGHTS_SENT if table.sent else WEIGHTS_OPEN
        stage = WEIGHTS_VOTING if voting else stage
    to_come = rounds / (TURNS * ROUNDS)
    sum_ = 0.0
    for count, now, more in zip(_features(table, rounds), stage.now, stage.more, strict=True):
        sum_ += count * (now + more * to_come)
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum_))))


def _features(table: Position, rounds: int) -> list[float]:
    """One, for what is so anyhow; the states that will ratify if all vote as they stand; markers in Congress; buttons,
    theirs, and campaigners of both; what open State cards promise; states that ratified and rejected; claimed cards of
    both; by how many standard deviations the states are more than 36, and the markers that can come more than Congress
    needs; and the product of these two."""
    _, usual, with_card = value_tables_on(table, SUFFRAGIST)
    worth, variances = usual.worth, usual.variance
    ratified, rejected = table.votes.count(RATIFIED), table.votes.count(REJECTED)
    leads = leads_on(table)
    decided = ratified + rejected
    states = sum([worth[lead] for lead in leads]) + ratified - decided * worth[0]
    variance = sum([variances[lead] for lead in leads]) - decided * variances[0]
    near, card_worth = 0.0, with_card.worth
    for key in table.state_cards:
        place = CARD_PLACE[key]
        if table.votes[place] == UNDECIDED:
            near += card_worth[leads[place]] - worth[leads[place]]
    red = len([name for name, _ in table.campaigners if name.startswith(RED)])
    purple = len(table.campaigners) - red
    more = (states - TO_RATIFY + 0.5) / sqrt(variance + UNREST * rounds + UNFORESEEN)
    sending = (
        0.0 if table.sent else _congress_margin(table.congress, max(0.0, rounds * _markers_per_round(purple, red)))
    )
    return [
        1.0,
        states,
        table.congress,
        table.suffragist.buttons,
        table.opposition.buttons,
        purple,
        red,
        near,
        ratified,
        rejected,
        sum([len(table.held_by(seat).claimed) for seat in table.seats_of(SUFFRAGIST)]),
        sum([len(table.held_by(seat).claimed) for seat in table.seats_of(OPPOSITION)]),
        more,
        sending,
        more * sending,
    ]


def _markers_per_round(suffragists: int, opposition: int) -> float:
    """How many markers so many campaigners can bring to Congress in a round, where nothing else is done."""
    return LOBBIES * LOBBY_SUCCESS * suffragists + MARKERS_BY_EVENTS - LOSS_OF_MARKERS * opposition


def _congress_margin(markers: int, to_come: float) -> float:
    """By how many standard deviations those that are there and those that can still come are more than Congress needs,
    four at most either way."""
    return max(-4.0, min(4.0, (markers + to_come - FULL_CONGRESS + 0.5) / sqrt(to_come + UNFORESEEN_MARKERS)))
