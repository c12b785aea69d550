"""Playouts that share their luck, and their endings."""

from __future__ import annotations

from random import Random

from tests.whatif.questions import JUNE_1919, NASHVILLE, WEST, question
from vfw.core.questions import Decision, Outcome, Roll, Shuffle
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.rules.board import PLACE, STATES
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.tabletop import RATIFIED, REJECTED, ROUNDS, TO_RATIFY, TURNS, UNDECIDED
from vfw.votes.scenarios.writer import write_scenario
from vfw.whatif.playouts import Conduct, KeyedDice, Playout, Setup, is_bid, keyed_fraction, simulate
from vfw.whatif.question import NOTHING

SEED = 7
SEVERAL = range(1, 13)


def test_without_a_change_playouts_are_identical() -> None:
    for moment in (WEST, NASHVILLE):
        asked = question(NOTHING, moment, players="random")
        for number in SEVERAL:
            assert simulate(asked.as_it_was, SEED, number) == simulate(asked.as_changed, SEED, number)


def test_playouts_differ_by_number_and_by_seed() -> None:
    setup = question(NOTHING, WEST).as_it_was
    endings = [simulate(setup, SEED, number) for number in SEVERAL]
    assert len({ending.votes for ending in endings}) > len(SEVERAL) // 2
    assert endings != [simulate(setup, SEED + 1, number) for number in SEVERAL]


def test_a_throw_depends_on_its_purpose_and_not_on_its_order() -> None:
    table = VotesForWomen().start({})
    roll, other = Roll(6, 2, "lobbying"), Roll(6, 1, "campaigning")
    dice, later = KeyedDice("a world"), KeyedDice("a world")
    first, again = dice.answer(table, roll), dice.answer(table, roll)
    later.answer(table, other)
    assert later.answer(table, roll) == first
    assert again != first
    assert KeyedDice("another world").answer(table, roll) != first


def test_a_die_of_more_faces_shows_more_on_the_same_throw() -> None:
    for number in range(200):
        low, high = (KeyedDice(f"{number}").vote(SUFFRAGIST, "TN", sides) for sides in (6, 8))
        assert low <= high <= 8
        assert 1 <= low <= 6


def test_dice_are_uniform() -> None:
    faces = [1 + int(6 * keyed_fraction("a seed", number)) for number in range(6000)]
    assert all(880 < faces.count(face) < 1120 for face in range(1, 7))


def test_removing_a_card_keeps_the_order_of_the_others() -> None:
    table, cards = VotesForWomen().start({}), tuple("abcdefgh")
    whole = KeyedDice("a world").answer(table, Shuffle(cards, "deck"))
    less = KeyedDice("a world").answer(table, Shuffle(tuple("abdefgh"), "deck"))
    assert isinstance(whole, tuple)
    assert less == tuple([card for card in whole if card != "c"])
    assert sorted(map(str, whole)) == [*cards]


def test_open_states_vote_by_the_dice_of_their_real_vote() -> None:
    """States that the game left open vote by the dice that they would have used."""
    setup, seen = question(NOTHING).as_it_was, 0
    for number in SEVERAL:
        playout = Playout(setup, SEED, number)
        while not isinstance(pending := playout.position.pending, Outcome):
            step = playout.position.asking.step if playout.position.asking else None
            playout.answer()
            if isinstance(pending, Roll) and pending.why == "suffragist vote" and getattr(step, "then_other", False):
                state = step.state  # type: ignore[union-attr]
                assert playout.replies[-1] == (playout.dice.vote(SUFFRAGIST, state, pending.sides),)
                seen += 1
    assert seen > len(SEVERAL)


def test_all_states_have_votes_at_the_end_and_36_win() -> None:
    setup = question(NOTHING, JUNE_1919, players="random").as_it_was
    for number in SEVERAL:
        ending = simulate(setup, SEED, number)
        assert UNDECIDED not in ending.votes
        assert ending.won == (ending.votes.count(RATIFIED) >= TO_RATIFY)
        assert ending.short > 0
        assert ending.decisive == "" or ending.votes[PLACE[ending.decisive]] == (RATIFIED if ending.won else REJECTED)


def test_no_state_votes_if_the_amendment_was_never_sent() -> None:
    setup = Setup(lessons("scenarios")["1848-seneca-falls"], conduct=Conduct("random", "random"))
    never = next(ending for n in range(1, 30) if not (ending := simulate(setup, SEED, n)).sent)
    assert not never.won
    assert never.votes == bytes(len(STATES))
    assert never.short == TO_RATIFY
    assert never.decisive == ""


def test_a_changed_last_turn_has_its_number_of_rounds() -> None:
    for line, rounds in (("two rounds more", 8), ("two rounds fewer", 4)):
        playout = Playout(question(line, WEST).as_changed, SEED, 1)
        seen = set[tuple[int, int]]()
        while not isinstance(playout.position.pending, Outcome):
            playout.answer()
            if isinstance(playout.position.pending, Decision) and playout.position.pending.why == "operations":
                seen.add((playout.position.turn, playout.position.round_of_turn))
        last = [number for turn, number in seen if turn == TURNS]
        assert sorted(last) == [*range(1, rounds + 1)]
        assert max(number for turn, number in seen if turn < TURNS) == ROUNDS


def test_a_side_that_bids_nothing_keeps_its_buttons() -> None:
    playout = Playout(question("the Suffragists bid nothing\n  the Opposition bids nothing", WEST).as_changed, SEED, 3)
    bids = 0
    while not isinstance(pending := playout.position.pending, Outcome):
        asked = isinstance(pending, Decision) and is_bid(playout.position, pending)
        before = [playout.position.buttons(side) for side in (SUFFRAGIST, OPPOSITION)]
        playout.answer()
        if asked:
            bids += 1
            assert [playout.position.buttons(side) for side in (SUFFRAGIST, OPPOSITION)] == before
    assert bids


def test_only_the_open_information_of_a_game_counts() -> None:
    """Hands are dealt again in each playout of a visitor's game."""
    rules, table = VotesForWomen(), VotesForWomen().start({})
    rng = Random(1)
    while not (isinstance(table.pending, Decision) and table.turn == 2 and table.pending.why == "operations"):
        pending = table.pending
        assert not isinstance(pending, Outcome)
        reply = KeyedDice("a game").answer(table, pending) if not isinstance(pending, Decision) else None
        table = rules.answer(table, rng.choice(pending.choices) if reply is None else reply)  # type: ignore[union-attr]
    moment = write_scenario(table, title="Mine", date="1880", goal="Win", length=10)
    hands = {Playout(Setup(moment, is_from_game=True), SEED, n).position.holdings[0].hand for n in SEVERAL}
    assert len(hands) > 1
    assert {Playout(Setup(moment), SEED, n).position.holdings[0].hand for n in SEVERAL} == {table.holdings[0].hand}
    assert Playout(Setup(moment, is_from_game=True), SEED, 1).position.red == table.red
