"""The statements of the lesson What if? about its pictures agree with the precomputed counts."""

from vfw.whatif.precomputed import load_precomputed
from vfw.whatif.statistics import Difference, difference, state_shares

CONNECTICUT, OHIO = (load_precomputed(name).by_player for name in ("connecticut-session", "hawke-v-smith"))


def touch(one: Difference, other: Difference) -> bool:
    return one.low <= other.high and other.low <= one.high


def test_players_agree_on_what_the_open_door_changes_and_not_on_how_often_it_is_won() -> None:
    shares = {player: round(100 * counts.as_it_was.won / counts.games) for player, counts in CONNECTICUT.items()}
    assert shares["steady"] - shares["random"] > 8
    found = {player: difference(counts) for player, counts in CONNECTICUT.items()}
    assert all(one.is_seen and one.value > 0 for one in found.values())
    assert all(touch(one, other) for one in found.values() for other in found.values())
    assert found["planner"].high - found["planner"].low > 2 * (found["steady"].high - found["steady"].low)


def test_on_ohio_two_bands_do_not_touch() -> None:
    found = {player: difference(counts) for player, counts in OHIO.items()}
    assert not touch(found["random"], found["steady"])
    assert touch(found["planner"], found["random"])


def test_on_the_map_of_the_open_door_connecticut_gains_and_hardly_any_other_moves() -> None:
    change = {one.code: one.change for one in state_shares(CONNECTICUT["steady"])}
    assert change.pop("CT") > 20
    assert max(map(abs, change.values())) < 10


def test_on_the_map_of_june_1919_good_players_pass_over_the_south_from_georgia_to_louisiana() -> None:
    shares = {
        one.code: one.was.value for one in state_shares(load_precomputed("no-special-sessions").by_player["steady"])
    }
    passed_over = [shares.pop(code) for code in ("GA", "FL", "SC", "AL", "LA")]
    assert max(passed_over) < 0.5
    assert sum(shares.values()) / len(shares) > 0.85
