"""The map of Votes for Women: cubes and votes of the states, campaigners, and the places that can be selected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from vfw.core.position import Event
from vfw.core.questions import Decision, Word
from vfw.panel.skins.votes.text import SIDE_LABELS
from vfw.panel.surfaces.states_board import StateAppearance, StatesBoard
from vfw.votes.narration import prompts
from vfw.votes.narration.cards import card_text
from vfw.votes.narration.words import count
from vfw.votes.rules.board import NAMES, REGION_OF, STATES
from vfw.votes.rules.placing import STATE_CARD, has_four
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST
from vfw.votes.rules.tabletop import CUBES_TO_VOTE, PURPLE, RATIFIED, RED, REJECTED, YELLOW
from vfw.votes.rules.view import View

SHAPES = {PURPLE: "disc", YELLOW: "diamond", RED: "square"}
STATE_WITH = {card: state for state, card in STATE_CARD.items()}


class VotesBoard(StatesBoard):
    """The map of the states."""

    def states(self, view: View, changed: Iterable[str]) -> dict[str, StateAppearance]:
        """See `StatesBoard.states`."""
        fresh = set(changed)
        # A notebook can show a position, in which no seat in particular is asked.
        fourth = prompts.fourth_cube_states(view) if isinstance(view, View) else ()
        rows = zip(STATES, view.purple, view.yellow, view.red, view.votes, strict=True)
        return {
            state: self._state(view, state, changed=state in fresh, fourth=state in fourth)
            if purple or yellow or red or vote or state in fresh or STATE_CARD[state] in view.state_cards
            else _empty_state(state)
            for state, purple, yellow, red, vote in rows
        }

    def _state(self, view: View, state: str, *, changed: bool, fourth: bool) -> StateAppearance:
        name, cubes, vote = f"{NAMES[state]}, {REGION_OF[state]}", view.cubes(state), view.vote(state)
        star = STATE_CARD[state] in view.state_cards
        on_cubes = prompts.fourth_cube_notes(view, state, is_next=fourth) if cubes else ()
        notes = (*on_cubes, *(_notes_on_card(view, state) if star else ()))
        if vote == RATIFIED:
            return StateAppearance(
                "ratified", (("check", ""),), says=f"{name}: has ratified", notes=notes, changed=changed
            )
        if vote == REJECTED:
            return StateAppearance(
                "rejected", (("cross", ""),), says=f"{name}: has rejected", notes=notes, changed=changed
            )
        said = ", ".join([f"{n} {color}" for color, n in cubes.items()]) or "no cubes"
        return StateAppearance(
            fill=_fill(cubes),
            marks=tuple([(SHAPES[color], str(n)) for color, n in cubes.items()]),
            signs=tuple(_signs(view, state, star=star, fourth=fourth, has_cubes=bool(cubes))),
            says=f"{name}: {said}{'. Its State card is open' if star else ''}",
            notes=notes,
            changed=changed,
        )

    def campaigners(self, view: View) -> dict[str, list[str]]:
        """See `StatesBoard.campaigners`."""
        there: dict[str, list[str]] = {}
        for name, region in view.campaigners:
            there.setdefault(region, []).append(name[:-1])
        return there

    def changed(self, events: Iterable[Event]) -> set[str]:
        """See `StatesBoard.changed`."""
        states = set()
        for event in events:
            match event:
                case ("added" | "removed", _, _, state) | ("voted", state, _):
                    states.add(state)
        return states

    def places(self, view: View) -> Mapping[str, Word]:
        """See `StatesBoard.places`."""
        pending = view.pending
        if not isinstance(pending, Decision) or pending.about != "campaigner":
            return {}
        choices = [name for name in pending.choices if name in dict(view.campaigners)]
        regions = [dict(view.campaigners)[str(name)] for name in choices]
        return {region: name for region, name in zip(regions, choices, strict=True) if regions.count(region) == 1}


@cache
def _empty_state(state: str) -> StateAppearance:
    return StateAppearance("open", says=f"{NAMES[state]}, {REGION_OF[state]}: no cubes")


def _notes_on_card(view: View, state: str) -> Iterable[str]:
    """Yield notes on the State card of a state, which is open."""
    yield f"State card: {card_text(STATE_CARD[state])}"
    for side in SIDES:
        if 0 < (cubes := view.strength(side, state)) < CUBES_TO_VOTE:
            lacking = count(CUBES_TO_VOTE - cubes, "more cube")
            yield f"{SIDE_LABELS[side]}: {lacking} to claim it."


def _signs(view: View, state: str, *, star: bool, fourth: bool, has_cubes: bool) -> Iterable[str]:
    if star:
        yield "★"
    if has_cubes and has_four(view, SUFFRAGIST, state):
        yield "✓"
    if has_cubes and has_four(view, OPPOSITION, state):
        yield "✕"
    if fourth:
        yield "+1"


def _fill(cubes: Mapping[str, int]) -> str:
    if not cubes:
        return "open"
    if len(cubes) > 1:
        return "mixed"
    ((color, n),) = cubes.items()
    return f"{color}-{min(n, 3)}"
