"""Synthesis: sounds that are rendered and kept, and the limits for many requests."""

import asyncio
import io
import os
import sys
import threading
import wave
from pathlib import Path

import pytest

from tests.speech import stand_in
from vfw.speech import synthesis
from vfw.speech.synthesis import (
    MAX_PROCESSES,
    MAX_QUEUED,
    QueueFullError,
    SoundCache,
    SpeechError,
    SpeechProgram,
    Synthesizer,
)

TEXT = "TN: 49–47"


@pytest.fixture
def program(tmp_path: Path) -> SpeechProgram:
    return SpeechProgram(stand_in.command(tmp_path / "given"))


def script(text: str) -> SpeechProgram:
    return SpeechProgram((sys.executable, "-c", text))


def test_a_text_is_rendered_once_and_then_cached(program: SpeechProgram, tmp_path: Path) -> None:
    async def asked() -> list[bytes]:
        speaker = Synthesizer(program, SoundCache(tmp_path / "kept"))
        both = await asyncio.gather(speaker.sound(TEXT), speaker.sound(TEXT))
        return [*both, await speaker.sound("Tennessee: 49 to 47"), await speaker.sound("★")]

    first, second, third, nothing = asyncio.run(asked())
    assert first == second == third == stand_in.tone(4)
    assert nothing == b""
    assert stand_in.given(tmp_path / "given") == ["Tennessee: 49 to 47"]
    assert asyncio.run(Synthesizer(program, SoundCache(tmp_path / "kept")).sound(TEXT)) == first
    assert len(stand_in.given(tmp_path / "given")) == 1


def test_another_voice_has_sounds_of_its_own(tmp_path: Path) -> None:
    command = (*stand_in.command(tmp_path / "given"), "{voice}", "{words_a_minute}")
    for voice in ("en-us", "en-gb"):
        asyncio.run(Synthesizer(SpeechProgram(command, voice), SoundCache(tmp_path / "kept")).sound(TEXT))
    assert len(list((tmp_path / "kept").iterdir())) == 2
    assert SpeechProgram(command, "en-gb", 200).arguments[-2:] == ["en-gb", "200"]


def test_the_cache_is_bounded_and_drops_the_least_recently_used_sound(tmp_path: Path) -> None:
    kept = SoundCache(tmp_path, most=250)
    for at, name in enumerate(("old", "dear", "new")):
        kept.put(b"x" * 100, name)
        (newest,) = [path for path in tmp_path.glob("*.wav") if path.stat().st_mtime > 1_000]
        os.utime(newest, (at, at))
        if name == "dear":
            assert kept.get("old")
            (asked_for,) = [path for path in tmp_path.glob("*.wav") if path.stat().st_mtime > 1_000]
            os.utime(asked_for, (5, 5))
    assert [bool(kept.get(name)) for name in ("old", "dear", "new")] == [True, False, True]
    assert [path.suffix for path in tmp_path.iterdir()] == [".wav", ".wav"]


def test_a_file_that_another_thread_has_just_renamed_is_no_trouble(tmp_path: Path) -> None:
    # It is listed, and is not there.
    (tmp_path / "tmp-of-another").symlink_to(tmp_path / "nowhere")
    kept = SoundCache(tmp_path)
    kept.put(b"x", "new")
    assert kept.get("new") == b"x"


def test_a_sound_that_cannot_be_cached_is_still_returned(program: SpeechProgram, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert asyncio.run(Synthesizer(program, SoundCache(tmp_path / "file" / "kept")).sound(TEXT))


def test_processes_and_the_queue_are_bounded(tmp_path: Path) -> None:
    go_on, at_once, running = threading.Event(), [], 0

    class Slow(SpeechProgram):
        def sound(self, text: str) -> bytes:
            nonlocal running
            running += 1
            at_once.append(running)
            go_on.wait()
            running -= 1
            return b"sound"

    async def crowd() -> list[bytes | BaseException]:
        speaker = Synthesizer(Slow(), SoundCache(tmp_path))
        asks = [asyncio.create_task(speaker.sound(f"State {number}")) for number in range(MAX_QUEUED + 5)]
        while len(at_once) < MAX_PROCESSES or not all(ask.done() for ask in asks[MAX_QUEUED:]):
            await asyncio.sleep(0.001)
        go_on.set()
        return await asyncio.gather(*asks, return_exceptions=True)

    came = asyncio.run(crowd())
    assert came[:MAX_QUEUED] == [b"sound"] * MAX_QUEUED
    assert all(isinstance(answer, QueueFullError) for answer in came[MAX_QUEUED:])
    assert max(at_once) == MAX_PROCESSES


@pytest.mark.parametrize(
    ("program", "said"),
    [
        (SpeechProgram(("no-such-program",)), "no-such-program cannot be used: "),
        (script("raise SystemExit(3)"), f"{sys.executable} ended with 3 and wrote 0 bytes"),
        (script("print('RIFF no sound')"), f"{sys.executable} wrote no WAV: "),
        (script("import sys; sys.stdout.write('x' * 3_000)"), f"{sys.executable} ended with 0 and wrote 3000 bytes"),
        (script("import time; time.sleep(3600)"), f"{sys.executable} cannot be used: "),
    ],
)
def test_a_failing_program_is_named_in_the_error(
    program: SpeechProgram, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(synthesis, "MAX_SOUND_BYTES", 2_000)
    if "sleep" in program.command[-1]:
        monkeypatch.setattr(synthesis, "TIMEOUT_SECONDS", 0.2)
    with pytest.raises(SpeechError) as mute:
        program.sound("Ohio")
    assert str(mute.value).startswith(said)


def test_a_text_is_no_argument_and_no_shell_reads_it(program: SpeechProgram, tmp_path: Path) -> None:
    text = "--help; $(touch here) `x` -w x.wav"
    program.sound(text)
    assert stand_in.given(tmp_path / "given") == [text]


def test_a_sound_written_into_a_pipe_gets_its_length() -> None:
    whole = stand_in.tone(3)
    unknown = whole[:4] + b"\xff\xff\xff\x7f" + whole[8:40] + b"\x00\xf0\xff\x7f" + whole[44:]
    said = script(f"import sys; sys.stdout.buffer.write({unknown!r})").sound("")
    with wave.open(io.BytesIO(said)) as sound:
        assert sound.getnframes() == 3 * stand_in.A_WORD
