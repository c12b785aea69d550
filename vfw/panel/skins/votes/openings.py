"""Games of Votes for Women that begin in the middle: scenarios, recorded games, an Oppobot that takes over."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from secrets import token_hex
from typing import Any

from vfw.core.chance import seeded
from vfw.core.match import DamagedSave, Match
from vfw.panel.faces.sheets import SheetFace
from vfw.panel.skins.abilities.beginnings import Scenarios
from vfw.resources import lesson, read_text, table_rows
from vfw.untrusted_input import plain
from vfw.votes import VotesForWomen
from vfw.votes.archive.replay import recorded_match
from vfw.votes.rules.position import NORMAL, OPPOBOT, OPPOSITION, Position
from vfw.votes.rules.view import View
from vfw.votes.scenarios.deck_file import entered
from vfw.votes.scenarios.handing_over import OF_TWO, handed_over, what_changes
from vfw.votes.scenarios.scenario import BadScenario, read
from vfw.votes.scenarios.scenario_text import FENCE
from vfw.votes.scenarios.scenario_writing import A_GAME, About, moment_of, scenario_of
from vfw.votes.seating import against_the_oppobot
from vfw.votes.telling.words import sentence
from vfw.votes.telling.years import YEARS

MINUTES_A_TURN = 10


class VotesScenarios(Scenarios):
    """Scenarios, recorded games, and moments to go on from."""

    position = Position

    def recorded_match(self, record: Mapping[str, Any]) -> Match[Position, View] | None:
        return recorded_match(record) if "plays" in record else None

    def scenario_match(self, text: str) -> Match[Position, View] | None:
        if not plain(text).startswith(FENCE):
            return None
        try:
            players = read(text).players
        except BadScenario as wrong:
            raise DamagedSave(str(wrong)) from wrong
        return Match(VotesForWomen(), {"scenario": text}, chance=seeded(token_hex(4)), players=players)

    def introduction(self, match: Match[Position, View]) -> SheetFace | None:
        text = match.options.get("scenario")
        if not text:
            return None
        about = read(text, *_oppobot(match.options))
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
        return scenario_of(position, **_about(position))

    def why_no_scenario(self, position: Position) -> str:
        try:
            moment_of(position)
        except ValueError as why:
            return str(why)
        return ""

    def laid_open(self, position: Position) -> str:
        if why_not := self.why_not_laid_open(position):
            raise ValueError(why_not)
        rules, about = VotesForWomen(), _about(position)
        about["title"] = f"Your game, {moment_of(position)}"
        # The same text each time: in what is asked of it, everything hidden is dealt anew once more.
        return scenario_of(rules.imagine(rules.view(position, None), Random(0)), **about)

    def why_not_laid_open(self, position: Position) -> str:
        if position.opposition_deck not in (OPPOSITION, OPPOBOT):
            return "its Oppobot has a deck that was brought along, which no scenario holds"
        return self.why_no_scenario(position)

    def last_part(self, match: Match[Position, View]) -> int:
        last = match.position.turn
        return next(number for number, position in enumerate(match.positions) if position.turn == last)

    def handed_over(self, position: Position) -> dict[str, Any]:
        about = _about(position)
        about["simplifies"] = f"{what_changes(position)} {A_GAME}"
        return {"scenario": handed_over(position, **about)}

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


def _about(position: Position) -> About:
    """What a scenario that begins at a moment of a game says of itself. Raises ValueError where none can begin."""
    return About(
        title=f"A game of ours, {moment_of(position)}",
        date=YEARS[position.turn - 1],
        goal="Go on from here.",
        length=MINUTES_A_TURN * (len(YEARS) + 1 - position.turn),
    )


@cache
def _titles_of_sources() -> dict[str, str]:
    return {row["key"]: row["title"] for _, row in table_rows(read_text(lesson("sources.csv")))}


def _oppobot(options: Mapping[str, Any]) -> tuple[str, str]:
    """Against which Oppobot a scenario is played, whatever it says itself; and its deck."""
    deck = entered(options["deck"]) if "deck" in options else OPPOBOT
    return (options.get("difficulty", NORMAL) if against_the_oppobot(options) else "", deck)
