"""Targets: when they are decided, and that a run ends then and not before."""

from collections.abc import Sequence
from random import Random

import pytest

from vfw.core.intervals import Z_95, wilson
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.whatif.ladder import PAIRINGS, GameResult, GameSetting, list_games
from vfw.whatif.ladder_targets import (
    CHECKPOINTS,
    MET,
    MISSED,
    OPEN,
    TARGETS,
    Target,
    evaluate_target,
    evaluate_targets,
    play_until_decided,
)

BOTH_SIDES, EVEN, ALONE = TARGETS


def result(setting: GameSetting, winner: str) -> GameResult:
    return GameResult(setting, "0", "0", winner, "ratified", 1, 36, 0, 6, 500)


def results(pairing: str, won: int, games: int) -> list[GameResult]:
    """Return games of which the Suffragists win the first `won`."""
    winners = [SUFFRAGIST] * won + [OPPOSITION] * (games - won)
    return [result(GameSetting(1, pairing, number), winner) for number, winner in enumerate(winners, start=1)]


def run(chances: dict[str, float], games: int, seed: int = 1) -> list[list[GameResult]]:
    """Return the stretches of a run in which the Suffragists win with these chances."""

    def play(stretch: Sequence[GameSetting]) -> list[GameResult]:
        return [result(one, drawn(one)) for one in stretch]

    def drawn(one: GameSetting) -> str:
        won = Random(f"{seed} {one.pairing} {one.game}").random() < chances[one.pairing]
        return SUFFRAGIST if won else OPPOSITION

    return list(play_until_decided(list_games(1, chances, games), play))


def test_every_target_names_existing_pairings() -> None:
    for target in TARGETS:
        assert {*target.pairings} <= PAIRINGS.keys()
        assert 0 <= target.low < target.high <= 1


@pytest.mark.parametrize(("won", "verdict"), [(80, MISSED), (126, OPEN), (200, MET), (280, OPEN), (340, MISSED)])
def test_the_whole_interval_decides_a_target(won: int, verdict: str) -> None:
    target = Target("planner", ("planner-oppobot-normal",), 0.3, 0.7)
    found = evaluate_target(target, results("planner-oppobot-normal", won, 400))
    assert found is not None
    assert found.verdict == verdict


def test_with_sides_swapped_the_games_of_both_sides_count_for_the_player() -> None:
    played = results("planner-greedy", 30, 40) + results("greedy-planner", 10, 40)
    found = evaluate_target(BOTH_SIDES, played)
    assert found is not None
    assert (found.won, found.games) == (60, 80)


def test_for_a_player_against_itself_the_suffragists_count() -> None:
    found = evaluate_target(EVEN, results("planner-planner", 12, 40))
    assert found is not None
    assert (found.won, found.games) == (12, 40)
    assert "as the Suffragists" in found.sentence


def test_a_target_with_a_missing_pairing_is_not_reported() -> None:
    assert evaluate_targets(results("planner-greedy", 30, 40)) == []
    assert [found.target for found in evaluate_targets(results("planner-planner", 12, 40))] == [EVEN]


def test_a_finding_is_a_sentence() -> None:
    (found,) = evaluate_targets(results("planner-oppobot-normal", 80, 400))
    assert found.sentence == (
        "Target: planner wins 55 % to 70 % of planner-oppobot-normal: missed (20.0 % of 400 games, 15.5 % to 25.4 %)."
    )


def test_only_decided_pairings_stop_at_a_checkpoint() -> None:
    stretches = run({"planner-oppobot-normal": 0.05, "planner-planner": 0.5, "random-random": 0.5}, 40)
    played = [{one.setting.pairing for one in stretch} for stretch in stretches]
    assert len(stretches) == CHECKPOINTS
    assert played[0] == {"planner-oppobot-normal", "planner-planner", "random-random"}
    assert played[1:] == [{"planner-planner", "random-random"}] * 3
    assert [len(stretch) for stretch in stretches] == [30, 20, 20, 20]


def test_both_pairings_of_a_target_stop_together() -> None:
    stretches = run({"planner-greedy": 0.9, "greedy-planner": 0.4}, 40)
    for stretch in stretches:
        assert len({one.setting.pairing for one in stretch}) in (0, 2)


def test_a_player_at_the_edge_of_its_target_is_rarely_decided() -> None:
    """At the edge either verdict would be chance: in at most 5 of 100 runs, over all checkpoints."""
    edge = {"planner-greedy": 0.6, "greedy-planner": 0.4}
    verdicts = [
        evaluate_targets([one for stretch in run(edge, 80, seed) for one in stretch])[0].verdict for seed in range(300)
    ]
    assert 0 < len(verdicts) - verdicts.count(OPEN) <= 15


def test_the_interval_of_a_checkpoint_is_wider() -> None:
    usual, wider = wilson(60, 100), wilson(60, 100, Z_95 * 1.2)
    assert wider[0] < usual[0] < usual[1] < wider[1]
