"""Examples, links and figures of the documents."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest

from vfw.votes.rules.deck import CARDS, congress_has
from vfw.votes.rules.steps import congress

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"


def project_files(*patterns: str) -> list[Path]:
    """List the files of the project that match one of these patterns of git."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns]
    return [ROOT / path for path in subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.split()]


DOCUMENTS = project_files("*README.md", "CONTRIBUTING.md", "CHANGELOG.md")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)\s]+)\)|!\[[^\]]*\]\(([^)\s]+)\)")
NAMED = re.compile(r"(?<!\[)`((?:[\w.-]+/)*[\w-]+\.(?:py|md|js|css|toml|csv|txt|ipynb)|(?:[\w.-]+/)+)`(?!\])")


def test_readme_examples_give_the_results_shown() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    assert results.attempted > 3
    assert results.failed == 0


def test_oppobot_deck_document_counts_its_conditions_right() -> None:
    ours = [card for card in CARDS.values() if card.is_oppobots]
    removing = [card for card in ours if congress(-1) in card.steps]
    free = [card.title for card in removing if not card.needs]
    assert sum(bool(card.needs) for card in ours) == 19
    assert (len(removing), len(free)) == (11, 2)
    assert all(card.needs == (congress_has(2),) for card in removing if card.needs)
    said = " ".join((README.parent / "lessons" / "decks" / "README.md").read_text(encoding="utf-8").split())
    assert "In it 19 cards have a condition. Eleven remove one marker. Nine of the eleven wait for two" in said
    assert all(f"*{title}*" in said.partition("the other two (")[2].partition(")")[0] for title in free)


def text_of(document: Path) -> str:
    """Return a document without its blocks of code."""
    text = re.sub(r"^```.*?^```", "", document.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"^(?: {4}|\t).*$", "", text, flags=re.MULTILINE)


def anchors(document: Path) -> set[str]:
    """Return the anchors of a document's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), flags=re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def relative_name(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("document", DOCUMENTS, ids=relative_name)
def test_every_link_of_a_document_leads_somewhere(document: Path) -> None:
    broken = []
    for link in (text or picture for text, picture in LINK.findall(text_of(document))):
        if re.match(r"[a-z]+:", link):  # another site; or, in an example, a word that texts use: `state:TN`
            continue
        path, _, anchor = link.partition("#")
        target = (document.parent / path) if path else document
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert broken == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=relative_name)
def test_every_file_and_folder_that_a_document_names_is_a_link(document: Path) -> None:
    named = {name for name in NAMED.findall(text_of(document)) if (ROOT / name).exists() and "/" in name}
    assert named == set()


def test_every_picture_is_shown_by_a_document() -> None:
    shown = {Path(picture).name for path in DOCUMENTS for _, picture in LINK.findall(path.read_text(encoding="utf-8"))}
    assert {path.name for path in project_files(".github/*.jpg", ".github/*.png")} == shown - {""}
