"""Two players on a side, and two against the Oppobot, by the numbers of the specification (8 to 16 apart)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.votes.partner_tables import FIRST, OTHERS, PURPLE, SECOND, YELLOW, played, started
from tests.votes.scenes import GAME, dealt, scene
from vfw.core import Decision, Outcome
from vfw.core.players import any_reply
from vfw.votes.rules.deck import CARDS, EARLY, START, keys
from vfw.votes.rules.seats import (
    ALONE,
    OPPOSITION,
    PARTNERS,
    SUFFRAGIST,
    Seat,
)
from vfw.votes.rules.strategy_phase import DEFER, SUPERSEDE
from vfw.votes.rules.tabletop import NORMAL
from vfw.votes.rules.view import view
from vfw.votes.seating import TABLES

# Who plays


def test_teams_1_the_seats_at_each_table() -> None:
    assert {at: GAME.start(options).seats for at, options in TABLES.items()} == {
        "1v1": ("suffragist", "opposition"),
        "2v1": (PURPLE, YELLOW, "opposition"),
        "1v2": ("suffragist", FIRST, SECOND),
        "2v2": (PURPLE, YELLOW, FIRST, SECOND),
        "solitaire": ("suffragist", "opposition"),
        "cooperative": (PURPLE, YELLOW, "opposition"),
        "open": (PURPLE, YELLOW, "opposition"),
    }


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"suffragists": 3}, "option 'suffragists' is 3; expected 1 or 2"),
        ({"suffragists": "2"}, "option 'suffragists' is '2'; expected 1 or 2"),
        ({"suffragists": True}, "option 'suffragists' is True; expected 1 or 2"),
        ({"opposition": 0}, "option 'opposition' is 0; expected 1 or 2 or oppobot"),
        ({"opposition": 2, "opponent": "oppobot"}, "'opponent' and 'opposition' contradict each other"),
        ({"opposition": 1, "difficulty": "hard"}, "option 'difficulty' is the Oppobot's"),
        ({"hands": "shut"}, "option 'hands' is 'shut'; expected open"),
        ({"hands": "open", "suffragists": 2}, "option 'hands' is for two against the Oppobot"),
        ({"hands": "open", "opposition": "oppobot"}, "option 'hands' is for two against the Oppobot"),
    ],
)
def test_teams_1_a_wrong_table_is_refused_by_name(wrong: dict[str, Any], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        GAME.start(wrong)


def test_teams_1_a_side_of_one_keeps_the_ordinary_rules() -> None:
    position = started("2v1")
    assert [len(held.hand) for held in position.holdings] == [4, 4, 7]


def test_teams_2_a_side_has_one_pool_one_deck_and_two_hands() -> None:
    position = started("2v2")
    camps = (position.suffragist, position.opposition)
    assert [len(camp.deck) for camp in camps] == [52 - 8, 52 - 8]
    hands = [held.hand for held in position.holdings]
    assert len({*hands[0], *hands[1], *hands[2], *hands[3]}) == 16
    game = scene(at="2v2", buttons=3, their_buttons=2).play("Lucy Stone", "organize")
    assert game.position.suffragist.buttons == 3 + 2


# Set-up and turns


def test_teams_3_the_first_has_the_start_card_and_the_second_an_early_one() -> None:
    for position in (dealt(seed, at="2v2").positions[-1] for seed in range(5)):
        for side, (first, second) in PARTNERS.items():
            (begins,) = keys(side, START)
            assert position.held_by(first).hand[0] == begins
            assert CARDS[position.held_by(second).hand[0]].era == EARLY


def test_teams_3_sixteen_early_cards_stay_in_the_deck() -> None:
    match = dealt(1, at="2v2")
    drawn = [event for event in match.positions[-1].news if event[0] == "drew"]
    assert [(who, len(cards)) for _, who, cards in drawn[:2]] == [(YELLOW, 1), (SECOND, 1)]
    assert len(keys(SUFFRAGIST, EARLY)) - 1 == len(keys(OPPOSITION, EARLY)) - 1 == 16


def test_teams_4_each_of_two_partners_draws_three_and_holds_four() -> None:
    position = started("2v2")
    assert [len(held.hand) for held in position.holdings] == [4, 4, 4, 4]
    drawn = [(who, len(cards)) for kind, who, *rest in position.news if kind == "drew" for cards in rest]
    assert drawn[2:] == [(PURPLE, 3), (YELLOW, 3), (FIRST, 3), (SECOND, 3)]


def test_teams_5_the_second_partner_commits_answers_and_awards_the_card() -> None:
    game = scene(
        at="2v2", buttons=3, their_buttons=3, strategy_cards=["Superior Lobbying", "Ohio"][:1]
    ).strategy_phase()
    assert (game.asked, game.asked_seat) == ("buttons", YELLOW)
    game.answer(1)
    assert (game.asked, game.asked_seat) == ("response", SECOND)
    won = scene(at="2v2", buttons=3, their_buttons=3).strategy_phase().answer(1, DEFER)
    assert (won.asked, won.asked_seat) == ("strategy card", YELLOW)
    card = won.position.strategy_cards[0]
    won.answer(card)
    assert (won.asked, won.asked_seat, won.legal) == ("partner", YELLOW, [PURPLE, YELLOW])
    won.answer(PURPLE)
    assert won.position.held_by(PURPLE).claimed == (card,)
    lost = scene(at="2v2", buttons=3, their_buttons=3).strategy_phase().answer(1, SUPERSEDE)
    assert (lost.asked, lost.asked_seat) == ("strategy card", SECOND)
    lost.answer(lost.position.strategy_cards[0], SECOND)
    assert len(lost.position.held_by(SECOND).claimed) == 1
    assert lost.asked_seat == PURPLE, "whose round is the first"


def asked_to_play(at: str) -> list[str]:
    """Return the seats that are asked for a card of the hand in the first turn, in order."""
    seats: list[str] = []
    for position in played(at):
        if position.turn > 1:
            return seats
        pending = position.pending
        if isinstance(pending, Decision) and pending.why == "operations":
            seats.append(pending.seat)
    raise AssertionError("the second turn never came")


@pytest.mark.parametrize(
    ("at", "in_a_round"),
    [
        ("2v2", [PURPLE, FIRST, YELLOW, SECOND]),
        ("2v1", [PURPLE, ALONE[OPPOSITION], YELLOW, ALONE[OPPOSITION]]),
        ("1v2", [ALONE[SUFFRAGIST], FIRST, ALONE[SUFFRAGIST], SECOND]),
    ],
)
def test_teams_6_partners_play_by_turns_and_hold_one_card(at: str, in_a_round: list[Seat]) -> None:
    seats = asked_to_play(at)
    assert list(dict.fromkeys(seats)) == list(dict.fromkeys(in_a_round))
    left = next(position for position in played(at) if position.turn == 1 and position.round == 6)
    for position in played(at):
        if position.turn == 2:
            break
        left = position
    assert {len(held.hand) for held in left.holdings} <= {0, 1, 2}


def test_teams_6_only_ones_own_claimed_cards_can_be_played() -> None:
    game = scene(at="2v1", round=1, claimed=["Ohio"]).round_of(SUFFRAGIST)
    assert game.asked_seat == PURPLE
    assert "Ohio" in game.legal
    draft = game.position.draft()
    draft.alter_held(PURPLE, claimed=())
    draft.alter_held(YELLOW, claimed=("state:ohio",))
    assert draft.asking
    draft.todo = (*draft.todo, draft.asking)
    pending = draft.carried_out().pending
    assert isinstance(pending, Decision)
    assert "state:ohio" not in pending.choices


def test_teams_6_where_the_active_hand_cannot_be_played_one_of_its_cards_is_discarded() -> None:
    too_dear, partners = ["Woodrow Wilson"], ["Lucy Stone"]
    game = scene(at="2v1", round=2, hand=too_dear, partners_hand=partners, campaigners="").round_of(SUFFRAGIST)
    assert ("played", YELLOW, "woodrow-wilson", "discard") in game.news
    assert len(game.position.held_by(PURPLE).hand) == 1


@pytest.mark.parametrize(("at", "commits", "answers"), [("2v1", YELLOW, "opposition"), ("1v2", "suffragist", SECOND)])
def test_teams_5_a_side_with_one_player_decides_as_usual(at: str, commits: str, answers: str) -> None:
    game = scene(at=at, buttons=3, their_buttons=2).strategy_phase()
    assert game.asked_seat == commits
    assert game.answer(1).asked_seat == answers


def test_teams_5_against_the_oppobot_yellow_commits_and_awards() -> None:
    game = scene(at="cooperative", oppobot=NORMAL, buttons=5).strategy_phase()
    assert (game.asked, game.asked_seat) == ("buttons", YELLOW)
    game.answer(5, (4,))
    assert (game.asked, game.asked_seat) == ("strategy card", YELLOW)
    card = game.position.strategy_cards[0]
    game.answer(card, PURPLE)
    assert game.position.held_by(PURPLE).claimed == (card,)


def test_teams_7_against_the_oppobot_the_two_play_by_turns() -> None:
    assert asked_to_play("cooperative") == [PURPLE, YELLOW] * 3
    played_by = [
        event[1]
        for position in played("cooperative")
        if position.turn == 1
        for event in position.news
        if event[0] == "played"
    ][:4]
    assert played_by == [PURPLE, ALONE[OPPOSITION], YELLOW, ALONE[OPPOSITION]]


# Between turns and at the end


def between_turns(**how: Any) -> scene:
    return scene(at="2v1", round=6, hand=["Lucy Stone"], partners_hand=["Helen Keller"], **how).clean_up()


def test_teams_17_held_cards_are_exchanged_if_both_agree_and_unseen_until_then() -> None:
    game = between_turns()
    assert (game.asked, game.asked_seat, game.legal) == ("exchange", PURPLE, ["exchange", "keep card"])
    held = {seat: game.position.held_by(seat).hand for seat in (PURPLE, YELLOW)}
    game.answer("exchange")
    assert (game.asked, game.asked_seat) == ("exchange", YELLOW)
    assert view(game.position, YELLOW).held_by(PURPLE).shown == ()
    game.answer("exchange")
    assert game.position.held_by(PURPLE).hand[:1] == held[YELLOW]
    assert game.position.held_by(YELLOW).hand[:1] == held[PURPLE]
    assert view(game.position, PURPLE).held_by(YELLOW).shown == held[PURPLE], "one knows what one gave"


def test_teams_17_without_consent_there_is_no_exchange() -> None:
    refused = between_turns().answer("exchange", "keep card")
    assert refused.position.held_by(PURPLE).hand[:1] == between_turns().position.held_by(PURPLE).hand
    kept = between_turns().answer("keep card")
    assert kept.asked != "exchange", "the second is not asked"


def test_teams_17_there_is_no_exchange_if_a_partner_holds_nothing() -> None:
    game = scene(at="2v1", round=6, hand=["Lucy Stone"], partners_hand=[]).clean_up()
    assert game.asked != "exchange"


def test_teams_17_claimed_cards_are_given_one_by_one_without_consent() -> None:
    game = between_turns(claimed=["Ohio", "Utah"])
    holder = next(seat for seat in (PURPLE, YELLOW) if game.position.held_by(seat).claimed)
    other = YELLOW if holder == PURPLE else PURPLE
    game.answer("keep card")
    assert (game.asked, game.asked_seat, game.legal) == ("card", holder, ["Ohio", "Utah", "done"])
    game.answer("Ohio")
    assert game.position.held_by(other).claimed == ("state:ohio",)
    assert game.legal == ["Utah", "done"]


def test_teams_17_nothing_is_exchanged_before_final_voting() -> None:
    game = scene(at="2v1", turn=6, round=6, sent=True, hand=["Lucy Stone"], partners_hand=["Helen Keller"]).clean_up()
    assert (game.asked, game.asked_seat) == ("state", PURPLE)


def voting(at: str) -> tuple[list[str], list[tuple[str, str]]]:
    """Return the seats that pick in Final Voting, in order, and those asked to re-roll by vote."""
    game = scene(at=at, turn=6, round=6, sent=True, buttons=12, their_buttons=6).clean_up()
    position, rng, picks = game.position, Random(2), list[str]()
    again: list[tuple[str, str]] = []
    while not isinstance(pending := position.pending, Outcome) and len(picks) < 7:
        if isinstance(pending, Decision):
            if pending.about == "state":
                picks.append(pending.seat)
            else:
                again.append((pending.seat, picks[-1]))
        position = GAME.answer(position, any_reply(pending, rng))
    return picks, again


def test_teams_18_the_picks_and_the_dice_go_round_the_partners() -> None:
    picks, again = voting("2v2")
    assert picks == [PURPLE, FIRST, YELLOW, SECOND, PURPLE, FIRST, YELLOW]
    pairs = {PURPLE: {PURPLE, FIRST}, FIRST: {PURPLE, FIRST}, YELLOW: {YELLOW, SECOND}, SECOND: {YELLOW, SECOND}}
    assert again
    assert all(seat in pairs[Seat(picked)] for seat, picked in again)


def test_teams_18_a_lone_opponent_takes_both_places() -> None:
    alone = ALONE[OPPOSITION]
    assert voting("2v1")[0] == [PURPLE, alone, YELLOW, alone, PURPLE, alone, YELLOW]
    assert voting("1v2")[0][:4] == ["suffragist", FIRST, "suffragist", SECOND]


@pytest.mark.parametrize("at", OTHERS)
def test_teams_19_both_partners_win_or_both_lose(at: str) -> None:
    *_, last = played(at)
    assert isinstance(last.pending, Outcome)
    assert last.pending.winners in [last.seats_of(side) for side in (SUFFRAGIST, OPPOSITION)]


# Who may know what


def test_teams_20_open_hands_are_shown_to_partners_only() -> None:
    shut, shown = started("cooperative"), started("open")
    assert view(shut, YELLOW).held_by(PURPLE).hand == ()
    assert view(shown, YELLOW).held_by(PURPLE).hand == shown.held_by(PURPLE).hand
    assert view(shown, None).held_by(PURPLE).hand == ()
    assert view(shown, YELLOW).suffragist.deck == ("",) * len(shown.suffragist.deck)
