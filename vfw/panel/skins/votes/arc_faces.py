"""The arc of a game of Votes for Women: what is worked out for it, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence

from vfw.core.intervals import wilson
from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Outcome
from vfw.panel.skins.abilities.looked_back import Arcs
from vfw.panel.skins.votes.seat_names import SIDE_LABELS
from vfw.panel.view_models.arc import ArcModel, ArcPart, ArcPoint, ArcSide, TurningPoint
from vfw.votes.advice.arc import PLAYOUTS, Arc, ArcInquiry, Turning
from vfw.votes.advice.kept_arc import DamagedArc, kept, known_from
from vfw.votes.advice.moments import Moment
from vfw.votes.advice.players import VERSION
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.position import OPPOSITION, OTHER, RATIFIED, REJECTED, SUFFRAGIST, Position, Side, side_of
from vfw.votes.rules.view import View
from vfw.votes.telling.turning_words import turning_words, vote_words
from vfw.votes.telling.years import SPANS

ARC = "arc"
"""Under which name it is kept with the match."""
LONGEST_VOTE = 0.3
"""How much of the curve Final Voting takes at most."""
WON, LOST = "won", "lost"


class VotesArcs(Arcs):
    """The chance of a side to win, from games that steady players play on."""

    def why_none(self, match: Match[Position, View]) -> str:
        return "" if any(position.turn for position in match.positions) else "the first turn has not begun"

    def inquiry(self, match: Match[Position, View], persons: Sequence[str]) -> ArcInquiry:
        seat = persons[0] if len(persons) == 1 else None
        inquiry = ArcInquiry(match.positions, match.replies, match.options, seat)
        if ARC not in match.found:
            return inquiry
        known = known_from(match.found[ARC], inquiry.found, match.game.rules)
        return ArcInquiry(match.positions, match.replies, match.options, seat, known)

    def forget(self, match: Match[Position, View], persons: Sequence[str]) -> str:
        try:
            self.inquiry(match, persons)
        except DamagedArc as damage:
            match.found.pop(ARC, None)
            return str(damage)
        return ""

    def keep(self, match: Match[Position, View], found: Arc) -> None:
        match.found[ARC] = kept(found, match.game.rules)

    def face(self, match: Match[Position, View], persons: Sequence[str], found: Arc) -> ArcModel:
        sides = {side_of(seat) for seat in persons}
        own = side_of(persons[0]) if len(sides) == 1 else None
        above = own or SUFFRAGIST
        told = _Told(match, found, above, persons[0] if own else None)
        return ArcModel(
            kicker=told.kicker(own),
            who="" if own else "The Suffragists",
            above=ArcSide(above, "you win" if own else f"{SIDE_LABELS[above]} win"),
            below=ArcSide(OTHER[above], f"{SIDE_LABELS[OTHER[above]]} {'wins' if above == SUFFRAGIST else 'win'}"),
            points=told.points,
            stripes=told.stripes(),
            turns=[told.turn(turning) for turning in found.turning_points()] if found.is_whole else [],
            is_whole=found.is_whole,
            counted=told.counted(),
            made=told.made(),
        )


class _Told:
    """A match and its arc, told from the side that stands above; `seat` is "you"."""

    def __init__(self, match: Match[Position, View], found: Arc, above: Side, seat: str | None) -> None:
        self.match, self.found, self.above, self.seat = match, found, above, seat
        self.points = [self._point(n, x) for n, x in enumerate(_places(found.moments))]

    def _point(self, number: int, x: float) -> ArcPoint:
        moment = self.found.moments[number]
        chance, (won, played) = self.found.chance(number), self.found.games(number)
        low, high = wilson(won, played) if played else (chance or 0.0, chance if chance is not None else 1.0)
        if self.above == OPPOSITION and chance is not None:
            chance, low, high = 1 - chance, 1 - high, 1 - low
        return ArcPoint(moment.number, self._when(number), x, chance, low, high, moment.is_over, moment.is_round)

    def _when(self, number: int) -> str:
        moment = self.found.moments[number]
        if moment.is_over:
            return "The end"
        if moment.votes > 0:
            return f"Final Voting, after {self._voted(number)}"
        return part_of(moment)

    def _voted(self, number: int) -> str:
        """The states that voted since the moment before."""
        events = self._events(number - 1)
        return " and ".join([NAMES[event[1]] for event in events if event[0] == "voted"]) or "a vote"

    def _events(self, start: int) -> list[Event]:
        """What happened between a moment and the next."""
        since, until = self.found.moments[start].number, self.found.moments[start + 1].number
        return [event for position in self.match.positions[since + 1 : until + 1] for event in position.news]

    def kicker(self, own: Side | None) -> str:
        last = self.match.position
        led = f"You led the {SIDE_LABELS[own]}" if own else "Suffragists and Opposition"
        if not isinstance(last.pending, Outcome):
            return f"{led} · so far"
        winner = side_of(last.pending.winners[0])
        end = (WON if winner == own else LOST) if own else f"the {SIDE_LABELS[winner]} {WON}"
        count = f", {len(last.ratified)} to {len(last.rejected)}" if last.sent else ", the Amendment was never sent"
        return f"{led} · {end}{count}"

    def stripes(self) -> list[ArcPart]:
        moments, points, found = self.found.moments, self.points, list[ArcPart]()
        parts = [0 if moment.votes >= 0 else moment.turn for moment in moments]
        for part in dict.fromkeys(parts):
            first = parts.index(part)
            last = len(parts) - 1 - parts[::-1].index(part)
            end = points[min(last + 1, len(points) - 1)].x
            name, below = (f"Turn {part}", SPANS[part - 1]) if part else ("The final vote", "state by state")
            if points[first].x < end:
                short = str(part) if part else "Vote"
                found.append(ArcPart(name, short, below, points[first].x, end, has_points=not part))
        return found

    def turn(self, turning: Turning) -> TurningPoint:
        start, moment = turning.moment, self.found.moments[turning.moment]
        gained = SUFFRAGIST if turning.after > turning.before else OPPOSITION
        events, is_vote = self._events(start), moment.votes >= 0
        if is_vote:
            after = self.match.positions[self.found.moments[start + 1].number]
            votes = {RATIFIED: len(after.ratified), REJECTED: len(after.rejected)}
            words = vote_words(events, votes, self.seat)
        else:
            words = turning_words(events, turning.by, gained, self.seat)
        when = "The final vote" if is_vote else part_of(moment)
        return TurningPoint(start, when, words.what, words.label, words.note, words.sentence, gained, is_vote)

    def counted(self) -> str:
        some_more = any(self.found.games(number)[1] > PLAYOUTS for number in range(len(self.points)))
        return f"{'at least ' if some_more else ''}{PLAYOUTS} games from each moment"

    def made(self) -> str:
        header = self.match.chance.header()
        seed = (header.get("cards") or header).get("seed", "")
        dealt = f"seed {seed}; " if seed != "" else ""
        return f"{dealt}steady players, version {VERSION}; rules {self.match.game.rules}"


def part_of(moment: Moment) -> str:
    """The part of the game that begins with a moment: "Turn 5, round 3"."""
    if moment.votes >= 0:
        return "Final Voting"
    return f"Turn {moment.turn}, {f'round {moment.round}' if moment.round else 'Strategy Phase'}"


def _places(moments: Sequence[Moment]) -> list[float]:
    """Where the moments stand on the curve, 0 to 1: as far apart from each other, but for the votes, which may take no
    more than their share."""
    votes = sum([moment.votes > 0 for moment in moments])
    rounds = max(len(moments) - 1 - votes, 0)
    widths = [0.0, *[1.0 if moment.votes <= 0 else 0.0 for moment in moments[1:]]]
    if votes:
        most = LONGEST_VOTE / (1 - LONGEST_VOTE) * rounds if rounds else votes
        step = min(1.0, most / votes)
        widths = [step if moment.votes > 0 else width for moment, width in zip(moments, widths, strict=True)]
    whole, places, at = sum(widths) or 1.0, list[float](), 0.0
    for width in widths:
        at += width
        places.append(min(at / whole, 1.0))
    return places
