"""HTTP endpoint for speech: a page sends a text and receives its sound.

speech/             takes a text, returns WAV            speech/static/      the script and style sheet of the pages
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from platformdirs import user_cache_path
from tornado.log import app_log
from tornado.web import StaticFileHandler, authenticated

from vfw.speech.synthesis import QueueFullError, SoundCache, SpeechError, SpeechProgram, Synthesizer
from vfw.templating import Markup, render

URL_PATH = "speech/"
"""The path below the address of the exhibit."""
WEB = Path(__file__).with_name("web")
SHEET, SCRIPT = "speech.css", "built/speech.js"
RETRY_AFTER_SECONDS = 2
"""Seconds until a rejected caller may try again."""


def create_synthesizer(program: SpeechProgram) -> Synthesizer:
    """Return a synthesizer whose cache is in the user's cache folder of this machine."""
    return Synthesizer(program, SoundCache(user_cache_path("vfw", appauthor=False) / "speech"))


def create_handlers(server_url: str, speaker: Synthesizer) -> list[Any]:
    """Return the Tornado handlers below `server_url`."""
    return [
        (server_url + URL_PATH, SpeechHandler, {"speaker": speaker}),
        (server_url + URL_PATH + f"static/({SHEET}|{SCRIPT})", StaticFileHandler, {"path": WEB}),
    ]


def render_head(base_url: str, program: SpeechProgram) -> Markup:
    """Return the script and style for the head of each page.

    If this machine lacks the program, the browser of the visitor may have a voice of its own.
    """
    return render(
        "speech/templates/head.html",
        sheet=stylesheet_address(base_url),
        script=f"{base_url}{URL_PATH}static/{SCRIPT}",
        endpoint=f"{base_url}{URL_PATH}" if program.is_there else "",
    )


def stylesheet_address(base_url: str) -> str:
    """Return the address of the style sheet of reading aloud."""
    return f"{base_url}{URL_PATH}static/{SHEET}"


class SpeechHandler(JupyterHandler):
    """A handler that returns the sound of a text. The server limits the length of a text."""

    def initialize(self, speaker: Synthesizer) -> None:
        """Keep the synthesizer that Tornado passes."""
        self._speaker = speaker

    @authenticated
    async def post(self) -> None:
        """Answer a text with its sound."""
        self.set_header("Cache-Control", "no-store")
        # Other sites can send a form, and browsers do not prevent that.
        if not self.check_origin():
            self._refuse(403, "Only pages of this exhibit are read aloud.")
            return
        text = self.request.body.decode(errors="replace")
        try:
            sound = await self._speaker.sound(text)
        except QueueFullError:
            self.set_header("Retry-After", str(RETRY_AFTER_SECONDS))
            self._refuse(503, "Too many texts are waiting to be read.")
        except SpeechError as error:
            app_log.error("Not read aloud: %s", error)
            self._refuse(500, "The program that speaks does not.")
        else:
            self.set_header("Content-Type", "audio/wav")
            self.finish(sound)

    def write_error(self, status_code: int, **about: object) -> None:
        """Answer with the status alone. A script reads it, and the error page of Jupyter lacks its templates here."""
        self.finish()

    def _refuse(self, status: int, why: str) -> None:
        self.set_status(status)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(why)
