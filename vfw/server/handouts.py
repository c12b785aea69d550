"""Print the teacher guides and the handouts as PDF: `make handouts`, or `python -m vfw.server.handouts`."""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from jinja2 import Environment, FileSystemLoader

from vfw.history.texts import read_all
from vfw.server import chromium
from vfw.server.application import DESIGN_TOKENS, TEMPLATES
from vfw.server.text_pages import GUIDES, HANDOUTS, no_address, text
from vfw.templating import Markup, render

TEMPLATE = TEMPLATES / "nbconvert" / "templates" / "vfw"
PRINT_TIMEOUT = 120
"""Seconds for one page; a slow machine needs a few."""


def render_pages() -> Iterator[tuple[str, str]]:
    """Yield the file name without suffix, and the HTML, of each guide and handout. The HTML needs no server."""
    environment = Environment(loader=FileSystemLoader(TEMPLATE), autoescape=True)
    environment.globals.update(include_url=_url, include_css=_css, base_url="")
    for folder in (GUIDES, HANDOUTS):
        for name in read_all(folder):
            page = text(f"{folder}/{name}", no_address)
            assert page, f"{folder}/{name} can be read"
            html = environment.get_template(page.template).render(title=page.title, **page.values)
            yield f"{name}-{folder.removesuffix('s')}", html


def print_pdf(program: str, html: str, pdf: Path) -> None:
    """Print a page with Chromium.

    Args:
        program: The path of Chromium.
        html: The page.
        pdf: The file to write.

    Raises:
        RuntimeError: Chromium wrote no PDF. The message has its output.
    """
    # Beside the PDF, because Chromium from a snap cannot read other temporary folders.
    with tempfile.TemporaryDirectory(dir=pdf.parent) as folder:
        page = Path(folder) / "page.html"
        page.write_text(html, encoding="utf-8")
        options = ["--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile"]
        command = [program, *options, "--no-pdf-header-footer", f"--print-to-pdf={pdf}", page.as_uri()]
        done = subprocess.run(command, capture_output=True, text=True, timeout=PRINT_TIMEOUT)
    if done.returncode or not pdf.is_file():
        raise RuntimeError(f"{program} printed no {pdf.name}; it said:\n{done.stderr}")


def _url(path: str) -> str:
    return (DESIGN_TOKENS if path == f"static/{DESIGN_TOKENS.name}" else TEMPLATE / path).as_uri()


def _css(path: str) -> Markup:
    return render("server/templates/stylesheet.html", address=_url(path))


def main(arguments: list[str] | None = None) -> int:
    """Print all guides and handouts, and list the files. Without Chromium, print how to install it."""
    parser = argparse.ArgumentParser(
        prog="python -m vfw.server.handouts", description="Print the guides and handouts as PDF."
    )
    parser.add_argument(
        "folder",
        type=Path,
        nargs="?",
        default=Path("build/handouts"),
        help="write the PDF files here (default: build/handouts)",
    )
    folder = parser.parse_args(arguments).folder.resolve()
    program = chromium.find()
    if program is None:
        print(chromium.remedy("The handouts need", "handouts"), file=sys.stderr)
        return 1
    folder.mkdir(parents=True, exist_ok=True)
    for name, html in render_pages():
        pdf = folder / f"{name}.pdf"
        pdf.unlink(missing_ok=True)
        print_pdf(program, html, pdf)
        print(pdf)
    return 0


if __name__ == "__main__":
    sys.exit(main())
