"""Every kind of question in words, from recorded games: prompts, hints, and the values of the computer players.

Of each kind the first is kept, then the 3rd, 9th, 27th and so on: some of the beginning, some of late in a game.
`python -m tests.votes.golden` writes them again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import chain

from tests.votes import games
from vfw.core.questions import Decision, Outcome
from vfw.votes.coach.ranking import find_hints
from vfw.votes.narration import odds, vote
from vfw.votes.narration.odds import Number
from vfw.votes.narration.progress import describe_progress
from vfw.votes.narration.prompts import build_prompt
from vfw.votes.players.evaluation import estimate_win
from vfw.votes.players.heuristics import choice_values
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.votes.rules.view import View, view

SEEDS = (1, 2)
KINDS_OF_GAMES = (
    *(games.whole_game, games.fifth_turn, games.last_turn),
    *(games.solitaire_game, games.solitaire_ending, games.solitaire_last_turn),
)
KEPT = {3**n for n in range(9)}


def asked() -> str:
    """All of it, one question below the other."""
    return "\n\n".join(_told(position) for position in _sample()) + "\n"


def _sample() -> Iterator[Position]:
    seen: Counter[tuple[str, ...]] = Counter()
    for position in chain.from_iterable(play(seed) for play in KINDS_OF_GAMES for seed in SEEDS):
        pending = position.pending
        if isinstance(pending, Outcome) or position.asking is None:
            continue
        particulars = (pending.about, pending.seat, pending.why) if isinstance(pending, Decision) else ()
        kind = (type(position.asking.step).__name__, *particulars)
        seen[kind] += 1
        if seen[kind] in KEPT:
            yield position


def _told(position: Position) -> str:
    pending = position.pending
    seat = pending.seat if isinstance(pending, Decision) else SUFFRAGIST
    seen = view(position, seat)
    words = build_prompt(seen)
    head = f"Turn {position.turn}, round {position.round}, {seat}: {pending.label}"
    lines = [words.headline, words.detail, *_chances(seen)]
    lines.append("; ".join(f"{choice}: {label}" for choice, label in words.labels.items()))
    if isinstance(pending, Decision):
        weighed = zip(pending.choices, choice_values(position, pending), strict=True)
        lines += [
            f"foreseen {_outlook(position)}",
            f"weighed {', '.join(f'{choice} {round(merit, 3) + 0.0:.3f}' for choice, merit in weighed)}",
            *_advice(seen),
        ]
    return "\n    ".join([head, *filter(None, lines)])


def _outlook(position: Position) -> str:
    """In thousandths: what the computer's players make of the table."""
    seen = estimate_win(position)
    return f"{seen.states:.3f} states, sent {seen.sending:.3f}, ratified {seen.ratifying:.3f}"


def _chances(seen: View) -> Iterator[str]:
    if chances := odds.pending_odds(seen):
        yield from odds.describe_odds(chances, seen.seat)
    if tally := vote.tally_vote(seen):
        yield from vote.describe_tally(tally, seen.seat)


def _advice(seen: View) -> Iterator[str]:
    if stands := describe_progress(seen):
        yield f"{stands.text} {_numbers(stands.numbers)}".rstrip()
    for hint in find_hints(seen, "1", budget=16):
        said = " ".join(filter(None, [f"{hint.text} [{hint.rule}]", hint.compared, _numbers(hint.numbers)]))
        yield f"advice {', '.join(map(str, hint.replies))}: {said}"


def _numbers(numbers: Mapping[str, Number]) -> str:
    return f"({'; '.join(f'{name} {number}' for name, number in numbers.items())})" if numbers else ""
