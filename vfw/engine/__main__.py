"""Compile the engine: `make fast`, or `python -m vfw.engine`."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from vfw.engine import BUILD, DIGEST, ROOT, contents, digest, sources, why_not_compiled

NOT_HERE = 3
"""The exit status if this machine cannot compile."""
OPTIMIZATION = "1"  # -O3 takes three times as long to compile and plays no faster


def main() -> int:
    """Compile the engine if it is not up to date, and return the exit status."""
    if not why_not_compiled():
        print(f"The compiled engine in {BUILD} is up to date.")
        return 0
    if why_not := _missing_tool():
        print(f"The engine is not compiled: {why_not}. Everything runs without it, only many games take longer.")
        return NOT_HERE
    print(f"Compiling the engine, {len(sources())} modules: about a minute", flush=True)
    if why_not := compile_into(BUILD):
        print(f"The engine could not be compiled: {why_not}")
        return 1
    print(f"The compiled engine is in {BUILD}; the command `vfw` takes it by itself.")
    return 0


def _missing_tool() -> str:
    """Return what this machine needs for compiling, "" for nothing."""
    if not find_spec("mypyc"):
        return "there is no mypyc, which `make fast` installs"
    compiler, *_ = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split() or ["cc"]
    if not shutil.which(compiler):
        return f"there is no C compiler {compiler}"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "there are no headers of Python (python3-dev)"
    return ""


def compile_into(folder: Path) -> str:
    """Compile the present sources into `folder`, replacing its contents; return why that failed, "" if it did not.

    Everything is made beside it and moved there when it is complete, so that a build that was interrupted leaves
    nothing.
    """
    from mypyc.build import mypycify  # only needed here, and not required by the exhibit
    from setuptools import Distribution
    from setuptools.errors import BaseError

    made_from = digest()
    os.chdir(ROOT)
    try:
        folder.parent.mkdir(exist_ok=True)
        with TemporaryDirectory(dir=folder.parent) as scratch:
            made = Path(scratch, "engine")
            modules = mypycify(
                [file.as_posix() for file in sources()],
                opt_level=OPTIMIZATION,
                debug_level="0",
                target_dir=str(Path(scratch, "c")),
            )
            building = Distribution({"name": "vfw-engine", "ext_modules": modules}).get_command_obj("build_ext")
            building.build_lib, building.build_temp = str(made), str(Path(scratch, "c"))
            building.ensure_finalized()
            building.run()
            (made / DIGEST).write_text("\n".join([made_from, *contents(made), ""]), encoding="utf-8")
            shutil.rmtree(folder, ignore_errors=True)
            made.rename(folder)
    except (BaseError, OSError) as error:
        return str(error)
    return ""


if __name__ == "__main__":
    sys.exit(main())
