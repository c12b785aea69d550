"""Precomputed counts match what is played now; other texts, rules or players are refused with the command."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from vfw.cli import main
from vfw.resources import lessons
from vfw.whatif import precomputed
from vfw.whatif import precomputed as readied
from vfw.whatif.playouts import Ending, Setup, simulate
from vfw.whatif.precomputed import CHECKED_PLAYOUTS, GAMES_BY_PLAYER, NotPrecomputed, load_precomputed, summarize_ending
from vfw.whatif.runs import Run, play_run
from vfw.whatif.statistics import difference, find_associations

NAMES = [*lessons("whatif")]
ONE = "nashville-one-vote"
PLAYED = {"random": 120}


@pytest.fixture(autouse=True)
def _clear_cache() -> None:
    load_precomputed.cache_clear()


def summaries(run: Run, number: int) -> tuple[str, str]:
    """Return the summaries of the playout with this number, as it was and as changed."""
    question = run.question
    was, is_ = (simulate(setup, run.seed, number) for setup in (question.as_it_was, question.as_changed))
    return summarize_ending(was), summarize_ending(is_)


def test_every_shipped_question_has_current_counts() -> None:
    assert len(NAMES) >= 8
    for name in NAMES:
        assert {player: counts.games for player, counts in load_precomputed(name).by_player.items()} == GAMES_BY_PLAYER


@pytest.mark.parametrize("name", NAMES)
def test_replayed_playouts_end_as_precomputed(name: str) -> None:
    """Replays the first playouts of each question by steady players; `make long` covers the others."""
    steady = load_precomputed(name).played["steady"]
    assert len(steady.first) == CHECKED_PLAYOUTS
    assert [summaries(steady.run, number) for number in range(1, CHECKED_PLAYOUTS + 1)] == [*steady.first]


@pytest.mark.long
@pytest.mark.parametrize("player", ["random", "planner"])
@pytest.mark.parametrize("name", NAMES)
def test_replayed_playouts_of_other_players_end_as_precomputed(name: str, player: str) -> None:
    played = load_precomputed(name).played[player]
    again = range(1, (3 if player == "planner" else CHECKED_PLAYOUTS) + 1)
    assert [summaries(played.run, number) for number in again] == [*played.first[: len(again)]]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a question that was played 120 times by random players."""
    folder = tmp_path_factory.mktemp("ready")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(precomputed, "GAMES_BY_PLAYER", PLAYED)
        assert precomputed.precompute([ONE], 1, folder / "lines", folder) == 0
    return (folder / f"{ONE}.json").read_text(encoding="utf-8")


@pytest.fixture
def own_file(written: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of that question, which is read instead of the shipped one."""
    file = tmp_path / f"{ONE}.json"
    file.write_text(written, encoding="utf-8")
    monkeypatch.setattr(readied, "GAMES_BY_PLAYER", PLAYED)
    monkeypatch.setattr(readied, "lesson", lambda name: tmp_path / Path(name).name)
    return file


def test_omitted_events_change_no_answer(own_file: Path) -> None:
    played = load_precomputed(ONE).played["random"]
    whole = play_run(played.run)
    assert played.counts.as_changed.early.keys() < whole.as_changed.early.keys()
    assert find_associations(played.counts.as_changed) == find_associations(whole.as_changed)
    assert difference(played.counts) == difference(whole)
    assert [*played.first] == [summaries(played.run, number) for number in range(1, CHECKED_PLAYOUTS + 1)]


def test_questions_with_the_same_start_share_their_playouts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own_file: Path
) -> None:
    played = Counter[tuple[Setup, int]]()

    def counted(setup: Setup, seed: int, number: int) -> Ending:
        played[setup, number] += 1
        return simulate(setup, seed, number)

    monkeypatch.setattr(precomputed, "GAMES_BY_PLAYER", PLAYED)
    monkeypatch.setattr(precomputed, "simulate", counted)
    alone = own_file.read_text(encoding="utf-8")
    assert precomputed.precompute(["hawke-v-smith", ONE], 1, tmp_path / "lines", tmp_path) == 0
    assert (len(played), *set(played.values())) == (3 * 120, 1)
    assert own_file.read_text(encoding="utf-8") == alone

    (tmp_path / "hawke-v-smith.json").unlink()
    assert precomputed.precompute(["hawke-v-smith"], 1, tmp_path / "lines", tmp_path) == 0
    assert (tmp_path / "hawke-v-smith.json").is_file()
    assert played.total() == 3 * 120, "what was kept is played again"


@pytest.mark.parametrize(
    ("damage", "what"),
    [
        (lambda text: text.replace('"run":"', '"run":"0'), "are of another text, or of rules .* and players"),
        (lambda text: text.replace('"games":120,"counts"', '"games":121,"counts"'), "are of another text"),
        (lambda text: text.replace('"both"', '"neither"'), "is damaged"),
        (lambda text: text[:-20], "is damaged"),
        (lambda text: "[]", "is damaged"),
    ],
    ids=["run", "games", "counts", "cut off", "something else"],
)
def test_other_counts_are_refused_with_the_command(own_file: Path, damage: Callable[[str], str], what: str) -> None:
    own_file.write_text(damage(own_file.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(NotPrecomputed, match=f"{what}.*; this plays it again: .venv/bin/vfw ready {ONE}"):
        load_precomputed(ONE)


def test_a_question_without_counts_is_named() -> None:
    with pytest.raises(
        NotPrecomputed, match=r"no question 'nobody-asked' was played beforehand.*vfw ready nobody-asked"
    ):
        load_precomputed("nobody-asked")


def test_the_command_names_the_shipped_questions(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["ready", "nobody-asked"]) == 2
    assert (
        f"there is no question 'nobody-asked'; the shipped questions are {', '.join(lessons('whatif'))}"
        in capsys.readouterr().err
    )
