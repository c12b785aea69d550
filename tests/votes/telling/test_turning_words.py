"""What is said of a part of the game in which it turned."""

from vfw.votes.rules.position import OPPOSITION, RATIFIED, REJECTED, SUFFRAGIST
from vfw.votes.telling.turning_words import TurningWords, turning_words, vote_words

ROUND = [
    ("played", SUFFRAGIST, "lucy-stone", "lobby"),
    ("rolled", SUFFRAGIST, 6, (6, 6), "lobbying"),
    ("congress", SUFFRAGIST, 2),
    ("played", OPPOSITION, "senator-george-vest", "event"),
    ("congress", OPPOSITION, -1),
    ("added", OPPOSITION, "red", "MO"),
]


def test_of_a_round_the_play_that_turned_it_is_told() -> None:
    theirs = turning_words(ROUND, OPPOSITION, OPPOSITION, SUFFRAGIST)
    assert theirs[:3] == ("one card", "Senator George Vest", "the Opposition: one marker fewer in Congress")
    assert theirs.sentence.startswith("The Opposition plays Senator George Vest as an event.")
    assert "Lucy Stone" not in theirs.sentence


def test_whoever_is_told_is_you() -> None:
    ours = turning_words(ROUND, SUFFRAGIST, SUFFRAGIST, SUFFRAGIST)
    assert ours == TurningWords(
        "one card",
        "Lobbying",
        "you: two markers more in Congress",
        "You play Lucy Stone to lobby. You add two markers to Congress.",
    )
    assert turning_words(ROUND, SUFFRAGIST, SUFFRAGIST, None).note.startswith("the Suffragists: ")


def test_of_a_vote_the_state_and_its_number_are_told() -> None:
    events = [("picked", SUFFRAGIST, "DE"), ("vote rolled", SUFFRAGIST, "DE", 6, 0), ("voted", "DE", RATIFIED)]
    words = vote_words(events, {RATIFIED: 36, REJECTED: 9}, SUFFRAGIST)
    assert words == TurningWords(
        "one vote", "Delaware says yes", "the 36th to ratify", "You roll a 6. Delaware ratifies the Amendment."
    )
    assert vote_words(events[1:], {RATIFIED: 36, REJECTED: 9}, SUFFRAGIST) == words, "called by lot, it is told before"
    events[-1] = ("voted", "DE", REJECTED)
    refused = vote_words(events, {RATIFIED: 30, REJECTED: 13}, None)
    assert refused[1:3] == ("Delaware says no", "the 13th to reject")


def test_between_two_turns_claimed_cards_or_new_ones_are_told() -> None:
    claimed = turning_words([("claimed", OPPOSITION, "strategy:reconsideration")], "", OPPOSITION, SUFFRAGIST)
    assert claimed[:3] == ("one Strategy card", "Reconsideration", "claimed by the Opposition")
    drawn = [("turn", 3), ("drew", SUFFRAGIST, ("lucy-stone",)), ("drew", OPPOSITION, ("senator-george-vest",))]
    words = turning_words(drawn, "", SUFFRAGIST, SUFFRAGIST)
    assert words.label == "New cards"
    assert words.sentence == "You draw Lucy Stone. The Opposition draws one card."
    assert "Lucy Stone" not in turning_words(drawn, "", SUFFRAGIST, None).sentence
    for events in ([], [("committed", SUFFRAGIST, 0), ("responded", OPPOSITION, "match", 0)]):
        words = turning_words(events, "", SUFFRAGIST, None)
        assert words.label == "The Strategy Phase"
        assert words.sentence in ("Nobody claimed a Strategy card.", "Nobody commits a button to strategy.")


def test_a_play_that_made_its_own_chance_smaller_is_called_so() -> None:
    theirs = turning_words(ROUND, OPPOSITION, SUFFRAGIST, SUFFRAGIST)
    assert theirs.sentence.endswith(" It was a weak play for them: their own chance fell.")
    ours = turning_words(ROUND, SUFFRAGIST, OPPOSITION, SUFFRAGIST)
    assert ours.sentence.endswith(" It went badly for you: your own chance fell."), "dice fell"


def test_what_matters_most_stands_in_the_note() -> None:
    play = ("played", SUFFRAGIST, "lucy-stone", "event")

    def note(*events: tuple[object, ...]) -> str:
        return turning_words([play, *events], SUFFRAGIST, SUFFRAGIST, SUFFRAGIST).note

    assert note(("voted", "UT", RATIFIED), ("congress", SUFFRAGIST, 1)) == "you: Utah ratifies"
    assert note(("voted", "UT", REJECTED), ("voted", "ID", REJECTED)) == "you: Utah and Idaho reject"
    assert note(("congress", SUFFRAGIST, 1), ("sent",)) == "you: Congress sends the Amendment"
    assert note(("missed", SUFFRAGIST, "lucy-stone")) == "you: the die falls short"
    assert note(("added", SUFFRAGIST, "purple", "UT"), ("removed", SUFFRAGIST, "red", "UT")) == "you: two cubes"
    assert note() == "played by you"
