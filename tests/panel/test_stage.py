"""A vote by dice is staged: no result is shown or announced before the roll that decides."""

import csv
import re
from random import Random

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.panel.test_game_session import VOTING
from tests.panel.visiting import act, send_preferences
from vfw.core.chance import physical, seeded
from vfw.core.match import Match
from vfw.core.questions import Decision, Roll
from vfw.panel.session.prompts import LONGEST_REST
from vfw.panel.session.state import Mode
from vfw.panel.skins.votes.play import STARS
from vfw.resources import lesson, lessons
from vfw.votes import VotesForWomen
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.tabletop import TO_RATIFY, TO_REJECT

VOTING_WITH_BUTTONS = VOTING.replace("congress: sent", "congress: sent\nsuffragist buttons: 3")
NASHVILLE = lessons("scenarios")["1920-nashville"]
DECIDES = re.compile(r"(ratif|reject)(ies|s) the Amendment")


def is_staged(screen: Screen) -> bool:
    return screen.panel.session.mode == Mode.STAGE


def light(screen: Screen) -> str:
    """Return the state of the stage: "opens", "held", "won", "lost"; "" without a stage."""
    found = re.search(r'data-light="(\w+)"', screen.html("cover"))
    return found[1] if found else ""


def place(screen: Screen) -> str:
    found = re.search(r'data-place="(\w+)"', screen.html("cover"))
    assert found
    return found[1]


def fill(screen: Screen, state: str) -> str:
    return str(getattr(screen.overlay, state)["fill"])


def stars(screen: Screen) -> tuple[int, bool]:
    """Return the number of full stars, and whether one has just been added."""
    row = re.search(r'<div class="vfw-counted" data-mark="star".*?</div>', screen.html("cover"))
    assert row
    drawn = {kind: path.count("M") for kind, path in re.findall(r'data-is="([\w-]+)"[^>]* d="([^"]*)"', row[0])}
    assert sum(drawn.values()) == TO_RATIFY
    return drawn.get("there", 0) + drawn.get("come", 0), "come" in drawn


def voted(screen: Screen) -> int:
    position = screen.match.position
    return len(position.ratified) + len(position.rejected)


def come_to_the_vote(screen: Screen, scenario: str = VOTING_WITH_BUTTONS, **likings: object) -> None:
    send_preferences(screen, **{"shows_steps": True, "help": "none", **likings})
    screen.send({"kind": "open", "save": scenario})
    screen.press("read")
    if scenario == NASHVILLE:
        # With other dice it may be over before anything is staged.
        screen.match.chance = seeded(5)
    rng = Random(5)
    while not is_staged(screen):
        act(screen, rng)


def called(screen: Screen) -> None:
    """The opening has been read, and the first state is called: its deciding die is held."""
    come_to_the_vote(screen)
    screen.press("next")
    screen.pick(screen.picks[0])
    assert light(screen) == "held"


@pytest.mark.parametrize("scenario", [VOTING_WITH_BUTTONS, NASHVILLE], ids=["final voting", "Nashville"])
def test_no_result_exists_before_the_die_is_thrown(screen: Screen, scenario: str) -> None:
    come_to_the_vote(screen, scenario)
    assert light(screen) == "opens"
    assert "need" in screen.lines[-1]
    screen.press("next")
    rng, seen = Random(2), set[str]()
    while not screen.match.outcome or is_staged(screen):
        if light(screen) == "held":
            state, before, said = place(screen), voted(screen), screen.html("cover") + " ".join(screen.lines)
            seen.add("asked" if screen.picks else "held")
            assert fill(screen, state) not in ("ratified", "rejected")
            assert stars(screen) == (len(screen.match.position.ratified), False)
            assert f">{NAMES[state]} r" not in screen.html("log")
            assert not any(DECIDES.search(line) for line in screen.lines)
            assert NAMES[state] in screen.html("cover")
            assert isinstance(screen.match.pending, Decision if screen.picks else Roll)
            assert (">?<" in screen.html("cover")) == (not screen.picks), "a sum is open until its die has fallen"
            if screen.picks:
                screen.pick(rng.choice(screen.picks))
            else:
                screen.press("next")
            if screen.picks and place(screen) == state:
                assert said.count("You may pay for another roll") == 3, "in the box, in its words and in the ear"
            if light(screen) in ("won", "lost"):
                verdict = {"won": "ratified", "lost": "rejected"}[light(screen)]
                assert place(screen) == state
                assert voted(screen) == before + 1
                assert fill(screen, state) == verdict
                told = " ".join(screen.lines)
                assert DECIDES.search(told)
                closing = re.search(r"of \d+ states ha", screen.lines[1])
                assert closing, "what follows from the vote is told after it is closed"
                rolls = [found.start() for found in re.finditer(r"rolls? an? \d", told)]
                assert not rolls or rolls[0] < DECIDES.search(told).start()  # type: ignore[union-attr]
                seen.add(verdict)
                ratified, rejected = screen.match.position.ratified, screen.match.position.rejected
                assert stars(screen) == (len(ratified), verdict == "ratified")
                assert f" of {TO_RATIFY if verdict == 'ratified' else TO_REJECT} states ha" in told
                assert f"{len(rejected)} of {TO_REJECT} states" in screen.html("cover")
        else:
            act(screen, rng)
    assert "held" in seen
    assert seen & {"ratified", "rejected"}
    if scenario == VOTING_WITH_BUTTONS:
        assert seen == {"held", "asked", "ratified", "rejected"}


def test_the_statements_about_ratification_stars_have_a_source() -> None:
    with lesson("sources.csv").open(encoding="utf-8", newline="") as table:
        titles = {row["key"]: row["title"] for row in csv.DictReader(table)}
    assert titles["LOC-STARS"] in STARS


def test_announcements_follow_the_visual_order(screen: Screen) -> None:
    called(screen)
    call, stake = screen.lines
    assert re.match(r"You call the vote in .*\. You roll an? \d", call)
    assert re.search(r"The Opposition has no cubes there, and its die is held\. (With|Whatever)", stake)
    assert "You have" not in stake, "the own die has just been told"
    screen.send({"kind": "ask", "about": "question"})
    assert re.search(r"You have no cubes and a die that shows \d: \w+ in all", screen.said)


def test_a_reload_during_a_vote_returns_to_it(show: NewScreen) -> None:
    screen = show(slot="play")
    called(screen)
    other = show(slot="play")
    other.send({"kind": "manner", "shows_steps": True, "help": "none"})
    other.send({"kind": "held", "save": screen.browser.save})
    other.press("continue")
    assert light(other) == "held"
    assert place(other) == place(screen)
    for both in (screen, other):
        both.press("next")
    assert other.match == screen.match


def test_the_stage_opens_once(screen: Screen) -> None:
    called(screen)
    opened, rng = 0, Random(1)
    for _ in range(40):
        act(screen, rng)
        opened += light(screen) == "opens"
    assert opened == 0


def test_the_stage_can_be_skipped_for_one_state_or_for_all(screen: Screen) -> None:
    called(screen)
    state, before = place(screen), voted(screen)
    while light(screen) == "held":
        if screen.picks:
            assert "data-leaves" not in screen.html("cover"), "Escape does not skip what is asked"
            screen.pick("pass")
        else:
            assert re.search(
                r'data-leaves aria-keyshortcuts="Escape">Skip the show <small[^>]*>Esc<', screen.html("cover")
            )
            screen.press("skip")
    assert (place(screen), light(screen) in ("won", "lost")) == (state, True), "its result is shown"
    assert DECIDES.search(" ".join(screen.lines))
    assert voted(screen) == before + 1
    assert "skip" not in screen.commands, "going on skips nothing more"
    assert re.search(r'data-leaves aria-keyshortcuts="Escape">Go on <small[^>]*>Esc<', screen.html("cover"))
    screen.press("next")
    assert light(screen) == "held", "the next one is staged again"
    screen.press("skip all")
    rng = Random(2)
    while not screen.match.outcome:
        assert not is_staged(screen)
        assert "throw" not in screen.commands
        assert "next" not in screen.commands
        act(screen, rng)


def test_without_persons_the_die_falls_within_four_seconds(screen: Screen) -> None:
    send_preferences(screen, shows_steps=True)
    screen.begin(suffragist="random", opposition="random")
    rng, paced = Random(1), 0
    while not screen.match.outcome or is_staged(screen):
        if is_staged(screen):
            assert f'data-pace="{LONGEST_REST}"' in screen.html("prompt")
            paced += 1
        act(screen, rng)
    assert LONGEST_REST <= 4000
    assert paced or not any(event[0] == "picked" for p in screen.match.positions for event in p.news)


def test_real_dice_are_entered_without_the_stage(show: NewScreen) -> None:
    screen, rng = show(Match(VotesForWomen(), {"scenario": VOTING}, chance=physical())), Random(1)
    send_preferences(screen, shows_steps=True)
    for _ in range(12):
        assert not is_staged(screen)
        act(screen, rng)


def test_the_dice_are_announced_once_after_a_throw(screen: Screen) -> None:
    send_preferences(screen, shows_steps=False)
    screen.begin(opposition="random", seed="5")
    rng, asked = Random(6), 0
    while asked < 3:
        act(screen, rng)
        if "reroll" in screen.picks and not is_staged(screen):
            assert "roll" in screen.lines[0].lower()
            assert not any(re.search("d(ie|ice) shows? ", line) for line in screen.lines)
            asked += 1
