"""The HTML of the projector, legible from the last row of a classroom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from vfw.classroom.groups import GROUPS, HOW_TWO_PLAY, OPPONENTS, TWO, voters_name
from vfw.classroom.projector_game import ClassGame, Stage
from vfw.classroom.projector_shortlist import LETTERS, Choice
from vfw.classroom.projector_votes import DecidedBy, Vote
from vfw.core.questions import Roll
from vfw.panel.html import (
    open_overlay_tag,
    render_command_button,
    render_dialog_link,
    render_local_button,
    render_thinking,
    render_unreadable_save_button,
)
from vfw.panel.modes.watching import LONGEST_REST
from vfw.panel.rendering.menu import LIGHTS, MOTIONS, SENSITIVITIES, SIZES, render_setting
from vfw.panel.rendering.prompt import render_die, render_score
from vfw.panel.rendering.table import MAX_WORDS_ANNOUNCED, game_seed, render_tally
from vfw.panel.view_models.new_game import Option

SPACES = [("on", "Goes on"), ("off", "Does nothing")]
STAGES = [("on", "Go on by themselves"), ("off", "Wait for the space bar")]
DICE = [("computer", "The exhibit rolls them"), ("table", "We roll real dice")]
WHO = {
    DecidedBy.ROOM: "",
    DecidedBy.TEACHER: "the teacher decided the tie",
    DecidedBy.UNCOUNTED: "not counted",
    DecidedBy.EXHIBIT: "left to the exhibit",
}
LARGE_TILES = 2
SORTS = "The exhibit looks for the choices that are worth a talk"


# Prompt


def prompt_html(game: ClassGame, question: int, warning: str, typed: str, mistake: str) -> str:
    """Return the last event or the question, below a `warning`; `typed` and `mistake` belong to the field."""
    prompt = game.session.skin.prompt(game.session.view)
    match game.stage:
        case Stage.LOOK:
            kicker, body = "What happened", _moment(game)
        case Stage.STAGED:
            kicker, body = game.staged.kicker, _heading(game.staged.title)
        case Stage.AWAIT:
            kicker, body = "The other side", _heading(prompt.headline) + render_thinking(game.session.thinking_text)
        case Stage.SORT:
            kicker, body = _who_votes(game), _heading(prompt.headline, prompt.detail) + render_thinking(SORTS)
        case Stage.THROW:
            kicker, body = "Dice", _heading(prompt.headline, prompt.detail) + _next("Roll the dice")
        case Stage.ENTER:
            field = _field("What do the dice show?", _dice_example(game), game, typed, mistake)
            kicker, body = "Dice", _heading(prompt.headline, prompt.detail) + field
        case Stage.OTHERS:
            kicker, body = "Another choice", _others(game)
        case Stage.TIE:
            kicker, body = "A tie", _tie(game, typed, mistake)
        case Stage.OVER:
            kicker, body = "The game is over", _ending(game)
        case _:
            detail = " ".join(filter(None, [prompt.detail, game.session.capabilities.advice.odds(game.session.view)]))
            asked = _heading(prompt.headline, detail) + render_score(prompt.score) + _lettered(game)
            kicker, body = _who_votes(game), asked + _count_field(game, typed, mistake) + _how_listed(game)
    # Dice on the stage fall by themselves, because the teacher may be away from the keys; text there waits.
    goes_on = game.stage == Stage.STAGED and not game.session.stage.opens
    rest = f' data-rest="{LONGEST_REST}"' if goes_on else ""
    return (
        f'<section class="vfw-prompt vfw-sheet" data-side="{escape(prompt.side)}" data-question="{question}"{rest}'
        f' data-stage="{game.stage}" data-region="prompt" aria-label="What to do" tabindex="0">'
        f'<p class="vfw-kicker">{escape(kicker)}</p>{warning}{body}{_tools(game)}</section>'
    )


def _who_votes(game: ClassGame) -> str:
    return f"{voters_name(game.match)} votes"


def _heading(headline: str, detail: str = "") -> str:
    more = f'<p class="vfw-detail">{escape(detail)}</p>' if detail else ""
    return f'<h2 tabindex="-1">{escape(headline)}</h2>{more}'


def _next(label: str) -> str:
    """Return the large button, which the space bar presses too."""
    button = render_command_button("next", label, "vfw-primary").replace("<button", "<button data-space", 1)
    return f'<div class="vfw-choices">{button}</div><p class="vfw-space">The space bar does the same.</p>'


def _moment(game: ClassGame) -> str:
    moment = game.moments[0]
    thrown = "".join(render_die(sides, shown) for sides, shown in moment.dice)
    dice = f'<div class="vfw-dice">{thrown}</div>' if thrown else ""
    lines = "".join(f"<p>{escape(line)}</p>" for line in moment.lines[1:])
    vote = _vote_bars(game.just_voted, voters_name(game.match, game.just_voted.at)) if game.just_voted else ""
    return f"{vote}{_heading(moment.lines[0])}{dice}{lines}{_next('Next')}"


def _vote_bars(vote: Vote, voted: str) -> str:
    """Return the last vote, of the class or of the group that `voted`, as a small chart."""
    if not vote.hands:
        return f'<p class="vfw-chosen"><b>{escape(vote.chosen)}</b> ({escape(WHO[vote.by])})</p>'
    most = max(count for _, count in vote.hands)
    bars = "".join(
        f'<li><b>{letter}</b><span class="vfw-hand-bar" style="--part: {count / most:.2f}"></span>'
        f"<span>{count}</span></li>"
        for letter, (_, count) in zip(LETTERS, vote.hands, strict=False)
    )
    who = f" ({escape(WHO[vote.by])})" if WHO[vote.by] else ""
    labels = [label for label, _ in vote.hands]
    letter = LETTERS[labels.index(vote.chosen) if vote.chosen in labels else len(labels) - 1]
    return (
        f'<p class="vfw-chosen">{voted} chose {letter}: <b>{escape(vote.chosen)}</b>{who}</p>'
        f'<ol class="vfw-hand-bars" aria-label="Hands for each letter">{bars}</ol>'
    )


def _lettered(game: ClassGame, letters: str = "") -> str:
    """Return the choices with their letters; only those with these letters, if some are given."""
    listed = game.shortlist
    names = [*listed.choices, *[Choice((), "Another choice", f"one of {len(listed.others)} more")] * bool(listed.other)]
    items = "".join(
        f'<li><button type="button" data-command="letter" data-value="{letter}"><b>{letter}</b>'
        f"<span>{_said(choice)}</span></button></li>"
        for letter, choice in zip(listed.letters, names, strict=True)
        if letter in (letters or listed.letters)
    )
    return f'<ol class="vfw-lettered">{items}</ol>'


def _said(choice: Choice) -> str:
    if not choice.says:
        return f"<strong>{escape(choice.label)}</strong>"
    return f"<strong>{escape(choice.label)}:</strong> {escape(choice.says)}"


def _how_listed(game: ClassGame) -> str:
    """Return a note on how the shortlist was made."""
    listed = game.shortlist
    if not listed.other:
        return ""
    n = len(listed.choices) + len(listed.others)
    return (
        f'<p class="vfw-how">A computer player, which looks one play ahead, likes these best of {n}. '
        "Their order means nothing.</p>"
    )


def _count_field(game: ClassGame, typed: str, mistake: str) -> str:
    letters = game.shortlist.letters
    label = f"Hands for {', '.join(letters)}, or a letter"
    example = " ".join(["12", "5", "8", "0", "3", "1"][: len(letters)])
    return _field(label, example, game, typed, mistake)


def _dice_example(game: ClassGame) -> str:
    roll = game.match.pending
    assert isinstance(roll, Roll)
    return " ".join(["4", "2", "6", "1", "3", "5"][: roll.n])


def _field(label: str, example: str, game: ClassGame, typed: str, mistake: str) -> str:
    """Return the input field."""
    # The page uses this to tell whether typed text belongs to the same question of the same game.
    asked = escape(f"{game_seed(game.match)} {len(game.match.replies)} {game.stage}")
    wrong = f'<p id="vfw-mistake" class="vfw-notice" role="alert">{escape(mistake)}</p>' if mistake else ""
    marks = ' aria-invalid="true" aria-describedby="vfw-mistake"' if mistake else ""
    return (
        f'<form data-command="hands" class="vfw-hands"><label for="vfw-hands">{escape(label)}</label>'
        f'<input id="vfw-hands" name="value" data-key="hands" data-asked="{asked}" value="{escape(typed)}"'
        f' maxlength="60" autocomplete="off" spellcheck="false" placeholder="{example}"{marks}>'
        f'<button type="submit" class="vfw-button vfw-primary">Play it</button>{wrong}</form>'
    )


def _tie(game: ClassGame, typed: str, mistake: str) -> str:
    letters, hands = game.tied, max(game.counts)
    names = f"{', '.join(letters[:-1])} and {letters[-1]}"
    each = f"{names} have {hands} hand{'s' * (hands != 1)} each"
    decide = "The teacher decides: press a letter. Or count again."
    return _heading(each, decide) + _lettered(game, letters) + _count_field(game, typed, mistake)


def _others(game: ClassGame) -> str:
    buttons = "".join(
        f'<li><button type="button" data-command="other" data-value="{number}">{escape(choice.label)}</button></li>'
        for number, choice in enumerate(game.shortlist.others)
    )
    return (
        _heading("Which one?", "The class names it, the teacher presses it.") + f'<ul class="vfw-others">{buttons}</ul>'
    )


def _ending(game: ClassGame) -> str:
    ending = game.session.skin.ending(game.session.view)
    counts = "".join(map(render_tally, ending.counts))
    tools = [
        render_command_button("record", "Our game and the record"),
        render_command_button("save votes", "Save the list"),
        render_command_button("another", "Another game"),
    ]
    return (
        f'{_heading(ending.headline, ending.reason)}<div class="vfw-counts">{counts}</div>'
        f'<div class="vfw-tools">{"".join(tools)}</div>{votes_html(game.votes, heading="h3")}'
    )


def _tools(game: ClassGame) -> str:
    """Return the row of smaller buttons."""
    tools = []
    if game.stage in (Stage.OTHERS, Stage.TIE):
        tools.append(render_command_button("undo", "Back"))
    elif game.stage != Stage.OVER and game.can_undo:
        tools.append(render_command_button("undo", "Undo"))
    if game.stage == Stage.ASK:
        tools.append(render_command_button("leave", "Let the exhibit choose"))
    if game.stage == Stage.LOOK and game.session.computer.is_active:
        tools.append(render_command_button("skip", "Skip to our turn"))
    return f'<div class="vfw-tools">{"".join(tools)}</div>' if tools else ""


def hand_html(cards: Sequence[tuple[str, str]], whose: str = "") -> str:
    """Return the hand of the class, or of one of two groups: (dialog, title) of each card."""
    if not cards:
        return ""
    name = f"{whose}’s hand" if whose else "Our hand"
    items = "".join(f"<li>{render_dialog_link(about, title)}</li>" for about, title in cards)
    return (
        f'<section class="vfw-our-hand" data-region="hand" aria-label="{name}">'
        f"<h2>{name}</h2><ul>{items}</ul></section>"
    )


# Votes


def votes_html(votes: Sequence[Vote], heading: str = "h2") -> str:
    """Return all votes of the class, in order."""
    rows = "".join(_vote_row(number, vote) for number, vote in enumerate(votes, start=1))
    table = (
        '<table class="vfw-votes"><thead><tr><th scope="col">Question</th><th scope="col">Hands</th>'
        f'<th scope="col">Chosen</th></tr></thead><tbody>{rows}</tbody></table>'
    )
    return f"<{heading}>How the room voted</{heading}>{table if votes else '<p>The room has not voted yet.</p>'}"


def _vote_row(number: int, vote: Vote) -> str:
    counts = " · ".join(f"{letter} {count}" for letter, (_, count) in zip(LETTERS, vote.hands, strict=False))
    who = WHO[vote.by]
    note = f"<small>{escape(who)}</small>" if who and vote.hands else ""
    return (
        f'<tr><th scope="row">{number}. {escape(vote.question)}</th><td>{counts or escape(who)}</td>'
        f"<td>{escape(vote.chosen)} {note}</td></tr>"
    )


def votes_text(votes: Sequence[Vote]) -> str:
    """Return the list of votes as a text file."""
    lines = ["How the room voted", ""]
    for number, vote in enumerate(votes, start=1):
        hands = "; ".join(f"{label}: {count}" for label, count in vote.hands)
        notes = ", ".join(filter(None, [hands, WHO[vote.by]]))
        lines += [f"{number}. {vote.question}", f"   Chosen: {vote.chosen}{f' ({notes})' if notes else ''}"]
    return "\n".join([*lines, ""])


# Covers


def begin_html(scenarios: Sequence[Option], opponent: str, dice: str, groups: str, question: int, warning: str) -> str:
    """Return the start page, below a `warning`, with the choice of scenario, groups, opponent and dice.

    The first two scenarios are large tiles.
    """
    doors = "".join(_scenario_button(scenario, css="vfw-door") for scenario in scenarios[:LARGE_TILES])
    others = "".join(_scenario_button(scenario, css="vfw-door") for scenario in scenarios[LARGE_TILES:])
    sides, rolls = _one_of("opponent", OPPONENTS, opponent), _one_of("dice", dict(DICE), dice)
    how = f"<p>{HOW_TWO_PLAY}</p>" if groups == TWO else ""
    return (
        f'{open_overlay_tag("vfw-start", question)} data-leaf="front" aria-label="Begin"><div class="vfw-sheet">'
        f'<div class="vfw-ribbon" aria-hidden="true"></div>{render_local_button("menu", "Menu", "vfw-menu-button")}'
        f'<h1 tabindex="-1" data-first>The class plays the Suffragists</h1>{warning}'
        "<p>The room votes with raised hands, and the exhibit plays what most want. "
        "The other side is the computer.</p>"
        f'<div class="vfw-doors">{doors}</div>'
        f'<fieldset class="vfw-choice"><legend>The class</legend>{_one_of("groups", GROUPS, groups)}{how}</fieldset>'
        f'<fieldset class="vfw-choice"><legend>The other side</legend>{sides}</fieldset>'
        f'<fieldset class="vfw-choice"><legend>Dice</legend>{rolls}</fieldset>'
        f'<details><summary>Begin at another moment</summary><div class="vfw-doors">{others}</div></details>'
        "</div></section>"
    )


def _one_of(command: str, words: Mapping[str, str], chosen: str) -> str:
    """Return a button for each word, of which one is pressed."""
    return "".join(
        render_command_button(command, name, value=word, pressed=word == chosen) for word, name in words.items()
    )


def _scenario_button(scenario: Option, css: str) -> str:
    note = " · ".join(part for part in scenario.note.split(" · ") if "minutes" not in part)
    return (
        f'<button type="button" class="{css}" data-command="begin" data-value="{escape(scenario.value)}">'
        f"<b>{escape(scenario.label)}</b><span>{escape(note)}</span></button>"
    )


def introduction_html(title: str, kicker: str, parts: Sequence[tuple[str, str]], question: int) -> str:
    """Return the introduction before a game: (heading, text) of each paragraph."""
    words = "".join(f"<p>{f'<b>{escape(head)}</b> ' if head else ''}{escape(text)}</p>" for head, text in parts)
    return (
        f'{open_overlay_tag("vfw-introduction", question)} role="dialog" aria-modal="true" '
        f'aria-label="{escape(title)}">'
        '<div class="vfw-sheet"><div class="vfw-ribbon" aria-hidden="true"></div>'
        f'<p class="vfw-kicker">{escape(kicker)}</p>'
        f'<h2 tabindex="-1" data-first>{escape(title)}</h2>{words}{_next("Begin")}</div></section>'
    )


def sheet_cover_html(html: str, name: str, question: int) -> str:
    """Return a page that covers the game until it is closed."""
    return (
        f'{open_overlay_tag("vfw-page", question)} role="dialog" aria-modal="true" aria-label="{escape(name)}">'
        f'<div class="vfw-sheet" tabindex="-1" data-first>{html}'
        f'<div class="vfw-tools">{render_command_button("close", "Close", "vfw-primary")}'
        "</div></div></section>"
    )


def another_html(moment: str, question: int) -> str:
    """Return the confirmation before an unfinished game is put away."""
    buttons = [
        render_command_button("close", "Go on with this game", "vfw-primary", first=True),
        render_command_button("save", "Save it as a file"),
        render_command_button("begin anew", "Put it away"),
    ]
    return (
        f'{open_overlay_tag("vfw-away", question)} role="dialog" aria-modal="true" aria-label="Put this game away?">'
        f'<div class="vfw-sheet"><h2>Put this game away?</h2><p>It is at {escape(moment)}. '
        f'Another game takes its place.</p><div class="vfw-tools">{"".join(buttons)}</div></div></section>'
    )


def menu_html(*, is_playing: bool) -> str:
    """Return the menu: full screen, the game as a file, and preferences."""
    game = [
        render_command_button("votes", "How the room voted"),
        render_command_button("save", "Save the game as a file"),
        render_command_button("another", "Another game"),
    ]
    tools = [
        render_local_button("whole screen", "Full screen"),
        *(game if is_playing else []),
        render_unreadable_save_button(),
    ]
    return (
        '<div class="vfw-menu vfw-sheet" popover="manual" role="dialog" aria-label="Menu">'
        f'<div class="vfw-menu-head"><h2>Menu</h2>{render_local_button("menu", "Close")}</div>'
        f'<div class="vfw-tools">{"".join(tools)}</div>'
        f"{render_setting('Space bar', 'space', SPACES)}{render_setting('Votes on the stage', 'stage', STAGES)}"
        f"{render_setting('Size of everything', 'size', SIZES)}"
        f"{render_setting('Colors', 'light', LIGHTS)}{render_setting('Movement', 'motion', MOTIONS)}"
        f"{render_setting('Passages with racist words or violence', 'sensitivity', SENSITIVITIES)}</div>"
    )


# Announcements


def sentence(game: ClassGame) -> str:
    """Return the sentence to announce to screen readers."""
    match game.stage:
        case Stage.LOOK:
            lines = [*game.moments[0].lines]
            while len(lines) > 1 and len(" ".join(lines).split()) > MAX_WORDS_ANNOUNCED:
                lines.pop()
            return " ".join(lines)
        case Stage.STAGED:
            return " ".join(" ".join(game.staged.question).split())
        case Stage.TIE:
            return f"A tie between {' and '.join(game.tied)}. The teacher decides."
        case Stage.ASK:
            stop = "" if game.question.endswith("?") else "."
            return f"{game.question}{stop} {len(game.shortlist.letters)} choices."
        case Stage.AWAIT:
            return f"{game.session.thinking_text}."
    return game.question
