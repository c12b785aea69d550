"""A body becomes HTML that is safe, with numbered sources; sensitive passages are shown, covered or left out."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from vfw.history.tables import sources
from vfw.history.writing import (
    DESCRIBED,
    FULL,
    MASKED,
    SENSITIVITIES,
    Sensitivity,
    plain,
    rendered,
    source_list_html,
)

COVERED = "Before it. {{racist argument|Somebody *said* so. [HWS1]}} After it. [HWS5]"


class Outline(HTMLParser):
    """The elements of a page with their attributes, and whether each is closed where it should be."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self._open: list[str] = []
        self.feed(html)
        assert not self._open, f"never closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        assert not (self._open and self._open[-1] == "p" and tag in ("p", "details", "ul")), f"<{tag}> inside <p>"
        self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def of(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


def test_keys_become_numbers_that_lead_to_the_list_of_sources() -> None:
    text = rendered("Anthony voted. [PG18281] She was fined. [HWS5; PG18281]")
    assert text.sources == ("PG18281", "HWS5")
    assert re.sub(r' (?:aria-label|title)="[^"]*"', "", text.html).strip() == (
        '<p>Anthony voted.<sup class="vfw-source"><a href="#source-PG18281">1</a></sup> She was fined.'
        '<sup class="vfw-source"><a href="#source-HWS5">2</a> <a href="#source-PG18281">1</a></sup></p>'
    )
    targets = [f"#{item['id']}" for item in Outline(source_list_html(text.sources)).of("li")]
    assert targets == ["#source-PG18281", "#source-HWS5"]


def test_a_number_says_which_source_it_is() -> None:
    (link,) = Outline(rendered("She won. [HWS5]").html).of("a")
    assert link["aria-label"] == f"Source 1: {sources()['HWS5'].title}"


def test_a_key_that_is_wrapped_to_the_next_line_stays_with_its_statement() -> None:
    assert "won.<sup" in rendered("She won.\n[HWS5]").html


def test_texts_on_one_page_have_their_own_sources_or_share_them() -> None:
    first = rendered("One. [HWS5]", prefix="card-")
    second = rendered("Two. [HWS6] Three. [HWS5]", prefix="card-", numbered=first.sources)
    assert second.sources == ("HWS5", "HWS6")
    assert [link["href"] for link in Outline(second.html).of("a")] == ["#card-source-HWS6", "#card-source-HWS5"]
    assert [item["id"] for item in Outline(source_list_html(second.sources, "card-")).of("li")] == [
        "card-source-HWS5",
        "card-source-HWS6",
    ]


def test_the_list_tells_title_and_place_of_each_source() -> None:
    html = source_list_html(["HWS5"])
    assert f"<cite>{sources()['HWS5'].title}</cite>" in html
    assert "Project Gutenberg 29878" in html


def test_no_source_is_named_by_a_file() -> None:
    beside_titles = re.sub(r"<cite>.*?</cite>|https?://\S+", "", source_list_html(sources()))
    assert not re.search(r"GITenberg/|GitHub|\.csv|_\d{4,}", beside_titles)
    assert source_list_html([]) == ""


def test_an_unknown_key_is_shown_as_it_is() -> None:
    assert 'aria-label="Source 1: HWS9"' in rendered("She won. [HWS9]").html
    assert source_list_html(["HWS9"]) == '<ol class="vfw-sources"><li id="source-HWS9">HWS9</li></ol>'


def test_what_is_not_confirmed_says_so() -> None:
    text = rendered("It rained. [unverified]")
    assert text.html == '<p>It rained. <small class="vfw-unconfirmed">(not confirmed)</small></p>\n'
    assert text.sources == ()


def test_a_sensitive_passage_is_covered_until_it_is_opened() -> None:
    text = rendered(COVERED)
    assert text == rendered(COVERED, MASKED)
    assert (
        '<p>Before it.</p>\n<details class="vfw-covered"><summary>This passage is about racist argument. '
        "<span>Show it</span></summary><p>Somebody <em>said</em> so." in text.html
    )
    assert text.sources == ("HWS1", "HWS5")
    assert Outline(text.html).of("details") == [{"class": "vfw-covered"}]


def test_it_can_be_shown_in_full_with_a_label() -> None:
    text = rendered(COVERED, FULL)
    assert '<span class="vfw-warned"><small>This passage is about racist argument.</small> Somebody' in text.html
    assert "details" not in text.html
    assert text.sources == ("HWS1", "HWS5")


def test_it_can_be_left_out_with_its_sources() -> None:
    text = rendered(COVERED, DESCRIBED)
    assert "A passage about racist argument is left out here." in text.html
    assert "Somebody" not in text.html
    assert text.sources == ("HWS5",)


@pytest.mark.parametrize("sensitivity", SENSITIVITIES)
@pytest.mark.parametrize(
    "body",
    [
        COVERED,
        "{{x & <y>|All of it. [HWS1]}}",
        "- a point\n- {{x|A point. [HWS1]}}\n\n> {{x|Said. [HWS1]}}",
        "{{x|One. [HWS1]}} {{y|Two.\nThree. [HWS1]}}",
    ],
)
def test_passages_make_whole_pages_wherever_they_stand(sensitivity: Sensitivity, body: str) -> None:
    html = rendered(body, sensitivity).html
    Outline(html)
    assert "{{" not in html
    assert "<p></p>" not in html


@pytest.mark.parametrize(
    "body",
    [
        "<script>alert(1)</script>",
        "She <b onclick=x>won</b>.",
        "[x](javascript:alert(1))",
        "[x](state:TN)",
        "![x](https://example.org/x.png)",
        '{{"><script>|<script>}}',
        '["><script>]',
        "<https://example.org/\"onclick='x'>",
    ],
)
@pytest.mark.parametrize("sensitivity", SENSITIVITIES)
def test_nothing_in_a_text_can_harm_the_page(body: str, sensitivity: Sensitivity) -> None:
    page = Outline(rendered(body, sensitivity, address=lambda scheme, name: f"javascript:{name}").html)
    assert {tag for tag, _ in page.elements} <= {"p", "a", "sup", "small", "span", "em", "details", "summary"}
    assert not [name for _, attributes in page.elements for name in attributes if name.startswith("on")]
    assert not [link for link in page.of("a") if str(link["href"]).startswith("javascript")]


def test_links_lead_where_the_page_says() -> None:
    html = rendered(
        "[Tennessee](state:TN), [quorum](glossary:quorum), [there](#veto), [out](https://example.org)",
        prefix="a-",
        address=lambda scheme, name: f"/{scheme}?name={name}" if scheme == "state" else "",
    ).html
    assert html == (
        '<p><a href="/state?name=TN">Tennessee</a>, quorum, <a href="#a-veto">there</a>, '
        '<a href="https://example.org">out</a></p>\n'
    )


def test_the_rest_is_markdown() -> None:
    html = rendered("### One\n\nTwo *three* **four**\n\n- five\n- six").html
    assert html == (
        "<h3>One</h3>\n<p>Two <em>three</em> <strong>four</strong></p>\n<ul>\n<li>five</li>\n<li>six</li>\n</ul>\n"
    )


def test_plain_words_are_without_keys_and_marks() -> None:
    body = """### The vote
Anthony *voted*
in [New York](state:NY). [PG18281] It rained. [unverified]

{{racist argument|Somebody said **so**. [HWS1]}} Done.

- one [HWS5]
- two"""
    assert plain(body) == ("The vote\n\nAnthony voted in New York. It rained.\n\nSomebody said so. Done.\n\none\n\ntwo")
