"""The course of a game: the draw for parties and dealer, two deals of fifteen tricks, the count, the election.

A forced play is made at once, and told with the rule that forced it.
"""

from __future__ import annotations

from collections.abc import Sequence

from vfw.companions.constitution.cards import (
    DEMOCRATS,
    PACKS,
    PARTIES,
    PARTY,
    REPUBLICANS,
    STARS,
    UNCLE_SAM,
    VICE_PRESIDENT,
    Pack,
)
from vfw.companions.constitution.moves import Plays, Standing, follows, leads, standing
from vfw.companions.constitution.position import LEFT_OF, PAIRS, PLACE, RIGHT_OF, SEATS, TRICKS, Draft, Open, TakenTrick
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Shuffle

DRAWN = "drawn"
AGREED = "agreed"
DEAL_NAMES = ("first deal", "second deal")


def pack_of(table: Open) -> Pack:
    """Return the pack of the table."""
    return PACKS[table.pack]


def trick_of(table: Open) -> Standing:
    """Return the state of the current trick, which has at least one card."""
    return standing(PACKS[table.pack], table.cards, table.party(table.leader))


def plays_of(table: Open, seat: str, hand: Sequence[str]) -> Plays:
    """Return what `seat` may play now from `hand`."""
    if not table.cards:
        return leads(hand, table.party(seat), first=not table.has_led(seat))
    return follows(PACKS[table.pack], hand, trick_of(table), len(table.cards) + 1)


def next_seat(table: Open) -> str:
    """Return the seat whose turn it is in the current trick."""
    return SEATS[(PLACE[table.leader] + len(table.cards)) % 4]


# The draw


def draw_partners(draft: Draft, order: Sequence[str]) -> list[Event]:
    """Draw four cards for the parties, South first.

    If exactly two States of a party are among them, the seats that drew them are partners and that party. Otherwise all
    draw again. If the parties were agreed on, the draw is for the deal alone.
    """
    cards = tuple(order[:4])
    democrats: tuple[str, ...] = PAIRS[0]
    if draft.partners == DRAWN:
        twos = [two for party in PARTIES if len(two := [card for card in cards if PARTY.get(card) == party]) == 2]
        if not twos:
            draft.drawn = cards
            return [("drawn", cards, False)]
        # South keeps the first card. The seat that matches it, or is left over with it, gets the chair opposite.
        with_south = [card for card in cards if (card in twos[0]) == (cards[0] in twos[0])]
        others = [card for card in cards if card not in with_south]
        cards = (with_south[0], others[0], with_south[1], others[1])
        party = PARTY[twos[0][0]]
        democrats = PAIRS[(twos[0][0] not in with_south) != (party == REPUBLICANS)]
    draft.drawn, draft.democrats = cards, democrats
    return [("drawn", cards, True), ("parties", draft.partners, *democrats), *_choose_dealer(draft, SEATS)]


def draw_dealer(draft: Draft, order: Sequence[str]) -> list[Event]:
    """Let the seats that tied for the highest State draw again."""
    again = dict(zip(draft.tied, order, strict=False))
    draft.drawn = tuple([again.get(seat, "") for seat in SEATS])
    return [("drawn again", draft.drawn), *_choose_dealer(draft, draft.tied)]


def _choose_dealer(draft: Draft, seats: Sequence[str]) -> list[Event]:
    """Make the seat with the highest State the dealer, by printed stars; seats that are alike draw again."""
    stars = {seat: STARS.get(draft.drawn[PLACE[seat]], 0) for seat in seats}
    first = tuple([seat for seat in seats if stars[seat] == max(stars.values())])
    draft.tied = first if len(first) > 1 else ()
    if draft.tied:
        return [("tied", *first)]
    draft.dealer = first[0]
    return [("dealer", first[0], draft.drawn[PLACE[first[0]]])]


# The deal


def deal_cards(draft: Draft, order: Sequence[str]) -> list[Event]:
    """Deal one by one from the dealer's left, the odd card for the dealer.

    Uncle Sam's holder shows him, takes the odd card and leads. If Uncle Sam is the odd card, the dealer is the holder.
    """
    pack, first = pack_of(draft), PLACE[LEFT_OF[draft.dealer]]
    hands: list[list[str]] = [[], [], [], []]
    for number, card in enumerate(order[:-1]):
        hands[(first + number) % 4].append(card)
    odd, holder = order[-1], draft.dealer
    if odd != UNCLE_SAM:
        place = next(place for place, hand in enumerate(hands) if UNCLE_SAM in hand)
        hands[place].remove(UNCLE_SAM)
        hands[place].append(odd)
        holder = SEATS[place]
    draft.deal += 1
    draft.hands = tuple([tuple(sorted(hand, key=pack.place.__getitem__)) for hand in hands])
    draft.holder = draft.leader = holder
    draft.cards, draft.tricks = (), ()
    taken = ("uncle sam odd", holder) if odd == UNCLE_SAM else ("uncle sam", holder, odd)
    return [("dealt", draft.deal, draft.dealer), taken]


# The play


def play(draft: Draft, seat: str, card: str, act: str, *, forced: bool) -> list[Event]:
    """Put a card on the table, and give the trick to its winner after the fourth card."""
    place = PLACE[seat]
    hands = draft.hands
    draft.hands = (*hands[:place], tuple([held for held in hands[place] if held != card]), *hands[place + 1 :])
    draft.cards = (*draft.cards, card)
    news: list[Event] = [("played", seat, card, act, forced, pack_of(draft).votes.get(card, 0))]
    if len(draft.cards) < len(SEATS):
        return news
    trick, pack, cards, leader = trick_of(draft), pack_of(draft), draft.cards, draft.leader
    winner = SEATS[(PLACE[leader] + trick.best) % 4]
    votes = sum([pack.worth(card, draft.deal) for card in cards])
    draft.tricks = (*draft.tricks, TakenTrick(leader, cards, winner, trick.how, votes))
    draft.leader, draft.cards = winner, ()
    return [*news, ("taken", winner, cards[trick.best], trick.how, votes, len(draft.tricks))]


def continue_deal(draft: Draft) -> list[Event]:
    """Make forced plays until a player has a choice or the deal is over."""
    news: list[Event] = []
    while len(draft.tricks) < TRICKS:
        seat = next_seat(draft)
        plays = plays_of(draft, seat, draft.hands[PLACE[seat]])
        if len(plays) > 1:
            draft.pending = Decision(seat, "card", tuple(plays), "lead" if not draft.cards else "follow")
            return news
        ((card, act),) = plays.items()
        news += play(draft, seat, card, act, forced=True)
    return [*news, *_close_deal(draft)]


def _close_deal(draft: Draft) -> list[Event]:
    """Count both partners' tricks together; in the first deal Uncle Sam votes with the seat to which he was dealt."""
    score = tally_votes(draft)
    draft.scores = (*draft.scores, score)
    news: list[Event] = [("scored", draft.deal, *score)]
    if draft.deal == 1:
        draft.dealer = RIGHT_OF[draft.holder]
        draft.pending = Shuffle(pack_of(draft).keys, DEAL_NAMES[1])
        return news
    totals = tuple([sum(deal) for deal in zip(*draft.scores, strict=True)])
    if totals[0] == totals[1]:
        vice = vice_presidents_seat(draft)
        party, reason = draft.party(vice), "vice president"
        news.append(("tie", vice, party))
    else:
        party, reason = (DEMOCRATS if totals[0] > totals[1] else REPUBLICANS), "votes"
    winners = tuple([seat for seat in SEATS if draft.party(seat) == party])
    scores = tuple([(seat, totals[draft.party(seat) == REPUBLICANS]) for seat in SEATS])
    draft.pending = Outcome(winners, reason, scores)
    return [*news, ("elected", party, *totals)]


def tally_votes(table: Open) -> tuple[int, int]:
    """Return the votes of Democrats and Republicans in this deal, so far."""
    votes = dict.fromkeys(PARTIES, 0)
    if table.holder and table.deal:
        votes[table.party(table.holder)] += pack_of(table).worth(UNCLE_SAM, table.deal)
    for trick in table.tricks:
        votes[table.party(trick.winner)] += trick.votes
    return votes[DEMOCRATS], votes[REPUBLICANS]


def vice_presidents_seat(table: Open) -> str:
    """Return the seat that was dealt the Vice President in the last deal, or picked it up: the seat that played it."""
    for trick in table.tricks:
        if VICE_PRESIDENT in trick.cards:
            return SEATS[(PLACE[trick.leader] + trick.cards.index(VICE_PRESIDENT)) % 4]
    raise ValueError("the Vice President has not been played in this deal")
