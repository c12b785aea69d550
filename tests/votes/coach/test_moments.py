"""The moments of a game, between which its chances change."""

from tests.votes.coach.played import played
from vfw.core.questions import Decision
from vfw.votes.coach.arc import moments_of, within
from vfw.votes.rules.position import OPPOSITION, SUFFRAGIST, side_of


def test_each_strategy_phase_each_round_and_each_vote_is_a_moment() -> None:
    match = played("1920-january")
    moments = moments_of(match.positions)
    before = [moment for moment in moments if moment.votes < 0]
    assert [(moment.turn, moment.round) for moment in before] == [(6, number) for number in range(7)]
    voting = moments[len(before) :]
    assert [moment.votes for moment in voting] == [*range(len(voting))]
    assert [moment.number for moment in moments] == sorted({moment.number for moment in moments})
    assert [moment.is_over for moment in moments] == [False] * (len(moments) - 1) + [True]


def test_a_round_begins_as_its_first_card_is_asked_for() -> None:
    match = played("1920-january")
    for moment in moments_of(match.positions):
        if moment.round and moment.votes < 0:
            pending = match.positions[moment.number].pending
            assert isinstance(pending, Decision)
            assert (side_of(pending.seat), pending.about) == (SUFFRAGIST, "card")


def test_a_game_that_goes_on_has_the_moments_it_came_to() -> None:
    whole, begun = played("1920-january"), played("1920-january", answers=40)
    moments = moments_of(begun.positions)
    assert 1 < len(moments) < len(moments_of(whole.positions))
    assert moments == moments_of(whole.positions)[: len(moments)]


def test_between_the_plays_of_a_round_the_opposition_is_next() -> None:
    match = played("1920-january")
    moments = moments_of(match.positions)
    first, second = moments[1], moments[2]
    between = within(match.positions, match.replies, first, second, SUFFRAGIST)
    assert between is not None
    assert (between.turn, between.round) == (first.turn, first.round)
    after = between.draft().carried_out()
    pending = after.pending
    played_by = [event[1] for event in after.news if event[0] == "played"]
    assert played_by == [OPPOSITION] or (isinstance(pending, Decision) and side_of(pending.seat) == OPPOSITION)


def test_nothing_lies_between_the_plays_of_a_vote() -> None:
    match = played("1920-january")
    *_, last, end = moments_of(match.positions)
    assert within(match.positions, match.replies, last, end, SUFFRAGIST) is None


def test_the_last_round_of_a_turn_ends_before_the_turn_does() -> None:
    match = played("1912-the-west-is-won")
    moments = moments_of(match.positions)
    last = next(n for n, moment in enumerate(moments) if moment.round == 6)
    ended = within(match.positions, match.replies, moments[last], moments[last + 1], OPPOSITION)
    assert ended is not None
    assert (ended.turn, ended.round) == (5, 6)
    begun = ended.draft().carried_out()
    assert (begun.turn, begun.round) == (6, 0)
