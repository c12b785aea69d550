"""The greedy player: it can answer everything, knows no more than a view, and plays well."""

from collections import Counter
from collections.abc import Callable
from itertools import chain
from random import Random

import pytest

from tests.votes.compiled import only_pure
from tests.votes.games import fifth_turn, last_turn, solitaire_ending, solitaire_game, whole_game
from tests.votes.scenes import GAME, KEYS, MIDWEST, NORTHEAST, PLAINS, WEST, d4, d6, each, scene
from vfw.core import Decision, Outcome, RandomPlayer, Reply
from vfw.core.chance import draw_result
from vfw.core.players import Player
from vfw.votes.players import greedy
from vfw.votes.players.greedy import GreedyPlayer, play_out
from vfw.votes.players.playouts import Option
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.view import View, imagine, view


@pytest.fixture(scope="module")
def asked() -> list[Position]:
    """Positions that ask for every kind of decision."""
    games = chain(whole_game(6), fifth_turn(5), fifth_turn(6), last_turn(6), solitaire_game(6), solitaire_ending(6))
    by_kind: dict[tuple[str, str, str], list[Position]] = {}
    for position in games:
        pending = position.pending
        if isinstance(pending, Decision):
            step = type(position.asking.step).__name__ if position.asking else ""
            by_kind.setdefault((pending.seat, pending.about, step), []).append(position)
    return [position for positions in by_kind.values() for position in positions[:3]]


def seen(position: Position) -> View:
    assert isinstance(position.pending, Decision)
    return view(position, position.pending.seat)


def best(game: scene, playouts: int = 6) -> tuple[Reply, ...]:
    """Return the best answer of the greedy player, cards by their titles."""
    found = GreedyPlayer(Random(1), playouts).ranked(seen(game.position))[0].replies
    return tuple([CARDS[word].title if isinstance(word, str) and word in CARDS else word for word in found])


def game_between(suffragist: Player[View], opposition: Player[View], seed: int) -> Outcome:
    """A game in which dice and cards follow from the seed."""
    dice, position = Random(f"dice {seed}"), GAME.start({})
    seats: dict[str, Player[View]] = {SUFFRAGIST: suffragist, OPPOSITION: opposition}
    while not isinstance(position.pending, Outcome):
        pending = position.pending
        reply = (
            seats[pending.seat].choose(seen(position)) if isinstance(pending, Decision) else draw_result(pending, dice)
        )
        position = GAME.answer(position, reply)
    return position.pending


# What it can do


def test_the_greedy_player_answers_every_question_a_seat_can_be_asked(asked: list[Position]) -> None:
    for position in asked:
        assert isinstance(position.pending, Decision)
        assert GreedyPlayer(Random(1), playouts=1).choose(seen(position)) in position.pending.choices
    assert len({position.pending.about for position in asked if isinstance(position.pending, Decision)}) > 10


def test_every_ranked_answer_is_legal_reply_by_reply(asked: list[Position]) -> None:
    for position in asked:
        for option in GreedyPlayer(Random(1), playouts=1).ranked(seen(position)):
            after = position
            for reply in option.replies:
                after = GAME.answer(after, reply)


def test_the_chosen_answer_is_ranked_first_or_nearly_so(asked: list[Position]) -> None:
    for position in asked:
        options = GreedyPlayer(Random(7), playouts=4).ranked(seen(position))
        chosen = GreedyPlayer(Random(7), playouts=4).choose(seen(position))
        best = next(option for option in options if option.replies[0] == chosen)
        assert best is options[0] or best.value > options[0].value - 0.05


def test_looking_ahead_puts_the_best_evaluated_answer_first(asked: list[Position]) -> None:
    for position in asked:
        if isinstance(position.pending, Decision) and position.pending.about == "use":
            values = [option.value for option in GreedyPlayer(Random(1), playouts=2).ranked(seen(position))]
            assert values == sorted(values, reverse=True)
            assert all(0 <= value <= 1 for value in values)


def test_the_same_view_and_generator_give_the_same_answer(asked: list[Position]) -> None:
    for position in asked:
        assert len({GreedyPlayer(Random(3), 2).choose(seen(position)) for _ in range(3)}) == 1


def test_hidden_cards_change_nothing(asked: list[Position]) -> None:
    for position in asked:
        shown = seen(position)
        answers = {GreedyPlayer(Random(3), 1).choose(seen(imagine(shown, Random(world)))) for world in range(3)}
        assert len(answers) == 1


@only_pure
def test_ranking_tries_each_answer_equally_often(asked: list[Position], monkeypatch: pytest.MonkeyPatch) -> None:
    tried: Counter[tuple[Reply, ...]] = Counter()

    def counting(world: Position, replies: tuple[Reply, ...], side: Side, rng: Random) -> greedy.Played:
        tried[replies] += 1
        return play_out(world, replies, side, rng)

    monkeypatch.setattr(greedy, "play_out", counting)
    for position in asked:
        if isinstance(position.pending, Decision) and position.pending.why == "operations":
            tried.clear()
            options = GreedyPlayer(Random(1), playouts=3).ranked(seen(position))
            assert dict(tried) == {option.replies: 3 for option in options}


class Trials:
    """Plays of which the outcomes are given: for each way a list that is gone through again and again."""

    def __init__(self, outcomes: Callable[[int], list[float]], monkeypatch: pytest.MonkeyPatch) -> None:
        """`outcomes` of the way that is tried first, 0, of the next one, and so on."""
        self.outcomes, self.tried = outcomes, Counter[tuple[Reply, ...]]()
        monkeypatch.setattr(greedy, "play_out", self.play)

    def play(self, world: Position, replies: tuple[Reply, ...], side: Side, rng: Random) -> greedy.Played:
        self.tried[replies] += 1
        outcomes = self.outcomes(list(self.tried).index(replies))
        return outcomes[self.tried[replies] % len(outcomes)], []


def choosing_a_card() -> View:
    hand = ["Women to the Polls", "Lucy Stone", "Union Victory"]
    return seen(scene(hand=hand).round_of(SUFFRAGIST).position)


@only_pure
def test_answers_clearly_behind_drop_out_and_the_last_one_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    trials = Trials(lambda way: [0.6] if way == 2 else [0.4, 0.5], monkeypatch)
    chosen = GreedyPlayer(Random(1), playouts=8).choose(choosing_a_card())
    assert len(trials.tried) > 3
    assert {*trials.tried.values()} == {greedy.AT_LEAST}
    assert chosen == list(trials.tried)[2][0]


@only_pure
def test_close_answers_are_tried_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    luck = {0: [0.4, 0.7], 2: [0.7, 0.4]}
    trials = Trials(lambda way: luck.get(way, [0.1]), monkeypatch)
    GreedyPlayer(Random(1), playouts=8).choose(choosing_a_card())
    assert [*trials.tried.values()][:4] == [8, greedy.AT_LEAST, 8, greedy.AT_LEAST]


@only_pure
def test_equal_answers_are_not_tried_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    trials = Trials(lambda way: [0.4, 0.6], monkeypatch)
    chosen = GreedyPlayer(Random(1), playouts=8).choose(choosing_a_card())
    assert {*trials.tried.values()} == {greedy.AT_LEAST}
    assert chosen == next(iter(trials.tried))[0]


@only_pure
def test_the_use_of_a_card_is_chosen_with_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scene(hand=["Women to the Polls", "Lucy Stone", "Union Victory"]).round_of(SUFFRAGIST)
    greedy = GreedyPlayer(Random(1), playouts=2)
    trials = Trials(lambda way: [0.6] if way == 1 else [0.4], monkeypatch)
    card = greedy.choose(seen(game.position))
    key, use = list(trials.tried)[1]
    assert card == key
    asked_for_the_use, tried = GAME.answer(game.position, card), trials.tried.total()
    assert greedy.choose(seen(asked_for_the_use)) == use
    assert trials.tried.total() == tried
    greedy.choose(seen(asked_for_the_use))
    assert trials.tried.total() > tried, "once more: now it has to look ahead"


@only_pure
def test_the_use_of_another_card_is_looked_ahead_for(monkeypatch: pytest.MonkeyPatch) -> None:
    position, greedy = (
        scene(hand=["Women to the Polls", "Lucy Stone"]).round_of(SUFFRAGIST).position,
        GreedyPlayer(Random(1)),
    )
    trials = Trials(lambda way: [0.6] if way == 1 else [0.4], monkeypatch)
    (other,) = {KEYS["Women to the Polls"], KEYS["Lucy Stone"]} - {greedy.choose(seen(position))}
    tried = trials.tried.total()
    greedy.choose(seen(GAME.answer(position, other)))
    assert trials.tried.total() > tried


def test_a_view_of_another_seats_question_is_refused() -> None:
    position = scene().round_of(SUFFRAGIST).position
    for wrong in (view(position, OPPOSITION), view(position, None), view(GAME.start({}), SUFFRAGIST)):
        with pytest.raises(ValueError, match="waits for"):
            GreedyPlayer(Random(1)).choose(wrong)
    with pytest.raises(ValueError, match="expected 1 or more"):
        GreedyPlayer(Random(1), playouts=0)


def test_a_play_is_tried_without_touching_the_position(asked: list[Position]) -> None:
    for position in asked:
        before = position.record()
        GreedyPlayer(Random(1), playouts=1).ranked(seen(position))
        assert position.record() == before


# What a play is expected to change


def option_for(game: scene, *replies: Reply) -> Option:
    found = GreedyPlayer(Random(1), 4).ranked(seen(game.position))
    (option,) = [option for option in found if option.replies == replies]
    return option


def test_the_changes_by_an_event_are_counted() -> None:
    hand = ["Tea Parties for Suffrage", "Women to the Polls"]
    game = scene(NJ="PP", DE="R", hand=hand, state_cards=["New Jersey"]).round_of(SUFFRAGIST)
    tea = option_for(game, KEYS["Tea Parties for Suffrage"], "event")
    assert (tea.change.markers, tea.change.cubes, tea.change.buttons, tea.claims) == (1, 0, 4, ())
    polls = option_for(game, KEYS["Women to the Polls"], "event")
    assert (polls.change.markers, polls.change.cubes, polls.change.votes) == (0, 6, 0)
    assert polls.claims == ("state:new-jersey",)


def test_votes_are_counted_from_the_side_of_the_seat() -> None:
    game = scene(NJ="PP", PA="PP", DE="PP", hand=["Women to the Polls", "Lucy Stone"], sent=True).round_of(SUFFRAGIST)
    assert option_for(game, KEYS["Women to the Polls"], "event").change.votes == 3
    hand = ["Governor Clement’s Veto", "Old Dixie"]
    theirs = scene(hand=hand, ratified="NJ PA", turn=5).round_of(OPPOSITION)
    assert option_for(theirs, KEYS["Governor Clement’s Veto"], "event").change.votes == 1


def test_buttons_spent_are_counted_too() -> None:
    game = scene(buttons=3, dice=[d6(1)]).play("1918 Midterm Elections")
    assert option_for(game, "reroll").change.buttons <= -1
    assert option_for(game, "keep").change.buttons == 0


# How it plays


def test_it_wins_at_once_where_it_can() -> None:
    ratified = f"{MIDWEST} {NORTHEAST} {PLAINS} {WEST} TX AR LA"
    hand = ["Reconstruction", "The Club Movement", "Women to the Polls"]
    game = scene({**each(ratified, "ratified"), "PA": "PPP"}, hand=hand, turn=6).round_of(SUFFRAGIST)
    assert best(game) == ("Women to the Polls", "event")


def test_it_takes_the_last_marker_in_the_last_round() -> None:
    hand = ["Maud Wood Park", "The Club Movement", "Helen Keller"]
    board = each(f"{MIDWEST} {NORTHEAST} {PLAINS} {WEST} TX AR LA", "PPPP")
    game = scene(board, hand=hand, congress=4, turn=6, round=6).round_of(SUFFRAGIST)
    assert best(game) == ("Maud Wood Park", "event")


def test_the_opposition_takes_the_last_marker_away() -> None:
    hand = ["Senator Henry Cabot Lodge", "The Woman Patriot"]
    board = each(f"{MIDWEST} {NORTHEAST} {PLAINS} {WEST} TX AR LA", "PPPP")
    game = scene(board, hand=hand, congress=5, turn=6, round=5).round_of(OPPOSITION)
    assert best(game) == ("Senator Henry Cabot Lodge", "event")


def test_the_start_card_comes_first() -> None:
    assert best(
        scene(turn=1, round=1, campaigners="", hand=["Lucy Stone", "Seneca Falls Convention"]).round_of(SUFFRAGIST)
    ) == ("Seneca Falls Convention",)


def test_an_action_takes_the_card_that_is_worth_least() -> None:
    hand = ["Southern Strategy", "Union Victory", "Helen Keller"]
    options = GreedyPlayer(Random(1), 1).ranked(seen(scene(hand=hand).round_of(SUFFRAGIST).position))
    actions = [option.replies for option in options if option.replies[1:] != ("event",)]
    assert {replies[0] for replies in actions} == {KEYS["Union Victory"]}
    assert {replies[1] for replies in actions} == {"campaign", "organize", "lobby"}


def test_a_card_that_can_only_be_discarded_is_named_alone() -> None:
    hand = ["Union Victory", "Reconstruction"]
    game = scene(campaigners="red South", hand=hand).round_of(SUFFRAGIST)
    assert best(game) in [(title,) for title in hand]


def test_good_dice_are_kept_and_bad_ones_rolled_again() -> None:
    assert best(scene(buttons=6, dice=[d4(4, 4)]).play("Lucy Stone", "campaign")) == ("keep",)
    assert best(scene(buttons=12, dice=[d4(1, 1)]).play("Lucy Stone", "campaign")) == ("reroll",)
    late = scene(each(WEST, "PPPP"), buttons=6, congress=3, turn=6, dice=[d6(1)]).play("1918 Midterm Elections")
    assert best(late) == ("reroll",)


def test_a_bid_is_never_higher_than_the_value_of_a_card() -> None:
    cheap = scene(buttons=9, their_buttons=0).strategy_phase()
    assert best(cheap) == (1,)
    (dear,) = best(scene(buttons=12, their_buttons=6).strategy_phase())
    assert isinstance(dear, int)
    assert dear < 7


def test_a_claimed_card_is_played_while_there_is_time() -> None:
    game = scene(claimed=["National Focus"], turn=6, round=6).play("Lucy Stone", "organize")
    assert game.asked == "card"
    assert best(game) == ("National Focus",)


# How well


def test_greedy_beats_random_on_either_side() -> None:
    for seed in range(4):
        greedy, rival = GreedyPlayer(Random(seed), playouts=2), RandomPlayer(Random(-seed))
        assert game_between(greedy, rival, seed).winners == (SUFFRAGIST,)
        assert game_between(rival, greedy, seed).winners == (OPPOSITION,)


def test_it_plays_against_the_oppobot_to_the_end() -> None:
    dice, position = Random("dice"), GAME.start({"opponent": "oppobot"})
    greedy, answers = GreedyPlayer(Random(1), playouts=1), 0
    while not isinstance(position.pending, Outcome):
        pending = position.pending
        reply = greedy.choose(seen(position)) if isinstance(pending, Decision) else draw_result(pending, dice)
        answers += isinstance(pending, Decision)
        position = GAME.answer(position, reply)
    assert {*position.pending.winners} < {*SIDES}
    assert answers > 100
