"""A game in play: its replies, those of chance included, and every position they led to.

The record is what happened, not the seed: a save is a header and the replies, and a replay needs no generator.
Positions are kept, so undo returns the very position that was; it is fair only if nothing was learned since. A save
of older rules opens as far as it fits.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic

from vfw.core.chance import Chance, chance_from, physical, seeded
from vfw.core.game import Game, PositionT, ViewT
from vfw.core.questions import Decision, IllegalReply, Outcome, Pending, Reply, Roll, Shuffle
from vfw.untrusted_input import NotJson, parse_json, quoted


class Lookahead(Generic[PositionT]):
    """The answers of `game`, with the last foreseen ones, one after the other."""

    def __init__(self, game: Game[PositionT, Any]) -> None:
        self._game = game
        self._foreseen: list[tuple[PositionT, Reply, PositionT]] = []

    def answer(self, position: PositionT, reply: Reply) -> PositionT:
        """Return the next position.

        Raises:
            IllegalReply: If the reply does not fit.
        """
        then = self._known(position, reply)
        return self._game.answer(position, reply) if then is None else then

    def foresee(self, position: PositionT, reply: Reply) -> PositionT:
        """Return the next position, and keep it until one is foreseen that does not follow from it.

        Raises:
            IllegalReply: If the reply does not fit.
        """
        then = self._known(position, reply)
        if then is None:
            then = self._game.answer(position, reply)
            goes_on = any(end is position for _, _, end in self._foreseen)
            self._foreseen = [*(self._foreseen if goes_on else ()), (position, reply, then)]
        return then

    def _known(self, position: PositionT, reply: Reply) -> PositionT | None:
        """Return a foreseen position by the identity of the reply.

        `True` equals 1, and only one of them is a face of a die.
        """
        return next((end for start, given, end in self._foreseen if start is position and given is reply), None)


SAVE_KIND = "saved game"
KINDS_READ = (SAVE_KIND, "vfw save")
"""The kinds of save of every version since 0.1."""
SAVE_VERSION = 1
WORLDS_FOR_FAIRNESS = 16


class NothingToUndo(ValueError):
    """Nothing can be undone; the message gives the reason."""


class DamagedSave(ValueError):
    """A text that is not a save, or not one of this game and its rules; the message names the place."""


@dataclass(frozen=True)
class OlderSave:
    """The older rules of the save that a match was opened from, and the lost part.

    Attributes:
        rules: The version that wrote it.
        left_out: How many of its replies were left out, because one of them does not fit any more; 0 if all do.
        why: The place of that reply, and the reason.
    """

    rules: str
    left_out: int = 0
    why: str = ""


class Match(Generic[PositionT, ViewT]):
    """One game from its start, answered step by step.

    `options` go to the game's `start`; `players` names the player of each seat, for a display, and is only kept.
    With `position` the match goes on from there; it cannot be saved, because a save is what happened since the start.
    Chance is asked at once whenever the position waits for it; if it does not answer, the match waits. With
    `throw=False` dice wait too, until `throw`; cards are shuffled at once all the same.

    Attributes:
        older: The older save it was opened from, if any.
        found: Findings about it, or wishes for them, by name, which are kept with it; from a save each of them can be
            anything.
        damage: What was wrong with all of that in the save, which was left out; "" for nothing.

    >>> from tests.core.sealed_bids import SealedBids
    >>> match = Match(SealedBids(), chance=seeded(1848))
    >>> before = match.position
    >>> match.answer(3).pending.seat
    'south'
    >>> match.undo("north") is before
    True
    """

    def __init__(
        self,
        game: Game[PositionT, ViewT],
        options: Mapping[str, Any] | None = None,
        *,
        chance: Chance | None = None,
        players: Mapping[str, str] | None = None,
        position: PositionT | None = None,
    ) -> None:
        self.game = game
        self.options = dict(options or {})
        self.chance: Chance = seeded(0) if chance is None else chance
        self.players = dict(players or {})
        self.can_save = position is None
        self.older: OlderSave | None = None
        self.found: dict[str, Any] = {}
        self.damage = ""
        self._positions: list[PositionT] = [game.start(self.options) if position is None else position]
        self._replies: list[Reply] = []
        self._undone: list[list[Reply]] = []
        self._ahead = Lookahead(game)
        self._let_chance_answer()

    @property
    def position(self) -> PositionT:
        """Return the present position."""
        return self._positions[-1]

    @property
    def positions(self) -> tuple[PositionT, ...]:
        """Return every position from the start to the present one, one more than there are replies."""
        return tuple(self._positions)

    @property
    def seats(self) -> tuple[str, ...]:
        """Return the seats, in order."""
        return self.position.seats

    @property
    def replies(self) -> tuple[Reply, ...]:
        """Return all replies, those of chance included."""
        return tuple(self._replies)

    @property
    def seed(self) -> str:
        """Return the seed with which the same cards and dice can be dealt again; "" if there is none."""
        chance = self.chance.header()
        return str((chance.get("cards") or chance).get("seed", ""))

    @property
    def pending(self) -> Pending:
        """Return the question that the match waits for, or the outcome."""
        return self.position.pending

    @property
    def outcome(self) -> Outcome | None:
        """Return the outcome, None while the game goes on."""
        pending = self.position.pending
        return pending if isinstance(pending, Outcome) else None

    def legal(self) -> tuple[Reply, ...]:
        """Return the choices of the pending decision; () for dice, and once the game is over."""
        pending = self.position.pending
        return pending.choices if isinstance(pending, Decision) else ()

    def view(self, seat: str | None) -> ViewT:
        """Return what `seat` may know of the present position."""
        return self.game.view(self.position, seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Match):
            return NotImplemented
        return self.header() == other.header() and self._replies == other._replies and self.position == other.position

    __hash__ = None  # type: ignore[assignment]  # a match goes on changing

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {len(self._replies)} replies, waiting for {self.pending.label}>"

    # Playing

    def answer(self, reply: Reply, *, throw: bool = True) -> PositionT:
        """Answer the pending question, and let chance answer what follows.

        Raises:
            IllegalReply: If the reply does not fit; then nothing has changed.
        """
        self._take(reply)
        self._undone.clear()
        self._let_chance_answer(throw)
        return self.position

    def throw(self) -> PositionT:
        """Roll the dice that the match waits for; if chance has no answer either, it goes on waiting."""
        self._let_chance_answer()
        return self.position

    def foresee(self, reply: Reply, since: PositionT | None = None) -> PositionT:
        """Return the position that `reply` would lead to, from the present one or from a foreseen one, `since`.

        No chance answers. The same reply then leads to this very position, until something else is foreseen.

        Raises:
            IllegalReply: If the reply does not fit.
        """
        return self._ahead.foresee(self.position if since is None else since, reply)

    def _take(self, reply: Reply) -> None:
        self._positions.append(self._ahead.answer(self.position, reply))
        self._replies.append(reply)

    def _let_chance_answer(self, throw: bool = True) -> None:
        while isinstance(self.pending, Roll | Shuffle if throw else Shuffle):
            earlier = [p.pending for p in self._positions[:-1] if isinstance(p.pending, Roll | Shuffle)]
            reply = self.chance(self.pending, earlier)
            if reply is None:
                return
            self._take(reply)

    # Taking back

    def undo(self, seat: str | None = None, *, free: bool = False) -> PositionT:
        """Return to the last question that `seat` answered (with None: any seat).

        Fair undo takes back only answers that taught the seat nothing; free undo, for lessons, takes back anything.

        Raises:
            NothingToUndo: If there is nothing to take back; the message tells why.
        """
        if why_not := self.why_no_undo(seat, free=free):
            raise NothingToUndo(why_not)
        moment, _ = self._moment_to_return_to(seat, free)
        self._undone.append(self._replies[moment:])
        del self._replies[moment:], self._positions[moment + 1 :]
        return self.position

    def why_no_undo(self, seat: str | None = None, *, free: bool = False) -> str:
        """Return why `undo` would take back nothing; "" if it would."""
        moment, why_not = self._moment_to_return_to(seat, free)
        asked = self._positions[moment].pending
        if not why_not and not free and isinstance(asked, Decision) and self._taught(asked.seat, moment):
            return "this answer showed something that was hidden"
        return why_not

    def why_no_undo_at_sight(self, seat: str | None = None) -> str:
        """Return the reason of `why_no_undo` if it is known without many imagined positions; else ""."""
        return self._moment_to_return_to(seat, False)[1]

    def redo(self) -> PositionT:
        """Answer again as before the last undo.

        Raises:
            NothingToUndo: If nothing was taken back.
        """
        if not self._undone:
            raise NothingToUndo("nothing was taken back since the last answer")
        for reply in self._undone.pop():
            self._take(reply)
        return self.position

    def _moment_to_return_to(self, seat: str | None, free: bool) -> tuple[int, str]:
        """Return the number of the reply to take back, and why it may not be, whatever it taught; "" if it may."""
        for moment in range(len(self._replies) - 1, -1, -1):
            question = self._positions[moment].pending
            if isinstance(question, Decision):
                if seat is None or question.seat == seat:
                    return moment, ""
                if not free:
                    return moment, "another seat has answered since"
            elif not free:
                return moment, "a die has fallen since" if isinstance(question, Roll) else "cards were shuffled since"
        return 0, "nothing has been answered yet"

    def _taught(self, seat: str, moment: int) -> bool:
        """Return whether the replies from `moment` on showed `seat` something, by replay from other positions."""
        known, now = self.game.view(self._positions[moment], seat), self.view(seat)
        for world in range(WORLDS_FOR_FAIRNESS):
            position = self.game.imagine(known, Random(world))
            try:
                for reply in self._replies[moment:]:
                    position = self.game.answer(position, reply)
            except IllegalReply:
                return True
            if self.game.view(position, seat) != now:
                return True
        return False

    def fork(self, moment: int | None = None, *, chance: Chance | None = None) -> Match[PositionT, ViewT]:
        """Return another match that begins with the first `moment` replies of this one (None: all of them).

        It goes on with its own `chance`, if one is given.

        Raises:
            ValueError: If `moment` is not from 0 to `len(replies)`.
        """
        last = len(self._replies) if moment is None else moment
        if not 0 <= last <= len(self._replies):
            raise ValueError(f"moment {moment!r} is not in this match; expected 0 to {len(self._replies)}")
        fork: Match[PositionT, ViewT] = Match(self.game, self.options, chance=physical(), players=self.players)
        fork.can_save = self.can_save
        fork._positions, fork._replies = self._positions[: last + 1], self._replies[:last]
        fork.chance = self.chance if chance is None else chance
        fork._let_chance_answer()
        return fork

    # Transcript

    def transcript(self, seat: str | None) -> list[str]:
        """Return what happened, one sentence each, as `seat` may know it; None is a viewer of the open table."""
        said = (self.game.say(event, seat) for position in self._positions for event in position.news)
        return [sentence for sentence in said if sentence]

    # Saving

    def header(self) -> dict[str, Any]:
        """Return the head of a save: everything but the record."""
        return {
            "kind": SAVE_KIND,
            "version": SAVE_VERSION,
            "game": self.game.name,
            "rules": self.game.rules,
            "options": self.options,
            "seats": list(self.seats),
            "players": self.players,
            "chance": self.chance.header(),
        }

    def entries(self, since: int = 0) -> list[list[Any]]:
        """Return the record from reply number `since` on: [the question, the reply] each, as a save holds them."""
        return [
            [self._positions[moment].pending.label, reply]
            for moment, reply in enumerate(self._replies[since:], start=since)
        ]

    def save(self) -> str:
        """Return JSON that a person can read: the header, then one line for each reply.

        Raises:
            ValueError: Unless `can_save`.
        """
        if not self.can_save:
            raise ValueError("this match began in the middle of a game; only one played from its start can be saved")
        head = json.dumps(self.header(), indent=1, ensure_ascii=False)
        found = f' "found": {json.dumps(self.found)},\n' if self.found else ""
        lines = ",\n  ".join([json.dumps(entry, ensure_ascii=False) for entry in self.entries()])
        record = f"[\n  {lines}\n ]" if lines else "[]"
        return f'{head[:-2]},\n{found} "replies": {record}\n}}\n'

    @classmethod
    def load(cls, text: str, games: Iterable[Game[Any, Any]], *, throw: bool = True) -> Match[Any, Any]:
        """Return the match that a save holds, for one of `games`.

        A save of older rules is replayed with those of today. If a reply does not fit any more, the match goes back to
        the last moment before it from which it can go on, and its `older` tells so.

        Raises:
            DamagedSave: If the text is not a save; the message names the place.
        """
        save = _parsed(text)
        game = _game_of(save, {game.name: game for game in games})
        match = cls._begun(save, game)
        match.older = OlderSave(save["rules"]) if save["rules"] != game.rules else None
        for number, entry in enumerate(entries := _entries(save), start=1):
            try:
                match._take_recorded(number, *entry)
            except DamagedSave as misfit:
                if match.older is None:
                    raise
                match._go_back_to_go_on(misfit)
                match.older = OlderSave(match.older.rules, len(entries) - len(match._replies), str(misfit))
                break
        match._let_chance_answer(throw)
        return match

    @classmethod
    def _begun(cls, save: Mapping[str, Any], game: Game[Any, Any]) -> Match[Any, Any]:
        try:
            chance = chance_from(_field(save, "chance", dict))
            options, players = _field(save, "options", dict), _field(save, "players", dict)
            match = cls(game, options, chance=physical(), players=players)  # it waits: the record answers
        except DamagedSave:
            raise
        except (ValueError, TypeError) as error:
            raise DamagedSave(f"the head of the save: {error}") from error
        match.chance = chance
        found = save.get("found", {})
        if isinstance(found, dict):
            match.found = found
        else:
            match.damage = f'"found" is {quoted(found)}; expected an object'
        # Versions before 0.2 did not name them.
        if save.get("seats", [*match.seats]) != [*match.seats]:
            raise DamagedSave(f'"seats" is {quoted(save["seats"])}; such a game has {", ".join(match.seats)}')
        return match

    def _take_recorded(self, number: int, label: str, reply: Reply) -> None:
        if label != self.pending.label:
            raise DamagedSave(
                f"reply {number}: it answers {quoted(label)}, but the game asks {quoted(self.pending.label)} here"
            )
        try:
            self._take(reply)
        except (IllegalReply, TypeError) as error:
            raise DamagedSave(f"reply {number}: {error}") from error

    def _go_back_to_go_on(self, misfit: DamagedSave) -> None:
        """Return to the last position from which the game can go on.

        Raises:
            DamagedSave: If there is none.
        """
        for moment in range(len(self._replies), -1, -1):
            if self.game.can_go_on_from(self._positions[moment]):
                del self._replies[moment:], self._positions[moment + 1 :]
                return
        raise DamagedSave(f"nothing of it can be played with rules {self.game.rules}: {misfit}") from misfit


def _parsed(text: str) -> Mapping[str, Any]:
    try:
        save = parse_json(text)
    except NotJson as error:
        raise DamagedSave(str(error)) from error
    if not isinstance(save, dict) or save.get("kind") not in KINDS_READ:
        raise DamagedSave(f'not a save of this exhibit: expected an object with "kind": "{SAVE_KIND}"')
    if save.get("version") != SAVE_VERSION:
        raise DamagedSave(f'"version" is {quoted(save.get("version"))}; this exhibit reads version {SAVE_VERSION}')
    return save


def _game_of(save: Mapping[str, Any], games: Mapping[str, Game[Any, Any]]) -> Game[Any, Any]:
    name = _field(save, "game", str)
    if name not in games:
        raise DamagedSave(f'"game" is {quoted(name)}; expected one of {", ".join(sorted(games))}')
    rules, game = _field(save, "rules", str), games[name]
    if rules not in (game.rules, *game.older_rules):
        raise DamagedSave(
            f'"rules" is {quoted(rules)}, but this exhibit plays version {game.rules!r} of {name}; '
            "open the save with the exhibit that wrote it"
        )
    return game


def _entries(save: Mapping[str, Any]) -> list[tuple[str, Reply]]:
    """Return the record of a save: the question and the reply each."""
    entries = []
    for number, entry in enumerate(_field(save, "replies", list), start=1):
        if not (isinstance(entry, list) and len(entry) == 2 and isinstance(entry[0], str)):
            raise DamagedSave(f"reply {number}: {quoted(entry)} is no entry; expected [what was asked, the reply]")
        label, reply = entry
        entries.append((label, tuple(reply) if isinstance(reply, list) else reply))
    return entries


def _field(save: Mapping[str, Any], name: str, kind: type[Any]) -> Any:
    value = save.get(name)
    if not isinstance(value, kind):
        raise DamagedSave(f'"{name}" is {quoted(value)}; expected {_KINDS[kind]}')
    return value


_KINDS: dict[type[Any], str] = {dict: "an object", list: "a list", str: "a text"}
