"""A test that never ends is ended and named, and those behind it run."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import CHECKOUT, PATIENCE

ENDLESS = """
import threading

def test_that_waits_for_ever():
    threading.Event().wait()

def test_behind_it():
    pass
"""


def test_a_test_that_never_ends_is_named_and_holds_up_no_other(tmp_path: Path) -> None:
    path = tmp_path / "test_endless.py"
    path.write_text(ENDLESS, encoding="utf-8")
    ours = ["-m", "pytest", "-c", str(CHECKOUT / "pyproject.toml"), "-n", "1", "-o", "timeout=1"]
    command = [sys.executable, *ours, str(path)]
    run = subprocess.run(command, cwd=CHECKOUT, capture_output=True, text=True, timeout=PATIENCE)
    assert "test_that_waits_for_ever - Failed: Timeout" in run.stdout
    assert "1 failed, 1 passed" in run.stdout


def test_every_test_has_its_time(request: pytest.FixtureRequest) -> None:
    assert 60 <= float(request.config.getini("timeout")) <= 900
