"""A guided game: the coach warns before a weak answer, once a round, and changes nothing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.jobs.manual_pool import ManualPool
from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.panel.test_help import to_the_second_card
from tests.panel.test_preferences import go_on
from vfw.core.match import Match
from vfw.core.questions import Decision, Reply
from vfw.jobs.batch import Task
from vfw.panel.session.advice import SPOKEN_KEY
from vfw.panel.skins.votes.advice import VotesAdvice
from vfw.panel.view_models.advice import CoachWarning, HintModel
from vfw.votes import VotesForWomen

GUIDED = {"kind": "manner", "shows_steps": False, "help": "guided"}
BETTER = HintModel("Seneca Falls", "It brings a team.", "Operations Phase", picks="seneca-falls-convention")
BAD = "lucy-stone"
CHOSEN = HintModel("Lucy Stone", "Nobody hears of it.", "Operations Phase", picks=BAD)


class Against:
    """Speaks against one card, for whatever it is played."""

    def __init__(self, card: str) -> None:
        self._card = card

    @property
    def hints(self) -> Sequence[HintModel]:
        return [BETTER]

    def goes_on(self, replies: Sequence[Reply]) -> bool:
        return len(replies) == 1

    def objection_to(self, replies: Sequence[Reply]) -> CoachWarning | None:
        return CoachWarning(CHOSEN, "This costs about 2 in 10.", BETTER) if replies[0] == self._card else None


class Weighing:
    """Finds that, with one piece of work."""

    def __init__(self, card: str) -> None:
        self._left, self.found = [Task(Against, (card,))], Against("")

    done = 0.0

    def round(self) -> Sequence[Task]:
        pieces, self._left = self._left, []
        return pieces

    def take(self, number: int, result: Against) -> None:
        self.found = result


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> ManualPool:
    """The pool of the page. Against Lucy Stone something can be said, wherever a card is asked for."""
    pool = ManualPool()
    monkeypatch.setattr("vfw.panel.runner.current_pool", lambda: pool)

    def objections(_: Any, view: Any, seed: str) -> Weighing | None:
        return Weighing(BAD) if view.pending.about == "card" else None

    monkeypatch.setattr(VotesAdvice, "find_objections", objections)
    return pool


def begin(screen: Screen, **seats: str) -> None:
    screen.send(GUIDED)
    screen.begin(**seats)


def remarks(screen: Screen) -> bool:
    return "Wait a moment" in screen.html("prompt")


def test_a_weak_answer_is_held_back_with_a_reason(screen: Screen, pool: ManualPool) -> None:
    begin(screen)
    assert not remarks(screen)
    pool.do_all()
    before, question = screen.match.replies, screen.panel.question
    screen.pick(BAD)
    assert screen.match.replies == before
    assert remarks(screen)
    assert screen.panel.question > question, "a late click on the last question is dropped"
    for said in ("Lucy Stone. Nobody hears of it. This costs about 2 in 10.", "Seneca Falls", "It brings a team."):
        assert said in screen.html("prompt")
        assert said in screen.said
    assert screen.said.endswith("Press Choose again, or Play it anyway.")
    assert screen.commands == ["choose again", "play it anyway"]
    assert "Hint 1" in screen.html("hand")
    assert screen.overlay.scene["hinted"] == {}


def test_a_weak_answer_can_be_played_anyway(screen: Screen, pool: ManualPool) -> None:
    begin(screen)
    pool.do_all()
    before = screen.match.replies
    screen.pick(BAD)
    screen.press("play it anyway")
    assert screen.match.replies[len(before)] == BAD
    assert not remarks(screen)


def test_after_choosing_again_there_is_no_warning_in_the_same_round(screen: Screen, pool: ManualPool) -> None:
    begin(screen)
    pool.do_all()
    before = screen.match.replies
    screen.pick(BAD)
    screen.press("choose again")
    assert not remarks(screen)
    assert screen.match.replies == before
    assert BAD in screen.html("hand")
    screen.pick(BAD)
    assert screen.match.replies[len(before)] == BAD
    screen.press("undo")
    screen.pick(BAD)
    assert not remarks(screen), "an undo begins no new round"


def test_another_answer_is_accepted_at_once(screen: Screen, pool: ManualPool) -> None:
    begin(screen)
    pool.do_all()
    before = screen.match.replies
    screen.pick(BAD)
    screen.pick("seneca-falls-convention")
    assert screen.match.replies[len(before)] == "seneca-falls-convention"
    assert not remarks(screen)


def test_an_unfinished_check_holds_nothing_back(screen: Screen, pool: ManualPool) -> None:
    begin(screen)
    before = screen.match.replies
    assert pool.waiting
    screen.pick(BAD)
    assert screen.match.replies[len(before)] == BAD
    assert pool.waiting == [], "nobody needs it any more"


def test_the_use_of_a_card_is_judged_by_the_check_of_the_card(
    screen: Screen, pool: ManualPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    uses = lambda _, replies: CoachWarning(CHOSEN, "This costs much.", BETTER) if replies[1:] == ("organize",) else None  # noqa: E731
    monkeypatch.setattr(Against, "objection_to", uses)
    begin(screen)
    screen.pick("seneca-falls-convention")
    rng = Random(2)
    while not (screen.match.position.round == 2 and isinstance(screen.match.pending, Decision) and screen.picks):
        go_on(screen, rng)
    pool.do_all()
    screen.pick(screen.picks[0])
    asked = screen.match.pending
    assert isinstance(asked, Decision)
    assert asked.about == "use"
    assert not remarks(screen)
    assert pool.waiting == [], "what was thought about the card is enough"
    screen.pick("organize")
    assert remarks(screen)


def to_a_card_better_than_to_organize(screen: Screen, pool: ManualPool, monkeypatch: pytest.MonkeyPatch) -> None:
    """To where a card is chosen. Whatever card is played to organize, Lucy Stone to lobby is better."""
    then = HintModel("Lobby", "It adds markers.", "Operations Phase", picks="lobby")
    better = HintModel("Lucy Stone: Lobby", "It adds markers.", "Operations Phase", picks=BAD, then=then)

    def to(_: Against, replies: Sequence[Reply]) -> CoachWarning | None:
        return CoachWarning(CHOSEN, "This costs much.", better) if replies[1:] == ("organize",) else None

    monkeypatch.setattr(Against, "objection_to", to)
    begin(screen)
    to_the_second_card(screen)
    pool.do_all()


def test_choosing_again_returns_to_the_hand_if_another_card_was_better(
    screen: Screen, pool: ManualPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_a_card_better_than_to_organize(screen, pool, monkeypatch)
    before, other = screen.match.replies, next(card for card in screen.picks if card != BAD)
    screen.pick(other)
    assert flagged(screen) == []
    screen.pick("organize")
    assert flagged(screen) == ["Lucy Stone"], "the better card is marked, though no card is asked for"
    screen.press("choose again")
    assert screen.match.replies == before
    assert flagged(screen) == ["Lucy Stone"]
    assert "Lucy Stone: Lobby" in screen.html("prompt")
    screen.pick(BAD)
    assert "It adds markers." in screen.html("prompt"), "and its use"
    assert "<small>Hint 1" in screen.html("prompt")
    screen.press("undo")
    screen.press("hint")
    pool.do_the_awaited()
    assert "What a good player likes best" in screen.html("prompt"), "whoever asks for hints is told all of them"


def test_choosing_again_asks_for_the_use_if_the_same_card_was_better(
    screen: Screen, pool: ManualPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_a_card_better_than_to_organize(screen, pool, monkeypatch)
    screen.pick(BAD)
    asked = screen.match.replies
    screen.pick("organize")
    screen.press("choose again")
    assert screen.match.replies == asked
    assert "It adds markers." in screen.html("prompt")


def flagged(screen: Screen) -> list[str]:
    """The cards of the hand on which a hint is marked, by their titles."""
    cards = screen.html("hand").split("<li")[1:]
    return [re.findall(r'aria-label="([^"]*)"', card)[0] for card in cards if "vfw-flag" in card]


def test_a_visitor_who_asked_for_a_hint_gets_no_warning(screen: Screen, pool: ManualPool) -> None:
    begin(screen)
    screen.press("hint")
    pool.do_the_awaited()
    screen.pick(BAD)
    assert not remarks(screen)


def test_a_hint_uses_what_the_coach_knows_already(screen: Screen, pool: ManualPool) -> None:
    begin(screen)
    pool.do_all()
    screen.press("hint")
    assert "It brings a team." in screen.html("prompt")
    assert "It brings a team." in screen.said
    assert "Hint 1" in screen.html("hand")
    assert "The coach is thinking" not in screen.html("prompt")


def test_a_hint_names_the_same_answers_whether_the_coach_knew_them_or_not(screen: Screen) -> None:
    begin(screen)
    table = screen.panel.table
    assert table
    weighed = table.coach_warnings.hints
    assert len(weighed) in (2, 3)
    table.hints.ask(table.view)
    assert [*table.hints.faces] == [*weighed]


def test_once_the_card_is_chosen_a_hint_names_the_use_that_the_coach_knew(screen: Screen) -> None:
    begin(screen)
    to_the_second_card(screen)
    table = screen.panel.table
    assert table
    known = table.coach_warnings.hints[0]
    assert known.picks
    screen.pick(known.picks)
    screen.press("hint")
    assert [*table.hints.faces] == [known.then]


def test_the_next_round_has_its_own_remark(screen: Screen, pool: ManualPool) -> None:
    begin(screen)
    pool.do_all()
    screen.pick(BAD)
    screen.press("choose again")
    screen.pick("seneca-falls-convention")
    rng = Random(2)
    while screen.match.position.round < 2 or BAD not in screen.picks:
        go_on(screen, rng)
        pool.do_all()
    assert flagged(screen) == [], "what was better then need not be so now"
    screen.pick(BAD)
    assert remarks(screen)


def test_a_resumed_game_has_no_second_warning_in_a_round(screen: Screen, show: NewScreen, pool: ManualPool) -> None:
    begin(screen)
    pool.do_all()
    screen.pick(BAD)
    screen.press("choose again")
    again = gone_on_with(show, pool, screen.browser.save)
    before = again.match.replies
    again.pick(BAD)
    assert not remarks(again)
    assert again.match.replies[len(before)] == BAD


@pytest.mark.parametrize("damage", ["Turn 1", 7, [["Turn 1"]], {"Turn 1": 1}])
def test_invalid_saved_moments_do_not_stop_warnings(
    screen: Screen, show: NewScreen, pool: ManualPool, damage: object
) -> None:
    begin(screen)
    screen.match.found[SPOKEN_KEY] = damage
    again = gone_on_with(show, pool, screen.match.save())
    again.pick(BAD)
    assert remarks(again)


def gone_on_with(show: NewScreen, pool: ManualPool, save: str) -> Screen:
    """The game of a save on another screen, looked at by the coach."""
    again = show(Match.load(save, [VotesForWomen()]))
    again.send(GUIDED)
    pool.do_all()
    return again


@pytest.mark.parametrize("level", ["none", "odds", "hints"])
def test_only_visitors_who_want_it_are_guided(screen: Screen, pool: ManualPool, level: str) -> None:
    screen.send({**GUIDED, "help": level})
    screen.begin()
    assert pool.waiting == []
    assert "Guided game" not in screen.html("prompt")
    screen.send(GUIDED)
    assert pool.waiting, "it begins as soon as somebody likes it"
    assert "Guided game" in screen.html("prompt")


def test_two_persons_are_not_guided(screen: Screen, pool: ManualPool) -> None:
    begin(screen, opposition="person")
    screen.press("ready")
    assert pool.waiting == []
    assert "Guided game" not in screen.html("prompt")


def test_the_coach_is_silent_in_the_tutorial(screen: Screen, pool: ManualPool) -> None:
    screen.send(GUIDED)
    screen.press("learn")
    screen.press("lesson", value="2")
    assert pool.waiting == []
    assert "Guided game" not in screen.html("prompt")


def test_a_visitor_who_has_learned_all_is_offered_a_guided_game(screen: Screen, pool: ManualPool) -> None:
    screen.press("learn")
    assert "guided" not in screen.commands
    steps = len(screen.panel.session.skin.capabilities.tutorial.lessons())
    screen.send({**GUIDED, "help": "hints", "learned": str(steps)})
    screen.press("front")
    screen.press("learn")
    screen.press("guided")
    assert screen.panel.table
    assert screen.panel.table.is_guided
    liked = [message["content"] for _, message in screen.sent if message["method"] == "custom"]
    assert {"kind": "like", "name": "help", "value": "guided"} in liked, "the browser keeps it"
