"""The text of a save, and what of an older one is left where hardly anything fits."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest

from tests.core.night_watch import NightWatch
from tests.core.sealed_bids import Position, SealedBids
from vfw.core import DamagedSave, Match, OlderSave, Roll, scripted, seeded
from vfw.core.position import drafted, frozen
from vfw.core.questions import Shuffle

ORDER = ("land", "bread", "ship")

SAVE = """{
 "kind": "saved game",
 "version": 1,
 "game": "sealed-bids",
 "rules": "1",
 "options": {},
 "seats": [
  "north",
  "south"
 ],
 "players": {
  "north": "Zoë"
 },
 "chance": {
  "kind": "scripted",
  "replies": [
   [
    "land",
    "bread",
    "ship"
   ]
  ]
 },
 "replies": [
  ["shuffle lots", ["land", "bread", "ship"]],
  ["north bid", 2]
 ]
}
"""


def played(*replies: int, **how: Any) -> Match[Any, Any]:
    match: Match[Any, Any] = Match(SealedBids(), chance=scripted((ORDER,)), **how)
    for reply in replies:
        match.answer(reply)
    return match


def test_a_save_is_written_for_readers_a_line_for_each_reply() -> None:
    assert played(2, players={"north": "Zoë"}).save() == SAVE


def test_a_save_of_version_01_had_another_kind_and_named_no_seats() -> None:
    older = {**json.loads(SAVE), "kind": "vfw save"}
    del older["seats"]
    assert Match.load(json.dumps(older), [SealedBids()]) == played(2, players={"north": "Zoë"})


def test_the_seats_follow_from_the_options_and_are_saved() -> None:
    match: Match[Any, Any] = Match(NightWatch(), {"guards": 4}, chance=seeded(7))
    assert match.seats == ("smuggler", "north", "east", "south", "west")
    for cove in ("mill", "gull", "bell"):
        match.answer(cove)
    save = json.loads(match.save())
    assert save["seats"] == [*match.seats]
    assert Match.load(json.dumps(save), [NightWatch()]).seats == match.seats
    save["options"] = {"guards": 2}
    with pytest.raises(DamagedSave, match=r"such a game has smuggler, north, east$"):
        Match.load(json.dumps(save), [NightWatch()])


def test_letters_of_other_languages_stay_as_they_are() -> None:
    class Ferme(SealedBids):
        def start(self, options: Mapping[str, Any]) -> Position:
            position = drafted(super().start(options), Position)
            vars(position)["pending"] = Shuffle(("blé", "pré"), "récolte")
            return frozen(position, Position)

    match: Match[Any, Any] = Match(Ferme(), chance=scripted((("pré", "blé"),)))
    assert '["shuffle récolte", ["pré", "blé"]]' in match.save()


def test_a_match_without_a_reply_is_saved_too() -> None:
    match: Match[Any, Any] = Match(SealedBids(), chance=scripted())
    assert json.loads(match.save())["replies"] == []
    assert Match.load(match.save(), [SealedBids()]) == match


def test_a_script_of_words_and_faces_comes_back() -> None:
    match: Match[Any, Any] = Match(SealedBids(), chance=scripted((ORDER, "pass", (3,))))
    assert Match.load(match.save(), [SealedBids()]).chance == match.chance


def test_dice_that_were_awaited_fall_when_a_save_is_opened_unless_they_are_to_wait() -> None:
    match: Match[Any, Any] = Match(SealedBids(), chance=seeded("rose"))
    match.answer(2)
    match.answer(2, throw=False)
    text = match.save()
    assert isinstance(Match.load(text, [SealedBids()], throw=False).pending, Roll)
    assert Match.load(text, [SealedBids()]).position == match.throw()


@pytest.mark.parametrize(
    "entry", [["north bid", 2, 3], ["north bid"], [2, 2], "xy", {"north bid": 2, "x": 1}], ids=repr
)
def test_a_malformed_entry_is_named(entry: Any) -> None:
    save = json.loads(SAVE)
    save["replies"][1] = entry
    with pytest.raises(DamagedSave, match=r"^reply 2: .* is no entry; expected \[what was asked, the reply\]"):
        Match.load(json.dumps(save), [SealedBids()])


class GoesOnFromTheStart(SealedBids):
    """A game of which nothing is left but the table laid out."""

    def can_go_on_from(self, position: Position) -> bool:
        return not position.lots


@pytest.mark.parametrize("replies", [(), (2,), (2, 1, 3)], ids=repr)
def test_an_older_game_can_go_on_from_the_very_start(replies: tuple[int, ...]) -> None:
    save = json.loads(played(*replies).save())
    save["replies"].append(["nobody's question", 1])
    opened = Match.load(
        json.dumps({**save, "rules": "0.9", "chance": {"kind": "scripted", "replies": []}}), [GoesOnFromTheStart()]
    )
    assert opened.positions == Match(SealedBids(), chance=scripted()).positions
    assert opened.older
    assert opened.older.left_out == len(save["replies"])


def test_an_older_game_goes_back_to_where_it_can_go_on() -> None:
    save = json.loads(played(2, 1, 3).save())
    save["replies"].append(["nobody's question", 1])
    opened = Match.load(json.dumps({**save, "rules": "0.9"}), [SealedBids()])
    assert opened.positions == played(2, 1).positions


def test_of_an_older_game_that_fits_nothing_is_left_out() -> None:
    assert Match.load(json.dumps({**json.loads(SAVE), "rules": "0.9"}), [SealedBids()]).older == OlderSave("0.9", 0, "")
