"""A scenario played where two sit on a side: who holds what when it begins, and what it refuses."""

from __future__ import annotations

import pytest

from tests.votes.scenario_texts import saying
from vfw.core import Match, seeded
from vfw.core.checks import check
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.rules.deck import CARDS, EARLY, START
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, PARTNERS, SIDES, SUFFRAGIST
from vfw.votes.scenarios.fields import SOLITAIRE, BadScenario
from vfw.votes.scenarios.scenario import parse_scenario
from vfw.votes.scenarios.writer import find_moment
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
    at, alone = ("cooperative", "solitaire") if parse_scenario(text).mode == SOLITAIRE else ("2v2", "1v1")
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


FOR_TWO = ("partners: suffragist", "begins: turn 3, round 2")


def test_a_text_says_which_sides_two_play() -> None:
    text = saying("partners: opposition, suffragist", "seats: yellow-suffragist greedy, second-opposition random")
    assert begun(text, "1v1").seats == (*PARTNERS[SUFFRAGIST], *PARTNERS[OPPOSITION])
    assert [*parse_scenario(text).players.values()] == ["person", "greedy", "person", "random"]
    assert begun(saying("partners: suffragist", "mode: solitaire", "hands: open"), "1v1").open_hands
    with pytest.raises(ValueError, match="played by two Suffragists; leave out the option 'suffragists'"):
        GAME.start({"scenario": saying(*FOR_TWO), "suffragists": 1})


def test_each_partner_has_what_is_said_of_each() -> None:
    text = saying(
        *FOR_TWO,
        "purple-suffragist hand: Lucy Stone",
        "yellow-suffragist hand: Helen Keller; Maud Wood Park",
        "yellow-suffragist claimed: Utah",
        "purple-suffragist has seen: Helen Keller; Woodrow Wilson",
        "suffragist deck: Woodrow Wilson; Frances Willard; Late, shuffled",
    )
    purple, yellow = (begun(text).held_by(seat) for seat in PARTNERS[SUFFRAGIST])
    assert (len(purple.hand), len(yellow.hand)) == (1, 2)
    assert (purple.claimed, yellow.claimed) == ((), ("state:utah",))
    assert purple.seen == ("helen-keller", "woodrow-wilson")
    assert yellow.seen == ()


def test_a_partner_with_fewer_cards_than_rounds_is_said_to_run_short() -> None:
    text = saying(
        *FOR_TWO, "purple-suffragist hand: Lucy Stone", "yellow-suffragist hand: Helen Keller; Maud Wood Park"
    )
    (purple, yellow) = [supply.shortage for supply in parse_scenario(text).short][-2:]
    assert purple == "the purple player has one card in hand for two rounds of this turn"
    assert yellow == "the yellow player has two cards in hand for three rounds of this turn"


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        (["partners: yellow"], "“yellow” is no side that two can play; write “suffragist”, “opposition”, or"),
        (["partners: suffragist and opposition"], "write “suffragist”, “opposition”, or “suffragist, opposition”"),
        (["partners: opposition", "mode: solitaire"], "the Oppobot plays the Opposition alone; leave “opposition” out"),
        (["hands: open"], "hands lie open only where two play against the Oppobot"),
        (["partners: suffragist", "mode: solitaire", "hands: shut"], "“shut” cannot be; write “open”"),
        (["purple-suffragist hand: Lucy Stone"], "is no seat of this table; write “partners: suffragist” too"),
        ([*FOR_TWO, "suffragist has seen: Lucy Stone"], "write “purple-suffragist has seen”"),
        ([*FOR_TWO, "purple-suffragist hand: Lucy Stone"], "say it of the other too, or of none"),
        (
            [*FOR_TWO, "suffragist claimed: Utah", "purple-suffragist claimed: Ohio"],
            "“purple-suffragist claimed” says it of one partner",
        ),
        ([*FOR_TWO, "purple-suffragist has seen: Lucy Stone"], "“Lucy Stone” is in no other hand"),
        (
            [*FOR_TWO, "purple-suffragist has seen: Woodrow Wilson"],
            "not among the cards that “suffragist deck” puts in",
        ),
        (["mode: solitaire", "first-opposition hand: Old Dixie"], "the Oppobot plays the Opposition, holds no cards"),
        (["mode: solitaire", "opposition has seen: Lucy Stone"], "the Oppobot plays the Opposition, holds no cards"),
        (
            ["begins: final voting, Opposition next, second partners"],
            "“final voting, second partners, Opposition next”",
        ),
        ([*FOR_TWO, "seats: suffragist greedy"], "“suffragist greedy” names no player; write purple-suffragist or"),
    ],
)
def test_impossible_tables_of_partners_are_refused_by_name(lines: list[str], wrong: str) -> None:
    with pytest.raises(BadScenario, match=wrong):
        parse_scenario(saying(*lines))


def test_a_moment_of_partners_can_be_gone_on_from() -> None:
    assert GAME.can_go_on_from(begun(saying("begins: turn 3")))
    voting = begun(
        saying("begins: final voting, second partners, Opposition next", "congress: sent", "red cubes: GA 3")
    )
    assert voting.pending.seat == PARTNERS[OPPOSITION][1]  # type: ignore[union-attr]
    assert str(find_moment(voting)) == "final voting, second partners, Opposition next"
