"""The board: what the pages of its reconstruction say, counted."""

from collections import Counter

from tests.companions.suffragetto import plain_rules
from vfw.companions.suffragetto.board import AT_START, CELL, HOPS, LETTERS, SQUARES, STEPS, ZONES, rotate_board

FROM_THE_PAGES = {
    ".": plain_rules.ARENA,
    "A": plain_rules.ALBERT_HALL,
    "C": plain_rules.HOUSE,
    "P": plain_rules.PRISON,
    "Y": plain_rules.PRISON_YARD,
    "H": plain_rules.HOSPITAL,
    "G": plain_rules.HOSPITAL_GROUNDS,
}


def test_squares_are_named_by_column_and_row() -> None:
    assert (SQUARES[0], SQUARES[16], SQUARES[17], SQUARES[-1]) == ("A1", "Q1", "A2", "Q17")
    assert len(set(SQUARES)) == 289


def test_zones_have_the_squares_of_the_pages() -> None:
    for zone, squares in FROM_THE_PAGES.items():
        assert {(cell % 17 + 1, cell // 17 + 1) for cell, its in enumerate(ZONES) if its == zone} == squares
    assert Counter(ZONES) == {".": 141, "y": 82, "P": 21, "H": 21, "Y": 6, "G": 6, "A": 6, "C": 6}


def test_a_side_has_five_large_and_sixteen_small_pieces_at_their_posts() -> None:
    posts = {
        letter: {SQUARES[cell] for cell, piece in enumerate(AT_START) if LETTERS[piece] == letter} for letter in "sLpI"
    }
    assert posts["L"] == {"C6", "I6", "O6", "E5", "M5"}
    assert posts["I"] == {"C12", "I12", "O12", "E13", "M13"}
    assert posts["s"] == {
        *["D6", "E6", "F6", "G6", "H6", "J6", "K6", "L6", "M6", "N6", "F5", "G5", "K5", "L5", "G4", "K4"]
    }
    assert len(posts["p"]) == 16


def test_the_half_turn_swaps_the_sides() -> None:
    assert rotate_board(AT_START) == AT_START
    assert ZONES[::-1].translate(str.maketrans("PYACGH", "HGCAYP")) == ZONES
    for cell in range(289):
        assert {288 - to for to in STEPS[0][288 - cell]} == set(STEPS[1][cell])
        assert {(288 - over, 288 - to, aslant) for over, to, aslant in HOPS[0][288 - cell]} == set(HOPS[1][cell])


def test_no_step_or_hop_leads_into_a_barred_zone() -> None:
    for side, barred in enumerate(("PYHGA", "PYHGC")):
        for start in range(289):
            met = [*STEPS[side][start], *(cell for hop in HOPS[side][start] for cell in hop[:2])]
            assert not {ZONES[cell] for cell in met} & set(barred)


def test_a_yard_square_at_the_end_has_one_way_out_more() -> None:
    assert {SQUARES[cell] for cell in STEPS[0][CELL["B6"]]} == {"B7", "C7", "C6", "C5"}
    assert {SQUARES[cell] for cell in STEPS[1][CELL["P12"]]} == {"P11", "O11", "O12", "O13"}
    assert {SQUARES[cell] for cell in STEPS[0][CELL["B3"]]} == {"C2", "C3", "C4"}
