"""The rules of Suffragetto in this project's words, and the history of the game."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from vfw.panel.skins.capabilities import Dialogs
from vfw.panel.view_models.dialog import DialogModel, load_game_note

WHAT_IT_WAS, LEAVES_OUT = "what-it-was", "leaves-out"
SECTIONS = {WHAT_IT_WAS: "what-it-was", LEAVES_OUT: "what-it-shows"}


class Term(NamedTuple):
    """A word of the game.

    Attributes:
        word: its title.
        text: its explanation.
        spelled: a pattern that finds it in texts.
    """

    word: str
    text: str
    spelled: str = ""


TERMS = {
    "goal": Term(
        "The goal",
        "Each side guards a building and wants into that of the other. The first to have six pieces inside wins: the "
        "Suffragettes in the House of Commons, the Police in the Albert Hall.",
    ),
    "turn": Term(
        "A turn",
        "Take one step with one of your pieces, or one chain of hops. The sides take turns, and a side that can "
        "move may not pass.",
    ),
    "step": Term("Step", "To the next square in any direction, if it is empty.", r"\bsteps?\b"),
    "hop": Term(
        "Hop",
        "Over one piece beside you, of either side, to the empty square right behind it. From there you may hop on, in "
        "any direction, as often as you like, or stop. In one turn you land nowhere twice, nor where you began.",
        r"\bhops?\b",
    ),
    "taking": Term(
        "Arrest and disabling",
        "A piece that hops over an enemy in the Arena takes it out of play at once: small pieces only when they hop "
        "aslant, Leaders and Inspectors in any direction. Suffragettes go to the Prison, police to the Hospital.",
        r"\b(?:puts? a piece out of play|out of play|arrests?|disables?|disabling)\b",
    ),
    "arena": Term(
        "The Arena",
        "The pink squares around both buildings. Only there can a piece be taken. On the yellow squares, in buildings "
        "and in yards all pieces are safe.",
        r"\bArena\b",
    ),
    "buildings": Term(
        "The buildings",
        "No piece enters the building that its side guards, or hops over its squares. A piece inside the other "
        "building may move there, but not leave.",
        r"\b(?:House of Commons|Albert Hall)\b",
    ),
    "exchange": Term(
        "Exchange",
        "When at least twelve are in the Prison and twelve in the Hospital, and both yards are empty, the side "
        "to move may insist upon an exchange: up to six pairs, Leaders for Inspectors and the rank and file for "
        "theirs. Each owner sets those who come free on the squares of their yard, the mover first. Then the mover "
        "takes the turn.",
        r"\bexchange\b",
    ),
    "end": Term(
        "The end",
        "A side with no piece left on the board, and no exchange, has lost. No side wins when a position comes for the "
        "third time, when a hundred turns of each side go by without an arrest, an exchange or an entry, or when "
        "neither side can move. A side that alone cannot move passes.",
    ),
    "ours": Term(
        "What is ours",
        "The printed rules say nothing of who begins, of chains that go in circles, of draws, or of a side that cannot "
        "move or has no piece left. Those rules are ours. They let either player insist upon an exchange; "
        "with us it is the one to move.",
    ),
}
TERM_PATTERNS = {key: re.compile(term.spelled) for key, term in TERMS.items() if term.spelled}
HISTORY_PATTERNS = {
    WHAT_IT_WAS: re.compile(r"\bboard game of about 1908\b"),
    LEAVES_OUT: re.compile(r"\bArrest, injury and force-feeding were real\b"),
}


class SuffragettoDialogs(Dialogs):
    """Rules, terms, and two texts on history."""

    def sheet(self, about: str, view: Any) -> DialogModel:
        """See `Dialogs.sheet`."""
        kind, _, key = about.partition(":")
        if about == "help":
            return DialogModel("How to play", [(f"{term.word}.", term.text) for term in TERMS.values()])
        if kind == "word" and key in TERMS:
            return DialogModel(TERMS[key].word, [("", TERMS[key].text)], "In this game")
        if kind == "word" and key in SECTIONS:
            title, note = load_game_note("suffragetto", SECTIONS[key])
            return DialogModel(title, (), note=note)
        return super().sheet(about, view)

    def terms_in(self, text: str) -> list[tuple[int, int, str]]:
        """See `Dialogs.terms_in`."""
        found: list[tuple[int, int, str]] = []
        for key, spelled in [*HISTORY_PATTERNS.items(), *TERM_PATTERNS.items()]:
            match = spelled.search(text)
            if match and all(match.end() <= start or end <= match.start() for start, end, _ in found):
                found.append((match.start(), match.end(), f"word:{key}"))
        return sorted(found)
