"""One path for a press: a message changes the session, which returns effects; the page is rendered from the state."""

from random import Random
from typing import Any

import pytest

from tests.panel.screen import Screen
from tests.panel.test_preferences import AT_ONCE, go_on
from tests.panel.traced import traced
from tests.votes.coach.played import played
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.questions import IllegalReply
from vfw.panel.rendering.page import render_page
from vfw.panel.session.effects import Acted, Effect, KeepMoment, Paint, SaveMatch, SaveReplies, Say, StartJob, StopJob
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.messages import Begin, Command, JobProgress, Message, OpenFile, Pick, SetPreferences
from vfw.panel.session.preferences import Preferences
from vfw.panel.session.state import Mode
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.resources import lessons

PLAYERS = {"suffragist": "person", "opposition": "random"}


@pytest.fixture
def traced_match() -> Match[Any, Any]:
    """A finished game whose arc is known."""
    return traced(played("1920-tennessee"))


def begun(**players: str) -> GameSession:
    """Return a session with a game whose computer player answers at once."""
    session = GameSession(DEFAULT_SKIN)
    match = Match(DEFAULT_SKIN.game, chance=seeded(7), players={**PLAYERS, **players})
    session.apply(Begin(match))
    return session


def kinds(effects: list[Effect]) -> list[type[Effect]]:
    return [type(effect) for effect in effects]


def play(session: GameSession) -> Message:
    """Return a message that plays the first card of the hand."""
    assert session.table
    return Pick((session.table.match.legal()[0],))


def test_a_reply_is_saved_shown_announced_and_reported() -> None:
    session = begun()
    question = session.question
    assert kinds(session.apply(play(session))) == [SaveReplies, Paint, Say, Acted]
    assert session.question == question + 1


def test_a_new_game_is_saved_as_a_whole() -> None:
    session = GameSession(DEFAULT_SKIN)
    effects = session.apply(Begin(Match(DEFAULT_SKIN.game, players=PLAYERS)))
    assert kinds(effects) == [SaveMatch, SaveReplies, Paint, Say, Acted]


def test_a_late_message_changes_nothing_and_has_no_effect() -> None:
    session = begun()
    message = Pick(play(session).replies, session.question - 1)  # type: ignore[union-attr]
    match, question = session.match, session.question
    assert match
    before = match.replies
    assert session.apply(message) == []
    assert (match.replies, session.question) == (before, question)


def test_an_illegal_reply_changes_nothing() -> None:
    session = begun()
    assert session.match
    before, question = session.match.replies, session.question
    with pytest.raises(IllegalReply):
        session.apply(Pick(("nonsense",)))
    assert (session.match.replies, session.question) == (before, question)


def test_a_file_that_cannot_be_read_changes_only_the_notice() -> None:
    session = begun()
    table = session.table
    assert kinds(session.apply(OpenFile("nonsense"))) == [Paint]
    assert session.table is table
    assert "cannot be opened" in session.notice


def test_rendering_changes_nothing(screen: Screen) -> None:
    """The same state gives the same page, however often it is rendered, at every question of a game."""
    screen.send(AT_ONCE)
    screen.begin(opposition="person")
    session, rng = screen.panel.session, Random(3)
    for _ in range(60):
        first = render_page(session)
        assert render_page(session) == first
        assert session.outbox.drain() == []
        if screen.match.outcome:
            break
        go_on(screen, rng)


def test_a_pick_does_the_same_whether_or_not_the_page_was_rendered() -> None:
    """The color of a piece is chosen before a place is: by default the first."""
    scenario = lessons("scenarios")["1920-nashville"]
    begun_at = [GameSession(DEFAULT_SKIN), GameSession(DEFAULT_SKIN)]
    for session in begun_at:
        match = Match(DEFAULT_SKIN.game, {"scenario": scenario}, chance=seeded(7), players=PLAYERS)
        session.apply(Begin(match))
        session.apply(Command("read", {}))
    for _ in range(12):
        render_page(begun_at[0])
        assert begun_at[0].match
        assert begun_at[1].match
        legal = begun_at[0].match.legal()
        if not legal:
            break
        for session in begun_at:
            session.apply(Pick((legal[0],)))
        assert begun_at[0].match.replies == begun_at[1].match.replies


def test_with_workers_the_coach_starts_a_job_and_shows_its_result_as_a_message() -> None:
    session = begun()
    session.outbox.has_workers = True
    session.apply(SetPreferences(Preferences(asks=True, help="hints")))
    effects = session.apply(Command("hint", {}))
    (job,) = [effect.job for effect in effects if isinstance(effect, StartJob)]
    assert [effect.lines for effect in effects if isinstance(effect, Say)] == [("The coach is thinking.",)]
    job.is_over, job.failure = True, "no worker is left"
    said = [effect.lines for effect in session.apply(JobProgress(job)) if isinstance(effect, Say)]
    assert said == [("The coach could not work that out. Ask again, or play on.",)]


def test_leaving_the_table_stops_its_jobs() -> None:
    session = begun()
    session.outbox.has_workers = True
    session.apply(SetPreferences(Preferences(asks=True, help="hints")))
    session.apply(Command("hint", {}))
    assert StopJob in kinds(session.apply(Command("start page", {})))
    assert session.mode == Mode.START_PAGE


def test_progress_of_a_job_that_no_one_waits_for_is_ignored() -> None:
    session = begun()
    session.outbox.has_workers = True
    session.apply(SetPreferences(Preferences(asks=True, help="hints")))
    (job,) = [effect.job for effect in session.apply(Command("hint", {})) if isinstance(effect, StartJob)]
    session.apply(play(session))
    job.is_over = True
    assert session.apply(JobProgress(job)) == []


def test_a_completed_arc_is_saved_once(traced_match: Match[Any, Any]) -> None:
    session = GameSession(DEFAULT_SKIN)
    session.apply(Begin(traced_match))
    shown = [kinds(session.apply(Command(name, {}))) for name in ("arc", "leave arc", "arc")]
    assert [effects.count(SaveMatch) for effects in shown] == [1, 0, 0]


def test_a_moment_of_a_replay_is_kept_for_what_if() -> None:
    session = begun()
    session.apply(Command("look back", {}))
    assert session.mode == Mode.REPLAY
    assert kinds(session.apply(Command("what if", {"value": "0"}))) == [KeepMoment]
