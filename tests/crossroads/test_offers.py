"""What can be changed: every offer holds what it says, and what cannot be is not pressed."""

from __future__ import annotations

import pytest

from tests.whatif.asking import JUNE_1919, NASHVILLE, WEST
from vfw.crossroads.building.in_the_making import Building
from vfw.crossroads.building.line_of_time import starts
from vfw.crossroads.building.offers import Offer, card_offers, state_in_words, state_offers, track_offers
from vfw.front_matter import BadText
from vfw.resources import lessons


def at(moment: str) -> Building:
    return Building(next(one for one in starts() if one.name == moment))


def of_state(building: Building, code: str) -> list[Offer]:
    offers = state_offers(building, code)
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
                assert state_in_words(building.changed(offer.line).now, code) == offer.leaves


@pytest.mark.parametrize("moment", lessons("scenarios"))
def test_what_is_offered_elsewhere_can_be_done(moment: str) -> None:
    building = at(moment)
    tracks = track_offers(building)
    offers = [offer for one in tracks.steppers for offer in (one.less, one.more) if offer]
    offers += [offer for pick in tracks.picks for _, offer in pick.options if offer]
    allowed = [offer for offer in offers if not offer.refused]
    assert len(allowed) > 10
    for offer in (*allowed, *card_offers(building)[::9]):
        assert building.changed(offer.line).lines == (offer.line,)


def test_a_stepper_says_what_stands_there_and_in_the_record() -> None:
    building = at(WEST).changed("Congress 4").changed("Tennessee: 1 purple more")
    congress = track_offers(building).steppers[0]
    assert (congress.now, congress.record) == ("4", "2")
    red = state_offers(building, "TN").cubes[-1]
    assert (red.name, red.now, red.record) == ("Red cubes", "1", "2")
    sent = track_offers(building.changed("Congress 5")).steppers[0].more
    assert sent == Offer("the Amendment sent", "the Amendment sent")
    assert track_offers(at(JUNE_1919)).steppers[0].more is None


def test_what_cannot_be_says_why() -> None:
    votes = dict(state_offers(at(WEST), "OH").vote.options)
    assert votes["not voted"] is None
    assert votes["ratified"]
    assert votes["ratified"].refused == "states have voted, so Congress has sent the Amendment"
    assert state_offers(at(NASHVILLE), "OH").cubes[0].less is None


def test_a_card_that_is_out_is_not_offered_again() -> None:
    before = card_offers(at(WEST))
    after = card_offers(at(WEST).changed("without Southern Strategy"))
    assert "without Seneca Falls Convention" not in [offer.line for offer in before]
    assert {*before} - {*after} == {Offer("without Southern Strategy", "Southern Strategy is out of the game")}


def test_against_the_oppobot_only_the_suffragists_have_buttons() -> None:
    names = [one.name for one in track_offers(at(NASHVILLE)).steppers]
    assert names == ["Markers in Congress", "Buttons of the Suffragists", "Rounds of the last turn"]
