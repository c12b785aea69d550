"""The page of each state: all that the tables say of it, each sentence with its sources, and nothing unsure as sure."""

import itertools
import re
from collections.abc import Iterator
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from vfw.atlas import state_story
from vfw.atlas.outline import SMALL, locator_svg, outlines
from vfw.atlas.state_page import PEOPLE, game_facts, state_page
from vfw.content_checks.checks import reading_grade
from vfw.history import Fact, Happening, ratification, referenda, sources, statehood, suffrage, timeline
from vfw.history.notes import note
from vfw.history.table_reading import Line, read
from vfw.history.writing import plain
from vfw.resources import lesson
from vfw.votes.rules.deck import CARDS, STATE

STATES = tuple(outlines())
ADDRESS = "/exhibit/states/{state}"


@pytest.fixture(scope="module")
def pages() -> dict[str, Element]:
    return {state: ElementTree.fromstring(state_page(state, ADDRESS)) for state in STATES}


def words(element: Element) -> str:
    """Return the text of an element, without the numbers of sources."""
    return " ".join("".join(_said(element)).split())


def _said(element: Element) -> Iterator[str]:
    if element.get("class") != "vfw-source":
        yield element.text or ""
        for inner in element:
            yield from _said(inner)
            yield inner.tail or ""


def of_class(page: Element, name: str) -> list[Element]:
    return [element for element in page.iter() if name in element.get("class", "").split()]


def section(page: Element, name: str) -> Element:
    """The section whose heading has an id that ends with `name`."""
    return next(part for part in page.iter("section") if part.get("aria-labelledby", "").endswith(name))


def rows(state: str) -> Iterator[Fact]:
    for table in (ratification, statehood, suffrage, referenda):
        yield from [row for row in table() if row.state == state]
    yield from [row for row in timeline() if row.state == state]


@pytest.mark.parametrize("state", STATES)
def test_every_row_of_a_state_is_on_its_page(pages: dict[str, Element], state: str) -> None:
    page = words(pages[state])
    for row in rows(state):
        when = getattr(row, "on", None) or getattr(row, "since", None)
        assert when is None or str(when) in page, row
        assert not isinstance(row, Happening) or row.title in page
        for told in (state_story.notes(row), state_story.disagreement(row), state_story.unconfirmed(row)):
            assert plain(told) in page, row


@pytest.mark.parametrize("state", STATES)
def test_every_sentence_of_history_names_its_sources(pages: dict[str, Element], state: str) -> None:
    page = pages[state]
    rules = section(page, "game")
    without = [*of_class(page, "vfw-open"), *of_class(page, "vfw-stars"), *of_class(page, "vfw-together")]
    exempt = {id(inner) for part in [*without, *rules.findall("p")] for inner in part.iter()}
    exempt |= {id(inner) for card in of_class(rules, "vfw-named-on") for inner in card.iter()}
    told = [paragraph for paragraph in page.iter("p") if id(paragraph) not in exempt]
    assert len(told) > 5
    for paragraph in told:
        last = list(paragraph)[-1] if len(paragraph) else None
        assert last is not None, words(paragraph)
        assert last.get("class") == "vfw-source", words(paragraph)
        assert not (last.tail or "").strip(), words(paragraph)


@pytest.mark.parametrize("state", STATES)
def test_sources_common_to_a_list_are_given_once_below_it(pages: dict[str, Element], state: str) -> None:
    for together in of_class(pages[state], "vfw-together"):
        assert len(of_class(together, "vfw-source")) == 1
        assert words(list(together)[-1]) == "Sources for all of this:"
    for name in ("vfw-ballots", "vfw-rows"):
        for part in of_class(pages[state], name):
            numbers = ["".join(mark.itertext()) for mark in of_class(part, "vfw-source")]
            assert len(numbers) < 2 or len(set(numbers)) > 1, numbers


@pytest.mark.parametrize("state", STATES)
def test_a_paragraph_does_not_repeat_the_same_sources_in_a_row(pages: dict[str, Element], state: str) -> None:
    for paragraph in pages[state].iter("p"):
        numbers = ["".join(mark.itertext()) for mark in paragraph.findall("sup")]
        assert all(one != other for one, other in itertools.pairwise(numbers)), numbers


@pytest.mark.parametrize("state", STATES)
def test_every_number_leads_to_a_source_in_the_list(pages: dict[str, Element], state: str) -> None:
    page = pages[state]
    listed = {element.get("id"): words(element) for element in section(page, "sources").iter("li")}
    linked = [link.get("href", "").removeprefix("#") for mark in of_class(page, "vfw-source") for link in mark]
    assert set(linked) == set(listed)
    named = {str(link.get("href")) for link in page.iter("a") if str(link.get("href")).startswith("#")}
    assert {name.removeprefix("#") for name in named} == set(listed)
    for name, text in listed.items():
        assert sources()[str(name).removeprefix(f"{state}-source-")].title in text


@pytest.mark.parametrize("state", STATES)
def test_unconfirmed_statements_are_marked_as_such(pages: dict[str, Element], state: str) -> None:
    page = pages[state]
    marked = [words(element) for element in of_class(page, "vfw-open")]
    unsure = [plain(state_story.unconfirmed(row)) for row in rows(state)]
    assert sorted(marked) == sorted(f"Not confirmed: {words}" for words in unsure if words)
    assert words(page).count("Not confirmed") == len(marked)


@pytest.mark.parametrize("state", STATES)
def test_no_page_speaks_in_keys(pages: dict[str, Element], state: str) -> None:
    keys = "|".join(sorted(map(re.escape, sources()), key=len, reverse=True))
    assert re.findall(rf"\b(?:{keys})\b", words(pages[state])) == []


@pytest.mark.parametrize("state", STATES)
def test_a_page_is_written_for_grade_eight(pages: dict[str, Element], state: str) -> None:
    page = pages[state]
    rules = {id(inner) for card in of_class(page, "vfw-named-on") for inner in card.iter()}
    told = [words(paragraph) for paragraph in page.iter("p") if id(paragraph) not in rules]
    measured = reading_grade("\n\n".join(told))
    assert measured is not None
    assert measured <= 8, state


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ("", "Won. [HWS5; HWS6]"),
        ("It rained. [HWS5; HWS6]", "Won. It rained. [HWS5; HWS6]"),
        ("It rained. [HWS5]", "Won. [HWS5; HWS6]\n\nIt rained. [HWS5]"),
        ("It rained. [HWS4] Much. [HWS5; HWS6]", "Won. [HWS5; HWS6]\n\nIt rained. [HWS4] Much. [HWS5; HWS6]"),
    ],
)
def test_statements_share_sources_only_if_they_are_the_same(more: str, told: str) -> None:
    assert state_story.joined("Won. [HWS5; HWS6]", more) == told


def test_tennessee(pages: dict[str, Element]) -> None:
    page = pages["TN"]
    assert page.findtext(".//h1") == "Tennessee"
    assert "on 18 August 1920, the 36th of the 36 states that made it law." in words(of_class(page, "vfw-lead")[0])
    house, senate = map(words, of_class(page, "vfw-ballots")[0])
    assert house.startswith("House: 49 for, 47 against")
    assert senate.startswith("Senate: 25 for, 4 against")
    assert "the House refused to reconsider on 21 August" in words(of_class(page, "vfw-open")[0])
    assert "Inez Irwin puts the tie on the motion to table." in words(of_class(page, "vfw-disagree")[0])
    assert "Banks Turner, on whom no suffragist had counted" in words(page)
    assert "could vote for president and in towns" in words(of_class(page, "vfw-short")[0])
    assert "some 2,500 Black women signed up to vote" in words(section(page, "game"))


def test_a_bar_is_as_long_as_the_share_of_yes(pages: dict[str, Element]) -> None:
    bar = next(of_class(of_class(pages["TN"], "vfw-ballots")[0], "vfw-ballot")[0].iter("svg"))
    assert [rect.get("width") for rect in bar][:2] == ["1000", "510.0"]


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("IL", "the 1st of the 36"),
        ("AR", "the 12th of the 36"),
        ("CO", "the 22nd of the 36"),
        ("CT", "on 14 September 1920, when it was already law."),
        ("DE", "on 2 June 1920, but it completed no resolution to reject it."),
        ("GA", "rejected the Nineteenth Amendment on 24 July 1919."),
        ("FL", "did not vote on the Nineteenth Amendment in 1919 or 1920."),
        ("MD", "ratified in 1941, when the Amendment had long been law. This was certified in 1958."),
    ],
)
def test_a_state_begins_with_its_answer(pages: dict[str, Element], state: str, said: str) -> None:
    assert said in words(of_class(pages[state], "vfw-lead")[0])


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("WY", "By then women in Wyoming could vote in every election."),
        ("IL", "could vote for president, in towns and on schools."),
        ("KY", "on schools (only widows, and only in some places; only women who could read)."),
        ("AL", "We found no election in which women of Alabama could vote then."),
        ("ME", "We found no election in which women of Maine could vote then."),
    ],
)
def test_a_page_tells_what_women_could_vote_for_in_june_1919(pages: dict[str, Element], state: str, said: str) -> None:
    assert said in words(of_class(pages[state], "vfw-short")[0])


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("CO", "They gained this by a referendum."),
        ("CT", "They gained this by a law."),
        ("IL", "They gained this by an act of the legislature."),
        ("KY", "They gained this by a law, but it was repealed."),
        ("NJ", "They gained this by the state constitution, but a law took it away."),
        ("UT", "but an act of Congress (Edmunds-Tucker) took it away."),
        ("MD", "They gained this by a law, but the law was for this one question."),
    ],
)
def test_how_a_vote_was_won_and_lost_is_a_whole_sentence(pages: dict[str, Element], state: str, said: str) -> None:
    assert said in words(section(pages[state], "before"))


@pytest.mark.parametrize("state", STATES)
def test_neighbors_are_linked_both_ways(pages: dict[str, Element], state: str) -> None:
    links = [link.get("href") for link in of_class(pages[state], "vfw-near")[0].iter("a")]
    assert sorted(map(str, links)) == sorted(ADDRESS.format(state=code) for code in outlines()[state].neighbors)
    assert all(state in outlines()[code].neighbors for code in outlines()[state].neighbors)


def test_without_addresses_a_page_has_no_outside_links() -> None:
    assert re.findall(r'href="(?!#)', state_page("NY")) == []


def test_two_pages_in_one_notebook_do_not_share_names() -> None:
    tennessee, texas = (set(re.findall(r'\bid="([^"]+)"', state_page(state))) for state in ("TN", "TX"))
    assert not tennessee & texas


def test_an_unknown_state_is_named_in_the_error() -> None:
    with pytest.raises(ValueError, match="'DC' is not a state of 1920; write a postal code like 'NY'"):
        state_page("DC")


def test_a_small_state_has_a_ring_around_it() -> None:
    for state, outline in outlines().items():
        drawn = ElementTree.fromstring(locator_svg(state))
        assert len(list(drawn.iter("path"))) == len(STATES)
        assert (drawn.find(".//circle") is not None) == (outline.size < SMALL)
    assert outlines()["RI"].size < SMALL < outlines()["WV"].size


# What a state is in the game


def test_dice_find_each_state_in_one_way() -> None:
    parts = [game_facts(state) for state in STATES]
    faces = {(part.region_number, part.number) for part in parts}
    assert faces == {(region, number) for region in range(1, 7) for number in range(1, 9)}


def test_each_state_card_is_on_the_page_of_its_state() -> None:
    own = {state: game_facts(state).card for state in STATES}
    titles = {card.title for card in CARDS.values() if card.deck == STATE}
    assert {card.title for card in own.values() if card} == titles
    assert all(card.title == outlines()[state].name for state, card in own.items() if card)


def test_a_card_that_names_west_virginia_does_not_name_virginia() -> None:
    named = {state: {card.title for card in game_facts(state).named_on} for state in ("WV", "VA", "KS", "AR")}
    assert "Border States" in named["WV"] - named["VA"]
    assert "Old Dixie" not in named["KS"]
    assert "Victory Map" in named["AR"] - named["KS"]


def test_people_are_mentioned_only_with_the_sources_of_their_notes() -> None:
    def card_and_keys(line: Line) -> tuple[str, tuple[str, ...]]:
        return line.text("card"), line.keys("sources", sources())

    table = read(lesson("state_people.csv"), PEOPLE, card_and_keys)
    assert len(table) > 100
    for card, keys in table:
        written = note(card)
        assert written, card
        assert all(key in written.body for key in keys), card
