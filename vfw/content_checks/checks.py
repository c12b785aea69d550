"""The checks of a text: each yields line numbers, with the problem there and its remedy.

The reading level is the grade of Flesch and Kincaid: the year of an American school that understands a text. It follows
J. P. Kincaid and others, *Derivation of New Readability Formulas*, Research Branch Report 8-75 (1975). Syllables are
counted by their spelling, without a dictionary; on the texts of the exhibit the grades are those that the pronouncing
dictionary of Carnegie Mellon gives, to a quarter of a grade in most sections.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import PurePosixPath
from posixpath import normpath

from vfw.classroom.guide import SECTION as STANDARDS
from vfw.classroom.guide import citations, load_standards
from vfw.classroom.lesson_questions import split_questions
from vfw.classroom.timing import PATH_KEY, round_to_minutes, step_durations, total_minutes
from vfw.content_checks.texts import (
    DOORS,
    EVERY_SENTENCE,
    GUIDES,
    HANDOUTS,
    LESSONS,
    LISTED,
    MAX_WORDS_BEFORE,
    NOTES,
    OF_HISTORY,
    SCENARIOS,
    CheckedText,
    TextFolder,
    TextKind,
)
from vfw.front_matter import TextError, suggest_name
from vfw.history.texts import Section, parse
from vfw.history.writing import BRACKET, COVERED, SCHEMES, UNVERIFIED, keys_of, plain
from vfw.server import quick_pages
from vfw.votes.rules.tabletop import NORMAL
from vfw.votes.scenarios.scenario import parse_scenario

MIN_WORDS = 30
"""The fewest words whose level can be judged."""

SPOKEN_WORD = re.compile(r"\w(?:[\w’'.,]*\w)?")
ABBREVIATION = re.compile(r"\b(Mrs|Mr|Dr|St|Jr|Sr|No|vs?|[A-Z])\.")
SENTENCE_STOP = re.compile(r"[.!?]+(?=\W*(?:\s|$))")

VOWELS = re.compile(r"[aeiouy]+")
SILENT = re.compile(r"(?<=[^aeiouy])e$|(?<=[^aeioutdy])ed$|(?<=[^aeiouyscgzxh])es$|(?<=g)ue$")
"""Silent vowels at the end: made, passed, states, league."""
APART = re.compile(r"(?<=[^aeiouy])les?$|(?<![tscgx])i[ao](?!u)|iu|(?<![gq])ua|ying$|ism$")
"""Endings with one syllable more than they have groups of vowels: table, Ohio, equal, studying, racism."""


def reading_grade(words: str) -> float | None:
    """Return the grade of plain words; None if they are too few to judge.

    Paragraphs are separated by empty lines.
    """
    text = ABBREVIATION.sub(r"\1", words)
    paragraphs = [paragraph for paragraph in text.split("\n\n") if paragraph.strip()]
    found = SPOKEN_WORD.findall(text)
    if len(found) < MIN_WORDS:
        return None
    sentences = sum(max(1, len(SENTENCE_STOP.findall(paragraph))) for paragraph in paragraphs)
    heard = sum(map(count_syllables, found))
    return round(0.39 * len(found) / sentences + 11.8 * heard / len(found) - 15.59, 1)


def count_syllables(word: str) -> int:
    """Return the number of syllables of a word; a number has one.

    >>> [count_syllables(word) for word in ("votes", "suffragist", "Ohio", "Tennessee", "1920")]
    [1, 3, 3, 3, 1]
    """
    spoken = re.sub(r"['’]s?$", "", word.lower())
    return max(1, len(VOWELS.findall(spoken)) - len(SILENT.findall(spoken)) + len(APART.findall(spoken)))


Found = Iterator[tuple[int, str]]

HEADING = re.compile(r"^(?P<signs>#+)(?P<space> ?)", re.MULTILINE)
LINK = re.compile(r"\[[^\[\]]+\]\((?P<target>[^()\s]+)\)")
LIST = re.compile(r"([-*]|\d+\.) ")
QUESTION = re.compile(r"\?")
NOTE_OF_A_QUESTION = re.compile(r"\? *note\b")
SENTENCE_END = re.compile(r"(?<=[.!?])\s+")
YEAR = re.compile(r"\b1[6-9]\d\d\b")
TO_THE_READER = re.compile(
    r"\b(you|your|we|our|game|map|class|pupils|lesson|step|handout)\b"
    r"|^\W*(\w+: )?(then )?(ask|compare|find|imagine|look|name|stop|talk|tell|think|write)\b",
    re.IGNORECASE,
)
"""Words that mark a sentence as an instruction: anywhere in it, or at its beginning."""


def check(text: CheckedText, shelf: TextFolder) -> Found:
    """Yield all problems of a readable text."""
    yield from keys(text)
    yield from listed_sources(text, shelf)
    yield from companions(text, shelf)
    if text.kind is NOTES:
        yield from card(text, shelf)
    if text.kind is SCENARIOS:
        yield from supplies(text)
    if text.kind is DOORS and text.file.stem in quick_pages.PAGE_VALUES and shelf.has_sources:
        yield from activity(text)
    yield from parts(text)
    if text.kind is LESSONS:
        yield from paths(text, shelf)
    for section in text.sections:
        yield from sources(section, shelf)
        yield from covers(section)
        yield from closed(section, text.kind)
        yield from links(section, text, shelf)
        yield from headings(section)
        yield from questions(section, text.kind)
        if (text.kind, section.name) == (GUIDES, STANDARDS):
            yield from cited_standards(section)
        yield from length(section, text.kind)
        yield from reading_level(section, text.kind)


def keys(text: CheckedText) -> Found:
    """Yield missing keys.

    A text with extra keys cannot be read at all.
    """
    for key in text.kind.needs:
        if key not in text.front_matter:
            yield text.front_matter.end, f"a line “{key}: …” is missing above; it belongs to {text.kind.name}"


def listed_sources(text: CheckedText, shelf: TextFolder) -> Found:
    """Yield unknown sources behind the key `sources`."""
    for key, line in text.front_matter.items("sources", ","):
        if shelf.is_unknown_source(key):
            yield line, no_source(key, shelf)


def companions(text: CheckedText, shelf: TextFolder) -> Found:
    """Yield unknown lessons, handouts and sections that a text names."""
    for key, kind in (("lesson", LESSONS), ("handout", HANDOUTS)):
        name, line = text.front_matter.text(key)
        if name and name not in (known := shelf.names_of(kind)):
            yield (
                line,
                f"there is no {key} “{name}”{suggest_name(name, known, 'write the name of its file, without .md')}",
            )
    if text.kind is HANDOUTS:
        names = [section.name for section in text.sections if section.name]
        for key in text.kind.may:
            name, line = text.front_matter.text(key)
            if name and name not in names:
                yield line, f"there is no section “{name}”{suggest_name(name, names, 'it has ' + ', '.join(names))}"


def card(text: CheckedText, shelf: TextFolder) -> Found:
    """Yield problems of a note: no such card, another title, or too many words before the card."""
    title, line = text.front_matter.text("card")
    about = shelf.cards.get(text.file.stem)
    if about is None:
        yield (
            1,
            f"no card has the key “{text.file.stem}”{suggest_name(text.file.stem, shelf.cards, 'it names the file')}",
        )
    elif title and title != about.title:
        yield line, f"the card “{text.file.stem}” is called {about.title}, not {title}; write its title"
    before, line = text.front_matter.text("before")
    if (words := len(before.split())) > MAX_WORDS_BEFORE:
        yield line, f"{words} words stand before the card is played; write {MAX_WORDS_BEFORE} at most"


def supplies(text: CheckedText) -> Found:
    """Yield hands and decks of a scenario that may not last to its end, against a player or the Oppobot."""
    for short in dict.fromkeys(
        [short for oppobot in ("", NORMAL) for short in parse_scenario(text.source, oppobot).short]
    ):
        yield short.line, f"{short.shortage}; {short.remedy}"


def activity(text: CheckedText) -> Found:
    """Yield faults that prevent the page of an activity from being built."""
    try:
        quick_pages.PAGE_VALUES[text.file.stem](parse(text.source, text.file.name))
    except TextError as wrong:
        yield wrong.line, wrong.what
    except KeyError as missing:
        yield text.front_matter.end, str(missing.args[0])


def paths(text: CheckedText, shelf: TextFolder) -> Found:
    """Yield paths of a lesson with unknown steps, or with more minutes than the path has."""
    try:
        seconds = step_durations(text.file.stem, text.sections, shelf.shown)
    except ValueError:
        return  # told as a question that cannot be asked
    given = {
        key: text.front_matter.items(key, ",")
        for key in text.kind.needs
        if PATH_KEY.fullmatch(key) and key in text.front_matter
    }
    for key, steps in given.items():
        for name, line in steps:
            if name not in seconds:
                yield line, f"there is no step “{name}”{suggest_name(name, seconds, 'it has ' + ', '.join(seconds))}"
        taken = [name for name, _ in steps if name in seconds]
        if taken != (in_order := [name for name in seconds if name in taken]):
            yield steps[0].line, f"write each step of the path once, in the order of the text: {', '.join(in_order)}"
        minutes, needed = int(key.partition(" ")[2]), total_minutes(seconds[name] for name in in_order)
        if needed > minutes:
            longest = max(in_order, key=seconds.__getitem__)
            yield (
                text.front_matter.text(key).line,
                f"“{key}” takes {needed} minutes; leave a step out or shorten one: {longest} takes"
                f" {round_to_minutes(seconds[longest])}",
            )
    usual, line = text.front_matter.text("minutes")
    if usual and (known := [key.partition(" ")[2] for key in given]) and usual not in known:
        yield line, f"there is no path of {usual} minutes; write {', '.join(known)}"


def parts(text: CheckedText) -> Found:
    """Yield sections that are missing, or that do not belong to this kind of text."""
    names = [section.name for section in text.sections]
    for name in text.kind.sections:
        if name not in names:
            heading = f"## {name.replace('-', ' ').capitalize()}"
            yield text.front_matter.end, f"the part “{heading}” is missing; it belongs to {text.kind.name}"
    if not text.kind.headings:
        for section in text.sections:
            if section.name:
                yield section.line - 1, f"“{section.title}” is a heading; there are none in {text.kind.name}"


def sources(section: Section, shelf: TextFolder) -> Found:
    """Yield brackets whose content is neither keys of sources nor a mark."""
    for bracket in BRACKET.finditer(section.body):
        found = keys_of(bracket["bracket"])
        for key in found:
            if key == UNVERIFIED and len(found) > 1:
                yield line_of(section, bracket), f"[{UNVERIFIED}] needs a bracket of its own, behind what it marks"
            elif key != UNVERIFIED and shelf.is_unknown_source(key):
                yield line_of(section, bracket), no_source(key, shelf)


def no_source(key: str, shelf: TextFolder) -> str:
    """Return the problem of an unknown source."""
    if "," in key:
        return f"there is no source “{key}”; write a semicolon between two keys, as in [HWS5; HWS6]"
    return f"there is no source “{key}”{suggest_name(key, shelf.sources, 'sources.csv has all keys')}"


def covers(section: Section) -> Found:
    """Yield the first sign of a covered passage that has no counterpart."""
    whole = [passage for passage in COVERED.finditer(section.body) if "\n\n" not in passage.group()]
    for sign in re.finditer(r"\{\{|\}\}", section.body):
        if not any(passage.start() <= sign.start() < passage.end() for passage in whole):
            form = "{{what it is about|the passage itself. [HWS5]}}"
            yield line_of(section, sign), f"write a covered passage in one paragraph: {form}"
            return


def closed(section: Section, kind: TextKind) -> Found:
    """Yield sentences that state a fact after the last source of their paragraph."""
    if kind.facts == LISTED:
        return
    for line, paragraph in paragraphs(section):
        if QUESTION.match(paragraph) and not NOTE_OF_A_QUESTION.match(paragraph):
            continue
        behind = max((bracket.end() for bracket in BRACKET.finditer(paragraph)), default=0)
        for sentence in SENTENCE_END.split(paragraph[behind:].strip(" }\n")):
            if states_a_fact(sentence, kind):
                at = line + paragraph.count("\n", 0, paragraph.index(sentence, behind))
                yield at, f"no source closes “{shortened(sentence)}”; write its key behind it, as in [HWS5]"
                break


def states_a_fact(sentence: str, kind: TextKind) -> bool:
    """Return whether a sentence states a fact that needs a source."""
    if not re.search(r"\w", sentence) or sentence.endswith("?"):
        return False
    if kind.facts == EVERY_SENTENCE:
        return True
    return not TO_THE_READER.search(sentence) and (kind.facts == OF_HISTORY or bool(YEAR.search(sentence)))


def links(section: Section, text: CheckedText, shelf: TextFolder) -> Found:
    """Yield links that lead nowhere."""
    for link in LINK.finditer(section.body):
        target = link["target"]
        scheme, colon, name = target.partition(":")
        if scheme in SCHEMES:
            known = shelf.names[scheme]
            if name not in known:
                yield (
                    line_of(section, link),
                    f"there is no {scheme} “{name}”{suggest_name(name, known, 'see the README')}",
                )
        elif colon and scheme not in ("http", "https", "mailto"):
            yield line_of(section, link), f"“{target}” leads nowhere; links begin with {': or '.join(SCHEMES)}:"
        elif not colon:
            yield from [(line_of(section, link), wrong) for wrong in _file(target, text, shelf)]


def _file(target: str, text: CheckedText, shelf: TextFolder) -> Iterator[str]:
    name, _, heading = target.partition("#")
    place = PurePosixPath(normpath(text.file.parent / name)) if name else text.file
    if not (shelf.root / place).exists():
        yield f"there is no file “{name}” here; write its place seen from this text, as in “../glossary.md”"
    elif heading and (there := shelf.texts.get(place)):
        names = [section.name for section in there.sections if section.name]
        if heading not in names:
            yield f"{place.name} has no heading “{heading}”{suggest_name(heading, names, 'it has ' + ', '.join(names))}"


def headings(section: Section) -> Found:
    """Yield headings at a wrong level inside a section."""
    level = 2
    for heading in HEADING.finditer(section.body):
        signs = len(heading["signs"])
        if not heading["space"]:
            yield line_of(section, heading), f"write a space behind the {signs} signs # of a heading"
        elif signs == 1:
            yield line_of(section, heading), "the title of a text belongs above, after “title:”; headings begin with ##"
        elif signs > level + 1:
            yield line_of(section, heading), f"a heading of {signs} signs # follows one of {level}; take {level + 1}"
        level = max(signs, 2)


def questions(section: Section, kind: TextKind) -> Found:
    """Yield malformed questions to the learner."""
    if kind.asks:
        try:
            split_questions(section.body)
        except ValueError as wrong:
            yield section.line, str(wrong)


def cited_standards(section: Section) -> Found:
    """Yield codes of standards that the table does not have."""
    known = [f"{standard.framework} {standard.code}" for standard in load_standards()]
    for line, framework, code in citations(section.body):
        if (cited := f"{framework} {code}") not in known:
            remedy = suggest_name(cited, known, "standards.csv has all of them")
            yield section.line + line, f"there is no standard “{cited}”{remedy}"


def length(section: Section, kind: TextKind) -> Found:
    """Yield sections that are too long for their place, or too short."""
    least, most = kind.words
    words = len(prose(section).split())
    if words > most:
        yield section.line, f"{words} words are too many for their place; at most {most} in {kind.name}"
    elif words < least:
        yield section.line, f"{words} words are too few; at least {least} in {kind.name}"


def reading_level(section: Section, kind: TextKind) -> Found:
    """Yield sections that are hard to read."""
    level = reading_grade(running_text(section))
    if level is not None and round(level) > kind.grade:  # the measure is no finer than that
        yield (
            section.line,
            f"the reading level is grade {level}; at most {kind.grade} in {kind.name}: shorten sentences",
        )


def prose(section: Section) -> str:
    """Return the words of a section, without headings, and without the questions to the learner."""
    return plain("\n\n".join([paragraph for _, paragraph in paragraphs(section) if not QUESTION.match(paragraph)]))


def running_text(section: Section) -> str:
    """Return the words whose reading level is judged, as Flesch did it: running text, no lists."""
    return plain(
        "\n\n".join([text for _, text in paragraphs(section) if not (QUESTION.match(text) or LIST.match(text))])
    )


def paragraphs(section: Section) -> Iterator[tuple[int, str]]:
    """Yield paragraphs, and whole lists, without headings, with the number of the first line of each.

    In questions to the learner, each key with its value is a paragraph.
    """
    first, lines = section.line, list[str]()
    for number, line in enumerate([*section.body.split("\n"), ""], start=section.line):
        is_text = bool(line.strip()) and not line.startswith("#")
        if lines and (not is_text or line.startswith("?")):
            yield first, "\n".join(lines)
            lines = []
        if is_text:
            first = first if lines else number
            lines.append(line)


def line_of(section: Section, found: re.Match[str]) -> int:
    """Return the line number of a match in a section."""
    return section.line + section.body.count("\n", 0, found.start())


def shortened(sentence: str) -> str:
    """Return the first words of a sentence."""
    words = sentence.split()
    return " ".join(words) if len(words) <= 8 else " ".join(words[:8]) + " …"
