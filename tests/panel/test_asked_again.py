"""A repeated question says which time it is, so that no answer seems lost."""

import re
from collections.abc import Iterable

from tests.votes.games import fifth_turn, hard_game, last_turn, solitaire_ending, solitaire_last_turn, whole_game
from vfw.core import Decision
from vfw.panel.skins.votes.skin import VotesSkin
from vfw.votes.rules.position import Position
from vfw.votes.rules.view import view

GAMES = (whole_game, hard_game, solitaire_ending, fifth_turn, last_turn, solitaire_last_turn)
THROWS = {"rolled", "vote rolled"}


def asked_alike(positions: Iterable[Position]) -> list[str]:
    """Return the lines repeated word for word for one card, except for dice that fell again."""
    said, moment, alike = dict[tuple[str, str], bool](), (0, 0, ""), []
    for position in positions:
        happened = {event[0] for event in position.news}
        if moment != (moment := (position.turn, position.round, position.card)) or "played" in happened:
            said = {}
        if happened & THROWS:
            said = dict.fromkeys(said, True)
        if isinstance(pending := position.pending, Decision):
            question = pending.seat, VotesSkin().prompt(view(position, pending.seat)).spoken
            is_shown_anew = said.get(question, False) and re.search(r"\d", question[1])
            if question in said and not is_shown_anew:
                alike.append(question[1])
            said[question] = False
    return alike


def test_no_question_is_asked_twice_in_the_same_words_while_a_card_is_played() -> None:
    for play in GAMES:
        for seed in range(3):
            assert asked_alike(play(seed)) == [], (play.__name__, seed)
