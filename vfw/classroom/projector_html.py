"""The HTML of the projector, legible from the last row of a classroom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from vfw.classroom.groups import GROUPS, HOW_TWO_PLAY, OPPONENTS, TWO, group_name, scenario_options, voters_name
from vfw.classroom.projector_game import ClassGame, Stage
from vfw.classroom.projector_session import ProjectorSession
from vfw.classroom.projector_shortlist import LETTERS, Choice
from vfw.classroom.projector_votes import WHO, Vote
from vfw.core.questions import Roll
from vfw.panel.rendering.dialogs import (
    RECORD_HEADING,
    render_dialog,
    render_failure,
    render_note_before_card,
    render_record,
)
from vfw.panel.rendering.menu import LIGHTS, MOTIONS, SENSITIVITIES, SIZES
from vfw.panel.rendering.page import Regions, RenderedPage
from vfw.panel.rendering.prompt import render_stage
from vfw.panel.rendering.start_page import render_warning
from vfw.panel.rendering.table import render_head
from vfw.panel.session.prompts import LONGEST_REST
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.surfaces.boards import BoardView
from vfw.panel.view_models.new_game import Option
from vfw.panel.view_models.prompt import PromptModel
from vfw.templating import EMPTY, Markup, call_macro

SPACES = [("on", "Goes on"), ("off", "Does nothing")]
STAGES = [("on", "Go on by themselves"), ("off", "Wait for the space bar")]
DICE = [("computer", "The exhibit rolls them"), ("table", "We roll real dice")]
LARGE_TILES = 2
VOTES_HEADING = "How the room voted"
SORTS = "The exhibit looks for the choices that are worth a talk"


# Prompt


class HandsField(NamedTuple):
    """The input field for counted hands or dice.

    Attributes:
        label: Its label.
        example: Text that is shown while it is empty.
        asked: The question, by which the page tells whether typed text belongs to it.
        typed: The typed text.
        mistake: A sentence on what is wrong with it; "" for nothing.
    """

    label: str
    example: str
    asked: str
    typed: str
    mistake: str


def render_projector(session: ProjectorSession) -> RenderedPage:
    """Render the page of a projector; before a game the map keeps what it showed last."""
    game = session.game
    warning = render_warning(session.notice, session.browser_has_more) if session.notice else EMPTY
    regions: Regions = {"menu": menu_html(is_playing=game is not None)}
    if game:
        return RenderedPage({**regions, **_game_regions(session, game, warning)}, _map_view(game))
    new_game = (scenario_options(session.groups), session.opponent, session.dice, session.groups)
    return RenderedPage({**regions, "cover": begin_html(*new_game, session.question, warning)}, None)


def _map_view(game: ClassGame) -> BoardView:
    """Return the map: choices with a letter can be picked, and all others while the class names another choice."""
    choices = game.shortlist.choices if game.stage in (Stage.ASK, Stage.TIE, Stage.OTHERS) else ()
    choices += game.shortlist.others if game.stage == Stage.OTHERS else ()
    replies = [str(choice.replies[0]) for choice in choices]
    return BoardView(game.table.view, game.table.news, is_asked=True, choices=replies)


def render_projector_dialog(session: ProjectorSession, about: str) -> Markup:
    """Render the dialog on a subject. Raises ValueError if there is none."""
    view = session.game.table.view if session.game else None
    return render_dialog(DEFAULT_SKIN.capabilities.dialogs.sheet(about, view), session.preferences.sensitivity)


def render_projector_failure(session: ProjectorSession) -> Markup:
    """Render the page when the session cannot be rendered."""
    return render_failure(session.question, can_undo=session.game is not None)


def _game_regions(session: ProjectorSession, game: ClassGame, warning: Markup) -> Regions:
    skin, view, is_over = game.table.skin, game.table.view, game.stage == Stage.OVER
    hand = [] if is_over else [(f"card:{card.key}", card.title) for card in skin.capabilities.hand.hand(view).cards]
    moment = "The end" if is_over else skin.capabilities.moments.moment(view)
    return {
        "head": render_head(skin.title, moment, *skin.capabilities.table.tracks(view)),
        "prompt": prompt_html(game, session.question, warning, session.typed, session.mistake),
        "hand": hand_html(hand, group_name(view.seat)),
        "cover": _cover_html(session, game),
    }


def _cover_html(session: ProjectorSession, game: ClassGame) -> Markup:
    question, sensitivity, can = session.question, session.preferences.sensitivity, game.table.capabilities
    if introduction := game.table.introduction:
        story = [part for part in introduction.parts if part[0] in ("", "Your goal.")]
        return introduction_html(introduction.title, introduction.kicker, story, question)
    if game.stage == Stage.STAGED:
        return render_stage(game.staged, question)
    if game.stage == Stage.NOTE:
        card = game.first.card
        return render_note_before_card(can.dialogs.sheet(f"card:{card}", game.table.view), card, sensitivity, question)
    match session.cover:
        case "another":
            return another_html(can.moments.moment(game.table.view), question)
        case "votes":
            return sheet_cover_html(votes_html(game.votes), VOTES_HEADING, question)
        case "record":
            record = render_record(can.history.record(game.match), sensitivity)
            return sheet_cover_html(record, RECORD_HEADING, question)
    return EMPTY


def prompt_html(game: ClassGame, question: int, warning: Markup, typed: str, mistake: str) -> Markup:
    """Return the last event or the question, below a `warning`; `typed` and `mistake` belong to the field."""
    prompt = game.table.skin.prompt(game.table.view)
    kicker, body = _kicker_and_body(game, prompt, partial(_field, game, typed, mistake))
    # Dice on the stage fall by themselves, because the teacher may be away from the keys; text there waits.
    goes_on = game.stage == Stage.STAGED and not game.table.stage.opens
    rest = LONGEST_REST if goes_on else 0
    return _projector("prompt", prompt.side, question, game.stage, rest, kicker, warning, body, _tools(game))


def _projector(macro: str, *arguments: object, **named: object) -> Markup:
    return call_macro("classroom/templates/projector.html", macro, *arguments, **named)


def _kicker_and_body(
    game: ClassGame, prompt: PromptModel, field: Callable[[str, str], HandsField]
) -> tuple[str, Markup]:
    match game.stage:
        case Stage.LOOK:
            return "What happened", _moment(game)
        case Stage.STAGED:
            return game.staged.kicker, _projector("heading", game.staged.title)
        case Stage.AWAIT:
            return "The other side", _projector("thinking", prompt.headline, "", game.table.thinking_text)
        case Stage.SORT:
            return _who_votes(game), _projector("thinking", prompt.headline, prompt.detail, SORTS)
        case Stage.THROW:
            return "Dice", _projector("throw", prompt.headline, prompt.detail)
        case Stage.ENTER:
            dice_field = field("What do the dice show?", _dice_example(game))
            return "Dice", _projector("enter", prompt.headline, prompt.detail, dice_field)
        case Stage.OTHERS:
            return "Another choice", _projector("others", game.shortlist.others)
        case Stage.TIE:
            return "A tie", _projector(
                "tie", _tie_headline(game), _lettered(game, game.tied), _count_field(game, field)
            )
        case Stage.OVER:
            ending = game.table.skin.ending(game.table.view)
            return "The game is over", _projector("ending", ending, list(map(_describe_vote, game.votes)))
    odds = game.table.capabilities.advice.odds(game.table.view)
    listed = game.shortlist
    return _who_votes(game), _projector(
        "ask",
        prompt.headline,
        " ".join(filter(None, [prompt.detail, odds])),
        prompt.score,
        _lettered(game, listed.letters),
        _count_field(game, field),
        listed_of=len(listed.choices) + len(listed.others) if listed.other else 0,
    )


def _who_votes(game: ClassGame) -> str:
    return f"{voters_name(game.match)} votes"


def _moment(game: ClassGame) -> Markup:
    moment, vote = game.moments[0], game.just_voted
    voted = voters_name(game.match, vote.at) if vote else ""
    return _projector("moment", moment.lines, moment.dice, _describe_vote(vote) if vote else None, voted)


class VoteLine(NamedTuple):
    """A vote of the class in words and figures.

    Attributes:
        question: The question.
        chosen: The choice that won.
        letter: Its letter.
        note: A note on who decided, if it was not the room.
        hands: The number of counts; 0 if no hands were counted.
        counts: The hands for each letter, in words.
        bars: The letter, the hands, and their share of the most hands, for each choice.
    """

    question: str
    chosen: str
    letter: str
    note: str
    hands: int
    counts: str
    bars: list[tuple[str, int, str]]


def _describe_vote(vote: Vote) -> VoteLine:
    labels = [label for label, _ in vote.hands]
    letter = LETTERS[labels.index(vote.chosen) if vote.chosen in labels else len(labels) - 1] if labels else ""
    counted = [(letter, count) for letter, (_, count) in zip(LETTERS, vote.hands, strict=False)]
    most = max([count for _, count in counted], default=1)
    return VoteLine(
        question=vote.question,
        chosen=vote.chosen,
        letter=letter,
        note=WHO[vote.by],
        hands=len(counted),
        counts=" · ".join(f"{letter} {count}" for letter, count in counted),
        bars=[(letter, count, f"{count / most:.2f}") for letter, count in counted],
    )


def _lettered(game: ClassGame, letters: str) -> list[tuple[str, Choice]]:
    """Return the choices with these letters."""
    listed = game.shortlist
    choices = [
        *listed.choices,
        *[Choice((), "Another choice", f"one of {len(listed.others)} more")] * bool(listed.other),
    ]
    return [(letter, choice) for letter, choice in zip(listed.letters, choices, strict=True) if letter in letters]


def _count_field(game: ClassGame, field: Callable[[str, str], HandsField]) -> HandsField:
    letters = game.shortlist.letters
    example = " ".join(["12", "5", "8", "0", "3", "1"][: len(letters)])
    return field(f"Hands for {', '.join(letters)}, or a letter", example)


def _dice_example(game: ClassGame) -> str:
    roll = game.match.pending
    assert isinstance(roll, Roll)
    return " ".join(["4", "2", "6", "1", "3", "5"][: roll.n])


def _field(game: ClassGame, typed: str, mistake: str, label: str, example: str) -> HandsField:
    asked = f"{game.match.seed} {len(game.match.replies)} {game.stage}"
    return HandsField(label, example, asked, typed, mistake)


def _tie_headline(game: ClassGame) -> str:
    letters, hands = game.tied, max(game.counts)
    names = f"{', '.join(letters[:-1])} and {letters[-1]}"
    return f"{names} have {hands} hand{'s' * (hands != 1)} each"


def _tools(game: ClassGame) -> list[tuple[str, str]]:
    """Return the commands of the smaller buttons with their labels."""
    tools = []
    if game.stage in (Stage.OTHERS, Stage.TIE):
        tools.append(("undo", "Back"))
    elif game.stage != Stage.OVER and game.can_undo:
        tools.append(("undo", "Undo"))
    if game.stage == Stage.ASK:
        tools.append(("leave", "Let the exhibit choose"))
    if game.stage == Stage.LOOK and game.table.computer.is_active:
        tools.append(("skip", "Skip to our turn"))
    return tools


def hand_html(cards: Sequence[tuple[str, str]], whose: str = "") -> Markup:
    """Return the hand of the class, or of one of two groups: (dialog, title) of each card."""
    return _projector("hand", cards, f"{whose}’s hand" if whose else "Our hand")


# Votes


def votes_html(votes: Sequence[Vote]) -> Markup:
    """Return all votes of the class, in order."""
    return _projector("votes", list(map(_describe_vote, votes)))


# Covers


def begin_html(
    scenarios: Sequence[Option], opponent: str, dice: str, groups: str, question: int, warning: Markup
) -> Markup:
    """Return the start page, below a `warning`, with the choice of scenario, groups, opponent and dice.

    The first two scenarios are large tiles.
    """
    tiles = [(scenario.value, scenario.label, _note_without_minutes(scenario)) for scenario in scenarios]
    settings = [
        ("The class", "groups", GROUPS, groups, HOW_TWO_PLAY if groups == TWO else ""),
        ("The other side", "opponent", OPPONENTS, opponent, ""),
        ("Dice", "dice", dict(DICE), dice, ""),
    ]
    return _projector("begin", tiles[:LARGE_TILES], tiles[LARGE_TILES:], settings, question, warning)


def _note_without_minutes(scenario: Option) -> str:
    return " · ".join(part for part in scenario.note.split(" · ") if "minutes" not in part)


def introduction_html(title: str, kicker: str, parts: Sequence[tuple[str, str]], question: int) -> Markup:
    """Return the introduction before a game: (heading, text) of each paragraph."""
    return _projector("introduction", title, kicker, parts, question)


def sheet_cover_html(content: Markup, name: str, question: int) -> Markup:
    """Return a page that covers the game until it is closed."""
    return _projector("cover_page", content, name, question)


def another_html(moment: str, question: int) -> Markup:
    """Return the confirmation before an unfinished game is put away."""
    return _projector("another", moment, question)


def menu_html(*, is_playing: bool) -> Markup:
    """Return the menu: full screen, the game as a file, and preferences."""
    settings = [
        ("Space bar", "space", SPACES),
        ("Votes on the stage", "stage", STAGES),
        ("Size of everything", "size", SIZES),
        ("Colors", "light", LIGHTS),
        ("Movement", "motion", MOTIONS),
        ("Passages with racist words or violence", "sensitivity", SENSITIVITIES),
    ]
    return _projector("menu", is_playing, settings)
