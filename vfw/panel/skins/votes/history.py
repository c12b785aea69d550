"""The arc of a game of Votes for Women (the chance to win over time), and the historical record."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from vfw.core.intervals import wilson
from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Outcome
from vfw.debrief.comparison import ComparedOutcome, RecordModel
from vfw.debrief.questions import questions_after
from vfw.debrief.record import compare_game, compare_part
from vfw.panel.skins.capabilities import Arcs, History
from vfw.panel.skins.votes.text import SIDE_LABELS
from vfw.panel.view_models.arc import ArcModel, ArcPart, ArcPoint, ArcSide, TurningPointModel
from vfw.votes.coach.arc import PLAYOUTS, Arc, ArcJob, DamagedArc, Moment, TurningPoint, parse_counts, serialize_arc
from vfw.votes.narration.turning_points import turning_point_text, vote_text
from vfw.votes.narration.words import TURN_SPANS
from vfw.votes.players.registry import VERSION
from vfw.votes.records.event_queries import build_timeline
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, OTHER, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import RATIFIED, REJECTED
from vfw.votes.rules.view import View

ARC = "arc"
"""The key under which the arc is kept with the match."""
MOST_VOTE_SHARE = 0.3
"""The greatest share of the curve that Final Voting takes."""
WON, LOST = "won", "lost"


class VotesArcs(Arcs):
    """The chance of a side to win, from games that steady players finish."""

    def why_no_arc(self, match: Match[Position, View]) -> str:
        """See `Arcs.why_no_arc`."""
        return "" if any(position.turn for position in match.positions) else "the first turn has not begun"

    def job(self, match: Match[Position, View], persons: Sequence[str]) -> ArcJob:
        """See `Arcs.inquiry`."""
        seat = persons[0] if len(persons) == 1 else None
        job = ArcJob(match.positions, match.replies, match.options, seat)
        if ARC not in match.found:
            return job
        known = parse_counts(match.found[ARC], job.found, match.game.rules)
        return ArcJob(match.positions, match.replies, match.options, seat, known)

    def forget(self, match: Match[Position, View], persons: Sequence[str]) -> str:
        """See `Arcs.forget`."""
        try:
            self.job(match, persons)
        except DamagedArc as damage:
            match.found.pop(ARC, None)
            return str(damage)
        return ""

    def keep(self, match: Match[Position, View], found: Arc) -> None:
        """See `Arcs.keep`."""
        match.found[ARC] = serialize_arc(found, match.game.rules)

    def face(self, match: Match[Position, View], persons: Sequence[str], found: Arc) -> ArcModel:
        """See `Arcs.face`."""
        sides = {side_of(seat) for seat in persons}
        own = side_of(persons[0]) if len(sides) == 1 else None
        above = own or SUFFRAGIST
        told = _ArcDescription(match, found, above, persons[0] if own else None)
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


class _ArcDescription:
    """A match and its arc from the point of view of one side.

    Args:
        match: the game.
        found: its arc, as far as it has been computed.
        above: the side whose chance is drawn above.
        seat: the seat that is called "you"; None for no seat.
    """

    def __init__(self, match: Match[Position, View], found: Arc, above: Side, seat: str | None) -> None:
        self.match, self.found, self.above, self.seat = match, found, above, seat
        self.points = [self._point(n, x) for n, x in enumerate(_curve_positions(found.moments))]

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
        """Return the states that voted since the moment before."""
        events = self._events(number - 1)
        return " and ".join([NAMES[event[1]] for event in events if event[0] == "voted"]) or "a vote"

    def _events(self, start: int) -> list[Event]:
        """Return the events between a moment and the next."""
        since, until = self.found.moments[start].number, self.found.moments[start + 1].number
        return [event for position in self.match.positions[since + 1 : until + 1] for event in position.news]

    def kicker(self, own: Side | None) -> str:
        """Return the line above the arc: the side and the result."""
        last = self.match.position
        led = f"You led the {SIDE_LABELS[own]}" if own else "Suffragists and Opposition"
        if not isinstance(last.pending, Outcome):
            return f"{led} · so far"
        winner = side_of(last.pending.winners[0])
        end = (WON if winner == own else LOST) if own else f"the {SIDE_LABELS[winner]} {WON}"
        count = f", {len(last.ratified)} to {len(last.rejected)}" if last.sent else ", the Amendment was never sent"
        return f"{led} · {end}{count}"

    def stripes(self) -> list[ArcPart]:
        """Return the turns, and Final Voting, as stripes behind the curve."""
        moments, points, found = self.found.moments, self.points, list[ArcPart]()
        parts = [0 if moment.votes >= 0 else moment.turn for moment in moments]
        for part in dict.fromkeys(parts):
            first = parts.index(part)
            last = len(parts) - 1 - parts[::-1].index(part)
            end = points[min(last + 1, len(points) - 1)].x
            name, below = (f"Turn {part}", TURN_SPANS[part - 1]) if part else ("The final vote", "state by state")
            if points[first].x < end:
                short = str(part) if part else "Vote"
                found.append(ArcPart(name, short, below, points[first].x, end, has_points=not part))
        return found

    def turn(self, turning: TurningPoint) -> TurningPointModel:
        """Describe a turning point."""
        start, moment = turning.moment, self.found.moments[turning.moment]
        gained = SUFFRAGIST if turning.after > turning.before else OPPOSITION
        events, is_vote = self._events(start), moment.votes >= 0
        if is_vote:
            after = self.match.positions[self.found.moments[start + 1].number]
            votes = {RATIFIED: len(after.ratified), REJECTED: len(after.rejected)}
            words = vote_text(events, votes, self.seat)
        else:
            words = turning_point_text(events, turning.by, gained, self.seat)
        when = "The final vote" if is_vote else part_of(moment)
        return TurningPointModel(start, when, words.what, words.label, words.note, words.sentence, gained, is_vote)

    def counted(self) -> str:
        """Say from how many games the chances come."""
        some_more = any(self.found.games(number)[1] > PLAYOUTS for number in range(len(self.points)))
        return f"{'at least ' if some_more else ''}{PLAYOUTS} games from each moment"

    def made(self) -> str:
        """Say what is needed to reproduce the arc: seed, version of the players, version of the rules."""
        header = self.match.chance.header()
        seed = (header.get("cards") or header).get("seed", "")
        dealt = f"seed {seed}; " if seed != "" else ""
        return f"{dealt}steady players, version {VERSION}; rules {self.match.game.rules}"


def part_of(moment: Moment) -> str:
    """Return the part of the game that begins with a moment: "Turn 5, round 3"."""
    if moment.votes >= 0:
        return "Final Voting"
    return f"Turn {moment.turn}, {f'round {moment.round}' if moment.round else 'Strategy Phase'}"


def _curve_positions(moments: Sequence[Moment]) -> list[float]:
    """Return the positions of the moments on the curve, 0 to 1.

    They are equally spaced, except for the votes, which take no more than `MOST_VOTE_SHARE`.
    """
    votes = sum([moment.votes > 0 for moment in moments])
    rounds = max(len(moments) - 1 - votes, 0)
    widths = [0.0, *[1.0 if moment.votes <= 0 else 0.0 for moment in moments[1:]]]
    if votes:
        most = MOST_VOTE_SHARE / (1 - MOST_VOTE_SHARE) * rounds if rounds else votes
        step = min(1.0, most / votes)
        widths = [step if moment.votes > 0 else width for moment, width in zip(moments, widths, strict=True)]
    whole, places, at = sum(widths) or 1.0, list[float](), 0.0
    for width in widths:
        at += width
        places.append(min(at / whole, 1.0))
    return places


COMES_LATER = "Come back when Congress has sent the Amendment, or when a state has voted."


class VotesHistory(History):
    """The record of 1848 to 1920."""

    def record(self, match: Match[Position, View]) -> RecordModel:
        """See `History.record`."""
        face = compare_game(build_timeline(match.positions))
        return replace(face, questions=questions_after(match), comes_later=COMES_LATER)

    def beside(self, match: Match[Position, View], since: int, until: int) -> list[ComparedOutcome]:
        """See `History.beside`."""
        return compare_part(match.positions[: until + 1], since)
