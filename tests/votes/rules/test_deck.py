"""The 128 cards and the Oppobot's 42 as a register: complete, each once, every name in them leads somewhere."""

from collections import Counter

import pytest

from tests.votes.scenes import scene
from vfw.votes import cards as cards
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.deck import (
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
from vfw.votes.rules.placing import STATE_CARD
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.steps import campaigner, gain, stays
from vfw.votes.rules.tabletop import GAME, OPPOBOT, TURN, VOTING, original

WITH_A_CAMPAIGNER_ICON = {
    "seneca-falls-convention",
    "national-american-woman-suffrage-association",
    "womens-trade-union-league",
    "the-patriarchy",
    "naows-forms",
    "transcontinental-railroad",
    "strategy:change-in-plans",
    "strategy:transportation",
    "oppobot:the-patriarchy",
    "oppobot:naows-forms",
}
STAYS_IN = {
    TURN: {
        "property-rights-for-women", "marie-louise-bottineau-baldwin", "prison-tour-special",
        "processions-for-suffrage", "the-civil-war", "beer-brewers", "a-threat-to-the-ideal-of-womanhood",
        "conservative-opposition", "war-in-europe", "1918-pandemic", "big-liquors-big-money",
        "oppobot:the-civil-war", "oppobot:a-threat-to-the-ideal-of-womanhood", "oppobot:war-in-europe",
        "oppobot:1918-pandemic",
    },
    GAME: {"fifteenth-amendment", "southern-strategy", "eighteenth-amendment"},
    VOTING: {
        "voter-registration", "miss-febb-wins-the-last-vote", "voter-suppression", "oppobot:voter-suppression",
    },
}  # fmt: skip

COMPETITIVE = (SUFFRAGIST, OPPOSITION, STRATEGY, STATE)
SOLITAIRE = (SUFFRAGIST, OPPOBOT, STRATEGY, STATE)


def of(decks: tuple[str, ...]) -> list[Card]:
    """The cards that are in a game with these decks."""
    return [one for one in CARDS.values() if one.deck in decks]


def test_there_are_128_cards_and_42_of_the_oppobot() -> None:
    assert Counter(card.deck for card in CARDS.values()) == {
        SUFFRAGIST: 52,
        OPPOSITION: 52,
        STRATEGY: 12,
        STATE: 12,
        OPPOBOT: 42,
    }


@pytest.mark.parametrize("side", SIDES)
def test_an_event_deck_is_a_start_card_and_17_of_each_era(side: Side) -> None:
    assert [len(keys(side, era)) for era in (START, *ERAS)] == [1, 17, 17, 17]
    assert ERAS == (EARLY, MIDDLE, LATE)
    assert keys(side) == tuple(key for era in (START, *ERAS) for key in keys(side, era))


def test_the_oppobots_deck_is_three_start_cards_and_13_of_each_era() -> None:
    assert [len(keys(OPPOBOT, era)) for era in (START, *ERAS)] == [3, 13, 13, 13]
    assert keys(OPPOBOT, START) == ("oppobot:the-patriarchy", "oppobot:naows-forms", "oppobot:war-in-europe")


def test_every_card_is_entered_under_its_key_and_bears_its_own_title() -> None:
    assert [card.key for card in CARDS.values()] == list(CARDS)
    for decks in (COMPETITIVE, SOLITAIRE):
        assert len({card.title for card in of(decks)}) == len(of(decks))


def test_a_card_of_the_oppobot_is_a_copy_of_one_of_the_opposition_in_the_same_era() -> None:
    """The title alone is; what it does is its own. The Start cards are of any era, for they are not drawn."""
    for one in of((OPPOBOT,)):
        printed = CARDS[original(one.key)]
        assert (printed.deck, printed.title) == (OPPOSITION, one.title)
        assert one.era in (START, printed.era)
        assert (one.side, one.is_event, one.is_oppobots) == (OPPOSITION, True, True)


def test_all_state_cards_and_all_but_two_strategy_cards_are_of_use_to_the_oppobot() -> None:
    """Printed on those two: "Do Not Use Versus Oppobot"."""
    without = {one.key for one in of((STRATEGY, STATE)) if not one.oppobot}
    assert without == {"strategy:change-in-plans", "strategy:opposition-research"}
    assert not [one.key for one in CARDS.values() if one.is_event and one.oppobot]


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
    in_solitaire = {original(one.key) for one in of(SOLITAIRE) if _boxes(one)}
    assert named <= in_solitaire


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


def test_the_cards_with_a_campaigner_icon() -> None:
    assert {key for key, one in CARDS.items() if one.campaigner} == WITH_A_CAMPAIGNER_ICON
    placing = {key for key, one in CARDS.items() if any(isinstance(step, campaigner) for step in walk(one.steps or ()))}
    assert placing <= WITH_A_CAMPAIGNER_ICON


def test_the_price_of_each_event() -> None:
    costs = {key: one.cost for key, one in CARDS.items() if one.cost}
    assert costs == {"woodrow-wilson": 4, "american-constitutional-league": 4}


def _boxes(one: Card) -> list[str]:
    return [step.box for step in walk(one.steps or ()) if isinstance(step, stays)]
