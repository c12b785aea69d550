"""The coach, by keyboard alone: it warns before a costly answer, gives hints, and shows the chances."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.layout import resize_window
from tests.browser.panel_page import SECOND_CLICK, PanelPage
from tests.browser.test_play_layout import OVERLAPPING, SMALL_TARGETS, SMALL_TEXT
from tests.server.running import write_notebook
from vfw.panel.rendering.prompt import render_hints
from vfw.panel.view_models.advice import HintModel, WinProbabilityModel

ROOM = """
from random import Random
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.core.questions import Decision
from vfw.panel import Panel
from vfw.jobs.pool import INLINE_POOL
from vfw.jobs.remote_pool import use_pool
from vfw.votes import VotesForWomen
from vfw.votes.players.steady import SteadyPlayer

options = {"opponent": "oppobot", "difficulty": "normal"}
match = Match(VotesForWomen(), options, chance=seeded(20), players={"opposition": "oppobot"})

def is_late(pending):
    return match.position.turn == 5 and isinstance(pending, Decision) and pending.why == "operations"

rng = Random(2)
while not is_late(pending := match.pending):
    steady = isinstance(pending, Decision)
    match.answer(SteadyPlayer(rng).choose(match.view(pending.seat)) if steady else any_reply(pending, rng))
use_pool(INLINE_POOL)  # so that the coach has thought before the visitor answers
Panel(match, whole_page=True)
"""
"""A moment at which one card is worth much more than all others."""
GUIDED = "localStorage['vfw:likings'] ??= JSON.stringify({ pace: 'none', help: 'guided' })"
COSTS_MUCH = "Emmeline Pankhurst"


LONG = [
    (
        "Seneca Falls Convention",
        "Brings a purple campaigner to the Northeast, so that you have one campaigner; brings a yellow campaigner to"
        " the Northeast, so that you have two campaigners; brings two buttons, so that you hold two; adds two cubes in"
        " New York.",
    ),
    (
        "Fifteenth Amendment",
        "Needs 3 or more on a d6, a 67 % chance, and then gives Congress two markers more: two in all, adds eight cubes"
        " anywhere, at most two cubes in a state, stays for the rest of the game.",
    ),
    (
        "Susan B. Anthony Indicted",
        "Brings one button, so that you hold one; adds one cube in a state of each of six regions.",
    ),
]
"""The longest hints of a first hand."""
FEWER = "It wins about 1 in 10 games fewer than the first."
USES = [
    HintModel("Campaign", "Three d4 give 7.5 cubes on average, where your campaigners stand.", "Campaigning"),
    HintModel(
        "Play the event",
        "Takes away seven opposing cubes on average anywhere, at most two a state.",
        "Operations Phase",
        FEWER,
    ),
    HintModel("Lobby", "A 6 on each of three d6 adds a marker: 0.5 on average.", "Lobbying Action", FEWER),
]
STANDING = WinProbabilityModel(
    name="You",
    side="suffragist",
    other_name="Opposition",
    other_side="opposition",
    share=0.2,
    low=0.13,
    high=0.31,
    words="",
    why="most often 13 states reject the Amendment first; eight more states would have had to ratify.",
    counted="",
    short="",
)


def coach_text(page: Page) -> str:
    return str(page.evaluate("document.querySelector('.vfw-live').innerText"))


def assert_layout_is_right(page: Page) -> None:
    for look in (OVERLAPPING, SMALL_TEXT, SMALL_TARGETS):
        assert page.evaluate(look) == []
    assert find_barriers(page, ".vfw-prompt") == []


def test_the_coach_is_announced_and_answered_by_key(
    new_page: Callable[..., Page], serve: Callable[[Path], str], tmp_path: Path
) -> None:
    page = new_page(viewport={"width": 1280, "height": 800})
    page.add_init_script(GUIDED)
    page.goto(serve(write_notebook(tmp_path / "late.ipynb", ROOM)))
    prompt, card = page.locator(".vfw-prompt"), page.locator(".vfw-hand [data-pick]", has_text=COSTS_MUCH)
    expect(prompt).to_contain_text("Guided game")

    card.press("Enter")
    wait, again = page.get_by_role("heading", name="Wait a moment"), page.get_by_role("button", name="Choose again")
    expect(wait).to_be_visible()
    expect(again).to_be_focused()
    assert "This costs about" in coach_text(page)
    assert "Better: " in coach_text(page)
    expect(page.locator(".vfw-hand .vfw-flag")).to_have_count(1)
    assert_layout_is_right(page)
    page.keyboard.press("Escape")
    expect(wait).to_have_count(0)
    expect(prompt).to_contain_text("Play a card")
    question = page.get_by_role("heading", name="Play a card")
    expect(question).to_be_focused()

    page.get_by_role("button", name="Hint").press("Enter")
    expect(page.get_by_role("region", name="Hints")).to_contain_text("the first.")
    expect(question).to_be_focused()
    assert " the first." in coach_text(page)
    page.get_by_role("button", name="Where do I stand?").press("Enter")
    expect(page.get_by_role("img", name="You: ")).to_be_visible()
    expect(page.locator(".vfw-thinking")).to_have_count(0)
    page.wait_for_timeout(SECOND_CLICK)
    expect(question).to_be_focused()
    page.keyboard.press("Enter")
    expect(question, "a second press answers nothing").to_be_focused()
    assert "as far as these games can tell." in coach_text(page)
    assert_layout_is_right(page)

    # Four buttons are below them once the panel asks for the use of a card.
    page.locator(".vfw-hand [data-pick]").first.press("Enter")
    expect(page.get_by_role("heading", name="How do you play it?")).to_be_visible()
    page.get_by_role("button", name="Hint").press("Enter")
    box = page.get_by_role("region", name="Hints")
    expect(box).to_be_visible()
    box.evaluate("(box, html) => { box.outerHTML = html; }", render_hints(USES, "", "", standing=STANDING))
    assert_whole(page, box)


def test_three_long_hints_are_visible_without_scrolling(new_page: Callable[..., Page], exhibit: str) -> None:
    page = new_page(viewport={"width": 1366, "height": 768})
    page.add_init_script("localStorage['vfw:likings'] ??= JSON.stringify({ pace: 'none', help: 'hints' })")
    panel = PanelPage(page, exhibit + "voila/render/play.ipynb")
    panel.begin()
    page.get_by_role("button", name="Hint").click()
    box = page.get_by_role("region", name="Hints")
    expect(box).to_contain_text("the first.")
    compared = ["", "About as good as the first.", "About as good as the first."]
    hints = [HintModel(*hint, "Operations Phase", more) for hint, more in zip(LONG, compared, strict=True)]
    lacks = (
        "Six markers are missing in Congress, and you have 36 cards to play. You need a campaigner in play to lobby."
    )
    for put in (render_hints(hints, "", lacks), render_hints(hints, "", "", standing=STANDING)):
        box.evaluate("(box, html) => { box.outerHTML = html; }", put)
        assert_whole(page, box)


def assert_whole(page: Page, box: Locator) -> None:
    for wide, high in [(1366, 768), (1280, 800), (1920, 1080)]:
        resize_window(page, wide, high)
        assert box.evaluate("box => box.scrollHeight - box.clientHeight") == 0, wide
        assert page.locator(".vfw-prompt").evaluate("prompt => prompt.scrollHeight - prompt.clientHeight") == 0, wide
