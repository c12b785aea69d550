"""The doors without a kernel: a clock, a source for whatever they say, and answers that the fact tables give too."""

import datetime
import re

import pytest

from vfw.front_matter import TextError
from vfw.history import full_suffrage_states, ratification, referenda, sources, statehood, suffrage
from vfw.history.texts import Text, parse, read
from vfw.history.writing import UNVERIFIED
from vfw.server import quick_pages
from vfw.server.application import TEMPLATES
from vfw.server.quick_pages import PAGE_VALUES, Passage, passages

READ, CHOOSE, TWO_MINUTES, NINETY_SECONDS = 8, 3, 120, 90
"""s for a screen, for a choice, and for all; and up to the ending of the race."""
SCRIPTS = TEMPLATES.parent / "web"


def text(name: str) -> Text:
    return read(f"doors/{name}")


def state(name: str) -> str:
    return next(row.state for row in statehood() if row.name == name)


# The clock


def test_whose_vote_ends_within_two_minutes() -> None:
    """Each woman is a screen, with what was told of the last; so is what was told of the eighth; then the ending."""
    asked = len(quick_pages.people(text("whose-vote")))
    assert asked == 8
    assert (asked + 1) * (READ + CHOOSE) + READ <= TWO_MINUTES


def test_the_race_comes_to_its_ending_in_ninety_seconds() -> None:
    """The years run, and at each stop a question is read and answered, and what came is read."""
    beat = re.search(r"const BEAT = (\d+); // ms", (SCRIPTS / "the-race.js").read_text(encoding="utf-8"))
    assert beat
    data = quick_pages.race_values(text("the-race"))["data"]
    assert (data["begins"], len(data["stops"])) == (1848, 3)
    runs = (data["stops"][-1][1] - data["begins"]) * int(beat[1]) / 1000
    asks = len(data["stops"]) * 2 * (READ + CHOOSE)
    assert runs + asks <= NINETY_SECONDS
    assert runs + asks + READ <= TWO_MINUTES


def test_a_screen_is_no_wall_of_words() -> None:
    for person in quick_pages.people(text("whose-vote")):
        assert len(person.who.words.split()) <= 20, person.key
        assert len(person.why.words.split()) <= 22, person.key
    for question in quick_pages.race_questions(text("the-race")):
        assert max(len(said.words.split()) for said in (question.about, question.outcome)) <= 26, question.key


# The sources


@pytest.mark.parametrize("name", PAGE_VALUES)
def test_every_statement_has_a_source_in_the_list_and_none_is_unconfirmed(name: str) -> None:
    unsourced = []
    for section in text(name).sections:
        assert UNVERIFIED not in section.body
        told = [passage for passage in passages(section) if not passage.is_point or passage.first.isdigit()]
        assert all(sources()[source.key] == source for passage in told for source in passage.sources)
        unsourced += [section.name for passage in told if not passage.sources]
    # What the door itself is.
    assert unsourced == {"the-race": ["intro"], "whose-vote": []}[name]


@pytest.mark.parametrize("name", PAGE_VALUES)
def test_the_page_lists_the_source_of_every_statement(name: str) -> None:
    statements = PAGE_VALUES[name](text(name))["statements"]
    assert all(statements.values())
    for section in text(name).sections:
        for passage in passages(section):
            about = passage.words if passage.is_point else section.title
            assert {*passage.sources} <= {*statements.get(about, ())}, about


# Whose vote?


def test_some_could_vote_and_some_could_not() -> None:
    could = [person.could_vote for person in quick_pages.people(text("whose-vote"))]
    assert 3 <= sum(could) <= 5
    assert all(could[n : n + 3] != [could[n]] * 3 for n in range(len(could))), "no answer comes three times on end"


def test_what_is_said_of_states_is_what_the_tables_say() -> None:
    women = {person.key: person for person in quick_pages.people(text("whose-vote"))}
    outcomes = {row.name: row.outcome for row in ratification()}
    assert (outcomes[women["pinckard"].place], outcomes[women["bethune"].place]) == ("rejected", "none")
    montana = [row for row in suffrage() if (row.state, row.kind) == (state(women["rankin"].place), "full")]
    assert [(row.since.date.year, row.until, row.how) for row in montana] == [(1914, None, "referendum")]
    assert [person.key for person in women.values() if not person.outline] == ["pagan"], "an island, and no state"


def test_who_is_no_single_person_is_called_that() -> None:
    women = quick_pages.people(text("whose-vote"))
    nameless = [person for person in women if re.match("A ", person.name)]
    assert [person.key for person in nameless] == ["pueblo"]
    assert all("not one person" in person.who.words for person in nameless)


def test_later_laws_stand_in_their_order() -> None:
    years = [int(passage.first) for passage in passages(text("whose-vote")["since"])]
    assert years == sorted(years)
    assert {1922, 1924, 1943, 1944, 1952, 1965} <= {*years}


# The race


def test_the_answers_are_those_of_the_tables() -> None:
    first, york, refuses = quick_pages.race_questions(text("the-race"))
    assert [len(full_suffrage_states(datetime.date(year, 12, 31))) for year in (first.stops, first.shows)] == [0, 1]
    assert full_suffrage_states(datetime.date(first.shows, 12, 31)) == ("WY",)
    assert (first.answer, "Wyoming" in first.outcome.words) == ("The West", True)
    votes = {(row.state, row.on.date.year): row.won for row in referenda() if row.kind == "full"}
    assert york.answer == "No"
    assert [votes[code, york.shows] for code in ("NY", "NJ", "PA", "MA")] == [False] * 4
    assert votes["NY", york.shows + 2]
    said_no = [row for row in ratification() if row.outcome == "rejected"]
    south = {row.state for row in statehood() if row.seceded} | {"DE", "MD"}
    assert (refuses.answer, len(said_no)) == ("The South", 9)
    assert {row.state for row in said_no} <= south
    assert "Nine states refuse" in refuses.outcome.words


def test_the_map_shows_what_states_said_to_the_amendment() -> None:
    said = quick_pages.state_marks(1920)
    kinds = [*said.values()]
    assert (kinds.count("yes"), kinds.count("no")) == (36, 9)
    assert set(quick_pages.state_marks(1919)) < set(said)
    assert said["TN"] == "yes"


def test_the_picture_counts_what_the_map_fills() -> None:
    data = quick_pages.race_values(text("the-race"))["data"]
    for year, count in quick_pages.race_values(text("the-race"))["counts"]:
        assert data["full"][year - data["first"]] == count
    assert data["full"][-1] == 48


# Texts that staff change


PERSON = "---\ntitle: W\npeople: a\n---\n## a: {}\n{}\n"
STOP = "---\ntitle: R\nquestions: a\nyears: {}\n---\n## a: Where?\nIt is.\n\n{}\n\nIt was.\n"


@pytest.mark.parametrize(
    ("title", "body"),
    [("Ann Lee", "Who. \n\nYes. So."), ("Ann Lee, Ohio", "Yes. So."), ("Ann Lee, Ohio", "Who.\n\nPerhaps. So.")],
)
def test_a_woman_of_whom_something_is_missing_is_named(title: str, body: str) -> None:
    with pytest.raises(TextError, match=r"line 6: write a name, a comma and a place .* “Yes.” or “No.”"):
        quick_pages.people(parse(PERSON.format(title, body), "whose-vote"))


@pytest.mark.parametrize(
    ("years", "options", "said"),
    [
        ("1868 to 1869", "- Yes\n- No", "line 7: write a paragraph, a list of answers of which one is bold"),
        ("1868 to 1869", "- **Yes**\n- **No**", "line 7: write a paragraph, a list of answers"),
        (
            "1869 to 1868",
            "- **Yes**\n- No",
            "line 1: “years” are “1869 to 1868”; write two from 1848 to 1920, as in 1868 to 1869",
        ),
        ("1868", "- **Yes**\n- No", "line 1: “years” are “1868”; write two from 1848 to 1920"),
        (
            "1868 to 1869, 1900 to 1901",
            "- **Yes**\n- No",
            "line 1: 1 questions and 2 “years”; write two years for each question",
        ),
    ],
)
def test_a_question_that_cannot_be_asked_is_named(years: str, options: str, said: str) -> None:
    with pytest.raises(TextError, match=re.escape(said)):
        quick_pages.race_questions(parse(STOP.format(years, options), "the-race"))


def test_a_passage_is_cut_from_its_sources() -> None:
    section = parse(
        "---\ntitle: T\n---\n## a: A\nShe came\nin 1912. [NPS-LEE; HWS6]\n\n- **1922** A law. [HWS5]\n- Two", "a"
    )["a"]
    lee, later, two = passages(section)
    assert (lee.words, [source.key for source in lee.sources]) == ("She came in 1912.", ["NPS-LEE", "HWS6"])
    assert (later.first, later.rest, later.is_point) == ("1922", "A law.", True)
    assert two == Passage("Two", is_point=True)
