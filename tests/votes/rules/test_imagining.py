"""Imagining what a seat cannot see: it keeps to the view, and deals out evenly what is left."""

from collections import Counter
from random import Random

from tests.votes.rules.seen import KEYS, choices, looked_at, progress
from tests.votes.scenes import GAME, scene
from vfw.core import Outcome, Shuffle, playout
from vfw.votes.rules.deck import CARDS, ERAS, START
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side


def test_an_imagined_world_looks_the_same(positions: list[Position]) -> None:
    for number, position in enumerate(positions):
        for seat in SIDES:
            seen = GAME.view(position, seat)
            world = GAME.imagine(seen, Random(number))
            assert GAME.view(world, seat) == seen, position


def test_imagined_decks_keep_early_above_middle_above_late(positions: list[Position]) -> None:
    for number, position in enumerate(positions[::5]):
        for seat in SIDES:
            world = GAME.imagine(GAME.view(position, seat), Random(number))
            for side in SIDES:
                if not position.camp(side).mixed:
                    eras = [(START, *ERAS).index(CARDS[key].era) for key in world.camp(side).deck]
                    assert eras == sorted(eras)


def test_the_cards_of_a_mixed_deck_are_imagined_in_any_order() -> None:
    """Of the nine in the deck and those in the hand the Suffragists know nothing any more, not even the eras."""
    position = progress().position
    worlds = [GAME.imagine(GAME.view(position, SUFFRAGIST), Random(seed)) for seed in range(40)]
    hands = [world.held_for(OPPOSITION).hand for world in worlds]
    for imagined in (hands, [world.opposition.deck for world in worlds]):
        for place in (0, -1):
            assert {CARDS[cards[place]].era for cards in imagined} >= set(ERAS)


def test_imagined_worlds_hold_every_card_once(positions: list[Position]) -> None:
    for number, position in enumerate(positions[::5]):
        if isinstance(position.pending, Outcome):
            continue  # the card that ended the game has no place
        for seat in SIDES:
            world = GAME.imagine(GAME.view(position, seat), Random(number))
            for side in SIDES:
                assert Counter(cards_of(world, side)) == Counter(cards_of(position, side))


def cards_of(position: Position, side: Side) -> list[str]:
    camp, held = position.camp(side), position.held_for(side)
    drawn = [key for group in held.drawn for key in group]
    return [*held.hand, *camp.deck, *drawn, *camp.set_aside, *camp.discards]


def test_an_opponents_hand_is_imagined_again_and_the_own_hand_never() -> None:
    position = scene(turn=4).round_of(SUFFRAGIST).position
    worlds = [GAME.imagine(GAME.view(position, SUFFRAGIST), Random(seed)) for seed in range(20)]
    assert {world.held_for(SUFFRAGIST).hand for world in worlds} == {position.held_for(SUFFRAGIST).hand}
    assert len({world.held_for(OPPOSITION).hand for world in worlds}) > 10
    assert len({world.suffragist.deck for world in worlds}) > 10
    assert len({world.strategy_deck for world in worlds}) > 10


def test_the_question_of_the_other_seat_is_imagined_too() -> None:
    """The Suffragists are choosing between cards the Opposition cannot see: in every world there is such a choice."""
    deck = ["Lucy Stone", "Anna Dickinson"]
    position = scene(deck=deck).play("The Young Woman Citizen").position
    seen = GAME.view(position, OPPOSITION)
    for seed in range(20):
        world = GAME.imagine(seen, Random(seed))
        assert len(choices(GAME.view(world, SUFFRAGIST))) == 2


def test_cards_put_back_stay_in_place_in_imagined_games_of_that_seat_alone() -> None:
    position = progress().position
    mine = [GAME.imagine(GAME.view(position, OPPOSITION), Random(seed)).opposition.deck for seed in range(20)]
    assert {(deck[:2], deck[-4:]) for deck in mine} == {(KEYS[1::-1], KEYS[2:])}
    theirs = [GAME.imagine(GAME.view(position, SUFFRAGIST), Random(seed)).opposition.deck for seed in range(20)]
    assert len({(deck[:2], deck[-4:]) for deck in theirs}) > 10


def test_cards_seen_in_a_hand_are_there_in_every_world() -> None:
    position = looked_at().position
    hands = [
        GAME.imagine(GAME.view(position, SUFFRAGIST), Random(seed)).held_for(OPPOSITION).hand for seed in range(20)
    ]
    assert all({"naows-forms", "old-dixie"} < set(hand) for hand in hands)
    assert {len(hand) for hand in hands} == {3}
    assert {key for hand in hands for key in hand} == {"naows-forms", "old-dixie", "emma-goldman", "xenophobia"}


def test_a_hidden_shuffle_is_imagined_with_the_imagined_cards() -> None:
    hand = ["Lucy Stone", "Anna Dickinson", "Helen Keller"]
    riots = scene(their_hand=hand).play("Anti-Suffrage Riots").position
    search = scene(turn=5).play("Eye on the Future").answer("Lucy Stone").position
    for position in (riots, search):
        worlds = [GAME.imagine(GAME.view(position, OPPOSITION), Random(seed)) for seed in range(20)]
        zones = [world.held_for(SUFFRAGIST).hand if position is riots else world.suffragist.deck for world in worlds]
        assert len({*zones}) > 10
        for world, cards in zip(worlds, zones, strict=True):
            assert isinstance(world.pending, Shuffle)
            assert world.pending.cards == tuple(sorted(cards))


def test_two_groups_looked_at_are_imagined_as_two() -> None:
    deck = ["The Young Woman Citizen", "Lucy Stone", "Helen Keller", "Pioneer Women", "Maud Wood Park", "Zitkala-Ša"]
    game = scene(deck=[*deck, "The Union Signal", "Frances Willard", "The Club Movement"]).play("The Winning Plan")
    position = game.answer("The Young Woman Citizen").position
    for seed in range(20):
        world = GAME.imagine(GAME.view(position, OPPOSITION), Random(seed))
        assert [len(group) for group in world.held_for(SUFFRAGIST).drawn] == [5, 2]
        assert world.held_for(SUFFRAGIST).drawn != position.held_for(SUFFRAGIST).drawn or seed


def test_an_imagined_world_can_be_played_to_its_end(positions: list[Position]) -> None:
    for number, position in enumerate(positions[:: len(positions) // 10]):
        for seat in SIDES:
            world = GAME.imagine(GAME.view(position, seat), Random(number))
            assert isinstance(playout(GAME, world, Random(number)).pending, Outcome)
