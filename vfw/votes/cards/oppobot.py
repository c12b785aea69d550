"""The Oppobot's deck: three Start cards, 13 Early, 13 Middle, 13 Late. Two of each era are set aside unseen.

Of the printed deck six titles are known (the Start cards, Emma Goldman, Conservative Opposition, Anti-Suffrage Riots),
and the effects of two (Emma Goldman, Conservative Opposition). The rest is a reconstruction of our own, after the cards
of the Opposition, and says so wherever it shows. An owner of the printed game can replace it by a file: `deck_file.py`.

Of the reconstructed cards, those that remove a marker wait for Congress; a condition of the printed Opposition is
kept; all others act at once. With more conditions the Oppobot would seldom do anything but campaign. The number of
cubes is chosen so that the planner (`vfw/votes/players/planner.py`) wins about two games of three.
"""

from vfw.votes.rules.automatic import (
    claim_drawn,
    cubes_in_all,
    cubes_in_drawn,
    cubes_in_drawn_each_region,
    cut_most,
    overturn_drawn,
)
from vfw.votes.rules.board import ALL_BUT_WEST_AND_PLAINS, ATLANTIC, NORTHEAST, SOUTH, states
from vfw.votes.rules.deck import (
    EARLY,
    LATE,
    MIDDLE,
    START,
    amendment_sent,
    card,
    congress_has,
    enter,
    in_effect,
    not_in_effect,
)
from vfw.votes.rules.effects import bars, campaign_cost, event_cost, voting_die
from vfw.votes.rules.special import discard_at_random
from vfw.votes.rules.steps import campaigner, clear, congress, lose, stays
from vfw.votes.rules.tabletop import OPPOBOT, PURPLE, RED, TURN, VOTING, YELLOW

enter(
    OPPOBOT,
    START,
    card(
        "oppobot:the-patriarchy",
        "The Patriarchy",
        campaigner(RED, "South"),
        cubes_in_all(1, ALL_BUT_WEST_AND_PLAINS),
        campaigner=True,
    ),
    card(
        "oppobot:naows-forms",
        "NAOWS Forms",
        campaigner(RED, "Northeast"),
        cubes_in_all(1, NORTHEAST),
        campaigner=True,
    ),
    card("oppobot:war-in-europe", "War in Europe", congress(-1), stays(TURN, campaign_cost(1))),
)

enter(
    OPPOBOT,
    EARLY,
    card("oppobot:the-civil-war", "The Civil War", congress(-1), stays(TURN, bars((ATLANTIC, SOUTH)))),
    card(
        "oppobot:15th-divides-suffragists",
        "15th Divides Suffragists",
        cut_most((PURPLE,), 4),
        lose(2),
        needs=(in_effect("fifteenth-amendment"),),
    ),
    card(
        "oppobot:senator-joseph-brown",
        "Senator Joseph Brown",
        congress(-1),
        cubes_in_all(2, states("GA")),
        needs=(congress_has(2),),
    ),
    card(
        "oppobot:minor-v-happersett",
        "Minor v. Happersett",
        congress(-1),
        cubes_in_all(2, states("MO")),
        needs=(congress_has(2),),
    ),
    card(
        "oppobot:senate-rejects-suffrage-amendment",
        "Senate Rejects Suffrage Amendment",
        congress(-1),
        cubes_in_drawn(1, 2),
        needs=(congress_has(2),),
    ),
    card(
        "oppobot:south-dakota-rejects-suffrage",
        "South Dakota Rejects Suffrage",
        congress(-1),
        cubes_in_all(2, states("SD")),
        needs=(congress_has(2),),
    ),
    card(
        "oppobot:gerrymandering",
        "Gerrymandering",
        cut_most((YELLOW,), 4),
    ),
    card(
        "oppobot:border-states",
        "Border States",
        cubes_in_all(2, states("DE", "MD", "WV", "KY", "MO")),
    ),
    card(
        "oppobot:new-york-newspapers",
        "New York Newspapers",
        cubes_in_all(3, states("NY", "NJ")),
    ),
    card(
        "oppobot:senator-george-vest",
        "Senator George Vest",
        congress(-1),
        cubes_in_all(2, states("MO")),
        needs=(congress_has(2),),
    ),
    card(
        "oppobot:southern-hospitality",
        "Southern “Hospitality”",
        cubes_in_all(1, states("VA", "NC", "SC", "GA", "TN")),
    ),
    card(
        "oppobot:southern-resentment",
        "Southern Resentment",
        cubes_in_all(1, states("TX", "LA", "AR", "MS", "AL")),
        needs=(in_effect("fifteenth-amendment"),),
    ),
    card(
        "oppobot:old-dixie",
        "Old Dixie",
        cubes_in_all(1, states("LA", "MS", "AL", "GA", "FL")),
    ),
)

enter(
    OPPOBOT,
    MIDDLE,
    card(
        "oppobot:backlash-to-the-movement",
        "Backlash to the Movement",
        cut_most((PURPLE, YELLOW), 6, n=2),
    ),
    card(
        "oppobot:xenophobia",
        "Xenophobia",
        cut_most((PURPLE,), 3),
        cut_most((YELLOW,), 3),
    ),
    card(
        "oppobot:o-save-us-senators-from-ourselves",
        "“O Save Us Senators, From Ourselves”",
        cubes_in_drawn_each_region(2),
    ),
    card("oppobot:emma-goldman", "Emma Goldman", cubes_in_drawn_each_region(1)),
    card(
        "oppobot:the-great-1906-san-francisco-earthquake",
        "The Great 1906 San Francisco Earthquake",
        clear((PURPLE, YELLOW), area=states("CA")),
        lose(1),
    ),
    card(
        "oppobot:a-threat-to-the-ideal-of-womanhood",
        "A Threat to the Ideal of Womanhood",
        stays(TURN, event_cost(1)),
    ),
    card(
        "oppobot:unwarranted-unnecessary-and-dangerous-interference",
        "“Unwarranted, Unnecessary & Dangerous Interference”",
        cubes_in_drawn_each_region(2),
    ),
    card("oppobot:conservative-opposition", "Conservative Opposition", cubes_in_drawn(2, 3)),
    card(
        "oppobot:the-sswsc",
        "The SSWSC",
        cubes_in_all(1, SOUTH),
        needs=(in_effect("southern-strategy"),),
    ),
    card(
        "oppobot:western-saloons-push-suffrage-veto",
        "Western Saloons Push Suffrage Veto",
        cubes_in_all(2, states("AZ", "NM", "NV", "UT")),
        needs=(not_in_effect("eighteenth-amendment"),),
    ),
    card(
        "oppobot:white-supremacy-and-the-suffrage-movement",
        "White Supremacy and the Suffrage Movement",
        cut_most((YELLOW,), 4),
        lose(2),
        needs=(in_effect("southern-strategy"),),
    ),
    card(
        "oppobot:senator-john-weeks",
        "Senator John Weeks",
        congress(-1),
        cubes_in_all(2, states("NH")),
        needs=(congress_has(2),),
    ),
    card(
        "oppobot:senator-cotton-ed-smith",
        "Senator “Cotton Ed” Smith",
        congress(-1),
        cubes_in_all(2, states("SC")),
        needs=(congress_has(2),),
    ),
)

enter(
    OPPOBOT,
    LATE,
    card(
        "oppobot:1918-pandemic",
        "1918 Pandemic",
        cubes_in_drawn(1, 4),
        stays(TURN, event_cost(1)),
    ),
    card(
        "oppobot:big-liquors-big-money",
        "Big Liquor’s Big Money",
        cubes_in_drawn(2, 4),
        needs=(not_in_effect("eighteenth-amendment"),),
    ),
    card(
        "oppobot:red-scare",
        "Red Scare",
        cut_most((PURPLE,), 4),
    ),
    card(
        "oppobot:southern-womens-rejection-league",
        "Southern Women’s Rejection League",
        cubes_in_all(1, SOUTH),
        needs=(in_effect("southern-strategy"),),
    ),
    card(
        "oppobot:united-daughters-of-the-confederacy",
        "United Daughters of the Confederacy",
        cubes_in_all(1, SOUTH),
        needs=(in_effect("southern-strategy"),),
    ),
    card(
        "oppobot:cheers-to-no-on-suffrage",
        "Cheers to “No on Suffrage”",
        cubes_in_drawn(2, 5),
        needs=(not_in_effect("eighteenth-amendment"),),
    ),
    card(
        "oppobot:the-unnecessary-privilege",
        "The Unnecessary Privilege",
        cubes_in_drawn(2, 5),
    ),
    card("oppobot:voter-suppression", "Voter Suppression", stays(VOTING, voting_die(8))),
    card("oppobot:anti-suffrage-riots", "Anti-Suffrage Riots", discard_at_random(2)),
    card(
        "oppobot:american-constitutional-league", "American Constitutional League", claim_drawn(), cubes_in_drawn(1, 3)
    ),
    card(
        "oppobot:governor-clements-veto",
        "Governor Clement’s Veto",
        overturn_drawn(),
        needs=(amendment_sent(),),
    ),
    card(
        "oppobot:senator-henry-cabot-lodge",
        "Senator Henry Cabot Lodge",
        congress(-1),
        cubes_in_all(2, states("MA")),
        needs=(congress_has(2),),
    ),
    card(
        "oppobot:senator-william-borah",
        "Senator William Borah",
        congress(-1),
        cubes_in_all(2, states("UT")),
        needs=(congress_has(2),),
    ),
)
