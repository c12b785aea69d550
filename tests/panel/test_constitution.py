"""Constitution in the panel, without a browser."""

import re
from collections.abc import Mapping
from html import unescape
from random import Random
from typing import Any

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from vfw.companions.constitution.cards import NAME
from vfw.companions.constitution.game import Constitution
from vfw.core import Match, seeded
from vfw.core.questions import Decision, Outcome
from vfw.jobs.batch import run_inline
from vfw.panel.skins.registry import SKINS
from vfw.panel.view_models.advice import CoachWarning

PERSONS = dict.fromkeys(("south", "west", "north", "east"), "person")
ALONE = {**dict.fromkeys(PERSONS, "random"), "south": "person"}


def dealt(players: Mapping[str, str] = ALONE, seed: int = 6, **options: str) -> Match[Any, Any]:
    return Match(Constitution(), options, chance=seeded(seed), players=players)


def go_on(screen: Screen) -> None:
    """Look on, and take the screen, until a person is asked."""
    for _ in range(200):
        command = next((name for name in ("ready", "go on", "next") if name in screen.commands), None)
        if command is None:
            return
        screen.press(command)
    raise AssertionError(screen.html("prompt"))


def play_on(screen: Screen, moves: int, seed: int = 1) -> None:
    rng = Random(seed)
    for _ in range(moves):
        go_on(screen)
        if screen.match.outcome:
            return
        screen.pick(rng.choice(screen.match.legal()))


def test_a_whole_game_against_the_computer(show: NewScreen) -> None:
    screen = show(dealt())
    play_on(screen, 40)
    outcome = screen.match.outcome
    assert isinstance(outcome, Outcome)
    prompt = unescape(screen.html("prompt"))
    assert screen.names("prompt", "heading 2")[0].endswith("elect the President")
    for seat, votes in outcome.scores[:2]:
        assert (
            f"{votes}</b> <span>{'Democrats' if screen.match.position.party(seat) == 'democrats' else 'Repub'}"
            in prompt
        )
    assert sum(votes for _, votes in outcome.scores[:2]) == 1156


def test_legal_cards_can_be_selected_and_describe_their_effect(show: NewScreen) -> None:
    screen = show(dealt())
    for _ in range(8):
        go_on(screen)
        board = screen.html("board")
        legal = screen.match.legal()
        assert re.findall(r"data-pick='\"([^\"]+)\"'", board) == [
            c for c in screen.match.view("south").hand if c in legal
        ]
        assert board.count("Play it: ") == len(legal)
        assert len(re.findall('data-cell="', board)) == len(screen.match.view("south").hand)
        screen.pick(legal[0])


def test_an_illegal_card_gives_the_reason(show: NewScreen) -> None:
    screen = show(dealt())
    go_on(screen)
    view = screen.match.view("south")
    card = next(card for card in view.hand if card not in screen.match.legal())
    sheet = SKINS["constitution"].capabilities.dialogs.sheet(f"card:{card}", view)
    assert sheet.parts[-1][0] == "Not now."
    legal = str(screen.match.legal()[0])
    assert "Not now." not in dict(SKINS["constitution"].capabilities.dialogs.sheet(f"card:{legal}", view).parts)


def test_players_see_only_their_own_hand(show: NewScreen) -> None:
    screen = show(dealt(PERSONS))
    for _ in range(12):
        go_on(screen)
        asked = screen.match.pending
        assert isinstance(asked, Decision)
        seen = screen.html("board") + screen.html("prompt") + screen.html("log") + screen.html("table")
        position = screen.match.position
        held = re.findall(r'data-key="card ([^"]+)"', seen)
        assert tuple(held) == screen.match.view(asked.seat).hand
        hidden = {
            card for seat, hand in zip(PERSONS, position.hands, strict=True) if seat != asked.seat for card in hand
        }
        for card in hidden:
            assert f'"card {card}"' not in seen
        screen.pick(asked.choices[0])


def test_the_trick_names_its_holder_and_the_rule(show: NewScreen) -> None:
    screen = show(dealt())
    for _ in range(10):
        go_on(screen)
        view = screen.match.view("south")
        if view.cards:
            board = unescape(screen.html("board"))
            assert board.count("data-winning") == 1
            assert "Winning" in board
            assert "the trick with" in unescape(screen.html("prompt"))
        screen.pick(screen.match.legal()[0])


def test_a_trick_moves_to_its_winner_once_the_next_has_begun(show: NewScreen) -> None:
    screen = show(dealt())
    went = 0
    for _ in range(12):
        go_on(screen)
        view, board = screen.match.view("south"), screen.html("board")
        moving = re.findall(r'class="vfw-gathered" data-to="(\w+)"', board)
        assert bool(view.cards and view.tricks) >= bool(moving)
        if moving:
            went += 1
            assert moving == [view.tricks[-1].winner], "South looks on, so that seats are drawn where they sit"
            assert re.split('vfw-gathered|data-part="hand"', board)[1].count("vfw-playing-card") == 4
        screen.pick(screen.match.legal()[0])
    assert went > 3


def test_cards_after_one_answer_appear_one_after_the_other(show: NewScreen) -> None:
    screen = show(dealt())
    seen = 0
    for _ in range(15):
        go_on(screen)
        if screen.match.outcome:
            break
        screen.pick(screen.match.legal()[0])
        view, table = screen.match.view("south"), screen.html("board").split('data-part="hand"')[0]
        now, _, before = table.partition("vfw-gathered")
        times = [int(when) for when in re.findall(r"--when: (\d+)ms", now)]
        assert len(set(times)) == len(times), "no two at once"
        if before and view.cards:
            goes = int(re.findall(r"--goes: (\d+)ms", before)[0])
            came = [int(when) for when in re.findall(r"--when: (\d+)ms", before)]
            assert max(came, default=-1) < goes or not came
            assert goes < min(times), "the next trick begins when the one before has gone"
            seen += bool(came)
    assert seen > 2, "forced plays went on after a trick"


def test_draws_without_partners_share_a_sentence() -> None:
    vain = ("drawn", ("GA", "FL", "TX", "OH"), False)
    drawn, parties = ("drawn", ("GA", "FL", "ME", "OH"), True), ("parties", "drawn", "west", "east")
    skin = SKINS["constitution"]
    first, second, third = [line for line, _ in skin.log([vain, vain, drawn, parties], "south")]
    assert first.startswith(
        "2 times no two States of one party alone were drawn, so all drew again.\nGeorgia, Florida,"
    )
    assert second == "Drawn: You Georgia, West Florida, North Maine, East Ohio."
    assert third == "West and East are the Democrats, you and North the Republicans."
    assert len(skin.log([vain, drawn], "south")) == 2
    assert "(D)" in skin.log([vain], "south")[0][0]


def test_a_card_tells_whether_its_gold_star_is_history_or_a_guess(show: NewScreen) -> None:
    def says(card: str, pack: str) -> str:
        screen = show(dealt(pack=pack))
        go_on(screen)
        parts = SKINS["constitution"].capabilities.dialogs.sheet(f"card:{card}", screen.match.view("south")).parts
        return " ".join([text for _, text in parts])

    assert "women have the full vote there" in says("CO", "A")
    assert all("by this project’s guess" in says(card, pack) for card, pack in (("AR", "A"), ("OK", "A"), ("VT", "A2")))
    assert "women may vote for President there" in says("IL", "H")
    assert "gold star" not in says("IL", "A")


def test_the_rules_name_what_is_unknown_about_the_original() -> None:
    sheets = SKINS["constitution"].capabilities.dialogs
    told = " ".join([text for _, text in sheets.sheet("help", None).parts])
    for lost in ("Ladies", "Secretaries", "District of Columbia", "section on penalties", "score card", "not known"):
        assert lost in told
    note = sheets.sheet("word:what-it-was", None).note
    assert note
    assert "break off after the Presidents" in " ".join(note.body.split())


def test_legal_cards_have_number_keys_from_the_left(show: NewScreen) -> None:
    screen = show(dealt())
    for _ in range(6):
        go_on(screen)
        keys = re.findall(r'aria-keyshortcuts="(\d)" data-pick=\'"([^"]+)"\'', screen.html("board"))
        assert [card for _, card in keys] == [c for c in screen.match.view("south").hand if c in screen.match.legal()]
        assert [key for key, _ in keys] == [str(number + 1) for number in range(len(keys))]
        screen.pick(screen.match.legal()[0])


def test_the_prompt_names_the_votes_needed_to_match_or_double(show: NewScreen) -> None:
    screen = show(dealt())
    heard = set[str]()
    for _ in range(25):
        go_on(screen)
        if screen.match.outcome:
            break
        prompt = unescape(re.sub("<[^>]+>", "", screen.html("prompt")))
        heard |= set(re.findall(r"To (?:match|double) it takes \d+ (?:Republican|Democratic) votes", prompt))
        assert "you hold none of them" not in prompt
        screen.pick(screen.match.legal()[0])
    assert heard


@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_tutorial_step_can_be_completed(show: NewScreen, step: int) -> None:
    screen = show(Constitution())
    screen.press("learn")
    screen.press("lesson", value=str(step))
    rng = Random(step)
    for _ in range(60):
        go_on(screen)
        if "✓" in screen.html("prompt") or not screen.match.legal():
            break
        screen.pick(rng.choice(screen.match.legal()))
    taken = sum(event[0] == "taken" for position in screen.match.positions for event in position.news)
    assert taken >= (3, 4, 15)[step - 1]


def test_a_hint_names_a_card_and_its_rule(show: NewScreen) -> None:
    screen = show(dealt())
    go_on(screen)
    screen.press("hint")
    prompt = unescape(screen.html("prompt"))
    legal = [NAME[str(card)] for card in screen.match.legal()]
    assert any(f"<li><b>{name}.</b>" in prompt for name in legal)
    assert "ways the cards could lie" in prompt
    assert "Hint 1" in screen.html("board")


def test_the_setup_questions_offer_packs_and_parties(show: NewScreen) -> None:
    screen = show(Constitution())
    screen.press("choose")
    assert {"Gold stars", "Parties", "South", "East"} <= {*screen.names("cover", "group")}
    assert "Dice" not in screen.names("cover", "group"), "no die falls in this game"
    screen.press("begin", pack="H", partners="agreed", east="random")
    assert screen.match.options == {"pack": "H", "partners": "agreed"}
    assert screen.match.players["east"] == "random"


def test_history_dialogs_cite_sources(show: NewScreen) -> None:
    screen = show(Constitution())
    assert 'data-sheet="word:what-it-was">card game of 1916<' in screen.html("cover")
    screen = show(dealt())
    go_on(screen)
    for section in ("what-it-was", "what-it-shows"):
        assert f'data-sheet="word:{section}"' in screen.html("board")
        sheet = SKINS["constitution"].capabilities.dialogs.sheet(f"word:{section}", None)
        assert sheet.note
        assert "[HWS5]" in sheet.note.body


def test_a_spectator_sees_the_table_and_no_hand(show: NewScreen) -> None:
    screen = show(dealt(dict.fromkeys(PERSONS, "random")))
    board = screen.html("board")
    assert "vfw-felt" in board
    assert 'data-key="card' not in board


def test_the_win_chance_is_counted_from_elections(show: NewScreen) -> None:
    screen = show(dealt())
    go_on(screen)
    screen.press("chances")
    prompt = unescape(screen.html("prompt"))
    assert "elects the President in about" in prompt
    assert "100 games" in prompt


def test_the_coach_warns_before_a_costly_card() -> None:
    match = dealt()
    advice = SKINS["constitution"].capabilities.advice
    remarks: list[CoachWarning] = []
    rng = Random(3)
    while not match.outcome and not remarks:
        pending = match.pending
        assert isinstance(pending, Decision)
        view = match.view(pending.seat)
        job = advice.find_objections(view, "1")
        assert job
        found = run_inline(job)
        best = next(card for card in pending.choices if card == found.hints[0].picks)
        assert found.objection_to((best,)) is None, "nothing speaks against the best"
        remarks = [remark for card in pending.choices if (remark := found.objection_to((card,)))]
        match.answer(rng.choice(pending.choices))
    assert "It costs about" in remarks[0].spoken


def test_the_listed_tricks_add_up_to_the_votes_of_the_deal(show: NewScreen) -> None:
    screen = show(dealt())
    play_on(screen, 9)
    go_on(screen)
    view = screen.match.view("south")
    rows = SKINS["constitution"].capabilities.table.facts(view)
    assert len(rows) == 4
    told = sum(int(number) for _, votes in rows for number in votes.split(" : "))
    assert told == sum(trick.votes for trick in view.tricks)


def test_plays_of_others_are_spoken_and_the_table_is_spoken_on_request(show: NewScreen) -> None:
    screen = show(dealt())
    go_on(screen)
    screen.pick(screen.match.legal()[0])
    heard = screen.panel.page.said
    assert re.search(r"\n(Double Vote! )?(West|North|East) (leads|plays|throws|doubles|refuses)", heard)
    screen.send({"kind": "ask", "about": "board"})
    assert "Your hand: " in screen.panel.page.said
    assert "Votes of this deal: Democrats" in screen.panel.page.said


def test_the_start_page_shows_the_thirteen_states_with_a_gold_star(show: NewScreen) -> None:
    board = show(Constitution()).html("board")
    assert board.count("vfw-playing-card") == 13
    assert "Arkansas" in board
    assert "data-pick" not in board


def test_the_planner_job_finds_the_reply_of_the_computer_player() -> None:
    seating = SKINS["constitution"].capabilities.seating
    match = dealt()
    for _ in range(5):
        pending = match.pending
        assert isinstance(pending, Decision)
        view = match.view(pending.seat)
        at_once = seating.player("planner", Random(7)).choose(view)
        assert list(run_inline(seating.plan("planner", view, Random(7)))) == [at_once]
        match.answer(at_once)
    with pytest.raises(ValueError, match="expected random or planner"):
        seating.player("oracle", Random(1))
