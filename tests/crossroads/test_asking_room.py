"""The room without its widgets: what is asked, who plays it, and what becomes of a run."""

from __future__ import annotations

import pytest

from tests.crossroads.counting import counts
from tests.crossroads.held_pool import HeldPool
from tests.whatif.asking import question
from vfw.crossroads import asking_room
from vfw.crossroads.asking_room import A_FEW, FIRST, IN_A_CLASS, OWN, WITH_A_PLANNER, AskingRoom
from vfw.jobs.pool import INLINE_POOL, Pool, QueueStats
from vfw.whatif.inquiring import OF_A_PIECE
from vfw.whatif.ready import NotReady
from vfw.whatif.runs import Run, play
from vfw.whatif.tallies import Counts

GAMES = 5 * OF_A_PIECE
QUESTION = question("Connecticut: no cubes", games=str(GAMES))


class Clock:
    """Every look at it is a second later."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 1
        return self.time


def room_of(pool: Pool, heard: list[int] | None = None) -> AskingRoom:
    """A room in which somebody asks a question of their own; how much is counted is noted whenever there is news."""
    room = AskingRoom(pool, lambda: None if heard is None else heard.append(games(room)), now=Clock())
    room.ask(QUESTION)
    return room


def games(room: AskingRoom) -> int:
    return room.answer.counts.games if room.answer else 0


class TestRuns:
    def test_a_run_ends_with_what_the_command_would_count(self) -> None:
        room = room_of(INLINE_POOL)
        assert room.answer is None
        room.start()
        assert room.answer is not None
        assert not room.is_playing
        assert not room.answer.is_ready
        assert room.answer.counts.record() == play(Run(QUESTION, GAMES)).record()

    def test_it_fills_while_it_runs(self) -> None:
        pool, heard = HeldPool(), list[int]()
        room = room_of(pool, heard)
        room.start()
        assert room.is_playing
        for _ in range(5):
            pool.work()
        assert heard == [8, 16, 24, 40], "with the last piece of a round the next one begins"

    def test_of_many_results_at_once_not_each_is_news(self) -> None:
        pool, heard = HeldPool(), list[int]()
        room = AskingRoom(pool, lambda: heard.append(games(room)), now=lambda: 0.0)
        room.ask(QUESTION)
        room.start()
        pool.work(5)
        assert heard == [OF_A_PIECE, GAMES], "the first picture, and the end"

    def test_what_is_stopped_stays_and_is_gone_on_with(self) -> None:
        pool = HeldPool()
        room = room_of(pool)
        room.start()
        pool.work(2)
        room.stop()
        assert not room.is_playing
        assert pool.is_idle
        assert games(room) == 2 * OF_A_PIECE
        room.go_on()
        while room.is_playing:
            pool.work()
        assert room.answer is not None
        assert room.answer.counts.record() == play(Run(QUESTION, GAMES)).record()

    def test_more_worlds_are_added_to_those_that_there_are(self) -> None:
        room = room_of(INLINE_POOL)
        room.start()
        room.more()
        assert room.answer is not None
        assert room.answer.counts.record() == play(Run(QUESTION, 2 * GAMES)).record()

    def test_a_failure_is_told_and_nothing_is_lost(self) -> None:
        pool, heard = HeldPool(), list[int]()
        room = room_of(pool, heard)
        room.start()
        pool.work()
        pool.fail("The machine is full.")
        assert room.playing is not None
        assert room.playing.failure == "The machine is full."
        assert not room.is_playing
        assert (games(room), len(heard)) == (OF_A_PIECE, 2)
        room.go_on()
        while room.is_playing:
            pool.work()
        assert (games(room), room.playing.failure) == (GAMES, "")

    def test_how_long_the_rest_takes_follows_from_what_was_played_here(self) -> None:
        pool, now = HeldPool(), [0.0]
        room = AskingRoom(pool, lambda: None, now=lambda: now[0])
        room.ask(QUESTION)
        room.start()
        assert room.playing is not None
        assert room.playing.seconds_left is None
        now[0] = 10.0
        pool.work()
        assert room.playing.seconds_left == pytest.approx(40)
        assert room.playing.took == pytest.approx(10)


class TestWhoIsAsked:
    def test_another_question_or_player_ends_a_run_and_finds_it_again(self) -> None:
        pool = HeldPool()
        room = room_of(pool)
        room.start()
        pool.work()
        room.play_with("random")
        assert pool.is_idle
        assert (room.playing, games(room)) == (None, 0)
        room.start()
        pool.work(5)
        assert {player: counts.games for player, counts in room.by_player.items()} == {
            "random": GAMES,
            "steady": OF_A_PIECE,
        }
        room.play_with("steady")
        assert games(room) == OF_A_PIECE
        room.choose("hawke-v-smith")
        room.ask(QUESTION)
        assert games(room) == OF_A_PIECE

    def test_two_different_players_are_a_choice_of_their_own(self) -> None:
        room = room_of(HeldPool())
        assert OWN not in room.players
        room.ask(question("Connecticut: no cubes", players="steady against greedy"))
        assert (room.player, room.players[-1]) == (OWN, OWN)
        assert room.at_hand is room.question
        room.play_with("random")
        assert room.at_hand.as_changed.conduct.opposition == "random"

    def test_nobody_else_plays(self) -> None:
        with pytest.raises(ValueError, match="'oracle' is no player; expected one of random, steady, planner"):
            room_of(HeldPool()).play_with("oracle")

    def test_an_unknown_question_is_named(self) -> None:
        with pytest.raises(ValueError, match="there is no question 'what'; expected one of connecticut-session, "):
            room_of(HeldPool()).choose("what")

    def test_planners_and_a_class_play_fewer_at_a_time(self) -> None:
        room = AskingRoom(HeldPool(), lambda: None)
        assert room.at_a_time == room.question.games
        room.play_with("planner")
        assert room.at_a_time == WITH_A_PLANNER


class TestCrowd:
    def test_in_a_class_everybody_plays_less_at_a_time(self) -> None:
        pool, told = HeldPool(), list[int]()
        room = AskingRoom(pool, lambda: told.append(room.at_a_time))
        for others in (A_FEW - 1, A_FEW):
            pool.told = QueueStats(others, 10.0)
            room.look_around()
        assert told == [room.question.games, IN_A_CLASS]

    def test_a_long_run_gives_way_where_others_come(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(asking_room, "IN_A_CLASS", 2 * OF_A_PIECE)
        pool = HeldPool()
        room = room_of(pool)
        room.ask(question("Connecticut: no cubes", games=str(2 * GAMES)))
        room.start()
        pool.work(3)
        assert room.is_playing, "nobody else is there"
        room.stop()
        room.go_on()
        pool.told = QueueStats(A_FEW, 10.0)
        pool.work()
        assert room.is_playing, "a turn is not over yet"
        pool.work()
        assert (room.is_playing, room.has_given_way, games(room)) == (False, True, GAMES)

    def test_a_wait_is_told_by_who_else_asks(self) -> None:
        pool = HeldPool()
        room = AskingRoom(pool, lambda: None)
        assert room.seconds_for(80) is None
        pool.told = QueueStats(1, 10.0)
        room.look_around()
        assert room.seconds_for(10 * OF_A_PIECE) == pytest.approx(2.0)
        room.play_with("planner")
        assert room.seconds_for(80) is None, "how long a planner thinks is not known by what others asked"


class TestReady:
    @pytest.fixture(autouse=True)
    def counted_beforehand(self, monkeypatch: pytest.MonkeyPatch) -> None:
        class Found:
            by_player = {"random": Counts(), "steady": counts()}  # noqa: RUF012

        def found(name: str) -> type[Found]:
            if name == FIRST:
                return Found
            raise NotReady("stale")

        monkeypatch.setattr(asking_room, "ready", found)

    def test_what_was_counted_beforehand_is_there_at_once(self) -> None:
        room = AskingRoom(HeldPool(), lambda: None)
        assert room.answer is not None
        assert room.answer.is_ready
        assert room.answer.counts.record() == counts().record()
        assert list(room.by_player) == ["steady"]

    def test_it_stays_until_something_was_played_here_and_comes_back(self) -> None:
        pool = HeldPool()
        room = AskingRoom(pool, lambda: None)
        room.start()
        assert room.answer is not None
        assert room.answer.is_ready
        pool.work()
        assert not room.answer.is_ready
        room.forget()
        assert room.answer.is_ready
        assert pool.is_idle

    def test_where_it_is_stale_nothing_is_shown(self) -> None:
        room = AskingRoom(HeldPool(), lambda: None)
        room.choose("hawke-v-smith")
        assert room.answer is None
        assert room.by_player == {}
