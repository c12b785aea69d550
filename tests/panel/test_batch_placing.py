"""Several pieces with one click: the rules are asked for each, and one undo reverts all of them."""

from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.votes.scenes import d4, scene
from vfw.votes.rules import steps as verbs
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import SUFFRAGIST


def ready(show: NewScreen, game: scene) -> Screen:
    """A screen with this game, at which the person sits who is asked."""
    screen = show(game.position)
    screen.press("ready")
    return screen


def campaigning(show: NewScreen, n: int, **table: str) -> Screen:
    """A screen where a purple campaigner adds `n` cubes in the Northeast; then a yellow one adds one in the West."""
    game = scene(campaigners="purple Northeast, yellow West", dice=[d4(n, 1)], **table)  # type: ignore[arg-type]
    return ready(show, game.play("Lucy Stone", "campaign").answer("purple1", n))


def cubes(screen: Screen, state: str) -> dict[str, int]:
    position: Position = screen.match.position
    return position.cubes(state)


def test_one_click_places_all_pieces_and_one_undo_takes_them_back(show: NewScreen) -> None:
    screen = campaigning(show, 3)
    before = screen.match.position
    assert screen.button("handful") == "button: 3 at a touch [handful] (not pressed)"
    screen.press("handful")
    assert screen.button("handful") == "button: 3 at a touch [handful] (pressed)"
    screen.pick("NY")
    assert cubes(screen, "NY") == {"purple": 3}
    assert screen.match.replies == ("NY", "NY", "NY"), "the rules were answered one by one"
    screen.press("undo")
    assert screen.match.position is before


def test_a_click_places_one_piece_by_default(show: NewScreen) -> None:
    screen = campaigning(show, 3)
    screen.pick("NY")
    assert cubes(screen, "NY") == {"purple": 1}
    screen.press("handful")
    screen.pick("NY")
    assert cubes(screen, "NY") == {"purple": 3}
    assert "at a touch" not in screen.html("prompt")
    assert screen.panel.table
    assert not screen.panel.table.batch_placing.is_wanted


def test_a_state_that_votes_takes_no_more_and_the_others_are_asked_for(show: NewScreen) -> None:
    screen = campaigning(show, 4, NY="PP", sent=True)  # type: ignore[arg-type]
    screen.press("handful")
    screen.pick("NY")
    assert screen.match.position.ratified == ("NY",)
    assert len(screen.match.replies) == 2
    assert "NY" not in screen.legal
    assert "2 at a touch" in screen.html("prompt")


def test_no_more_go_to_a_state_than_the_card_allows(show: NewScreen) -> None:
    screen = ready(show, scene().does(SUFFRAGIST, verbs.cubes(6)))
    assert "2 at a touch" in screen.html("prompt"), "of six, at most two in a state"
    screen.press("handful")
    screen.pick("NJ")
    assert cubes(screen, "NJ") == {"purple": 2}
    assert "Add four Suffragist cubes" in screen.html("prompt")
    screen.pick("PA")
    assert cubes(screen, "PA") == {"purple": 2}


def test_batch_placing_stops_at_another_question(show: NewScreen) -> None:
    screen = ready(show, scene(MO="PPY").play("Senator George Vest"))
    assert "at a touch" not in screen.html("prompt"), "the card names the state; which cube goes is asked"
    game = scene(GA="PY", dice=[d4(4)], campaigners="red South")
    screen = ready(show, game.play("Senator Joseph Brown", "campaign"))
    screen.press("handful")
    screen.pick("GA")
    assert "Remove which cube from Georgia?" in screen.html("prompt")
    assert screen.match.replies == ("GA",)
