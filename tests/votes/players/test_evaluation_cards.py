"""The steady player's values of cards and actions."""

import pytest

from tests.votes.scenes import ATLANTIC, KEYS, MIDWEST, NORTHEAST, PLAINS, WEST, each, scene
from vfw.votes.players.evaluation_cards import (
    action_value,
    best_claim_value,
    card_value,
    congress_roll_value,
    event_value,
)
from vfw.votes.players.evaluation_states import BUTTON, StateEvaluation
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side

READY = each(f"{MIDWEST} {NORTHEAST} {PLAINS} {WEST} TX AR LA", "PPPP")


def evaluation(game: scene, side: Side = SUFFRAGIST) -> StateEvaluation:
    """Evaluate the scene for the side in a round of the Suffragists."""
    return StateEvaluation(game.round_of(SUFFRAGIST).position, side)


def of(title: str, game: scene | None = None, side: Side = SUFFRAGIST) -> float:
    return card_value(evaluation(game or scene(), side), KEYS[title])


def test_no_free_card_has_a_negative_value() -> None:
    table = evaluation(scene(ratified="KS", rejected="GA", buttons=4, their_buttons=4, turn=5))
    for key, card in CARDS.items():
        if not card.is_oppobots and not card.cost and card.side in (SUFFRAGIST, ""):
            assert card_value(table, key) >= 0, key


def test_more_of_the_same_brings_more() -> None:
    assert of("The Club Movement") > of("Montana") > 0
    assert of("The West’s Awakening") > of("Farmers for Suffrage")
    assert of("Dr. Mabel Ping-Hua Lee") > of("Helen Keller") > of("Frederick Douglass")
    assert of("National Focus") > of("Lucy Stone")


def test_cubes_gain_less_in_states_that_have_enough() -> None:
    there = scene(each(ATLANTIC, "PPPP"))
    assert of("Frances Harper", there) < of("Frederick Douglass", there) / 5


def test_only_cubes_on_the_board_can_be_removed() -> None:
    assert of("Alice Paul & Lucy Burns", scene()) == 0 < of("Alice Paul & Lucy Burns", scene(GA="RR"))
    there = scene(NY="PP", NJ="Y")
    assert of("Red Scare", there, OPPOSITION) > 0 == of("Gerrymandering", scene(NY="PP"), OPPOSITION)


def test_a_step_that_needs_a_roll_counts_with_its_chance() -> None:
    game = scene(READY, congress=1, turn=5)
    assert of("1918 Midterm Elections", game) == pytest.approx(evaluation(game).markers(3) * 4 / 6)


def test_an_unplayable_card_keeps_a_part_of_its_value() -> None:
    now, later = scene(in_effect=["War in Europe"]), scene()
    assert event_value(evaluation(now), KEYS["Women and World War I"])[1]
    assert not event_value(evaluation(later), KEYS["Women and World War I"])[1]
    assert 0 < of("Women and World War I", later) < of("Women and World War I", now)


def test_the_price_of_a_card_is_subtracted() -> None:
    dear = scene(buttons=1, their_buttons=0, in_effect=["1918 Pandemic"])
    assert of("Lucy Stone", dear) == pytest.approx(of("Lucy Stone", scene(buttons=1)) - BUTTON)


def test_better_dice_of_final_voting_count_in_every_state_that_is_open() -> None:
    open_states, voted = scene(), scene(ratified=f"{MIDWEST} {PLAINS}", sent=True)
    assert of("Voter Registration", open_states) > of("Voter Registration", voted) > 1
    assert of("Voter Suppression", open_states, OPPOSITION) > 1


def test_no_more_buttons_are_gained_than_there_are() -> None:
    assert of("The Club Movement", scene(buttons=11)) == pytest.approx(BUTTON)
    assert action_value(evaluation(scene(buttons=11)), "organize") == pytest.approx(BUTTON)


def test_a_campaign_brings_more_with_more_campaigners_and_nothing_without() -> None:
    one, two = (evaluation(scene(campaigners=team)) for team in ("purple West", "purple West, yellow South"))
    assert action_value(two, "campaign") > action_value(one, "campaign") > 0


def test_a_campaigner_without_work_moves_elsewhere_for_a_button() -> None:
    full = each(WEST, "PPPP")
    poor, rich = (evaluation(scene(full, campaigners="purple West", buttons=buttons)) for buttons in (0, 1))
    assert action_value(rich, "campaign") == pytest.approx(
        action_value(evaluation(scene(campaigners="purple West")), "campaign") - BUTTON
    )
    assert action_value(poor, "campaign") < 0.1


def test_buttons_make_a_throw_for_congress_better_as_long_as_it_matters() -> None:
    here = evaluation(scene(READY, congress=5, turn=6))
    assert (
        congress_roll_value(here, 2, 6, 3) > congress_roll_value(here, 2, 6, 1) > congress_roll_value(here, 2, 6, 0) > 0
    )
    idle = evaluation(scene(sent=True))
    assert congress_roll_value(idle, 2, 6, 3) == 0


def test_the_best_strategy_card_counts() -> None:
    for side in SIDES:
        table = evaluation(scene(turn=2), side)
        assert best_claim_value(table) == max(card_value(table, key) for key in table.table.strategy_cards)


def test_an_unknown_verb_is_named_in_the_error() -> None:
    with pytest.raises(TypeError, match="no value is known for"):
        card_value(
            evaluation(scene()),
            next(key for key in CARDS if CARDS[key].is_oppobots and CARDS[key].title == "Gerrymandering"),
        )
