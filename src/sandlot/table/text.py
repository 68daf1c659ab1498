"""A table as plain text of a given width: no colours, same table, same bytes, nothing left out.

This is what `print(g.table(0))` shows and what playthroughs and text observations contain.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sandlot.table import parts as p
from sandlot.table import words
from sandlot.table.card_text import hand, pile
from sandlot.table.layout import (
    NARROWEST,
    WIDTH,
    Block,
    beside,
    breadth,
    cells,
    clean,
    grid,
    hang,
    indent,
    pad,
    shelves,
    wrap,
)


class View:
    """What a part needs to know of its table: names, which option numbers point at it, which cards need no boxes."""

    def __init__(self, table: p.Table) -> None:
        self.table = table
        self.numbers = words.numbers(table)
        self.held = words.held(table)

    def mark(self, part: str) -> str:
        """` [2]` if options 2 acts on this part."""
        given = self.numbers.get(part)
        return f" [{given}]" if given else ""


def render(table: p.Table, width: int = WIDTH) -> str:
    """The whole table as text; the last line has no line end."""
    width = max(width, NARROWEST)
    view = View(table)
    block = _top(table, width)
    block += notes(table, width)
    block += ["", *arrange([draw(view, part, width) for part in table.parts], width)]
    if table.prompt:
        block += ["", *_prompt(view, table.prompt, width)]
    return "\n".join(line.rstrip() for line in block)


def draw(view: View, part: p.Part, width: int) -> Block:
    """One part and all that lies in it."""
    return DRAW[type(part)](view, part, width)


def arrange(blocks: Sequence[Block], width: int) -> Block:
    """Blocks in their order, small ones side by side, with air around anything taller than a line."""
    rows: Block = []
    for shelf, air in shelves([(breadth(block), len(block)) for block in blocks], width):
        row = beside([blocks[at] for at in shelf])
        rows += ["", *row] if air else row
    return rows


def _top(table: p.Table, width: int) -> Block:
    title = clean(table.label) or "Table"
    right = clean(table.phase)
    if table.viewer < 0:
        right = f"{right} · spectator" if right else "spectator"
    room = width - cells(title) - cells(right)
    block = [title + " " * room + right] if room >= 2 else wrap(title, width) + wrap(right, width)
    block.append("═" * width)
    block += wrap(words.score_bug(table), width)
    return block + wrap(table.status, width)


def options(view: View, width: int) -> Block:
    """The numbered answers, in columns where they are many and short."""
    texts = words.options(view.table)
    digits = len(str(len(texts)))
    return columned([hang(f"  {number:>{digits}}  ", text, width) for number, text in enumerate(texts, 1)], width)


def columned(lines: Sequence[Block], width: int) -> Block:
    """Entries of a list, in columns where they are many and short."""
    widest = max(map(breadth, lines), default=0)
    columns = max(1, min((width + 2) // (widest + 2), -(-len(lines) // 4))) if lines else 1
    depth = -(-len(lines) // columns)
    stacks = [
        [pad(line, widest) for option in lines[at : at + depth] for line in option]
        for at in range(0, len(lines), depth or 1)
    ]
    return beside(stacks, 2)


def _prompt(view: View, prompt: p.Prompt, width: int) -> Block:
    head = f"── {words.name(view.table, prompt.seat)} · {words.FORMS[prompt.form]} "
    block = [head + "─" * (width - cells(head))] if cells(head) <= width else wrap(head, width)
    block += wrap(words.why(prompt.sentence, prompt.rule), width)
    block += wrap(words.chosen(prompt), width)
    block += wrap(prompt.label, width) + wrap(prompt.note, width) + wrap(prompt.why, width)
    return block + options(view, width)


def head_of(view: View, part: p.Part, fallback: str = "") -> str:
    """A part's name with the numbers of the options that act on it, and the rule it stands for."""
    label = clean(part.label) or fallback
    rule = f" ({clean(part.rule)})" if clean(part.rule) and not clean(part.why) else ""
    return f"{label}{rule}{view.mark(part.id)}".strip()


def notes(part: p.Part, width: int) -> Block:
    """A part's remark and why it offers nothing."""
    block = wrap(part.note, width)
    return block + (hang("✗ ", words.why(part.why, part.rule), width) if clean(part.why) else [])


def _line(view: View, part: p.Part, value: str, width: int, fallback: str) -> Block:
    head = head_of(view, part, fallback)
    return wrap(f"{head}: {value}", width) + indent(notes(part, width - 2))


def _seat(view: View, part: p.Seat, width: int) -> Block:
    block = wrap(f"── {words.heading(part, view.table.viewer)}{view.mark(part.id)} ──", width)
    inside = arrange([draw(view, inner, width - 3) for inner in part.parts], width - 3)
    return block + indent(notes(part, width - 3) + inside, 3)


def is_pile(view: View, zone: p.Zone) -> bool:
    """Whether a sentence shows the zone as well as boxes would: a stack, backs only, or a hand somebody else holds."""
    if zone.layout == "stack" or zone.id in view.held:
        return True
    return not (zone.slots or any(card.card >= 0 for card in zone.parts))


def zone_head(view: View, part: p.Zone) -> str:
    """The name of a zone and how many cards lie there."""
    more = f" · {words.cards(words.total(part))}" if not part.slots else ""
    more += f", {part.count} not shown" if part.count else ""
    return head_of(view, part, "Cards") + more


def _zone(view: View, part: p.Zone, width: int) -> Block:
    if is_pile(view, part):
        head = head_of(view, part, "Cards")
        return hang(f"{head}: ", pile(part, view.mark), width) + indent(notes(part, width - 2))
    return wrap(zone_head(view, part), width) + hand(part, view.mark, width) + notes(part, width)


def _card(view: View, part: p.Card, width: int) -> Block:
    return hand(alone(part), view.mark, width)


def alone(card: p.Card) -> p.Zone:
    """A card that lies in no zone, as a zone of its own."""
    return p.Zone(id="", parts=(card,))


def _diamond(view: View, part: p.Diamond, width: int) -> Block:
    first, second, third = ("◆" if who else "◇" for who in part.bases)
    field = [f"    {second}    ", "  ╱   ╲  ", f"{third}       {first}", "  ╲   ╱  ", "    ⌂    "]
    room = max(20, min(width - 12, 34))
    facts = wrap(f"{clean(part.side)} at bat", room) if clean(part.side) else []
    if part.batter:
        facts += hang("Batter ", words.runner(part.batter), room)
    if part.outs >= 0:
        facts.append(f"Outs {words.outs(part)}")
    for base, who in zip(words.BASES, part.bases, strict=True):
        facts += hang(f"{base} ", (words.runner(who) if who else "–") + view.mark(f"{part.id}:{base}"), room)
    if part.threats:
        hits = [words.threat(hit) + view.mark(f"{part.id}:hit{at}") for at, hit in enumerate(part.threats)]
        facts += hang("Threatened ", ", ".join(hits), room)
    head = head_of(view, part)
    return wrap(head, width) + beside([field, facts]) + notes(part, width)


def _track(view: View, part: p.Track, width: int) -> Block:
    block = wrap(f"{head_of(view, part, 'Track')} {part.low}–{part.high}", width)
    names = [
        f"{clean(one.label)} ({clean(one.letter)})" if clean(one.letter) else clean(one.label) for one in part.markers
    ]
    room = max(map(cells, names), default=0)
    for name, one in zip(names, part.markers, strict=True):
        at = one.value - part.low
        step = clean(part.steps[at]) if 0 <= at < len(part.steps) else ""
        gauge = " ".join(filter(None, (words.bar(one.value, part.low, part.high), str(one.value), step)))
        block += indent(hang(f"{pad(name, room)} ", gauge, width - 2))
    steps = ", ".join(f"{part.low + at} {clean(step)}" for at, step in enumerate(part.steps) if clean(step))
    block += indent(hang("steps: ", steps, width - 2)) if steps else []
    return block + indent(notes(part, width - 2))


def _counter(view: View, part: p.Counter, width: int) -> Block:
    return _line(view, part, words.counter(part), width, "Count")


def _dice(view: View, part: p.Dice, width: int) -> Block:
    return _line(view, part, words.dice(part), width, "Dice")


def _offer(view: View, part: p.Offer, width: int) -> Block:
    return _line(view, part, words.offer(view.table, part), width, "Offer")


def _figures(columns: Sequence[str], rows: Sequence[Sequence[str]], live: int, width: int) -> Block:
    """Rows under their headings with the live one marked; written out one by one where they are too wide."""
    table = [columns, *rows] if any(columns) else list(rows)
    aligned = grid(table, width - (2 if live >= 0 else 0))
    if aligned is not None:
        pointed = live + len(table) - len(rows)
        lead = ["" if live < 0 else "▸ " if at == pointed else "  " for at in range(len(table))]
        return [pointer + line for pointer, line in zip(lead, aligned, strict=True)]
    if not any(columns) and live < 0:
        return _titled(rows, width)
    block: Block = [] if rows else wrap("; ".join(columns), width)
    for at, row in enumerate(rows):
        heads = [*map(clean, columns), *[""] * (len(row) - len(columns))]
        named = [f"{head}: {clean(cell)}" if head else clean(cell) for head, cell in zip(heads, row, strict=False)]
        block += hang("▸ " if at == live else "· ", "; ".join(named), width)
    return block


def _titled(rows: Sequence[Sequence[str]], width: int) -> Block:
    """Rows without headings: the first cells say what they are and keep a column, the others are wrapped beside it."""
    titles = [clean(row[0]) if row else "" for row in rows]
    room = max(map(cells, titles), default=0)
    block: Block = []
    for title, row in zip(titles, rows, strict=True):
        block += hang(f"{pad(title, room)}  ", "; ".join(map(clean, row[1:])), width)
    return block


def _ledger(view: View, part: p.Ledger, width: int) -> Block:
    rows = [*part.rows, part.totals] if part.totals else list(part.rows)
    inside = _figures(part.columns, rows, -1, width - 2)
    if part.totals and len(inside) == len(rows) + any(part.columns):
        inside.insert(-1, "─" * breadth(inside))
    return wrap(head_of(view, part, "Ledger"), width) + indent(inside) + indent(notes(part, width - 2))


def _chart(view: View, part: p.Chart, width: int) -> Block:
    rows = [
        [f"«{cell}»" if (row, column) == (part.live, part.live_column) else cell for column, cell in enumerate(cut)]
        for row, cut in enumerate(part.rows)
    ]
    inside = _figures(part.columns, rows, part.live, width - 2)
    return wrap(head_of(view, part, "Chart"), width) + indent(inside) + indent(notes(part, width - 2))


def _line_score(view: View, part: p.LineScore, width: int) -> Block:
    innings = [f"▾{one}" if at == part.inning else one for at, one in enumerate(part.innings)]
    columns = ["", *innings, *part.totals]
    rows = []
    for row in part.rows:
        name = f"{clean(row.label)} ({clean(row.letter)})" if clean(row.letter) else clean(row.label)
        runs_by_inning = ["·" if runs is None else str(runs) for runs in row.innings]
        runs_by_inning += ["·"] * (len(innings) - len(runs_by_inning))
        rows.append([name, *runs_by_inning, *map(str, row.totals)])
    block = wrap(head_of(view, part), width)
    return block + _figures(columns, rows, part.batting, width) + notes(part, width)


DRAW: dict[type[p.Part], Callable[[View, Any, int], Block]] = {
    p.Seat: _seat,
    p.Zone: _zone,
    p.Card: _card,
    p.Diamond: _diamond,
    p.Track: _track,
    p.Counter: _counter,
    p.Ledger: _ledger,
    p.Chart: _chart,
    p.Dice: _dice,
    p.LineScore: _line_score,
    p.Offer: _offer,
    p.Prompt: _prompt,
}
