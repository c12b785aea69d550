"""The words that a screen reader announces in each mode, and spoken answers about the game."""

from __future__ import annotations

from collections.abc import Callable

from vfw.core.questions import Decision
from vfw.panel.session.arc import describe_progress
from vfw.panel.session.prompts import (
    add_help,
    build_question,
    build_stage,
    coach_message,
    next_lesson_label,
    staged_seat,
)
from vfw.panel.session.state import OVERLAYS, Mode, SessionState, asked_mode
from vfw.panel.session.table import GameTable
from vfw.panel.session.undo import describe_consent
from vfw.panel.skins.capabilities import Capabilities
from vfw.panel.view_models.dialog import DialogModel
from vfw.panel.view_models.prompt import Offer, RevealedOffers
from vfw.panel.view_models.table import CardModel
from vfw.translation import N_, ngettext
from vfw.translation import gettext as _
from vfw.untrusted_input import quoted

QUESTION, BOARD, HAND, LAST, SCORE = "question", "board", "hand", "last", "score"
ANSWER_KEYS = {QUESTION: "Q", BOARD: "R", HAND: "H", LAST: "L", SCORE: "S"}
NOTHING_TO_TELL = N_("There is nothing to tell.")


def strip_marks(text: str) -> str:
    """Return the text for a screen reader: in one line, without marks."""
    return " ".join(text.replace("*", "").split())


def clears_announcements(mode: Mode) -> bool:
    """Return whether earlier announcements are removed, because they were for one person and another looks next."""
    return mode in (Mode.HAND_OFF, Mode.UNDO_CONSENT)


def announce(state: SessionState) -> list[str]:
    """Return the lines to announce as the page enters its mode. Each event is reported only once."""
    if state.replay:
        return _replay_lines(state)
    return _table_lines(state, state.table) if state.table else []


def repeat_question(state: SessionState) -> list[str]:
    """Return the question, for a visitor who wants to hear it again; [] if no game is on the table."""
    table = state.table
    if table is None or state.replay:
        return []
    match state.mode:
        case Mode.STAGE:
            stage = build_stage(table)
            return [line for line in (*stage.question, strip_marks(stage.coach)) if line]
        case Mode.COACH_WARNING | Mode.NOTE | Mode.UNDO_CONSENT | Mode.REVEALED_OFFERS:
            return _overlay_question(state, table)
        case Mode.HAND_OFF if call := _call_to_screen(table):
            return [call]
        case Mode.INTRODUCTION:
            return announce(state)
    mode = asked_mode(table)
    shown = add_help(table, mode, build_question(table, mode))
    lines = [line for line in (shown.asked.spoken, strip_marks(shown.lesson) or shown.asked.detail) if line]
    return [*lines, *_after_lesson(table)] if mode == Mode.LESSON_DONE else lines


def _replay_lines(state: SessionState) -> list[str]:
    replay, arc_job = state.replay, state.arc_job
    assert replay
    if state.mode == Mode.ARC and arc_job:
        return [*arc_job.face.summary, *filter(None, [state.notice, describe_progress(arc_job).words])]
    return [_("Looking back. {step}").format(step=replay.spoken)]


def _table_lines(state: SessionState, table: GameTable) -> list[str]:
    mode = state.mode
    match mode:
        case Mode.INTRODUCTION if table.introduction:
            return [_("{title}. Read how it begins, then begin.").format(title=table.introduction.title)]
        case Mode.STAGE:
            return _stage_lines(table)
        case Mode.NOTE | Mode.UNDO_CONSENT:
            return _overlay_question(state, table)
        case Mode.COACH_WARNING | Mode.REVEALED_OFFERS:
            return [*table.announcer.spoken_lines(), *_overlay_question(state, table)]
        case Mode.HAND_OFF if call := _call_to_screen(table):
            # With two players, the question itself names the player who is asked.
            return [*table.announcer.spoken_lines(), call]
    return _question_lines(table, asked_mode(table) if mode in OVERLAYS else mode)


def _question_lines(table: GameTable, mode: Mode) -> list[str]:
    """Return what has happened since the last announcement, and the question at hand."""
    announcer = table.announcer
    if mode == Mode.WATCH:
        return announcer.spoken_lines() or [build_question(table, mode).asked.spoken]
    if mode == Mode.THINKING:
        return [*announcer.spoken_lines(), f"{table.thinking_text}."]
    shown, happened = build_question(table, mode), announcer.spoken_lines()
    asked = shown.asked
    return [
        *happened,
        *_turn_call(table, asked.side),
        # The announcement of the events has named the dice already.
        asked.asked_aloud if announcer.has_new_events else asked.spoken,
        *announcer.announce_once("detail", "" if shown.lesson else asked.aloud),
        *announcer.announce_once("lesson", strip_marks(shown.lesson)),
        *(announcer.announce_once("proposal", coach_message(table)[0]) if mode == Mode.CHOICE else []),
        *(_after_lesson(table) if mode == Mode.LESSON_DONE else []),
        *(_winners(table) if mode == Mode.GAME_OVER else []),
    ]


def _turn_call(table: GameTable, seat: str) -> list[str]:
    """Return the name of the player who is asked, if several share the screen without handing it over.

    The name is announced only when it changes.
    """
    if not table.names.can_be_typed or table.capabilities.secrets.needs_hidden_hand(table.match.position):
        return []
    return table.announcer.announce_once("whose", f"{table.names.of(seat)}:" if seat in table.match.seats else "")


def _after_lesson(table: GameTable) -> list[str]:
    return [_("Press {button} to go on, or This step again to repeat it.").format(button=next_lesson_label(table))]


def _winners(table: GameTable) -> list[str]:
    outcome = table.match.outcome
    typed = [table.names.typed(seat) for seat in outcome.winners] if outcome else []
    names = _(" and ").join(filter(None, typed))
    return [_("Won by {names}.").format(names=names)] if names else []


def _stage_lines(table: GameTable) -> list[str]:
    stage, lines = build_stage(table), table.announcer.spoken_lines()
    # The line of the result closes the roll; what follows from it is announced after that.
    first = 1 if stage.has_come else len(lines)
    lesson = table.announcer.announce_once("lesson", strip_marks(stage.coach))
    called = _turn_call(table, staged_seat(table)) if not stage.has_come else []
    return [*lines[:first], *called, *stage.spoken, *lines[first:], *lesson]


# Overlays


def _overlay_question(state: SessionState, table: GameTable) -> list[str]:
    warning, opened = table.coach_warnings.remark, table.screen.revealed_offers
    match state.mode:
        case Mode.COACH_WARNING if warning:
            return [_("Wait a moment. {warning} Press Choose again, or Play it anyway.").format(warning=warning.spoken)]
        case Mode.NOTE:
            return [_("Before you play {card}, read its note.").format(card=held_card(state, table).title)]
        case Mode.UNDO_CONSENT:
            return describe_consent(table.undo_steps, table.names).spoken
        case Mode.REVEALED_OFFERS if opened:
            held = " ".join([f"{one.name}: {one.cards}." for one in named_offers(table, opened)])
            return [f"{opened.title}. {held} {who_looks(table, opened)}".strip()]
    raise AssertionError(f"{state.mode} asks nothing of its own")


def held_card(state: SessionState, table: GameTable) -> DialogModel:
    """Return the dialog of the card whose note must be read first."""
    return table.capabilities.dialogs.sheet(f"card:{state.notes.card}", table.view)


def _call_to_screen(table: GameTable) -> str:
    """Return the call to the next person, if more than two share the screen; else ""."""
    pending, names = table.match.pending, table.names
    if not (isinstance(pending, Decision) and names.can_be_typed):
        return ""
    looks_away = table.capabilities.secrets.look_away_text_at(table.view)
    name = names.with_seat(pending.seat)
    return _("{name}, it is your turn. {looks_away}").format(name=name, looks_away=looks_away)


def named_offers(table: GameTable, opened: RevealedOffers) -> list[Offer]:
    """Return the exchanged cards with the names of the players."""
    return table.names.name_offers(opened.offers)


def who_looks(table: GameTable, opened: RevealedOffers) -> str:
    """Return a sentence that says who looks and who does not; "" if all persons may look."""
    persons, secrets = table.participants.persons, table.capabilities.secrets
    names = [one.name for one in named_offers(table, opened) if one.seat in persons]
    if len(names) == len(persons):
        return ""
    looks = ngettext("{names} looks. {looks_away}", "{names} look together. {looks_away}", len(names))
    return looks.format(names=_(" and ").join(names), looks_away=secrets.look_away_text_at(table.view))


# Answers


def questions_to_hear(can: Capabilities) -> list[tuple[str, str, str]]:
    """Return the questions about the game that a visitor can hear answered: (about, name, key) each."""
    names = {
        **{QUESTION: _("The question"), BOARD: can.speech.board_name, HAND: _("Your hand")},
        **{LAST: _("What happened last"), SCORE: _("The score")},
    }
    lacks = {BOARD: not can.speech, HAND: not can.hand}
    return [(about, names[about], key) for about, key in ANSWER_KEYS.items() if not lacks.get(about)]


def answer_aloud(state: SessionState, about: str) -> list[str]:
    """Return the spoken answer to another question about the game; [] if no game is on the table.

    Raises:
        ValueError: The question is unknown.
    """
    table = state.table
    if table is None or state.replay:
        return []
    lines: dict[str, Callable[[], list[str]]] = {
        BOARD: lambda: table.capabilities.speech.board(table.view),
        HAND: lambda: [_card(card) for card in table.capabilities.hand.hand(table.view).cards],
        LAST: lambda: table.announcer.last,
        SCORE: lambda: _score(table),
    }
    if about not in lines:
        raise ValueError(f"no answer to {quoted(about)}; expected {', '.join(ANSWER_KEYS)}")
    return lines[about]() or [_(NOTHING_TO_TELL)]


def _card(card: CardModel) -> str:
    open_ways = [f"{use.label}: {use.gives}" if use.gives else use.label for use in card.uses if not use.why_not]
    ways = _("Can be played for: {uses}").format(uses="; ".join(open_ways)) if open_ways else ""
    cannot = _("{use} cannot be chosen: {reason}")
    closed = [cannot.format(use=use.label, reason=use.why_not) for use in card.uses if use.why_not]
    parts = [card.title, card.place, card.text, card.condition, card.missing, ways, *closed]
    return " ".join(part if part.endswith((".", "!", "?")) else f"{part}." for part in parts if part)


def _score(table: GameTable) -> list[str]:
    capabilities, view = table.capabilities, table.view
    if score := capabilities.speech.score(view):
        return score
    tracks, tallies = capabilities.table.tracks(view)
    counts = [f"{track.says.rstrip('.')}." for track in tracks]
    counts += [" ".join(filter(None, [str(tally.number), tally.text, tally.purpose])) + "." for tally in tallies]
    sides = [
        f"{camp.name}{f' ({camp.note})' if camp.note else ''}: {', '.join(row for row, _ in camp.rows)}."
        for camp in capabilities.sides.sides(view)
    ]
    facts = [f"{name}: {value}." for name, value in capabilities.table.facts(view)]
    return [line for line in [" ".join(counts), *sides, " ".join(facts)] if line]
