"""Win Tennessee: the last vote of 1920 in two minutes, on a page of its own."""

from __future__ import annotations

from dataclasses import replace
from secrets import token_hex
from typing import Any

from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.doors import door_text as text
from vfw.doors.door_guide import has_voted, lead_on
from vfw.doors.door_modes import AtChoice, AtEnd, AtVote
from vfw.doors.door_words import happened
from vfw.panel import Panel
from vfw.panel.modes.mode import Mode
from vfw.panel.session.preferences import NO_HELP, Preferences, parse_preferences
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.web.assets import GUIDED_STYLES, join_files
from vfw.resources import lesson, read_text

PACED = Preferences(asks=False, stages=True, shows_steps=False, help=NO_HELP)
"""Nothing is looked on at but the vote: what the other side does is told at once."""


def new_match(seed: str) -> Match[Any, Any]:
    """The scenario that the text names, with dice and cards that follow from `seed`."""
    scenario = read_text(lesson(f"scenarios/{text.text().head['scenario']}.md"))
    begun = DEFAULT_SKIN.capabilities.scenarios.scenario_match(scenario)
    assert begun is not None
    return Match(begun.game, begun.options, chance=seeded(seed), players=begun.players)


class WinTennessee(Panel):
    """The panel, led by the guide. `seed` is what the dice of the first visitor follow from; without one, and for all
    who come after, every game is another."""

    def __init__(self, seed: str = "") -> None:
        self.happened, self._has_ended, self._since = "", False, 0
        super().__init__(whole_page=True, styles=join_files(GUIDED_STYLES))
        self.add_class("vfw-guided-room")
        self.controller.home = self.begin
        self.controller.preferences = PACED
        self._sit_down(seed or token_hex(4))

    def mode_at_hand(self) -> Mode:
        desk, sitting = self.controller, self.session
        if sitting is None:
            return super().mode_at_hand()
        if self._has_ended:
            return AtEnd(desk, sitting, self)
        return AtVote(desk, sitting, self) if sitting.is_staged else AtChoice(desk, sitting, self)

    # What a visitor does

    def begin(self) -> None:
        self._sit_down(token_hex(4))

    def _sit_down(self, seed: str) -> None:
        self.happened, self._has_ended = "", False
        self.controller.start_match(new_match(seed))
        assert self.session is not None
        self.session.close_introduction()
        self.session.stage.open()
        self.controller.next_question(says=True)

    def answer(self, *replies: Reply) -> None:
        """Give these replies, or without any let the die fall; then let the guide answer what it does."""
        sitting = self.session
        assert sitting is not None
        since = len(sitting.match.positions)
        if replies:
            sitting.answer(*replies)
        else:
            sitting.advance_stage()
        if not has_voted(sitting.match.position):
            lead_on(sitting.match, sitting.answer)
        self.happened = happened([event for position in sitting.match.positions[since:] for event in position.news])
        self.controller.after_act()

    def undo(self) -> None:
        sitting = self.session
        assert sitting is not None
        why_not = sitting.undo()
        self.happened = "" if why_not else "Taken back."
        self.controller.after_act(f"That cannot be taken back: {why_not}." if why_not else "")

    def end(self) -> None:
        self._has_ended = True
        self.controller.after_act()

    # What arrives

    def receive(self, message: dict[str, Any]) -> None:
        match message:
            case {"kind": "manner"}:
                self.controller.apply_preferences(replace(PACED, sensitivity=parse_preferences(message).sensitivity))
            case {"kind": "held"}:
                self.page.say(*self.mode.spoken_lines())
            case {"kind": "open"}:
                pass  # no file is asked for here
            case _:
                super().receive(message)
