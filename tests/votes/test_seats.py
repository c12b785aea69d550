"""A seat is not a side: the game at tables whose seats bear names of their own, and where two play for one side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from random import Random

import pytest

from tests.votes.named_seats import (
    AGAINST_THE_OPPOBOT,
    ANNA,
    BEN,
    CARLA,
    THREE,
    TWO,
    At,
    name_the_seats,
    with_usual_names,
)
from tests.votes.rules.seen import hidden
from vfw.core import Decision, Match, seeded
from vfw.core.checks import check
from vfw.core.players import RandomPlayer
from vfw.core.questions import Reply
from vfw.votes import VotesForWomen
from vfw.votes.coach.ranking import find_hints
from vfw.votes.narration.log import format_log
from vfw.votes.narration.odds import describe_odds as odds_words
from vfw.votes.narration.odds import pending_odds
from vfw.votes.narration.progress import describe_progress
from vfw.votes.narration.prompts import build_prompt
from vfw.votes.narration.vote import describe_tally as standing_words
from vfw.votes.narration.vote import tally_vote
from vfw.votes.players.greedy import GreedyPlayer
from vfw.votes.rules.playing import draw_to
from vfw.votes.rules.position import Position, Step
from vfw.votes.rules.seats import SIDES, SUFFRAGIST, Seat
from vfw.votes.rules.special import discard_theirs, rearrange
from vfw.votes.rules.view import View, imagine, seen_event, side_in, view
from vfw.votes.scenarios.writer import write_scenario


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    name_the_seats(monkeypatch)


@pytest.mark.usefixtures("named")
@pytest.mark.parametrize("options", [{}, AGAINST_THE_OPPOBOT], ids=["for two", "solitaire"])
@pytest.mark.parametrize("game", [TWO, THREE], ids=["two seats", "three seats"])
def test_a_game_keeps_every_promise_whatever_its_seats_are_called(game: At, options: dict[str, str]) -> None:
    match = check(game, 1920, options=options)
    assert match.outcome
    assert match.outcome.winners in [match.position.seats_of(side) for side in SIDES]


def played(game: VotesForWomen, options: Mapping[str, str]) -> tuple[Match[Position, View], list[Reply]]:
    """A random game, and what a greedy player would have answered here and there."""
    liked: list[Reply] = []
    match = Match(game, options, chance=seeded("seats"))
    while isinstance(pending := match.pending, Decision):
        seen = match.view(pending.seat)
        if len(match.replies) % 50 == 0:
            liked.append(GreedyPlayer(Random(7)).choose(seen))
        match.answer(RandomPlayer(Random(len(match.replies))).choose(seen))
    return match, liked


def told(match: Match[Position, View]) -> Iterator[str]:
    """Yield the transcripts of the seats and of a viewer of the open table, with samples of their views."""
    for seat in (*match.seats, None):
        for number, position in enumerate(match.positions):
            yield from (sentence for sentence, _ in format_log(position.news, seat))
            if number % 4 == 0 or match.outcome is position.pending:
                yield from _seen(view(position, seat), position)


def _seen(seen: View, position: Position) -> Iterator[str]:
    chances, vote, stands = pending_odds(seen), tally_vote(seen), describe_progress(seen)
    yield repr(seen)
    yield repr(build_prompt(seen))
    yield " ".join(odds_words(chances, seen.seat)) if chances else ""
    yield " ".join(standing_words(vote, seen.seat)) if vote else ""
    yield stands.text if stands else ""
    if isinstance(seen.pending, Decision) and seen.pending.seat == seen.seat:
        yield from (hint.text for hint in find_hints(seen, "7", budget=16))
        with suppress(ValueError):  # it is not between two rounds
            yield write_scenario(position, title="Here", date="1848", goal="Win.", length=10)


@pytest.mark.parametrize("options", [{}, AGAINST_THE_OPPOBOT], ids=["for two", "solitaire"])
def test_other_names_of_the_seats_change_nothing_else(options: dict[str, str], request: pytest.FixtureRequest) -> None:
    usual, usually_liked = played(VotesForWomen(), options)
    usually_told = list(told(usual))
    request.getfixturevalue("named")
    match, liked = played(TWO, options)
    assert (match.replies, liked) == (usual.replies, usually_liked)
    for text, usual_text in zip(told(match), usually_told, strict=True):
        assert with_usual_names(text) == usual_text
    again = Match.load(match.save(), [TWO])
    assert again == match
    assert again.header()["seats"] == ["anna", "ben"]


# Two for one side


def doing(position: Position, seat: Seat, step: Step) -> Position:
    """The same, with `seat` answering for the Suffragists and carrying out `step` before anything else."""
    draft = position.draft()
    draft.active, draft.side, draft.card = (seat, BEN), SUFFRAGIST, ""
    assert position.asking
    draft.todo = (*position.todo, position.asking)
    draft.then(step)
    return draft.carried_out()


def looking(position: Position, seat: Seat, n: int) -> Position:
    """The same, with `seat` looking at the top `n` cards of the deck to sort them."""
    return doing(position, seat, rearrange(n))


def answered(position: Position, *replies: Reply) -> Position:
    for reply in replies:
        position = THREE.answer(position, reply)
    return position


def drawing(position: Position, seat: Seat) -> Position:
    draft = position.draft()
    draw_to(draft, seat, 1)
    assert position.asking
    draft.todo = (*position.todo, position.asking)
    return draft.carried_out()


@pytest.fixture
def sorted_by_anna(named: None) -> Position:
    """Anna has put the second of three cards on top, and the others at the bottom."""
    position = looking(Match(THREE, chance=seeded(3)).position, ANNA, 3)
    first, second, _ = position.held_by(ANNA).drawn[-1]
    return answered(position, second, "done", first)


def assert_imagined_alike(position: Position) -> None:
    for seat in position.seats:
        seen = view(position, seat)
        for seed in range(10):
            assert view(imagine(seen, Random(seed)), seat) == seen


def test_partners_have_a_hand_each_and_hide_it_from_each_other(sorted_by_anna: Position) -> None:
    assert not {*sorted_by_anna.held_by(ANNA).hand} & {*sorted_by_anna.held_by(CARLA).hand}
    for seat in sorted_by_anna.seats:
        shown = repr(view(sorted_by_anna, seat))
        assert not [key for key in hidden(sorted_by_anna, seat) if key in shown], seat
    assert_imagined_alike(sorted_by_anna)


def test_cards_looked_at_are_hidden_from_the_partner(named: None) -> None:
    position = looking(Match(THREE, chance=seeded(3)).position, ANNA, 3)
    mine, hers = view(position, ANNA), view(position, CARLA)
    assert mine.held_by(ANNA).drawn == position.held_by(ANNA).drawn
    assert (hers.held_by(ANNA).drawn, hers.held_by(ANNA).drawn_sizes) == ((), (3,))
    assert hers.pending == Decision(ANNA, "card", (), "top")
    (drew,) = [event for event in position.news if event[0] == "drew"]
    assert [THREE.say(drew, seat) for seat in (CARLA, BEN)] == ["The Suffragists draw three cards."] * 2
    assert THREE.say(drew, ANNA).startswith("You draw ")
    assert_imagined_alike(position)


def test_a_hand_looked_at_is_hidden_from_the_partner(named: None) -> None:
    position = doing(Match(THREE, chance=seeded(3)).position, ANNA, discard_theirs())
    hand = position.held_by(BEN).hand
    assert {seat: view(position, seat).held_by(BEN).shown for seat in (ANNA, CARLA)} == {ANNA: hand, CARLA: ()}
    (looked,) = [event for event in position.news if event[0] == "looked"]
    assert [seen_event(looked, seat)[2] for seat in (ANNA, CARLA, BEN, None)] == [hand, len(hand), hand, len(hand)]
    assert THREE.say(looked, CARLA) == "The Suffragists look at the hand of the Opposition."
    assert THREE.say(looked, BEN) == "The Suffragists look at your hand."
    assert_imagined_alike(position)


def test_an_event_tells_of_a_side_whether_it_names_that_or_a_seat(named: None) -> None:
    assert side_in(("claimed", CARLA, "state:utah")) == side_in(("gained", SUFFRAGIST, 2)) == SUFFRAGIST
    assert side_in(("turn", 2)) is None


def test_a_card_put_on_top_is_drawn_by_the_partner_and_known_to_one_seat(sorted_by_anna: Position) -> None:
    top = sorted_by_anna.suffragist.deck[0]
    seen = {seat: view(sorted_by_anna, seat).suffragist.deck for seat in sorted_by_anna.seats}
    assert seen[ANNA][0] == top
    assert {*seen[CARLA], *seen[BEN]} == {""}
    position = drawing(sorted_by_anna, CARLA)
    assert position.held_by(CARLA).hand[-1] == top
    shown = {seat: view(position, seat).held_by(CARLA).shown for seat in position.seats}
    assert shown == {ANNA: (top,), CARLA: (), BEN: ()}
    assert_imagined_alike(position)


def test_cards_that_the_partner_looks_at_are_no_longer_known(sorted_by_anna: Position) -> None:
    position = looking(sorted_by_anna, CARLA, 1)
    bottom = [key for key in view(position, ANNA).suffragist.deck if key]
    assert len(bottom) == 2, "the cards at the bottom she still knows"
    assert [key for key in view(position, CARLA).suffragist.deck if key] == []
    assert_imagined_alike(position)
