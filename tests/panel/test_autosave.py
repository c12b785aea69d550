"""The browser saves the match after every act; a saved game is offered, or reported as damaged."""

import json
import re
from random import Random
from typing import Any

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.screen import GAMES, WAYS_IN, Screen
from tests.panel.traced import traced
from vfw.core.match import DamagedSave, Match
from vfw.core.questions import Decision
from vfw.panel.errors import FAILED
from vfw.votes import VotesForWomen


def expect_kept(screen: Screen) -> None:
    assert Match.load(screen.browser.save, GAMES) == screen.match


@pytest.mark.parametrize(("seed", "dice"), [(1, "computer"), (2, "table")])
def test_the_browser_keeps_the_match_after_every_act_and_undo(screen: Screen, seed: int, dice: str) -> None:
    screen.begin(opposition="person" if seed == 2 else "random", seed=str(seed), dice=dice)
    rng, taken_back = Random(seed), 0
    while not screen.match.outcome:
        if "ready" in screen.commands:
            screen.press("ready")
        else:
            replies = len(screen.match.replies)
            press = rng.random()
            if "enough" in screen.commands:
                screen.press(rng.choice([name for name in ("agree", "put back", "enough") if name in screen.commands]))
                taken_back += len(screen.match.replies) < replies
            elif press < 0.2 and replies < 900:
                screen.press("undo" if "undo" in screen.commands else "ask all")
                taken_back += len(screen.match.replies) < replies
            elif press < 0.3:
                screen.press("redo")
            elif "all" in screen.commands:
                screen.press("all")
            else:
                screen.pick(rng.choice(screen.picks))
        expect_kept(screen)
    assert taken_back > 5


def test_an_answer_sends_only_what_is_new(screen: Screen) -> None:
    screen.begin()
    rng = Random(1)
    for _ in range(30):
        screen.sent.clear()
        before = len(screen.match.replies)
        screen.pick(rng.choice(screen.picks))
        (append,) = [m["content"] for _, m in screen.sent if m["method"] == "custom"]
        assert append["from"] == before
        assert len(append["entries"]) == len(screen.match.replies) - before


def test_a_browser_that_lost_the_beginning_gets_the_whole_save(screen: Screen) -> None:
    screen.begin()
    screen.browser.load_again()
    screen.pick(screen.picks[0])
    expect_kept(screen)


def test_without_a_slot_nothing_is_kept(show: NewScreen) -> None:
    screen = show()
    screen.begin()
    screen.pick(screen.picks[0])
    assert screen.browser.stored == ""


def save_of(screen: Screen, picks: int = 12) -> str:
    screen.begin()
    rng = Random(1)
    for _ in range(picks):
        screen.pick(rng.choice(screen.picks))
    return screen.browser.save


def test_a_game_saved_by_the_browser_is_offered_and_resumed(show: NewScreen) -> None:
    first = show(slot="play")
    save = save_of(first)
    again = show(slot="play")
    again.send({"kind": "held", "save": save})
    assert "Go on with your game" in again.html("cover")
    assert "Turn 1 · Round" in again.html("cover")
    again.press("continue")
    assert again.match == first.match
    assert again.html("prompt").split("data-region")[1] == first.html("prompt").split("data-region")[1]
    expect_kept(again)


@pytest.mark.parametrize("is_unsent", [False, True])
def test_a_reconnected_page_resumes_without_a_question_and_says_so(show: NewScreen, is_unsent: bool) -> None:
    first = show(slot="play")
    save = save_of(first)
    again = show(slot="play")
    again.send({"kind": "held", "save": save, "goes_on": True, "is_unsent": is_unsent})
    assert again.html("cover") == ""
    assert again.match == first.match
    assert "Your game goes on where it was." in again.html("prompt")
    assert ("please make it again" in again.html("prompt")) == is_unsent
    again.pick(again.picks[0])
    assert "goes on where it was" not in again.html("prompt")
    expect_kept(again)


def test_a_reconnected_page_without_a_game_shows_the_start_page(show: NewScreen) -> None:
    screen = show(slot="play")
    screen.send({"kind": "held", "save": "", "goes_on": True, "is_unsent": False})
    assert screen.commands == WAYS_IN


def finished(screen: Screen) -> Match[Any, Any]:
    """The game that this screen began, as it ended by chance."""
    match: Match[Any, Any] = Match.load(save_of(screen, picks=0), GAMES)
    rng = Random(1)
    while isinstance(match.pending, Decision):
        match.answer(rng.choice(match.pending.choices))
    return match


def test_a_finished_game_is_offered_for_replay_with_its_arc(show: NewScreen) -> None:
    match = traced(finished(show(slot="play")), "suffragist")
    screen = show(slot="play")
    screen.send({"kind": "held", "save": match.save()})
    assert screen.commands == ["continue", *WAYS_IN]
    assert "Your last game is over" in screen.html("cover")
    assert "win" in screen.html("cover")
    assert re.findall(r'data-command="(\w+)"[^>]*data-first', screen.html("cover")) == ["play"], (
        "a new game comes first"
    )
    screen.press("continue")
    assert "vfw-ending" in screen.html("prompt")
    assert screen.match == match
    expect_kept(screen)
    screen.press("arc")
    assert "Working out" not in screen.html("arc"), "it was kept with the game"


def test_a_finished_game_is_replaced_without_a_question(show: NewScreen) -> None:
    match = finished(show(slot="play"))
    screen = show(slot="play")
    screen.send({"kind": "held", "save": match.save()})
    screen.press("continue")
    screen.press("start page")
    assert screen.commands == ["continue", *WAYS_IN]
    screen.begin()
    assert "vfw-ending" not in screen.html("prompt")
    screen.press("start page")
    assert "Your last game is over" not in screen.html("cover")
    assert "Go on with your game" in screen.html("cover")


def test_a_reconnected_page_shows_the_end_again(show: NewScreen) -> None:
    match = finished(show(slot="play"))
    screen = show(slot="play")
    screen.send({"kind": "held", "save": match.save(), "goes_on": True, "is_unsent": False})
    assert "vfw-ending" in screen.html("prompt")


def cut(save: str) -> str:
    return save[:-40]


def of_other_rules(save: str) -> str:
    return json.dumps({**json.loads(save), "rules": "0.0"})


def with_a_wrong_reply(save: str) -> str:
    held = json.loads(save)
    held["replies"][-1][1] = "no such reply"
    return json.dumps(held)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (cut, "cannot be opened: it breaks off in line 1."),
        (of_other_rules, "open the save with the exhibit"),
        (with_a_wrong_reply, "reply "),
    ],
)
def test_a_damaged_save_is_reported_with_its_reason_and_kept_apart(show: NewScreen, damage: Any, reason: str) -> None:
    damaged = damage(save_of(show(slot="play")))
    screen = show(slot="play")
    screen.browser.stored = damaged
    screen.send({"kind": "held", "save": damaged})
    assert "cannot be opened" in screen.html("cover")
    assert reason in screen.html("cover")
    assert "What was kept is not lost" in screen.html("cover")
    assert screen.commands == WAYS_IN
    screen.begin()
    assert screen.browser.copies == [damaged]
    expect_kept(screen)


def test_a_save_that_breaks_the_game_is_kept_apart(show: NewScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    save = save_of(show(slot="play"))
    screen = show(slot="play")
    screen.browser.stored = save
    with monkeypatch.context() as broken:
        broken.setattr(Match, "load", lambda *_, **__: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            screen.send({"kind": "held", "save": save})
    assert FAILED in screen.html("cover")
    screen.begin()
    assert screen.browser.copies == [save]


def of_older_rules(save: str) -> str:
    """As version 0.1 wrote it."""
    return json.dumps({**json.loads(save), "rules": "0.1"})


def that_does_not_fit(save: str) -> str:
    """The same, where the last reply is one that those rules knew and ours do not."""
    return of_older_rules(with_a_wrong_reply(save))


def test_a_game_of_older_rules_is_offered_and_marked_as_such(show: NewScreen) -> None:
    first = show(slot="play")
    old = of_older_rules(save_of(first))
    screen = show(slot="play")
    screen.send({"kind": "held", "save": old})
    assert (
        f"saved by an older version of the exhibit (rules 0.1; now {VotesForWomen.rules}). Every answer"
        in screen.html("cover")
    )
    assert "What was kept is not lost" not in screen.html("cover")
    screen.press("continue")
    assert screen.match.replies == first.match.replies
    assert screen.browser.copies == []
    expect_kept(screen)
    assert json.loads(screen.browser.save)["rules"] == VotesForWomen.rules


def test_a_game_of_older_rules_resumes_between_rounds_and_keeps_the_rest_apart(show: NewScreen) -> None:
    first = show(slot="play")
    old = that_does_not_fit(save_of(first, picks=30))
    screen = show(slot="play")
    screen.browser.stored = old
    screen.send({"kind": "held", "save": old})
    assert "It goes on from Turn 1 · Round " in screen.html("cover")
    assert "What was kept is not lost" in screen.html("cover")
    assert 'data-local="save"' in screen.html("cover")
    screen.press("continue")
    assert screen.match.replies == first.match.replies[: len(screen.match.replies)]
    assert screen.match.game.can_go_on_from(screen.match.position)
    assert screen.browser.copies == [old]
    expect_kept(screen)
    screen.pick(screen.picks[0])


def test_a_file_of_older_rules_is_marked_at_the_table(show: NewScreen) -> None:
    old = that_does_not_fit(save_of(show(slot="play"), picks=30))
    screen = show()
    screen.send({"kind": "open", "save": old})
    assert "It goes on from Turn 1 · Round " in screen.html("prompt")
    screen.pick(screen.picks[0])
    assert "It goes on from" not in screen.html("prompt")


def test_a_game_of_older_rules_that_does_not_fit_is_reported_and_kept_apart(show: NewScreen) -> None:
    held = json.loads(save_of(show(slot="play")))
    held["replies"][0][1] = ["ohio"]
    old = of_older_rules(json.dumps(held))
    screen = show(slot="play")
    screen.browser.stored = old
    screen.send({"kind": "held", "save": old})
    assert f"nothing of it can be played with rules {VotesForWomen.rules}: reply 1" in screen.html("cover")
    screen.begin()
    assert screen.browser.copies == [old]


@pytest.mark.parametrize(
    ("players", "says"),
    [
        (
            {"suffragist": "wizard"},
            "has &#39;wizard&#39; for suffragist; expected person or random",
        ),
        ({"opposition": "oppobot"}, "has &#39;oppobot&#39; for opposition; expected person or random or greedy"),
        ({"opposition": 3}, "has 3 for opposition"),
        ({"nobody": "person"}, "names &#39;nobody&#39;; expected suffragist and opposition"),
    ],
)
def test_a_save_with_an_unknown_player_is_damaged(show: NewScreen, players: dict[str, Any], says: str) -> None:
    save = json.dumps({**json.loads(save_of(show(slot="play"))), "players": players})
    screen = show()
    for message in ({"kind": "held", "save": save}, {"kind": "open", "save": save}):
        screen.send(message)
        assert "cannot be opened" in screen.html("cover")
        assert says in screen.html("cover")
    with pytest.raises(DamagedSave, match="players"):
        show(save)
