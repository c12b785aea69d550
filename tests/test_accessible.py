"""The helper that reads HTML as a screen reader does."""

import doctest
from types import ModuleType

import pytest
from markupsafe import Markup

from tests import accessible
from tests.accessible import buttons, find, names, read
from tests.panel import visiting


@pytest.mark.parametrize(
    ("html", "said"),
    [
        ("<h3><span>Lucy</span> Stone</h3>", ["heading 3: Lucy Stone"]),
        ("<p>Only <b>events</b>.</p><p>Later</p>", ["Only events.", "Later"]),
        ('<a href="/x">Sources</a><a>no link</a>', ["link: Sources", "no link"]),
        ('<section aria-label="Your hand"><p>Empty</p></section>', ["region: Your hand", "Empty"]),
        ("<section><p>Empty</p></section>", ["Empty"]),
        ('<div role="dialog" aria-modal="true" aria-label="Menu"></div>', ["dialog: Menu (modal)"]),
        ("<ul><li>One</li><li><p>Two</p>more</li></ul>", ["item: One", "item: Two", "more"]),
        ('<div role="img" aria-label="Turn 1 of 6">1</div>', ["image: Turn 1 of 6"]),
        ('<img alt="Lucy Stone">', ["image: Lucy Stone"]),
        ("<svg><title>Congress</title><path/></svg>", ["image: Congress"]),
        ('<div role="progressbar" aria-label="Games" aria-valuenow="30"></div>', ["progressbar: Games = 30"]),
        ("<table><caption>Votes</caption><tr><th>Yes</th><td>36</td></tr></table>", ["table: Votes", "row: Yes | 36"]),
        ("<table><tr><td>1 <button>Go</button></td></tr></table>", ["table", "row: 1 Go", "button: Go"]),
        ('<p role="alert">Port 8866 is in use.</p>', ["alert: Port 8866 is in use."]),
        ('<p role="status"><b>3 of 9</b></p>', ["status: 3 of 9"]),
        ("<dl><dt>Congress</dt><dd>It must act.</dd></dl>", ["term: Congress", "definition: It must act."]),
        ("<details><summary>More</summary><p>All</p></details>", ["disclosure: More (collapsed)", "All"]),
        ("<details open><summary>More</summary></details>", ["disclosure: More (expanded)"]),
        ("<fieldset><legend>Help</legend><button>On</button></fieldset>", ["group: Help", "button: On"]),
    ],
)
def test_each_kind_of_element_is_read_with_its_role_and_name(html: str, said: list[str]) -> None:
    assert read(html) == said


@pytest.mark.parametrize(
    ("html", "said"),
    [
        ('<label><input type="radio" checked> <b>Gus</b></label>', "radio: Gus (checked)"),
        ('<label for="s">Seed</label><input id="s" value="7">', "textbox: Seed = 7"),
        ('<input type="checkbox" aria-label="Masked">', "checkbox: Masked (not checked)"),
        ('<input type="range" aria-label="Step" value="3" aria-valuetext="3 of 240">', "slider: Step = 3 of 240"),
        ("<label>Why? <textarea>Because</textarea></label>", "textbox: Why? = Because"),
        (
            '<select aria-label="Speed"><option>Slow</option><option selected>Fast</option></select>',
            "combobox: Speed = Fast, of: Slow | Fast",
        ),
    ],
)
def test_fields_are_read_with_their_label_and_value(html: str, said: str) -> None:
    assert read(html) == [said]


@pytest.mark.parametrize(
    ("attributes", "said"),
    [
        ('aria-pressed="true"', "Undo (pressed)"),
        ('aria-pressed="false"', "Undo (not pressed)"),
        ('aria-expanded="false"', "Undo (collapsed)"),
        ('aria-current="step"', "Undo (current step)"),
        ('aria-keyshortcuts="Q"', "Undo (key Q)"),
        ("disabled", "Undo (disabled)"),
        ('aria-disabled="true" title="no game" aria-description="no game"', "Undo (disabled: no game)"),
        ('title="the last answer"', "Undo (the last answer)"),
        ('aria-label="Undo it"', "Undo it"),
        ('aria-labelledby="b a"', "answer last"),
        ('aria-describedby="a b"', "Undo (last)"),
        ('class="primary" data-command="undo" style="color: red" tabindex="-1"', "Undo"),
    ],
)
def test_states_and_names_of_a_button_are_read_but_no_looks(attributes: str, said: str) -> None:
    hidden = '<span hidden id="a">last</span><span hidden id="b">answer</span>'
    assert read(f"{hidden}<button {attributes}>Undo</button>") == [f"button: {said}"]


@pytest.mark.parametrize("hidden", ['<p aria-hidden="true">✓</p>', "<p hidden>x</p>", "<style>p {}</style>"])
def test_what_is_hidden_is_not_read(hidden: str) -> None:
    assert read(f"{hidden}<p>36 of 48</p>") == ["36 of 48"]


def test_text_is_read_unescaped_also_from_markup() -> None:
    assert read(Markup("<p>Because <b>&lt;36&gt;</b> must agree.</p>")) == ["Because <36> must agree."]


def test_lines_know_what_is_inside_them() -> None:
    hand = '<section aria-label="Hand"><ul><li>Lucy <button>Play</button></li></ul></section><p>Turn 1</p>'
    (region,) = find(hand, "region", "Hand")
    assert [str(line) for line in region.inside] == ["item: Lucy", "button: Play"]
    assert [line.depth for line in region.inside] == [1, 2]
    assert find(hand, "region", "Menu") == []


def test_names_are_listed_in_order() -> None:
    html = '<button>Undo</button><h2>Play</h2><button aria-label="Redo it">Redo</button><h2>Pass</h2>'
    assert buttons(html) == ["Undo", "Redo it"]
    assert names(html, "heading 2") == ["Play", "Pass"]


@pytest.mark.parametrize("module", [accessible, visiting])
def test_examples_come_out_as_they_say(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
