"""The Suffragist deck: one Start card, 17 Early, 17 Middle, 17 Late."""

from vfw.votes.rules.board import (
    ANYWHERE,
    ATLANTIC,
    MIDWEST,
    NORTHEAST,
    PLAINS,
    SOUTH,
    WEST,
    WEST_AND_PLAINS,
    states,
)
from vfw.votes.rules.deck import EARLY, LATE, MIDDLE, START, card, enter, in_effect, not_in_effect
from vfw.votes.rules.effects import campaign_die, lobby_die, voting_die, wins_ties
from vfw.votes.rules.playing import claim_strategy, draw
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.votes.rules.special import cancel
from vfw.votes.rules.steps import (
    ROLLED,
    campaigner,
    congress,
    cubes,
    cubes_in_each,
    cubes_per_region,
    gain,
    remove_cubes,
    roll,
    stays,
)
from vfw.votes.rules.tabletop import GAME, PURPLE, TURN, VOTING, YELLOW

enter(
    SUFFRAGIST,
    START,
    card(
        "seneca-falls-convention",
        "Seneca Falls Convention",
        campaigner(PURPLE, "Northeast"),
        campaigner(YELLOW, "Northeast"),
        gain(2),
        cubes_in_each(2, states("NY")),
        campaigner=True,
    ),
)

enter(
    SUFFRAGIST,
    EARLY,
    card("property-rights-for-women", "Property Rights for Women", stays(TURN, campaign_die(6))),
    card("frances-willard", "Frances Willard", congress(1), gain(2)),
    card("a-vindication-of-the-rights-of-woman", "A Vindication of the Rights of Woman", draw(2)),
    card(
        "union-victory",
        "Union Victory",
        roll(6, hit=3, then=(gain(2), cancel("the-civil-war"))),
        needs=(in_effect("the-civil-war"),),
    ),
    card(
        "fifteenth-amendment",
        "Fifteenth Amendment",
        roll(6, hit=3, then=(congress(2), cubes(8, ANYWHERE, per_state=2), stays(GAME))),
        needs=(not_in_effect("the-civil-war"),),
    ),
    card(
        "reconstruction",
        "Reconstruction",
        cubes_in_each(1, states("VA", "NC", "SC", "GA", "FL", "AL", "MS", "TN", "AR", "LA", "TX")),
        needs=(not_in_effect("the-civil-war"), in_effect("fifteenth-amendment")),
    ),
    card("petition-to-congress", "Petition to Congress", congress(1), cubes_per_region(1)),
    card("lucy-stone", "Lucy Stone", gain(1), cubes_per_region(1)),
    card("susan-b-anthony-indicted", "Susan B. Anthony Indicted", gain(1), cubes_per_region(1)),
    card("anna-dickinson", "Anna Dickinson", gain(1), cubes_per_region(1)),
    card("frederick-douglass", "Frederick Douglass", roll(8), cubes(ROLLED, NORTHEAST, per_state=1)),
    card("frances-harper", "Frances Harper", roll(8), cubes(ROLLED, ATLANTIC, per_state=1)),
    card("the-union-signal", "The Union Signal", gain(1), cubes_per_region(1)),
    card("sojourner-truth", "Sojourner Truth", roll(8), cubes(ROLLED, MIDWEST, per_state=1)),
    card("pioneer-women", "Pioneer Women", roll(8), cubes(ROLLED, PLAINS, per_state=1)),
    card("women-to-the-polls", "Women to the Polls", cubes_in_each(2, states("NJ", "PA", "DE"))),
    card(
        "national-womans-rights-convention",
        "National Woman’s Rights Convention",
        congress(1),
        cubes_per_region(1),
        needs=(not_in_effect("the-civil-war"),),
    ),
)

enter(
    SUFFRAGIST,
    MIDDLE,
    card(
        "national-american-woman-suffrage-association",
        "National American Woman Suffrage Association",
        campaigner(PURPLE, "Atlantic & Appalachia"),
        gain(3),
        campaigner=True,
    ),
    card(
        "jeannette-rankin",
        "Jeannette Rankin",
        roll(
            6,
            hit=3,
            then=(congress(1), cubes_in_each(4, states("MT")), cubes_in_each(2, PLAINS.without(states("MT")))),
        ),
    ),
    card(
        "ida-b-wells-barnett",
        "Ida B. Wells-Barnett",
        gain(2),
        cubes_in_each(2, states("IL")),
        cubes_in_each(1, MIDWEST.without(states("IL"))),
    ),
    card("the-club-movement", "The Club Movement", gain(4)),
    card(
        "equality-league-of-self-supporting-women",
        "Equality League of Self-Supporting Women",
        gain(2),
        cubes_per_region(1),
    ),
    card("emmeline-pankhurst", "Emmeline Pankhurst", roll(6, n=2), cubes(ROLLED, ANYWHERE, per_state=2)),
    card(
        "debate-us-you-cowards", "“Debate Us, You Cowards!”", roll(6, n=2), remove_cubes(ROLLED, ANYWHERE, per_state=2)
    ),
    card("carrie-chapman-catt", "Carrie Chapman Catt", gain(2), cubes_per_region(1)),
    card(
        "alice-paul-and-lucy-burns",
        "Alice Paul & Lucy Burns",
        roll(6, n=2),
        remove_cubes(ROLLED, ANYWHERE, per_state=2),
    ),
    card("inez-milholland", "Inez Milholland", congress(1), gain(2), cubes_per_region(1)),
    card("farmers-for-suffrage", "Farmers for Suffrage", cubes_in_each(2, states("WI", "MN", "IA", "ND", "SD"))),
    card("zitkala-sa", "Zitkala-Ša", cubes_in_each(2, states("ND", "SD", "NE", "MT", "WY"))),
    card("helen-keller", "Helen Keller", roll(6, n=2), cubes(ROLLED, ANYWHERE, per_state=2)),
    card("maria-de-lopez", "Maria de Lopez", gain(2), cubes_in_each(2, states("CA", "NV", "AZ"))),
    card("marie-louise-bottineau-baldwin", "Marie Louise Bottineau Baldwin", stays(TURN, campaign_die(6))),
    card("the-wests-awakening", "The West’s Awakening", cubes_in_each(2, WEST)),
    card("southern-strategy", "Southern Strategy", gain(2), cubes_in_each(2, SOUTH), claim_strategy(), stays(GAME)),
)

enter(
    SUFFRAGIST,
    LATE,
    card(
        "womens-trade-union-league",
        "Women’s Trade Union League",
        campaigner(YELLOW, "Atlantic & Appalachia"),
        congress(1),
        gain(2),
        campaigner=True,
    ),
    card("the-young-woman-citizen", "The Young Woman Citizen", draw(2)),
    card("1918-midterm-elections", "1918 Midterm Elections", roll(6, hit=3, then=(congress(3),))),
    card("woodrow-wilson", "Woodrow Wilson", claim_strategy(), cost=4),
    card("maud-wood-park", "Maud Wood Park", congress(2)),
    card("voter-registration", "Voter Registration", stays(VOTING, voting_die(8))),
    card("processions-for-suffrage", "Processions for Suffrage", stays(TURN, lobby_die(8))),
    card("prison-tour-special", "Prison Tour Special", stays(TURN, campaign_die(6))),
    card(
        "victory-map",
        "Victory Map",
        cubes_in_each(1, WEST_AND_PLAINS),
        cubes_in_each(1, states("TX", "AR", "IL", "MI", "NY", "VT")),
    ),
    card(
        "women-and-world-war-i",
        "Women and World War I",
        cubes(10, ANYWHERE, per_state=2),
        needs=(in_effect("war-in-europe"),),
    ),
    card(
        "eighteenth-amendment",
        "Eighteenth Amendment",
        roll(6, hit=3, then=(congress(1), gain(2), stays(GAME))),
    ),
    card("mary-mcleod-bethune", "Mary McLeod Bethune", roll(8, n=2), remove_cubes(ROLLED, ANYWHERE, per_state=2)),
    card(
        "make-a-home-run-for-suffrage",
        "Make a Home Run for Suffrage",
        roll(8, n=2),
        remove_cubes(ROLLED, ANYWHERE, per_state=2),
    ),
    card("mary-church-terrell", "Mary Church Terrell", roll(8, n=2), cubes(ROLLED, ANYWHERE, per_state=2)),
    card("tea-parties-for-suffrage", "Tea Parties for Suffrage", congress(1), gain(4)),
    card("dr-mabel-ping-hua-lee", "Dr. Mabel Ping-Hua Lee", roll(8, n=2), cubes(ROLLED, ANYWHERE, per_state=2)),
    card("miss-febb-wins-the-last-vote", "Miss Febb Wins the Last Vote", stays(VOTING, wins_ties())),
)
