"""The folder of the socket: the next start removes those of killed services, and nothing else."""

import os
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from vfw.jobs import service
from vfw.jobs.service import SOCKET, START_SECONDS

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="sockets have no paths there")


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(service, "SOCKET_ROOT", str(tmp_path))
    return tmp_path


def stale_folder(folder: Path, age: float = 2 * START_SECONDS) -> Path:
    """Create a folder as a service leaves it that was killed; `age` is in seconds."""
    folder.mkdir()
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(folder / SOCKET))
    made = time.time() - age
    os.utime(folder, (made, made))
    return folder


def start() -> None:
    with service.socket_folder():
        pass


def test_the_folder_is_new_private_and_removed_afterwards(folders: Path) -> None:
    with service.socket_folder() as path:
        folder = Path(path).parent
        assert folder.parent == folders
        assert folder.stat().st_mode & 0o777 == 0o700
    assert not folder.exists()


def test_stale_folders_are_removed_at_the_next_start(folders: Path) -> None:
    first, second = stale_folder(folders / "vfw-1"), stale_folder(folders / "vfw-2")
    start()
    assert not first.exists()
    assert not second.exists()


def test_a_folder_with_a_listening_socket_is_kept(folders: Path) -> None:
    folder = folders / "vfw-1"
    folder.mkdir()
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(folder / SOCKET))
        listener.listen()
        os.utime(folder, (0, 0))
        start()
        assert (folder / SOCKET).exists()


def add_file(folder: Path) -> None:
    (folder / "notes.txt").touch()
    os.utime(folder, (0, 0))


def replace_socket(folder: Path) -> None:
    (folder / SOCKET).unlink()
    (folder / SOCKET).touch()
    os.utime(folder, (0, 0))


def remove_socket(folder: Path) -> None:
    (folder / SOCKET).unlink()
    os.utime(folder, (0, 0))


def make_new(folder: Path) -> None:
    os.utime(folder)


@pytest.mark.parametrize("change", [add_file, replace_socket, remove_socket, make_new])
def test_other_and_young_folders_are_kept(folders: Path, change: Callable[[Path], None]) -> None:
    folder = stale_folder(folders / "vfw-1")
    change(folder)
    before = [*folder.iterdir()]
    start()
    assert [*folder.iterdir()] == before


def test_a_folder_of_another_user_is_kept(folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = stale_folder(folders / "vfw-1")
    monkeypatch.setattr(os, "getuid", lambda: folder.stat().st_uid + 1)
    start()
    assert folder.exists()


def test_a_folder_with_another_name_is_kept(folders: Path) -> None:
    folder = stale_folder(folders / "other")
    start()
    assert folder.exists()
