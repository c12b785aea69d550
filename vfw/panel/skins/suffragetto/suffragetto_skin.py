"""Suffragetto, as the panel shows it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any

from vfw.companions.suffragetto.game import Suffragetto
from vfw.companions.suffragetto.position import View
from vfw.companions.suffragetto.squares import GOAL, SEATS, ZONE_NAMES
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome
from vfw.panel.skins.abilities.aloud import Aloud
from vfw.panel.skins.abilities.going_on import Deeds, Moments, Secrets
from vfw.panel.skins.abilities.shown import About
from vfw.panel.skins.protocol import Abilities
from vfw.panel.skins.suffragetto.squares_drawn import SquaresDrawn
from vfw.panel.skins.suffragetto.suffragetto_advice import SuffragettoAdvice
from vfw.panel.skins.suffragetto.suffragetto_sheets import SuffragettoSheets
from vfw.panel.skins.suffragetto.suffragetto_starts import SuffragettoSeating, SuffragettoStarts
from vfw.panel.skins.suffragetto.suffragetto_tutorial import SuffragettoTutorial
from vfw.panel.skins.suffragetto.turn_words import (
    SEAT_NAMES,
    chronicle,
    headline_of,
    heard,
    how_it_stands,
    prompt_of,
    reason_of,
    the_score,
    turn_number,
)
from vfw.panel.view_models.prompt import EndingModel, PromptModel
from vfw.panel.view_models.table import Tally

AIM = (
    "The Suffragettes make for the House of Commons, the Police for the Albert Hall. Whoever has six pieces inside "
    "first wins. This is a board game of about 1908. Arrest, injury and force-feeding were real."
)
RIGHTS = "The game is old enough to belong to everybody; the drawings and words are ours."


class SuffragettoMoments(Moments):
    """Its turns."""

    part = "turn"

    def moment(self, view: View) -> str:
        return f"Turn {turn_number(view)}"

    def landmark(self, events: Iterable[Event]) -> str:
        entries = [event for event in events if event[0] == "entered"]
        if entries:
            _, seat, _, _, count = entries[-1]
            return f"{count} of 6 in {ZONE_NAMES[GOAL[SEATS.index(seat)]]}"
        return "An exchange" if any(event[0] == "exchanged" for event in events) else ""

    def card_begins(self, position: Any) -> bool:
        return isinstance(position.pending, Decision) and not position.path and not position.to_free


class SuffragettoDeeds(Deeds):
    """Who moved."""

    def acting(self, events: Iterable[Event]) -> str:
        moved = [event[1] for event in events if event[0] in ("stepped", "hopped", "passed", "exchanged")]
        return moved[-1] if moved else ""

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        return self.acting(events) in seats


class SuffragettoSecrets(Secrets):
    """The board lies open."""

    are_none = True


class SuffragettoAloud(Aloud):
    """Each turn with who took it, and the board in totals."""

    board_name = "The board"

    def happened(self, events: Sequence[Event], view: View) -> list[str]:
        return heard(events)

    def board(self, view: View) -> list[str]:
        return how_it_stands(view)

    def score(self, view: View) -> list[str]:
        return the_score(view)


class SuffragettoSkin:
    """Suffragetto."""

    game = Suffragetto()
    title = "Suffragetto"
    abilities = Abilities(
        about=About(
            "A board game of about 1908, for two",
            AIM,
            RIGHTS,
            Path(__file__).with_name("suffragetto.css").read_text(encoding="utf-8"),
        ),
        starts=SuffragettoStarts(),
        seating=SuffragettoSeating(),
        board=SquaresDrawn(),
        sheets=SuffragettoSheets(),
        aloud=SuffragettoAloud(),
        moments=SuffragettoMoments(),
        deeds=SuffragettoDeeds(),
        secrets=SuffragettoSecrets(),
        tutorial=SuffragettoTutorial(),
        advice=SuffragettoAdvice(),
    )

    def seat_name(self, seat: str) -> str:
        return SEAT_NAMES[seat]

    def prompt(self, view: View) -> PromptModel:
        return prompt_of(view)

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        return chronicle(events)

    def ending(self, view: View) -> EndingModel:
        outcome = view.pending
        assert isinstance(outcome, Outcome)
        counts = [
            Tally("", inside, f"of 6 in {ZONE_NAMES[GOAL[SEATS.index(seat)]]}", seat) for seat, inside in outcome.scores
        ]
        return EndingModel(headline_of(outcome), reason_of(outcome), next(iter(outcome.winners), ""), counts)
