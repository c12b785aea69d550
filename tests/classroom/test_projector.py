"""The projector without a browser: the field, the shortlist, the votes of the room, what is shown and what is kept."""

import json
import re
from random import Random
from typing import Any

import ipywidgets
import pytest

from tests.panel.screen import Browser, Buttons
from vfw.classroom.projector import Projector, scenarios
from vfw.classroom.projector_game import PLACED, By, ClassGame, Stage, Vote, read, written
from vfw.classroom.projector_hands import dice, hands, leaders
from vfw.classroom.projector_shortlist import FIT, LETTERS, all_choices
from vfw.core.match import Match
from vfw.core.questions import Decision, Roll
from vfw.panel.screens.start_page import new_match
from vfw.panel.skins.registry import FIRST
from vfw.resources import lessons
from vfw.votes.advice.hints import hints
from vfw.votes.advice.players import GreedyPlayer

NASHVILLE, JUNE_1919 = "1920-nashville", "1919-to-the-states"


def begun(scenario: str = NASHVILLE, seed: str = "7", **answers: str) -> ClassGame:
    """A class that has read the introduction."""
    usual = {"suffragist": "person", "opposition": "oppobot", "seed": seed}
    game = ClassGame(new_match(FIRST, {"scenario": scenario, **usual, **answers}))
    assert game.stage == Stage.READ
    game.go_on()
    return game


def to_the_next_question(game: ClassGame) -> ClassGame:
    while game.stage in (Stage.LOOK, Stage.THROW):
        game.go_on()
    return game


def to_a_question(game: ClassGame, about: str) -> ClassGame:
    """Play on, left to the exhibit, until the room is asked about that."""
    while to_the_next_question(game).about != about:
        assert game.stage == Stage.ASK, f"the game came to {game.stage} without a question about {about}"
        game.leave_to_exhibit()
    return game


# The field


@pytest.mark.parametrize("text", ["12 5 8", "12,5,8", " 12, 5; 8 ", "12/5/8", "12-5-8"])
def test_hands_are_counted_for_each_letter(text: str) -> None:
    assert hands(text, "ABC") == (12, 5, 8)


@pytest.mark.parametrize("text", ["b", "B", " b "])
def test_a_letter_is_enough(text: str) -> None:
    assert hands(text, "ABC") == "B"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Three numbers expected, one for each of A, B, C; or just a letter."),
        ("12 5", "Three numbers expected, one for each of A, B, C; here are two."),
        ("12", "Three numbers expected, one for each of A, B, C; here is one."),
        ("12 5 x", "Three numbers expected, one for each of A, B, C; “x” is no number."),
        ("12 5 1.5.", "“1.5.” is no number"),
        ("12 5 ²", "“²” is no number"),
        ("12 5 8111", "8111 hands are too many. Is a space missing?"),
        ("d", "There is no “d” here; expected a letter from A to C."),
        ("0 0 0", "No hand was raised"),
    ],
)
def test_what_is_wrong_in_the_field_is_said_with_what_was_expected(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        hands(text, "ABC")


@pytest.mark.parametrize(("text", "faces"), [("4 2", (4, 2)), ("42", (4, 2)), (" 6,1 ", (6, 1))])
def test_the_faces_of_real_dice_are_typed_in_one_field(text: str, faces: tuple[int, ...]) -> None:
    assert dice(text, n=2, sides=6) == faces


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Two numbers from 1 to 6 expected, one for each die; here are none."),
        ("4", "here is one"),
        ("7 2", "none of these dice shows 7"),
        ("0 2", "none of these dice shows 0"),
        ("a b", "“a” is no number"),
    ],
)
def test_what_no_dice_show_is_refused(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        dice(text, n=2, sides=6)


def test_a_tie_has_several_leaders() -> None:
    assert leaders((3, 7, 7)) == [1, 2]
    assert leaders((3, 7, 0)) == [1]


# The shortlist


def test_a_few_choices_are_all_listed_in_their_order() -> None:
    game = to_a_question(begun(), "state")
    labels = [choice.label for choice in game.shortlist.choices]
    assert 1 < len(labels) <= len(LETTERS)
    assert labels == list(FIRST.prompt(game.sitting.view).choices.values())
    assert game.shortlist.other == ""


def test_of_many_choices_those_that_a_greedy_player_likes_best_are_listed() -> None:
    game = to_a_question(begun(JUNE_1919), "card")
    view, listed = game.sitting.view, game.shortlist
    best = [option.replies for option in GreedyPlayer(game._rng()).ranked(view)]
    assert [choice.replies for choice in listed.choices] != []
    assert {choice.replies for choice in listed.choices} <= set(best[: len(LETTERS) - 1])
    assert best[0] in [choice.replies for choice in listed.choices]
    assert set(listed.choices) | set(listed.others) == set(all_choices(view))
    assert listed.letters == LETTERS[: len(listed.choices) + 1]
    assert listed.other == listed.letters[-1]


def test_the_same_question_brings_the_same_shortlist() -> None:
    one, other = begun(JUNE_1919), begun(JUNE_1919)
    assert to_a_question(one, "card").shortlist == to_a_question(other, "card").shortlist


@pytest.mark.parametrize("scenario", [NASHVILLE, JUNE_1919, "1848-seneca-falls"])
def test_everything_that_can_be_answered_is_on_the_list_once_and_can_be_played(scenario: str) -> None:
    """A whole game, in which every way of playing a card is tried on a fork."""
    game, asked, rng = begun(scenario, opposition="greedy"), 0, Random(scenario)
    while to_the_next_question(game).stage != Stage.OVER and asked < 60:
        asked += 1
        pending, view = game.match.pending, game.sitting.view
        assert isinstance(pending, Decision)
        choices = [*all_choices(view)]
        assert len({choice.replies for choice in choices}) == len(choices)
        assert {choice.replies[0] for choice in choices} == set(pending.choices)
        listed = [len(choice.label) + len(choice.says) for choice in game.shortlist.choices]
        assert len(listed) == 1 or sum(listed) <= FIT or not game.shortlist.others
        (best,) = hints(view, Random(1), best=1)
        assert best.replies in [choice.replies for choice in choices]
        for choice in choices:
            position = game.match.position
            for reply in choice.replies:
                position = game.match.game.answer(position, reply)
            settled = position.pending
            assert not isinstance(settled, Decision) or settled.about != "use", choice
        game.choose(rng.choice(game.shortlist.letters))
        if game.stage == Stage.OTHERS:
            game.choose_other(rng.randrange(len(game.shortlist.others)))
        if game.stage == Stage.NOTE:
            game.play_it()
    assert asked > 1


# Votes


def test_the_choice_with_most_hands_is_played_and_the_vote_is_kept() -> None:
    game = begun()
    asked, listed = game.question, game.shortlist
    counts = [3] * len(listed.letters)
    counts[1] = 12
    game.enter(" ".join(map(str, counts)))
    (vote,) = game.votes
    assert (vote.question, vote.chosen, vote.by) == (asked, listed.choices[1].label, By.ROOM)
    assert [count for _, count in vote.hands] == counts
    assert [label for label, _ in vote.hands][:-1] == [choice.label for choice in listed.choices]
    assert game.just_voted == vote
    assert game.stage == Stage.LOOK
    assert vote.chosen.rpartition(" with ")[2] in game.moments[0].lines[0]


def test_a_letter_without_a_count_is_kept_as_not_counted() -> None:
    game = begun()
    game.enter("a")
    (vote,) = game.votes
    assert (vote.by, vote.hands) == (By.UNCOUNTED, ())


def test_the_teacher_decides_a_tie() -> None:
    game = begun()
    letters = game.shortlist.letters
    game.enter(" ".join("7" if letter in "AC" else "1" for letter in letters))
    assert (game.stage, game.tied, game.votes) == (Stage.TIE, "AC", [])
    game.enter("c")
    (vote,) = game.votes
    assert (vote.by, vote.chosen) == (By.TEACHER, vote.hands[2][0])


def test_after_a_tie_the_room_can_be_counted_again() -> None:
    game = begun()
    game.enter(" ".join(["7"] * len(game.shortlist.letters)))
    game.enter(" ".join(["7", "8", *["0"] * (len(game.shortlist.letters) - 2)]))
    assert game.votes[0].by == By.ROOM
    assert dict(game.votes[0].hands)[game.votes[0].chosen] == 8


def test_another_choice_opens_the_rest() -> None:
    game = begun()
    others, letters = game.shortlist.others, game.shortlist.letters
    game.enter(" ".join(["0"] * (len(letters) - 1) + ["20"]))
    assert (game.stage, game.votes) == (Stage.OTHERS, [])
    game.choose_other(len(others) - 1)
    (vote,) = game.votes
    assert (vote.chosen, vote.by, vote.hands[-1]) == (others[-1].label, By.ROOM, ("Another choice", 20))


def test_a_wrong_letter_or_number_changes_nothing() -> None:
    game = begun()
    with pytest.raises(ValueError, match="expected one of A, B"):
        game.choose("Z")
    with pytest.raises(ValueError, match="numbers expected"):
        game.enter("1 2")
    assert (game.stage, game.votes, game.can_undo) == (Stage.ASK, [], False)
    game.choose(game.shortlist.other)
    with pytest.raises(ValueError, match="expected 0 to"):
        game.choose_other(99)
    assert (game.stage, game.votes) == (Stage.OTHERS, [])


def test_nothing_is_chosen_while_something_is_looked_at() -> None:
    game = begun()
    game.choose("A")
    replies = game.match.replies
    game.choose("A")
    game.choose_other(0)
    game.enter("1")
    game.leave_to_exhibit()
    game.choose_place("TN")
    assert (game.stage, game.match.replies) == (Stage.LOOK, replies)


def test_what_is_left_to_the_exhibit_is_what_a_greedy_player_likes_best() -> None:
    game = begun()
    best = GreedyPlayer(game._rng()).ranked(game.sitting.view)[0].replies
    game.leave_to_exhibit()
    (vote,) = game.votes
    assert vote.by == By.EXHIBIT
    assert game.match.replies[vote.at] == best[0]


def test_the_exhibit_places_all_cubes_of_a_question_at_once() -> None:
    game = to_a_question(begun(JUNE_1919), "state")
    pending = game.match.pending
    assert isinstance(pending, Decision)
    game.leave_to_exhibit()
    assert game.votes[-1].chosen == PLACED
    after = game.match.pending
    assert not (isinstance(after, Decision) and (after.about, after.why) == (pending.about, pending.why))


def test_the_colour_of_a_cube_is_never_asked() -> None:
    game, rng = begun(JUNE_1919), Random(3)
    for _ in range(40):
        if to_the_next_question(game).stage == Stage.OVER:
            break
        assert game.about != "colour"
        game.choose(rng.choice(game.shortlist.letters.replace(game.shortlist.other or " ", "")))
        if game.stage == Stage.NOTE:
            game.play_it()


def test_a_place_on_the_map_stands_for_its_choice() -> None:
    game = to_a_question(begun(), "state")
    state = str(game.shortlist.choices[-1].replies[0])
    game.choose_place("NY")
    assert game.stage == Stage.ASK
    game.choose_place(state)
    assert game.votes[-1].chosen == game.sitting.skin.states(game.sitting.view, ())[state].says.partition(",")[0]


def test_a_card_that_rewards_racism_shows_its_note_before_it_is_played() -> None:
    text = lessons("scenarios")[NASHVILLE].replace("Miss Febb Wins the Last Vote; Carrie", "Southern Strategy; Carrie")
    match = FIRST.scenario_match(text)
    assert match is not None
    game = ClassGame(match)
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
    assert (vote.chosen, vote.by, vote.hands[labels.index(vote.chosen)][1]) == ("Southern Strategy", By.ROOM, 9)


def test_votes_survive_being_written_and_read() -> None:
    votes = [
        Vote(3, "Play a card", "Lucy Stone", By.ROOM, (("Lucy Stone", 12), ("Campaign", 5))),
        Vote(9, "Choose the next state to vote", "Tennessee", By.EXHIBIT),
    ]
    assert read(json.loads(json.dumps(written(votes)))) == votes


# Looking


def test_what_the_other_side_does_is_looked_at_step_by_step() -> None:
    game = begun()
    game.choose("A")
    looked = []
    while game.stage == Stage.LOOK:
        looked.append(game.moments[0])
        game.go_on()
    assert len(looked) > 2
    assert any(moment.dice for moment in looked)
    assert all(0 < len(moment.lines) <= 5 for moment in looked)


def test_the_other_side_can_be_skipped() -> None:
    game = begun()
    game.choose("A")
    game.skip()
    assert game.stage in (Stage.ASK, Stage.OVER)
    assert game.just_voted is None


def test_real_dice_are_waited_for_and_entered_together() -> None:
    game = begun(dice="table")
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


# Undo


def test_undo_takes_back_the_choice_and_its_vote() -> None:
    game = to_a_question(begun(), "state")
    before, votes = game.match.replies, game.votes
    game.choose("A")
    assert game.can_undo
    game.undo()
    assert (game.match.replies, game.stage, game.votes) == (before, Stage.ASK, votes)


def test_undo_takes_back_a_count_that_was_not_played() -> None:
    game = begun()
    game.enter(" ".join(["7"] * len(game.shortlist.letters)))
    game.undo()
    assert (game.stage, game.counts) == (Stage.ASK, ())


def test_undo_takes_back_all_cubes_that_were_placed_together() -> None:
    for seed in "123456":
        game = to_a_question(begun(JUNE_1919, seed=seed), "state")
        before = game.match.replies
        game.leave_to_exhibit()
        if len(game.match.replies) > len(before) + 1 and game.can_undo:
            break
    else:
        pytest.fail("no cubes that could be taken back")
    game.undo()
    assert (game.match.replies, game.stage) == (before, Stage.ASK)


def test_a_new_vote_takes_the_place_of_one_that_was_taken_back() -> None:
    game = to_a_question(begun(), "state")
    earlier = game.votes
    game.choose("A")
    game.undo()
    game.choose("B")
    assert [vote.at for vote in game.votes] == [*[vote.at for vote in earlier], len(game.match.replies) - 1]


def test_a_die_that_has_fallen_is_not_taken_back() -> None:
    game = begun()
    letters = dict(zip([choice.label for choice in game.shortlist.choices], LETTERS, strict=False))
    game.choose(next(letter for label, letter in letters.items() if label.startswith("Campaign")))
    game.go_on()
    assert (game.stage, game.can_undo) == (Stage.THROW, True)
    game.go_on()
    replies = game.match.replies
    assert not game.can_undo
    game.undo()
    assert game.match.replies == replies


# The page


class Room:
    """A projector in a window, whose browser keeps the game and the votes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, browser: Browser | None = None, votes: str = "") -> None:
        self.browser, self.sent = browser or Browser(), list[dict[str, Any]]()
        monkeypatch.setattr(Projector, "raising", True)
        monkeypatch.setattr(ipywidgets.Widget, "_send", lambda _widget, message, buffers=None: self._take(message))
        self.projector = Projector()
        if browser:
            self.projector.receive({"kind": "held", "save": browser.save})
            self.projector.receive({"kind": "votes", "text": votes})

    def _take(self, message: dict[str, Any]) -> None:
        if message["method"] == "custom":
            self.sent.append(message["content"])
            self.browser.hear(message["content"])

    def press(self, name: str, value: str = "") -> None:
        cover = self.html("cover")
        offered = Buttons(cover or self.html("prompt")).commands() + Buttons(self.html("menu")).commands()
        assert name in offered, f"{name!r} is not on the page, only {offered}"
        fields = {"value": value}
        message = {"kind": "command", "name": name, "fields": fields, "question": self.projector.question}
        self.projector.receive(message)

    def html(self, region: str) -> str:
        return self.projector.page.html(region)

    @property
    def game(self) -> ClassGame:
        assert self.projector.game is not None
        return self.projector.game

    @property
    def match(self) -> Match[Any, Any]:
        return self.game.match


@pytest.fixture
def room(monkeypatch: pytest.MonkeyPatch) -> Room:
    room = Room(monkeypatch)
    room.press("begin", NASHVILLE)
    room.press("next")
    return room


def test_nashville_and_june_1919_come_first() -> None:
    names = [option.value for option in scenarios()]
    assert names[:2] == [NASHVILLE, JUNE_1919]
    assert len(names) == len(set(names)) > 5


def test_the_class_plays_the_suffragists_against_the_oppobot(room: Room) -> None:
    assert room.match.players == {"suffragist": "person", "opposition": "oppobot"}
    assert "The room votes" in room.html("prompt")


def test_only_the_hand_of_the_class_is_on_the_page(monkeypatch: pytest.MonkeyPatch) -> None:
    room = Room(monkeypatch)
    room.press("begin", JUNE_1919)
    room.press("next")
    position = room.match.position
    page = "".join(room.html(region) for region in ("head", "prompt", "hand", "cover", "menu", "camps", "log"))
    mine, theirs = (set(camp.hand) for camp in (position.suffragist, position.opposition))
    assert [card for card in mine if f"card:{card}" not in page] == []
    assert [card for card in theirs - mine if card in page] == []


def test_one_question_stands_on_the_page_with_its_letters_and_one_field(room: Room) -> None:
    prompt = room.html("prompt")
    assert prompt.count("<h2") == prompt.count("<input") == 1
    letters = re.findall(r'data-command="letter" data-value="(.)"', prompt)
    assert "".join(letters) == room.game.shortlist.letters
    assert "likes these best of" in prompt


def test_what_was_typed_wrong_stays_in_the_field_with_what_was_expected(room: Room) -> None:
    question = room.projector.question
    room.press("hands", "12 <5")
    prompt = room.html("prompt")
    assert 'value="12 &lt;5"' in prompt
    assert 'aria-invalid="true"' in prompt
    assert "numbers expected, one for each of A, B" in prompt
    assert room.projector.question == question
    room.press("hands", "a")
    assert "numbers expected" not in room.html("prompt")


def test_a_late_press_is_dropped(room: Room) -> None:
    late = {"kind": "command", "name": "letter", "fields": {"value": "A"}, "question": room.projector.question}
    room.press("hands", "b")
    replies = room.match.replies
    room.projector.receive(late)
    assert room.match.replies == replies


def test_a_class_goes_on_where_it_was_with_its_votes(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.press("hands", "a")
    while room.game.stage in (Stage.LOOK, Stage.THROW):
        room.press("next")
    again = Room(monkeypatch, room.browser, room.projector._lectern.votes)
    assert again.match.replies == room.match.replies
    assert again.game.stage == room.game.stage
    assert again.game.votes == room.game.votes != []


def test_the_game_waits_for_the_votes_whichever_comes_first(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.press("hands", "a")
    votes, again = room.projector._lectern.votes, Room(monkeypatch)
    again.projector.receive({"kind": "held", "save": room.browser.save})
    assert again.projector.game is None
    assert again.projector._lectern.votes == "", "what the browser keeps was overwritten before it was read"
    again.projector.receive({"kind": "votes", "text": votes})
    assert again.game.votes == room.game.votes != []


def test_every_vote_is_kept_before_the_game_that_it_led_to(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    hear, led_to = room.browser.hear, list[tuple[list[int], list[int]]]()

    def hear_and_look(message: dict[str, Any]) -> str | None:
        told = hear(message)
        if message["kind"] == "append":
            kept = [vote["at"] for vote in json.loads(room.projector._lectern.votes)["votes"]]
            led_to.append(([vote.at for vote in room.game.votes], kept))
        return told

    monkeypatch.setattr(room.browser, "hear", hear_and_look)
    while room.game.stage != Stage.OVER:
        room.press(*{Stage.ASK: ("hands", "a"), Stage.NOTE: ("play it", "")}.get(room.game.stage, ("next", "")))
    assert max(len(votes) for votes, _ in led_to) >= 2
    assert all({*votes} <= {*kept} for votes, kept in led_to)


def test_votes_of_another_game_or_none_that_can_be_read_are_not_shown(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.press("hands", "a")
    kept = json.loads(room.projector._lectern.votes)
    for votes in ("", "{", "[]", json.dumps({**kept, "seed": "another"}), json.dumps({**kept, "votes": [{"at": "x"}]})):
        assert Room(monkeypatch, room.browser, votes).game.votes == []


def test_votes_that_cannot_be_read_are_put_aside_before_they_are_written_over(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.press("hands", "a")
    for votes in ("[" * 100_000, '{"seed": "7", "votes": 1e400}', "no json"):
        again = Room(monkeypatch, room.browser, votes)
        assert {"kind": "put aside"} in again.sent
    again = Room(monkeypatch, room.browser, room.projector._lectern.votes)
    assert {"kind": "put aside"} not in again.sent


def test_a_game_of_older_rules_goes_on_as_far_as_it_fits_and_the_rest_is_put_aside(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.press("hands", "a")
    browser = Browser()
    old = f'{room.browser.stored}\n["suffragist dance", 1]'.replace('"rules": "0.2"', '"rules": "0.1"', 1)
    browser.stored = old
    again = Room(monkeypatch, browser, room.projector._lectern.votes)
    if again.game.stage is Stage.READ:  # the dice of the first card led to no other round
        again.press("next")
    assert re.search("It goes on from (Turn 6 · Round 6|Final Voting)", again.html("prompt"))
    assert 'data-local="save"' in again.html("prompt")
    assert browser.put_aside == [old]
    assert again.match.game.can_go_on_from(again.match.position)


def test_a_damaged_game_is_said_and_put_aside_when_another_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser()
    browser.stored = "{nonsense"
    room = Room(monkeypatch, browser)
    assert "cannot be opened" in room.html("cover")
    room.press("begin", NASHVILLE)
    assert browser.put_aside == ["{nonsense"]


def test_a_game_that_goes_on_is_not_put_away_without_a_question(room: Room) -> None:
    room.press("another")
    assert "Put this game away?" in room.html("cover")
    room.press("close")
    assert room.projector.game is not None
    room.press("another")
    room.press("begin anew")
    assert room.projector.game is None
    assert "The class plays the Suffragists" in room.html("cover")


def test_the_end_shows_the_result_and_every_vote(room: Room) -> None:
    while room.game.stage != Stage.OVER:
        if room.game.stage in (Stage.LOOK, Stage.THROW):
            room.press("next")
        else:
            room.press("hands", " ".join(map(str, range(len(room.game.shortlist.letters), 0, -1))))
    prompt = room.html("prompt")
    assert "The Suffragists win" in prompt or "The Opposition wins" in prompt
    for number, vote in enumerate(room.game.votes, start=1):
        assert f"{number}. {vote.question}" in prompt
        assert "A " + str(vote.hands[0][1]) in prompt
    assert room.html("hand") == ""
    room.press("save votes")
    assert room.sent[-1]["kind"] == "download"
    assert room.game.votes[0].chosen in room.sent[-1]["text"]
    room.press("record")
    assert "What really happened" in room.html("cover")


def test_what_is_looked_at_is_heard(room: Room) -> None:
    room.press("hands", "a")
    assert room.projector.page.said.split("\n", 1)[1].startswith("You play")


def test_an_error_is_shown_and_the_room_can_go_on(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Projector, "raising", False)
    room.projector.guarded(lambda: room.projector.command("nonsense"))
    assert "Something went wrong" in room.html("prompt")
    room.press("hands", "a")
    assert "Something went wrong" not in room.html("prompt")
