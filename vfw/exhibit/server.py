"""Voila as an exhibit needs it. Every setting that differs from Voila's own says why."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tornado.ioloop import IOLoop
from traitlets.config import Config
from voila.app import Voila

from vfw.exhibit.door import Door
from vfw.exhibit.forks import fork_kernels
from vfw.exhibit.kernels import VisitorKernels
from vfw.exhibit.packed import PackedPages, packed, released
from vfw.exhibit.pages import handlers
from vfw.exhibit.prompt import PromptConnection
from vfw.exhibit.rooms import rooms
from vfw.exhibit.visits import visits

TEMPLATES = Path(__file__).with_name("jupyter")

EXTENSIONS = [
    "@jupyter-widgets/jupyterlab-manager",
    "@voila-dashboards/widgets-manager8",
    "anywidget",
    "jupyter-leaflet",
]
"""What the page may load. A widget whose package is missing here is drawn empty, without a word."""


class Exhibit(Voila):
    """Voila, and beside its rooms the pages that are read; in front of them all a door, where there is one."""

    door: Door | None = None

    def init_settings(self) -> dict[str, Any]:
        # Voila adds settings when the application has been built: `compress_response` would come too late.
        return {**super().init_settings(), "transforms": [PackedPages]}

    def init_handlers(self) -> list[Any]:
        # First, as a single notebook is served at every address that nobody else takes.
        pages = [*handlers(self.server_url, self.voila_configuration), *packed(visits(super().init_handlers()))]
        return [self.door.rule(), *pages] if self.door else pages


def serve(
    notebooks: Path,
    *,
    host: str,
    port: int,
    base_url: str = "/",
    token: str = "",
    visitors: int = 0,
    when_open: Callable[[], None],
) -> None:
    """Serve a folder of notebooks, or a single one, until the process is told to stop.

    With a `token` only those come in who give it. `visitors` is how many pages with a kernel may be open at once; 0 for
    any number.
    """
    # Kernels inherit the variable, but only Voila looks for templates.
    os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(TEMPLATES), os.environ.get("JUPYTER_PATH")]))
    settings = configuration(notebooks, host=host, port=port, base_url=base_url, visitors=visitors)
    app = Exhibit(config=settings)
    if token:
        app.door = Door(token, base_url=base_url, port=port)
    app.initialize([str(notebooks)])
    fork_kernels()
    IOLoop.current().add_callback(when_open)
    app.start()


def configuration(notebooks: Path, *, host: str, port: int, base_url: str, visitors: int = 0) -> Config:
    """The settings of the exhibit, as Voila reads them."""
    settings = Config(
        Voila={
            "ip": host,
            "port": port,
            "base_url": base_url,
            # Another port than the one asked for would be a page nobody finds.
            "port_retries": 0,
            "open_browser": False,
            # The settings of other Jupyter programs on the machine stay theirs.
            "config_file_paths": [],
            "log_level": "ERROR",
            "kernel_websocket_connection_class": PromptConnection,
            # Voila's page cannot send the token that its own shutdown address asks for: every reload would leave a
            # kernel. Nothing is open to forgery without it: kernel names are random and no other address takes a POST.
            # The page is plain text, which packs to a fifth: a class shares one wireless network.
            # Tornado shortens the timeout of Jupyter Server to this, and would tell the terminal of it.
            "tornado_settings": {
                "disable_check_xsrf": True,
                "websocket_compression_options": {},
                "ws_ping_timeout": 30_000,
            },
        },
        VoilaConfiguration={
            "template": "vfw",
            # Voila writes ?theme= into the page unescaped, and a ?template= it does not know never answers.
            "allow_template_override": "NO",
            "allow_theme_override": "NO",
            "extension_allowlist": EXTENSIONS,
            "file_allowlist": [],
            "page_config_hook": tell_pages_about(notebooks),
            "multi_kernel_manager_class": VisitorKernels,
        },
        VisitorKernels={"most": visitors},
        # A closed tab tells its kernel to stop. This is for those that could not: a crash, a crawler, a cut cable.
        MappingKernelManager={"cull_idle_timeout": 600, "cull_interval": 60},
    )
    if os.name == "posix":
        # Sockets in a folder: over TCP two kernels that start together may pick the same port. Their path must be
        # shorter than 104 characters, and the temporary folder of macOS alone has 49.
        settings.KernelManager.transport = "ipc"
        settings.Voila.connection_dir_root = "/tmp"
    return settings


def tell_pages_about(notebooks: Path) -> Callable[..., dict[str, Any]]:
    """What our template must know: the entrance its rooms, a room whether there is an entrance to go back to."""

    def tell(page_config: dict[str, Any], *, notebook_path: str, **_: Any) -> dict[str, Any]:
        if notebook_path.endswith(".ipynb"):
            page_config["entrance"] = notebooks.is_dir()
        else:
            page_config["rooms"] = rooms(notebooks)
        return released(page_config)

    return tell
