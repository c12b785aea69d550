"""From the draw to the election."""

from random import Random

import pytest

from tests.companions.constitution.dealt import GAME, drawn, laid
from vfw.companions.constitution.cards import PACKS, UNCLE_SAM, VICE_PRESIDENT
from vfw.companions.constitution.deals import tally_votes
from vfw.companions.constitution.position import PLACE, RIGHT_OF, SEATS, Position
from vfw.core.chance import scripted, seeded
from vfw.core.match import DamagedSave, Match
from vfw.core.players import any_reply, playout
from vfw.core.questions import Decision, IllegalReply, Outcome, Shuffle


def over(seed: int, pack: str = "A") -> Position:
    return playout(GAME, GAME.start({"pack": pack}), Random(seed))


def test_two_states_of_one_party_sit_face_to_face() -> None:
    table = drawn("GA", "FL", "OH", "first-flag")
    assert table.democrats == ("south", "north")
    assert table.drawn == ("GA", "OH", "FL", "first-flag")
    assert table.dealer == "west"
    assert table.pending.why == "first deal"  # type: ignore[union-attr]


def test_south_is_of_the_pair_that_was_left_over() -> None:
    table = drawn("first-flag", "OH", "lady-adams", "ME")
    assert table.democrats == ("south", "north")
    assert table.drawn == ("first-flag", "OH", "lady-adams", "ME")
    assert table.dealer == "west"


def test_where_no_two_or_three_match_all_draw_again() -> None:
    for four in (("GA", "FL", "TX", "OH"), ("GA", "OH", "first-flag", "lady-adams"), ("GA", "FL", "TX", "AL")):
        table = drawn(*four)
        assert (table.democrats, table.dealer, table.pending) == ((), "", GAME.start({}).pending)
        assert table.news == (("drawn", four, False),)


def test_the_highest_state_deals_not_doubled() -> None:
    # California counts 26 in a trick, but has thirteen stars.
    table = drawn("CA", "IN", "GA", "FL")
    assert table.dealer == "north"
    assert table.drawn == ("CA", "GA", "IN", "FL")


def test_who_ties_draws_again_for_the_deal() -> None:
    table = drawn("AL", "TN", "OR", "ME")
    assert (table.tied, table.dealer) == (("south", "north"), "")
    again = GAME.answer(table, ("lady-adams", "first-flag", *_others(table, "lady-adams", "first-flag")))
    assert again.tied == ("south", "north")
    done = GAME.answer(again, ("lady-adams", "VT", *_others(table, "lady-adams", "VT")))
    assert (done.dealer, done.tied, done.drawn) == ("north", (), ("lady-adams", "", "VT", ""))


def _others(table: Position, *first: str) -> list[str]:
    assert isinstance(table.pending, Shuffle)
    return [card for card in table.pending.cards if card not in first]


def test_parties_can_be_agreed_on() -> None:
    table = drawn("first-flag", "lady-adams", "AL", "GA", options={"partners": "agreed"})
    assert table.democrats == ("south", "north")
    assert table.dealer == "east"


def test_fifteen_each_and_the_odd_card_for_the_holder_of_uncle_sam() -> None:
    table = drawn("GA", "FL", "OH", "first-flag")
    keys = [card for card in PACKS["A"].keys if card != UNCLE_SAM]
    # West deals, so North is given the first card.
    dealt = GAME.answer(table, (UNCLE_SAM, *keys))
    assert dealt.holder == "north"
    assert ("uncle sam", "north", keys[-1]) in dealt.news
    assert GAME.say(("uncle sam", "north", keys[-1]), "north").count("First White House") == 1
    assert "the odd card" in GAME.say(("uncle sam", "north", keys[-1]), "south")


def test_uncle_sam_as_the_odd_card() -> None:
    table = drawn("GA", "FL", "OH", "first-flag")
    keys = [card for card in PACKS["A"].keys if card != UNCLE_SAM]
    dealt = GAME.answer(table, (*keys, UNCLE_SAM))
    assert (dealt.holder, dealt.dealer) == ("west", "west")
    assert ("uncle sam odd", "west") in dealt.news
    assert UNCLE_SAM not in {card for hand in dealt.hands for card in hand}
    # In the first deal his vote is counted for the dealer's party, the Republicans.
    assert tally_votes(laid(dealt, tricks=())) == (0, 1)
    assert tally_votes(laid(dealt, tricks=(), deal=2)) == (0, 0)


@pytest.mark.parametrize(("pack", "totals"), [("A", [623, 533]), ("A2", [623, 533]), ("H", [638, 531])])
@pytest.mark.parametrize("seed", range(12))
def test_every_game_adds_up(pack: str, totals: list[int], seed: int) -> None:
    position = over(seed, pack)
    assert [sum(deal) for deal in position.scores] == totals
    outcome = position.pending
    assert isinstance(outcome, Outcome)
    won = dict(outcome.scores)
    assert sum(won[seat] for seat in ("south", "west")) == sum(totals)
    assert all(won[seat] >= sum(totals) / 2 for seat in outcome.winners)


@pytest.mark.long
def test_a_legal_play_always_exists_over_twenty_thousand_deals() -> None:
    for seed in range(10_000):
        assert [sum(deal) for deal in over(seed).scores] == [623, 533]


def test_the_second_deal_is_dealt_at_the_holders_right_and_drops_nothing() -> None:
    match = Match(GAME, chance=seeded(4))
    rng = Random(1)
    while match.position.deal < 2:
        before = match.position
        match.answer(any_reply(match.pending, rng))
    assert match.position.dealer == RIGHT_OF[before.holder]
    assert len(match.position.scores) == 1


def test_a_forced_play_is_not_asked_and_is_named_to_its_player() -> None:
    match, rng = Match(GAME, chance=seeded(11)), Random(2)
    forced = 0
    while not match.outcome:
        assert isinstance(match.pending, Decision)
        match.answer(any_reply(match.pending, rng))
        for event in match.position.news:
            if event[0] == "played" and event[4]:
                forced += 1
                owner, other = event[1], SEATS[PLACE[event[1]] - 1]
                assert ". Forced, " in GAME.say(event, owner)
                assert "Forced" not in GAME.say(event, other)
                assert event not in GAME.view(match.position, other).news
                assert event in GAME.view(match.position, owner).news
    assert forced > 20


def test_a_gold_star_is_announced() -> None:
    assert GAME.say(("played", "west", "WY", "doubles", False, 6), "south").startswith("Double Vote!")
    assert "Double Vote" not in GAME.say(("played", "west", "DE", "declares", False, 3), "south")


def _last_trick(scores: tuple[tuple[int, int], ...]) -> Position:
    """South leads the last card of the second deal, the Vice President; who has it wins the trick."""
    match, rng = Match(GAME, {"partners": "agreed"}, chance=seeded(3)), Random(5)
    while not match.outcome:
        match.answer(any_reply(match.pending, rng))
    last = next(position for position in reversed(match.positions) if isinstance(position.pending, Decision))
    return laid(last, scores=scores)


def test_a_tie_is_decided_by_who_was_dealt_the_vice_president() -> None:
    before = _last_trick(((0, 0),))
    deal = GAME.answer(before, before.pending.choices[0]).scores[1]  # type: ignore[union-attr]
    even = laid(before, scores=((deal[1], deal[0]),))
    end = GAME.answer(even, before.pending.choices[0])  # type: ignore[union-attr]
    assert isinstance(end.pending, Outcome)
    assert end.pending.reason == "vice president"
    dealt_to = next(
        SEATS[(PLACE[trick.leader] + trick.cards.index(VICE_PRESIDENT)) % 4]
        for trick in end.tricks
        if VICE_PRESIDENT in trick.cards
    )
    assert dealt_to in end.pending.winners
    assert ("tie", dealt_to, end.party(dealt_to)) in end.news
    # With one vote more the Vice President does not matter.
    more = GAME.answer(laid(before, scores=((deal[1], deal[0] + 1),)), before.pending.choices[0])  # type: ignore
    assert isinstance(more.pending, Outcome)
    assert (more.pending.reason, more.pending.winners) == ("votes", ("west", "east"))


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"pack": "B"}, "option 'pack' is 'B'; expected A or A2 or H"),
        ({"partners": ["drawn"]}, "expected drawn or agreed"),
        ({"prizes": True}, "unknown option 'prizes'; this game has pack, partners"),
    ],
)
def test_a_wrong_option_is_named_with_the_right_ones(options: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message.replace("'", ".")):
        GAME.start(options)


def test_a_card_that_is_not_legal_is_refused_with_the_rule() -> None:
    match, rng = Match(GAME, chance=seeded(8)), Random(8)
    rules = set[str]()
    while not match.outcome:
        position, pending = match.position, match.pending
        assert isinstance(pending, Decision)
        for card in position.hands[PLACE[pending.seat]]:
            if card not in pending.choices:
                with pytest.raises(IllegalReply) as refusal:
                    match.answer(card)
                rules.add(refusal.value.rule.split(":")[0])
        with pytest.raises(IllegalReply, match="is not in the hand of"):
            match.answer(UNCLE_SAM)
        assert match.position is position
        match.answer(any_reply(pending, rng))
    assert {"Any later lead", "Chief Justice"} < rules


def test_a_foreign_save_is_refused_and_names_the_place() -> None:
    text = Match(GAME, chance=scripted()).save()
    assert Match.load(text, [GAME]) == Match(GAME, chance=scripted())
    with pytest.raises(DamagedSave, match="expected one of constitution"):
        Match.load(text.replace('"constitution"', '"bridge"'), [GAME])
    with pytest.raises(DamagedSave, match="the head of the save: option 'pack'"):
        Match.load(text.replace('"options": {}', '"options": {"pack": "Z"}'), [GAME])
