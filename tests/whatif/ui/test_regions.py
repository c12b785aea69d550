"""The regions of the page as HTML."""

from __future__ import annotations

import re
from functools import cache
from html import unescape

import pytest

from tests.accessible import buttons, find
from tests.panel.screen import read_presses
from tests.whatif.questions import JUNE_1919, question
from tests.whatif.ui.manual_pool import ManualPool
from tests.whatif.ui.sample_counts import counts, unchanged
from vfw.atlas.outline import outlines
from vfw.resources import lessons
from vfw.whatif.api import load_question
from vfw.whatif.jobs import PLAYOUTS_PER_TASK
from vfw.whatif.player_strength import load_strengths
from vfw.whatif.report import NOT_HISTORY
from vfw.whatif.tallies import Counts, count_playouts
from vfw.whatif.ui.answer_regions import (
    NO_ASSOCIATIONS,
    NOT_CAUSES,
    outlines_by_code,
    render_answer,
    render_bands,
    render_maps,
    render_why,
)
from vfw.whatif.ui.dialogs import models_dialog
from vfw.whatif.ui.question_regions import (
    render_limits,
    render_playout_list,
    render_progress,
    render_question,
    render_question_list,
    render_strength,
)
from vfw.whatif.ui.session import ShownAnswer, WhatIfSession

FROM_1848 = "from 1848 on, these Suffragists win"
HERE, BEFORE = ShownAnswer(counts(), is_precomputed=False), ShownAnswer(counts(), is_precomputed=True)


def words(html: str) -> str:
    """Return the visible words, without those of drawings."""
    bare = re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", bare)).split())


class TestAnswer:
    def test_the_answer_is_a_sentence_with_the_caveat(self) -> None:
        said = words(render_answer(HERE, is_playing=True))
        assert said.startswith(
            "The answer so far In this model the Amendment is won in 60 of 100 worlds instead of 40."
        )
        assert NOT_HISTORY in said
        assert "leaves 0 out: the model sees a difference" in said

    def test_precomputed_counts_are_named(self) -> None:
        assert words(render_answer(BEFORE, is_playing=False)).startswith("The answer, counted beforehand")

    def test_no_difference_is_seen_if_the_interval_includes_0(self) -> None:
        said = words(render_answer(ShownAnswer(unchanged(), is_precomputed=True), is_playing=False))
        assert "holds 0: the model sees no difference" in said

    def test_a_missing_answer_is_named(self) -> None:
        said = words(render_answer(None, is_playing=False, introduction="How much does\none door change?"))
        assert said == f"The answer Nothing has been played yet. {NOT_HISTORY} How much does one door change?"
        assert "The first worlds are being played." in words(render_answer(None, is_playing=True))


class TestMaps:
    def test_each_button_describes_its_map(self) -> None:
        said = words(render_maps(HERE))
        assert "As it was 40 of 100 won" in said
        assert "As changed 60 of 100 won" in said
        assert "Difference most in VT, GA, OH" in said

    def test_outlines_are_omitted_for_the_page(self) -> None:
        html = render_maps(HERE)
        assert len(re.findall(r'data-land="(\w\w)"', html)) == 3 * len(outlines())
        assert all(path not in html for path in outlines_by_code().values())

    def test_the_small_maps_reuse_the_large_ones(self) -> None:
        html = render_maps(HERE)
        uses = re.findall(r'<use href="#([^"]+)"', html)
        assert len(uses) == 3
        assert all(f'id="{name}"' in html for name in uses)


class TestWhy:
    def test_associations_are_not_called_causes(self) -> None:
        found = counts()
        found.as_changed.early["sent"] = [500, 450]
        said = words(render_why(ShownAnswer(found, is_precomputed=True)))
        assert "Congress sends the Amendment 90 (87 to 92) 30 (26 to 34)" in said
        assert NOT_CAUSES in said

    def test_missing_associations_are_named(self) -> None:
        assert NO_ASSOCIATIONS in words(render_why(HERE))

    def test_deciding_states_are_counted_in_both_kinds(self) -> None:
        assert "Tennessee 30 30 Connecticut 20 20" in words(render_why(HERE))


class TestPlayoutList:
    def test_each_suggested_playout_has_a_button_with_its_number(self) -> None:
        html = render_playout_list(ShownAnswer(few_playouts(), is_precomputed=True), decides="DE")
        assert "The middle" in html
        assert f"Delaware decides · world {few_playouts().as_changed.narrowest[1]}" in words(html)
        assert html.count('data-command="open world"') == html.count("<li>") >= 2

    def test_a_started_game_can_be_resumed(self) -> None:
        number = few_playouts().as_changed.narrowest[1]
        html = render_playout_list(ShownAnswer(few_playouts(), is_precomputed=True), begun=[number])
        assert f"Go on: world {number}, the narrowest" in buttons(html)

    def test_without_playouts_the_region_is_empty(self) -> None:
        assert render_playout_list(None) == render_playout_list(ShownAnswer(Counts(), is_precomputed=True)) == ""


@cache
def few_playouts() -> Counts:
    asked = question("New York: 1 red more", JUNE_1919, players="random")
    return count_playouts(asked.as_it_was, asked.as_changed, 0, 1, 12)


class TestLimits:
    @pytest.mark.parametrize("name", lessons("whatif"))
    def test_all_statements_of_a_question_are_shown_with_sources(self, name: str) -> None:
        asked_ = load_question(name)
        html = render_limits(asked_, "steady")
        said = words(html)
        for line in (*asked_.known, *asked_.assumed, *asked_.guessed):
            assert words(line.split(" [")[0]) in said
        numbers = set(re.findall(r'href="#(what-if-source-[^"]+)"', html))
        assert numbers <= set(re.findall(r'id="(what-if-source-[^"]+)"', html))

    @pytest.mark.parametrize("player", ["random", "steady", "planner"])
    def test_strength_is_that_of_the_ladder(self, player: str) -> None:
        row = next(row for row in load_strengths() if row.pairing == f"{player}-{player}")
        said = render_strength(player, against_oppobot=False)
        assert "on both sides" in said
        assert f"{100 * row.won / row.games:.0f} of 100" in said

    def test_against_the_oppobot_its_strength_counts(self) -> None:
        row = next(row for row in load_strengths() if row.pairing == "steady-oppobot-normal")
        said = words(render_limits(load_question("connecticut-session"), "steady"))
        assert f"against the Oppobot, which plays by dice and cards alone. In whole games, {FROM_1848}" in said
        assert f"{100 * row.won / row.games:.0f} of 100" in said
        assert "on both sides" not in said

    def test_only_the_list_of_sources_is_collapsed(self) -> None:
        folded = re.search(r"<details>.*</details>", render_limits(load_question("hawke-v-smith"), "steady"))
        assert folded
        assert words(folded[0]).startswith("Sources")


class TestBands:
    def test_players_are_compared_and_the_chosen_one_is_marked(self) -> None:
        html = render_bands({"steady": counts(), "random": unchanged()}, ("random", "steady", "planner"), "steady", "")
        assert [line.name for line in find(html, "button") if "pressed" in line.states] == ["Steady"]
        assert html.count('class="vfw-band') == 4, "two bands, large and small"

    def test_a_question_without_counts_says_so(self) -> None:
        assert "Not played yet." in words(render_bands({}, ("random",), "random", ""))


class TestProgress:
    def test_the_progress_offers_the_possible_commands(self) -> None:
        pool, now = ManualPool(), [0.0]
        session = WhatIfSession(pool, lambda: None, now=lambda: now[0])
        session.ask(question("Connecticut: no cubes", games="40"))
        assert words(render_progress(session)) == "Not played yet 40 worlds of each kind Play 40 worlds"
        session.start()
        now[0] = 8.0
        pool.work()
        said = words(render_progress(session))
        assert said == "8 of 40 worlds about 45 seconds left Stop Same dice in both worlds · steady against the Oppobot"
        session.stop()
        assert "8 of 40 worlds Stopped. The counts stay. Go on" in words(render_progress(session))
        session.resume()
        pool.fail("Out of memory.")
        html = render_progress(session)
        assert "Out of memory. The counts stay." in words(html)
        assert len(find(html, "alert")) == 1
        session.resume()
        while session.is_playing:
            pool.work()
        assert "40 worlds of each kind Played here in" in words(render_progress(session))
        assert words(render_progress(session)).count("More worlds") == 1
        assert PLAYOUTS_PER_TASK == 8


class TestQuestion:
    def test_the_question_is_shown_with_its_moment(self) -> None:
        said = words(render_question(load_question("nashville-one-vote"), is_own=False))
        assert said.startswith("The question What if Nashville had been one vote short?")
        assert "From 9 August 1920 on: 1 thing changed" in said

    def test_all_shipped_questions_can_be_chosen_and_one_is_marked(self) -> None:
        html = render_question_list({name: load_question(name) for name in lessons("whatif")}, "hawke-v-smith")
        assert re.findall(r'data-value="([\w-]+)"', html) == list(lessons("whatif"))
        assert [line for line in read_presses(html) if "hawke-v-smith]" in line] == [
            line for line in read_presses(html) if "(current" in line
        ]

    def test_the_text_on_models_comes_from_the_lessons(self) -> None:
        assert "It is not history’s probability." in words(models_dialog().html)
