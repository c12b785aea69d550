"""Prompts: a task and labels for every question, and the notes on the fourth cube."""

from tests.votes.narration.test_log import SEATS, strategy_phase
from tests.votes.scenes import WEST, d4, d6, scene
from tests.votes.wording import well_put
from vfw.core import Decision
from vfw.votes import VotesForWomen
from vfw.votes.narration.prompts import Prompt, build_prompt, fourth_cube_notes, fourth_cube_states, fourth_cube_warning
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, side_of
from vfw.votes.rules.special import take_over
from vfw.votes.rules.steps import removing
from vfw.votes.rules.tabletop import CUBES_TO_VOTE, UNDECIDED
from vfw.votes.rules.view import view


def test_every_question_has_a_prompt_and_a_label_for_each_choice(positions: list[Position]) -> None:
    for position in positions:
        pending = position.pending
        for seat in SEATS:
            words = build_prompt(view(position, seat))
            assert well_put(words.headline), words
            if isinstance(pending, Decision) and pending.seat == seat:
                assert tuple(words.labels) == pending.choices
                assert all(map(well_put, words.labels.values())), words
                assert len(set(words.labels.values())) == len(words.labels), words
            else:
                assert words.labels == {}


def test_the_random_games_contain_every_question(positions: list[Position]) -> None:
    """So that the test above has seen every question there is. Each is named after the step that asks it."""
    asked = {type(position.asking.step).__name__ for position in positions if position.asking}
    shuffles = {"shuffle_state_cards", "shuffle_strategy_cards", "shuffle_onto", "shuffle_deck", "lose_at_random"}
    dice = {"roll", "throw", "roll_for"}
    cards = {"play_a_card", "play_a_claimed_card", "play_from_hand", "play_one_drawn", "claim_strategy"}
    strategy = {"commit", "respond", "play_one_and_sort", "sort_drawn", "search_deck", "discard_one_of"}
    strategy |= {"cancel_for_turn", "reconsider", "take_over", "cubes_in_region", "move_freely", "choose_region"}
    cubes = {"placing", "cubes_per_region", "add_one", "removing", "remove_one", "clear"}
    actions = {"keep_or_reroll", "accept", "give_dice", "give_die", "speak", "move"}
    assert asked >= shuffles | dice | cards | strategy | cubes | actions | {"pick_state", "compare"}


def test_one_seat_gets_a_task_and_the_other_reads_whom_it_waits_for() -> None:
    game = scene().play("Women to the Polls")
    mine, theirs = build_prompt(view(game.position, SUFFRAGIST)), build_prompt(view(game.position, OPPOSITION))
    assert (mine.headline, mine.labels["NJ"]) == ("Add six Suffragist cubes", "New Jersey")
    assert (theirs.headline, theirs.detail) == ("The Suffragists to choose", "Women to the Polls is being played.")


def asked(game: scene, seat: str = SUFFRAGIST) -> Prompt:
    return build_prompt(view(game.position, seat))


def test_in_the_strategy_phase_each_answer_says_what_it_costs() -> None:
    game = strategy_phase(3, 1)
    assert asked(game) == Prompt(
        "Commit how many buttons?",
        "Spent whatever happens. The Opposition, with one button, may defer (you take a Strategy card), match "
        "(neither side does) or pay one more (it does).",
        {0: "No buttons", 1: "One button", 2: "Two buttons (they can only defer)"},
    )
    assert asked(strategy_phase(3, 0)) == Prompt(
        "Commit how many buttons?",
        "Spent whatever happens. The Opposition holds none, so that one button takes a Strategy card.",
        {0: "No buttons", 1: "One button (they can only defer)"},
    )
    assert asked(strategy_phase(2, 5).answer(2), OPPOSITION) == Prompt(
        "The Suffragists commit two buttons",
        "Spent whatever you answer.",
        {
            "defer": "Defer (free): they take a card",
            "match": "Match (2 buttons): neither side takes a card",
            "supersede": "Supersede (3 buttons): you take a card",
        },
    )
    assert asked(strategy_phase(2, 5).answer(0), OPPOSITION) == Prompt(
        "The Suffragists commit no buttons",
        "",
        {"match": "Match (free): neither side takes a card", "supersede": "Supersede (1 button): you take a card"},
    )


def test_a_campaigner_without_room_is_explained() -> None:
    game = scene(ratified=WEST, campaigners="purple West", buttons=1, dice=[d4(3)]).play("Lucy Stone", "campaign")
    assert asked(game.answer("keep")) == Prompt(
        "No cube can go in the West",
        "Its die is 3. The campaigner may move, for one button.",
        {"stay": "Stay, and lose the die", "move": "Move first (pay 1 button)"},
    )


def test_a_die_to_assign_is_named_by_its_face() -> None:
    game = scene(campaigners="purple West, yellow West, yellow South", dice=[d4(3, 1, 2)]).play(
        "Lucy Stone", "campaign"
    )
    assert asked(game).headline == "Who campaigns first?"
    game.answer("purple1")
    assert list(asked(game).labels.values()) == [f"The die that shows {face}" for face in (1, 2, 3)]
    game.answer(1).at("WA")
    assert asked(game).headline == "Who campaigns next?"


def test_a_question_repeated_at_once_is_numbered() -> None:
    game = scene(campaigners="").play("Seneca Falls Convention")
    assert asked(game).headline == "Which color for New York? First of two"
    assert asked(game.answer("purple")).headline == "Which color for New York? Second of two"
    won_over = scene().does(SUFFRAGIST, take_over(4)).answer("OH")
    assert asked(won_over).headline == "Which color for Ohio? First of four"


def test_a_question_about_another_state_each_time_is_not_numbered() -> None:
    game = scene().play("Women to the Polls").answer("NJ")
    assert asked(game).headline == "Which color for New Jersey?"


def test_cubes_of_a_state_are_numbered_across_questions_about_other_states() -> None:
    remove_two = removing(2, ("OH", "IN"), 2)
    assert asked(scene(OH="PPY").does(OPPOSITION, remove_two), OPPOSITION).headline == (
        "Remove which cube from Ohio? First of two"
    )
    two_states = scene(OH="PPY", IN="P").does(OPPOSITION, remove_two).answer("OH")
    assert asked(two_states, OPPOSITION).headline == "Remove which cube from Ohio?"


def test_a_failed_roll_names_the_number_needed() -> None:
    game = scene(buttons=1, dice=[d6(2)]).play("1918 Midterm Elections")
    assert asked(game).headline == "Not enough: roll again?"
    assert asked(game).detail == "1918 Midterm Elections needs 3 or more. Rolling again costs one button."


def test_the_prompt_explains_why_few_or_no_cards_can_be_played() -> None:
    hand = ["Reconstruction", "Women and World War I"]
    assert asked(scene(campaigners="", hand=hand).round_of(SUFFRAGIST)).headline == "Discard a card"
    some = asked(scene(campaigners="", hand=[*hand, "Lucy Stone", "Anna Dickinson"]).round_of(SUFFRAGIST))
    assert some.detail == "You have no campaigner on the map, so only events can be played."
    also = asked(scene(claimed=["Montana"]).round_of(SUFFRAGIST))
    assert also.detail == "Touch one in your hand, then say how you play it. Or play a claimed card first."


def test_the_prompt_of_a_vote_names_the_sums() -> None:
    voting = scene(turn=6, sent=True, TN="PP", buttons=1, dice=[d6(1), d6(5)]).clean_up().answer("TN")
    assert asked(voting).detail == "You have 3, they have 5, cubes included. Roll again for one button?"
    tied = scene(turn=6, sent=True, buttons=1, dice=[d6(5), d6(5)]).clean_up().answer("TN")
    assert asked(tied).detail == "It is 5 to 5, and the Opposition wins ties. Roll again for one button?"


def test_two_cubes_for_each_region_are_explained() -> None:
    game = scene().play("National Focus").at("NY")
    assert asked(game).detail == (
        "Both go to the same state of a region; five regions to go. Where red cubes lie, one of them goes instead."
    )
    petition = scene().play("Petition to Congress")
    for state in ("NY", "CA", "KS", "TX"):
        petition = petition.at(state)
    assert asked(petition).headline == "Add one Suffragist cube in each region: two to go"
    assert asked(petition).detail.startswith("In one state of each; the Midwest and Atlantic & Appalachia to go.")


def test_all_seats_read_the_winner() -> None:
    game = scene(turn=6).clean_up()
    assert {build_prompt(view(game.position, seat)).headline for seat in SEATS} == {"The Opposition wins"}


GAME = VotesForWomen()


def test_fourth_cube_states_match_the_rules(positions: list[Position]) -> None:
    seen = {True: 0, False: 0}
    for position in positions:
        pending = position.pending
        if not isinstance(pending, Decision) or pending.about != "state":
            continue
        side, told = side_of(pending.seat), fourth_cube_states(view(position, pending.seat))
        for state in map(str, pending.choices):
            if pending.why != "add" or state == "move":
                continue
            after = GAME.answer(position, state)
            if isinstance(after.pending, Decision) and after.pending.about == "colour":
                after = GAME.answer(after, after.pending.choices[0])
            was, now = position.strength(side, state), after.strength(side, state)
            fourth = was == CUBES_TO_VOTE - 1 and (now == CUBES_TO_VOTE or after.vote(state) != UNDECIDED)
            assert (state in told) is fourth, (state, position.cubes(state), told)
            seen[fourth] += 1
    assert min(seen.values()) > 20


def said(game: scene) -> str:
    return fourth_cube_warning(view(game.position, SUFFRAGIST))


def campaign(**table: str) -> scene:
    return scene(campaigners="purple Northeast", dice=[d4(2)], **table).play("Lucy Stone", "campaign")  # type: ignore[arg-type]


def test_the_prompt_names_the_states_where_the_next_cube_decides() -> None:
    assert said(campaign(NY="PP")) == ""
    assert said(campaign(NY="PPY")) == "One more cube, and New York has its four."
    assert said(campaign(NY="PPY", VT="PPP", sent=True)) == "One more cube, and New York or Vermont ratifies at once."  # type: ignore[arg-type]
    assert said(campaign(NY="PPY", VT="PPP", NH="PPP")) == "One more cube, and any marked +1 has its four."


def test_the_prompt_warns_of_cubes_that_change_nothing() -> None:
    assert said(campaign(NY="PPPPPPP")) == "More cubes change no vote in New York, which has four."
    assert said(campaign(NY="PPPP", VT="PPPP")) == "More cubes change no vote in New York and Vermont, which have four."
    assert (
        said(campaign(NY="PPPP", VT="PPPP", NH="PPPP"))
        == "More cubes change no vote in the three states that have four."
    )


def test_the_note_of_a_state_says_it_too() -> None:
    game = view(campaign(NY="PPPP", VT="PPP", GA="RRRR").position, SUFFRAGIST)
    assert list(fourth_cube_notes(game, "NY", is_next=False)) == [
        "Ratifies when the Amendment is sent. More cubes change no vote: they guard these."
    ]
    assert next(iter(fourth_cube_notes(game, "GA", is_next=False))).startswith("Rejects when the Amendment is sent.")
    (told,) = fourth_cube_notes(game, "VT", is_next=True)
    assert told == "The next cube is the fourth: the state ratifies when the Amendment is sent."
    assert list(fourth_cube_notes(game, "ME", is_next=False)) == []


def test_other_seats_get_no_warning() -> None:
    game = campaign(NY="PPPP", VT="PPP")
    assert fourth_cube_warning(view(game.position, "opposition")) == ""
    assert fourth_cube_states(view(game.position, None)) == ()
