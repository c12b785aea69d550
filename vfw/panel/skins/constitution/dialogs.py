"""The dialogs of Constitution: rules in this project's words, the terms of the game, and a dialog for each card."""

from __future__ import annotations

import re
from typing import Final

from vfw.companions.constitution.cards import (
    CALIFORNIA,
    CHIEF_JUSTICE,
    EQUAL_SUFFRAGE,
    NAME,
    PARTY,
    PRESIDENTS,
    RANK,
    REPUBLICANS,
    STARS,
    UNCLE_SAM,
    VICE_PRESIDENT,
    VOTELESS,
    Pack,
)
from vfw.companions.constitution.cards import PACKS as ALL_PACKS
from vfw.companions.constitution.deals import pack_of
from vfw.companions.constitution.errors import explain_illegal_card
from vfw.companions.constitution.position import View
from vfw.core.questions import Decision
from vfw.panel.skins.capabilities import Dialogs
from vfw.panel.view_models.dialog import DialogModel, load_game_note

AIM: Final = (
    "In this card game of 1916 two pairs, Democrats and Republicans, elect a President in two deals. In the first the "
    "citizens vote, and States where women vote count double; in the second only the electors do. Take the tricks that "
    "hold most votes."
)
RULES: Final = (
    ("The pack.", "48 States in two parties, each with as many stars as it had electors, and 13 Honors by rank."),
    (
        "Gold stars.",
        "Thirteen States where women vote. Such a card counts double for taking a trick, in both deals. When votes are "
        "counted it is double in the first deal alone.",
    ),
    (
        "Leading.",
        "Your first lead in each deal is the lowest State of your own party; without one, the lowest of the other. "
        "Later you lead the lowest State of either party, any Thirteen, or a President. Low means few printed stars.",
    ),
    (
        "Following.",
        "Second hand must match the votes of the lead, if it can. If not, and for all later hands: who can play "
        "exactly double the votes of the last State in that party must, and has the trick so far.",
    ),
    (
        "If you cannot.",
        "Then choose: take the trick with an Honor that has a vote, refuse to vote with the Flag or the White House, "
        "or throw off your highest State of the party that was not led. Its votes go with the trick.",
    ),
    (
        "Once an Honor has the trick",
        "no player adds another unless only Honors are left, nothing need be doubled, and the lowest State will do. "
        "The lowest will also do after a double that no card of the pack can double again.",
    ),
    (
        "A Thirteen is led.",
        "Follow with thirteen stars or more, of its party first. Else play your highest State. Only California takes "
        "it, whose 13 count 26, or the Chief Justice, if you hold no thirteen and she has not come.",
    ),
    (
        "A President is led.",
        "He is of his leader’s party, and is followed like a Thirteen. Only the Chief Justice takes the trick, or a "
        "higher Honor that was forced.",
    ),
    (
        "The Chief Justice",
        "takes any trick, but may be played only where no other rule applies, under a Thirteen or a President.",
    ),
    ("Forced plays", "are made for you, and the log names the rule."),
    (
        "Counting.",
        "First deal: stars, doubled in gold States, and one vote for each Honor but the Flag and the White House: 623. "
        "Second deal: stars alone, and two more votes: 533. Most of all 1,156 elects the President. A tie is broken by "
        "the holder of the Vice President in the second deal.",
    ),
    (
        "What is ours.",
        "Which two States join the eleven to make thirteen, and where the two votes of the second deal come from, is "
        "not known; here each President brings one. The real list of February 1917 gives 638 and 531. A State’s party "
        "is the one that won most of its electors in more than half of the elections of 1896 to 1912; which it was on "
        "the cards of 1916 is not known. That the winner of a trick leads the next, that it is the deal which gives "
        "the Vice President his voice, the order of the two Presidents and of the two Ladies, and computers in the "
        "place of dummies are ours as well.",
    ),
    (
        "What is lost.",
        "The rules as we have them break off after the Presidents. What they said of the Ladies, the Vice President, "
        "the Secretaries, the Flag, the White House and the District of Columbia, the section on penalties, and the "
        "score card with its prizes for Honors are lost. Prizes and penalties are left out; a play that is against "
        "the rules cannot be made here.",
    ),
)
TERMS: Final = {
    "gold-star": ("Gold star", "A State where women vote. Its card counts double for taking a trick."),
    "double": (
        "Double",
        "To play a State of the party led with exactly twice the votes of the last one. A player who can must do so. "
        "The last to double has the trick, unless an Honor takes it.",
    ),
    "honor": ("Honor", "A card of office. Eleven have a vote and outrank all States; Flag and White House have none."),
    "refuse": ("To refuse to vote", "To play the First Flag or the First White House, which take nothing."),
    "throw-off": (
        "To throw off",
        "To play the highest State of the party that was not led. It wins nothing; its votes go with the trick.",
    ),
    "thirteen": ("A Thirteen", "A State with thirteen stars. When led it draws thirteen stars or more."),
}
WHAT_IT_WAS, WHAT_IT_SHOWS = "what-it-was", "what-it-shows"
"""The sections of the text on the game's history; each has a dialog of that name."""
PATTERNS: Final = {
    WHAT_IT_WAS: r"card game of 1916",
    WHAT_IT_SHOWS: r"States where women vote count double",
    "gold-star": r"gold stars?",
    "double": r"doubled?",
    "honor": r"Honors?",
    "refuse": r"refuse to vote",
    "throw-off": r"throw off",
    "thirteen": r"Thirteens?",
}


class ConstitutionDialogs(Dialogs):
    """Rules, terms and cards."""

    def sheet(self, about: str, view: View | None) -> DialogModel:
        """See `Dialogs.sheet`."""
        kind, _, key = about.partition(":")
        match kind:
            case "help":
                return DialogModel("How to play", [("", AIM), *RULES])
            case "word" if key in (WHAT_IT_WAS, WHAT_IT_SHOWS):
                title, note = load_game_note("constitution", key)
                return DialogModel(title, (), "The history of this game", note=note)
            case "word" if key in TERMS:
                return DialogModel(TERMS[key][0], [("", TERMS[key][1])], "In this game")
            case "card" if key in NAME:
                return _card_dialog(key, view)
        raise ValueError(f"no sheet about {about!r}")

    def names(self) -> dict[str, str]:
        """See `Dialogs.names`."""
        return {name: f"card:{card}" for card, name in NAME.items()}

    def terms_in(self, text: str) -> list[tuple[int, int, str]]:
        """See `Dialogs.terms_in`."""
        found: list[tuple[int, int, str]] = []
        for key, pattern in PATTERNS.items():
            one = re.search(rf"\b{pattern}\b", text)
            if one and all(one.end() <= start or end <= one.start() for start, end, _ in found):
                found.append((one.start(), one.end(), f"word:{key}"))
        return sorted(found)


def _card_dialog(card: str, view: View | None) -> DialogModel:
    pack = pack_of(view) if view else ALL_PACKS["A"]
    parts = [("", line) for line in (_state_lines(card, pack) if card in STARS else [_honor_text(card, pack)])]
    pending = view.pending if view else None
    if (
        view
        and isinstance(pending, Decision)
        and pending.seat == view.seat
        and card in {*view.hand} - {*pending.choices}
    ):
        parts.append(("Not now.", f"{explain_illegal_card(view, pending.seat, view.hand, card)}."))
    party = PARTY.get(card, "")
    kicker = "A Republican State" if party == REPUBLICANS else "A Democratic State" if party else f"Honor {RANK[card]}"
    return DialogModel(NAME[card], parts, kicker, party)


def _state_lines(card: str, pack: Pack) -> list[str]:
    stars, votes = STARS[card], pack.votes[card]
    lines = [f"{stars} stars: so many electors it had from 1912 to 1928."]
    if card in pack.gold:
        lines.append(f"A gold star{_gold_reason(card, pack)}. The card counts {votes}.")
    doubled = [NAME[other] for other in STARS if PARTY[other] == PARTY[card] and pack.votes[other] == 2 * votes]
    lines.append(f"{' or '.join(doubled)} doubles it." if doubled else "No State of its party doubles it.")
    if card == CALIFORNIA:
        lines.append("She alone takes a Thirteen that was led.")
    return lines


def _gold_reason(card: str, pack: Pack) -> str:
    if card in EQUAL_SUFFRAGE:
        return ": women have the full vote there"
    if pack.elector:
        return " by this project’s guess, so that the votes come to the totals that were printed"
    return ": women may vote for President there"


def _honor_text(card: str, pack: Pack) -> str:
    if card in VOTELESS:
        return "It has no vote and takes nothing: to play it is to refuse to vote."
    if card == CHIEF_JUSTICE:
        return "He takes any trick. He may be played only where no other rule applies, under a Thirteen or a President."
    if card == UNCLE_SAM:
        return "The District of Columbia. His holder lays him open, takes the odd card and leads."
    if card in PRESIDENTS:
        second = " and, by this project’s reading, one of an elector in the second" if pack.elector else ""
        return f"He may be led at any time after your first lead. One vote in the first deal{second}."
    if card == VICE_PRESIDENT:
        return "One vote in the first deal. His holder in the second deal decides a tie."
    return "It outranks all States. One vote in the first deal."
