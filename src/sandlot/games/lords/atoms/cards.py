"""Cards between decks, hands and discards: the atoms that move them and say who knows them."""

from __future__ import annotations

from sandlot.games.lords.numbers import NO_CARD, NO_ONE
from sandlot.games.lords.places import BOUGHT, DECK, DISCARDS, HAND
from sandlot.games.lords.state import State
from sandlot.kernel.events import EVERYONE


def refill(g: State) -> None:
    """An empty deck is made of its discards (LOB-R9)."""
    if not g.deck and g.discards:
        g.emit("shuffle discards", NO_ONE, DISCARDS, DECK, len(g.discards), rule="LOB-R9")
        g.deck = sorted(g.discards)
        g.discards = []
        g.forget(g.deck)
        g.chance.shuffle(g.deck)


def draw(g: State, seat: int, rule: str) -> int:
    """Draw a card into the hand; NO_CARD if there is none left anywhere."""
    refill(g)
    if not g.deck:
        return NO_CARD
    card = g.deck.pop()
    hand = g.hands[seat]
    hand.append(card)
    hand.sort()
    news = g.learn(card, 1 << seat)
    g.emit("draw", seat, DECK, HAND + seat, 1, card, 1 << seat, news, rule)
    return card


def draw_bought(g: State, seat: int) -> None:
    """Draw a card of a Cycle; it is sorted out before it comes to the hand."""
    refill(g)
    if g.deck:
        card = g.deck.pop()
        g.bought.append(card)
        g.bought.sort()
        news = g.learn(card, 1 << seat)
        g.emit("draw", seat, DECK, BOUGHT, 1, card, 1 << seat, news, "LOB-5.3.8-a")


def keep_bought(g: State) -> None:
    """What is left of a Cycle comes to the hand."""
    seat = g.buyer
    hand = g.hands[seat]
    for card in g.bought:
        hand.append(card)
        g.emit("keep", seat, BOUGHT, HAND + seat, 1, card, 1 << seat)
    hand.sort()
    g.bought = []
    g.buyer = NO_ONE


def lay_down(g: State, seat: int, card: int, kind: str, rule: str) -> None:
    """A card goes from the hand (or the Cycle) to the discards, for all to see."""
    if card in g.bought:
        g.bought.remove(card)
        source = BOUGHT
    else:
        g.hands[seat].remove(card)
        source = HAND + seat
    g.discards.append(card)
    news = g.learn(card, EVERYONE)
    g.emit(kind, seat, source, DISCARDS, 1, card, EVERYONE, news, rule)


def give_card(g: State, seat: int, to: int, card: int) -> None:
    """A card changes hands; the two owners know it, nobody else can be sure of the giver's cards any more."""
    pair = 1 << seat | 1 << to
    for other in g.hands[seat]:
        g.lose_track(other, ~pair)
    g.hands[seat].remove(card)
    hand = g.hands[to]
    hand.append(card)
    hand.sort()
    news = g.learn(card, 1 << to)
    g.emit("give", seat, HAND + seat, HAND + to, 1, card, pair, news, "LOB-R53")


def back_to_deck(g: State, card: int) -> None:
    """A card that lies on the discards is shuffled into the deck (LOB-R53)."""
    if card in g.discards:
        g.discards.remove(card)
        g.emit("to deck", NO_ONE, DISCARDS, DECK, 1, card, EVERYONE, 0, "LOB-R53")
        g.deck.append(card)
        g.deck.sort()
        g.forget(g.deck)
        g.chance.shuffle(g.deck)
        g.emit("shuffle deck", NO_ONE, DECK, DECK, len(g.deck))


def may_be_held(g: State, mask: int) -> bool:
    """Whether, by what is public, a card that answers this can be in a hand."""
    answers = g.pack.off_answers if g.phase == 0 else g.pack.answers
    return any_hidden(g, [card for card in g.pack.responders if answers[card] & mask])


def any_hidden(g: State, cards: list[int]) -> bool:
    """Whether one of these cards does not lie on the discards, for all to see."""
    discards = g.discards
    return len([card for card in cards if card not in discards]) > 0


def held_answers(g: State, seat: int, mask: int) -> list[int]:
    """The cards in this hand that answer it."""
    answers = g.pack.off_answers if g.phase == 0 else g.pack.answers
    return [card for card in g.hands[seat] if answers[card] & mask]
