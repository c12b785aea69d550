"""The page of the projector without a browser: its contents, and what is kept."""

import json
import re
from typing import Any

import ipywidgets
import pytest

from tests.accessible import find
from tests.classroom.classes import JUNE_1919, NASHVILLE, WATCHED_STAGES
from tests.panel.browser import Browser
from tests.panel.screen import Buttons, read_presses
from vfw.classroom.groups import HOW_TWO_PLAY, ONE, TWO, scenario_options
from vfw.classroom.projector import Projector, ProjectorControls
from vfw.classroom.projector_game import ClassGame, Stage
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.votes import VotesForWomen


class ProjectorPage:
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
        self.send(name, value)

    def send(self, name: str, value: str = "") -> None:
        """A command arrives, whether or not it is on the page."""
        message = {"kind": "command", "name": name, "fields": {"value": value}, "question": self.projector.question}
        self.projector.receive(message)

    def resume(self, match: Match[Any, Any], votes: str = "") -> None:
        """The browser keeps this match."""
        self.projector.receive({"kind": "held", "save": match.save()})
        self.projector.receive({"kind": "votes", "text": votes})

    def html(self, region: str) -> str:
        return self.projector.page.html(region)

    @property
    def kept_votes(self) -> str:
        """The votes that the browser is told to keep."""
        (controls,) = [child for child in self.projector.children if isinstance(child, ProjectorControls)]
        return str(controls.votes)

    @property
    def game(self) -> ClassGame:
        assert self.projector.game is not None
        return self.projector.game

    @property
    def match(self) -> Match[Any, Any]:
        return self.game.match


@pytest.fixture
def projector_page(monkeypatch: pytest.MonkeyPatch) -> ProjectorPage:
    projector_page = ProjectorPage(monkeypatch)
    projector_page.press("begin", NASHVILLE)
    projector_page.press("next")
    return projector_page


def test_nashville_and_june_1919_come_first() -> None:
    names = [option.value for option in scenario_options(ONE)]
    assert names[:2] == [NASHVILLE, JUNE_1919]
    assert len(names) == len(set(names)) > 5


def test_the_class_plays_the_suffragists_against_the_oppobot(projector_page: ProjectorPage) -> None:
    assert projector_page.match.players == {"suffragist": "person", "opposition": "oppobot"}
    assert "The room votes" in projector_page.html("prompt")


def test_only_the_hand_of_the_class_is_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    projector_page = ProjectorPage(monkeypatch)
    projector_page.press("begin", JUNE_1919)
    projector_page.press("next")
    position = projector_page.match.position
    page = "".join(
        projector_page.html(region) for region in ("head", "prompt", "hand", "cover", "menu", "camps", "log")
    )
    mine, theirs = (set(held.hand) for held in position.holdings)
    assert [card for card in mine if f"card:{card}" not in page] == []
    assert [card for card in theirs - mine if card in page] == []


def test_the_page_shows_one_question_with_letters_and_one_field(projector_page: ProjectorPage) -> None:
    prompt = projector_page.html("prompt")
    assert len(find(prompt, "heading 2")) == len(find(prompt, "textbox")) == 1
    letters = re.findall(r"\[letter (.)\]", "\n".join(read_presses(prompt)))
    assert "".join(letters) == projector_page.game.shortlist.letters
    assert "likes these best of" in prompt


def test_wrong_input_stays_in_the_field_beside_the_expected_form(projector_page: ProjectorPage) -> None:
    question = projector_page.projector.question
    projector_page.press("hands", "12 <5")
    prompt = projector_page.html("prompt")
    (field,) = find(prompt, "textbox")
    assert field.value == "12 <5"
    assert "invalid" in field.states
    assert "numbers expected, one for each of A, B" in prompt
    assert projector_page.projector.question == question
    projector_page.press("hands", "a")
    assert "numbers expected" not in projector_page.html("prompt")


def test_a_late_press_is_dropped(projector_page: ProjectorPage) -> None:
    late = {
        "kind": "command",
        "name": "letter",
        "fields": {"value": "A"},
        "question": projector_page.projector.question,
    }
    projector_page.press("hands", "b")
    replies = projector_page.match.replies
    projector_page.projector.receive(late)
    assert projector_page.match.replies == replies


def test_a_class_resumes_its_game_with_its_votes(
    projector_page: ProjectorPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    projector_page.press("hands", "a")
    while projector_page.game.stage in WATCHED_STAGES:
        projector_page.press("next")
    again = ProjectorPage(monkeypatch, projector_page.browser, projector_page.kept_votes)
    while again.game.stage is Stage.STAGED:  # what was on the stage can be seen again
        again.press("next")
    assert again.match.replies == projector_page.match.replies
    assert again.game.stage == projector_page.game.stage
    assert again.game.votes == projector_page.game.votes != []


def test_the_game_waits_for_the_votes_whichever_comes_first(
    projector_page: ProjectorPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    projector_page.press("hands", "a")
    votes, again = projector_page.kept_votes, ProjectorPage(monkeypatch)
    again.projector.receive({"kind": "held", "save": projector_page.browser.save})
    assert again.projector.game is None
    assert again.kept_votes == "", "what the browser keeps was overwritten before it was read"
    again.projector.receive({"kind": "votes", "text": votes})
    assert again.game.votes == projector_page.game.votes != []


def test_every_vote_is_kept_before_the_game_that_it_led_to(monkeypatch: pytest.MonkeyPatch) -> None:
    projector_page = ProjectorPage(monkeypatch)
    projector_page.press("begin", JUNE_1919)  # long enough for three votes, whatever the dice say
    projector_page.press("next")
    hear, led_to = projector_page.browser.hear, list[tuple[list[int], list[int]]]()

    def hear_and_look(message: dict[str, Any]) -> str | None:
        told = hear(message)
        if message["kind"] == "append":
            kept = [vote["at"] for vote in json.loads(projector_page.kept_votes)["votes"]]
            led_to.append(([vote.at for vote in projector_page.game.votes], kept))
        return told

    monkeypatch.setattr(projector_page.browser, "hear", hear_and_look)
    while len(projector_page.game.votes) < 3:
        projector_page.press(
            *{Stage.ASK: ("hands", "a"), Stage.NOTE: ("play it", "")}.get(projector_page.game.stage, ("next", ""))
        )
    assert max(len(votes) for votes, _ in led_to) == 3
    assert all({*votes} <= {*kept} for votes, kept in led_to)


def test_votes_of_another_game_or_none_that_can_be_read_are_not_shown(
    projector_page: ProjectorPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    projector_page.press("hands", "a")
    kept = json.loads(projector_page.kept_votes)
    for votes in ("", "{", "[]", json.dumps({**kept, "seed": "another"}), json.dumps({**kept, "votes": [{"at": "x"}]})):
        assert ProjectorPage(monkeypatch, projector_page.browser, votes).game.votes == []


def test_unreadable_votes_are_copied_before_they_are_overwritten(
    projector_page: ProjectorPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    projector_page.press("hands", "a")
    for votes in ("[" * 100_000, '{"seed": "7", "votes": 1e400}', "no json"):
        again = ProjectorPage(monkeypatch, projector_page.browser, votes)
        assert {"kind": "keep copy"} in again.sent
    again = ProjectorPage(monkeypatch, projector_page.browser, projector_page.kept_votes)
    assert {"kind": "keep copy"} not in again.sent


def test_a_game_of_older_rules_resumes_as_far_as_it_fits_and_the_rest_is_copied(
    projector_page: ProjectorPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    projector_page.press("hands", "a")
    browser = Browser()
    old = f'{projector_page.browser.stored}\n["suffragist dance", 1]'.replace(
        f'"rules":"{VotesForWomen.rules}"', '"rules":"0.1"', 1
    )
    browser.stored = old
    again = ProjectorPage(monkeypatch, browser, projector_page.kept_votes)
    if again.game.stage is Stage.READ:  # the dice of the first card led to no other round
        again.press("next")
    assert re.search("It goes on from (Turn 6 · Round 6|Final Voting)", again.html("prompt"))
    assert 'data-local="save"' in again.html("prompt")
    assert browser.copies == [old]
    assert again.match.game.can_go_on_from(again.match.position)


def test_a_damaged_game_is_reported_and_copied_when_another_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser()
    browser.stored = "{nonsense"
    projector_page = ProjectorPage(monkeypatch, browser)
    assert "cannot be opened" in projector_page.html("cover")
    projector_page.press("begin", NASHVILLE)
    assert browser.copies == ["{nonsense"]


def test_an_unfinished_game_is_put_away_only_after_confirmation(projector_page: ProjectorPage) -> None:
    projector_page.press("another")
    assert "Put this game away?" in projector_page.html("cover")
    projector_page.press("close")
    assert projector_page.projector.game is not None
    projector_page.press("another")
    projector_page.press("put away")
    assert projector_page.projector.game is None
    assert "The class plays the Suffragists" in projector_page.html("cover")


def test_the_end_shows_the_result_and_every_vote(projector_page: ProjectorPage) -> None:
    while projector_page.game.stage != Stage.OVER:
        if projector_page.game.stage in WATCHED_STAGES:
            projector_page.press("next")
        else:
            projector_page.press("hands", " ".join(map(str, range(len(projector_page.game.shortlist.letters), 0, -1))))
    prompt = projector_page.html("prompt")
    assert "The Suffragists win" in prompt or "The Opposition wins" in prompt
    for number, vote in enumerate(projector_page.game.votes, start=1):
        assert f"{number}. {vote.question}" in prompt
        assert "A " + str(vote.hands[0][1]) in prompt
    assert projector_page.html("hand") == ""
    projector_page.press("save votes")
    assert projector_page.sent[-1]["kind"] == "download"
    assert projector_page.game.votes[0].chosen in projector_page.sent[-1]["text"]
    projector_page.press("record")
    assert "What really happened" in projector_page.html("cover")


def test_a_vote_is_staged_on_the_page_and_goes_on_by_itself_once_it_is_read(projector_page: ProjectorPage) -> None:
    projector_page.match.chance = seeded(3)
    seen = dict[str, list[str]]()
    while projector_page.game.stage != Stage.OVER:
        if projector_page.game.stage == Stage.STAGED:
            (light,) = re.findall(r'data-light="(\w+)"', projector_page.html("cover"))
            seen.setdefault(light, []).append(projector_page.html("prompt"))
            said = projector_page.projector.page.said.split("\n", 1)[1]
            assert said.startswith(projector_page.game.staged.title)
            assert all(sum_.said in said for sum_ in projector_page.game.staged.sums), "both dice are heard"
        projector_page.press(
            *{Stage.ASK: ("hands", "a"), Stage.NOTE: ("play it", "")}.get(projector_page.game.stage, ("next", ""))
        )
    assert {*seen} >= {"opens", "held"}
    assert all(("data-rest" in prompt) == (light != "opens") for light in seen for prompt in seen[light])


def test_shown_events_are_announced(projector_page: ProjectorPage) -> None:
    projector_page.press("hands", "a")
    assert projector_page.projector.page.said.split("\n", 1)[1].startswith("You play")


def test_an_error_is_shown_and_the_class_can_go_on(
    projector_page: ProjectorPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Projector, "raising", False)
    projector_page.send("nonsense")
    assert "Something went wrong" in projector_page.html("prompt")
    projector_page.press("hands", "a")
    assert "Something went wrong" not in projector_page.html("prompt")


def test_the_instructions_for_two_groups_are_shown_and_announced(monkeypatch: pytest.MonkeyPatch) -> None:
    projector_page = ProjectorPage(monkeypatch)
    projector_page.press("groups", ONE)
    assert HOW_TWO_PLAY not in projector_page.html("cover") + projector_page.projector.page.said
    projector_page.press("groups", TWO)
    assert HOW_TWO_PLAY in projector_page.html("cover")
    assert projector_page.projector.page.said.endswith(HOW_TWO_PLAY)
