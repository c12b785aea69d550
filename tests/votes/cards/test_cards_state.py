"""The State deck: each card played by either side, and what exactly that changes."""

from tests.votes.scenes import ATLANTIC, MIDWEST, NORTHEAST, PLAINS, SOUTH, WEST, scene
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST

DRAWS = {
    SUFFRAGIST: ("The Club Movement", ["Lucy Stone", "The Club Movement", "Helen Keller"]),
    OPPOSITION: ("The Woman Patriot", ["Red Scare", "The Woman Patriot", "Old Dixie"]),
}
"""For each side a card with a short event, and a deck that has it."""

# What several cards do


def draws_two_and_plays_one(title: str) -> None:
    for side, (played, deck) in DRAWS.items():
        card = scene(deck=deck).play(title, by=side)
        assert card.legal == deck[:2]
        card.answer(played)
        gained = 4 if side == SUFFRAGIST else 3
        card.leaves(buttons=gained, deck=deck[2:], discards=deck[:2]).done()


def adds_six_two_per_state(title: str, region: str) -> None:
    one, other, third, fourth = region.split()[:4]
    for side, cube in ((SUFFRAGIST, "P"), (OPPOSITION, "R")):
        elsewhere = "NY" if region == WEST else "WA"
        card = scene().play(title, by=side).at(one, one).refuses(one, elsewhere).at(other, third, third, fourth)
        card.leaves(**{one: 2 * cube, other: cube, third: 2 * cube, fourth: cube}).done()


def gains_two_buttons(title: str) -> None:
    for side in (SUFFRAGIST, OPPOSITION):
        scene(buttons=1).play(title, by=side).leaves(buttons=3).done()


# The cards


def test_state_california() -> None:
    draws_two_and_plays_one("California")


def test_state_utah() -> None:
    adds_six_two_per_state("Utah", WEST)


def test_state_montana() -> None:
    gains_two_buttons("Montana")


def test_state_kansas() -> None:
    adds_six_two_per_state("Kansas", PLAINS)


def test_state_texas() -> None:
    adds_six_two_per_state("Texas", SOUTH)


def test_state_georgia() -> None:
    gains_two_buttons("Georgia")


def test_state_illinois() -> None:
    adds_six_two_per_state("Illinois", MIDWEST)


def test_state_ohio() -> None:
    draws_two_and_plays_one("Ohio")


def test_state_pennsylvania() -> None:
    adds_six_two_per_state("Pennsylvania", ATLANTIC)


def test_state_virginia() -> None:
    draws_two_and_plays_one("Virginia")


def test_state_new_york() -> None:
    adds_six_two_per_state("New York", NORTHEAST)


def test_state_new_jersey() -> None:
    gains_two_buttons("New Jersey")
