"""Odds that match the engine for every fall of the dice, their descriptions, and recorded numbers."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import chain, takewhile

import pytest

from tests.votes.games import fifth_turn, hard_game, last_turn, solitaire_ending, whole_game
from tests.votes.scenes import GAME, d4, d6, scene
from vfw.core import Decision, Outcome, Roll
from vfw.core.questions import Word
from vfw.votes.narration.odds import (
    CUBES,
    FAILS,
    LOT,
    MARKERS,
    NO_SIDE,
    STRATEGY,
    SUCCEEDS,
    SUCCESS,
    VOTE,
    NumberRecorder,
    Odds,
    describe_odds,
    format_frequency,
    lobbying_odds,
    pending_odds,
)
from vfw.votes.rules.automatic import lobby_until
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST
from vfw.votes.rules.view import view


def every_position() -> Iterator[Position]:
    """Positions of games that roll for everything there is to roll for."""
    games = (whole_game, fifth_turn, last_turn, hard_game, solitaire_ending)
    return chain(*[game(seed) for game in games for seed in (1, 2)])


@pytest.fixture(scope="module")
def rolls() -> list[Position]:
    return [position for position in every_position() if isinstance(position.pending, Roll)]


@pytest.fixture(scope="module")
def rerolls() -> list[Position]:
    """Those in which a side is asked whether it rolls again."""
    return [
        position
        for position in every_position()
        if isinstance(position.pending, Decision) and position.pending.about == "reroll"
    ]


def seen(position: Position, seat: str = SUFFRAGIST) -> Odds:
    found = pending_odds(view(position, seat))
    assert found, f"no odds of {position.pending}"
    return found


# As the engine has it


def kept(position: Position) -> Position:
    """Return the position after the dice have fallen and no side rolls again."""
    while isinstance(position.pending, Decision) and position.pending.about == "reroll":
        position = GAME.answer(position, "keep" if "keep" in position.pending.choices else "pass")
    return position


def result(after: Position, what: str, state: str) -> Word:
    """Return the result of the dice that have just fallen, if they are kept."""
    settled = kept(after)
    news = after.news if settled is after else (*after.news, *settled.news)
    news = tuple(takewhile(lambda event: event[0] != "played", news))  # then the next card is at work
    match what:
        case "markers":
            return next((abs(event[2]) for event in news if event[0] == "congress"), 0)
        case "cubes":
            thrown = next(event for event in news if event[0] in ("rolled", "threw"))
            return thrown[-1] if thrown[0] == "threw" else sum(thrown[3])
        case "success":
            return FAILS if any(event[0] == "missed" for event in news) else SUCCEEDS
        case "strategy card":
            asks = isinstance(after.pending, Decision)
            return NO_SIDE if ("no strategy",) in news else SUFFRAGIST if asks else OPPOSITION
    assert what == VOTE
    return SUFFRAGIST if state in settled.ratified else OPPOSITION


def by_engine(position: Position, what: str, state: str) -> dict[Word, Fraction]:
    """The chance of each result: every outcome of the dice answered, and of those that follow in the same vote."""
    chances: dict[Word, Fraction] = {}
    assert isinstance(position.pending, Roll)
    for faces, chance in position.pending.odds().items():
        after = GAME.answer(position, faces)
        if what == VOTE and isinstance(kept(after).pending, Roll) and not kept(after).vote(state):
            for word, share in by_engine(kept(after), what, state).items():
                chances[word] = chances.get(word, Fraction(0)) + chance * share
        else:
            word = result(after, what, state)
            chances[word] = chances.get(word, Fraction(0)) + chance
    return chances


def test_the_chances_match_the_engine_for_every_fall_of_the_dice(rolls: list[Position]) -> None:
    compared = set()
    for position in rolls:
        found = seen(position)
        if found.what == LOT or position.pending.why == "oppobot lobbying":  # type: ignore[union-attr]
            continue
        expected = by_engine(position, found.what, found.state)
        assert {word: share for word, share in found.chances.items() if share} == expected, position
        compared.add(found.what)
    assert compared == {MARKERS, CUBES, SUCCESS, VOTE, STRATEGY}


def test_random_choices_have_the_chances_of_the_engine(rolls: list[Position]) -> None:
    lots = 0
    for position in rolls:
        found = seen(position)
        if found.what == LOT:
            assert isinstance(position.pending, Roll)
            drawn = [GAME.answer(position, faces).news[0] for faces in position.pending.odds()]
            words_ = [event[-1] for event in drawn if event[3] != "again"]
            assert found.chances == {word: Fraction(words_.count(word), len(words_)) for word in words_ if word}
            lots += 1
    assert lots > 100


def test_dice_that_roll_until_one_counts_have_conditional_odds() -> None:
    table = scene(congress=2, oppobot="normal").does(OPPOSITION, lobby_until(8, 4))
    none = Fraction(5, 8) ** 4
    one = 4 * Fraction(3, 8) * Fraction(5, 8) ** 3 / (1 - none)
    assert seen(table.position).chances == {1: one, 2: 1 - one}
    assert GAME.answer(table.position, (1, 2, 3, 5)).pending == table.position.pending


def test_a_reroll_question_has_the_odds_of_the_new_roll(rerolls: list[Position]) -> None:
    asked = set()
    for position in rerolls:
        found = seen(position)
        assert replace(found, current_result=None) == seen(GAME.answer(position, "reroll"))
        asked.add(found.what)
    assert asked == {MARKERS, CUBES, SUCCESS, VOTE}


def test_the_odds_include_the_current_result(rerolls: list[Position]) -> None:
    for position in rerolls:
        found = seen(position)
        assert found.current_result == (None if found.what == VOTE else result(position, found.what, ""))


def test_without_a_roll_there_are_no_odds() -> None:
    for position in whole_game(3):
        pending = position.pending
        if not isinstance(pending, Roll) and not (isinstance(pending, Decision) and pending.about == "reroll"):
            assert pending_odds(view(position, SUFFRAGIST)) is None
    assert isinstance(position.pending, Outcome)


def test_the_odds_are_the_same_for_every_seat(rolls: list[Position]) -> None:
    for position in rolls[::5]:
        assert len({repr(pending_odds(view(position, seat))) for seat in (*SIDES, None)}) == 1


def test_all_chances_add_up(rolls: list[Position]) -> None:
    for position in rolls:
        found = seen(position)
        whole = sum(found.chances.values())
        assert whole == 1 or (found.what == LOT and whole < 1), "a lot can begin anew"
        assert found.with_rerolls is None or sum(found.with_rerolls.values()) == 1


# In one case


def test_three_dice_that_lobby() -> None:
    names = "purple West, yellow West, purple South, red South"
    found = seen(scene(congress=1, campaigners=names).play("Lucy Stone", "lobby").position)
    assert (found.what, found.side, found.dice.n) == (MARKERS, SUFFRAGIST, 3)
    assert found.at_least(1) == Fraction(91, 216)
    assert found.at_least(2) == Fraction(16, 216)
    assert found.mean == Fraction(1, 2)


def test_other_dice_of_final_voting_are_not_those_of_lobbying() -> None:
    draft = scene(congress=1, campaigners="purple West").position.draft()
    draft.voting_die = 8
    assert lobbying_odds(draft, SUFFRAGIST).dice.sides == 6


def test_odds_respect_the_limits_of_congress() -> None:
    names = "purple West, yellow West, red South, red West"
    full = seen(scene(congress=5, campaigners=names).play("Lucy Stone", "lobby").position)
    assert full.chances == {0: Fraction(25, 36), 1: Fraction(11, 36)}
    empty = seen(scene(congress=1, campaigners=names).play("Old Dixie", "lobby").position)
    assert empty.chances == {0: Fraction(25, 36), 1: Fraction(11, 36)}
    sent = seen(scene(sent=True, campaigners=names).play("Superior Lobbying", by=SUFFRAGIST).position)
    assert sent.chances == {0: 1}


def test_the_d8_of_the_processions_is_counted() -> None:
    game = scene(congress=1, in_effect=["Processions for Suffrage"]).play("Lucy Stone", "lobby")
    assert seen(game.position).at_least(1) == 1 - Fraction(5, 8) ** 2


def test_the_black_dice_are_counted() -> None:
    bet = scene(oppobot="hard", buttons=5, turn=3).strategy_phase().answer(2).position
    assert seen(bet).chances == {NO_SIDE: Fraction(2, 4), OPPOSITION: Fraction(2, 4)}


# In words


def said(game: scene, seat: str | None) -> list[str]:
    return describe_odds(seen(game.position), seat)


def test_each_kind_of_roll_in_words() -> None:
    names = "purple West, yellow West, purple South, red South"
    assert said(scene(campaigners=names).play("Lucy Stone", "lobby"), SUFFRAGIST) == [
        "Three d6: at least one marker comes 42 times in 100.",
        "Two or more: 7 times in 100.",
    ]
    assert said(scene(congress=1).play("Old Dixie", "lobby"), None) == [
        "A d6: at least one marker goes 17 times in 100."
    ]
    assert said(scene().play("Lucy Stone", "campaign"), None) == [
        "Two d4: five cubes on average, and from two to eight."
    ]
    assert said(scene().play("Catharine Beecher"), None) == ["A d4: 2.5 cubes on average, and from one to four."]
    assert said(scene().play("1918 Midterm Elections"), None) == ["3 or more on a d6: 67 times in 100."]
    bet = scene(oppobot="normal", buttons=5, turn=3).strategy_phase().answer(3)
    assert said(bet, SUFFRAGIST) == [
        "You claim a card 50 times in 100; neither side 25 times in 100; the Oppobot 25 times in 100."
    ]
    lot = scene(oppobot="normal").play("Conservative Opposition")
    assert said(lot, None) == ["Six can be drawn, each 17 times in 100."]


def test_dice_that_can_be_kept_in_words() -> None:
    game = scene(buttons=1, dice=[d4(1, 2)]).play("Lucy Stone", "campaign")
    assert said(game, SUFFRAGIST)[1] == "Rolling again beats this 81 times in 100."
    game = scene(buttons=1, dice=[d6(6, 1)]).play("Lucy Stone", "lobby")
    assert said(game, SUFFRAGIST)[1] == "Rolling again beats this 3 times in 100."


def test_the_odds_of_a_vote_are_worded_for_each_seat() -> None:
    game = scene(TN="P", turn=6, sent=True).clean_up().answer("TN")
    assert said(game, SUFFRAGIST) == ["You get Tennessee 58 times in 100 without another roll."]
    assert said(game, OPPOSITION) == ["You get Tennessee 42 times in 100 without another roll."]
    assert said(game, None) == ["The Suffragists get Tennessee 58 times in 100 without another roll."]
    game = scene(TN="P", turn=6, sent=True, buttons=1).clean_up().answer("TN")
    assert said(game, SUFFRAGIST)[1] == "If the side behind rolls again while it can pay: 75 times in 100."


def test_rare_things_are_not_called_never() -> None:
    assert [format_frequency(Fraction(n, 1000)) for n in (0, 1, 10, 125, 995, 1000)] == [
        "never",
        "less than once in 100",
        "1 time in 100",
        "13 times in 100",
        "more than 99 times in 100",
        "always",
    ]


def test_each_number_is_recorded_as_it_is_formatted() -> None:
    numbers = NumberRecorder()
    said = [
        numbers.word("markers", 0),
        numbers.word("mean", Fraction(9, 2)),
        numbers.count("dice", 3, "die", "dice"),
        numbers.digits("face", 6),
        numbers.share("likely", Fraction(1, 4)),
    ]
    assert said == ["none", "4.5", "three dice", "6", "25 %"]
    assert numbers.noted == {"markers": 0, "mean": Fraction(9, 2), "dice": 3, "face": 6, "likely": Fraction(1, 4)}


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(0), "a 0 % chance"),
        (Fraction(1, 1296), "a 0.1 % chance"),
        (Fraction(2, 25), "an 8 % chance"),
        (Fraction(11, 100), "an 11 % chance"),
        (Fraction(1, 8), "a 13 % chance"),
        (Fraction(2, 11), "an 18 % chance"),
        (Fraction(91, 216), "a 42 % chance"),
        (Fraction(5, 6), "an 83 % chance"),
        (Fraction(1295, 1296), "a 99.9 % chance"),
        (Fraction(1), "a 100 % chance"),
    ],
)
def test_a_chance_has_its_article_and_a_rare_one_its_decimal(chance: Fraction, said: str) -> None:
    assert NumberRecorder().chance("chance", chance) == said


def test_one_name_cannot_record_two_numbers() -> None:
    numbers = NumberRecorder()
    numbers.word("cubes", 2)
    numbers.word("cubes", 2)
    with pytest.raises(ValueError, match="'cubes' is 2 already and cannot be 3"):
        numbers.word("cubes", 3)
