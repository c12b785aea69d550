"""Which mode it is: decided here, once for each question, and nowhere else."""

from __future__ import annotations

from vfw.core.questions import Roll, Shuffle
from vfw.panel.modes.agreeing import Agreeing
from vfw.panel.modes.arcing import Arcing
from vfw.panel.modes.asking import Asking, Doubting, Ended, Entering, Learned, Shuffling, Throwing
from vfw.panel.modes.deciding import Choosing
from vfw.panel.modes.desk import Desk
from vfw.panel.modes.looking import Forking, LookingBack
from vfw.panel.modes.minding import Minding
from vfw.panel.modes.mode import Mode
from vfw.panel.modes.staging import Staging
from vfw.panel.modes.starting import Starting
from vfw.panel.modes.table import HandOff, Introduced, LyingOpen, NoteFirst
from vfw.panel.modes.watching import Awaiting, Watching
from vfw.panel.play.looking_back import Replay
from vfw.panel.play.sitting import Sitting


def mode_now(desk: Desk) -> Mode:
    """What the page is about, from what lies on the desk."""
    if desk.replay:
        looking = _looking(desk, desk.replay)
        return Forking(looking) if desk.replay.is_forking else looking
    if desk.sitting is None:
        return Starting(desk)
    return _at_table(desk, desk.sitting)


def _looking(desk: Desk, replay: Replay) -> LookingBack:
    if replay.shows_arc and desk.tracing:
        return Arcing(desk, replay, desk.tracing)
    return LookingBack(desk, replay)


def _at_table(desk: Desk, sitting: Sitting) -> Mode:
    if sitting.introduction:
        return Introduced(desk, sitting, sitting.introduction)
    if sitting.is_staged:
        return Staging(desk, sitting)
    if sitting.guide.remark:
        return Minding(desk, sitting, sitting.guide.remark)
    asking = _asking(sitting)(desk, sitting)
    if sitting.acts.asks_all:
        return Agreeing(asking)
    if desk.first.card:
        return NoteFirst(asking)
    if sitting.screen.opened:
        return LyingOpen(asking, sitting.screen.opened)
    return HandOff(asking) if sitting.screen.awaits_hand_off and not sitting.is_for_all else asking


def _asking(sitting: Sitting) -> type[Asking]:
    """What those at the table are asked."""
    if sitting.match.outcome and not sitting.coach:
        return Ended
    if sitting.foresight.doubted:
        return Doubting
    if sitting.thinks:
        return Awaiting
    if sitting.computer.is_watched:
        return Watching
    if sitting.coach and sitting.coach.done(sitting.match):
        return Learned
    if isinstance(sitting.match.pending, Shuffle):
        return Shuffling
    if isinstance(sitting.match.pending, Roll):
        return Throwing if sitting.dice.await_throw else Entering
    return Choosing
