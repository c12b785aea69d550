"""The terms of the game, for newcomers to games of this kind, and a search for them in sentences.

Rules: The Pieces, The Cards, Sequence of Play, Organizational Buttons, Sending the Nineteenth Amendment to the States.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True)
class Term:
    """A term of the game.

    A spelling in small letters also matches capitals. A spelling with a capital matches only as it is: a card is
    "Late", and nothing else is.

    Attributes:
        word: Its name in the glossary.
        forms: Other spellings that sentences use.
        text: Its meaning and use, in at most 35 words.
    """

    word: str
    forms: tuple[str, ...]
    text: str


TERMS: dict[str, Term] = {
    # The two sides and what they fight over
    "suffragists": Term(
        "Suffragists",
        ("Suffragist",),
        "The side that wants the Amendment. It must bring Congress to send it, and then 36 states to ratify it. Its "
        "cubes and campaigners are purple and yellow.",
    ),
    "opposition": Term(
        "Opposition",
        (),
        "The side against the Amendment. It wins when 13 states reject it, or when Congress has not sent it by the end "
        "of turn six. Its cubes and campaigners are red.",
    ),
    "oppobot": Term(
        "Oppobot",
        (),
        "An automaton that plays the Opposition by dice, without hand or buttons. Most of its printed cards are "
        "unknown to us, so we rebuilt its deck; if you own the game, put yours in.",
    ),
    "partner": Term(
        "partner",
        ("partners",),
        "Who plays for the same side. You share buttons, cubes and the draw pile, and win or lose together. Each has a "
        "hand and claimed cards of their own, and plays every other round.",
    ),
    "black-dice": Term(
        "black dice",
        ("black die", "black d4", "black d6", "black d8"),
        "The Oppobot’s dice in a harder game: its d4, its die of Final Voting, or both. Their 1 is replaced by a 2. "
        "The usual d4 is blue, the usual d6 and d8 are gray.",
    ),
    "by-lot": Term(
        "at random",
        (),
        "A die decides between things that are equal: each is as likely as the other.",
    ),
    "amendment": Term(
        "the Amendment",
        ("Nineteenth Amendment", "Amendment"),
        "The Nineteenth Amendment: no citizen may be kept from voting because of their sex. First Congress must send "
        "it to the states. Then 36 states must ratify it; 13 can stop it.",
    ),
    "amendment-sent": Term(
        "sent to the states",
        ("Amendment sent", "sends it to the states", "sent the Amendment", "sent"),
        "With six markers Congress sends the Amendment out. Each state with four or more cubes votes at once, and from "
        "then on every state that gets four. Markers and lobbying are over.",
    ),
    "ratify": Term(
        "ratify",
        ("ratifies", "ratified", "ratification", "ratifications"),
        "A state says yes to the Amendment: it gets a check mark, its cubes go, and no more can be added. With the "
        "36th such state the Suffragists win at once.",
    ),
    "reject": Term(
        "reject",
        ("rejects", "rejected", "rejection", "rejections"),
        "A state says no to the Amendment: it gets a red X, its cubes go, and no more can be added. With the 13th such "
        "state the Opposition wins at once.",
    ),
    "overturn": Term(
        "overturn",
        ("overturned", "turn one ratification into a rejection"),
        "To take a state that has ratified and make it one that rejects the Amendment.",
    ),
    "vote-again": Term(
        "vote again",
        ("votes again",),
        "The state loses its check mark or X and is open once more. It gets cubes of the side that played the card, "
        "and can ratify or reject like any open state.",
    ),
    # The map and its pieces
    "region": Term(
        "region",
        ("regions",),
        "The map has six regions of eight states each. A campaigner is in one region and adds cubes only there; many "
        "cards name regions too.",
    ),
    "cube": Term(
        "cube",
        ("cubes",),
        "Strength in a state. Where the other side has cubes, yours first push those out, one for one. Four claim an "
        "open State card and, once the Amendment is sent, win the state.",
    ),
    "campaigner": Term(
        "campaigner",
        ("campaigners",),
        "A figure in a region who works for you. You need one to campaign, organize or lobby, and each "
        "further one makes these stronger. Events bring them to the map.",
    ),
    "purple-and-yellow": Term(
        "purple and yellow",
        ("purple or yellow", "purple", "yellow"),
        "The two Suffragist colors. They count alike. Events let you choose, cube by cube; a campaigner adds only its "
        "own color. Some Opposition cards remove only one of them.",
    ),
    "red": Term(
        "red",
        (),
        "The color of the Opposition: its cubes and its campaigners. A state never holds cubes of both sides.",
    ),
    "congress": Term(
        "Congress",
        (),
        "It must act before the states can. The Suffragists add markers there and the Opposition removes them; the "
        "sixth sends the Amendment to the states.",
    ),
    "congress-marker": Term(
        "Congress marker",
        ("Congress markers", "marker", "markers", "star", "stars"),
        "A star that shows support in Congress. The Suffragists need six there at once; the Opposition takes them "
        "away. Lobbying and some events add or remove them.",
    ),
    "button": Term(
        "button",
        ("buttons",),
        "What you pay with. A button rolls your dice again, moves a campaigner, bids for a Strategy card, or pays for "
        "some cards. The Suffragists hold at most twelve, the Opposition six.",
    ),
    # Cards
    "event": Term(
        "event",
        ("events",),
        "What is printed on the card. Play the card as an event and this happens. Then the card is put away, unless it "
        "stays in effect.",
    ),
    "start-card": Term(
        "start card",
        ("start cards",),
        "The one card a side holds before it first draws. As an event it brings your first campaigner to the map (the "
        "Suffragists get two). Without one you can only play events.",
    ),
    "era": Term(
        "era",
        ("eras", "Early", "Middle", "Late"),
        "Each card of a draw pile is Early, Middle or Late. Early cards are on top, so they come first, and Late ones "
        "last.",
    ),
    "hand": Term(
        "hand",
        (),
        "The cards you hold and the other side does not see. You have seven when a turn begins, play six, and keep one "
        "for the next turn.",
    ),
    "draw-pile": Term(
        "draw pile",
        ("draw deck", "draw decks", "deck", "decks"),
        "The cards a side has still to draw, face down. Each turn six come to your hand. Cards that were played do not "
        "come back.",
    ),
    "discard": Term(
        "discard",
        ("discards", "discarded"),
        "To put a card away without using it, or after use. It is out of play for the rest of the game.",
    ),
    "state-card": Term(
        "State card",
        ("State cards",),
        "Nine are open when the game begins. Put a fourth cube in that state first to claim its card. You may play it "
        "once, besides a card from hand.",
    ),
    "strategy-card": Term(
        "Strategy card",
        ("Strategy cards",),
        "A strong card for either side; three are open. Claim one in the Strategy Phase or by an event, and play it "
        "once, besides a card from hand.",
    ),
    "claim": Term(
        "claim",
        ("claims", "claimed"),
        "To win a State or Strategy card. Keep it until you play it, at most one a round, before or after "
        "your card from hand. Then it leaves the game.",
    ),
    "in-effect": Term(
        "in effect",
        ("stays in effect",),
        "Such a card stays on the table and works on: until the turn ends, until turn six ends, or in Final Voting. It "
        "may change a rule, or let other cards be played or not.",
    ),
    "needs-a-roll": Term(
        "continue only",
        ("succeeds", "not enough"),
        "This event needs luck. Roll high enough and the rest of the card happens; else nothing does and the card is "
        "gone. You may roll again for a button.",
    ),
    # What a card can be played for
    "campaign": Term(
        "campaign",
        ("campaigns", "campaigning", "campaigning action", "campaigning dice"),
        "Roll a die, most often a d4, for each of your campaigners and give each one die. It adds that many cubes in "
        "its region. A button moves it to another region first.",
    ),
    "organize": Term(
        "organize",
        ("organizes", "organizing", "organizing action"),
        "Take a button for each campaigner you have on the map, up to the most your side may hold.",
    ),
    "lobby": Term(
        "lobby",
        ("lobbies", "lobbying", "lobbying action", "lobbying dice"),
        "Roll a die, most often a d6, for each of your campaigners. Each 6 or more adds a marker to Congress for the "
        "Suffragists, and removes one for the Opposition.",
    ),
    # Dice
    "dice": Term(
        "d4, d6, d8",
        ("d4", "d6", "d8", "die", "dice"),
        "The number after the d says how many faces the die has: a d6 shows 1 to 6. “Two d6” means two such dice, "
        "rolled together.",
    ),
    "roll-again": Term(
        "roll again",
        ("rolls again", "rolling again", "re-roll", "re-rolls", "reroll"),
        "Pay a button and roll your own dice again, all of them together. The new roll counts. You may go on as long "
        "as you can pay. In Final Voting only the side behind may.",
    ),
    # The course of the game
    "turn": Term(
        "turn",
        ("turns",),
        "The game has six. In each, both sides draw six cards, bid for a Strategy card (not in turn one), and play six "
        "rounds.",
    ),
    "round": Term(
        "round",
        ("rounds",),
        "A turn has six. In each, first the Suffragists and then the Opposition play a card from hand, and may play a "
        "claimed card besides.",
    ),
    "strategy-phase": Term(
        "Strategy Phase",
        ("to strategy",),
        "From turn two on, before the rounds begin: the Suffragists commit buttons, the Opposition answers, and one "
        "side may get a Strategy card.",
    ),
    "commit": Term(
        "commit",
        ("commits", "committed", "commitment"),
        "To say how many buttons you bid for a Strategy card. The Suffragists do so first, and may say none. What they "
        "commit is spent, whatever the Opposition answers.",
    ),
    "defer": Term(
        "defer",
        ("defers", "deferred"),
        "The Opposition gives way and pays nothing. The Suffragists pay what they committed and take a Strategy card.",
    ),
    "match": Term(
        "match",
        ("matches", "matched"),
        "The Opposition pays as many buttons as the Suffragists committed. Both are spent, and neither side gets a "
        "Strategy card.",
    ),
    "supersede": Term(
        "supersede",
        ("supersedes", "superseded"),
        "The Opposition pays one button more than the Suffragists committed, and takes a Strategy card. The "
        "Suffragists pay theirs and get none.",
    ),
    "final-voting": Term(
        "Final Voting",
        ("call the vote", "calls the vote"),
        "Comes after turn six if neither side has won and the Amendment was sent. The sides name a state in turn. Each "
        "rolls a die and adds its cubes there; the higher total wins it.",
    ),
    "tie": Term(
        "tie",
        ("ties",),
        "Equal totals in Final Voting. The Opposition wins them. With Miss Febb Wins the Last Vote in effect, the "
        "Suffragists do.",
    ),
}

KEYS = {form.lower(): key for key, term in TERMS.items() for form in (term.word, *term.forms)}


def find_terms(text: str) -> list[tuple[int, int, str]]:
    """Return the first use of each term in `text` as (start, end, key), in the order of the text, never overlapping.

    >>> find_terms("Roll two d6. Add that many cubes anywhere.")
    [(9, 11, 'dice'), (27, 32, 'cube')]
    """
    first: dict[str, tuple[int, int, str]] = {}
    for match in SPELLINGS.finditer(text):
        key = KEYS[match.group().lower()]
        first.setdefault(key, (match.start(), match.end(), key))
    return list(first.values())


def _spellings() -> re.Pattern[str]:
    """Match every spelling as a whole word, the longest first, so that "State card" is not read as its parts."""
    forms = sorted({form for term in TERMS.values() for form in (term.word, *term.forms)}, key=len, reverse=True)
    either_case = [re.escape(form) if form != form.lower() else f"(?i:{re.escape(form)})" for form in forms]
    return re.compile(rf"(?<!\w)(?:{'|'.join(either_case)})(?!\w)")


SPELLINGS = _spellings()
