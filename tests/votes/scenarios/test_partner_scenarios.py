"""A scenario played where two sit on a side: who holds what when it begins, and what it refuses."""

from __future__ import annotations

import pytest

from tests.votes.scenario_texts import saying
from vfw.core import Match, seeded
from vfw.core.checks import check
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.rules.deck import CARDS, EARLY, START
from vfw.votes.rules.position import OPPOSITION, SIDES, SUFFRAGIST, Position
from vfw.votes.rules.seats import PARTNERS
from vfw.votes.scenarios.scenario import SOLITAIRE, read
from vfw.votes.scenarios.scenario_writing import moment_of
from vfw.votes.seating import TABLES

GAME = VotesForWomen()
TEXTS = lessons("scenarios")
HANDS = ("Lucy Stone", "Helen Keller", "Woodrow Wilson", "Maud Wood Park", "Frances Willard")


def begun(text: str, at: str = "2v2", seed: int = 5) -> Position:
    return Match(GAME, {"scenario": text, **TABLES[at]}, chance=seeded(seed)).position


def hands(position: Position) -> list[int]:
    return [len(held.hand) for held in position.holdings]


@pytest.mark.parametrize("name", TEXTS)
def test_partners_share_what_their_side_holds_in_every_scenario_that_ships(name: str) -> None:
    text = TEXTS[name]
    at, alone = ("cooperative", "solitaire") if read(text).mode == SOLITAIRE else ("2v2", "1v1")
    shared, whole = begun(text, at), begun(text, alone)
    for side in SIDES:
        if not (shared.oppobot and side == OPPOSITION):
            sizes = [len(shared.held_by(seat).hand) for seat in PARTNERS[side]]
            assert max(sizes) - min(sizes) <= 1, "neither has much more to play than the other"
            assert sum(sizes) in (len(whole.held_for(side).hand), len(whole.held_for(side).hand) + 1)
    assert check(GAME, 3, options={"scenario": text, **TABLES[at]}).outcome


def test_named_hands_and_claimed_cards_are_dealt_out_by_turns() -> None:
    claimed = "suffragist claimed: Ohio; Utah; Montana"
    text = saying("begins: turn 3, round 2", f"suffragist hand: {'; '.join(HANDS)}", claimed)
    position = begun(text, "2v1")
    purple, yellow = (position.held_by(seat) for seat in PARTNERS[SUFFRAGIST])
    assert [CARDS[key].title for key in yellow.hand] == [*HANDS[::2]], "the second round is Yellow's"
    assert [CARDS[key].title for key in purple.hand] == [*HANDS[1::2]]
    assert (yellow.claimed, purple.claimed) == (("state:ohio", "state:montana"), ("state:utah",))


@pytest.mark.parametrize(
    ("begins", "held", "asked"),
    [
        ("turn 1", [4, 4, 4, 4], PARTNERS[SUFFRAGIST][0]),
        ("turn 3, strategy phase", [4, 4, 4, 4], PARTNERS[SUFFRAGIST][1]),
        ("turn 3, round 1", [4, 4, 4, 4], PARTNERS[SUFFRAGIST][0]),
        ("turn 3, round 2", [3, 4, 3, 4], PARTNERS[SUFFRAGIST][1]),
        ("turn 3, round 2, Opposition next", [3, 3, 3, 4], PARTNERS[OPPOSITION][1]),
        ("turn 3, round 6", [1, 2, 1, 2], PARTNERS[SUFFRAGIST][1]),
    ],
)
def test_where_no_hand_is_named_each_has_a_card_more_than_rounds_to_play(
    begins: str, held: list[int], asked: str
) -> None:
    position = begun(saying(f"begins: {begins}", "suffragist buttons: 2"))
    assert hands(position) == held
    assert position.pending.seat == asked  # type: ignore[union-attr]


def test_at_the_beginning_the_second_partner_draws_an_early_card() -> None:
    position = begun(saying("begins: turn 1"))
    for first, second in PARTNERS.values():
        assert CARDS[position.held_by(first).hand[0]].era == START
        assert CARDS[position.held_by(second).hand[0]].era == EARLY


def test_a_scenario_against_the_oppobot_has_no_opposition_of_persons() -> None:
    text = saying("mode: solitaire")
    assert begun(text, "cooperative").seats[:2] == PARTNERS[SUFFRAGIST]
    assert begun(text, "2v1").oppobot
    with pytest.raises(ValueError, match="played against the Oppobot; leave out the option 'opposition'"):
        GAME.start({"scenario": text, "opposition": 2})


def test_a_moment_of_partners_is_no_scenario_and_says_why() -> None:
    position = begun(saying("begins: turn 3"))
    assert not GAME.can_go_on_from(position)
    with pytest.raises(ValueError, match="one hand for each side, and here partners hold one each"):
        moment_of(position)
