"""How cards move: draw, play, pinch hit, On Deck, shuffle."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.highlights.atoms.knowledge import settle, with_seat
from sandlot.games.highlights.numbers import DECK_SIZE, NO_CARD
from sandlot.games.highlights.places import BOX, DUGOUT, HAND, IN_PLAY, LINEUP, ON_DECK
from sandlot.games.highlights.state import Highlights
from sandlot.kernel.events import EVERYONE, ONLOOKER


def draw(g: Highlights, seat: i64, count: i64, rule: str) -> None:
    """Draw cards, as far as Lineup and Dugout go (BH-FAQ-1, BH-FAQ-2)."""
    left = g.lineups.size(seat)
    for _ in range(count):
        if left == 0:
            if g.dugouts.size(seat) == 0:
                break
            reshuffle(g, seat, 0)
            left = g.lineups.size(seat)
        card = g.lineups.pop(seat)
        left -= 1
        g.hands.put(seat, card)
        news = g.learn(card, 1 << seat)
        if g.events is not None:
            g.emit("draw", seat, LINEUP + seat, HAND + seat, 1, card, g.known[card], news, rule)
    settle(g, seat)


# -- new Lineups ---------------------------------------------------------------------------------------------------


def first_lineup(g: Highlights, seat: i64) -> None:
    """A starting deck leaves the box and is shuffled as a Lineup (BH-SET-2)."""
    first = DECK_SIZE * g.teams[seat]
    for card in range(first, first + DECK_SIZE):
        g.lineups.add(seat, card)
    shuffle_lineup(g, seat)
    if g.events is not None:
        g.emit("shuffle", seat, BOX, LINEUP + seat, DECK_SIZE, rule="BH-SET-2")


def reshuffle(g: Highlights, seat: i64, kept: i64) -> None:
    """The Dugout becomes the new Lineup, but for its last `kept` cards (BH-FAQ-1)."""
    g.dugouts.pour(seat, g.dugouts.size(seat) - kept, g.lineups)
    new_lineup(g, seat, DUGOUT + seat, "BH-FAQ-1")


def play_again(g: Highlights, seat: i64) -> None:
    """What was played becomes the new Lineup (BH-XI-15)."""
    g.in_play.pour(seat, g.in_play.size(seat), g.lineups)
    new_lineup(g, seat, IN_PLAY + seat, "BH-XI-15")


def new_lineup(g: Highlights, seat: i64, place: i64, rule: str) -> None:
    """Public cards are shuffled as a Lineup. Whatever else is hidden lies in the hand or On Deck, as all can tell."""
    shuffle_lineup(g, seat)
    held = g.hands[seat]
    if g.on_deck[seat] != NO_CARD:
        held = (*held, g.on_deck[seat])
    g.held = with_seat(g.held, seat, held)
    g.spied = with_seat(g.spied, seat, ())
    if g.events is not None:
        g.emit("shuffle", seat, place, LINEUP + seat, g.lineups.size(seat), rule=rule)


def shuffle_lineup(g: Highlights, seat: i64) -> None:
    """Nobody knows any more where the cards of this Lineup lie."""
    first = g.lineups.first(seat)
    g.forget_cells(g.lineups.cells, first, first + g.lineups.size(seat))
    g.lineups.shuffle(seat, g.chance)


# -- from the hand -------------------------------------------------------------------------------------------------


def play(g: Highlights, seat: i64, card: i64) -> None:
    """A card goes from the hand to the In Play Box (BH-TRN-2)."""
    g.hands.remove(seat, card)
    lay_in_play(g, seat, card, HAND + seat, "play", "BH-TRN-2")
    if g.lineups.size(seat) == 1 or g.hands.size(seat) == 0:
        settle(g, seat)


def lay_in_play(g: Highlights, seat: i64, card: i64, place: i64, kind: str, rule: str) -> None:
    """A card becomes the top card of the In Play Box, seen by all (BH-TRN-9)."""
    g.in_play.add(seat, card)
    g.top[seat] = card
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit(kind, seat, place, IN_PLAY + seat, 1, card, EVERYONE, news, rule)


def discard(g: Highlights, seat: i64, card: i64) -> None:
    """A PH card goes to the Dugout for a pinch hitter; nothing on it counts (BH-PH-5)."""
    g.hands.remove(seat, card)
    to_dugout(g, seat, card, HAND + seat, "discard", "BH-PH-5")


def drop_hand(g: Highlights, seat: i64) -> None:
    """Unplayed cards of extra innings go to the Dugout (BH-XI-12)."""
    if g.hands.size(seat) > 0:
        while g.hands.size(seat) > 0:
            to_dugout(g, seat, g.hands.pop(seat), HAND + seat, "discard", "BH-XI-12")
        settle(g, seat)


def to_dugout(g: Highlights, seat: i64, card: i64, place: i64, kind: str, rule: str) -> None:
    """A card that has been taken up goes to the public Dugout (BH-FAQ-3)."""
    g.dugouts.add(seat, card)
    news = g.learn(card, EVERYONE)
    if g.events is not None:
        g.emit(kind, seat, place, DUGOUT + seat, 1, card, EVERYONE, news, rule)


# -- On Deck, and the top of the Lineup ----------------------------------------------------------------------------


def put_on_deck(g: Highlights, seat: i64, card: i64) -> None:
    """A hand card goes face down to the On Deck circle (BH-SET-4): of no hand card it is sure now where it lies."""
    held: tuple[int, ...] = ()
    spied: tuple[int, ...] = ()
    cells = g.hands.cells
    first = g.hands.first(seat)
    for i in range(first, first + cells[first - 1]):
        each = cells[i]
        who = g.known[each]
        if who >> ONLOOKER & 1:
            held = (*held, each)
        elif who >> 1 - seat & 1:
            spied = (*spied, each)
        if who != 1 << seat:
            g.lose_track(each, ~(1 << seat))
    g.held = with_seat(g.held, seat, held)
    g.spied = with_seat(g.spied, seat, spied)
    g.hands.remove(seat, card)
    g.on_deck[seat] = card
    if g.events is not None:
        g.emit("on deck", seat, HAND + seat, ON_DECK + seat, 1, card, 1 << seat, rule="BH-SET-4")


def lift_on_deck(g: Highlights, seat: i64) -> i64:
    """Take the On Deck card; the circle is not refilled (BH-PH-3)."""
    card = g.on_deck[seat]
    g.on_deck[seat] = NO_CARD
    return card


def can_lift_top(g: Highlights, seat: i64, kept: i64) -> bool:
    """Whether there is a top card of the Lineup, if need be after a shuffle without the last `kept` (BH-VS-7)."""
    return g.lineups.size(seat) > 0 or g.dugouts.size(seat) > kept


def lift_top(g: Highlights, seat: i64, kept: i64) -> i64:
    """Take the top card of the Lineup, after a shuffle of the Dugout if it is empty (BH-PH-4, BH-VS-7)."""
    if g.lineups.size(seat) == 0:
        reshuffle(g, seat, kept)
    return g.lineups.pop(seat)


def pinch_hit(g: Highlights, seat: i64, on_deck: bool) -> None:
    """After the discard the On Deck card or the top of the Lineup is played (BH-PH-1, BH-PH-6).

    No card bats for itself: the one just discarded is not part of a shuffle for the top card (R39).
    """
    if on_deck:
        lay_in_play(g, seat, lift_on_deck(g, seat), ON_DECK + seat, "pinch hit", "BH-PH-6")
    else:
        lay_in_play(g, seat, lift_top(g, seat, 1), LINEUP + seat, "pinch hit", "BH-PH-6")
    settle(g, seat)


def save(g: Highlights, seat: i64, on_deck: bool) -> i64:
    """The On Deck card or the top of the Lineup is revealed and discarded (BH-VS-2, BH-VS-4)."""
    card = lift_on_deck(g, seat) if on_deck else lift_top(g, seat, 0)
    to_dugout(g, seat, card, (ON_DECK if on_deck else LINEUP) + seat, "save", "BH-VS-4")
    settle(g, seat)
    return card


def clear_on_deck(g: Highlights, seat: i64, to_lineup: bool) -> None:
    """After a game the On Deck card goes back to the top of the Lineup or to the Dugout (BH-SCO-6)."""
    card = lift_on_deck(g, seat)
    if to_lineup:
        g.lineups.add(seat, card)
        if g.events is not None:
            g.emit("return", seat, ON_DECK + seat, LINEUP + seat, 1, card, g.known[card], rule="BH-SCO-6")
    else:
        to_dugout(g, seat, card, ON_DECK + seat, "drop", "BH-SCO-6")
    settle(g, seat)
