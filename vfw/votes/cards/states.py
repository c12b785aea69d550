"""The State deck: twelve cards, nine of them in a game; the fourth cube in a state claims its card."""

from vfw.votes.deck import STATE, enter, unwritten

enter(
    STATE,
    "",
    *[
        unwritten("state:" + title.lower().replace(" ", "-"), title)
        for title in (
            "California",
            "Utah",
            "Montana",
            "Kansas",
            "Texas",
            "Georgia",
            "Illinois",
            "Ohio",
            "Pennsylvania",
            "Virginia",
            "New York",
            "New Jersey",
        )
    ],
)
