"""A visitor at a kiosk, and the next visitor: the questions of the screen, what it forgets, and what it forbids."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import find_barriers
from tests.browser.panel_page import IS_READY
from tests.browser.test_front_page import BEYOND_THE_WINDOW
from tests.server.running import CHECKOUT, Running, free_port, get, wait_until
from tests.speech import stand_in
from vfw.kiosk.staff_session import hash_pin
from vfw.kiosk.window import CHROMIUM_FLAGS

PORTRAIT = {"width": 1080, "height": 1920}
LANDSCAPE = {"width": 1920, "height": 1080}
KEPT = "[{ ...localStorage }, { ...sessionStorage }, document.cookie]"
FROM_TO = """(parts) => parts.map((part) => document.querySelector(part).getBoundingClientRect())
    .map(({ top, bottom }) => [top, bottom])"""
IN_A_ROOM, TO_ANSWER = 45_000, 20_000
SMALL = """() => [...document.querySelectorAll(':is(main, .vfw-kiosk-bar) :is(button, a)')]
    .filter((target) => target.checkVisibility())
    .map((target) => [target.innerText, target.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 59.5).map(([name]) => name)"""
SMALL_LETTERS = """() => [...document.querySelectorAll('main *')].filter((element) =>
    !element.closest('svg, .heard, .unseen') && element.checkVisibility()
    && [...element.childNodes].some((node) => node instanceof Text && node.data.trim())
    && parseFloat(getComputedStyle(element).fontSize) < 24 && parseFloat(getComputedStyle(element).fontSize) > 0)
    .map((element) => element.outerHTML.slice(0, 120))"""
NOTES_LOCKS = """(() => {
    window.locks = [];
    const request = WakeLock.prototype.request;
    WakeLock.prototype.request = async function (kind) {
        const lock = await request.call(this, kind);
        window.locks.push(lock);
        return lock;
    };
})()"""
COMES_BACK = "document.dispatchEvent(new Event('visibilitychange'))"
ROOM = "voila/render/play.ipynb"
PIN = "271828"
JUPYTERS_OWN = {"nbsignatures.db", "notebook_secret", "README"}
"""The files that Jupyter always writes about notebooks and itself."""


@pytest.fixture(scope="module")
def counts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("counts")


@pytest.fixture(scope="module")
def kiosk(counts: Path) -> Iterator[Running]:
    settings = counts / "kiosk.toml"
    speech = f"[speech]\nprogram = {json.dumps(stand_in.command(counts / 'given'))}\n"
    staff = f'[staff]\npin = "{hash_pin(PIN)}"\n'
    settings.write_text(f'[doors]\nfirst = "play"\n[counts]\nfolder = "{counts}"\n{staff}{speech}')
    port = free_port()
    options = [f"--port={port}", f"--settings={settings}", f"--notebooks={CHECKOUT / 'notebooks'}"]
    command = [sys.executable, "-m", "vfw.cli", "kiosk", "serve", *options]
    # A server and its kernels write all their own files here.
    folders = {name: str(counts / name) for name in ("HOME", "TMPDIR", "XDG_CACHE_HOME", "JUPYTER_RUNTIME_DIR")}
    for folder in folders.values():
        Path(folder).mkdir()
    with Running(command, f"http://127.0.0.1:{port}/", CHECKOUT, **folders) as server:
        yield server


def known_files(folder: Path) -> set[Path]:
    """Return the files below the folder with known content, without those of the counts."""
    return {path for path in folder.rglob("*") if path.is_file() and path.suffix != ".jsonl"}


@pytest.fixture(scope="module")
def chromium(launch: Callable[..., Browser]) -> Iterator[Browser]:
    """Open a browser as the window of a kiosk, which plays sound before the first touch."""
    (sounds,) = [flag for flag in CHROMIUM_FLAGS if "autoplay" in flag]
    with closing(launch(sounds)) as browser:
        yield browser


@pytest.fixture
def screen(new_page: Callable[..., Page], kiosk: Running) -> Page:
    page = new_page(viewport=PORTRAIT, has_touch=True)
    page.clock.install()
    page.goto(f"{kiosk.url}kiosk/")
    return page


def question(page: Page) -> Locator:
    return page.locator("dialog.vfw-kiosk-question")


def begin(page: Page) -> None:
    page.touchscreen.tap(540, 700)
    page.wait_for_url(f"**/{ROOM}")
    page.wait_for_function(IS_READY, arg="play")
    expect(page.locator(".vfw-start")).to_be_visible()


def test_a_visitor_who_leaves_is_asked_and_then_forgotten(screen: Page, kiosk: Running, counts: Path) -> None:
    page, rests = screen, screen.evaluate(KEPT)
    (_, banner_ends), (country_begins, _), (door_begins, _) = page.evaluate(FROM_TO, [".banner", ".country", "a.large"])
    assert country_begins - banner_ends < 120, "no empty part of the screen"
    assert door_begins > 0.65 * PORTRAIT["height"], "what is touched lies within reach"
    assert find_barriers(page) == []
    files, log = known_files(counts), kiosk.said
    begin(page)
    page.get_by_role("button", name="Dark").tap()
    page.locator('[data-command="play"]').tap()
    expect(page.locator(".vfw-hand .vfw-card")).not_to_have_count(0)
    page.wait_for_function("localStorage['vfw:play']")
    page.clock.fast_forward(IN_A_ROOM)
    expect(question(page)).to_contain_text(re.compile("This screen starts again in (20|19) seconds"))
    assert find_barriers(page) == []
    expect(question(page).get_by_role("button", name="More time")).to_be_focused()
    page.keyboard.press("Enter")
    expect(question(page)).to_have_count(0)
    page.clock.fast_forward(IN_A_ROOM - 1000)
    expect(question(page)).to_have_count(0)
    page.clock.fast_forward(1500)
    expect(question(page)).to_be_visible()
    page.clock.fast_forward(TO_ANSWER)
    page.wait_for_url("**/kiosk/")
    assert page.evaluate(KEPT) == rests == [{}, {}, ""]
    assert page.context.cookies() == [], "also what no script can read"
    expect(page.locator("html")).not_to_have_class(re.compile("vfw-dark"))
    wait_until(lambda: kiosk.kernels() == 0, "the kernel ends")
    assert {path.name for path in known_files(counts) - files} <= JUPYTERS_OWN
    assert kiosk.said == log, "nothing is written of a visit"
    page.go_back()
    page.wait_for_url("**/kiosk/")
    begin(page)
    expect(page.get_by_role("heading", name="Go on with your game")).to_have_count(0)
    lines = [json.loads(line) for path in counts.glob("*.jsonl") for line in path.read_text().splitlines()]
    assert {name for line in lines for name in line} <= {"hour", "event", "door", "language", "how", "seconds"}
    assert [line["how"] for line in lines if line["event"] == "leave"] == ["idle"]


def test_an_activity_without_a_kernel_is_played_counted_and_forgotten(
    screen: Page, kiosk: Running, counts: Path
) -> None:
    page = screen
    page.goto(f"{kiosk.url}doors/whose-vote")
    for shown in range(9):
        assert page.evaluate(BEYOND_THE_WINDOW)[1] <= 0, shown
        assert page.evaluate(SMALL) == [], shown
        assert page.evaluate(SMALL_LETTERS) == [], shown
        answer = page.locator(".answers button").locator("visible=true").first
        box = answer.bounding_box()
        assert box
        assert box["y"] > 0.35 * PORTRAIT["height"], "what is touched lies within reach"
        answer.tap()
    expect(page.locator(".vfw-ending")).to_be_visible()
    assert page.evaluate(BEYOND_THE_WINDOW)[1] <= 0
    assert page.evaluate(SMALL) == []
    assert page.evaluate(SMALL_LETTERS) == []
    assert find_barriers(page) == []
    page.clock.fast_forward(IN_A_ROOM)
    expect(question(page)).to_be_visible()
    page.clock.fast_forward(TO_ANSWER)
    page.wait_for_url("**/kiosk/")
    assert page.evaluate(KEPT) == [{}, {}, ""]
    told = [json.loads(line) for path in counts.glob("*.jsonl") for line in path.read_text().splitlines()]
    assert [line["event"] for line in told if line["door"] == "whose-vote"] == ["open", "ending", "leave"]


def test_pages_fit_a_landscape_screen_with_larger_letters_too(new_page: Callable[..., Page], kiosk: Running) -> None:
    page = new_page(viewport=LANDSCAPE, has_touch=True, reduced_motion="reduce")
    page.goto(kiosk.url)
    assert page.evaluate(BEYOND_THE_WINDOW)[1] <= 0
    larger = page.get_by_role("button", name="Larger letters")
    larger.tap()
    expect(larger).to_have_attribute("aria-pressed", "true")
    assert page.evaluate(BEYOND_THE_WINDOW)[1] <= 0
    for name in ("the-race", "whose-vote"):
        page.goto(f"{kiosk.url}doors/{name}")
        while not page.locator(".end").count():
            assert page.evaluate(BEYOND_THE_WINDOW)[1] <= 0, page.locator("main").inner_text()
            page.locator(".answers button").locator("visible=true").first.tap()
        assert page.evaluate(BEYOND_THE_WINDOW)[1] <= 0, name


def test_every_page_keeps_the_screen_awake(new_page: Callable[..., Page], kiosk: Running) -> None:
    page = new_page(viewport=PORTRAIT)
    page.add_init_script(NOTES_LOCKS)
    for path in ("kiosk/", "", "states/TN"):
        page.goto(kiosk.url + path)
        page.wait_for_function("window.locks.length === 1 && !window.locks[0].released")
        page.evaluate(COMES_BACK)
        page.wait_for_function("window.locks.length === 2 && !window.locks[1].released")


def test_start_over_is_visible_and_asks_once(screen: Page) -> None:
    page = screen
    begin(page)
    over = page.locator(".vfw-kiosk-bar").get_by_role("button", name="Start over")
    for bar_button in page.locator(".vfw-kiosk-bar > *:visible").all():
        box = bar_button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 60
    over.tap()
    question(page).get_by_role("button", name="Go on").tap()
    expect(question(page)).to_have_count(0)
    over.tap()
    question(page).get_by_role("button", name="Start over").tap()
    page.wait_for_url("**/kiosk/")


def test_files_seeds_and_other_windows_are_not_offered(screen: Page) -> None:
    page = screen
    begin(page)
    page.get_by_role("button", name="Menu", exact=True).tap()
    menu = page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("button", name="How to play")).to_be_visible()
    for name in ("Save as a file", "Open a file", "Full screen"):
        expect(menu.get_by_role("button", name=name)).to_have_count(0)
    menu.get_by_role("button", name="Close").tap()
    page.locator('[data-command="choose"]').tap()
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
    expect(page.get_by_label(re.compile("^Seed"))).to_be_hidden()
    prevented = page.evaluate("""() => ["contextmenu", "dragstart", "selectstart"].map((kind) =>
        !document.querySelector("h1, h2").dispatchEvent(new Event(kind, { bubbles: true, cancelable: true })))""")
    assert prevented == [True, True, True]
    assert page.evaluate("window.open('about:blank')") is None
    outside = [link.get_attribute("href") for link in page.locator("a[href]").all() if link.is_visible()]
    assert [href for href in outside if "://" in str(href) or "guides" in str(href) or "projector" in str(href)] == []


def test_speech_is_on_for_the_visitor_who_chose_it_and_off_for_the_next(screen: Page, counts: Path) -> None:
    def heard(text: str) -> None:
        wait_until(lambda: text in stand_in.given(counts / "given"), f"{text} is said")

    page, bar = screen, screen.locator(".vfw-kiosk-bar")
    begin(page)
    assert stand_in.given(counts / "given") == []
    expect(bar.get_by_role("button", name="Louder")).to_be_hidden()
    bar.get_by_role("button", name="Speech").tap()
    heard("The struggle for the Nineteenth Amendment, 18 48 to 19 20")
    for name in ("Repeat", "Softer", "Louder"):
        box = bar.get_by_role("button", name=name).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 60
    assert find_barriers(page) == []
    page.locator('[data-command="play"]').tap()
    # Speech reads the new question, and the element that gets the focus.
    for text in ("Turn 1 begins.", "Play a card."):
        heard(text)
    page.locator(".vfw-kiosk-bar a").focus()
    page.keyboard.press("Shift+Tab")
    heard("Start over, button.")
    page.goto(page.url.replace("voila/render/play.ipynb", "states/OH"))
    heard("Ohio")
    expect(page.locator(".vfw-being-read")).to_have_count(1)
    page.keyboard.press("Tab")
    heard("Exhibit.")
    expect(page.locator(".vfw-being-read")).to_have_count(0)
    bar.get_by_role("button", name="Louder").tap()
    heard("Volume 4 of 5.")
    # A listening visitor counts as present; then the screen is alone.
    while not question(page).is_visible():
        page.clock.fast_forward(5_000)
    heard("Still there?")
    # The clock also runs by itself, so the question may come a second or more late.
    wait_until(
        lambda: any(said.startswith("This screen starts again in ") for said in stand_in.given(counts / "given")),
        "how long is left is said",
    )
    page.clock.fast_forward(TO_ANSWER)
    page.wait_for_url("**/kiosk/")
    expect(bar.get_by_role("button", name="Speech")).to_have_attribute("aria-pressed", "false")
    expect(bar.get_by_role("button", name="Louder")).to_be_hidden()
    assert page.evaluate(KEPT) == [{}, {}, ""]


@pytest.mark.long
@pytest.mark.allow_errors
def test_a_dead_kernel_brings_back_the_start_screen(new_page: Callable[..., Page], kiosk: Running) -> None:
    page = new_page(viewport=PORTRAIT, has_touch=True)
    page.goto(f"{kiosk.url}kiosk/")
    with page.expect_response(lambda answer: "alive?kernel=" in answer.url):
        begin(page)
    for process in kiosk.kernel_processes():
        process.kill()
    page.wait_for_url("**/kiosk/")


def hold_corner(page: Page, milliseconds: int) -> None:
    """Touch the corner as a finger does, which Playwright itself cannot."""
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 40, "y": 40}]})
    page.clock.fast_forward(milliseconds)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def enter_pin(pad: Locator, digits: str) -> int:
    """Type a PIN and return the status of the answer."""
    for digit in digits:
        pad.get_by_role("button", name=digit, exact=True).tap()
    expect(pad.locator("output")).to_have_attribute("aria-label", f"{len(digits)} digits")
    assert digits not in pad.inner_text()
    with pad.page.expect_response("**/staff/pin") as answer:
        pad.get_by_role("button", name="Enter").tap()
    return answer.value.status


@pytest.mark.allow_errors
def test_the_staff_enter_by_the_corner_and_leave_nothing_behind(screen: Page, kiosk: Running, counts: Path) -> None:
    page, pad = screen, screen.locator("dialog.vfw-pin")
    page.goto(f"{kiosk.url}states/TN")
    hold_corner(page, 4500)
    expect(pad).to_have_count(0)
    hold_corner(page, 5000)
    expect(pad).to_be_visible()
    pad.get_by_role("button", name="Close").tap()
    expect(pad).to_have_count(0)
    for key in ("ArrowLeft", "ArrowRight"):
        page.keyboard.down(key)
    page.clock.fast_forward(5000)
    for key in ("ArrowLeft", "ArrowRight"):
        page.keyboard.up(key)
    expect(pad).to_be_visible()
    assert find_barriers(page, "dialog.vfw-pin") == []
    with page.expect_response("**/staff/pin") as answer:
        page.keyboard.type("999999")
        page.keyboard.press("Enter")
    assert answer.value.status == 403
    expect(pad.get_by_role("alert")).to_have_text("That is not the PIN. Try again.")
    assert enter_pin(pad, PIN) == 204
    page.wait_for_url("**/kiosk/staff")
    staff = page.locator("main.vfw-staff")
    expect(staff).to_be_visible()
    assert page.evaluate(KEPT) == [{}, {}, ""]
    assert find_barriers(page) == []
    for button in staff.get_by_role("button").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 60
    staff.get_by_role("button", name="Atlas").tap()
    expect(staff.get_by_role("button", name="Atlas")).to_have_attribute("aria-pressed", "false")
    expect(staff.get_by_role("button", name="Atlas")).to_be_focused()
    assert get(f"{kiosk.url}voila/render/atlas.ipynb")[0] == 404
    staff.get_by_role("button", name="Darker").tap()
    expect(page.locator(".vfw-kiosk-dimmed")).to_have_css("opacity", "0.1")
    staff.get_by_role("button", name="Restart the exhibit").tap()
    question(page).get_by_role("button", name="Cancel").tap()
    staff.get_by_role("button", name="All as the settings say").tap()
    question(page).get_by_role("button", name="Yes").tap()
    expect(staff.locator(".vfw-staff-said")).to_have_text("All is as the settings say.")
    expect(page.locator(".vfw-kiosk-dimmed")).to_have_css("opacity", "0")
    page.clock.fast_forward(59_000)
    expect(staff).to_be_visible()
    with page.expect_response("**/staff/stay"):
        page.keyboard.press("ArrowDown")
    page.clock.fast_forward(59_000)
    expect(staff).to_be_visible()
    page.clock.fast_forward(1500)
    page.wait_for_url("**/kiosk/")
    assert [cookie for cookie in page.context.cookies() if "staff" in str(cookie.get("name"))] == []
    (day,) = counts.glob("*.jsonl")
    assert json.loads(day.read_text().splitlines()[-1])["how"] == "staff"
