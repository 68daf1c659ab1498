"""Parts in as few lines as they can be read in: a card with its figures is one line, and so is the score."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from sandlot.table import parts as p
from sandlot.table import words
from sandlot.table.card_text import pile
from sandlot.table.layout import Block, beside, breadth, cells, clean, hang, shelves
from sandlot.table.looks import Area, Look
from sandlot.table.parts import walk
from sandlot.table.text import View, draw, head_of, is_pile

MOST_IN_STACK = 3  # cards of a stack that are named
KINDS: tuple[tuple[type[p.Part], Area], ...] = (
    (p.LineScore, "score"),
    (p.Track, "score"),
    (p.Chart, "book"),
    (p.Ledger, "book"),
)


def area(part: p.Part, look: Look | None) -> Area:
    """Where a part lies on the page, as the look says it or as its kind has it."""
    starts = [start for start in (look.areas if look else ()) if part.id.startswith(start)]
    if look and starts:
        return look.areas[max(starts, key=len)]
    if isinstance(part, p.Zone) and part.layout == "stack":
        return "piles"
    return next((place for kind, place in KINDS if isinstance(part, kind)), "field")


def tells_score(part: p.Part, look: Look | None) -> bool:
    """Whether the part says how the game stands: those that the look names, or else line scores."""
    if look and look.score:
        return part.id.startswith(look.score)
    return isinstance(part, p.LineScore)


def score(table: p.Table, look: Look | None) -> list[str]:
    """How the game stands, a piece for each part that tells it; outs with the first."""
    telling = [part for part in walk(table) if tells_score(part, look)]
    pieces = [words.standing(replace(part, label="") if isinstance(part, p.Ledger) else part) for part in telling]
    field = [f"outs {words.outs(part)}" for part in walk(table) if isinstance(part, p.Diamond) and part.outs >= 0]
    return [piece for piece in (*pieces, *field) if piece]


def cut(text: str, width: int) -> str:
    """The text in one line; what does not fit ends in `…`."""
    if cells(text) <= width:
        return text
    room = width - 1
    while cells(text[:room]) > width - 1:
        room -= 1
    return text[:room].rstrip(" ,·–") + "…"


def close(blocks: Sequence[Block], width: int) -> Block:
    """Blocks in their order, short ones side by side, without air."""
    full = [block for block in blocks if block]
    sizes = [(breadth(block), len(block)) for block in full]
    return [line for shelf, _ in shelves(sizes, width) for line in beside([full[at] for at in shelf])]


def run_on(pieces: Sequence[str], width: int) -> Block:
    """Pieces one after the other, as many in a line as fit."""
    lines: Block = []
    for piece in pieces:
        if lines and cells(lines[-1]) + 3 + cells(piece) <= width:
            lines[-1] += f"   {piece}"
        else:
            lines += hang("", piece, width)
    return lines


def short(view: View, part: p.Part, width: int) -> Block:
    """Any part but a seat in few lines; cards by their names."""
    if isinstance(part, p.Diamond):
        return hang(f"{clean(part.label)}: " if clean(part.label) else "", words.diamond(part, view.mark), width)
    if isinstance(part, p.Track | p.Ledger | p.LineScore):
        return _account(view, part, width) if isinstance(part, p.Ledger) else hang("", words.standing(part), width)
    if isinstance(part, p.Chart):
        said = words.live_row(part)
        return hang(f"{clean(part.label)}: ", said, width) if said else []
    if isinstance(part, p.Counter):
        note = f" ({clean(part.note)})" if clean(part.note) else ""
        return hang("", f"{head_of(view, replace(part, rule=''), 'Count')}: {words.counter(part)}{note}", width)
    if isinstance(part, p.Zone):
        return named(view, part, width)
    return draw(view, replace(part, why="", rule=""), width)


def _account(view: View, part: p.Ledger, width: int) -> Block:
    """An account as its rows, or in sentences if those take fewer lines; nothing if it is empty."""
    if not words.standing(part):
        return []
    said = hang("", words.standing(part), width)
    whole = draw(view, part, width)
    return whole if len(whole) <= len(said) else said


def named(view: View, part: p.Zone, width: int) -> Block:
    """A zone in a sentence: how many cards, and the names of those that are seen."""
    if part.layout == "stack" and len(part.parts) > MOST_IN_STACK:
        hidden = len(part.parts) - MOST_IN_STACK
        part = replace(part, parts=part.parts[-MOST_IN_STACK:], count=part.count + hidden)
    if not part.parts or all(card.card < 0 and not card.label and not view.mark(card.id) for card in part.parts):
        return [f"{head_of(view, replace(part, rule=''), 'Cards')}: {words.cards(words.total(part))}"]
    bare = [replace(card, why="", code=_at(part, card) + card.code) for card in part.parts]
    head = head_of(view, replace(part, rule=""), "Cards")
    said = pile(replace(part, parts=tuple(bare)), view.mark)
    return hang(f"{head}: ", said.removeprefix("1 card: "), width)


def _at(zone: p.Zone, card: p.Card) -> str:
    """The name of the place where a card lies, if that has one: `1st `."""
    slot = card.place.removeprefix(f"{zone.id}:")
    return f"{clean(slot)} " if slot in zone.slots else ""


def listed(view: View, part: p.Zone, width: int, long: bool, told: set[str]) -> Block:
    """A zone with a line for each card that is seen; those in `told` have their figures among the answers."""
    if is_pile(view, part) or not any(card.card >= 0 for card in part.parts):
        return named(view, part, width)
    rest = [card for card in part.parts if card.id not in told]
    below = len(part.parts) - len(rest)
    said = ", told below" if not rest else f", {below} of them told below" if below else ""
    block = [cut(f"{head_of(view, replace(part, rule=''), 'Cards')}: {words.cards(words.total(part))}{said}", width)]
    for card, count in _alike(part, rest):
        text = f"{_at(part, card)}{words.title(card)}{view.mark(card.id)}{count}"
        figures = words.figures(card)
        block += entry("  ", f"{text} · {figures}" if figures else text, width, long)
    return block


def _alike(zone: p.Zone, cards: Sequence[p.Card]) -> list[tuple[p.Card, str]]:
    """Equal cards that lie beside each other once, with their number."""
    found: list[tuple[p.Card, int]] = []
    for card in cards:
        last = found[-1][0] if found and not _at(zone, card) else None
        if last and words.title(last) == words.title(card) and words.same_figures(last, card):
            found[-1] = (last, found[-1][1] + 1)
        else:
            found.append((card, 1))
    return [(card, f" ×{count}" if count > 1 else "") for card, count in found]


def entry(head: str, text: str, width: int, long: bool) -> Block:
    """A line of a list: whole, in several lines if need be, or cut to one."""
    return hang(head, text, width) if long else [cut(head + text, width)]


def is_mine(table: p.Table, part: p.Part) -> bool:
    """Whether the part is the viewer's seat."""
    return isinstance(part, p.Seat) and part.seat == table.viewer
