"""The course of play in Votes for Women: turns, events, dice, secrets, exchanges, and Final Voting."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from vfw.core.position import Event
from vfw.core.questions import Decision, Reply, Word
from vfw.panel.skins.capabilities import Dice, DiceStage, EventQueries, Moments, Placing, Secrets
from vfw.panel.skins.votes.board import SHAPES
from vfw.panel.skins.votes.hand import is_voting
from vfw.panel.view_models.prompt import Offer, RevealedOffers, RollOutcome, RollSum, StageModel, VoteCount
from vfw.votes.narration import vote as told
from vfw.votes.narration.vote import SideTally, VoteTally, tally_vote
from vfw.votes.narration.words import SIDE_NAMES, card_title, count, own_side, to_sentence
from vfw.votes.rules.actions import speak
from vfw.votes.rules.board import NAMES, listed
from vfw.votes.rules.draws import draw_one, place_in
from vfw.votes.rules.final_voting import call_vote, compare, roll_for
from vfw.votes.rules.partners import answer_offer, offer_exchange
from vfw.votes.rules.playing import EVENT
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import ALONE, OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side, side_of
from vfw.votes.rules.steps import cubes_per_region, placing, removing
from vfw.votes.rules.tabletop import COLORS, PURPLE, TO_RATIFY, TO_REJECT, YELLOW
from vfw.votes.rules.view import ABOUT_CARDS, View, side_in

FACE_DOWN = "A card, face down"


def exchange_offers(view: View) -> list[Offer]:
    """Return the offers of both partners as the viewer sees them; [] if there is no exchange.

    Offers are face down until both partners have agreed.
    """
    step, pending = view.asking.step if view.asking else None, view.pending
    if not (isinstance(step, offer_exchange | answer_offer) and isinstance(pending, Decision)):
        return []
    has_agreed = isinstance(step, answer_offer)
    offers = []
    for seat in view.seats_of(side_of(pending.seat)):
        says = "Says now" if seat == pending.seat else "Says yes" if has_agreed else "Is asked next"
        offers.append(Offer(seat, _card_titles(view.held_by(seat).hand) or FACE_DOWN, says))
    return offers


def completed_exchange(events: Iterable[Event], seat: str) -> RevealedOffers | None:
    """Return the exchange in `events` as a partner sees it; None if `seat` had no part in one."""
    for event in events:
        match event:
            case ("exchanged", first, tuple(given), second, tuple(returned)) if seat in (first, second):
                offers = [
                    Offer(first, _card_titles(returned), "Holds it now"),
                    Offer(second, _card_titles(given), "Holds it now"),
                ]
                return RevealedOffers("Both have said yes", offers)
    return None


def _card_titles(cards: Iterable[str]) -> str:
    return ", ".join(map(card_title, cards))


class VotesMoments(Moments):
    """Turns and rounds, and Final Voting."""

    def moment(self, view: View) -> str:
        """See `Moments.moment`."""
        if is_voting(view):
            return "Final Voting"
        if view.turn and not view.round_of_turn:
            return f"Turn {view.turn} · Strategy Phase"
        return f"Turn {view.turn} · Round {max(view.round_of_turn, 1)} of {view.rounds_of_turn}"

    def landmark(self, events: Iterable[Event]) -> str:
        """See `Moments.landmark`."""
        return "The Amendment is sent" if any(event[0] == "sent" for event in events) else ""

    def begins_part(self, position: Position) -> bool:
        """See `Moments.begins_part`."""
        pending = position.pending
        return isinstance(pending, Decision) and pending.why in ("operations", "vote")


class VotesEventQueries(EventQueries):
    """Actions of the sides."""

    def last_actor(self, events: Iterable[Event]) -> str:
        """See `EventQueries.last_actor`."""
        acting = ""
        for event in events:
            side = side_in(event)
            if event[0] in ABOUT_CARDS:
                acting = str(event[1])
            elif side and not (acting and side_of(acting) == side):
                acting = ALONE[side]
        return acting

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        """See `EventQueries.has_played`."""
        return any(event[0] == "played" and event[1] in seats for event in events)

    def opened(self, events: Iterable[Event], seat: str) -> RevealedOffers | None:
        """See `EventQueries.opened`."""
        return completed_exchange(events, seat)

    def events_played(self, events: Iterable[Event], seat: str | None) -> list[str]:
        """See `EventQueries.events_played`."""
        return [event[2] for event in events if event[0] == "played" and (event[1], event[3]) == (seat, EVENT)]


class VotesDice(Dice):
    """Every die belongs to a side; the seat that answers for the side rolls it."""

    def dice_seat(self, position: Position) -> str:
        """See `Dice.dice_seat`."""
        assert position.asking is not None
        return position.seat_of(position.asking.side)

    def dice_results(self, events: Iterable[Event]) -> Sequence[tuple[int, int]]:
        """See `Dice.dice_results`."""
        dice: list[tuple[int, int]] = []
        for event in events:
            match event:
                case ("threw", sides, _, "cubes" | "strategy", shown):
                    dice.append((sides, shown))
                case ("threw", sides, face, _, _):
                    dice.append((sides, face))
                case ("rolled", _, sides, faces, _):
                    dice += [(sides, face) for face in faces]
        return dice

    def is_throw(self, reply: Reply) -> bool:
        """See `Dice.is_throw`."""
        return reply == "reroll"


class VotesSecrets(Secrets):
    """Hands are hidden; no hand is needed while a state votes."""

    look_away_text = "The other side looks away."

    def look_away_text_at(self, view: View) -> str:
        """See `Secrets.look_away_text_at`."""
        return self.look_away_text if len(view.seats) == len(SIDES) else Secrets.look_away_text

    def needs_hidden_hand(self, position: Position | View) -> bool:
        """See `Secrets.needs_hidden_hand`."""
        return not (is_voting(position) or position.open_hands)

    def reveals_cards(self, events: Iterable[Event], seat: str | None) -> bool:
        """See `Secrets.reveals_cards`."""
        return any(event[0] in ("drew", "looked") and event[1] == seat and event[2] for event in events)


class VotesPlacing(Placing):
    """Cubes in two colors."""

    def colors(self, view: View) -> Sequence[str]:
        """See `Placing.colors`."""
        pending = view.pending
        if not isinstance(pending, Decision) or side_of(pending.seat) != SUFFRAGIST or pending.about != "state":
            return ()
        step = view.asking.step if view.asking else None
        is_free = pending.why == "add" and not (isinstance(step, placing) and step.by)
        return (PURPLE, YELLOW) if is_free else ()

    def at_once(self, view: View, place: Word) -> int:
        """See `Placing.at_once`."""
        step, state = view.asking.step if view.asking else None, str(place)
        match step:
            case placing(n, _, per_state, so_far):
                return min(n, per_state - so_far.count(state))
            case removing(n, _, per_state, so_far):
                there = view.strength(OTHER[view.side], state) if state in NAMES else 1
                return min(n, per_state - so_far.count(state), there)
            case cubes_per_region(n, _, owed):
                return owed.count(state) or n
            case speak(_, n) if state in NAMES:
                return n
        return 1

    def is_formality(self, view: View) -> bool:
        """See `Placing.is_formality`."""
        match view.asking.step if view.asking else None:
            case placing(n, states, per_state, so_far):
                return n == per_state * len(states) - sum(state in states for state in so_far)
        return False


THE_STATES_VOTE = "The states vote"
NO_DIE_FELL = "In history no die fell. Lawmakers debated and voted."
STARS = (
    "The Woman's Party sewed a star on its flag for each state that ratified "
    "(Library of Congress, The Stars Align at Last)."
)
"""The source is LOC-STARS."""
CHOICES: Mapping[Word, str] = {"reroll": "Roll again (pay 1 button)", "pass": "Let it stand"}


class VotesDiceStage(DiceStage):
    """The votes of Final Voting: the strength of each side in the state, and the effects of the deciding die."""

    def is_staged(self, position: Position) -> bool:
        """See `DiceStage.is_staged`."""
        step = position.asking.step if position.asking else None
        # Too many states for one die are drawn by two dice: the first draw leads to the second.
        while isinstance(step, draw_one | place_in):
            step = step.then if isinstance(step, draw_one) else step.lot
        return isinstance(step, call_vote) or is_voting(position)

    def awaits_deciding_die(self, position: Position) -> bool:
        """See `DiceStage.awaits_deciding_die`."""
        match position.asking.step if position.asking else None:
            case roll_for(_, _, _, then_other):
                return not then_other
            case compare():
                return isinstance(position.pending, Decision)
        return False

    def has_decided(self, events: Iterable[Event]) -> bool:
        """See `DiceStage.has_decided`."""
        return bool({event[0] for event in events} >= {"voted"})

    def opening(self, view: View) -> StageModel:
        """See `DiceStage.opening`."""
        words = told.describe_final_voting(view, view.seat)
        return StageModel(
            _stake_text(view), THE_STATES_VOTE, "", _vote_counts(view), paragraphs=words, aside=STARS, goes_on="Begin"
        )

    def face(self, view: View) -> StageModel:
        """See `DiceStage.face`."""
        vote, seat = _current_vote(view), view.seat
        at_die = vote.falls or vote.asked
        assert at_die is not None
        die = told.die_name(at_die, seat)
        asks = f"If {die} shows …" if vote.falls else "If you roll again …"
        asked = isinstance(view.pending, Decision)
        return StageModel(
            kicker=f"{THE_STATES_VOTE} · {_stake_text(view)}",
            title=NAMES[vote.state],
            place=vote.state,
            counts=_vote_counts(view, is_at_stake=True),
            sums=_sums(vote, view),
            asks=asks,
            fates=list(_outcomes(vote, view)),
            sides=vote.line(at_die).sides,
            purse=_buttons_text(vote, view),
            aside=NO_DIE_FELL,
            choices=CHOICES if asked else {},
            goes_on="Let it fall",
        )

    def result(self, before: View, events: Iterable[Event]) -> StageModel:
        """See `DiceStage.result`."""
        vote, seat = _current_vote(before), before.seat
        fell: set[Side] = set()
        for event in events:
            match event:
                case ("vote rolled", side, _, face, _):
                    vote = _with_face(vote, side, face)
                    fell.add(side)
                case ("voted", _, decided):
                    winner = told.winner_of(decided)
        name, verb = NAMES[vote.state], told.VERBS[winner]
        detail = told.describe_result(vote, winner, seat)
        return StageModel(
            kicker=f"{THE_STATES_VOTE} · {_stake_text(before, winner)}",
            title=name,
            place=vote.state,
            counts=_vote_counts(before, winner),
            sums=[
                replace(one, has_just_fallen=side in fell)
                for one, side in zip(_sums(vote, before), _side_order(seat), strict=True)
            ],
            fates=[RollOutcome(winner == SUFFRAGIST, f"{name} {verb}", detail, detail)],
            aside=NO_DIE_FELL,
        )


def _vote_counts(view: View, winner: Side | None = None, *, is_at_stake: bool = False) -> list[VoteCount]:
    """Return a star for each ratification and a cross for each rejection, with the vote just won."""
    both = zip(SIDES, ("star", "cross"), (view.ratified, view.rejected), (TO_RATIFY, TO_REJECT), strict=True)
    counts = []
    for side, mark, votes, needed in both:
        has_come = side == winner
        number = len(votes) + has_come
        says = f"{number} of {needed} states {'have' if number != 1 else 'has'} {told.VOTED[side]}."
        counts.append(VoteCount(mark, number, needed, says, is_at_stake, has_come))
    return counts


def _stake_text(view: View, winner: Side | None = None) -> str:
    """Return the votes so far, with the vote `winner` has just won, and the votes still needed."""
    yes, no = len(view.ratified) + (winner == SUFFRAGIST), len(view.rejected) + (winner == OPPOSITION)
    return told.describe_stake(yes, no, view.seat)


def _current_vote(view: View) -> VoteTally:
    vote = tally_vote(view)
    assert vote is not None
    return vote


def _side_order(seat: str | None) -> tuple[Side, Side]:
    first = told.first_side(seat)
    return first, OTHER[first]


def _sums(vote: VoteTally, view: View) -> list[RollSum]:
    return [_sum(vote.line(side), vote, view) for side in _side_order(view.seat)]


def _sum(line: SideTally, vote: VoteTally, view: View) -> RollSum:
    cubes = view.cubes(vote.state)
    whose = "your " if line.side == own_side(view.seat) else "their " if view.seat else ""
    die = f"{whose}die" if line.sides == 6 else f"{whose}d{line.sides}"
    return RollSum(
        side=line.side,
        name=told.side_heading(line.side, view.seat),
        pieces=[SHAPES[color] for color in COLORS[line.side] for _ in range(cubes.get(color, 0))],
        piece_words=count(line.cubes, "cube") if line.cubes < 2 else f"{line.cubes} cubes",
        sides=line.sides,
        face=line.face,
        die_words=f"{die}: {line.face or 'held'}",
        total=line.total,
        said=told.describe_total(line, view.seat),
    )


def _outcomes(vote: VoteTally, view: View) -> Iterable[RollOutcome]:
    """Yield the possible effects of the deciding die. If a reroll can be paid for, that is not a result yet."""
    all_faces, seat = vote.line(vote.falls or vote.asked or SUFFRAGIST).sides, view.seat
    for winner in SIDES:
        if faces := told.winning_faces(vote, winner):
            name, verb = NAMES[vote.state], told.VERBS[winner]
            detail = told.describe_outcome(vote, view, winner, seat)
            title = f"{name} {verb}" if len(faces) > all_faces / 2 else f"It {verb}"
            said = f"{_face_condition(faces, all_faces)}, {name} {verb}. {detail}"
            yield RollOutcome(winner == SUFFRAGIST, title, detail, said, faces)
        behind = OTHER[winner]
        if faces := told.reroll_faces(vote, behind):
            is_behind, detail = told.behind_text(behind, seat), told.describe_reroll(vote, behind, seat)
            title = is_behind[0].upper() + is_behind[1:]
            yield RollOutcome(None, title, detail, f"{_face_condition(faces, all_faces)}, {is_behind}. {detail}", faces)


def _face_condition(faces: Sequence[int], all_faces: int) -> str:
    if len(faces) == all_faces:
        return "Whatever it shows"
    return f"With {listed([str(face) for face in faces], 'or')}"


def _buttons_text(vote: VoteTally, view: View) -> str:
    """Return what was just paid, or what the remaining buttons can buy."""
    if vote.falls and any(event[0] == "paid" for event in view.news):
        return to_sentence(f"{SIDE_NAMES[vote.falls]} {'pay' if vote.falls == SUFFRAGIST else 'pays'} for another roll")
    said = []
    for side in _side_order(view.seat):
        held = vote.line(side).buttons
        if held and side == own_side(view.seat):
            said.append(f"You hold {count(held, 'button')}. Each pays for another roll of your die.")
        elif held:
            holds = "hold" if side == SUFFRAGIST else "holds"
            said.append(to_sentence(f"{SIDE_NAMES[side]} {holds} {count(held, 'button')} for rolling again"))
    return " ".join(said)


def _with_face(vote: VoteTally, side: Side, face: int) -> VoteTally:
    suffragist, opposition = [replace(line, face=face) if line.side == side else line for line in vote.lines]
    return replace(vote, lines=(suffragist, opposition))
