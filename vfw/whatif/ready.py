"""Counts of the questions that ship, played beforehand: for a kiosk, a class on two cores, and a page without a server.

    .venv/bin/vfw ready [NAME ...]

plays them anew, in half an hour on two cores, and goes on where it was when it is called again. Each question has a
file in `lessons/whatif/ready`, which says for each kind of player what was counted, of which rules and players, and how
the first worlds ended, so that anybody can play those again and compare.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from vfw.resources import lesson, read_text
from vfw.untrusted_input import NotJson, NotText, parsed
from vfw.votes import VotesForWomen
from vfw.votes.advice.players import VERSION
from vfw.votes.rules.position import RATIFIED
from vfw.whatif.answered import asked
from vfw.whatif.runs import Run
from vfw.whatif.tallies import Counts
from vfw.whatif.worlds import Ending

GAMES: Final = {"random": 10_000, "steady": 10_000, "planner": 400}
"""Worlds of each kind, by who plays them; the planner thinks as long as in a tournament."""
SEED = 0
COMPARED = 25
"""Worlds of which the file says how they ended."""
FOLDER = "whatif/ready"
COMMAND = ".venv/bin/vfw ready"


class NotReady(ValueError):
    """A question has no counts, or those of another text, rules or players; says what makes them."""


@dataclass(frozen=True)
class Played:
    """A question as one kind of player has it.

    Attributes:
        run: what was played. counts: what was counted; what happened early in too few worlds is left out. first: how
            the first worlds ended, as it was and as changed, in the words of `in_short`.
    """

    run: Run
    counts: Counts
    first: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Ready:
    """What was played of a question beforehand, by the kind of player: random, steady, planner.

    Attributes:
        rules, players: the versions that played.
    """

    played: Mapping[str, Played]
    rules: str
    players: str

    @property
    def by_player(self) -> dict[str, Counts]:
        """The counts alone."""
        return {player: played.counts for player, played in self.played.items()}

    def run(self, player: str) -> Run:
        """What was played by one kind of player."""
        return self.played[player].run


@lru_cache(maxsize=16)
def ready(name: str) -> Ready:
    """What was played beforehand of the question of ours with this name. Raises NotReady where there is nothing, or
    where it is of another text of the question, or of other rules or players."""
    again = f"; this plays it anew: {COMMAND} {name}"
    try:
        found = parsed(read_text(lesson(f"{FOLDER}/{name}.json")))
        question = asked(name)
        played = {}
        for player, games in GAMES.items():
            run, kept = Run(question.played_by(player), games, SEED), found["played"][player]
            if (kept["run"], kept["games"]) != (run.key, games):
                raise NotReady(
                    f"the counts of {name} by {player} are of another text, or of rules {found['rules']} and players "
                    f"{found['players']}, and not of rules {VotesForWomen.rules} and players {VERSION}{again}"
                )
            first = tuple([(was, is_) for was, is_ in kept["first"]])
            played[player] = Played(run, Counts.from_record(kept["counts"]), first)
    except FileNotFoundError as error:
        raise NotReady(f"no question {name!r} was played beforehand{again}") from error
    except (NotText, NotJson, KeyError, TypeError, AttributeError) as error:
        raise NotReady(f"the file of counts of {name} is damaged{again}") from error
    return Ready(played, found["rules"], found["players"])


def in_short(ending: Ending) -> str:
    """How a world ended, in a few words that can be compared: who won, how many states ratified, which decided, and in
    which turn the Amendment was sent.

    >>> in_short(Ending(True, 4, bytes([RATIFIED] * 48), "TN", 2, frozenset()))
    'won, 48 ratify, TN decides, sent in turn 4, short by 2'
    """
    sent = f"sent in turn {ending.sent}" if ending.sent else "never sent"
    ratified, decides = ending.votes.count(RATIFIED), ending.decisive or "nobody"
    return f"{'won' if ending.won else 'lost'}, {ratified} ratify, {decides} decides, {sent}, short by {ending.short}"
