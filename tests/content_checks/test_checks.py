"""`vfw check-content`: whatever is wrong in a text is found and told; the texts of the exhibit have nothing wrong."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tests.whatif.questions import text as question_text
from vfw import cli
from vfw.content_checks import check_texts, find_problems
from vfw.content_checks.checks import count_syllables, reading_grade
from vfw.content_checks.texts import GUIDES, KINDS, TextFolder, TextKind
from vfw.history.writing import SCHEMES
from vfw.resources import lesson
from vfw.votes.rules.deck import CARDS, STRATEGY
from vfw.votes.rules.seats import SIDES

README = lesson("README.md").read_text(encoding="utf-8")
NOTE = "cards/lucy-stone.md"
LESSON, GUIDE, HANDOUT = "lessons/vote.md", "guides/vote.md", "handouts/vote.md"
QUESTION = "whatif/vote.md"
SCENARIO, STEP = "scenarios/1920-nashville.md", "tutorial/1-goal.md"
FORTY_WORDS = "She kept her name. " * 10

WRITES_MUCH = "? kind: question\n? ask: Why?\n? answer: open\n? example: So.\n" * 22 + "? kind: question"
"""Each is answered in 75 seconds."""

FOLDER = {
    NOTE: f"""---
card: Lucy Stone
before: Read this first.
---
{FORTY_WORDS}[HWS1]
In 1870 it rained. [unverified]

Was it [so](state:TN)? See the [quorum](glossary:quorum) in [all words](../glossary.md#quorum). [HWS1; HWS2]
""",
    "glossary.md": "---\ntitle: Glossary\n---\n## Quorum\nSo many must be there. {{a joke|Few were. [HWS1]}}\n",
    "language.md": "---\ntitle: Language\n---\nWe say *suffragist*.\n",
    "players.md": "---\ntitle: Players\n---\n## who: Who\nThey play.\n\n## measured: How well\nWell.\n",
    "models.md": f"---\ntitle: Models\n---\n{FORTY_WORDS * 3}\n",
    QUESTION: f"{question_text('Connecticut: no cubes')} {FORTY_WORDS}",
    "companions/vote.md": "---\ntitle: A game\n---\n## what-it-was: What it was\nYou play it.\n"
    "## what-it-shows: What it shows\nYou play this game.\n",
    "doors/vote.md": "---\ntitle: A door\nscenario: 1920-nashville\n---\n## a-card: A card\nTouch a card.\n",
    "partners.md": "---\ntitle: Partners\n---\nYou play together.\n",
    "colors.md": "---\ntitle: Colors\n---\n## game: In the game\nYellow was worn. [HWS5]\n",
    "race.md": "---\ntitle: The race\n---\n## 1919-06-10\nIllinois says yes. [HWS6]\n",
    "atlas.md": "---\ntitle: Maps\n---\n## race: What it leaves out\nMuch. [HWS6]\n",
    "debrief.md": "---\ntitle: Questions\n---\n## one-choice: One choice\n{who} chose. Why? [HWS6]\n",
    LESSON: f"""---
title: The vote
question: Who voted?
grades: 8-12
minutes: 45
summary: A vote.
sources: HWS5, HWS6
leaves out: Much.
path 30: first
path 45: first
path 90: first
---
## first: First
{FORTY_WORDS}

In 1920 you would have been there.

? kind: question
? ask: Who won in 1920?
? answer: open
? example: They won in 1920.
? note: They won in 1920. [HWS6]
""",
    GUIDE: "---\ntitle: Guide\nlesson: vote\nhandout: vote\nsources: HWS5\n---\n"
    + "".join(f"## {name}: Part\nDo this.\n" for name in GUIDES.sections),
    HANDOUT: "---\ntitle: Handout\nlesson: vote\nsources: HWS5\n---\n## There\nIn 1920 they won.\n- Did they? [HWS5]\n",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small folder of texts in which nothing is wrong."""
    for file, text in FOLDER.items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    for file in ("sources.csv", SCENARIO, STEP):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        shutil.copy(lesson(file), tmp_path / file)
    return tmp_path


def found(folder: Path) -> list[str]:
    """Return the problems, except for notes that this small folder does not have."""
    return [str(problem) for problem in find_problems(folder) if "has no note" not in problem.what]


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    (folder / file).write_text(text.replace(old, new), encoding="utf-8")


def test_the_texts_of_the_exhibit_have_no_problems() -> None:
    assert [str(problem) for problem in find_problems()] == []


def test_the_small_folder_has_no_problems(folder: Path) -> None:
    assert found(folder) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "line", "what"),
    [
        # Keys
        (NOTE, "card: Lucy Stone\n", "", 3, "a line “card: …” is missing above; it belongs to notes for cards"),
        (NOTE, "before:", "befor:", 3, "“befor” is no key; did you mean “before”?"),
        (LESSON, "minutes: 45", "minutes:", 5, "nothing is said of “minutes”; write something behind the colon"),
        (NOTE, "---\ncard", "card", 1, "a text begins with a line of three hyphens"),
        (GUIDE, "handout: vote", "handout: vot", 4, "there is no handout “vot”; did you mean “vote”?"),
        (HANDOUT, "lesson: vote", "lesson: vote\nmap: x", 4, "there is no section “x”; it has there"),
        (HANDOUT, "lesson: vote", "lesson: vote\npage 2: ther", 4, "there is no section “ther”; did you mean “there”?"),
        (HANDOUT, "lesson: vote", "lesson: x", 3, "there is no lesson “x”; write the name of its file, without .md"),
        # Cards
        (NOTE, "Lucy Stone", "Lucy Ston", 2, "the card “lucy-stone” is called Lucy Stone, not Lucy Ston; write its"),
        (NOTE, "first.", "it " * 24, 3, "26 words stand before the card is played; write 25 at most"),
        # Sources
        (NOTE, "[HWS1; HWS2]", "[HWS1;\nHWS9]", 8, "there is no source “HWS9”; did you mean “HWS6”?"),
        (NOTE, "[HWS1; HWS2]", "[HWS1, HWS2]", 8, "write a semicolon between two keys, as in [HWS5; HWS6]"),
        (NOTE, "[HWS1; HWS2]", "[Zebra stripes]", 8, "there is no source “Zebra stripes”; sources.csv has all keys"),
        (NOTE, "[unverified]", "[HWS1; unverified]", 6, "[unverified] needs a bracket of its own"),
        (NOTE, "rained. [unverified]", "rained.", 6, "no source closes “In 1870 it rained.”; write its key behind"),
        (NOTE, "[HWS1; HWS2]", "[HWS1] And\nthen. Why?", 8, "no source closes “And then.”; write its key behind it"),
        ("glossary.md", "So many", "A quorum.\n\nSo many", 5, "no source closes “A quorum.”; write its key behind it"),
        (LESSON, "[HWS6]\n", "\n", 22, "no source closes “note: They won in 1920.”; write its key"),
        (LESSON, "In 1920 you would have been", "In 1920 they were all", 16, "no source closes “In 1920 they"),
        (LESSON, "HWS5, HWS6", "HWS5, HWS66", 7, "there is no source “HWS66”; did you mean “HWS6”?"),
        (SCENARIO, "CONAN1952,", "CONAN1953,", 25, "there is no source “CONAN1953”; did you mean “CONAN1952”?"),
        # Covered passages
        ("glossary.md", "[HWS1]}}", "[HWS1]}", 5, "write a covered passage in one paragraph: {{what it is about|"),
        ("glossary.md", "a joke|", "", 5, "write a covered passage in one paragraph"),
        ("glossary.md", "Few", "\n\nFew", 5, "write a covered passage in one paragraph"),
        # Links
        (NOTE, "state:TN", "state:TX2", 8, "there is no state “TX2”; did you mean “TX”?"),
        (NOTE, "state:TN", "card:lucy-ston", 8, "there is no card “lucy-ston”; did you mean “lucy-stone”?"),
        (NOTE, "state:TN", "lesson:votes", 8, "there is no lesson “votes”; did you mean “vote”?"),
        (NOTE, "glossary:quorum", "glossary:zebra", 8, "there is no glossary “zebra”; see the README"),
        (NOTE, "state:TN", "sate:TN", 8, "“sate:TN” leads nowhere; links begin with card: or glossary: or lesson: or"),
        (NOTE, "../glossary.md#", "glossary.md#", 8, "there is no file “glossary.md” here; write its place seen from"),
        (NOTE, "md#quorum", "md#quorun", 8, "glossary.md has no heading “quorun”; did you mean “quorum”?"),
        # Headings and parts
        ("race.md", "Illinois", "# Illinois\nIt", 5, "the title of a text belongs above, after “title:”"),
        ("race.md", "Illinois", "#### Illinois\nIt", 5, "a heading of 4 signs # follows one of 2; take 3"),
        ("race.md", "Illinois", "###Illinois\nIt", 5, "write a space behind the 3 signs # of a heading"),
        ("race.md", "Illinois", "## 1919-06-10\nIt", 5, "line 4 has a section '1919-06-10' already; write another"),
        (NOTE, "In 1870", "## Rain\nIn 1870", 6, "“Rain” is a heading; there are none in notes for cards"),
        (GUIDE, "## warm-up: Part", "## warm", 6, "the part “## Warm up” is missing; it belongs to teacher guides"),
        # Standards
        (GUIDE, "## standards: Part", "## standards: Part\n- NCSS: 2, 66", 14, "there is no standard “NCSS 66”"),
        # Paths and their times
        (LESSON, "path 30: first", "path 30: first, frist", 9, "there is no step “frist”; did you mean “first”?"),
        (LESSON, "path 30: first", "path 30: first, first", 9, "write each step of the path once, in the order of"),
        (LESSON, "path 30: first\n", "", 11, "a line “path 30: …” is missing above; it belongs to lessons"),
        (LESSON, "minutes: 45", "minutes: 50", 5, "there is no path of 50 minutes; write 30, 45, 90"),
        (LESSON, "? kind: question", WRITES_MUCH, 9, "“path 30” takes 32 minutes; leave a step out or shorten"),
        # Length and reading level
        (NOTE, "it rained", "it rained " + "a b " * 40, 5, "words are too many for their place; at most 90 in notes"),
        (NOTE, "She kept her name. " * 10, "", 5, "13 words are too few; at least 40 in notes for cards"),
        ("race.md", "Illinois", "She won it. " * 15, 5, "47 words are too many for their place; at most 45 in capt"),
        ("glossary.md", "So many", "It is " * 30, 5, "65 words are too many for their place; at most 60 in the gloss"),
        (NOTE, "Was it", "Legislatures considering " * 12 + "is", 5, "at most 8 in notes for cards: shorten sentences"),
        # Texts with readers of their own
        # Cards of a scenario that do not last
        (SCENARIO, "round 6", "round 3", 17, "the Suffragists have three cards in hand for four rounds of this turn;"),
        (SCENARIO, "round 6", "round 3", 18, "the Oppobot has three cards for four rounds; let four cards lie in hand"),
        (SCENARIO, "mode: solitaire", "mode: solitare", 4, "“solitare” cannot be; did you mean “solitaire”?"),
        (STEP, "## Asked for a state", "## Asked for a stat", 27, "is no heading of a lesson; expected"),
        (LESSON, "? answer: open", "? answers: open", 14, "the question 'Who won in 1920?' says 'answers'; expected"),
    ],
)  # fmt: skip
def test_a_problem_is_reported_with_its_line(file: str, old: str, new: str, line: int, what: str, folder: Path) -> None:
    change(folder, file, old, new)
    told = found(folder)
    assert any(one.startswith(f"lessons/{file}, line {line}: ") and what in one for one in told), told


def test_a_word_of_the_game_needs_no_source(folder: Path) -> None:
    change(folder, "glossary.md", "So many", "A word of the game.\n\nSo many")
    assert found(folder) == []


def test_a_card_without_a_note_is_reported(folder: Path) -> None:
    decks = (*SIDES, STRATEGY)
    titles = {card.title for card in CARDS.values() if card.deck in decks}
    assert len(titles) == 116
    missing = [problem for problem in find_problems(folder) if not problem.line]
    assert len(missing) == len(titles) - 1
    line = "lessons/cards/helen-keller.md: the card called Helen Keller has no note; write one in this file"
    assert line in map(str, missing)


def test_a_note_for_an_unknown_card_is_reported(folder: Path) -> None:
    (folder / NOTE).rename(folder / "cards/lucy-ston.md")
    assert found(folder) == [
        "lessons/cards/lucy-ston.md, line 1: no card has the key “lucy-ston”; did you mean “lucy-stone”?"
    ]


def test_a_text_in_an_unknown_place_is_reported(folder: Path) -> None:
    (folder / "notes.md").write_text("---\ntitle: x\n---\nIt rained.", encoding="utf-8")
    (problem,) = found(folder)
    assert problem.startswith("lessons/notes.md, line 1: no kind of text belongs here; move it to one of cards/*.md, ")


DOOR = """---
title: Whose vote?
people: ann
---
## intro: One day
Could she vote?
## ann: Ann Lee, Ohio
She is a voter. [HWS5]

Yes. She could. [HWS5]
## left-out: Left out
Many were. [HWS5]
## since: Since then
Much came. [HWS5]
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("people: ann", "people: ann", None),
        ("people: ann\n", "", "line 1: a line “people: …” is missing above; it names the sections in their order"),
        ("Yes. She", "She", "line 8: write a name, a comma and a place as the title, and two paragraphs"),
        ("people: ann", "people: anna", "line 4: whose-vote has no section 'anna'"),
        ("## since: ", "## later: ", "has no section 'since'; "),
    ],
)
def test_an_activity_whose_page_cannot_be_built_is_reported(folder: Path, old: str, new: str, said: str | None) -> None:
    (folder / "doors/whose-vote.md").write_text(DOOR.replace(old, new), encoding="utf-8")
    assert len(found(folder)) == (said is not None)
    assert all(said and said in problem for problem in found(folder))


def test_a_text_in_another_encoding_is_reported(folder: Path) -> None:
    (folder / NOTE).write_bytes("---\ncard: Zitkala-Ša\n---\n".encode("cp1250"))
    assert found(folder) == [f"lessons/{NOTE}: This is not UTF-8. Save it as UTF-8 in your editor."]


def test_readme_files_are_not_checked(folder: Path) -> None:
    (folder / "README.md").write_text("# No front matter\n", encoding="utf-8")
    assert found(folder) == []


def test_what_was_read_is_counted(folder: Path) -> None:
    proof = check_texts(folder)
    assert proof.texts == {kind.name: 1 for kind in KINDS}
    assert (proof.sourced, proof.marked) == (9, 1)
    assert list(proof.grades) == [
        "notes for cards",
        "lessons",
        "the text on models",
        "scenarios",
        "steps of the tutorial",
        "questions of what if",
    ]


def test_the_command_prints_a_problem_a_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(folder, NOTE, "HWS2", "HWS9")
    assert cli.main(["check-content", str(folder)]) == 1
    out = capsys.readouterr().out.splitlines()
    assert f"lessons/{NOTE}, line 8: there is no source “HWS9”; did you mean “HWS6”?" in out
    assert out[-1] == "problems: 116"


def test_the_command_says_what_it_read_where_nothing_is_wrong(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(TextFolder, "cards", {"lucy-stone": CARDS["lucy-stone"]})
    assert cli.main(["check-content", str(folder)]) == 0
    read, statements, levels, wrong = capsys.readouterr().out.splitlines()
    assert read.startswith("18 texts read: captions of the atlas 1, captions of the race 1, doors of two minutes 1, ")
    assert statements == "9 statements with a source, 1 marked as not confirmed"
    assert levels.startswith("reading level in grades, of the middle section and of the hardest: lessons ")
    assert wrong == "problems: 0"


def test_the_command_needs_a_folder_with_sources(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check-content", str(tmp_path)]) == 2
    assert "sources.csv" in capsys.readouterr().err


def test_the_command_reports_a_damaged_table_of_acts(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "acts.csv").write_text("lesson,step,maps,cards,votes\nvote,first,many,0,0\n", encoding="utf-8")
    assert cli.main(["check-content", str(folder)]) == 1
    assert "lessons/acts.csv, line 2: column maps: " in capsys.readouterr().out


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not kind.reader], ids=lambda kind: kind.name)
def test_the_readme_tells_what_each_kind_of_text_has(kind: TextKind) -> None:
    (row,) = [line for line in README.splitlines() if re.match(rf"\| `{re.escape(kind.files)}` \|.*\d \|$", line)]
    _, _, needs, may, words, level, _ = [cell.strip() for cell in row.split("|")]
    assert re.findall(r"`(.+?)`", needs) == list(kind.needs)
    assert re.findall(r"`(.+?)`", may) == list(kind.may)
    assert (words, level) == ("{} to {}".format(*kind.words), str(kind.grade))


def test_the_note_that_the_readme_shows_is_one(folder: Path) -> None:
    example = re.search(r"^    ---\n    card: .*\n(?:    .*\n|\n)+", README, flags=re.MULTILINE)
    assert example
    (folder / NOTE).write_text(re.sub(r"^    ", "", example[0], flags=re.MULTILINE), encoding="utf-8")
    assert found(folder) == []


def test_the_links_that_the_readme_shows_lead_somewhere() -> None:
    shelf = TextFolder(lesson("sources.csv").parent)
    links = re.findall(r"\]\((\w+):([\w-]+)\)", README)
    assert {scheme for scheme, _ in links} == set(SCHEMES)
    assert [name for scheme, name in links if name not in shelf.names[scheme]] == []


def test_the_reading_level_is_the_grade_of_flesch_and_kincaid() -> None:
    five_words_of_one_syllable = "She kept her own name. " * 6
    assert reading_grade(five_words_of_one_syllable) == round(0.39 * 5 + 11.8 * 1 - 15.59, 1)
    assert reading_grade(five_words_of_one_syllable.replace("own", "very own")) == round(
        0.39 * 6 + 11.8 * 7 / 6 - 15.59, 1
    )


def test_too_few_words_are_not_judged() -> None:
    assert reading_grade("She kept her own name, " * 5 + "and they did not") is None
    assert reading_grade("She kept her own name, " * 5 + "and so did they all") is not None


def test_a_full_stop_does_not_always_end_a_sentence_and_a_paragraph_does() -> None:
    said = "Mrs. Catt and Susan B. Anthony went to St. Louis at 3.15, and there Dr. Shaw met Hawke v. Smith\n\n"
    plainly = "Mrs Catt and Susan B Anthony went to St Louis at 315, and there Dr Shaw met Hawke v Smith.\n\n"
    assert reading_grade(said * 2) == reading_grade(plainly * 2)


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        ("vote votes league passed made the two 1920", 1),
        ("voted wanted women’s people table equal suffrage", 2),
        ("suffragist Ohio studying amendment Tennessee", 3),
    ],
)
def test_syllables_are_counted_as_they_are_heard(words: str, heard: int) -> None:
    assert {word: count_syllables(word) for word in words.split()} == dict.fromkeys(words.split(), heard)
