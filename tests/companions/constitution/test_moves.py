"""The legal plays of a hand: a case for each ruling C1 to C16."""

import pytest

from vfw.companions.constitution.cards import CHIEF_JUSTICE, DEMOCRATS, PACKS, REPUBLICANS
from vfw.companions.constitution.moves import Plays, Standing, follows, leads, standing

PACK = PACKS["A"]
WASHINGTON, ADAMS = "president-washington", "president-adams"
LADY, NAVY, FLAG, HOUSE = "lady-washington", "secretary-of-the-navy", "first-flag", "first-white-house"


def trick(*cards: str, leader: str = DEMOCRATS) -> Standing:
    return standing(PACK, cards, leader)


def to(cards: str, hand: str, leader: str = DEMOCRATS) -> Plays:
    """Return what may be played from `hand` to a trick of `cards`."""
    lying = cards.split()
    return follows(PACK, hand.split(), standing(PACK, lying, leader), len(lying) + 1)


def test_c1_votes_in_a_trick_are_stars_doubled_on_gold() -> None:
    # Wyoming, 3 stars in gold, counts 6: it doubles Delaware, and Minnesota doubles it.
    assert to("DE", "WY MN") == {"WY": "doubles"}
    assert to("DE WY", "MN VT") == {"MN": "doubles"}
    # Kansas counts 20, so Oregon with 10 is what it doubles, not Rhode Island.
    assert to("RI", "KS OR") == {"OR": "doubles"}


def test_c2_lowest_and_highest_are_by_printed_stars_and_all_that_tie() -> None:
    assert leads(["NM", "NV", "AZ", "FL"], DEMOCRATS, first=True) == dict.fromkeys(["NM", "NV", "AZ"], "declares")
    # Oklahoma counts 20 and Georgia 14, but ten stars are fewer than fourteen.
    assert to("IL", "OK GA VT") == {"GA": "discards"}
    assert to("IL", "TN NC VT") == {"TN": "discards", "NC": "discards"}


def test_c3_double_is_exactly_twice() -> None:
    assert to("CT", "NJ NY") == {"NJ": "doubles"}
    assert "NY" not in to("CT", "NY VT AL")


def test_c4_what_is_thrown_off_is_of_the_suit_not_led() -> None:
    assert to("GA", "VT IN AL") == {"IN": "discards"}
    assert to("GA", "VT IN AL", leader=REPUBLICANS) == {"IN": "discards"}


def test_c5_failure_only_where_none_of_the_options_is_left() -> None:
    assert to("GA", "FL AL") == {"FL": "fails"}
    assert to("GA", f"FL AL {FLAG}") == {FLAG: "refuses"}
    assert to("GA", f"FL AL {NAVY}") == {NAVY: "takes"}


def test_c6_the_chief_justice_comes_only_where_rules_fail() -> None:
    assert to("GA", f"FL AL {CHIEF_JUSTICE}") == {"FL": "fails", CHIEF_JUSTICE: "intervenes"}
    assert CHIEF_JUSTICE not in to("GA", f"FL IN {CHIEF_JUSTICE} {NAVY}")
    assert to("GA", f"{CHIEF_JUSTICE} {NAVY}") == {CHIEF_JUSTICE: "only honors", NAVY: "only honors"}


@pytest.mark.parametrize("led", ["KY", WASHINGTON])
def test_c7_under_a_thirteen_or_a_president(led: str) -> None:
    assert to(led, "TX MO FL IL") == {"TX": "thirteen or more", "MO": "thirteen or more"}
    # The example of the rules: no thirteen of either suit, ten Democratic stars and twelve Republican ones.
    assert to(led, "LA MN") == {"MN": "highest"}
    assert to(led, "LA IL") == {"IL": "thirteen or more"}
    assert to(led, f"LA MN {CHIEF_JUSTICE} {NAVY}") == {"MN": "highest", CHIEF_JUSTICE: "intervenes"}
    assert CHIEF_JUSTICE not in to(led, f"IL {CHIEF_JUSTICE}")


def test_c8_california_takes_a_thirteen_of_either_suit() -> None:
    for led in ("KY", "IA"):
        assert (trick(led, "NY", "CA").best, trick(led, "NY", "CA").how) == (2, "california")
    # Then the Chief Justice may not, unless he is forced; and led herself she is a Thirteen like others.
    assert to("KY CA", f"LA {CHIEF_JUSTICE}") == {"LA": "highest"}
    assert trick("KY", "CA", CHIEF_JUSTICE).how == "chief-justice"
    assert trick("CA", "NY", "IA").best == 0


def test_c9_later_hands_double_the_last_valid_state_and_need_not_match() -> None:
    assert to("DE GA", "WY VT") == {"WY": "doubles"}  # Georgia was thrown off: Delaware must be doubled.
    assert to("DE WY", "MN ME") == {"MN": "doubles"}
    assert "OR" not in to("MI FL", "OR SD AL")
    # Second hand must match; it does not win.
    assert to("ND", "SD OR") == {"SD": "matches"}
    assert trick("ND", "SD", "FL").best == 0
    # Third hand need not.
    assert to("ND FL", "SD AL") == {"AL": "discards"}


def test_c10_after_an_honor_nothing_need_be_doubled_and_no_other_honor_added() -> None:
    assert to(f"DE {NAVY}", f"WY NE GA {LADY} {FLAG}") == {"GA": "discards", FLAG: "refuses", "WY": "gives"}
    assert to(f"DE {NAVY}", "FL GA") == {"GA": "discards", "FL": "gives"}


def test_c10_after_a_double_that_nothing_doubles_the_lowest_is_allowed_too() -> None:
    assert to("FL CO", f"NM GA MN {LADY}") == {"MN": "discards", LADY: "takes", "NM": "gives"}
    # Minnesota can still be doubled, by Ohio: no low card.
    assert "RI" not in to("DE WY MN", "RI GA")


def test_c11_forced_honors_rank_among_themselves_but_not_under_a_thirteen() -> None:
    assert trick("GA", NAVY, LADY, ADAMS).best == 3
    assert trick("KY", ADAMS, LADY, "NY").best == 0
    assert (trick("KY", ADAMS, CHIEF_JUSTICE, "NY").best, trick("KY", CHIEF_JUSTICE).how) == (2, "chief-justice")


def test_c12_a_voteless_lead() -> None:
    assert to(FLAG, f"GA VT {LADY} {CHIEF_JUSTICE} {HOUSE}") == {"VT": "opens", LADY: "takes", HOUSE: "refuses"}
    # The first State is what later hands must double; it has the trick.
    assert trick(FLAG, "DE").best == 1
    assert to(f"{FLAG} DE", "WY GA") == {"WY": "doubles"}
    assert to(f"{FLAG} RI", "ND GA") == {"GA": "discards"}  # no second hand: five need not be matched
    assert trick(FLAG, HOUSE).best == 0
    assert to(f"{FLAG} {LADY}", f"GA VT {NAVY} {HOUSE}") == {"VT": "under honor", HOUSE: "refuses"}


def test_c12_flag_then_an_honor_then_a_state_and_a_thirteen_that_opens() -> None:
    locked = trick(FLAG, LADY, "DE")
    assert (locked.suit, locked.locked, locked.best) == (REPUBLICANS, True, 1)
    assert to(f"{FLAG} KY", f"TX LA {NAVY}") == {NAVY: "takes"}  # treated as an ordinary card


def test_c13_an_honor_that_was_a_forced_lead() -> None:
    assert to(LADY, f"GA VT {ADAMS} {FLAG}") == {"VT": "under honor", FLAG: "refuses"}
    assert trick(LADY, "GA", ADAMS, "IL").best == 2
    assert leads([LADY, FLAG], DEMOCRATS, first=False) == {LADY: "forced lead", FLAG: "forced lead"}


def test_c14_a_president_is_of_his_leaders_party() -> None:
    assert to(WASHINGTON, "TX IL", leader=REPUBLICANS) == {"IL": "thirteen or more"}
    assert to(WASHINGTON, "TX IL", leader=DEMOCRATS) == {"TX": "thirteen or more"}
    assert trick(ADAMS, "CA", NAVY, "IL").best == 0
    assert trick(ADAMS, "CA", WASHINGTON).best == 2
    assert trick(ADAMS, CHIEF_JUSTICE, WASHINGTON).how == "chief-justice"


def test_c15_a_thirteen_that_is_the_lowest_is_a_thirteen() -> None:
    assert leads(["KY", "GA", "NY"], DEMOCRATS, first=True) == {"KY": "declares"}
    assert trick("KY").led == "thirteen"
    assert leads(["KY", "GA", "NY"], DEMOCRATS, first=False) == {"KY": "leads thirteen", "NY": "leads"}


def test_c16_first_lead_and_later_ones() -> None:
    hand = f"FL GA KY VT IL {WASHINGTON} {LADY}".split()
    assert leads(hand, DEMOCRATS, first=True) == {"FL": "declares"}
    assert leads(hand, REPUBLICANS, first=True) == {"VT": "declares"}
    assert leads(["VT", "IL", WASHINGTON], DEMOCRATS, first=True) == {"VT": "forced party"}
    assert leads(hand, DEMOCRATS, first=False) == {
        "FL": "leads",
        "VT": "leads",
        "KY": "leads thirteen",
        WASHINGTON: "leads president",
    }


def test_who_doubled_last_has_the_trick_and_else_the_lead() -> None:
    assert (trick("DE", "WY", "MN", "GA").best, trick("DE", "WY", "MN", "GA").how) == (2, "double")
    assert (trick("DE", "NY", "GA", FLAG).best, trick("DE", "NY", "GA", FLAG).how) == (0, "lead")
    assert trick("DE", "WY", LADY, "MN").best == 2
