"""Installs programs as the system installs its own, if no password is needed."""

import os
import shutil
import subprocess
from collections.abc import Mapping, Sequence


def install(lines: Mapping[str, Sequence[str]]) -> None:
    """Run the lines of the program that installs packages here, by its name, and say each."""
    manager = next(filter(shutil.which, lines), None)
    rights = [] if os.geteuid() == 0 else ["sudo", "-n"]
    if manager is None or (rights and not _succeeds([*rights, "true"])):
        print("The system's packages cannot be installed from here.", flush=True)
        return
    for line in lines[manager]:
        print(f"    {line}", flush=True)
        if not _succeeds([*rights, "env", "DEBIAN_FRONTEND=noninteractive", *line.split()], says=True):
            return


def _succeeds(command: list[str], says: bool = False) -> bool:
    out = None if says else subprocess.DEVNULL
    try:
        return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=out, stderr=out).returncode == 0
    except FileNotFoundError:
        return False
