"""Counts of turns, by the engine and by a second program that knows only the pages; `perft.toml` has them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.companions.suffragetto import plain_rules
from vfw.companions.suffragetto.board import AT_START, SEATS, parse_board, rotate_board
from vfw.companions.suffragetto.moves import Route, apply_route, perft, routes, unique_routes

POSITIONS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "perft.toml").read_text(encoding="utf-8"))[
    "positions"
]
QUICK = 2
"""Turns deep, where a test is quick."""
each = pytest.mark.parametrize("known", POSITIONS, ids=lambda known: known["name"])


def test_the_first_is_the_opening_with_the_counts_of_the_pages() -> None:
    opening = POSITIONS[0]
    assert parse_board(opening["board"]) == AT_START
    assert opening["turns"] == [119, 14161, 1780716]
    assert (opening["routes"], opening["longest_chain"]) == (143, 4)
    assert len(POSITIONS) == 6


@each
def test_turns_are_as_many_as_were_counted(known: dict[str, Any]) -> None:
    board, side = parse_board(known["board"]), SEATS.index(known["side"])
    for depth, count in enumerate(known["turns"][:QUICK], start=1):
        assert perft(board, side, depth) == count
        assert perft(rotate_board(board), 1 - side, depth) == count


@each
def test_routes_and_the_longest_chain_are_as_were_counted(known: dict[str, Any]) -> None:
    board, side = parse_board(known["board"]), SEATS.index(known["side"])
    for seen, mover in [(board, side), (rotate_board(board), 1 - side)]:
        found = [*routes(seen, mover)]
        assert len(found) == known["routes"]
        assert max(len(route.path) - 1 for route in found if route.is_chain) == known["longest_chain"]


@each
def test_the_second_program_finds_the_same(known: dict[str, Any]) -> None:
    board, side = plain_rules.drawn(known["board"]), known["side"][0]
    assert [plain_rules.count(board, side, depth) for depth in (1, QUICK)] == known["turns"][:QUICK]
    found = [*plain_rules.turns(board, side)]
    assert (len(found), max(hops for *_, hops in found)) == (known["routes"], known["longest_chain"])


@pytest.mark.long
def test_three_turns_from_the_opening() -> None:
    assert [perft(AT_START, side, 3) for side in (0, 1)] == [1_780_716] * 2


def test_routes_that_differ_in_nothing_are_one_turn_and_the_shortest_stays() -> None:
    there, around = Route((0, 2), (), True), Route((0, 34, 36, 2), (), True)
    taking = Route((0, 34, 36, 2), (17,), True)
    assert unique_routes(iter([around, there, taking])) == [there, taking]


def test_a_turn_changes_the_board_as_its_route_says() -> None:
    board = bytearray(289)
    board[0], board[18] = 2, 3
    assert apply_route(bytes(board), Route((0, 36), (18,), True)) == bytes(36) + bytes([2]) + bytes(252)
