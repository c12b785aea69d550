"""The fourth cube: said before it is placed, and true."""

from tests.votes.scenes import d4, scene
from vfw.core.questions import Decision
from vfw.votes import VotesForWomen
from vfw.votes.narration.prompts import fourth_cube_notes, fourth_cube_states, fourth_cube_warning
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import SUFFRAGIST, side_of
from vfw.votes.rules.tabletop import CUBES_TO_VOTE, UNDECIDED
from vfw.votes.rules.view import view

GAME = VotesForWomen()


def test_fourth_cube_states_match_the_rules(positions: list[Position]) -> None:
    seen = {True: 0, False: 0}
    for position in positions:
        pending = position.pending
        if not isinstance(pending, Decision) or pending.about != "state":
            continue
        side, told = side_of(pending.seat), fourth_cube_states(view(position, pending.seat))
        for state in map(str, pending.choices):
            if pending.why != "add" or state == "move":
                continue
            after = GAME.answer(position, state)
            if isinstance(after.pending, Decision) and after.pending.about == "colour":
                after = GAME.answer(after, after.pending.choices[0])
            was, now = position.strength(side, state), after.strength(side, state)
            fourth = was == CUBES_TO_VOTE - 1 and (now == CUBES_TO_VOTE or after.vote(state) != UNDECIDED)
            assert (state in told) is fourth, (state, position.cubes(state), told)
            seen[fourth] += 1
    assert min(seen.values()) > 20


def said(game: scene) -> str:
    return fourth_cube_warning(view(game.position, SUFFRAGIST))


def campaign(**table: str) -> scene:
    return scene(campaigners="purple Northeast", dice=[d4(2)], **table).play("Lucy Stone", "campaign")  # type: ignore[arg-type]


def test_the_prompt_names_the_states_where_the_next_cube_decides() -> None:
    assert said(campaign(NY="PP")) == ""
    assert said(campaign(NY="PPY")) == "One more cube, and New York has its four."
    assert said(campaign(NY="PPY", VT="PPP", sent=True)) == "One more cube, and New York or Vermont ratifies at once."  # type: ignore[arg-type]
    assert said(campaign(NY="PPY", VT="PPP", NH="PPP")) == "One more cube, and any marked +1 has its four."


def test_the_prompt_warns_of_cubes_that_change_nothing() -> None:
    assert said(campaign(NY="PPPPPPP")) == "More cubes change no vote in New York, which has four."
    assert said(campaign(NY="PPPP", VT="PPPP")) == "More cubes change no vote in New York and Vermont, which have four."
    assert (
        said(campaign(NY="PPPP", VT="PPPP", NH="PPPP"))
        == "More cubes change no vote in the three states that have four."
    )


def test_the_note_of_a_state_says_it_too() -> None:
    game = view(campaign(NY="PPPP", VT="PPP", GA="RRRR").position, SUFFRAGIST)
    assert list(fourth_cube_notes(game, "NY", is_next=False)) == [
        "Ratifies when the Amendment is sent. More cubes change no vote: they guard these."
    ]
    assert next(iter(fourth_cube_notes(game, "GA", is_next=False))).startswith("Rejects when the Amendment is sent.")
    (told,) = fourth_cube_notes(game, "VT", is_next=True)
    assert told == "The next cube is the fourth: the state ratifies when the Amendment is sent."
    assert list(fourth_cube_notes(game, "ME", is_next=False)) == []


def test_other_seats_get_no_warning() -> None:
    game = campaign(NY="PPPP", VT="PPP")
    assert fourth_cube_warning(view(game.position, "opposition")) == ""
    assert fourth_cube_states(view(game.position, None)) == ()
