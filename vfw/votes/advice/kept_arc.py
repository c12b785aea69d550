"""The arc of a game as it is kept with the game, so that nobody need work it out again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from vfw.untrusted_input import quoted
from vfw.votes.advice.arc import AGAIN, BETWEEN, CLEANUP, FIRST, PLAYOUTS, Arc, Counts
from vfw.votes.advice.players import VERSION


class DamagedArc(ValueError):
    """What was kept is no arc of the game it was kept with; the message says what is wrong."""


def kept(arc: Arc, rules: str) -> dict[str, Any]:
    """The arc of a game played by these rules, as JSON has it. Raises ValueError unless all of it is counted."""
    if not arc.is_whole:
        raise ValueError(f"{len(arc.moments) - arc.known} moments are not known yet; expected the arc of a whole game")
    counts = [[what, moment, won] for (what, moment), won in sorted(arc.counts.items())]
    return {**_made_by(arc, rules), "stem": arc.stem, "moments": len(arc.moments), "counts": counts}


def known_from(found: object, arc: Arc, rules: str) -> Counts:
    """What was kept of `arc`, of which nothing is known yet, for a game played by these rules; nothing where others
    counted: by other rules, players or playouts, or with what another seat knew. Raises DamagedArc."""
    if not isinstance(found, Mapping):
        raise DamagedArc(f"it is {quoted(found)}; expected an object")
    made_by = _made_by(arc, rules)
    if missing := [name for name in made_by if name not in found]:
        raise DamagedArc(f"it does not say {' or '.join(missing)}")
    if any(found[name] != value for name, value in made_by.items()):
        return {}
    if (found.get("stem"), found.get("moments")) != (arc.stem, len(arc.moments)):
        raise DamagedArc("it is the arc of another game")
    counts: Counts = {}
    for what, number, won in _counts(found.get("counts"), arc):
        if (what, number) in counts:
            raise DamagedArc(f'moment {number} has two counts named "{what}"; expected one')
        counts[what, number] = won
    if not Arc(arc.moments, arc.stem, arc.seat, arc.winner, counts).is_whole:
        raise DamagedArc("some of its counts are missing")
    return counts


def _made_by(arc: Arc, rules: str) -> dict[str, Any]:
    return {"rules": rules, "players": VERSION, "playouts": PLAYOUTS, "seat": arc.seat}


def _counts(counts: object, arc: Arc) -> Iterator[tuple[str, int, int]]:
    if not isinstance(counts, list):
        raise DamagedArc(f'"counts" is {quoted(counts)}; expected a list')
    for count in counts:
        match count:
            case [str(what), int(moment), int(won)] if (
                not isinstance(moment, bool)  # which Python takes for a number, and JSON does not
                and not isinstance(won, bool)
                and what in (FIRST, AGAIN, BETWEEN, CLEANUP)
                and 0 <= moment < len(arc.moments)
                and 0 <= won <= PLAYOUTS
            ):
                yield what, moment, won
            case _:
                raise DamagedArc(
                    f"{quoted(count)} is no count; expected {FIRST}, {AGAIN}, {BETWEEN} or {CLEANUP}, the number of a "
                    f"moment and how many of {PLAYOUTS} games were won"
                )
