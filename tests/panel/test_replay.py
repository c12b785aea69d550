"""Looking back: the steps of a match, what of it is seen, and playing on from any of them."""

import json
import re
from html import unescape
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.votes.golden import kept_games
from vfw.core.chance import physical, seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.questions import Decision, Roll
from vfw.panel import Panel
from vfw.panel.play.replaying import Replay
from vfw.panel.screens.replay_bar import fork_html
from vfw.votes import VotesForWomen
from vfw.votes.archive.replay import recorded_match
from vfw.votes.rules.deck import CARDS

RECORDS = {record["id"]: record for record in kept_games()}


def played(seed: int = 7, answers: int | None = None, **players: str) -> Match[Any, Any]:
    """A random game, to its end or as far as so many answers."""
    match, rng = Match(VotesForWomen(), chance=seeded(seed), players=players), Random(seed)
    while not match.outcome and (answers is None or len(match.replies) < answers):
        match.answer(any_reply(match.pending, rng))
    return match


def begun(show: NewScreen, answers: int = 0, **players: str) -> Screen:
    """A game that goes on, kept by the browser: a person against chance, after so many answers."""
    seats = {"suffragist": "person", "opposition": "random", **players}
    screen, rng = show(Match(VotesForWomen(), chance=seeded(7), players=seats), slot="play"), Random(3)
    for _ in range(answers):
        screen.pick(rng.choice(screen.picks))
    return screen


@pytest.fixture(scope="module")
def voted() -> Match[Any, Any]:
    """A game in which the Amendment is sent and the states vote."""
    return recorded_match(RECORDS["random-2154"])


# Steps


@pytest.mark.parametrize("seed", range(6))
def test_the_steps_tell_the_whole_game_and_each_tells_something(seed: int) -> None:
    match = played(seed)
    replay = Replay(match)
    told = [event for step in range(replay.last + 1) for event in replay._news(step)]
    assert told == [event for position in match.positions for event in position.news]
    assert all(replay.lines(step) for step in range(replay.last + 1))
    replay.go(replay.last)
    assert replay.position is match.position


@pytest.mark.parametrize("seed", range(6))
def test_at_every_step_the_dice_have_fallen_and_somebody_is_asked(seed: int) -> None:
    replay = Replay(played(seed))
    for step in range(replay.last):
        replay.go(step)
        assert isinstance(replay.position.pending, Decision)


@pytest.mark.parametrize("seed", range(6))
def test_cubes_that_are_placed_one_by_one_are_one_step(seed: int) -> None:
    replay, several = Replay(played(seed)), 0
    for step in range(1, replay.last + 1):
        start, end = replay._moments[step - 1], replay._moments[step]
        cubes = [replay.match.positions[number].pending for number in range(start, end + 1)]
        several += sum(isinstance(question, Decision) and question.about == "state" for question in cubes) > 2
        last, following = cubes[-2:]
        if isinstance(last, Decision) and isinstance(following, Decision) and following.about == "state":
            assert (last.seat, last.why) != (following.seat, following.why) or following.why == "vote"
    assert several > 5


def test_a_step_is_an_answer_and_the_dice_that_fell_for_it() -> None:
    replay = Replay(played())
    for step in range(1, replay.last + 1):
        start, end = replay._moments[step - 1], replay._moments[step]
        asked = [position.pending for position in replay.match.positions[start:end]]
        assert isinstance(asked[0], Decision)
        dice = [number for number, question in enumerate(asked) if isinstance(question, Roll)]
        assert len({asked[number - 1] for number in dice if isinstance(asked[number - 1], Decision)}) <= 1


def test_a_match_that_began_in_the_middle_is_looked_back_at_from_there() -> None:
    match = Match(VotesForWomen(), position=played(answers=60).position)
    replay = Replay(match)
    assert (replay.last, replay.position) == (0, match.position)
    assert replay.when.startswith("Turn 1")


def test_one_goes_step_by_step_and_stays_at_the_ends() -> None:
    replay = Replay(played())
    replay.go(-5)
    assert replay.step == 0
    replay.go(replay.step + 1)
    assert replay.step == 1
    replay.go(100_000)
    assert replay.step == replay.last
    assert replay.when == "The end"


def test_one_goes_to_the_last_step_before_a_reply() -> None:
    replay = Replay(played())
    for number in range(len(replay.match.replies)):
        replay.play()
        replay.go_to_reply(number)
        assert not replay.plays
        assert replay.moment <= number or replay.step == 0
        replay.go(replay.step + 1)
        assert replay.moment > number, "the next step has it"


def test_the_next_card_is_the_next_that_is_played() -> None:
    replay = Replay(played())
    forth, back = [], []
    while replay.step < replay.last:
        replay.next_card()
        forth.append(replay.step)
    cards = [step for step in range(replay.last + 1) if any(event[0] == "played" for event in replay._news(step))]
    assert set(cards) <= set(forth)
    assert len(cards) > 70
    while replay.step:
        back.append(replay.step)
        replay.previous_card()
    assert back == forth[::-1]


def test_there_is_a_chapter_for_each_round_for_the_vote_and_for_the_amendment(voted: Match[Any, Any]) -> None:
    replay = Replay(voted)
    names = [name for name, _ in replay.chapters]
    assert len([name for name in names if "Round" in name]) == 36
    assert [name for name in names if "Strategy" in name] == [f"Turn {turn} · Strategy Phase" for turn in range(2, 7)]
    assert names[-2:] == ["Final Voting", "The end"]
    assert names.count("The Amendment is sent") == 1
    assert [step for _, step in replay.chapters] == sorted(step for _, step in replay.chapters)


def test_a_chapter_leads_to_where_it_begins(voted: Match[Any, Any]) -> None:
    replay = Replay(voted)
    for number, (name, step) in enumerate(replay.chapters):
        replay.go(step)
        assert replay.chapter >= number
        if name == "The Amendment is sent":
            assert replay.view.sent
            assert not replay.match.positions[replay._moments[step - 1]].sent
        else:
            assert replay.when == name


# Playing


def test_it_goes_on_by_itself_until_the_end_and_then_from_the_start() -> None:
    replay = Replay(played(answers=30))
    replay.play()
    steps = []
    while replay.plays:
        replay.play_on()
        steps.append(replay.step)
    assert steps == list(range(1, replay.last + 1))
    replay.play_on()
    assert replay.step == replay.last
    replay.play()
    assert (replay.step, replay.plays) == (0, True)


def test_whoever_goes_somewhere_is_not_carried_away_from_there() -> None:
    replay = Replay(played())
    replay.play()
    replay.go(5)
    replay.play_on()
    assert replay.step == 5


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


# On the page


def command(screen: Screen, name: str, value: Any = "") -> None:
    """Give a command of the bar, as the page does."""
    fields = {"value": str(value)}
    screen.send({"kind": "command", "name": name, "fields": fields, "question": screen.panel.question})


def attribute(screen: Screen, name: str) -> str:
    found = re.search(rf'data-{name}="([^"]*)"', screen.html("prompt"))
    assert found
    return found[1]


def test_the_menu_looks_back_at_the_game_on_the_table_and_leaves_it_as_it_was(show: NewScreen) -> None:
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


def test_a_new_game_can_be_begun_while_one_looks_back_and_the_old_one_can_be_gone_on_with(show: NewScreen) -> None:
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
    assert 'aria-label="Turn 1 of 6, 1848–1864"' in screen.html("head")
    assert set(faces(screen)) == {"open"}
    assert "Turn 1 begins." in screen.html("log")
    replay = Replay(voted)
    command(screen, "go", dict(replay.chapters)["Turn 4 · Round 1 of 6"])
    assert 'aria-label="Turn 4 of 6, 1905–1913"' in screen.html("head")
    assert len(set(faces(screen))) > 3
    assert screen.html("log").count("<li>") <= 14
    assert screen.html("log").count("aria-current") == 1
    command(screen, "last")
    assert {"ratified"} <= set(faces(screen))
    assert attribute(screen, "step") == str(replay.last)
    assert "the Nineteenth Amendment is law" in screen.html("prompt")


def faces(screen: Screen) -> list[str]:
    dressing = screen.panel.map._dressing
    return [getattr(dressing, state)["fill"] for state in ("NY", "CA", "GA", "WY", "TX", "OH", "VA", "KS", "PA", "FL")]


def test_a_line_of_the_log_leads_to_its_step(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    command(screen, "go", 9)
    lines = re.findall(r'data-command="go" data-value="(\d+)"', screen.html("log"))
    assert lines == [str(step) for step in range(10)]
    command(screen, "go", lines[4])
    assert attribute(screen, "step") == "4"


def test_the_sheet_of_the_log_holds_the_whole_game_and_every_line_leads_somewhere(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    screen.send({"kind": "sheet", "about": "log"})
    html = screen.sent[-1][1]["content"]["html"]
    steps = [int(step) for step in re.findall(r'data-command="go" data-value="(\d+)"', html)]
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
    return {unescape(title) for title in re.findall(r"<h3><span[^>]*>(.*?)</span>", html)}


def test_of_a_game_that_is_over_the_cards_of_either_side_can_be_seen_and_of_nobody_at_first(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    assert screen.html("hand") == ""
    for seat in ("suffragist", "opposition"):
        command(screen, "see", seat)
        shown = Replay(screen.match)
        assert titles_in(screen.html("hand")) == {CARDS[key].title for key in getattr(shown.position, seat).hand}
        assert "data-pick" not in screen.html("hand")
        assert "data-use" not in screen.html("hand")
    command(screen, "see")
    assert screen.html("hand") == ""


def test_of_a_game_that_goes_on_only_the_own_cards_can_be_seen(show: NewScreen) -> None:
    screen = begun(show)
    screen.press("look back")
    assert '<option value="suffragist">' in screen.html("prompt")
    assert '<option value="opposition">' not in screen.html("prompt")
    with pytest.raises(ValueError, match="may not be seen"):
        command(screen, "see", "opposition")


def test_where_both_sides_are_played_by_the_computer_no_cards_are_seen_before_the_end(show: NewScreen) -> None:
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
    replay = screen.panel._replay
    assert replay is not None
    for _ in range(replay.last):
        command(screen, "forward")
        shown, moment = screen.state, replay.moment
        true = screen.match._positions[moment]
        imagined = VotesForWomen().imagine(replay.view, rng)
        imagined.__dict__["news"] = true.news
        screen.match._positions[moment] = imagined
        screen.panel._paint()
        showing = screen.panel.map._dressing.scene["showing"]
        assert screen.state.replace(f'"showing": {showing}', f'"showing": {showing - 1}') == shown
        screen.match._positions[moment] = true
        screen.panel._paint()


# Files


def send_file(screen: Screen, text: str) -> None:
    screen.send({"kind": "open", "save": text})


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


def test_a_replay_of_a_file_lies_over_the_game_on_the_table_and_does_not_touch_it(show: NewScreen) -> None:
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


def test_a_record_that_parts_from_the_rules_is_told_and_where(screen: Screen) -> None:
    record = json.loads(json.dumps(RECORDS["random-2154"]))
    record["plays"][5]["ops"] = ["event no-such-card"]
    send_file(screen, json.dumps(record))
    assert "That file cannot be opened" in screen.html("cover")
    assert f"turn {record['plays'][5]['turn']}, round {record['plays'][5]['round']}" in screen.html("cover")


def test_the_menu_saves_the_game_that_is_looked_at(screen: Screen) -> None:
    send_file(screen, json.dumps(RECORDS["random-256"]))
    screen.press("save")
    saved = next(m["content"] for _, m in reversed(screen.sent) if m.get("content", {}).get("kind") == "download")
    assert Match.load(saved["text"], [VotesForWomen()]) == recorded_match(RECORDS["random-256"])


# Playing on from here


def fork(screen: Screen, **answers: str) -> None:
    screen.press("play from here")
    screen.press("begin", **answers)


def test_from_any_step_one_can_play_on_with_other_players(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    command(screen, "go", 40)
    replay = screen.panel._replay
    assert replay is not None
    original, moment = screen.match, replay.moment
    fork(screen, suffragist="random", opposition="person")
    assert screen.match is not original
    assert screen.match.replies[:moment] == original.replies[:moment]
    assert screen.match.players == {"suffragist": "random", "opposition": "person"}
    assert isinstance(screen.match.pending, Decision)
    assert screen.match.pending.seat == "opposition"
    screen.pick(screen.picks[0])
    assert original.outcome


def go_where(replay: Replay, *, passes_over: bool) -> int:
    """Look at the first step, after some cards have been played, at which an automaton can take over, or cannot."""
    for step in range(40, replay.last):
        replay.go(step)
        pending = replay.position.pending
        can_begin = not replay.skin.why_no_scenario(replay.position)
        if can_begin == passes_over and isinstance(pending, Decision) and pending.seat == "suffragist":
            break
    return replay.step


def test_where_a_card_is_chosen_the_automaton_can_take_over(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    replay = screen.panel._replay
    assert replay is not None
    command(screen, "go", go_where(replay, passes_over=True))
    before = replay.position
    fork(screen, suffragist="person", opposition="oppobot")
    assert "hand, buttons and claimed cards leave the game" in screen.html("cover")
    assert screen.match.players == {"suffragist": "person", "opposition": "oppobot"}
    assert screen.match.position.oppobot == "normal"
    for table in ("purple", "yellow", "red", "votes", "congress", "sent", "turn", "round"):
        assert getattr(screen.match.position, table) == getattr(before, table)


def test_in_the_middle_of_a_card_the_automaton_cannot_take_over_and_it_says_where(show: NewScreen) -> None:
    replay = Replay(played())
    go_where(replay, passes_over=False)
    assert list(replay.can_sit["opposition"]) == ["person", "random", "greedy"]
    assert replay.fork({"opposition": "oppobot"}, "1").players["opposition"] == "person"
    replay.ask_who_plays_on(True)
    assert "The Oppobot takes over only where a side is about to choose a card" in fork_html(replay, 1)


def test_the_dice_are_as_they_were_or_others_or_real(show: NewScreen) -> None:
    chances = []
    for dice in ("kept", "anew", "anew", "real"):
        screen = show(played())
        screen.press("look back")
        fork(screen, suffragist="person", opposition="random", dice=dice)
        chances.append(screen.match.chance)
    kept, anew, again, real = chances
    assert kept == seeded(7)
    assert len({json.dumps(chance.header()) for chance in (kept, anew, again)}) == 3
    assert isinstance(real, physical)


def test_with_the_same_dice_and_the_same_players_the_same_game_comes_about(show: NewScreen) -> None:
    screen = begun(show, suffragist="random")
    while not screen.match.outcome:
        screen.press("next")
    original = screen.match
    screen.press("look back")
    command(screen, "go", 50)
    fork(screen, suffragist="random", opposition="random", dice="kept")
    while not screen.match.outcome:
        screen.press("next")
    assert screen.match.replies == original.replies


def test_dice_that_were_real_or_recorded_are_not_promised_again(voted: Match[Any, Any], show: NewScreen) -> None:
    assert Replay(played()).dice_can_be_kept
    assert not Replay(voted).dice_can_be_kept
    screen = show(voted)
    screen.press("look back")
    screen.press("play from here")
    assert 'value="kept"' not in screen.html("cover")


def test_a_game_that_goes_on_is_not_replaced_by_its_fork_without_a_question(show: NewScreen) -> None:
    screen = begun(show)
    original, kept = screen.match, screen.browser.stored
    screen.press("look back")
    fork(screen, suffragist="person", opposition="random")
    assert "begin anyway" in screen.commands
    assert screen.browser.stored == kept
    screen.press("continue")
    assert screen.match is original


def test_who_plays_on_can_be_left_unsaid(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    command(screen, "go", 12)
    screen.press("play from here")
    assert screen.html("cover")
    screen.press("go on looking")
    assert screen.html("cover") == ""
    assert attribute(screen, "step") == "12"


def test_the_end_cannot_be_played_on_from(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    command(screen, "last")
    assert 'data-command="play from here" data-value="" aria-disabled="true"' in screen.html("prompt")
    screen.press("play from here")
    assert screen.html("cover") == ""
    assert "The game is over here. Go back a step to play on." in screen.html("prompt")
    command(screen, "back")
    assert "The game is over here" not in screen.html("prompt")


# Notebooks


def test_a_notebook_looks_back_in_one_line(show: NewScreen) -> None:
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
    assert match == recorded_match(RECORDS["random-256"])


# The automaton


def test_every_throw_of_a_side_that_is_played_by_rule_is_a_step() -> None:
    match, rng = Match(VotesForWomen(), {"opponent": "oppobot"}, chance=seeded(7)), Random(3)
    while not match.outcome:
        match.answer(any_reply(match.pending, rng))
    replay, thrown = Replay(match), 0
    assert replay.may_see == ("suffragist",), "the automaton has no hand"
    for step in range(1, replay.last + 1):
        replay.go(step)
        asked = [position.pending for position in match.positions[replay._moments[step - 1] : replay.moment]]
        if isinstance(asked[0], Roll):
            thrown += 1
            assert len(asked) == 1 or not replay.skin.log(match.positions[replay.moment - 1].news, None)
            assert replay.side == "opposition"
    assert thrown > 50


def test_the_automaton_gives_over_only_where_it_is_asked_to(show: NewScreen) -> None:
    match = Match(VotesForWomen(), {"opponent": "oppobot"}, chance=seeded(7), players={"opposition": "oppobot"})
    screen = show(match)
    screen.press("look back")
    screen.press("play from here")
    assert 'name="suffragist" value="greedy"' in screen.html("cover")
    assert 'name="opposition" value="oppobot" data-key="opposition oppobot" checked' in screen.html("cover")
    screen.press("begin", suffragist="random")
    screen.press("begin anyway")
    assert screen.match.players == {"suffragist": "random", "opposition": "oppobot"}
    assert screen.match.options == {"opponent": "oppobot"}


def test_a_side_with_cards_takes_over_from_the_automaton(show: NewScreen) -> None:
    match = Match(VotesForWomen(), {"opponent": "oppobot"}, chance=seeded(7), players={"opposition": "oppobot"})
    screen = show(match)
    screen.press("look back")
    screen.press("play from here")
    screen.press("begin", suffragist="person", opposition="greedy", dice="kept")
    screen.press("begin anyway")
    assert screen.match.players == {"suffragist": "person", "opposition": "greedy"}
    assert screen.match.position.oppobot == ""
    assert screen.match.chance != match.chance
    assert len(screen.match.position.opposition.hand) == 7
