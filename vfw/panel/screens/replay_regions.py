"""What lies on the page while a match is looked back upon: the HTML of every region."""

from __future__ import annotations

from dataclasses import replace

from vfw.panel.faces.hand import HandFace, hand_html
from vfw.panel.screens.open_table import open_html
from vfw.panel.screens.replay_bar import STEPS_IN_LOG, bar_html, moments_html
from vfw.panel.screens.table_regions import WORDS_HEARD
from vfw.panel.session.replay import Replay


def replay_regions_html(replay: Replay, question: int, notice: str) -> dict[str, str]:
    """The HTML of the regions by name."""
    skin, view = replay.skin, replay.view
    first = max(replay.step - STEPS_IN_LOG + 1, 0)
    return {
        # Whose cards are seen is nobody's place at the table.
        **open_html(skin, view, is_past=True),
        "prompt": bar_html(replay, question, notice),
        "hand": hand_html(_only_seen(skin.capabilities.hand.hand(view)), question),
        "log": moments_html(replay, range(first, replay.step + 1), whole=replay.last == 0),
    }


def _only_seen(hand: HandFace) -> HandFace:
    """A hand of which nothing can be played any more."""
    return replace(hand, cards=[replace(card, reply=None, uses=()) for card in hand.cards])


def whole_replay_html(replay: Replay) -> str:
    """Everything that happened, also after the step that is shown."""
    return moments_html(replay, range(replay.last + 1), whole=True)


def replay_sentence(replay: Replay) -> str:
    """What a screen reader says of the step that is shown."""
    _, headline, _ = replay.sentences
    return headline if len(headline.split()) <= WORDS_HEARD else f"{replay.when}."
