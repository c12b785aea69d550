"""No card without a test."""

from importlib import import_module
from pathlib import Path

from vfw.votes.rules.deck import CARDS

MODULES = sorted(path.stem for path in Path(__file__).parent.glob("test_cards_*.py"))


def test_every_card_has_a_test() -> None:
    """One test in one of the modules `test_cards_...`, named after the card's key; and no test of no card."""
    modules = [import_module(f"tests.votes.cards.{name}") for name in MODULES]
    tests = sorted(name for module in modules for name in vars(module) if name.startswith("test_"))
    written = list(CARDS)
    assert tests == sorted("test_" + key.replace("-", "_").replace(":", "_") for key in written)
