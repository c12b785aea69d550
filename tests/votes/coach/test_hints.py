"""Hints: two good answers, with reasons whose every number is worked out again by playing."""

import re
from collections import Counter
from collections.abc import Iterator
from itertools import chain, pairwise
from random import Random

import pytest

from tests.votes.games import fifth_turn, last_turn, solitaire_ending, solitaire_game, whole_game
from tests.votes.hinted import Case
from tests.votes.numbers_said import numbers_said, ways_to_say
from tests.votes.recomputing import claims_by_die, recomputed
from tests.votes.retrying import retried
from tests.votes.scenes import GAME, d4, d6, each, scene
from vfw.core import Decision, Outcome, Reply
from vfw.core.chance import draw_result
from vfw.jobs.batch import run_inline
from vfw.votes.coach.ranking import BUDGET, COMPARED, find_hints
from vfw.votes.narration.cards import card_text
from vfw.votes.players.greedy import GreedyPlayer
from vfw.votes.players.planner import PlanningJob
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, OTHER, SUFFRAGIST, Side
from vfw.votes.rules.view import imagine, view

EACH_KIND = 8
OF_CHANCES = {"tenths fewer", "in"}
"""The name of the comparison with the best answer, which a test of its own works out again."""
SEED, FEW = "1", 8
"""Playouts that are enough where it is not the choice that matters."""


def greedy_game(seed: int, options: dict[str, str]) -> Iterator[Position]:
    """A game between greedy players, where things stand otherwise than in games at random."""
    dice, position = Random(f"dice {seed}"), GAME.start(options)
    greedy = GreedyPlayer(Random(seed), playouts=1)
    while not isinstance(position.pending, Outcome):
        pending = position.pending
        reply = (
            greedy.choose(view(position, pending.seat)) if isinstance(pending, Decision) else draw_result(pending, dice)
        )
        position = GAME.answer(position, reply)
        yield position


@pytest.fixture(scope="module")
def cases() -> list[Case]:
    """The hints of many positions, of each kind of question some."""
    games = chain(
        greedy_game(1, {}),
        greedy_game(2, {"opponent": "oppobot"}),
        whole_game(8),
        *[game(seed) for game in (fifth_turn, last_turn, solitaire_game, solitaire_ending) for seed in (7, 8)],
    )
    found, seen = [], Counter[tuple[str, ...]]()
    for position in games:
        pending = position.pending
        if isinstance(pending, Decision):
            kind = (pending.seat, pending.about, type(position.asking.step).__name__ if position.asking else "")
            seen[kind] += 1
            if seen[kind] <= EACH_KIND:
                found += [Case(position, hint) for hint in find_hints(view(position, pending.seat), SEED, budget=FEW)]
    return found


# Numbers


def test_the_numbers_of_a_hint_are_those_of_its_text(cases: list[Case]) -> None:
    for case in cases:
        said = numbers_said(f"{case.hint.text} {case.hint.compared}")
        for name, number in case.hint.numbers.items():
            assert said & ways_to_say(number), f"{name} = {number} is not said: {case.hint.text}"
        known = set().union(*[ways_to_say(number) for number in case.hint.numbers.values()])
        assert said <= known, f"{said - known} is not among {case.hint.numbers}: {case.hint.text}"


def test_every_number_is_what_playing_gives(cases: list[Case]) -> None:
    checked: Counter[str] = Counter()
    for case in cases:
        for name, number in case.hint.numbers.items():
            if name in OF_CHANCES:
                continue
            if name.startswith("printed"):
                assert ways_to_say(number) & numbers_said(card_text(case.card)), f"{name}: {case.hint.text}"
            else:
                assert recomputed(case, name) == number, f"{name}: {case.hint.text}"
            checked[name.partition(" in ")[0]] += 1
    assert len(checked) > 40
    assert sum(checked.values()) > 1000


def test_the_comparison_of_a_hint_is_what_playouts_give(cases: list[Case]) -> None:
    pairs = [(best, case) for best, case in pairwise(cases) if case.hint.compared and not best.hint.compared]
    told = [*pairs[::12], *[pair for pair in pairs if "tenths fewer" in pair[1].hint.numbers][:5]]
    assert len(told) > 10
    assert {case.hint.compared == "About as good as the first." for _, case in told} == {True, False}
    for best, case in told:
        assert best.position is case.position
        assert best.hint.compared == ""
        seen = view(case.position, case.seat)
        first, value = (retried(seen, one.hint.replies, SEED, FEW).value for one in (best, case))
        fewer = int(10 * (first - value) + 0.5)
        said = (
            f"It wins about {fewer} in 10 games fewer than the first." if fewer > 0 else "About as good as the first."
        )
        assert case.hint.compared == said
        assert case.hint.numbers.get("tenths fewer", fewer) == fewer
        assert case.hint.numbers.get("in", 10) == 10


def test_every_event_says_what_it_would_do_in_numbers_that_hold() -> None:
    told = set()
    for key, card in CARDS.items():
        if card.is_oppobots or card.deck not in ("suffragist", "opposition"):
            continue
        for sent in (False, True):
            board = each("GA FL TX VA MO", "RR") | each("CA NV OH NY KS", "PPY") | each("MT UT", "Y")
            game = scene(
                board,
                hand=[card.title, "The Club Movement" if card.deck == SUFFRAGIST else "The Woman Patriot"],
                sent=sent,
                ratified="CO" if sent else "",
                congress=0 if sent else 3,
                turn=5,
                buttons=5,
                their_buttons=3,
                in_effect=NEEDED.get(card.title, []),
            ).round_of(card.side)
            if key not in game.position.pending.choices:  # type: ignore[union-attr]
                continue
            position = GAME.answer(game.position, key)
            for hint in find_hints(view(position, card.deck), SEED, best=9, budget=FEW):
                if hint.replies == ("event",):
                    case = Case(position, hint)
                    for name, number in hint.numbers.items():
                        if not name.startswith("printed") and name not in OF_CHANCES:
                            assert recomputed(case, name) == number, f"{name}: {hint.text}"
                    assert numbers_said(hint.text) <= set().union(*map(ways_to_say, hint.numbers.values()), set())
                    told.add(key)
    assert len(told) > 95


NEEDED = {
    "Union Victory": ["The Civil War"],
    "Reconstruction": ["Fifteenth Amendment"],
    "15th Divides Suffragists": ["Fifteenth Amendment"],
    "Southern Resentment": ["Fifteenth Amendment"],
    "Women and World War I": ["War in Europe"],
    "The SSWSC": ["Southern Strategy"],
    "White Supremacy and the Suffrage Movement": ["Southern Strategy"],
    "Southern Women’s Rejection League": ["Southern Strategy"],
    "United Daughters of the Confederacy": ["Southern Strategy"],
}


# What a hint is


def test_the_best_answer_comes_first_and_can_be_given(cases: list[Case]) -> None:
    for case in cases:
        case.after()
    for position in [*{id(case.position): case.position for case in cases}.values()][::5]:
        pending = position.pending
        assert isinstance(pending, Decision)
        seen = view(position, pending.seat)
        found = find_hints(seen, SEED, budget=FEW)
        assert found[0].replies == run_inline(PlanningJob(seen, SEED, FEW - COMPARED))[0].replies, (
            "what the planner finds"
        )
        assert 2 <= len(found) == len({hint.replies for hint in found}) <= 3


def test_every_reason_is_a_sentence_and_names_a_rule(cases: list[Case]) -> None:
    for case in cases:
        text = case.hint.text
        assert text[0].isupper() or text[0] in "“1"
        assert text.endswith(".")
        assert not re.search(r"  | ,|\ba (8|11 %|18 %)", text), text
        assert case.hint.rule in SECTIONS
    assert len({case.hint.rule for case in cases}) >= 8


SECTIONS = {
    "Adding or removing cubes in a state",
    "Campaigning",
    "Final Voting",
    "Lobbying Action",
    "Operations Phase",
    "Organizational Buttons",
    "Organizing",
    "Sending the Nineteenth Amendment to the States",
    "Strategy Phase",
    "The Cards",
}


def test_hidden_cards_change_no_hint(cases: list[Case]) -> None:
    for case in cases[::16]:
        seen = view(case.position, case.seat)
        worlds = [imagine(seen, Random(world)) for world in range(3)]
        assert len({str(find_hints(view(world, case.seat), SEED, budget=FEW)) for world in worlds}) == 1


def test_no_hint_names_a_card_the_seat_cannot_see(cases: list[Case]) -> None:
    for case in cases:
        position, other = case.position, OTHER[case.side]
        hidden = {*position.held_for(other).hand, *position.camp(other).deck, *position.strategy_deck}
        if not (isinstance(case.question, Decision) and case.question.why in ("search", "theirs")):
            hidden |= {*position.camp(case.side).deck}
        hidden -= {*position.held_for(case.side).seen}
        assert not [key for key in hidden if CARDS[key].title in case.hint.text], case.hint.text


def test_a_view_that_is_not_asked_gets_no_hint() -> None:
    position = scene().round_of(SUFFRAGIST).position
    with pytest.raises(ValueError, match="expected a decision of that seat"):
        find_hints(view(position, OPPOSITION), SEED)


# In one case


def said(game: scene, *replies: Reply, best: int = 99) -> str:
    """The reason for this answer, among all the answers there are."""
    pending = game.position.pending
    assert isinstance(pending, Decision)
    found = find_hints(view(game.position, pending.seat), SEED, best, FEW)
    (text,) = [hint.text for hint in found if hint.replies == replies]
    return text


def test_hints_on_uses_of_a_card() -> None:
    names = "purple West, yellow West, purple South, red South"
    board = each("CA KS", "PPP") | each("OR NV", "PPPP")
    game = scene(board, campaigners=names, congress=2, buttons=3, state_cards=["California", "Kansas"])
    game.take("Lucy Stone")
    assert said(game, "lobby") == (
        "Lobby with Lucy Stone: a 6 on a die adds a marker; three d6 give a 42 % chance of at least one marker. "
        "Congress has two of six."
    )
    assert said(game, "campaign") == (
        "Campaign with Lucy Stone: three d4 give 7.5 cubes on average, where your campaigners stand."
    )
    assert said(game, "organize") == (
        "Organize with Lucy Stone: a button for each of your three campaigners, so that you hold six. "
        "A button rolls dice again."
    )
    assert said(game, "event") == (
        "Lucy Stone: brings one button, so that you hold four; adds one cube in a state of each of six regions. "
        "California and Kansas could have four, and their State cards would be yours."
    )


def test_hints_on_rolled_dice() -> None:
    game = scene(buttons=3, dice=[d4(1, 2)]).play("Lucy Stone", "campaign")
    assert said(game, "reroll") == (
        "Roll again: the dice give three cubes, and another roll has an 81 % chance of more. "
        "It costs a button; two buttons would be left."
    )
    assert said(game, "keep") == (
        "Keep them: the dice give three cubes. "
        "Another roll has an 81 % chance of more, five on average, and costs a button. "
        "Kept, a button can roll other dice again, or be bid for a Strategy card."
    )
    late = scene(buttons=3, dice=[d4(1, 2)], turn=5).play("Lucy Stone", "campaign")
    assert said(late, "keep").endswith(
        " In Final Voting a button has a 28 % chance to win back an even state that is lost."
    )
    game = scene(buttons=1, dice=[d6(1)]).play("1918 Midterm Elections")
    assert said(game, "reroll") == (
        "Roll again: 3 or more is enough, a 67 % chance. It costs a button; no buttons would be left."
    )
    game = scene(TN="P", turn=6, sent=True, buttons=2, dice=[d6(1), d6(6)]).clean_up().answer("TN")
    assert said(game, "reroll") == (
        "Roll again for Tennessee: 1 of 6 faces would put you ahead, a 17 % chance. "
        "It costs a button; one button would be left."
    )


def test_hints_on_states() -> None:
    game = scene({"KS": "PPP", "GA": "RR", "OH": "P"}, state_cards=["Kansas"]).play("Lucy Stone")
    assert said(game, "KS") == (
        "Kansas: you would have four there, which claims its State card. "
        "It votes for you as soon as the Amendment is sent."
    )
    assert said(game, "GA") == (
        "Georgia: a cube of theirs goes, of two there. Then one cube of theirs would be left in your way."
    )
    assert said(game, "OH") == (
        "Ohio: you would have two there, and four win it once the Amendment is sent. Then two would be missing to four."
    )
    late = scene({"GA": "RR", "OH": "P", "FL": "R"}, turn=5).play("Lucy Stone")
    assert said(late, "GA") == (
        "Georgia: a cube of theirs goes, of two there. "
        "In Final Voting its chance to go your way rises from 17 % to 28 %."
    )
    assert said(late, "OH") == (
        "Ohio: you would have two there, and four win it once the Amendment is sent. "
        "In Final Voting its chance to go your way rises from 58 % to 72 %."
    )
    sent = scene({"KS": "PPP"}, ratified="CO WY", sent=True).play("Lucy Stone")
    assert said(sent, "KS") == "Kansas: you would have four there, and it votes at once: that makes three of 36."
    voting = scene({"KS": "PP"}, turn=6, sent=True).clean_up()
    assert said(voting, "KS") == (
        "Call Kansas: you have two cubes, they have none. With a roll each you have a 72 % chance to win it."
    )


def test_before_the_last_turns_no_place_is_judged_by_final_voting(cases: list[Case]) -> None:
    early = [case for case in cases if case.position.turn < 5 and case.question.why != "vote"]
    places = [case for case in early if case.question.about == "state"]
    assert len(places) > 20
    assert not [case.hint.text for case in places if "Final Voting" in case.hint.text]
    assert {"cubes missing", "their cubes left"} <= {name for case in places for name in case.hint.numbers}


def test_before_the_last_turns_no_hint_but_one_for_a_vote_cites_final_voting(cases: list[Case]) -> None:
    early = [case for case in cases if case.position.turn < 5 and case.question.why != "vote"]
    assert len([case for case in early if case.question.about == "reroll"]) > 10
    assert not [case.hint.text for case in early if "In Final Voting" in case.hint.text]


@pytest.mark.parametrize("side", [SUFFRAGIST, OPPOSITION])
@pytest.mark.parametrize(
    "in_effect", [(), ("Voter Registration",), ("Voter Suppression",), ("Miss Febb Wins the Last Vote",)], ids=str
)
def test_what_a_button_wins_back_is_counted_over_all_the_dice_that_lose(side: Side, in_effect: tuple[str, ...]) -> None:
    title, hand = ("Lucy Stone", "purple West") if side == SUFFRAGIST else ("The Woman Patriot", "red South")
    game = scene(turn=5, buttons=3, their_buttons=3, in_effect=in_effect, campaigners=hand, dice=[d4(1)])
    position = game.play(title, "campaign").position
    (keep,) = [hint for hint in find_hints(view(position, side), SEED, budget=FEW) if hint.replies == ("keep",)]
    assert keep.numbers["wins back"] == recomputed(Case(position, keep), "wins back")


def test_dice_are_not_kept_for_a_vote_that_cannot_come() -> None:
    game = scene(buttons=3, turn=6, dice=[d4(1, 2)]).play("Lucy Stone", "campaign")
    assert "Final Voting" not in said(game, "keep")


def test_a_seat_with_many_buttons_bids_for_a_certain_card() -> None:
    for oppobot in ("normal", "hard"):
        game = scene(turn=5, buttons=10, oppobot=oppobot).strategy_phase()
        assert find_hints(view(game.position, SUFFRAGIST), SEED, budget=BUDGET)[0].replies == (5,)


def test_a_bid_of_nothing_is_told_the_price_of_a_certain_card() -> None:
    poor = scene(turn=5, buttons=2, their_buttons=3).strategy_phase()
    assert said(poor, 0) == (
        "Commit none, and keep two buttons: a certain card would cost four buttons, more than you hold."
    )
    some = scene(turn=5, buttons=6, their_buttons=3).strategy_phase()
    assert said(some, 0) == (
        "Commit none, and keep six buttons: "
        "a certain card would cost four buttons, and two would be left to roll again with."
    )


@pytest.mark.parametrize("oppobot", ["normal", "hard"])
@pytest.mark.parametrize("buttons", [1, 4, 8])
def test_a_bid_of_nothing_against_the_oppobot_is_told_that_it_takes_a_card(buttons: int, oppobot: str) -> None:
    game = scene(turn=3, buttons=buttons, oppobot=oppobot).strategy_phase()
    (none,) = [hint for hint in find_hints(view(game.position, SUFFRAGIST), SEED, 9, FEW) if hint.replies == (0,)]
    assert claims_by_die(Case(game.position, none), OPPOSITION) == 1
    assert "the Oppobot’s die always beats none, so it takes a Strategy card. A certain card would cost" in none.text
    assert none.text.endswith("more than you hold." if buttons <= 4 else "three would be left to roll again with.")


def test_without_open_strategy_cards_the_oppobot_is_not_said_to_take_one() -> None:
    position = scene(turn=3, buttons=8, oppobot="normal").strategy_phase().position
    none_open = view(position, SUFFRAGIST)
    none_open.strategy_cards = ()
    (none,) = [hint for hint in find_hints(none_open, SEED, 9, FEW) if hint.replies == (0,)]
    assert none.text.startswith("Commit none, and keep eight buttons: a certain card would cost five buttons")


def test_hints_in_the_strategy_phase() -> None:
    game = scene(buttons=6, their_buttons=2).strategy_phase()
    assert said(game, 3) == (
        "Commit three, and keep three buttons: with two buttons the Opposition can only defer, and the card is yours."
    )
    assert (
        said(game.answer(1), "supersede") == "Supersede: you pay two buttons and keep none; the Strategy card is yours."
    )
    solitaire = scene(oppobot="normal", buttons=6, turn=3).strategy_phase()
    assert said(solitaire, 3) == (
        "Commit three, and keep three buttons: you have a 50 % chance to claim a card, the Oppobot 25 %."
    )
