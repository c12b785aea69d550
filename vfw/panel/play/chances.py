"""How likely those at the screen are to win: shown to whoever asks; to several persons once all of them want it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vfw.core.match import Match
from vfw.jobs.batch import BatchJob, CompletedJob
from vfw.jobs.pool import INLINE_POOL, Pool
from vfw.panel.faces.standing import StandingFace
from vfw.panel.play.company import Company
from vfw.panel.play.counsel import Counsel, coach_seed
from vfw.panel.play.one_screen import OneScreen
from vfw.panel.skins.protocol import Skin

WISH = "chances wished for"
"""Under this name the seats whose persons want to see it are kept with the match."""
DECLINED = "chances declined to"
"""And under this one those who wanted to, and have not been told yet that others do not."""
COUNTING = "still being counted"
"""What stands in place of the chance until it is known."""


class Chances:
    """The chance to win at `match`, as far as it was asked for.

    Who is alone with computers learns it from what their seat knows, and in few words beside hints too. Several persons
    learn it from what lies open, so that nothing hidden shows in it, and only as long as each of them has said so.

    Attributes:
        counsel: what is known of it now; awaited by whoever asked for it, and not beside hints.
        is_shared: whether several persons would see it.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, company: Company, screen: OneScreen, pool: Pool) -> None:
        self._match, self._skin, self._screen, self._pool = match, skin, screen, pool
        self._persons = frozenset(company.persons)
        self._willing, self._untold = self._kept(WISH), self._kept(DECLINED)
        self.counsel = Counsel[StandingFace](match, pool)
        self.is_shared = len(self._persons) > 1

    @property
    def face(self) -> StandingFace | None:
        """How likely it is, as far as that is known; None where nobody asked, or nothing is known yet."""
        found = self.counsel.found if self.counsel.is_awaited else None
        return found.so_far if found and self.counsel.is_thinking else found

    @property
    def in_short(self) -> str:
        """How likely it is and how sure that is, in few words, where that is worked out beside hints; else ""."""
        if self.counsel.is_awaited:
            return ""
        if self.counsel.is_thinking:
            return COUNTING
        face = self.counsel.found
        return f"{face.short}, {face.between}" if face else ""

    @property
    def can_be_asked(self) -> bool:
        """Whether nobody has asked for it about this question yet, or nothing came of that."""
        return self.counsel.can_be_asked or not self.counsel.is_awaited

    @property
    def are_agreed(self) -> bool:
        """Whether all who would see it want to."""
        return not self.is_shared or self._willing >= self._persons

    @property
    def has_said_so(self) -> bool:
        """Whether the one at the screen wants to see it, and others have not said so yet."""
        return not self.are_agreed and self._screen.seen_by in self._willing

    @property
    def is_proposed(self) -> bool:
        """Whether others want to see it, and the one at the screen is to say whether they do."""
        return not self.are_agreed and bool(self._willing) and self._screen.seen_by not in self._willing

    @property
    def proposed_by(self) -> list[str]:
        """What those are called who want to see it."""
        return [self._skin.seat_name(seat) for seat in sorted(self._willing)]

    @property
    def is_declined(self) -> bool:
        """Whether the one at the screen wanted to see it, and is to be told that others do not."""
        return self._screen.seen_by in self._untold

    @property
    def can_be_stopped(self) -> bool:
        """Whether it is shown to several persons, each of whom may want that no more."""
        return self.is_shared and self.are_agreed

    @property
    def waits_for(self) -> list[str]:
        """What those are called who have not said so."""
        return [self._skin.seat_name(seat) for seat in sorted(self._persons - self._willing)]

    def ask(self, on_news: Callable[[], object]) -> None:
        """The one at the screen wants to see it: begin to work it out, if all others want to as well."""
        seat = self._screen.seen_by
        assert seat is not None
        self._willing.add(seat)
        self._untold.clear()
        self._keep()
        if self.are_agreed:
            known = None if self.counsel.is_thinking else self.counsel.found
            if inquiry := CompletedJob(known) if known else self._inquiry(seat):
                self.counsel.ask(inquiry, on_news)

    def ask_beside_hints(self, on_news: Callable[[], object]) -> None:
        """Hints were asked for: begin to work it out for the one at the screen, where that is nobody else's business,
        and others do the work. `on_news` is called when it is known."""
        seat, counsel = self._screen.seen_by, self.counsel
        if seat is None or self.is_shared or self._pool is INLINE_POOL or not counsel.can_be_asked:
            return
        if inquiry := self._inquiry(seat):
            counsel.ask(inquiry, lambda: None if counsel.is_thinking else on_news(), is_awaited=False)

    def _inquiry(self, seat: str) -> BatchJob[StandingFace] | None:
        view = self._match.view(None if self.is_shared else seat)
        return self._skin.abilities.advice.chance(view, coach_seed(self._match))

    def decline(self) -> None:
        """The one at the screen does not want to see it, or no more: nobody does, and those who wanted to are told."""
        self._untold = {seat for seat in self._willing if seat != self._screen.seen_by}
        self._willing.clear()
        self.counsel.stop()
        self._keep()

    def note_told(self) -> None:
        """The one at the screen has been told that others do not want to see it."""
        if self.is_declined:
            self._untold.discard(str(self._screen.seen_by))
            self._keep()

    def _kept(self, name: str) -> set[str]:
        """The seats that are kept with the match under this name."""
        kept = self._match.found.get(name)
        return {seat for seat in self._persons if isinstance(kept, list) and seat in kept}

    def _keep(self) -> None:
        if self.is_shared:
            self._match.found[WISH], self._match.found[DECLINED] = sorted(self._willing), sorted(self._untold)
