"""The notes for the cards and the words of the glossary are found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from vfw.history import notes as module
from vfw.history import referenda
from vfw.history.notes import glossary, glossary_terms_in, note, notes
from vfw.history.texts import Section
from vfw.resources import LESSONS


@pytest.fixture
def _two_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = {
        "lucy-stone": "---\ncard: Lucy Stone\n---\nShe kept *her* name. [HWS1] It rained. [unverified]",
        "xenophobia": "---\ncard: Xenophobia\nbefore: Read this.\n---\n{{insults|Two words.}} [HWS5]",
    }
    notes.cache_clear()
    monkeypatch.setenv(LESSONS, str(tmp_path))
    (tmp_path / "cards").mkdir()
    for name, text in texts.items():
        (tmp_path / "cards" / f"{name}.md").write_text(text, encoding="utf-8")


@pytest.fixture
def _three_words(monkeypatch: pytest.MonkeyPatch) -> None:
    titles = {"nwp": "National Woman’s Party (NWP)", "party": "Party", "lobby": "Lobby (lobbying)", "veto": "Veto"}
    words = {name: Section(name, title, "What it is.") for name, title in titles.items()}
    monkeypatch.setattr(module, "glossary", lambda: words)
    module._spellings.cache_clear()


@pytest.fixture(autouse=True)
def _forgotten() -> Iterator[None]:
    yield
    notes.cache_clear()
    module._spellings.cache_clear()


@pytest.mark.usefixtures("_two_notes")
def test_a_note_has_its_subject_and_status() -> None:
    stone = note("lucy-stone")
    assert stone is not None
    assert (stone.card, stone.title, stone.before, stone.words) == ("lucy-stone", "Lucy Stone", "", 6)
    assert stone.status == "confirmed in part"
    fear = note("xenophobia")
    assert fear is not None
    assert (fear.before, fear.words, fear.status) == ("Read this.", 2, "confirmed")


@pytest.mark.usefixtures("_two_notes")
@pytest.mark.parametrize("key", ["lucy-stone", "oppobot:lucy-stone", "oppobot-1a2b3c4d:lucy-stone"])
def test_a_copy_of_a_card_has_its_note(key: str) -> None:
    assert note(key) is notes()["lucy-stone"]


@pytest.mark.usefixtures("_two_notes")
def test_a_card_may_have_no_note() -> None:
    assert note("state:utah") is None


@pytest.mark.usefixtures("_three_words")
def test_words_of_the_glossary_are_found_where_a_text_first_uses_them() -> None:
    text = "Lobbies of the NWP were lobbying. The National Woman’s Party feared a veto, more vetoes, and a party."
    assert [(text[start:end], name) for start, end, name in glossary_terms_in(text)] == [
        ("Lobbies", "lobby"),
        ("NWP", "nwp"),
        ("veto", "veto"),
        ("party", "party"),
    ]


@pytest.mark.usefixtures("_three_words")
def test_words_are_found_whole() -> None:
    assert glossary_terms_in("Lobbyists, vetoing, the countervetoed") == []


def test_the_glossary_of_the_exhibit_explains_what_a_quorum_is() -> None:
    assert glossary()["quorum"].title == "Quorum"
    assert [name for _, _, name in glossary_terms_in("There was no quorum.")] == ["quorum"]


def test_the_note_that_counts_the_votes_on_full_suffrage_counts_as_the_table_does() -> None:
    before_1920 = [vote for vote in referenda() if vote.kind == "full" and vote.on.date.year < 1920]
    lost = sum(not vote.won for vote in before_1920)
    counted = note("strategy:national-focus")
    assert counted is not None
    said = " ".join(counted.body.split())
    assert f"Our tables have {len(before_1920)} state votes on full suffrage" in said
    assert f"In {lost} of them the men said no." in said
