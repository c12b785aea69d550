"""The sheets of Votes for Women: its cards, its words, the discards, and how to play."""

from __future__ import annotations

from vfw.panel.skins.abilities.shown import Sheets
from vfw.panel.skins.votes.seat_names import ABOUT_PARTNERS, SIDE_LABELS
from vfw.panel.view_models.dialog import DialogModel, load_card_note, load_text_note
from vfw.votes.advice.hints import PARTNERS_RULE
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.deck import CARDS, STATE, STRATEGY
from vfw.votes.rules.position import OPPOBOT, SIDES, Side, side_of
from vfw.votes.rules.view import View
from vfw.votes.telling.card_words import card_text, conditions_text, oppobot_text
from vfw.votes.telling.glossary import TERMS, found_in
from vfw.votes.telling.use_words import missing

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
COLOURS, COLOURS_TOLD = "purple-and-yellow", ("colors", "game")
"""The word behind which there is history, and where it is told."""


def capital(word: str) -> str:
    return word[0].upper() + word[1:]


class VotesSheets(Sheets):
    """Cards, words, discards, and how to play."""

    def sheet(self, about: str, view: View | None) -> DialogModel:
        kind, _, key = about.partition(":")
        match kind:
            case "help":
                return self._help()
            case "word" if key in TERMS:
                _, note = load_text_note(*COLOURS_TOLD) if key == COLOURS else ("", None)
                return DialogModel(capital(TERMS[key].word), [("", TERMS[key].text)], "In this game", note=note)
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
        lacking = missing(key, view, side_of(view.seat)) if view and view.seat and not card.is_oppobots else ""
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
                *((f"{capital(TERMS[key].word)}.", TERMS[key].text) for key in HELP),
                (f"{PARTNERS_RULE}.", PARTNERS),
            ],
            reads=ABOUT_PARTNERS,
        )

    def names(self) -> dict[str, str]:
        # Where a card of the Oppobot bears the title of another, its sheet is found from the view: see `_card_sheet`.
        cards = {card.title: f"card:{key}" for key, card in reversed(CARDS.items())}
        return {**cards, **{name: f"place:{state}" for state, name in NAMES.items()}}

    def terms_in(self, text: str) -> list[tuple[int, int, str]]:
        return [(start, end, f"word:{key}") for start, end, key in found_in(text)]
