"""A question edited by hand: lines are merged, removed, and moved to another moment."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.whatif.questions import JUNE_1919, NASHVILLE, WEST, question
from vfw.front_matter import TextError
from vfw.resources import lessons
from vfw.whatif.changes import EXAMPLES
from vfw.whatif.playouts import Conduct
from vfw.whatif.question import GAME_BELOW, parse_question, serialize_question
from vfw.whatif.ui.merge_changes import apply_lines
from vfw.whatif.ui.question_draft import (
    ASSUMPTIONS,
    QuestionDraft,
    StartingMoment,
    default_assumed,
    default_title,
    list_starting_moments,
    make_starting_moment,
    refusal_reason,
    starting_moment_of,
)


def start(name: str) -> StartingMoment:
    return next(one for one in list_starting_moments() if one.name == name)


def built(moment: str, *lines: str) -> QuestionDraft:
    draft = QuestionDraft(start(moment))
    for line in lines:
        draft = draft.with_change(line)
    return draft


def test_moments_are_sorted_by_date_with_the_own_one_last() -> None:
    own = make_starting_moment(GAME_BELOW, lessons("scenarios")[WEST])
    names = [one.name for one in list_starting_moments(own)]
    assert names[0] == "1848-seneca-falls"
    assert names[-2:] == ["1920-tennessee", GAME_BELOW]
    assert names[:-1] == sorted(lessons("scenarios"))
    assert start(NASHVILLE).mark == ("1920", "9 Aug")
    assert own.setup.is_from_game
    assert not start(NASHVILLE).setup.is_from_game


@pytest.mark.parametrize(
    ("moment", "lines", "are"),
    [
        (JUNE_1919, ["Tennessee: 1 red more"] * 2, ["Tennessee: 2 red more"]),
        (JUNE_1919, ["Tennessee: 1 red more", "Tennessee: 1 yellow more"], []),
        (NASHVILLE, ["Connecticut: 1 red fewer"] * 2, ["Connecticut: 2 red fewer"]),
        (JUNE_1919, ["Ohio: 1 red more", "two rounds more", "Ohio: 1 red fewer"], ["two rounds more"]),
        (JUNE_1919, ["Ohio: 1 purple more", "Ohio: 1 yellow more"], ["Ohio: 1 purple more", "Ohio: 1 yellow more"]),
        (JUNE_1919, ["Ohio: 1 red more", "Ohio has ratified"], ["Ohio has ratified"]),
        (JUNE_1919, ["Tennessee: 2 red more", "Tennessee: no cubes"], ["Tennessee: 1 yellow fewer"]),
        (WEST, ["Congress 3 instead of 2", "Congress 4 instead of 3"], ["Congress 4 instead of 2"]),
        (WEST, ["Congress 3", "the Amendment sent"], ["the Amendment sent"]),
        (WEST, ["the Amendment sent", "Congress 2"], []),
        (WEST, ["buttons 3 each", "Opposition buttons 2"], ["Suffragist buttons 3"]),
        (WEST, ["Opposition buttons 3"] * 1 + ["Opposition buttons 5"], ["Opposition buttons 5"]),
        (WEST, ["one round more", "two rounds more", "one round fewer"], ["two rounds more"]),
        (WEST, ["dice of Final Voting d8", "dice of Final Voting d10"], ["dice of Final Voting d10"]),
        (WEST, ["player: random against random", "player: steady against steady"], []),
        (WEST, ["California, Oregon: no cubes", "California: 3 purple"], ["Oregon: no cubes"]),
        (WEST, ["without Southern Strategy", "without Voter Registration"],
         ["without Southern Strategy", "without Voter Registration"]),
    ],
)  # fmt: skip
def test_lines_about_one_thing_are_merged(moment: str, lines: list[str], are: list[str]) -> None:
    draft = built(moment, *lines)
    assert list(draft.lines) == are
    assert draft.as_changed == apply_lines(draft.as_it_was, are)


def test_a_required_line_keeps_its_place() -> None:
    """Four cubes vote when the Amendment is sent; a cube that is added later has another meaning."""
    draft = built(WEST, "Wyoming: 1 purple more", "the Amendment sent", "Wyoming has not voted")
    assert draft.now.vote("WY") == ""
    assert draft.now.cubes("WY") == {}


def test_an_impossible_line_is_refused() -> None:
    with pytest.raises(TextError) as found:
        built(NASHVILLE, "Delaware has ratified")
    assert refusal_reason(found.value) == "Delaware would be the 36th state, and the game over"
    with pytest.raises(TextError) as found:
        built(NASHVILLE, "Ohio: 1 red more")
    assert refusal_reason(found.value) == "Ohio has voted, so it has no cubes"


def test_removing_a_line_drops_the_lines_that_depend_on_it() -> None:
    draft = built(WEST, "the Amendment sent", "Ohio: 1 red more", "Delaware has ratified", "two rounds more")
    back = draft.without_change(0)
    assert back.lines == ("Ohio: 1 red more", "two rounds more")
    assert [one.words for one in back.dropped] == ["Delaware has ratified"]
    assert back.dropped[0].why == "states have voted, so Congress has sent the Amendment"
    assert back.without_change(0).dropped == ()
    assert back.reset().lines == ()
    with pytest.raises(IndexError):
        back.without_change(2)


def test_possible_changes_move_to_another_moment() -> None:
    draft = built(WEST, "Congress 4 instead of 2", "Ohio: 1 red more", "Tennessee: 1 red more", "Opposition buttons 3")
    then = draft.at_moment(start("1869-the-split"))
    assert then.lines == (
        "Congress 4 instead of 1",
        "Ohio: 1 red more",
        "Tennessee: 1 red more",
        "Opposition buttons 3",
    )
    later = draft.at_moment(start(NASHVILLE))
    assert later.lines == ("Tennessee: 1 red more",)
    assert [one.words for one in later.dropped] == [
        "Congress 4 instead of 2",
        "Ohio: 1 red more",
        "Opposition buttons 3",
    ]


def test_changes_of_both_kinds_can_be_removed() -> None:
    february = QuestionDraft.of(parse_question(lessons("whatif")["senate-february-1919"], lessons("scenarios")))
    back = february.without_shared_change(0)
    assert back.both == back.lines == ()
    assert [one.words for one in back.dropped] == ["the Amendment sent in February 1919"]
    moved = february.at_moment(start(WEST))
    assert (moved.both, moved.lines) == ((), ("the Amendment sent",))


@pytest.mark.parametrize("name", lessons("whatif"))
def test_a_shipped_question_is_restored_by_its_draft(name: str) -> None:
    """Its own words hold while it is asked, and come back when it is asked again."""
    asked = parse_question(lessons("whatif")[name], lessons("scenarios"))
    draft = QuestionDraft.of(asked)
    assert draft.question == asked
    other = draft.with_change("one round more")
    assert other.question.title != asked.title
    assert other.without_change(len(other.lines) - 1).question == asked
    assert draft.with_players("random", "random").question == asked.with_players("random")


@pytest.mark.parametrize("moment", lessons("scenarios"))
def test_the_question_of_a_draft_survives_serialization(moment: str) -> None:
    draft = QuestionDraft(start(moment), games=300)
    for line in EXAMPLES:
        try:
            draft = draft.with_change(line)
        except TextError:
            continue
    assert len(draft.lines) > 3
    assert parse_question(serialize_question(draft.question), lessons("scenarios")) == draft.question
    assert QuestionDraft.of(draft.question).lines == draft.lines


def test_a_question_from_an_own_game_survives_serialization() -> None:
    own = make_starting_moment(GAME_BELOW, lessons("scenarios")[JUNE_1919])
    asked = QuestionDraft(own).with_change("Tennessee: 1 red more").question
    assert asked.as_changed.is_from_game
    assert asked.known == ()
    assert "The hidden cards of the game are dealt again in each world." in asked.assumed
    assert parse_question(serialize_question(asked), {}) == asked
    assert starting_moment_of(asked) == own


@pytest.mark.parametrize(
    ("moment", "lines", "asked"),
    [
        (NASHVILLE, ["Tennessee: 1 red more"], "What if, on 9 August 1920, one red cube had been added in Tennessee?"),
        (WEST, ["two rounds more"], "What if, after 6 November 1912, there had been two rounds more?"),
        (WEST, ["buttons 3 each", "Congress 4"],
         "What if, on 6 November 1912, both sides had held three buttons and Congress had stood at 4?"),
        (WEST, ["Ohio, Iowa: 2 red", "one round more", "the Opposition bids nothing"],
         "What if, on 6 November 1912, three things had been different?"),
        (NASHVILLE, ["Connecticut: 2 red fewer"],
         "What if, on 9 August 1920, two red cubes had been taken out of Connecticut?"),
        (WEST, ["Ohio, Iowa: 2 red"], "What if, on 6 November 1912, two red cubes had lain in each of Ohio and Iowa?"),
        (WEST, [], "What if, on 6 November 1912, nothing had been different?"),
    ],
)  # fmt: skip
def test_a_question_gets_a_default_title(moment: str, lines: list[str], asked: str) -> None:
    assert built(moment, *lines).question.title == asked


def test_every_kind_of_line_has_a_clause_and_an_assumption() -> None:
    titles, assumes = set(), set()
    for line in EXAMPLES:
        titles.add(default_title("May 1912", [line]))
        says, players = default_assumed(start(WEST), [line], Conduct())
        assumes.add(says)
        assert players.startswith("Both sides are played by the computer")
    assert len(titles) == len(EXAMPLES)
    assert assumes == {*ASSUMPTIONS.values()}


def test_known_sentences_come_from_the_moment_with_sources() -> None:
    asked = built(JUNE_1919, "Tennessee: 1 red more").question
    assert asked.known[0].startswith("On 4 June 1919, 41 years after it was first brought in, the Senate passed")
    assert asked.known[0].endswith(" [HWS4; HWS5; HWS6; CONAN1952]")
    assert asked.assumed[-1] == "Both sides are played by the computer, by the rules of the game (steady)."
    assert "the Oppobot for the Opposition" in built(NASHVILLE, "Tennessee: 1 red more").question.assumed[-1]


def test_a_draft_gives_the_same_question_as_a_text() -> None:
    asked = question("Tennessee: 1 red more\n  two rounds more", JUNE_1919)
    mine = built(JUNE_1919, "Tennessee: 1 red more", "two rounds more").question
    assert (mine.as_it_was, mine.as_changed) == (asked.as_it_was, asked.as_changed)
    assert replace(mine, games=1).changes == asked.changes
