"""The rules of Buy the Vote! in this project's words, its terms, and its rights holders."""

from __future__ import annotations

import re
from collections.abc import Mapping

from vfw.companions.buy_the_vote.cards import BY_KEY, DEMOCRAT, SWING
from vfw.companions.buy_the_vote.view import View
from vfw.panel.skins.capabilities import Dialogs
from vfw.panel.view_models.dialog import DialogModel, load_game_note

AIM = (
    "A satire of campaign money that leaves out the voters: candidates of one new party bid for states, in secret. "
    "Who has the most electoral votes after eight rounds is the nominee, the second the running mate. If both "
    "together have 270, both win the White House; if not, no candidate does."
)
RULES: tuple[tuple[str, str], ...] = (
    (
        "Each round",
        "a card is dealt to each open label: three labels in the first round, one more in each, nine at most.",
    ),
    (
        "Fundraising",
        "In rounds 1, 4 and 7 all players get money: $10M; $20M and $2M for each card won; $30M and $2M for each card.",
    ),
    (
        "Sealed bids",
        "All players bid whole millions on as many labels as they like, up to all the money they hold. Money in hand "
        "is public, a bid is secret until all are ready. Until then it can be changed.",
    ),
    (
        "The reveal",
        "Label by label, the highest bid wins all cards there. All money that was bid is spent, won or lost; what was "
        "not bid stays in hand.",
    ),
    (
        "Ties stack",
        "If two tie for the highest bid, or there is no bid, the cards stay. The next round puts a card on top, and "
        "all are bid on as one. Piles that are still tied in the end count for no player.",
    ),
    (
        "Swing states",
        "Who wins a pile with a swing state on top takes the last card of one other candidate at once, or lets it be. "
        "A swing state that a tie has covered takes nothing.",
    ),
    ("Nominee", "Equal votes fall to more cards, then to more money left, then to the largest single state."),
    ("One against one", "There is no running mate: the nominee needs 270 alone."),
    ("Casual ties", "Those who tie for the highest bid keep what they bid there. All others lose it."),
    (
        "The clock",
        "With a clock the game ends after 15 minutes at the latest; bids that are not revealed by then are void. "
        "If no player has money, the round is settled at once. Time can run out only before or after it. "
        "Without it three cards are taken out unseen, and play begins in round 2 with the money of round 1.",
    ),
)
OWN_RULES = (
    "Ours:",
    "Which eight states swing (those with a margin below five points in 2020), the tie-breaks and that money in hand "
    "is public are readings of this exhibit; the printed game may differ.",
)
RIGHTS = (
    "*Buy the Vote!* is a game by Justin Chang and David Dai, published by Coozies Games in 2020 and sold at "
    "buythevotegame.com. Rules and drawings here are in our own words and by our own hand; this is no product of "
    "theirs."
)
TERMS: Mapping[str, tuple[str, str]] = {
    "swing state": ("swing-state", RULES[5][1]),
    "running mate": (
        "running-mate",
        "The candidate with the second most electoral votes; with two players there is none.",
    ),
    "nominee": ("nominee", "The candidate with the most electoral votes. " + RULES[6][1]),
    "fundraising": ("fundraising", RULES[1][1]),
    "electoral votes": (
        "electoral-votes",
        "Each state has as many as it has seats in Congress, and the District of Columbia three: 538 in all. 270 "
        "elect a president.",
    ),
}
WHAT_IT_IS, WHAT_IT_SHOWS = SECTIONS = ("what-it-was", "what-it-shows")
HISTORY_TERMS = {"satire of campaign money": WHAT_IT_IS, "leaves out the voters": WHAT_IT_SHOWS}
"""Words that open a text about the game."""
LEANING_TEXT = {
    DEMOCRAT: "Blue: the Democrats won it in 2020.",
    SWING: "A swing state: the margin of 2020 was below five points.",
}
_TERM = re.compile(rf"\b({'|'.join([*HISTORY_TERMS, *TERMS])})s?\b", re.IGNORECASE)
REPUBLICAN_TEXT = "Red: the Republicans won it in 2020."


class BuyTheVoteDialogs(Dialogs):
    """Rules, terms, and each state."""

    def sheet(self, about: str, view: View | None) -> DialogModel:
        """See `Dialogs.sheet`."""
        kind, _, key = about.partition(":")
        words = {name: (term, text) for term, (name, text) in TERMS.items()}
        match kind:
            case "help":
                parts = [(f"{heading}.", text) for heading, text in RULES[1:]]
                first = f"{RULES[0][0]} {RULES[0][1]}"
                return DialogModel(
                    "How to play", [("", AIM), ("", first), *parts, OWN_RULES, ("", RIGHTS.replace("*", ""))]
                )
            case "word" if key in words:
                term, text = words[key]
                return DialogModel(term.capitalize(), [("", text)], "In this game")
            case "word" if key in SECTIONS:
                title, note = load_game_note("buy_the_vote", key)
                return DialogModel(title, [("", RIGHTS.replace("*", ""))] if key == WHAT_IT_IS else (), note=note)
            case "state" if key in BY_KEY:
                return _state_dialog(key)
        raise ValueError(f"no sheet about {about!r}")

    def names(self) -> dict[str, str]:
        """See `Dialogs.names`."""
        return {card.name: f"state:{key}" for key, card in BY_KEY.items()}

    def terms_in(self, text: str) -> list[tuple[int, int, str]]:
        """See `Dialogs.terms_in`."""
        sheets = {**HISTORY_TERMS, **{term: name for term, (name, _) in TERMS.items()}}
        return [(one.start(), one.end(), f"word:{sheets[one[1].lower()]}") for one in _TERM.finditer(text)]


def _state_dialog(key: str) -> DialogModel:
    card = BY_KEY[key]
    votes = f"{card.votes_2012} electoral votes in the elections of 2012 to 2020, {card.votes_2024} in 2024 and 2028."
    return DialogModel(card.name, [("", votes), ("", LEANING_TEXT.get(card.leans, REPUBLICAN_TEXT))], "State card")
