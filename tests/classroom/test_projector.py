"""The page of the projector without a browser: its contents, and what is kept."""

import json
import re
from typing import Any

import ipywidgets
import pytest

from tests.classroom.classes import JUNE_1919, NASHVILLE, WATCHED
from tests.panel.browser import Browser
from tests.panel.screen import Buttons
from vfw.classroom.groups import HOW_TWO_PLAY, ONE, TWO, scenario_options
from vfw.classroom.projector import Projector
from vfw.classroom.projector_game import ClassGame, Stage
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.votes import VotesForWomen


class Room:
    """A projector in a window, whose browser keeps the game and the votes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, browser: Browser | None = None, votes: str = "") -> None:
        self.browser, self.sent = browser or Browser(), list[dict[str, Any]]()
        monkeypatch.setattr(Projector, "raising", True)
        monkeypatch.setattr(ipywidgets.Widget, "_send", lambda _widget, message, buffers=None: self._take(message))
        self.projector = Projector()
        if browser:
            self.projector.receive({"kind": "held", "save": browser.save})
            self.projector.receive({"kind": "votes", "text": votes})

    def _take(self, message: dict[str, Any]) -> None:
        if message["method"] == "custom":
            self.sent.append(message["content"])
            self.browser.hear(message["content"])

    def press(self, name: str, value: str = "") -> None:
        cover = self.html("cover")
        offered = Buttons(cover or self.html("prompt")).commands() + Buttons(self.html("menu")).commands()
        assert name in offered, f"{name!r} is not on the page, only {offered}"
        fields = {"value": value}
        message = {"kind": "command", "name": name, "fields": fields, "question": self.projector.question}
        self.projector.receive(message)

    def html(self, region: str) -> str:
        return self.projector.page.html(region)

    @property
    def game(self) -> ClassGame:
        assert self.projector.game is not None
        return self.projector.game

    @property
    def match(self) -> Match[Any, Any]:
        return self.game.match


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    room = Room(monkeypatch)
    room.press("begin", NASHVILLE)
    room.press("next")
    return room


def test_nashville_and_june_1919_come_first() -> None:
    names = [option.value for option in scenario_options(ONE)]
    assert names[:2] == [NASHVILLE, JUNE_1919]
    assert len(names) == len(set(names)) > 5


def test_the_class_plays_the_suffragists_against_the_oppobot(room: Room) -> None:
    assert room.match.players == {"suffragist": "person", "opposition": "oppobot"}
    assert "The room votes" in room.html("prompt")


def test_only_the_hand_of_the_class_is_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    room.press("begin", JUNE_1919)
    room.press("next")
    position = room.match.position
    page = "".join(room.html(region) for region in ("head", "prompt", "hand", "cover", "menu", "camps", "log"))
    mine, theirs = (set(held.hand) for held in position.holdings)
    assert [card for card in mine if f"card:{card}" not in page] == []
    assert [card for card in theirs - mine if card in page] == []


def test_the_page_shows_one_question_with_letters_and_one_field(room: Room) -> None:
    prompt = room.html("prompt")
    assert prompt.count("<h2") == prompt.count("<input") == 1
    letters = re.findall(r'data-command="letter" data-value="(.)"', prompt)
    assert "".join(letters) == room.game.shortlist.letters
    assert "likes these best of" in prompt


def test_wrong_input_stays_in_the_field_beside_the_expected_form(room: Room) -> None:
    question = room.projector.question
    room.press("hands", "12 <5")
    prompt = room.html("prompt")
    assert 'value="12 &lt;5"' in prompt
    assert 'aria-invalid="true"' in prompt
    assert "numbers expected, one for each of A, B" in prompt
    assert room.projector.question == question
    room.press("hands", "a")
    assert "numbers expected" not in room.html("prompt")


def test_a_late_press_is_dropped(room: Room) -> None:
    late = {"kind": "command", "name": "letter", "fields": {"value": "A"}, "question": room.projector.question}
    room.press("hands", "b")
    replies = room.match.replies
    room.projector.receive(late)
    assert room.match.replies == replies


def test_a_class_resumes_its_game_with_its_votes(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.press("hands", "a")
    while room.game.stage in WATCHED:
        room.press("next")
    again = Room(monkeypatch, room.browser, room.projector._controls.votes)
    while again.game.stage is Stage.STAGED:  # what was on the stage can be seen again
        again.press("next")
    assert again.match.replies == room.match.replies
    assert again.game.stage == room.game.stage
    assert again.game.votes == room.game.votes != []


def test_the_game_waits_for_the_votes_whichever_comes_first(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.press("hands", "a")
    votes, again = room.projector._controls.votes, Room(monkeypatch)
    again.projector.receive({"kind": "held", "save": room.browser.save})
    assert again.projector.game is None
    assert again.projector._controls.votes == "", "what the browser keeps was overwritten before it was read"
    again.projector.receive({"kind": "votes", "text": votes})
    assert again.game.votes == room.game.votes != []


def test_every_vote_is_kept_before_the_game_that_it_led_to(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    room.press("begin", JUNE_1919)  # long enough for three votes, whatever the dice say
    room.press("next")
    hear, led_to = room.browser.hear, list[tuple[list[int], list[int]]]()

    def hear_and_look(message: dict[str, Any]) -> str | None:
        told = hear(message)
        if message["kind"] == "append":
            kept = [vote["at"] for vote in json.loads(room.projector._controls.votes)["votes"]]
            led_to.append(([vote.at for vote in room.game.votes], kept))
        return told

    monkeypatch.setattr(room.browser, "hear", hear_and_look)
    while len(room.game.votes) < 3:
        room.press(*{Stage.ASK: ("hands", "a"), Stage.NOTE: ("play it", "")}.get(room.game.stage, ("next", "")))
    assert max(len(votes) for votes, _ in led_to) == 3
    assert all({*votes} <= {*kept} for votes, kept in led_to)


def test_votes_of_another_game_or_none_that_can_be_read_are_not_shown(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.press("hands", "a")
    kept = json.loads(room.projector._controls.votes)
    for votes in ("", "{", "[]", json.dumps({**kept, "seed": "another"}), json.dumps({**kept, "votes": [{"at": "x"}]})):
        assert Room(monkeypatch, room.browser, votes).game.votes == []


def test_unreadable_votes_are_copied_before_they_are_overwritten(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.press("hands", "a")
    for votes in ("[" * 100_000, '{"seed": "7", "votes": 1e400}', "no json"):
        again = Room(monkeypatch, room.browser, votes)
        assert {"kind": "put aside"} in again.sent
    again = Room(monkeypatch, room.browser, room.projector._controls.votes)
    assert {"kind": "put aside"} not in again.sent


def test_a_game_of_older_rules_resumes_as_far_as_it_fits_and_the_rest_is_copied(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.press("hands", "a")
    browser = Browser()
    old = f'{room.browser.stored}\n["suffragist dance", 1]'.replace(
        f'"rules":"{VotesForWomen.rules}"', '"rules":"0.1"', 1
    )
    browser.stored = old
    again = Room(monkeypatch, browser, room.projector._controls.votes)
    if again.game.stage is Stage.READ:  # the dice of the first card led to no other round
        again.press("next")
    assert re.search("It goes on from (Turn 6 · Round 6|Final Voting)", again.html("prompt"))
    assert 'data-local="save"' in again.html("prompt")
    assert browser.put_aside == [old]
    assert again.match.game.can_go_on_from(again.match.position)


def test_a_damaged_game_is_reported_and_copied_when_another_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser()
    browser.stored = "{nonsense"
    room = Room(monkeypatch, browser)
    assert "cannot be opened" in room.html("cover")
    room.press("begin", NASHVILLE)
    assert browser.put_aside == ["{nonsense"]


def test_a_game_that_goes_on_is_not_put_away_without_a_question(room: Room) -> None:
    room.press("another")
    assert "Put this game away?" in room.html("cover")
    room.press("close")
    assert room.projector.game is not None
    room.press("another")
    room.press("begin anew")
    assert room.projector.game is None
    assert "The class plays the Suffragists" in room.html("cover")


def test_the_end_shows_the_result_and_every_vote(room: Room) -> None:
    while room.game.stage != Stage.OVER:
        if room.game.stage in WATCHED:
            room.press("next")
        else:
            room.press("hands", " ".join(map(str, range(len(room.game.shortlist.letters), 0, -1))))
    prompt = room.html("prompt")
    assert "The Suffragists win" in prompt or "The Opposition wins" in prompt
    for number, vote in enumerate(room.game.votes, start=1):
        assert f"{number}. {vote.question}" in prompt
        assert "A " + str(vote.hands[0][1]) in prompt
    assert room.html("hand") == ""
    room.press("save votes")
    assert room.sent[-1]["kind"] == "download"
    assert room.game.votes[0].chosen in room.sent[-1]["text"]
    room.press("record")
    assert "What really happened" in room.html("cover")


def test_a_vote_is_staged_on_the_page_and_goes_on_by_itself_once_it_is_read(room: Room) -> None:
    room.match.chance = seeded(3)
    seen = dict[str, list[str]]()
    while room.game.stage != Stage.OVER:
        if room.game.stage == Stage.STAGED:
            (light,) = re.findall(r'data-light="(\w+)"', room.html("cover"))
            seen.setdefault(light, []).append(room.html("prompt"))
            said = room.projector.page.said.split("\n", 1)[1]
            assert said.startswith(room.game.staged.title)
            assert all(sum_.said in said for sum_ in room.game.staged.sums), "both dice are heard"
        room.press(*{Stage.ASK: ("hands", "a"), Stage.NOTE: ("play it", "")}.get(room.game.stage, ("next", "")))
    assert {*seen} >= {"opens", "held"}
    assert all(("data-rest" in prompt) == (light != "opens") for light in seen for prompt in seen[light])


def test_shown_events_are_announced(room: Room) -> None:
    room.press("hands", "a")
    assert room.projector.page.said.split("\n", 1)[1].startswith("You play")


def test_an_error_is_shown_and_the_class_can_go_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Projector, "raising", False)
    room.projector.guarded(lambda: room.projector.command("nonsense"))
    assert "Something went wrong" in room.html("prompt")
    room.press("hands", "a")
    assert "Something went wrong" not in room.html("prompt")


def test_the_instructions_for_two_groups_are_shown_and_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    room.press("groups", ONE)
    assert HOW_TWO_PLAY not in room.html("cover") + room.projector.page.said
    room.press("groups", TWO)
    assert HOW_TWO_PLAY in room.html("cover")
    assert room.projector.page.said.endswith(HOW_TWO_PLAY)
