"""Games of Votes for Women that begin in the middle: scenarios, recorded games, an Oppobot that takes over."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from secrets import token_hex
from typing import Any

from vfw.core.chance import seeded
from vfw.core.match import DamagedSave, Match
from vfw.foreign import plain
from vfw.front_matter import FENCE
from vfw.panel.faces.sheets import SheetFace
from vfw.panel.skins.abilities.beginnings import Scenarios
from vfw.resources import lesson, read_text, table_rows
from vfw.votes import VotesForWomen
from vfw.votes.records.replay import load_recorded_match
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION
from vfw.votes.rules.tabletop import NORMAL, OPPOBOT
from vfw.votes.rules.view import View
from vfw.votes.scenarios.deck_file import register_deck
from vfw.votes.scenarios.fields import BadScenario
from vfw.votes.scenarios.scenario import parse_scenario
from vfw.votes.scenarios.writer import (
    A_GAME,
    OF_TWO,
    ScenarioHeader,
    describe_handover,
    find_moment,
    hand_over,
    write_scenario,
)
from vfw.votes.seating import against_the_oppobot
from vfw.votes.telling.words import sentence
from vfw.votes.telling.years import YEARS

MINUTES_A_TURN = 10


class VotesScenarios(Scenarios):
    """Scenarios, recorded games, and moments to go on from."""

    position = Position

    def recorded_match(self, record: Mapping[str, Any]) -> Match[Position, View] | None:
        return load_recorded_match(record) if "plays" in record else None

    def scenario_match(self, text: str) -> Match[Position, View] | None:
        if not plain(text).startswith(FENCE):
            return None
        try:
            players = parse_scenario(text).players
        except BadScenario as wrong:
            raise DamagedSave(str(wrong)) from wrong
        return Match(VotesForWomen(), {"scenario": text}, chance=seeded(token_hex(4)), players=players)

    def introduction(self, match: Match[Position, View]) -> SheetFace | None:
        text = match.options.get("scenario")
        if not text:
            return None
        about = parse_scenario(text, *_oppobot(match.options))
        paragraphs = [("", " ".join(part.split())) for part in about.introduction.split("\n\n") if part.strip()]
        titles = _titles_of_sources()
        sources = "; ".join([titles.get(key, key) for key in about.sources])
        short = " ".join([sentence(supply.shortage) for supply in about.short])
        more = [
            ("Your goal.", about.goal),
            ("What this game leaves out.", about.simplifies),
            ("Cards may run out.", f"{short} Who has no card to play passes a round over." if short else ""),
            ("Sources.", sources),
        ]
        return SheetFace(about.title, [*paragraphs, *[part for part in more if part[1]]], about.date)

    def scenario(self, position: Position) -> str:
        return write_scenario(position, **_about(position))

    def why_no_scenario(self, position: Position) -> str:
        try:
            find_moment(position)
        except ValueError as why:
            return str(why)
        return ""

    def laid_open(self, position: Position) -> str:
        if why_not := self.why_not_laid_open(position):
            raise ValueError(why_not)
        rules, about = VotesForWomen(), _about(position)
        about["title"] = f"Your game, {find_moment(position)}"
        # The same text each time: in what is asked of it, everything hidden is dealt anew once more.
        return write_scenario(rules.imagine(rules.view(position, None), Random(0)), **about)

    def why_not_laid_open(self, position: Position) -> str:
        if position.opposition_deck not in (OPPOSITION, OPPOBOT):
            return "its Oppobot has a deck that was brought along, which no scenario holds"
        return self.why_no_scenario(position)

    def last_part(self, match: Match[Position, View]) -> int:
        last = match.position.turn
        return next(number for number, position in enumerate(match.positions) if position.turn == last)

    def handed_over(self, position: Position) -> dict[str, Any]:
        about = _about(position)
        about["simplifies"] = f"{describe_handover(position)} {A_GAME}"
        return {"scenario": hand_over(position, **about)}

    def on_handing_over(self, position: Position) -> str:
        passes_over = "gives over the Opposition" if position.oppobot else "takes over"
        if len(position.seats_of(OPPOSITION)) > 1:
            return sentence(OF_TWO)
        if self.why_no_scenario(position):
            return (
                f"The Oppobot {passes_over} only where a side is about to choose a card, commit buttons or pick a "
                "state."
            )
        return (
            f"Where the Oppobot {passes_over}, another game begins with this table: the Opposition has another deck, "
            "and all dice are thrown anew."
        )


def _about(position: Position) -> ScenarioHeader:
    """What a scenario that begins at a moment of a game says of itself. Raises ValueError where none can begin."""
    return ScenarioHeader(
        title=f"A game of ours, {find_moment(position)}",
        date=YEARS[position.turn - 1],
        goal="Go on from here.",
        length=MINUTES_A_TURN * (len(YEARS) + 1 - position.turn),
    )


@cache
def _titles_of_sources() -> dict[str, str]:
    return {row["key"]: row["title"] for _, row in table_rows(read_text(lesson("sources.csv")))}


def _oppobot(options: Mapping[str, Any]) -> tuple[str, str]:
    """Against which Oppobot a scenario is played, whatever it says itself; and its deck."""
    deck = register_deck(options["deck"]) if "deck" in options else OPPOBOT
    return (options.get("difficulty", NORMAL) if against_the_oppobot(options) else "", deck)
