"""The announcements of a game: every event is announced, once."""

from random import Random

import pytest

from tests.core.sealed_bids import SealedBids
from tests.panel.conftest import NewScreen
from tests.panel.scenes import CARD, choosing_a_card
from tests.panel.screen import Screen
from tests.panel.visiting import act, send_preferences
from tests.votes.listening import Listener, there_is
from tests.votes.scenes import d4, each, scene
from vfw.core.chance import physical, seeded
from vfw.core.questions import Decision
from vfw.panel.web.widgets import CLEAR_MARK
from vfw.votes.rules.deck import CARDS

MOST_WORDS = 80
"""In one line; what is said after one act may be several."""


def follow(screen: Screen, seat: str, rng: Random) -> Listener:
    """Play on to the end, and listen. `screen` has just begun a game with a person in `seat`."""
    listener = Listener(seat)
    while True:
        assert screen.lines
        for line in screen.lines:
            assert len(line.split()) <= MOST_WORDS, line
            listener.hear(line)
        assert listener.knows == there_is(screen.match.position), screen.said
        # The last vote stays on the stage until the visitor continues.
        if screen.match.outcome and "next" not in screen.commands:
            return listener
        before = screen.panel.page.said
        act(screen, rng)
        assert screen.panel.page.said != before


GAMES = [("oppobot", True, "suffragist"), ("greedy", False, "suffragist"), ("greedy", True, "opposition")]


def listen_to(screen: Screen, seed: int) -> None:
    other, shows_steps, seat = GAMES[seed % len(GAMES)]
    send_preferences(screen, shows_steps=shows_steps, help="none")
    screen.begin(**{"suffragist": other, "opposition": other, seat: "person"}, seed=str(seed))
    follow(screen, seat, Random(seed))
    assert "win" in screen.lines[-1]


def test_a_game_can_be_followed_from_the_announcements_alone(screen: Screen) -> None:
    listen_to(screen, 0)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
def test_ten_games_can_be_followed_from_the_announcements_alone(screen: Screen, seed: int) -> None:
    listen_to(screen, seed)


def test_a_person_who_takes_the_screen_hears_the_events_since_their_turn(screen: Screen) -> None:
    screen.begin(opposition="person", seed="2")
    listeners, rng, handed = {seat: Listener(seat) for seat in ("suffragist", "opposition")}, Random(2), 0
    while handed < 30:
        assert isinstance(pending := screen.match.pending, Decision)
        if "ready" in screen.commands:
            assert screen.panel.page.said.partition("\n")[0].endswith(CLEAR_MARK), "the other's lines are gone"
            assert "You draw" not in screen.said
            screen.press("ready")
            handed += 1
        else:
            screen.pick(rng.choice(screen.picks))
        assert screen.panel.table
        if hearer := screen.panel.table.screen.seen_by:
            for line in screen.lines:
                listeners[hearer].hear(line)
            assert listeners[hearer].knows == there_is(screen.match.position), (pending, screen.said)


def test_the_own_result_is_announced_before_the_other_side_and_the_question(screen: Screen) -> None:
    screen.begin(opposition="random")
    first, *rest = screen.lines
    assert first.startswith("Turn 1 begins. You draw ")
    assert rest == ["Turn 1, Round 1 of 6.", "Play a card."]
    rng = Random(4)
    while not any(line.startswith("The Opposition plays") for line in screen.lines):
        act(screen, rng)
    own, theirs, *_ = screen.lines
    assert not own.startswith("The Opposition")
    assert theirs.startswith("The Opposition plays")
    assert screen.lines[-2:] == ["Turn 1, Round 2 of 6.", "Play a card."]


def test_nothing_is_announced_twice_and_an_undo_is_announced(screen: Screen) -> None:
    screen.begin(opposition="person", seed="3")
    screen.press("ready")
    screen.pick(screen.picks[0])
    told = screen.lines
    screen.send({"kind": "manner", "shows_steps": False, "help": "hints"})
    screen.send({"kind": "paint whole"})
    assert screen.lines == told, "what is only painted anew is not said again"
    screen.press("undo")
    assert screen.lines[0] == f"Taken back: {told[0].split('. ')[0]}."
    screen.press("redo")
    assert screen.lines[0] == told[0]


def test_a_replaced_card_is_announced(show: NewScreen) -> None:
    screen = choosing_a_card(show)
    screen.pick(CARD)
    assert "lobby" in screen.picks, "its use is still to be chosen"
    screen.press("undo")
    assert screen.lines[0] == f"Taken back: {CARDS[CARD].title}."


def test_an_undone_half_answer_is_announced(show: NewScreen) -> None:
    screen = choosing_a_card(show, physical(seeded(7)))
    screen.pick(CARD, "campaign")
    screen.pick(2)
    screen.press("undo")
    assert screen.lines[0] == "Taken back: 2 on the dice."


def test_a_warning_is_announced_once(show: NewScreen) -> None:
    game = scene(each("NY VT", "PPPP"), campaigners="purple Northeast", dice=[d4(4)]).play("Lucy Stone", "campaign")
    screen = show(game.position)
    screen.press("ready")
    warning = "More cubes change no vote in New York and Vermont, which have four."
    assert screen.lines.count(warning) == 1
    screen.pick("NY")
    assert warning not in screen.lines
    assert warning in screen.html("prompt"), "there it stays"
    screen.press("undo")
    assert warning not in screen.lines


def test_a_game_without_announcement_texts_uses_its_log(show: NewScreen) -> None:
    screen = show(SealedBids())
    screen.press("play")
    screen.pick(screen.picks[0])
    told = screen.panel.table and screen.panel.table.event_log.lines(screen.panel.table.screen.seen_by)
    assert told
    assert screen.lines[:-1] == [line for line, _ in told][-len(screen.lines) + 1 :]


def test_a_page_that_has_loaded_says_so(screen: Screen) -> None:
    screen.send({"kind": "held", "save": ""})
    assert screen.lines == ["Ready."]
