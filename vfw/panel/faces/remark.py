"""What the coach of a guided game says where an answer would cost much."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from vfw.core.questions import Reply
from vfw.panel.faces.hint import HintFace


@dataclass(frozen=True)
class Remark:
    """An objection to an answer, the `chosen` one: what that would cost, in a sentence, and the `better` one."""

    chosen: HintFace
    cost: str
    better: HintFace

    @property
    def spoken(self) -> str:
        return f"{self.against} Better: {self.better.spoken}"

    @property
    def against(self) -> str:
        """What the chosen answer does, and what that costs."""
        return f"{self.chosen.spoken} {self.cost}"


class Objections(Protocol):
    """What is known for and against the answers to a question."""

    @property
    def hints(self) -> Sequence[HintFace]:
        """Good answers, the best first: those that are told whoever asks for hints; () as long as nothing is known."""
        ...

    def goes_on(self, replies: Sequence[Reply]) -> bool:
        """Whether these replies are the beginning of an answer that is known."""
        ...

    def to(self, replies: Sequence[Reply]) -> Remark | None:
        """The objection to this answer, the replies that follow the first among it; None where there is none, or nobody
        knows."""
        ...
