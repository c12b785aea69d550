"""The chances that lessons, guides and handouts state are those of the games that pupils play."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb
from random import Random
from typing import Any

import pytest

from tests.lessons.acts import run
from vfw.classroom import Play
from vfw.classroom.lesson import ANSWERS
from vfw.core import Match
from vfw.core.players import any_reply
from vfw.core.questions import Decision, Reply
from vfw.history.texts import read, read_all
from vfw.votes.players.registry import create_player
from vfw.votes.rules.seats import SUFFRAGIST

LESSONS = sorted(read_all("lessons"))
GAMES, FEWER = 200, 20
"""Numbers of games compared with a text. If 200 take more than a second, they are a long test."""
FALSE_ALARM = 1 / 1000
"""The chance that a comparison fails although the text is right. Each game has a seed, so a repetition is the same."""
CHANCE, QUICK = "random", "greedy"
"""The players that the texts call chance and Gus Quick."""
CARDS = ("miss-febb-wins-the-last-vote", "voter-registration", "carrie-chapman-catt")

Ends = Callable[[Match[Any, Any]], bool]
Row = tuple[str, str, str, Ends, str, str, str]
"""A lesson, a step, a player, what is counted, and where a text states it: its name, its section, a pattern."""


@pytest.fixture(autouse=True)
def without_example_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ANSWERS, raising=False)


def is_won(match: Match[Any, Any]) -> bool:
    return match.outcome is not None and SUFFRAGIST in match.outcome.winners


def is_sent(match: Match[Any, Any]) -> bool:
    return bool(match.position.sent)


def has_22(match: Match[Any, Any]) -> bool:
    return len(match.position.ratified) >= 22


def prose(text: str, section: str) -> str:
    return " ".join(read(text)[section].body.split())


def stated(text: str, section: str, pattern: str) -> int:
    """Return the number that a text states; the pattern must occur once."""
    (number,) = re.findall(pattern, prose(text, section))
    return int(number)


@cache
def plays(lesson: str) -> dict[str, Play]:
    """Return the games of a notebook by the names of their steps."""
    return {view.step.section.name: view.step.play for view in run(lesson).steps if view.step.play}


def played(play: Play, kind: str, number: int, first: tuple[Reply, ...] = ()) -> Match[Any, Any]:
    """Return a game in which a player of that kind sits in the learner's place, after the learner's first replies."""
    rng, replies = Random(f"player {number}"), list(first)
    match = replace(play, seed=f"deal {number}", dice=f"dice {number}").match()
    kinds = {seat: kind if seat == SUFFRAGIST else match.players[seat] for seat in match.seats}
    players = {seat: create_player(kind, rng) for seat, kind in kinds.items() if kind in (CHANCE, QUICK)}
    while not play.is_over(match):
        pending = match.pending
        if isinstance(pending, Decision) and pending.seat == SUFFRAGIST and replies:
            match.answer(replies.pop(0))
        elif isinstance(pending, Decision) and pending.seat in players:
            match.answer(players[pending.seat].choose(match.view(pending.seat)))
        else:
            match.answer(any_reply(pending, rng))
    return match


def fits(hits: int, games: int, percent: int) -> bool:
    """Return whether so many hits in so many games fit a stated share, by an exact two-sided binomial test."""
    share = percent / 100
    chances = [comb(games, k) * share**k * (1 - share) ** (games - k) for k in range(games + 1)]
    return min(sum(chances[: hits + 1]), sum(chances[hits:])) >= FALSE_ALARM / 2


# Games that are counted

LESSON = r"If chance made every choice, you would win about (\d+) of 100 games"
SHORT = [
    ("nashville", "your-last-card", CHANCE, is_won, "lessons/nashville", "your-last-card", LESSON),
    ("what-if", "one-world", CHANCE, is_won, "guides/what-if", "background-for-the-teacher", r"Random wins (\d+) "),
]
LONG = [
    ("nashville", "the-last-fourteen", CHANCE, is_won, "lessons/nashville", "the-last-fourteen", LESSON),
    ("nashville", "the-last-fourteen", QUICK, is_won, "guides/nashville", "play", r"Gus Quick wins (\d+) of 100"),
    ("amendment", "both-gates", CHANCE, is_sent, "guides/amendment", "play", r"chance sends it in (\d+)"),
    ("amendment", "both-gates", QUICK, is_sent, "guides/amendment", "play", r"Gus Quick sends it in (\d+)"),
    ("ratification", "your-own-race", CHANCE, has_22, "guides/ratification", "play", r"chance gets there in (\d+)"),
    ("ratification", "your-own-race", QUICK, has_22, "guides/ratification", "play", r"Gus Quick gets there in (\d+)"),
]


def hits_and_share(
    games: int, lesson: str, step: str, kind: str, ends: Ends, text: str, section: str, pattern: str
) -> tuple[int, int]:
    """Return how many of so many games end so, and of how many in 100 the text says it."""
    hits = sum(ends(played(plays(lesson)[step], kind, number)) for number in range(games))
    return hits, stated(text, section, pattern)


@pytest.mark.parametrize("row", SHORT, ids=[f"{row[1]} by {row[2]}" for row in SHORT])
def test_a_short_game_is_won_as_often_as_its_text_says(row: Row) -> None:
    hits, told = hits_and_share(GAMES, *row)
    assert fits(hits, GAMES, told), f"{hits} of {GAMES}; the text says {told} of 100"


@pytest.mark.parametrize("games", [FEWER, pytest.param(GAMES, marks=pytest.mark.long)])
@pytest.mark.parametrize("row", LONG, ids=[f"{row[1]} by {row[2]}" for row in LONG])
def test_a_long_game_ends_as_often_as_its_text_says(row: Row, games: int) -> None:
    hits, told = hits_and_share(games, *row)
    assert fits(hits, games, told), f"{hits} of {games}; the text says {told} of 100"


def rows() -> list[tuple[str, str, int]]:
    """Return what the guide lists for the last card in Nashville: the card, its use, and how many games are won."""
    listed = re.findall(r"^- (any card|\*.+?\*), (.+): (\d+)$", read("guides/nashville")["play"].body, re.MULTILINE)
    uses = {"to campaign": "campaign", "to organize": "organize", "as an event": "event"}
    return [(card.strip("*"), uses[use], int(told)) for card, use, told in listed]


def test_the_guide_lists_every_card_and_every_use_of_the_last_card() -> None:
    listed = {(card, use) for card, use, _ in rows()}
    titles = ("Miss Febb Wins the Last Vote", "Voter Registration", "Carrie Chapman Catt")
    assert listed == {("any card", "campaign"), ("any card", "organize"), *((title, "event") for title in titles)}


@pytest.mark.parametrize(("card", "use", "told"), rows(), ids=[f"{card} {use}" for card, use, _ in rows()])
def test_a_last_card_wins_as_often_as_the_guide_says(card: str, use: str, told: int) -> None:
    keys = [key for key in CARDS if card == "any card" or key == card.lower().replace(" ", "-")]
    last_card = plays("nashville")["your-last-card"]
    hits = sum(is_won(played(last_card, QUICK, n, (keys[n % len(keys)], use))) for n in range(GAMES))
    assert fits(hits, GAMES, told), f"{hits} of {GAMES}; the guide says {told} of 100"


def test_a_wrong_share_does_not_fit() -> None:
    assert fits(112, GAMES, 56)
    assert not fits(GAMES, GAMES, 56)
    assert not fits(85, GAMES, 56)
    assert not fits(15, FEWER, 24)


# Dice of one's own


@pytest.mark.parametrize("name", LESSONS)
def test_pupils_have_dice_of_their_own_in_every_game(name: str) -> None:
    """A game that begins with a demonstration shows everybody the same, and the text says so."""
    for step, play in plays(name).items():
        assert play.dice is None, step
        assert (play.seed is not None) == bool(play.shows), step
        assert bool(play.shows) == ("the same for everybody" in prose(f"lessons/{name}", step)), step


# Exact chances


def rolled(n: int, is_hit: Callable[[tuple[int, ...]], bool], *sides: int) -> Fraction:
    faces = [*product(*[range(1, most + 1) for most in sides or (6,) * n])]
    return Fraction(sum(map(is_hit, faces)), len(faces))


def percent(chance: Fraction) -> int:
    return round(100 * chance)


def test_the_odds_of_an_even_vote_are_exact() -> None:
    (note,) = re.findall(r"note: Two dice can fall in 36 ways.*", prose("lessons/nashville", "even-odds"))
    higher, at_least = rolled(2, lambda dice: dice[0] > dice[1]), rolled(2, lambda dice: dice[0] >= dice[1])
    assert f"or {percent(higher)} in 100." in note
    assert f"it would be 21 of 36, or {percent(at_least)} in 100." in note
    larger = rolled(2, lambda dice: dice[0] > dice[1], 8, 6)
    extension = prose("guides/nashville", "differentiation")
    assert f"{percent(higher)} in 100 without a card, {percent(at_least)} where ties are yours" in extension
    assert f"{percent(larger)} with a die of eight sides" in extension


def test_the_odds_of_lobbying_are_exact() -> None:
    two, three, four = (percent(rolled(n, lambda dice: 6 in dice)) for n in (2, 3, 4))
    assert f"at least one 6 in about {three} of 100 tries" in prose("lessons/amendment", "win-congress")
    assert f"is {two}, {three} and {four} in 100" in prose("guides/amendment", "differentiation")


ON_PAPER = (0, -2, -3, -3, -3)
"""Cubes that the handout adds in Tennessee, North Carolina and the three other states."""


@cache
def won_on_paper(leads: tuple[int, ...], *, ties: bool = False, again: int = 0) -> Fraction:
    """Return the chance to win one of the states in order, rolling one's own die again where that helps."""
    if not leads:
        return Fraction(0)

    def after(other: int, again: int) -> Fraction:
        lost = won_on_paper(leads[1:], ties=ties, again=again)
        lost = max(lost, after(other, again - 1)) if again else lost
        sums = [own + leads[0] - other for own in range(1, 7)]
        return sum((Fraction(1) if left > 0 or (ties and left == 0) else lost for left in sums), Fraction(0)) / 6

    return sum((after(other, again) for other in range(1, 7)), Fraction(0)) / 6


def test_the_chances_of_the_cards_on_paper_are_exact() -> None:
    said = prose("guides/nashville", "differentiation")
    chances = {
        "are won with ties": won_on_paper(ON_PAPER, ties=True),
        "with one more in Tennessee": won_on_paper((1, *ON_PAPER[1:])),
        "with two more rolls": won_on_paper(ON_PAPER, again=2),
        "without a card": won_on_paper(ON_PAPER),
    }
    for how, chance in chances.items():
        assert f"{percent(chance)} {how}" in said, how


def test_the_shares_by_hand_are_exact() -> None:
    said = prose("guides/what-if", "background-for-the-teacher")
    as_it_was, changed = won_on_paper(ON_PAPER), won_on_paper((0, *ON_PAPER[:4]))
    assert f"all five fail in {100 - percent(as_it_was)} of 100 worlds, so {percent(as_it_was)} are won" in said
    assert f"With Connecticut even, {percent(changed)} are won" in said
