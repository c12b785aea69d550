"""The registry of the smaller games."""

from __future__ import annotations

from collections.abc import Mapping

from vfw.companions.buy_the_vote.player import BUY_THE_VOTE
from vfw.companions.companion import Companion
from vfw.companions.constitution.player import CONSTITUTION
from vfw.companions.suffragetto.player import SUFFRAGETTO

ALL: tuple[Companion, ...] = (SUFFRAGETTO, CONSTITUTION, BUY_THE_VOTE)

COMPANIONS: Mapping[str, Companion] = {companion.game.name: companion for companion in ALL}
"""The smaller games by their names."""
