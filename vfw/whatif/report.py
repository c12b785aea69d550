"""An answer in words: a sentence, the figures behind it, and the limits of the model."""

from __future__ import annotations

from collections.abc import Iterator
from math import isinf

from vfw.votes.narration.words import SIDE_NAMES
from vfw.votes.rules.board import NAMES, STATES
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.seats import SUFFRAGIST, side_of
from vfw.votes.rules.tabletop import RATIFIED
from vfw.votes.scenarios.fields import SOLITAIRE
from vfw.whatif.moment_text import MomentText
from vfw.whatif.playouts import Setup
from vfw.whatif.question import Question
from vfw.whatif.statistics import Association, Difference, Share, difference, find_associations, share_of
from vfw.whatif.tallies import Counts, Tally

NOT_HISTORY = "A share of worlds in a game. Not history’s probability."
MAX_STATES = 3


def format_of_100(share: float) -> str:
    """Format a share as a number of a hundred; never all or none unless it is exact.

    >>> format_of_100(0.712), format_of_100(0.998), format_of_100(0.0)
    ('71', 'more than 99', '0')
    """
    if 0 < share < 0.01:
        return "fewer than 1"
    return "more than 99" if 0.99 < share < 1 else f"{100 * share:.0f}"


def answer_sentence(counts: Counts) -> str:
    """Return the answer as a sentence.

    For example: "In this model the Amendment is won in 71 of 100 worlds instead of 58." It has a decimal if the model
    sees a difference that whole numbers hide.
    """
    shares = [tally.won / counts.games for tally in (counts.as_it_was, counts.as_changed)]
    was, is_ = map(format_of_100, shares)
    if was == is_ and difference(counts).is_seen:
        was, is_ = (f"{100 * share:.1f}" for share in shares)
    instead = f"instead of {was}" if was != is_ else "either way"
    return f"In this model the Amendment is won in {is_} of 100 worlds{' ' + instead}."


def describe_difference(found: Difference) -> str:
    """Describe the interval of a difference."""
    points = f"{_signed(100 * found.value)} points, {_signed(100 * found.low)} to {_signed(100 * found.high)}"
    seen = "the model sees a difference" if found.is_seen else "the interval holds 0: the model sees no difference"
    return f"{points}: {seen}."


def describe_shared_luck(found: Difference) -> str:
    """Describe the worth of the shared luck of both kinds."""
    if isinf(found.gain):
        return "With shared luck every world ended alike."
    return f"Shared luck is worth {found.gain:.1f} times as many worlds."


def describe_players(setup: Setup) -> str:
    """Describe the players of a kind: "steady against random", or against the Oppobot if it sits at the table."""
    return f"{setup.conduct.suffragist} against {'the Oppobot' if has_oppobot(setup) else setup.conduct.opposition}"


def has_oppobot(setup: Setup) -> bool:
    """Return whether the Oppobot, and no player, plays against the Suffragists."""
    return MomentText(setup.scenario).words("mode").lower() == SOLITAIRE


def format_interval(share: Share) -> str:
    """Format a share: "71.0 % (70.0 to 72.0)"."""
    return f"{100 * share.value:.1f} % ({100 * share.low:.1f} to {100 * share.high:.1f})"


def describe_event(event: str) -> str:
    """Describe an early event from its words in a tally."""
    match event.split(" "):
        case ["sent"]:
            return "Congress sends the Amendment"
        case ["voted", state, vote]:
            return f"{NAMES[state]} {'ratifies' if int(vote) == RATIFIED else 'rejects'}"
        case ["claimed", seat, card]:
            return f"{_capitalize(SIDE_NAMES[side_of(seat)])} {_verb(seat, 'claim')} {CARDS[card].title}"
        case ["played", seat, card, *_]:
            return f"{_capitalize(SIDE_NAMES[side_of(seat)])} {_verb(seat, 'play')} {CARDS[card].title}"
    raise ValueError(f"{event!r} is no event that a tally counts")


def describe_deciding_states(tally: Tally) -> str:
    """Name the states that decide most often: "Connecticut 52, Tennessee 31 of 100"; "" if none does."""
    most = sorted(tally.decisive.items(), key=lambda one: (-one[1], NAMES[one[0]]))[:MAX_STATES]
    return (
        f"{', '.join([f'{NAMES[state]} {format_of_100(n / tally.games)}' for state, n in most])} of 100" if most else ""
    )


def format_report(question: Question, counts: Counts) -> Iterator[str]:
    """Yield the whole answer in Markdown, block by block."""
    yield f"# {question.title}"
    yield "\n".join(f"- {change.words} (record: {change.instead})" for change in question.changes) or "Nothing changed."
    yield f"**{answer_sentence(counts)}** {NOT_HISTORY}"
    n, found = counts.games, difference(counts)
    rows = [
        ("Worlds of each kind", f"{n:,}", f"{n:,}"),
        (
            "36 states ratify",
            *[format_interval(share_of(tally.won, n)) for tally in (counts.as_it_was, counts.as_changed)],
        ),
        (
            "Congress sends it",
            *[format_interval(share_of(n - t.sent[0], n)) for t in (counts.as_it_was, counts.as_changed)],
        ),
        (
            "States that ratify, the middle world",
            *[str(median_ratified(t)) for t in (counts.as_it_was, counts.as_changed)],
        ),
        ("The deciding state", *[describe_deciding_states(t) or "none" for t in (counts.as_it_was, counts.as_changed)]),
    ]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    yield "\n".join(["| | As it was | As changed |", "|---|---|---|", *lines])
    yield f"Difference: {describe_difference(found)} {describe_shared_luck(found)}"
    if together := find_associations(counts.as_changed):
        yield "\n".join(["What goes with winning (not what causes it), as changed:", *map(_goes_with_line, together)])
    for name, lines_ in (("Known", question.known), ("Assumed", question.assumed), ("Guessed", question.guessed)):
        yield "\n".join([f"{name}:", *[f"- {line}" for line in lines_]])


def median_ratified(tally: Tally) -> int:
    """Return the number of states that ratify in the median playout."""
    left = (tally.games + 1) // 2
    for ratified, games in enumerate(tally.ratified):
        left -= games
        if left <= 0:
            return ratified
    return len(STATES)


def _goes_with_line(one: Association) -> str:
    return (
        f"- {describe_event(one.event)}: {format_interval(one.with_it)} with it, {format_interval(one.without)} without"
    )


def _verb(seat: str, verb: str) -> str:
    return verb if side_of(seat) == SUFFRAGIST else f"{verb}s"


def _capitalize(words: str) -> str:
    return words[:1].upper() + words[1:]


def _signed(points: float) -> str:
    return f"{points:+.1f}".replace("-", "−")
