"""A program in the place of espeak-ng: writes down what it was given, and gives a tone of a fiftieth second a word.

python -m tests.speech.stand_in FILE
"""

import io
import json
import math
import shlex
import struct
import sys
import wave
from pathlib import Path

FAILS = "fail"
"""Text that the program cannot speak."""
RATE = 8000
A_WORD = RATE // 50


def command(file: Path) -> tuple[str, ...]:
    """Command that starts the program from any folder."""
    return sys.executable, str(Path(__file__)), str(file)


def in_a_shell(file: Path) -> str:
    return shlex.join(command(file))


def given(file: Path) -> list[str]:
    """Return the texts that the program received, in order."""
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def tone(words: int) -> bytes:
    """A sound of so many words."""
    sound = io.BytesIO()
    with wave.open(sound, "wb") as written:
        written.setparams((1, 2, RATE, 0, "NONE", ""))
        samples = (int(8000 * math.sin(0.3 * at)) for at in range(words * A_WORD))
        written.writeframes(b"".join(struct.pack("<h", sample) for sample in samples))
    return sound.getvalue()


if __name__ == "__main__":
    text = sys.stdin.read()
    if text == FAILS:
        sys.exit(text)
    with Path(sys.argv[1]).open("a") as lines:
        lines.write(json.dumps(text) + "\n")
    sys.stdout.buffer.write(tone(len(text.split())))
