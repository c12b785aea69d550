"""The dialogs of Votes for Women: its cards, its words, the discards, and how to play."""

from __future__ import annotations

from vfw.panel.skins.capabilities import Dialogs
from vfw.panel.skins.votes.text import ABOUT_PARTNERS, SIDE_LABELS
from vfw.panel.view_models.dialog import DialogModel, load_card_note, load_text_note
from vfw.votes.coach.hints import PARTNERS_RULE
from vfw.votes.narration.cards import card_text, conditions_text, missing_for_event, oppobot_text
from vfw.votes.narration.glossary import TERMS, find_terms
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.deck import CARDS, STATE, STRATEGY
from vfw.votes.rules.seats import SIDES, Side, side_of
from vfw.votes.rules.tabletop import OPPOBOT
from vfw.votes.rules.view import View

ERA_NAMES = {"start": "Start", "early": "Early", "middle": "Middle", "late": "Late", "": ""}
DECK_NAMES = {STATE: "State card", STRATEGY: "Strategy card"}
HELP = ("event", "campaign", "organize", "lobby", "cube", "campaigner", "button", "congress", "ratify")
RECONSTRUCTED = "A reconstruction by this project: most of the Oppobot’s printed cards are not known to it."

AIM = (
    "The Suffragists need six stars in Congress, and then thirty-six states that ratify. The Opposition wins with "
    "thirteen states that reject, or when Congress never sends the Amendment. The two sides play cards in turn: "
    "for what the card says, or to campaign for cubes, organize for buttons, or lobby for stars."
)

PARTNERS = (
    "Two can play for a side, and even two together against the Oppobot. Partners have a hand each and one pool of "
    "buttons, and play every other round. Purple and Yellow both roll the dice of all campaigners, and each gives them "
    "to those of one color."
)
COLORS_TERM, COLORS_NOTE = "purple-and-yellow", ("colors", "game")
"""The word with a historical note, and the place of the note."""


def capitalize(word: str) -> str:
    """Return a text with its first letter in upper case; the rest is unchanged."""
    return word[0].upper() + word[1:]


class VotesDialogs(Dialogs):
    """Cards, words, discards, and how to play."""

    def sheet(self, about: str, view: View | None) -> DialogModel:
        """See `Dialogs.sheet`."""
        kind, _, key = about.partition(":")
        match kind:
            case "help":
                return self._help()
            case "word" if key in TERMS:
                _, note = load_text_note(*COLORS_NOTE) if key == COLORS_TERM else ("", None)
                return DialogModel(capitalize(TERMS[key].word), [("", TERMS[key].text)], "In this game", note=note)
            case "card" if key in CARDS:
                return self._card_sheet(key, view)
            case "discards" if view and (side := Side(key)) in SIDES:
                cards = [(CARDS[card].title, card_text(card)) for card in reversed(view.camp(side).discards)]
                return DialogModel("Discards", cards or [("", "None yet.")], SIDE_LABELS[side], side)
        raise ValueError(f"no sheet about {about!r}")

    def _card_sheet(self, key: str, view: View | None) -> DialogModel:
        solitaire = bool(view and view.oppobot)
        if view and solitaire and f"{view.opposition_deck}:{key}" in CARDS:
            key = f"{view.opposition_deck}:{key}"
        card = CARDS[key]
        lacking = (
            missing_for_event(key, view, side_of(view.seat)) if view and view.seat and not card.is_oppobots else ""
        )
        parts = [
            ("", card_text(key)),
            ("", conditions_text(key)),
            ("", lacking),
            ("The Oppobot:", oppobot_text(key) if solitaire else ""),
            ("", RECONSTRUCTED if card.deck == OPPOBOT else ""),
        ]
        deck = "Oppobot" if card.is_oppobots else DECK_NAMES.get(card.deck) or SIDE_LABELS[card.side]
        kicker = " · ".join(filter(None, [deck, ERA_NAMES[card.era]]))
        return DialogModel(card.title, [part for part in parts if part[1]], kicker, card.side, load_card_note(key))

    def _help(self) -> DialogModel:
        return DialogModel(
            "How to play",
            [
                ("", AIM),
                *((f"{capitalize(TERMS[key].word)}.", TERMS[key].text) for key in HELP),
                (f"{PARTNERS_RULE}.", PARTNERS),
            ],
            reads=ABOUT_PARTNERS,
        )

    def names(self) -> dict[str, str]:
        """See `Dialogs.names`."""
        # If a card of the Oppobot has the title of another card, the view decides: see `_card_sheet`.
        cards = {card.title: f"card:{key}" for key, card in reversed(CARDS.items())}
        return {**cards, **{name: f"place:{state}" for state, name in NAMES.items()}}

    def terms_in(self, text: str) -> list[tuple[int, int, str]]:
        """See `Dialogs.terms_in`."""
        return [(start, end, f"word:{key}") for start, end, key in find_terms(text)]
