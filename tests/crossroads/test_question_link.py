"""A link to a question."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from dataclasses import replace

import pytest

from tests.whatif.asking import question
from vfw.crossroads.building import question_link
from vfw.crossroads.building.question_link import LONGEST, asked_in, link_to
from vfw.crossroads.building.visitors_own import NotAsked
from vfw.resources import lessons
from vfw.whatif.question import read


def test_a_question_of_ours_is_asked_by_its_name() -> None:
    asked = read(lessons("whatif")["hawke-v-smith"], lessons("scenarios"))
    link = link_to(asked, "hawke-v-smith", 12)
    assert link == "?question=hawke-v-smith&seed=12"
    assert asked_in(link[1:]) == ("hawke-v-smith", asked, 12)


def test_another_question_stands_in_the_link() -> None:
    asked = question("Tennessee: 1 red more\n  two rounds more", both="Vermont: no cubes", games="300")
    link = link_to(asked)
    assert len(link) < 600
    assert asked_in(link[1:]) == ("", asked, 0)


def test_what_asks_nothing_is_no_question() -> None:
    assert asked_in("") is None
    assert asked_in("voila-theme=light") is None


def test_what_is_too_long_for_an_address_is_left_to_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = replace(question("Tennessee: 1 red more"), introduction=" ".join(map(str, range(9999))))
    assert len(link_to(asked)) in range(1, LONGEST + 1) or link_to(asked) == ""
    monkeypatch.setattr(question_link, "LONGEST", 100)
    assert link_to(asked) == ""


def bomb() -> str:
    return urlsafe_b64encode(zlib.compress(b" " * 1_000_000)).decode()


@pytest.mark.parametrize(
    ("query", "complaint"),
    [
        ("question=nobody-asks", "asks for the question 'nobody-asks'; there are connecticut-session"),
        ("question=hawke-v-smith&seed=x", "'x' is no seed"),
        ("asked=abc", "The link is damaged"),
        ("asked=" + link_to(question("Tennessee: 1 red more"))[7:-20], "The link is damaged"),
        ("asked=" + bomb(), "The link is damaged"),
        ("asked=" + urlsafe_b64encode(zlib.compress(b"What if?")).decode(), "cannot be asked here: line 1"),
    ],
)
def test_a_link_that_asks_for_what_there_is_not_says_so(query: str, complaint: str) -> None:
    with pytest.raises(NotAsked) as found:
        asked_in(query)
    assert complaint in str(found.value)
