"""Where the piece in the hand can go, and by which presses: for the board, for the list beside it, and for the ear."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from vfw.companions.suffragetto.best_turns import open_turns
from vfw.companions.suffragetto.position import View
from vfw.companions.suffragetto.squares import NAMES, SQUARES
from vfw.companions.suffragetto.whole_turns import Route
from vfw.core.questions import Decision


class Way(NamedTuple):
    """A square that can be reached.

    Attributes:
        replies: what is answered to come there, or as far towards it as all routes there agree.
        path: the squares on which the piece stands; taken: where it puts somebody out of play. Of routes that differ
            in what they do, those of one.
        is_whole: whether the replies lead there.
    """

    replies: tuple[str, ...]
    path: tuple[int, ...]
    taken: tuple[int, ...]
    is_chain: bool
    is_whole: bool

    @property
    def end(self) -> int:
        return self.path[-1]

    @property
    def hops(self) -> int:
        """How many of them; 0 for a step."""
        return len(self.path) - 1 if self.is_chain else 0


def chooses_way(view: View) -> bool:
    """Whether the viewer chooses where a piece goes."""
    pending = view.pending
    return isinstance(pending, Decision) and pending.seat == view.seat and pending.about in ("square", "hop")


def open_ways(view: View) -> list[Way]:
    """One for each square, steps first; those that cannot be chosen by their end are left out."""
    by_end = defaultdict[int, list[Route]](list)
    for turn in open_turns(view):
        if len(turn.path) > 1:
            by_end[turn.path[-1]].append(turn)
    ways = [way for turns in by_end.values() if (way := _way(turns))]
    return sorted(ways, key=lambda way: (way.hops, -len(way.taken), way.end))


def chains(view: View) -> list[Way]:
    """Every chain of two hops or more that differs in what it does; those that take or enter most first."""
    found = [_whole(turn) for turn in open_turns(view) if turn.is_chain and len(turn.path) > 2]
    return sorted(found, key=lambda way: (-len(way.taken), way.hops, way.end))


def _way(turns: Sequence[Route]) -> Way | None:
    shortest = min(turns, key=lambda turn: (len(turn.path), -len(turn.taken)))
    if len(turns) == 1 or len(shortest.path) == 2:
        return _whole(shortest)
    common = _common([turn.path for turn in turns])
    if len(common) < 2:
        return None
    return Way(_words(common), shortest.path, shortest.taken, True, False)


def _whole(turn: Route) -> Way:
    return Way(_words(turn.path), turn.path, turn.taken, turn.is_chain, True)


def _words(path: Iterable[int]) -> tuple[str, ...]:
    return tuple([SQUARES[cell] for cell in path][1:])


def _common(paths: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The beginning that all of them share.

    >>> _common([(1, 2, 3), (1, 2, 4, 3)])
    (1, 2)
    """
    length = next((n for n, cells in enumerate(zip(*paths, strict=False)) if len(set(cells)) > 1), min(map(len, paths)))
    return paths[0][:length]


def who_stands(board: bytes, cell: int) -> str:
    """ "the policeman on L9" """
    return f"the {NAMES[board[cell]]} on {SQUARES[cell]}"


def what_it_takes(board: bytes, side: int, taken: Sequence[int]) -> str:
    """ "disables the policeman on L9 and the Inspector on J8"; "" where it takes nobody."""
    if not taken:
        return ""
    *others, last = [who_stands(board, cell) for cell in taken]
    verb = "arrests" if side else "disables"
    return f"{verb} {', '.join(others)}{' and ' if others else ''}{last}"


def many_hops(number: int) -> str:
    """ "one step", "1 hop", "3 hops" """
    if not number:
        return "one step"
    return f"{number} hop{'s' if number > 1 else ''}"


def rank_word(piece: int) -> str:
    """The name of a piece where a sentence begins."""
    return NAMES[piece][:1].upper() + NAMES[piece][1:]
