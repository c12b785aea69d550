"""The scenarios of the exhibit can be played, agree with history, and say what they leave out.

A README tells how to write a scenario, and its examples are right.
"""

from __future__ import annotations

import csv
import datetime
import re
from pathlib import Path
from random import Random

import pytest

from tests.lessons.laws import cubes_by_rule, gained
from tests.lessons.outcomes import play
from vfw.core import Match, Outcome, playout, seeded
from vfw.core.checks import check
from vfw.core.intervals import wilson
from vfw.core.players import any_reply
from vfw.core.questions import Decision
from vfw.history import LEVELS, standings
from vfw.resources import lesson, lessons
from vfw.votes import VotesForWomen
from vfw.votes.rules.benefit import would_help
from vfw.votes.rules.board import STATES
from vfw.votes.rules.deck import CARDS, ERAS, LATE, START, STATE, STRATEGY, keys
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST
from vfw.votes.rules.tabletop import NORMAL, OPPOBOT
from vfw.votes.scenarios.fields import SOLITAIRE
from vfw.votes.scenarios.scenario import KEYS, parse_scenario

GAME = VotesForWomen()
TEXTS = lessons("scenarios")
OLD = Path(__file__).parent / "scenarios"
"""As earlier versions told them, a folder for each version."""
SCENARIOS = {name: parse_scenario(text) for name, text in TEXTS.items()}
ORDER = [
    "1848-seneca-falls",
    "1869-the-split",
    "1912-the-west-is-won",
    "1919-to-the-states",
    "1920-january",
    "1920-nashville",
    "1920-tennessee",
]

RATIFIED_IN_1919 = "IL WI MI KS OH NY PA MA TX IA MO AR MT NE MN NH UT CA ME ND SD CO"
RATIFIED_BY_MARCH_1920 = "RI KY OR IN WY NV NJ ID AZ NM OK WV WA"
REJECTED_IN_1919 = "GA AL"
REJECTED_BY_JULY_1920 = "SC VA MD MS DE LA"
"""In the order of the notes to the Amendment in The Constitution of the United States, Analysis and Interpretation
(1952), and for Delaware of the History of Woman Suffrage, volume 6."""


def begun(name: str, seed: int = 1, **options: str) -> Position:
    return Match(GAME, {"scenario": TEXTS[name], **options}, chance=seeded(seed)).position


def balance(position: Position) -> dict[str, int]:
    """Suffragist cubes in each state, red ones as a negative number."""
    lead = {state: position.strength(SUFFRAGIST, state) - position.strength(OPPOSITION, state) for state in STATES}
    return {state: n for state, n in lead.items() if n}


def test_these_are_the_scenarios_and_in_this_order_they_happened() -> None:
    assert list(TEXTS) == ORDER
    assert sorted(SCENARIOS, key=lambda name: SCENARIOS[name].when) == ORDER


@pytest.mark.parametrize("name", ORDER)
def test_a_scenario_is_told_in_few_words_and_says_what_it_leaves_out(name: str) -> None:
    scenario = SCENARIOS[name]
    assert 50 <= len(scenario.introduction.split()) <= 90
    assert 20 <= len(scenario.simplifies.split()) <= 80
    assert scenario.goal.endswith(".")
    assert str(scenario.when[0]) in scenario.title
    assert not re.search(r"(.)\1\1|  ", scenario.introduction.replace("\n", " "))


@pytest.mark.parametrize("folder", ["scenarios", "tutorial"])
def test_every_source_that_is_named_is_in_the_table_of_sources(folder: str) -> None:
    with lesson("sources.csv").open(encoding="utf-8", newline="") as table:
        known = {row["key"]: row for row in csv.DictReader(table)}
    named = {key for text in lessons(folder).values() for key in parse_scenario(text).sources}
    assert named <= {*known}
    assert all(row["title"] and row["where"] and row["kind"] and row["rights"] for row in known.values())


@pytest.mark.parametrize("name", ORDER)
def test_a_scenario_keeps_every_promise(name: str) -> None:
    def hides(position: Position, seat: str) -> bool:
        return position.turn > 0 and any(len(position.camp(side).deck) > 1 for side in SIDES)

    for seed in range(3):
        assert check(GAME, seed, options={"scenario": TEXTS[name]}, hides=hides).outcome


@pytest.mark.parametrize("name", [name for name in ORDER if SCENARIOS[name].mode != SOLITAIRE])
def test_a_scenario_for_two_can_be_played_against_the_oppobot(name: str) -> None:
    assert parse_scenario(TEXTS[name], NORMAL).players[OPPOSITION] == OPPOBOT
    for seed in range(3):
        assert isinstance(playout(GAME, begun(name, seed, opponent=OPPOBOT), Random(seed)).pending, Outcome)


# Cards for every round


@pytest.mark.parametrize("opponent", ["", NORMAL])
@pytest.mark.parametrize("name", ORDER)
def test_hands_and_decks_last_to_the_end(name: str, opponent: str) -> None:
    assert [supply.shortage for supply in parse_scenario(TEXTS[name], opponent).short] == []


@pytest.mark.parametrize("name", ORDER)
def test_in_no_game_at_random_a_round_is_without_a_card(name: str) -> None:
    assert min(play(TEXTS[name], seed, "random").spare for seed in range(20)) >= 0


def test_cards_ran_out_in_june_1919_as_version_0_1_told_it() -> None:
    """Counting spare cards would have found this fault."""
    text = (OLD / "0.1" / "1919-to-the-states.md").read_text(encoding="utf-8")
    assert min(play(text, seed, "random").spare for seed in range(20)) < 0
    assert [supply.side for supply in parse_scenario(text).short] == [SUFFRAGIST, OPPOSITION]


@pytest.mark.long
@pytest.mark.parametrize("name", ["1919-to-the-states"])
def test_greedy_players_never_lack_a_card_and_win_as_often_as_the_readme_says(name: str) -> None:
    """The first of the games of which the README gives the share."""
    told = re.search(rf"^\| `{name}` \| (\d+) \| (\d+) \| (\d+)% to (\d+)% \|$", README, flags=re.MULTILINE)
    assert told
    games, won, low, high = map(int, told.groups())
    played = [play(TEXTS[name], seed) for seed in range(1, min(40, games) + 1)]
    assert min(game.spare for game in played) >= 0
    assert [f"{share:.0%}" for share in wilson(won, games)] == [f"{low}%", f"{high}%"]
    assert low - 8 <= 100 * sum(game.winner == SUFFRAGIST for game in played) / len(played) <= high + 8


# Buttons


@pytest.mark.parametrize(("name", "buttons"), [("1869", 0), ("1912", 2), ("1919", 3), ("1920-january", 2)])
def test_the_opposition_has_buttons_once_it_has_societies(name: str, buttons: int) -> None:
    (full,) = [other for other in ORDER if other.startswith(name)]
    assert begun(full).buttons(OPPOSITION) == buttons
    assert begun(full, opponent=OPPOBOT).buttons(OPPOSITION) == 0, "the Oppobot has none"


def test_a_side_without_buttons_is_reported() -> None:
    for scenario in SCENARIOS.values():
        lacks = scenario.begins.turn > 1 and scenario.mode != SOLITAIRE and not scenario.table[OPPOSITION].buttons
        assert lacks == ("the Opposition has none" in scenario.simplifies)


# What earlier versions had


@pytest.mark.parametrize("old", sorted(OLD.glob("*/*.md")), ids=lambda path: f"{path.parent.name} {path.stem}")
def test_a_scenario_of_an_earlier_version_opens_and_can_be_played(old: Path) -> None:
    text = old.read_text(encoding="utf-8")
    match = Match(GAME, {"scenario": text}, chance=seeded(1))
    assert isinstance(playout(GAME, match.position, Random(1)).pending, Outcome)
    assert text != TEXTS[old.stem], "what has not changed since need not be kept"


# What history decided


def test_on_new_years_day_of_1920_twenty_two_states_had_ratified_and_two_had_not() -> None:
    position = begun("1920-january")
    assert {*position.ratified} == {*RATIFIED_IN_1919.split()}
    assert {*position.rejected} == {*REJECTED_IN_1919.split()}
    assert len(position.ratified) == 22


def test_before_nashville_thirty_five_had_ratified_and_eight_had_not_so_five_were_left() -> None:
    position = begun("1920-nashville")
    assert {*position.ratified} == {*RATIFIED_IN_1919.split(), *RATIFIED_BY_MARCH_1920.split()}
    assert {*position.rejected} == {*REJECTED_IN_1919.split(), *REJECTED_BY_JULY_1920.split()}
    assert (len(position.ratified), len(position.rejected)) == (35, 8)
    left = [state for state in STATES if state not in (*position.ratified, *position.rejected)]
    assert sorted(left) == ["CT", "FL", "NC", "TN", "VT"]


def test_in_june_1919_congress_has_sent_the_amendment_and_no_state_has_voted() -> None:
    position = begun("1919-to-the-states")
    assert (position.sent, position.ratified, position.rejected) == (True, (), ())


@pytest.mark.parametrize(
    ("name", "day"),
    [
        ("1869-the-split", "1869-11-24"),
        ("1912-the-west-is-won", "1912-11-06"),
        ("1919-to-the-states", "1919-06-04"),
        ("1920-january", "1920-01-01"),
    ],
)
def test_cubes_follow_the_laws_by_one_rule(name: str, day: str) -> None:
    position = begun(name)
    by_rule = {state: n for state, n in cubes_by_rule(day).items() if not position.vote(state)}
    assert balance(position) == by_rule
    assert all(3 >= n >= -3 for n in by_rule.values())


@pytest.mark.parametrize("day", ["1869-11-24", "1912-11-06"])
def test_the_rule_reads_the_laws_that_the_table_has(day: str) -> None:
    """Later the table has votes in single towns too, which the rule leaves out."""
    by_table = {state: LEVELS.index(now.level) for state, now in standings(datetime.date.fromisoformat(day)).items()}
    assert {state: max([cubes for _, cubes in gained(state, day)], default=0) for state in STATES} == by_table


@pytest.mark.parametrize(("name", "markers"), [("1869-the-split", 6 * 9 / 46), ("1912-the-west-is-won", 6 * 16 / 50)])
def test_congress_stands_where_the_last_vote_of_the_senate_left_it(name: str, markers: float) -> None:
    assert begun(name).congress == round(markers)


def test_nashville_differs_from_the_rule_only_as_it_says() -> None:
    assert balance(begun("1920-nashville")) == {"NC": -2, "CT": -3, "VT": -3, "FL": -3}
    assert cubes_by_rule("1920-08-09")["NC"] == -2
    for words in ("three red cubes", "North Carolina has two by one rule of ours", "Tennessee begins even"):
        assert words in SCENARIOS["1920-nashville"].simplifies


def test_in_nashville_the_hand_is_larger_than_usual_and_of_two_eras_as_it_says() -> None:
    scenario, hand = SCENARIOS["1920-nashville"], begun("1920-nashville").held_for(SUFFRAGIST).hand
    assert len(hand) == scenario.begins.held(SUFFRAGIST) + 1
    assert "You hold three cards, where a last round leaves two" in scenario.simplifies
    assert [CARDS[key].title for key in hand if CARDS[key].era != LATE] == ["Carrie Chapman Catt"]
    assert "Mrs. Catt is of the Middle era" in scenario.simplifies


def test_in_nashville_whatever_the_oppobot_draws_can_be_an_event() -> None:
    position = begun("1920-nashville")
    assert all(would_help(position, key) for key in position.opposition.deck)


# Two minutes in Nashville


def test_nashville_takes_few_choices_and_can_end_either_way() -> None:
    choices: list[int] = []
    winners: list[str] = []
    for seed in range(100):
        match, rng, asked = Match(GAME, {"scenario": TEXTS["1920-nashville"]}, chance=seeded(seed)), Random(seed), 0
        while not match.outcome:
            asked += isinstance(match.pending, Decision)
            match.answer(any_reply(match.pending, rng))
        choices.append(asked)
        winners.extend(match.outcome.winners)
        assert match.outcome.reason in ("ratified", "rejected")
    assert 6 <= sum(choices) / len(choices) <= 8
    assert 40 <= winners.count(SUFFRAGIST) <= 70, "where nobody thinks, either side may win"


# How to write one


README = lesson("README.md").read_text(encoding="utf-8")


def test_the_scenario_that_the_readme_shows_is_one() -> None:
    example = re.search(r"^    ---\n(?:    .*\n)+?    ---\n    .*\n", README, flags=re.MULTILINE)
    assert example
    scenario = parse_scenario(re.sub(r"^    ", "", example[0], flags=re.MULTILINE))
    assert scenario.length == 60


def test_the_readme_tells_every_key() -> None:
    told = README.replace("each also with `opposition`", "`opposition knows` `opposition shown` `opposition set aside`")
    for key in KEYS:
        assert f"`{key}" in told, key


def test_what_the_readme_writes_as_an_example_can_be_written() -> None:
    rows = re.findall(r"^\| `([^`]+)`[^|]*\| `([^`]+)`", README, flags=re.MULTILINE)
    lines = [*re.findall(r"`(begins: [^`]+)`", README), *[f"{key}: {value}" for key, value in rows if key in KEYS]]
    assert len(lines) >= 19
    with_it = {"difficulty": "mode: solitaire", "begins": "congress: sent", "campaigners": "begins: turn 2"}
    with_it["hands"] = "mode: solitaire\npartners: suffragist"
    with_it["purple-suffragist hand"] = "partners: suffragist\nyellow-suffragist hand: none"
    with_it["purple-suffragist claimed"] = "partners: suffragist"
    must = "title: T\ndate: 1848\ngoal: G\nlength: 1\nsources: none\nsimplifies: S"
    for line in lines:
        parse_scenario("\n".join(["---", must, with_it.get(line.partition(":")[0], "# nothing with it"), line, "---"]))


def test_the_readme_lists_the_titles_of_all_cards() -> None:
    together = " ".join(README.split())
    for deck in (SUFFRAGIST, OPPOSITION):
        for era in (START, *ERAS):
            assert f"{era.capitalize()}: {'; '.join(_title(key) for key in keys(deck, era))}." in together
    for open_deck, name in ((STRATEGY, "Strategy"), (STATE, "State")):
        assert f"**{name} cards:** {'; '.join(CARDS[key].title for key in keys(open_deck))}." in together


def _title(key: str) -> str:
    """With a star, where the card is of the Opposition and the Oppobot has none of that title."""
    is_missing = CARDS[key].deck == OPPOSITION and f"{OPPOBOT}:{key}" not in CARDS
    return CARDS[key].title + ("*" if is_missing else "")


# How they are found


def test_a_lesson_is_found_by_its_name_and_the_readme_of_a_folder_is_none() -> None:
    assert lesson("scenarios/1920-nashville.md").is_file()
    assert "README" not in lessons("decks")
    assert lessons("no such folder") == {}


def test_an_unknown_lesson_is_reported_with_the_places_searched() -> None:
    with pytest.raises(FileNotFoundError, match=r"no lessons 'none.md'; looked for it at .*_data.* and .*none.md"):
        lesson("none.md")
