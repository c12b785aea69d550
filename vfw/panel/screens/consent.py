"""The cover on which all at a screen are asked whether what one of them did last is taken back."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from vfw.panel.faces.html import command_button
from vfw.panel.screens.covers import cover
from vfw.panel.skins.seat_signs import SeatSign, sign_svg


class Consent(NamedTuple):
    """What can be taken back if all agree.

    Attributes:
        whose: the name of whoever did it; "" where nothing can be taken back. what: they did, in sentences. seat: of
            theirs. sign: of that seat, where it has one.
        why_not: why nothing further can be. before: what has been taken back just now; "" for nothing.
    """

    whose: str = ""
    what: str = ""
    seat: str = ""
    sign: SeatSign | None = None
    why_not: str = ""
    before: str = ""

    @property
    def headline(self) -> str:
        if self.whose:
            return f"{self.whose}, take {'this back too' if self.before else 'this back'}?"
        return "Taken back" if self.before else "This cannot be taken back"

    @property
    def lines(self) -> list[str]:
        """What is said under it, a line each."""
        before = f"Taken back: {self.before}" if self.before else ""
        what = "Nothing further can be" if self.before else "Nothing can be"
        return [line for line in (before, self.what or f"{what}: {self.why_not}.") if line]

    @property
    def agreed(self) -> str:
        return f"{self.whose} agrees" if self.sign else f"{self.whose}: agreed"

    @property
    def enough(self) -> str:
        return "Go on from here" if self.before else "Leave it so"

    @property
    def spoken(self) -> list[str]:
        ways = [self.agreed] if self.whose else []
        # The first line says once more what has been taken back.
        asked = [self.headline] if self.whose else [] if self.before else [f"{self.headline}."]
        return [" ".join([*asked, *self.lines, f"Press {' or '.join([*ways, self.enough])}."])]


def consent_html(consent: Consent, question: int) -> str:
    """All at the table are asked whether the last act is taken back."""
    lines = "".join([f"<p>{escape(line)}</p>" for line in consent.lines])
    agree = command_button("agree", consent.agreed, "vfw-primary", first=True) if consent.whose else ""
    back = command_button("put back", "Put it back") if consent.before else ""
    enough = command_button("enough", consent.enough, "" if agree else "vfw-primary", first=not agree, leaves=True)
    return (
        f'{cover("vfw-consent", question)} data-side="{escape(consent.seat)}" role="dialog" aria-modal="true"'
        f' aria-label="{escape(consent.headline)}"><div class="vfw-sheet">'
        f'<p class="vfw-kicker">Undo, if all agree</p>'
        f"<h2>{sign_svg(consent.sign) if consent.sign else ''}{escape(consent.headline)}</h2>{lines}"
        '<p class="vfw-small">Whoever has answered since takes back their own first. A die that fell and a card that '
        f'was seen stay.</p><div class="vfw-tools">{agree}{back}{enough}</div></div></section>'
    )
