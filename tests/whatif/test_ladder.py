"""The ladder: games follow from their seed alone, are kept line by line, and are never played twice."""

from __future__ import annotations

import json
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from vfw import cli, engine
from vfw.core.players import Player
from vfw.interrupts import INTERRUPTED
from vfw.votes import VotesForWomen
from vfw.votes.players.greedy import GreedyPlayer
from vfw.votes.players.planner import BUDGET, TOURNAMENT_BUDGET, PlannerPlayer
from vfw.votes.players.registry import VERSION
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.tabletop import DIFFICULTIES
from vfw.votes.rules.view import View
from vfw.whatif import ladder, ladder_targets
from vfw.whatif.ladder import (
    PAIRINGS,
    TABLE_PLANNER,
    GameResult,
    GameSetting,
    describe_swapped_sides,
    format_table,
    list_games,
    load_results,
    make_player,
    play_game,
    run_ladder,
)
from vfw.whatif.ladder import QUICK_PAIRINGS as ALL_QUICK
from vfw.whatif.long_runs import process_pool

QUICK = ["random-random", "random-oppobot-normal"]


def result(pairing: str, game: int, winner: str, *, sent: int = 0, answers: int = 500) -> GameResult:
    setting = GameSetting(1, pairing, game)
    return GameResult(setting, VotesForWomen.rules, VERSION, winner, "rejected", sent, 0, 13, 6, answers)


def refuse_to_play(setting: GameSetting) -> GameResult:
    raise AssertionError(f"{setting} was played again")


# Games


def test_a_game_follows_from_its_setting_alone() -> None:
    setting = GameSetting(1, "random-random", 1)
    assert play_game(setting) == play_game(setting)
    others = [
        GameSetting(2, "random-random", 1),
        GameSetting(1, "random-random", 2),
        GameSetting(1, "random-oppobot-normal", 1),
    ]
    assert len({(play_game(other).answers, play_game(other).turn) for other in (setting, *others)}) > 1


def test_a_result_says_how_the_game_went() -> None:
    won = play_game(GameSetting(1, "greedy-random", 1))
    assert (won.winner, won.reason, won.ratified) == (SUFFRAGIST, "ratified", 36)
    assert 1 <= won.sent <= won.turn <= 6
    lost = play_game(GameSetting(1, "random-greedy", 1))
    assert lost.winner == OPPOSITION
    assert (won.rules, lost.setting) == (VotesForWomen.rules, GameSetting(1, "random-greedy", 1))


def test_the_steady_player_has_every_pairing() -> None:
    rivals = ["random", "steady", "greedy"]
    assert {f"steady-{rival}" for rival in rivals} | {f"{rival}-steady" for rival in rivals} <= {*PAIRINGS}
    assert {f"steady-oppobot-{difficulty}" for difficulty in DIFFICULTIES} <= {*PAIRINGS}


def test_the_ladder_planner_has_fewer_playouts_than_the_table_planner() -> None:
    quick, slow, greedy = (make_player(kind, Random(1)) for kind in ("planner", TABLE_PLANNER, "greedy"))
    assert isinstance(quick, PlannerPlayer)
    assert isinstance(slow, PlannerPlayer)
    assert (quick.budget, slow.budget) == (TOURNAMENT_BUDGET, BUDGET)
    assert isinstance(greedy, GreedyPlayer)


def test_default_pairings_are_the_quick_ones() -> None:
    slow = {"planner-1s-steady", "steady-planner-1s", "planner-1s-oppobot-normal"}
    assert {name for name, pairing in PAIRINGS.items() if not pairing.at} - {*ALL_QUICK} == slow


@pytest.mark.parametrize("difficulty", ["normal", "black-d4", "black-d6", "hard"])
def test_the_oppobot_plays_the_opposition(difficulty: str) -> None:
    assert PAIRINGS[f"greedy-oppobot-{difficulty}"].options == {"opponent": "oppobot", "difficulty": difficulty}
    against = play_game(GameSetting(1, f"greedy-oppobot-{difficulty}", 1))
    assert against.winner in (SUFFRAGIST, OPPOSITION)


@pytest.mark.long
def test_greedy_wins_against_the_oppobot_as_often_as_tuned() -> None:
    """Some 20 games of 100 with the usual dice, half as many with the black ones: greedy sees no turn ahead."""
    games = list_games(1848, ["greedy-oppobot-normal", "greedy-oppobot-hard"], 200)
    won = Counter(result.setting.pairing for result in run_ladder(games, jobs=1) if result.winner == SUFFRAGIST)
    assert 0.12 <= won["greedy-oppobot-normal"] / 200 <= 0.30
    assert won["greedy-oppobot-hard"] <= 0.9 * won["greedy-oppobot-normal"]


def test_the_number_of_processes_changes_nothing() -> None:
    games = list_games(3, QUICK, 4)
    assert list(run_ladder(games, jobs=1)) == list(run_ladder(games, jobs=2)) == list(run_ladder(games, jobs=3))


def test_stopping_a_ladder_does_not_wait_for_running_games() -> None:
    def play_until_stopped() -> None:
        with process_pool(1) as pool:
            pool.submit(time.sleep, 3600)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_until_stopped()
    assert active_children() == []


def test_there_are_never_more_processes_than_games(monkeypatch: pytest.MonkeyPatch) -> None:
    asked_for: list[int] = []

    def few(processes: int) -> AbstractContextManager[ProcessPoolExecutor]:
        asked_for.append(processes)
        assert processes < 10
        return process_pool(processes)

    monkeypatch.setattr(ladder, "process_pool", few)
    assert len(list(run_ladder(list_games(3, QUICK[:1], 2), jobs=50))) == 2
    assert list(run_ladder(list_games(3, QUICK[:1], 1), jobs=50)) == list(
        run_ladder(list_games(3, QUICK[:1], 1), jobs=1)
    )
    assert list(run_ladder([], jobs=50)) == []
    assert asked_for == [2]


def test_games_are_numbered_and_an_unknown_pairing_is_refused() -> None:
    assert list_games(5, ["random-random"], 2) == [
        GameSetting(5, "random-random", 1),
        GameSetting(5, "random-random", 2),
    ]
    first, second = QUICK
    turns = [(first, 1), (second, 1), (first, 2), (second, 2)]
    assert list_games(5, QUICK, 2) == [GameSetting(5, pairing, game) for pairing, game in turns]
    assert list_games(5, [*QUICK, *QUICK], 2) == list_games(5, QUICK, 2)
    with pytest.raises(ValueError, match="no pairing 'chess'; expected some of random-random, greedy-random"):
        list_games(5, ["chess"], 2)


# Kept results


def test_kept_games_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    into = tmp_path / "ladder.jsonl"
    first = list(run_ladder(list_games(1, QUICK, 2), 1, into))
    assert into.read_text(encoding="utf-8").splitlines() == [one.line() for one in first]
    monkeypatch.setattr(ladder, "play_game", refuse_to_play)
    assert list(run_ladder(list_games(1, QUICK, 2), 1, into)) == first
    assert list(run_ladder(list_games(1, QUICK[:1], 1), 1, into)) == first[:1]


def test_an_interrupted_ladder_resumes(tmp_path: Path) -> None:
    into = tmp_path / "ladder.jsonl"
    whole = list(run_ladder(list_games(1, QUICK, 3), 1))
    for one in zip(run_ladder(list_games(1, QUICK, 3), 1, into), range(2), strict=False):
        assert one
    kept = len(into.read_text(encoding="utf-8").splitlines())
    assert 0 < kept < 6
    assert sorted(run_ladder(list_games(1, QUICK, 3), 1, into), key=str) == sorted(whole, key=str)
    assert len(into.read_text(encoding="utf-8").splitlines()) == 6


def test_progress_is_reported_after_each_game_apart_from_kept_games(tmp_path: Path) -> None:
    told: list[tuple[int, int, int]] = []
    climb_on = partial(run_ladder, jobs=1, into=tmp_path / "ladder.jsonl", progress=lambda *counts: told.append(counts))
    list(climb_on(list_games(1, QUICK, 1)))
    assert told == [(2, 0, 0), (2, 0, 1), (2, 0, 2)]
    told.clear()
    list(climb_on(list_games(1, QUICK, 2)))
    assert told == [(4, 2, 0), (4, 2, 1), (4, 2, 2)]
    told.clear()
    list(climb_on(list_games(1, QUICK, 2)))
    assert told == [(4, 4, 0)]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("{", "is no JSON"),
        ("", "is no JSON"),
        ("[]", "is no result of a ladder"),
        ('{"seed": 1}', "is no result of a ladder"),
        (result("random-random", 9, "").line().replace('"answers": 500', '"answers": "many"'), "'answers' is 'many'"),
        (result("random-random", 9, "").line().replace('"seed": 1', '"seed": 2'), "of seed 2, and this ladder of 1"),
        (result("random-random", 9, "").line().replace(f'"{VotesForWomen.rules}"', '"9.9"'), "of rules '9.9'"),
        (result("random-random", 9, "").line().replace('"players": "', '"players": "x'), "of players 'x"),
        (result("random-random", 9, "").line().replace("random-random", "random-chess"), "no pairing 'random-chess'"),
        (result("random-random", 1, "").line(), "game 1 of random-random is in the file twice"),
    ],
)
def test_a_damaged_line_or_one_of_another_ladder_is_named(tmp_path: Path, line: str, why: str) -> None:
    into = tmp_path / "ladder.jsonl"
    into.write_text(result("random-random", 1, OPPOSITION).line() + "\n" + line + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match=f"line 2: .*{why}"):
        load_results(into, seed=1)


def test_a_line_holds_the_whole_result(tmp_path: Path) -> None:
    one = result("greedy-random", 3, SUFFRAGIST, sent=4)
    (tmp_path / "one").write_text(one.line() + "\n", encoding="utf-8")
    assert load_results(tmp_path / "one", seed=1) == {one.setting: one}
    assert json.loads(one.line())["pairing"] == "greedy-random"


# Tables


def test_the_table_counts_each_pairing() -> None:
    results = [result("greedy-random", n, SUFFRAGIST, sent=5, answers=700) for n in range(1, 4)]
    results += [result("greedy-random", 4, OPPOSITION, answers=300), result("greedy-oppobot-hard", 1, OPPOSITION)]
    assert format_table(results).splitlines() == [
        "| Suffragists | Opposition | Games | Suffragists win | 95 % interval | Amendment sent | Mean length |",
        "|---|---|--:|--:|---|--:|--:|",
        "| greedy | random | 4 | 75.0% | 30.1% to 95.4% | 75.0% | 600 |",
        "| greedy | oppobot hard | 1 | 0.0% | 0.0% to 79.3% | 0.0% | 500 |",
    ]


def test_players_that_swapped_sides_are_compared() -> None:
    results = [result("greedy-random", n, SUFFRAGIST) for n in (1, 2)]
    assert describe_swapped_sides(results) == []
    results += [result("random-greedy", 1, OPPOSITION), result("random-greedy", 2, SUFFRAGIST)]
    assert describe_swapped_sides(results) == [
        "With sides swapped, greedy wins 75.0% of 4 games against random (30.1% to 95.4%)."
    ]


# The command


def test_the_command_prints_the_table_and_how_to_repeat_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["ladder", "--games", "1", "--pairings", *QUICK, "--seed", "7", "--jobs", "1"]) == 0
    out, err = capsys.readouterr()
    assert err == f"2 games; the engine is {engine.in_use()}\n"
    assert out.startswith("| Suffragists | Opposition |")
    assert f"Rules {VotesForWomen.rules}, players {VERSION}, seed 7" in out
    assert "`vfw ladder --games 1 --pairings random-random random-oppobot-normal --seed 7`" in out


def test_the_command_refuses_other_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    into = tmp_path / "notes"
    into.write_text("My notes\n", encoding="utf-8")
    assert cli.main(["ladder", "--games", "1", "--pairings", *QUICK, "--into", str(into)]) == 2
    assert "line 1: is no JSON" in capsys.readouterr().err
    assert into.read_text(encoding="utf-8") == "My notes\n"
    assert cli.main(["ladder", "--pairings", "chess"]) == 2
    assert "no pairing 'chess'" in capsys.readouterr().err


def test_a_pairing_that_is_named_twice_is_played_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    into = tmp_path / "ladder.jsonl"
    twice = ["ladder", "--games", "2", "--pairings", *QUICK, *QUICK, "--jobs", "1", "--into", str(into)]
    assert cli.main(twice) == 0
    first = capsys.readouterr().out
    assert f"--pairings {' '.join(QUICK)} --seed 0`" in first
    assert "| random | random | 2 |" in first
    assert cli.main(twice) == 0
    assert capsys.readouterr().out == first


def test_without_a_file_the_option_to_keep_games_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def break_off(setting: GameSetting) -> GameResult:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "play_game", break_off)
    assert cli.main(["ladder", "--games", "1", "--pairings", *QUICK, "--jobs", "1"]) == INTERRUPTED
    assert capsys.readouterr().err.endswith("\nNo game is kept; --into FILE keeps them\n")


def test_with_stop_the_command_ends_when_targets_are_decided(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    always_met = ladder_targets.Target("random", ("random-random",), 0.0, 1.0)
    monkeypatch.setattr(ladder_targets, "TARGETS", (always_met,))
    assert cli.main(["ladder", "--games", "8", "--pairings", *QUICK, "--jobs", "1", "--stop"]) == 0
    out, err = capsys.readouterr()
    assert err == f"At most 16 games; the engine is {engine.in_use()}\n", "said once, and not at each checkpoint"
    assert "| random | random | 2 |" in out, "its target is known at the first of four checkpoints"
    assert "| random | oppobot normal | 8 |" in out, "no target depends on it: it is played to the end"
    assert "Target: random wins at least 0 % of random-random as the Suffragists: met (" in out
    assert "--seed 0 --stop`" in out


def test_a_missing_folder_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    into = tmp_path / "results" / "ladder.jsonl"
    assert cli.main(["ladder", "--games", "1", "--pairings", *QUICK, "--into", str(into)]) == 2
    said = capsys.readouterr().err
    assert said == f"{into}: there is no folder {into.parent}; make it first, or name a file in one that exists\n"


@pytest.mark.parametrize(
    ("name", "seats"), [("random-random-2v2", 4), ("random-random-1v2", 3), ("random-oppobot-normal-cooperative", 2)]
)
def test_partners_play_at_their_tables(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[str] = []

    def entering(kind: str, rng: Random) -> Player[View]:
        seated.append(kind)
        return make_player(kind, rng)

    monkeypatch.setattr(ladder, "make_player", entering)
    (result,) = ladder.play_games(list_games(4, [name], 1), jobs=1)
    assert seated == ["random"] * seats
    assert "two random" in format_table([result])
    assert ladder.quick_pairings(PAIRINGS[name].at)[0] == name
