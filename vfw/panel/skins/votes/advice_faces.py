"""Help in Votes for Women: odds, hints, and what a side lacks to win."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vfw.core.questions import Decision, Reply
from vfw.panel.faces.hint import HintFace, told_once
from vfw.panel.skins.abilities.learning import Advice
from vfw.panel.skins.votes.hand_faces import USE_NAMES
from vfw.panel.skins.votes.sheet_faces import capital
from vfw.votes.advice.hints import BEST, Hint, hints
from vfw.votes.rules.position import PURPLE, YELLOW
from vfw.votes.rules.view import View
from vfw.votes.telling.odds import odds
from vfw.votes.telling.odds import words as odds_words
from vfw.votes.telling.prompts import prompt
from vfw.votes.telling.reckoning import reckoning
from vfw.votes.telling.tally import standing


class VotesAdvice(Advice):
    """Odds, hints and reckonings."""

    def odds(self, view: View) -> str:
        chances = odds(view)
        # Where a state votes, the prompt says itself what another roll could do.
        says_itself = isinstance(view.pending, Decision) and standing(view) is not None
        return " ".join(odds_words(chances, view.seat)) if chances and not says_itself else ""

    def hints(self, view: View, rng: Random) -> list[HintFace]:
        labels = prompt(view).labels

        def named(replies: Sequence[Reply]) -> str:
            """The answer as its buttons name it: "Lucy Stone: Lobby"."""
            words = [reply for reply in replies if isinstance(reply, str | int)]
            return ": ".join([labels.get(word) or USE_NAMES[str(word)] for word in words])

        # Enough for as many that differ, where each is there in both colours.
        found = hints(view, rng, best=2 * BEST)
        faces = [_face(hint, named(hint.replies)) for hint in found]
        return told_once(faces, (PURPLE, YELLOW))[:BEST]

    def stands(self, view: View) -> str:
        stands = reckoning(view)
        return stands.text if stands else ""


def _face(hint: Hint, answer: str) -> HintFace:
    first = hint.replies[0]
    return HintFace(answer, _without_title(hint.text), hint.rule, first if isinstance(first, str | int) else None)


def _without_title(reason: str) -> str:
    """A reason that begins with what is played, "Lobby: a 6 ...", where that stands before it already."""
    title, colon, words = reason.partition(": ")
    return capital(words) if colon and "." not in title else reason
