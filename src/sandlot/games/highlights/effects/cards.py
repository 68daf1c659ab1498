"""How cards move: draw, play, pinch hit, On Deck, shuffle; and what everybody can tell from it.

Which 15 cards a seat owns is public, so hidden places can be told by elimination when few are left (R47).
"""

from __future__ import annotations

from sandlot.games.highlights.game import (
    DUGOUT,
    HAND,
    IN_PLAY,
    LINEUP,
    NO_CARD,
    ON_DECK,
    Highlights,
)
from sandlot.kernel.events import EVERYONE, ONLOOKER


def draw(g: Highlights, seat: int, count: int, rule: str) -> None:
    """Draw so many cards, as far as Lineup and Dugout go (BH-FAQ-1, BH-FAQ-2)."""
    lineup = g.lineups[seat]
    for _ in range(count):
        if not lineup:
            if not g.dugouts[seat]:
                break
            reshuffle(g, seat, 0)
            lineup = g.lineups[seat]
        card = lineup.pop()
        put_in_hand(g, seat, card)
        news = g.learn(card, 1 << seat)
        if g.events is not None:
            g.emit("draw", seat, LINEUP + seat, HAND + seat, 1, card, g.known[card], news, rule)
    settle(g, seat)


def put_in_hand(g: Highlights, seat: int, card: int) -> None:
    """Put a card into a hand, in order."""
    hand = g.hands[seat]
    i = len(hand)
    while i and hand[i - 1] > card:
        i -= 1
    hand.insert(i, card)


def reshuffle(g: Highlights, seat: int, kept: int) -> None:
    """The Dugout becomes the new Lineup, but for its last `kept` cards (BH-FAQ-1)."""
    dugout = g.dugouts[seat]
    cut = len(dugout) - kept
    g.dugouts = g.with_zone(g.dugouts, seat, dugout[cut:])
    new_lineup(g, seat, dugout[:cut], DUGOUT + seat, "BH-FAQ-1")


def new_lineup(g: Highlights, seat: int, cards: list[int], place: int, rule: str) -> None:
    """Public cards are shuffled as a Lineup. Whatever else is hidden lies in the hand or On Deck, as all can tell."""
    g.forget(cards)
    g.chance.shuffle(cards)
    g.lineups[seat] = cards
    held = g.hands[seat].copy()
    if g.on_deck[seat] != NO_CARD:
        held.append(g.on_deck[seat])
    g.held = g.with_zone(g.held, seat, held)
    g.spied = g.with_zone(g.spied, seat, [])
    g.emit("shuffle", seat, place, LINEUP + seat, len(cards), rule=rule)


def play(g: Highlights, seat: int, card: int) -> None:
    """A card goes from the hand to the In Play Box (BH-TRN-2)."""
    take_out(g, seat, card)
    lay_in_play(g, seat, card, HAND + seat, "play", "BH-TRN-2")
    if len(g.lineups[seat]) == 1 or not g.hands[seat]:
        settle(g, seat)


def take_out(g: Highlights, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    hand = g.hands[seat]
    i = 0
    while hand[i] != card:
        i += 1
    hand.pop(i)


def lay_in_play(g: Highlights, seat: int, card: int, place: int, kind: str, rule: str) -> None:
    """A card becomes the top card of the In Play Box, seen by all (BH-TRN-9)."""
    g.in_play[seat].append(card)
    g.top[seat] = card
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit(kind, seat, place, IN_PLAY + seat, 1, card, EVERYONE, news, rule)


def discard(g: Highlights, seat: int, card: int) -> None:
    """A PH card goes to the Dugout for a pinch hitter; nothing on it counts (BH-PH-5)."""
    take_out(g, seat, card)
    to_dugout(g, seat, card, HAND + seat, "discard", "BH-PH-5")


def pinch_hit(g: Highlights, seat: int, on_deck: bool) -> None:
    """After the discard the On Deck card or the top of the Lineup is played (BH-PH-1, BH-PH-6).

    Nobody bats for himself: the card just discarded is not part of a shuffle for the top card (R39).
    """
    if on_deck:
        lay_in_play(g, seat, lift_on_deck(g, seat), ON_DECK + seat, "pinch hit", "BH-PH-6")
    else:
        lay_in_play(g, seat, lift_top(g, seat, 1), LINEUP + seat, "pinch hit", "BH-PH-6")
    settle(g, seat)


def can_lift_top(g: Highlights, seat: int, kept: int) -> bool:
    """Whether there is a top card of the Lineup, if need be after a shuffle without the last `kept` (BH-VS-7)."""
    return len(g.lineups[seat]) > 0 or len(g.dugouts[seat]) > kept


def lift_top(g: Highlights, seat: int, kept: int) -> int:
    """Take the top card of the Lineup, after a shuffle of the Dugout if it is empty (BH-PH-4, BH-VS-7)."""
    if not g.lineups[seat]:
        reshuffle(g, seat, kept)
    return g.lineups[seat].pop()


def lift_on_deck(g: Highlights, seat: int) -> int:
    """Take the On Deck card; the circle is not refilled (BH-PH-3)."""
    card = g.on_deck[seat]
    g.on_deck = g.with_card(g.on_deck, seat, NO_CARD)
    return card


def to_dugout(g: Highlights, seat: int, card: int, place: int, kind: str, rule: str) -> None:
    """A card that has been taken up goes to the public Dugout (BH-FAQ-3)."""
    g.dugouts = g.with_zone(g.dugouts, seat, [*g.dugouts[seat], card])
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit(kind, seat, place, DUGOUT + seat, 1, card, EVERYONE, news, rule)


def put_on_deck(g: Highlights, seat: int, card: int) -> None:
    """A hand card goes face down to the On Deck circle (BH-SET-4): of no hand card it is sure now where it lies."""
    held: list[int] = []
    spied: list[int] = []
    for each in g.hands[seat]:
        if g.known[each] >> ONLOOKER & 1:
            held.append(each)
        elif g.known[each] >> 1 - seat & 1:
            spied.append(each)
        g.lose_track(each, ~(1 << seat))
    g.held = g.with_zone(g.held, seat, held)
    g.spied = g.with_zone(g.spied, seat, spied)
    take_out(g, seat, card)
    g.on_deck = g.with_card(g.on_deck, seat, card)
    g.emit("on deck", seat, HAND + seat, ON_DECK + seat, 1, card, 1 << seat, rule="BH-SET-4")


def settle(g: Highlights, seat: int) -> None:
    """Note what can be told by elimination about the hidden cards of a seat, unless it is plain that nothing can."""
    if several_hidden(g, seat):
        if not g.held[seat] and not g.spied[seat]:
            return
        if g.on_deck[seat] != NO_CARD and g.hands[seat]:
            return
    account(g, seat)


def account(g: Highlights, seat: int) -> None:
    """Note what everybody, the opponent and the owner can tell about the hidden cards of a seat."""
    elimination(g, seat, ONLOOKER, EVERYONE, g.held[seat])
    if g.spied[seat]:
        elimination(g, seat, 1 - seat, 1 << 1 - seat, g.held[seat] + g.spied[seat])
    hidden = [card for card in g.lineups[seat] if not g.known[card] >> seat & 1]
    if len(hidden) == 1:
        g.learn(hidden[0], 1 << seat)
    if g.on_deck[seat] == NO_CARD and (g.held[seat] or g.spied[seat]):
        g.held = g.with_zone(g.held, seat, [])
        g.spied = g.with_zone(g.spied, seat, [])


def several_hidden(g: Highlights, seat: int) -> bool:
    """Whether not even the owner knows all but one of the Lineup's cards: then nobody can tell any of them."""
    hidden = 0
    for card in g.lineups[seat]:
        if not g.known[card] >> seat & 1:
            hidden += 1
            if hidden == 2:
                return True
    return False


def elimination(g: Highlights, seat: int, viewer: int, who: int, held: list[int]) -> None:
    """What this viewer can tell, and so all of the mask `who`; `held` are cards in the hand or On Deck."""
    known = g.known
    lineup = [card for card in g.lineups[seat] if not known[card] >> viewer & 1]
    hand = [card for card in g.hands[seat] if not known[card] >> viewer & 1]
    on_deck = g.on_deck[seat]
    if on_deck != NO_CARD and known[on_deck] >> viewer & 1:
        on_deck = NO_CARD
    unsure = False  # somebody not accounted for may as well lie in the Lineup
    if on_deck == NO_CARD:
        for card in hand:
            if not lineup or card in held:
                g.learn(card, who)
            else:
                unsure = True
    else:
        if not hand and (not lineup or on_deck in held):
            g.learn(on_deck, who)
        for card in [*hand, on_deck]:
            unsure = unsure or card not in held
    if len(lineup) == 1 and not unsure:
        g.learn(lineup[0], who)
