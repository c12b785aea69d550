"""Views: nothing hidden shows in a view, its log or its prompts, and imagining keeps to the view."""

import pickle
import re
from collections.abc import Iterator
from random import Random

import pytest

from tests.votes.games import solitaire_game, whole_game
from tests.votes.rules.seen import GAMES, KEYS, SEATS, SIX, choices, hidden, looked_at, progress
from tests.votes.scenes import GAME, d8, dealt, scene
from vfw.core import Decision, Shuffle
from vfw.core.players import any_reply
from vfw.votes.narration.log import format_log
from vfw.votes.narration.prompts import build_prompt
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import ALONE, OPPOSITION, OTHER, SIDES, SUFFRAGIST, side_of
from vfw.votes.rules.tabletop import OPPOBOT
from vfw.votes.rules.view import CachedView, OpenCamp, OpenHolding, View, view


def said(position: Position, seat: str | None) -> Iterator[str]:
    """All that `seat` is told at this point."""
    for event in position.news:
        yield GAME.say(event, seat)
    for sentence, _ in format_log(position.news, seat):
        yield sentence
    words = build_prompt(view(position, seat))
    yield from (words.headline, words.detail, *words.labels.values())


@pytest.mark.parametrize("opposition_deck", [OPPOSITION, OPPOBOT])
def test_no_key_is_part_of_another(opposition_deck: str) -> None:
    """Else the next tests would see what is not there. The Oppobot's cards are in no game with the Opposition's."""
    in_one_game = [key for key, card in CARDS.items() if card.side != OPPOSITION or card.deck == opposition_deck]
    assert not [(one, other) for one in in_one_game for other in in_one_game if one != other and one in other]


def test_a_view_holds_no_hidden_card(positions: list[Position]) -> None:
    for position in positions:
        for seat in SEATS:
            seen = view(position, seat)
            text, data = repr(seen), pickle.dumps(seen)
            shown = [key for key in hidden(position, seat) if key in text or key.encode() in data]
            assert not shown, f"{seat} sees {shown} in {position}"


def test_a_view_does_show_what_is_open(positions: list[Position]) -> None:
    """So that the test above is not passed by showing nothing."""
    for position in positions:
        for seat, other in zip(position.seats, reversed(position.seats), strict=True):
            seen, own, theirs = view(position, seat), position.held_by(seat), position.held_by(other)
            assert (seen.held_by(seat).hand, seen.held_by(seat).drawn) == (own.hand, own.drawn)
            shown = seen.held_by(other)
            assert (shown.hand_size, shown.claimed) == (len(theirs.hand), theirs.claimed)
            assert shown.drawn_sizes == tuple([len(group) for group in theirs.drawn])
            assert set(shown.shown) == set(own.seen) & set(theirs.hand)
            deck = position.camp(side_of(seat)).deck
            assert seen.camp(side_of(seat)).deck == tuple([key if key in own.seen else "" for key in deck])
            assert seen.strategy_deck_size == len(position.strategy_deck)
            for side in SIDES:
                camp, lies = seen.camp(side), position.camp(side)
                assert (camp.buttons, camp.discards, camp.deck_size) == (lies.buttons, lies.discards, len(lies.deck))


def test_no_sentence_and_no_prompt_names_a_hidden_card(positions: list[Position]) -> None:
    for position in positions:
        for seat in SEATS:
            titles = [CARDS[key].title for key in hidden(position, seat)]
            for text in said(position, seat):
                # What a card needs is printed on it.
                text = re.sub(r"It waits until [^.]*", "", text)
                named = [title for title in titles if title in text]
                assert not named, f"{seat} is told {text!r}"


def test_a_view_pickles(positions: list[Position]) -> None:
    for position in positions[:: len(positions) // 10]:
        for seat in SEATS:
            seen = view(position, seat)
            assert pickle.loads(pickle.dumps(seen)) == seen


def test_every_field_of_a_position_is_shown_or_hidden_on_purpose(positions: list[Position]) -> None:
    held, shown = {*positions[-1].record()}, {*View._fields}
    assert held - shown == {"strategy_deck"}
    assert shown - held == {"seat", "strategy_deck_size"}
    assert {*OpenCamp._fields} == {*positions[-1].suffragist._fields}
    assert {*OpenHolding._fields} ^ {*positions[-1].holdings[0]._fields} == {
        "hand_size",
        "drawn_sizes",
        "shown",
        "seen",
    }


def test_the_choices_of_another_seat_are_hidden() -> None:
    game = scene().round_of(SUFFRAGIST)
    assert view(game.position, SUFFRAGIST).pending == game.position.pending
    for seat in (OPPOSITION, None):
        pending = view(game.position, seat).pending
        assert pending == Decision(SUFFRAGIST, "card", (), "operations")


def test_cards_being_looked_at_are_seen_by_one_seat_only() -> None:
    game = scene(deck=["Lucy Stone", "Anna Dickinson", "Frances Willard"]).play("The Young Woman Citizen")
    drawn = ("lucy-stone", "anna-dickinson")
    mine, theirs = view(game.position, SUFFRAGIST), view(game.position, OPPOSITION)
    assert (mine.held_for(SUFFRAGIST).drawn, choices(mine)) == ((drawn,), drawn)
    assert (theirs.held_for(SUFFRAGIST).drawn, theirs.held_for(SUFFRAGIST).drawn_sizes) == ((), (2,))
    assert ("drew", SUFFRAGIST, drawn) in mine.news
    assert ("drew", SUFFRAGIST, 2) in theirs.news
    assert "The Suffragists draw two cards." in list(said(game.position, OPPOSITION))


def test_a_seat_knows_the_cards_it_put_back_and_the_other_does_not() -> None:
    position = progress().position
    mine, theirs = view(position, OPPOSITION).opposition, view(position, SUFFRAGIST).opposition
    assert mine.deck == (*KEYS[1::-1], "", "", "", *KEYS[2:])
    assert (theirs.deck, theirs.mixed) == (("",) * 9, True)
    assert view(position, None).opposition == theirs


def test_a_seat_that_puts_cards_back_is_told_which_and_the_others_how_many() -> None:
    game = progress()
    mine, theirs = (" ".join(GAME.say(event, seat) for event in game.news) for seat in (OPPOSITION, SUFFRAGIST))
    assert all(title in mine for title in SIX)
    assert not any(title in theirs for title in SIX)
    assert theirs.count("a card on top of its draw deck") == 2
    assert theirs.count("a card at the bottom of its draw deck") == 4


def test_a_known_card_that_is_drawn_leaves_the_top() -> None:
    """Riots make the Suffragists draw two; the third was known too."""
    deck = ["Lucy Stone", "Anna Dickinson", "Frances Willard", "Helen Keller"]
    game = scene(deck=["Maud Wood Park", *deck], their_hand=["Anti-Suffrage Riots", "Old Dixie"])
    game.play("The Winning Plan").answer("Maud Wood Park").puts(on_top=["Frances Willard", "Anna Dickinson"])
    game.answer("Lucy Stone").play("The Club Movement", "organize").play("Anti-Suffrage Riots")
    known = view(game.position, SUFFRAGIST).suffragist
    assert known.deck == ("anna-dickinson", "frances-willard", "lucy-stone", "helen-keller")
    assert isinstance(game.position.pending, Shuffle)
    game.answer(game.position.pending.cards)
    seen = view(game.position, SUFFRAGIST)
    assert {"anna-dickinson", "frances-willard"} <= set(seen.held_for(SUFFRAGIST).hand)
    assert seen.suffragist.deck == ("lucy-stone", "helen-keller")


def test_a_shuffle_ends_what_was_known_of_a_deck() -> None:
    """A seat remembers what it saw, but the view shows what it knows now.

    Looking through the deck it knows all of it, and after that nothing of its order.
    """
    game = progress().play("The Club Movement")
    game.play("Eye on the Future", by=OPPOSITION).answer("The Woman Patriot")
    for seat in SEATS:
        assert view(game.position, seat).opposition.deck == ("",) * 8
    assert isinstance(game.position.pending, Shuffle)
    game.answer(game.position.pending.cards)
    camp = view(game.position, OPPOSITION).opposition
    assert (camp.deck, camp.mixed) == (("",) * 8, True)


def test_a_deck_known_to_its_last_card_can_be_looked_through() -> None:
    """The card played leaves a deck of which its owner had put every card where it was."""
    game = scene(turn=5, deck=["Old Dixie", "Gerrymandering", "The Woman Patriot"]).play("Progress, Not Politics")
    game.puts(on_top=["The Woman Patriot"], at_bottom=["Old Dixie", "Gerrymandering"]).play("The Club Movement")
    position = game.play("Eye on the Future", by=OPPOSITION).answer("The Woman Patriot").position
    for seat in SIDES:
        seen = GAME.view(position, seat)
        assert GAME.view(GAME.imagine(seen, Random(1)), seat) == seen


def test_the_choices_of_eye_on_the_future_are_seen_by_its_player_only() -> None:
    deck = ["Lucy Stone", "Reconstruction", "Helen Keller"]
    game = scene(turn=5, deck=deck).play("Eye on the Future")
    assert choices(view(game.position, SUFFRAGIST)) == ("lucy-stone", "helen-keller")
    for seat in (OPPOSITION, None):
        assert view(game.position, seat).pending == Decision(SUFFRAGIST, "card", (), "search")


def test_a_deck_being_shuffled_is_seen_by_its_owner_only() -> None:
    game = scene(turn=5, deck=["Lucy Stone", "Reconstruction", "Helen Keller"]).play("Eye on the Future")
    game.answer("Lucy Stone")
    left = ("helen-keller", "reconstruction")
    assert view(game.position, SUFFRAGIST).pending == Shuffle(left, "suffragist deck")
    for seat in (OPPOSITION, None):
        assert view(game.position, seat).pending == Shuffle((), "suffragist deck")
    assert not view(game.position, OPPOSITION).suffragist.mixed
    game.answer(left)
    assert view(game.position, OPPOSITION).suffragist.mixed


def test_a_hand_from_which_is_discarded_at_random_is_seen_by_its_owner_only() -> None:
    game = scene(their_hand=["Lucy Stone", "Anna Dickinson", "Helen Keller"]).play("Anti-Suffrage Riots")
    hand = ("anna-dickinson", "helen-keller", "lucy-stone")
    assert view(game.position, SUFFRAGIST).pending == Shuffle(hand, "random discard")
    for seat in (OPPOSITION, None):
        assert view(game.position, seat).pending == Shuffle((), "random discard")


def test_a_hand_that_was_looked_at_is_known_to_the_looker_only_and_not_the_card_drawn_since() -> None:
    position = looked_at().position
    assert view(position, SUFFRAGIST).held_for(OPPOSITION).shown == ("naows-forms", "old-dixie")
    for seat in (OPPOSITION, None):
        assert view(position, seat).held_for(OPPOSITION).shown == ()
    assert view(position, SUFFRAGIST).held_for(OPPOSITION).hand == ()


def test_a_card_seen_is_known_as_long_as_it_is_in_the_hand() -> None:
    game = looked_at().play("The Club Movement", "organize").play("Old Dixie", "organize")
    assert view(game.position, SUFFRAGIST).held_for(OPPOSITION).shown == ("naows-forms",)


def test_a_hand_that_was_looked_at_in_vain_is_known_too() -> None:
    game = scene(their_hand=["NAOWS Forms", "Transcontinental Railroad"]).play("Change In Plans")
    assert view(game.position, SUFFRAGIST).held_for(OPPOSITION).shown == ("naows-forms", "transcontinental-railroad")


def test_a_seat_that_looks_at_a_hand_is_told_its_cards() -> None:
    game = looked_at()
    seen = [GAME.say(event, SUFFRAGIST) for event in game.news if event[0] == "looked"]
    assert seen == ["You look at the hand of the Opposition: NAOWS Forms, Old Dixie and Red Scare."]
    assert [GAME.say(event, OPPOSITION) for event in game.news if event[0] == "looked"] == [
        "The Suffragists look at your hand."
    ]
    assert [GAME.say(event, None) for event in game.news if event[0] == "looked"] == [
        "The Suffragists look at the hand of the Opposition."
    ]


def test_a_seat_is_told_of_a_card_only_what_is_open_to_it_then_and_may_remember_it() -> None:
    """A sentence names a card only if the seat can see the card at that moment (tested above, position by position).

    The transcript keeps it: later the card may be hidden from the seat, and the sentence still names it.
    """
    match, rng = dealt(2562), Random(2562)
    told: dict[str | None, list[str]] = {seat: [] for seat in SEATS}
    while not match.outcome:
        match.answer(any_reply(match.pending, rng))
        if len(match.replies) % 100 == 0 or match.outcome:
            for seat in SEATS:
                transcript = match.transcript(seat)
                assert transcript[: len(told[seat])] == told[seat]
                told[seat] = transcript
    put_back = [event for position in match.positions for event in position.news if event[0] == "put back"]
    assert put_back
    for _, side, card, _ in put_back:
        sentence = f" {CARDS[card].title} "
        said = {seat: [text for text in told[seat] if "draw deck" in text] for seat in SEATS}
        assert any(sentence in text for text in said[side])
        assert not any(sentence in text for seat in (OTHER[side], None) for text in said[seat])


def test_dice_on_the_table_are_seen_by_all() -> None:
    game = scene(buttons=1, dice=[d8(3)]).play("Frederick Douglass")
    assert {view(game.position, seat).rolled for seat in SEATS} == {(3,)}


def test_these_games_look_at_everything_hidden() -> None:
    """So that what is tested at every point of them has been tested where it matters."""
    played = {position for play, seed in GAMES for position in _moments(play(seed))}
    assert played >= {"looking", "two groups", "known top", "known bottom", "mixed", "seen", "shuffle", "search"}


def _moments(positions: Iterator[Position]) -> Iterator[str]:
    for position in positions:
        for side in SIDES:
            camp, held = position.camp(side), position.held_for(side)
            if held.drawn:
                yield "two groups" if len(held.drawn) > 1 else "looking"
            if camp.deck and camp.deck[0] in held.seen:
                yield "known top"
            if camp.deck and camp.deck[-1] in held.seen:
                yield "known bottom"
            if camp.mixed:
                yield "mixed"
            if set(held.seen) & set(position.held_for(OTHER[side]).hand):
                yield "seen"
        pending = position.pending
        if isinstance(pending, Shuffle) and position.turn:
            yield "shuffle"
        if isinstance(pending, Decision) and pending.why == "search":
            yield "search"


def test_an_onlooker_sees_the_same_however_often_it_has_looked() -> None:
    for play in (whole_game(2), solitaire_game(2)):
        onlookers = [CachedView(ALONE[side]) for side in SIDES]
        for position in play:
            for side, onlooker in zip(SIDES, onlookers, strict=True):
                assert onlooker.look(position) == view(position, ALONE[side])


def test_an_unknown_seat_is_refused_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="there is no seat 'nobody'; expected one of suffragist, opposition, or None"):
        GAME.view(GAME.start({}), "nobody")
