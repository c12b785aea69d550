"""The seats of a session: persons, computer players, and an automaton that only throws dice."""

import re
from random import Random

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.panel.test_preferences import AT_ONCE, STEPWISE, go_on
from vfw.core.chance import physical, seeded
from vfw.core.match import Match
from vfw.core.players import RandomPlayer
from vfw.core.questions import Decision, IllegalReply, Outcome, Roll
from vfw.panel.session.preferences import Preferences
from vfw.panel.session.table import GameTable
from vfw.panel.skins.votes.skin import VotesSkin
from vfw.panel.skins.votes.start import VotesSeating
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import Position
from vfw.votes.rules.view import View

SOLITAIRE = {"opponent": "oppobot"}


def rolls(screen: Screen) -> int:
    """Return the number of answered dice questions."""
    return sum(isinstance(position.pending, Roll) for position in screen.match.positions[:-1])


def alone(screen: Screen, preferences: dict[str, object] | None, **answers: str) -> None:
    """Begin a solitaire game."""
    if preferences:
        screen.send(preferences)
    screen.begin(opposition="oppobot", **answers)


# Taking back


def test_a_new_act_leaves_nothing_to_redo(screen: Screen) -> None:
    screen.begin(opposition="person")
    screen.press("ready")
    table = screen.panel.table
    assert table
    screen.pick(screen.picks[0])
    screen.press("undo")
    assert table.undo_steps.can_redo
    screen.pick(screen.picks[1])
    after = screen.match.replies
    assert (table.undo_steps.can_redo, table.undo_steps.redo_text) == (False, "")
    screen.press("redo")
    assert screen.match.replies == after


# Players


def test_players_are_created_by_the_skin_with_a_seeded_random_stream(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[str, object]] = []

    def player(_: VotesSeating, kind: str, rng: Random) -> RandomPlayer:
        made.append((kind, rng.getstate()))
        return RandomPlayer(rng)

    monkeypatch.setattr(VotesSeating, "player", player)
    screen.begin(suffragist="greedy", opposition="random")
    for _ in range(6):
        screen.press("next")
    kinds = [kind for kind, _ in made]
    assert kinds[0] == "greedy"
    assert set(kinds) == {"greedy", "random"}
    assert len({state for _, state in made}) == len(made), "each choice draws anew"


def test_a_player_of_an_unknown_kind_is_an_error() -> None:
    with pytest.raises(ValueError, match="wizard"):
        GameTable(Match(VotesForWomen(), players={"suffragist": "wizard"}))


# The Oppobot


@pytest.mark.parametrize("preferences", [None, AT_ONCE, STEPWISE])
def test_a_solitaire_game_asks_the_suffragists_alone_and_never_hands_the_screen_over(
    screen: Screen, preferences: dict[str, object] | None
) -> None:
    alone(screen, preferences)
    rng = Random(3)
    while not screen.match.outcome:
        assert "ready" not in screen.commands
        pending = screen.match.pending
        assert not isinstance(pending, Decision) or pending.seat == "suffragist"
        go_on(screen, rng)
    assert isinstance(screen.match.pending, Outcome)


def test_a_solitaire_match_of_a_notebook_needs_no_players(show: NewScreen) -> None:
    screen = show(Match(VotesForWomen(), SOLITAIRE))
    assert screen.html("cover") == ""
    assert screen.picks
    other = show(screen.match.position)
    assert other.html("cover") == ""
    assert other.picks == screen.picks


def test_a_turn_of_the_oppobot_is_at_most_two_steps_and_ten_seconds(screen: Screen) -> None:
    alone(screen, STEPWISE)
    rng, turns, turn = Random(5), list[list[int]](), list[int]()
    while len(turns) < 30:
        if "next" not in screen.commands:
            turns += [turn] if turn else []
            turn = []
            go_on(screen, rng)
            continue
        assert "throw" not in screen.commands, "they are not the visitor's dice"
        assert screen.picks == []
        assert screen.legal == []
        pace = re.search(r'data-pace="(\d+)"', screen.html("prompt"))
        assert pace
        turn.append(int(pace[1]))
        heard = screen.panel.page.said
        screen.press("next")
        assert screen.panel.page.said != heard
        assert screen.said
    assert all(len(steps) <= 2 and sum(steps) <= 10_000 for steps in turns), turns
    assert any(len(steps) == 2 for steps in turns)


def test_the_act_of_the_oppobot_is_headed_with_its_round(screen: Screen) -> None:
    alone(screen, STEPWISE)
    rng, turns = Random(5), list[int]()
    while len(turns) < 14:
        if "next" not in screen.commands:
            go_on(screen, rng)
            continue
        kicker = re.search(r"Turn (\d) · Round (\d) of \d", screen.html("prompt"))
        if kicker and "The Opposition plays" in screen.html("prompt"):
            positions = screen.match.positions
            plays = [at for at, position in enumerate(positions) if plays_by_rule(position)]
            card = [before for before in positions[: plays[-1]] if is_to_play(before)][-1]
            assert (int(kicker[1]), int(kicker[2])) == (card.turn, card.round), "as when the Suffragists played"
            turns.append(card.turn)
        screen.press("next")
    assert len({*turns}) > 1


def plays_by_rule(position: Position) -> bool:
    return any(event[:2] == ("played", "opposition") for event in position.news)


def is_to_play(position: Position) -> bool:
    return isinstance(position.pending, Decision) and position.pending.why == "operations"


def test_events_in_many_states_are_short_and_the_log_lists_them(screen: Screen) -> None:
    alone(screen, STEPWISE, seed="7")
    screen.pick("seneca-falls-convention")
    rng = Random(5)
    while "next" not in screen.commands:
        go_on(screen, rng)
    prompt, log = screen.html("prompt"), screen.html("log")
    assert "The Patriarchy" in prompt
    assert " states: " in prompt
    assert "Vermont" not in prompt
    summary, _, listed = log.partition("<details>")[2].partition("</summary>")
    assert " states: " in summary
    assert listed.startswith("Vermont, New Hampshire, ")


def test_the_act_of_the_oppobot_is_shown_with_its_dice_on_request(screen: Screen) -> None:
    alone(screen, STEPWISE)
    rng, told = Random(5), 0
    while told < 10:
        go_on(screen, rng)
        assert screen.panel.table
        if not screen.panel.table.computer.is_showing_step:
            continue
        prompt = screen.html("prompt")
        threw = [event for event in screen.panel.table.computer.news if event[0] == "threw"]
        said, _, folded = prompt.partition("<summary")
        assert "vfw-die" not in said
        assert "Dice: " not in said
        assert folded.count('class="vfw-die"') == len(threw)
        if threw:
            assert "Show its dice" in folded
            assert "Dice: d" in folded
            told += 1


def test_a_card_of_the_oppobot_without_dice_is_shown(screen: Screen) -> None:
    alone(screen, STEPWISE)
    rng = Random(2)
    seen: list[str] = []
    while len(seen) < 5:
        before = len(screen.match.positions)
        go_on(screen, rng)
        news = [event for position in screen.match.positions[before:] for event in position.news]
        cards = [event[2] for event in news if event[:2] == ("played", "opposition")]
        if cards and not isinstance(screen.match.pending, Roll):
            assert screen.commands == ["next"]
            assert "The Opposition plays" in screen.html("prompt")
            assert 'data-side="opposition"' in screen.html("prompt")
            assert "The Opposition plays" in screen.said
            seen += cards


def test_the_throws_can_be_skipped(screen: Screen) -> None:
    alone(screen, STEPWISE)
    rng = Random(5)
    while "skip" not in screen.commands:
        go_on(screen, rng)
    screen.press("skip")
    pending = screen.match.pending
    assert isinstance(pending, Decision)
    assert pending.seat == "suffragist"
    assert screen.picks


def test_without_steps_only_the_result_of_the_throws_is_shown(screen: Screen) -> None:
    alone(screen, AT_ONCE)
    rng, thrown = Random(4), 0
    while thrown < 40:
        before = rolls(screen)
        is_own = "throw" in screen.commands
        go_on(screen, rng)
        thrown += rolls(screen) - before - is_own
        assert "next" not in screen.commands
        assert isinstance(screen.match.pending, Decision) or "throw" in screen.commands


def test_watching_and_skipping_the_oppobot_give_the_same_game(show: NewScreen) -> None:
    games = []
    for preferences, command in ((STEPWISE, "next"), (STEPWISE, "skip"), (AT_ONCE, "")):
        screen, rng = show(), Random(9)
        alone(screen, preferences)
        choices = 0
        while choices < 60:
            pressed = [name for name in (command, "next", "play it", "throw", "go on") if name in screen.commands]
            if pressed:
                screen.press(pressed[0])
            else:
                screen.pick(rng.choice(sorted(screen.picks, key=str)))
                choices += 1
        while set(screen.commands) & {"next", "play it", "throw", "go on"}:
            go_on(screen, rng)
        games.append(screen.match)
    assert games[0] == games[1] == games[2]


def test_the_visitor_throws_only_their_own_dice(screen: Screen) -> None:
    alone(screen, STEPWISE)
    rng = Random(5)
    own = theirs = 0
    while own < 3 or theirs < 3:
        if isinstance(screen.match.pending, Roll):
            is_theirs = "next" in screen.commands
            own, theirs = own + (not is_theirs), theirs + is_theirs
            before = screen.match.replies
            with pytest.raises(IllegalReply):
                screen.pick(1)
            assert screen.match.replies == before
        go_on(screen, rng)


def test_with_real_dice_those_of_the_oppobot_are_entered_by_hand_too(screen: Screen) -> None:
    alone(screen, STEPWISE, dice="table")
    assert isinstance(screen.match.chance, physical)
    rng, entered = Random(5), 0
    while entered < 20:
        roll = screen.match.pending
        if "next" in screen.commands:
            screen.press("next")
        elif isinstance(roll, Roll):
            assert screen.picks == list(range(1, roll.sides + 1))
            entered += VotesSkin().capabilities.dice.dice_seat(screen.match.position) == "opposition"
            screen.pick(rng.choice(screen.picks))
        else:
            go_on(screen, rng)


def test_in_final_voting_the_oppobot_rolls_its_own_die(show: NewScreen) -> None:
    match = voting_alone()
    session = GameTable(match, Preferences(asks=True, shows_steps=True))
    rng, thrown = Random(1), {"person": 0, "automaton": 0}
    while not match.outcome:
        if session.computer.is_active:
            thrown["automaton"] += isinstance(match.pending, Roll)
            session.step_computer()
        elif session.dice.awaits_throw:
            before = len(match.replies)
            session.throw()
            thrown["person"] += 1
            assert len(match.replies) == before + 1
        else:
            session.answer(rng.choice(match.legal()))
    assert min(thrown.values()) >= 5


VOTING = """---
title: The states vote
date: 1920
mode: solitaire
begins: final voting
congress: sent
goal: Win a state.
length: 5 minutes
sources: none
simplifies: It begins where most games end.
---
The states vote.
"""


def voting_alone() -> Match[Position, View]:
    """A solitaire match that has come to Final Voting."""
    match = Match(VotesForWomen(), {"scenario": VOTING}, chance=seeded(1))
    assert isinstance(match.pending, Decision)
    assert match.pending.why == "vote"
    return match


def test_the_computer_plays_the_suffragists_against_the_oppobot_and_persons_watch(screen: Screen) -> None:
    alone(screen, STEPWISE, suffragist="random")
    steps = 0
    while not screen.match.outcome:
        assert screen.commands == ["next"]
        before = screen.match.replies
        screen.press("next")
        assert len(screen.match.replies) > len(before)
        steps += 1
    assert steps > 72


def test_a_saved_solitaire_game_resumes_in_the_middle_of_a_throw(show: NewScreen) -> None:
    screen, rng = show(slot="play"), Random(5)
    alone(screen, STEPWISE)
    while not isinstance(screen.match.pending, Roll) or "next" not in screen.commands:
        go_on(screen, rng)
    other = show(slot="play")
    other.send(STEPWISE)
    other.send({"kind": "held", "save": screen.browser.save})
    other.press("continue")
    assert other.match == screen.match
    assert other.commands == ["next", "skip"]


@pytest.mark.parametrize("preferences", [None, AT_ONCE])
def test_at_once_the_computer_throws_its_own_dice_between_those_of_the_oppobot(
    screen: Screen, preferences: dict[str, object] | None
) -> None:
    alone(screen, preferences, suffragist="random")
    while not screen.match.outcome:
        assert screen.commands == ["next"]
        screen.press("next")
