"""Compile the engine: `make fast`, or `python -m vfw.engine`."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from vfw.engine import BUILD, DIGEST, ROOT, digest, sources, why_not_compiled

NOT_HERE = 3
"""The exit status where this machine cannot compile."""
OPTIMIZATION = "1"  # -O3 takes three times as long to compile and plays no faster


def main() -> int:
    if not why_not_compiled():
        print(f"The compiled engine in {BUILD} is of today.")
        return 0
    if why_not := _lacking():
        print(f"The engine is not compiled: {why_not}. Everything runs without it, only many games take longer.")
        return NOT_HERE
    print(f"Compiling the engine, {len(sources())} modules: about a minute", flush=True)
    compile_into(BUILD)
    print(f"The compiled engine lies in {BUILD}; the command `vfw` takes it by itself.")
    return 0


def _lacking() -> str:
    """What this machine lacks for compiling, "" for nothing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return f"there is no C compiler {compiler}"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "there are no headers of Python (python3-dev)"
    return ""


def compile_into(folder: Path) -> None:
    """Compile the sources of today into `folder`, which is emptied before. The digest is written last, so that a build
    that was broken off is none."""
    from mypyc.build import mypycify  # needed here alone, and none of the exhibit's requirements
    from setuptools import Distribution

    shutil.rmtree(folder, ignore_errors=True)
    made_from = digest()
    os.chdir(ROOT)
    modules = mypycify(
        [file.as_posix() for file in sources()],
        opt_level=OPTIMIZATION,
        debug_level="0",
        target_dir=str(folder / "c"),
    )
    building = Distribution({"name": "vfw-engine", "ext_modules": modules}).get_command_obj("build_ext")
    building.build_lib, building.build_temp = str(folder), str(folder / "c")
    building.ensure_finalized()
    building.run()
    shutil.rmtree(folder / "c")
    (folder / DIGEST).write_text(made_from + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
