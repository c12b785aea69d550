"""The pages of What if? questions, with and without a precomputed answer."""

from __future__ import annotations

import re
from collections import Counter
from functools import partial
from types import MappingProxyType
from typing import Any

import pytest
from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup

from tests.whatif.ui.sample_counts import counts, unchanged
from vfw.resources import lessons
from vfw.server import question_pages
from vfw.server.application import TEMPLATES
from vfw.server.text_pages import Page, page_addresses
from vfw.votes.rules.board import NAMES
from vfw.whatif.api import load_question
from vfw.whatif.precomputed import NotPrecomputed, PrecomputedAnswer, PrecomputedRun
from vfw.whatif.report import NOT_HISTORY, answer_sentence
from vfw.whatif.runs import Run

NAME = "hawke-v-smith"
TEMPLATE = TEMPLATES / "nbconvert/templates/vfw"


def counted(name: str) -> PrecomputedAnswer:
    """Pretend that the answer was precomputed."""
    question = load_question(name)
    played = {
        player: PrecomputedRun(Run(question.with_players(player), its.games), its, ())
        for player, its in (("random", unchanged()), ("steady", counts()), ("planner", unchanged()))
    }
    return PrecomputedAnswer(MappingProxyType(played), "0.2", "5")


def missing(name: str) -> PrecomputedAnswer:
    raise NotPrecomputed(name)


@pytest.fixture(autouse=True)
def counted_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(question_pages, "load_precomputed", counted)


def drawn(page: Page) -> str:
    """Return the page as a browser gets it."""
    environment = Environment(loader=FileSystemLoader(TEMPLATE), autoescape=True)
    nothing: dict[str, Any] = {name: lambda path: Markup() for name in ("include_css", "include_url")}
    return environment.get_template(page.template).render(title=page.title, base_url="/", **nothing, **page.values)


show = partial(question_pages.question, address=page_addresses("/"))


def test_the_list_has_all_questions_in_the_order_of_history_each_with_its_answer() -> None:
    html = drawn(question_pages.questions())
    names = re.findall(r'href="/questions/([\w-]+)"', html)
    assert sorted(names) == sorted(lessons("whatif"))
    years = [int(load_question(name).date[-4:]) for name in names]
    assert years == sorted(years)
    assert names.index("senate-february-1919") < names.index("no-special-sessions"), "February is before June"
    assert html.count(answer_sentence(counts())) == len(names)
    assert NOT_HISTORY in html


def test_a_page_answers_in_words_before_charts_and_states_the_limits() -> None:
    html = drawn(show(NAME))
    words = re.sub(r"<[^>]+>", " ", html)
    for said in (
        load_question(NAME).title,
        answer_sentence(counts()),
        NOT_HISTORY,
        "the model sees a difference",
        "What a model can",
    ):
        assert said in words
    assert html.index(answer_sentence(counts())) < html.index("<svg")
    assert "the model sees no difference" in words, "as random players have it"


def test_each_chart_has_two_sizes_and_a_table() -> None:
    html = drawn(show(NAME))
    assert html.count('role="img"') == 2 * 6
    assert re.findall(r'<div class="vfw-asks-(broad|narrow)">', html) == ["broad", "narrow"] * 6
    assert html.count('class="vfw-asks-as-table"') == html.count("</table>") == 4
    assert re.findall(r'<details class="vfw-asks-map" name="map"( open)?>', html) == [" open", "", ""]
    for name in NAMES.values():
        assert f'<th scope="row">{name}</th>' in html


def test_ids_are_unique_and_each_state_has_one_outline() -> None:
    html = drawn(show(NAME))
    assert [name for name, times in Counter(re.findall(r'\bid="([^"]+)"', html)).items() if times > 1] == []
    assert {code: html.count(f'<path id="vfw-land-{code}"') for code in NAMES} == dict.fromkeys(NAMES, 1)
    assert html.count('href="#vfw-land-TN"') == 6
    assert "data-land" not in html


def test_every_numbered_source_is_listed() -> None:
    for name in lessons("whatif"):
        html = drawn(show(name))
        numbered = set(re.findall(r'class="vfw-source"><a href="#([^"]+)"', html))
        assert numbered
        assert numbered <= set(re.findall(r'<li id="([^"]+)"', html))


def test_the_notebook_is_linked_if_it_exists() -> None:
    assert "voila/render/what-if.ipynb" not in drawn(show(NAME))
    assert "voila/render/what-if.ipynb" in drawn(show(NAME, notebooks=["what-if.ipynb"]))


def test_questions_link_each_other_in_a_circle() -> None:
    name, seen = NAME, list[str]()
    for _ in lessons("whatif"):
        seen.append(name)
        (name,) = re.findall(r'href="/questions/([\w-]+)" rel="next"', drawn(show(name)))
    assert name == NAME
    assert sorted(seen) == sorted(lessons("whatif"))


def test_without_a_precomputed_answer_the_page_shows_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(question_pages, "load_precomputed", missing)
    html = drawn(show(NAME))
    assert "It has not been counted by the rules and players of today." in html
    assert "<svg" not in html
    assert "What is changed" in html
    assert "It has not been counted" in drawn(question_pages.questions())


def test_an_unknown_question_shows_the_list_of_questions() -> None:
    with pytest.raises(KeyError, match=r"there is no question 'aliens'; there are .*hawke-v-smith"):
        show("aliens")
    assert "There is no question “&lt;b&gt;”" in drawn(question_pages.questions(missing="<b>"))
