"""Possible changes have the announced effect, and impossible ones a reason."""

from __future__ import annotations

import pytest

from tests.whatif.questions import JUNE_1919, NASHVILLE, WEST
from vfw.front_matter import TextError
from vfw.resources import lessons
from vfw.whatif.ui.change_options import ChangeOption, card_options, describe_state, state_options, track_options
from vfw.whatif.ui.question_draft import QuestionDraft, list_starting_moments


def at(moment: str) -> QuestionDraft:
    return QuestionDraft(next(one for one in list_starting_moments() if one.name == moment))


def of_state(draft: QuestionDraft, code: str) -> list[ChangeOption]:
    options = state_options(draft, code)
    steps = [option for one in options.cubes for option in (one.less, one.more) if option]
    return [*steps, *[option for _, option in options.vote.options if option]]


@pytest.mark.parametrize("moment", [WEST, JUNE_1919, NASHVILLE])
def test_an_option_leaves_the_announced_value(moment: str) -> None:
    draft = at(moment)
    for code in ("TN", "CT", "WY", "OH"):
        for option in of_state(draft, code):
            if option.refused:
                with pytest.raises(TextError):
                    draft.with_change(option.line)
            else:
                assert describe_state(draft.with_change(option.line).now, code) == option.leaves


@pytest.mark.parametrize("moment", lessons("scenarios"))
def test_track_and_card_options_are_possible(moment: str) -> None:
    draft = at(moment)
    tracks = track_options(draft)
    options = [option for one in tracks.steppers for option in (one.less, one.more) if option]
    options += [option for pick in tracks.picks for _, option in pick.options if option]
    allowed = [option for option in options if not option.refused]
    assert len(allowed) > 10
    for option in (*allowed, *card_options(draft)[::9]):
        assert draft.with_change(option.line).lines == (option.line,)


def test_a_stepper_has_the_current_and_the_recorded_value() -> None:
    draft = at(WEST).with_change("Congress 4").with_change("Tennessee: 1 purple more")
    congress = track_options(draft).steppers[0]
    assert (congress.now, congress.record) == ("4", "2")
    red = state_options(draft, "TN").cubes[-1]
    assert (red.name, red.now, red.record) == ("Red cubes", "1", "2")
    sent = track_options(draft.with_change("Congress 5")).steppers[0].more
    assert sent == ChangeOption("the Amendment sent", "the Amendment sent")
    assert track_options(at(JUNE_1919)).steppers[0].more is None


def test_an_impossible_option_has_a_reason() -> None:
    votes = dict(state_options(at(WEST), "OH").vote.options)
    assert votes["not voted"] is None
    assert votes["ratified"]
    assert votes["ratified"].refused == "states have voted, so Congress has sent the Amendment"
    assert state_options(at(NASHVILLE), "OH").cubes[0].less is None


def test_a_removed_card_is_not_offered_again() -> None:
    before = card_options(at(WEST))
    after = card_options(at(WEST).with_change("without Southern Strategy"))
    assert "without Seneca Falls Convention" not in [option.line for option in before]
    assert {*before} - {*after} == {ChangeOption("without Southern Strategy", "Southern Strategy is out of the game")}


def test_against_the_oppobot_only_the_suffragists_have_buttons() -> None:
    names = [one.name for one in track_options(at(NASHVILLE)).steppers]
    assert names == ["Markers in Congress", "Buttons of the Suffragists", "Rounds of the last turn"]
