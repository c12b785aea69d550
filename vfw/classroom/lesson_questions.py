"""The questions in the text of a lesson: lines that begin with a question mark, at the end of a step.

    ? kind: predict
    ? ask: How many of the 48 states must say yes?
    ? choices: 25 | 32 | 36 | 48
    ? right: 36
    ? example: 36
    ? note: Three quarters of 48 is 36. [CONAN1952]

With `answer: open` instead of choices the learner writes. `right` is only for questions with a right answer, `note` is
read after the answer, and `example` is the answer of a run without a learner.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

PREDICT, QUESTION, EXIT = "predict", "question", "exit"
KINDS = (PREDICT, QUESTION, EXIT)
"""The kinds of questions: before the learner sees what happens; after it; before the learner leaves the class."""
KEYS = ("kind", "ask", "choices", "answer", "right", "example", "note")
LINE = re.compile(r"\? *([a-z]+) *: *(.*)")


@dataclass(frozen=True)
class Question:
    """A question to the learner.

    Attributes:
        kind: One of KINDS.
        ask: The question itself.
        choices: The possible answers; () if the learner writes.
        right: The right choice; "" if there is none.
        example: An answer, for a run without a learner.
        note: The text after the answer, with its source keys; "" for none.
    """

    kind: str
    ask: str
    example: str
    choices: tuple[str, ...] = ()
    right: str = ""
    note: str = ""


def split_questions(body: str) -> tuple[str, tuple[Question, ...]]:
    """Return the prose of a step and the questions after it.

    Raises:
        ValueError: A question is malformed; the message names it and the fault.
    """
    prose: list[str] = []
    questions: list[Question] = []
    for block in re.split(r"\n[ \t]*\n", body.strip()):
        if block.lstrip().startswith("?"):
            questions.extend(_questions(block))
        else:
            prose.append(block)
    return "\n\n".join(prose), tuple(questions)


def _questions(block: str) -> Iterator[Question]:
    fields: dict[str, str] = {}
    for key, value in _lines(block):
        if key == "kind" and fields:
            yield _question(fields)
            fields = {}
        fields[key] = value
    yield _question(fields)


def _lines(block: str) -> Iterator[tuple[str, str]]:
    """Yield the keys of a block and their values; a line without a question mark continues the previous one."""
    key, value = "", ""
    for line in block.splitlines():
        if found := LINE.match(line.strip()):
            if key:
                yield key, value
            key, value = found[1], found[2].strip()
        else:
            value = f"{value} {line.strip()}".strip()
    yield key, value


def _question(fields: dict[str, str]) -> Question:
    name = fields.get("ask", "without words")
    for key in fields:
        if key not in KEYS:
            raise ValueError(f"the question {name!r} says {key!r}; expected some of {', '.join(KEYS)}")
    for key in ("kind", "ask", "example"):
        if not fields.get(key):
            raise ValueError(f"the question {name!r} has no {key!r}")
    choices = tuple(choice.strip() for choice in fields.get("choices", "").split("|") if choice.strip())
    if fields["kind"] not in KINDS:
        raise ValueError(f"the question {name!r} is of kind {fields['kind']!r}; expected {', '.join(KINDS)}")
    if bool(choices) == (fields.get("answer") == "open"):
        raise ValueError(f"the question {name!r} needs either 'choices: one | another' or 'answer: open'")
    right = fields.get("right", "")
    for key, value in (("right", right), ("example", fields["example"])):
        if choices and value and value not in choices:
            raise ValueError(f"the question {name!r}: {key} is {value!r}; expected one of {' | '.join(choices)}")
    return Question(fields["kind"], fields["ask"], fields["example"], choices, right, fields.get("note", ""))
