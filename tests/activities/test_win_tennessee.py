"""Win Tennessee: six to eight choices, an ending either way within two minutes, and a word for whatever is asked."""

import json
import re
from dataclasses import dataclass
from random import Random

import pytest

from tests.activities.visitors import CHOOSERS, at_random, visit, well
from tests.panel.screen import Buttons
from vfw.activities import WinTennessee, text
from vfw.activities.guide import answer_for_visitor, has_voted, offered_replies
from vfw.activities.narration import answer_sections, describe_events, question_section
from vfw.activities.rendering import HAND, MARKS, draw_lens
from vfw.activities.win_tennessee import create_match
from vfw.atlas.outline import outlines
from vfw.core.questions import Decision
from vfw.history.notes import note
from vfw.history.tables import sources
from vfw.history.writing import BRACKET, keys_of
from vfw.panel import Panel
from vfw.panel.skins.votes.board import VotesBoard
from vfw.panel.web.assets import WEB_FOLDER
from vfw.votes.rules.tabletop import RATIFIED

READ, CHOOSE, TWO_MINUTES = 8, 3, 120
"""s for a screen, for a choice, and for all."""
SEEDS = [f"visit {number}" for number in range(16)]


@pytest.fixture(autouse=True)
def raising(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Panel, "raising", True)


# The clock


def longest_animation() -> float:
    """s: the longest of all animations of the stage, its delay included. Whatever is shown there takes no longer."""
    css = (WEB_FOLDER / "page/stage.css").read_text(encoding="utf-8")
    declared = re.findall(r"animation: ([^;}]+)", css)
    times = [re.findall(r"(?<![\w.])(\d+(?:\.\d+)?)(m?s)\b", one) for one in declared]
    return max(sum(float(n) / (1000 if unit == "ms" else 1) for n, unit in one) for one in times)


@dataclass
class Robot:
    """A thoughtful visitor of the real panel: reads every screen, then chooses.

    Attributes:
        seconds: that have passed. choices: that were made.
    """

    room: WinTennessee
    rng: Random
    seconds: float = 0
    choices: int = 0

    def screen(self) -> list[str]:
        """Return the replies and commands that can be pressed here."""
        cover = self.room.page.html("cover")
        shown = Buttons(cover or self.room.page.html("prompt") + self.room.page.html("hand"))
        return [*map(json.dumps, shown.picks()), *[name for name in shown.commands() if name == "next"]]

    def step(self) -> None:
        """Read what is there, and press something of it."""
        self.seconds += READ + (longest_animation() if self.room.session.is_voting else 0) + CHOOSE
        is_result = self.room.session.is_voting and self.room.session.stage.has_come
        self.choices += not is_result
        pressed = self.rng.choice(self.screen())
        if pressed == "next":
            self.room.receive({"kind": "command", "name": "next", "fields": {}, "question": self.room.question})
        else:
            self.room.receive({"kind": "pick", "replies": [json.loads(pressed)], "question": self.room.question})

    def visit(self) -> None:
        while not self.room.session.has_ended:
            self.step()
        self.seconds += READ


@pytest.fixture(scope="module")
def visits() -> list[Robot]:
    robots = [Robot(WinTennessee(seed), Random(seed)) for seed in SEEDS]
    for robot in robots:
        robot.visit()
    return robots


def test_the_clock_knows_how_long_the_stage_moves() -> None:
    assert longest_animation() == pytest.approx(1.35), "the star is sewn in for 0.75 s, and begins 0.6 s late"


def test_an_ending_comes_within_two_minutes(visits: list[Robot]) -> None:
    assert max(robot.seconds for robot in visits) <= TWO_MINUTES
    assert {robot.choices for robot in visits} <= {6, 7, 8}


def test_both_endings_occur(visits: list[Robot]) -> None:
    endings = {re.search('data-ending="(yes|no)"', robot.room.page.html("prompt")) for robot in visits}
    assert {ending[1] for ending in endings if ending} == {"yes", "no"}


def test_even_the_longest_visit_ends_in_time() -> None:
    """Eight choices and the result on the stage, of which two more rolls and the first die are decided there."""
    assert 9 * (READ + CHOOSE) + 4 * longest_animation() + READ <= TWO_MINUTES


# The guide


@pytest.mark.parametrize("name", CHOOSERS)
def test_a_visitor_has_six_to_eight_choices_and_dice_decide(name: str) -> None:
    visited = [visit(f"{name} {seed}", CHOOSERS[name](seed)) for seed in SEEDS]
    assert {one.choices for one in visited} <= {6, 7, 8}
    assert all(one.by_dice for one in visited)


@pytest.mark.long
def test_choices_matter_and_nothing_is_sure() -> None:
    """Figures: python -m tests.activities.visitors 2000."""
    games = 600
    by_lot = [visit(f"lot {seed}", at_random(f"{seed}")) for seed in range(games)]
    good = [visit(f"well {seed}", well(f"{seed}")) for seed in range(games)]
    assert {one.choices for one in (*by_lot, *good)} == {6, 7, 8}
    assert all(one.by_dice for one in (*by_lot, *good))
    shares = [sum(one.said_yes for one in some) / games for some in (by_lot, good)]
    assert 0.4 < shares[0] < 0.65
    assert 0.75 < shares[1] < 0.95


@pytest.mark.parametrize("seed", SEEDS[:10])
def test_every_question_that_can_come_has_words(seed: str) -> None:
    match, rng, since = create_match(seed), Random(seed), 1
    while not has_voted(match.position):
        if not isinstance(match.pending, Decision):
            match.throw()
            continue
        replies = offered_replies(match)
        if not replies:
            answer_for_visitor(match, lambda reply: match.answer(reply, throw=False))
            continue
        assert match.pending.about == "reroll" or text.words(question_section(match))
        for section in answer_sections(match).values():
            assert text.first_paragraph(section)
        if match.pending.about == "card" and since > 1:
            events = [event for position in match.positions[since:] for event in position.news]
            assert describe_events(events).count("The other side plays") == 1
        since = len(match.positions) if match.pending.about == "use" else since
        match.answer(rng.choice(replies), throw=False)
    assert match.position.vote("TN") in (RATIFIED, RATIFIED + 1)


def test_what_is_told_of_a_card_is_what_came_of_it() -> None:
    room = WinTennessee("told")
    room.pick(HAND[0])
    assert room.session.happened == ""
    room.pick("campaign")
    shown = re.match(
        r"The die shows (\d): (\w+) cubes? for you in Tennessee\. The other side plays ", room.session.happened
    )
    assert shown
    assert room.match
    rolled = next(event for position in room.match.positions for event in position.news if event[0] == "rolled")
    assert rolled[3] == (int(shown[1]),)


# The words


def test_the_introduction_is_short() -> None:
    assert 0 < len(text.words("intro").split()) <= 40


def test_a_screen_has_few_words(visits: list[Robot]) -> None:
    for section in text.text().sections:
        if section.name not in ("help", "what-happened"):
            assert len(text.words(section.name).split()) <= 40, section.name


def test_every_source_is_in_the_list() -> None:
    brackets = [bracket for section in text.text().sections for bracket in BRACKET.findall(section.body)]
    found = {key for bracket in brackets for key in keys_of(bracket)}
    assert {"HWS6", "IRWIN1921", "CONAN1952"} <= found <= sources().keys()


@pytest.mark.parametrize("name", ["what-happened", "left-out"])
def test_every_statement_of_history_at_the_end_has_a_source(name: str) -> None:
    for paragraph in text.text()[name].body.split("\n\n"):
        assert paragraph.rstrip().endswith("]"), paragraph


def test_the_end_tells_the_votes_of_that_day() -> None:
    told = text.words("what-happened")
    assert all(words in told for words in ("table", "48 to 48", "Banks Turner", "Harry Burn", "49 to 47"))


@pytest.mark.parametrize("key", HAND)
def test_what_a_card_tells_of_history_has_a_source_and_a_note_to_read_on(key: str) -> None:
    assert text.history(key)
    assert text.source_titles(key)
    assert note(key)


# The page


def test_it_opens_at_the_first_choice_with_the_board_and_the_introduction() -> None:
    room = WinTennessee("first")
    assert not room.session.is_voting
    assert Buttons(room.page.html("hand")).picks() == list(HAND)
    assert text.words("intro") in room.page.html("log")
    assert room.page.html("cover") == ""
    room.pick(HAND[1])
    assert room.page.html("log") == ""


def test_tennessee_in_the_lens_is_the_gesture_and_the_card_can_be_taken_back() -> None:
    room = WinTennessee("lens")
    assert "data-open" not in room.page.html("prompt")
    room.pick(HAND[0])
    assert Buttons(room.page.html("prompt")).picks() == ["campaign", "event", "organize"]
    assert "vfw-lens-ring" in room.page.html("prompt")
    room.command("undo")
    assert Buttons(room.page.html("hand")).picks() == list(HAND)


def test_marks_in_the_lens_are_in_their_states() -> None:
    match = create_match("marks")
    lens = draw_lens("TN", VotesBoard().states(match.view(None), ()), is_open=True)
    marks = [(says, mark) for _, _, says, mark in lens.marks]
    assert [mark for fill, mark in marks if fill == "yes"] == [MARKS["ratified"]] * 3
    assert [mark for fill, mark in marks if fill == "no"] == [MARKS["rejected"]] * 5
    assert ("against", "NC") in marks
    assert {"KY", "NC"} <= set(outlines()["TN"].neighbors)


def test_a_screen_reader_announces_events_and_the_question() -> None:
    room = WinTennessee("heard")
    room.receive({"kind": "held", "save": ""})
    assert text.words("intro") in room.page.said
    room.pick(HAND[2])
    room.pick("organize")
    assert "A helper joins you. The other side plays" in room.page.said
    assert "Touch a card" in room.page.said


@pytest.mark.parametrize("seed", ["heard", "abc", "q"])
def test_the_vote_is_heard_as_it_is_seen_and_the_log_is_not(seed: str) -> None:
    room = WinTennessee(seed)
    room.receive({"kind": "held", "save": ""})
    heard = []
    while not room.session.has_ended:
        ways = (
            room.session.stage.choices if room.session.is_voting else offered_replies(room.match) if room.match else ()
        )
        room.pick(str([*ways][-1])) if ways else room.command("next")
        heard += room.page.said.split("\n")[1:]
    said = "\n".join(heard)
    assert not re.search("as an event|in effect|You pay|You gain|Cubes now|Final Voting[.]|Round", said), said
    assert said.count("of 36 states have ratified.") + said.count("of 13 states have rejected.") == 1
    (vote,) = [line for line in heard if line.endswith("and its die is held.")]
    before = heard[heard.index(vote) - 1]
    assert "The other side plays" in before, "what came of the last card is told first"
    assert vote.startswith("Tennessee. You have")


def test_start_over_is_always_there_and_begins_again(visits: list[Robot]) -> None:
    room = WinTennessee("anew")
    for _ in range(3):
        assert "start over" in Buttons(room.page.html("camps")).commands()
        room.pick(offered_replies(room.match)[0] if room.match else "")
    room.command("start over")
    assert Buttons(room.page.html("hand")).picks() == list(HAND)
    assert text.words("intro") in room.page.html("log")
    assert "start over" in Buttons(visits[0].room.page.html("prompt")).commands()


def test_the_three_ways_on_are_there(visits: list[Robot]) -> None:
    ending = visits[0].room.page.html("prompt")
    assert re.findall(r'<a class="vfw-button" href="([^"?]+)', ending) == ["atlas.ipynb#race", "play.ipynb"]
    assert "Another visitor" in ending


def test_the_pace_that_a_browser_remembers_shows_no_steps_here() -> None:
    room = WinTennessee("pace")
    room.receive({"kind": "manner", "shows_steps": True, "help": "hints", "learned": "0", "sensitivity": "described"})
    assert not room.session.preferences.shows_steps
    assert room.session.preferences.sensitivity == "described"


def test_a_seed_brings_the_same_dice() -> None:
    assert create_match("same").header() == create_match("same").header()
    assert create_match("same").header() != create_match("other").header()
