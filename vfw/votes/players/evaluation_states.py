"""A fine evaluation of a table for one side: the value of cubes and markers, in states, and the chance to win.

A `ValuesByLead` holds the value of a state by the lead in it, so that the gain by cubes is one look into a list. A
marker is worth its effect on the chance to win, divided by the effect of a state: little while too few states are
ready, because an Amendment that is sent then is lost; much once they are ready, or when the turns run out.

`win_probability` is a logistic regression on features of the table, fitted to the results of games played to their end.
It is cheaper than a game and has no random error, so few playouts tell good plays from bad ones. Before and after the
Amendment is sent, as the turns run out, and in Final Voting each feature has weights of its own. They maximize the
likelihood of the results (Newton's method, with a ridge of 30 on features divided by their standard deviation), with
one sample as each round began. Between two sides with cards: 10,000 games of steady players, in three of four of them
with plays (one in 20 or three in 20), bids and uses of claimed cards chosen at random, from time to time or until a
random round: if all players use a card at once, the value of keeping one cannot be seen. Against the Oppobot: 4000
games of a steady player with nearly the deck of today, in a third of them one play in 20 at random, in another third
three in 20. On held-out games the error is 0.525 a table between two sides, in natural logarithms.
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
"""The value of a button, in states: it re-rolls a die in Final Voting, or before."""
CUBE = 0.145
"""The value of a cube that is not yet placed, in states."""
SETTLED, SURER = 0.95, 0.012
"""The chance that four cubes last until the Amendment is sent, and the gain in that chance by each further cube."""
SUREST = 0.985
"""The highest chance that any number of cubes gives, as long as they can be removed."""
FOURTH_CUBE = 0.8
"""The value of an open State card to the side with the fourth cube; fewer count by the square of their share."""
CAMPAIGNS, CAMPAIGNS_ONCE_SENT = 0.4, 0.5
"""The shares of the remaining rounds in which a side campaigns, before and after the Amendment is sent."""
LOBBIES = 0.8
"""The share of the remaining rounds in which the Suffragists lobby if only Congress is left to fill."""
STATES_BY_EVENTS = 0.1
"""The states that events of the Suffragists gain in a remaining round, more than those of the Opposition."""
MARKERS_BY_EVENTS = 0.06
"""Congress markers that events add in a remaining round, on average."""
LOSS_OF_MARKERS = 0.04
"""Congress markers that each campaigner of the Opposition removes in a remaining round, on average."""
UNREST = 0.36
"""The variance of the number of ratifying states that each remaining round adds."""
UNFORESEEN, UNFORESEEN_MARKERS = 0.3, 0.5
"""The variance of the states, and of the markers, that is left when everything seems settled."""
CAMPAIGN_CUBES, LOBBY_SUCCESS = 2.5, 1 / 6
"""The means of the usual dice of a campaigner: cubes, and markers."""

FAR = 12
"""The lead from which further cubes change nothing."""
CLOSED = 520
"""A mark for a state that takes no cube. No lead is as large, because a row of cubes counts to 255 a color."""
STATES_IN_A_REGION = 8
"""The number of states in a region; they are next to each other in the order of the board."""


class ValuesByLead:
    """The values of a state to `side`, by the lead of the Suffragists there.

    Attributes:
        worth: The value of the state.
        variance: The variance of its vote.
        sending: The gain if the Amendment is sent now.
        gain: By n up to four, the gain by n cubes, own ones added or opposing ones removed.
        rate: By n likewise, the gain by a cube if up to n may follow each other, as many of them as is best.
    """

    def __init__(self, side: Side, dice: Dice, *, sent: bool, card: bool) -> None:
        """Compute the values; `card` for a state whose State card is open."""
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
    """Return the row for every lead, from the near ones; a negative index finds leads below 0."""
    ahead, behind = [near[lead] for lead in range(FAR)], [near[lead] for lead in range(-FAR + 1, 0)]
    return ahead + [near[FAR]] * (CLOSED - FAR + 1) + [near[-FAR]] * (CLOSED - FAR + 1) + behind


def _vote_chance(side: Side, lead: int, dice: Dice, *, sent: bool) -> float:
    """Return the chance that an open state votes for `side`."""
    if abs(lead) < CUBES_TO_VOTE:
        chance = float(ratifies(lead, dice))
    else:
        sure = 1.0 if sent else min(SUREST, SETTLED + SURER * (abs(lead) - CUBES_TO_VOTE))
        chance = sure if lead > 0 else 1 - sure
    return chance if side == SUFFRAGIST else 1 - chance


def _state_card_progress(lead: int) -> float:
    """Return the value of cubes on the way to an open State card; below 0 for cubes of the other side."""
    share = max(-1.0, min(1.0, lead / CUBES_TO_VOTE))
    return FOURTH_CUBE * share * abs(share)


class ValueTables(NamedTuple):
    """The dice of a vote, and the values of a state with them, without and with an open State card."""

    dice: Dice
    usual: ValuesByLead
    with_card: ValuesByLead


@cache
def value_tables(side: Side, dice: Dice, sent: bool) -> ValueTables:
    """Return the values of states to `side` with these dice, before or after the Amendment is sent."""
    return ValueTables(
        dice, ValuesByLead(side, dice, sent=sent, card=False), ValuesByLead(side, dice, sent=sent, card=True)
    )


def value_tables_on(table: Table, side: Side) -> ValueTables:
    """Return the values for the dice of a vote on this table."""
    key = side, table.sent, table.oppobot, table.cards_in(VOTING) if table.in_effect else ()
    known = _VALUE_TABLES.get(key)
    if known is None:
        known = _VALUE_TABLES[key] = value_tables(side, voting_dice(table), table.sent)
    return known


_VALUE_TABLES: dict[tuple[Side, bool, str, tuple[str, ...]], ValueTables] = {}
"""Value tables by all that the dice depend on: to look up the dice takes longer than the rest of a quick answer."""


def lead_in(table: Table, place: int) -> int:
    """Return the lead of the Suffragists in the state at this index, in cubes."""
    return table.purple[place] + table.yellow[place] - table.red[place]


def leads_on(table: Table) -> list[int]:
    """Return the lead of the Suffragists in each state, in cubes."""
    purple, yellow, red = table.purple, table.yellow, table.red
    return [purple[place] + yellow[place] - red[place] for place in range(len(STATES))]


def best_state(table: Table, side: Side, states: Iterable[Word], n: int) -> tuple[Word, float]:
    """Return the open state to begin with for `n` cubes, and the gain by a cube there on average; "" for none."""
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
    """Return all that an evaluation depends on: the table itself may change."""
    return (
        table.turn, table.round, table.congress, table.sent, table.purple, table.yellow, table.red, table.votes,
        table.buttons(SUFFRAGIST), table.buttons(OPPOSITION), table.in_effect, table.campaigners,
        table.state_cards, table.strategy_cards, table.oppobot, table.active,
    )  # fmt: skip


class StateEvaluation:
    """The evaluation of a table for `side`.

    Attributes:
        table: The table that was evaluated; if it has changed since, `is_of` tells whether the evaluation still holds.
        side: The side for which it is evaluated.
        sent: Whether the Amendment is sent.
        dice: The dice of a vote.
        row: The values of a state without an open State card.
        card_row: The values of a state with one.
        leads: The leads of the Suffragists in the order of the board; CLOSED if the state has voted.
        with_card: The indices of the states with an open State card.
        rounds: The rounds still to come after this one.
        rounds_of_turn: Likewise, in this turn.
        barred: The states in which a card in effect lets the side add no cube.
        team: The regions of the side's campaigners.
        led: Those led by the seat that now plays for the side.
        buttons: The buttons of the side.
        actions: The values of actions, as far as they were computed.
        events: The values of events likewise, and whether each can be played now.
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
        """Return whether the evaluation holds for that table too."""
        return side == self.side and self._stands == _evaluation_key(table)

    # States

    def gains(self, n: int) -> list[float]:
        """Return the gain by `n` cubes, one to four, in each state in the order of the board; 0 if it takes none."""
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
        """Return the gains by `n` cubes in each state, the largest first."""
        if n not in self._best:
            self._best[n] = sorted(self.gains(n), reverse=True)
        return self._best[n]

    def in_region(self, region: str, n: float) -> float:
        """Return the mean gain by `n` cubes in a region, each in another state."""
        if region not in self._best_in:
            first = STATES_IN_A_REGION * REGIONS.index(region)
            self._best_in[region] = sorted(self.gains(1)[first : first + STATES_IN_A_REGION], reverse=True)
        best = self._best_in[region]
        whole = min(int(n), STATES_IN_A_REGION - 1)
        return sum(best[:whole]) + (n - whole) * best[whole]

    # Congress

    def markers(self, n: int) -> float:
        """Return the gain by `n` markers, in states: the Suffragists add them, the Opposition removes them."""
        return self.markers_to(n)[-1]

    def markers_to(self, n: int) -> list[float]:
        """Return the gains by none, one, two ... and `n` markers."""
        if not self._markers:
            self._markers = [0.0] if self.sent else self._markers_in_states()
        beyond = n + 1 - len(self._markers)
        return self._markers[: n + 1] if beyond <= 0 else self._markers + [self._markers[-1]] * beyond

    def _markers_in_states(self) -> list[float]:
        """Return the gains by none, one, two ... markers, up to the number that fits.

        The chance to win is that of sending times that of 36 states. The price is the effect of one state on it.
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
        """Return how many more states ratify if the Suffragists send the Amendment now.

        States with four cubes vote, and there is more time to campaign for the side with more campaigners.
        `campaigners` are those of the Suffragists less those of the Opposition.
        """
        by_votes = sum([self.row.sending[lead] for lead in self.leads])
        by_time = self.rounds * (CAMPAIGNS_ONCE_SENT - CAMPAIGNS) * CAMPAIGN_CUBES * CUBE * campaigners
        return by_votes + by_time


ENOUGH_STATES, ENOUGH_MARKERS = TO_RATIFY - 0.5, FULL_CONGRESS - 0.5
"""The cuts of a normal distribution of whole numbers, between too few and enough."""
LEAST = 1e-6
"""The least effect of a state on the chance to win: it must not be 0, because others are divided by it."""


def _chance_to_fill_congress(markers: int, coming: float) -> float:
    """Return the chance that so many markers, and those still to come, fill Congress."""
    return _normal_tail((ENOUGH_MARKERS - markers - coming) / sqrt(coming + UNFORESEEN_MARKERS))


def _normal_tail(deviations: float) -> float:
    """Return the chance that a normally distributed number exceeds its mean by so many standard deviations."""
    return (1 - erf(deviations / sqrt(2))) / 2


Weights = tuple[float, ...]


class StageWeights:
    """The weights of the features at a stage of the game.

    Attributes:
        now: The weights if no round is left.
        more: The weights that are added to these if all rounds are still to come.
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
    """Return the chance that the Suffragists win, between plays, or, `voting`, as Final Voting begins."""
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
    """Return the features of a table.

    They are: 1, for the constant term; the states that ratify if all vote as they are; markers in Congress; buttons of
    the Suffragists and of the Opposition; campaigners of each; progress toward open State cards; states that ratified,
    and that rejected; claimed cards of each; the margin of states over 36, and of possible markers over a full
    Congress, both in standard deviations; and the product of these two.
    """
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
    """Return how many markers so many campaigners can add to Congress in a round if they do nothing else."""
    return LOBBIES * LOBBY_SUCCESS * suffragists + MARKERS_BY_EVENTS - LOSS_OF_MARKERS * opposition


def _congress_margin(markers: int, to_come: float) -> float:
    """Return the margin of present and possible markers over a full Congress, in standard deviations from -4 to 4."""
    return max(-4.0, min(4.0, (markers + to_come - FULL_CONGRESS + 0.5) / sqrt(to_come + UNFORESEEN_MARKERS)))
