"""The Suffragist deck: each card played, and what exactly that changes."""

from tests.votes.scenes import (
    ATLANTIC,
    MIDWEST,
    NORTHEAST,
    PLAINS,
    SOUTH,
    WEST,
    Dice,
    d6,
    d8,
    each,
    scene,
)
from vfw.votes.rules.tabletop import YELLOW

# What several cards do


def adds_one_in_each_region(title: str, **gained: int) -> None:
    card = scene().play(title).at("VT").refuses("VT", "NY", "NJ")
    card.at("MO WA DE MT TX").leaves(**each("VT MO WA DE MT TX", "P"), **gained).done()


def adds_two_in_each(title: str, states: str, **gained: int) -> None:
    scene().play(title).at(states, states).leaves(**each(states, "PP"), **gained).done()


def adds_a_d8_of_cubes_one_per_state(title: str, region: str, elsewhere: str) -> None:
    first, second, third, *_ = region.split()
    card = scene(dice=[d8(3)]).play(title).at(second).refuses(second, elsewhere)
    card.at(first, third).leaves(**each(f"{first} {second} {third}", "P")).done()
    scene(dice=[d8(8)]).play(title).at(region).leaves(**each(region, "P")).done()


def adds_two_dice_of_cubes_two_per_state(title: str, dice: Dice) -> None:
    """`dice` show five in all."""
    card = scene(dice=[dice]).play(title).at("NY CA NY").refuses("NY")
    card.at("CA IL").leaves(NY="PP", CA="PP", IL="P").done()


def removes_two_dice_of_red_cubes_two_per_state(title: str, dice: Dice) -> None:
    """`dice` show five in all."""
    card = scene(NY="RRR", VT="RR", TX="RRRR", CA="P", dice=[dice]).play(title).at("NY TX NY").refuses("NY", "CA")
    card.at("VT TX").leaves(NY="R", VT="R", TX="RR").done()


def makes_campaigning_dice_d6_for_a_turn(title: str) -> None:
    scene().play(title).leaves(in_effect={title: "turn"}).done()
    campaign = scene(in_effect=[title], campaigners="purple West", dice=[d6(5)]).play("Lucy Stone", "campaign")
    campaign.at("WA OR CA ID NV").leaves(**each("WA OR CA ID NV", "P")).done()


def draws_two_and_plays_one(title: str) -> None:
    card = scene(deck=["Lucy Stone", "Frances Willard", "Anna Dickinson"]).play(title)
    assert card.legal == ["Lucy Stone", "Frances Willard"]
    card.answer("Frances Willard")
    card.leaves(congress=1, buttons=2, deck=["Anna Dickinson"], discards=["Lucy Stone", "Frances Willard"]).done()


def does_nothing_on_a_2(title: str) -> None:
    scene(dice=[d6(2)]).play(title).leaves().done()


# Start


def test_seneca_falls_convention() -> None:
    card = scene(campaigners="red South").play("Seneca Falls Convention").at("NY").at("NY", color=YELLOW)
    card.leaves(campaigners="red South, purple Northeast, yellow Northeast", buttons=2, NY="PY").done()


# Early


def test_property_rights_for_women() -> None:
    makes_campaigning_dice_d6_for_a_turn("Property Rights for Women")


def test_frances_willard() -> None:
    scene(congress=2).play("Frances Willard").leaves(congress=3, buttons=2).done()


def test_a_vindication_of_the_rights_of_woman() -> None:
    draws_two_and_plays_one("A Vindication of the Rights of Woman")


def test_union_victory() -> None:
    title, war = "Union Victory", ["The Civil War"]
    card = scene(in_effect=war, dice=[d6(3)]).play(title)
    card.leaves(buttons=2, in_effect={}, their_discards=war).done()
    scene(in_effect=war, dice=[d6(2)]).play(title).leaves().done()
    scene().take(title).refuses("event")


def test_fifteenth_amendment() -> None:
    card = scene(dice=[d6(3)]).play("Fifteenth Amendment").at("GA GA").refuses("GA").at("NY NY CA CA IL IL")
    card.leaves(congress=2, **each("GA NY CA IL", "PP"), in_effect={"Fifteenth Amendment": "game"}).done()
    does_nothing_on_a_2("Fifteenth Amendment")
    scene(in_effect=["The Civil War"]).take("Fifteenth Amendment").refuses("event")


def test_reconstruction() -> None:
    the_south = "VA NC SC GA FL AL MS TN AR LA TX"
    card = scene(in_effect=["Fifteenth Amendment"]).play("Reconstruction").at("GA").refuses("GA", "KY", "NY")
    card.at("VA NC SC FL AL MS TN AR LA TX").leaves(**each(the_south, "P")).done()
    scene().take("Reconstruction").refuses("event")
    scene(in_effect=["Fifteenth Amendment", "The Civil War"]).take("Reconstruction").refuses("event")


def test_petition_to_congress() -> None:
    adds_one_in_each_region("Petition to Congress", congress=1)


def test_lucy_stone() -> None:
    adds_one_in_each_region("Lucy Stone", buttons=1)


def test_susan_b_anthony_indicted() -> None:
    adds_one_in_each_region("Susan B. Anthony Indicted", buttons=1)


def test_anna_dickinson() -> None:
    adds_one_in_each_region("Anna Dickinson", buttons=1)


def test_frederick_douglass() -> None:
    adds_a_d8_of_cubes_one_per_state("Frederick Douglass", NORTHEAST, elsewhere="PA")


def test_frances_harper() -> None:
    adds_a_d8_of_cubes_one_per_state("Frances Harper", ATLANTIC, elsewhere="NY")


def test_the_union_signal() -> None:
    adds_one_in_each_region("The Union Signal", buttons=1)


def test_sojourner_truth() -> None:
    adds_a_d8_of_cubes_one_per_state("Sojourner Truth", MIDWEST, elsewhere="PA")


def test_pioneer_women() -> None:
    adds_a_d8_of_cubes_one_per_state("Pioneer Women", PLAINS, elsewhere="TX")


def test_women_to_the_polls() -> None:
    adds_two_in_each("Women to the Polls", "NJ PA DE")


def test_national_womans_rights_convention() -> None:
    adds_one_in_each_region("National Woman’s Rights Convention", congress=1)
    scene(in_effect=["The Civil War"]).take("National Woman’s Rights Convention").refuses("event")


# Middle


def test_national_american_woman_suffrage_association() -> None:
    card = scene().play("National American Woman Suffrage Association")
    team = "purple Northeast, yellow Northeast, red South, purple Atlantic & Appalachia"
    card.leaves(campaigners=team, buttons=3).done()
    assert card.position.campaigners[-1][0] == "purple2"


def test_jeannette_rankin() -> None:
    card = scene(dice=[d6(3)]).play("Jeannette Rankin").at("MT MT MT MT").refuses("MT")
    neighbors = "WY CO ND SD NE KS OK"
    card.at(neighbors, neighbors).leaves(congress=1, MT="PPPP", **each(neighbors, "PP")).done()
    does_nothing_on_a_2("Jeannette Rankin")


def test_ida_b_wells_barnett() -> None:
    card = scene().play("Ida B. Wells-Barnett").at("IL IL").refuses("IL")
    neighbors = "MN IA MO WI MI IN OH"
    card.at(neighbors).leaves(buttons=2, IL="PP", **each(neighbors, "P")).done()


def test_the_club_movement() -> None:
    scene(buttons=3).play("The Club Movement").leaves(buttons=7).done()


def test_equality_league_of_self_supporting_women() -> None:
    adds_one_in_each_region("Equality League of Self-Supporting Women", buttons=2)


def test_emmeline_pankhurst() -> None:
    adds_two_dice_of_cubes_two_per_state("Emmeline Pankhurst", d6(1, 4))


def test_debate_us_you_cowards() -> None:
    removes_two_dice_of_red_cubes_two_per_state("“Debate Us, You Cowards!”", d6(1, 4))


def test_carrie_chapman_catt() -> None:
    adds_one_in_each_region("Carrie Chapman Catt", buttons=2)


def test_alice_paul_and_lucy_burns() -> None:
    removes_two_dice_of_red_cubes_two_per_state("Alice Paul & Lucy Burns", d6(3, 2))


def test_inez_milholland() -> None:
    adds_one_in_each_region("Inez Milholland", congress=1, buttons=2)


def test_farmers_for_suffrage() -> None:
    adds_two_in_each("Farmers for Suffrage", "WI MN IA ND SD")


def test_zitkala_sa() -> None:
    adds_two_in_each("Zitkala-Ša", "ND SD NE MT WY")


def test_helen_keller() -> None:
    adds_two_dice_of_cubes_two_per_state("Helen Keller", d6(3, 2))


def test_maria_de_lopez() -> None:
    adds_two_in_each("Maria de Lopez", "CA NV AZ", buttons=2)


def test_marie_louise_bottineau_baldwin() -> None:
    makes_campaigning_dice_d6_for_a_turn("Marie Louise Bottineau Baldwin")


def test_the_wests_awakening() -> None:
    adds_two_in_each("The West’s Awakening", WEST)


def test_southern_strategy() -> None:
    card = scene(strategy_cards=["Regional Focus", "Counter Strat", "Transportation"]).play("Southern Strategy")
    card.at(SOUTH, SOUTH).answer("Counter Strat")
    card.leaves(
        buttons=2,
        **each(SOUTH, "PP"),
        claimed=["Counter Strat"],
        strategy_cards=["Regional Focus", "Transportation", "Efficient Organizing"],
        in_effect={"Southern Strategy": "game"},
    ).done()


# Late


def test_womens_trade_union_league() -> None:
    team = "purple Northeast, yellow Northeast, red South, yellow Atlantic & Appalachia"
    scene().play("Women’s Trade Union League").leaves(campaigners=team, congress=1, buttons=2).done()


def test_the_young_woman_citizen() -> None:
    draws_two_and_plays_one("The Young Woman Citizen")


def test_1918_midterm_elections() -> None:
    scene(congress=1, dice=[d6(3)]).play("1918 Midterm Elections").leaves(congress=4).done()
    does_nothing_on_a_2("1918 Midterm Elections")


def test_woodrow_wilson() -> None:
    open_cards = ["Regional Focus", "Counter Strat", "Transportation"]
    card = scene(buttons=5, strategy_cards=open_cards).play("Woodrow Wilson")
    assert card.legal == open_cards
    card.answer("Transportation").leaves(
        buttons=1,
        claimed=["Transportation"],
        strategy_cards=["Regional Focus", "Counter Strat", "Efficient Organizing"],
    ).done()
    scene(buttons=3).take("Woodrow Wilson").refuses("event")


def test_maud_wood_park() -> None:
    scene(congress=1).play("Maud Wood Park").leaves(congress=3).done()


def test_voter_registration() -> None:
    scene().play("Voter Registration").leaves(in_effect={"Voter Registration": "final voting"}).done()
    voting = scene(turn=6, sent=True, in_effect=["Voter Registration"], dice=[d8(7), d6(6)]).clean_up()
    voting.answer("TN").leaves(TN="ratified")


def test_processions_for_suffrage() -> None:
    title = "Processions for Suffrage"
    scene().play(title).leaves(in_effect={title: "turn"}).done()
    team = "purple West, yellow West, purple South, yellow South"
    lobby = scene(in_effect=[title], campaigners=team, dice=[d8(5, 6, 7, 8)]).play("Lucy Stone", "lobby")
    lobby.leaves(congress=3).done()


def test_prison_tour_special() -> None:
    makes_campaigning_dice_d6_for_a_turn("Prison Tour Special")


def test_victory_map() -> None:
    card = scene().play("Victory Map").at(PLAINS, WEST).at("VT").refuses("VT", "CT")
    card.at("TX AR IL MI NY").leaves(**each(f"{WEST} {PLAINS} TX AR IL MI NY VT", "P")).done()


def test_women_and_world_war_i() -> None:
    card = scene(in_effect=["War in Europe"]).play("Women and World War I").at("NY NY").refuses("NY")
    card.at("CA CA TX TX IL IL DE DE").leaves(**each("NY CA TX IL DE", "PP")).done()
    scene().take("Women and World War I").refuses("event")


def test_eighteenth_amendment() -> None:
    card = scene(dice=[d6(3)]).play("Eighteenth Amendment")
    card.leaves(congress=1, buttons=2, in_effect={"Eighteenth Amendment": "game"}).done()
    does_nothing_on_a_2("Eighteenth Amendment")


def test_mary_mcleod_bethune() -> None:
    removes_two_dice_of_red_cubes_two_per_state("Mary McLeod Bethune", d8(1, 4))


def test_make_a_home_run_for_suffrage() -> None:
    removes_two_dice_of_red_cubes_two_per_state("Make a Home Run for Suffrage", d8(3, 2))


def test_mary_church_terrell() -> None:
    adds_two_dice_of_cubes_two_per_state("Mary Church Terrell", d8(3, 2))


def test_tea_parties_for_suffrage() -> None:
    scene(congress=1, buttons=1).play("Tea Parties for Suffrage").leaves(congress=2, buttons=5).done()


def test_dr_mabel_ping_hua_lee() -> None:
    adds_two_dice_of_cubes_two_per_state("Dr. Mabel Ping-Hua Lee", d8(1, 4))


def test_miss_febb_wins_the_last_vote() -> None:
    title = "Miss Febb Wins the Last Vote"
    scene().play(title).leaves(in_effect={title: "final voting"}).done()
    scene(turn=6, sent=True, dice=[d6(4), d6(4)]).clean_up().answer("TN").leaves(TN="rejected")
    scene(turn=6, sent=True, in_effect=[title], dice=[d6(4), d6(4)]).clean_up().answer("TN").leaves(TN="ratified")
