"""The arc of a game in the panel: computed, shown, navigated, kept, and exported as a picture and a table."""

import json
import re
from html import unescape
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.accessible import find
from tests.core.sealed_bids import SealedBids
from tests.jobs.manual_pool import ManualPool
from tests.panel.conftest import NewScreen
from tests.panel.replays import command, send_file
from tests.panel.replays import played as whole_game
from tests.panel.screen import GAMES, Screen
from tests.panel.traced import traced
from tests.votes.coach.played import SCENARIOS, played
from vfw.core.chance import physical, seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.position import Event
from vfw.panel.session.arc import (
    LONGER_FACTOR,
    MINUTE_STEPS,
    NEWS_INTERVAL,
    OVER_AN_HOUR,
    ArcJob,
    RemainingTime,
    why_no_arc,
)
from vfw.panel.session.effects import Outbox
from vfw.panel.session.replay import Replay
from vfw.panel.skins.registry import skin_of_match
from vfw.votes import VotesForWomen
from vfw.votes.coach import arc
from vfw.votes.coach.arc import Moment, find_moments
from vfw.votes.rules.board import NAMES

ALONE = {"opposition": "greedy"}


FEW = 24
"""Playouts that are enough where it is not the chance that matters."""


@pytest.fixture(autouse=True)
def _few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arc, "PLAYOUTS", FEW)
    monkeypatch.setattr("vfw.votes.coach.arc.PLAYOUTS", FEW)
    monkeypatch.setattr("vfw.panel.skins.votes.history.PLAYOUTS", FEW)
    monkeypatch.setattr("tests.panel.traced.PLAYOUTS", FEW)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> ManualPool:
    held = ManualPool()
    monkeypatch.setattr("vfw.panel.runner.current_pool", lambda: held)
    return held


def over(scenario: str = "1920-tennessee", **players: str) -> Match[Any, Any]:
    """A game that is over, and who played it."""
    match = played(scenario)
    match.players.update(players)
    return match


def moments(screen: Screen) -> list[tuple[float, int, str]]:
    """Those of the curve: where, at which step, and what is said."""
    found = re.search(r'data-moments="([^"]*)"', screen.html("arc"))
    assert found
    return [tuple(moment) for moment in json.loads(unescape(found[1]))]


def test_the_end_of_a_game_leads_to_its_arc(show: NewScreen) -> None:
    screen = show(over())
    screen.press("arc")
    assert "The arc of the game" in screen.html("arc")
    assert "vfw-record" in screen.html("record")
    assert len(moments(screen)) == 5
    assert moments(screen)[-1][2] in ("The end: won", "The end: lost")
    command(screen, "leave")
    assert "vfw-ending" in screen.html("prompt")


def test_the_arc_is_computed_in_the_background_after_the_game(show: NewScreen, pool: ManualPool) -> None:
    screen = show(over())
    assert len(pool.waiting) == 8
    screen.press("arc")
    assert "Working out: 0 of 4 moments. It takes some minutes on a busy machine" in screen.html("arc")
    assert [bar.value for bar in screen.find("arc", "progressbar")] == ["0"]
    pool.do_all()
    assert "Working out" not in screen.html("arc")
    assert screen.find("arc", "progressbar") == []
    assert screen.said.startswith("The arc is worked out.\n")


def test_each_quarter_of_the_work_is_announced_once(
    show: NewScreen, pool: ManualPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vfw.panel.session.arc.NEWS_INTERVAL", 0)
    screen = show(over())
    screen.press("arc")
    heard = [screen.said]
    while pool.waiting:
        pool.do_last()
        if screen.said != heard[-1]:
            heard.append(screen.said)
    whole = " of the arc is worked out. "
    assert [said.partition(whole)[0] for said in heard[1:-1]] == ["A quarter", "Half", "Three quarters"]
    assert heard[-1].startswith("The arc is worked out.\n")


def test_leaving_for_another_game_ends_the_work(show: NewScreen, pool: ManualPool) -> None:
    screen = show(over(), slot="play")
    screen.press("start page")
    assert pool.waiting == []


def test_a_failed_arc_job_is_announced(show: NewScreen, pool: ManualPool) -> None:
    screen = show(over())
    screen.press("arc")
    pool.fail("no worker is left")
    assert "The arc could not be worked out: no worker is left." in screen.html("arc")
    assert screen.said == "The arc could not be worked out: no worker is left."


def test_progress_is_painted_at_most_twice_a_second() -> None:
    match, pool, time = over(), ManualPool(), [0.0]
    news: list[float] = []
    arc_job = ArcJob(match, skin_of_match(match), Outbox(has_workers=True), now=lambda: time[0])
    arc_job.begin()
    arc_job.job.begin(pool, lambda: news.append(time[0]) if arc_job.note_progress() else None)
    while pool.waiting:
        pool.do_last()
        time[0] += NEWS_INTERVAL / 4
    *on_the_way, _end = news
    assert all(later - earlier >= NEWS_INTERVAL for earlier, later in pairwise(on_the_way))
    assert len(on_the_way) > 1


def test_a_click_on_the_curve_shows_that_moment(show: NewScreen) -> None:
    screen = show(over())
    screen.press("arc")
    _, step, said = moments(screen)[1]
    before = screen.html("arc")
    command(screen, "go", step)
    assert f'data-step="{step}"' in screen.html("prompt")
    assert screen.html("arc") == before, "the curve is not sent again"
    assert said.startswith("Turn 6, round 5: ")
    command(screen, "go there", step)
    assert "vfw-replay" in screen.html("prompt")
    assert f'data-step="{step}"' in screen.html("prompt")
    assert screen.html("arc") == ""


def test_the_visitor_can_play_on_from_a_moment_of_the_curve(show: NewScreen) -> None:
    screen = show(over())
    screen.press("arc")
    command(screen, "play on from", moments(screen)[1][1])
    assert "Play on from here" in screen.html("cover")
    assert "vfw-arc" in screen.html("arc"), "it lies under the question"
    command(screen, "go on looking")
    assert screen.html("cover") == ""
    assert "vfw-arc" in screen.html("arc")
    command(screen, "play on from", moments(screen)[1][1])
    command(screen, "begin")
    assert screen.match.outcome is None
    assert screen.match.position.round == 5


def test_a_whole_arc_is_kept_with_the_game_and_needs_no_new_work(show: NewScreen, pool: ManualPool) -> None:
    screen = show(over(), slot="play")
    pool.do_all()
    saved = screen.match.save()
    assert json.loads(screen.browser.save)["found"] == json.loads(saved)["found"]

    again = show(None)
    send_file(again, saved)
    command(again, "arc")
    assert pool.waiting == []
    assert "Working out" not in again.html("arc")


def test_a_save_without_an_arc_computes_it(show: NewScreen, pool: ManualPool) -> None:
    text = over().save()
    assert '"found"' not in text
    screen = show(None)
    send_file(screen, text)
    command(screen, "arc")
    assert len(pool.waiting) == 8


@pytest.mark.parametrize("damage", ["arc", [1], [], None, {"rules": "0.2"}])
def test_a_damaged_arc_is_dropped_with_a_notice_and_the_game_opens(
    show: NewScreen, pool: ManualPool, damage: object
) -> None:
    match = over()
    match.found["arc"] = damage
    screen = show(None)
    send_file(screen, match.save())
    assert "vfw-replay" in screen.html("prompt")
    command(screen, "arc")
    notice = "The arc in this file is damaged and was left out; it is worked out again."
    assert notice in screen.html("prompt")
    assert notice in screen.lines
    assert pool.waiting
    pool.do_all()
    assert "Working out" not in screen.html("arc")


@pytest.mark.parametrize("found", ["arc", 7, [], None])
def test_a_save_with_invalid_findings_opens_and_says_what_is_lost(
    show: NewScreen, pool: ManualPool, found: object
) -> None:
    save = json.dumps({**json.loads(over().save()), "found": found})
    match = Match.load(save, GAMES)
    assert match.found == {}
    assert match.damage == f'"found" is {found!r}; expected an object'
    screen = show(None)
    send_file(screen, save)
    command(screen, "arc")
    assert "The arc in this file is damaged and was left out" in screen.html("prompt")
    assert pool.waiting


def test_a_save_without_anything_found_is_not_damaged() -> None:
    assert Match.load(over().save(), GAMES).damage == ""


def test_an_arc_of_other_players_is_computed_again_without_a_notice(show: NewScreen, pool: ManualPool) -> None:
    match = over()
    show(match)
    pool.do_all()
    match.found["arc"]["players"] = "1"
    screen = show(None)
    send_file(screen, match.save())
    command(screen, "arc")
    assert "damaged" not in screen.html("prompt")
    assert pool.waiting


def test_a_person_who_played_alone_sees_their_own_chances(show: NewScreen) -> None:
    screen = show(traced(over("1920-january", opposition="greedy"), "suffragist"))
    screen.press("arc")
    assert "You led the Suffragists" in screen.html("arc")
    assert "you win" in screen.html("arc")
    other = show(traced(over("1920-january", suffragist="greedy"), "opposition"))
    other.press("arc")
    assert "You led the Opposition" in other.html("arc")
    mine = [said.rsplit(" ", 1)[-1] for _, _, said in moments(screen)][-1]
    theirs = [said.rsplit(" ", 1)[-1] for _, _, said in moments(other)][-1]
    assert {mine, theirs} == {"won", "lost"}


def test_as_long_as_two_persons_play_there_is_no_arc() -> None:
    begun, skin = played("1920-january", answers=40), skin_of_match(played("1920-tennessee"))
    assert "more than one person" in why_no_arc(begun, skin)
    begun.players.update(ALONE)
    assert why_no_arc(begun, skin) == ""
    assert why_no_arc(over(), skin) == ""


def test_a_game_that_goes_on_shows_its_arc_so_far_and_keeps_none(show: NewScreen, pool: ManualPool) -> None:
    begun = played("1920-january", answers=40)
    begun.players.update(ALONE)
    screen = show(begun)
    assert pool.waiting == [], "nobody has asked for it"
    command(screen, "look back")
    command(screen, "arc")
    pool.do_all()
    assert "so far" in screen.html("arc")
    assert begun.found == {}


def test_a_game_without_arcs_offers_none(show: NewScreen) -> None:
    match = Match(SealedBids())
    assert why_no_arc(match, skin_of_match(match)) == "this game has none"
    screen = show(match)
    while match.outcome is None:
        screen.pick(screen.picks[0]) if screen.picks else screen.press("ready")
    assert "arc" not in screen.commands


def test_before_play_begins_there_is_none() -> None:
    match = Match(VotesForWomen(), players=ALONE, chance=physical())
    assert len(match.positions) == 1, "the decks are still to be shuffled"
    assert why_no_arc(match, skin_of_match(match)) == "the first turn has not begun"


def test_the_picture_stands_alone_and_says_what_it_shows(show: NewScreen) -> None:
    screen = show(traced(over("1920-january")))
    screen.press("arc")
    command(screen, "picture")
    (file,) = [
        message["content"]
        for _, message in screen.sent
        if message["method"] == "custom" and message["content"].get("kind") == "download"
    ]
    assert file["name"] == "arc.svg"
    svg = ElementTree.fromstring(file["text"])
    space = {"svg": "http://www.w3.org/2000/svg"}
    title, words = svg.findtext("svg:title", "", space), svg.findtext("svg:desc", "", space)
    assert title in screen.html("arc")
    for said in (f"at least {FEW} games from each moment", "seed 5", "steady players, version ", "rules 0.2"):
        assert said in words
    assert "href" not in file["text"].replace('xmlns="http://www.w3.org/2000/svg"', "")
    colours = set(re.findall(r"#[0-9a-f]{3,6}", file["text"]))
    assert colours == {"#1d1a22", "#fff"}, "black and white"


def test_the_table_has_a_row_for_each_moment(show: NewScreen) -> None:
    screen = show(over())
    screen.press("arc")
    screen.send({"kind": "sheet", "about": "arc"})
    html = next(message["content"]["html"] for _, message in reversed(screen.sent) if message["method"] == "custom")
    assert html.count('<th scope="row">') == len(moments(screen))
    assert "Turn 6, round 4" in html
    assert len(find(html, "table")) == 1
    assert find(html, "table")[0].name, "it has a caption"
    assert "steady players, version" not in html


def test_the_remaining_time_is_estimated_from_the_work_done() -> None:
    match, pool, time = over(), ManualPool(), [0.0]
    arc_job = ArcJob(match, skin_of_match(match), Outbox(has_workers=True), now=lambda: time[0])
    arc_job.begin()
    arc_job.job.begin(pool, arc_job.note_progress)
    assert (arc_job.share, arc_job.minutes_left) == (0, None)
    while arc_job.share < 0.25:
        time[0] += 30.0
        pool.do_last()
    assert arc_job.minutes_left is not None
    assert arc_job.minutes_left >= time[0] / 60 * (1 - arc_job.share) / arc_job.share
    told, time[0] = arc_job.minutes_left, 9999.0
    assert arc_job.minutes_left == told, "waiting alone changes nothing"


def test_a_turning_point_leads_to_where_it_begins(show: NewScreen) -> None:
    """The first step of the round that is named, also where what begins it is no step of its own; or the vote."""
    match = traced(whole_game(12, opposition="random"), "suffragist")
    screen = show(match)
    screen.press("arc")
    cards = re.findall(r"<li class=.*?</li>", screen.html("arc"))
    assert len(cards) == 3
    for card, begins, sees in zip(
        cards,
        ("Turn 2 · Round 4 of 6", "Turn 5 · Strategy Phase", "The end"),
        ("play Petition to Congress", "", "call the vote in Colorado"),
        strict=True,
    ):
        lands = re.search(r'data-command="go there"[^>]*data-value="(\d+)"', card)
        assert lands
        command(screen, "go there", int(lands[1]))
        assert begins in screen.html("prompt")
        assert sees in screen.html("prompt")
        command(screen, "arc")


def test_a_turning_point_at_the_start_leads_to_the_first_step(show: NewScreen) -> None:
    screen = show(traced(whole_game(12, opposition="random"), "suffragist", jumps=(0,)))
    screen.press("arc")
    (card,) = re.findall(r"<li class=.*?</li>", screen.html("arc"))[:1]
    assert re.findall(r'data-command="(?:go there|play on from)" data-value="(\d+)"', card) == ["0", "0"]
    command(screen, "go there", 0)
    assert "Turn 1" in screen.html("prompt")


def test_buttons_with_different_targets_have_different_names(show: NewScreen) -> None:
    screen = show(traced(whole_game(12, opposition="random"), "suffragist", jumps=(9, 37, 39)))
    screen.press("arc")
    buttons = screen.names("arc", "button") + screen.names("prompt", "button")
    names = [name for name in buttons if name.startswith("Go there: ")]
    assert names[0] == "Go there: turn 2, round 4"
    assert len(set(names)) == len(names) == 4
    plays = [name for name in buttons if name.startswith("Play on from here: ")]
    assert [name.partition(": ")[2] for name in plays] == [name.partition(": ")[2] for name in names]


def test_each_step_of_the_curve_is_a_step_of_the_replay() -> None:
    match = over("1920-january")
    replay = Replay(match)
    arc_job = ArcJob(match, skin_of_match(match), Outbox())
    steps = [replay.step_at(point.number) for point in arc_job.face.points]
    assert steps == sorted(steps)
    assert (steps[0], steps[-1]) == (0, replay.last)


def test_saves_of_all_versions_have_room_for_an_arc() -> None:
    for file in (Path(__file__).parents[1] / "saves" / "0.1").glob("*.json"):
        assert Match.load(file.read_text(encoding="utf-8"), GAMES).found == {}


def test_a_vote_is_named_if_its_state_was_drawn_in_the_previous_answer() -> None:
    scenario = (SCENARIOS / "1920-january.md").read_text(encoding="utf-8")
    match, rng = Match(VotesForWomen(), {"scenario": scenario, "opponent": "oppobot"}, chance=seeded(5)), Random(5)
    while not match.outcome:
        match.answer(any_reply(match.pending, rng))
    moments = find_moments(match.positions)
    votes = [
        number
        for number, (before, after) in enumerate(pairwise(moments))
        if before.votes >= 0 and not any(event[0] == "picked" for event in told(match, before, after))
    ]
    assert votes
    for vote in votes:
        arc_job = ArcJob(traced(match, "suffragist", (vote,)), skin_of_match(match), Outbox())
        (turn,) = [turn for turn in arc_job.face.turns if turn.start == vote]
        states = [event for event in told(match, moments[vote], moments[vote + 1]) if event[0] == "voted"]
        assert turn.what == "one vote"
        assert turn.label.startswith(f"{NAMES[states[-1][1]]} says ")


def told(match: Match[Any, Any], since: Moment, until: Moment) -> list[Event]:
    return [event for position in match.positions[since.number + 1 : until.number + 1] for event in position.news]


def estimates(*readings: tuple[float, float], known: float = 0.0) -> list[int | None]:
    """Return the estimate after each reading: the time in s since the start, and the share that is done."""
    left, minutes = RemainingTime(known, 1000.0), []
    for now, share in readings:
        left.see(share, 1000.0 + now)
        minutes.append(left.minutes)
    return minutes


def test_there_is_no_estimate_after_too_little_work() -> None:
    assert estimates((0, 0.0), (9, 0.04)) == [None, None]


@pytest.mark.parametrize(
    ("seconds", "share", "minutes"),
    [(60, 0.5, 1), (61, 0.5, 2), (60, 0.2, 4), (66, 0.1, 10), (66, 0.06, 20), (600, 0.1, OVER_AN_HOUR), (90, 1.0, 1)],
)
def test_the_estimate_uses_common_steps(seconds: float, share: float, minutes: int) -> None:
    assert estimates((seconds, share)) == [minutes]
    assert minutes in (*MINUTE_STEPS, OVER_AN_HOUR)


def test_work_done_before_the_start_counts_no_time() -> None:
    assert estimates((60, 0.75), known=0.5) == estimates((60, 0.5))


def test_the_estimate_does_not_grow_a_little_under_changing_load() -> None:
    """Every fourth piece takes four times as long as the others."""
    now, readings = 0.0, []
    for piece in range(1, 101):
        now += 8.0 if piece % 4 == 0 else 2.0
        readings.append((now, piece / 100))
    said = [minutes for minutes in estimates(*readings) if minutes is not None]
    assert said[:2] == [10, 5]
    assert said == sorted(said, reverse=True)
    assert set(said) == {1, 2, 3, 4, 5, 10}


def test_the_estimate_grows_if_the_work_takes_much_longer() -> None:
    readings = ((30, 0.2), (60, 0.25), (90, 0.25), (120, 0.25), (150, 0.25), (400, 0.3))
    minutes = estimates(*readings)
    assert minutes == [2, 2, 5, 5, 5, 20]
    for earlier, later in pairwise(minutes):
        assert earlier
        assert later
        assert later <= earlier or later > LONGER_FACTOR * earlier
