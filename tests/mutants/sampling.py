"""Draw mutants at random, and run the tests on each."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from random import Random
from typing import NamedTuple

from tests.mutants.aside import without_blanks
from tests.mutants.changes import Change, Mutant, change, compiles, places
from tests.mutants.judging import Copy


class Drawn(NamedTuple):
    """A mutant of the sample.

    Attributes:
        source: the file with the fault in it.
    """

    mutant: Mutant
    change: Change
    source: str


class Verdict(NamedTuple):
    """The result for a mutant: caught by a test, at import or by a timeout, or by none of so many tests."""

    drawn: Drawn
    caught: str | None
    tests: int


class Sample(NamedTuple):
    """The results for a package, and the number of mutants that were left out as equivalent."""

    verdicts: list[Verdict]
    set_aside: int

    @property
    def caught(self) -> int:
        return sum(verdict.caught is not None for verdict in self.verdicts)


def shares(how_many: int, packages: Collection[str]) -> Mapping[str, int]:
    """Divide the mutants among the packages as evenly as possible.

    >>> shares(100, ["core", "votes", "panel"])
    {'core': 34, 'votes': 33, 'panel': 33}
    """
    each, more = divmod(how_many, len(packages))
    return {package: each + (number < more) for number, package in enumerate(packages)}


def drawn(copy: Copy, package: str, seed: int) -> Iterator[Drawn]:
    """Draw the mutants of a package in random order, one for each place that can be changed."""
    random = Random(f"{seed} {package}")
    sources = {
        file.relative_to(copy.root).as_posix(): file.read_text(encoding="utf-8")
        for file in sorted((copy.root / package).rglob("*.py"))
    }
    spots = [spot for path, source in sources.items() for spot in places(path, source)]
    random.shuffle(spots)
    for spot in spots:
        mutant = random.choice(spot)
        before = sources[mutant.path]
        after = mutant.put_into(before)
        if compiles(after):
            yield Drawn(mutant, change(before, after), after)


def judged(
    copy: Copy,
    package: str,
    mutants: Iterable[Drawn],
    how_many: int,
    aside: Collection[tuple[str, Change]] = (),
    tell: Callable[[Verdict], None] = lambda verdict: None,
) -> Sample:
    """Run the tests on so many mutants, and report each verdict at once."""
    reach, set_aside = copy.reach(package), 0
    verdicts: list[Verdict] = []
    for one in mutants:
        if len(verdicts) == how_many:
            break
        if (one.mutant.path, without_blanks(one.change)) in aside:
            set_aside += 1
            continue
        judges = reach.judges(copy.root / one.mutant.path, one.mutant.line)
        with copy.with_fault(one.mutant.path, one.source):
            verdict = Verdict(one, copy.caught_by(judges), sum(len(block.tests) for block in judges))
        tell(verdict)
        verdicts.append(verdict)
    return Sample(verdicts, set_aside)
