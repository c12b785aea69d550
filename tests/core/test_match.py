"""A match: answering, taking back, saving in the middle of anything, and what a damaged save is told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.core.sealed_bids import SealedBids
from vfw.core import DamagedSave, IllegalReply, Match, NothingToUndo, OlderSave, Roll, physical, scripted, seeded
from vfw.core.questions import Decision
from vfw.untrusted_input import LONGEST

ORDER = ("land", "bread", "ship")


def bids(*replies: Any, chance: Any = None) -> Match[Any, Any]:
    match = Match(SealedBids(), chance=chance or scripted((ORDER,)))
    for reply in replies:
        match.answer(reply)
    return match


def test_an_illegal_reply_names_the_question_and_the_choices_and_changes_nothing() -> None:
    match = bids(2)
    before = match.position
    with pytest.raises(IllegalReply, match="south bid: 9 does not answer this; expected one of 0, 1, 2, 3, 4, 5"):
        match.answer(9)
    assert match.position is before
    assert match.replies == (ORDER, 2)


@pytest.mark.parametrize("reply", [True, 2.0, None, [2], {"bid": 2}, (2,)])
def test_a_reply_of_another_kind_is_illegal(reply: Any) -> None:
    with pytest.raises(IllegalReply):
        bids().answer(reply)


def test_a_position_is_frozen() -> None:
    position = bids().position
    with pytest.raises(AttributeError, match="a position is frozen: 'gains'"):
        position.gains = (100, 0)
    with pytest.raises(AttributeError, match="cannot be deleted"):
        del position.gains


def test_undo_returns_the_very_position_and_redo_the_same_again() -> None:
    match = bids()
    before = match.position
    match.answer(3)
    after = match.position
    assert match.undo("north") is before
    assert match.redo() == after
    with pytest.raises(NothingToUndo):
        match.redo()


def test_a_new_answer_forgets_what_could_be_done_again() -> None:
    match = bids(3)
    match.undo("north")
    match.answer(1)
    with pytest.raises(NothingToUndo, match="nothing was taken back since the last answer"):
        match.redo()


def test_fair_undo_stops_where_another_seat_has_answered() -> None:
    match = bids(3, 1)
    with pytest.raises(NothingToUndo, match="another seat"):
        match.undo("north")


def test_fair_undo_stops_at_information_shown() -> None:
    # South's bid brings North's to light: taking it back would be bidding with knowledge.
    match = bids(3, 1)
    with pytest.raises(NothingToUndo, match="hidden"):
        match.undo("south")
    assert not match.why_no_undo("south", free=True)


def test_fair_undo_stops_at_dice_and_free_undo_does_not() -> None:
    match = bids(2, 2, chance=scripted((ORDER, (1,))))
    with pytest.raises(NothingToUndo, match="a die has fallen"):
        match.undo("south")
    match.undo("south", free=True)
    assert isinstance(match.pending, Decision)
    assert match.pending.seat == "south"


def test_undo_at_the_start_says_so() -> None:
    with pytest.raises(NothingToUndo, match="nothing has been answered"):
        bids().undo(free=True)


def test_a_save_is_readable_and_opens_where_it_was_written() -> None:
    match = bids(2, 2, chance=seeded("rose"))
    match.players = {"north": "person"}
    text = match.save()
    assert '["north bid", 2]' in text
    opened = Match.load(text, [SealedBids()])
    assert opened == match
    assert opened.save() == text
    assert opened.chance == match.chance


def test_a_save_opens_while_a_die_is_awaited() -> None:
    match = bids(2, 2, chance=physical(seeded(4)))
    assert isinstance(match.pending, Roll)
    opened = Match.load(match.save(), [SealedBids()])
    assert opened.pending == match.pending
    opened.answer((3,))
    assert opened.position != match.position


def broken(change: Any) -> str:
    save = json.loads(bids(2, 1).save())
    change(save)
    return json.dumps(save)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "^it is empty$"),
        ("[1, 2", "^it breaks off in line 1$"),
        ("[]", 'expected an object with "kind": "saved game"'),
        ('{"kind": "chess"}', 'expected an object with "kind"'),
        (broken(lambda s: s.update(version=9)), '"version" is 9; this exhibit reads version 1'),
        (broken(lambda s: s.update(game="chess")), "\"game\" is 'chess'; expected one of sealed-bids"),
        (broken(lambda s: s.update(rules="0")), "\"rules\" is '0', but this exhibit plays version '1' of sealed-bids"),
        (broken(lambda s: s.pop("replies")), '"replies" is None; expected a list'),
        (broken(lambda s: s.update(seats=["north"])), "\"seats\" is \\['north'\\]; such a game has north, south"),
        (broken(lambda s: s.update(players=3)), '"players" is 3; expected an object'),
        (broken(lambda s: s.update(chance={"kind": "cards"})), "the head of the save: .*is no chance"),
        (broken(lambda s: s.update(options={"highest": "many"})), "the head of the save: .*the one option is highest"),
        (broken(lambda s: s["replies"].append("x")), "reply 4: 'x' is no entry"),
        (broken(lambda s: s["replies"].append(["north bid", 99])), "reply 4: north bid: 99 does not answer this"),
        (broken(lambda s: s["replies"].insert(1, ["south bid", 1])), "reply 2: it answers 'south bid', but .*'north"),
        (broken(lambda s: s["replies"].append(["north bid", {"a": 1}])), "reply 4: .* does not answer this"),
        (broken(lambda s: s["replies"][0].__setitem__(1, ["bread"])), "reply 1: shuffle lots: .* the same cards"),
    ],
)
def test_a_damaged_save_is_refused_with_the_place_and_the_expected_value(text: str, complaint: str) -> None:
    with pytest.raises(DamagedSave, match=complaint):
        Match.load(text, [SealedBids()])


def older(change: Any, *replies: int) -> str:
    save = json.loads(bids(*replies, chance=scripted((ORDER, (1,), (2,)))).save())
    change(save)
    return json.dumps({**save, "rules": "0.9"})


def test_a_save_of_older_rules_opens_whole_where_every_reply_still_fits_and_is_saved_with_those_of_today() -> None:
    match = Match.load(older(lambda s: None, 2, 1), [SealedBids()])
    assert match.position == bids(2, 1).position
    assert match.older == OlderSave("0.9")
    assert json.loads(match.save())["rules"] == "1"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda s: s["replies"][4].__setitem__(0, "south card"), "reply 5: it answers 'south card', but the game asks"),
        (lambda s: s["replies"][4].__setitem__(1, 9), "reply 5: south bid: 9 does not answer this"),
        (lambda s: s["replies"].insert(4, ["roll tie", [1]]), "reply 5: it answers 'roll tie'"),
        (lambda s: s["replies"].insert(3, ["shuffle lots", ["land"]]), "reply 4: it answers 'shuffle lots'"),
    ],
)
def test_a_game_goes_on_from_the_last_moment_before_a_reply_that_no_longer_fits(change: Any, why: str) -> None:
    match = Match.load(text := older(change, 2, 1, 3, 1), [SealedBids()])
    assert match.replies == (ORDER, 2, 1)
    assert match.older
    assert match.older.why.startswith(why)
    assert match.older.left_out == len(json.loads(text)["replies"]) - 3
    match.answer(0)


def test_a_save_of_older_rules_of_which_nothing_fits_is_refused() -> None:
    with pytest.raises(DamagedSave, match=r"nothing of it can be played with rules 1: reply 1: shuffle lots: "):
        Match.load(older(lambda s: s["replies"][0].__setitem__(1, ["bread"]), 2, 1), [SealedBids()])


def test_messages_quote_little_of_what_is_wrong() -> None:
    much = "x" * 100_000
    for text in (
        older(lambda s: s["replies"].append([much, 1]), 2),
        broken(lambda s: s["replies"].append(["north bid", much])),
        broken(lambda s: s["replies"].append([much, much])),
        broken(lambda s: s["replies"].append(much)),
        broken(lambda s: s.update(game=much)),
        broken(lambda s: s.update(rules=much)),
        broken(lambda s: s.update(players=much)),
        broken(lambda s: s.update(chance={"kind": much})),
        broken(lambda s: s.update(version=much)),
        "[" * 100_000,
        much,
    ):
        try:
            said = Match.load(text, [SealedBids()]).older.why  # type: ignore[union-attr]
        except DamagedSave as damage:
            said = str(damage)
        assert len(said) < 2 * LONGEST


def test_dice_wait_to_be_thrown_and_do_not_block_undo_until_then() -> None:
    match = bids(2, chance=scripted((ORDER, (1,))))
    before = match.position
    match.answer(2, throw=False)
    assert isinstance(match.pending, Roll)
    assert match.undo("south", free=True) is before
    match.redo()
    text = match.save()
    match.throw()
    assert not isinstance(match.pending, Roll)
    assert isinstance(Match.load(text, [SealedBids()], throw=False).pending, Roll)


def test_a_match_goes_on_from_a_position_and_cannot_be_saved() -> None:
    played = bids(2)
    match = Match(SealedBids(), position=played.position, chance=played.chance)
    assert match.position is played.position
    assert match.answer(1) == played.answer(1)
    for unsaveable in (match, match.fork(0)):
        assert not unsaveable.can_save
        with pytest.raises(ValueError, match="began in the middle of a game"):
            unsaveable.save()


def test_a_transcript_is_told_to_each_seat() -> None:
    match = bids(2, 1)
    assert match.transcript("north") == ["You have bid.", "South has bid.", "North pays 2 for land."]
    assert match.transcript(None)[0] == "North has bid."


def test_a_foreseen_position_is_returned_without_computing_it_again() -> None:
    match = bids()
    before = match.position
    foreseen = match.foresee(3)
    further = match.foresee(1, foreseen)
    assert match.position is before, "nothing was answered"
    assert match.answer(3) is foreseen
    assert match.answer(1) is further


def test_a_foreseen_position_belongs_to_its_reply_and_position_alone() -> None:
    match = bids()
    foreseen = match.foresee(1)
    with pytest.raises(IllegalReply):
        match.answer(True)  # it equals 1
    match.answer(2)
    assert match.answer(1) is not foreseen
    assert match.replies == (ORDER, 2, 1)
    with pytest.raises(IllegalReply):
        match.foresee(99)
