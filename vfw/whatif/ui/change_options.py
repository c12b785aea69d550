"""The changes that are possible now, as lines with their results; for impossible ones, the reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from vfw.front_matter import TextError
from vfw.votes.narration.words import SIDE_NAMES, count
from vfw.votes.players.registry import KINDS
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.deck import CARDS, STATE, STRATEGY, keys
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.tabletop import FULL_CONGRESS, OPPOBOT, SIDE_OF, VOTING_DIE
from vfw.votes.scenarios.fields import DICE, SENT, SOLITAIRE
from vfw.whatif.moment_text import VOTES, MomentText, format_cubes
from vfw.whatif.ui.merge_changes import (
    SENDING_LINE,
    buttons_line,
    congress_line,
    cubes_line,
    last_turn_rounds,
    rounds_line,
    try_apply_lines,
)
from vfw.whatif.ui.question_draft import QuestionDraft, refusal_reason

NOT_VOTED = "not voted"


class ChangeOption(NamedTuple):
    """A line that can be added.

    Attributes:
        line: The line, for `QuestionDraft.with_change`.
        leaves: The value after the change.
        refused: The reason why it is impossible; "" if it is possible.
    """

    line: str
    leaves: str
    refused: str = ""


class Stepper(NamedTuple):
    """A number that goes up and down.

    Attributes:
        name: The name of the number.
        now: Its value.
        record: Its value without a change.
        less: The step down; None at the end.
        more: The step up; None at the end.
    """

    name: str
    now: str
    record: str
    less: ChangeOption | None
    more: ChangeOption | None


class Choice(NamedTuple):
    """A choice of one option.

    Attributes:
        name: The name of the choice.
        now: The current option.
        record: The option without a change.
        options: The options with their names; None for the current one.
    """

    name: str
    now: str
    record: str
    options: tuple[tuple[str, ChangeOption | None], ...]


class StateOptions(NamedTuple):
    """The possible changes of a state.

    Attributes:
        code: The code of the state.
        name: Its name.
        now: Its cubes or its vote, in words.
        record: The same without a change.
        cubes: The steppers of its cubes.
        vote: The choice of its vote.
    """

    code: str
    name: str
    now: str
    record: str
    cubes: tuple[Stepper, ...]
    vote: Choice

    @property
    def steps(self) -> list[ChangeOption]:
        """The steps of its cubes, up and down."""
        return [step for one in self.cubes for step in (one.less, one.more) if step]


class TrackOptions(NamedTuple):
    """The possible changes on the tracks, of players and of dice."""

    steppers: tuple[Stepper, ...]
    picks: tuple[Choice, ...]


def state_options(draft: QuestionDraft, code: str) -> StateOptions:
    """Return the possible changes of a state."""
    name, now, record = NAMES[code], draft.now, draft.record
    cubes, before = now.cubes(code), record.cubes(code)
    steppers = [
        Stepper(
            f"{color} cubes".capitalize(),
            str(cubes.get(color, 0)),
            str(before.get(color, 0)),
            _state_option(draft, cubes_line(name, color, -1), code) if cubes.get(color) else None,
            _state_option(draft, cubes_line(name, color, 1), code),
        )
        for color in SIDE_OF
    ]
    votes = [
        (how, None if how == (now.vote(code) or NOT_VOTED) else _state_option(draft, f"{name} has {how}", code))
        for how in (NOT_VOTED, *VOTES)
    ]
    vote = Choice("Vote", now.vote(code) or NOT_VOTED, record.vote(code) or NOT_VOTED, tuple(votes))
    return StateOptions(code, name, describe_state(now, code), describe_state(record, code), tuple(steppers), vote)


def describe_state(text: MomentText, code: str) -> str:
    """Describe a state: "ratified", "2 red", "no cubes"."""
    return text.vote(code) or format_cubes(text.cubes(code))


def track_options(draft: QuestionDraft) -> TrackOptions:
    """Return the possible changes on the tracks, of players and of dice."""
    sides = [SUFFRAGIST] if _has_oppobot(draft) else list(SIDES)
    steppers = [_congress(draft), *[_buttons(draft, side) for side in sides], _rounds(draft)]
    picks = [_dice(draft), *[_bids(draft, side) for side in sides]]
    picks += [_players(draft, side) for side in sides]
    return TrackOptions(tuple(steppers), tuple(picks))


def card_options(draft: QuestionDraft) -> tuple[ChangeOption, ...]:
    """Return the cards that can be removed from the game, by title."""
    decks = (SUFFRAGIST, OPPOBOT if _has_oppobot(draft) else OPPOSITION, STRATEGY, STATE)
    titles = {CARDS[key].title for deck in decks for key in keys(deck)}
    lines = {title: f"without {title}" for title in sorted(titles)}
    can_be = {title: try_apply_lines(draft.as_changed, [line]) for title, line in lines.items()}
    return tuple([ChangeOption(line, f"{title} is out of the game") for title, line in lines.items() if can_be[title]])


def _congress(draft: QuestionDraft) -> Stepper:
    now, record = draft.now, draft.record
    n = FULL_CONGRESS if now.is_sent else int(now.words("congress", "0"))
    less = congress_line(str(n - 1), now) if n else ""
    more = "" if now.is_sent else SENDING_LINE if n + 1 == FULL_CONGRESS else congress_line(str(n + 1), now)
    return Stepper("Markers in Congress", _describe_congress(now), _describe_congress(record),
                   _track_option(draft, less, f"Congress {n - 1}"),
                   _track_option(draft, more, more if more == SENDING_LINE else f"Congress {n + 1}"))  # fmt: skip


def _describe_congress(text: MomentText) -> str:
    return SENT if text.is_sent else text.words("congress", "0")


def _buttons(draft: QuestionDraft, side: Side) -> Stepper:
    key = f"{side} buttons"
    n, record = int(draft.now.words(key, "0")), draft.record.words(key, "0")
    less = buttons_line(side, str(n - 1)) if n else ""
    return Stepper(f"Buttons of {SIDE_NAMES[side]}", str(n), record, _track_option(draft, less, count(n - 1, "button")),
                   _track_option(draft, buttons_line(side, str(n + 1)), count(n + 1, "button")))  # fmt: skip


def _rounds(draft: QuestionDraft) -> Stepper:
    n, record = last_turn_rounds(draft.now), last_turn_rounds(draft.record)
    steps = [_track_option(draft, rounds_line(by), count(n + by, "round")) for by in (-1, 1)]
    return Stepper("Rounds of the last turn", str(n), str(record), *steps)


def _dice(draft: QuestionDraft) -> Choice:
    now, record = (text.words("voting dice", f"d{VOTING_DIE}").lower() for text in (draft.now, draft.record))
    return _make_choice(draft, "Dice of Final Voting", now, record,
                 [(f"d{n}", f"dice of Final Voting d{n}") for n in DICE])  # fmt: skip


def _bids(draft: QuestionDraft, side: Side) -> Choice:
    """Return the choice of bids; to allow bids again, a line is removed and none is added."""
    name, freely, nothing = SIDE_NAMES[side], "as usual", "nothing"
    now, record = (nothing if side in setup.conduct.no_bids else freely
                   for setup in (draft.as_changed, draft.as_it_was))  # fmt: skip
    back = [(freely, "")] if now == freely else []
    verb = "bids" if side == OPPOSITION else "bid"
    return _make_choice(draft, f"What {name} {verb}", now, record, [*back, (nothing, f"{name} {verb} nothing")])


def _players(draft: QuestionDraft, side: Side) -> Choice:
    now, record = (setup.conduct.player_of(side) for setup in (draft.as_changed, draft.as_it_was))
    other = draft.as_changed.conduct.player_of(OTHER[side])
    pairs = {kind: (kind, other) if side == SUFFRAGIST else (other, kind) for kind in KINDS}
    lines = [(kind, f"player: {' against '.join(pair)}") for kind, pair in pairs.items()]
    return _make_choice(draft, f"Who plays {SIDE_NAMES[side]}", now, record, lines)


def _make_choice(draft: QuestionDraft, name: str, now: str, record: str, lines: Iterable[tuple[str, str]]) -> Choice:
    options = [(said, None if said == now else _track_option(draft, line, said)) for said, line in lines]
    return Choice(name, now, record, tuple(options))


def _track_option(draft: QuestionDraft, line: str, leaves: str) -> ChangeOption | None:
    if not line:
        return None
    try:
        draft.with_change(line)
    except TextError as error:
        return ChangeOption(line, leaves, refusal_reason(error))
    return ChangeOption(line, leaves)


def _state_option(draft: QuestionDraft, line: str, code: str) -> ChangeOption:
    try:
        leaves = draft.with_change(line).now
    except TextError as error:
        return ChangeOption(line, "", refusal_reason(error))
    return ChangeOption(line, describe_state(leaves, code))


def _has_oppobot(draft: QuestionDraft) -> bool:
    return draft.record.words("mode").lower() == SOLITAIRE
