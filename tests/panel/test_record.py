"""The game compared with the record: the dialog during a game, and the section at its end."""

import re
from html import unescape
from random import Random

from tests.debrief.test_questions import over
from tests.debrief.test_record import NASHVILLE, RECORDS
from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.panel.test_dialogs import sheet
from tests.panel.test_preferences import go_on
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.debrief.questions import questions_after
from vfw.debrief.record import compare_game
from vfw.history.writing import plain
from vfw.panel.skins.votes.history import COMES_LATER
from vfw.votes import VotesForWomen
from vfw.votes.records.event_queries import build_timeline
from vfw.votes.records.replay import load_recorded_match


def test_during_a_game_the_menu_leads_to_the_record(screen: Screen) -> None:
    assert "Your game and the record" not in screen.names("menu", "button")
    screen.begin()
    assert "button: Your game and the record [record]" in screen.read("menu")
    assert COMES_LATER in sheet(screen, "record")
    rng = Random(1)
    while screen.match.position.turn < 3:
        screen.pick(rng.choice(screen.picks))
    face, html = compare_game(build_timeline(screen.match.positions)), unescape(sheet(screen, "record"))
    assert [*face.left, *face.agrees]
    for text in (*face.left, *face.agrees):
        assert text.partition(" [")[0] in html
    assert "To talk about" not in html


def test_the_ending_shows_the_record_with_one_list_of_sources(show: NewScreen) -> None:
    screen = show(Match(VotesForWomen(), NASHVILLE, chance=seeded(2), players={"suffragist": "person"}))
    screen.press("read")
    rng = Random(4)
    assert screen.html("record") == ""
    while not screen.match.outcome:
        go_on(screen, rng)
    html = screen.html("record")
    face = compare_game(build_timeline(screen.match.positions))
    assert html.count("In your game") == len(face.left) + len(face.agrees)
    numbers = re.findall(r'href="#(record-source-[^"]+)"', html)
    assert numbers
    for number in numbers:
        assert html.count(f'id="{number}"') == 1
    assert html.count("<h2>To talk about</h2><ol>") == 1
    assert html == sheet(screen, "record")


def test_a_replayed_game_is_compared_as_a_whole(show: NewScreen) -> None:
    screen = show(load_recorded_match(RECORDS[0]))
    screen.press("look back")
    assert "What really happened" in sheet(screen, "record")
    assert "In your game" in sheet(screen, "record")


def test_the_questions_are_below_the_record(show: NewScreen) -> None:
    match = over(0)
    html = " ".join(unescape(re.sub("<[^>]+>", "", show(match).html("record"))).split())
    asked = questions_after(match)
    places = [html.index(plain(question).partition("?")[0]) for question in asked]
    assert html.index("Your game and the record") < places[0] < places[1] < places[2]
