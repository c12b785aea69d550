"""Mistakes in scenarios are reported with the line, the problem and the remedy."""

from __future__ import annotations

import pytest

from tests.votes.scenario_texts import NEXT_LINE, saying
from vfw.votes import VotesForWomen
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.deck import CARDS, STATE, STRATEGY, keys
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.tabletop import OPPOBOT
from vfw.votes.scenarios.fields import BadScenario
from vfw.votes.scenarios.scenario import parse_scenario

GAME = VotesForWomen()
TEN = ("Utah", "Ohio", "Texas", "Kansas", "Montana", "Georgia", "Illinois", "Virginia", "New York", "California")


@pytest.mark.parametrize(
    ("lines", "what"),
    [
        (["purpel cubes: NY 2"], "“purpel cubes” is no key; did you mean “purple cubes”?"),
        (["NY 2"], "“NY 2” has no colon; write “key: value”, or indent it"),
        (["congress: 1", "Congress: 2"], f"“congress” has been said in line {NEXT_LINE}; leave one of the two out"),
        (["mode: competitive", "\tcongress: 2"], "“congress: 2” is indented, as if it went on with the line above"),
        (["congress:"], "nothing is said of “congress”; write something behind the colon, or leave it out"),
        (["mode: solitare"], "“solitare” cannot be; did you mean “solitaire”?"),
        (["difficulty: hard"], "only the Oppobot has a difficulty; write “mode: solitaire”, or leave it out"),
        (["seats: opposition oppobot"], "the Oppobot plays the Opposition where “mode: solitaire” is said"),
        (["seats: opposition nobody"], "“opposition nobody” names no player; write suffragist or opposition, and its"),
        (["begins: turn 7"], "“turn 7” never comes; a game has 6 turns of 6 rounds"),
        (["begins: turn 5, round 0"], "“turn 5, round 0” never comes"),
        (["begins: spring"], "“spring” is no moment of a game; write “turn 5”"),
        (["begins: turn 5, Opposition next"], "is no moment of a game"),
        (["begins: final voting"], "once Congress has sent the Amendment; write “congress: sent”"),
        (["ratified: Teneessee"], "“Teneessee” is no state; did you mean “Tennessee”?"),
        (["ratified: Ontario"], "“Ontario” is no state; write the name of one of the 48 states"),
        (["ratified: TN", "rejected: TN"], f"Tennessee has voted already, in line {NEXT_LINE}; it votes once"),
        (["ratified: TN", "red cubes: TN 1"], "Tennessee has voted (line 8), so it has no cubes; leave it out"),
        (["purple cubes: TN"], "“TN” does not say where and how many; write a state and a number: NY 2"),
        (["purple cubes: TN 0"], "“0” cannot be; purple cubes in Tennessee: a whole number from 1 to"),
        (["purple cubes: TN 1", "  Tennessee 2"], "Tennessee has its purple cubes already; write one number"),
        (["yellow cubes: TN 1", "red cubes: TN 2"], "Tennessee has cubes of the other side (line 8), and both"),
        (["congress: sent", "yellow cubes: TN 4"], "with 4 cubes has voted; take cubes away, or write Tennessee"),
        (["congress: sent", "red cubes: TN 5"], "write Tennessee behind “rejected”"),
        (["ratified: NY", "congress: 3"], "so Congress has sent the Amendment; write “congress: sent”"),
        (["congress: 6"], "markers in Congress (with the next one it is “sent”): a whole number from 0 to 5"),
        (["suffragist buttons: 13"], "“13” cannot be; suffragist buttons: a whole number from 0 to 12"),
        (["opposition buttons: many"], "“many” cannot be; opposition buttons: a whole number from 0 to 6"),
        (["campaigners: green in the West"], "“green in the West” is no campaigner; write a color and a region"),
        (["campaigners: red in the Nort"], "“the Nort” is no region; did you mean “Northeast”?"),
        (["campaigners: red West, red West, red South"], "a third red campaigner; a game has 2 of each color"),
        (["campaigners: purple West, purple South"], "“Seneca Falls Convention” will bring a third purple campaigner"),
        (["suffragist hand: Lucy Ston"], "no card is called “Lucy Ston”; did you mean “Lucy Stone”?"),
        (["suffragist hand: Lucy Stone, Helen Keller"], "told apart by semicolons; write “Lucy Stone; Helen Keller”"),
        (["suffragist hand: Old Dixie"], "is a card of the Opposition deck; write a card of the Suffragist deck"),
        (["suffragist claimed: Lucy Stone"], "write a card of the Strategy or State deck"),
        (["suffragist hand: Lucy Stone", "suffragist deck: Lucy Stone"], "“Lucy Stone” is elsewhere, by line 8;"),
        (["suffragist deck: Late shuffled"], "“Late shuffled” lacks a comma; write “Late, shuffled”"),
        (["suffragist deck: Late"], "“Late” have no order of their own; write “Late, shuffled”"),
        (["suffragist deck: Late, shuffled; Late, shuffled"], "the Late cards lie in this deck already, by line 8"),
        (["suffragist deck: Lucy Stone + Helen Keller"], "write “Lucy Stone + Helen Keller, shuffled”"),
        (["in effect: Lucy Stone"], "“Lucy Stone” never stays in effect; put it among the discards of its side"),
        (["purple cubes: UT 4", "state cards: Utah"], "Utah has 4 cubes, so its card is claimed"),
        ([f"state cards: {'; '.join(TEN)}"], "10 state cards lie open; at most 9 do"),
        (["strategy cards: Transportation; Counter Strat; National Focus; Bellwether State"], "4 strategy cards lie"),
        (["suffragist knows: much"], "“much” is not understood; write “2 on top, 3 at the bottom”"),
        (["suffragist knows: 2 on top"], "known can be what this scenario puts in an order"),
        (["suffragist shown: Lucy Stone"], "shown can be what is in the hand; name it in “suffragist hand” too"),
        (["mode: solitaire", "opposition hand: Old Dixie"], "the Oppobot plays without “hand”; leave this line out"),
        (["mode: solitaire", "opposition deck: Beer Brewers"], "“Beer Brewers” is not used in a game with the Oppobot"),
        (["mode: solitaire", "strategy cards: Change in Plans"], "is not used in a game with the Oppobot"),
        (["mode: solitaire", "opposition deck: Lucy Stone"], "write a card of the Oppobot deck"),
    ],
)  # fmt: skip
def test_a_mistake_is_named_with_its_line_and_the_remedy(lines: list[str], what: str) -> None:
    with pytest.raises(BadScenario) as told:
        parse_scenario(saying(*lines))
    assert what in str(told.value)
    assert told.value.line == NEXT_LINE + len(lines) - 1, "the last line is the wrong one"


@pytest.mark.parametrize(
    ("wrong", "line", "what"),
    [
        ("", 1, "a scenario begins with a line of three hyphens, ---"),
        ("title: A game\n---\n", 1, "a scenario begins with a line of three hyphens"),
        ("---\ntitle: A game\n", 2, "the keys never end; write a line --- below the last of them"),
        ("---\n  West\n---\n", 2, "“West” is indented, but there is no key above it"),
        ("---\ntitle: A game\ndate: 1848\n---\n", 4, "a line “goal: …” is missing above; it says in one sentence"),
        (saying().replace("July 1848", "Jule 1848"), 3, "“Jule 1848” is no date; write “1848”, “July 1848” or"),
        (saying().replace("July 1848", "July 19"), 3, "“July 19” is no date"),
        (saying().replace("July 1848", "30 February 1848"), 3, "never came; February 1848 has 29 days"),
        (saying().replace("length: 10", "length: an hour"), 5, "“an hour” cannot be; the length in minutes: a whole"),
        (saying(*["ratified: WA"] * 2), 9, "“ratified” has been said in line 8"),
    ],
)
def test_a_text_that_is_no_scenario_is_refused_with_the_place(wrong: str, line: int, what: str) -> None:
    with pytest.raises(BadScenario, match=f"^line {line}: ") as told:
        parse_scenario(wrong)
    assert what in str(told.value)


@pytest.mark.parametrize(("key", "votes"), [("ratified", 36), ("rejected", 13)])
def test_a_game_that_would_be_over_does_not_begin(key: str, votes: int) -> None:
    states = list(NAMES)
    assert parse_scenario(saying(f"{key}: {', '.join(states[: votes - 1])}"))
    with pytest.raises(
        BadScenario, match=f"{NAMES[states[votes - 1]]} would be the {votes}th state, and the game over"
    ):
        parse_scenario(saying(f"{key}: {', '.join(states[:votes])}"))


def test_a_wrong_scenario_is_a_wrong_option() -> None:
    with pytest.raises(ValueError, match=r"^line 8: “Ohioo” is no state; did you mean “Ohio”"):
        GAME.start({"scenario": saying("ratified: Ohioo")})


def test_no_two_cards_that_one_line_could_mean_have_the_same_title() -> None:
    for opposition_deck in (OPPOSITION, OPPOBOT):
        named = [CARDS[key].title for deck in (SUFFRAGIST, opposition_deck) for key in keys(deck)]
        claimed = [CARDS[key].title for deck in (STRATEGY, STATE) for key in keys(deck)]
        assert len({*named, *claimed}) == len(named) + len(claimed)
