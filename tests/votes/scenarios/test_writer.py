"""A position written as a scenario begins there again, with every card in its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from tests.votes.partner_tables import OTHERS
from tests.votes.scenario_texts import saying
from tests.votes.scenes import scene
from vfw.core import Match, Outcome, playout, seeded
from vfw.core.players import any_reply
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import PARTNERS, SIDES
from vfw.votes.rules.tabletop import HARD, OPPOBOT, Holding
from vfw.votes.scenarios.deck_file import format_deck
from vfw.votes.scenarios.scenario import parse_scenario
from vfw.votes.scenarios.writer import write_scenario
from vfw.votes.seating import TABLES

GAME = VotesForWomen()
SAYS: dict[str, Any] = {"title": "A moment", "date": "1900", "goal": "Go on.", "length": 20}
PASSING = ("news", "rolled", "side", "card")
"""The fields about the last answer. Between rounds the rest of the game does not depend on them."""

OPTIONS = [{}, {"opponent": OPPOBOT}, {"opponent": OPPOBOT, "difficulty": HARD}]


LOOKING = saying(
    "begins: turn 5",
    "campaigners: none",
    "congress: 5",
    "purple cubes: NY 3, CA 3, OH 3, KS 3, WA 3",
    "in effect: Southern Strategy",
    "suffragist buttons: 6",
    "opposition buttons: 4",
    "suffragist claimed: Change in Plans; The Winning Plan; Eye on the Future",
    "opposition claimed: Transportation; Counter Strat; Superior Lobbying",
    "suffragist hand: A Vindication of the Rights of Woman",
    "opposition hand: Progress, Not Politics",
)
LOOKED_AT = LOOKING.replace("suffragist claimed", "swapped").replace("opposition claimed", "suffragist claimed")
LOOKED_AT = LOOKED_AT.replace("swapped", "opposition claimed")
VOTING = saying("begins: turn 6, round 6", "congress: sent", "yellow cubes: NY 3, CA 3", "red cubes: GA 3, SC 2")
TABLES_OF_PARTNERS = [TABLES[at] for at in (*OTHERS, "open")]
GAMES = [*OPTIONS, *[{"scenario": text} for text in (LOOKING, LOOKED_AT, VOTING)], *TABLES_OF_PARTNERS]
NAMES = ("competitive", "oppobot", "hard", "looking", "looked at", "voting", *OTHERS, "open")


def positions(options: Mapping[str, Any], seed: int) -> Iterator[Position]:
    match, rng = Match(GAME, options, chance=seeded(seed)), Random(seed)
    while not match.outcome:
        yield match.position
        match.answer(any_reply(match.pending, rng))


def between_rounds(play: Iterator[Position]) -> Iterator[tuple[Position, str]]:
    for position in play:
        try:
            yield position, write_scenario(position, **SAYS)
        except ValueError:
            continue


def _still_hidden(position: Position, held: Holding) -> set[str]:
    """Of the cards that a seat has seen those that lie in a hand or a deck."""
    hidden = [*position.suffragist.deck, *position.opposition.deck]
    hidden += [key for other in position.holdings if other is not held for key in other.hand]
    return {*held.seen}.intersection(hidden)


def matters(position: Position) -> dict[str, Any]:
    """Return the table and the waiting steps.

    Cards out of the game are in any order; of the cards seen by the other side only those still in the hand count.
    """
    facts = {name: value for name, value in position.record().items() if name not in PASSING}
    facts["holdings"] = [(held._replace(seen=()), _still_hidden(position, held)) for held in position.holdings]
    facts["removed"] = sorted(position.removed)
    facts["todo"] = [task.step for task in position.todo]
    facts["asking"] = position.asking and position.asking.step
    return facts


def begun(text: str, **options: str) -> Position:
    return Match(GAME, {"scenario": text, **options}).position


@pytest.mark.parametrize("options", GAMES, ids=NAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_position_between_rounds_is_written_and_begins_unchanged(options: dict[str, str], seed: int) -> None:
    written = list(between_rounds(positions(options, seed)))
    assert written
    for position, text in written:
        assert matters(begun(text)) == matters(position)


def test_a_game_with_another_deck_of_the_oppobot_begins_again_with_that_deck() -> None:
    options = {"opponent": OPPOBOT, "deck": format_deck(title="Mine").replace("- Red Scare: ", "- Red Alarm: ")}
    for position, text in between_rounds(positions(options, 1)):
        assert "Red Alarm" in text
        assert matters(begun(text, **options)) == matters(position)


def test_these_games_have_had_everything_that_a_text_can_hold() -> None:
    """So that the test above has tested it."""
    games = [positions(options, seed) for options in GAMES for seed in range(4)]
    texts = [text for play in games for _, text in between_rounds(play)]
    keys = {line.partition(":")[0] for text in texts for line in text.splitlines()}
    moments = {parse_scenario(text).begins for text in texts}
    assert {moment.phase for moment in moments} == {"round", "strategy phase", "final voting"}
    assert {moment.next for moment in moments} == {*SIDES}
    assert {"in effect", "mixed", "ratified", "rejected", "purple cubes", "yellow cubes", "red cubes"} <= keys
    assert {f"{side} {what}" for side in SIDES for what in ("claimed", "discards", "knows", "shown")} <= keys
    assert "opposition set aside" in keys
    seats = [seat for partners in PARTNERS.values() for seat in partners]
    assert {f"{seat} {what}" for seat in seats for what in ("hand", "claimed", "has seen")} <= keys
    assert {"suffragist has seen", "opposition has seen", "partners", "hands"} <= keys
    assert any(moment.second for moment in moments)


def test_cards_in_effect_and_campaigners_are_written_as_an_author_would() -> None:
    team = "campaigners: yellow in Atlantic & Appalachia, red in the South"
    lasting = "in effect: A Threat to the Ideal of Womanhood; Fifteenth Amendment"
    position = begun(saying("begins: turn 4, round 1", team, lasting))
    assert {team, lasting} <= {*write_scenario(position, **SAYS).splitlines()}


def test_a_text_has_the_given_header() -> None:
    position = Match(GAME, chance=seeded(3)).position
    text = write_scenario(
        position, **SAYS, sources=["HWS5", "HWS6"], simplifies="Much\nindeed.", introduction="So far."
    )
    scenario = parse_scenario(text)
    assert (scenario.title, scenario.date, scenario.goal, scenario.length) == ("A moment", "1900", "Go on.", 20)
    assert (scenario.sources, scenario.simplifies) == (("HWS5", "HWS6"), "Much indeed.")
    assert scenario.introduction == "So far."


def test_a_match_goes_on_from_a_text_to_its_end() -> None:
    written = [text for _, text in between_rounds(positions({}, 7))]
    for text in written[::15]:
        match = Match(GAME, {"scenario": text}, chance=seeded(1))
        again = Match.load(match.save(), [GAME])
        assert isinstance(playout(GAME, again.position, Random(1)).pending, Outcome)


def test_a_position_in_the_middle_of_a_card_is_refused_with_the_reason() -> None:
    game = scene(turn=3, round=2, buttons=1).play("Union Victory", "lobby")
    with pytest.raises(ValueError, match=r"^it is in the middle of turn 3, round 2; a scenario begins"):
        write_scenario(game.position, **SAYS)
    with pytest.raises(ValueError, match=r"^it is in the middle of the setup; a scenario begins"):
        write_scenario(GAME.start({}), **SAYS)


def test_after_a_claimed_card_in_the_same_round_nothing_is_written() -> None:
    game = scene(claimed=["Montana"]).play("Montana")
    assert game.asked == "card"
    with pytest.raises(ValueError, match="in the middle of turn 3, round 2"):
        write_scenario(game.position, **SAYS)


def test_a_game_that_is_over_is_not_written() -> None:
    over = playout(GAME, Match(GAME).position, Random(1))
    with pytest.raises(ValueError, match=r"^the game is over: nothing can begin here"):
        write_scenario(over, **SAYS)


def test_past_start_cards_get_no_line() -> None:
    for text in (LOOKING, VOTING):
        _, written_again = next(between_rounds(positions({"scenario": text}, 1)))
        assert "out of the game:" not in written_again
