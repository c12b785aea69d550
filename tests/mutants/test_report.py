"""The report that `make mutants` prints at its end."""

from tests.mutants.__main__ import report
from tests.mutants.changes import Change, Mutant
from tests.mutants.sampling import Drawn, Sample, Verdict


def test_each_survivor_is_shown_with_its_place_and_its_change_and_the_share_of_each_package() -> None:
    mutant = Mutant("vfw/core/match.py", 22, "core/NumberReplacer", 0)
    fault = Drawn(mutant, Change("WORLDS = 16", "WORLDS = 17"), "")
    caught, survived = Verdict(fault, "tests/core/test_match.py::test_it", 5), Verdict(fault, None, 5)
    assert list(report({"vfw/core": Sample([caught, caught, caught, survived], 2)})) == [
        "\nvfw/core/match.py:22, which 5 tests reach",
        "  - WORLDS = 16",
        "  + WORLDS = 17",
        "\n              mutants   caught   share   set aside",
        "vfw/core            4        3     75%           2",
    ]
