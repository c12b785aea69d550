"""Golden files: the text of all cards, twelve games as records and in prose, and prompts and hints for every question.

`python -m tests.votes.golden` writes all of them again; then read the difference.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from tests.votes.asking import asked
from tests.votes.scenes import GAME, dealt
from vfw.core import Outcome, Reply
from vfw.core.players import any_reply
from vfw.votes import cards as cards
from vfw.votes.narration.cards import card_text, conditions_text, oppobot_text
from vfw.votes.narration.log import format_log
from vfw.votes.narration.words import count
from vfw.votes.records.recording import record_game
from vfw.votes.records.replay import replay_record
from vfw.votes.rules.deck import CARDS, STATE, STRATEGY, Card, keys
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST
from vfw.votes.rules.tabletop import OPPOBOT

GOLDEN = Path(__file__).parents[1] / "golden"
CARDS_TXT = GOLDEN / "cards.txt"
ASKED_TXT = GOLDEN / "asked.txt"
GAMES = GOLDEN / "games.jsonl.gz"

SEEDS = (256, 346, 356, 612, 696, 2154, 2562, 3261, 3436, 5705, 5864, 5939)
"""Games played at random that show, between them, every ending and every Strategy card."""


# The cards


THE_OPPOBOTS = "THE OPPOBOT’S CARDS: a reconstruction"


def cards_text() -> str:
    """Every card, deck by deck: its title and where it belongs, its conditions, what it does, what the Oppobot does."""
    decks = (SUFFRAGIST, OPPOSITION, STRATEGY, STATE)
    cards = [_card(CARDS[key]) for deck in decks for key in keys(deck)]
    return "\n\n".join([*cards, THE_OPPOBOTS, *[_card(CARDS[key]) for key in keys(OPPOBOT)]]) + "\n"


def _card(card: Card) -> str:
    marks = [
        " ".join(filter(None, (card.era, card.deck))),
        f"costs {count(card.cost, 'button')}" if card.cost else "",
        "bears a campaigner" if card.campaigner else "",
    ]
    head = f"{card.title}  [{', '.join(filter(None, marks))}]"
    instead = f"Oppobot: {oppobot_text(card.key)}" if card.oppobot else ""
    return "\n    ".join(filter(None, (head, conditions_text(card.key), card_text(card.key), instead)))


# The games


def played(seed: int) -> tuple[list[Reply], list[Position]]:
    """A whole game, its replies and its positions; both sides choose at random."""
    match, rng = dealt(seed), Random(seed)
    replies, positions = list(match.replies), list(match.positions)
    while not isinstance(pending := positions[-1].pending, Outcome):
        replies.append(any_reply(pending, rng))
        positions.append(GAME.answer(positions[-1], replies[-1]))
    return replies, positions


def recorded(seed: int) -> dict[str, Any]:
    return record_game(played(seed)[0], f"random-{seed}")


def kept_games() -> list[dict[str, Any]]:
    """The records that lie in the folder."""
    return [json.loads(line) for line in gzip.decompress(GAMES.read_bytes()).splitlines()]


def transcript_file(name: str, seat: str) -> Path:
    return GOLDEN / f"{name}-{seat}.txt"


def transcript(positions: Iterable[Position], seat: str) -> str:
    """Return the transcript of a game for `seat`: effects of a card below it, a turn on a line of its own."""
    events = [event for position in positions for event in position.news]
    lines = [_set_off(line, begins) for line, begins in format_log(events, seat)]
    return "\n".join(lines).lstrip() + "\n"


def _set_off(line: str, begins: bool) -> str:
    if line.startswith("Turn "):
        return f"\n{line}\n"
    return line if begins else "    " + line.replace("\n", "\n        ")


def write_anew() -> None:
    CARDS_TXT.write_text(cards_text(), encoding="utf-8")
    ASKED_TXT.write_text(asked(), encoding="utf-8")
    games = [recorded(seed) for seed in SEEDS]
    lines = "".join(json.dumps(game, ensure_ascii=False, separators=(",", ":")) + "\n" for game in games)
    GAMES.write_bytes(gzip.compress(lines.encode("utf-8"), mtime=0))
    for old in GOLDEN.glob("random-*.txt"):
        old.unlink()
    for game in games:
        positions = replay_record(game)
        for seat in SIDES:
            transcript_file(game["id"], seat).write_text(transcript(positions, seat), encoding="utf-8")


if __name__ == "__main__":
    write_anew()
