"""The cards, drawn: a State with its stars, party, votes and shape; an Honor with its rank, emblem and vote."""

from __future__ import annotations

from html import escape

from vfw.companions.constitution.card_pack import NAME, PARTY, RANK, REPUBLICANS, STARS, VOTELESS, Pack
from vfw.panel.skins.constitution.state_silhouettes import HIGH, WIDE, silhouettes

PARTED = {
    "California": "Cali-fornia",
    "Connecticut": "Connec-ticut",
    "Hampshire": "Hamp-shire",
    "Louisiana": "Loui-siana",
    "Massachusetts": "Massa-chusetts",
    "Minnesota": "Minne-sota",
    "Mississippi": "Missis-sippi",
    "Oklahoma": "Okla-homa",
    "Pennsylvania": "Penn-syl-vania",
    "President": "Presi-dent",
    "Secretary": "Secre-tary",
    "Tennessee": "Tennes-see",
    "Washington": "Wash-ing-ton",
    "Wisconsin": "Wis-con-sin",
}
"""Where long words may break on a narrow card."""
SOFT_HYPHEN = "\xad"
STAR = "M10 1l2.7 6 6.5.6-4.9 4.3 1.5 6.4L10 14.9l-5.8 3.4 1.5-6.4L.8 7.6l6.5-.6z"
EMBLEMS = {
    "chief-justice": '<path d="M30 4v36M14 10h32M18 40h24"/><path d="M14 10l-8 18h16zM46 10l-8 18h16z"/>',
    "president-washington": '<path d="M8 40V22h44v18M4 40h52M4 22L30 6l26 16z"/>'
    '<path d="M17 22v18M30 22v18M43 22v18"/>',
    "president-adams": '<path d="M8 40V22h44v18M4 40h52"/><path d="M12 22a18 14 0 0 1 36 0M30 8V3M20 22v18M40 22v18"/>',
    "lady-washington": '<ellipse cx="30" cy="22" rx="17" ry="20"/><path d="M20 40c2-9 18-9 20 0"/>'
    '<circle cx="30" cy="20" r="6"/><path d="M22 18c0-12 16-12 16 0"/>',
    "lady-adams": '<ellipse cx="30" cy="22" rx="17" ry="20"/><path d="M20 40c2-9 18-9 20 0"/>'
    '<circle cx="30" cy="20" r="6"/><path d="M22 22c-2-14 18-14 16 0M25 10h10"/>',
    "vice-president": '<path d="M38 6L16 28l6 6L44 12zM16 28L6 38M34 2l14 14M8 42h30"/>',
    "secretary-of-state": '<path d="M16 4h22l8 8v28H16zM38 4v8h8M22 20h18M22 27h18M22 34h10"/>',
    "secretary-of-treasury": '<circle cx="30" cy="22" r="18"/><circle cx="30" cy="22" r="13"/><path d="M25 28'
    'c6 5 12 0 8-4s-9-1-7-6 9-4 9-1M30 12v21"/>',
    "secretary-of-war": '<path d="M10 4l32 32M50 4L18 36M36 40l10-10M14 30l10 10M42 36l6 6M18 36l-6 6"/>',
    "secretary-of-the-navy": '<circle cx="30" cy="7" r="4"/><path d="M30 11v31M20 17h20M10 28c2 10 10 14 20 14s18-4'
    ' 20-14M10 28l-3 6M10 28l6 4M50 28l3 6M50 28l-6 4"/>',
    "first-flag": '<path d="M12 2v40M12 5h40v24H12M12 11h40M12 17h40M12 23h40M12 5h18v12H12"/>',
    "first-white-house": '<path d="M4 40h52M8 40V20h44v20M20 20l10-9 10 9M26 40V29h8v11M14 26h5v5h-5zM41 26h5v5h-5z"/>',
    "uncle-sam": '<path d="M16 34V8h28v26M8 34h44M16 26h28M24 8v18M36 8v18"/>',
}
"""Drawings of ours, as wide and high as a State's: scales, a portico, a dome, two medallions, a gavel, a deed, a coin,
swords, an anchor, a flag, a house, a hat."""


def party_letter(party: str) -> str:
    return "R" if party == REPUBLICANS else "D"


def party_badge(party: str) -> str:
    """The party's letter in a shape: a disc for Democrats, a square for Republicans. What is beside it says so."""
    return f'<b class="vfw-party" data-party="{escape(party)}" aria-hidden="true">{party_letter(party)}</b>'


def gold_star() -> str:
    return f'<svg class="vfw-gold" viewBox="0 0 20 20" aria-hidden="true"><path d="{STAR}"/></svg>'


def card_drawing(card: str, pack: Pack) -> str:
    """The face of a card, for the eye: whoever draws it says beside it what it is."""
    return _state(card, pack) if card in STARS else _honor(card)


def _name(card: str) -> str:
    words = [PARTED.get(word, word).replace("-", SOFT_HYPHEN) for word in NAME[card].split()]
    return f'<b class="vfw-card-name">{escape(" ".join(words))}</b>'


def _state(card: str, pack: Pack) -> str:
    gold = f'<span class="vfw-twice">×2{gold_star()}</span>' if card in pack.gold else ""
    stars = "<wbr>".join("★" * STARS[card])
    size = "few" if STARS[card] <= 12 else "some" if STARS[card] <= 24 else "many"
    shape = f'<svg viewBox="-1 -1 {WIDE + 2} {HIGH + 2}"><path d="{silhouettes()[card]}"/></svg>'
    return (
        f'<span class="vfw-face-of-card" data-party="{PARTY[card]}" aria-hidden="true">'
        f'<span class="vfw-corner"><b>{STARS[card]}</b>{party_badge(PARTY[card])}</span>{gold}{shape}'
        f'<span class="vfw-pips" data-stars="{size}">{stars}</span>'
        f"{_name(card)}</span>"
    )


def _honor(card: str) -> str:
    vote = "no vote" if card in VOTELESS else "has a vote"
    return (
        f'<span class="vfw-face-of-card" data-honor aria-hidden="true"><span class="vfw-rank">Honor {RANK[card]}</span>'
        f'<svg viewBox="-1 -1 {WIDE + 2} {HIGH + 2}">{EMBLEMS[card]}</svg>'
        f'{_name(card)}<span class="vfw-vote">{vote}</span></span>'
    )


def card_in_words(card: str, pack: Pack) -> str:
    """What a card is, for the ear.

    >>> from vfw.companions.constitution.card_pack import PACKS
    >>> card_in_words("WY", PACKS["A"])
    'Wyoming, Republican, 3 stars, gold: counts 6'
    """
    if card in RANK:
        return f"{NAME[card]}, Honor {RANK[card]}, {'no vote' if card in VOTELESS else 'with a vote'}"
    party = "Republican" if PARTY[card] == REPUBLICANS else "Democrat"
    gold = f", gold: counts {pack.votes[card]}" if card in pack.gold else ""
    return f"{NAME[card]}, {party}, {STARS[card]} stars{gold}"
