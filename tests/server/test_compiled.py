"""Templates are compiled once, and again when they have changed."""

import asyncio
from pathlib import Path
from types import CodeType

import pytest
from jinja2 import Environment
from nbformat.v4 import new_notebook
from voila.exporter import VoilaExporter

from vfw.server.application import create_configuration


def page(templates: Path) -> str:
    """Return a page, rendered by a new exporter as for each visit."""
    settings = create_configuration(Path("notebooks"), host="127.0.0.1", port=8866, base_url="/")
    exporter = VoilaExporter(template_paths=[str(templates)], config=settings)

    async def made() -> str:
        return "".join([piece async for piece, _ in exporter.generate_from_notebook_node(new_notebook())])

    return asyncio.run(made())


def test_a_template_is_compiled_once_and_again_when_it_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled = []
    compile_as_usual = Environment._compile

    def compile_and_count(self: Environment, source: str, filename: str) -> CodeType:
        compiled.append(filename)
        return compile_as_usual(self, source, filename)

    monkeypatch.setattr(Environment, "_compile", compile_and_count)
    template = tmp_path / "index.html.j2"
    template.write_text("1848", encoding="utf-8")
    assert [page(tmp_path), page(tmp_path)] == ["1848", "1848"]
    assert len(compiled) == 1
    template.write_text("1920", encoding="utf-8")
    assert [page(tmp_path), page(tmp_path)] == ["1920", "1920"]
    assert len(compiled) == 2
