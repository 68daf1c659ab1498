"""Cards between decks, hands and discards: the atoms that move them and say who knows them."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.numbers import NO_CARD, NO_ONE
from sandlot.games.lords.places import BOUGHT, DECK, DISCARDS, HAND
from sandlot.games.lords.state import Lords
from sandlot.kernel.events import EVERYONE
from sandlot.kernel.ordering import sort_first
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import Row


def reshuffle(g: Lords, deck: Row, out: Row) -> None:
    """What has gone out of a deck is shuffled into it again (LOB-R9)."""
    for i in range(out.count):
        deck.add(out.cells[i])
    out.clear()
    g.forget_cells(deck.cells, 0, deck.count)
    sort_first(deck.cells, deck.count)  # so that the shuffle tells nothing of how the cards lay
    deck.shuffle(g.chance)


def refill(g: Lords) -> None:
    """An empty deck is made of its discards (LOB-R9)."""
    if g.deck.count == 0 and g.discards.count:
        if g.events is not None:
            g.emit("shuffle discards", NO_ONE, DISCARDS, DECK, g.discards.count, rule="LOB-R9")
        reshuffle(g, g.deck, g.discards)


def draw(g: Lords, seat: i64, rule: str) -> i64:
    """Draw a card into the hand; NO_CARD if there is none left anywhere."""
    refill(g)
    if g.deck.count == 0:
        return NO_CARD
    card = g.deck.pop()
    g.hands.put(seat, card)
    news = g.learn(card, 1 << seat)
    if g.events is not None:
        g.emit("draw", seat, DECK, HAND + seat, 1, card, 1 << seat, news, rule)
    return card


def draw_bought(g: Lords, seat: i64) -> None:
    """Draw a card of a Cycle; it is sorted out before it comes to the hand."""
    refill(g)
    if g.deck.count:
        card = g.deck.pop()
        g.bought.put(card)
        news = g.learn(card, 1 << seat)
        if g.events is not None:
            g.emit("draw", seat, DECK, BOUGHT, 1, card, 1 << seat, news, "LOB-5.3.8-a")


def keep_bought(g: Lords) -> None:
    """What is left of a Cycle comes to the hand."""
    seat = g.buyer
    for i in range(g.bought.count):
        card = g.bought.cells[i]
        g.hands.put(seat, card)
        if g.events is not None:
            g.emit("keep", seat, BOUGHT, HAND + seat, 1, card, 1 << seat)
    g.bought.clear()
    g.buyer = NO_ONE


def lay_down(g: Lords, seat: i64, card: i64, kind: str, rule: str) -> None:
    """A card goes from the hand (or the Cycle) to the discards, for all to see."""
    place = g.bought.find(card)
    source: i64 = BOUGHT
    if place >= 0:
        g.bought.take(place)
    else:
        g.hands.remove(seat, card)
        source = HAND + seat
    g.discards.add(card)
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit(kind, seat, source, DISCARDS, 1, card, EVERYONE, news, rule)


def answer_with(g: Lords, seat: i64, card: i64) -> None:
    """A response is played: it fills the minimum of one card but is no turn (LOB-R36)."""
    lay_down(g, seat, card, "respond", "LOB-5.3.10-b")
    g.played[seat] += 1


def give_card(g: Lords, seat: i64, to: i64, card: i64) -> None:
    """A card changes hands; the two owners know it, nobody else can be sure of the giver's cards any more."""
    pair = 1 << seat | 1 << to
    for i in range(g.hands.size(seat)):
        g.lose_track(g.hands.at(seat, i), ~pair)
    g.hands.remove(seat, card)
    g.hands.put(to, card)
    news = g.learn(card, 1 << to)
    if g.events is not None:
        g.emit("give", seat, HAND + seat, HAND + to, 1, card, pair, news, "LOB-R53")


def back_to_deck(g: Lords, card: i64) -> None:
    """A card that lies on the discards is shuffled into the deck (LOB-R53)."""
    place = g.discards.find(card)
    if place >= 0:
        g.discards.take(place)
        if g.events is not None:
            g.emit("to deck", NO_ONE, DISCARDS, DECK, 1, card, EVERYONE, 0, "LOB-R53")
        g.deck.add(card)
        g.forget_cells(g.deck.cells, 0, g.deck.count)
        sort_first(g.deck.cells, g.deck.count)
        g.deck.shuffle(g.chance)
        if g.events is not None:
            g.emit("shuffle deck", NO_ONE, DECK, DECK, g.deck.count)


# -- who may have an answer ----------------------------------------------------------------------------------------


def answers(g: Lords) -> vec[i64]:
    """What each card answers in this phase, as masks."""
    return g.pack.off_answers if g.phase == codes.OFF else g.pack.answers


def may_be_held(g: Lords, mask: i64) -> bool:
    """Whether, by what is public, a card that answers this can be in a hand: not all lie on the discards."""
    masks = answers(g)
    hidden: i64 = 0
    responders = g.pack.responders
    for i in range(len(responders)):
        if masks[responders[i]] & mask:
            hidden += 1
    cells = g.discards.cells
    for i in range(g.discards.count):
        if masks[cells[i]] & mask:
            hidden -= 1
    return hidden > 0


def any_hidden(g: Lords, cards: vec[i64]) -> bool:
    """Whether one of these cards does not lie on the discards, for all to see."""
    for i in range(len(cards)):
        if g.discards.find(cards[i]) < 0:
            return True
    return False


def offer_answers(g: Lords, seat: i64, mask: i64, base: i64) -> None:
    """Offer the cards in this hand that answer it, counted from `base`."""
    masks = answers(g)
    cells = g.hands.cells
    first = g.hands.first(seat)
    for i in range(first, first + g.hands.size(seat)):
        if masks[cells[i]] & mask:
            g.offer(base + cells[i])


def offer_hand(g: Lords, seat: i64, base: i64) -> None:
    """Offer all cards in a hand, counted from `base`."""
    cells = g.hands.cells
    first = g.hands.first(seat)
    for i in range(first, first + g.hands.size(seat)):
        g.offer(base + cells[i])
