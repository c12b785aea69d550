"""The glossary: short, plain and true texts, and terms found in any text of the game."""

import re

import pytest

from tests.votes.games import fifth_turn, hard_game, last_turn, whole_game
from tests.votes.partner_tables import played
from vfw.votes.narration.cards import card_line
from vfw.votes.narration.glossary import TERMS, find_terms
from vfw.votes.narration.log import format_log
from vfw.votes.narration.prompts import build_prompt
from vfw.votes.narration.words import NUMBER_WORDS
from vfw.votes.rules.board import REGION_STATES, REGIONS
from vfw.votes.rules.deck import CARDS, START, STATE, keys
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST
from vfw.votes.rules.tabletop import FULL_CONGRESS, ROUNDS, SUPPLY, TO_RATIFY, TO_REJECT, TURNS
from vfw.votes.rules.turn import STATE_CARDS_SET_ASIDE, STRATEGY_CARDS_OPEN
from vfw.votes.rules.view import view

SPELLINGS = [(key, form) for key, term in TERMS.items() for form in (term.word, *term.forms)]


def words_found(text: str) -> list[tuple[str, str]]:
    return [(text[start:end], key) for start, end, key in find_terms(text)]


# The texts


@pytest.mark.parametrize("key", TERMS)
def test_a_glossary_text_is_short(key: str) -> None:
    text = TERMS[key].text
    assert len(text.split()) <= 35
    assert text[0].isupper()
    assert text.endswith(".")
    assert max(len(sentence.split()) for sentence in re.split(r"[.;:]", text)) <= 22


def test_a_key_is_in_kebab_case() -> None:
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", key) for key in TERMS)


@pytest.mark.parametrize(
    ("key", "numbers"),
    [
        ("amendment", [str(TO_RATIFY), str(TO_REJECT)]),
        ("suffragists", [str(TO_RATIFY)]),
        ("opposition", [str(TO_REJECT), f"turn {NUMBER_WORDS[TURNS]}"]),
        ("ratify", [f"{TO_RATIFY}th"]),
        ("reject", [f"{TO_REJECT}th"]),
        ("amendment-sent", [f"{NUMBER_WORDS[FULL_CONGRESS]} markers"]),
        ("congress-marker", [f"need {NUMBER_WORDS[FULL_CONGRESS]}"]),
        ("region", [f"{NUMBER_WORDS[len(REGIONS)]} regions of {NUMBER_WORDS[len(REGION_STATES['West'])]} states"]),
        ("button", [f"{NUMBER_WORDS[SUPPLY[SUFFRAGIST]]}, the Opposition {NUMBER_WORDS[SUPPLY[OPPOSITION]]}"]),
        ("hand", [f"{NUMBER_WORDS[ROUNDS + 1]} when a turn begins, play {NUMBER_WORDS[ROUNDS]}"]),
        ("state-card", [NUMBER_WORDS[len(keys(STATE)) - STATE_CARDS_SET_ASIDE].capitalize() + " are open"]),
        ("strategy-card", [f"{NUMBER_WORDS[STRATEGY_CARDS_OPEN]} are open"]),
        (
            "turn",
            [f"The game has {NUMBER_WORDS[TURNS]}", f"{NUMBER_WORDS[ROUNDS]} cards", f"{NUMBER_WORDS[ROUNDS]} rounds"],
        ),
        ("round", [f"A turn has {NUMBER_WORDS[ROUNDS]}"]),
    ],
)
def test_the_numbers_are_those_of_the_rules(key: str, numbers: list[str]) -> None:
    for number in numbers:
        assert number in TERMS[key].text


def test_there_is_one_start_card_a_side_and_it_brings_a_campaigner() -> None:
    assert [len(keys(side, START)) for side in SIDES] == [1, 1]
    assert all(CARDS[key].campaigner for side in SIDES for key in keys(side, START))


def test_the_card_that_changes_ties_is_called_by_its_title() -> None:
    assert CARDS["miss-febb-wins-the-last-vote"].title in TERMS["tie"].text


# Where they are used


@pytest.mark.parametrize(("key", "form"), SPELLINGS)
def test_every_spelling_leads_to_its_term(key: str, form: str) -> None:
    assert words_found(f"“{form}”") == [(form, key)]


def test_no_two_terms_share_a_spelling() -> None:
    forms = [form.lower() for _, form in SPELLINGS]
    assert len(set(forms)) == len(forms)


def test_only_the_first_use_of_a_term_is_found() -> None:
    text = "Remove one cube. Two cubes go; one button comes, and another cube."
    assert words_found(text) == [("cube", "cube"), ("button", "button")]


def test_only_whole_words_are_found() -> None:
    assert find_terms("A bounded oddity hovers overhead, unevenly returned.") == []
    assert words_found("your campaigners") == [("campaigners", "campaigner")]


def test_the_longest_spelling_is_found() -> None:
    text = "Lobbying dice count in Final Voting; claim a State card of the draw deck."
    assert [word for word, _ in words_found(text)] == [
        "Lobbying dice",
        "Final Voting",
        "claim",
        "State card",
        "draw deck",
    ]


def test_small_letters_match_capitals_but_not_the_reverse() -> None:
    assert words_found("Roll a D6") == [("D6", "dice")]
    assert words_found("Late card") == [("Late", "era")]
    assert find_terms("it came late and early, in opposition") == []


def test_turning_a_ratification_is_not_the_term_turn() -> None:
    assert words_found("Turn one ratification into a rejection.") == [
        ("Turn one ratification into a rejection", "overturn")
    ]
    assert words_found("Turn 3 begins.") == [("Turn", "turn")]


def test_every_term_occurs_in_the_texts_of_the_game() -> None:
    said = {card_line(key) for key in CARDS}
    for play in (whole_game, fifth_turn, last_turn, hard_game):
        for position in [position for seed in range(5, 9) for position in play(seed)]:
            for seat in SIDES:
                asked = build_prompt(view(position, seat))
                said |= {asked.headline, asked.detail, *asked.labels.values()}
                said |= {sentence for sentence, _ in format_log(position.news, seat)}
    said |= {sentence for position in played("2v2") for sentence, _ in format_log(position.news, None)}
    found = {key for text in said for _, _, key in find_terms(text)}
    assert TERMS.keys() - found == {"start-card"}, "a card says “Start” as it says “Early”"
