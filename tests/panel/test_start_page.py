"""The start page: three ways in that take one touch, and the form behind them."""

import json
import re
from collections.abc import Callable, Mapping
from html import unescape
from typing import Any

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.screen import WAYS_IN, Screen
from vfw.core.chance import physical, seeded
from vfw.panel.session.new_game import new_game_options
from vfw.panel.session.preferences import Preferences
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.skins.votes.text import SIDE_LABELS
from vfw.votes.players.registry import KINDS
from vfw.votes.rules.seats import SIDES
from vfw.votes.scenarios.deck_file import format_deck

SCENARIO = """---
title: {title}
date: {date}
goal: Win in {date}.
length: {length}
sources: none
simplifies: nearly everything
{more}
---
"""
Folders = Callable[..., None]


def scenario(title: str, date: str = "July 1848", length: int = 20, more: str = "mode: competitive") -> str:
    return SCENARIO.format(title=title, date=date, length=length, more=more)


@pytest.fixture
def folders(monkeypatch: pytest.MonkeyPatch) -> Folders:
    """Return `folders(scenarios={...}, decks={...})`, which replaces the files in the folders of lessons."""

    def lay(**texts: Mapping[str, str]) -> None:
        monkeypatch.setattr("vfw.panel.skins.votes.start.lessons", lambda folder: dict(texts.get(folder, {})))

    lay()
    return lay


def offered(html: str, question: str) -> dict[str, dict[str, list[str]]]:
    """The answers that the form offers to a question, with what each hangs on."""
    _, _, after = html.partition(f'data-asks="{question}"')
    fieldset = after.partition("</fieldset>")[0]
    label = r'<label(?: class="[^"]*")?(?: data-only="([^"]*)")?><input type="radio" name="\w+" value="([^"]*)"'
    labels = re.findall(label, fieldset)
    return {value: json.loads(unescape(only) or "{}") for only, value in labels}


def words(html: str) -> str:
    return " ".join(re.sub("<[^>]+>", " ", html).split())


# One touch


def test_three_ways_in_come_first_and_the_rest_behind_one_more(screen: Screen) -> None:
    assert screen.commands == ["learn", "play", "watch", "choose"]
    doors = [name for name in screen.names("cover", "button") if name != "Menu"]
    assert [
        door.startswith(name) for door, name in zip(doors, ("Learn", "Play", "Watch", "More ways to play"), strict=True)
    ]


def test_play_begins_the_recommended_game_at_once(screen: Screen) -> None:
    screen.press("play")
    assert screen.match.players == {"suffragist": "person", "opposition": "oppobot"}
    assert screen.match.options == {"opponent": "oppobot", "difficulty": "normal"}
    assert screen.html("cover") == "", "the screen is not handed over to an automaton"
    assert screen.picks


def test_play_deals_another_game_each_time(show: NewScreen) -> None:
    seeds = set()
    for _ in range(3):
        screen = show()
        screen.press("play")
        seeds.add(json.dumps(screen.match.chance.header()))
    assert len(seeds) == 3


def test_watch_lets_the_computer_play_both_sides_step_by_step(screen: Screen, folders: Folders) -> None:
    screen.send({"kind": "manner", "shows_steps": True})
    screen.press("watch")
    assert screen.match.players == {"suffragist": "greedy", "opposition": "greedy"}
    assert screen.match.options == {}
    assert screen.commands == ["next"]
    assert 'data-pace="' in screen.html("prompt")


def test_watch_shows_the_shortest_scenario_that_the_computer_can_play(screen: Screen, folders: Folders) -> None:
    short = scenario("A short one", length=10)
    folders(
        scenarios={
            "long": scenario("A long one"),
            "short": short,
            "solo": scenario("Against the Oppobot", length=5, more="mode: solitaire"),
            "partners": scenario("Two on a side", length=5, more="partners: suffragist"),
        }
    )
    screen.panel.paint()
    assert "A short one" in screen.html("cover")
    screen.press("watch")
    assert screen.match.options == {"scenario": short}


def test_learn_lists_what_there_is_to_learn_and_leads_back(screen: Screen) -> None:
    screen.press("learn")
    assert any("[help]" in line for line in screen.read("cover"))
    screen.press("front")
    assert screen.commands == WAYS_IN


def test_where_a_game_is_kept_going_on_comes_first(screen: Screen) -> None:
    screen.press("play")
    match = screen.match
    screen.press("start page")
    assert screen.commands == ["continue", *WAYS_IN]
    assert re.findall(r'data-command="(\w+)"[^>]*data-first', screen.html("cover")) == ["continue"]
    screen.press("play")
    assert screen.commands == ["continue", "save", "begin anyway"], "and is not thrown away by one touch"
    screen.press("continue")
    assert screen.match is match


def test_the_start_page_opens_at_its_front_after_a_game_began_from_the_form(screen: Screen) -> None:
    screen.begin()
    screen.press("start page")
    assert screen.commands == ["continue", *WAYS_IN]


# Everything


def test_a_person_comes_first_in_both_seats_but_plays_the_opposition_only_when_asked_for(screen: Screen) -> None:
    seats = {
        question.name: question for question in new_game_options(DEFAULT_SKIN).questions if question.name in SIDE_LABELS
    }
    for seat, labels in DEFAULT_SKIN.capabilities.seating.kinds({}, SIDES).items():
        assert next(iter(labels)) == "person"
        assert [option.value for option in seats[seat].options] == list(labels)
    assert set(DEFAULT_SKIN.capabilities.seating.kinds({}, SIDES)["suffragist"]) == {"person", *KINDS}
    assert set(DEFAULT_SKIN.capabilities.seating.kinds({}, SIDES)["opposition"]) == {"person", *KINDS, "oppobot"}
    assert "as it was fought" in DEFAULT_SKIN.capabilities.seating.kinds({}, SIDES)["opposition"]["person"]
    assert seats["suffragist"].usual[0] == "person"
    assert "person" not in seats["opposition"].usual


@pytest.mark.parametrize(
    ("answers", "options"),
    [
        ({}, {}),
        ({"opposition": "greedy", "difficulty": "hard"}, {}),
        ({"opposition": "oppobot"}, {"opponent": "oppobot", "difficulty": "normal"}),
        ({"opposition": "oppobot", "difficulty": "black-d4"}, {"opponent": "oppobot", "difficulty": "black-d4"}),
        ({"opposition": "oppobot", "difficulty": "black-d6"}, {"opponent": "oppobot", "difficulty": "black-d6"}),
        ({"opposition": "oppobot", "difficulty": "hard"}, {"opponent": "oppobot", "difficulty": "hard"}),
        ({"opposition": "oppobot", "difficulty": "harder"}, {"opponent": "oppobot", "difficulty": "normal"}),
        ({"opposition": "oppobot", "deck": "gone"}, {"opponent": "oppobot", "difficulty": "normal"}),
        ({"scenario": "gone"}, {}),
    ],
)
def test_the_answers_make_the_options_and_what_is_not_offered_is_as_usual(
    folders: Folders, answers: dict[str, str], options: dict[str, Any]
) -> None:
    assert DEFAULT_SKIN.capabilities.game_setup.options(answers) == options


def test_who_cannot_sit_there_is_replaced_by_who_can(screen: Screen) -> None:
    screen.begin(suffragist="oppobot", opposition="nobody")
    assert screen.match.players == {"suffragist": "person", "opposition": "person"}


def test_dice_and_seed_are_chosen(screen: Screen) -> None:
    screen.begin(opposition="oppobot", dice="table", seed=" 1848 ")
    assert screen.match.chance == physical(seeded("1848"))


def test_the_form_asks_about_the_oppobot_only_where_it_plays(screen: Screen, folders: Folders) -> None:
    folders(scenarios={"solo": scenario("Solo", more="mode: solitaire")})
    screen.press("choose")
    for question in ("difficulty", "deck"):
        found = re.search(rf'data-asks="{question}"[^>]*data-only="([^"]*)"', screen.html("cover"))
        assert found
        assert json.loads(unescape(found[1])) == {"scenario": ["full"], "opposition": ["oppobot"]}


# Scenarios


def test_scenarios_are_listed_with_title_date_length_and_goal_the_full_game_first(
    screen: Screen, folders: Folders
) -> None:
    folders(
        scenarios={
            "a-late": scenario("Nashville", "August 1920", 25),
            "b-early": scenario("Seneca Falls", "July 1848", 40),
        }
    )
    screen.press("choose")
    assert list(offered(screen.html("cover"), "scenario")) == ["full", "b-early", "a-late"], "in the order of history"
    said = words(screen.html("cover"))
    assert "The full game" in said
    assert "Nashville August 1920 · about 25 minutes · Win in August 1920." in said


def test_a_scenario_begins_with_its_text_in_the_save(screen: Screen, folders: Folders) -> None:
    text = scenario("Seneca Falls")
    folders(scenarios={"seneca": text})
    screen.begin(scenario="seneca", opposition="random")
    assert screen.match.options == {"scenario": text}
    assert json.loads(screen.match.save())["options"] == {"scenario": text}


def test_a_scenario_that_is_open_can_be_played_against_the_oppobot_too(screen: Screen, folders: Folders) -> None:
    text = scenario("Seneca Falls")
    folders(scenarios={"seneca": text})
    screen.begin(scenario="seneca", opposition="oppobot", difficulty="hard")
    assert screen.match.options == {"scenario": text, "opponent": "oppobot", "difficulty": "hard"}
    assert screen.match.position.oppobot == "hard"


def test_a_scenario_for_the_oppobot_settles_the_seat_and_the_difficulty(screen: Screen, folders: Folders) -> None:
    text = scenario("Alone", more="mode: solitaire\ndifficulty: hard")
    folders(scenarios={"alone": text})
    assert list(DEFAULT_SKIN.capabilities.seating.kinds({"scenario": text}, SIDES)["opposition"]) == ["oppobot"]
    screen.press("choose")
    seat = offered(screen.html("cover"), "opposition")
    assert seat["person"]["scenario"] == ["full"]
    assert "scenario" not in seat["oppobot"]
    screen.press("begin", scenario="alone", opposition="person", difficulty="normal")
    assert screen.match.options == {"scenario": text}
    assert screen.match.players["opposition"] == "oppobot"
    assert screen.match.position.oppobot == "hard"


def test_a_scenario_proposes_who_plays_but_never_a_person_for_the_opposition(screen: Screen, folders: Folders) -> None:
    seats = {"greedy": "seats: suffragist random, opposition greedy", "person": "seats: opposition person"}
    folders(scenarios={name: scenario(name, more=more) for name, more in seats.items()})
    screen.press("choose")
    proposed = re.findall(r'value="(\w+)" data-key="scenario \w+" data-proposes="([^"]*)"', screen.html("cover"))
    assert {name: json.loads(unescape(words)) for name, words in proposed} == {
        "greedy": {"suffragist": "random", "opposition": "greedy"},
        "person": {"suffragist": "person"},
    }


def test_a_scenario_for_partners_proposes_their_table_and_no_other_side_sits_alone(
    screen: Screen, folders: Folders
) -> None:
    lines = {
        "two": "partners: suffragist\nseats: yellow-suffragist greedy, opposition greedy",
        "open": "partners: suffragist\nmode: solitaire\nhands: open",
    }
    folders(scenarios={name: scenario(name, more=more) for name, more in lines.items()})
    screen.press("choose")
    tables = offered(screen.html("cover"), "table")
    assert {name: one.get("scenario") for name, one in tables.items()} == {
        "1v1": ["full"],
        "2v1": ["full", "two"],
        "1v2": ["full"],
        "2v2": ["full", "two"],
        "cooperative": ["full", "two"],
        "open": None,
    }
    proposed = re.findall(r'value="(\w+)" data-key="scenario \w+" data-proposes="([^"]*)"', screen.html("cover"))
    assert {name: json.loads(unescape(words))["table"] for name, words in proposed} == {
        "two": "2v1",
        "open": "open",
    }
    screen.press("begin", scenario="two", table="2v1", **{"yellow-suffragist": "greedy", "opposition": "greedy"})
    assert screen.match.seats == ("purple-suffragist", "yellow-suffragist", "opposition")
    assert screen.match.players["yellow-suffragist"] == "greedy"


def test_where_cards_of_the_opposition_lie_the_oppobot_cannot_sit(screen: Screen, folders: Folders) -> None:
    folders(scenarios={"held": scenario("A hand", more="opposition hand: The Patriarchy")})
    screen.press("choose")
    seat = offered(screen.html("cover"), "opposition")
    assert seat["oppobot"]["scenario"] == ["full"]
    assert "scenario" not in seat["greedy"]


def test_a_scenario_that_cannot_be_read_shows_its_line_and_remedy_and_the_rest_works(
    screen: Screen, folders: Folders
) -> None:
    folders(scenarios={"broken": scenario("Broken").replace("goal:", "gaol:"), "whole": scenario("Whole")})
    assert screen.commands == WAYS_IN
    screen.press("choose")
    said = words(screen.html("cover"))
    assert "broken.md cannot be played yet: line 4: “gaol” is no key; did you mean “goal”?" in said
    assert list(offered(screen.html("cover"), "scenario")) == ["full", "whole"]
    screen.press("begin", scenario="whole", opposition="random", seed="7")
    screen.press("read")
    assert screen.picks


# Decks of the Oppobot


def test_the_deck_is_called_a_reconstruction_and_others_lie_beside_it(screen: Screen, folders: Folders) -> None:
    deck = format_deck(title="My printed deck")
    folders(decks={"README": "How to write one", "printed": deck, "torn": "# Torn\n- A card"})
    screen.press("choose")
    assert list(offered(screen.html("cover"), "deck")) == ["reconstruction", "printed"]
    said = words(screen.html("cover"))
    assert "A reconstruction Own the printed game? Put your cards in" in said
    assert "My printed deck" in said
    assert "torn.md cannot be played with yet: line 2: a card before the first era" in said
    screen.press("begin", opposition="oppobot", deck="printed")
    assert screen.match.options["deck"] == deck
    screen.pick(screen.picks[0])


# Help


@pytest.mark.parametrize(
    ("sent", "kept"), [("none", "none"), ("odds", "odds"), ("guided", "guided"), ("soothsaying", "hints")]
)
def test_the_level_of_help_belongs_to_the_manner_of_playing(screen: Screen, sent: str, kept: str) -> None:
    screen.send({"kind": "manner", "shows_steps": False, "help": sent})
    screen.press("play")
    assert screen.panel.table
    assert screen.panel.table.preferences == Preferences(asks=True, stages=True, help=kept)


def test_every_help_level_can_be_chosen_and_none_is_the_quietest(screen: Screen) -> None:
    screen.press("choose")
    assert list(offered(screen.html("cover"), "help")) == ["none", "odds", "hints", "guided"]


# A game that the address asks for


def test_the_address_asks_for_a_scenario_which_one_touch_begins(
    show: NewScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUERY_STRING", "scenario=1919-to-the-states")
    screen = show()
    assert screen.panel.match is None
    assert "June 1919, to the states" in words(screen.html("cover"))
    screen.press("begin asked")
    assert screen.match.options["scenario"].startswith("---\ntitle: June 1919")
    assert screen.match.players == {"suffragist": "person", "opposition": "oppobot"}


def test_what_the_address_asks_for_does_not_replace_a_kept_game_unasked(
    show: NewScreen, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUERY_STRING", "scenario=1919-to-the-states")
    screen = show()
    screen.begin()
    screen.press("start page")
    assert [command for command in screen.commands if command in ("begin asked", "continue")] == [
        "begin asked",
        "continue",
    ]
    screen.press("begin asked")
    assert "Put your game away?" in words(screen.html("cover"))


@pytest.mark.parametrize("query", ["", "scenario=", "scenario=1776", "path=30", "scenario=full%00"])
def test_an_address_that_asks_for_nothing_that_there_is_shows_the_start_page_as_it_is(
    show: NewScreen, monkeypatch: pytest.MonkeyPatch, query: str
) -> None:
    monkeypatch.setenv("QUERY_STRING", query)
    assert show().commands == WAYS_IN
