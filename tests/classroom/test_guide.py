"""The standards that guides cite."""

import pytest

from vfw.classroom.guide import SECTION, Standard, citations, cited_in, load_standards
from vfw.history.texts import read_all

GUIDES = read_all("guides")
EVIDENCE = Standard("Common Core", "RH.9-10.1", "Cite evidence from a text to support an analysis", seen=True)


def test_no_standard_is_listed_twice() -> None:
    known = [(standard.framework, standard.code) for standard in load_standards()]
    assert len(known) == len(set(known)) == 43


def test_a_section_is_read_line_by_line() -> None:
    section = "- NCSS: 2, 99\n- Common Core: RH.9-10.1\n\nA sentence: with a colon."
    assert list(citations(section)) == [(0, "NCSS", "2"), (0, "NCSS", "99"), (1, "Common Core", "RH.9-10.1")]
    assert [standard.code for standard in cited_in(section)] == ["2", "RH.9-10.1"]
    assert cited_in(section)[1] == EVIDENCE


@pytest.mark.parametrize("name", GUIDES)
def test_a_guide_cites_four_frameworks_and_only_what_the_table_has(name: str) -> None:
    (section,) = [section for section in GUIDES[name].sections if section.name == SECTION]
    cited = list(citations(section.body))
    assert [(standard.framework, standard.code) for standard in cited_in(section.body)] == [c[1:] for c in cited]
    assert {framework for _, framework, _ in cited} == {"C3", "AP US History", "NCSS", "Common Core"}
