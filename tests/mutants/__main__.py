"""Measure how many small faults the tests catch.

Run it as `make mutants`, or `make mutants SEED=1920 MUTANTS=30 PACKAGE=vfw/core`. It draws a sample, the same for the
same seed and code, evenly over the packages. Each place that can be changed has the same chance, however many changes
fit there. The first run records which test reaches which line, and keeps that in `build/mutants` until code or tests
change. A mutant then takes a second or two. One that survives takes longer, because all tests run that reach it. The
working tree is never touched, so a run can be stopped at any time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping

from tests.mutants.aside import reasons
from tests.mutants.judging import PACKAGES, Copy, NotJudgedError
from tests.mutants.sampling import Sample, Verdict, drawn, judged, shares


def tell(verdict: Verdict) -> None:
    mutant = verdict.drawn.mutant
    lines = (
        [f"{mutant.path}:{mutant.line}  {verdict.caught}"] if verdict.caught else [*survivor(verdict), "  SURVIVED\n"]
    )
    print("\n".join(lines), flush=True)


def survivor(verdict: Verdict) -> Iterator[str]:
    """Describe a fault that no test caught: its place, and the line before and after."""
    (mutant, (before, after), _), _, tests = verdict
    yield f"\n{mutant.path}:{mutant.line}, which {tests} tests reach"
    yield from (f"  - {line}" for line in before.splitlines())
    yield from (f"  + {line}" for line in after.splitlines())


def report(samples: Mapping[str, Sample]) -> Iterator[str]:
    """Describe every survivor, then the share of faults that were caught in each package."""
    for sample in samples.values():
        for verdict in sample.verdicts:
            if verdict.caught is None:
                yield from survivor(verdict)
    yield f"\n{'':<12}{'mutants':>9}{'caught':>9}{'share':>8}{'set aside':>12}"
    for package, sample in samples.items():
        of = len(sample.verdicts)
        yield f"{package:<12}{of:>9}{sample.caught:>9}{sample.caught / of if of else 0:>8.0%}{sample.set_aside:>12}"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seed", type=int, default=1848)
    parser.add_argument("--mutants", type=int, default=100, help="how many faults, over all packages")
    parser.add_argument("--package", action="append", choices=PACKAGES, help="take this package alone; may be repeated")
    asked = parser.parse_args()
    copy, samples = Copy(), {}
    copy.refresh()
    try:
        for package, how_many in shares(asked.mutants, asked.package or list(PACKAGES)).items():
            if not copy.recorded(package).with_suffix(".json").exists():
                print(f"{package}: all its tests run once, to see what each reaches", flush=True)
            samples[package] = judged(copy, package, drawn(copy, package, asked.seed), how_many, reasons(), tell)
    except NotJudgedError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"\n{asked.mutants} mutants, seed {asked.seed}")
    for line in report(samples):
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main())
