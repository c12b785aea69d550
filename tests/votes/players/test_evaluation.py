"""The evaluation of a table: all that helps a side raises its chance, and nothing else does."""

from itertools import chain

import pytest

from tests.votes.games import fifth_turn, last_turn, solitaire_game, whole_game
from tests.votes.scenes import KEYS, MIDWEST, NORTHEAST, PLAINS, WEST, each, scene
from vfw.votes.players.evaluation import StateValues, WinEstimate, estimate_win, rough_card_value
from vfw.votes.rules.deck import CARDS, walk
from vfw.votes.rules.effects import voting_die, wins_ties
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.steps import stays
from vfw.votes.rules.tabletop import VOTING
from vfw.votes.rules.view import view

BOARD = each(MIDWEST, "PPY") | each(NORTHEAST, "P") | each("GA FL TX VA", "RR")


def judged(board: dict[str, str] | None = None, **arrangement: object) -> WinEstimate:
    """Estimate how the game ends from this table, as it is their turn in the middle of a game."""
    game = scene(BOARD | (board or {}), **({"turn": 5, "congress": 4} | arrangement))  # type: ignore[arg-type]
    return estimate_win(game.round_of(SUFFRAGIST).position)


def chance(board: dict[str, str] | None = None, **arrangement: object) -> float:
    return judged(board, **arrangement).win_probability(SUFFRAGIST)


BEFORE = chance()


@pytest.mark.parametrize(
    "better",
    [
        {"congress": 5},
        {"buttons": 3},
        {"claimed": ["Montana"]},
        {"campaigners": "purple Northeast, yellow Northeast, purple Plains, red South"},
        {"in_effect": ["Voter Registration"]},
        {"in_effect": ["Miss Febb Wins the Last Vote"]},
        {"in_effect": ["Property Rights for Women"]},
        {"in_effect": ["Processions for Suffrage"]},
        {"board": {"KS": "P"}},
        {"board": {"GA": "R"}},
        {"board": {"OH": "PPYY"}},
        {"board": {"NY": "PPPP"}, "state_cards": ["Utah"]},
    ],
    ids=str,
)
def test_what_helps_the_suffragists_raises_their_chance(better: dict[str, object]) -> None:
    assert chance(**better) > BEFORE  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "worse",
    [
        {"congress": 3},
        {"turn": 6},
        {"their_buttons": 3},
        {"their_claimed": ["Montana"]},
        {"campaigners": "purple Northeast, yellow Northeast, red South, red West"},
        {"in_effect": ["Voter Suppression"]},
        {"in_effect": ["A Threat to the Ideal of Womanhood"]},
        {"in_effect": ["War in Europe"]},
        {"in_effect": ["The Civil War"]},
        {"in_effect": ["Beer Brewers"]},
        {"board": {"CA": "R"}},
        {"board": {"MN": "PP"}},
    ],
    ids=str,
)
def test_what_helps_the_opposition_lowers_it(worse: dict[str, object]) -> None:
    assert chance(**worse) < BEFORE  # type: ignore[arg-type]


def test_three_cubes_beside_an_open_state_card_are_worth_more_than_elsewhere() -> None:
    assert chance({"UT": "PPP"}, state_cards=["Utah"]) > chance({"UT": "PPP"})
    assert chance({"UT": "RRR"}, state_cards=["Utah"]) < chance({"UT": "RRR"})


def test_once_it_is_sent_only_the_states_count() -> None:
    sent = judged(sent=True, congress=0)
    assert sent.sending == 1
    assert sent.win_probability(SUFFRAGIST) == sent.ratifying


def test_a_state_that_has_voted_counts_as_it_voted() -> None:
    ahead, voted, lost = (judged({"KS": cell}, sent=True).states for cell in ("PPP", "ratified", "rejected"))
    assert lost < ahead < voted


def test_a_nearly_won_game_has_a_chance_near_1_and_a_nearly_lost_one_near_0() -> None:
    ratified = f"{MIDWEST} {NORTHEAST} {PLAINS} {WEST} TX AR LA"
    last = {"turn": 6, "round": 6, "congress": 0}
    assert chance({**each(ratified, "ratified"), "MS": "PPP"}, **last) > 0.95
    assert chance(each(f"{MIDWEST} GA FL TX VA", "rejected"), **last) < 0.05
    assert chance(each("GA FL TX VA", ""), **{**last, "congress": 1}) < 0.05


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    return list(chain(whole_game(4), fifth_turn(4), last_turn(4), solitaire_game(4)))[::7]


def test_the_chances_of_the_two_sides_add_up(positions: list[Position]) -> None:
    for position in positions:
        found = estimate_win(position)
        assert 0 <= found.win_probability(SUFFRAGIST) <= 1
        assert found.win_probability(SUFFRAGIST) + found.win_probability(OPPOSITION) == pytest.approx(1)


def test_a_view_is_evaluated_like_its_position(positions: list[Position]) -> None:
    for position in positions:
        assert {estimate_win(view(position, seat)) for seat in SIDES} == {estimate_win(position)}


def test_the_gain_of_a_cube_is_the_difference_of_the_evaluations() -> None:
    table = scene(BOARD, turn=6, round=6, congress=0, sent=True).round_of(SUFFRAGIST).position
    with_cube = scene({**BOARD, "KS": "P"}, turn=6, round=6, congress=0, sent=True).round_of(SUFFRAGIST).position
    gain = StateValues(table, SUFFRAGIST).gain("KS", 1)
    assert estimate_win(with_cube).states - estimate_win(table).states == pytest.approx(gain)
    assert StateValues(with_cube, OPPOSITION).gain("KS", 1) == pytest.approx(gain)


def test_a_fourth_cube_is_worth_the_vote_or_the_card_and_nothing_once_the_state_has_voted() -> None:
    sent = StateValues(scene(KS="PPP", UT="ratified", sent=True).round_of(SUFFRAGIST).position, SUFFRAGIST)
    assert sent.worth("KS", 4) > 1
    assert sent.gain("UT", 1) == 0
    with_card = StateValues(scene(KS="PPP", state_cards=["Kansas"]).round_of(SUFFRAGIST).position, SUFFRAGIST)
    without = StateValues(scene(KS="PPP").round_of(SUFFRAGIST).position, SUFFRAGIST)
    assert with_card.gain("KS", 1) > without.gain("KS", 1)


def test_the_evaluation_sees_every_card_that_changes_the_dice_of_a_vote() -> None:
    boxes = [
        verb.box
        for card in CARDS.values()
        for verb in walk((*card.steps, *card.oppobot))
        if isinstance(verb, stays) and any(isinstance(effect, voting_die | wins_ties) for effect in verb.effects)
    ]
    assert len(boxes) == 4
    assert {*boxes} == {VOTING}


def worth_of(title: str, side: Side = SUFFRAGIST, **arrangement: object) -> float:
    game = scene(**arrangement)  # type: ignore[arg-type]
    return rough_card_value(game.round_of(side).position, side, KEYS[title])


def test_no_free_card_has_a_negative_rough_value() -> None:
    table = scene(ratified="KS", rejected="GA", buttons=4, their_buttons=4, turn=5).round_of(SUFFRAGIST).position
    for key, card in CARDS.items():
        if not card.is_oppobots and not card.cost:
            side = card.side if card.side in SIDES else SUFFRAGIST
            assert rough_card_value(table, side, key) >= 0, key


def test_more_of_the_same_is_worth_more() -> None:
    assert worth_of("The Club Movement") > worth_of("Montana") > 0
    assert worth_of("The West’s Awakening") > worth_of("Farmers for Suffrage")
    assert worth_of("Dr. Mabel Ping-Hua Lee") > worth_of("Helen Keller") > worth_of("Frederick Douglass")


def test_a_marker_is_worth_nothing_once_the_amendment_is_sent() -> None:
    assert worth_of("Maud Wood Park", sent=True) == 0 < worth_of("Maud Wood Park")


def test_the_opposition_gains_nothing_from_markers_that_are_not_in_congress() -> None:
    with_marker, without = (worth_of("Senator Joseph Brown", OPPOSITION, congress=congress) for congress in (1, 0))
    assert without < with_marker


def test_an_effect_that_needs_a_roll_is_worth_its_chance() -> None:
    sure, likely = worth_of("Maud Wood Park"), worth_of("1918 Midterm Elections")
    assert likely == pytest.approx(sure * 3 / 2 * 4 / 6)


def test_a_card_that_cannot_be_played_now_keeps_a_part_of_its_worth() -> None:
    now = worth_of("Women and World War I", in_effect=["War in Europe"])
    later = worth_of("Women and World War I")
    assert 0 < later < now


def test_the_price_of_a_card_is_subtracted() -> None:
    dear = worth_of("The Club Movement", buttons=1, their_buttons=0, in_effect=["1918 Pandemic"])
    assert dear < worth_of("The Club Movement")
