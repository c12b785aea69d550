"""How long it is until a sentence of twenty words is heard: `python -m tests.speech.bench_speech`.

From the request of a page to the whole sound, over http on this machine, for a sentence that was never asked for and
one that is kept. The browser begins to play it when it has come.
"""

import statistics
import tempfile
import time
import urllib.request
from pathlib import Path

from tests.server.running import Running, write_notebook
from vfw.network import open_url

TIMES = 15
SENTENCE = "Tennessee was state number {} to say yes, and by two votes in its House women could vote in November."


def seconds(server: Running, text: str) -> float:
    began = time.perf_counter()
    request = urllib.request.Request(f"{server.url}speech/", data=text.encode(), method="POST")
    with open_url(request) as answer:
        assert len(answer.read()) > 100_000
    return time.perf_counter() - began


if __name__ == "__main__":
    assert len(SENTENCE.split()) == 20
    with tempfile.TemporaryDirectory() as folder:
        write_notebook(Path(folder) / "play.ipynb", "1")
        with Running.exhibit(Path(folder), XDG_CACHE_HOME=folder) as server:
            sentences = [SENTENCE.format(number) for number in range(TIMES)]
            fresh = [seconds(server, text) for text in sentences]
            kept = [seconds(server, text) for text in sentences]
    for name, times in (("rendered", fresh), ("kept", kept)):
        print(f"{name:<9} {1000 * statistics.median(times):6.1f} ms (longest {1000 * max(times):.1f})")
