"""Turning points of a game in words."""

import pytest

from vfw.core.position import Event
from vfw.votes.narration.turning_points import TurningPointText, turning_point_text, vote_text
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.tabletop import RATIFIED, REJECTED

ROUND: list[Event] = [
    ("played", SUFFRAGIST, "lucy-stone", "lobby"),
    ("rolled", SUFFRAGIST, 6, (6, 6), "lobbying"),
    ("congress", SUFFRAGIST, 2),
    ("played", OPPOSITION, "senator-george-vest", "event"),
    ("congress", OPPOSITION, -1),
    ("added", OPPOSITION, "red", "MO"),
]


def test_the_play_that_turned_a_round_is_described() -> None:
    theirs = turning_point_text(ROUND, OPPOSITION, OPPOSITION, SUFFRAGIST)
    assert theirs == TurningPointText(
        "one card",
        "The Opposition removes one marker from Congress",
        "Senator George Vest",
        "The Opposition plays Senator George Vest as an event. The Opposition removes one marker from Congress. "
        "A red cube goes to Missouri.",
    )


def test_the_reading_seat_is_you() -> None:
    ours = turning_point_text(ROUND, SUFFRAGIST, SUFFRAGIST, SUFFRAGIST)
    assert ours == TurningPointText(
        "one card",
        "You add two markers to Congress",
        "Lobbying",
        "You play Lucy Stone to lobby. You add two markers to Congress.",
    )
    assert (
        turning_point_text(ROUND, SUFFRAGIST, SUFFRAGIST, None).label == "The Suffragists add two markers to Congress"
    )


def test_the_most_important_of_several_cards_is_described() -> None:
    organized: list[Event] = [("played", SUFFRAGIST, "lucy-stone", "organize"), ("gained", SUFFRAGIST, 2)]
    claimed: list[Event] = [
        ("played", SUFFRAGIST, "strategy:regional-focus", "event"),
        ("focused", SUFFRAGIST, "West"),
        *[("added", SUFFRAGIST, "purple", state) for state in ("WA", "OR", "CA")],
    ]
    for events in (organized + claimed, claimed + organized):
        words = turning_point_text([*events, *ROUND[3:]], SUFFRAGIST, SUFFRAGIST, SUFFRAGIST)
        assert words[1:3] == ("You add cubes in three states", "Regional Focus")
        assert words.sentence == (
            "You play the Strategy card Regional Focus. Purple cubes go to Washington, Oregon and California."
        )


def test_all_states_won_by_a_play_share_a_sentence() -> None:
    play: list[Event] = [("played", SUFFRAGIST, "victory-map", "event")]
    for state in ("WA", "OR", "ID"):
        play += [("added", SUFFRAGIST, "yellow", state), ("voted", state, RATIFIED)]
    words = turning_point_text(play, SUFFRAGIST, SUFFRAGIST, SUFFRAGIST)
    assert words[1:3] == ("You win three states", "Victory Map")
    assert words.sentence == (
        "You play Victory Map as an event. Washington, Oregon and Idaho ratify the Amendment. "
        "Yellow cubes go to Washington, Oregon and Idaho."
    )


def test_a_vote_is_described_with_its_state_and_its_number() -> None:
    events = [("picked", SUFFRAGIST, "DE"), ("vote rolled", SUFFRAGIST, "DE", 6, 0), ("voted", "DE", RATIFIED)]
    words = vote_text(events, {RATIFIED: 36, REJECTED: 9}, SUFFRAGIST)
    assert words == TurningPointText(
        "one vote", "Delaware says yes", "the 36th to ratify", "You roll a 6. Delaware ratifies the Amendment."
    )
    assert vote_text(events[1:], {RATIFIED: 36, REJECTED: 9}, SUFFRAGIST) == words, (
        "called at random, it is told before"
    )
    again = [*events[:-1], ("vote rolled", OPPOSITION, "DE", 5, 0), ("vote rolled", SUFFRAGIST, "DE", 7, 0), events[-1]]
    told = vote_text(again, {RATIFIED: 36, REJECTED: 9}, SUFFRAGIST).sentence
    assert told == "You roll a 7. The Opposition rolls a 5. Delaware ratifies the Amendment.", "the dice that counted"
    events[-1] = ("voted", "DE", REJECTED)
    refused = vote_text(events, {RATIFIED: 30, REJECTED: 13}, None)
    assert refused[1:3] == ("Delaware says no", "the 13th to reject")


def test_between_two_turns_claimed_or_new_cards_are_described() -> None:
    claimed = turning_point_text([("claimed", OPPOSITION, "strategy:reconsideration")], "", OPPOSITION, SUFFRAGIST)
    assert claimed[:3] == ("one Strategy card", "The Opposition claims Reconsideration", "Strategy card")
    drawn = [
        *(("claimed", SUFFRAGIST, "state:utah"), ("drew", SUFFRAGIST, ("victory-map",)), ("turn", 3)),
        *(("drew", SUFFRAGIST, ("lucy-stone",)), ("drew", OPPOSITION, ("senator-george-vest",))),
    ]
    words = turning_point_text(drawn, "", SUFFRAGIST, SUFFRAGIST)
    assert words.label == "New cards"
    assert words.sentence == "You draw Lucy Stone. The Opposition draws one card."
    assert "Lucy Stone" not in turning_point_text(drawn, "", SUFFRAGIST, None).sentence
    ends = turning_point_text([*ROUND, ("lapsed", "1918-pandemic")], "", SUFFRAGIST, SUFFRAGIST)
    assert ends[1:] == ("The turn ends", "", "1918 Pandemic is no longer in effect.")
    for events in ([], [("committed", SUFFRAGIST, 0), ("responded", OPPOSITION, "match", 0)]):
        words = turning_point_text(events, "", SUFFRAGIST, None)
        assert words.label == "Neither side claims a Strategy card"
        assert words.sentence in ("Neither side claims a Strategy card.", "Neither side commits a button to strategy.")


def test_the_immediate_effect_of_a_state_card_claimed_in_a_campaign_is_credited_to_it() -> None:
    play: list[Event] = [
        ("played", OPPOSITION, "oppobot:the-sswsc", "campaign"),
        ("added", OPPOSITION, "red", "VA"),
        ("claimed", OPPOSITION, "state:virginia"),
        ("congress", OPPOSITION, -1),
    ]
    words = turning_point_text(play, OPPOSITION, OPPOSITION, SUFFRAGIST)
    assert words[1:3] == ("The Opposition removes one marker from Congress", "Virginia")
    assert words.sentence.split(". ")[1] == "The Opposition claims the State card Virginia"


def test_a_label_counts_no_cubes_that_the_sentence_leaves_out() -> None:
    play: list[Event] = [
        ("played", OPPOSITION, "senator-george-vest", "campaign"),
        ("claimed", OPPOSITION, "state:utah"),
        ("added", OPPOSITION, "red", "UT"),
        ("removed", OPPOSITION, "purple", "WA"),
        ("removed", OPPOSITION, "yellow", "AZ"),
    ]
    words = turning_point_text(play, OPPOSITION, OPPOSITION, SUFFRAGIST)
    assert words.label == "The Opposition changes the cubes in three states"
    assert words.sentence == (
        "The Opposition plays Senator George Vest to campaign. A red cube goes to Utah. A purple cube leaves "
        "Washington. A yellow cube leaves Arizona."
    )


def test_a_play_that_lowered_its_own_chance_is_explained() -> None:
    theirs = turning_point_text(ROUND, OPPOSITION, SUFFRAGIST, SUFFRAGIST)
    assert theirs.sentence.endswith(" Their own chance fell: another play would mostly have brought more.")
    ours = turning_point_text(ROUND, SUFFRAGIST, OPPOSITION, SUFFRAGIST)
    assert ours.sentence.endswith(" Your own chance fell: other dice or another play would mostly have brought more.")


@pytest.mark.parametrize(
    ("events", "label"),
    [
        ([("voted", "UT", RATIFIED), ("congress", SUFFRAGIST, 1)], "You win Utah"),
        ([("voted", "UT", REJECTED), ("voted", "ID", REJECTED)], "You lose Utah and Idaho"),
        ([("congress", SUFFRAGIST, 1), ("sent",)], "Congress sends the Amendment"),
        ([("stays", "lucy-stone", "turn"), ("added", SUFFRAGIST, "purple", "UT")], "You play Lucy Stone"),
        ([("campaigner", SUFFRAGIST, "purple", "West")], "You place a purple campaigner in the West"),
        ([("added", SUFFRAGIST, "purple", "UT")], "You add a cube in Utah"),
        (
            [("removed", SUFFRAGIST, "red", "UT"), ("removed", SUFFRAGIST, "red", "ID")],
            "You remove cubes from two states",
        ),
        ([("added", SUFFRAGIST, "purple", "UT"), ("removed", SUFFRAGIST, "red", "UT")], "You change the cubes in Utah"),
        ([("claimed", SUFFRAGIST, "state:utah")], "You claim Utah"),
        ([("lost", OPPOSITION, 2)], "The Opposition loses two buttons"),
        ([("gained", SUFFRAGIST, 1)], "You gain one button"),
        ([("missed", SUFFRAGIST, "lucy-stone")], "You roll too low"),
        ([("overturned", SUFFRAGIST, "UT")], "The ratification of Utah is overturned"),
        ([], "You play Lucy Stone"),
    ],
)
def test_the_most_important_result_is_the_label(events: list[Event], label: str) -> None:
    play = [("played", SUFFRAGIST, "lucy-stone", "event"), *events]
    assert turning_point_text(play, SUFFRAGIST, SUFFRAGIST, SUFFRAGIST).label == label


@pytest.mark.parametrize(
    ("use", "label", "note"),
    [
        ("lobby", "The Opposition gains nothing", "Lobbying"),
        ("discard", "The Opposition discards Senator George Vest", ""),
    ],
)
def test_a_play_without_result_is_described_as_such(use: str, label: str, note: str) -> None:
    words = turning_point_text([("played", OPPOSITION, "senator-george-vest", use)], OPPOSITION, SUFFRAGIST, SUFFRAGIST)
    assert words[1:3] == (label, note)
