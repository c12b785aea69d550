"""The Voila application of the exhibit, its configuration, and the check for unreadable files at start.

Each setting that differs from the default of Voila has a comment with the reason.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import CodeType
from typing import Any, ClassVar, Protocol

from jinja2 import BytecodeCache
from jinja2.bccache import Bucket
from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.log import gen_log
from tornado.routing import Rule
from tornado.web import StaticFileHandler
from traitlets.config import Config, LoggingConfigurable
from voila.app import Voila
from voila.utils import create_include_assets_functions

from vfw.history.texts import parse
from vfw.jobs.dask_pool import worker_pool_for
from vfw.jobs.service import job_service_for_kernels
from vfw.panel.web import assets
from vfw.resources import lessons, read_each
from vfw.server import request_guards
from vfw.server.auth import STATIC_PATH, TokenAuth, log_request
from vfw.server.compression import CompressedPages, add_release, compress_static_files
from vfw.server.front_page import front_page
from vfw.server.kernels import PromptClient, VisitorKernelManager, fork_kernels, replace_handlers
from vfw.server.notebook_pages import as_notebook_page, notebook_pages
from vfw.server.page_handlers import create_handlers
from vfw.server.plain_log import log_plainly
from vfw.server.request_guards import first_rules, rule_for_notebooks
from vfw.server.websocket import KernelConnection, KernelSocket, is_worth_logging
from vfw.speech import endpoint
from vfw.speech.synthesis import SpeechProgram
from vfw.templating import EMPTY, Markup
from vfw.votes.scenarios import scenario, tutorial
from vfw.votes.scenarios.deck_file import register_deck
from vfw.whatif import question, ui
from vfw.whatif.ui.session import CLASS_VARIABLE


class CompiledTemplates(BytecodeCache):
    """An in-memory cache of compiled templates.

    Voila makes a new Jinja environment for each page, which would compile every template again. The cache compares the
    checksum of the source, so an edited template takes effect while the exhibit is open.
    """

    def __init__(self) -> None:
        self._codes: dict[str, tuple[str, CodeType | None]] = {}

    def load_bytecode(self, bucket: Bucket) -> None:
        """Load the code of a template if its source is unchanged."""
        checksum, code = self._codes.get(bucket.key, ("", None))
        if checksum == bucket.checksum:
            bucket.code = code

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Keep the latest code of a template."""
        self._codes[bucket.key] = bucket.checksum, bucket.code


class KeepTemplates(LoggingConfigurable):
    """A preprocessor that gives the exporter the cache of templates and leaves the notebook unchanged.

    Preprocessors are the only configurable objects that see the exporter before it renders.
    """

    compiled: ClassVar = CompiledTemplates()
    enabled = True

    def __call__(self, notebook: Any, resources: Any) -> tuple[Any, Any]:
        """Set the cache of templates."""
        exporter: Any = self.parent
        exporter.environment.bytecode_cache = self.compiled
        return notebook, resources


class ServerExtension(Protocol):
    """The interface of an extension, such as the kiosk, that adds rules, pages and HTML to an exhibit."""

    def head(self, base_url: str) -> Markup:
        """Return the HTML at the end of the head of a page; called for each page."""
        ...

    def opens(self, address: str) -> bool:
        """Return whether the front page may link to this path, below the base URL."""
        ...

    def rules(self, *, base_url: str) -> list[Rule]:
        """Return rules that come after the request guards and before the pages."""
        ...

    def handlers(self, server_url: str, voila_configuration: Any) -> list[Any]:
        """Return Tornado handlers for the pages of the extension."""
        ...


KERNEL_ID = r"(?P<kernel_id>\w+-\w+-\w+-\w+-\w+)"
TEMPLATES = Path(__file__).with_name("jupyter")
MATHJAX_STUB = "voila/templates/vfw/static/no-formulas.js"
"""An empty script that replaces MathJax, which Voila would load for every page."""

DESIGN_TOKENS = assets.WEB_FOLDER / assets.TOKENS
"""The stylesheet with the colors and sizes of the panel, which the pages of the server link too."""
CHART_STYLES = Path(ui.__file__).with_name("web") / "pictures.css"
"""The stylesheet that adapts the charts of *What if?* to the light and the dark theme."""

FRONTEND_EXTENSIONS = [
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
    "jupyter-leaflet",
]
"""Frontend extensions that a page may load. A widget whose package is missing here stays empty without an error."""


class ExhibitApp(Voila):
    """Voila with request guards, an optional login, and the text pages beside the notebooks.

    Attributes:
        auth: The login; None if the exhibit asks for no token.
        extension: The extension that is active; None for the plain exhibit.
        program: The speech program; None without speech.
        listening: A socket to listen at, instead of host and port.
        is_behind_proxy: Whether requests come from a proxy that names the addresses of the visitors.
        only_host: The only host name that is served, beside the names of this machine; "" for any.
        notebooks: The folder of notebooks, or a single notebook.
    """

    auth: TokenAuth | None = None
    extension: ServerExtension | None = None
    program: SpeechProgram | None = None
    listening: socket.socket | None = None
    is_behind_proxy = False
    only_host = ""
    notebooks: Path

    def init_settings(self) -> dict[str, Any]:
        # Voila adds settings when the application has been built: `compress_response` would come too late.
        """Return the Tornado settings: Voila's, compression, and the globals of the templates."""
        settings = {**super().init_settings(), "transforms": [CompressedPages]}
        environment = settings["voila_jinja2_env"]
        environment.globals["head_end"] = partial(render_head_end, self.extension, self.program, self.base_url)
        # The error pages of Jupyter's own handlers fail without a folder of files that Voila does not set.
        environment.globals.update(create_include_assets_functions("vfw", self.base_url))
        settings["jinja2_env"] = environment
        return settings

    def init_handlers(self) -> list[Any]:
        """Return the rules of the router, in the order in which they match."""
        url = self.server_url
        rules = first_rules(base_url=url, host=self.only_host)
        if self.auth:
            rules.append(self.auth.rule())
        if self.notebooks.is_dir():
            rules.append(rule_for_notebooks(self.notebooks, base_url=url))
        if self.extension:
            rules += self.extension.rules(base_url=url)
        sockets = (f"{url}api/kernels/{KERNEL_ID}/channels", KernelSocket)
        shared_sheets = [
            (f"{url}{STATIC_PATH}({sheet.name})", StaticFileHandler, {"path": sheet.parent})
            for sheet in (DESIGN_TOKENS, CHART_STYLES)
        ]
        # Without Jupyter's logout, because the exhibit does not use Jupyter's login.
        voila_handlers = [handler for handler in super().init_handlers() if handler[0] != "/logout"]
        # The pages come first: Voila serves a single notebook at every remaining address.
        return [
            *rules,
            sockets,
            *(self.extension.handlers(url, self.voila_configuration) if self.extension else []),
            *create_handlers(url, self.voila_configuration, self.auth, self.notebooks, self.ip),
            *compress_static_files([*shared_sheets, *self._speech_handlers(url), *replace_handlers(voila_handlers)]),
        ]

    def _speech_handlers(self, url: str) -> list[Any]:
        return endpoint.create_handlers(url, endpoint.create_synthesizer(self.program)) if self.program else []

    def listen(self) -> None:
        # Voila passes neither these limits nor a socket to the server.
        """Listen with the limits of the exhibit, at its socket if it has one."""
        self.app.listen = self._listen
        super().listen()

    def _listen(self, port: int, host: str) -> None:
        server = HTTPServer(self.app, xheaders=self.is_behind_proxy, **request_guards.SERVER_LIMITS)
        if self.listening:
            self.listening.setblocking(False)
            server.add_socket(self.listening)
        else:
            server.listen(port, host)


def serve(
    notebooks: Path,
    *,
    host: str,
    port: int,
    base_url: str = "/",
    token: str = "",
    teacher_token: str = "",
    visitors: int = 0,
    workers: int = 0,
    only_host: str = "",
    extension: ServerExtension | None = None,
    program: SpeechProgram | None = None,
    listening: socket.socket | None = None,
    is_behind_proxy: bool = False,
    on_open: Callable[[], object],
) -> None:
    """Serve notebooks until the process is told to stop.

    Args:
        notebooks: A folder of notebooks, or a single one.
        host: The address to listen at.
        port: The port to listen at.
        base_url: The path of the exhibit.
        token: The class token; "" asks for no token.
        teacher_token: The token that also opens the guides.
        visitors: The most pages with a kernel at once; 0 for any number.
        workers: Worker processes for all pages; 0 for one per core.
        only_host: The only host name that is served, beside the names of this machine; "" for any.
        extension: An extension such as the kiosk.
        program: The speech program; None without speech.
        listening: A socket that listens already, instead of host and port.
        is_behind_proxy: Whether the address of a visitor is read from `X-Forwarded-For`.
        on_open: A callback for the moment at which the exhibit is open.
    """
    # Kernels inherit the variable, but only Voila looks for templates.
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(TEMPLATES), os.environ.get("JUPYTER_PATH")]))
    settings = create_configuration(
        notebooks, host=host, port=port, base_url=base_url, visitors=visitors, extension=extension, program=program
    )
    with job_service_for_kernels(worker_pool_for(workers)):
        app = ExhibitApp(config=settings)
        app.notebooks, app.only_host, app.extension, app.program = notebooks, only_host, extension, program
        app.listening, app.is_behind_proxy = listening, is_behind_proxy
        if token:
            os.environ[CLASS_VARIABLE] = "yes"
            app.auth = TokenAuth(token, teacher_token, base_url=base_url, port=port)
        app.initialize([str(notebooks)])
        fork_kernels()
        gen_log.addFilter(is_worth_logging)
        log_plainly(app.log, sys.stderr)
        IOLoop.current().add_callback(on_open)
        app.start()


def create_configuration(
    notebooks: Path,
    *,
    host: str,
    port: int,
    base_url: str,
    visitors: int = 0,
    extension: ServerExtension | None = None,
    program: SpeechProgram | None = None,
) -> Config:
    """Return the configuration of Voila; see `serve` for the arguments."""
    settings = Config(
        Voila={
            "ip": host,
            "port": port,
            "base_url": base_url,
            # On another port than the chosen one visitors would not find the exhibit.
            "port_retries": 0,
            "kernel_websocket_connection_class": KernelConnection,
            "open_browser": False,
            # The settings of other Jupyter programs on this machine do not apply.
            "config_file_paths": [],
            "log_level": "ERROR",
            # Voila's page cannot send the XSRF token that its own shutdown address requires: every reload would leave
            # a kernel. Forgery is not possible without it: kernel ids are random, and no other address accepts a POST.
            # Websocket messages are compressed to a fifth, because a class shares one wireless network.
            "tornado_settings": {
                "disable_check_xsrf": True,
                "websocket_compression_options": {},
                "websocket_max_message_size": request_guards.MAX_MESSAGE,
                "log_function": log_request,
            },
        },
        VoilaConfiguration={
            "template": "vfw",
            # Voila writes ?theme= into the page unescaped, and a ?template= it does not know never answers.
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "extension_allowlist": FRONTEND_EXTENSIONS,
            "file_allowlist": [],
            "prelaunch_hook": as_notebook_page,
            "page_config_hook": create_page_config_hook(
                notebooks, extension, partial(render_head_end, extension, program, base_url)
            ),
            "multi_kernel_manager_class": VisitorKernelManager,
        },
        # Otherwise the exporter validates the notebook after each of thirteen steps, most of which do not change it.
        VoilaExporter={"preprocessors": [KeepTemplates], "optimistic_validation": True},
        KernelManager={"client_factory": PromptClient},
        VisitorKernelManager={"max_kernels": visitors},
        # A closed tab shuts its kernel down. This covers tabs that could not: a crash, a crawler, a lost network.
        MappingKernelManager={"cull_idle_timeout": 600, "cull_interval": 60},
    )
    if os.name == "posix":
        # Unix sockets: over TCP two kernels that start together may choose the same port. Their path must be shorter
        # than 104 characters, and the temporary folder of macOS already has 49.
        settings.KernelManager.transport = "ipc"
        settings.Voila.connection_dir_root = "/tmp"
    return settings


def render_head_end(extension: ServerExtension | None, program: SpeechProgram | None, base_url: str) -> Markup:
    """Return the HTML at the end of the head of a page; an extension brings its own speech."""
    if extension:
        return extension.head(base_url)
    return endpoint.render_head(base_url, program) if program else EMPTY


def create_page_config_hook(
    notebooks: Path, extension: ServerExtension | None, end: Callable[[], Markup]
) -> Callable[..., dict[str, Any]]:
    """Return Voila's hook that adds the values of our template to the configuration of a page.

    The front page gets its tiles, a notebook page learns whether a front page exists, and both get the end of the head.
    """

    def set_page_config(page_config: dict[str, Any], *, notebook_path: str, **_: Any) -> dict[str, Any]:
        page_config["head_end"] = end()
        if notebook_path.endswith(".ipynb"):
            page_config["entrance"] = notebooks.is_dir()
            page_config["fullMathjaxUrl"] = page_config["baseUrl"] + MATHJAX_STUB
        else:
            page_config["front"] = (
                front_page(notebook_pages(notebooks), extension.opens)
                if extension
                else front_page(notebook_pages(notebooks))
            )
        return add_release(page_config)

    return set_page_config


PROSE_FOLDERS = ("", "cards", "companions", "doors", "guides", "handouts", "lessons")
FOLDER_PARSERS: dict[str, Callable[[str, str], object]] = {
    **dict.fromkeys(PROSE_FOLDERS, lambda _, text: parse(text, "")),
    "decks": lambda _, text: register_deck(text),
    "scenarios": lambda _, text: scenario.parse_scenario(text),
    "tutorial": lambda _, text: tutorial.parse_lesson(text),
    "whatif": lambda _, text: question.parse_question(text, lessons("scenarios")),
}
"""The parser of the texts in each folder of `lessons`; "" is `lessons` itself."""


def find_unreadable_files(notebooks: Path) -> list[str]:
    """Return one line for each text and notebook that cannot be read: the file, the problem, the remedy.

    Every kernel reads the same folders and leaves out the same files, but no kernel writes to the terminal. So the
    server checks once, as it starts.
    """
    lines: list[str] = []

    def set_page_config(file: str, what: str) -> None:
        lines.append(f"Left out: {file}: {what}")

    for folder, read in FOLDER_PARSERS.items():
        read_each(folder, read, set_page_config)
    notebook_pages(notebooks, set_page_config)
    return lines
