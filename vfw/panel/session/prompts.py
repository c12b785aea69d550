"""The prompt of each mode: what is asked, how it can be answered, and the help beside it. Data without HTML."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Decision, Roll
from vfw.panel.session.advice import AdviceRequest
from vfw.panel.session.preferences import NO_HELP
from vfw.panel.session.screen import LogLine, shorten_lines
from vfw.panel.session.state import WATCHING, Mode
from vfw.panel.session.table import GameTable
from vfw.panel.view_models.advice import HintModel
from vfw.panel.view_models.buttons import AnyButton, Button, LocalButton
from vfw.panel.view_models.prompt import PromptAdvice, PromptModel, ShownPrompt, StageModel
from vfw.translation import N_
from vfw.translation import gettext as _

GUIDED_GAME = N_("Guided game")
COACH_IS_THINKING = N_("The coach is thinking")
FAILED = N_("The coach could not work that out. Ask again, or play on.")
PROPOSED = N_(
    "The {who} would like to see how likely each side is to win. It uses only public information, and is shown only "
    "if you want it too."
)
BETTER = N_("Better")
AWAITED = N_("How likely each side is to win is shown once the {who} would like it too: they are asked at their turn.")
DECLINED = N_("How likely each side is to win is not shown: not all of you want to see it.")
LOOK_AT_CARD, LOOK_AT_STEP, LOOK_AT_WORD = 1600, 700, 120
"""Time in ms to read one step of the computer: a new card, a step of it, and each word."""
LONGEST_LOOK_AT_CARD, LONGEST_LOOK = 3500, 6500
"""Longest times in ms; together they are a turn of a seat played by rule, at most ten seconds."""
LONGEST_REST = 4000
"""Time in ms after which the die falls by itself, if no person plays or a class watches."""


def build_prompt(table: GameTable, mode: Mode, notice: str = "") -> ShownPrompt:
    """Return the prompt of a question mode with everything in it: help, terms, notice and buttons."""
    shown = add_help(table, mode, build_question(table, mode))
    return replace(
        shown,
        terms=table.capabilities.dialogs.terms_in(shown.asked.detail),
        notice=notice,
        done="" if mode in WATCHING else table.done,
        ways=_answer_buttons(table, mode),
        tools=_tool_buttons(table, mode, shown.asked) if table.participants.persons else (),
    )


def build_question(table: GameTable, mode: Mode) -> ShownPrompt:
    """Return the question, or the text of the tutorial in its place."""
    names, shown = table.names, _ask(table, mode)
    asked = shown.asked
    sign = names.sign(asked.side)
    shown = _reword(
        replace(shown, whose=sign),
        # The sign above shows the name already.
        kicker=asked.kicker.removeprefix(f"{names.of(asked.side)} · ") if sign else asked.kicker,
        choices=names.label_choices(asked.choices),
        offers=names.name_offers(asked.offers, table.screen.seen_by),
    )
    if table.coach:
        return _add_lesson(table, mode, shown)
    return _reword(shown, kicker=f"{shown.asked.kicker} · {_(GUIDED_GAME)}") if table.is_guided else shown


def _reword(shown: ShownPrompt, **changes: Any) -> ShownPrompt:
    """Return the prompt with another question: with these fields of it changed."""
    return replace(shown, asked=replace(shown.asked, **changes))


def _ask(table: GameTable, mode: Mode) -> ShownPrompt:
    """Return the question in words and with its replies."""
    shown = ShownPrompt(table.skin.prompt(table.view))
    warning, pending = table.coach_warnings.remark, table.match.pending
    if mode == Mode.COACH_WARNING and warning:
        headline = _("Wait a moment")
        return _reword(shown, headline=headline, detail=warning.against, aloud="", choices={}, gives={}, score=())
    if mode == Mode.CONFIRM_REVEAL:
        detail = _("What you have seen cannot be taken back.")
        return _reword(shown, headline=_("Go on, and see new cards?"), detail=detail, dice=(), choices={})
    if mode == Mode.ENTER_DICE and isinstance(pending, Roll):
        return _ask_for_die(shown, pending, table.dice.faces)
    if mode == Mode.WATCH:
        return _show_step(table, shown)
    if mode == Mode.THINKING and isinstance(pending, Decision):
        headline = _("{name} next").format(name=table.names.of(pending.seat))
        detail = _show_step(table, shown).asked.detail
        shown = replace(shown, thinks=table.thinking_text)
        return _reword(shown, headline=headline, choices={}, dice=(), detail=detail)
    return shown


def _ask_for_die(shown: ShownPrompt, roll: Roll, faces: Sequence[int]) -> ShownPrompt:
    """Return the question for the face of the next die, of those that fell on a real table."""
    headline = shown.asked.headline
    if roll.n > 1:
        headline = _("{question}: die {number} of {all}").format(question=headline, number=len(faces) + 1, all=roll.n)
    return _reword(
        shown,
        headline=headline,
        choices={face: _("Shows {face}").format(face=face) for face in range(1, roll.sides + 1)},
        dice=[(roll.sides, face) for face in faces],
        detail=" ".join(filter(None, [_("What does it show?"), shown.asked.detail])),
    )


# Buttons


def exit_buttons(table: GameTable) -> list[AnyButton]:
    """Return the buttons that repeat or leave a step of the tutorial; [] in a game."""
    if table.coach is None:
        return []
    return [Button("again", _("This step again"), value=str(table.coach.number)), Button("start page", _("Leave"))]


def next_lesson_label(table: GameTable) -> str:
    """Return the label of the button that follows a completed step of the tutorial."""
    return _("What else there is") if table.coach and table.coach.is_last else _("Next step")


def _answer_buttons(table: GameTable, mode: Mode) -> list[AnyButton]:
    """Return the buttons that lead to an answer, beside those that answer."""
    pending = table.match.pending
    match mode:
        case Mode.CHOICE:
            return _placing_buttons(table)
        case Mode.COACH_WARNING:
            again = Button("choose again", _("Choose again"), "vfw-primary", first=True, leaves=True)
            return [again, Button("play it anyway", _("Play it anyway"))]
        case Mode.THROW_DICE:
            several = isinstance(pending, Roll) and pending.n > 1
            return [Button("throw", _("Roll the dice") if several else _("Roll the die"), "vfw-primary")]
        case Mode.SHUFFLE:
            return [Button("shuffle", _("Shuffle"))]
        case Mode.CONFIRM_REVEAL:
            return [Button("go on", _("Go on"), "vfw-primary"), Button("undo", _("Not yet"))]
        case Mode.LESSON_DONE if table.coach:
            return [Button("lesson", next_lesson_label(table), "vfw-primary", value=str(table.coach.number + 1))]
        case Mode.WATCH:
            return _watching_buttons(table)
        case Mode.THINKING:
            can_skip = table.preferences.shows_steps and table.participants.persons
            # A visitor who pauses meanwhile finds the next step paused once it is known.
            return [*([Button("skip", _("Skip to my turn"))] if can_skip else []), *_pause_buttons(table)]
    return []


def _placing_buttons(table: GameTable) -> list[AnyButton]:
    color, view = table.color_choice, table.view
    buttons: list[AnyButton] = [
        Button("colour", one.capitalize(), value=one, pressed=one == color.color) for one in color.choices(view)
    ]
    if table.capabilities.placing.is_formality(view) and len(view.pending.choices) > 1:
        return [*buttons, Button("all", _("Place them all"))]
    if (most := table.batch_placing.most(view)) > 1:
        buttons.append(
            Button("handful", _("{number} at a touch").format(number=most), pressed=table.batch_placing.is_wanted)
        )
    return buttons


def _watching_buttons(table: GameTable) -> list[AnyButton]:
    lingers, moments = table.computer.is_showing_step, table.capabilities.moments
    is_whole_part = moments and not table.preferences.shows_steps
    part = _("Next {part}").format(part=moments.part) if is_whole_part else _("Next")
    buttons: list[AnyButton] = [Button("next", _("Go on") if lingers else part, "vfw-primary")]
    if table.participants.persons and not lingers:
        buttons.append(Button("skip", _("Skip to my turn")))
    return [*buttons, *_pause_buttons(table)]


def _pause_buttons(table: GameTable) -> list[AnyButton]:
    is_paced = table.preferences.shows_steps and not table.is_for_all
    return [LocalButton("pause", _("Pause")), LocalButton("play on", _("Play on"))] if is_paced else []


def _tool_buttons(table: GameTable, mode: Mode, model: PromptModel) -> list[AnyButton]:
    """Return the buttons below the question that `model` shows."""
    match mode:
        case Mode.COACH_WARNING:
            return []
        case Mode.WATCH | Mode.CONFIRM_REVEAL:
            return exit_buttons(table)
        case Mode.CHOICE:
            return [*_undo_buttons(table, model), *_coach_buttons(table)]
    return _undo_buttons(table, model)


def _undo_buttons(table: GameTable, model: PromptModel) -> list[AnyButton]:
    undo_steps = table.undo_steps
    why_not = "" if table.is_half_done else undo_steps.known_reason()
    takes_back = "" if why_not or table.is_half_done else undo_steps.undo_text
    # Half an answer has no events yet: the visitor chooses again instead of undoing it.
    is_half = bool(model.back and model.choices) and not takes_back
    undo = Button("undo", model.back if is_half else _("Undo"), below=takes_back, why_not=why_not)
    if undo_steps.consent_needed_from and table.screen.seen_by and not table.is_half_done:
        name = table.names.of(undo_steps.consent_needed_from)
        undo = Button("ask all", _("Undo …"), below=_("by consent: {name}").format(name=name))
    if table.coach:
        return [undo, *exit_buttons(table)]
    nothing = "" if undo_steps.can_redo else _("nothing was taken back")
    return [undo, Button("redo", _("Redo"), below=undo_steps.redo_text, why_not=nothing)]


def _coach_buttons(table: GameTable) -> list[AnyButton]:
    chances, buttons = table.chances, list[AnyButton]()
    if can_ask_for_hints(table):
        buttons.append(Button("hint", _("Hint")))
    if can_ask_for_chances(table) and not chances.is_proposed:
        buttons.append(Button("chances", _("Where do we stand?") if chances.is_shared else _("Where do I stand?")))
    if can_ask_coach(table) and chances.can_be_stopped:
        buttons.append(Button("no chances", _("Stop showing the chance")))
    return buttons


# Help


def add_help(table: GameTable, mode: Mode, shown: ShownPrompt) -> ShownPrompt:
    """Return the prompt with the help that the viewer wants: odds, and the requested advice."""
    if mode == Mode.COACH_WARNING:
        return replace(shown, advice=PromptAdvice(marked_hints(table, mode), _(BETTER)))
    is_question = mode not in (*WATCHING, Mode.CONFIRM_REVEAL, Mode.LESSON_DONE)
    if is_question and table.preferences.help != NO_HELP:
        odds = "" if table.dice.faces else table.capabilities.advice.odds(table.view)
        shown = _reword(shown, detail=" ".join(filter(None, [shown.asked.detail, odds])))
        advice = PromptAdvice(
            table.hints.faces,
            still_needed=still_needed(table),
            standing=table.chances.face,
            chance=table.chances.in_short,
        )
        shown = replace(shown, advice=advice)
    return _add_coach(table, shown) if mode == Mode.CHOICE and can_ask_coach(table) else shown


def _add_coach(table: GameTable, shown: ShownPrompt) -> ShownPrompt:
    advice = shown.advice
    if better := _unasked_advice(table):
        advice = replace(advice, hints=better, hinted_as=_(BETTER))
    remark, answers = coach_message(table)
    thinks = _(COACH_IS_THINKING) if any(request.is_thinking for request in awaited_requests(table)) else ""
    return replace(shown, thinks=thinks, advice=replace(advice, remark=remark, answers=answers))


def marked_hints(table: GameTable, mode: Mode) -> Sequence[HintModel]:
    """Return the good answers, best first, that are marked where they can be given."""
    if warning := table.coach_warnings.remark:
        return [warning.better]
    return (_unasked_advice(table) if mode == Mode.CHOICE else ()) or table.hints.faces


def _unasked_advice(table: GameTable) -> Sequence[HintModel]:
    """Return the better answer of the coach in a guided game, unless hints were requested since."""
    return table.coach_warnings.advice if table.is_guided and not table.hints.faces else ()


def still_needed(table: GameTable) -> str:
    """Return what the viewer still needs to win, if they asked for a hint and the chance to win is not known."""
    is_shown = bool(table.hints.faces) and not table.chances.face
    return table.capabilities.advice.still_needed(table.view) if is_shown else ""


def is_viewer_asked(table: GameTable) -> bool:
    """Return whether the viewer is the player who is asked."""
    pending = table.match.pending
    return isinstance(pending, Decision) and pending.seat == table.screen.seen_by


def can_ask_coach(table: GameTable) -> bool:
    """Return whether the viewer is asked something, and wants help."""
    can_help = bool(table.capabilities.advice) and table.preferences.asks_the_coach
    return can_help and is_viewer_asked(table) and not table.coach


def can_ask_for_hints(table: GameTable) -> bool:
    """Return whether hints can be requested now."""
    return can_ask_coach(table) and table.hints.request.can_be_asked


def can_ask_for_chances(table: GameTable) -> bool:
    """Return whether the chance to win can be requested now."""
    chances = table.chances
    is_open = chances.can_be_asked and not chances.has_said_so
    return is_open and table.capabilities.advice.has_win_chances and can_ask_coach(table)


def awaited_requests(table: GameTable) -> list[AdviceRequest[Any]]:
    """Return the requests that the visitor waits for."""
    requests: tuple[AdviceRequest[Any], ...] = (table.hints.request, table.chances.request)
    return [request for request in requests if request.is_awaited]


def coach_message(table: GameTable) -> tuple[str, list[AnyButton]]:
    """Return what the coach says unasked, and the buttons that answer it."""
    chances = table.chances
    if not can_ask_coach(table):
        return "", []
    if any(request.failure for request in awaited_requests(table)):
        return _(FAILED), []
    if chances.is_proposed:
        answers: list[AnyButton] = [Button("chances", _("Show it to all of us")), Button("no chances", _("Not now"))]
        return _(PROPOSED).format(who=_(" and the ").join(chances.proposed_by)), answers
    if chances.has_said_so:
        return _(AWAITED).format(who=_(" and the ").join(chances.waits_for)), [Button("no chances", _("Never mind"))]
    return (_(DECLINED), []) if chances.is_declined else ("", [])


# The tutorial


def _add_lesson(table: GameTable, mode: Mode, shown: ShownPrompt) -> ShownPrompt:
    """Return the prompt with the text of the tutorial in place of the detail."""
    coach = table.coach
    assert coach
    at_first = mode not in WATCHING and not table.undo_steps
    shown = _reword(replace(shown, lesson=coach.words(table.match, at_first=at_first)), kicker=coach.kicker)
    if mode == Mode.LESSON_DONE:
        headline = _("Well done") if table.match.outcome is None else shown.asked.headline
        return _reword(shown, headline=headline, choices={}, dice=(), score=())
    return shown


# Watching the computer


def _show_step(table: GameTable, shown: ShownPrompt) -> ShownPrompt:
    """Return the last step of the computer in place of the question."""
    asked = shown.asked
    skin, news = table.skin, table.computer.news
    first, last = _shown_range(table)
    steps = _lines_of(table, news[first:last])
    has_begun = any(begins for _, begins in steps)
    before = len(table.news) - (len(news) - last)
    lines = steps if has_begun else _lines_of(table, table.news[:before])
    began = [number for number, (_, begins) in enumerate(lines) if begins][-1:]
    side = _acting_seat(table, news[first:last])
    is_past = bool(lines) and (table.computer.is_showing_step or side not in ("", asked.side))
    if is_past:
        # The pending question belongs to another seat than the step that is shown.
        then = table.match.game.view(table.computer.position_before(first), table.screen.seen_by)
        kicker = " · ".join(filter(None, [side and skin.seat_name(side), table.capabilities.moments.moment(then)]))
        asked = replace(asked, kicker=kicker, side=side)
    if is_past or table.computer.is_showing_step:
        # The last step of a seat is more important than the seat that is next.
        began = began or [0][: len(lines)]
    headline = lines[began[0]][0].rstrip(".") if began else _("{name} next").format(name=table.names.of(asked.side))
    since = [line for line, _ in lines[began[0] + 1 if began else 0 :]]
    by_rule = [event for event in news[first:last] if _is_by_rule(table, event)]
    queries, looked_at = table.capabilities.event_queries, news[first:last]
    summary = queries.summary(looked_at, table.screen.seen_by)
    detail = " ".join(summary or (since if by_rule else since[-2:]))
    time = (LOOK_AT_CARD if has_begun else LOOK_AT_STEP) + LOOK_AT_WORD * len(detail.split())
    time = max(time, queries.animation_ms(looked_at))
    longest = LONGEST_LOOK_AT_CARD if has_begun and not table.computer.is_showing_step else LONGEST_LOOK
    # Persons who watch together continue by hand.
    pace = min(time, longest) if table.preferences.shows_steps and not table.is_for_all else 0
    dice = table.capabilities.dice.dice_results([event for event in news if not _is_by_rule(table, event)])
    words = [line for line, _ in skin.log(by_rule, table.screen.seen_by)]
    its = (table.capabilities.dice.dice_results(by_rule), words)
    asked = replace(asked, choices={}, dice=dice, headline=headline, detail=detail)
    return replace(shown, asked=asked, its_dice=its, pace=pace)


def _acting_seat(table: GameTable, events: Sequence[Event]) -> str:
    """Return the seat that acted in these events; if they name only a side, its seat that decided last."""
    match, acting = table.match, table.capabilities.event_queries.last_actor(events)
    if acting in ("", *match.seats):
        return acting
    asked = (position.pending for position in reversed(match.positions[:-1]))
    return next((pending.seat for pending in asked if isinstance(pending, Decision)), "")


def _lines_of(table: GameTable, events: Sequence[Event]) -> list[LogLine]:
    """Return the events as lines, without the dice thrown by rule, which are shown on request."""
    shown = [event for event in events if not _is_by_rule(table, event)]
    return shorten_lines(table.skin.log(shown, table.screen.seen_by))


def _is_by_rule(table: GameTable, event: Event) -> bool:
    """Return whether this is a throw of a seat that is played by rule."""
    automatic = table.participants.automated_seats
    thrower = table.capabilities.event_queries.last_actor([event]) or next(iter(automatic), "")
    return thrower in automatic and bool(table.capabilities.dice.dice_results([event]))


def _shown_range(table: GameTable) -> tuple[int, int]:
    """Return the shown part of the step's news: from the card that the computer played up to the next action."""
    news, seen_by = table.computer.news, table.screen.seen_by
    begun = [
        number for number, event in enumerate(news) if any(begins for _, begins in table.skin.log([event], seen_by))
    ]
    queries, computers = table.capabilities.event_queries, table.participants.computers
    played = [
        number
        for number in begun
        if queries.has_played([news[number]], computers) or (table.is_for_all and queries.is_for_all([news[number]]))
    ]
    first = played[-1] if played else 0
    return first, next((number for number in begun if number > first), len(news))


# The stage


def build_stage(table: GameTable) -> StageModel:
    """Return the content of the stage, while it is on."""
    model, coach = replace(table.stage.face, ways_out=exit_buttons(table)), table.coach
    if not model.has_come:
        model = replace(model, whose=table.names.sign(staged_seat(table)))
        if coach:
            model = replace(model, coach=coach.words(table.match, at_first=False))
    return model


def staged_seat(table: GameTable) -> str:
    """Return the seat that is asked on the stage, or whose die is held; "" for none."""
    pending, position = table.match.pending, table.match.position
    if isinstance(pending, Decision):
        return pending.seat
    return table.capabilities.dice.dice_seat(position) if isinstance(pending, Roll) else ""
