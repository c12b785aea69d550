"""What lies on the page for one sitting: the HTML of every region."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Decision, Roll, Shuffle
from vfw.panel.faces.coach import Coach
from vfw.panel.faces.ending import ending_html
from vfw.panel.faces.hand import hand_html
from vfw.panel.faces.html import command_button, local_button
from vfw.panel.faces.prompt import PromptFace, prompt_html
from vfw.panel.faces.record_html import record_html
from vfw.panel.faces.tracks import log_html
from vfw.panel.play.manner import HINTS, NO_HELP
from vfw.panel.play.sitting import Sitting
from vfw.panel.screens import covers
from vfw.panel.screens.menu import menu_html
from vfw.panel.screens.open_table import open_html
from vfw.panel.skins.protocol import Skin

NO_GAME = "there is no game yet"
LOG_LINES = 20
WORDS_HEARD = 20
LOOK_AT_CARD, LOOK_AT_STEP, LOOK_AT_WORD, LONGEST_LOOK = 1600, 700, 120, 7000
"""ms in which one step of the computer can be taken in: a new card, and what it does."""


def regions_html(sitting: Sitting, question: int, notice: str, reads_first: str = "") -> dict[str, str]:
    """The HTML of the regions by name; `reads_first` is the card whose note is to be read before it is played."""
    skin, view, match = sitting.skin, sitting.view, sitting.match
    lines = sitting.chronicle.lines(sitting.screen.seen_by)
    shown = {
        **open_html(skin, view),
        "log": log_html(lines[-LOG_LINES:], whole=len(lines) <= LOG_LINES),
        "cover": covers.hand_off_html(skin, view, question) if sitting.screen.awaits_hand_off else "",
    }
    if sitting.introduction:
        return {**shown, "table": "", "cover": covers.introduction_html(sitting.introduction, question)}
    if match.outcome and not sitting.coach:
        tools = [command_button("start page", "Play again", "vfw-primary"), command_button("look back", "Look back")]
        ending = ending_html(skin.ending(view), seed_of(match), tools, question)
        if not skin.abilities.history:
            return {**shown, "prompt": ending}
        record = record_html(skin.abilities.history.record(match), sitting.manner.sensitivity)
        return {**shown, "camps": "", "hand": "", "table": "", "prompt": ending, "record": record}
    if reads_first:
        face = skin.abilities.sheets.sheet(f"card:{reads_first}", view)
        shown["cover"] = covers.note_first_html(face, reads_first, sitting.manner.sensitivity, question)
    return {
        **shown,
        "hand": hand_html(skin.abilities.hand.hand(view), question),
        "prompt": prompt_html(_prompt(sitting, view, notice), question),
    }


def whole_log_html(sitting: Sitting) -> str:
    """Everything that happened since the start."""
    return log_html(sitting.chronicle.lines(sitting.screen.seen_by), whole=True)


def hints_heard(sitting: Sitting) -> str:
    """What a screen reader says of hints that were asked for."""
    hints = [f"{hint.answer}. {hint.reason}" for hint in sitting.hints.faces]
    return " ".join(filter(None, [sitting.hints.stands, *hints]))


def helps_now(sitting: Sitting) -> bool:
    """Whether odds may be told: the one at the screen is asked, and wants help."""
    return sitting.manner.help != NO_HELP and not (sitting.foresight.doubted or sitting.is_watching)


def can_hint(sitting: Sitting) -> bool:
    """Whether hints are to be had for the question at hand."""
    pending = sitting.match.pending
    is_asked = isinstance(pending, Decision) and pending.seat == sitting.screen.seen_by
    gives = bool(sitting.abilities.advice) and sitting.manner.help == HINTS
    return gives and helps_now(sitting) and is_asked and not sitting.hints.faces


def sentence(sitting: Sitting, reads_first: str = "") -> str:
    """What a screen reader says: what happened last, where there is room for it, and what to do."""
    if reads_first:
        title = sitting.abilities.sheets.sheet(f"card:{reads_first}", sitting.view).title
        return f"Before you play {title}, read its note."
    if sitting.introduction:
        return f"{sitting.introduction.title}. Read how it begins, then begin."
    lines = _step_lines(sitting) if sitting.is_watching else sitting.skin.log(sitting.news, sitting.screen.seen_by)
    last = [line for line, begins in lines if begins][-1:] or [line for line, _ in lines][-1:]
    headline = _question(sitting, sitting.view).headline
    headline += "" if headline.endswith("?") else "."
    said = " ".join(last if last and sitting.is_watching else [*last, headline])
    return said if len(said.split()) <= WORDS_HEARD else headline


def _prompt(sitting: Sitting, view: Any, notice: str) -> PromptFace:
    face = _question(sitting, view)
    terms = sitting.abilities.sheets.terms_in(face.detail)
    done = "" if sitting.is_watching else sitting.done
    return replace(face, terms=terms, notice=notice, done=done, ways=_ways(sitting, view), tools=_tools(sitting))


def _question(sitting: Sitting, view: Any) -> PromptFace:
    """What is asked, in words and with the replies."""
    face, pending = sitting.skin.prompt(view), view.pending
    if sitting.foresight.doubted:
        face = replace(
            face,
            headline="Go on, and see new cards?",
            detail="What you have seen cannot be taken back.",
            dice=(),
            choices={},
        )
    elif sitting.is_watching:
        face = _watched(sitting, face)
    elif isinstance(pending, Roll) and not sitting.dice.await_throw:
        which = f"Die {len(sitting.dice.faces) + 1} of {pending.n}: what does it show?" if pending.n > 1 else ""
        face = replace(
            face,
            choices={shown: str(shown) for shown in range(1, pending.sides + 1)},
            dice=[(pending.sides, shown) for shown in sitting.dice.faces],
            detail=" ".join(filter(None, [which, face.detail])),
        )
    if helps_now(sitting):
        odds = "" if sitting.dice.faces else sitting.abilities.advice.odds(view)
        detail = " ".join(filter(None, [face.detail, odds]))
        face = replace(face, detail=detail, hints=sitting.hints.faces, stands=sitting.hints.stands)
    return _coached(sitting, sitting.coach, face) if sitting.coach else face


def _coached(sitting: Sitting, coach: Coach, face: PromptFace) -> PromptFace:
    """What the tutorial says stands where the detail stands otherwise, and at its end in the place of the question."""
    match = sitting.match
    at_first = not sitting.acts and not sitting.is_watching
    face = replace(face, kicker=coach.kicker, coach=coach.words(match, at_first=at_first))
    if coach.done(match) and not sitting.is_watching:
        face = replace(
            face, headline="Well done" if match.outcome is None else face.headline, choices={}, dice=(), score=()
        )
    return face


def _watched(sitting: Sitting, face: PromptFace) -> PromptFace:
    """What the computer has just done stands where the question stands otherwise."""
    skin, steps = sitting.skin, _step_lines(sitting)
    begins = any(begins for _, begins in steps)
    begun_since = len(sitting.computer.news) - _step(sitting)[1]
    lines = steps if begins else skin.log(sitting.news[: len(sitting.news) - begun_since], sitting.screen.seen_by)
    began = [number for number, (_, begins) in enumerate(lines) if begins][-1:]
    side = skin.abilities.deeds.acting(sitting.computer.news[slice(*_step(sitting))])
    if side and (sitting.computer.lingers or side != face.side):
        # The question that waits is no longer theirs, but what is looked at is.
        kicker = " · ".join(filter(None, [skin.seat_name(side), skin.abilities.moments.moment(sitting.view)]))
        face = replace(face, kicker=kicker, side=side)
        began = began or [0][: len(lines)]
    headline = lines[began[0]][0].rstrip(".") if began else f"{skin.seat_name(face.side)} next"
    since = [line for line, _ in lines[began[0] + 1 if began else 0 :]]
    detail = " ".join(since[-2:])
    time = (LOOK_AT_CARD if begins else LOOK_AT_STEP) + LOOK_AT_WORD * len(detail.split())
    pace = min(time, LONGEST_LOOK) if sitting.manner.shows_steps else 0
    dice = skin.abilities.dice.thrown(sitting.computer.news)
    return replace(face, choices={}, dice=dice, headline=headline, detail=detail, pace=pace)


def _step_lines(sitting: Sitting) -> list[tuple[str, bool]]:
    """What happened in the step that is looked at."""
    first, last = _step(sitting)
    return sitting.skin.log(sitting.computer.news[first:last], sitting.screen.seen_by)


def _step(sitting: Sitting) -> tuple[int, int]:
    """What of the news of a step is looked at: from the card that the computer played, up to what else began then."""
    skin, news = sitting.skin, sitting.computer.news
    begun = [
        n for n, event in enumerate(news) if any(begins for _, begins in skin.log([event], sitting.screen.seen_by))
    ]
    played = [n for n in begun if skin.abilities.deeds.has_played([news[n]], sitting.company.computers)]
    first = played[-1] if played else 0
    return first, next((n for n in begun if n > first), len(news))


def _ways(sitting: Sitting, view: Any) -> list[str]:
    """Buttons that say how to answer, beside those that answer."""
    if sitting.coach and sitting.coach.done(sitting.match) and not sitting.is_watching:
        onward = "What else there is" if sitting.coach.is_last else "Next step"
        return [command_button("lesson", onward, "vfw-primary", value=str(sitting.coach.number + 1))]
    colouring = sitting.colouring
    ways = [
        command_button("colour", colour.capitalize(), f"vfw-{colour}", value=colour, pressed=colour == colouring.colour)
        for colour in (() if sitting.foresight.doubted or sitting.is_watching else colouring.choices(view))
    ]
    if (
        not (sitting.foresight.doubted or sitting.is_watching)
        and sitting.abilities.placing.formality(view)
        and len(view.pending.choices) > 1
    ):
        ways.append(command_button("all", "Place them all"))
    if isinstance(view.pending, Shuffle) and not sitting.computer.lingers:
        ways.append(command_button("shuffle", "Shuffle"))
    if sitting.dice.await_throw and not sitting.computer.lingers:
        ways.append(command_button("throw", "Roll the dice" if view.pending.n > 1 else "Roll the die", "vfw-primary"))
    if sitting.foresight.doubted:
        ways += [command_button("go on", "Go on", "vfw-primary"), command_button("undo", "Not yet")]
    if sitting.is_watching:
        skips_to_card = bool(sitting.abilities.moments) and not sitting.manner.shows_steps
        label = "Go on" if sitting.computer.lingers else "Next card" if skips_to_card else "Next"
        ways.append(command_button("next", label, "vfw-primary"))
        if sitting.company.persons and not sitting.computer.lingers:
            ways.append(command_button("skip", "Skip to my turn"))
        if sitting.manner.shows_steps:
            ways += [local_button("pause", "Pause"), local_button("play on", "Play on")]
    return ways


def _tools(sitting: Sitting) -> list[str]:
    if not sitting.company.persons or sitting.is_watching or sitting.foresight.doubted:
        return []
    why_not = sitting.why_no_undo_at_sight()
    undo = "" if why_not or sitting.is_half_done else sitting.acts.would_take_back(sitting.viewer)
    redo = "" if sitting.acts.can_be_done_again else "nothing was taken back"
    hint = [command_button("hint", "Hint")] if can_hint(sitting) else []
    if sitting.coach:
        return [
            command_button("undo", "Undo", below=undo, why_not=why_not),
            command_button("again", "This step again", value=str(sitting.coach.number)),
            command_button("start page", "Leave"),
        ]
    return [
        command_button("undo", "Undo", below=undo, why_not=why_not),
        command_button("redo", "Redo", below=sitting.acts.would_do_again, why_not=redo),
        *hint,
    ]


def game_menu_html(skin: Skin, match: Match[Any, Any] | None, is_playing: bool, is_replay: bool) -> str:
    """The menu beside a game: on the table, looked back at, or waiting; None where there is none."""
    if match is None:
        return menu_html(skin.abilities, "", NO_GAME)
    why_no_save = "" if match.can_save else "it began in the middle of a game"
    is_scenario = is_playing and skin.abilities.scenarios.introduction(match) is not None
    return menu_html(skin.abilities, seed_of(match), why_no_save, is_playing, is_replay, is_scenario)


def seed_of(match: Match[Any, Any]) -> str:
    """The seed by which cards, or cards and dice, can be dealt again; "" where there is none."""
    chance = match.chance.header()
    return str((chance.get("cards") or chance).get("seed", ""))
