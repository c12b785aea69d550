"""The links to lessons with the class token, which only the teacher can open."""

import re
from collections.abc import Iterator
from html import unescape

import pytest
import segno
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from tests.server.running import Running, write_notebook
from tests.server.visitor import Visitor
from vfw.classroom.lesson import load_lesson_text
from vfw.classroom.timing import timetable
from vfw.history.texts import read_all
from vfw.network import name_for_others, origin_for_others
from vfw.server import page_handlers
from vfw.server.page_handlers import CLASS_LINKS_PATH, QUIET_ZONE, class_links_page, qr_code

TOKEN = "green-42-river-maple"
EXHIBIT = "http://192.168.1.5:8866/"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("notebooks")
    for name in read_all("lessons"):
        write_notebook(folder / f"lesson-{name}.ipynb", f"print('The lesson {name}')", title=name)
    with Running.exhibit(folder, f"--token={TOKEN}") as running:
        yield running


@pytest.fixture
def teacher(server: Running) -> Visitor:
    (token,) = re.findall(r"read/guides[?]token=(\S+)", server.said)
    teacher = Visitor(server)
    assert teacher.open(f"read/guides?token={token}")[0] == 200
    return teacher


def asked_for(headers: dict[str, str]) -> HTTPServerRequest:
    """Return a request for the page with these headers."""
    line = RequestStartLine("GET", f"/{CLASS_LINKS_PATH}", "HTTP/1.1")
    return HTTPServerRequest(start_line=line, headers=HTTPHeaders(headers))


def links(text: str) -> list[str]:
    """Return the URLs on the page."""
    links = re.findall(r'<p class="vfw-typed"><a href="(.*?)">(.*?)</a></p>', text)
    assert [words.replace("<wbr>", "") for _, words in links] == [link for link, _ in links]
    return [unescape(link) for link, _ in links]


def test_the_page_has_a_link_and_a_code_for_each_lesson_and_path(teacher: Visitor) -> None:
    status, _, text = teacher.open(CLASS_LINKS_PATH)
    paths = [f"{name}/{minutes}" for name in read_all("lessons") for minutes in timetable(load_lesson_text(name)).paths]
    assert len(paths) > 6
    assert status == 200
    expected = [f"{teacher.server.url}{path}?token={TOKEN}" for path in [*paths, ""]]
    assert links(text) == expected
    assert re.findall(r'role="img" aria-label="QR code of (.*?)"', text) == expected
    assert text.count("<svg") == len(expected)


@pytest.mark.parametrize("name", ["nashville", "what-if"])
def test_a_link_signs_a_student_in_and_opens_the_lesson_on_its_path(server: Running, name: str) -> None:
    minutes = next(iter(timetable(load_lesson_text(name)).paths))
    pupil = Visitor(server)
    status, address, text = pupil.open(f"{name}/{minutes}?token={TOKEN}")
    assert (status, address) == (200, f"{server.url}voila/render/lesson-{name}.ipynb?path={minutes}")
    assert f"The lesson {name}" in text
    assert pupil.open(name)[1] == f"{server.url}voila/render/lesson-{name}.ipynb"


def test_a_link_needs_a_token(server: Running) -> None:
    assert Visitor(server).open("nashville/30")[0] == 403


def test_only_the_teacher_can_open_and_find_the_links(server: Running, teacher: Visitor) -> None:
    pupil = Visitor(server)
    pupil.open(f"?token={TOKEN}")
    status, _, text = pupil.open(CLASS_LINKS_PATH)
    assert (status, links(text)) == (403, [])
    assert f'href="/{CLASS_LINKS_PATH}"' in teacher.open("read/guides")[2]
    assert f'href="/{CLASS_LINKS_PATH}"' not in pupil.open("read/")[2]


def test_a_code_is_black_on_white_with_a_quiet_zone() -> None:
    url = f"{EXHIBIT}nashville/30?token={TOKEN}"
    drawn = qr_code(url)
    size = segno.make(url, error="m", micro=False).symbol_size(border=QUIET_ZONE)
    assert f'viewBox="0 0 {size[0]} {size[1]}"' in drawn
    assert 'fill="#fff"' in drawn
    assert 'stroke="#000"' in drawn


def test_a_token_in_a_link_is_url_encoded() -> None:
    page = class_links_page(EXHIBIT, "grüner fluß&42")
    assert page.values["front"]["url"] == f"{EXHIBIT}?token=gr%C3%BCner%20flu%C3%9F%2642"


def test_the_name_of_a_lesson_is_url_encoded(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = load_lesson_text(next(iter(read_all("lessons"))))
    monkeypatch.setattr(page_handlers, "read_all", lambda folder: {"draft (2": lesson})
    page = class_links_page(EXHIBIT, TOKEN)
    (link, *_) = page.values["lessons"][0]["links"]
    assert link["url"].startswith(f"{EXHIBIT}draft%20%282/")


@pytest.mark.parametrize(
    ("asked", "host", "origin"),
    [
        ("localhost:8866", "127.0.0.1", "http://localhost:8866"),  # other machines cannot connect
        ("localhost:8866", "192.168.1.20", "http://192.168.1.20:8866"),
        ("[::1]:8866", "fd00::20", "http://[fd00::20]:8866"),
        ("localhost:8866", "0.0.0.0", f"http://{name_for_others('0.0.0.0')}:8866"),
        ("school.example", "0.0.0.0", "http://school.example"),
        ("192.168.1.5:8867", "0.0.0.0", "http://192.168.1.5:8867"),
    ],
)
def test_a_link_has_the_address_that_other_machines_use(asked: str, host: str, origin: str) -> None:
    request = asked_for({"Host": asked})
    assert origin_for_others(request, host) == origin


def test_a_link_has_the_scheme_of_the_proxy() -> None:
    request = asked_for({"Host": "school.example", "X-Forwarded-Proto": "https"})
    assert origin_for_others(request, "127.0.0.1") == "https://school.example"
