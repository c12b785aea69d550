"""The 128 cards as a register: complete, each once, and every name in them leads somewhere."""

from collections import Counter

import pytest

from tests.votes.scenes import scene
from vfw.votes import cards as cards
from vfw.votes.atlas import NAMES
from vfw.votes.deck import (
    CARDS,
    EARLY,
    ERAS,
    LATE,
    MIDDLE,
    START,
    STATE,
    STRATEGY,
    Card,
    amendment_sent,
    card,
    enter,
    in_effect,
    keys,
    not_in_effect,
    turn_from,
    walk,
)
from vfw.votes.placing import STATE_CARD
from vfw.votes.position import GAME, OPPOSITION, SIDES, SUFFRAGIST, TURN, VOTING
from vfw.votes.steps import campaigner, gain, stays

WITH_A_CAMPAIGNER_ICON = {
    "seneca-falls-convention",
    "national-american-woman-suffrage-association",
    "womens-trade-union-league",
    "the-patriarchy",
    "naows-forms",
    "transcontinental-railroad",
    "strategy:change-in-plans",
    "strategy:transportation",
}
STAYS_IN = {
    TURN: {
        "property-rights-for-women", "marie-louise-bottineau-baldwin", "prison-tour-special",
        "processions-for-suffrage", "the-civil-war", "beer-brewers", "a-threat-to-the-ideal-of-womanhood",
        "conservative-opposition", "war-in-europe", "1918-pandemic", "big-liquors-big-money",
    },
    GAME: {"fifteenth-amendment", "southern-strategy", "eighteenth-amendment"},
    VOTING: {"voter-registration", "miss-febb-wins-the-last-vote", "voter-suppression"},
}  # fmt: skip


def test_there_are_128_cards() -> None:
    assert Counter(card.deck for card in CARDS.values()) == {
        SUFFRAGIST: 52,
        OPPOSITION: 52,
        STRATEGY: 12,
        STATE: 12,
    }


@pytest.mark.parametrize("side", SIDES)
def test_an_event_deck_is_a_start_card_and_17_of_each_era(side: str) -> None:
    assert [len(keys(side, era)) for era in (START, *ERAS)] == [1, 17, 17, 17]
    assert ERAS == (EARLY, MIDDLE, LATE)
    assert keys(side) == tuple(key for era in (START, *ERAS) for key in keys(side, era))


def test_every_card_is_entered_under_its_key_and_bears_its_own_title() -> None:
    assert [card.key for card in CARDS.values()] == list(CARDS)
    assert len({card.title for card in CARDS.values()}) == len(CARDS)


def test_titles_are_set_in_type() -> None:
    for one in CARDS.values():
        assert one.title == one.title.strip()
        assert not {"'", '"', "  "} & set(one.title), f"{one.title}: typewriter quotes"


def test_a_key_tells_its_title() -> None:
    """It is the title in small letters without accents, quotes and dots, spaces as hyphens."""
    plain = str.maketrans("š", "s", "“”’.,!") | {ord("&"): "and", ord(" "): "-"}
    for one in CARDS.values():
        expected = one.title.lower().translate(plain)
        found = one.key.rpartition(":")[2]
        assert found == expected, f"{one.key}: {one.title}"


def test_a_key_is_entered_once() -> None:
    with pytest.raises(ValueError, match="lucy-stone"):
        enter(SUFFRAGIST, EARLY, card("lucy-stone", "Another", gain(1)))


def test_every_card_named_in_a_condition_exists_and_stays_in_effect() -> None:
    named = {
        condition.card
        for one in CARDS.values()
        for condition in one.needs
        if isinstance(condition, in_effect | not_in_effect)
    }
    assert named == {
        "the-civil-war",
        "fifteenth-amendment",
        "eighteenth-amendment",
        "southern-strategy",
        "war-in-europe",
    }
    for key in named:
        assert _boxes(CARDS[key]), f"{key} never is in effect"


def test_conditions_of_time() -> None:
    early, late = scene(turn=4).round_of(SUFFRAGIST).position, scene(turn=5, sent=True).round_of(SUFFRAGIST).position
    assert [turn_from(5).holds(table) for table in (early, late)] == [False, True]
    assert [amendment_sent().holds(table) for table in (early, late)] == [False, True]


def test_every_state_card_belongs_to_a_state_of_the_board() -> None:
    assert set(keys(STATE)) <= set(STATE_CARD.values())
    assert {CARDS[key].title for key in keys(STATE)} <= set(NAMES.values())


def test_persistent_cards_stay_where_they_should() -> None:
    found = {box: {key for key, one in CARDS.items() if box in _boxes(one)} for box in STAYS_IN}
    assert found == STAYS_IN


def test_who_bears_a_campaigner_icon() -> None:
    assert {key for key, one in CARDS.items() if one.campaigner} == WITH_A_CAMPAIGNER_ICON
    placing = {key for key, one in CARDS.items() if any(isinstance(step, campaigner) for step in walk(one.steps or ()))}
    assert placing <= WITH_A_CAMPAIGNER_ICON


def test_what_playing_an_event_costs() -> None:
    costs = {key: one.cost for key, one in CARDS.items() if one.cost}
    assert costs == {"woodrow-wilson": 4, "american-constitutional-league": 4}


def _boxes(one: Card) -> list[str]:
    return [step.box for step in walk(one.steps or ()) if isinstance(step, stays)]
