"""The printed rules, and what was ruled where they are silent: a test for each, R1 to R16."""

from __future__ import annotations

import pytest

from tests.companions.suffragetto.setting import GAME, alone, answered, asked, at, offered, standing, told
from vfw.companions.suffragetto.board import AT_START, SEATS, SQUARES
from vfw.companions.suffragetto.position import Inmates, Position
from vfw.core.chance import physical, seeded
from vfw.core.match import Match
from vfw.core.questions import Decision, Outcome, Roll


def over(position: Position) -> tuple[tuple[str, ...], str]:
    assert isinstance(position.pending, Outcome), position.pending
    return position.pending.winners, position.pending.reason


# R1


def test_suffragettes_begin_unless_it_is_chosen_otherwise() -> None:
    assert asked(GAME.start({})) == ("suffragettes", "piece")
    assert asked(GAME.start({"first": "suffragettes"})) == ("suffragettes", "piece")
    assert asked(GAME.start({"first": "police"})) == ("police", "piece")
    assert GAME.start({}).board == AT_START


@pytest.mark.parametrize(("face", "seat"), [(1, "police"), (2, "suffragettes"), (5, "police"), (6, "suffragettes")])
def test_a_real_die_can_decide_who_begins(face: int, seat: str) -> None:
    match = Match(GAME, {"first": "toss"}, chance=physical())
    assert match.pending == Roll(6, 1, "who begins")
    match.answer((face,))
    assert asked(match.position) == (seat, "piece")
    assert match.transcript(None) == [f"A die falls for who begins: {face}. The {seat.capitalize()} begin."]


def test_the_computers_die_decides_too() -> None:
    begun = {str(Match(GAME, {"first": "toss"}, chance=seeded(seed)).position.mover) for seed in range(20)}
    assert begun == {"0", "1"}


# Steps; a turn is one step, or one chain


def test_a_turn_is_one_step_to_any_empty_square_beside() -> None:
    position = answered(standing(s="G7 G8", p="H8"), "G7")
    assert offered(position) >= {"F6", "F7", "F8", "G6", "H6", "H7"}
    assert not offered(position) & {"G8", "H8"}
    moved = answered(position, "H7")
    assert (at(moved, "G7"), at(moved, "H7")) == (".", "s")
    assert asked(moved) == ("police", "piece")


def test_a_step_is_not_followed_by_a_hop() -> None:
    position = answered(standing(s="G7 I7"), "G7", "H7")
    assert asked(position)[0] == "police"


# R2, R3, R7


def test_a_hop_passes_one_piece_and_lands_right_behind_it() -> None:
    assert "G9" in offered(answered(standing(s="G7 G8"), "G7"))
    assert "G10" not in offered(answered(standing(s="G7 G8 G9"), "G7"))
    assert "G9" not in offered(answered(standing(s="G7", p="P11"), "G7"))


def test_a_chain_may_turn_and_stop_after_any_hop() -> None:
    position = answered(standing(s="G7 G8 H10 I12"), "G7", "G9")
    assert asked(position) == ("suffragettes", "hop")
    assert offered(position) == {"I11", "stop"}
    assert asked(answered(position, "stop")) == ("police", "piece")
    further = answered(position, "I11")
    assert at(further, "I11") == "s"
    assert "I13" in offered(further)


def test_a_chain_lands_nowhere_twice_nor_where_it_began() -> None:
    around = standing(s="G7 G8 H9 I8 H7")
    position = answered(around, "G7", "G9", "I9")
    assert offered(position) == {"I7", "stop"}
    last = answered(position, "I7")
    assert asked(last) == ("police", "piece")


# R4, R5, R6


@pytest.mark.parametrize(
    ("hopper", "start", "met", "to", "gone"),
    [
        ("s", "G7", "H8", "I9", True),  # aslant
        ("s", "G7", "G8", "G9", False),  # a small piece, straight
        ("L", "G7", "G8", "G9", True),  # a Leader, in any direction
        ("L", "G7", "H8", "I9", True),
        ("s", "C7", "D8", "E9", False),  # the piece hopped over is not in the Arena
        ("L", "C7", "D7", "E7", False),
        ("s", "D7", "E8", "F9", True),  # where one starts does not matter
        ("s", "F7", "E8", "D9", True),  # nor where one lands
    ],
)
def test_who_is_taken_stands_in_the_arena_and_is_met_aslant_or_by_a_large_piece(
    hopper: str, start: str, met: str, to: str, gone: bool
) -> None:
    position = answered(standing(p=met, s=start if hopper == "s" else "", L=start if hopper == "L" else ""), start, to)
    assert at(position, met) == ("." if gone else "p")
    assert position.inmates == (Inmates(), Inmates(small=int(gone)))
    assert ("taken" in told(position)) is gone


def test_police_arrest_likewise_and_the_prison_keeps_who_is_large() -> None:
    position = answered(standing("police", p="G9", L="H8"), "G9", "I7")
    assert position.inmates == (Inmates(large=1), Inmates())
    straight = answered(standing("police", p="G9", L="G8"), "G9", "G7")
    assert straight.inmates == (Inmates(), Inmates())
    inspector = answered(standing("police", I="G9", s="G8"), "G9", "G7")
    assert inspector.inmates == (Inmates(small=1), Inmates())


def test_a_hop_over_an_own_piece_takes_nothing() -> None:
    position = answered(standing(L="G7", s="H8"), "G7", "I9")
    assert at(position, "H8") == "s"
    assert position.inmates == (Inmates(), Inmates())


def test_several_are_taken_in_one_chain_and_each_is_gone_at_once() -> None:
    position = answered(standing(L="G7", p="G8 G10 H8"), "G7", "G9")
    assert at(position, "G8") == "."
    assert asked(position) == ("suffragettes", "hop")
    done = answered(position, "G11")
    assert done.inmates[1] == Inmates(small=2)
    assert (at(done, "G10"), at(done, "H8")) == (".", "p")
    assert [SQUARES[cell] for cell in done.last_taken] == ["G8", "G10"]
    assert [SQUARES[cell] for cell in done.last] == ["G7", "G9", "G11"]


# R8


def test_no_piece_enters_a_barred_zone() -> None:
    assert not offered(answered(standing(s="C9"), "C9")) & {"A9"}
    beside_the_hall = answered(standing(s="G5"), "G5")
    assert not offered(beside_the_hall) & {"H4", "H5"}
    assert "H6" in offered(beside_the_hall)
    assert "H5" in offered(answered(standing("police", p="G5"), "G5"))
    assert not offered(answered(standing("police", p="G13"), "G13")) & {"H13", "H14"}
    assert "B7" in offered(answered(standing(s="C7"), "C7"))
    assert "B6" not in offered(answered(standing(s="C7"), "C7"))


def test_no_piece_hops_over_a_square_it_may_not_enter() -> None:
    # A policeman inside the Albert Hall is safe from those whose hall it is.
    position = answered(standing(s="G6", p="H5"), "G6")
    assert "I4" not in offered(position)
    over_the_corner = answered(standing(L="J6", p="J5 K5"), "J6")
    assert "L4" in offered(over_the_corner)
    assert "J4" not in offered(over_the_corner)


# R9


def test_inside_one_moves_inside_only() -> None:
    position = answered(standing(s="H13"), "H13")
    assert offered(position) == {"I13", "H14", "I14"}
    hopping = answered(standing(s="H13 I13"), "H13")
    assert "J13" in offered(hopping)
    assert "G12" not in offered(hopping)


def test_a_chain_that_lands_inside_goes_on_inside() -> None:
    position = answered(standing(s="H11 H12 I13 G12"), "H11", "H13")
    assert offered(position) == {"J13", "stop"}


def test_one_hops_over_a_piece_inside_and_stays_outside() -> None:
    position = answered(standing(s="G13", L="H14"), "G13")
    assert "I15" in offered(position)
    past = answered(position, "I15")
    assert at(past, "I15") == "s"
    assert "entered" not in told(past)


def test_who_enters_is_counted() -> None:
    position = answered(standing(s="H12", L="I14"), "H12", "H13")
    assert ("entered", "suffragettes", 1, "H13", 2) in position.news
    within = answered(standing(s="H13"), "H13", "I13")
    assert "entered" not in told(within)


# R10


def test_six_inside_win() -> None:
    position = answered(standing(s="H12 H14 I13 I14", L="J13 J14", p="E17"), "H12", "H13")
    assert over(position) == (("suffragettes",), "entry")
    assert isinstance(position.pending, Outcome)
    assert position.pending.scores == (("suffragettes", 6), ("police", 0))


def test_police_win_in_the_albert_hall() -> None:
    position = answered(standing("police", p="H3 H5 I5 I4", I="J5 J4", s="E17"), "H3", "H4")
    assert over(position) == (("police",), "entry")


def test_five_inside_do_not() -> None:
    position = answered(standing(s="H12 H14 I13", L="J13 J14", p="E17"), "H12", "H13")
    assert asked(position)[0] == "police"


# R11, R12, R13

FULL = ((2, 10), (1, 11))


def test_an_exchange_needs_twelve_on_each_side() -> None:
    assert "exchange" in offered(standing(s="G7", p="G9", inmates=FULL))
    assert "exchange" not in offered(standing(s="G7", p="G9", inmates=((2, 9), (1, 14))))
    assert "exchange" not in offered(standing(s="G7", p="G9", inmates=((2, 12), (1, 10))))


@pytest.mark.parametrize("yard", [{"s": "B2 G7"}, {"p": "P13 G9"}])
def test_an_exchange_needs_both_yards_empty(yard: dict[str, str]) -> None:
    assert "exchange" not in offered(standing(inmates=FULL, **{"s": "G7", "p": "G9", **yard}))


def test_pairs_of_like_worth_are_exchanged_up_to_six() -> None:
    position = answered(standing(s="G7", p="G9", inmates=FULL), "exchange")
    assert asked(position) == ("suffragettes", "pairs")
    assert isinstance(position.pending, Decision)
    assert position.pending.choices[:3] == ("1+5", "0+6", "1+4")
    assert set(position.pending.choices) == {f"{k}+{r}" for k in (0, 1) for r in range(7) if 1 <= k + r <= 6}


def test_leaders_are_exchanged_for_inspectors_only() -> None:
    position = answered(standing(s="G7", p="G9", inmates=((5, 8), (0, 14))), "exchange")
    assert offered(position) == {f"0+{r}" for r in range(1, 7)}


def test_freed_pieces_are_placed_by_their_owners_and_the_mover_moves_on() -> None:
    position = answered(standing(s="G7", p="G9", inmates=FULL), "exchange", "1+1")
    assert position.inmates == (Inmates(1, 9), Inmates(0, 10))
    assert asked(position) == ("suffragettes", "yard")
    assert isinstance(position.pending, Decision)
    assert position.pending.choices[0] == "B6"
    assert offered(position) == {f"B{row}" for row in range(1, 7)}
    position = answered(position, "B6", "B5")
    assert (at(position, "B6"), at(position, "B5")) == ("L", "s")
    assert asked(position) == ("police", "yard")
    assert offered(position) == {f"P{row}" for row in range(12, 18)}
    position = answered(position, "P12", "P13")
    assert (at(position, "P12"), at(position, "P13")) == ("I", "p")
    assert asked(position) == ("suffragettes", "piece")
    assert "exchange" not in offered(position)
    assert {"G7", "B6", "B5"} <= offered(position)


def test_the_police_call_an_exchange_in_their_turn_and_place_first() -> None:
    position = answered(standing("police", s="G7", p="G9", inmates=FULL), "exchange", "0+1")
    assert asked(position) == ("police", "yard")
    assert asked(answered(position, "P17")) == ("suffragettes", "yard")


def test_six_like_pieces_fill_their_yard_without_a_question() -> None:
    position = answered(standing(s="G7", p="G9", inmates=FULL), "exchange", "0+6")
    assert [at(position, f"B{row}") for row in range(1, 7)] == ["s"] * 6
    assert [at(position, f"P{row}") for row in range(12, 18)] == ["p"] * 6
    assert asked(position) == ("suffragettes", "piece")
    assert told(position).count("forced yard") == 2


def test_the_last_of_six_are_placed_at_once_where_they_are_alike() -> None:
    position = answered(standing(s="G7", p="G9", inmates=FULL), "exchange", "1+5", "B3")
    assert [at(position, f"B{row}") for row in range(1, 7)] == ["s", "s", "L", "s", "s", "s"]
    assert asked(position) == ("police", "yard")


def test_a_yard_is_left_by_a_step_or_a_hop_and_never_entered() -> None:
    position = answered(standing(s="B5 C5 B4"), "B5")
    assert offered(position) == {"C4", "C6", "D5"}
    assert not offered(answered(standing(s="C5"), "C5")) & {"B4", "B5", "B6"}


# R14


def test_who_cannot_move_passes_and_it_is_told() -> None:
    position = answered(alone("police", s="C1", p="C2 C3 D1 E1 D2 F3"), "F3", "E3")
    assert told(position) == ["stepped", "passed"]
    assert asked(position) == ("police", "piece")
    assert position.turns == 2


def test_who_can_exchange_need_not_pass() -> None:
    position = answered(alone("police", s="C1", p="C2 C3 D1 E1 D2 F3", inmates=FULL), "F3", "E3")
    assert asked(position) == ("suffragettes", "no move")
    assert offered(position) == {"exchange", "pass"}
    assert asked(answered(position, "pass")) == ("police", "piece")
    exchanged = answered(position, "exchange", "0+6")
    assert asked(exchanged) == ("suffragettes", "piece")
    assert "C1" not in offered(exchanged)


def test_a_position_without_moves_is_a_draw() -> None:
    # The policeman on A1 cannot leave: a prison has no way out.
    assert over(alone(s="Q1", p="A1")) == ((), "stuck")
    assert over(alone("police", s="Q1", p="A1")) == ((), "stuck")


def test_one_piece_that_can_move_is_not_asked_for_and_one_way_is_not_either() -> None:
    position = alone(s="G7", p="O1")
    assert asked(position) == ("suffragettes", "square")
    assert position.news == (("forced piece", "suffragettes", "G7"),)
    one_way = answered(alone(s="C1 C5", p="C2 D1 D2 E1 E3"), "C1")
    assert told(one_way) == ["forced square", "hopped"]


# R15


def test_a_side_without_a_piece_has_lost() -> None:
    assert over(answered(alone(L="G7", p="H8"), "I9")) == (("suffragettes",), "annihilation")
    assert over(answered(alone("police", I="G7", s="H8"), "I9")) == (("police",), "annihilation")


def test_a_side_without_a_piece_goes_on_where_it_can_exchange() -> None:
    position = answered(alone(L="G7", p="H8", inmates=((0, 12), (0, 11))), "I9")
    assert asked(position) == ("police", "no move")
    freed = answered(position, "exchange", "0+6")
    assert asked(freed) == ("police", "piece")


def test_pieces_inside_count_as_left() -> None:
    position = answered(alone(L="G7", p="H8 I4 I5"), "I9")
    assert asked(position)[0] == "police"


# R16


def test_a_position_that_comes_a_third_time_is_a_draw() -> None:
    position = GAME.start({})
    for _ in range(2):
        position = answered(position, "G4", "G3", "G14", "G15", "G3", "G4", "G15", "G14")
    assert over(position) == ((), "repetition")


def test_a_position_that_comes_twice_is_not() -> None:
    position = answered(GAME.start({}), "G4", "G3", "G14", "G15", "G3", "G4", "G15", "G14")
    assert position.board == AT_START
    assert asked(position) == ("suffragettes", "piece")


def test_the_same_board_with_another_to_move_is_another_position() -> None:
    boards = [AT_START + bytes((side,)) for side in range(len(SEATS))]
    assert GAME.start({}).quiet == (boards[0],)
    assert GAME.start({"first": "police"}).quiet == (boards[1],)


UP_AND_DOWN = (
    [*(f"C{row}" for row in range(1, 18)), *(f"D{row}" for row in range(17, 0, -1))],
    [*(f"N{row}" for row in range(1, 18)), *(f"O{row}" for row in range(17, 1, -1))],
)
"""Two rounds of different lengths, so that no position comes back for long."""


def test_a_hundred_quiet_turns_of_each_side_are_a_draw() -> None:
    position = alone(s="C1", p="N1")
    while isinstance(position.pending, Decision):
        way = UP_AND_DOWN[position.mover]
        position = answered(position, way[(position.turns // 2 + 1) % len(way)])
    assert over(position) == ((), "quiet")
    assert position.turns == 200


@pytest.mark.parametrize("inmates", [((0, 0), (0, 0)), FULL])
def test_the_count_of_quiet_turns_starts_again_after_an_event(inmates: tuple[tuple[int, int], tuple[int, int]]) -> None:
    position = standing(s="G7 H12", p="H8", inmates=inmates)
    earlier = answered(position, "H12", "H11", "O1", "O2")
    assert len(earlier.quiet) == 3
    assert len(answered(earlier, "G7", "I9").quiet) == 1  # a piece was disabled
    assert len(answered(earlier, "H11", "I12", "O2", "O1", "I12", "I13").quiet) == 1  # a piece entered
    if sum(map(sum, inmates)):
        assert len(answered(earlier, "exchange", "0+6").quiet) == 1
