"""The replay bar, its log, and the form to play on from a step.

The page keeps the elements of the bar from step to step, so that the slider can be dragged and a list stays open.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from html import escape

from vfw.panel.html import open_overlay_tag, render_command_button, render_what_if_link
from vfw.panel.rendering.table import MAX_WORDS_ANNOUNCED, render_hand, render_shared_regions
from vfw.panel.session.arc import why_no_arc
from vfw.panel.session.replay import KEPT_DICE, NEW_DICE, REAL_DICE, SPEEDS, Replay
from vfw.panel.session.screen import LogLine
from vfw.panel.view_models.table import HandModel

STEPS_IN_LOG = 14
ARC = "The arc of the game"
WHAT_IF_I_HAD = "What if I had…"
ICONS = {
    "previous card": "M5 5h3v14H5zM19 5v14L9 12z",
    "back": "M17 5v14L7 12z",
    "play": "M7 4v16l13-8z",
    "pause": "M6 5h4v14H6zM14 5h4v14h-4z",
    "forward": "M7 5v14l10-7z",
    "next card": "M16 5h3v14h-3zM5 5v14l10-7z",
}
SEEN_IN_HAND = ("Whose cards are seen", "Cards hidden", "Cards: {seat}")
SEEN = ("Who looks at it", "The table alone", "As {seat} sees it")
"""The choices of the viewer's eyes, in a game with hands and in one without."""
SPEED_NAMES = {"slow": "Slow", "usual": "Usual speed", "fast": "Fast"}


def render_replay_bar(replay: Replay, question: int, notice: str) -> str:
    """Render the bar that takes the place of the prompt."""
    before, headline, after = replay.sentences
    goes_on = SPEEDS[replay.speed] if replay.plays else 0
    close = "" if replay.leads_to else render_command_button("leave", "Close")
    warning = f'<p class="vfw-notice" role="alert">{escape(notice)}</p>' if notice else ""
    return (
        f'<section class="vfw-prompt vfw-replay vfw-sheet" data-side="{escape(replay.side)}"'
        f' data-question="{question}" data-step="{replay.step}" data-goes-on="{goes_on}" data-region="prompt"'
        f' aria-label="Looking back"><div class="vfw-where"><p class="vfw-kicker">{escape(replay.when)}</p>'
        f"{close}</div>{_slider(replay)}{_transport(replay)}{warning}"
        f'<p class="vfw-told" data-names>{escape(" ".join(before))}</p>'
        f'<h2 tabindex="-1" data-names>{escape(headline.rstrip("."))}</h2>'
        f'<p class="vfw-told" data-names>{escape(" ".join(after))}</p>'
        f'<div class="vfw-lists">{_lists(replay)}{_way_on(replay)}</div></section>'
    )


def _slider(replay: Replay) -> str:
    return (
        f'<input type="range" name="go" min="0" max="{replay.last}" value="{replay.step}" data-key="slider"'
        f' style="--done: {replay.step / max(replay.last, 1):.1%}" aria-label="Step of the game"'
        f' aria-valuetext="{replay.step} of {replay.last}, {escape(replay.when)}">'
    )


def _transport(replay: Replay) -> str:
    at_start, at_end = replay.step == 0, replay.step == replay.last
    buttons = [
        _mover("back", "One step back", "Step", is_off=at_start),
        _mover("play", "Pause" if replay.plays else "Play", "Pause" if replay.plays else "Play"),
        _mover("forward", "One step on", "Step", is_off=at_end),
    ]
    if moments := replay.capabilities.moments:
        label = moments.part.capitalize()
        buttons.insert(0, _mover("previous card", f"Previous {moments.part}", label, is_off=at_start))
        buttons.append(_mover("next card", f"Next {moments.part}", label, is_off=at_end))
    return f'<div class="vfw-transport" role="group" aria-label="Move through the game">{"".join(buttons)}</div>'


def _mover(command: str, name: str, label: str, is_off: bool = False) -> str:
    icon = ICONS["pause" if label == "Pause" else command]
    css = "vfw-primary" if command == "play" else ""
    return (
        f'<button type="button" class="vfw-button {css}" data-command="{command}" data-value=""'
        f' aria-label="{name}" aria-disabled="{str(is_off).lower()}">'
        f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{icon}"></path></svg><span>{label}</span></button>'
    )


def _lists(replay: Replay) -> str:
    places = [(str(step), name) for name, step in replay.chapters]
    lists = _list("go", "Go to", places, chosen=replay.chapter)
    lists += _list("speed", "Speed", list(SPEED_NAMES.items()), chosen=list(SPEEDS).index(replay.speed))
    if replay.may_see:
        name, table_only, whose = SEEN_IN_HAND if replay.capabilities.hand else SEEN
        seen = [("", table_only), *((seat, whose.format(seat=replay.skin.seat_name(seat))) for seat in replay.may_see)]
        lists += _list("see", name, seen, [seat for seat, _ in seen].index(replay.seen_by or ""))
    return lists


def _list(command: str, name: str, options: Sequence[tuple[str, str]], chosen: int) -> str:
    rows = "".join(
        f'<option value="{escape(value)}"{" selected" if number == chosen else ""}>{escape(label)}</option>'
        for number, (value, label) in enumerate(options)
    )
    return f'<select name="{command}" data-key="{command}" aria-label="{escape(name)}">{rows}</select>'


def _way_on(replay: Replay) -> str:
    if replay.leads_to:
        return render_command_button("leave", replay.leads_to, "vfw-primary" if replay.step == replay.last else "")
    over = "" if replay.can_be_forked else "the game is over here; go back a step"
    arc = "" if why_no_arc(replay.match, replay.skin) else render_command_button("arc", ARC)
    return arc + render_command_button("play from here", "Play on from here", why_not=over) + render_what_if(replay)


def render_what_if(replay: Replay) -> str:
    """Render the link from this step to *What if?*; "" if there is none."""
    number = replay.what_if_position(replay.step)
    if number is None:
        return ""
    asked = replay.match.game.view(replay.match.positions[number], None)
    return render_what_if_link(WHAT_IF_I_HAD, value=str(replay.step), about=replay.capabilities.moments.moment(asked))


def render_steps(replay: Replay, steps: Iterable[int], *, whole: bool) -> str:
    """Render the log as a list of steps to go to, oldest first. `whole` is false if earlier steps are left out."""
    from_start = '<span data-sheet="log">Read all of it</span>'
    items = "".join(_moment(step, lines, step == replay.step) for step in steps if (lines := replay.lines(step)))
    return (
        '<section class="vfw-log vfw-moments vfw-sheet" aria-label="What happened" data-region="log">'
        f'<h2 class="vfw-kicker">What happened</h2>{"" if whole else from_start}<ol tabindex="0">{items}</ol></section>'
    )


def _moment(step: int, lines: Sequence[LogLine], is_now: bool) -> str:
    said = "".join(f"<b>{escape(line)}</b> " if begins else f"<span>{escape(line)}</span> " for line, begins in lines)
    now = ' aria-current="step"' if is_now else ""
    return f'<li><button type="button" data-command="go" data-value="{step}"{now}>{said}</button></li>'


def render_fork_form(replay: Replay, question: int, notice: str = "") -> str:
    """Render the form that asks for the players and dice of a game that goes on from this step."""
    seats = "".join(
        _choice(replay.skin.seat_name(seat), seat, list(kinds.items()), list(kinds).index(replay.default_player(seat)))
        for seat, kinds in replay.seat_options.items()
    )
    kept = [(KEPT_DICE, "As they were: the same choices bring the same dice")] if replay.dice_can_be_kept else []
    dice = [(NEW_DICE, "Rolled again"), *kept, (REAL_DICE, "Real dice, entered by hand")]
    _, headline, _ = replay.sentences
    done = f"{headline} " if headline != replay.when else ""
    order = "; the cards lie in the same order" if replay.capabilities.hand else ""
    handing_over = replay.capabilities.scenarios.handover_text(replay.position)
    about = f"<p>{escape(handing_over)}</p>" if handing_over else ""
    warning = f'<p class="vfw-notice" role="alert">{escape(notice)}</p>' if notice else ""
    return (
        f'{open_overlay_tag("vfw-fork", question)} role="dialog" aria-modal="true" aria-label="Play on from here">'
        f'<div class="vfw-sheet"><p class="vfw-kicker">Another game from here · {escape(replay.when)}</p>'
        f'<h2 tabindex="-1" data-first>Play on from here</h2>{warning}'
        f"<p>{escape(done)}Everything up to this step stays as it was{order}. Who plays from here on?</p>"
        '<form data-command="begin">'
        f'{seats}{about}{_choice("Dice", "dice", dice, 0)}<div class="vfw-tools">'
        '<button type="submit" class="vfw-button vfw-primary" data-key="begin">Begin</button>'
        f"{render_command_button('go on looking', 'Go on looking', leaves=True)}</div></form></div></section>"
    )


def _choice(legend: str, name: str, options: Sequence[tuple[str, str]], chosen: int) -> str:
    radios = "".join(
        f'<label><input type="radio" name="{escape(name)}" value="{escape(value)}"'
        f' data-key="{escape(name)} {escape(value)}"{" checked" if number == chosen else ""}>'
        f"<span>{escape(label)}</span></label>"
        for number, (value, label) in enumerate(options)
    )
    return f'<fieldset class="vfw-choice"><legend>{escape(legend)}</legend>{radios}</fieldset>'


def render_replay_regions(replay: Replay, question: int, notice: str) -> dict[str, str]:
    """Render the regions by name."""
    skin, view = replay.skin, replay.view
    first = max(replay.step - STEPS_IN_LOG + 1, 0)
    return {
        # No side is "you", because the replay has no seat at the table.
        **render_shared_regions(skin, view, is_past=True),
        "prompt": render_replay_bar(replay, question, notice),
        "hand": render_hand(_only_seen(skin.capabilities.hand.hand(view)), question),
        "log": render_steps(replay, range(first, replay.step + 1), whole=replay.last == 0),
    }


def _only_seen(hand: HandModel) -> HandModel:
    """Return the hand with no playable card."""
    return replace(hand, cards=[replace(card, reply=None, uses=()) for card in hand.cards])


def render_whole_log_of_replay(replay: Replay) -> str:
    """Render all events of the game, also those after the step that is shown."""
    return render_steps(replay, range(replay.last + 1), whole=True)


def format_step(replay: Replay) -> str:
    """Return the sentence that a screen reader says about the step."""
    _, headline, _ = replay.sentences
    return headline if len(headline.split()) <= MAX_WORDS_ANNOUNCED else f"{replay.when}."
