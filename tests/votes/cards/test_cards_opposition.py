"""The Opposition deck: each card played, and what exactly that changes."""

from tests.votes.scenes import ATLANTIC, MIDWEST, NORTHEAST, SOUTH, d4, d6, d8, each, scene
from vfw.votes.rules.tabletop import YELLOW

# What several cards do


def adds_one_in_each(title: str, states: str) -> None:
    backwards = " ".join(states.split()[::-1])
    scene().play(title).at(backwards).leaves(**each(states, "R")).done()


def adds_two_in_each(title: str, states: str) -> None:
    scene().play(title).at(states, states).leaves(**each(states, "RR")).done()


def adds_one_in_each_region(title: str) -> None:
    card = scene().play(title).at("VT").refuses("VT", "NY", "NJ")
    card.at("MO WA DE MT TX").leaves(**each("VT MO WA DE MT TX", "R")).done()


def adds_one_per_state_anywhere(title: str, sides: int) -> None:
    from_the_die = {4: d4(3), 6: d6(3)}[sides]
    card = scene(dice=[from_the_die]).play(title).at("NY").refuses("NY").at("CA TX")
    card.leaves(**each("NY CA TX", "R")).done()


def removes_a_marker_and_adds_two(title: str, state: str) -> None:
    scene(congress=3).play(title).at(state, state).leaves(congress=2, **{state: "RR"}).done()


def draws_two_and_plays_one(title: str) -> None:
    card = scene(deck=["Gerrymandering", "The Woman Patriot", "Red Scare"]).play(title)
    assert card.legal == ["Gerrymandering", "The Woman Patriot"]
    card.answer("The Woman Patriot")
    card.leaves(buttons=3, deck=["Red Scare"], discards=["Gerrymandering", "The Woman Patriot"]).done()


def makes_campaigning_dice_d6_for_a_turn(title: str) -> None:
    scene().play(title).leaves(in_effect={title: "turn"}).done()
    campaign = scene(in_effect=[title], dice=[d6(5)]).play("Old Dixie", "campaign")
    campaign.at("TX TX LA LA LA").leaves(TX="RR", LA="RRR").done()


def makes_suffragist_events_cost_a_button(title: str) -> None:
    """The Suffragists play The Club Movement, which gains four."""
    scene(in_effect=[title], buttons=1).play("The Club Movement").leaves(buttons=4).done()
    scene(in_effect=[title], buttons=0).take("The Club Movement").refuses("event")


def adds_a_d8_in_the_south_two_per_state(title: str) -> None:
    card = scene(in_effect=["Southern Strategy"], dice=[d8(3)]).play(title).at("GA GA").refuses("GA", "TN")
    card.at("TX").leaves(GA="RR", TX="R").done()
    scene().take(title).refuses("event")


def does_nothing_on_a_2(title: str) -> None:
    scene(congress=3, dice=[d6(2)]).play(title).leaves().done()


# Start


def test_the_patriarchy() -> None:
    card = scene(campaigners="purple Northeast").play("The Patriarchy").at("TX NY").refuses("NY", "TX", "CA", "KS")
    card.at("LA MS AL GA SC FL AR", MIDWEST, ATLANTIC, "VT NH ME MA RI CT NJ").leaves(
        campaigners="purple Northeast, red South",
        buttons=4,
        **each(f"{NORTHEAST} {ATLANTIC} {SOUTH} {MIDWEST}", "R"),
    ).done()


# Early


def test_the_civil_war() -> None:
    scene(congress=2).play("The Civil War").leaves(congress=1, in_effect={"The Civil War": "turn"}).done()
    wartime = scene(in_effect=["The Civil War"]).play("Lucy Stone").refuses("DE", "GA")
    wartime.at("NY WA MT MO").leaves(buttons=1, **each("NY WA MT MO", "P")).done()


def test_15th_divides_suffragists() -> None:
    table = {"NY": "PPY", "VT": "P", "TX": "PP", "CA": "PPPP", "OR": "P", "IL": "YY", "GA": "RR"}
    card = scene(table, in_effect=["Fifteenth Amendment"], their_buttons=3).play("15th Divides Suffragists")
    assert card.legal == ["OR", "CA", "TX", "NY", "VT"]
    card.answer("NY", "VT", "TX", "CA").leaves(NY="Y", VT="", TX="", CA="", their_buttons=1).done()
    scene(table).take("15th Divides Suffragists").refuses("event")


def test_senator_joseph_brown() -> None:
    removes_a_marker_and_adds_two("Senator Joseph Brown", "GA")


def test_minor_v_happersett() -> None:
    card = scene(congress=3, dice=[d6(3)]).play("Minor v. Happersett")
    card.at("MO MO").leaves(congress=2, MO="RR").done()
    does_nothing_on_a_2("Minor v. Happersett")


def test_senate_rejects_suffrage_amendment() -> None:
    scene(congress=3, dice=[d6(3)]).play("Senate Rejects Suffrage Amendment").leaves(congress=2, buttons=1).done()
    does_nothing_on_a_2("Senate Rejects Suffrage Amendment")


def test_south_dakota_rejects_suffrage() -> None:
    card = scene(congress=3, dice=[d6(3)]).play("South Dakota Rejects Suffrage")
    card.at("SD SD").leaves(congress=2, SD="RR").done()
    does_nothing_on_a_2("South Dakota Rejects Suffrage")


def test_gerrymandering() -> None:
    card = scene(NY="PYY", VT="Y", TX="Y", CA="P").play("Gerrymandering")
    assert card.legal == ["TX", "NY", "VT"]
    card.answer("NY", "TX").leaves(NY="P", TX="").done()


def test_border_states() -> None:
    adds_one_in_each("Border States", "DE MD WV KY MO")


def test_horace_greeley() -> None:
    adds_two_in_each("Horace Greeley", "NY CT")


def test_new_york_newspapers() -> None:
    adds_two_in_each("New York Newspapers", "NY NJ")


def test_senator_george_vest() -> None:
    removes_a_marker_and_adds_two("Senator George Vest", "MO")


def test_catharine_beecher() -> None:
    adds_one_per_state_anywhere("Catharine Beecher", sides=4)


def test_progress_not_politics() -> None:
    drawn = ["Old Dixie", "Gerrymandering", "Emma Goldman", "Red Scare", "The SSWSC", "Horace Greeley"]
    card = scene(deck=[*drawn, "Border States"]).play("Progress, Not Politics")
    assert card.legal == [*drawn, "done"]
    card.puts(
        on_top=["Red Scare", "Old Dixie"], at_bottom=["The SSWSC", "Gerrymandering", "Horace Greeley", "Emma Goldman"]
    )
    card.leaves(
        deck=[
            *["Old Dixie", "Red Scare"],
            "Border States",
            *["The SSWSC", "Gerrymandering", "Horace Greeley", "Emma Goldman"],
        ]
    ).done()


def test_southern_hospitality() -> None:
    adds_one_in_each("Southern “Hospitality”", "VA NC SC GA TN")


def test_beer_brewers() -> None:
    makes_campaigning_dice_d6_for_a_turn("Beer Brewers")
    scene(in_effect=["Eighteenth Amendment"]).take("Beer Brewers").refuses("event")


def test_southern_resentment() -> None:
    card = scene(in_effect=["Fifteenth Amendment"]).play("Southern Resentment")
    card.at("AL TX LA AR MS").leaves(**each("TX LA AR MS AL", "R")).done()
    scene().take("Southern Resentment").refuses("event")


def test_old_dixie() -> None:
    adds_one_in_each("Old Dixie", "LA MS AL GA FL")


# Middle


def test_naows_forms() -> None:
    card = scene(campaigners="red South").play("NAOWS Forms")
    card.leaves(campaigners="red South, red Northeast", buttons=2).done()


def test_woman_and_the_republic() -> None:
    draws_two_and_plays_one("Woman and the Republic")


def test_the_ladies_battle() -> None:
    draws_two_and_plays_one("The Ladies’ Battle")


def test_backlash_to_the_movement() -> None:
    card = scene(NY="PPY", VT="PPP", CA="YY", TX="P", GA="R").play("Backlash to the Movement")
    card.at("NY", color=YELLOW).at("NY").refuses("NY", "GA").at("VT VT").refuses("VT").at("CA TX")
    card.leaves(NY="P", VT="P", CA="Y", TX="").done()


def test_xenophobia() -> None:
    card = scene(NY="PPY", VT="PY", CA="P", TX="Y").play("Xenophobia")
    assert card.legal == ["CA", "NY", "VT"]
    card.answer("NY")
    assert card.legal == ["TX", "NY", "VT"]
    card.answer("VT").leaves(NY="Y", VT="P").done()


def test_o_save_us_senators_from_ourselves() -> None:
    adds_one_in_each_region("“O Save Us Senators, From Ourselves”")


def test_emma_goldman() -> None:
    adds_one_per_state_anywhere("Emma Goldman", sides=6)


def test_the_great_1906_san_francisco_earthquake() -> None:
    title = "The Great 1906 San Francisco Earthquake"
    scene(CA="PPY", NV="P", their_buttons=3).play(title).leaves(CA="", their_buttons=2).done()


def test_a_threat_to_the_ideal_of_womanhood() -> None:
    title = "A Threat to the Ideal of Womanhood"
    scene().play(title).leaves(in_effect={title: "turn"}).done()
    makes_suffragist_events_cost_a_button(title)


def test_unwarranted_unnecessary_and_dangerous_interference() -> None:
    adds_one_in_each_region("“Unwarranted, Unnecessary & Dangerous Interference”")


def test_conservative_opposition() -> None:
    makes_campaigning_dice_d6_for_a_turn("Conservative Opposition")


def test_the_sswsc() -> None:
    card = scene(in_effect=["Southern Strategy"]).play("The SSWSC").at("GA GA").refuses("GA", "VA")
    card.at("TX TX AL FL").leaves(buttons=2, GA="RR", TX="RR", AL="R", FL="R").done()
    scene().take("The SSWSC").refuses("event")


def test_western_saloons_push_suffrage_veto() -> None:
    card = scene().play("Western Saloons Push Suffrage Veto").at("AZ AZ").refuses("AZ", "CA")
    card.at("UT NM NV").leaves(AZ="RR", **each("NM NV UT", "R")).done()
    scene(in_effect=["Eighteenth Amendment"]).take("Western Saloons Push Suffrage Veto").refuses("event")


def test_transcontinental_railroad() -> None:
    card = scene(campaigners="red South, red Northeast, purple West", dice=[d4(1, 2)]).play("Transcontinental Railroad")
    assert (card.asked, card.legal) == ("campaigner", ["red1", "red2", "done"])
    card.answer("red1", "West").refuses("red1").answer("done")
    # Moving was free; it is a Campaigning action from here on.
    card.answer("red1", 2).at("WA CA").at("NY")
    card.leaves(campaigners="red West, red Northeast, purple West", WA="R", CA="R", NY="R").done()


def test_white_supremacy_and_the_suffrage_movement() -> None:
    table = {"NY": "YYP", "VT": "Y", "TX": "YY", "CA": "YYYY", "OR": "Y", "IL": "PP", "GA": "RR"}
    title = "White Supremacy and the Suffrage Movement"
    card = scene(table, in_effect=["Southern Strategy"], their_buttons=3).play(title)
    assert card.legal == ["OR", "CA", "TX", "NY", "VT"]
    card.answer("NY", "VT", "TX", "CA").leaves(NY="P", VT="", TX="", CA="", their_buttons=1).done()
    scene(table).take(title).refuses("event")


def test_senator_john_weeks() -> None:
    removes_a_marker_and_adds_two("Senator John Weeks", "NH")


def test_senator_cotton_ed_smith() -> None:
    removes_a_marker_and_adds_two("Senator “Cotton Ed” Smith", "SC")


# Late


def test_war_in_europe() -> None:
    scene(congress=2).play("War in Europe").leaves(congress=1, in_effect={"War in Europe": "turn"}).done()
    campaign = scene(in_effect=["War in Europe"], buttons=1, campaigners="purple West", dice=[d4(2)])
    campaign.play("Lucy Stone", "campaign").at("WA CA").leaves(buttons=0, WA="P", CA="P").done()
    scene(in_effect=["War in Europe"], buttons=0).take("Lucy Stone").refuses("campaign")


def test_1918_pandemic() -> None:
    scene(congress=2).play("1918 Pandemic").leaves(congress=1, in_effect={"1918 Pandemic": "turn"}).done()
    makes_suffragist_events_cost_a_button("1918 Pandemic")


def test_the_business_of_being_a_woman() -> None:
    draws_two_and_plays_one("The Business of Being a Woman")


def test_the_eden_sphinx() -> None:
    draws_two_and_plays_one("The Eden Sphinx")


def test_big_liquors_big_money() -> None:
    makes_campaigning_dice_d6_for_a_turn("Big Liquor’s Big Money")
    scene(in_effect=["Eighteenth Amendment"]).take("Big Liquor’s Big Money").refuses("event")


def test_red_scare() -> None:
    card = scene(NY="PPY", VT="P", TX="P", CA="Y").play("Red Scare")
    assert card.legal == ["TX", "NY", "VT"]
    card.answer("NY", "TX").leaves(NY="Y", TX="").done()


def test_southern_womens_rejection_league() -> None:
    adds_a_d8_in_the_south_two_per_state("Southern Women’s Rejection League")


def test_united_daughters_of_the_confederacy() -> None:
    adds_a_d8_in_the_south_two_per_state("United Daughters of the Confederacy")


def test_cheers_to_no_on_suffrage() -> None:
    title = "Cheers to “No on Suffrage”"
    card = scene(dice=[d8(3)]).play(title).at("GA GA").refuses("GA").at("CA")
    card.leaves(GA="RR", CA="R").done()
    scene(in_effect=["Eighteenth Amendment"]).take(title).refuses("event")


def test_the_unnecessary_privilege() -> None:
    adds_one_per_state_anywhere("The Unnecessary Privilege", sides=6)


def test_voter_suppression() -> None:
    scene().play("Voter Suppression").leaves(in_effect={"Voter Suppression": "final voting"}).done()
    voting = scene(turn=6, sent=True, TN="PP", in_effect=["Voter Suppression"], dice=[d6(5), d8(7)]).clean_up()
    voting.answer("TN").leaves(TN="rejected")


def test_anti_suffrage_riots() -> None:
    hand = ["Lucy Stone", "Anna Dickinson", "Frances Willard"]
    deck = ["Helen Keller", "Zitkala-Ša", "Maud Wood Park"]
    card = scene(their_hand=hand, their_deck=deck, shuffles=[["Frances Willard", "Lucy Stone"]])
    card.play("Anti-Suffrage Riots").leaves(
        their_hand=["Anna Dickinson", "Helen Keller", "Zitkala-Ša"],
        their_deck=["Maud Wood Park"],
        their_discards=["Frances Willard", "Lucy Stone"],
    ).done()


def test_american_constitutional_league() -> None:
    open_cards = ["Regional Focus", "Counter Strat", "Transportation"]
    card = scene(buttons=4, strategy_cards=open_cards).play("American Constitutional League")
    assert card.legal == open_cards
    card.answer("Regional Focus").leaves(
        buttons=0,
        claimed=["Regional Focus"],
        strategy_cards=["Counter Strat", "Transportation", "Efficient Organizing"],
    ).done()
    scene(buttons=3).take("American Constitutional League").refuses("event")


def test_the_woman_patriot() -> None:
    scene(buttons=1).play("The Woman Patriot").leaves(buttons=4).done()


def test_governor_clements_veto() -> None:
    card = scene(ratified="NY TN", rejected="GA").play("Governor Clement’s Veto")
    assert card.legal == ["TN", "NY"]
    card.refuses("GA", "CA").answer("TN").leaves(TN="rejected").done()
    scene().take("Governor Clement’s Veto").refuses("event")


def test_senator_henry_cabot_lodge() -> None:
    removes_a_marker_and_adds_two("Senator Henry Cabot Lodge", "MA")


def test_senator_william_borah() -> None:
    removes_a_marker_and_adds_two("Senator William Borah", "UT")
