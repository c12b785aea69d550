"""The tutorial: every lesson can be read, asks the learner to act, speaks at every step, and ends however one plays."""

from __future__ import annotations

from random import Random

import pytest

from vfw.core import Decision, Match, Roll, seeded
from vfw.core.players import PERSON, any_reply
from vfw.core.position import Event
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import create_player
from vfw.votes.rules.seats import OPPOSITION, PURPLE_SUFFRAGIST, SUFFRAGIST, YELLOW_SUFFRAGIST
from vfw.votes.rules.tabletop import OPPOBOT, RATIFIED
from vfw.votes.scenarios import tutorial
from vfw.votes.scenarios.fields import BadScenario
from vfw.votes.scenarios.tutorial import TutorialLesson

TEXTS = lessons("tutorial")
LONGEST = 200


def begun(lesson: TutorialLesson, seed: int) -> Match:  # type: ignore[type-arg]
    return Match(VotesForWomen(), lesson.options, chance=seeded(seed), players=lesson.players)


def happened(match: Match) -> list[Event]:  # type: ignore[type-arg]
    return [event for position in match.positions for event in position.news]


def done(lesson: TutorialLesson, match: Match) -> str:  # type: ignore[type-arg]
    return lesson.done(match.pending, happened(match))


def learner_acts(match: Match, rng: Random) -> bool:  # type: ignore[type-arg]
    """Return whether the learner is asked; a partner who is asked answers."""
    seat = getattr(match.pending, "seat", "")
    kind = match.players.get(seat, PERSON)
    if kind == PERSON:
        return True
    match.answer(create_player(kind, rng).choose(match.view(seat)))
    return False


def answered(lesson: TutorialLesson, match: Match, *replies: str) -> str:  # type: ignore[type-arg]
    """Answer with the first of `replies` that is a choice, else at random, until the lesson is done."""
    rng = Random(1)
    while not done(lesson, match):
        if learner_acts(match, rng):
            chosen = [reply for reply in replies if reply in match.legal()]
            match.answer(chosen[0] if chosen else any_reply(match.pending, rng))
    return done(lesson, match)


def test_there_are_eight_lessons_in_order() -> None:
    assert [tutorial.parse_lesson(text).title for text in TEXTS.values()] == [
        "The goal, and the map",
        "A card as an event",
        "Campaigning, and cubes",
        "Buttons, lobbying and Congress",
        "The bid for a Strategy card",
        "State cards, and the two colors",
        "The states vote",
        "A partner: two colors, one pool",
    ]


@pytest.mark.parametrize("name", TEXTS)
@pytest.mark.parametrize("seed", range(20))
def test_every_lesson_guides_the_learner_to_its_end_however_it_is_played(name: str, seed: int) -> None:
    lesson, rng = tutorial.parse_lesson(TEXTS[name]), Random(seed)
    match = begun(lesson, seed)
    answers = 0
    while not done(lesson, match):
        if not learner_acts(match, rng):
            continue
        assert isinstance(match.pending, Decision)
        assert match.pending.seat in (SUFFRAGIST, PURPLE_SUFFRAGIST), "only the learner is asked"
        if not answers:
            said = lesson.said(match.pending, happened(match), at_first=True)
            assert said.startswith(lesson.opening)
            assert len(said) > len(lesson.opening), "what to do first is said"
        match.answer(any_reply(match.pending, rng))
        answers += 1
        assert answers < LONGEST
    assert answers


def test_the_first_lesson_ends_with_tennessee() -> None:
    lesson = tutorial.parse_lesson(TEXTS["1-goal"])
    match = begun(lesson, 1)
    assert "TN" in match.legal()
    assert "thirty-sixth" in answered(lesson, match, "TN")
    assert match.position.vote("TN") == RATIFIED
    assert match.outcome
    assert match.outcome.winners == (SUFFRAGIST,)


def test_a_lesson_knows_whether_its_task_is_done() -> None:
    lesson = tutorial.parse_lesson(TEXTS["3-campaign"])
    assert "most cubes" in answered(lesson, begun(lesson, 1), "campaign", "keep")
    assert "another way" in answered(lesson, begun(lesson, 1), "organize")


@pytest.mark.parametrize(
    ("name", "replies", "words"),
    [
        ("3-campaign", ["frances-harper", "event"], "another way to play a card"),
        ("3-campaign", ["frances-harper", "campaign"], ""),
        ("6-state-cards", ["the-union-signal"], "You have played another card"),
        ("6-state-cards", ["women-to-the-polls"], ""),
    ],
)
def test_another_play_than_the_lesson_leads_to_gets_the_text_for_it(name: str, replies: list[str], words: str) -> None:
    lesson = tutorial.parse_lesson(TEXTS[name])
    match, asked = begun(lesson, 3), 0
    for reply in replies:
        match.answer(reply)
    while not done(lesson, match):
        said = lesson.said(match.pending, happened(match), at_first=False)
        assert (words in said) if words else (lesson.elsewhere[1] not in said), said
        match.answer(match.legal()[0] if match.legal() else any_reply(match.pending, Random(1)))
        asked += 1
    assert asked or not words


def test_what_a_lesson_leads_to_is_a_use_or_a_card() -> None:
    text = TEXTS["3-campaign"].replace("else than campaign", "else than campaing")
    line = 1 + text[: text.index("## After something else")].count("\n")
    with pytest.raises(BadScenario, match=f"^line {line}: “campaing” is neither a card nor one of event, campaign, "):
        tutorial.parse_lesson(text)


def test_in_the_lesson_on_congress_six_stars_send_the_amendment_and_three_cards_are_enough() -> None:
    lesson = tutorial.parse_lesson(TEXTS["4-congress"])
    ends = {answered(lesson, begun(lesson, seed), "lobby", "reroll") for seed in range(20)}
    assert {end[:9] for end in ends} == {"Six stars", "No sixth "}


def test_in_the_lesson_on_bidding_five_buttons_always_win_a_card() -> None:
    lesson = tutorial.parse_lesson(TEXTS["5-bid"])
    for seed in range(8):
        match = begun(lesson, seed)
        assert "**five always win**" in lesson.said(match.pending, happened(match), at_first=True)
        match.answer(5)
        assert "choose a card" in lesson.said(match.pending, happened(match), at_first=False)
        match.answer("strategy:transportation")
        assert "That was the bid" in done(lesson, match)
        assert "strategy:transportation" in match.position.held_for(SUFFRAGIST).claimed


def test_in_the_lesson_on_bidding_two_buttons_win_where_the_die_shows_one_and_no_bid_ends_it_too() -> None:
    lesson = tutorial.parse_lesson(TEXTS["5-bid"])
    won = 0
    for seed in range(40):
        match = begun(lesson, seed)
        match.answer(2)
        won += isinstance(match.pending, Decision) and match.pending.about == "strategy card"
    assert 4 <= won <= 16, "one time in four"
    nothing = begun(lesson, 1)
    nothing.answer(0)
    assert "That was the bid" in done(lesson, nothing)


def with_cubes_of(color: str) -> Match:  # type: ignore[type-arg]
    """Play the lesson on State cards with every cube of the learner in that color."""
    lesson, choice = tutorial.parse_lesson(TEXTS["6-state-cards"]), Random(3)
    match = begun(lesson, 1)
    match.answer("women-to-the-polls")
    while not done(lesson, match):
        if isinstance(match.pending, Decision) and match.pending.why == "claimed":
            assert "claimed its card" in lesson.said(match.pending, happened(match), at_first=False)
        wanted = [reply for reply in (color, "state:new-jersey") if reply in match.legal()]
        match.answer(wanted[0] if wanted else any_reply(match.pending, choice))
    assert "You have claimed a State card" in done(lesson, match)
    return match


def test_in_the_lesson_on_state_cards_the_fourth_cube_claims_one_and_the_color_decides_the_rest() -> None:
    purple, yellow = (with_cubes_of(color).position for color in ("purple", "yellow"))
    assert purple.buttons(SUFFRAGIST) == yellow.buttons(SUFFRAGIST) == 2, "what the card of New Jersey gives"
    assert [purple.cubes(state) for state in ("NJ", "PA", "DE")] == [{"purple": 2}] * 3
    assert [yellow.cubes(state) for state in ("NJ", "PA", "DE")] == [{}] * 3, "the other side took them all"


def test_a_lesson_ends_once_the_card_is_through_not_in_the_midst_of_it() -> None:
    lesson = tutorial.parse_lesson(TEXTS["2-event"])
    match = begun(lesson, 1)
    match.answer("women-to-the-polls")
    asked = 0
    while isinstance(match.pending, Decision) and match.pending.about in ("state", "colour"):
        assert done(lesson, match) == "", "the card still asks where its cubes go"
        match.answer(match.pending.choices[0])
        asked += 1
    assert asked
    assert done(lesson, match)


def test_the_lesson_on_partners_rolls_for_both_colors_and_pays_from_one_pool() -> None:
    lesson = tutorial.parse_lesson(TEXTS["8-partners"])
    assert lesson.players == {PURPLE_SUFFRAGIST: PERSON, YELLOW_SUFFRAGIST: "greedy", OPPOSITION: OPPOBOT}
    match = begun(lesson, 1)
    for reply in ("frances-harper", "campaign"):
        match.answer(reply)
    assert "three dice" in lesson.said(Roll(4, 3, "campaigning"), happened(match), at_first=False)
    assert [len(event[3]) for event in happened(match) if event[0] == "rolled"] == [3], "a yellow campaigner rolls too"
    buttons = match.position.buttons(SUFFRAGIST)
    match.answer("reroll")
    assert match.position.buttons(SUFFRAGIST) == buttons - 1
    while getattr(match.pending, "about", "") == "reroll":
        match.answer("keep")
    assert "only to **purple** campaigners" in lesson.said(match.pending, happened(match), at_first=False)
    assert "how partners play" in answered(lesson, match, "exchange")
    held = {seat: match.position.held_by(seat).hand for seat in (PURPLE_SUFFRAGIST, YELLOW_SUFFRAGIST)}
    assert "exchanged" in [event[0] for event in happened(match)], "the partner agrees"
    assert held[PURPLE_SUFFRAGIST][0] in ("the-union-signal", "lucy-stone"), "what Yellow has held"
    assert held[YELLOW_SUFFRAGIST][0] == "pioneer-women"


def test_a_lesson_says_nothing_while_a_partner_plays() -> None:
    lesson, rng = tutorial.parse_lesson(TEXTS["8-partners"]), Random(1)
    match, theirs = begun(lesson, 1), 0
    while not done(lesson, match):
        has_played = [event[1] for event in happened(match) if event[0] == "played"]
        if getattr(match.pending, "seat", "") == YELLOW_SUFFRAGIST or has_played[-1:] == [YELLOW_SUFFRAGIST]:
            exchanges = getattr(match.pending, "seat", "") == PURPLE_SUFFRAGIST
            assert bool(lesson.said(match.pending, happened(match), at_first=False)) == exchanges
            theirs += 1
        if learner_acts(match, rng):
            match.answer(any_reply(match.pending, rng))
    assert theirs > 2


def test_the_lesson_on_partners_also_ends_without_campaigning_or_exchange() -> None:
    lesson = tutorial.parse_lesson(TEXTS["8-partners"])
    match = begun(lesson, 2)
    for reply in ("frances-harper", "event"):
        match.answer(reply)
    assert "another way to play a card" in lesson.said(match.pending, happened(match), at_first=False)
    assert "how partners play" in answered(lesson, match, "keep card")
    assert "pioneer-women" in match.position.held_by(PURPLE_SUFFRAGIST).hand


def test_an_unknown_heading_is_named_with_its_line() -> None:
    text = TEXTS["2-event"].replace("## Asked for a color", "## Asked for a hue")
    line = 1 + text[: text.index("## Asked for a hue")].count("\n")
    with pytest.raises(BadScenario, match=f"^line {line}: “Asked for a hue” is no heading of a lesson; expected "):
        tutorial.parse_lesson(text)


def test_a_lesson_that_may_never_end_is_refused() -> None:
    text = TEXTS["2-event"].replace("a card has been played", "the Amendment is sent")
    with pytest.raises(BadScenario, match="may never end; add “## Done when a card has been played”"):
        tutorial.parse_lesson(text)
