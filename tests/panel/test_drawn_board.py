"""Boards drawn as a part of the page: a skin returns HTML, which the page paints like other regions."""

import re
from typing import Any

from tests.core.sealed_bids import SealedBids, View
from tests.panel.bids_skin import BidsSkin
from tests.panel.conftest import NewScreen
from vfw.core import Match, seeded
from vfw.panel.skins.capabilities import Capabilities
from vfw.panel.surfaces.boards import BoardHighlights, DrawnBoard
from vfw.templating import EMPTY, Markup, call_macro

BUTTONS = "panel/templates/buttons.html"


class Counter(DrawnBoard):
    """The lot that is for sale, and below it the prices."""

    name = "counter"

    def drawn(self, view: View, shown: BoardHighlights) -> Markup:
        prices = EMPTY.join(call_macro(BUTTONS, "reply_button", price, f"{price} coins") for price in shown.choices)
        hinted = ", ".join(str(name) for names in shown.hinted for name in names)
        return Markup("<p>{} {} {}</p>").format(view.lot, "then" if shown.is_past else "now", hinted) + prices


class BidsOnACounter(BidsSkin):
    game = SealedBids()
    capabilities = Capabilities(board=Counter())


def match() -> Match[Any, Any]:
    return Match(SealedBids(), chance=seeded(1), players={"north": "person", "south": "random"})


def test_choices_can_be_picked_on_the_board(show: NewScreen) -> None:
    screen = show(match(), skin=BidsOnACounter())
    board = screen.html("board")
    assert f'data-region="board" data-question="{screen.panel.question}" aria-label="Counter"' in board
    assert len(re.findall("data-pick", board)) == len(screen.match.legal())
    screen.pick(3)
    assert screen.match.replies[1] == 3


def test_the_board_is_shown_on_the_start_page_and_inactive_in_a_replay(show: NewScreen) -> None:
    screen = show(match(), skin=BidsOnACounter())
    lot = screen.html("board").split("<p>")[1].split()[0]
    screen.panel.replay()
    board = screen.html("board")
    assert "then" in board
    assert "data-pick" not in board
    screen.press("leave")
    assert lot in screen.html("board")
    screen.press("start page")
    assert "<p> then </p>" in screen.html("board"), "no lot is for sale yet"
    assert "data-pick" not in screen.html("board")


def test_a_drawn_board_has_a_text_equivalent(show: NewScreen) -> None:
    screen = show(match(), skin=BidsOnACounter())
    assert "beside the counter" in screen.html("tabs")
    assert screen.panel.surface.widget is None
