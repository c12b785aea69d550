"""Texts from outside, changed at random by the thousand: they are read, or refused as promised, in few words."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.whatif.test_answer_file import sample_answer
from tests.whatif.ui.test_question_input import RECORD, packed
from vfw.classroom.kept_lesson import DamagedProgress, parse_kept_lesson
from vfw.core import DamagedSave
from vfw.panel.skins.registry import load_match
from vfw.resources import lessons
from vfw.votes.scenarios.deck_file import BadDeck, format_deck, register_deck
from vfw.votes.scenarios.fields import BadScenario
from vfw.votes.scenarios.scenario import parse_scenario
from vfw.whatif.ui.question_input import BadQuestionInput, parse_link, parse_upload

HERE = Path(__file__).parent / "0.1"
LONGEST_MESSAGE = 1500
"""A choice among all cards of a deck is the longest that is listed."""
PARSERS = ("char ", "Expecting", "Traceback", "codec", "recursion", "Exceeds the limit", "NoneType", "object is not")
EXTREMES: list[Any] = [
    None, True, -1, 10**30, 1.5, "", "x" * 5000, "NY", "person", "0.1", "0.2", "\ud800", [], {}, [[]],
    {"kind": "physical"},
]  # fmt: skip
SPLINTERS = ("[" * 3000, "1e400", "NaN", "9" * 5000, '"', "\\", "}", "\x00", "If ", ": ", " and ", "—", "\ufeff", "\n")


def cut_or_strewn(text: str, rng: Random) -> str:
    """The text with a piece left out, doubled, exchanged or put in."""
    start = rng.randrange(len(text))
    end = min(start + rng.choice([1, 3, 40, 2000]), len(text))
    other = rng.randrange(len(text))
    put_in = rng.choice(["", text[start:end] * 2, text[other : other + end - start], rng.choice(SPLINTERS)])
    return text[:start] + put_in + text[end:]


def changed_within(text: str, rng: Random) -> str:
    """The JSON with one value changed, wherever it lies."""
    whole = json.loads(text)
    place: Any = whole
    while True:
        keys = [*place] if isinstance(place, dict) else [*range(len(place))]
        if not keys:
            return json.dumps(rng.choice(EXTREMES))
        key = rng.choice(keys)
        if not isinstance(place[key], dict | list) or not place[key] or rng.random() < 0.15:
            place[key] = rng.choice(EXTREMES)
            return json.dumps(whole)
        place = place[key]


def in_one_line_less(text: str, rng: Random) -> str:
    """The text with two lines exchanged, or one twice."""
    lines = text.splitlines()
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    lines[one] = lines[other]
    return "\n".join(lines)


LINK = {**RECORD, "both": ["Vermont: no cubes"], "changed": ["Connecticut: 1 red fewer", "Ohio: no cubes"]}
Read = Callable[[str], object]
SAVES = ("solitaire-hard", "competitive-dice-by-hand", "solitaire-with-a-deck-of-ones-own", "scenario-1920-nashville")


def kinds() -> dict[str, tuple[Read, type[ValueError], list[str], tuple[Callable[[str, Random], str], ...]]]:
    """What is read from outside: by what, with which error, some sound texts, and how they are changed."""
    lesson = json.loads((HERE / "browser" / "lesson.json").read_text(encoding="utf-8"))["vfw:lesson:ratification"]
    saves = [(HERE / f"{name}.json").read_text(encoding="utf-8") for name in SAVES]
    of_json, of_lines = (cut_or_strewn, changed_within), (cut_or_strewn, in_one_line_less)
    return {
        "saves": (load_match, DamagedSave, saves, of_json),
        "progress": (parse_kept_lesson, DamagedProgress, [lesson], of_json),
        "decks": (register_deck, BadDeck, [format_deck()], of_lines),
        "scenarios": (parse_scenario, BadScenario, [*lessons("scenarios").values()], of_lines),
        "answers": (parse_upload, BadQuestionInput, [sample_answer().text()], of_json),
        "links": (lambda text: parse_link(packed(text)), BadQuestionInput, [json.dumps(LINK)], of_json),
    }


def try_mutations(kind: str, seeds: range) -> int:
    """How many of the mutated texts were refused."""
    reads, error, texts, ways = kinds()[kind]
    refused = 0
    for seed in seeds:
        rng = Random(f"{kind} {seed}")
        text = rng.choice(texts)
        for _ in range(rng.choice([1, 1, 1, 2, 5])):
            way = rng.choice(ways)
            try:
                text = way(text, rng)
            except (ValueError, RecursionError):  # changed beyond JSON already
                break
        try:
            reads(text)
        except error as wrong:
            refused += 1
            said = str(wrong)
            assert len(said) <= LONGEST_MESSAGE, f"seed {seed}: {len(said)} characters: {said[:300]}"
            assert not [word for word in PARSERS if word in said], f"seed {seed}: {said[:300]}"
    return refused


@pytest.mark.parametrize("kind", [*kinds()])
def test_a_changed_text_is_read_or_refused_in_a_few_plain_words(kind: str) -> None:
    assert try_mutations(kind, range(60)) > 20


@pytest.mark.long
@pytest.mark.parametrize("kind", [*kinds()])
def test_changed_texts_by_the_thousand_are_read_or_refused_in_a_few_plain_words(kind: str) -> None:
    assert try_mutations(kind, range(60, 2000)) > 500
