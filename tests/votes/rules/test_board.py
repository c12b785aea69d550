"""The board as it is printed."""

from vfw.votes.rules.board import (
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
    by_nearness,
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

DISTANCES = """
WA: OR ID / CA NV UT / AZ / NM
OR: WA CA ID NV / UT AZ / NM
CA: OR NV AZ / WA ID UT NM
ID: WA OR NV UT / CA AZ / NM
NV: OR CA ID UT AZ / WA NM
UT: ID NV AZ / WA OR CA NM
AZ: CA NV UT NM / OR ID / WA
NM: AZ / CA NV UT / OR ID / WA
MT: WY ND SD / CO NE / KS OK
WY: MT CO SD NE / ND KS OK
CO: WY NE KS OK / MT SD / ND
ND: MT SD / WY NE / CO KS / OK
SD: MT WY ND NE / CO KS / OK
NE: WY CO SD KS / MT ND OK
KS: CO NE OK / WY SD / MT ND
OK: CO KS / WY NE / MT SD / ND
TX: AR LA / MS / AL / GA SC FL
AR: TX LA MS / AL / GA FL / SC
LA: TX AR MS / AL / GA FL / SC
MS: AR LA AL / TX GA FL / SC
AL: MS GA FL / AR LA SC / TX
GA: AL SC FL / MS / AR LA / TX
SC: GA / AL FL / MS / TX AR LA
FL: AL GA / MS SC / AR LA / TX
MN: IA WI / MO MI IL / IN OH
IA: MN MO WI IL / MI IN / OH
MO: IA IL / MN WI IN / MI OH
WI: MN IA MI IL / MO IN OH
MI: WI IN OH / MN IA IL / MO
IL: IA MO WI IN / MN MI OH
IN: MI IL OH / IA MO WI / MN
OH: MI IN / WI IL / MN IA MO
TN: KY VA NC / WV MD / PA DE
KY: TN WV VA / PA NC MD / DE
WV: KY PA VA MD / TN NC DE
PA: WV MD DE / KY VA / TN NC
VA: TN KY WV NC MD / PA DE
NC: TN VA / KY WV MD / PA DE
MD: WV PA VA DE / TN KY NC
DE: PA MD / WV VA / TN KY NC
NY: VT MA CT NJ / NH RI / ME
VT: NY NH MA / ME RI CT NJ
NH: VT ME MA / NY RI CT / NJ
ME: NH / VT MA / NY RI CT / NJ
MA: NY VT NH RI CT / ME NJ
RI: MA CT / NY VT NH / ME NJ
CT: NY MA RI / VT NH NJ / ME
NJ: NY / VT MA CT / NH RI / ME
"""
"""Of each state those of its region that are one border away / two / three / four and more, read from the board."""

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


def test_a_state_is_as_far_from_the_others_of_its_region_as_on_the_board() -> None:
    rows = [line.split(": ") for line in DISTANCES.strip().splitlines()]
    assert [state for state, _ in rows] == list(STATES)
    for state, row in rows:
        rings = by_nearness(state)
        near, far = rings[:3], [other for ring in rings[3:] for other in ring]
        found = [sorted(ring) for ring in (*near, far) if ring]
        assert found == [sorted(ring.split()) for ring in row.split(" / ")], state


def test_every_other_state_of_a_region_can_be_reached_and_as_far_from_either_end() -> None:
    distance: dict[tuple[str, str], int] = {}
    for state in STATES:
        rings = by_nearness(state)
        distance |= {(state, other): far for far, ring in enumerate(rings, start=1) for other in ring}
    pairs = {(one, other) for one in STATES for other in STATES if one != other and REGION_OF[one] == REGION_OF[other]}
    assert set(distance) == pairs
    assert all(distance[one, other] == distance[other, one] for one, other in pairs)
