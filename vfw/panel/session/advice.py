"""What the coach is asked about a question: a pool works it out, and it goes with the question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from time import monotonic
from typing import Any, Generic, TypeVar

from vfw.core.match import Match
from vfw.core.questions import Decision, Reply
from vfw.panel.faces.hint import HintFace, still_said
from vfw.panel.faces.remark import Objections, Remark
from vfw.panel.faces.standing import StandingFace
from vfw.panel.session.participants import Participants
from vfw.panel.session.screen import SharedScreen
from vfw.panel.skins.protocol import Skin
from vfw.thinking.inquiry import Inquiry
from vfw.thinking.known import Known
from vfw.thinking.pool import AT_ONCE, Pool
from vfw.thinking.thought import Thought

FoundT = TypeVar("FoundT")

NEWS_INTERVAL = 0.3
"""Seconds: news come no faster, so that they can be taken in."""


def coach_seed(match: Match[Any, Any]) -> str:
    """The seed of all that the coach works out about the question at hand: whatever it is asked, and however often, it
    says the same."""
    return f"{match.chance.header()} coach {len(match.replies)}"


class AdviceRequest(Generic[FoundT]):
    """What was asked about the question at hand of `match`, and nothing once that has been answered.

    Attributes:
        is_awaited: whether somebody waits for what was asked last.
    """

    def __init__(self, match: Match[Any, Any], pool: Pool) -> None:
        self._match, self._pool, self.is_awaited = match, pool, True
        self._thought: Thought[FoundT] | None = None
        self._asked_at: tuple[Reply, ...] = ()
        self._told_at = 0.0
        self._on_news: Callable[[], object] = lambda: None

    def ask(self, inquiry: Inquiry[FoundT], on_news: Callable[[], object], *, is_awaited: bool = True) -> None:
        """Ask about the question at hand. `on_news` is called as more is found, and when all is. What nobody waits for
        is thought about when there is time."""
        self.stop()
        self.is_awaited = is_awaited
        self._asked_at, self._on_news, self._told_at = self._match.replies, on_news, monotonic()
        self._thought = Thought(inquiry, self._pool, is_awaited=is_awaited)
        self._thought.begin(self._hear)

    @property
    def can_be_asked(self) -> bool:
        """Whether nobody has asked about this question yet, or nothing came of it."""
        return self._at_hand is None or bool(self.failure)

    @property
    def is_thinking(self) -> bool:
        """Whether more is to be found yet."""
        thought = self._at_hand
        return thought is not None and not thought.is_over

    @property
    def failure(self) -> str:
        """Why nothing can be found; "" where something can."""
        thought = self._at_hand
        return thought.failure if thought else ""

    @property
    def found(self) -> FoundT | None:
        """What has been found so far; None where that is nothing."""
        thought = self._at_hand
        if thought is None or thought.failure:
            return None
        try:
            return thought.inquiry.found
        except ValueError:
            return None

    @property
    def result(self) -> FoundT | None:
        """What was found in the end about the last question that was asked about; None before."""
        thought = self._thought
        return thought.inquiry.found if thought and thought.is_over and not thought.failure else None

    @property
    def since(self) -> tuple[Reply, ...] | None:
        """The replies that have been given since it was asked; None where nobody asked, or it was taken back."""
        known, replies = len(self._asked_at), self._match.replies
        return replies[known:] if self._thought and replies[:known] == self._asked_at else None

    def stop(self) -> None:
        """Nobody wants to know any more."""
        if self._thought:
            self._thought.stop()
        self._thought = None

    def drop(self) -> None:
        """Somebody has answered, or taken back: what is still thought about another question is of no use."""
        if self._thought and not self._thought.is_over and self._at_hand is None:
            self.stop()

    @property
    def _at_hand(self) -> Thought[FoundT] | None:
        # Asked of every press: the replies of a game are many, and where nothing is thought about they do not matter.
        return self._thought if self._thought and self._asked_at == self._match.replies else None

    def _hear(self) -> None:
        now = monotonic()
        if not self.is_thinking or now - self._told_at >= NEWS_INTERVAL:
            self._told_at = now
            self._on_news()


WISHES_KEY = "chances wished for"
"""Under this name the seats whose persons want to see it are kept with the match."""
DECLINED_KEY = "chances declined to"
"""And under this one those who wanted to, and have not been told yet that others do not."""
COUNTING = "still being counted"
"""What stands in place of the chance until it is known."""


class WinChances:
    """The chance to win at `match`, as far as it was asked for.

    Who is alone with computers learns it from what their seat knows, and in few words beside hints too. Several persons
    learn it from what lies open, so that nothing hidden shows in it, and only as long as each of them has said so.

    Attributes:
        counsel: what is known of it now; awaited by whoever asked for it, and not beside hints.
        is_shared: whether several persons would see it.
    """

    def __init__(
        self, match: Match[Any, Any], skin: Skin, participants: Participants, screen: SharedScreen, pool: Pool
    ) -> None:
        self._match, self._skin, self._screen, self._pool = match, skin, screen, pool
        self._persons = frozenset(participants.persons)
        self._willing, self._untold = self._kept(WISHES_KEY), self._kept(DECLINED_KEY)
        self.request = AdviceRequest[StandingFace](match, pool)
        self.is_shared = len(self._persons) > 1

    @property
    def face(self) -> StandingFace | None:
        """How likely it is, as far as that is known; None where nobody asked, or nothing is known yet."""
        found = self.request.found if self.request.is_awaited else None
        return found.so_far if found and self.request.is_thinking else found

    @property
    def in_short(self) -> str:
        """How likely it is and how sure that is, in few words, where that is worked out beside hints; else ""."""
        if self.request.is_awaited:
            return ""
        if self.request.is_thinking:
            return COUNTING
        face = self.request.found
        return f"{face.short}, {face.between}" if face else ""

    @property
    def can_be_asked(self) -> bool:
        """Whether nobody has asked for it about this question yet, or nothing came of that."""
        return self.request.can_be_asked or not self.request.is_awaited

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
            known = None if self.request.is_thinking else self.request.found
            if inquiry := Known(known) if known else self._inquiry(seat):
                self.request.ask(inquiry, on_news)

    def ask_beside_hints(self, on_news: Callable[[], object]) -> None:
        """Hints were asked for: begin to work it out for the one at the screen, where that is nobody else's business,
        and others do the work. `on_news` is called when it is known."""
        seat, request = self._screen.seen_by, self.request
        if seat is None or self.is_shared or self._pool is AT_ONCE or not request.can_be_asked:
            return
        if inquiry := self._inquiry(seat):
            request.ask(inquiry, lambda: None if request.is_thinking else on_news(), is_awaited=False)

    def _inquiry(self, seat: str) -> Inquiry[StandingFace] | None:
        view = self._match.view(None if self.is_shared else seat)
        return self._skin.abilities.advice.chance(view, coach_seed(self._match))

    def decline(self) -> None:
        """The one at the screen does not want to see it, or no more: nobody does, and those who wanted to are told."""
        self._untold = {seat for seat in self._willing if seat != self._screen.seen_by}
        self._willing.clear()
        self.request.stop()
        self._keep()

    def acknowledge_decline(self) -> None:
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
            self._match.found[WISHES_KEY], self._match.found[DECLINED_KEY] = sorted(self._willing), sorted(self._untold)


class Hints:
    """What was asked for about the question at hand of `match`, and nothing once it has been answered.

    Where several persons look at the screen, how often an answer wins is left out.

    Attributes:
        counsel: what is thought about it now.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, participants: Participants, pool: Pool) -> None:
        self._match, self._skin, self._is_shared = match, skin, len(participants.persons) > 1
        self.request = AdviceRequest[Sequence[HintFace]](match, pool)

    def ask(self, view: Any, on_news: Callable[[], object], known: Sequence[HintFace] = ()) -> None:
        """Let a player look at the question with the eyes of the seat of `view`, unless good answers are `known`, or
        have been told with the question before."""
        known = known or self._still_said
        inquiry = Known(known) if known else self._skin.abilities.advice.hinting(view, coach_seed(self._match))
        if inquiry:
            self.request.ask(inquiry, on_news)

    def were_asked(self, so_far: Sequence[Reply]) -> bool:
        """Whether somebody asked for hints about the question at hand, or before the last replies, these."""
        since = self.request.since
        return since is not None and len(since) <= len(so_far)

    @property
    def _still_said(self) -> Sequence[HintFace]:
        since = self.request.since
        return still_said(self.request.result or (), since) if since is not None else ()

    @property
    def faces(self) -> Sequence[HintFace]:
        """Good answers, best first; () where none were asked for, or they are still thought about."""
        found = () if self.request.is_thinking else self.request.found or ()
        return [replace(hint, compared="") for hint in found] if self._is_shared else found


SPOKEN_KEY = "remarks made"
"""Under this name the moments at which it has spoken are kept with the match."""


class CoachWarnings:
    """Looks on at `match`.

    Attributes:
        remark: what it has to say against the answer that it holds back; None where it holds none back.
    """

    def __init__(
        self, match: Match[Any, Any], skin: Skin, participants: Participants, hints: Hints, pool: Pool
    ) -> None:
        self._match, self._skin, self._participants, self._hints = match, skin, participants, hints
        self.request = AdviceRequest[Objections](match, pool)
        self.remark: Remark | None = None
        self._held: tuple[Reply, ...] = ()
        self._better: HintFace | None = None
        kept = match.found.get(SPOKEN_KEY)
        self._spoke_at = {moment for moment in kept if isinstance(moment, str)} if isinstance(kept, list) else set()

    @property
    def can_speak(self) -> bool:
        """Whether there is one person to speak to, and something to be said."""
        return len(self._participants.persons) == 1 and bool(self._skin.abilities.advice)

    def look(self) -> None:
        """Think about the question at hand, unless it is part of an answer that has been thought about."""
        self.drop()
        if self._so_far is None:
            self._better = None
        pending = self._match.pending
        is_asked = isinstance(pending, Decision) and pending.seat in self._participants.persons
        if is_asked and self._so_far is None and self._moment not in self._spoke_at:
            inquiry = self._skin.abilities.advice.objections(self._view, coach_seed(self._match))
            if inquiry:
                self.request.ask(inquiry, lambda: None, is_awaited=False)

    def holds_back(self, replies: tuple[Reply, ...]) -> bool:
        """Whether there is something to be said before this answer is given; then it is kept."""
        self.drop()
        objections, so_far = self.request.result, self._so_far
        if objections is None or so_far is None or self._moment in self._spoke_at or self._hints.were_asked(so_far):
            return False
        self.remark = objections.to((*so_far, *replies))
        if self.remark:
            self._held = replies
            self._spoke_at.add(self._moment)
            self._match.found[SPOKEN_KEY] = sorted(self._spoke_at)
        return self.remark is not None

    @property
    def hints(self) -> Sequence[HintFace]:
        """Good answers to the question at hand, where it has been weighed already, or with the card before; else ()."""
        objections, since = self.request.result, self.request.since
        return still_said(objections.hints, since) if objections and since is not None else ()

    @property
    def advice(self) -> Sequence[HintFace]:
        """What was better than the answer that was held back, where one has chosen again; else ()."""
        since = self.request.since
        return still_said([self._better], since) if self._better and since is not None else ()

    def choose_again(self) -> bool:
        """The answer that is held back is not given, and the better one is advised until one is. Whether that begins
        otherwise than what has been replied already, which is to be taken back."""
        if self.remark is None:
            return False
        self._better, so_far = self.remark.better, self._so_far
        self.drop()
        return bool(so_far and so_far[0] != self._better.picks)

    def let_go(self) -> tuple[Reply, ...]:
        """The answer is to be given all the same."""
        held = self._held
        self.drop()
        return held

    def drop(self) -> None:
        """Nothing is held back any more."""
        self.remark, self._held = None, ()

    @property
    def _so_far(self) -> tuple[Reply, ...] | None:
        """The replies with which the answer to what was thought about has begun, or () where it is still to be given;
        None where something else is asked by now."""
        objections, since = self.request.result, self.request.since
        if since == ():
            return ()
        return since if objections and since and objections.goes_on(since) else None

    @property
    def _view(self) -> Any:
        (person,) = self._participants.persons
        return self._match.view(person)

    @property
    def _moment(self) -> str:
        """When in the game it is: it speaks once in each of these."""
        return self._skin.abilities.moments.moment(self._view)
