"""The prompt: what to do now, and buttons that answer any question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from vfw.core.questions import Word
from vfw.panel.faces.changing_hands import Offer, offers_html
from vfw.panel.faces.die import die_html
from vfw.panel.faces.hint import HintFace, hints_html
from vfw.panel.faces.html import linked, marked, pick_button, thinking_html
from vfw.panel.faces.standing import StandingFace

TO_EXCHANGE = "To be exchanged"


@dataclass(frozen=True)
class PromptFace:
    """What the prompt shows.

    Attributes:
        kicker: whose turn it is and when. headline: what to do, the largest words on the page. detail: a sentence.
        side: the colour scheme, a word of the skin. dice: (sides, face) of those that lie, to be drawn.
        its_dice: those that fell by rule, and sentences on what they decided, for whoever asks.
        terms: where the detail uses words that have a sheet: (start, end, sheet) each.
        choices: reply and label. gives: what comes of a reply, where that is to stand below its label.
        elsewhere: the replies that are better chosen on the map or in the hand; their buttons are folded away under
            `unfold`.
        at_once: several replies that one press gives, with their label and what comes of them.
        back: what takes back the half of an answer that was given, such as a card whose use is asked; "" where nothing.
        ways: further buttons beside the choices, as HTML; tools: those below them.
        score: rows of a table that compares sides, the first of them its head.
        pace: how long in ms this may be looked at before the page goes on by itself; 0 where it waits for the visitor.
        hints: good answers, best first, where somebody asked for them; hinted_as: what stands above them.
        stands: what the one who asked lacks to win; chance: how likely that is, in few words, beside hints;
        standing: the same as a bar, where it was asked for.
        aside: what the coach says of its own accord; aside_ways: buttons that answer it, as HTML.
        aloud: the part of the detail that is heard too, when it appears, such as a warning.
        coach: what the tutorial says, in place of the detail.
        thinks: who thinks now, in words; "" where nobody does.
        notice: what went wrong. done: what is said once the visitor has done what was to be done here.
        whose: the sign of the seat whose turn it is, to be seen from afar, as HTML; "" for none.
        offers: what would change hands, where an exchange is asked for.
    """

    kicker: str
    headline: str
    detail: str = ""
    terms: Sequence[tuple[int, int, str]] = ()
    side: str = ""
    dice: Sequence[tuple[int, int]] = ()
    its_dice: tuple[Sequence[tuple[int, int]], Sequence[str]] = ((), ())
    choices: Mapping[Word, str] = field(default_factory=dict)
    gives: Mapping[Word, str] = field(default_factory=dict)
    elsewhere: frozenset[Word] = frozenset()
    at_once: Sequence[tuple[tuple[Word, ...], str, str]] = ()
    unfold: str = "Choose from a list instead"
    back: str = ""
    ways: Sequence[str] = ()
    tools: Sequence[str] = ()
    score: Sequence[Sequence[str]] = ()
    pace: int = 0
    hints: Sequence[HintFace] = ()
    stands: str = ""
    chance: str = ""
    hinted_as: str = "What a good player likes best"
    standing: StandingFace | None = None
    aside: str = ""
    aside_ways: Sequence[str] = ()
    aloud: str = ""
    coach: str = ""
    thinks: str = ""
    notice: str = ""
    done: str = ""
    whose: str = ""
    offers: Sequence[Offer] = ()

    @property
    def spoken(self) -> str:
        """The question for those who do not see the dice: what they show, and what is asked."""
        verb = "die shows" if len(self.dice) == 1 else "dice show"
        shown = f"The {verb} {', '.join(str(face) for _, face in self.dice)}. " if self.dice else ""
        return shown + self.asked_aloud

    @property
    def asked_aloud(self) -> str:
        """The question, and nothing of the dice."""
        return self.headline + ("" if self.headline.endswith("?") else ".")


def prompt_html(face: PromptFace, question: int) -> str:
    dice = "".join(die_html(sides, shown) for sides, shown in face.dice)
    words = f"<p>{linked(face.detail, face.terms)}</p>" if face.detail else ""
    words = f'<div class="vfw-coach">{marked(face.coach)}</div>' if face.coach else words
    detail = f'<div class="vfw-detail">{dice}{words}</div>' if dice or words else ""
    pace = f' data-pace="{face.pace}"' if face.pace else ""
    notice = f'<p class="vfw-notice" role="alert">{escape(face.notice)}</p>' if face.notice else ""
    done = f'<p class="vfw-done" role="status">✓ {escape(face.done)}</p>' if face.done else ""
    return (
        f'<section class="vfw-prompt vfw-sheet" data-side="{escape(face.side)}" data-question="{question}"{pace}'
        ' data-region="prompt" aria-label="What to do">'
        f"{face.whose}"
        f'<p class="vfw-kicker">{escape(face.kicker)}</p>'
        f'<h2 tabindex="-1">{escape(face.headline)}</h2>'
        f"{notice}{done}{detail}{thinking_html(face.thinks)}{_its_dice(*face.its_dice)}{score_html(face.score)}"
        f"{offers_html(face.offers, TO_EXCHANGE)}{_aside(face)}{_hints(face)}{_choices(face)}"
        f'<div class="vfw-tools">{"".join(face.tools)}</div></section>'
    )


def _hints(face: PromptFace) -> str:
    return hints_html(face.hints, face.hinted_as, face.stands, face.chance, face.standing)


def _aside(face: PromptFace) -> str:
    if not face.aside:
        return ""
    ways = f'<div class="vfw-choices">{"".join(face.aside_ways)}</div>' if face.aside_ways else ""
    return f'<div class="vfw-remark"><p>{escape(face.aside)}</p>{ways}</div>'


def _its_dice(dice: Sequence[tuple[int, int]], words: Sequence[str]) -> str:
    if not dice:
        return ""
    thrown = "".join(die_html(sides, shown) for sides, shown in dice)
    said = "".join(f"<p>{escape(line)}</p>" for line in words)
    summary = '<summary data-key="its dice">Show its dice</summary>'
    return f'<div class="vfw-its-dice"><details>{summary}{thrown}{said}</details></div>'


def _choices(face: PromptFace) -> str:
    at_hand = [_choice(face, reply) for reply in face.choices if reply not in face.elsewhere]
    listed = [pick_button(reply, label) for reply, label in face.choices.items() if reply in face.elsewhere]
    whole = [pick_button(replies, label, "vfw-whole", gives) for replies, label, gives in face.at_once]
    buttons = "".join([*at_hand, *whole, *face.ways])
    html = f'<div class="vfw-choices">{buttons}</div>' if buttons else ""
    if listed:
        html += (
            f'<details><summary data-key="unfold">{escape(face.unfold)}</summary>'
            f'<div class="vfw-choices">{"".join(listed)}</div></details>'
        )
    return html


def _choice(face: PromptFace, reply: Word) -> str:
    """Where any has something below its label, all stand in two columns. What a hint names says so."""
    hint = next((f"Hint {number}" for number, one in enumerate(face.hints, start=1) if one.picks == reply), "")
    css = " ".join(["vfw-half"] * bool(face.gives) + ["vfw-hinted"] * bool(hint))
    return pick_button(reply, face.choices[reply], css, " · ".join(filter(None, [hint, face.gives.get(reply, "")])))


def score_html(rows: Sequence[Sequence[str]]) -> str:
    """How the sides stand: a head, then a row for each side."""
    if not rows:
        return ""
    head, *sides = [[escape(cell) for cell in row] for row in rows]
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{side[0]}</th>{"".join(f"<td>{cell}</td>" for cell in side[1:])}</tr>' for side in sides
    )
    return f'<table class="vfw-score"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'
