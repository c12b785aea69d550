"""Card texts: effects, missing conditions, and uses."""

from tests.votes.golden import CARDS_TXT, cards_text
from tests.votes.scenes import GAME, scene
from vfw.core import Decision, Roll
from vfw.votes.narration.cards import card_text, conditions_text, missing_for_event, unavailable_text, use_text
from vfw.votes.narration.prompts import USE_LABELS
from vfw.votes.narration.words import NUMBER_WORDS
from vfw.votes.rules.playing import Offer, offers
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, side_of
from vfw.votes.rules.view import View, view

# Cards


def test_the_card_texts_match_the_golden_file() -> None:
    golden = CARDS_TXT.read_text(encoding="utf-8")
    assert cards_text() == golden, "the texts of cards have changed; where that is right: python -m tests.votes.golden"


def test_a_card_text_follows_the_order_of_its_steps() -> None:
    assert card_text("woodrow-wilson") == "Pay four buttons. Claim an available Strategy card."
    assert card_text("fifteenth-amendment") == (
        "Roll a d6; continue only on 3 to 6. Add two markers to Congress. Add eight Suffragist cubes anywhere, at most "
        "two in a state. Stays in effect for the rest of the game."
    )
    assert conditions_text("reconstruction") == (
        "Only if The Civil War is not in effect and Fifteenth Amendment is in effect."
    )


def test_the_missing_condition_of_an_event_is_named() -> None:
    table = scene(buttons=3).round_of(SUFFRAGIST).position
    assert missing_for_event("lucy-stone", table, SUFFRAGIST) == ""
    assert missing_for_event("reconstruction", table, SUFFRAGIST) == "It waits until Fifteenth Amendment is in effect"
    assert missing_for_event("woodrow-wilson", table, SUFFRAGIST) == "It costs four buttons, and you have three"


# What a card can be used for


def offered(seen: View, card: str) -> dict[str, Offer]:
    """How a card can be used by its owner, and how not."""
    assert seen.seat
    return {offer.use: offer for offer in offers(seen, side_of(seen.seat), card, seen.held_by(seen.seat).hand)}


def gives(game: scene, use: str, seat: str = SUFFRAGIST) -> str:
    seen = view(game.position, seat)
    return use_text(seen, "lucy-stone", offered(seen, "lucy-stone")[use])


def reasons_of(seen: View, card: str) -> dict[str, str]:
    return {use: unavailable_text(seen, card, offer) for use, offer in offered(seen, card).items()}


def test_organizing_gives_a_button_for_each_campaigner_up_to_the_supply() -> None:
    assert gives(scene().round_of(SUFFRAGIST), "organize") == "two buttons"
    assert gives(scene(buttons=11).round_of(SUFFRAGIST), "organize") == "one button"
    assert gives(scene().round_of(OPPOSITION), "organize", OPPOSITION) == "one button"


def test_campaigning_gives_a_die_for_each_campaigner() -> None:
    assert gives(scene().round_of(SUFFRAGIST), "campaign") == "roll two d4 for cubes"
    assert gives(scene(campaigners="yellow West").round_of(SUFFRAGIST), "campaign") == "roll a d4 for cubes"


def test_a_card_that_changes_the_campaigning_die_does_so_for_its_side_alone() -> None:
    game = scene(in_effect=["Prison Tour Special"]).round_of(SUFFRAGIST)
    assert gives(game, "campaign") == "roll two d6 for cubes"
    assert gives(game, "campaign", OPPOSITION) == "roll a d4 for cubes"


def test_the_war_in_europe_is_paid_for_by_the_suffragists_alone() -> None:
    game = scene(in_effect=["War in Europe"], buttons=1).round_of(SUFFRAGIST)
    assert gives(game, "campaign") == "pay one button, roll two d4"
    assert gives(game, "campaign", OPPOSITION) == "roll a d4 for cubes"


def test_the_text_of_lobbying_names_the_faces_that_count_and_their_effect() -> None:
    game = scene(congress=2).round_of(SUFFRAGIST)
    assert gives(game, "lobby") == "two d6: 6 adds a marker"
    assert gives(game, "lobby", OPPOSITION) == "a d6: 6 removes a marker"
    game = scene(in_effect=["Processions for Suffrage"], congress=2).round_of(SUFFRAGIST)
    assert gives(game, "lobby") == "two d8: 6+ adds a marker"
    assert gives(game, "lobby", OPPOSITION) == "a d6: 6 removes a marker"


def test_the_text_of_an_event_names_a_surcharge() -> None:
    dear = ["A Threat to the Ideal of Womanhood", "1918 Pandemic"]
    for cards in (dear[:1], dear[1:], dear):
        game = scene(in_effect=cards, buttons=1).round_of(SUFFRAGIST)
        assert gives(game, "event") == "pay one extra button"
        assert gives(game, "event", OPPOSITION) == ""
    assert gives(scene().round_of(SUFFRAGIST), "event") == ""


def test_the_text_of_an_unavailable_use_is_empty() -> None:
    none = scene(campaigners="").round_of(SUFFRAGIST)
    assert [gives(none, use) for use in USE_LABELS] == [""] * len(USE_LABELS)
    assert gives(scene(sent=True).round_of(SUFFRAGIST), "lobby") == ""


def test_the_text_of_a_use_matches_its_effect(positions: list[Position]) -> None:
    """Wherever a player is asked how to play a card: the price, the buttons gained, the dice."""
    said = set()
    for position in positions:
        pending = position.pending
        if not isinstance(pending, Decision) or pending.about != "use":
            continue
        for use in pending.choices:
            seen = view(position, pending.seat)
            gain = use_text(seen, position.card, offered(seen, position.card)[str(use)])
            after = GAME.answer(position, use)
            pays = ("paid", pending.seat) in [event[:2] for event in after.news[1:2]]
            assert len(gain.split()) <= 6
            if use == "event":
                assert pays or not gain
            elif use == "organize":
                assert ("gained", pending.seat, NUMBER_WORDS.index(gain.split()[0])) in after.news
            else:
                assert isinstance(after.pending, Roll)
                dice = "a" if after.pending.n == 1 else NUMBER_WORDS[after.pending.n]
                assert f"{dice} d{after.pending.sides}" in gain
                assert gain.startswith("pay") == pays
            said.add(gain)
    assert len(said) > 12, said


def test_unavailable_text_is_empty_exactly_if_the_use_is_offered(positions: list[Position]) -> None:
    asked = 0
    reasons = set()
    for position in positions:
        pending = position.pending
        if not isinstance(pending, Decision) or pending.why != "operations":
            continue
        seen = view(position, pending.seat)
        for card in position.held_for(position.side).hand:
            legal = uses_offered(position, card) if card in pending.choices else set()
            why = reasons_of(seen, card)
            assert {use for use, reason in why.items() if not reason} == legal
            reasons |= set(why.values())
            asked += 1
    assert asked > 1000
    assert reasons >= {
        "",
        "no campaigner on the map",
        "no marker in Congress to remove",
        "the Amendment has been sent",
        "you hold all six buttons",
        "only if Fifteenth Amendment is in effect",
        "costs one button, and you have none",
        "you have a card that can be played",
    }


def uses_offered(position: Position, card: str) -> set[str]:
    """How a card of the hand can be played: what is asked then, or what happens where there is only one way."""
    after = GAME.answer(position, card)
    if isinstance(after.pending, Decision) and after.pending.about == "use":
        return {str(use) for use in after.pending.choices}
    return {event[3] for event in after.news[:1]}


def test_unavailable_text_is_the_same_after_the_card_has_left_the_hand(positions: list[Position]) -> None:
    for position in positions:
        pending = position.pending
        if isinstance(pending, Decision) and pending.about == "use":
            seen = view(position, pending.seat)
            open_now = {use for use, reason in reasons_of(seen, position.card).items() if not reason}
            assert open_now == set(pending.choices)


def test_unavailable_text_names_every_missing_condition() -> None:
    game = scene(in_effect=["The Civil War"], buttons=3).round_of(SUFFRAGIST)
    seen = view(game.position, SUFFRAGIST)
    assert reasons_of(seen, "reconstruction")["event"] == (
        "only if The Civil War is not in effect and Fifteenth Amendment is in effect"
    )
    assert reasons_of(seen, "woodrow-wilson")["event"] == "costs four buttons, and you have three"


def test_unavailable_text_includes_surcharges() -> None:
    game = scene(in_effect=["War in Europe", "1918 Pandemic"], buttons=4, campaigners="purple West")
    seen = view(game.round_of(SUFFRAGIST).position, SUFFRAGIST)
    assert reasons_of(seen, "woodrow-wilson")["event"] == "costs five buttons, and you have four"
    poor = scene(in_effect=["War in Europe"], campaigners="purple West").round_of(SUFFRAGIST)
    assert (
        reasons_of(view(poor.position, SUFFRAGIST), "lucy-stone")["campaign"] == "costs one button, and you have none"
    )
