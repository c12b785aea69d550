"""The skin of Suffragetto: turns, events, speech, and the skin itself."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import Any

from vfw.companions.suffragetto.board import GOAL, SEATS, ZONE_NAMES
from vfw.companions.suffragetto.game import Suffragetto
from vfw.companions.suffragetto.position import View
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome
from vfw.panel.skins.capabilities import About, Capabilities, EventQueries, Moments, Secrets, Speech
from vfw.panel.skins.suffragetto.advice import SuffragettoAdvice
from vfw.panel.skins.suffragetto.board import SuffragettoBoard
from vfw.panel.skins.suffragetto.dialogs import SuffragettoDialogs
from vfw.panel.skins.suffragetto.start import SuffragettoGameSetup, SuffragettoSeating
from vfw.panel.skins.suffragetto.text import (
    SEAT_NAMES,
    describe_board,
    describe_events,
    describe_prompt,
    describe_score,
    ending_headline,
    ending_reason,
    spoken_turns,
    turn_number,
)
from vfw.panel.skins.suffragetto.tutorial import SuffragettoTutorial
from vfw.panel.view_models.prompt import EndingModel, PromptModel
from vfw.panel.view_models.table import Tally

AIM = (
    "The Suffragettes make for the House of Commons, the Police for the Albert Hall. The first side with six pieces "
    "inside wins. This is a board game of about 1908. Arrest, injury and force-feeding were real."
)
RIGHTS = "The game is in the public domain; the drawings and words are by this project."


class SuffragettoMoments(Moments):
    """Turns."""

    part = "turn"

    def moment(self, view: View) -> str:
        """See `Moments.moment`."""
        return f"Turn {turn_number(view)}"

    def landmark(self, events: Iterable[Event]) -> str:
        """See `Moments.landmark`."""
        entries = [event for event in events if event[0] == "entered"]
        if entries:
            _, seat, _, _, count = entries[-1]
            return f"{count} of 6 in {ZONE_NAMES[GOAL[SEATS.index(seat)]]}"
        return "An exchange" if any(event[0] == "exchanged" for event in events) else ""

    def begins_part(self, position: Any) -> bool:
        """See `Moments.begins_part`."""
        return isinstance(position.pending, Decision) and not position.path and not position.to_free


class SuffragettoEventQueries(EventQueries):
    """Moves and exchanges."""

    def last_actor(self, events: Iterable[Event]) -> str:
        """See `EventQueries.last_actor`."""
        moved = [event[1] for event in events if event[0] in ("stepped", "hopped", "passed", "exchanged")]
        return moved[-1] if moved else ""

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        """See `EventQueries.has_played`."""
        return self.last_actor(events) in seats


class SuffragettoSecrets(Secrets):
    """All information is public."""

    has_none = True


class SuffragettoSpeech(Speech):
    """Each turn with its side, and the board in totals."""

    board_name = "The board"

    def event_lines(self, events: Sequence[Event], view: View) -> list[str]:
        """See `Speech.event_lines`."""
        return spoken_turns(events)

    def board(self, view: View) -> list[str]:
        """See `Speech.board`."""
        return describe_board(view)

    def score(self, view: View) -> list[str]:
        """See `Speech.score`."""
        return describe_score(view)


class SuffragettoSkin:
    """The skin of Suffragetto."""

    game = Suffragetto()
    title = "Suffragetto"
    capabilities = Capabilities(
        about=About(
            "A board game of about 1908, for two",
            AIM,
            RIGHTS,
            Path(__file__).with_name("skin.css").read_text(encoding="utf-8"),
        ),
        game_setup=SuffragettoGameSetup(),
        seating=SuffragettoSeating(),
        board=SuffragettoBoard(),
        dialogs=SuffragettoDialogs(),
        speech=SuffragettoSpeech(),
        moments=SuffragettoMoments(),
        event_queries=SuffragettoEventQueries(),
        secrets=SuffragettoSecrets(),
        tutorial=SuffragettoTutorial(),
        advice=SuffragettoAdvice(),
    )

    def seat_name(self, seat: str) -> str:
        """See `Skin.seat_name`."""
        return SEAT_NAMES[seat]

    def prompt(self, view: View) -> PromptModel:
        """See `Skin.prompt`."""
        return describe_prompt(view)

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        """See `Skin.log`."""
        return describe_events(events)

    def ending(self, view: View) -> EndingModel:
        """See `Skin.ending`."""
        outcome = view.pending
        assert isinstance(outcome, Outcome)
        counts = [
            Tally("", inside, f"of 6 in {ZONE_NAMES[GOAL[SEATS.index(seat)]]}", seat) for seat, inside in outcome.scores
        ]
        return EndingModel(ending_headline(outcome), ending_reason(outcome), next(iter(outcome.winners), ""), counts)
