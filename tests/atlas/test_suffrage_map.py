"""The suffrage map against the tables: who could vote when, and what is told of each year."""

import datetime
from dataclasses import replace

import pytest

from vfw.atlas import maps as atlas_suffrage
from vfw.atlas.frames import Frame
from vfw.atlas.maps import ELECTIONS, SUFFRAGE_FILLS, join_words, suffrage_frames
from vfw.history import When, full_suffrage_states, referenda, standings, statehood, suffrage, timeline
from vfw.history.law import CERTIFIED

FULL_BY_THEIR_OWN_LAWS = {
    "WY", "CO", "UT", "ID", "WA", "CA", "OR", "KS", "AZ", "NV", "MT", "NY", "MI", "OK", "SD",
}  # fmt: skip


def year(number: int) -> Frame:
    (frame,) = (frame for frame in suffrage_frames() if frame.on.year == number)
    return frame


def with_fill(frame: Frame, fill: str) -> set[str]:
    return {state for state, aspect in frame.aspects.items() if aspect.fill == f"vote-{fill}"}


def told(number: int) -> list[str]:
    return [event.text for event in year(number).events]


def test_there_is_a_frame_for_each_year_from_1776_to_1920() -> None:
    assert [frame.key for frame in suffrage_frames()] == [str(number) for number in range(1776, 1921)]


def test_every_frame_shows_48_states_and_only_fills_of_the_legend() -> None:
    for frame in suffrage_frames():
        assert len(frame.aspects) == 48
        assert {aspect.fill for aspect in frame.aspects.values()} <= set(SUFFRAGE_FILLS)


@pytest.mark.parametrize("frame", suffrage_frames()[:-1], ids=lambda frame: frame.key)
def test_full_suffrage_is_where_the_tables_have_it(frame: Frame) -> None:
    assert with_fill(frame, "full") == set(full_suffrage_states(frame.on))


@pytest.mark.parametrize("frame", suffrage_frames(), ids=lambda frame: frame.key)
def test_land_is_what_the_tables_say(frame: Frame) -> None:
    for row in statehood():
        is_territory = row.territory is not None and row.territory.date <= frame.on < row.on.date
        is_one_of_thirteen = row.basis == "ratified the Constitution"
        land = "state" if row.on.date <= frame.on or is_one_of_thirteen else "territory" if is_territory else "neither"
        assert frame.aspects[row.state].land == land
        assert (frame.aspects[row.state].fill == "vote-neither") == (land == "neither")


def test_it_begins_with_women_of_property_in_new_jersey() -> None:
    first = suffrage_frames()[0]
    assert with_fill(first, "full") == {"NJ"}
    assert first.counts == {"vote-full": (1, 0), "vote-none": (12, 0), "vote-neither": (35, 0)}
    assert (
        first.aspects["NJ"].says == "New Jersey: women with enough property vote in every election, since 2 July 1776"
    )
    assert "Thirteen colonies declare themselves free states." in told(1776)
    assert [with_fill(year(number), "full") for number in (1806, 1807)] == [{"NJ"}, set()]
    assert "A law takes the vote in every election from women in New Jersey." in told(1807)


def test_after_them_come_the_widows_of_kentucky() -> None:
    assert all(with_fill(year(number), "places") == set() for number in range(1776, 1838))
    first = year(1838)
    assert with_fill(first, "places") == {"KY"}
    assert with_fill(first, "full") == set()
    assert any("widows" in note for note in first.aspects["KY"].notes)


def test_in_1893_two_states_and_no_territory_have_full_suffrage() -> None:
    assert year(1893).counts["vote-full"] == (2, 0)
    assert with_fill(year(1893), "full") == {"WY", "CO"}


def test_wyoming_is_first_a_territory_and_then_a_state() -> None:
    assert (year(1869).aspects["WY"].fill, year(1869).aspects["WY"].land) == ("vote-full", "territory")
    assert (year(1890).aspects["WY"].fill, year(1890).aspects["WY"].land) == ("vote-full", "state")
    assert year(1869).aspects["WY"].says.startswith("Wyoming Territory: women vote in every election")


def test_utah_and_washington_lose_what_they_had_and_win_it_again() -> None:
    assert [with_fill(year(number), "full") >= {"UT"} for number in (1886, 1887, 1895, 1896)] == [
        True, False, False, True,
    ]  # fmt: skip
    assert [with_fill(year(number), "full") >= {"WA"} for number in (1886, 1887, 1888, 1910)] == [
        True, False, False, True,
    ]  # fmt: skip


def test_fifteen_states_had_it_by_their_own_laws_and_the_others_by_the_amendment() -> None:
    last = year(1920)
    assert with_fill(last, "full") == FULL_BY_THEIR_OWN_LAWS
    assert with_fill(last, "amendment") == set(last.aspects) - FULL_BY_THEIR_OWN_LAWS
    assert last.counts == {"vote-full": (15, 0), "vote-amendment": (33, 0)}


def test_what_holds_in_parts_of_a_state_is_shown_as_such() -> None:
    for frame in suffrage_frames()[:-1]:
        in_parts = {state for state, now in standings(frame.on).items() if now.partly}
        assert with_fill(frame, "places") == in_parts


def test_every_vote_of_the_people_is_an_event_of_its_year_and_marks_its_state() -> None:
    for vote in (vote for vote in referenda() if vote.on.last <= CERTIFIED):
        kind = "yes" if vote.won else "no"
        events = [
            event for event in year(vote.on.date.year).events if event.kind == kind and vote.state in event.states
        ]
        assert events, vote
        assert any(f" votes {kind} on " in event.text for event in events)


def test_the_last_year_ends_with_the_amendment_in_25_words() -> None:
    *_, last = told(1920)
    assert last.startswith("The Nineteenth Amendment becomes law")
    assert sum(len(text.split()) for text in told(1920)) <= 25
    late = [vote for vote in referenda() if vote.on.date > CERTIFIED]
    assert {vote.state for vote in late} == {"ME", "NE", "ND", "MS"}
    for vote in late:
        assert str(vote.on.date.year) in year(1920).aspects[vote.state].cells[-1], "its table has them"


def test_every_gain_and_every_loss_is_an_event_of_its_year() -> None:
    for row in (row for row in suffrage() if row.since.last <= CERTIFIED):
        changes = {event.kind for event in year(row.since.date.year).events if row.state in event.states}
        assert changes & {"gain", "yes"}, row
        if row.until:
            losses = [event for event in year(row.until.date.year).events if event.kind == "loss"]
            assert any(row.state in event.states for event in losses), row


def test_a_year_is_described_in_sentences() -> None:
    assert "Colorado votes yes on full suffrage, 35,798\N{NO-BREAK SPACE}to\N{NO-BREAK SPACE}29,451." in told(1893)
    assert "Wyoming becomes a state, and its women vote in every election." in told(1890)
    assert "Congress organizes the Northwest Territory." in told(1787)
    assert "Delaware ratifies the Constitution." in told(1787)
    assert "Dakota Territory gives women the vote on schools." in told(1879)
    assert "Congress takes the vote in every election from women in Utah Territory." in told(1887)
    assert all(text.endswith(".") for frame in suffrage_frames() for text in told(frame.on.year))


def test_a_vote_on_one_question_ends_by_itself() -> None:
    assert "Women in parts of Maryland had the vote on public money for this once." in told(1900)
    assert with_fill(year(1900), "none") >= {"MD"}


def test_new_jersey_keeps_a_vote_after_1894() -> None:
    assert "A court takes the vote on schools from women in parts of New Jersey." in told(1894)
    assert with_fill(year(1912), "places") >= {"NJ"}


def test_a_vote_is_shown_from_its_law_of_1887_until_the_court_takes_it_and_no_longer() -> None:
    schools = "On schools since 8 April 1887, in some places."
    money = "On public money since 8 April 1887, in some places."
    assert [year(number).aspects["NJ"].notes for number in (1886, 1887, 1893, 1894)] == [
        (), (schools, money), (schools, money), (money,),
    ]  # fmt: skip


def test_the_votes_that_are_explained_are_those_that_women_have_on_that_day() -> None:
    explained: set[str] = set()
    for frame in suffrage_frames():
        now = standings(frame.on)
        for state, aspect in frame.aspects.items():
            if aspect.notes:
                votes = {note.split(" since ")[0].lower() for note in aspect.notes}
                assert votes == {ELECTIONS[kind] for kind in now[state].kinds}, (frame.key, state)
                explained.add(state)
    assert explained > {"IL", "KY", "NJ"}


def test_more_yeas_that_were_not_enough_are_no_victory() -> None:
    (mississippi,) = (event for _, event in atlas_suffrage._votes(1920) if event.states == ("MS",))
    assert mississippi.kind == "no"
    assert mississippi.text.endswith("which is not enough.")


def test_a_gain_without_a_confirmed_year_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    (kentucky, *_) = (row for row in suffrage() if row.state == "KY")
    unsure = replace(kentucky, since=When(kentucky.since.date, "none"))
    monkeypatch.setattr(atlas_suffrage, "suffrage", lambda: (unsure,))
    (gain,) = (event for event in atlas_suffrage._suffrage_events(1838) if event.kind == "gain")
    assert gain.text == "Kentucky gives widows the vote on schools in some places (the year is not confirmed)."


def test_playback_does_not_stop_at_a_year_without_changes() -> None:
    assert not year(1842).is_eventful
    assert year(1893).is_eventful


def test_statements_without_a_source_are_omitted() -> None:
    told_beside = {event.text for frame in suffrage_frames() for event in frame.events if event.kind == "meanwhile"}
    stated = {f"{row.title}. {row.fact}" for row in timeline() if row.status != "unverified"}
    assert told_beside
    assert told_beside <= stated


@pytest.mark.parametrize(("words", "said"), [("a", "a"), ("a b", "a and b"), ("a b c", "a, b and c")])
def test_lists_are_joined_with_and(words: str, said: str) -> None:
    assert join_words(words.split()) == said


def test_each_frame_is_the_last_day_of_its_year() -> None:
    assert all(frame.on == datetime.date(frame.on.year, 12, 31) for frame in suffrage_frames())
