"""The text pages: their paths, links and contents, and the answers to unknown paths."""

import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from tests.server.running import Running, get, write_notebook
from vfw.atlas.outline import outlines
from vfw.classroom.timing import ACTIVITY_SECONDS, format_minutes, timetable
from vfw.history import sources
from vfw.history.texts import read_all
from vfw.network import open_url
from vfw.panel.rendering.menu import LIGHTS, MENU, MOTIONS, SIZES
from vfw.resources import lessons
from vfw.server import chromium, handouts, page_handlers, quick_pages
from vfw.server import text_pages as reading
from vfw.server.application import TEMPLATES
from vfw.server.page_handlers import LessonHandler, create_handlers, state_code
from vfw.templating import call_macro

BASE = "/museum/"
SCRIPT = "<script>alert(1)</script>"
GUIDES = [f"read/{reading.GUIDES}/{name}" for name in lessons(reading.GUIDES)]
PAGES = [
    "states/",
    "states/TN",
    "read/",
    "read/sources",
    "read/glossary",
    "read/language",
    "read/models",
    "read/players",
    "read/partners",
    "read/colors",
    "questions/",
    "questions/states-alone",
    *(f"read/{reading.HANDOUTS}/{name}" for name in lessons(reading.HANDOUTS)),
    *(f"doors/{name}" for name in quick_pages.PAGE_VALUES),
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Return an exhibit below a base URL, as behind a proxy."""
    folder = tmp_path_factory.mktemp("notebooks")
    write_notebook(folder / "play.ipynb", "1", title="Play", order=1)
    write_notebook(folder / "tennessee.ipynb", "1", title="Win Tennessee", order=0)
    with Running.exhibit(folder, base=BASE) as running:
        yield running


@pytest.mark.parametrize("path", ["", "states/TN", "voila/render/play.ipynb"])
def test_every_page_has_the_base_url_of_the_browser_storage_keys(server: Running, path: str) -> None:
    _, text = get(server.url + path)
    assert f'<html lang="en" data-base-url="{BASE}">' in text


@pytest.mark.parametrize("path", PAGES)
def test_every_page_is_served(server: Running, path: str) -> None:
    status, text = get(server.url + path)
    assert status == 200
    assert len(re.findall("<h1>", text)) == 1


@pytest.mark.parametrize("path", ["", *PAGES])
def test_every_url_on_a_page_is_in_the_exhibit(server: Running, path: str) -> None:
    text = get(server.url + path)[1]
    linked = set(re.findall(r"""\b(?:href|src)=["']([^"'#]+)""", text))
    assert linked
    assert [url for url in linked if not url.startswith(BASE)] == []


def test_a_two_minute_page_links_existing_notebooks(server: Running) -> None:
    text = get(server.url + "doors/the-race")[1]
    assert re.findall(r'<a href="/museum/([^"]+)"><b>', text) == [
        "doors/the-race",
        "voila/render/tennessee.ipynb",
        "doors/whose-vote",
    ]


def test_every_link_between_pages_works(server: Running) -> None:
    to_do, seen = ["states/", "read/", *PAGES], set[str]()
    anchors: dict[str, set[str]] = {}
    wanted: list[tuple[str, str, str]] = []
    while to_do:
        path = to_do.pop()
        if path in seen or path.startswith("voila/") or not path:
            continue
        seen.add(path)
        status, text = get(server.url + path)
        assert status == 200, path
        anchors[path] = set(re.findall(r'\bid="([^"]+)"', text))
        for url, anchor in re.findall(r'<a\b[^>]*? href="([^"#]*)(?:#([^"]*))?"', text):
            target = url.removeprefix(BASE) if url else path
            wanted += [(path, target, anchor)] if anchor else []
            to_do.append(target)
    assert {f"states/{state}" for state in outlines()} < seen
    for path, target, anchor in wanted:
        assert anchor in anchors[target], f"{path} leads to {target}#{anchor}"


@pytest.mark.parametrize("state", ["tn", "Tennessee", "tennessee", "Tn"])
def test_another_spelling_of_a_state_redirects_to_its_page(server: Running, state: str) -> None:
    with open_url(f"{server.url}states/{state}") as answer:
        assert answer.status == 200
        assert answer.url == f"{server.url}states/TN"


@pytest.mark.parametrize("name", ["XX", "DC", "Alaska", "12"])
def test_an_unknown_state_shows_the_list_of_48(server: Running, name: str) -> None:
    status, text = get(f"{server.url}states/{name}")
    assert status == 404
    assert f"There is no page for “{name}”" in text
    table = text.partition("<tbody>")[2].partition("</tbody>")[0]
    assert re.findall(f'href="{BASE}states/([A-Z]+)"', table) == sorted(
        outlines(), key=lambda code: outlines()[code].name
    )


@pytest.mark.parametrize("path", ["read/nosuch", "read/guides/nosuch", "read/lessons/nashville"])
def test_an_unknown_text_shows_the_list_of_texts(server: Running, path: str) -> None:
    status, text = get(server.url + quote(path))
    assert status == 404
    assert "These are the pages that there are." in text


@pytest.mark.parametrize("path", ["states/", "read/", "questions/"])
def test_the_requested_path_cannot_inject_html(server: Running, path: str) -> None:
    status, text = get(f"{server.url}{path}{quote(SCRIPT, safe='')}")
    assert status == 404
    assert SCRIPT not in text
    assert "&lt;script&gt;" in text


def test_the_front_page_links_the_text_pages(server: Running) -> None:
    text = get(server.url)[1]
    for path in ("states/", "read/sources", "read/glossary", "read/language", "read/#lessons"):
        assert f'href="{BASE}{path}"' in text


def test_the_large_tile_links_the_two_minute_game(server: Running) -> None:
    (large,) = re.findall('<a class="large" href="(.*?)">(.*?)</a>', get(server.url)[1], re.DOTALL)
    assert large[0] == f"{BASE}voila/render/tennessee.ipynb"
    assert "Two minutes." in large[1]


def test_every_source_has_its_own_anchor(server: Running) -> None:
    text = get(f"{server.url}read/sources")[1]
    assert re.findall(r'<li id="([^"]+)">', text) == list(sources())


def test_there_is_a_handout_for_every_lesson(server: Running) -> None:
    text = get(f"{server.url}read/")[1]
    for name in read_all(reading.LESSONS):
        assert (f'href="{BASE}read/{reading.HANDOUTS}/{name}"' in text) == (name in read_all(reading.HANDOUTS))
        for path in (30, 45, 90):
            assert f'href="{BASE}voila/render/lesson-{name}.ipynb?path={path}"' in text


@pytest.mark.parametrize("path", [*GUIDES, "read/Guides/NASHVILLE", "read/%67uides/nashville"])
def test_a_guide_without_a_token_is_refused_with_the_remedy(server: Running, path: str) -> None:
    status, text = get(server.url + path)
    assert (status, text.count("<h1>")) == (403, 1)
    assert "make handouts" in text
    assert "JupyterLab" in text
    assert "<input" not in text
    assert not any(section.title in text for section in read_all(reading.GUIDES)["nashville"].sections)


@pytest.mark.parametrize("path", ["", *PAGES])
def test_no_page_links_a_guide(server: Running, path: str) -> None:
    assert "/guides" not in get(server.url + path)[1]


def test_a_single_notebook_does_not_replace_the_text_pages(tmp_path: Path) -> None:
    with Running.exhibit(write_notebook(tmp_path / "play.ipynb", "1")) as alone:
        assert "Tennessee" in get(f"{alone.url}states/TN")[1]


@pytest.mark.parametrize(
    ("name", "code"),
    [("NY", "NY"), ("new york", "NY"), ("New-York", "NY"), ("west virginia", "WV"), ("DC", None), ("", None)],
)
def test_state_code_accepts_any_spelling(name: str, code: str | None) -> None:
    assert state_code(name) == code


# On paper


def test_all_guides_and_handouts_are_printed_and_need_no_server(printed: dict[str, str]) -> None:
    assert sorted(printed) == sorted(
        f"{name}-{folder.removesuffix('s')}"
        for folder in (reading.GUIDES, reading.HANDOUTS)
        for name in lessons(folder)
    )
    for html in printed.values():
        used = re.findall(r'<link\b[^>]*? href="([^"]+)"', html)
        assert used
        assert all(Path(urllib.request.url2pathname(url.removeprefix("file://"))).is_file() for url in used)


HANDOUTS = read_all(reading.HANDOUTS)


@pytest.fixture(scope="module")
def printed() -> dict[str, str]:
    return dict(handouts.render_pages())


@pytest.mark.parametrize("name", HANDOUTS)
def test_a_handout_has_a_map_to_draw_on_and_lines_to_write_on(name: str, printed: dict[str, str]) -> None:
    html = printed[f"{name}-handout"]
    sections = dict(re.findall(r'<section aria-labelledby="([^"]+)"[^>]*>(.*?)</section>', html, re.DOTALL))
    maps = [section for section, inner in sections.items() if "Outline map of the 48 states" in inner]
    assert maps == [HANDOUTS[name].head["map"]]
    assert "On an outline map" not in html
    asked = re.findall(r"<li>(.*?)</li>", sections["exit-ticket"], re.DOTALL)
    assert len(asked) == 4
    assert all("<hr />" in question or "………" in question for question in asked)


@pytest.mark.parametrize("name", HANDOUTS)
def test_a_handout_states_predictions_only_on_its_second_page(name: str, printed: dict[str, str]) -> None:
    html = printed[f"{name}-handout"]
    first, second = html.split('class="vfw-page-2"')
    told = {
        "nashville": "49 to 47",
        "ratification": "Thirteen followed by December",
        "amendment": "can stop an amendment",
        "what-if": "In 10,000 worlds",
    }
    assert told[name] not in first
    assert told[name] in second
    assert not re.search("hour earlier|depends on", html)


@pytest.mark.parametrize("name", HANDOUTS)
def test_guide_and_handout_have_the_minutes_of_each_step(name: str, printed: dict[str, str]) -> None:
    lesson = read_all(reading.LESSONS)[name]
    times = timetable(lesson)
    guide = re.findall(r'<th scope="row">(\d+)\. [^<]*</th><td>(\d+)</td>(.*?)</tr>', printed[f"{name}-guide"])
    assert [int(minutes) for _, minutes, _ in guide] == [times.minutes(step) for step in times.seconds]
    ticks = [re.findall("✓|left out", row) for *_, row in guide]
    for number, path in enumerate(times.paths.values()):
        taken = [step for step, row in zip(times.seconds, ticks, strict=True) if row[number] == "✓"]
        assert taken == list(path)
    assert all(f"{seconds} s for a {act}" in printed[f"{name}-guide"] for act, seconds in ACTIVITY_SECONDS.items())
    handout = re.findall(r"<li>[^<]* <small>(.*?)</small></li>", printed[f"{name}-handout"])
    assert handout == [format_minutes(times.minutes(step)) for step in times.seconds]
    for number, step in enumerate(times.seconds, start=1):
        if step in [section.name for section in HANDOUTS[name].sections]:
            assert f"Step {number} · {format_minutes(times.minutes(step))}" in printed[f"{name}-handout"]


def test_a_guide_links_each_path() -> None:
    page = reading.text("guides/nashville", reading.page_addresses("/museum/"))
    assert page
    (minutes,) = [section["html"] for section in page.values["sections"] if section["name"] == reading.MINUTES]
    assert re.findall(r'href="([^"]+)"', minutes) == [
        f"/museum/voila/render/lesson-nashville.ipynb?path={path}" for path in (30, 45, 90)
    ]


def test_a_guide_describes_its_standards(printed: dict[str, str]) -> None:
    guide = printed["nashville-guide"]
    assert '<th scope="row">NCSS 10</th><td>Theme: civic ideals and practices <i>(check before you cite)</i>' in guide
    assert (
        '<th scope="row">Common Core RH.9-10.1</th><td>Cite evidence from a text to support an analysis</td>' in guide
    )


def test_without_chromium_the_remedy_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("CHROMIUM", "/no/such/program")
    assert chromium.find() is None
    assert handouts.main([str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "The handouts need Chromium" in said
    assert "CHROMIUM=/no/such/program is no program" in said
    assert "make handouts" in said


def test_a_failed_print_is_reported(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match=r"printed no a\.pdf"):
        handouts.print_pdf("true", "<p>Vote</p>", tmp_path / "a.pdf")


def test_the_display_settings_have_the_words_of_the_menu() -> None:
    control = re.sub(r">\s+<", "><", (TEMPLATES / "nbconvert/templates/vfw/likings.html").read_text(encoding="utf-8"))
    for legend, name, options in (
        ("Size of everything", "size", SIZES),
        ("Colors", "light", LIGHTS),
        ("Movement", "motion", MOTIONS),
    ):
        fieldset = (
            str(call_macro(MENU, "setting", legend, name, options))
            .replace(' class="vfw-choice"', "")
            .replace(' class="vfw-button"', "")
        )
        assert fieldset in control


@pytest.mark.parametrize(
    ("names", "found", "not_found"),
    [
        (["draft (2", "nashville"], ["/draft%20%282/30", "/nashville"], ["/", "/draft"]),
        ([], [], ["/", "/30"]),
    ],
)
def test_a_short_lesson_url_matches_the_exact_name(
    monkeypatch: pytest.MonkeyPatch, names: list[str], found: list[str], not_found: list[str]
) -> None:
    monkeypatch.setattr(page_handlers, "read_all", lambda folder: dict.fromkeys(names))
    (pattern,) = (pattern for pattern, handler, _ in create_handlers("/", {}) if handler is LessonHandler)
    assert all(re.fullmatch(pattern, path) for path in found)
    assert not any(re.fullmatch(pattern, path) for path in not_found)
