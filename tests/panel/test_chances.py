"""The chance to win: requested, computed in the background, and shown to two persons only if both agree."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.core.sealed_bids import SealedBids
from tests.jobs.manual_pool import ManualPool
from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.panel.test_preferences import AT_ONCE, go_on
from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.panel.session.advice import WISHES_KEY
from vfw.votes import VotesForWomen
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.view import View

BAR = 'class="vfw-chance"'


@pytest.fixture(autouse=True)
def _few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games tell enough here, a piece each."""
    for name, number in (("GAMES_PER_TASK", 1), ("GAMES_PER_BATCH", 2), ("MOST_GAMES", 2)):
        monkeypatch.setattr(f"vfw.votes.coach.win_chance.{name}", number)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> ManualPool:
    """The pool of the page."""
    pool = ManualPool()
    monkeypatch.setattr("vfw.panel.runner.current_pool", lambda: pool)
    monkeypatch.setattr("vfw.panel.session.advice.NEWS_INTERVAL", 0.0)
    return pool


def prompt(screen: Screen) -> str:
    return screen.html("prompt")


def to_a_choice_of(screen: Screen, seat: str) -> None:
    """Play on until this person is asked, and has the screen."""
    rng = Random(3)
    go_on(screen, rng)
    while not (isinstance(pending := screen.match.pending, Decision) and pending.seat == seat):
        go_on(screen, rng)
    if "ready" in screen.commands:
        screen.press("ready")


def test_a_requested_chance_is_a_bar_and_one_spoken_sentence(screen: Screen) -> None:
    screen.begin()
    assert BAR not in prompt(screen)
    screen.press("chances")
    bar = prompt(screen).split(BAR)[1]
    label = re.findall(r'aria-label="([^"]*)"', bar)[0]
    assert re.match(r"You: \d+ in 10; Opposition: \d+ in 10\. That is between ", label)
    assert re.findall(r"--share: [\d.]+%; --low: [\d.]+%; --high: [\d.]+%", bar)
    assert screen.said.endswith("as far as these games can tell.")
    assert screen.said.split(": ")[0] in ("Nearly certain", "Hardly any chance", "About 5 in 10")
    assert screen.said.split(" That is ")[0] in prompt(screen)
    assert "are missing in Congress, and you have" not in prompt(screen), "that is counted otherwise"
    assert "chances" not in screen.commands
    screen.pick("seneca-falls-convention")
    assert BAR not in prompt(screen), "it was of the last question"
    assert "chances" in screen.commands


@pytest.mark.parametrize(("level", "offered"), [("none", False), ("odds", False), ("hints", True)])
def test_the_chance_is_offered_to_visitors_who_want_help(screen: Screen, level: str, offered: bool) -> None:
    screen.send({**AT_ONCE, "help": level})
    screen.begin()
    assert ("chances" in screen.commands) is offered


def test_the_page_shows_progress_while_the_coach_thinks(
    screen: Screen, pool: ManualPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vfw.votes.coach.win_chance.MOST_GAMES", 4)
    screen.begin()
    screen.press("chances")
    assert "The coach is thinking" in prompt(screen)
    assert screen.said == "The coach is thinking."
    assert BAR not in prompt(screen)
    pool.do_last()
    assert BAR not in prompt(screen), "few games look like certainty"
    pool.do_last()
    pool.do_last()
    assert BAR in prompt(screen)
    assert "So far, " in prompt(screen)
    assert "The coach is thinking" in prompt(screen)
    assert screen.said == "The coach is thinking.", "it is heard once, at the end"
    pool.do_all()
    assert "The coach is thinking" not in prompt(screen)
    assert "So far, " not in prompt(screen)
    assert screen.said.endswith("as far as these games can tell.")


def test_the_page_stays_usable_and_an_answer_cancels_the_request(screen: Screen, pool: ManualPool) -> None:
    screen.begin()
    screen.press("chances")
    late = pool.waiting[-1]
    question = screen.panel.question
    screen.pick("seneca-falls-convention", question=question)
    assert pool.waiting == []
    late.on_result(late.number, late.task.do())
    assert BAR not in prompt(screen)
    assert "The coach is thinking" not in prompt(screen)
    screen.press("undo")
    assert BAR not in prompt(screen)
    assert "chances" in screen.commands, "it can be asked again"


def test_a_result_is_not_announced_after_leaving_or_during_a_replay(screen: Screen, pool: ManualPool) -> None:
    screen.begin()
    screen.press("chances")
    screen.press("look back")
    said = screen.said
    pool.do_all()
    assert screen.said == said
    screen.press("leave")
    assert BAR in prompt(screen), "it is there when one comes back"
    screen.pick("seneca-falls-convention")
    screen.press("chances")
    screen.press("start page")
    assert pool.waiting == []


def test_a_failed_request_is_announced_and_can_be_repeated(screen: Screen, pool: ManualPool) -> None:
    screen.begin()
    screen.press("chances")
    pool.fail("no worker is left")
    assert "could not work that out" in prompt(screen)
    assert "could not work that out" in screen.said
    screen.press("chances")
    pool.do_all()
    assert BAR in prompt(screen)
    assert "could not" not in prompt(screen)


# Beside hints


def test_a_hint_shows_the_chance_to_win_once_it_is_known(screen: Screen, pool: ManualPool) -> None:
    screen.begin()
    screen.press("hint")
    pool.do_the_awaited()
    assert "Where you stand: still being counted</p>" in prompt(screen)
    assert "Six markers are missing in Congress" in prompt(screen), "that is known at once"
    assert "The coach is thinking" not in prompt(screen), "nobody waits for it"
    pool.do_all()
    tenths = "(nearly certain|hardly any chance|about [0-9] in 10), (between [0-9] and [0-9]+ in 10)"
    ((short, between),) = re.findall(f"Where you stand: {tenths}</p>", prompt(screen))
    assert screen.said == f"Your chance to win: {short}, {between}."
    assert "Six markers are missing in Congress" in prompt(screen)
    assert BAR not in prompt(screen), "nobody asked for the bar"
    screen.press("chances")
    assert pool.waiting == [], "that is known"
    assert screen.said.lower().startswith(short), "it is the same chance"
    assert BAR in prompt(screen)
    assert f"<b>{between.capitalize()}: " in prompt(screen), "and as sure"
    assert "Six markers are missing in Congress" not in prompt(screen), "that is counted otherwise"
    assert "still being counted" not in prompt(screen)


def test_a_visitor_who_asks_gets_the_same_chance_sooner(screen: Screen, pool: ManualPool) -> None:
    screen.begin()
    screen.press("hint")
    pool.do_the_awaited()
    background = [one.task for one in pool.waiting]
    screen.press("chances")
    assert "The coach is thinking" in prompt(screen)
    assert [one.task for one in pool.waiting] == background
    assert all(one.is_awaited for one in pool.waiting)
    pool.do_all()
    assert BAR in prompt(screen)


def test_hints_stay_if_the_chance_cannot_be_computed(screen: Screen, pool: ManualPool) -> None:
    screen.begin()
    screen.press("hint")
    pool.do_the_awaited()
    pool.fail("no worker is left")
    assert "Hint 1" in screen.html("hand")
    assert "Still needed" in prompt(screen)
    assert "could not work that out" not in prompt(screen)


def test_hints_for_two_persons_show_no_chance(screen: Screen, pool: ManualPool) -> None:
    screen.begin(opposition="person")
    screen.press("ready")
    screen.press("hint")
    pool.do_all()
    assert "Still needed" in prompt(screen)
    assert "Where you stand" not in prompt(screen)


# Two persons


def test_two_persons_see_the_chance_once_both_want_it(screen: Screen, pool: ManualPool) -> None:
    screen.begin(opposition="person")
    screen.press("ready")
    assert "Where do we stand?" in prompt(screen)
    screen.press("chances")
    assert pool.waiting == [], "one of two is not enough"
    assert "shown once the Opposition would like it too" in prompt(screen)
    assert "shown once the Opposition would like it too" in screen.said
    assert "chances" not in screen.commands
    to_a_choice_of(screen, OPPOSITION)
    assert "The Suffragists would like to see how likely each side is to win" in prompt(screen)
    assert "The Suffragists would like to see how likely each side is to win" in screen.said
    screen.press("chances")
    assert pool.waiting
    pool.do_all()
    label = re.findall(r'aria-label="([^"]*)"', prompt(screen).split(BAR)[1])[0]
    assert re.match(r"Suffragists: \d+ in 10; Opposition: \d+ in 10", label)
    to_a_choice_of(screen, SUFFRAGIST)
    assert BAR not in prompt(screen)
    screen.press("chances")
    assert pool.waiting, "both want it from now on"


def test_the_wishes_of_two_persons_are_kept_with_the_game(screen: Screen, show: NewScreen, pool: ManualPool) -> None:
    screen.begin(opposition="person")
    screen.press("ready")
    screen.press("chances")
    again = gone_on_with(show, screen.browser.save)
    assert "shown once the Opposition would like it too" in prompt(again)
    to_a_choice_of(again, OPPOSITION)
    again.press("chances")
    pool.do_all()
    third = gone_on_with(show, again.browser.save)
    third.press("chances")
    assert pool.waiting, "both have said so"


def test_a_declined_chance_is_not_proposed_again(screen: Screen, show: NewScreen, pool: ManualPool) -> None:
    screen.begin(opposition="person")
    screen.press("ready")
    screen.press("chances")
    to_a_choice_of(screen, OPPOSITION)
    screen.press("no chances")
    again = gone_on_with(show, screen.browser.save)
    assert "would like to see" not in prompt(again)


@pytest.mark.parametrize("damage", ["suffragist", 7, ["nobody"], [["suffragist"]], {"suffragist": 1}])
def test_an_invalid_wish_counts_as_none(screen: Screen, show: NewScreen, pool: ManualPool, damage: object) -> None:
    screen.begin(opposition="person")
    screen.match.found[WISHES_KEY] = damage
    again = gone_on_with(show, screen.match.save())
    assert "shown once" not in prompt(again)
    assert "would like to see" not in prompt(again)
    again.press("chances")
    assert pool.waiting == []


def gone_on_with(show: NewScreen, save: str) -> Screen:
    """The game of a save on another screen, which is that of the person who is asked."""
    again = show(Match.load(save, [VotesForWomen()]), slot="play")
    again.press("ready")
    return again


def test_two_persons_see_a_chance_from_public_information(screen: Screen, pool: ManualPool) -> None:
    screen.begin(opposition="person")
    screen.press("ready")
    screen.press("chances")
    to_a_choice_of(screen, OPPOSITION)
    screen.press("chances")
    for one in pool.waiting:
        view = one.task.arguments[0]
        assert isinstance(view, View)
        assert view.seat is None
        assert [held.hand for held in view.holdings] == [(), ()]


def test_a_person_is_told_once_that_others_declined(screen: Screen, show: NewScreen, pool: ManualPool) -> None:
    screen.begin(opposition="person")
    screen.press("ready")
    screen.press("chances")
    to_a_choice_of(screen, OPPOSITION)
    screen.press("no chances")
    assert screen.said == "It is not shown. You can ask again."
    assert "not all of you want to see it" not in prompt(screen), "who said so knows"
    to_a_choice_of(screen, SUFFRAGIST)
    assert "not all of you want to see it" in prompt(screen)
    assert "not all of you want to see it" in screen.said
    assert "not all of you want to see it" in prompt(gone_on_with(show, screen.match.save())), "also after a reload"
    go_on(screen, Random(3))
    to_a_choice_of(screen, OPPOSITION)
    to_a_choice_of(screen, SUFFRAGIST)
    assert "not all of you want to see it" not in prompt(screen)


def test_a_person_can_withdraw_the_wish(screen: Screen, pool: ManualPool) -> None:
    screen.begin(opposition="person")
    screen.press("ready")
    screen.press("chances")
    screen.press("no chances")
    assert "It is not shown." in screen.said
    assert "shown once the Opposition would like it too" not in prompt(screen)
    to_a_choice_of(screen, OPPOSITION)
    assert "would like to see" not in prompt(screen)


def test_each_of_two_persons_can_stop_showing_the_chance(screen: Screen, pool: ManualPool) -> None:
    screen.begin(opposition="person")
    screen.press("ready")
    assert "Stop showing the chance" not in prompt(screen)
    screen.press("chances")
    to_a_choice_of(screen, OPPOSITION)
    screen.press("chances")
    pool.do_all()
    assert BAR in prompt(screen)
    assert "Stop showing the chance" in prompt(screen)
    screen.press("no chances")
    assert BAR not in prompt(screen)
    assert "Stop showing the chance" not in prompt(screen)
    to_a_choice_of(screen, SUFFRAGIST)
    assert "not all of you want to see it" in screen.said
    screen.press("chances")
    assert pool.waiting == [], "it is to be wished for again"


def test_one_refusal_counts_for_both_persons(screen: Screen, pool: ManualPool) -> None:
    screen.begin(opposition="person")
    screen.press("ready")
    screen.press("chances")
    to_a_choice_of(screen, OPPOSITION)
    screen.press("no chances")
    assert "would like to see" not in prompt(screen)
    to_a_choice_of(screen, SUFFRAGIST)
    assert "shown once" not in prompt(screen)
    screen.press("chances")
    assert pool.waiting == []


def test_the_chance_is_not_offered_while_the_screen_changes_hands(screen: Screen) -> None:
    screen.begin(opposition="person")
    screen.press("ready")
    screen.press("chances")
    rng = Random(3)
    go_on(screen, rng)
    while "ready" not in screen.commands:
        go_on(screen, rng)
    assert "would like to see" not in prompt(screen)
    assert "shown once" not in prompt(screen)


def test_a_game_without_advice_does_not_offer_it(show: NewScreen) -> None:
    screen = show(SealedBids())
    screen.press("play")
    assert "chances" not in screen.commands
