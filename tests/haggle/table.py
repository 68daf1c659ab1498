"""What each seat of Haggle sees: its own hand and purse, what lies open, and of the others only counts."""

from __future__ import annotations

from collections.abc import Sequence

from haggle import steps
from haggle.atoms import worth
from haggle.notation import SEATS, ware
from haggle.state import Haggle
from sandlot.kernel.events import Event, knower
from sandlot.table.asking import prompt, wanted
from sandlot.table.log import LogLine
from sandlot.table.parts import (
    AnyPart,
    Card,
    Counter,
    Dice,
    Offer,
    Seat,
    Table,
    Zone,
    back,
    backs,
    face,
)
from sandlot.table.score import Score, counted


def table(g: Haggle, seat: int) -> Table:
    """All that one seat (or a spectator, -1) sees."""
    parts: list[AnyPart] = [_seat(g, other, seat) for other in range(g.seats)]
    parts.append(Zone(id="deck", label="Deck", layout="stack", parts=backs("deck", len(g.deck))))
    parts.append(Zone(id="stall", label="Laid out", parts=_cards(g, "stall", g.stall, seat)))
    parts.append(Zone(id="gone", label="Carted away", layout="stack", parts=_cards(g, "gone", g.gone, seat)))
    parts.append(Dice(id="die", label="Die", values=(g.die,) if g.die else ()))
    for offer in g.market.offers:
        seller, _ = steps.sides(offer)
        goods, price = (ware(offer.give[0]),), (f"${offer.want[0]}",)
        sells = seller == offer.maker
        parts.append(
            Offer(
                id=f"offer:{offer.number}",
                label="Offer",
                by=offer.maker,
                to=offer.taker,
                gives=goods if sells else price,
                wants=price if sells else goods,
            )
        )
    asked = " and ".join(SEATS[other] for other in g.open)
    return Table(
        label="Haggle",
        phase="Market" if g.then is None else "Sealed answers",
        status=wanted(g, asked) if asked else "The market is over.",
        viewer=seat,
        parts=tuple(parts),
        prompt=prompt(g, seat),
    )


def score(g: Haggle, seat: int) -> Score:
    """What the seat is worth."""
    return counted(int(worth(g, seat)), "dollar")


def _seat(g: Haggle, owner: int, viewer: int) -> Seat:
    zone = f"hand{owner}"
    parts: list[AnyPart] = [
        Zone(id=zone, label="Wares", layout="fan", parts=_hand(g, zone, owner, viewer)),
        Counter(id=f"score{owner}", label="Points", value=g.score[owner]),
        Counter(id=f"debt{owner}", label="Debt", value=g.debt[owner]),
    ]
    if owner == viewer:
        parts.append(Counter(id=f"cash{owner}", label="Purse", value=g.cash[owner], shown=f"${g.cash[owner]}"))
    return Seat(id=f"seat{owner}", label=SEATS[owner], seat=owner, wanted=owner in g.open, parts=tuple(parts))


def _hand(g: Haggle, zone: str, owner: int, viewer: int) -> tuple[Card, ...]:
    """What the viewer knows comes first: among the backs its place would tell what they are, for hands are sorted."""
    bit = 1 << knower(viewer)
    return _cards(g, zone, sorted(g.hands[owner], key=lambda card: not g.known[card] & bit), viewer)


def _cards(g: Haggle, zone: str, cards: Sequence[int], viewer: int) -> tuple[Card, ...]:
    bit = 1 << knower(viewer)
    return tuple(
        face(zone, slot, card, ware(card)) if g.known[card] & bit else back(zone, slot)
        for slot, card in enumerate(cards)
    )


SENTENCES = {
    "day": "Market day {count} begins.",
    "lay out": "{name} lays out {ware}.",
    "bid": "{name} bids ${count}.",
    "tie": "The bids are tied and the crate is carted away.",
    "roll": "{name} rolls {count}.",
    "pass hands": "{name} has all hands passed to the left.",
    "alter": "{name} pays to turn the die by {count}.",
    "turned": "The die shows {count}.",
    "block": "{name} blocks it.",
    "borrow": "{name} borrows ${count}.",
    "offer": "{name} offers {ware} for ${count}.",
    "counter": "{name} would pay ${count} for {ware}.",
    "refuse": "{name} refuses.",
    "lapse": "The offer has lapsed.",
    "withdraw": "{name} withdraws an offer.",
    "trade": "{ware} changes hands.",
}


def log(g: Haggle, events: Sequence[Event], seat: int) -> list[LogLine]:
    """What happened, as this seat may read it."""
    lines = []
    for event in events:
        name = SEATS[event.seat] if event.seat >= 0 else ""
        card = event.card_for(seat)
        text = f"{name} takes {ware(card) if card >= 0 else 'a ware'}."
        if event.kind not in ("draw", "pass", "pay"):
            sentence = SENTENCES[event.kind]
            text = sentence.format(name=name, count=event.count, ware=ware(card) if card >= 0 else "a ware")
        if event.kind != "pay":
            lines.append(LogLine(number=len(lines) + 1, text=text, seat=event.seat))
    return lines
