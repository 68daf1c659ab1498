"""Cards as plain text: boxes side by side in a hand, a sentence for a pile."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby

from sandlot.table import words
from sandlot.table.layout import Block, beside, cells, clean, hang, pad, wrap, wrap_pieces
from sandlot.table.parts import Card, Zone

SMALLEST = 16
LARGEST = 26

Mark = Callable[[str], str]


def pile(zone: Zone, mark: Mark) -> str:
    """Cards lying on each other, or all face down: how many, and those that are seen, the top one first."""
    count = words.total(zone)
    if not count:
        return "empty"
    seen = [(words.title(card), card) for card in reversed(zone.parts)]
    if zone.layout != "stack":
        seen.reverse()
    if all(card.card < 0 for card in zone.parts) and not any(
        card.label or card.marks or card.note or card.why or mark(card.id) for card in zone.parts
    ):
        return words.cards(count) if zone.layout == "stack" else "▒ " * len(zone.parts) + words.cards(count)
    named = [("▒ " if card.card < 0 else "") + name + _remarks(card) + mark(card.id) for name, card in seen]
    if zone.layout == "stack":
        named[0] += " on top"
    alike = [(name, len(list(run))) for name, run in groupby(named)]
    told = [f"{name} ×{number}" if number > 1 else name for name, number in alike]
    return f"{words.cards(count)}: {', '.join(told)}"


def _remarks(card: Card) -> str:
    """Marks, note and why not, in brackets."""
    remarks = [*map(clean, card.marks), clean(card.note), words.why(card.why, card.rule) if card.why else ""]
    told = "; ".join(filter(None, remarks))
    return f" ({told})" if told else ""


def hand(zone: Zone, mark: Mark, width: int) -> Block:
    """Cards as boxes side by side, in as many rows as they need."""
    rows = boxes(zone, mark, width)
    return [line for row in rows for line in beside([box for _, box in row], 1)] if rows else ["  empty"]


def boxes(zone: Zone, mark: Mark, width: int) -> list[list[tuple[Card | None, Block]]]:
    """Rows of cards, each with its box; a named place stays visible when it is empty."""
    places: list[tuple[str, Card | None]] = []
    by_slot: dict[str, list[Card]] = {}
    for card in zone.parts:
        slot = card.place.removeprefix(f"{zone.id}:")
        by_slot.setdefault(slot if slot in zone.slots else "", []).append(card)
    for slot in zone.slots:
        there: list[Card | None] = [*by_slot.get(slot, [])] if slot else []
        places += [(slot, card) for card in there or [None]]
    places += [("", card) for card in by_slot.get("", [])]
    fit = max(1, (width + 1) // (SMALLEST + 1))
    across = max(1, min(len(places), fit, zone.columns or fit))
    size = min(LARGEST, (width + 1) // across - 1)
    rows = []
    for at in range(0, len(places), across):
        row = [(card, *_inside(slot, card, zone, mark, size - 4)) for slot, card in places[at : at + across]]
        height = max(1, *(len(lines) for *_, lines in row))
        rows.append([(card, _box(card, top, lines, size, height)) for card, top, lines in row])
    return rows


def _inside(slot: str, card: Card | None, zone: Zone, mark: Mark, room: int) -> tuple[str, Block]:
    """The words in a card's upper edge and its lines."""
    number = mark(card.id if card else f"{zone.id}:{slot}").strip()
    if card and slot:
        number = " ".join(filter(None, (number, mark(f"{zone.id}:{slot}").strip())))
    head = " ".join(filter(None, (clean(slot), clean(card.code) if card else "", number)))
    top, lines = (head, []) if cells(head) <= room - 1 else ("", wrap(head, room))
    if card is None:
        return top, lines
    lines += wrap(card.label, room)
    lines += wrap(card.text, room)
    stats = [f"{clean(name)} {clean(value)}" for name, value in card.stats]
    lines += wrap_pieces(stats, room)
    lines += wrap(" ".join(f"<{clean(one)}>" for one in card.marks), room)
    lines += wrap(card.note, room)
    lines += hang("✗ ", words.why(card.why, card.rule), room) if clean(card.why) else wrap(card.rule, room)
    lines += wrap(card.sort, room) if cells(_sort(card)) > room - 1 else []
    return top, lines


def _sort(card: Card | None) -> str:
    return clean(card.sort) if card else ""


def _box(card: Card | None, top: str, lines: Block, size: int, height: int) -> Block:
    """A frame of the given size; backs are hatched, empty places dotted."""
    edge, side = ("─", "│") if card else ("┄", "┆")
    fill = "░" if card and card.card < 0 else " "
    upper = f"{edge} {top} " if top else ""
    lower = f" {_sort(card)} {edge}" if _sort(card) and cells(_sort(card)) <= size - 5 else ""
    body = [f"{side} {pad(line, size - 4)} {side}" for line in lines]
    body += [f"{side}{fill * (size - 2)}{side}"] * (height - len(lines))
    upper += edge * (size - 2 - cells(upper))
    lower = edge * (size - 2 - cells(lower)) + lower
    return [f"┌{upper}┐", *body, f"└{lower}┘"]
