"""What can be changed: every offer holds what it says, and what cannot be is not pressed."""

from __future__ import annotations

import pytest

from tests.whatif.asking import JUNE_1919, NASHVILLE, WEST
from vfw.front_matter import BadText
from vfw.resources import lessons
from vfw.whatif.ui.change_options import ChangeOption, card_options, describe_state, state_options, track_options
from vfw.whatif.ui.question_draft import QuestionDraft, list_starting_moments


def at(moment: str) -> QuestionDraft:
    return QuestionDraft(next(one for one in list_starting_moments() if one.name == moment))


def of_state(building: QuestionDraft, code: str) -> list[ChangeOption]:
    offers = state_options(building, code)
    steps = [offer for one in offers.cubes for offer in (one.less, one.more) if offer]
    return [*steps, *[offer for _, offer in offers.vote.options if offer]]


@pytest.mark.parametrize("moment", [WEST, JUNE_1919, NASHVILLE])
def test_an_offer_leaves_what_it_says(moment: str) -> None:
    building = at(moment)
    for code in ("TN", "CT", "WY", "OH"):
        for offer in of_state(building, code):
            if offer.refused:
                with pytest.raises(BadText):
                    building.changed(offer.line)
            else:
                assert describe_state(building.changed(offer.line).now, code) == offer.leaves


@pytest.mark.parametrize("moment", lessons("scenarios"))
def test_what_is_offered_elsewhere_can_be_done(moment: str) -> None:
    building = at(moment)
    tracks = track_options(building)
    offers = [offer for one in tracks.steppers for offer in (one.less, one.more) if offer]
    offers += [offer for pick in tracks.picks for _, offer in pick.options if offer]
    allowed = [offer for offer in offers if not offer.refused]
    assert len(allowed) > 10
    for offer in (*allowed, *card_options(building)[::9]):
        assert building.changed(offer.line).lines == (offer.line,)


def test_a_stepper_says_what_stands_there_and_in_the_record() -> None:
    building = at(WEST).changed("Congress 4").changed("Tennessee: 1 purple more")
    congress = track_options(building).steppers[0]
    assert (congress.now, congress.record) == ("4", "2")
    red = state_options(building, "TN").cubes[-1]
    assert (red.name, red.now, red.record) == ("Red cubes", "1", "2")
    sent = track_options(building.changed("Congress 5")).steppers[0].more
    assert sent == ChangeOption("the Amendment sent", "the Amendment sent")
    assert track_options(at(JUNE_1919)).steppers[0].more is None


def test_what_cannot_be_says_why() -> None:
    votes = dict(state_options(at(WEST), "OH").vote.options)
    assert votes["not voted"] is None
    assert votes["ratified"]
    assert votes["ratified"].refused == "states have voted, so Congress has sent the Amendment"
    assert state_options(at(NASHVILLE), "OH").cubes[0].less is None


def test_a_card_that_is_out_is_not_offered_again() -> None:
    before = card_options(at(WEST))
    after = card_options(at(WEST).changed("without Southern Strategy"))
    assert "without Seneca Falls Convention" not in [offer.line for offer in before]
    assert {*before} - {*after} == {ChangeOption("without Southern Strategy", "Southern Strategy is out of the game")}


def test_against_the_oppobot_only_the_suffragists_have_buttons() -> None:
    names = [one.name for one in track_options(at(NASHVILLE)).steppers]
    assert names == ["Markers in Congress", "Buttons of the Suffragists", "Rounds of the last turn"]
