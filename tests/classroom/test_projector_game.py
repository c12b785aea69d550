"""The game of a class: votes are taken, looked at, taken back and kept."""

import json
from random import Random

import pytest

from tests.classroom.classes import JUNE_1919, NASHVILLE, play_to_next_question, play_to_question, start_class_game
from vfw.classroom.projector_game import PLACED, ClassGame, Stage
from vfw.classroom.projector_shortlist import BUDGET, LETTERS
from vfw.classroom.projector_votes import DecidedBy, Vote, parse_votes, serialize_votes
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.questions import Decision, Roll
from vfw.panel.session.advice import coach_seed
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.skins.votes.board import VotesBoard
from vfw.resources import lessons
from vfw.votes.coach.ranking import find_hints

# Votes


def test_the_choice_with_most_hands_is_played_and_the_vote_is_kept() -> None:
    game = start_class_game()
    asked, listed = game.question, game.shortlist
    counts = [3] * len(listed.letters)
    counts[1] = 12
    game.enter(" ".join(map(str, counts)))
    (vote,) = game.votes
    assert (vote.question, vote.chosen, vote.by) == (asked, listed.choices[1].label, DecidedBy.ROOM)
    assert [count for _, count in vote.hands] == counts
    assert [label for label, _ in vote.hands][:-1] == [choice.label for choice in listed.choices]
    assert game.just_voted == vote
    assert game.stage == Stage.LOOK
    assert vote.chosen.rpartition(" with ")[2] in game.moments[0].lines[0]


def test_a_letter_without_a_count_is_kept_as_not_counted() -> None:
    game = start_class_game()
    game.enter("a")
    (vote,) = game.votes
    assert (vote.by, vote.hands) == (DecidedBy.UNCOUNTED, ())


def test_the_teacher_decides_a_tie() -> None:
    game = start_class_game()
    letters = game.shortlist.letters
    game.enter(" ".join("7" if letter in "AC" else "1" for letter in letters))
    assert (game.stage, game.tied, game.votes) == (Stage.TIE, "AC", [])
    game.enter("c")
    (vote,) = game.votes
    assert (vote.by, vote.chosen) == (DecidedBy.TEACHER, vote.hands[2][0])


def test_after_a_tie_the_hands_can_be_counted_again() -> None:
    game = start_class_game()
    game.enter(" ".join(["7"] * len(game.shortlist.letters)))
    game.enter(" ".join(["7", "8", *["0"] * (len(game.shortlist.letters) - 2)]))
    assert game.votes[0].by == DecidedBy.ROOM
    assert dict(game.votes[0].hands)[game.votes[0].chosen] == 8


def test_another_choice_opens_the_rest() -> None:
    game = start_class_game()
    others, letters = game.shortlist.others, game.shortlist.letters
    game.enter(" ".join(["0"] * (len(letters) - 1) + ["20"]))
    assert (game.stage, game.votes) == (Stage.OTHERS, [])
    game.choose_other(len(others) - 1)
    (vote,) = game.votes
    assert (vote.chosen, vote.by, vote.hands[-1]) == (others[-1].label, DecidedBy.ROOM, ("Another choice", 20))


def test_a_wrong_letter_or_number_changes_nothing() -> None:
    game = start_class_game()
    with pytest.raises(ValueError, match="expected one of A, B"):
        game.choose("Z")
    with pytest.raises(ValueError, match="numbers expected"):
        game.enter("1 2")
    assert (game.stage, game.votes, game.can_undo) == (Stage.ASK, [], False)
    game.choose(game.shortlist.other)
    with pytest.raises(ValueError, match="expected 0 to"):
        game.choose_other(99)
    assert (game.stage, game.votes) == (Stage.OTHERS, [])


def test_no_choice_is_accepted_while_events_are_shown() -> None:
    game = start_class_game()
    game.choose("A")
    replies = game.match.replies
    game.choose("A")
    game.choose_other(0)
    game.enter("1")
    game.leave_to_exhibit()
    game.choose_place("TN")
    assert (game.stage, game.match.replies) == (Stage.LOOK, replies)


def test_the_exhibit_chooses_the_best_answer_of_a_good_player() -> None:
    game = start_class_game()
    best = find_hints(game.table.view, coach_seed(game.match), len(LETTERS) - 1, BUDGET)[0].replies
    game.leave_to_exhibit()
    (vote,) = game.votes
    assert vote.by == DecidedBy.EXHIBIT
    assert game.match.replies[vote.at] == best[0]


def test_the_exhibit_places_all_cubes_of_a_question_at_once() -> None:
    game = play_to_question(start_class_game(JUNE_1919), "state")
    pending = game.match.pending
    assert isinstance(pending, Decision)
    game.leave_to_exhibit()
    assert game.votes[-1].chosen == PLACED
    after = game.match.pending
    assert not (isinstance(after, Decision) and (after.about, after.why) == (pending.about, pending.why))


def test_the_color_of_a_cube_is_never_asked() -> None:
    game, rng = start_class_game(JUNE_1919), Random(3)
    for _ in range(40):
        if play_to_next_question(game).stage == Stage.OVER:
            break
        assert game.about != "colour"
        game.choose(rng.choice(game.shortlist.letters.replace(game.shortlist.other or " ", "")))
        if game.stage == Stage.NOTE:
            game.play_it()


def test_clicking_a_place_on_the_map_makes_its_choice() -> None:
    game = play_to_question(start_class_game(), "state")
    state = str(game.shortlist.choices[-1].replies[0])
    game.choose_place("NY")
    assert game.stage == Stage.ASK
    game.choose_place(state)
    assert game.votes[-1].chosen == VotesBoard().states(game.table.view, ())[state].says.partition(",")[0]


def test_a_card_that_rewards_racism_shows_its_note_before_it_is_played() -> None:
    text = lessons("scenarios")[NASHVILLE].replace("Miss Febb Wins the Last Vote; Carrie", "Southern Strategy; Carrie")
    match = DEFAULT_SKIN.capabilities.scenarios.scenario_match(text)
    assert match is not None
    # `scenario_match` draws a random seed, and the shortlist of some seeds leaves the card out.
    game = ClassGame(Match(match.game, match.options, chance=seeded("7"), players=match.players))
    game.go_on()
    labels = [choice.label for choice in game.shortlist.choices]
    counts = ["9" if label == "Southern Strategy" else "1" for label in [*labels, "Another choice"]]
    game.enter(" ".join(counts))
    assert (game.stage, game.first.card, game.votes) == (Stage.NOTE, "southern-strategy", [])
    game.undo()
    assert (game.stage, game.first.card) == (Stage.ASK, "")
    game.enter(" ".join(counts))
    game.play_it()
    (vote,) = game.votes
    assert (vote.chosen, vote.by, vote.hands[labels.index(vote.chosen)][1]) == ("Southern Strategy", DecidedBy.ROOM, 9)


def test_votes_survive_being_written_and_read() -> None:
    votes = [
        Vote(3, "Play a card", "Lucy Stone", DecidedBy.ROOM, (("Lucy Stone", 12), ("Campaign", 5))),
        Vote(9, "Choose the next state to vote", "Tennessee", DecidedBy.EXHIBIT),
    ]
    assert parse_votes(json.loads(json.dumps(serialize_votes(votes)))) == votes


# Looking


def test_moves_of_the_other_side_are_shown_step_by_step() -> None:
    game = start_class_game()
    game.choose("A")
    looked = []
    while game.stage == Stage.LOOK:
        looked.append(game.moments[0])
        game.go_on()
    assert len(looked) > 2
    assert any(moment.dice for moment in looked)
    assert all(0 < len(moment.lines) <= 5 for moment in looked)


def test_the_other_side_can_be_skipped() -> None:
    game = start_class_game()
    game.choose("A")
    game.skip()
    assert game.stage in (Stage.ASK, Stage.STAGED, Stage.OVER)
    assert game.just_voted is None


def test_real_dice_are_waited_for_and_entered_together() -> None:
    game = start_class_game(dice="table")
    game.choose(
        next(letter for letter, one in zip(LETTERS, game.shortlist.choices, strict=False) if "Camp" in one.label)
    )
    while game.stage == Stage.LOOK:
        game.go_on()
    roll = game.match.pending
    assert isinstance(roll, Roll)
    assert game.stage == Stage.ENTER
    with pytest.raises(ValueError, match="from 1 to 4 expected"):
        game.enter("9 9")
    game.enter("3 4")
    assert game.match.replies[-1] == (3, 4)
    assert len(game.votes) == 1


# The stage

STAGED = "5"
"""A seed with which dice decide it, at Nashville and from June 1919 on."""


def voted(game: ClassGame) -> int:
    return len(game.match.position.ratified) + len(game.match.position.rejected)


def act(game: ClassGame) -> None:
    """Whatever the room is to do, left to the exhibit."""
    assert game.stage != Stage.OVER, "the game is over"
    if game.stage == Stage.ENTER:
        roll = game.match.pending
        assert isinstance(roll, Roll)
        faces = Random(len(game.match.replies)).choices(range(1, roll.sides + 1), k=roll.n)
        game.enter(" ".join(map(str, faces)))
    else:
        does = {Stage.ASK: game.leave_to_exhibit, Stage.NOTE: game.play_it}
        does.get(game.stage, game.go_on)()


def to_the_stage(game: ClassGame) -> ClassGame:
    while game.stage != Stage.STAGED:
        act(game)
    return game


def test_a_vote_is_decided_on_the_stage_and_not_reported_before() -> None:
    game, lights = to_the_stage(start_class_game(seed=STAGED)), []
    while game.stage != Stage.OVER:
        decided = voted(game)
        if game.stage == Stage.STAGED:
            lights.append("opens" if game.staged.paragraphs else "come" if game.staged.has_come else "held")
        elif game.stage == Stage.LOOK:
            assert not {"ratifies", "rejects"} & {*" ".join(game.moments[0].lines).split()}
        is_vote = game.stage == Stage.ASK
        act(game)
        assert not is_vote or game.moments[0].lines == [f"The room has decided: {game.votes[-1].chosen}"]
        assert voted(game) == decided or (game.stage == Stage.STAGED and game.staged.has_come)
    assert lights == ["opens", "held", "come"]


def test_the_class_is_asked_about_a_reroll_after_it_has_seen_the_dice() -> None:
    game = to_the_stage(start_class_game(JUNE_1919, seed=STAGED))
    while "reroll" not in game.match.legal():
        act(game)
    assert (game.stage, game.staged.goes_on, game.staged.choices) == (Stage.STAGED, "The room decides", {})
    game.choose("A")
    assert game.votes[-1].question != game.question, "nothing is chosen before the dice were looked at"
    game.go_on()
    assert (game.stage, {choice.replies for choice in game.shortlist.choices}) == (
        Stage.ASK,
        {("reroll",), ("pass",)},
    )


def test_the_stage_can_be_skipped_for_one_state_or_for_all() -> None:
    game = to_the_stage(start_class_game(JUNE_1919, seed=STAGED))
    game.go_on()
    while to_the_stage(game).table.stage.face.choices:
        game.go_on()
    decided = voted(game)
    game.skip()
    assert (voted(game), game.staged.has_come) == (decided + 1, True), "its result is shown"
    game.skip_all_staged()
    while game.stage != Stage.OVER:
        assert game.stage != Stage.STAGED
        act(game)


def test_real_dice_are_not_staged() -> None:
    game = start_class_game(seed=STAGED, dice="table")
    while game.stage != Stage.OVER:
        assert game.stage != Stage.STAGED
        act(game)


# Undo


def test_undo_removes_the_choice_and_its_vote() -> None:
    game = play_to_question(start_class_game(), "state")
    before, votes = game.match.replies, game.votes
    game.choose("A")
    assert game.can_undo
    game.undo()
    assert (game.match.replies, game.stage, game.votes) == (before, Stage.ASK, votes)


def test_undo_removes_a_count_that_was_not_played() -> None:
    game = start_class_game()
    game.enter(" ".join(["7"] * len(game.shortlist.letters)))
    game.undo()
    assert (game.stage, game.counts) == (Stage.ASK, ())


def test_undo_removes_all_cubes_that_were_placed_together() -> None:
    for seed in "123456":
        game = play_to_question(start_class_game(JUNE_1919, seed=seed), "state")
        before = game.match.replies
        game.leave_to_exhibit()
        if len(game.match.replies) > len(before) + 1 and game.can_undo:
            break
    else:
        pytest.fail("no cubes that could be taken back")
    game.undo()
    assert (game.match.replies, game.stage) == (before, Stage.ASK)


def test_a_new_vote_replaces_an_undone_one() -> None:
    game = play_to_question(start_class_game(), "state")
    earlier = game.votes
    game.choose("A")
    game.undo()
    at = len(game.match.replies)
    game.choose("B")
    assert [vote.at for vote in game.votes] == [*[vote.at for vote in earlier], at]


def test_a_rolled_die_cannot_be_undone() -> None:
    game = start_class_game()
    letters = dict(zip([choice.label for choice in game.shortlist.choices], LETTERS, strict=False))
    game.choose(next(letter for label, letter in letters.items() if label.startswith("Campaign")))
    game.go_on()
    assert (game.stage, game.can_undo) == (Stage.THROW, True)
    game.go_on()
    replies = game.match.replies
    assert not game.can_undo
    game.undo()
    assert game.match.replies == replies
