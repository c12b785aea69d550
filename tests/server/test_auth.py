"""The login of an exhibit on a network, the teacher token, and the limit on pages."""

import http.client
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urlsplit

import pytest

from tests.server.running import CHECKOUT, HEALTH, Running, ask, free_port, get, wait_until, write_notebook
from tests.server.visitor import Visitor
from vfw.network import is_only_here, name_for_others, open_url
from vfw.server.__main__ import main
from vfw.server.tokens import EXAMPLE, LAST
from vfw.whatif.ui.session import CLASS_VARIABLE

TOKEN = "green-42-river-maple"
NEW = r"[a-z]{3,10}-[1-9]\d(-[a-z]{3,10}){4}"
PLAY = "voila/render/play.ipynb"
NOBODY = "00000000-0000-0000-0000-000000000000"
ADDRESSES = [
    "",
    PLAY,
    "voila/tree/",
    "voila/render/nosuch.ipynb",
    "voila/api/contents/",
    "voila/files/play.ipynb",
    "voila/labextensions/anywidget/package.json",
    "voila/static/voila.js",
    "voila/templates/lab/static/index.css",
    f"api/kernels/{NOBODY}",
    "login",
    "states/TN",
    "read/",
    "no/such/page",
]
SOCKETS = [f"api/kernels/{NOBODY}/channels", f"voila/query/{NOBODY}"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("notebooks")
    code = f"import os; print('The right of citizens; class:', os.environ.get('{CLASS_VARIABLE}'))"
    write_notebook(folder / "play.ipynb", code, title="Play")
    return folder


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    with Running.exhibit(folder, f"--token={TOKEN}", "--visitors=1") as server:
        yield server


@pytest.fixture
def stranger(server: Running) -> Visitor:
    return Visitor(server)


@pytest.fixture
def pupil(server: Running) -> Visitor:
    pupil = Visitor(server)
    assert pupil.open(f"?token={TOKEN}")[0] == 200
    return pupil


# Outside


@pytest.mark.parametrize("path", ADDRESSES)
def test_no_page_is_served_without_a_token(stranger: Visitor, path: str) -> None:
    status, _, text = stranger.open(path)
    assert (status, "The token, please" in text) == (403, True)
    assert stranger.server.kernels() == 0


@pytest.mark.parametrize("path", SOCKETS)
def test_no_websocket_opens_without_a_token(stranger: Visitor, path: str) -> None:
    assert stranger.knock(path) == 403


@pytest.mark.parametrize("method", ["HEAD", "POST", "PUT", "DELETE", "OPTIONS"])
def test_no_other_request_is_handled_without_a_token(server: Running, method: str) -> None:
    request = urllib.request.Request(f"{server.url}voila/api/shutdown/{NOBODY}", method=method)
    with pytest.raises(HTTPError) as refused:
        open_url(request, timeout=60)
    assert refused.value.code in (403, 405)


def test_the_styles_of_the_login_page_need_no_token(server: Running) -> None:
    assert get(server.url + HEALTH) == (200, "ok\n")
    styles = re.findall(r'href="/(.*?)"', get(server.url)[1])
    assert styles
    assert [get(server.url + style)[0] for style in styles] == [200] * len(styles)


@pytest.mark.parametrize("way_out", ["../../../render/play.ipynb", "%2e%2e/%2e%2e/%2e%2e/render/play.ipynb"])
def test_paths_through_the_styles_do_not_reach_guarded_pages(stranger: Visitor, way_out: str) -> None:
    status, _, text = stranger.open(f"voila/templates/vfw/static/{way_out}")
    assert status >= 400
    assert "The right of citizens" not in text
    assert stranger.server.kernels() == 0


def test_the_login_page_has_one_field_and_only_the_display_script(stranger: Visitor) -> None:
    text = stranger.open(PLAY)[2]
    assert text.count("<input") == 1
    assert '<form method="post">' in text
    scripts = re.findall(r'<script src="/(.*?)"', text)
    assert [script.split("/")[-1].split("?")[0] for script in scripts] == ["likings.js"]
    assert text.count("<script") == 1
    assert stranger.open(scripts[0])[0] == 200


def test_a_missing_token_is_refused_but_not_called_wrong(stranger: Visitor) -> None:
    status, _, text = stranger.open("?token=")
    assert (status, "That is not the token" in text) == (403, False)


@pytest.fixture(scope="module")
def guessed(folder: Path) -> Iterator[Running]:
    """Return a second exhibit for wrong tokens, which are counted."""
    with Running.exhibit(folder, f"--token={TOKEN}") as server:
        yield server


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("?token=%ffgreen-41-rivet", None),
        ("voila/templates/vfw/static/health.txt?token=green-41-rivet", None),
        ("?token=more", "%3Cb%3Egreen-41-rivet"),
        ("green-41-rivet", None),
    ],
)
def test_a_wrong_token_is_refused_and_neither_shown_nor_logged(guessed: Running, path: str, said: str | None) -> None:
    status, _, text = Visitor(guessed).open(path, said)
    assert (status, "That is not the token" in text) == (403, "token" in path)
    wait_until(lambda: "403 at the login page (127.0.0.1)" in guessed.said, "the refusal is told in the terminal")
    assert "41-rivet" not in text + guessed.said


def test_the_login_page_cannot_be_framed(server: Running) -> None:
    headers = ask(server.url, "")[1]
    assert headers["Content-Security-Policy"] == "frame-ancestors 'none'"
    assert headers["X-Frame-Options"] == "DENY"


def test_a_token_in_the_address_of_a_signed_in_visitor_is_ignored(pupil: Visitor) -> None:
    assert pupil.open("voila/tree/?token=wrong")[:2] == (200, f"{pupil.server.url}voila/tree/")


def test_a_cookie_of_an_earlier_start_is_refused(stranger: Visitor, pupil: Visitor) -> None:
    for cookie in pupil.cookies:
        cookie.value = "yesterday"
    assert pupil.open("")[0] == 403


# Inside


def test_login_redirects_to_the_same_page_without_the_token(stranger: Visitor) -> None:
    status, address, text = stranger.open(f"voila/tree/?classic-tree=true&token={TOKEN}")
    assert (status, address) == (200, f"{stranger.server.url}voila/tree/?classic-tree=true")
    assert "Play" in text


@pytest.mark.parametrize("said", [TOKEN, "Green+42+River+Maple", "GREEN42RIVERMAPLE+"])
def test_the_login_field_accepts_any_spelling_of_the_token(stranger: Visitor, said: str) -> None:
    assert stranger.open("voila/tree/?token=wrong", said=said)[:2] == (200, f"{stranger.server.url}voila/tree/")


def test_a_visitor_signs_in_only_once(pupil: Visitor) -> None:
    assert pupil.open("")[0] == 200
    assert pupil.open("voila/api/contents/")[0] == 200


def test_scripts_and_other_sites_cannot_use_the_cookie(pupil: Visitor) -> None:
    (badge,) = [cookie for cookie in pupil.cookies if cookie.name.startswith("vfw-")]
    assert badge.has_nonstandard_attr("HttpOnly")
    assert badge.get_nonstandard_attr("SameSite") == "Lax"
    assert TOKEN not in str(badge.value)


@pytest.mark.parametrize("path", ["/elsewhere.invalid/", "\\elsewhere.invalid/"])
def test_login_never_redirects_to_another_host(stranger: Visitor, path: str) -> None:
    address = urlsplit(stranger.server.url)
    assert address.hostname
    connection = http.client.HTTPConnection(address.hostname, address.port, timeout=60)
    connection.request("GET", f"/{path}?token={TOKEN}")
    answer = connection.getresponse()
    assert (answer.status, answer.headers["Location"]) == (303, "/elsewhere.invalid/")
    connection.close()


def test_a_page_over_the_limit_opens_after_another_one_closes(pupil: Visitor) -> None:
    status, _, text = pupil.open(PLAY)
    assert status == 200
    (kernel,) = re.findall(r'"kernelId": ?"(.*?)"', text)
    assert pupil.knock(f"api/kernels/{kernel}/channels") == 101
    status, _, text = pupil.open(PLAY)
    assert (status, "The room is full" in text) == (503, True)
    assert pupil.server.kernels() == 1
    assert pupil.open(f"voila/api/shutdown/{kernel}", said="")[0] == 204
    status, _, text = pupil.open(PLAY)
    assert (status, "The right of citizens; class: yes" in text) == (200, True), "rooms know that a class is here"


def test_login_works_below_a_base_url(folder: Path) -> None:
    with Running.exhibit(folder, f"--token={TOKEN}", base="/school/") as server:
        visitor = Visitor(server)
        assert visitor.open("")[0] == 403
        assert visitor.open(f"?token={TOKEN}")[:2] == (200, server.url)
        assert [cookie.path for cookie in visitor.cookies if cookie.name.startswith("vfw-")] == ["/school/"]


# The teacher

GUIDE = "read/guides/nashville"
ANSWER = "Rubric for each answer"


@pytest.fixture(scope="module")
def teachers_token(server: Running) -> str:
    (token,) = re.findall(r"The guides, for teachers: .*read/guides[?]token=(\S+)", server.said)
    assert re.fullmatch(NEW, token)
    return str(token)


def test_a_student_can_neither_read_nor_find_a_guide(pupil: Visitor) -> None:
    status, _, text = pupil.open(GUIDE)
    assert (status, ANSWER in text) == (403, False)
    assert "the terminal that started the exhibit" in text
    assert [path for path in ("", "read/", "read/handouts/nashville") if "/guides" in pupil.open(path)[2]] == []


def test_the_teacher_token_opens_the_exhibit_and_the_guides(stranger: Visitor, teachers_token: str) -> None:
    status, address, text = stranger.open(f"read/guides?token={teachers_token}")
    assert (status, address) == (200, f"{stranger.server.url}read/guides")
    assert 'href="/read/guides/nashville"' in text
    status, _, text = stranger.open(GUIDE)
    assert (status, ANSWER in text) == (200, True)
    assert stranger.open(f"?token={TOKEN}")[0] == 200
    assert stranger.open(GUIDE)[0] == 200, "the token of the class takes nothing away"


def test_a_teacher_signed_in_as_a_student_can_enter_the_teacher_token_at_a_guide(
    pupil: Visitor, teachers_token: str
) -> None:
    assert '<form method="post" action="?token=">' in pupil.open(GUIDE)[2]
    status, address, text = pupil.open(f"{GUIDE}?token=", said=teachers_token.upper())
    assert (status, address, ANSWER in text) == (200, f"{pupil.server.url}{GUIDE}", True)


def test_the_printed_address_opens_the_guides_to_a_signed_in_student(pupil: Visitor, teachers_token: str) -> None:
    assert pupil.open(f"read/guides?token={teachers_token}")[:2] == (200, f"{pupil.server.url}read/guides")


def test_the_class_token_opens_no_guide(pupil: Visitor) -> None:
    status, _, text = pupil.open(f"{GUIDE}?token=", said=TOKEN)
    assert (status, "That is not the teacher’s token." in text) == (403, True)


def test_guessing_the_teacher_token_is_throttled(guessed: Running) -> None:
    visitor = Visitor(guessed)
    assert visitor.open(f"?token={TOKEN}")[0] == 200
    status, _, text = visitor.open(f"{GUIDE}?token=", said="green-41-rivet")
    assert (status, "That is not the teacher’s token." in text) == (403, True)
    assert "41-rivet" not in text + guessed.said


# What the command says


def test_a_network_host_needs_a_token_and_prints_it(folder: Path) -> None:
    with Running.exhibit(folder, "--host=0.0.0.0") as server:
        said = server.said
        (board,) = re.findall(r"For the board +(http://\S+)", said)
        token = board.partition("?token=")[2]
        assert re.fullmatch(NEW, token)
        assert "At most 40 pages" in said
        teachers = set(re.findall(r"(?:On this machine|The guides) +\S+[?]token=(\S+)", said))
        assert len(teachers) == 1
        assert token not in teachers
        assert teachers == {*re.findall(r"The last two use the teacher token, (\S+?)\. ", said)}
        assert Visitor(server).open("")[0] == 403
        assert Visitor(server).open(f"?token={token}")[0] == 200


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1.2.3", "::1", "localhost"])
def test_a_local_address_needs_no_token(host: str) -> None:
    assert is_only_here(host)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "", "192.168.1.20", "exhibit.local"])
def test_every_other_address_needs_a_token(host: str) -> None:
    assert not is_only_here(host)


def test_a_named_address_is_printed_for_the_board() -> None:
    assert name_for_others("192.168.1.20") == "192.168.1.20"
    assert name_for_others("fd00::20") == "[fd00::20]"
    assert name_for_others("0.0.0.0") not in ("0.0.0.0", "")


@pytest.mark.parametrize(
    ("option", "remedy"),
    [
        ("--token=7-b-green", "at least 8 letters or digits"),
        ("--teacher-token=short", "at least 8 letters or digits"),
        (f"--token={'votes ' * 20}", "at most 80"),
        (f"--token={EXAMPLE.upper()}", "a token of your own"),
        ("--visitors=0", "1 or more"),
        ("--visitors=many", "1 or more"),
        ("--base-url=http://example.org/exhibit/", "without a host"),
        ("--base-url=//example.org", "without a host"),
        ("--base-url=localhost:8866", "such as /exhibit/"),
        ("--base-url=/exhibit/?a=1", "a query"),
        ("--base-url=/exhibit/#a", "such as /exhibit/"),
        ("--base-url=/a room/", "such as %20"),
        ("--base-url=/é/", "such as %20"),
        ("--base-url=/%", "such as %20"),
        ("--base-url=/a//b/", "an empty folder"),
        ("--base-url=//", "an empty folder"),
        ("--base-url=/a/../b/", "'..'"),
        ("--base-url=/a/%2E%2e/b/", "'..'"),
        ("--base-url=/a%2Fb/", "such as /exhibit/"),
        (r"--base-url=\exhibit", "such as /exhibit/"),
    ],
)
def test_an_invalid_option_is_reported_with_the_remedy(
    option: str, remedy: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([option])
    assert remedy in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "remedy"),
    [
        (["--teacher-token=brave-12-lark-hill"], "Add --token"),
        ([f"--token={TOKEN}", f"--teacher-token={TOKEN}"], "Choose another one"),
        ([f"--token={TOKEN}", f"--teacher-token={TOKEN.upper()}"], "Choose another one"),
    ],
)
def test_a_useless_teacher_token_is_refused_with_the_remedy(
    options: list[str], remedy: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([f"--notebooks={folder}", f"--port={free_port()}", *options]) == 1
    assert remedy in capsys.readouterr().err


def test_the_teacher_token_can_be_set(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    served = {}
    monkeypatch.setattr("vfw.server.application.serve", lambda _, **settings: served.update(settings))
    options = [f"--token={TOKEN}", "--teacher-token=brave-12-lark-hill"]
    assert main([f"--notebooks={folder}", f"--port={free_port()}", *options]) == 0
    assert (served["token"], served["teacher_token"]) == (TOKEN, "brave-12-lark-hill")


@pytest.mark.parametrize(
    ("options", "visitors", "only_host"),
    [
        ([], 40, "127.0.0.1"),
        (["--visitors=7", "--host=localhost"], 7, "localhost"),
        (["--behind-proxy"], 40, ""),
        (["--token=brave-12-lark-hill"], 40, "127.0.0.1"),
        (["--host=0.0.0.0"], 40, ""),
    ],
)
def test_options_set_the_allowed_hosts_and_the_page_limit(
    monkeypatch: pytest.MonkeyPatch, folder: Path, options: list[str], visitors: int, only_host: str
) -> None:
    served = {}
    monkeypatch.setattr("vfw.server.application.serve", lambda _, **settings: served.update(settings))
    assert main([f"--notebooks={folder}", f"--port={free_port()}", *options]) == 0
    assert (served["visitors"], served["only_host"]) == (visitors, only_host)


def test_the_example_token_is_refused_everywhere(stranger: Visitor) -> None:
    readme = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    assert f"“{EXAMPLE}”" in stranger.open("")[2]
    assert re.findall(r"`([a-z]+-\d\d-[^`]*)`", readme) == [EXAMPLE]
    assert re.findall(r"TOKEN=([\w-]+)", readme) == []
    assert EXAMPLE.rpartition("-")[2] not in LAST.split()
