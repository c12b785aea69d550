"""The Oppobot's deck: each card played, and what exactly that changes."""

from typing import Any

from tests.votes.scenes import (
    ATLANTIC,
    MIDWEST,
    NORTHEAST,
    SILENT,
    SOUTH,
    d4,
    d6,
    d8,
    drawing,
    each,
    in_region,
    solitaire,
)

# What several cards do


def adds_in_each(title: str, states: str, cubes: str, **table: Any) -> None:
    solitaire(**table).play(title).leaves(**each(states, cubes)).done()


def adds_in_drawn(title: str, states: str, cubes: str, **table: Any) -> None:
    solitaire(**table, dice=drawing(states)).play(title).leaves(**each(states, cubes)).done()


def adds_in_a_drawn_state_of_each_region(title: str, cubes: str) -> None:
    states = "CA KS GA IL PA ME"
    solitaire(dice=in_region(states)).play(title).leaves(**each(states, cubes)).done()


def removes_a_marker_and_adds_two(title: str, state: str) -> None:
    for markers in (2, 6):
        solitaire(congress=markers).play(title).leaves(congress=markers - 1, **{state: "RR"}).done()
    is_a_campaign(title, congress=1)


def adds_one_in_each_state_of_the_south_with_the_southern_strategy(title: str) -> None:
    solitaire(in_effect=["Southern Strategy"]).play(title).leaves(**each(SOUTH, "R")).done()
    is_a_campaign(title)


def makes_suffragist_events_cost_a_button(title: str) -> None:
    """The Suffragists play The Club Movement, which gains four."""
    solitaire(**SILENT, in_effect=[title], buttons=1).play("The Club Movement").leaves(buttons=4).done()
    solitaire(in_effect=[title], buttons=0).take("The Club Movement").refuses("event")


def is_a_campaign(title: str, **table: Any) -> None:
    """The card is not played as an event, but for a Campaigning action."""
    solitaire(**table, dice=[*drawing("TX"), d4(3)]).play(title, "campaign").leaves(TX="RRR").done()


# Start


def test_oppobot_the_patriarchy() -> None:
    card = solitaire(turn=1, round=1, campaigners="purple West", NY="PPY", GA="P", dice=[d6(6)]).play("The Patriarchy")
    card.leaves(
        campaigners="purple West, red South",
        **each(f"{NORTHEAST} {ATLANTIC} {SOUTH} {MIDWEST}", "R") | {"NY": "PP", "GA": ""},
    ).done()


def test_oppobot_naows_forms() -> None:
    card = solitaire(turn=3, round=1, campaigners="purple West, red South").play("NAOWS Forms")
    card.leaves(campaigners="purple West, red South, red Northeast", **each(NORTHEAST, "R")).done()


def test_oppobot_war_in_europe() -> None:
    card = solitaire(turn=5, round=1, congress=2).play("War in Europe")
    card.leaves(congress=1, in_effect={"War in Europe": "turn"}).done()
    card.take("Lucy Stone").refuses("campaign")
    paid = solitaire(**SILENT, turn=5, in_effect=["War in Europe"], buttons=1, dice=[d4(1)])
    paid.play("Lucy Stone", "campaign").at("WA").leaves(buttons=0, WA="Y").done()


# Early


def test_oppobot_the_civil_war() -> None:
    solitaire(congress=2).play("The Civil War").leaves(congress=1, in_effect={"The Civil War": "turn"}).done()
    wartime = solitaire(**SILENT, in_effect=["The Civil War"]).play("Lucy Stone")
    wartime.refuses("DE", "GA").at("NY WA MT MO").leaves(buttons=1, **each("NY WA MT MO", "P")).done()


def test_oppobot_15th_divides_suffragists() -> None:
    table = {"NY": "PPPPP", "CA": "PPPP", "TX": "PPP", "OR": "PPY", "VT": "P", "IL": "YYYYY", "GA": "RR"}
    card = solitaire(**table, in_effect=["Fifteenth Amendment"], their_buttons=3).play("15th Divides Suffragists")
    card.leaves(NY="", CA="", TX="", OR="Y", their_buttons=1).done()
    is_a_campaign("15th Divides Suffragists", NY="PP", their_buttons=3)


def test_oppobot_senator_joseph_brown() -> None:
    removes_a_marker_and_adds_two("Senator Joseph Brown", "GA")


def test_oppobot_minor_v_happersett() -> None:
    removes_a_marker_and_adds_two("Minor v. Happersett", "MO")


def test_oppobot_senate_rejects_suffrage_amendment() -> None:
    card = solitaire(congress=4, dice=drawing("NV DE")).play("Senate Rejects Suffrage Amendment")
    card.leaves(congress=3, NV="R", DE="R").done()
    is_a_campaign("Senate Rejects Suffrage Amendment", congress=1)


def test_oppobot_south_dakota_rejects_suffrage() -> None:
    removes_a_marker_and_adds_two("South Dakota Rejects Suffrage", "SD")


def test_oppobot_gerrymandering() -> None:
    card = solitaire(IL="YYYYY", NY="PYYYY", TX="YYY", VT="YY", ME="Y", CA="PPPP").play("Gerrymandering")
    card.leaves(IL="", NY="P", TX="", VT="").done()
    is_a_campaign("Gerrymandering", CA="PPPP")


def test_oppobot_border_states() -> None:
    adds_in_each("Border States", "DE MD WV KY MO", "RR")


def test_oppobot_new_york_newspapers() -> None:
    adds_in_each("New York Newspapers", "NY NJ", "RRR")


def test_oppobot_senator_george_vest() -> None:
    removes_a_marker_and_adds_two("Senator George Vest", "MO")


def test_oppobot_southern_hospitality() -> None:
    adds_in_each("Southern “Hospitality”", "VA NC SC GA TN", "R")


def test_oppobot_southern_resentment() -> None:
    card = solitaire(in_effect=["Fifteenth Amendment"]).play("Southern Resentment")
    card.leaves(**each("TX LA AR MS AL", "R")).done()
    is_a_campaign("Southern Resentment")


def test_oppobot_old_dixie() -> None:
    adds_in_each("Old Dixie", "LA MS AL GA FL", "R")


# Middle


def test_oppobot_backlash_to_the_movement() -> None:
    # Of New York's cubes a purple one is drawn, then a yellow one.
    table = {
        "FL": "PPPPPPP",
        "OR": "YYYYYY",
        "MD": "PPPPP",
        "NY": "PPYY",
        "TX": "YYY",
        "CA": "PY",
        "GA": "RRR",
        "VT": "Y",
    }
    card = solitaire(**table, dice=[d6(3), d6(4)]).play("Backlash to the Movement")
    card.leaves(FL="PPPPP", OR="YYYY", MD="PPP", NY="PY", TX="Y", CA="").done()
    is_a_campaign("Backlash to the Movement", GA="RRR")


def test_oppobot_xenophobia() -> None:
    card = solitaire(NY="PPPPY", VT="PPP", ME="PP", OR="P", TX="YYYY", CA="PYYY", FL="YY").play("Xenophobia")
    card.leaves(NY="Y", VT="", ME="", TX="", CA="P", FL="").done()
    solitaire(NY="Y").play("Xenophobia").leaves(NY="").done()
    is_a_campaign("Xenophobia")


def test_oppobot_o_save_us_senators_from_ourselves() -> None:
    adds_in_a_drawn_state_of_each_region("“O Save Us Senators, From Ourselves”", "RR")


def test_oppobot_emma_goldman() -> None:
    adds_in_a_drawn_state_of_each_region("Emma Goldman", "R")


def test_oppobot_the_great_1906_san_francisco_earthquake() -> None:
    title = "The Great 1906 San Francisco Earthquake"
    solitaire(CA="PPY", OR="P", their_buttons=3).play(title).leaves(CA="", their_buttons=2).done()
    solitaire(OR="P", their_buttons=3).play(title).leaves(their_buttons=2).done()
    solitaire(CA="Y").play(title).leaves(CA="").done()
    is_a_campaign(title, CA="RR", OR="P")


def test_oppobot_a_threat_to_the_ideal_of_womanhood() -> None:
    title = "A Threat to the Ideal of Womanhood"
    solitaire().play(title).leaves(in_effect={title: "turn"}).done()
    makes_suffragist_events_cost_a_button(title)


def test_oppobot_unwarranted_unnecessary_and_dangerous_interference() -> None:
    adds_in_a_drawn_state_of_each_region("“Unwarranted, Unnecessary & Dangerous Interference”", "RR")


def test_oppobot_conservative_opposition() -> None:
    adds_in_drawn("Conservative Opposition", "UT OK MI", "RR")


def test_oppobot_the_sswsc() -> None:
    adds_one_in_each_state_of_the_south_with_the_southern_strategy("The SSWSC")


def test_oppobot_western_saloons_push_suffrage_veto() -> None:
    title = "Western Saloons Push Suffrage Veto"
    solitaire().play(title).leaves(**each("AZ NM NV UT", "RR")).done()
    is_a_campaign(title, in_effect=["Eighteenth Amendment"])


def test_oppobot_white_supremacy_and_the_suffrage_movement() -> None:
    title = "White Supremacy and the Suffrage Movement"
    table = {"NY": "YYYYY", "CA": "YYYY", "TX": "YYY", "OR": "PYY", "VT": "Y", "IL": "PPPPP"}
    card = solitaire(**table, in_effect=["Southern Strategy"], their_buttons=1).play(title)
    card.leaves(NY="", CA="", TX="", OR="P", their_buttons=0).done()
    is_a_campaign(title, NY="YY", their_buttons=1)


def test_oppobot_senator_john_weeks() -> None:
    removes_a_marker_and_adds_two("Senator John Weeks", "NH")


def test_oppobot_senator_cotton_ed_smith() -> None:
    removes_a_marker_and_adds_two("Senator “Cotton Ed” Smith", "SC")


# Late


def test_oppobot_1918_pandemic() -> None:
    card = solitaire(dice=drawing("OH KS VT CA")).play("1918 Pandemic")
    card.leaves(in_effect={"1918 Pandemic": "turn"}, **each("OH KS VT CA", "R")).done()
    makes_suffragist_events_cost_a_button("1918 Pandemic")


def test_oppobot_big_liquors_big_money() -> None:
    adds_in_drawn("Big Liquor’s Big Money", "LA RI MN TX", "RR")
    is_a_campaign("Big Liquor’s Big Money", in_effect=["Eighteenth Amendment"])


def test_oppobot_red_scare() -> None:
    card = solitaire(IL="PPPPP", NY="PPPPY", VT="PPP", ME="PP", TX="P", CA="YYYY").play("Red Scare")
    card.leaves(IL="", NY="Y", VT="", ME="").done()
    is_a_campaign("Red Scare", CA="YYYY")


def test_oppobot_southern_womens_rejection_league() -> None:
    adds_one_in_each_state_of_the_south_with_the_southern_strategy("Southern Women’s Rejection League")


def test_oppobot_united_daughters_of_the_confederacy() -> None:
    adds_one_in_each_state_of_the_south_with_the_southern_strategy("United Daughters of the Confederacy")


def test_oppobot_cheers_to_no_on_suffrage() -> None:
    adds_in_drawn("Cheers to “No on Suffrage”", "WA NE NC ME IL", "RR")
    is_a_campaign("Cheers to “No on Suffrage”", in_effect=["Eighteenth Amendment"])


def test_oppobot_the_unnecessary_privilege() -> None:
    adds_in_drawn("The Unnecessary Privilege", "AZ FL OH CT ND", "RR")


def test_oppobot_voter_suppression() -> None:
    solitaire().play("Voter Suppression").leaves(in_effect={"Voter Suppression": "final voting"}).done()
    voting = solitaire(turn=6, sent=True, in_effect=["Voter Suppression"], dice=[d6(6), d8(7)]).clean_up()
    voting.answer("TN").leaves(TN="rejected")


def test_oppobot_anti_suffrage_riots() -> None:
    hand, deck = ["Lucy Stone", "Anna Dickinson", "Helen Keller"], ["Maud Wood Park", "Zitkala-Ša", "Pioneer Women"]
    lost = ["Helen Keller", "Lucy Stone"]
    card = solitaire(their_hand=hand, their_deck=deck, shuffles=[("helen-keller", "lucy-stone")])
    card.play("Anti-Suffrage Riots").leaves(
        their_hand=["Anna Dickinson", *deck[:2]], their_deck=deck[2:], their_discards=lost
    ).done()


def test_oppobot_american_constitutional_league() -> None:
    lying = ["Counter Strat", "National Focus", "Transportation"]
    states, others = "OR ND AR IA KY VT", "WA TX NY"
    dice = [d6(3), *in_region(states), *drawing(others)]
    card = solitaire(strategy_cards=lying, strategy_deck=["Regional Focus"], dice=dice)
    card.play("American Constitutional League").leaves(
        strategy_cards=["Counter Strat", "Transportation", "Regional Focus"], **each(states, "RR"), **each(others, "R")
    ).done()


def test_oppobot_governor_clements_veto() -> None:
    # Of two ratifications the first on the board is drawn with 1 to 3.
    solitaire(ratified="TN NY", dice=[d6(4)]).play("Governor Clement’s Veto").leaves(NY="rejected").done()
    is_a_campaign("Governor Clement’s Veto")
    is_a_campaign("Governor Clement’s Veto", sent=True)


def test_oppobot_senator_henry_cabot_lodge() -> None:
    removes_a_marker_and_adds_two("Senator Henry Cabot Lodge", "MA")


def test_oppobot_senator_william_borah() -> None:
    removes_a_marker_and_adds_two("Senator William Borah", "UT")
