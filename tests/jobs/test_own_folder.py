"""The folder of the socket: what a killed service left behind goes when the next one starts, and nothing else does."""

import os
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from vfw.jobs import service
from vfw.jobs.service import A_START, SOCKET

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets have no paths there")


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(service, "FOLDERS", str(tmp_path))
    return tmp_path


def left(folder: Path, age: float = 2 * A_START) -> Path:
    """A folder as a service leaves it that was killed so many seconds after its start."""
    folder.mkdir()
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(folder / SOCKET))
    made = time.time() - age
    os.utime(folder, (made, made))
    return folder


def start() -> None:
    with service.own_folder():
        pass


def test_the_folder_is_new_of_this_user_alone_and_gone_afterwards(folders: Path) -> None:
    with service.own_folder() as place:
        folder = Path(place).parent
        assert folder.parent == folders
        assert folder.stat().st_mode & 0o777 == 0o700
    assert not folder.exists()


def test_what_a_killed_service_left_goes_at_the_next_start(folders: Path) -> None:
    one, other = left(folders / "vfw-1"), left(folders / "vfw-2")
    start()
    assert not one.exists()
    assert not other.exists()


def test_at_which_somebody_listens_stays(folders: Path) -> None:
    folder = folders / "vfw-1"
    folder.mkdir()
    with socket.socket(socket.AF_UNIX) as door:
        door.bind(str(folder / SOCKET))
        door.listen()
        os.utime(folder, (0, 0))
        start()
        assert (folder / SOCKET).exists()


def foreign(folder: Path) -> None:
    (folder / "notes.txt").touch()
    os.utime(folder, (0, 0))


def no_socket(folder: Path) -> None:
    (folder / SOCKET).unlink()
    (folder / SOCKET).touch()
    os.utime(folder, (0, 0))


def empty(folder: Path) -> None:
    (folder / SOCKET).unlink()
    os.utime(folder, (0, 0))


def young(folder: Path) -> None:
    os.utime(folder)


@pytest.mark.parametrize("change", [foreign, no_socket, empty, young])
def test_what_is_no_such_folder_or_may_be_just_starting_stays(folders: Path, change: Callable[[Path], None]) -> None:
    folder = left(folders / "vfw-1")
    change(folder)
    before = [*folder.iterdir()]
    start()
    assert [*folder.iterdir()] == before


def test_that_of_another_user_stays(folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = left(folders / "vfw-1")
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    start()
    assert folder.exists()


def test_one_of_another_name_stays(folders: Path) -> None:
    folder = left(folders / "other")
    start()
    assert folder.exists()
