"""The pages that are read, as the exhibit serves them: at once, without a kernel, and without need of a script.

states/             the states, as a map and a table        read/             all that is to be read
states/TN           a state                                 read/sources      the sources; read/sources#HWS5 is one
read/glossary       read/language       read/players        read/models
read/partners       read/colors
read/handouts/nashville

questions/          what if: all questions              questions/states-alone      one, and its answer
doors/the-race      doors/whose-vote                    play for two minutes

nashville/30        the lesson in 30 minutes, as an address that pupils can type

read/guides/links   links and QR codes for the class, with its token: for the teacher
read/guides leads to read/guides/nashville, which tells the answers: it is for whoever has given the teacher's token,
and for nobody where no token is in use.
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
"""The address of the page, below that of the exhibit."""
QUIET_ZONE = 4
"""Modules of white around a QR code, as its standard wants them."""


def class_links_page(exhibit: str, token: str) -> Page:
    """Return the page of links.

    Args:
        exhibit: the whole address of the exhibit, as other machines use it, with a slash at its end.
        token: that of the class.
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
    url = f"{exhibit}{path}?token={quote(token)}"
    return {"key": key, "minutes": minutes, "url": url, "code": qr_code(url)}


def qr_code(url: str) -> Markup:
    """Return the QR code of an address as an SVG image whose text alternative is that address.

    It is black on white in every light, because some phones do not read the reverse.
    """
    code = segno.make(url, error="m", micro=False)
    drawn = code.svg_inline(border=QUIET_ZONE, dark="#000", light="#fff", omitsize=True, svgclass=None, lineclass=None)
    return Markup('<span class="vfw-link-code" role="img" aria-label="QR code of {}">{}</span>').format(
        url, Markup(drawn)
    )


Handler = tuple[str, type[BaseVoilaHandler], dict[str, Any]]


def create_handlers(
    server_url: str,
    voila_configuration: Any,
    auth: TokenAuth | None = None,
    notebooks: Path | None = None,
    host: str = "",
) -> list[Handler]:
    """What Voila needs to serve the pages below `server_url`; `door` knows the teacher, if there is one. `notebooks` is
    the folder of the rooms; `host` the one that is served.
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
    """Shows pages."""

    def initialize(self, auth: TokenAuth | None, notebooks: Path | None, host: str, **options: Any) -> None:
        super().initialize(**options)
        self.auth, self.notebooks, self.host = auth, notebooks, host

    @property
    def is_teachers(self) -> bool:
        """Return whether the visitor has given the teacher's token."""
        return self.auth is not None and self.auth.role_of(self.request) is Role.TEACHER

    @property
    def address(self) -> Address:
        return reading.page_addresses(self.base_url)

    @property
    def paths(self) -> list[str]:
        """The notebooks of the rooms that there are."""
        return [notebook["path"] for notebook in notebook_pages(self.notebooks)] if self.notebooks else []

    def show(self, page: Page, status: int = 200) -> None:
        self.set_status(status)
        self.finish(self.render_template(page.template, title=page.title, **page.values))


class StatesHandler(PageHandler):
    @authenticated
    def get(self) -> None:
        self.show(reading.states(self.address))


class StateHandler(PageHandler):
    @authenticated
    def get(self, name: str) -> None:
        """A state by its postal code; whoever writes it otherwise is led there."""
        code = state_code(name)
        if code is None:
            self.show(reading.states(self.address, missing=name), status=404)
        elif name != code:
            self.redirect(self.address("state", code), permanent=True)
        else:
            self.show(reading.state(code, self.address))


class ContentsHandler(PageHandler):
    @authenticated
    def get(self) -> None:
        self.show(reading.contents(with_guides=self.is_teachers))


class SourcesHandler(PageHandler):
    @authenticated
    def get(self) -> None:
        self.show(reading.source_list())


class TextHandler(PageHandler):
    @authenticated
    def get(self, path: str) -> None:
        page = reading.text(path.lower().rstrip("/"), self.address)
        if page is None:
            self.show(reading.contents(missing=path, with_guides=self.is_teachers), status=404)
        elif page.is_for_teachers and not self.is_teachers:
            self.show(reading.for_teachers(has_token=self.auth is not None), status=403)
        else:
            self.show(page)


class ClassLinksHandler(PageHandler):
    @authenticated
    def get(self) -> None:
        if self.auth is None or not self.is_teachers:
            self.show(reading.for_teachers(has_token=self.auth is not None), status=403)
        else:
            exhibit = origin_for_others(self.request, self.host) + self.base_url
            self.show(class_links_page(exhibit, self.auth.tokens[Role.PUPIL]))


class LessonHandler(PageHandler):
    @authenticated
    def get(self, lesson: str, minutes: str | None) -> None:
        """Lead to the page of a lesson, which says so if it has no path of so many minutes."""
        self.redirect(self.address("lesson", quote(lesson)) + (f"?{PATH_PARAMETER}={minutes}" if minutes else ""))


class QuestionsHandler(PageHandler):
    @authenticated
    def get(self) -> None:
        self.show(question_pages.questions())


class QuestionHandler(PageHandler):
    @authenticated
    def get(self, name: str) -> None:
        try:
            page = question_pages.question(name.lower(), self.address, self.paths)
        except KeyError:
            self.show(question_pages.questions(missing=name), status=404)
        else:
            self.show(page)


class QuickPageHandler(PageHandler):
    @authenticated
    def get(self, name: str) -> None:
        self.show(quick_pages.quick_page(name, self.paths))


def state_code(name: str) -> str | None:
    """The postal code of a state, however its code or its name is written; None if there is no such state.

    >>> code_of("tn"), code_of("new-york"), code_of("DC")
    ('TN', 'NY', None)
    """
    spelled = {_letters(words): code for code, outline in outlines().items() for words in (code, outline.name)}
    return spelled.get(_letters(name))


def _letters(words: str) -> str:
    return re.sub("[^a-z]", "", words.lower())
