"""A skin for the sealed-bids game with only the required members."""

from collections.abc import Iterable
from typing import Any

from tests.core.sealed_bids import WORTH, SealedBids, View
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome
from vfw.panel.skins.capabilities import Capabilities
from vfw.panel.view_models.prompt import EndingModel, PromptModel
from vfw.panel.view_models.table import Tally


class BidsSkin:
    game = SealedBids()
    title = "Three Lots"
    capabilities = Capabilities()

    def seat_name(self, seat: str) -> str:
        return f"The bidder from the {seat}"

    def prompt(self, view: View) -> PromptModel:
        match view.pending:
            case Decision(seat, _, choices, lot):
                labels: dict[Any, str] = {price: f"{price} coins" for price in choices}
                return PromptModel(self.seat_name(seat), f"What is the {lot} worth to you?", side=seat, choices=labels)
            case Outcome():
                return PromptModel("Over", self.ending(view).headline)
        return PromptModel("A tie", f"Who gets the {view.lot}?", "An even number is north, an odd one south.")

    def log(self, events: Iterable[Event], seat: str | None) -> list[tuple[str, bool]]:
        lines = [(self.game.say(event, seat), event[0] == "sold") for event in events]
        return [(line.replace(" pays ", " hands over "), begins) for line, begins in lines]

    def ending(self, view: View) -> EndingModel:
        outcome = view.pending
        assert isinstance(outcome, Outcome)
        counts = [Tally("¢", points, f"for the {seat}", "coins") for seat, points in outcome.scores]
        won = " and ".join(outcome.winners)
        return EndingModel(f"The best bargains: {won}", f"{len(WORTH)} lots are sold.", "", counts)
