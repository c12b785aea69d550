"""Writes what this version keeps, so that later versions can be tried with it: `python -m tests.saves.writing`.

Into the folder of the version of the rules go saves as files, and below `browser/` all that a real Chromium kept of
some rooms of the exhibit. Once another version is out, a folder is never written again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect, sync_playwright

from tests.browser import chromium
from tests.browser.panel_page import SECOND_CLICK, PanelPage
from tests.browser.test_projector import begin, press, stage_name, vote
from tests.server.running import CHECKOUT, Running
from tests.votes.partner_tables import OTHERS
from vfw.core.chance import Chance, physical, seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.questions import Decision, Roll
from vfw.panel.session.table import GameTable
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import Position
from vfw.votes.rules.tabletop import OPPOBOT
from vfw.votes.scenarios.deck_file import format_deck
from vfw.votes.scenarios.writer import ScenarioHeader, write_scenario
from vfw.votes.seating import TABLES, seats_at

HERE = Path(__file__).parent
GAME = VotesForWomen()
PERSONS = {"suffragist": "person", "opposition": "person"}
ALONE = {"suffragist": "person", "opposition": "oppobot"}
ABOUT = ScenarioHeader(title="A moment", date="1890", goal="Go on.", length=20)
KEPT = """() => Object.fromEntries(Object.entries(localStorage).filter(([key]) => key.startsWith('vfw:')
    && key !== 'vfw:likings'))"""


def played(
    seed: int,
    until: Callable[[Position], bool],
    players: Mapping[str, str] = PERSONS,
    chance: Chance | None = None,
    **options: Any,
) -> Match[Any, Any]:
    """A game, played by chance until it is at such a position."""
    match = Match(GAME, options, chance=chance or seeded(seed), players=players)
    rng = Random(seed)
    while not (match.outcome or until(match.position)):
        match.answer(any_reply(match.pending, rng))
    return match


def at_its_end(position: Position) -> bool:
    return False


def in_the_middle_of_a_card(position: Position) -> bool:
    asked = position.pending
    return position.turn == 4 and bool(position.card) and isinstance(asked, Decision) and asked.about == "state"


def at_dice(position: Position) -> bool:
    return position.turn == 3 and isinstance(position.pending, Roll) and position.pending.n > 1


def in_round(turn: int, number: int) -> Callable[[Position], bool]:
    return lambda position: (position.turn, position.round) == (turn, number)


def at_an_exchange_or_gift(position: Position) -> bool:
    asked = position.pending
    return position.turn == 3 and isinstance(asked, Decision) and asked.why in ("offer", "answer", "gift")


def against_the_computer(seed: int, kind: str, answers: int) -> Match[Any, Any]:
    """A game with the computer in the seat of the Opposition, as the panel lets it play."""
    session = GameTable(Match(GAME, chance=seeded(seed), players={**PERSONS, "opposition": kind}))
    rng = Random(seed)
    for _ in range(answers):
        if isinstance(session.match.pending, Roll):
            session.throw()
        elif not session.match.outcome:
            session.answer(any_reply(session.match.pending, rng))
            session.go_on()
    return session.match


def saves() -> Iterator[tuple[str, Match[Any, Any]]]:
    """The games that are kept as files, each with its name."""
    yield "competitive-whole", played(1848, at_its_end)
    yield "competitive-in-the-middle-of-a-card", played(1869, in_the_middle_of_a_card)
    yield "competitive-before-the-first-card", played(1872, in_round(1, 1))
    yield "competitive-dice-by-hand", played(1878, at_dice, chance=physical(seeded(1878)))
    yield "against-greedy", against_the_computer(1887, "greedy", 60)
    yield "against-random", against_the_computer(1890, "random", 90)
    for seed in (1893, 1896, 1910):
        yield f"solitaire-whole-{seed}", played(seed, at_its_end, ALONE, opponent=OPPOBOT)
    yield "solitaire-first-round", played(1911, in_round(1, 2), ALONE, opponent=OPPOBOT)
    yield "solitaire-in-the-middle-of-a-card", played(1912, in_the_middle_of_a_card, ALONE, opponent=OPPOBOT)
    yield "solitaire-hard", played(1913, in_round(5, 2), ALONE, opponent=OPPOBOT, difficulty="hard")
    by_hand = physical(seeded(1914))
    yield "solitaire-dice-by-hand", played(1914, at_dice, ALONE, by_hand, opponent=OPPOBOT, difficulty="normal")
    deck = format_deck(title="A deck of mine").replace("- Red Scare", "- A Card of Mine", 1)
    yield "solitaire-with-a-deck-of-ones-own", played(1915, in_round(4, 1), ALONE, opponent=OPPOBOT, deck=deck)
    for number, (name, text) in enumerate(lessons("scenarios").items(), start=1916):
        yield f"scenario-{name}", played(number, at_its_end, scenario=text)
    for number, at in enumerate((*OTHERS, "open"), start=1930):
        persons = {str(seat): "person" for seat in seats_at(TABLES[at])}
        yield f"partners-{at}-whole", played(number, at_its_end, persons, **TABLES[at])
        yield f"partners-{at}-between-turns", played(number, at_an_exchange_or_gift, persons, **TABLES[at])
        moment = write_scenario(played(number, in_round(3, 2), persons, **TABLES[at]).position, **ABOUT)
        yield f"partners-{at}-from-a-moment", played(number, at_its_end, persons, scenario=moment)


# What a browser keeps


def play(page: Page, url: str, answers: int = 40, **who: str) -> None:
    table = PanelPage(page, f"{url}voila/render/play.ipynb")
    table.begin(**who)
    for _ in range(answers):
        if not table.is_over:
            table.answer()


def keep_a_lesson(page: Page, url: str) -> None:
    page.add_init_script("""localStorage['vfw:likings'] ??= '{"pace": "none"}'""")
    page.goto(f"{url}voila/render/lesson-ratification.ipynb")
    page.get_by_text("The fifteen full-vote states, all together").click()
    page.locator(".vfw-leaf").get_by_role("button", name="Predict").click()
    expect(page.locator(".vfw-verdict")).to_be_visible()
    page.locator('nav button[data-value="4"]').click()
    page.get_by_role("button", name="Your turn").click()
    expect(page.locator(".vfw-prompt h2")).to_be_visible()
    table = PanelPage.__new__(PanelPage)  # whose other ways begin a game of their own
    table.page, table.slot = page, "lesson:ratification"
    page.wait_for_timeout(SECOND_CLICK)
    for _ in range(8):
        table.answer()
    page.locator("nav button[data-value]").last.click()
    page.locator("textarea").first.fill("Congress only proposes.")


def keep_the_projector(page: Page, url: str) -> None:
    begin(page, url)
    for _ in range(2):
        vote(page)
        while stage_name(page) in ("look", "staged", "throw"):
            press(page, " ")


Visit = Callable[[Page, str], None]
ROOMS: dict[str, Visit] = {
    "competitive": lambda page, url: play(page, url, opposition="person"),
    "solitaire": lambda page, url: play(page, url, opposition="oppobot"),
    "solitaire-to-its-end": lambda page, url: play(page, url, 400, opposition="oppobot"),
    "against-greedy": lambda page, url: play(page, url, 12, opposition="greedy"),
    "dice-by-hand": lambda page, url: play(page, url, 25, opposition="oppobot", dice="table"),
    "lesson": keep_a_lesson,
    "projector": keep_the_projector,
}


def write() -> None:
    folder = HERE / GAME.rules
    (folder / "browser").mkdir(parents=True, exist_ok=True)
    for name, match in saves():
        (folder / f"{name}.json").write_text(match.save(), encoding="utf-8")
    program = chromium.find()
    wanted = sys.argv[1:] or list(ROOMS)
    with Running.exhibit(CHECKOUT / "notebooks") as exhibit, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for name in wanted:
            page = browser.new_page(viewport={"width": 1920, "height": 1080})
            page.set_default_timeout(90_000)
            ROOMS[name](page, exhibit.url)
            kept = json.dumps(page.evaluate(KEPT), indent=1, ensure_ascii=False)
            (folder / "browser" / f"{name}.json").write_text(kept + "\n", encoding="utf-8")
            page.context.close()
        browser.close()


if __name__ == "__main__":
    write()
