"""The effects of the lines of a question, and the errors for wrong lines."""

from __future__ import annotations

import pytest

from tests.whatif.questions import JUNE_1919, NASHVILLE, WEST, question, text
from vfw.front_matter import TextError
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.rules.board import PLACE
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.tabletop import RATIFIED, REJECTED, UNDECIDED
from vfw.whatif.changes import CHANGE_PATTERNS, EXAMPLES, change_kind
from vfw.whatif.question import NOTHING, parse_question


def table(changed: str, moment: str = NASHVILLE, **more: str) -> Position:
    """Return the position of the changed kind before a card is shuffled."""
    return VotesForWomen().start({"scenario": question(changed, moment, **more).as_changed.scenario})


def test_every_kind_of_change_has_an_example() -> None:
    assert {change_kind(example) for example in EXAMPLES} == {kind for kind, _, _ in CHANGE_PATTERNS}
    assert change_kind("more luck") == ""


def test_congress_gets_other_markers() -> None:
    asked = question("Congress 4 instead of 2", WEST)
    assert table("Congress 4 instead of 2", WEST).congress == 4
    assert [(change.words, change.instead) for change in asked.changes] == [("Congress 4 instead of 2", "Congress 2")]


def test_the_amendment_is_sent_and_states_with_four_cubes_have_voted() -> None:
    sent = table("Wyoming: 1 purple more\n  the Amendment sent in 1912", WEST)
    assert sent.sent
    assert sent.vote("WY") == RATIFIED
    assert sent.purple[PLACE["WY"]] == 0
    assert sent.vote("WA") == UNDECIDED


def test_cubes_are_added_as_the_rules_add_them() -> None:
    """A cube of the other side is removed first."""
    assert table("Tennessee: 3 red more", JUNE_1919).cubes("TN") == {"red": 2}
    assert table("Tennessee, New York: 1 purple more", JUNE_1919, both="New York: 1 purple fewer").cubes("TN") == {
        "purple": 1,
        "yellow": 1,
    }
    assert table("Louisiana: no cubes", JUNE_1919).cubes("LA") == {}
    assert table("Louisiana: 2 yellow", JUNE_1919).cubes("LA") == {"yellow": 2}


def test_votes_of_states_can_be_set_and_removed() -> None:
    assert table("Tennessee has rejected").vote("TN") == REJECTED
    assert table("Delaware has ratified", JUNE_1919).vote("DE") == RATIFIED
    ohio = table("Ohio has not voted")
    assert (ohio.vote("OH"), ohio.strength(SUFFRAGIST, "OH")) == (UNDECIDED, 0)


def test_a_card_is_removed_wherever_it_is() -> None:
    for line, moment in (
        ("without Southern Strategy", WEST),
        ("without Eighteenth Amendment", JUNE_1919),
        ("without Carrie Chapman Catt", NASHVILLE),
        ("without The Unnecessary Privilege", NASHVILLE),
    ):
        out = table(line, moment)
        assert len(set(out.removed)) == len(out.removed)
        assert line.removeprefix("without ").split()[-1].lower() in " ".join(out.removed).replace("-", " "), line
    assert not table("without Eighteenth Amendment", JUNE_1919).in_effect


def test_buttons_rounds_and_dice_can_be_changed() -> None:
    each = table("buttons 4 each", WEST)
    assert (each.buttons(SUFFRAGIST), each.buttons(OPPOSITION)) == (4, 4)
    assert table("Opposition buttons 0", WEST).buttons(OPPOSITION) == 0
    assert table("two rounds more", WEST).last_turn == 8
    assert table("one round fewer", WEST).last_turn == 5
    assert table("dice of Final Voting d8").voting_die == 8


def test_players_and_bids_change_the_conduct() -> None:
    conduct = question("player: steady against random\n  the Opposition bids nothing", WEST).as_changed.conduct
    assert (conduct.suffragist, conduct.opposition, conduct.no_bids) == ("steady", "random", (OPPOSITION,))
    assert question("two rounds more", WEST, players="random").as_it_was.conduct.player_of(OPPOSITION) == "random"


def test_a_side_that_bids_nothing_cannot_bid_less() -> None:
    with pytest.raises(TextError, match="changes nothing: so it is anyhow"):
        question("the Opposition bids nothing\n  the Opposition bids nothing", WEST)


def test_changes_of_both_kinds_are_no_difference() -> None:
    asked = question("Connecticut: no cubes", both="Vermont: no cubes")
    assert [change.words for change in asked.changes] == ["Connecticut: no cubes"]
    assert "VT" not in asked.as_it_was.scenario.split("red cubes:")[1].split("\n")[1]


def test_nothing_may_be_changed() -> None:
    asked = question(NOTHING)
    assert asked.as_it_was == asked.as_changed


@pytest.mark.parametrize(
    ("line", "moment", "complaint"),
    [
        ("Congress 4 instead of 3", WEST, "write “Congress 4 instead of 2”"),
        ("Congress 9", WEST, "leaves a moment that no game can have"),
        ("Tennesee: 1 red more", WEST, "did you mean “Tennessee”"),
        ("New York: 2 red fewer", WEST, "in New York 0 red lie there; take fewer away"),
        ("without Southern Strategem", WEST, "did you mean “Southern Strategy”"),
        ("without Maud Wood Park", JUNE_1919, "is out of the game anyhow"),
        ("the Opposition bids nothing", NASHVILLE, "the Oppobot has no buttons to bid"),
        ("the Amendment sent", JUNE_1919, "changes nothing: so it is anyhow"),
        ("dice of Final Voting d7", WEST, "is no die; write d4, d6"),
        ("seven rounds fewer", WEST, "is no change; write one like"),
        ("6 rounds fewer", WEST, "rounds of the last turn: a whole number from 1 to 12"),
        ("player: steady against nobody", WEST, "“nobody” is no player; there are random"),
        ("Ohio, OH: 1 red more", WEST, "names Ohio twice; name each state once"),
        ("more luck", WEST, "is no change; write one like “Congress 4 instead of 2”"),
        ("Delaware has ratified", NASHVILLE, "would be the 36th state, and the game over; leave this line out"),
        ("Ohio: 1 red", NASHVILLE, "Ohio has voted, so it has no cubes; before this, write “Ohio has not voted”"),
        ("Delaware has ratified", WEST, "leave this line out, or, for a vote, write “the Amendment sent” before it"),
        ("buttons 3 each", NASHVILLE, "the Oppobot plays without buttons; write “Suffragist buttons 3”, or leave this"),
        ("Congress 6", WEST, "with the next one it is “the Amendment sent”"),
        ("Vermont: 4 red", NASHVILLE, "take cubes away, or write “Vermont has rejected”"),
    ],
)
def test_a_wrong_line_is_named_with_the_remedy(line: str, moment: str, complaint: str) -> None:
    with pytest.raises(TextError) as found:
        parse_question(text(line, moment), lessons("scenarios"))
    assert complaint in str(found.value)
    assert found.value.line == text(line, moment).split("\n").index(f"changed: {line}") + 1
