"""The rights that state laws gave women, their dates, and the rule by which our scenarios turn them into cubes.

The dates are those of the *History of Woman Suffrage*, volumes 4 and 6 (1902, 1922); a year or a month alone where no
day is needed. The rule is in the README of the folder `lessons`.
"""

from __future__ import annotations

from vfw.votes.rules.board import STATES

FULL = {
    "WY": "1890-07-10", "CO": "1893-11-07", "UT": "1896-01-04", "ID": "1896-11-03", "WA": "1910-11-08",
    "CA": "1911-10-10", "AZ": "1912-11-05", "KS": "1912-11-05", "OR": "1912-11-05", "MT": "1914-11-03",
    "NV": "1914-11-03", "NY": "1917-11-06", "MI": "1918-11-05", "OK": "1918-11-05", "SD": "1918-11-05",
}  # fmt: skip
PRESIDENT_OR_PRIMARY = {
    "IL": "1913-06-26", "ND": "1917-01-23", "AR": "1917", "RI": "1917-04-18", "NE": "1917-04-21", "TX": "1918-03-26",
    "WI": "1919-02", "IN": "1919-02-06", "ME": "1919-03-19", "MN": "1919-03-23", "MO": "1919-04-05",
    "TN": "1919-04-17", "IA": "1919-04-19", "OH": "1919-06-16",
}  # fmt: skip
"""Ohio's law of 1917 was voted down the same year, and Indiana's was struck down; these are the second ones."""
TOWNS_SCHOOLS_TAXES = {
    "KY": "1838", "KS": "1861", "MI": "1867", "NE": "1869", "MN": "1875", "CO": "1876", "NH": "1878", "OR": "1878",
    "MA": "1879", "MS": "1880", "NY": "1880", "VT": "1880", "WI": "1886", "NJ": "1887", "MT": "1889", "ND": "1889",
    "SD": "1889", "OK": "1890", "WA": "1890", "IL": "1891", "CT": "1893", "IA": "1894", "OH": "1894", "LA": "1898",
    "DE": "1900", "NM": "1910",
}  # fmt: skip
VOTED_DOWN = {
    "KS": ["1867", "1894"], "NH": ["1903"], "OR": ["1906", "1908"], "OK": ["1910"], "SD": ["1910", "1914", "1916"],
    "OH": ["1912-09-03", "1914", "1917-11-06"], "WI": ["1912-11-05"], "MI": ["1912-11-05", "1913"], "MO": ["1914"],
    "ND": ["1914"], "NE": ["1914"], "MA": ["1915"], "NJ": ["1915"], "NY": ["1915"], "PA": ["1915"], "IA": ["1916"],
    "WV": ["1916"], "ME": ["1917"], "LA": ["1918"], "TX": ["1919-05-24"],
}  # fmt: skip
STATES_SINCE = {
    "CO": "1876", "MT": "1889", "ND": "1889", "SD": "1889", "WA": "1889", "ID": "1890", "WY": "1890", "UT": "1896",
    "OK": "1907", "AZ": "1912", "NM": "1912",
}  # fmt: skip
"""Those that were territories in 1869."""
CONFEDERACY = ["VA", "NC", "SC", "GA", "FL", "AL", "MS", "TN", "AR", "LA", "TX"]
RECONSTRUCTION_ENDS = "1877"


def cubes_by_rule(day: str) -> dict[str, int]:
    """On that day, Suffragist cubes in each state, red ones as a negative number, states without a cube left out."""
    return {state: n for state in STATES if STATES_SINCE.get(state, "") <= day and (n := _strength(state, day))}


def gained(state: str, day: str) -> list[tuple[str, int]]:
    """Since when women of a state had which votes on that day, these in cubes; the highest first."""
    laws = ((FULL, 3), (PRESIDENT_OR_PRIMARY, 2), (TOWNS_SCHOOLS_TAXES, 1))
    return [(dates[state], n) for dates, n in laws if dates.get(state, "9") <= day]


def _strength(state: str, day: str) -> int:
    votes = gained(state, day)
    since = max([date for date, _ in votes], default="")
    ten_years_before = f"{int(day[:4]) - 10}{day[4:]}"
    against = [date for date in VOTED_DOWN.get(state, []) if max(since, ten_years_before[:4]) <= date <= day]
    red = (not votes) + bool(against) + (state in CONFEDERACY and day > RECONSTRUCTION_ENDS)
    return max([n for _, n in votes], default=0) - red
