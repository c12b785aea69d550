"""An exchange between seats: what each of them gives, face down or open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape


@dataclass(frozen=True)
class Offer:
    """What lies before one seat in an exchange: what `lies` there, as far as that is seen; what is said of it (`says`).
    `name` is what people call who sits there."""

    seat: str
    lies: str
    says: str
    name: str = ""


@dataclass(frozen=True)
class Opened:
    """An exchange that both have agreed to: it lies open before the two, and is looked at before anything goes on.

    Attributes:
        title: what has happened, in a few words. offers: what each has now.
    """

    title: str
    offers: Sequence[Offer]


def offers_html(offers: Sequence[Offer], name: str) -> str:
    """The offers beside each other; nothing where there are none. `name` says what they are."""
    lie = "".join(
        f'<li data-side="{escape(one.seat)}"><b>{escape(one.name)}</b><span>{escape(one.lies)}</span>'
        f"<small>{escape(one.says)}</small></li>"
        for one in offers
    )
    return f'<ul class="vfw-offers" aria-label="{escape(name)}">{lie}</ul>' if lie else ""
