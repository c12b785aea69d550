"""The workshop of the room: what is pressed there, and what it makes of the question that is asked."""

from __future__ import annotations

import re

import pytest

from tests.crossroads.own_games import own_game
from tests.whatif.asking import JUNE_1919, question
from vfw.crossroads.asking_room import OWN, PLAYERS, AskingRoom
from vfw.crossroads.building.change_sheet import PARTS
from vfw.crossroads.building.line_of_time import start_of
from vfw.crossroads.building.question_link import link_to
from vfw.crossroads.building.visitors_own import NotAsked
from vfw.crossroads.building.workshop import Workshop
from vfw.crossroads.regions.limits_html import limits_html
from vfw.crossroads.saving import answer_file, question_file, save_html
from vfw.jobs.pool import INLINE_POOL
from vfw.panel.screens.files import moment_file
from vfw.panel.skins.registry import FIRST as FIRST_GAME
from vfw.resources import lessons
from vfw.whatif.question import GAME_BELOW
from vfw.whatif.runs import Run, play
from vfw.whatif.sharing.answer_file import AnswerFile
from vfw.whatif.sharing.question_text import text_of

SENATE = "senate-february-1919"
"""The question that is changed here: much can still be changed in its moment."""


@pytest.fixture
def shop() -> Workshop:
    return Workshop(AskingRoom(INLINE_POOL, lambda: None, first=SENATE))


def press(shop: Workshop, name: str, value: str = "") -> None:
    shop.commands(value)[name]()


def rows(html: str) -> list[str]:
    return re.findall(r'data-command="(take back(?: both)?)"', html)


def test_a_change_is_asked_listed_and_taken_back(shop: Workshop) -> None:
    room = shop.room
    press(shop, "change", "Ohio: 1 red more")
    press(shop, "change", "Ohio: 1 red more")
    assert room.name == ""
    assert [change.words for change in room.question.changes][-1] == "Ohio: 2 red more"
    assert shop.said == "Ohio: 2 red."
    assert "Ohio: 2 red more<small>Record: Ohio: no cubes</small>" in shop.html
    assert rows(shop.html) == ["take back", "take back", "take back both"]
    press(shop, "take back", "1")
    assert room.name == SENATE
    assert rows(shop.html) == ["take back", "take back both"]
    press(shop, "to the record")
    assert "Nothing is changed" in shop.html
    assert room.question.changes == ()


def test_what_is_left_out_is_said_and_shown(shop: Workshop) -> None:
    press(shop, "change", "Ohio: 1 red more")
    press(shop, "moment", "1920-nashville")
    assert "Left out: Ohio: 1 red more (Ohio has voted, so no cube lies there)." in shop.said
    assert "“Ohio: 1 red more”: Ohio has voted, so no cube lies there." in shop.html
    assert re.search(r'data-value="1920-nashville" aria-pressed="true"', shop.html)
    assert shop.room.question.date == "9 August 1920"


def test_who_plays_stays_when_something_is_changed(shop: Workshop) -> None:
    shop.room.play_with("random")
    press(shop, "change", "one round more")
    assert shop.room.player == "random"


def test_a_question_on_players_is_played_by_them_alone(shop: Workshop) -> None:
    room = shop.room
    press(shop, "change", "player: planner against planner")
    assert (room.players, room.player) == ((OWN,), OWN)
    assert room.at_hand == room.question
    press(shop, "to the record")
    assert room.players == PLAYERS


def test_a_question_chosen_elsewhere_is_built_on(shop: Workshop) -> None:
    shop.room.choose("the-west-later")
    assert shop.building.start.name == "1912-the-west-is-won"
    press(shop, "build state", "CA")
    assert "California: no cubes" in shop.sheet


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_the_sheet_offers_changes_that_can_be_made(shop: Workshop, part: str) -> None:
    press(shop, "build part", part)
    offered = re.findall(r'data-command="change" data-value="([^"]+)"', shop.sheet)
    assert offered
    for line in offered:
        shop.room.choose(SENATE)
        press(shop, "change", line)
        assert shop.room.name == ""


def test_what_cannot_be_pressed_says_why(shop: Workshop) -> None:
    press(shop, "to the record")
    press(shop, "moment", "1912-the-west-is-won")
    assert 'aria-disabled="true"' in shop.sheet
    assert "States have voted, so Congress has sent the Amendment." in shop.sheet
    press(shop, "moment", "1920-nashville")
    press(shop, "build state", "OH")
    assert "Ohio has voted, so no cube lies there." in shop.sheet
    assert "Red cubes" not in shop.sheet
    press(shop, "moment", "1920-january")
    press(shop, "build state", "OK")
    assert shop.sheet.count("Once Congress has sent the Amendment, a state with 4 cubes has voted.") == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [("moment", "never"), ("take back", "7"), ("take back", "x"), ("build part", "else"), ("build state", "XX")],
)
def test_what_is_not_there_is_named(shop: Workshop, name: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"there is no .*'{value}'"):
        press(shop, name, value)


def test_the_map_of_the_sheet_shows_how_states_stand_and_which_are_changed(shop: Workshop) -> None:
    shop.room.choose("nashville-one-vote")
    lands = dict(re.findall(r'data-value="([A-Z]{2})" class="([^"]*)"', shop.sheet))
    assert len(lands) == 48
    assert (lands["NY"], lands["GA"], lands["FL"]) == ("vfw-wi-ratified", "vfw-wi-rejected", "vfw-wi-against")
    assert lands["TN"] == "vfw-wi-rejected vfw-wi-chosen"
    assert "Tennessee: rejected (as it was: no cubes)" in shop.sheet
    assert shop.sheet.count("●</text>") == 1
    shop.room.choose("the-west-later")
    assert 'data-value="WY" class="vfw-wi-for"' in shop.sheet


def test_a_change_that_cannot_be_made_is_refused_in_words(shop: Workshop) -> None:
    with pytest.raises(NotAsked, match="That cannot be changed: “Ohio: 1 red fewer”: in Ohio 0 red lie there"):
        press(shop, "change", "Ohio: 1 red fewer")


def test_ones_own_game_stands_on_the_line_of_time(shop: Workshop) -> None:
    shop.begin(start_of(GAME_BELOW, lessons("scenarios")[JUNE_1919]))
    assert shop.room.question.as_it_was.is_a_game
    assert re.search(r'data-value="game below" aria-pressed="true"', shop.html)
    assert "It is a moment of a game, not of history." in limits_html(shop.room.question, "steady")
    press(shop, "change", "one round more")
    assert "Back to your game" in shop.html
    assert "Your game: 6 rounds in the last turn" in shop.html
    press(shop, "moment", "1848-seneca-falls")
    assert not shop.room.question.as_it_was.is_a_game
    press(shop, "moment", GAME_BELOW)
    assert shop.room.question.as_it_was.is_a_game


def test_a_moment_of_a_game_is_opened(shop: Workshop) -> None:
    match = own_game()
    can_begin = FIRST_GAME.abilities.scenarios.why_not_laid_open
    number = next(n for n, one in enumerate(match.positions) if one.turn == 4 and not can_begin(one))
    text = moment_file(match, number, FIRST_GAME)["text"]
    shop.open(text)
    assert shop.building.start.title.startswith("Your game, turn 4, ")
    assert shop.room.question.as_it_was.is_a_game
    with pytest.raises(NotAsked, match="It is a moment of 'chess'"):
        shop.open(text.replace("votes-for-women", "chess"))


def test_an_address_asks(shop: Workshop) -> None:
    shop.follow("question=hawke-v-smith")
    assert shop.room.name == "hawke-v-smith"
    press(shop, "change", "one round more")
    asked = shop.room.question
    shop.room.choose(SENATE)
    shop.follow(link_to(asked, seed=3)[1:])
    assert (shop.room.name, shop.room.question.as_changed, shop.room.seed) == ("", asked.as_changed, 3)
    asked = shop.room.question
    shop.follow("")
    assert shop.room.question == asked


def test_a_question_is_saved_and_opened(shop: Workshop) -> None:
    press(shop, "change", "Ohio: 1 red more")
    asked = shop.room.question
    saved = question_file(shop.room).text
    shop.room.choose(SENATE)
    shop.open(saved)
    assert shop.room.question == asked
    assert "?asked=" in save_html(shop.room)


def test_an_answer_is_saved_and_opened_with_what_was_counted(shop: Workshop) -> None:
    room = shop.room
    asked = question("Connecticut: no cubes").played_by("random")
    counts = play(Run(asked, 3, 5))
    shop.open(AnswerFile(asked, 5, {"random": counts}).text())
    assert room.answer
    assert (room.answer.counts, room.player, room.seed) == (counts, "random", 5)
    assert "seed 5" in room.versions
    assert answer_file(room).text == AnswerFile(asked, 5, {"random": counts}).text()
    press(shop, "change", "one round more")
    assert room.answer is None


def test_what_a_file_cannot_ask_is_said(shop: Workshop) -> None:
    before = shop.room.question
    for text, size, complaint in (
        ("", 9_000_000, "The file is too large: 9,000,000 bytes"),
        (text_of(before).replace("moment", "momnt"), 0, "did you mean “moment”"),
        ("Dear all", 0, "is no answer to what if"),
    ):
        with pytest.raises(NotAsked, match=complaint):
            shop.open(text, size)
    assert shop.room.question == before
    older = AnswerFile(before, 0, {"steady": play(Run(before, 1))}, players="0").text()
    with pytest.raises(NotAsked, match=r"Play it again here\."):
        shop.open(older)
    assert shop.room.answer is None


def test_a_shipped_question_comes_back_from_its_file_with_what_was_counted_of_it(shop: Workshop) -> None:
    text = question_file(shop.room).text
    shop.room.choose("connecticut-session")
    shop.open(text)
    assert shop.room.name == SENATE
    assert shop.room.beforehand
