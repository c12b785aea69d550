"""The map of an answer: the share of playouts in which each state ratifies, or by how much that changes."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from vfw.atlas.outline import Outline, outlines
from vfw.whatif.report import describe_deciding_states
from vfw.whatif.statistics import UNPAIRED_NOTE, Share, StateShare, state_shares
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.column_charts import OPEN_STATES_NOTE
from vfw.whatif.ui.svg import LETTER_WIDTH, Picture, Table, element, format_percent, format_points, hatch, text

MapKind = Literal["as it was", "as changed", "difference"]
TITLES: Final[dict[MapKind, str]] = {
    "as it was": "In how many of 100 worlds each state ratifies, as it was",
    "as changed": "In how many of 100 worlds each state ratifies, as changed",
    "difference": "By how many points of 100 each state ratifies more often, as changed",
}
STEPS: Final = (0, 25, 50, 70, 85, 95)
"""The lower ends of the color steps, in playouts of 100, rounded as the map shows them."""
STEP_LABELS: Final = ("0–24", "25–49", "50–69", "70–84", "85–94", "95–100")
GAINS: Final = ((16, "share-5"), (8, "share-4"), (0, "share-2"))
"""The color of a gain, by the fewest points."""
LOSS: Final = "loss"
GAIN: Final = "▲"
"""The sign of a gain of eight points or more."""
DARK: Final = ("share-5", "share-6")
"""The colors with light letters."""
WEST, NORTH, SOUTH = -2380, -3190, -230
"""The edges of the drawing in km; atlas and map share their geometry."""
PX_PER_KM = 0.163
"""The scale of the large map."""
SMALL_PX_PER_KM = 0.0765
WIDTH, SMALL_WIDTH = 862, 358
LETTER_SIZE, LINE_HEIGHT = 16, 17
"""The size of the letters on states, and the distance of two lines, in px."""
MIDDLE_OF_LETTERS = 0.35
"""The distance of the baseline from the middle of the letters, as a share of their size."""
CALLOUT: Final = (76, 36)
"""The size of a callout off the coast, in px."""
MIN_GAP_ABOVE = 4
"""The distance of the letters in the lower corners from the end of the land, in px."""
MAX_NAMED = 3


class StateStyle(NamedTuple):
    """The style of a state on the map.

    Attributes:
        fill: The name of its color, or `LOSS` for stripes.
        mark: The text beside its code.
        is_marked: True if it has the sign of a gain.
    """

    fill: str
    mark: str
    is_marked: bool = False

    def marked(self, words: str) -> str:
        """Return the words, with the sign if it is due."""
        return f"{words} {GAIN}" if self.is_marked else words


def share_map_picture(counts: Counts, shown: MapKind, *, small: bool = False) -> Picture:
    """Draw the map; a small one has no letters on the states.

    Raises:
        ValueError: No game was played.
    """
    shares = state_shares(counts)
    faces = {one.code: state_style(one, shown) for one in shares}
    name = f"map-{shown.replace(' ', '-')}{'-small' if small else ''}"
    stripes = f"vfw-{name}-stripes"
    km = SMALL_PX_PER_KM if small else PX_PER_KM
    size, width = (15, SMALL_WIDTH) if small else (LETTER_SIZE, WIDTH)
    lands, lines, letters = [], [], []
    for one in shares:
        outline, face = outlines()[one.code], faces[one.code]
        fill = f"url(#{stripes}-on-land)" if face.fill == LOSS else face.fill
        land = element("path", d=outline.path, fill=fill)
        inner = element("title", _says(one)) + land
        lands.append(element("g", inner, kind="vfw-land", id=f"vfw-{name}-{one.code}"))
        if not small:
            lines.append(_line(outline))
            letters.append(_written(outline, face, stripes))
    country = element(
        "g", "".join(lands), transform=f"scale({km}) translate({-WEST} {-NORTH})", stroke="share-line",
        stroke_width=1 / km, stroke_linejoin="round", id=f"vfw-{name}-country",
    )  # fmt: skip
    top = round((SOUTH - NORTH) * km)
    # Land is drawn in km, everything else in px.
    patterns = [
        hatch(stripes + where, "share-loss", "share-loss-ground", 6 if small else 8, scale)
        for where, scale in (("", 1), ("-on-land", 1 / km))
    ]
    legend = element("g", "".join(_legend(shown, top, size, small, stripes)), kind="vfw-share-legend")
    drawn = [*patterns, country, element("g", "".join([*lines, *letters]), kind="vfw-letters"), legend]
    words = f"{share_map_sentence(counts, shown)} {_list(shares, shown)}"
    return Picture(name, width, top + 34, TITLES[shown], words, "".join(drawn))


def share_map_table(counts: Counts) -> Table:
    """Return the figures of all three maps, state by state in the order of their names."""
    rows = [
        (one.name, _figure(one.was), _figure(one.is_), format_points(one.difference.value), *_ends(one))
        for one in sorted(state_shares(counts), key=lambda one: one.name)
    ]
    head = ("State", "As it was (95 %)", "As changed (95 %)", "Difference, points", "95 % interval", "The model sees")
    return Table("In how many of 100 worlds each state ratifies", head, rows)


def share_map_sentence(counts: Counts, shown: MapKind) -> str:
    """Describe the map in sentences; the words of the picture name all states."""
    shares = state_shares(counts)
    if shown == "difference":
        return " ".join([_differences(shares), UNPAIRED_NOTE, OPEN_STATES_NOTE])
    always = [one for one in shares if round(100 * _share(one, shown).value) >= STEPS[-1]]
    least = sorted(shares, key=lambda one: (_share(one, shown).value, one.name))[:MAX_NAMED]
    fewest = ", ".join([f"{one.name} {format_percent(_share(one, shown).value)}" for one in least])
    tally = counts.as_it_was if shown == "as it was" else counts.as_changed
    deciding = describe_deciding_states(tally)
    says = [
        f"{shown.capitalize()}, {_states(len(always))} in 95 or more of 100 worlds; least often: {fewest}.",
        f"The state that decides is most often {deciding}." if deciding else "",
        OPEN_STATES_NOTE,
    ]
    return " ".join(filter(None, says))


def state_style(one: StateShare, shown: MapKind) -> StateStyle:
    """Return the style of a state on a map."""
    if shown == "difference":
        if not one.difference.is_seen:
            return StateStyle("share-1", "=")
        if one.loses:
            return StateStyle(LOSS, _change(one))
        color = next(color for least, color in GAINS if one.change >= least)
        return StateStyle(color, _change(one), one.gains_much)
    share = _share(one, shown).value
    step = sum([round(100 * share) >= least for least in STEPS])
    return StateStyle(f"share-{step}", format_percent(share), shown == "as changed" and one.gains_much)


def _share(one: StateShare, shown: MapKind) -> Share:
    return one.was if shown == "as it was" else one.is_


def _change(one: StateShare) -> str:
    """Format a change in whole points, or in tenths if that would be 0."""
    return format_points(one.difference.value, 0 if one.change else 1)


def _says(one: StateShare) -> str:
    was, is_ = format_percent(one.was.value), format_percent(one.is_.value)
    return f"{one.name}: ratifies in {was} of 100 worlds as it was, in {is_} as changed; {_seen(one)}"


def _seen(one: StateShare) -> str:
    if not one.difference.is_seen:
        return "the model sees no difference"
    return f"{'a loss' if one.loses else 'a gain'} of {_change(one)[1:]} points"


def _list(shares: tuple[StateShare, ...], shown: MapKind) -> str:
    by_name = sorted(shares, key=lambda one: one.name)
    if shown == "difference":
        kinds = (
            ("Gains", [f"{one.name} {_change(one)}" for one in by_name if one.gains]),
            ("Losses", [f"{one.name} {_change(one)}" for one in by_name if one.loses]),
            ("No difference seen", [one.name for one in by_name if not one.difference.is_seen]),
        )
        return " ".join([f"{kind}: {', '.join(names)}." for kind, names in kinds if names])
    return f"{'; '.join([f'{one.name} {format_percent(_share(one, shown).value)}' for one in by_name])}."


def _differences(shares: tuple[StateShare, ...]) -> str:
    gains = sorted([one for one in shares if one.gains], key=_by_size)
    losses = sorted([one for one in shares if one.loses], key=_by_size)
    rest = len(shares) - len(gains) - len(losses)
    if not gains and not losses:
        return "The model sees no difference in any state."
    said = [_named("gain", gains), _named("loss", losses), f"no difference in {rest} states" if rest else ""]
    return f"The model sees {'; '.join(filter(None, said))}."


def _named(what: str, found: list[StateShare]) -> str:
    most = ", ".join([f"{one.name} {_change(one)}" for one in found[:MAX_NAMED]])
    states = "one state" if len(found) == 1 else f"{len(found)} states"
    return f"a {what} in {states} ({'' if len(found) <= MAX_NAMED else 'most in '}{most})" if found else ""


def _by_size(one: StateShare) -> tuple[float, str]:
    return -abs(one.difference.value), one.name


def _states(n: int) -> str:
    return "no state ratifies" if not n else "one state ratifies" if n == 1 else f"{n} states ratify"


def _figure(share: Share) -> str:
    return f"{100 * share.value:.1f} ({100 * share.low:.1f} to {100 * share.high:.1f})"


def _ends(one: StateShare) -> tuple[str, str]:
    found = one.difference
    seen = "no difference" if not found.is_seen else "a loss" if one.loses else "a gain"
    return f"{format_points(found.low)} to {format_points(found.high)}", seen


# Letters, in px


def _px(at: tuple[float, float]) -> tuple[float, float]:
    return (at[0] - WEST) * PX_PER_KM, (at[1] - NORTH) * PX_PER_KM


def _line(outline: Outline) -> str:
    """Draw the line from a small state to its callout; nothing for the others."""
    if not outline.callout:
        return ""
    (x, y), (to_x, to_y) = _px(outline.label), _px(outline.callout)
    d = f"M{x:.1f} {y:.1f}L{to_x - CALLOUT[0] / 2:.1f} {to_y:.1f}"
    return element("path", d=d, stroke="edge", fill="none") + element(
        "circle", cx=x, cy=y, r=3, fill="always-dark", stroke="always-light", stroke_width=1
    )


def _written(outline: Outline, face: StateStyle, stripes: str) -> str:
    """Draw the code and the mark of a state: side by side if it is broad, off the coast if it is small."""
    around = "share-loss-ground" if face.fill == LOSS else face.fill
    ink = "always-light" if face.fill in DARK else "always-dark"
    words = face.marked(f"{outline.code} {face.mark}")
    x, y = _px(outline.label)
    if outline.callout:
        (wide, high), (x, y) = CALLOUT, _px(outline.callout)
        fill = f"url(#{stripes})" if face.fill == LOSS else face.fill
        box = element("rect", x=x - wide / 2, y=y - high / 2, width=wide, height=high, rx=5, fill=fill,
                      stroke="share-line", stroke_width=1.5, kind="vfw-callout")  # fmt: skip
        return box + _letters(words, x, y, ink, around)
    if outline.broad:
        return _letters(words, x, y, ink, around)
    above = _letters(face.marked(outline.code), x, y - LINE_HEIGHT / 2, ink, around, 400)
    return above + _letters(face.mark, x, y + LINE_HEIGHT / 2, ink, around)


def _letters(words: str, x: float, y: float, ink: str, around: str, weight: int = 600) -> str:
    below = y + MIDDLE_OF_LETTERS * LETTER_SIZE
    kind = "vfw-on-state"
    return text(x, below, words, size=LETTER_SIZE, fill=ink, weight=weight, anchor="middle", kind=kind, around=around)


def _legend(shown: MapKind, top: float, size: int, small: bool, stripes: str) -> list[str]:
    """Draw the legend: below the map, and in its two lower corners if there is space."""
    steps = [(f"share-{number}", words) for number, words in enumerate(STEP_LABELS, start=1)]
    title, more = "Ratifies in … of 100 worlds", [f"{GAIN} up by 8 or more"] if shown == "as changed" else []
    if shown == "difference":
        title = "Difference, in worlds of 100"
        more = [f"{GAIN} gain of 8 or more", "“=” no difference seen"]
        gains = ("+1", "+8", "+16") if small else ("less than 8 more", "8 to 15 more", "16 or more")
        colors = [color for _, color in reversed(GAINS)]
        none, down = ("none", "down") if small else ("none seen", "fewer")
        steps = [("share-1", none), *zip(colors, gains, strict=True), (f"url(#{stripes})", down)]
    if small and shown != "difference":
        marks = [element("rect", x=134 + 30 * n, y=top + 8, width=30, height=16, fill=fill, stroke="share-line")
                 for n, (fill, _) in enumerate(steps)]  # fmt: skip
        ends = ((0, "of 100 worlds"), (118, "0"), (322, "100"))
        return [*marks, *[text(x, top + 21, said, size=size) for x, said in ends]]
    drawn, x, y = [], 1.0, top + 8
    for fill, words in steps:
        wide = 18 if small else 26
        drawn.append(element("rect", x=x, y=y, width=wide, height=16, rx=3, fill=fill, stroke="share-line"))
        drawn.append(text(x + wide + 5, y + 13, words, size=size))
        x += wide + (18 if small else 30) + len(words) * size * LETTER_WIDTH
    if small:
        return drawn
    drawn.append(text(0, top - MIN_GAP_ABOVE, title, size=size, weight=600))
    for row, words in enumerate(reversed(more)):
        drawn.append(text(WIDTH, top - MIN_GAP_ABOVE - LINE_HEIGHT * row, words, size=size, weight=600, anchor="end"))
    return drawn
