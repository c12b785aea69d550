"""Illegal moves, options and saves are refused with the rule, and nothing is lost."""

from __future__ import annotations

import json
from copy import copy

import pytest

from tests.companions.suffragetto.setting import GAME, answered, standing
from tests.core.sealed_bids import SealedBids
from vfw.companions.suffragetto.position import Position
from vfw.core.chance import seeded
from vfw.core.match import DamagedSave, Match
from vfw.core.questions import IllegalReply

FULL = ((2, 10), (1, 11))


@pytest.mark.parametrize(
    ("begun", "replies", "wrong", "rule"),
    [
        (standing(s="C9"), ["C9"], "B14", r"no piece may enter the Prison \(R8\)"),
        (standing(s="C5"), ["C5"], "B5", r"no piece may enter the Prison Yard \(R8\)"),
        (standing(s="G5"), ["G5"], "H5", r"the Suffragettes may not enter the Albert Hall, which they guard \(R8\)"),
        (standing(s="G6", p="H5 E9"), ["G6"], "I4", r"may not enter the Albert Hall"),
        (standing(L="J6", p="J5 E9"), ["J6"], "L4", r"there is no piece on K5 to hop over \(R2\)"),
        (standing(s="K6", p="J5"), ["K6"], "I4", r"may not enter the Albert Hall"),
        (standing(s="I7", p="I5"), ["I7"], "I9", r"there is no piece on I8 to hop over \(R2\)"),
        (standing(s="G3", p="H4"), ["G3"], "I5", r"may not enter the Albert Hall"),
        (standing(s="H6", p="G5"), ["H6"], "H9", r"a step goes to the next square, a hop over one piece .* \(R2\)"),
        (standing(s="H13"), ["H13"], "G13", r"a piece inside the House of Commons stays inside \(R9\)"),
        (standing(s="G7 G8"), ["G7"], "G8", "there is a piece on G8"),
        (standing(s="G7 G8 H10 H9"), ["G7", "G9"], "G7", r"a chain lands nowhere twice, nor where it began \(R7\)"),
        (standing(s="G7 G8 H10"), ["G7", "G9"], "F9", r"after a hop there are only hops \(R2\)"),
        (standing(s="G7"), [], "O1", "the policeman on O1 is not one of one's own"),
        (standing(s="G7"), [], "G9", "there is no piece on G9"),
        (standing(s="G7 C1 C2 D1 D2 E3", p="C3 E1"), [], "C1", "the Suffragette on C1 has no step and no hop"),
        (standing(s="G7"), [], "exchange", r"12 inmates in the Prison and 12 in the Hospital \(R11\)"),
        (standing(s="G7"), [], "pass", r"a side that can move does not pass \(R14\)"),
    ],
)
def test_a_wrong_square_is_refused_with_its_rule(begun: Position, replies: list[str], wrong: str, rule: str) -> None:
    position = answered(begun, *replies)
    before = copy(position)
    with pytest.raises(IllegalReply, match=rule):
        GAME.answer(position, wrong)
    assert position == before


def test_an_exchange_with_a_piece_on_a_yard_is_refused_with_its_rule() -> None:
    with pytest.raises(IllegalReply, match=r"both yards empty \(R11\)"):
        GAME.answer(standing(s="G7 B2", inmates=FULL), "exchange")


def test_a_freed_piece_starts_off_from_its_yard() -> None:
    position = answered(standing(s="G7", inmates=FULL), "exchange", "1+1")
    with pytest.raises(IllegalReply, match=r"their own yard \(R13\)"):
        GAME.answer(position, "P12")


@pytest.mark.parametrize("nonsense", ["Z9", "nobody", 3, (1, 2), ""])
def test_what_is_no_square_is_refused_with_what_would_be_right(nonsense: str) -> None:
    with pytest.raises(IllegalReply, match="expected one of G4, K4"):
        GAME.answer(GAME.start({}), nonsense)


def test_nothing_is_answered_once_it_is_over() -> None:
    position = answered(standing(s="H12 H14 I13 I14", L="J13 J14"), "H12", "H13")
    with pytest.raises(IllegalReply, match="the game is over"):
        GAME.answer(position, "H13")


def test_wrong_options_are_named_with_the_right_ones() -> None:
    with pytest.raises(ValueError, match="unknown option 'seats'; this game has first"):
        GAME.start({"seats": 3})
    with pytest.raises(ValueError, match="option 'first' is 'nobody'; expected suffragettes, police, toss"):
        GAME.start({"first": "nobody"})
    with pytest.raises(ValueError, match="there is no seat 'north'; expected one of suffragettes, police, or None"):
        GAME.view(GAME.start({}), "north")


def save(*replies: str) -> str:
    match = Match(GAME, chance=seeded(1))
    for reply in replies:
        match.answer(reply)
    return match.save()


def test_a_save_opens_where_it_was_written() -> None:
    opened = Match.load(save("G6", "G7", "G12", "G11"), [GAME])
    assert opened.position.turns == 2
    assert opened.pending.label == "suffragettes piece"


def test_a_save_with_an_illegal_move_names_the_reply_and_the_rule() -> None:
    wrong = save("G6", "G7").replace('"G7"', '"G8"')
    with pytest.raises(DamagedSave, match=r"reply 2: .*there is no piece on G7 to hop over \(R2\)"):
        Match.load(wrong, [GAME])


def test_a_save_of_another_game_is_not_taken_for_one() -> None:
    with pytest.raises(DamagedSave, match="sealed-bids"):
        Match.load(Match(SealedBids()).save(), [GAME])
    foreign = json.loads(save())
    foreign["rules"] = "7"
    with pytest.raises(DamagedSave, match="plays version '1' of suffragetto"):
        Match.load(json.dumps(foreign), [GAME])
