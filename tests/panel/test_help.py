"""Odds and hints: as much help as the visitor wants, and only for the visitor's own questions."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.accessible import names
from tests.jobs.manual_pool import ManualPool
from tests.panel.conftest import NewScreen
from tests.panel.scenes import CARD, choosing_a_card
from tests.panel.screen import Screen
from tests.panel.test_preferences import go_on
from vfw.core.match import Match
from vfw.core.questions import Decision, Roll
from vfw.panel.rendering.prompt import render_hints
from vfw.panel.skins.votes.advice import _hint_faces
from vfw.panel.surfaces.boards import BoardView
from vfw.panel.view_models.advice import HintModel, merge_similar_hints
from vfw.votes import VotesForWomen
from vfw.votes.coach.hints import Hint
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.playing import EVENT


def likes(screen: Screen, help_level: str) -> None:
    screen.send({"kind": "manner", "shows_steps": False, "help": help_level})


def to_a_roll(screen: Screen) -> None:
    rng = Random(2)
    while not isinstance(screen.match.pending, Roll):
        go_on(screen, rng)


@pytest.mark.parametrize(("help_level", "tells"), [("none", False), ("odds", True), ("hints", True)])
def test_odds_are_shown_if_the_visitor_wants_them(show: NewScreen, help_level: str, tells: bool) -> None:
    screen = choosing_a_card(show)
    likes(screen, help_level)
    screen.pick(CARD, "campaign")
    assert isinstance(screen.match.pending, Roll)
    assert ("on average" in screen.html("prompt") or " in 100" in screen.html("prompt")) is tells


def hints_shown(screen: Screen) -> list[str]:
    """Return the hints beside the question, best first: the answer and its reason."""
    return [
        line.name for hints in screen.find("prompt", "region", "Hints") for line in hints.inside if line.role == "item"
    ]


def answer_of(hint: str) -> str:
    return re.split("[.:]", hint)[0]


def card_marked(screen: Screen, number: int) -> str:
    """Return the title of the card in the hand that bears the number of a hint."""
    (card,) = [card for card in screen.find("hand", "group") if f"Hint {number}" in map(str, card.inside)]
    return card.name


@pytest.mark.parametrize(("help_level", "offered"), [("none", False), ("odds", False), ("hints", True)])
def test_hints_are_offered_if_the_visitor_wants_them(screen: Screen, help_level: str, offered: bool) -> None:
    likes(screen, help_level)
    screen.begin()
    assert ("hint" in screen.commands) is offered


def test_a_hint_names_two_or_three_good_answers_and_goes_with_the_question(screen: Screen) -> None:
    likes(screen, "hints")
    screen.begin()
    assert hints_shown(screen) == []
    screen.press("hint")
    assert len(hints_shown(screen)) in (2, 3)
    assert "hint" not in screen.commands, "it has been given"
    first = hints_shown(screen)
    assert screen.said
    screen.pick("seneca-falls-convention")
    assert hints_shown(screen) == []
    screen.press("undo")
    screen.press("hint") if "hint" in screen.commands else None
    assert hints_shown(screen) == first, "the same hint as before"


def test_the_page_stays_usable_while_the_coach_computes_hints(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = ManualPool()
    monkeypatch.setattr("vfw.panel.runner.current_pool", lambda: pool)
    screen.begin()
    screen.press("hint")
    assert screen.said == "The coach is thinking."
    assert "The coach is thinking" in screen.html("prompt")
    assert "hint" not in screen.commands
    question = screen.panel.question
    pool.do_the_awaited()
    assert "The coach is thinking" not in screen.html("prompt")
    assert "Hint 1" in screen.html("hand")
    assert screen.said.startswith("Where you stand: six markers are missing in Congress")
    assert screen.panel.question == question, "what is pressed meanwhile is not too late"
    screen.pick("seneca-falls-convention")
    screen.press("hint")
    screen.press("undo")
    assert pool.waiting == []
    assert "The coach is thinking" not in screen.html("prompt")
    assert "hint" in screen.commands


@pytest.mark.parametrize(
    ("help_level", "is_ready"), [("none", False), ("odds", False), ("hints", True), ("guided", True)]
)
def test_workers_start_before_the_coach_is_asked(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, help_level: str, is_ready: bool
) -> None:
    pool = ManualPool()
    monkeypatch.setattr("vfw.panel.runner.current_pool", lambda: pool)
    likes(screen, help_level)
    screen.begin()
    assert len(pool.expected) == is_ready
    screen.pick("seneca-falls-convention")
    assert len(pool.expected) == 2 * is_ready, "nor at any other question"
    assert [piece.do() for piece in pool.expected] == [[[]]] * len(pool.expected), "it is hardly any work"


def test_an_unwatched_notebook_starts_no_workers(show: NewScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = ManualPool()
    monkeypatch.setattr("vfw.panel.runner.current_pool", lambda: pool)
    show(Match(VotesForWomen()))
    assert pool.expected == []


def test_failed_hints_can_be_requested_again(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    pool = ManualPool()
    monkeypatch.setattr("vfw.panel.runner.current_pool", lambda: pool)
    screen.begin()
    screen.press("hint")
    pool.fail("no worker is left")
    assert "could not work that out" in screen.said
    screen.press("hint")
    pool.do_the_awaited()
    assert "Hint 1" in screen.html("hand")


def test_a_hint_begins_with_what_is_still_needed(screen: Screen) -> None:
    likes(screen, "hints")
    screen.begin()
    assert "Still needed" not in screen.html("prompt")
    screen.press("hint")
    assert "Still needed" in screen.html("prompt").split("What a good player")[0]
    assert "Six markers are missing in Congress, and you have 36 cards to play." in screen.html("prompt")
    assert screen.said.startswith("Where you stand: six markers are missing in Congress")
    told = re.findall(r"Hint (\d): (.*?)[.:]", screen.said)
    assert [int(number) for number, _ in told] == [*range(1, len(told) + 1)]
    named = [answer_of(hint) for hint in hints_shown(screen)]
    assert [answer for _, answer in told] == named


def test_every_question_of_a_game_has_hints(screen: Screen) -> None:
    likes(screen, "hints")
    screen.begin(opposition="oppobot")
    rng = Random(4)
    asked = set()
    while screen.match.position.turn < 3:
        pending = screen.match.pending
        if isinstance(pending, Decision) and "hint" in screen.commands and pending.about not in asked:
            screen.press("hint")
            assert hints_shown(screen)
            asked.add(pending.about)
        go_on(screen, rng)
    assert asked >= {"card", "use", "state", "reroll"}


def test_the_card_and_the_state_that_a_hint_names_are_marked_where_they_are(screen: Screen) -> None:
    likes(screen, "hints")
    screen.begin()
    screen.press("hint")
    for number, hint in enumerate(hints_shown(screen), start=1):
        assert answer_of(hint) in card_marked(screen, number)
    screen.pick("seneca-falls-convention")
    rng, marked = Random(4), set[str]()
    while not marked >= {"card", "state", "campaigner"}:
        pending = screen.match.pending
        if isinstance(pending, Decision) and "hint" in screen.commands:
            assert ("Hint 1" in screen.html("hand"), screen.overlay.scene["hinted"]) == (False, {})
            screen.press("hint")
            if "Hint 1" in screen.html("hand"):
                assert answer_of(hints_shown(screen)[0]) in card_marked(screen, 1)
                marked.add(pending.about)
            for place, number in screen.overlay.scene["hinted"].items():
                assert number > 1 or NAMES.get(place, place) in screen.html("prompt")
                marked.add(pending.about)
        go_on(screen, rng)


def to_the_second_card(screen: Screen) -> None:
    """To where a card is chosen, and then its use."""
    rng = Random(2)
    while not (screen.match.position.round == 2 and "lucy-stone" in screen.picks):
        go_on(screen, rng)


def test_once_its_card_is_chosen_the_use_that_a_hint_named_is_still_the_first(screen: Screen) -> None:
    likes(screen, "hints")
    screen.begin()
    to_the_second_card(screen)
    screen.press("hint")
    assert screen.panel.table
    hints = screen.panel.table.hints
    for named in hints.faces[::-1]:
        assert named.picks
        assert named.then
        screen.pick(named.picks)
        pending = screen.match.pending
        assert isinstance(pending, Decision)
        assert pending.about == "use"
        screen.press("hint")
        assert [*hints.faces] == [named.then], "it is not weighed anew"
        assert named.then.picks in pending.choices
        assert (named.then.reason, named.then.rule) == (named.reason, named.rule)
        assert screen.html("prompt").count(named.then.answer) == 2, "as its button names it"
        screen.press("undo")
        screen.press("hint")
        assert named in hints.faces


def test_the_uses_of_a_card_without_a_hint_are_compared(screen: Screen) -> None:
    likes(screen, "hints")
    screen.begin()
    to_the_second_card(screen)
    screen.press("hint")
    assert screen.panel.table
    hints = screen.panel.table.hints
    named = {hint.picks for hint in hints.faces}
    screen.pick(next(card for card in screen.picks if card not in named))
    screen.press("hint")
    assert len(hints.faces) >= 2


def test_the_target_of_a_hinted_event_is_marked_on_the_map(screen: Screen) -> None:
    screen.begin()
    assert screen.panel.table
    play_it = Hint(("seneca-falls-convention", EVENT), "It brings a team.", "Operations Phase", "", {})
    (face,) = _hint_faces({"seneca-falls-convention": "Seneca Falls Convention"}, [play_it])
    screen.panel.surface.show(BoardView(screen.panel.table.view, is_asked=True, hinted=[face.names]), 99)
    assert screen.overlay.scene["hinted"] == {"Northeast": 1, "NY": 1}


def test_hinted_buttons_are_labeled(show: NewScreen) -> None:
    screen = choosing_a_card(show, buttons=1)
    likes(screen, "hints")
    screen.pick(CARD, "lobby")
    screen.press("throw")
    assert screen.picks == ["keep", "reroll"]
    assert not any("Hint 1" in name for name in screen.names("prompt", "button"))
    screen.press("hint")
    (best,) = [name for name in screen.names("prompt", "button") if "Hint 1" in name]
    assert best.partition(" Hint 1")[0] in hints_shown(screen)[0]


def test_answers_that_differ_only_in_color_are_one_hint(screen: Screen) -> None:
    likes(screen, "hints")
    screen.begin()
    screen.pick("seneca-falls-convention", "campaign")
    screen.press("hint")
    (hint,) = hints_shown(screen)
    assert hint.startswith("Purple or yellow. New York has no purple cubes and no yellow.")


def test_a_rule_on_which_several_hints_rest_is_named_once() -> None:
    rules = ["Operations Phase", "Operations Phase", "Lobbying Action", "Operations Phase"]
    html = render_hints([HintModel(f"Card {n}", "It helps.", rule) for n, rule in enumerate(rules)], "", "")
    assert [re.findall(r"\((.*)\)", item) for item in names(html, "item")] == [
        ["Operations Phase"],
        [],
        ["Lobbying Action"],
        ["Operations Phase"],
    ]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Susan B. Anthony Indicted: brings one button.", "Brings one button."),
        ("Dr. Mabel Ping-Hua Lee: adds two cubes.", "Adds two cubes."),
        ("Minor v. Happersett: needs 3 or more.", "Needs 3 or more."),
        ("The dice lie well. Keep them: they give two.", "The dice lie well. Keep them: they give two."),
    ],
)
def test_a_reason_does_not_repeat_the_card_that_stands_before_it(text: str, reason: str) -> None:
    (face,) = _hint_faces({"card": "The card"}, [Hint(("card",), text, "Operations Phase", "", {})])
    assert face.reason == reason


def test_hints_that_differ_in_more_than_color_stay_apart() -> None:
    def twins(reason: str, other: str) -> list[HintModel]:
        return [HintModel("Purple campaigner", reason, "Moving"), HintModel("Yellow campaigner", other, "Moving")]

    (hint,) = merge_similar_hints(twins("Four states.", "Four states."), ["purple", "yellow"])
    assert hint.answer == "Purple or yellow campaigner"
    apart = twins("Four states.", "Two states.")
    assert merge_similar_hints(apart, ["purple", "yellow"]) == apart
