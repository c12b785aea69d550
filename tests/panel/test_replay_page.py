"""The page of a replay: its content, the visible cards, and the files that it opens."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.accessible import names
from tests.panel.conftest import NewScreen
from tests.panel.exchanging import assert_nothing_hidden_is_shown
from tests.panel.replays import RECORDS, attribute, begun, command, played, send_file
from tests.panel.screen import Screen, read_presses
from vfw.core.match import Match
from vfw.panel import Panel
from vfw.panel.session.replay import Replay
from vfw.votes import VotesForWomen
from vfw.votes.records.replay import load_recorded_match
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import Position

# The step that is shown


def test_there_are_three_speeds_and_no_others(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    screen.press("play")
    paces = []
    for speed in ("slow", "usual", "fast"):
        command(screen, "speed", speed)
        paces.append(int(attribute(screen, "goes-on")))
    assert paces == sorted(paces, reverse=True)
    assert len(set(paces)) == 3
    assert paces[-1] > 0
    with pytest.raises(ValueError, match="expected one of slow, usual, fast"):
        command(screen, "speed", "at once")


def test_the_menu_replays_the_open_game_and_leaves_it_unchanged(show: NewScreen) -> None:
    screen = begun(show, answers=20)
    before, kept, replies = screen.html("prompt"), screen.browser.stored, screen.match.replies
    hand, number = screen.html("hand"), screen.panel.question
    screen.press("look back")
    assert "Turn 1 · Round 1" in screen.html("prompt")
    assert screen.picks == []
    assert screen.legal == []
    for name in ("forward", "next card", "last", "back", "play"):
        command(screen, name)
    screen.send({"kind": "pick", "replies": [screen.match.legal()[0]], "question": None})
    screen.press("leave")
    assert (screen.match.replies, screen.browser.stored) == (replies, kept)
    assert screen.html("prompt") == before.replace(f'question="{number}"', f'question="{screen.panel.question}"')
    assert screen.html("hand").count("<li") == hand.count("<li")
    screen.pick(screen.picks[0])


def test_a_new_game_can_begin_during_a_replay_and_the_old_one_resumed(show: NewScreen) -> None:
    screen = begun(show, answers=20)
    match = screen.match
    screen.press("look back")
    screen.press("start page")
    assert "vfw-start" in screen.html("cover")
    screen.press("continue")
    assert screen.match is match
    assert "vfw-replay" not in screen.html("prompt")


def test_a_late_click_from_before_or_after_is_dropped(show: NewScreen) -> None:
    screen = begun(show, answers=20)
    late = {"kind": "command", "name": "look back", "fields": {}, "question": screen.panel.question}
    screen.send(late)
    command(screen, "forward")
    screen.send(late)
    assert attribute(screen, "step") == "1"
    forward = {"kind": "command", "name": "forward", "fields": {}, "question": screen.panel.question}
    screen.press("leave")
    screen.send(forward)
    assert screen.picks


def test_a_press_before_the_preferences_arrive_moves_too(show: NewScreen) -> None:
    """A lesson shows its game at once, and the page then says how to show it."""
    screen = begun(show, 4)
    screen.press("look back")
    question = screen.panel.question
    screen.send({"kind": "manner", "shows_steps": True})
    screen.send({"kind": "command", "name": "forward", "fields": {"value": ""}, "question": question})
    assert attribute(screen, "step") == "1"
    assert screen.panel.table
    assert screen.panel.table.preferences.shows_steps


def test_two_quick_clicks_are_two_steps(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    question = screen.panel.question
    for _ in range(2):
        screen.send({"kind": "command", "name": "forward", "fields": {"value": ""}, "question": question})
    assert attribute(screen, "step") == "2"


def test_the_map_the_tracks_and_the_log_are_those_of_the_step(voted: Match[Any, Any], show: NewScreen) -> None:
    screen = show(voted)
    screen.press("look back")
    assert "image: Turn 1 of 6, 1848–1864" in screen.read("head")
    assert set(faces(screen)) == {"open"}
    assert "Turn 1 begins." in screen.html("log")
    replay = Replay(voted)
    command(screen, "go", dict(replay.chapters)["Turn 4 · Round 1 of 6"])
    assert "image: Turn 4 of 6, 1905–1913" in screen.read("head")
    assert len(set(faces(screen))) > 3
    assert len(screen.find("log", "item")) <= 14
    assert sum("(current step)" in line for line in screen.read("log")) == 1
    command(screen, "last")
    assert {"ratified"} <= set(faces(screen))
    assert attribute(screen, "step") == str(replay.last)
    assert "the Nineteenth Amendment is law" in screen.html("prompt")


def faces(screen: Screen) -> list[str]:
    return [
        getattr(screen.overlay, state)["fill"] for state in ("NY", "CA", "GA", "WY", "TX", "OH", "VA", "KS", "PA", "FL")
    ]


def test_a_line_of_the_log_leads_to_its_step(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    command(screen, "go", 9)
    lines = re.findall(r"\[go (\d+)\]", "\n".join(screen.read("log")))
    assert lines == [str(step) for step in range(10)]
    command(screen, "go", lines[4])
    assert attribute(screen, "step") == "4"


def test_the_sheet_of_the_log_holds_the_whole_game_and_every_line_leads_somewhere(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    screen.send({"kind": "sheet", "about": "log"})
    html = screen.sent[-1][1]["content"]["html"]
    steps = [int(step) for step in re.findall(r"\[go (\d+)\]", "\n".join(read_presses(html)))]
    assert steps == list(range(Replay(screen.match).last + 1))


def test_one_sentence_is_said_for_each_step(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    for _ in range(150):
        before = screen.panel.page.said
        command(screen, "forward")
        assert screen.panel.page.said != before
        assert 0 < len(screen.said.split()) <= 20, screen.said


def test_a_step_sends_little(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    sizes = []
    for _ in range(120):
        screen.sent.clear()
        command(screen, "forward")
        sizes.append(sum(len(json.dumps(message)) for _, message in screen.sent))
    assert max(sizes) < 16_384


# Whose cards are seen


def titles_in(html: str) -> set[str]:
    return {*names(html, "heading 3")}


def test_cards_of_both_sides_can_be_seen_after_the_game(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    assert screen.html("hand") == ""
    shown = Replay(screen.match).position
    assert isinstance(shown, Position)
    for seat, held in zip(shown.seats, shown.holdings, strict=True):
        command(screen, "see", seat)
        assert titles_in(screen.html("hand")) == {CARDS[key].title for key in held.hand}
        assert "data-pick" not in screen.html("hand")
    command(screen, "see")
    assert screen.html("hand") == ""


def test_only_own_cards_can_be_seen_during_a_game(show: NewScreen) -> None:
    screen = begun(show)
    screen.press("look back")
    (cards,) = screen.find("prompt", "combobox", "Whose cards are seen")
    assert cards.value == "Cards hidden, of: Cards hidden | Cards: Suffragists"
    with pytest.raises(ValueError, match="may not be seen"):
        command(screen, "see", "opposition")


def test_a_game_of_computers_shows_no_cards_before_the_end(show: NewScreen) -> None:
    screen = begun(show, suffragist="random")
    screen.press("next")
    screen.press("look back")
    assert "Whose cards" not in screen.html("prompt")


@pytest.mark.parametrize("seat", ["", "suffragist"])
def test_the_page_of_a_replay_is_the_same_whatever_is_hidden(show: NewScreen, seat: str) -> None:
    """At every step the true position is exchanged for an imagined one: nothing on the page may change."""
    screen, rng = begun(show, answers=60), Random(5)
    screen.press("look back")
    command(screen, "see", seat)
    replay = screen.panel.session.replay
    assert replay is not None
    for _ in range(replay.last):
        command(screen, "forward")
        imagined = VotesForWomen().imagine(replay.view, rng).draft()
        imagined.news = screen.match.positions[replay.moment].news
        assert_nothing_hidden_is_shown(screen, imagined.frozen(), replay.moment)


# Files


@pytest.mark.parametrize("layout", ["one object", "one line of several", "spread over lines"])
def test_a_recorded_game_opens_as_a_replay(screen: Screen, layout: str) -> None:
    record = RECORDS["random-2154"]
    texts = {
        "one object": json.dumps(record),
        "one line of several": f"{json.dumps(record)}\n{json.dumps(RECORDS['random-256'])}\n",
        "spread over lines": json.dumps(record, indent=1),
    }
    send_file(screen, texts[layout])
    assert "Turn 1" in screen.html("prompt")
    assert screen.html("cover") == ""
    assert screen.panel.match is None
    screen.press("leave")
    assert "Begin" in screen.html("cover")


def test_a_save_that_is_over_opens_as_a_replay_and_one_that_is_not_as_a_game(screen: Screen) -> None:
    send_file(screen, played().save())
    assert "vfw-replay" in screen.html("prompt")
    send_file(screen, played(answers=30, opposition="random").save())
    assert "vfw-replay" not in screen.html("prompt")
    assert screen.match.replies


def test_a_replay_of_a_file_leaves_the_open_game_unchanged(show: NewScreen) -> None:
    screen = begun(show)
    kept, match = screen.browser.stored, screen.match
    send_file(screen, played(9).save())
    command(screen, "last")
    screen.press("leave")
    assert screen.match is match
    assert screen.browser.stored == kept
    assert screen.picks


def test_the_held_game_of_the_start_page_survives_a_replay(show: NewScreen) -> None:
    screen = begun(show)
    other = show(slot="play")
    other.send({"kind": "held", "save": screen.browser.save})
    send_file(other, played(9).save())
    other.press("leave")
    other.press("continue")
    assert other.match == screen.match


def test_a_record_that_breaks_the_rules_is_reported_with_its_place(screen: Screen) -> None:
    record = json.loads(json.dumps(RECORDS["random-2154"]))
    record["plays"][5]["ops"] = ["event no-such-card"]
    send_file(screen, json.dumps(record))
    assert "That file cannot be opened" in screen.html("cover")
    assert f"turn {record['plays'][5]['turn']}, round {record['plays'][5]['round']}" in screen.html("cover")


def test_the_menu_saves_the_game_that_is_looked_at(screen: Screen) -> None:
    send_file(screen, json.dumps(RECORDS["random-256"]))
    screen.press("save")
    saved = next(m["content"] for _, m in reversed(screen.sent) if m.get("content", {}).get("kind") == "download")
    assert Match.load(saved["text"], [VotesForWomen()]) == load_recorded_match(RECORDS["random-256"])


# Notebooks


def test_a_notebook_opens_a_replay_in_one_line(show: NewScreen) -> None:
    panel = show(played()).panel
    assert panel.replay() is panel
    assert "vfw-replay" in panel.page.html("prompt")
    assert panel.page.said.endswith("\nLooking back. Turn 1 begins.")
    with pytest.raises(ValueError, match="no game on the table"):
        Panel().replay()


def test_a_panel_can_be_made_of_a_recorded_game(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(RECORDS["random-256"]), encoding="utf-8")
    match = Panel(path).match
    assert match == load_recorded_match(RECORDS["random-256"])
