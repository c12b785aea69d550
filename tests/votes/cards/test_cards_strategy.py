"""The Strategy deck: each card played by either side, and what exactly that changes."""

from tests.votes.scenes import PLAINS, SOUTH, d4, d8, each, scene
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST

CUBE = {SUFFRAGIST: "P", OPPOSITION: "R"}
THEIRS = {SUFFRAGIST: "RRR", OPPOSITION: "PPY"}


def test_strategy_efficient_organizing() -> None:
    scene(buttons=1).play("Efficient Organizing").leaves(buttons=6).done()
    scene(buttons=0).play("Efficient Organizing", by=OPPOSITION).leaves(buttons=5).done()


def test_strategy_reconsideration() -> None:
    card = scene(ratified="NY TN", rejected="GA TX").play("Reconsideration")
    assert card.legal == ["TX", "GA"]
    card.answer("GA").at("GA").at("GA", color="yellow").leaves(GA="PY").done()
    card = scene(ratified="NY TN", rejected="GA TX").play("Reconsideration", by=OPPOSITION)
    assert card.legal == ["TN", "NY"]
    card.answer("NY").leaves(NY="RR").done()
    for side in SIDES:
        scene(claimed=["Reconsideration"]).round_of(side).refuses("Reconsideration")


def test_strategy_opposition_research() -> None:
    for side in SIDES:
        scene(buttons=2, their_buttons=5).play("Opposition Research", by=side).leaves(their_buttons=2).done()
        scene(their_buttons=4).play("Opposition Research", by=side).leaves(their_buttons=2).done()
        scene(their_buttons=1).play("Opposition Research", by=side).leaves(their_buttons=0).done()


def test_strategy_change_in_plans() -> None:
    hand, deck = ["The Patriarchy", "Old Dixie", "Red Scare"], ["The SSWSC", "Emma Goldman"]
    card = scene(their_hand=hand, their_deck=deck).play("Change In Plans")
    assert card.legal == ["Old Dixie", "Red Scare"]
    card.refuses("The Patriarchy").answer("Old Dixie").leaves(
        their_hand=["The Patriarchy", "Red Scare", "The SSWSC"],
        their_deck=["Emma Goldman"],
        their_discards=["Old Dixie"],
    ).done()
    hand, deck = ["Lucy Stone", "Women’s Trade Union League", "Helen Keller"], ["Maud Wood Park", "Frances Willard"]
    card = scene(their_hand=hand, their_deck=deck).play("Change In Plans", by=OPPOSITION)
    assert card.legal == ["Lucy Stone", "Helen Keller"]
    card.answer("Helen Keller").leaves(
        their_hand=["Lucy Stone", "Women’s Trade Union League", "Maud Wood Park"],
        their_deck=["Frances Willard"],
        their_discards=["Helen Keller"],
    ).done()


def test_strategy_bellwether_state() -> None:
    for side in SIDES:
        card = scene(TN=THEIRS[side]).play("Bellwether State", by=side)
        assert len(card.legal) == 48
        card.answer("TN").at("TN TN TN", "TN TN TN TN").leaves(TN=4 * CUBE[side]).done()


def test_strategy_superior_lobbying() -> None:
    scene(congress=1, dice=[d8(5, 6, 7, 8)]).play("Superior Lobbying").leaves(congress=4).done()
    scene(congress=4, dice=[d8(5, 6, 7, 8)]).play("Superior Lobbying", by=OPPOSITION).leaves(congress=1).done()


def test_strategy_the_winning_plan() -> None:
    for side, played, gained, drawn, below in (
        (SUFFRAGIST, "The Club Movement", 4, ["Reconstruction", "Lucy Stone"], ["Helen Keller", "Pioneer Women"]),
        (OPPOSITION, "The Woman Patriot", 3, ["Southern Resentment", "Red Scare"], ["Old Dixie", "Border States"]),
    ):
        others = ["Frances Willard", "Zitkala-Ša"] if side == SUFFRAGIST else ["Emma Goldman", "Gerrymandering"]
        deck = [*drawn, played, *others, below[0]]
        card = scene(deck=[*deck, below[1]]).play("The Winning Plan", by=side)
        # The first of them needs the Fifteenth Amendment.
        assert card.legal == deck[1:]
        card.refuses(drawn[0]).answer(played).puts(
            on_top=[others[1], drawn[0]], at_bottom=[others[0], below[0], drawn[1]]
        )
        card.leaves(
            buttons=gained,
            deck=[drawn[0], others[1], below[1], others[0], below[0], drawn[1]],
            discards=[played],
        ).done()


def test_strategy_regional_focus() -> None:
    for side, cubes in ((SUFFRAGIST, "RR"), (OPPOSITION, "PP")):
        card = scene(KS=cubes).play("Regional Focus", by=side)
        assert card.asked == "region"
        card.answer("Plains").refuses("WA").at(PLAINS)
        card.leaves(**each("MT WY CO ND SD NE OK", CUBE[side]), KS=cubes[0]).done()


def test_strategy_eye_on_the_future() -> None:
    for side, deck, played, gained in (
        (SUFFRAGIST, ["Lucy Stone", "Reconstruction", "The Club Movement", "Helen Keller"], "The Club Movement", 4),
        (OPPOSITION, ["Old Dixie", "The SSWSC", "The Woman Patriot", "Red Scare"], "The Woman Patriot", 3),
    ):
        shuffled = [deck[3], deck[0], deck[1]]
        card = scene(turn=5, deck=deck, shuffles=[shuffled]).play("Eye on the Future", by=side)
        # The second of them needs another card in effect.
        assert card.legal == [deck[0], *deck[2:]]
        card.refuses(deck[1]).answer(played).leaves(buttons=gained, deck=shuffled, discards=[played]).done()
        scene(turn=4, claimed=["Eye on the Future"]).round_of(side).refuses("Eye on the Future")


def test_strategy_transportation() -> None:
    here = "purple Northeast, yellow Northeast"
    card = scene(campaigners=here, dice=[d4(1, 2)]).play("Transportation")
    assert card.legal == ["purple1", "yellow1", "done"]
    card.answer("yellow1", "West", "done", "yellow1", 2).at("WA CA NY")
    card.leaves(campaigners="purple Northeast, yellow West", WA="Y", CA="Y", NY="P").done()
    card = scene(campaigners="red South", dice=[d4(2)]).play("Transportation", by=OPPOSITION)
    card.answer("red1", "Plains").at("KS KS").leaves(campaigners="red Plains", KS="RR").done()


def test_strategy_counter_strat() -> None:
    lying = ["The Civil War", "Prison Tour Special", "Fifteenth Amendment", "Voter Suppression"]
    left = {"Fifteenth Amendment": "game", "Voter Suppression": "final voting"}
    card = scene(in_effect=lying).play("Counter Strat")
    assert card.legal == ["The Civil War", "Prison Tour Special"]
    card.answer("The Civil War").leaves(
        in_effect={"Prison Tour Special": "turn", **left}, their_discards=["The Civil War"]
    ).done()
    card = scene(in_effect=lying).play("Counter Strat", by=OPPOSITION).answer("Prison Tour Special")
    card.leaves(in_effect={"The Civil War": "turn", **left}, their_discards=["Prison Tour Special"]).done()


def test_strategy_national_focus() -> None:
    for side in SIDES:
        theirs = THEIRS[side][0]
        card = scene(TX=theirs, ratified=SOUTH.replace("TX ", "")).play("National Focus", by=side)
        card.at("CA KS").refuses("WA").at("CA KS TX TX MO MO DE DE NY").at("NY")
        card.leaves(**each("CA KS MO DE NY", 2 * CUBE[side]), TX=CUBE[side]).done()
