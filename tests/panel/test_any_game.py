"""Any game can be played without a skin of its own, with two seats or five, and with a small skin."""

import json
from html import unescape
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tests.core.night_watch import NightWatch
from tests.core.sealed_bids import SealedBids, View
from tests.panel.bids_skin import BidsSkin
from tests.panel.conftest import NewScreen
from tests.panel.screen import Buttons, Screen
from vfw.core import Match, seeded
from vfw.core.match import DamagedSave
from vfw.core.questions import Decision
from vfw.panel import Panel
from vfw.panel.skins.registry import DEFAULT_SKIN, FallbackTable
from vfw.votes import VotesForWomen

ASKS = {"kind": "manner", "shows_steps": False, "help": "hints"}
WATCHES = {**ASKS, "shows_steps": True}


def act(screen: Screen, rng: Random) -> None:
    """Do whatever the page asks for: take the screen, throw, look on, choose."""
    command = next((name for name in ("ready", "throw", "shuffle", "go on", "next") if name in screen.commands), None)
    if command:
        screen.press(command)
    else:
        screen.pick(rng.choice(screen.picks))


def play_on(screen: Screen, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(200):
        if screen.match.outcome:
            return
        act(screen, rng)
    raise AssertionError(f"not over: {screen.html('prompt')}")


def watch(guards: int = 2, **players: str) -> Match[Any, Any]:
    return Match(NightWatch(), {"guards": guards}, chance=seeded(3), players=players)


def test_a_game_without_a_skin_has_a_plain_start_page(show: NewScreen) -> None:
    screen = show(SealedBids())
    assert screen.commands == ["play", "watch", "choose"]
    assert "heading 1: Sealed bids" in screen.read("cover")
    screen.press("choose")
    asked = {str(label) for label in ("North", "South", "Dice")}
    assert asked <= {*screen.names("cover", "group")}
    assert "Help" not in screen.names("cover", "group")
    assert Buttons(screen.html("menu")).commands() == ["save"]
    assert "How to play" not in screen.html("menu")


def test_one_click_begins_a_game_against_the_computer(show: NewScreen) -> None:
    screen = show(SealedBids())
    screen.press("play")
    assert screen.match.players == {"north": "person", "south": "random"}
    assert screen.picks == [0, 1, 2, 3, 4, 5]
    play_on(screen)
    scores = screen.match.outcome.scores if screen.match.outcome else ()
    for seat, gain in scores:
        assert f"{gain} {seat.capitalize()}" in " ".join(screen.read("prompt"))
    # The table is still shown, without a record beside it.
    assert "term: Gains" in screen.read("table")
    assert screen.html("record") == ""
    assert screen.commands == ["start page", "look back"]


@pytest.mark.parametrize("guards", [2, 3, 4])
def test_persons_at_one_screen_hand_over_to_the_next_player_by_name(show: NewScreen, guards: int) -> None:
    screen = show(watch(guards))
    named = []
    for cove in range(guards + 1):
        assert screen.commands[0] == "ready"
        named.append(screen.names("cover", "heading 2")[0].split(",")[0])
        screen.press("ready")
        screen.pick(screen.picks[cove and -1])
    assert named == ["Smuggler", "North", "East", "South", "West"][: guards + 1]
    play_on(screen)
    assert screen.match.outcome
    wins = "wins" if len(screen.match.outcome.winners) == 1 else "win"
    names = " and ".join(seat.capitalize() for seat in screen.match.outcome.winners)
    assert [f"{names} {wins}" if names else "Nobody wins"] == screen.names("prompt", "heading 2")


def test_the_screen_shows_only_what_its_seat_may_know(show: NewScreen) -> None:
    screen = show(watch())
    screen.press("ready")
    assert ("term: Landing", "definition: –") in pairwise(screen.read("table"))
    screen.pick("rope")
    assert "<dd>rope</dd>" not in screen.state, "the screen changes hands"
    screen.press("ready")
    assert ("term: Landing", "definition: –") in pairwise(screen.read("table"))
    assert screen.match.position.landing == "rope"


def up_to_the_die(screen: Screen) -> None:
    """Persons answer until a die is to fall."""
    screen.send(ASKS)
    while "throw" not in screen.commands:
        screen.press("ready")
        screen.pick(screen.picks[0])


def test_an_answer_can_be_undone_and_redone_before_the_die_falls(show: NewScreen) -> None:
    screen = show(watch())
    up_to_the_die(screen)
    replies = screen.match.replies
    screen.press("undo")
    assert screen.match.replies == replies[:-1]
    assert isinstance(screen.match.pending, Decision)
    assert screen.match.pending.seat == "east"
    screen.press("redo")
    assert screen.match.replies == replies
    screen.press("throw")
    screen.press("ready")
    assert 'title="a die has fallen since"' in screen.html("prompt")
    screen = show(Match(SealedBids(), chance=seeded(5)))
    up_to_the_die(screen)
    screen.press("undo")
    assert "this answer showed something that was hidden" in screen.html("prompt"), "there is a tie"


def test_a_game_is_saved_and_opened_again_in_its_panel(show: NewScreen) -> None:
    screen = show(watch(3), slot="watch")
    rng = Random(2)
    for _ in range(7):
        act(screen, rng)
    replies = screen.match.replies
    screen.press("save")
    message = screen.sent[-1][1]["content"]
    assert message["name"] == "night-watch.json"
    again = show(NightWatch())
    again.send({"kind": "open", "save": message["text"]})
    assert again.match.replies == replies
    assert again.match.seats == ("smuggler", "north", "east", "south")
    kept = show(NightWatch(), slot="watch")
    kept.send({"kind": "held", "save": message["text"]})
    kept.press("continue")
    assert kept.match.replies == replies


def test_a_save_of_another_game_is_refused_and_the_games_are_named(show: NewScreen) -> None:
    save = Match(SealedBids()).save()
    for screen, known in ((show(NightWatch()), "night-watch"), (show(), "votes-for-women")):
        screen.send({"kind": "open", "save": save})
        assert f"expected one of {known}" in unescape(screen.html("cover"))
    with pytest.raises(DamagedSave, match=r"'sealed-bids'; expected one of .*votes-for-women"):
        Panel(save)
    with pytest.raises(ValueError, match="knows those of votes-for-women; show a Match"):
        Panel(Match(SealedBids()).position)


def test_a_game_of_computers_can_be_watched_step_by_step_and_replayed(show: NewScreen) -> None:
    screen = show(NightWatch())
    screen.send(WATCHES)
    screen.press("watch")
    steps = 0
    while not screen.match.outcome:
        screen.press("next")
        steps += 1
    assert steps > 6, "one decision at a time"
    screen.press("look back")
    assert "The beginning" in screen.html("prompt")
    assert "next card" not in screen.commands
    screen.press("forward")
    assert "Step 1" in screen.html("prompt")
    seen = {"kind": "command", "name": "see", "fields": {"value": "smuggler"}, "question": screen.panel.question}
    screen.send(seen)
    assert ("term: Landing", "definition: –") not in pairwise(screen.read("table"))
    screen.press("play from here")
    screen.press("begin", smuggler="person", north="random", east="random")
    assert screen.match.players["smuggler"] == "person"
    assert not screen.match.outcome


def test_a_table_without_a_board_loads_no_map(show: NewScreen) -> None:
    screen = show(SealedBids())
    made = {type(widget).__name__ for widget, message in screen.sent if message["method"] == "open"}
    layout = screen.panel.children[1]
    assert [len(area.children) for area in layout.children] == [0, 0]
    assert "Dressing" not in made | {type(child).__name__ for child in screen.panel.children}
    assert screen.panel.surface.widget is None
    assert "States" not in screen.names("tabs", "button")


def test_a_small_skin_uses_its_own_words(show: NewScreen) -> None:
    screen = show(SealedBids(), skin=BidsSkin())
    assert "heading 1: Three Lots" in screen.read("cover")
    assert "You play The bidder from the north" in screen.html("cover")
    screen.press("play")
    assert screen.names("prompt", "heading 2")[0].endswith("worth to you?")
    assert "3 coins" in screen.names("prompt", "button")
    assert (screen.html("hand"), screen.html("camps"), screen.html("table")) == ("", "", "")
    play_on(screen)
    assert "hands over" in screen.html("log")
    assert "The best bargains" in screen.html("prompt")
    assert DEFAULT_SKIN.game.name == VotesForWomen.name


def test_a_new_game_keeps_the_options_of_the_last_one(show: NewScreen) -> None:
    screen = show(watch(guards=4))
    screen.press("start page")
    screen.press("choose")
    assert {"Smuggler", "South", "West"} <= {*screen.names("cover", "group")}
    screen.press("begin", smuggler="person")
    screen.press("begin anyway")
    assert screen.match.seats == ("smuggler", "north", "east", "south", "west")


def test_another_panel_can_show_the_same_game_with_another_skin(show: NewScreen) -> None:
    class OtherSkin(BidsSkin):
        def seat_name(self, seat: str) -> str:
            return f"The house of the {seat}"

    first, second = show(SealedBids(), skin=BidsSkin()), show(SealedBids(), skin=OtherSkin())
    for screen, name in ((first, "The bidder from the north"), (second, "The house of the north")):
        screen.press("play")
        assert name in screen.html("prompt")


def test_real_dice_are_entered_in_any_game(show: NewScreen) -> None:
    screen = show(SealedBids())
    screen.press("choose")
    screen.press("begin", north="person", south="person", dice="table", seed="1")
    for _ in range(2):
        screen.press("ready")
        screen.pick(2)
    assert screen.picks == [1, 2, 3, 4, 5, 6]
    screen.pick(5)
    assert screen.match.position.sold


def test_a_plain_view_lists_each_field() -> None:
    match = Match(SealedBids(), chance=seeded(1))
    match.answer(3)
    view: View = match.view("north")
    facts = dict(FallbackTable().facts(view))
    assert facts["Own bid"] == "3"
    assert facts["Gains"] == "0, 0"
    assert facts["Sold"] == "–"
    assert not {"Seat", "Pending", "News"} & facts.keys()
    assert isinstance(view.pending, Decision)
    assert json.dumps(facts)
