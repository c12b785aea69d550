"""The film of the front page says and shows what the atlas does."""

import datetime
import json

import pytest

from vfw.atlas.frames import Event
from vfw.atlas.maps import FIRST_YEAR, suffrage_frames
from vfw.atlas.short_film import AT_REST, FIRST, LAST, LOST, TALLEST, WON, ShortFilm, in_words, short_film
from vfw.history import full_suffrage_states, sources

YEARS = range(FIRST, LAST + 1)
CHICAGO = "Illinois votes no on full suffrage, in Chicago only, where it is not binding"


def won_and_lost(year: int) -> list[Event]:
    """Return the events of a year in the atlas, without the vote of one city."""
    events = [event for event in suffrage_frames()[year - FIRST_YEAR].events if event.kind in (*WON, *LOST)]
    return [event for event in events if not event.text.startswith(CHICAGO)]


@pytest.fixture(scope="module")
def film() -> ShortFilm:
    return short_film()


def test_every_state_shows_in_every_year_what_it_shows_in_the_atlas(film: ShortFilm) -> None:
    for year in YEARS:
        aspects = suffrage_frames()[year - FIRST_YEAR].aspects
        assert {land.code: land.shown(year).fill for land in film.lands} == {
            state: aspect.fill for state, aspect in aspects.items()
        }, year


def test_the_year_on_a_state_is_that_since_which_its_women_vote_in_every_election(film: ShortFilm) -> None:
    said = {land.code: land.shown(AT_REST).since for land in film.lands if land.shown(AT_REST).since}
    assert set(said) == set(full_suffrage_states(datetime.date(AT_REST, 12, 31)))
    assert (said["WY"], said["UT"], said["WA"], said["NY"]) == ("1869", "1896", "1910", "1917")
    washington = next(land for land in film.lands if land.code == "WA")
    assert [washington.shown(year).since for year in (1882, 1883, 1887, 1909)] == ["", "1883", "", ""]


def test_gains_are_above_the_line_and_losses_below(film: ShortFilm) -> None:
    assert [year.number for year in film.years] == list(YEARS)
    for year in film.years:
        kinds = [event.kind for event in won_and_lost(year.number)]
        assert year.up == min(TALLEST, len([kind for kind in kinds if kind in WON]))
        assert year.down == min(TALLEST, len([kind for kind in kinds if kind in LOST]))
        assert bool(year.up or year.down) == bool(year.said), year.number


@pytest.mark.parametrize(
    ("year", "said"),
    [
        (1868, []),
        (1869, ["Wyoming Territory gives women the vote.", "Nebraska opens part of the vote."]),
        (1888, ["Washington Territory gives women the vote.", "A vote is lost in Washington Territory."]),
        (1914, ["Montana and Nevada say yes.", "Five states say no."]),
        (1920, ["The Nineteenth Amendment is law.", "Kentucky opens part of the vote."]),
    ],
)
def test_a_year_is_described_in_short_sentences(film: ShortFilm, year: int, said: list[str]) -> None:
    assert [sentence for _, sentence in film.year(year).said] == said


def test_a_state_has_one_mark_and_a_vote_of_its_people_has_priority(film: ShortFilm) -> None:
    marks = film.year(AT_REST).marks
    assert (marks["NY"], marks["ME"], marks["OH"], marks["IN"], marks["ND"]) == ("yes", "no", "no", "loss", "gain")
    for year in film.years:
        assert set(year.marks) == {state for event in won_and_lost(year.number) for state in event.states}


def test_a_vote_of_one_city_that_is_not_binding_is_not_a_vote_of_its_state(film: ShortFilm) -> None:
    assert any(event.text.startswith(CHICAGO) for event in suffrage_frames()[1912 - FIRST_YEAR].events)
    assert "IL" not in film.year(1912).marks
    assert ("no", "Michigan, Ohio and Wisconsin say no.") in film.year(1912).said


def test_a_year_gives_its_distance_from_seneca_falls(film: ShortFilm) -> None:
    assert [film.year(year).after for year in (1838, 1847, 1848, 1849, 1917)] == [
        "10 years before Seneca Falls",
        "1 year before Seneca Falls",
        "The year of Seneca Falls",
        "1 year after Seneca Falls",
        "69 years after Seneca Falls",
    ]


def test_every_sentence_has_a_source_in_the_list(film: ShortFilm) -> None:
    named = {key for year in YEARS for event in won_and_lost(year) for key in event.sources}
    assert named <= set(film.sources) <= set(sources())


def test_the_map_has_a_text_for_screen_readers() -> None:
    assert in_words(AT_REST).startswith(
        "At the end of 1917 women could vote in every election in 12 of the 48 states: "
    )
    assert "Wyoming" in in_words(AT_REST)
    assert "Ohio" not in in_words(AT_REST)


def test_the_script_gets_all_of_it_as_json(film: ShortFilm) -> None:
    data = json.loads(json.dumps(film.data))
    assert (data["first"], data["atRest"], len(data["years"]), len(data["lands"])) == (FIRST, AT_REST, len(YEARS), 48)
    assert data["lands"]["WY"]["runs"][-1] == [1869, "vote-full", "1869"]
