"""The text of all cards, to be read beside the printed ones. `python -m tests.votes.golden` writes it anew."""

from pathlib import Path

from vfw.votes import cards as cards
from vfw.votes.deck import CARDS, STATE, STRATEGY, Card, keys
from vfw.votes.position import OPPOSITION, SUFFRAGIST
from vfw.votes.words import card_text, conditions_text, count

CARDS_TXT = Path(__file__).parents[1] / "golden" / "cards.txt"


def cards_text() -> str:
    """Every card, deck by deck: its title and where it belongs, its conditions, what it does."""
    decks = (SUFFRAGIST, OPPOSITION, STRATEGY, STATE)
    return "\n\n".join(_card(CARDS[key]) for deck in decks for key in keys(deck)) + "\n"


def _card(card: Card) -> str:
    marks = [
        " ".join(filter(None, (card.era, card.deck))),
        f"costs {count(card.cost, 'button')}" if card.cost else "",
        "bears a campaigner" if card.campaigner else "",
    ]
    head = f"{card.title}  [{', '.join(filter(None, marks))}]"
    return "\n    ".join(filter(None, (head, conditions_text(card.key), card_text(card.key))))


if __name__ == "__main__":
    CARDS_TXT.write_text(cards_text(), encoding="utf-8")
