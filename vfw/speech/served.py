"""What is read aloud, as a server gives it: a page sends a piece of text, and is answered with its sound.

speech/             takes a text, gives WAV              speech/static/      the script and the sheet that pages need
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from platformdirs import user_cache_path
from tornado.log import app_log
from tornado.web import StaticFileHandler, authenticated

from vfw.speech.kept_sounds import KeptSounds
from vfw.speech.program import Mute, Program
from vfw.speech.speaker import Busy, Speaker

HERE = "speech/"
"""Where it lies, below the address of the exhibit."""
WEB = Path(__file__).with_name("web")
SHEET, SCRIPT = "speech.css", "built/speech.js"
SOON = 2
"""Seconds after which whoever was sent away may ask again."""


def speaker(program: Program) -> Speaker:
    """A speaker that keeps its sounds where the machine keeps such things for its user."""
    return Speaker(program, KeptSounds(user_cache_path("vfw", appauthor=False) / "speech"))


def handlers(server_url: str, speaker: Speaker) -> list[Any]:
    """What Tornado needs to serve it below `server_url`."""
    return [
        (server_url + HERE, Spoken, {"speaker": speaker}),
        (server_url + HERE + f"static/({SHEET}|{SCRIPT})", StaticFileHandler, {"path": WEB}),
    ]


def head(base_url: str, program: Program) -> str:
    """What the head of each page ends with. Where this machine has not got the program, which speaks everywhere else,
    the visitor's browser may have a voice of its own."""
    at = f"{base_url}{HERE}" if program.is_there else ""
    script = f"{base_url}{HERE}static/{SCRIPT}"
    return f'{sheet(base_url)}<script src="{escape(script)}" data-speech="{escape(at)}"></script>'


def sheet(base_url: str) -> str:
    """The style of what reads aloud."""
    return f'<link rel="stylesheet" href="{escape(base_url)}{HERE}static/{SHEET}">'


class Spoken(JupyterHandler):
    """Gives the sound of a text. How long a text may be, whoever serves it says."""

    def initialize(self, speaker: Speaker) -> None:
        self._speaker = speaker

    @authenticated
    async def post(self) -> None:
        self.set_header("Cache-Control", "no-store")
        # Other sites can send a form, which no browser keeps from going where it wants to.
        if not self.check_origin():
            self._refuse(403, "Only pages of this exhibit are read aloud.")
            return
        text = self.request.body.decode(errors="replace")
        try:
            sound = await self._speaker.sound(text)
        except Busy:
            self.set_header("Retry-After", str(SOON))
            self._refuse(503, "Too many texts are waiting to be read.")
        except Mute as error:
            app_log.error("Not read aloud: %s", error)
            self._refuse(500, "The program that speaks does not.")
        else:
            self.set_header("Content-Type", "audio/wav")
            self.finish(sound)

    def write_error(self, status_code: int, **about: object) -> None:
        """A script reads the status; Jupyter's page for people lacks what it is drawn with here."""
        self.finish()

    def _refuse(self, status: int, why: str) -> None:
        self.set_status(status)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(why)
