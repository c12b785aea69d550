"""The board as it is printed."""

from vfw.votes.atlas import (
    ALL_BUT_WEST_AND_PLAINS,
    ANYWHERE,
    NAMES,
    NORTHEAST,
    PLACE,
    PLAINS,
    REGION_OF,
    REGION_STATES,
    REGIONS,
    STATES,
    WEST,
    WEST_AND_PLAINS,
    Area,
    listed,
    states,
)

PRINTED = """
1 | West     | Plains          | South             | Midwest      | Atlantic & Appalachia | Northeast
1 | Washington WA | Montana MT | Texas TX          | Minnesota MN | Tennessee TN          | New York NY
2 | Oregon OR     | Wyoming WY | Arkansas AR       | Iowa IA      | Kentucky KY           | Vermont VT
3 | California CA | Colorado CO | Louisiana LA     | Missouri MO  | West Virginia WV      | New Hampshire NH
4 | Idaho ID  | North Dakota ND | Mississippi MS    | Wisconsin WI | Pennsylvania PA       | Maine ME
5 | Nevada NV | South Dakota SD | Alabama AL        | Michigan MI  | Virginia VA           | Massachusetts MA
6 | Utah UT   | Nebraska NE     | Georgia GA        | Illinois IL  | North Carolina NC     | Rhode Island RI
7 | Arizona AZ | Kansas KS      | South Carolina SC | Indiana IN   | Maryland MD           | Connecticut CT
8 | New Mexico NM | Oklahoma OK | Florida FL        | Ohio OH      | Delaware DE           | New Jersey NJ
"""
"""The names of the regions, then what the eight-sided die says in each of them."""

HEAD, *ROWS = [[field.strip() for field in line.split("|")[1:]] for line in PRINTED.strip().splitlines()]


def test_48_states_in_six_regions_of_eight() -> None:
    assert len(STATES) == len(set(STATES)) == 48
    assert [len(of_region) for of_region in REGION_STATES.values()] == [8] * 6
    assert set(REGION_OF) == set(STATES) == set(PLACE)


def test_the_regions_are_numbered_as_printed() -> None:
    assert list(REGIONS) == list(REGION_STATES) == HEAD


def test_the_states_are_named_and_numbered_as_printed() -> None:
    for number, row in enumerate(ROWS, start=1):
        for region, printed in zip(HEAD, row, strict=True):
            code = REGION_STATES[region][number - 1]
            assert f"{NAMES[code]} {code}" == printed
            assert REGION_OF[code] == region


def test_a_place_leads_back_to_its_state() -> None:
    assert [STATES[PLACE[state]] for state in STATES] == list(STATES)


def test_the_areas_of_the_cards() -> None:
    assert set(ANYWHERE.states) == set(STATES)
    assert set(WEST_AND_PLAINS.states) | set(ALL_BUT_WEST_AND_PLAINS.states) == set(STATES)
    assert not set(WEST_AND_PLAINS.states) & set(ALL_BUT_WEST_AND_PLAINS.states)
    assert WEST.states == REGION_STATES["West"]
    assert NORTHEAST.each == "each state of the Northeast"


def test_an_area_without_some_of_its_states() -> None:
    rest = PLAINS.without(states("MT"))
    assert rest == Area("the Plains", "each other state of the Plains", ("WY", "CO", "ND", "SD", "NE", "KS", "OK"))


def test_a_list_as_a_sentence_says_it() -> None:
    assert listed(["A"]) == "A"
    assert listed(["A", "B"], "or") == "A or B"
    assert states("NJ", "PA", "DE").each == "each of New Jersey, Pennsylvania and Delaware"
    assert states("GA").each == "Georgia"
