"""The numbers that stand in a sentence, and how a sentence may say a number."""

import re
from fractions import Fraction

from vfw.votes.narration.odds import Number
from vfw.votes.narration.words import NUMBER_WORDS
from vfw.votes.rules.deck import CARDS


def numbers_said(text: str) -> set[str]:
    """Return every number in a sentence, in digits; chances with their sign. Titles of cards are left out."""
    for card in sorted(CARDS.values(), key=lambda card: -len(card.title)):
        text = text.replace(card.title, "")
    words = {word: str(n) for n, word in enumerate(NUMBER_WORDS)} | {"none": "0"}
    tokens = re.findall(r"\d+(?:\.\d+)?(?: %)?|[a-zA-Z]+", re.sub(r"\bd(?=\d)", "", text))
    return {words.get(token.lower(), token) for token in tokens if token[0].isdigit() or token.lower() in words}


def ways_to_say(number: Number) -> set[str]:
    """A number as a sentence may say it: whole, with a decimal, or as a chance in hundredths."""
    value = float(number)
    chance = {f"{int(100 * value + 0.5)} %", f"{100 * value:.1f} %"} if isinstance(number, Fraction) else set()
    return {str(int(number)) if number == int(number) else f"{value:.1f}", *chance}
