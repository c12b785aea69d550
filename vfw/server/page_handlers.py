"""Handlers of the text pages, which need no kernel and no script.

    states/             all states, as a map and a table
    states/TN           one state
    read/               the list of texts
    read/sources        the sources; read/sources#HWS5 is one of them
    read/glossary       a text; also language, players, models, partners, colors
    read/handouts/nashville
    read/guides         the list of guides, for teachers
    read/guides/nashville
    read/guides/links   links and QR codes for the class, with its token
    questions/          all What if? questions
    questions/states-alone
    doors/the-race      a two-minute page; also doors/whose-vote
    nashville/30        redirects to the lesson in 30 minutes; students can type this

Guides have answers in them: only a visitor with the teacher token may read them. Without any token they are closed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import segno
from jupyter_server.utils import url_path_join
from markupsafe import Markup
from tornado.web import authenticated
from voila.handler import BaseVoilaHandler

from vfw.atlas.outline import outlines
from vfw.classroom.timing import PATH_PARAMETER, timetable
from vfw.history.texts import read_all
from vfw.history.writing import Address
from vfw.network import origin_for_others
from vfw.server import question_pages, quick_pages
from vfw.server import text_pages as reading
from vfw.server.auth import Role, TokenAuth
from vfw.server.notebook_pages import notebook_pages
from vfw.server.text_pages import Page

CLASS_LINKS_PATH = "read/guides/links"
"""The path of the class links, below the base URL."""
QUIET_ZONE = 4
"""Modules of white around a QR code, as its standard requires."""


def class_links_page(exhibit: str, token: str) -> Page:
    """Return the page of links to each lesson and path, with QR codes.

    Args:
        exhibit: The URL of the exhibit for other machines, with a slash at its end.
        token: The class token.
    """
    lessons = [
        {
            "name": name,
            "title": text.head["title"],
            "links": [
                class_link(f"{name}-{minutes}", minutes, exhibit, f"{quote(name)}/{minutes}", token)
                for minutes in paths
            ],
        }
        for name, text in read_all("lessons").items()
        if (paths := timetable(text).paths)
    ]
    front = class_link("exhibit", 0, exhibit, "", token)
    values = {"lessons": lessons, "front": front, "exhibit": exhibit}
    return Page("links.html", "Links for the class", values, is_for_teachers=True)


def class_link(key: str, minutes: int, exhibit: str, path: str, token: str) -> dict[str, object]:
    """Return a link as its template needs it."""
    url = f"{exhibit}{path}?token={quote(token)}"
    return {"key": key, "minutes": minutes, "url": url, "code": qr_code(url)}


def qr_code(url: str) -> Markup:
    """Return the QR code of a URL in SVG.

    It is black on white in both themes, because some phones cannot read the reverse.
    """
    code = segno.make(url, error="m", micro=False)
    drawn = code.svg_inline(border=QUIET_ZONE, dark="#000", light="#fff", omitsize=True, svgclass=None, lineclass=None)
    return Markup(drawn)


Handler = tuple[str, type[BaseVoilaHandler], dict[str, Any]]


def create_handlers(
    server_url: str,
    voila_configuration: Any,
    auth: TokenAuth | None = None,
    notebooks: Path | None = None,
    host: str = "",
) -> list[Handler]:
    """Return the router rules of the text pages.

    Args:
        server_url: The base URL of the exhibit.
        voila_configuration: The configuration that Voila's handlers need.
        auth: The login, which knows the teacher; None if the exhibit asks for no token.
        notebooks: The folder of notebooks.
        host: The address at which the exhibit listens.
    """
    lessons = "|".join(re.escape(quote(name)) for name in read_all(reading.LESSONS))
    classes = {
        "states/?": StatesHandler,
        r"states/([^/]+)/?": StateHandler,
        "read/?": ContentsHandler,
        "read/sources": SourcesHandler,
        CLASS_LINKS_PATH: ClassLinksHandler,
        r"read/(.+)": TextHandler,
        "questions/?": QuestionsHandler,
        r"questions/([^/]+)/?": QuestionHandler,
        rf"doors/({'|'.join(quick_pages.PAGE_VALUES)})/?": QuickPageHandler,
        rf"({lessons or '(?!)'})(?:/([0-9]+))?/?": LessonHandler,
    }
    options = {"voila_configuration": voila_configuration, "auth": auth, "notebooks": notebooks, "host": host}
    return [
        (
            url_path_join(server_url, path),
            handler,
            options,
        )
        for path, handler in classes.items()
    ]


class PageHandler(BaseVoilaHandler):
    """The base class of handlers of text pages."""

    def initialize(self, auth: TokenAuth | None, notebooks: Path | None, host: str, **options: Any) -> None:
        """Keep the login, the notebooks and the host."""
        super().initialize(**options)
        self.auth, self.notebooks, self.host = auth, notebooks, host

    @property
    def is_teachers(self) -> bool:
        """Return whether the visitor has signed in with the teacher token."""
        return self.auth is not None and self.auth.role_of(self.request) is Role.TEACHER

    @property
    def address(self) -> Address:
        """The paths of pages, for the links in texts."""
        return reading.page_addresses(self.base_url)

    @property
    def paths(self) -> list[str]:
        """The file names of the notebooks of the exhibit."""
        return [notebook["path"] for notebook in notebook_pages(self.notebooks)] if self.notebooks else []

    def show(self, page: Page, status: int = 200) -> None:
        """Render a page."""
        self.set_status(status)
        self.finish(self.render_template(page.template, title=page.title, **page.values))


class StatesHandler(PageHandler):
    """The handler of the list of states."""

    @authenticated
    def get(self) -> None:
        """Show all states."""
        self.show(reading.states(self.address))


class StateHandler(PageHandler):
    """The handler of a state."""

    @authenticated
    def get(self, name: str) -> None:
        """Show a state by its postal code; redirect from other spellings of it."""
        code = state_code(name)
        if code is None:
            self.show(reading.states(self.address, missing=name), status=404)
        elif name != code:
            self.redirect(self.address("state", code), permanent=True)
        else:
            self.show(reading.state(code, self.address))


class ContentsHandler(PageHandler):
    """The handler of the list of texts."""

    @authenticated
    def get(self) -> None:
        """Show the texts, with the guides for a teacher."""
        self.show(reading.contents(with_guides=self.is_teachers))


class SourcesHandler(PageHandler):
    """The handler of the list of sources."""

    @authenticated
    def get(self) -> None:
        """Show all sources."""
        self.show(reading.source_list())


class TextHandler(PageHandler):
    """The handler of a text, a guide or a handout."""

    @authenticated
    def get(self, path: str) -> None:
        """Show a text; answer 403 for a guide without the teacher token."""
        page = reading.text(path.lower().rstrip("/"), self.address)
        if page is None:
            self.show(reading.contents(missing=path, with_guides=self.is_teachers), status=404)
        elif page.is_for_teachers and not self.is_teachers:
            self.show(reading.for_teachers(has_token=self.auth is not None), status=403)
        else:
            self.show(page)


class ClassLinksHandler(PageHandler):
    """The handler of the class links."""

    @authenticated
    def get(self) -> None:
        """Show the class links to a teacher; answer 403 to other visitors."""
        if self.auth is None or not self.is_teachers:
            self.show(reading.for_teachers(has_token=self.auth is not None), status=403)
        else:
            exhibit = origin_for_others(self.request, self.host) + self.base_url
            self.show(class_links_page(exhibit, self.auth.tokens[Role.PUPIL]))


class LessonHandler(PageHandler):
    """The handler of the short address of a lesson."""

    @authenticated
    def get(self, lesson: str, minutes: str | None) -> None:
        """Redirect to the page of a lesson, which reports an unknown number of minutes itself."""
        self.redirect(self.address("lesson", quote(lesson)) + (f"?{PATH_PARAMETER}={minutes}" if minutes else ""))


class QuestionsHandler(PageHandler):
    """The handler of the list of questions."""

    @authenticated
    def get(self) -> None:
        """Show all questions."""
        self.show(question_pages.questions())


class QuestionHandler(PageHandler):
    """The handler of a question."""

    @authenticated
    def get(self, name: str) -> None:
        """Show a question and its answer."""
        try:
            page = question_pages.question(name.lower(), self.address, self.paths)
        except KeyError:
            self.show(question_pages.questions(missing=name), status=404)
        else:
            self.show(page)


class QuickPageHandler(PageHandler):
    """The handler of a two-minute page."""

    @authenticated
    def get(self, name: str) -> None:
        """Show a two-minute page."""
        self.show(quick_pages.quick_page(name, self.paths))


def state_code(name: str) -> str | None:
    """Return the postal code of a state from any spelling of its code or name; None for no state.

    >>> state_code("tn"), state_code("new-york"), state_code("DC")
    ('TN', 'NY', None)
    """
    spelled = {_letters(words): code for code, outline in outlines().items() for words in (code, outline.name)}
    return spelled.get(_letters(name))


def _letters(words: str) -> str:
    return re.sub("[^a-z]", "", words.lower())
