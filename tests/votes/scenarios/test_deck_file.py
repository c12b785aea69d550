"""The Oppobot's deck as a text: read as it is shown, and refused with the line and the remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from vfw import cli
from vfw.core import Match, seeded
from vfw.core.checks import check
from vfw.votes import VotesForWomen
from vfw.votes.rules.deck import CARDS, ERAS, START, keys
from vfw.votes.rules.steps import congress
from vfw.votes.rules.tabletop import OPPOBOT
from vfw.votes.scenarios.deck_file import EXAMPLES, BadDeck, format_deck, register_deck

GAME = VotesForWomen()


def changed(old: str, new: str) -> str:
    text = format_deck()
    assert text.count(old) == 1
    return text.replace(old, new)


def line_of(title: str) -> str:
    """The line of the reconstruction that holds this card."""
    (line,) = [line for line in format_deck().splitlines() if line.startswith(f"- {title}")]
    return line


def test_the_reconstruction_is_read_as_it_is_written() -> None:
    deck = register_deck(format_deck())
    for era in (START, *ERAS):
        ours, theirs = [[CARDS[key] for key in keys(name, era)] for name in (OPPOBOT, deck)]
        assert [(one.title, one.steps, one.needs, one.campaigner) for one in ours] == [
            (one.title, one.steps, one.needs, one.campaigner) for one in theirs
        ]
    assert format_deck(deck) == format_deck()


def test_the_same_text_is_the_same_deck_and_is_entered_once() -> None:
    deck, cards = register_deck(format_deck()), len(CARDS)
    assert register_deck(format_deck()) == deck
    assert len(CARDS) == cards
    assert register_deck(format_deck(title="Another")) != deck


def test_numbers_may_be_figures() -> None:
    deck = register_deck(
        changed(
            "Add two red cubes in each of three random states.\n- The SSWSC",
            "Add 2 red cubes in each of 3 random states.\n- The SSWSC",
        )
    )
    assert CARDS[f"{deck}:conservative-opposition"].steps == CARDS["oppobot:conservative-opposition"].steps


def test_a_number_one_may_be_written_as_a() -> None:
    deck = register_deck(changed(line_of("Red Scare"), "- Red Scare: Remove a marker from Congress."))
    assert CARDS[f"{deck}:red-scare"].steps == (congress(-1),)
    assert "- Red Scare: Remove one marker from Congress." in format_deck(deck)


@pytest.mark.parametrize("sentence", EXAMPLES)
def test_every_sentence_a_card_can_say_is_shown_as_it_was_read(sentence: str) -> None:
    deck = register_deck(changed(line_of("Red Scare"), f"- Red Scare: {sentence}"))
    assert sentence in format_deck(deck)


def test_a_card_of_no_known_title_can_be_put_in() -> None:
    deck = register_deck(changed("- Red Scare: ", "- A Card of Mine: "))
    assert CARDS[f"{deck}:a-card-of-mine"].title == "A Card of Mine"


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("## Late", "## Later", "'Later' is no era; expected Start, Early, Middle or Late"),
        ("# The Oppobot: a reconstruction\n", "- Red Scare: Claim a Strategy card, drawn at random.\n", "'## Start'"),
        ("- Senator William Borah (", "- Senator John Weeks (", "is in line 38 too; a deck has each card once"),
        ("- Emma Goldman: Add", "- Emma Goldman Add", "expected '- Title: what it does.'"),
        ("in Georgia.", "in Goergia.", "'Goergia' is no state; did you mean Georgia?"),
        ("campaigner in the Northeast.", "campaigner in the North.", "is no region; expected the West, "),
        (
            "Claim a Strategy card, drawn at random.",
            "Claim a card at random.",
            "nearest is 'Claim a Strategy card, drawn at random",
        ),
        ("Veto (only if the Amendment has", "Veto (only if Amendment has", "no condition: 'Amendment has been sent"),
        ("SSWSC (only if Southern Strategy", "SSWSC (only if Southern Strategem", "did you mean 'Southern Strategy'?"),
    ],
)
def test_an_error_names_the_line_and_the_remedy(old: str, new: str, says: str) -> None:
    text, before = changed(old, new), dict(CARDS)
    line = 1 + text[: text.rindex(new)].count("\n")
    with pytest.raises(BadDeck, match=f"^line {line}: ") as bad:
        register_deck(text)
    assert says in str(bad.value)
    assert before == CARDS, "half a deck was entered"


def test_a_card_too_few_is_told_at_the_end() -> None:
    text = changed(f"{line_of('Gerrymandering')}\n", "")
    with pytest.raises(BadDeck, match=r"^line 54: the deck has 12 Early cards; it needs 13$"):
        register_deck(text)


@pytest.mark.parametrize("era", [START, *ERAS])
def test_a_card_too_many_is_told_at_the_end_too(era: str) -> None:
    heading, needed = f"## {era.capitalize()}\n\n", 3 if era == START else 13
    text = changed(heading, f"{heading}- A Card of Mine: Claim a Strategy card, drawn by lot.\n")
    says = rf"^line 56: the deck has {needed + 1} {era.capitalize()} cards; it needs {needed}$"
    with pytest.raises(BadDeck, match=says):
        register_deck(text)


def test_a_game_is_played_with_it_and_its_save_holds_the_text() -> None:
    text = changed("- Red Scare: ", "- A Card of Mine: ")
    match = check(GAME, 5, options={"opponent": "oppobot", "deck": text})
    assert match.position.opposition_deck == register_deck(text)
    saved = match.save()
    for key in keys(register_deck(text)):
        del CARDS[key]
    keys.cache_clear()
    assert Match.load(saved, [GAME]) == match


def test_a_deck_without_the_oppobot_is_refused() -> None:
    with pytest.raises(ValueError, match="'deck' is the Oppobot's"):
        Match(GAME, {"deck": format_deck()}, chance=seeded(1))


def test_the_command_prints_the_reconstruction_and_reads_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["deck"]) == 0
    printed = capsys.readouterr().out
    file = tmp_path / "mine.md"
    mine = printed.replace("# The Oppobot: a reconstruction", "# My deck")
    file.write_text(mine, encoding="utf-8")
    assert cli.main(["deck", str(file)]) == 0
    assert capsys.readouterr().out == mine
    file.write_text(printed.replace("Georgia.", "Goergia.", 1), encoding="utf-8")
    assert cli.main(["deck", str(file)]) == 2
    assert "did you mean Georgia?" in capsys.readouterr().err
