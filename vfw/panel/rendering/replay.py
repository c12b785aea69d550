"""The replay bar, its log, and the form to play on from a step.

The page keeps the elements of the bar from step to step, so that the slider can be dragged and a list stays open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from vfw.panel.rendering.table import render_hand, render_shared_regions
from vfw.panel.session.arc import why_no_arc
from vfw.panel.session.replay import KEPT_DICE, NEW_DICE, REAL_DICE, SPEEDS, Replay
from vfw.panel.view_models.table import HandModel
from vfw.templating import Markup, call_macro
from vfw.translation import N_
from vfw.translation import gettext as _

STEPS_IN_LOG = 14
ARC = N_("The arc of the game")
WHAT_IF_I_HAD = N_("What if I had…")
REPLAY = "panel/templates/replay.html"
SEEN_IN_HAND = (N_("Whose cards are seen"), N_("Cards hidden"), N_("Cards: {seat}"))
SEEN = (N_("Point of view"), N_("Public table"), N_("As {seat} sees it"))
"""The choices of the viewer's eyes, in a game with hands and in one without."""
SPEED_NAMES = {"slow": N_("Slow"), "usual": N_("Usual speed"), "fast": N_("Fast")}


def render_replay_bar(replay: Replay, question: int, notice: str) -> Markup:
    """Render the bar that takes the place of the prompt."""
    before, headline, after = replay.sentences
    return call_macro(
        REPLAY,
        "bar",
        replay,
        question,
        notice,
        goes_on=SPEEDS[replay.speed] if replay.plays else 0,
        before=" ".join(before),
        headline=headline.rstrip("."),
        after=" ".join(after),
        part=replay.capabilities.moments.part if replay.capabilities.moments else "",
        lists=_lists(replay),
        way_on=None if replay.leads_to else _way_on(replay),
    )


class _ChoiceList(NamedTuple):
    command: str
    name: str
    options: Sequence[tuple[str, str]]
    chosen: int


def _lists(replay: Replay) -> list[_ChoiceList]:
    places = [(str(step), name) for name, step in replay.chapters]
    lists = [
        _ChoiceList("go", _("Go to"), places, replay.chapter),
        _ChoiceList(
            "speed", _("Speed"), [(key, _(name)) for key, name in SPEED_NAMES.items()], list(SPEEDS).index(replay.speed)
        ),
    ]
    if replay.may_see:
        name, table_only, whose = SEEN_IN_HAND if replay.capabilities.hand else SEEN
        seats = [(seat, _(whose).format(seat=replay.skin.seat_name(seat))) for seat in replay.may_see]
        seen = [("", _(table_only)), *seats]
        lists.append(_ChoiceList("see", _(name), seen, [seat for seat, _ in seen].index(replay.seen_by or "")))
    return lists


class WhatIfLink(NamedTuple):
    """A link from a step of a game to *What if?*.

    Attributes:
        words: The words of the link.
        step: The number of the step.
        moment: Its time in the game.
    """

    words: str
    step: int
    moment: str


class _WayOn(NamedTuple):
    arc: str
    why_not: str
    what_if: WhatIfLink | None


def _way_on(replay: Replay) -> _WayOn:
    over = "" if replay.can_be_forked else _("the game is over here; go back a step")
    return _WayOn("" if why_no_arc(replay.match, replay.skin) else _(ARC), over, find_what_if_link(replay))


def find_what_if_link(replay: Replay) -> WhatIfLink | None:
    """Return the link from this step to *What if?*; None if there is none."""
    number = replay.what_if_position(replay.step)
    if number is None:
        return None
    asked = replay.match.game.view(replay.match.positions[number], None)
    return WhatIfLink(_(WHAT_IF_I_HAD), replay.step, replay.capabilities.moments.moment(asked))


def render_steps(replay: Replay, steps: Iterable[int], *, whole: bool) -> Markup:
    """Render the log as a list of steps to go to, oldest first. `whole` is false if earlier steps are left out."""
    moments = [(step, lines) for step in steps if (lines := replay.lines(step))]
    return call_macro(REPLAY, "steps", moments, replay.step, whole)


def render_fork_form(replay: Replay, question: int, notice: str = "") -> Markup:
    """Render the form that asks for the players and dice of a game that goes on from this step."""
    seats = [
        (replay.skin.seat_name(seat), seat, list(kinds.items()), list(kinds).index(replay.default_player(seat)))
        for seat, kinds in replay.seat_options.items()
    ]
    kept = [(KEPT_DICE, _("As they were: the same choices bring the same dice"))] if replay.dice_can_be_kept else []
    headline = replay.sentences[1]
    return call_macro(
        REPLAY,
        "fork_form",
        question,
        replay.when,
        notice,
        done=headline if headline != replay.when else "",
        has_hands=bool(replay.capabilities.hand),
        seats=seats,
        handing_over=replay.capabilities.scenarios.handover_text(replay.position),
        dice=[(NEW_DICE, _("Rolled again")), *kept, (REAL_DICE, _("Real dice, entered by hand"))],
    )


def render_replay_regions(replay: Replay, question: int, notice: str) -> dict[str, str]:
    """Render the regions by name."""
    skin, view = replay.skin, replay.view
    first = max(replay.step - STEPS_IN_LOG + 1, 0)
    return {
        # No side is "you", because the replay has no seat at the table.
        **render_shared_regions(skin, view, is_past=True),
        "prompt": render_replay_bar(replay, question, notice),
        "hand": render_hand(_only_seen(skin.capabilities.hand.hand(view)), question),
        "log": render_steps(replay, range(first, replay.step + 1), whole=replay.last == 0),
    }


def _only_seen(hand: HandModel) -> HandModel:
    """Return the hand with no playable card."""
    return replace(hand, cards=[replace(card, reply=None, uses=()) for card in hand.cards])


def render_whole_log_of_replay(replay: Replay) -> Markup:
    """Render all events of the game, also those after the step that is shown."""
    return render_steps(replay, range(replay.last + 1), whole=True)
