"""The panel without a browser: starting, answering, refusals, and the players that are not persons."""

import json
from random import Random
from statistics import median

import pytest

from tests.accessible import read
from tests.panel.conftest import NewScreen
from tests.panel.scenes import CARD, choosing_a_card
from tests.panel.screen import WAYS_IN, Screen, arrive
from vfw.core.chance import physical, seeded
from vfw.core.match import Match
from vfw.core.questions import Decision, IllegalReply, Outcome, Reply, Roll, Shuffle
from vfw.panel.errors import FAILED
from vfw.votes import VotesForWomen

EIGHT_KB = 8_192


def to_question(screen: Screen, about: str, why: str = "", seed: int = 1) -> Decision:
    """Answer at random until the person at the screen is asked about that, for any reason or for this one."""
    rng = Random(seed)
    while isinstance(pending := screen.match.pending, Decision):
        if pending.about == about and why in ("", pending.why):
            return pending
        screen.pick(rng.choice(screen.picks))
    raise AssertionError(f"no question about {about} came")


# Beginning


def test_the_start_page_begins_a_game_with_a_seed(screen: Screen) -> None:
    assert screen.commands == WAYS_IN
    screen.begin(seed="suffrage")
    assert screen.match.chance == seeded("suffrage")
    assert screen.match.players == {"suffragist": "person", "opposition": "random"}
    assert "Suffragists · Turn 1" in screen.html("prompt")
    assert screen.html("cover") == ""


def test_without_a_seed_every_game_differs(show: NewScreen) -> None:
    seeds = set()
    for _ in range(3):
        screen = show()
        screen.begin(seed=" ")
        seeds.add(json.dumps(screen.match.chance.header()))
    assert len(seeds) == 3


def test_the_same_seed_and_choices_give_the_same_game(show: NewScreen) -> None:
    games = []
    for _ in range(2):
        screen, rng = show(), Random(3)
        screen.begin()
        for _ in range(60):
            screen.pick(rng.choice(screen.picks))
        games.append(screen.match)
    assert games[0] == games[1]


def test_a_match_of_a_notebook_is_shown_at_once_and_the_computer_has_answered(show: NewScreen) -> None:
    match = Match(VotesForWomen(), players={"suffragist": "random"})
    screen = show(match)
    assert screen.match is match
    assert isinstance(match.pending, Decision)
    assert match.pending.seat == "opposition"
    assert screen.picks


def test_a_second_click_on_begin_does_not_begin_again(screen: Screen) -> None:
    late = {"kind": "command", "name": "begin", "fields": {}, "question": screen.panel.question}
    screen.begin()
    match = screen.match
    screen.send(late)
    assert screen.match is match


# Answering


def test_a_pick_answers_and_the_next_question_has_another_number(screen: Screen) -> None:
    screen.begin()
    before, number, reply = len(screen.match.replies), screen.panel.question, screen.picks[0]
    screen.pick(reply)
    assert screen.match.replies[before] == reply
    assert screen.panel.question == number + 1
    assert f'data-question="{number + 1}"' in screen.html("prompt")


def test_a_late_pick_is_dropped(screen: Screen) -> None:
    screen.begin()
    screen.pick(screen.picks[0])
    before, number = screen.match.replies, screen.panel.question
    for late in (number - 1, number + 1, 0):
        screen.pick(screen.picks[0], question=late)
    assert screen.match.replies == before
    assert screen.panel.question == number


def test_a_late_command_is_dropped(screen: Screen) -> None:
    screen.begin()
    to_question(screen, "use")
    late = {"kind": "command", "name": "undo", "fields": {}, "question": screen.panel.question}
    before = screen.match.replies
    screen.send(late)
    assert len(screen.match.replies) < len(before)
    after = screen.match.replies
    screen.send(late)
    assert screen.match.replies == after


@pytest.mark.parametrize("wrong", ["no such card", 3, True, None, ["a"], {"a": 1}])
def test_an_illegal_pick_is_reported_and_changes_nothing(screen: Screen, wrong: Reply) -> None:
    screen.begin()
    screen.pick(screen.picks[0])
    before, tools = screen.match.replies, sum("(disabled" in line for line in screen.read("prompt"))
    with pytest.raises(IllegalReply):
        screen.pick(wrong)
    assert screen.match.replies == before
    assert "You cannot choose that now." in screen.html("prompt")
    assert sum("(disabled" in line for line in screen.read("prompt")) == tools
    screen.pick(screen.picks[0])
    assert "You cannot choose that now." not in screen.html("prompt")


def test_unknown_messages_and_commands_are_reported(screen: Screen) -> None:
    with pytest.raises(ValueError, match="no message of its"):
        screen.send({"kind": "gossip"})
    assert FAILED in screen.html("cover")
    assert "gossip" not in screen.html("cover")
    with pytest.raises(ValueError, match="known here are begin, choose, continue, front, guided, learn"):
        screen.send({"kind": "command", "name": "undo", "fields": {}, "question": None})


def test_the_map_offers_what_the_prompt_offers(screen: Screen) -> None:
    screen.begin()
    pending = to_question(screen, "state")
    assert set(screen.legal) == set(pending.choices) - {"done", "move", "stay"}
    assert set(screen.picks) == set(pending.choices)
    state = screen.legal[0]
    screen.press_map(state)
    assert state in screen.match.replies


def test_a_single_campaigner_is_chosen_by_its_region(show: NewScreen) -> None:
    screen = choosing_a_card(show, campaigners="purple West, yellow South")
    screen.pick(CARD, "campaign")
    assert sorted(screen.legal) == ["South", "West"]
    screen.press_map("South")
    assert screen.match.replies[-1] == "yellow1"


@pytest.mark.parametrize(
    ("campaigners", "alone"),
    [
        ("purple West, yellow West", []),
        ("purple West, yellow West, purple South", ["South"]),
        ("purple West, yellow Plains, purple South", ["Plains", "South", "West"]),
    ],
)
def test_campaigners_that_share_a_region_are_not_chosen_by_it(
    show: NewScreen, campaigners: str, alone: list[str]
) -> None:
    screen = choosing_a_card(show, campaigners=campaigners)
    screen.pick(CARD, "campaign")
    assert sorted(screen.legal) == alone
    assert len(screen.picks) == campaigners.count(",") + 1


def test_an_answer_sends_little(screen: Screen) -> None:
    screen.begin()
    rng, sizes = Random(2), []
    while not screen.match.outcome:
        asked = {"kind": "pick", "replies": [rng.choice(screen.picks)], "question": screen.panel.question}
        screen.sent.clear()
        screen.send(asked)
        bytes_both_ways = len(json.dumps(asked)) + sum(len(json.dumps(message)) for _, message in screen.sent)
        assert screen.panel.table
        alone = not any(event[0] == "played" for event in screen.panel.table.news)
        sizes.append((bytes_both_ways, alone))
    # A hand in which every card can be played in four ways is sent whole, and so is what the computer did.
    assert median(size for size, _ in sizes) < EIGHT_KB
    assert max(size for size, alone in sizes if alone) < 1.5 * EIGHT_KB, "where no card of the computer follows"
    assert max(sizes)[0] < 2 * EIGHT_KB


def test_all_results_of_an_answer_come_in_one_message(screen: Screen) -> None:
    screen.begin()
    page = screen.panel.page
    for number in range(1, 6):
        pick = {"kind": "pick", "replies": screen.picks[:1], "question": screen.panel.question}
        screen.sent.clear()
        arrive(page, {"kind": "press", "page": "a", "number": number, "message": pick})
        [(_, receipt)] = screen.sent
        states = receipt["content"]["states"]
        assert next(iter(states)) == page.model_id, "the page is painted first"
        assert {"prompt_html", "said"} <= states[page.model_id].keys()
        assert any("scene" in state for state in states.values()), "and with it the map"


@pytest.mark.parametrize("seed", range(20))
def test_every_question_can_be_answered_with_buttons_alone(show: NewScreen, seed: int) -> None:
    screen, rng, dice = show(), Random(seed), ["computer", "table"][seed % 2]
    screen.begin(opposition=["random", "person"][seed % 2], seed=str(seed), dice=dice)
    while not screen.match.outcome:
        if "ready" in screen.commands:
            screen.press("ready")
        pending = screen.match.pending
        if isinstance(pending, Decision):
            assert set(screen.picks) == set(pending.choices)
        elif isinstance(pending, Roll):
            assert screen.picks == list(range(1, pending.sides + 1))
        screen.pick(rng.choice(screen.picks))
    assert "Play again" in screen.html("prompt")


def test_the_end_says_who_won_why_and_how_the_states_voted(screen: Screen) -> None:
    screen.begin()
    rng = Random(2)
    while not isinstance(outcome := screen.match.pending, Outcome):
        screen.pick(rng.choice(screen.picks))
    ending = screen.html("prompt")
    assert outcome.winners == ("opposition",)
    assert "The Opposition wins" in ending
    assert {
        "never sent": "Congress never sent the Amendment",
        "rejected": "Thirteen states have rejected",
    }[outcome.reason] in ending
    assert ("of 6 markers in Congress" in ending) == (outcome.reason == "never sent")
    assert "seed 7" in " ".join(read(ending))
    assert "18 August 1920" in screen.html("record")
    screen.press("start page")
    assert "Go on with your game" not in screen.html("cover")


# Cubes


def test_cubes_come_in_the_chosen_color_and_are_one_act(screen: Screen) -> None:
    screen.begin()
    to_question(screen, "state", "add")
    screen.press("colour", value="yellow")
    assert "✓" not in screen.html("prompt")
    assert screen.button("colour yellow") == "button: Yellow [colour yellow] (pressed)"
    empty = [str(state) for state in screen.match.legal() if not screen.match.position.cubes(str(state))]
    before = screen.match.replies
    screen.pick(empty[0])
    assert screen.match.replies[len(before) : len(before) + 2] == (empty[0], "yellow")
    screen.press("undo")
    assert screen.match.replies == before
    screen.press("redo")
    assert screen.match.replies[len(before) :] == (empty[0], "yellow")


def test_place_them_all_asks_only_what_is_a_choice_and_is_one_act(screen: Screen) -> None:
    screen.begin()
    rng = Random(8)
    while "all" not in screen.commands:
        assert not screen.match.outcome
        screen.pick(rng.choice(screen.picks))
    before, asked = screen.match.replies, screen.match.pending
    screen.press("all")
    assert len(screen.match.replies) >= len(before) + 3
    screen.press("undo")
    assert screen.match.replies == before
    assert screen.match.pending == asked
    screen.press("redo")
    assert len(screen.match.replies) >= len(before) + 3


def test_a_refused_undo_says_why(screen: Screen) -> None:
    screen.begin()
    screen.press("undo")
    assert "That cannot be taken back: cards were shuffled since" in screen.html("prompt")
    to_question(screen, "reroll")
    before = screen.match.replies
    screen.press("undo")
    assert "a die has fallen since" in screen.html("prompt")
    assert screen.match.replies == before


def test_undo_says_that_an_answer_revealed_something(screen: Screen) -> None:
    screen.begin(opposition="person")
    rng = Random(4)
    while not (screen.match.why_no_undo("suffragist") and not screen.match.why_no_undo_at_sight("suffragist")):
        assert not screen.match.outcome
        screen.press("ready") if "ready" in screen.commands else screen.pick(rng.choice(screen.picks))
    assert "disabled" not in screen.button("undo")
    before = screen.match.replies
    screen.press("undo")
    assert "That cannot be taken back: this answer showed something that was hidden" in screen.html("prompt")
    assert screen.match.replies == before
    assert "(disabled: this answer showed something that was hidden)" in screen.button("undo"), "now it is known"


def test_undo_and_redo_move_through_many_acts(screen: Screen) -> None:
    screen.begin()
    to_question(screen, "use")
    screen.press("undo")
    card = screen.match.replies
    screen.press("redo")
    assert isinstance(screen.match.pending, Decision)
    assert screen.match.pending.about == "use"
    screen.press("undo")
    assert screen.match.replies == card
    screen.pick(screen.picks[0])
    assert "(disabled: " in screen.button("redo")


# Dice and cards by hand


def test_real_dice_can_be_chosen_for_a_game(screen: Screen) -> None:
    screen.begin(dice="table")
    assert screen.match.chance == physical(seeded("7"))


def test_dice_are_entered_by_hand_one_after_the_other(show: NewScreen) -> None:
    screen = choosing_a_card(show, physical(seeded("7")))
    screen.pick(CARD, "campaign")
    roll = screen.match.pending
    assert isinstance(roll, Roll)
    assert roll.n == 2
    before = screen.match.replies
    screen.pick(2)
    assert screen.match.replies == before
    assert screen.names("prompt", "heading 2")[0].endswith(f": die 2 of {roll.n}")
    assert "shows 2" in screen.html("prompt")
    screen.press("undo")
    assert screen.names("prompt", "heading 2")[0].endswith(f": die 1 of {roll.n}")
    for _ in range(roll.n):
        screen.pick(roll.sides)
    assert screen.match.replies[len(before)] == (roll.sides,) * roll.n


def test_cards_shuffled_on_a_real_table(show: NewScreen) -> None:
    screen = show(Match(VotesForWomen(), chance=physical()))
    while isinstance(screen.match.pending, Shuffle):
        before = len(screen.match.replies)
        screen.press("shuffle")
        assert len(screen.match.replies) == before + 1
    assert screen.commands == ["ready"]


# The computer


def test_the_computer_has_both_seats_and_persons_watch(screen: Screen) -> None:
    screen.begin(suffragist="random", opposition="random")
    assert screen.commands == ["next"]
    assert screen.html("hand") == ""
    turns = []
    while not screen.match.outcome:
        screen.press("next")
        turns.append(screen.match.position.turn)
    assert turns == sorted(turns)
    assert len(turns) >= 72
    assert "Play again" in screen.html("prompt")


@pytest.mark.parametrize("person", ["suffragist", "opposition"])
def test_a_person_is_asked_only_for_the_own_seat(screen: Screen, person: str) -> None:
    other = {"suffragist": "opposition", "opposition": "suffragist"}[person]
    screen.begin(**{person: "person", other: "random"})
    rng = Random(5)
    while isinstance(pending := screen.match.pending, Decision):
        assert pending.seat == person
        screen.pick(rng.choice(screen.picks))
    assert isinstance(pending, Outcome)


def test_new_game_leads_to_the_start_page_from_which_the_game_goes_on(screen: Screen) -> None:
    screen.begin()
    to_question(screen, "use")
    match, undone = screen.match, screen.html("prompt")
    screen.press("start page")
    assert screen.panel.match is None
    assert screen.commands == ["continue", *WAYS_IN]
    assert "Go on with your game" in screen.html("cover")
    screen.press("continue")
    assert screen.match is match
    assert screen.picks == [json.loads(json.dumps(choice)) for choice in match.legal()]
    assert "How do you play it?" in undone
