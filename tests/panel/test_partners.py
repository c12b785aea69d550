"""Tables of more than two: each seat has a name and a sign, and its page shows no card of another."""

from __future__ import annotations

import re
from html import escape
from random import Random

import pytest

from tests.panel.exchanging import assert_nothing_hidden_is_shown
from tests.panel.screen import Screen
from tests.panel.visiting import act
from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Decision
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.skins.votes.start import TABLE_LABELS
from vfw.panel.skins.votes.text import SIGNS
from vfw.panel.view_models.new_game import MAX_NAME_LENGTH
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.narration.cards import card_text, conditions_text
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import SIDE_OF_SEAT, Seat, side_of
from vfw.votes.rules.tabletop import OPPOBOT
from vfw.votes.rules.view import View, shows
from vfw.votes.scenarios.scenario import parse_scenario
from vfw.votes.seating import TABLES, against_the_oppobot, seats_at

NAMED_BY_OTHERS = {
    card.title
    for card in CARDS.values()
    if any(
        card.title in f"{card_text(key)} {conditions_text(key)}"
        for key, other in CARDS.items()
        if other.title != card.title
    )
}
"""A player who reads such a card reads the name of another one."""
HIDDEN_HANDS = [table for table in TABLE_LABELS if table != "open"]


def begin(screen: Screen, table: str, seed: str = "7") -> None:
    """A game of persons alone, as far as the Oppobot is not asked for."""
    players = {str(seat): "person" for seat in SIDE_OF_SEAT}
    players["opposition"] = OPPOBOT if against_the_oppobot(TABLES[table]) else "person"
    screen.press("choose")
    screen.press("begin", table=table, seed=seed, **players)


def to_hand_off(screen: Screen, rng: Random) -> None:
    """Play until the screen changes hands."""
    while True:
        act(screen, rng)
        if "ready" in screen.commands:
            return


def foreign(screen: Screen) -> set[str]:
    """The titles of cards in hands that the one at the screen must not see, and knows nothing of."""
    table = screen.panel.table
    assert table is not None
    position: Position = screen.match.position
    viewer, hidden = table.screen.seen_by, set[str]()
    for seat, held in zip(position.seats, position.holdings, strict=True):
        if viewer is None or not shows(position, seat, position.seats[position.seats.index(viewer)]):
            hidden |= {*held.hand, *[key for group in held.drawn for key in group]}
    if table.screen.revealed_offers:  # those two have agreed to see them
        opened = {title for offer in table.screen.revealed_offers.offers for title in offer.cards.split(", ")}
        hidden = {key for key in hidden if CARDS[key].title not in opened}
    open_to_all = {key for event in news_for(screen.match, viewer) for key in map(str, flat(event)) if key in CARDS}
    return {CARDS[key].title for key in hidden - open_to_all} - NAMED_BY_OTHERS


def news_for(match: Match[Position, View], viewer: str | None) -> list[Event]:
    """All that the viewer has been told since the beginning."""
    return [event for position in match.positions for event in match.game.view(position, viewer).news]


def flat(event: object) -> list[object]:
    if isinstance(event, tuple):
        return [one for part in event for one in flat(part)]
    return [event]


@pytest.mark.parametrize("table", TABLE_LABELS)
def test_every_table_can_be_begun_and_played_to_its_end(screen: Screen, table: str) -> None:
    begin(screen, table)
    assert screen.match.seats == seats_at(TABLES[table])
    rng = Random(1)
    while not screen.match.outcome:
        act(screen, rng)
    assert "vfw-ending" in screen.html("prompt")


@pytest.mark.parametrize("table", ["2v2", "cooperative"])
def test_nothing_on_a_page_names_a_card_of_another_seat(screen: Screen, table: str) -> None:
    begin(screen, table)
    rng, seen = Random(5), 0
    for _ in range(100):
        if screen.match.outcome:
            break
        screen.sent.clear()
        screen.send({"kind": "paint whole"})
        others = foreign(screen)
        messages = [message for _, message in screen.sent if "vfw-save" not in str(message)]
        page = screen.state + screen.said + repr([m for m in messages if m.get("method") == "custom"])
        shown = {title for title in others if re.search(rf"{re.escape(title)}(?![\w’'])", page)}
        assert shown == set()
        seen += len(others)
        act(screen, rng)
    assert seen > 200, "there was something to be hidden"


@pytest.mark.parametrize("table", HIDDEN_HANDS)
def test_the_page_is_the_same_whatever_is_hidden(screen: Screen, table: str) -> None:
    """At every question the true position is exchanged for an imagined one: nothing on the page may change."""
    begin(screen, table)
    rng = Random(3)
    for _ in range(50):
        if not isinstance(screen.match.pending, Decision):
            break
        at_table = screen.panel.table
        assert at_table is not None
        assert_nothing_hidden_is_shown(screen, VotesForWomen().imagine(at_table.view, rng))
        act(screen, rng)


def test_no_person_looks_away_with_open_hands(screen: Screen) -> None:
    begin(screen, "open")
    rng = Random(2)
    for _ in range(60):
        assert "ready" not in screen.commands
        act(screen, rng)
    assert {seat for seat, _ in said_by(screen.match)} >= {"purple-suffragist", "yellow-suffragist"}


def said_by(match: Match[Position, View]) -> list[tuple[str, object]]:
    """Return the seats that were asked, and their replies."""
    asked = zip(match.positions, match.replies, strict=False)
    return [(one.pending.seat, reply) for one, reply in asked if isinstance(one.pending, Decision)]


def test_a_name_that_was_typed_is_seen_by_all_and_kept_with_the_game(screen: Screen) -> None:
    begin(screen, "2v2")
    assert "Suffragists, purple, it is your turn" in screen.html("cover")
    screen.press("ready", name="  Anna   Howard ")
    assert any("Anna Howard" in line for line in screen.read("prompt"))
    saved = Match.load(screen.match.save(), [VotesForWomen()])
    rng = Random(4)
    to_hand_off(screen, rng)
    assert "Anna" not in screen.html("cover")
    while "Anna Howard, it is your turn" not in screen.html("cover"):
        to_hand_off(screen, rng)
    screen.panel.session.start_match(saved)
    assert "Anna Howard, it is your turn" in screen.html("cover")
    assert [line.value for line in screen.find("cover", "textbox")] == ["Anna Howard"]


def test_a_name_may_be_any_text_and_is_shortened(screen: Screen) -> None:
    begin(screen, "2v1")
    screen.press("ready", name="<b>" + "x" * 60)
    assert any(f"<b>{'x' * (MAX_NAME_LENGTH - 3)}" in line for line in screen.read("prompt"))


def test_a_save_with_invalid_names_opens(screen: Screen) -> None:
    begin(screen, "2v1")
    screen.match.found["names of persons"] = {"purple-suffragist": 7}
    screen.panel.session.start_match(screen.match)
    assert "Suffragists, purple, it is your turn" in screen.html("cover")


def test_names_can_be_entered_on_the_start_page_without_hand_offs(screen: Screen) -> None:
    screen.press("choose")
    assert 'name="name of yellow-suffragist"' in screen.html("cover")
    names = {"name of purple-suffragist": " Anna ", "name of yellow-suffragist": "Bea", "name of opposition": "Otto"}
    screen.press("begin", table="open", seed="7", **names)
    assert "<b>Anna</b>" in screen.html("prompt")
    assert screen.match.found["names of persons"] == {"purple-suffragist": "Anna", "yellow-suffragist": "Bea"}


def test_the_next_person_is_called_by_name(screen: Screen) -> None:
    begin(screen, "2v2")
    assert screen.lines[-1] == "Suffragists, purple, it is your turn. All others look away."
    screen.press("ready", name="Anna")
    rng = Random(4)
    to_hand_off(screen, rng)
    while "Anna, it is your turn" not in screen.html("cover"):
        to_hand_off(screen, rng)
    assert screen.lines[-1] == "Anna (Suffragists, purple), it is your turn. All others look away."


def test_the_ending_names_those_who_won_together(screen: Screen) -> None:
    begin(screen, "2v2")
    screen.match.found["names of persons"] = {"first-opposition": "Carl", "second-opposition": "Dora"}
    rng = Random(1)
    while not screen.match.outcome:
        act(screen, rng)
    won = {"first-opposition", "second-opposition"} == {*screen.match.outcome.winners}
    assert ("<b>Carl</b>" in screen.html("prompt")) == won
    assert ("Won by Carl and Dora." in screen.said) == won
    assert won


def test_two_players_are_not_asked_for_names(screen: Screen) -> None:
    begin(screen, "1v1")
    assert "Your name" not in screen.html("cover")
    screen.press("ready")
    assert "vfw-whose" not in screen.html("prompt")


@pytest.mark.parametrize("table", [table for table in TABLE_LABELS if table != "1v1"])
def test_each_seat_of_a_table_has_a_shape_and_a_name_of_its_own(table: str) -> None:
    seats = seats_at(TABLES[table])
    assert len({SIGNS[seat] for seat in seats}) == len(seats)
    assert len({DEFAULT_SKIN.seat_name(seat) for seat in seats}) == len(seats)


def test_the_sign_of_the_asked_seat_is_above_the_question(screen: Screen) -> None:
    begin(screen, "2v2")
    rng, signs = Random(6), dict[str, str]()
    for _ in range(120):
        pending = screen.match.pending
        if isinstance(pending, Decision) and "ready" not in screen.commands:
            sign = re.search(r'vfw-whose" data-side="([\w-]+)"><svg[^>]*>(<\w+)', screen.html("prompt"))
            assert sign
            assert sign[1] == pending.seat
            signs[pending.seat] = sign[2]
        act(screen, rng)
    assert set(signs) == set(screen.match.seats)


def test_an_exchange_is_hidden_until_both_have_agreed(screen: Screen) -> None:
    begin(screen, "2v2")
    rng, asked = Random(1), list[str]()
    while len(asked) < 2 and not screen.match.outcome:
        pending = screen.match.pending
        if isinstance(pending, Decision) and pending.about == "exchange" and "ready" not in screen.commands:
            position: Position = screen.match.position
            own, other = [position.held_by(seat).hand for seat in partners_at_work(position, pending)]
            offers = screen.html("prompt").partition("vfw-offers")[2].partition("</ul>")[0]
            assert CARDS[own[0]].title in offers
            assert CARDS[other[0]].title not in offers
            assert "face down" in offers
            asked.append("Says yes" if "Says yes" in offers else "Is asked next")
            screen.pick("exchange")
        else:
            act(screen, rng)
    assert asked == ["Is asked next", "Says yes"]
    assert any(event[0] == "exchanged" for event in screen.match.position.news)


def test_exchanged_cards_are_revealed_to_both_after_the_agreement(screen: Screen) -> None:
    begin(screen, "2v2")
    rng = Random(1)
    while "vfw-opened-offers" not in screen.html("cover"):
        pending = screen.match.pending
        says_yes = isinstance(pending, Decision) and pending.about == "exchange" and "ready" not in screen.commands
        before: Position = screen.match.position
        if says_yes:
            screen.pick("exchange")
        elif "ready" in screen.commands:
            assert isinstance(pending, Decision)
            screen.press("ready", name={"purple-suffragist": "Anna", "yellow-suffragist": "Bea"}.get(pending.seat, ""))
        else:
            act(screen, rng)
    given, returned = [CARDS[held.hand[0]].title for held in before.holdings[:2]]
    cover = screen.html("cover")
    assert f"<b>Anna</b><span>{escape(returned)}</span>" in cover
    assert f"<b>Bea</b><span>{escape(given)}</span>" in cover
    assert "Anna and Bea look together. All others look away." in cover
    assert f"Both have said yes. Anna: {returned}. Bea: {given}." in screen.said
    assert screen.html("hand") == "", "neither sees the hand of the other"
    screen.press("next")
    assert "vfw-hand-off" in screen.html("cover")


def partners_at_work(position: Position, pending: Decision) -> list[Seat]:
    """Return the seat that is asked, and its partner."""
    seats = position.seats_of(side_of(pending.seat))
    return sorted(seats, key=lambda seat: seat != pending.seat)


def test_open_hands_are_shown_side_by_side(screen: Screen) -> None:
    begin(screen, "open")
    position: Position = screen.match.position
    shown = screen.html("hand")
    assert "Both hands" in shown
    for held in position.holdings[:2]:
        assert all(CARDS[key].title in shown for key in held.hand)
    assert "yellow’s card" in shown


def test_both_persons_watch_the_oppobot_and_no_hand_is_shown(screen: Screen) -> None:
    screen.send({"kind": "manner", "shows_steps": True})
    begin(screen, "cooperative")
    rng, looked = Random(2), 0
    for _ in range(80):
        if "next" in screen.commands:
            looked += 1
            assert screen.html("hand") == ""
            assert "You draw" not in screen.html("log")
        act(screen, rng)
    assert looked > 5


def test_a_scenario_is_played_at_the_tables_where_it_can_stand(screen: Screen) -> None:
    texts, options = lessons("scenarios"), DEFAULT_SKIN.capabilities.game_setup.options
    alone, both = "1920-nashville", "1869-the-split"
    difficulty = parse_scenario(texts[alone]).difficulty
    ours = {"scenario": texts[alone], "suffragists": 2, "opposition": OPPOBOT, "difficulty": difficulty}
    assert options({"scenario": alone, "table": "cooperative"}) == ours
    assert options({"scenario": alone, "table": "2v2"}) == {"scenario": texts[alone]}, "it is made for the Oppobot"
    assert options({"scenario": both, "table": "2v2"}) == {"scenario": texts[both], "suffragists": 2, "opposition": 2}
    screen.press("choose")
    screen.press("begin", table="cooperative", scenario=alone, seed="7")
    assert screen.match.seats == seats_at(TABLES["cooperative"])
    assert screen.match.position.ratified
