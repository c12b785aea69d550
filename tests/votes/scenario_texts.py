"""Texts of scenarios, for the tests: what must be said, and the lines that matter."""

FIRST = ["title: A game", "date: July 1848", "goal: Win.", "length: 10", "sources: none", "simplifies: Much."]
NEXT_LINE = 2 + len(FIRST)


def saying(*lines: str) -> str:
    """A scenario that says `lines` after what every scenario must say; the first of them is line `NEXT_LINE`."""
    return "\n".join(["---", *FIRST, *lines, "---", "It begins.", ""])
