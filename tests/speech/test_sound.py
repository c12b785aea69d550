"""The sound of espeak-ng, measured: not silent, as long as its words, and the right words."""

import io
import math
import re
import struct
import subprocess
import wave

import pytest

from tests.speech.espeak import LEFT_OUT
from vfw.speech.synthesis import SpeechProgram
from vfw.speech.text import spell_out

pytestmark = pytest.mark.skipif(not SpeechProgram().is_there, reason=LEFT_OUT)

SENTENCES = [
    "Yes.",
    "Touch a card, and see what it does.",
    "On Aug. 18, 1920 the House of Representatives of TN voted 49–47, and the 19th Amendment was law.",
]


def measured(sound: bytes) -> tuple[float, float]:
    """Its seconds, and how loud it is: the root of the mean square, where 1 is as loud as can be."""
    with wave.open(io.BytesIO(sound)) as told:
        assert told.getsampwidth() == 2
        frames = told.readframes(told.getnframes())
        samples = struct.unpack(f"<{len(frames) // 2}h", frames)
        return told.getnframes() / told.getframerate(), math.sqrt(sum(it * it for it in samples) / len(samples)) / 32768


def phonemes(text: str) -> str:
    """Return the phonemes without stresses and pauses; "forty" and 40 sound a little different."""
    command = ["espeak-ng", "--stdin", "-q", "--ipa", "-v", SpeechProgram().voice]
    said = subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout
    return re.sub(r"[ˈˌ\s]", "", said).replace("ɔ", "o")


@pytest.mark.parametrize("sentence", SENTENCES)
@pytest.mark.parametrize("words_a_minute", [120, 240])
def test_a_sentence_is_heard_and_lasts_as_long_as_its_words(sentence: str, words_a_minute: int) -> None:
    said = spell_out(sentence)
    seconds, loudness = measured(SpeechProgram(words_a_minute=words_a_minute).sound(said))
    assert 0.02 < loudness < 0.5
    # Words differ: those of a figure are several.
    usual = len(said.split()) * 60 / words_a_minute
    assert usual / 2 < seconds < usual * 2 + 0.5


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("48-48", "forty eight to forty eight"),
        ("49–47", "forty nine to forty seven"),
        ("the 19th Amendment", "the nineteenth amendment"),
        ("1920", "nineteen twenty"),
        ("1905", "nineteen oh five"),
        ("TN & GA", "Tennessee and Georgia"),
        ("18 Aug.,", "eighteen August,"),
        ("[[hElo]]", "hElo"),
    ],
)
def test_the_right_words_are_heard(written: str, said: str) -> None:
    assert phonemes(spell_out(written)) == phonemes(said)
