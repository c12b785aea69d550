"""Positions and cards as pictures in a notebook cell."""

import re
from html import unescape

from tests.votes.scenes import scene
from vfw.votes import CARDS
from vfw.votes.narration.drawing import card_html, position_html
from vfw.votes.rules.board import NAMES, REGIONS


def words(html: str) -> str:
    """Return what a reader sees."""
    return unescape(" ".join(re.sub("<[^>]*>", " ", html).split()))


def test_a_position_shows_each_region_and_state_with_its_cubes() -> None:
    drawn = words(position_html(scene(NY="PPY", TX="RRR").position))
    assert all(region in drawn for region in REGIONS)
    assert all(state in drawn for state in NAMES)
    assert "NY P2 Y1" in drawn
    assert "TX R3" in drawn


def test_a_card_shows_its_title_and_a_notebook_draws_it() -> None:
    for card in CARDS.values():
        assert card.title in words(card_html(card))
        assert card._repr_html_() == card_html(card)
