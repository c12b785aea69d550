"""Scenarios: what a text can say, how the game then begins, and what is answered where something cannot be."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.votes.scenario_texts import saying
from vfw.core import Decision, Match, Outcome, Shuffle, seeded
from vfw.core.checks import check
from vfw.votes import VotesForWomen
from vfw.votes.rules.deck import CARDS, EARLY, ERAS, LATE, MIDDLE, START, STATE, STRATEGY, keys
from vfw.votes.rules.effects import event_cost
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.tabletop import GAME as REST_OF_GAME
from vfw.votes.rules.tabletop import HARD, NORMAL, OPPOBOT, TURN, Lasting
from vfw.votes.rules.turn import next_round, play_a_card
from vfw.votes.scenarios.deck_file import format_deck, register_deck
from vfw.votes.scenarios.fields import COMPETITIVE, SOLITAIRE
from vfw.votes.scenarios.scenario import parse_scenario

GAME = VotesForWomen()


def begun(*lines: str, seed: int = 1, **options: Any) -> Position:
    """Return the first position of the scenario that waits for a decision."""
    return Match(GAME, {"scenario": saying(*lines), **options}, chance=seeded(seed)).position


def titles(cards: tuple[str, ...]) -> list[str]:
    return [CARDS[key].title for key in cards]


def eras(cards: tuple[str, ...]) -> list[str]:
    return [CARDS[key].era for key in cards]


# What a text says


def test_required_lines_are_kept_as_written() -> None:
    scenario = parse_scenario(saying("sources: HWS5, HWS6", "seats: opposition greedy").replace("sources: none\n", ""))
    assert (scenario.title, scenario.goal, scenario.simplifies) == ("A game", "Win.", "Much.")
    assert (scenario.length, scenario.sources, scenario.introduction) == (10, ("HWS5", "HWS6"), "It begins.")
    assert scenario.players == {SUFFRAGIST: "person", OPPOSITION: "greedy"}
    assert (scenario.mode, scenario.difficulty) == (COMPETITIVE, "")


@pytest.mark.parametrize(
    ("written_date", "when"),
    [
        ("1848", (1848, 0, 0)),
        ("July 1848", (1848, 7, 0)),
        ("19 July 1848", (1848, 7, 19)),
        ("July 19, 1848", (1848, 7, 19)),
    ],
)
def test_a_date_is_a_year_perhaps_with_a_month_and_a_day(written_date: str, when: tuple[int, int, int]) -> None:
    assert parse_scenario(saying().replace("July 1848", written_date)).when == when


def test_a_value_may_go_on_below_and_remarks_and_empty_lines_say_nothing() -> None:
    position = begun("purple cubes: NY 2", "  # not sure of Ohio", "", "  Ohio 1,", "# a remark: of mine", "  ME 3")
    assert [position.cubes(state) for state in ("NY", "OH", "ME")] == [{"purple": 2}, {"purple": 1}, {"purple": 3}]


def test_lines_that_end_as_windows_ends_them_count_as_lines() -> None:
    assert parse_scenario("\ufeff" + saying("congress: 2").replace("\n", "\r\n")).table["congress"] == 2


# The whole game


@pytest.mark.parametrize("seed", range(5))
def test_a_scenario_that_says_only_what_it_must_is_the_whole_game(seed: int) -> None:
    position, usual = begun(seed=seed), Match(GAME, chance=seeded(seed)).position
    for side in SIDES:
        camp, as_usual = position.camp(side), usual.camp(side)
        held, held_usually = position.held_for(side), usual.held_for(side)
        assert eras(held.hand) == eras(held_usually.hand)
        assert eras(camp.deck) == eras(as_usual.deck)
        assert {*held.hand, *camp.deck} == {*held_usually.hand, *as_usual.deck}
        assert camp._replace(deck=()) == as_usual._replace(deck=())
        assert held._replace(hand=()) == held_usually._replace(hand=())
    assert len(position.removed) == len(usual.removed) == 3
    same = (
        "turn",
        "round",
        "purple",
        "red",
        "votes",
        "congress",
        "sent",
        "campaigners",
        "in_effect",
        "oppobot",
        "todo",
    )
    assert [getattr(position, name) for name in same] == [getattr(usual, name) for name in same]
    assert [len(getattr(position, name)) for name in ("state_cards", "strategy_cards", "strategy_deck")] == [9, 3, 9]


def test_the_whole_game_in_solitaire_is_the_oppobots() -> None:
    position = begun("mode: solitaire")
    usual = Match(GAME, {"opponent": OPPOBOT}, chance=seeded(1)).position
    ours, theirs = position.opposition, usual.opposition
    assert (position.oppobot, position.opposition_deck) == (NORMAL, OPPOBOT)
    assert (eras(ours.deck), eras(ours.set_aside)) == (eras(theirs.deck), eras(theirs.set_aside))
    assert (position.held_for(OPPOSITION).hand, position.campaigners, len(position.strategy_deck)) == ((), (), 7)
    assert sorted(position.removed)[-3:] == sorted(usual.removed)[-3:]
    assert len(position.removed) == len(usual.removed)


# The table


def test_the_table_is_laid_as_it_is_written() -> None:
    position = begun(
        "begins: turn 3, round 2",
        "yellow cubes: ny 1, North Carolina 2",
        "purple cubes: NY 2",
        "red cubes: GA 5",
        "congress: 4",
        "campaigners: purple in the Northeast, purple West, Red in Atlantic and Appalachia",
        "suffragist buttons: 12",
        "opposition buttons: 6",
        "in effect: A threat to the ideal of womanhood; Fifteenth Amendment",
        "suffragist claimed: Ohio; Counter Strat",
        "opposition discards: old-dixie",
        "strategy cards: strategy:the-winning-plan",
        "strategy deck: National Focus; Transportation",
        "state cards: Utah; New York",
        "out of the game: National American Woman Suffrage Association",
    )
    assert (position.turn, position.round, position.congress, position.sent) == (3, 2, 4, False)
    assert position.cubes("NY") == {"purple": 2, "yellow": 1}
    assert (position.cubes("NC"), position.cubes("GA")) == ({"yellow": 2}, {"red": 5})
    assert position.campaigners == (
        ("purple1", "Northeast"),
        ("purple2", "West"),
        ("red1", "Atlantic & Appalachia"),
    )
    assert (position.suffragist.buttons, position.opposition.buttons) == (12, 6)
    assert position.in_effect == (
        Lasting(TURN, "a-threat-to-the-ideal-of-womanhood", OPPOSITION, (event_cost(1),)),
        Lasting(REST_OF_GAME, "fifteenth-amendment", SUFFRAGIST, ()),
    )
    assert position.held_for(SUFFRAGIST).claimed == ("state:ohio", "strategy:counter-strat")
    assert position.opposition.discards == ("old-dixie",)
    assert position.strategy_cards == ("strategy:the-winning-plan",)
    assert position.strategy_deck == ("strategy:national-focus", "strategy:transportation")
    assert position.state_cards == ("state:utah", "state:new-york")


def test_where_a_state_has_voted_the_amendment_has_been_sent() -> None:
    position = begun("ratified: IL, Wisconsin", "rejected: GA")
    assert (position.sent, position.ratified, position.rejected) == (True, ("WI", "IL"), ("GA",))
    assert not {"state:illinois", "state:georgia"} & {*position.state_cards}


def test_a_state_card_claimed_by_four_cubes_is_not_open() -> None:
    for seed in range(10):
        position = begun("begins: turn 2", "purple cubes: NY 4, CA 2", "yellow cubes: CA 3", seed=seed)
        assert not {"state:new-york", "state:california"} & {*position.state_cards}
        assert len(position.state_cards) == 9


@pytest.mark.parametrize("state_cards_claimed", [1, 2])
def test_each_claimed_state_card_leaves_one_fewer_open(state_cards_claimed: int) -> None:
    claimed = ["Ohio", "Utah"][:state_cards_claimed]
    position = begun("begins: turn 2", f"suffragist claimed: {'; '.join(claimed)}")
    assert len(position.state_cards) == 9 - state_cards_claimed
    assert len([key for key in position.removed if key in keys(STATE)]) == 3


def test_the_campaigners_of_played_start_cards_are_the_default() -> None:
    team = (("purple1", "Northeast"), ("yellow1", "Northeast"), ("red1", "South"))
    assert begun("begins: turn 2").campaigners == team
    assert begun("begins: turn 4", "mode: solitaire").campaigners == (*team, ("red2", "Northeast"))
    assert begun().campaigners == ()
    assert begun("begins: turn 2", "campaigners: none").campaigners == ()


def test_a_start_card_in_the_hand_has_not_brought_its_campaigners_yet() -> None:
    position = begun("begins: turn 2", "suffragist hand: Seneca Falls Convention")
    assert position.campaigners == (("red1", "South"),)


# Hands and decks


def test_decks_are_stacked_from_the_top_as_they_are_written() -> None:
    position = begun(
        "begins: turn 6, round 1",
        "suffragist hand: “Debate us, you cowards!”; carrie-chapman-catt",
        "suffragist deck:",
        "  zitkala sa; Lucy Stone + Anna Dickinson + Helen Keller, shuffled",
        "  Late, shuffled",
        "opposition hand: none",
        "opposition deck: none",
    )
    hand, deck = position.held_for(SUFFRAGIST).hand, position.suffragist.deck
    assert (titles(hand), titles(deck)[0]) == (["“Debate Us, You Cowards!”", "Carrie Chapman Catt"], "Zitkala-Ša")
    assert {*deck[1:4]} == {"lucy-stone", "anna-dickinson", "helen-keller"}
    assert (len(deck), {*eras(deck[4:])}) == (21, {LATE})
    assert (position.held_for(OPPOSITION).hand, position.opposition.deck) == ((), ())


def test_shuffles_are_questions_to_chance_and_show_what_is_shuffled_and_not_its_order() -> None:
    lines = ["begins: turn 6, round 6", "suffragist deck: Lucy Stone + Helen Keller, shuffled; Late, shuffled"]
    position = GAME.start({"scenario": saying(*lines)})
    shuffled = []
    while isinstance(position.pending, Shuffle):
        shuffled.append(position.pending.cards)
        assert position.turn == 0, "so that everybody sees what is shuffled"
        position = GAME.answer(position, tuple(reversed(position.pending.cards)))
    late = keys(SUFFRAGIST, LATE)
    assert shuffled == [late, ("lucy-stone", "helen-keller"), keys(OPPOSITION, LATE), keys(STRATEGY), keys(STATE)]
    assert (*position.held_for(SUFFRAGIST).hand, *position.suffragist.deck) == (
        "helen-keller",
        "lucy-stone",
        *reversed(late),
    )


def test_of_two_eras_mixed_every_order_is_possible() -> None:
    found = {
        tuple(eras(begun("begins: turn 5", "opposition deck: Middle + Late, shuffled", seed=seed).opposition.deck))
        for seed in range(9)
    }
    assert len(found) > 5
    assert begun("begins: turn 5", "opposition deck: Middle + Late, shuffled").opposition.mixed


@pytest.mark.parametrize(
    ("begins", "held"),
    [
        ("turn 2", (7, 7)),
        ("turn 2, strategy phase", (7, 7)),
        ("turn 2, round 1", (7, 7)),
        ("turn 2, round 4", (4, 4)),
        ("turn 2, round 6, Opposition next", (1, 2)),
    ],
)
def test_an_unstated_hand_has_the_usual_number_of_cards(begins: str, held: tuple[int, int]) -> None:
    position = begun(f"begins: {begins}", "suffragist buttons: 1")
    assert tuple(len(position.held_for(side).hand) for side in SIDES) == held


@pytest.mark.parametrize(("turn", "first"), [(1, EARLY), (2, EARLY), (3, MIDDLE), (4, MIDDLE), (5, LATE), (6, LATE)])
def test_an_unstated_deck_holds_the_eras_to_come(turn: int, first: str) -> None:
    position = begun(f"begins: turn {turn}, round 6")
    cards = (*position.held_for(SUFFRAGIST).hand, *position.suffragist.deck)
    assert eras(cards) == [era for era in ERAS[ERAS.index(first) :] for _ in range(17)]


def test_two_cards_of_each_era_of_the_oppobots_deck_are_set_aside_or_elsewhere() -> None:
    lines = ["mode: solitaire", "begins: turn 3", "out of the game: Red Scare"]
    camp = begun(*lines).opposition
    assert (Counter(eras(camp.deck)), Counter(eras(camp.set_aside))) == ({MIDDLE: 11, LATE: 11}, {MIDDLE: 2, LATE: 1})


def test_the_start_cards_of_the_oppobot_come_in_their_turns_and_those_before_are_out() -> None:
    before, after = begun("mode: solitaire", "begins: turn 5"), begun("mode: solitaire", "begins: turn 5, round 2")
    starts = keys(OPPOBOT, START)
    assert [key for key in starts if key in before.removed] == [*starts[:2]]
    assert [key for key in starts if key in after.removed] == [*starts]
    peace = begun("mode: solitaire", "begins: turn 5", "out of the game: War in Europe")
    assert [key for key in starts if key in peace.removed] == [*starts]


@pytest.mark.parametrize("mode", [COMPETITIVE, SOLITAIRE])
@pytest.mark.parametrize(
    "lines",
    [
        ["begins: turn 5", "out of the game: Red Scare; Lucy Stone; Transportation; Utah"],
        ["begins: turn 2, round 3", "suffragist deck: Lucy Stone; Late, shuffled", "state cards: Utah"],
        ["begins: turn 6, round 6", "in effect: Voter Suppression", "opposition discards: Red Scare"],
    ],
)
def test_every_card_has_one_place_and_unseen_cards_are_in_hands_and_decks(mode: str, lines: list[str]) -> None:
    position = begun(f"mode: {mode}", *lines)
    open_to_all = [*position.removed, *position.strategy_cards, *position.state_cards]
    open_to_all += [lasting.card for lasting in position.in_effect]
    lying = Counter([*open_to_all, *position.strategy_deck])
    for side in SIDES:
        camp, held = position.camp(side), position.held_for(side)
        lying.update([*held.hand, *camp.deck, *camp.set_aside, *camp.discards, *held.claimed])
    decks = (SUFFRAGIST, position.opposition_deck, STRATEGY, STATE)
    unplayed = keys(OPPOBOT, START)[{5: 2, 2: 1, 6: 3}[position.turn] :] if mode == SOLITAIRE else ()
    assert lying == Counter([key for deck in decks for key in keys(deck) if key not in unplayed])


# The moment


def test_the_middle_of_a_turn_goes_on_as_any_round_does() -> None:
    position = begun("begins: turn 5, round 3", "suffragist hand: Lucy Stone; Maud Wood Park")
    assert (position.turn, position.round) == (5, 3)
    assert position.pending == Decision(SUFFRAGIST, "card", ("lucy-stone", "maud-wood-park"), "operations")
    assert [task.step for task in position.todo] == [next_round(), play_a_card(OPPOSITION)]


def test_the_opposition_can_be_next() -> None:
    position = begun("begins: turn 2, round 6, Opposition next", "opposition hand: Old Dixie; Emma Goldman")
    assert (position.turn, position.round) == (2, 6)
    assert position.pending == Decision(OPPOSITION, "card", ("old-dixie", "emma-goldman"), "operations")


def test_a_turn_can_begin_with_its_strategy_phase() -> None:
    position = begun("begins: turn 4, strategy phase", "suffragist buttons: 2", "opposition buttons: 1")
    assert position.pending == Decision(SUFFRAGIST, "buttons", (0, 1, 2), "strategy")
    assert (position.turn, position.round) == (4, 0)


@pytest.mark.parametrize(
    ("words", "side"), [("final voting", SUFFRAGIST), ("Final Voting, the Opposition next", OPPOSITION)]
)
def test_final_voting_can_begin_at_once(words: str, side: Side) -> None:
    position = begun(f"begins: {words}", "ratified: NY", "red cubes: VT 3")
    assert isinstance(position.pending, Decision)
    assert (position.pending.seat, position.pending.why, len(position.pending.choices)) == (side, "vote", 47)
    assert position.held_for(SUFFRAGIST).hand == ()


# In solitaire


@pytest.mark.parametrize("difficulty", ["normal", "black-d4", "black-d6", "hard"])
def test_a_scenario_says_which_dice_of_the_oppobot_are_black(difficulty: str) -> None:
    assert begun("mode: solitaire", f"difficulty: {difficulty}").oppobot == difficulty
    assert parse_scenario(saying("mode: solitaire")).players == {SUFFRAGIST: "person", OPPOSITION: OPPOBOT}


def test_a_scenario_for_two_can_be_played_against_the_oppobot_too() -> None:
    lines = ["begins: turn 5", "seats: opposition greedy"]
    position = begun(*lines, opponent=OPPOBOT, difficulty=HARD)
    assert (position.oppobot, position.held_for(OPPOSITION).hand, len(position.opposition.deck)) == (HARD, (), 11)
    assert parse_scenario(saying(*lines), NORMAL).players[OPPOSITION] == OPPOBOT
    assert begun(*lines).oppobot == ""


def test_the_oppobot_can_have_another_deck() -> None:
    deck = format_deck(title="Mine").replace("- Red Scare: ", "- Red Alarm: ")
    position = begun("mode: solitaire", "begins: turn 5", "opposition discards: Red Alarm", opponent=OPPOBOT, deck=deck)
    assert titles(position.opposition.discards) == ["Red Alarm"]
    assert position.opposition_deck == register_deck(deck)
    assert {CARDS[key].deck for key in position.opposition.deck} == {register_deck(deck)}


# The game that follows


@pytest.mark.parametrize("mode", [COMPETITIVE, SOLITAIRE])
def test_a_save_holds_the_text_and_opens_and_is_played_on(mode: str) -> None:
    match = Match(GAME, {"scenario": saying(f"mode: {mode}", "begins: turn 5, round 5")}, chance=seeded(2))
    for _ in range(8):
        match.answer(match.legal()[0])
    saved = match.save()
    again = Match.load(saved, [GAME])
    assert again == match
    assert again.options["scenario"].startswith("---\ntitle: A game\n")
    while not again.outcome:
        again.answer(again.legal()[-1])
    assert isinstance(again.pending, Outcome)


def hides(position: Position, seat: str) -> bool:
    """A deck of more than one card has an unknown order; before the first turn it is unseen."""
    return position.turn > 0 and any(len(position.camp(side).deck) > 1 for side in SIDES)


SENT = [
    "congress: sent",
    "purple cubes: NY 3, CA 3",
    "red cubes: GA 3",
    "in effect: Voter Suppression; Southern Strategy",
]
SEEING = [
    "suffragist claimed: Ohio; Change in Plans; Eye on the Future",
    "opposition claimed: California; The Winning Plan",
]
CHECKED = [
    ["begins: turn 5, round 3", *SENT],
    ["begins: turn 6, round 5, Opposition next", "suffragist deck: Middle + Late, shuffled", *SENT, *SEEING],
    ["begins: final voting", "suffragist buttons: 5", "opposition buttons: 5", *SENT],
    ["begins: turn 6, strategy phase", "mode: solitaire", "suffragist buttons: 5", "congress: 5"],
]


@pytest.mark.parametrize("lines", CHECKED, ids=lambda lines: str(lines[0]))
@pytest.mark.parametrize("seed", range(8))
def test_games_from_scenarios_keep_every_promise(lines: list[str], seed: int) -> None:
    options = {"scenario": saying(*lines)}
    assert check(GAME, seed, options=options, hides=hides, everywhere=seed == 0).outcome
