"""What the README shows is what happens."""

import doctest
from pathlib import Path

from vfw.votes.rules.deck import CARDS, congress_has
from vfw.votes.rules.steps import congress

README = Path(__file__).parent.parent / "README.md"


def test_the_examples_of_the_readme_come_out_as_it_says() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 3
    assert results.failed == 0


def test_what_it_says_of_the_conditions_of_the_oppobots_cards() -> None:
    ours = [card for card in CARDS.values() if card.is_oppobots]
    removing = [card for card in ours if congress(-1) in card.steps]
    free = [card.title for card in removing if not card.needs]
    assert sum(bool(card.needs) for card in ours) == 19
    assert (len(removing), len(free)) == (11, 2)
    assert all(card.needs == (congress_has(2),) for card in removing if card.needs)
    said = " ".join(README.read_text(encoding="utf-8").split())
    assert "In ours 19 cards have a condition. Eleven remove one marker; nine of the eleven wait for two" in said
    assert all(f"*{title}*" in said.partition("the other two (")[2].partition(")")[0] for title in free)
