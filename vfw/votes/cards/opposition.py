"""The Opposition deck: one Start card, 17 Early, 17 Middle, 17 Late."""

from vfw.votes.rules.actions import campaign, move_freely
from vfw.votes.rules.board import ALL_BUT_WEST_AND_PLAINS, ANYWHERE, ATLANTIC, SOUTH, states
from vfw.votes.rules.deck import (
    EARLY,
    LATE,
    MIDDLE,
    START,
    amendment_sent,
    card,
    enter,
    in_effect,
    not_in_effect,
)
from vfw.votes.rules.effects import bars, campaign_cost, campaign_die, event_cost, voting_die
from vfw.votes.rules.playing import claim_strategy, draw
from vfw.votes.rules.seats import OPPOSITION
from vfw.votes.rules.special import discard_at_random, rearrange, undo_ratification
from vfw.votes.rules.steps import (
    ROLLED,
    campaigner,
    clear,
    congress,
    cubes,
    cubes_in_each,
    cubes_per_region,
    gain,
    lose,
    remove_cubes,
    roll,
    stays,
)
from vfw.votes.rules.tabletop import PURPLE, RED, TURN, VOTING, YELLOW

enter(
    OPPOSITION,
    START,
    card(
        "the-patriarchy",
        "The Patriarchy",
        campaigner(RED, "South"),
        gain(4),
        cubes_in_each(1, ALL_BUT_WEST_AND_PLAINS),
        campaigner=True,
    ),
)

enter(
    OPPOSITION,
    EARLY,
    card("the-civil-war", "The Civil War", congress(-1), stays(TURN, bars((ATLANTIC, SOUTH)))),
    card(
        "15th-divides-suffragists",
        "15th Divides Suffragists",
        clear((PURPLE,), up_to=4),
        lose(2),
        needs=(in_effect("fifteenth-amendment"),),
    ),
    card("senator-joseph-brown", "Senator Joseph Brown", congress(-1), cubes_in_each(2, states("GA"))),
    card(
        "minor-v-happersett",
        "Minor v. Happersett",
        roll(6, hit=3, then=(congress(-1), cubes_in_each(2, states("MO")))),
    ),
    card(
        "senate-rejects-suffrage-amendment",
        "Senate Rejects Suffrage Amendment",
        roll(6, hit=3, then=(gain(1), congress(-1))),
    ),
    card(
        "south-dakota-rejects-suffrage",
        "South Dakota Rejects Suffrage",
        roll(6, hit=3, then=(congress(-1), cubes_in_each(2, states("SD")))),
    ),
    card("gerrymandering", "Gerrymandering", clear((YELLOW,), up_to=2)),
    card("border-states", "Border States", cubes_in_each(1, states("DE", "MD", "WV", "KY", "MO"))),
    card("horace-greeley", "Horace Greeley", cubes_in_each(2, states("NY", "CT"))),
    card("new-york-newspapers", "New York Newspapers", cubes_in_each(2, states("NY", "NJ"))),
    card("senator-george-vest", "Senator George Vest", congress(-1), cubes_in_each(2, states("MO"))),
    card("catharine-beecher", "Catharine Beecher", roll(4), cubes(ROLLED, ANYWHERE, per_state=1)),
    card("progress-not-politics", "Progress, Not Politics", rearrange(6)),
    card("southern-hospitality", "Southern “Hospitality”", cubes_in_each(1, states("VA", "NC", "SC", "GA", "TN"))),
    card(
        "beer-brewers",
        "Beer Brewers",
        stays(TURN, campaign_die(6)),
        needs=(not_in_effect("eighteenth-amendment"),),
    ),
    card(
        "southern-resentment",
        "Southern Resentment",
        cubes_in_each(1, states("TX", "LA", "AR", "MS", "AL")),
        needs=(in_effect("fifteenth-amendment"),),
    ),
    card("old-dixie", "Old Dixie", cubes_in_each(1, states("LA", "MS", "AL", "GA", "FL"))),
)

enter(
    OPPOSITION,
    MIDDLE,
    card("naows-forms", "NAOWS Forms", campaigner(RED, "Northeast"), gain(2), campaigner=True),
    card("woman-and-the-republic", "Woman and the Republic", draw(2)),
    card("the-ladies-battle", "The Ladies’ Battle", draw(2)),
    card("backlash-to-the-movement", "Backlash to the Movement", remove_cubes(6, ANYWHERE, per_state=2)),
    card("xenophobia", "Xenophobia", clear((PURPLE,)), clear((YELLOW,))),
    card("o-save-us-senators-from-ourselves", "“O Save Us Senators, From Ourselves”", cubes_per_region(1)),
    card("emma-goldman", "Emma Goldman", roll(6), cubes(ROLLED, ANYWHERE, per_state=1)),
    card(
        "the-great-1906-san-francisco-earthquake",
        "The Great 1906 San Francisco Earthquake",
        clear((PURPLE, YELLOW), area=states("CA")),
        lose(1),
    ),
    card(
        "a-threat-to-the-ideal-of-womanhood",
        "A Threat to the Ideal of Womanhood",
        stays(TURN, event_cost(1)),
    ),
    card(
        "unwarranted-unnecessary-and-dangerous-interference",
        "“Unwarranted, Unnecessary & Dangerous Interference”",
        cubes_per_region(1),
    ),
    card("conservative-opposition", "Conservative Opposition", stays(TURN, campaign_die(6))),
    card(
        "the-sswsc",
        "The SSWSC",
        gain(2),
        cubes(6, SOUTH, per_state=2),
        needs=(in_effect("southern-strategy"),),
    ),
    card(
        "western-saloons-push-suffrage-veto",
        "Western Saloons Push Suffrage Veto",
        cubes_in_each(2, states("AZ")),
        cubes_in_each(1, states("NM", "NV", "UT")),
        needs=(not_in_effect("eighteenth-amendment"),),
    ),
    card("transcontinental-railroad", "Transcontinental Railroad", move_freely(), campaign(), campaigner=True),
    card(
        "white-supremacy-and-the-suffrage-movement",
        "White Supremacy and the Suffrage Movement",
        clear((YELLOW,), up_to=4),
        lose(2),
        needs=(in_effect("southern-strategy"),),
    ),
    card("senator-john-weeks", "Senator John Weeks", congress(-1), cubes_in_each(2, states("NH"))),
    card("senator-cotton-ed-smith", "Senator “Cotton Ed” Smith", congress(-1), cubes_in_each(2, states("SC"))),
)

enter(
    OPPOSITION,
    LATE,
    card("war-in-europe", "War in Europe", congress(-1), stays(TURN, campaign_cost(1))),
    card("1918-pandemic", "1918 Pandemic", congress(-1), stays(TURN, event_cost(1))),
    card("the-business-of-being-a-woman", "The Business of Being a Woman", draw(2)),
    card("the-eden-sphinx", "The Eden Sphinx", draw(2)),
    card(
        "big-liquors-big-money",
        "Big Liquor’s Big Money",
        stays(TURN, campaign_die(6)),
        needs=(not_in_effect("eighteenth-amendment"),),
    ),
    card("red-scare", "Red Scare", clear((PURPLE,), up_to=2)),
    card(
        "southern-womens-rejection-league",
        "Southern Women’s Rejection League",
        roll(8),
        cubes(ROLLED, SOUTH, per_state=2),
        needs=(in_effect("southern-strategy"),),
    ),
    card(
        "united-daughters-of-the-confederacy",
        "United Daughters of the Confederacy",
        roll(8),
        cubes(ROLLED, SOUTH, per_state=2),
        needs=(in_effect("southern-strategy"),),
    ),
    card(
        "cheers-to-no-on-suffrage",
        "Cheers to “No on Suffrage”",
        roll(8),
        cubes(ROLLED, ANYWHERE, per_state=2),
        needs=(not_in_effect("eighteenth-amendment"),),
    ),
    card("the-unnecessary-privilege", "The Unnecessary Privilege", roll(6), cubes(ROLLED, ANYWHERE, per_state=1)),
    card("voter-suppression", "Voter Suppression", stays(VOTING, voting_die(8))),
    card("anti-suffrage-riots", "Anti-Suffrage Riots", discard_at_random(2)),
    card("american-constitutional-league", "American Constitutional League", claim_strategy(), cost=4),
    card("the-woman-patriot", "The Woman Patriot", gain(3)),
    card("governor-clements-veto", "Governor Clement’s Veto", undo_ratification(), needs=(amendment_sent(),)),
    card("senator-henry-cabot-lodge", "Senator Henry Cabot Lodge", congress(-1), cubes_in_each(2, states("MA"))),
    card("senator-william-borah", "Senator William Borah", congress(-1), cubes_in_each(2, states("UT"))),
)
