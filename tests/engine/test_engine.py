"""The engine in use, and the refusal of a compiled one that is out of date."""

import os
import pickle
import subprocess
import sys
from copy import copy, deepcopy
from pathlib import Path

import pytest

from tests.votes.games import whole_game
from vfw import engine
from vfw.engine import COMPILED, PURE, VARIABLE, NoSuchEngine
from vfw.votes.rules import position as rules
from vfw.votes.rules.deck import CARDS, Card, walk

THE_RECORD = "import pickle, sys; print(repr(pickle.load(sys.stdin.buffer).record()))"


def python(code: str, named: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """Return the output of this code in Python with this engine."""
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=engine.ROOT,
        env={**os.environ, VARIABLE: named},
        input=given,
        capture_output=True,
        check=False,
    )


def built_from(folder: Path, digest: str) -> Path:
    (folder / engine.DIGEST).write_text("\n".join([digest, *engine.contents(folder), ""]), encoding="utf-8")
    return folder


def test_the_rules_come_from_the_engine_in_use() -> None:
    assert Path(str(rules.__file__)).suffix == ".py" or engine.in_use() == COMPILED
    assert (engine.in_use() == COMPILED) == rules.COMPILED


def test_a_compiled_engine_of_other_sources_is_refused(tmp_path: Path) -> None:
    assert engine.why_not_compiled(built_from(tmp_path, engine.digest())) == ""
    built_from(tmp_path, "0" * 64)
    assert "was made from other sources; `make fast` makes it again" in engine.why_not_compiled(tmp_path)


def test_an_incomplete_build_is_refused(tmp_path: Path) -> None:
    for name in ("vfw/votes/rules/turn.so", "all__mypyc.so"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(b"machine code")
    built_from(tmp_path, engine.digest())
    assert engine.why_not_compiled(tmp_path) == ""
    (tmp_path / "all__mypyc.so").write_bytes(b"machine")
    assert "is damaged; `make fast` makes it again" in engine.why_not_compiled(tmp_path)
    (tmp_path / "all__mypyc.so").unlink()
    assert "is damaged" in engine.why_not_compiled(tmp_path)
    (tmp_path / engine.DIGEST).write_bytes(b"\xff\xfe")
    assert "was made from other sources" in engine.why_not_compiled(tmp_path)
    (tmp_path / engine.DIGEST).write_bytes(b"")
    assert "There is no compiled engine" in engine.why_not_compiled(tmp_path)


@pytest.mark.skipif(engine.in_use() == COMPILED, reason="asks for the compiled engine, which this process has")
def test_a_missing_engine_is_refused_with_the_remedy(tmp_path: Path) -> None:
    with pytest.raises(NoSuchEngine, match=r"There is no compiled engine in .*; `make fast` makes one"):
        engine.use(COMPILED, tmp_path)
    with pytest.raises(NoSuchEngine, match=r"was made from other sources.* VFW_ENGINE=pure does without it"):
        engine.use(COMPILED, built_from(tmp_path, "0" * 64))
    assert engine.in_use() == PURE


def test_the_engine_cannot_change_after_its_modules_are_imported(tmp_path: Path) -> None:
    other = PURE if engine.in_use() == COMPILED else COMPILED
    with pytest.raises(RuntimeError, match=f"has been imported as the {engine.in_use()} engine already"):
        engine.use(other, built_from(tmp_path, engine.digest()))
    engine.use(engine.in_use())


def test_an_unknown_engine_is_refused() -> None:
    asked = python("import vfw", "fast")
    assert asked.returncode == 1
    assert b"VFW_ENGINE is 'fast'; expected pure or compiled" in asked.stderr


def test_the_digest_follows_each_source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for file in engine.sources():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_bytes((engine.ROOT / file).read_bytes())
    before = engine.digest()
    monkeypatch.setattr(engine, "ROOT", tmp_path)
    assert engine.digest() == before
    (tmp_path / "vfw/votes/rules/board.py").write_text("STATES = ()", encoding="utf-8")
    changed = engine.digest()
    (tmp_path / "vfw/votes/rules/board.py").unlink()
    assert len({before, changed, engine.digest()}) == 3


@pytest.mark.parametrize(
    "card", [card for card in CARDS.values() if card.steps or card.oppobot], ids=lambda card: card.key
)
def test_cards_and_all_that_they_are_made_of_come_out_of_a_pickle_as_they_went_in(card: Card) -> None:
    for one in (card, *card.needs, *walk(card.steps), *walk(card.oppobot)):
        for again in (pickle.loads(pickle.dumps(one)), copy(one), deepcopy(one)):
            assert again == one
            assert type(again) is type(one)


def test_a_position_goes_from_one_engine_to_the_other() -> None:
    other = PURE if engine.in_use() == COMPILED else COMPILED
    if other == COMPILED and (why_not := engine.why_not_compiled()):
        # The other engine is the compiled one, which needs a C compiler.
        pytest.skip(why_not)
    for position in [*whole_game(1)][::150]:
        opened = python(THE_RECORD, other, pickle.dumps(position))
        assert opened.stdout.decode().strip() == repr(position.record()), opened.stderr.decode()
