"""An espeak-ng for the tests of sound: the one that is there, else one that the system installs; see `make test`."""

import os

from tests import packages
from vfw.speech.synthesis import SpeechProgram

PACKAGES = {
    "apt-get": ["apt-get update -qq", "apt-get install -qq --no-install-recommends espeak-ng"],
    "dnf": ["dnf install -q -y espeak-ng"],
    "pacman": ["pacman -S --noconfirm --needed espeak-ng"],
}
LEFT_OUT = "espeak-ng is not on this machine: apt-get install espeak-ng"
"""Reason why a test of sound is skipped. All others use a program of this project instead."""


if __name__ == "__main__":
    if not SpeechProgram().is_there and os.environ.get("BROWSER") != "none":
        print("The tests of sound need espeak-ng, and there is none on this machine.", flush=True)
        packages.install(PACKAGES)
        print("They will use it." if SpeechProgram().is_there else "They are left out.", flush=True)
