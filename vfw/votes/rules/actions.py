"""The three actions for which a card can be played.  Rules: Campaigning, Organizing, Lobbying Action."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from vfw.core.questions import Decision, Roll, Word
from vfw.votes.rules import effects
from vfw.votes.rules.board import REGION_STATES, REGIONS
from vfw.votes.rules.placing import may_add
from vfw.votes.rules.position import Draft, Step, Verb
from vfw.votes.rules.seats import COLOR_OF_SEAT, SUFFRAGIST
from vfw.votes.rules.steps import congress, gain, pay, place_one, placing

MOVE: Final = "move"
STAY: Final = "stay"
DONE: Final = "done"


@dataclass(frozen=True)
class organize(Step):
    """Take a button for each campaigner in play."""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        draft.then(gain(len(draft.campaigners_of(draft.side))))


@dataclass(frozen=True)
class lobby(Step):
    """Roll a die for each campaigner in play; each 6 or more adds a marker to Congress, or removes one.  Ruling 11."""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        sides = effects.die(draft, effects.lobby_die, draft.side, usual=6)
        draft.then(throw("lobbying", sides, len(draft.campaigners_of(draft.side)), count_votes_in_congress()))


@dataclass(frozen=True)
class count_votes_in_congress(Verb):
    """Count each die of 6 or more as a marker, added by the Suffragists and removed by the Opposition."""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        won = sum(face >= 6 for face in draft.rolled)
        if won:
            draft.then(congress(won if draft.side == SUFFRAGIST else -won))


@dataclass(frozen=True)
class campaign(Verb):
    """Roll a die for each campaigner in play, give each of them one, and add that many cubes of its color.

    A seat that leads campaigners of one color only gives those all the dice, as it likes.

    Rulings 16 and 27.  Rules: Two Suffragist Players.  Teams 9.
    """

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        price = effects.campaign_surcharge(draft, draft.side)
        team = tuple([name for name, _ in draft.campaigners_led(draft.side)])
        if not team or price > draft.buttons(draft.side):
            return
        if price:
            pay(draft, price)
        sides = effects.die(draft, effects.campaign_die, draft.side, usual=4)
        share = share_dice(team) if draft.seat in COLOR_OF_SEAT else give_dice(team)
        draft.then(throw("campaigning", sides, len(draft.campaigners_of(draft.side)), share))


@dataclass(frozen=True)
class throw(Step):
    """Roll dice for an action; re-roll them all for a button as often as wanted; then go on with `then`."""

    why: str
    sides: int
    n: int
    then: Step

    def do(self, draft: Draft) -> Roll:
        """See `Step.do`."""
        return Roll(self.sides, self.n, self.why)

    def resume(self, draft: Draft, reply: tuple[int, ...]) -> None:
        """See `Step.resume`."""
        draft.rolled = reply
        draft.tell("rolled", draft.side, self.sides, reply, self.why)
        draft.then(accept(self) if draft.buttons(draft.side) else self.then)


@dataclass(frozen=True)
class accept(Step):
    """Keep the dice of `thrown`, or pay a button and roll them all again."""

    thrown: throw

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "reroll", ("keep", "reroll"), self.thrown.why)

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if reply == "reroll":
            pay(draft, 1)
        draft.then(self.thrown if reply == "reroll" else self.thrown.then)


@dataclass(frozen=True)
class give_dice(Step):
    """Choose the next of `team` to campaign; then it is given one of the dice that are left."""

    team: tuple[str, ...]
    dice: tuple[int, ...] = ()

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "campaigner", self.team, "campaigning")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        team = tuple([name for name in self.team if name != reply])
        draft.then(give_die(reply, self.dice or draft.rolled, team))


@dataclass(frozen=True)
class give_die(Step):
    """Choose the die that `name` gets; its cubes follow, then the rest of the team campaigns."""

    name: str
    dice: tuple[int, ...]
    team: tuple[str, ...]

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "die", tuple(sorted(set(self.dice))), self.name)

    def resume(self, draft: Draft, reply: int) -> None:
        """See `Step.resume`."""
        left = list(self.dice)
        left.remove(reply)
        draft.tell("assigned", draft.side, self.name, reply)
        draft.then(speak(self.name, reply), *([give_dice(self.team, tuple(left))] if self.team else []))


@dataclass(frozen=True)
class share_dice(Step):
    """Choose the next of `team` to campaign.

    It may get several of the dice that are left, and the last of them gets all.  Teams 9.
    """

    team: tuple[str, ...]
    dice: tuple[int, ...] = ()
    begun: bool = False

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "campaigner", self.team, "campaigning")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        dice = self.dice if self.begun else tuple(sorted(draft.rolled))
        draft.then(gather_dice(reply, (), dice, tuple([name for name in self.team if name != reply])))


@dataclass(frozen=True)
class gather_dice(Step):
    """Choose the dice that `name` gets, one after the other.

    The cubes of all `taken` follow, then the rest of the team campaigns with those that are `left`.  Teams 9.
    """

    name: str
    taken: tuple[int, ...]
    left: tuple[int, ...]
    team: tuple[str, ...]

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        if self.team and self.left:
            return self.choice(draft, "die", (*sorted(set(self.left)), DONE), self.name)
        taken, left = (self.taken, ()) if self.team else ((*self.taken, *self.left), ())
        self._spoken(draft, taken, left)
        return None

    def resume(self, draft: Draft, reply: Word) -> None:
        """See `Step.resume`."""
        if reply == DONE:
            self._spoken(draft, self.taken, self.left)
            return
        left = list(self.left)
        left.remove(int(reply))
        draft.then(replace(self, taken=(*self.taken, int(reply)), left=tuple(left)))

    def _spoken(self, draft: Draft, taken: tuple[int, ...], left: tuple[int, ...]) -> None:
        draft.tell("shared", draft.side, self.name, taken)
        speaks = [speak(self.name, sum(taken))] if taken else []
        rest = [share_dice(self.team, left, begun=True)] if self.team and left else []
        draft.then(*speaks, *rest)


@dataclass(frozen=True)
class speak(Step):
    """Let `name` add `n` cubes of its color in its region; before the first it may move for a button.  Ruling 27."""

    name: str
    n: int
    moved: bool = False

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        states = may_add(draft, draft.side, REGION_STATES[dict(draft.campaigners)[self.name]])
        if self.moved or not draft.buttons(draft.side):
            if not states:
                draft.tell("no room", draft.side, self.name)
                return None
            draft.then(placing(self.n, states, self.n, by=self.name))
            return None
        return self.choice(draft, "state", (*(states or (STAY,)), MOVE), self.name)

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if reply == MOVE:
            draft.then(move(self.name), speak(self.name, self.n, moved=True))
        elif reply == STAY:
            draft.tell("no room", draft.side, self.name)
        else:
            region = REGION_STATES[dict(draft.campaigners)[self.name]]
            place_one(draft, reply, self.n, may_add(draft, draft.side, region), self.n, by=self.name)


@dataclass(frozen=True)
class move(Step):
    """Choose the region to which `name` moves, for one button.  Rules: Organizational Buttons 2."""

    name: str

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        here = dict(draft.campaigners)[self.name]
        return self.choice(draft, "region", tuple([region for region in REGIONS if region != here]), self.name)

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        pay(draft, 1)
        move_campaigner(draft, self.name, reply)


def move_campaigner(draft: Draft, name: str, region: str) -> None:
    """Move the campaigner `name` to `region`."""
    draft.campaigners = tuple([(other, region if other == name else at) for other, at in draft.campaigners])
    draft.tell("moved", draft.side, name, region)


@dataclass(frozen=True)
class move_freely(Verb):
    """Let each of your campaigners move to any region, once, or stay.  Ruling 27.  Teams 11."""

    moved: tuple[str, ...] = ()

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        team = tuple([name for name, _ in draft.campaigners_led(draft.side) if name not in self.moved])
        return self.choice(draft, "campaigner", (*team, "done"), "move") if team else None

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if reply != "done":
            draft.then(choose_region(reply), move_freely((*self.moved, reply)))


@dataclass(frozen=True)
class choose_region(Step):
    """Choose the region to which `name` moves for free."""

    name: str

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        here = dict(draft.campaigners)[self.name]
        return self.choice(draft, "region", tuple([region for region in REGIONS if region != here]), self.name)

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        move_campaigner(draft, self.name, reply)
