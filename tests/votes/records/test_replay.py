"""Recorded games: what we record replays, what differs is named, and another implementation's games come out alike."""

import gzip
import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from tests.votes.golden import kept_games, played
from vfw import engine
from vfw.cli import main
from vfw.votes.records.recording import record_game
from vfw.votes.records.replay import Difference, Ops, replay_all, replay_record

SHARED = Path(__file__).parents[4] / "shared" / "games"
"""Recorded games of another implementation. They lie beside the project where it is made, never in it."""

Game = dict[str, Any]
KEPT = {game["id"]: game for game in kept_games()}


@pytest.fixture
def game() -> Game:
    """A game that goes to Final Voting, to be tampered with."""
    return deepcopy(KEPT["random-2154"])


def test_recorded_games_of_another_implementation_are_reproduced() -> None:
    files = sorted(SHARED.glob("*.jsonl.gz"))
    if not files:
        pytest.skip(f"no recorded games in {SHARED}: they are no part of the project")
    for file in files:
        games = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
        differences = {name: str(difference) for name, difference in replay_all(games) if difference}
        assert games
        assert not differences


# Recording


@pytest.mark.parametrize("seed", [2, 8, 12, 23, 94])
def test_a_recorded_game_replays_question_by_question(seed: int) -> None:
    """In these games there are stops, discards, dice without room, shuffles, votes overturned and reconsidered."""
    replies, positions = played(seed)
    again = replay_record(json.loads(json.dumps(record_game(replies, "a game"))))
    assert [(one.pending, one.news) for one in again] == [(one.pending, one.news) for one in positions[-len(again) :]]


def test_a_game_that_is_not_over_is_not_recorded() -> None:
    replies, _ = played(3)
    with pytest.raises(ValueError, match="the game is not over: it waits for"):
        record_game(replies[:-1], "half a game")


def test_a_record_says_what_happened(game: Game) -> None:
    assert list(game) == ["id", "setup", "plays", "result"]
    assert [len(deck) for deck in game["setup"]["draw_decks"].values()] == [51, 51]
    first, kinds = game["plays"][0], [play["kind"] for play in game["plays"]]
    assert (first["turn"], first["round"], first["side"], first["kind"]) == (1, 1, "suffragist", "operations")
    assert first["ops"][-1] == "done"
    assert (kinds.count("strategy"), kinds.count("operations")) == (5, 72)
    assert set(kinds[77:]) == {"final-voting"}
    assert game["result"] == {"winner": "suffragist", "reason": "states", "turn": 6}


def test_after_a_play_only_what_has_changed_is_recorded(game: Game) -> None:
    whole = set(game["plays"][0]["after"])
    assert {"congress", "cubes", "hands", "draw_decks", "claimed", "strategy_deck"} < whole
    before: Game = {}
    for play in game["plays"]:
        assert all(before.get(part) != seen for part, seen in play["after"].items())
        before |= play["after"]


def test_a_record_of_a_game_that_ended_mid_card_may_have_the_card_in_hand() -> None:
    game = deepcopy(KEPT["random-5705"])
    play = game["plays"][-1]
    (card,) = [op.split()[1] for op in play["ops"] if op.split()[0] in ("event", "campaign")]
    assert play["kind"] == "operations"
    assert not any(card in hand for hand in play["after"]["hands"].values())
    play["after"]["hands"][play["side"]] = sorted([*play["after"]["hands"][play["side"]], card])
    replay_record(game)


# What differs


def tampered(game: Game, index: int) -> Game:
    play: Game = game["plays"][index]
    return play


def difference(game: Game) -> Difference:
    with pytest.raises(Difference) as caught:
        replay_record(game)
    return caught.value


def test_another_position_is_reported_with_turn_and_round(game: Game) -> None:
    play = next(play for play in game["plays"] if play["turn"] == 3 and "buttons" in play["after"])
    play["after"]["buttons"]["suffragist"] += 1
    found = difference(game)
    assert (found.turn, found.round) == (3, play["round"])
    assert str(found).startswith(f"turn 3, round {play['round']}: buttons is {{'suffragist': ")
    assert ", recorded is {'suffragist': " in str(found)


def edit(game: Game, verb: str, change: Callable[[list[str], int], None]) -> Game:
    """Change the ops of a play of turn 2 or later, at its first op that begins with `verb`; the play comes back."""
    for play in game["plays"]:
        for place, op in enumerate(play["ops"]):
            if play["turn"] > 1 and op.startswith(verb):
                change(play["ops"], place)
                found: Game = play
                return found
    raise AssertionError(f"no op {verb!r}")


def replaced(by: str) -> Callable[[list[str], int], None]:
    def change(ops: list[str], place: int) -> None:
        ops[place] = by

    return change


def removed(ops: list[str], place: int) -> None:
    del ops[place]


def test_a_reply_that_is_not_legal_is_reported(game: Game) -> None:
    play = edit(game, "event ", replaced("event no-such-card"))
    found = difference(game)
    assert (found.turn, found.round) == (play["turn"], play["round"])
    assert "'no-such-card' does not answer this; expected one of" in found.what


def test_an_op_that_is_missing_is_reported(game: Game) -> None:
    play = edit(game, "roll ", removed)
    found = difference(game)
    assert (found.turn, found.round) == (play["turn"], play["round"])


def test_an_op_too_many_is_reported(game: Game) -> None:
    def twice(ops: list[str], place: int) -> None:
        ops.insert(place, "+purple NY")

    play = edit(game, "done", twice)
    found = difference(game)
    assert (found.turn, found.round) == (play["turn"], play["round"])


def test_other_dice_are_reported_if_they_change_the_result(game: Game) -> None:
    play = edit(game, "roll d6", replaced("roll d6 7 7 7 7"))
    found = difference(game)
    assert (found.turn, found.round) == (play["turn"], play["round"])
    assert "whole numbers from 1 to 6" in found.what


def test_a_record_that_ends_too_soon_is_reported(game: Game) -> None:
    last = game["plays"].pop()
    assert difference(game).what == "the record ends, but the engine plays on"
    assert difference(game).turn == last["turn"]


def test_a_record_that_goes_on_too_long_is_reported(game: Game) -> None:
    game["plays"].append(game["plays"][-1])
    assert difference(game).what == "the game is over, but the record plays on"


def test_another_result_is_reported(game: Game) -> None:
    game["result"]["winner"] = "opposition"
    what = "the result is ('suffragist', 'states'), recorded is {'winner': 'opposition'"
    assert difference(game).what.startswith(what)


def test_a_record_that_cannot_be_read_does_not_stop_the_others(game: Game) -> None:
    broken = {"id": "broken", "setup": {}, "plays": [], "result": {}}
    nameless = {key: part for key, part in game.items() if key != "id"}
    found = dict(replay_all([game, broken, nameless]))
    assert list(found) == ["random-2154", "broken", "game 3"]
    assert (found["random-2154"], found["game 3"]) == (None, None)
    assert str(found["broken"]) == "turn 0, round 0: the record cannot be read: 'state_cards' is missing or unknown"


def test_dice_that_could_only_be_kept_are_not_kept_again() -> None:
    """A record says `keep` even without a question; it must not answer for the next dice."""
    ops = Ops(["roll d6 6", "keep", "event state:montana", "roll d8 1", "reroll d8 8", "keep"])
    ops.drop_roll()
    ops.drop_roll()
    assert ops.left == ["event state:montana", "reroll d8 8", "keep"]


# The command


def file_of(folder: Path, *lines: str, packed: bool = False) -> str:
    file = folder / "games.jsonl"
    data = "".join(f"{line}\n" for line in lines).encode("utf-8")
    file.write_bytes(gzip.compress(data) if packed else data)
    return str(file)


@pytest.mark.parametrize("packed", [False, True])
def test_all_reproduced_is_0(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str], packed: bool) -> None:
    assert main(["replay", file_of(tmp_path, json.dumps(game), "", json.dumps(game), packed=packed)]) == 0
    assert capsys.readouterr() == (f"2 of 2 games reproduced on the {engine.in_use()} engine\n", "")


def test_a_difference_is_1(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = deepcopy(game)
    other["id"] = "another"
    other["result"]["winner"] = "opposition"
    assert main(["replay", file_of(tmp_path, json.dumps(other), json.dumps(game))]) == 1
    said, errors = capsys.readouterr()
    assert said.splitlines()[0].startswith("another: turn 6, round 0: the result is ")
    assert (said.splitlines()[1:], errors) == ([f"1 of 2 games reproduced on the {engine.in_use()} engine"], "")


def test_no_game_at_all_is_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", file_of(tmp_path)]) == 1
    assert capsys.readouterr().out == f"0 of 0 games reproduced on the {engine.in_use()} engine\n"


@pytest.mark.parametrize(
    ("damaged", "what"), [("{", "is no JSON: "), ("[]", "is no game: expected an object with setup, plays and result")]
)
def test_a_damaged_line_is_2_and_does_not_stop_the_others(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str], damaged: str, what: str
) -> None:
    file = file_of(tmp_path, json.dumps(game), damaged, json.dumps(game))
    assert main(["replay", file]) == 2
    said, errors = capsys.readouterr()
    assert said == f"2 of 2 games reproduced on the {engine.in_use()} engine\n"
    assert errors.startswith(f"{file}: line 2 {what}")


def test_a_file_that_cannot_be_opened_is_2(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "nothing.jsonl")
    assert main(["replay", missing, file_of(tmp_path, json.dumps(game))]) == 2
    said, errors = capsys.readouterr()
    assert said == f"1 of 1 games reproduced on the {engine.in_use()} engine\n"
    assert "nothing.jsonl" in errors


def test_a_packed_file_that_was_cut_off_is_2(game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(file_of(tmp_path, json.dumps(game), json.dumps(game), packed=True))
    file.write_bytes(file.read_bytes()[:-200])
    assert main(["replay", str(file)]) == 2
    assert "games.jsonl" in capsys.readouterr().err
