"""The same table in colour for a terminal: what text.py draws, painted by tone, with score bug and log."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from sandlot.table import parts as p
from sandlot.table import words
from sandlot.table.card_text import boxes
from sandlot.table.layout import GAP, NARROWEST, WIDTH, Block, cells, clean, hang, shelves, wrap
from sandlot.table.log import LogLine, groups, heading, sentence
from sandlot.table.painting import ACCENT, Lines, colour, painted, seat_head, text_line
from sandlot.table.parts import walk
from sandlot.table.text import View, alone, draw, is_pile, notes, options, zone_head

WIDEST = 120
RECENT = 6
FRAME = 3  # lines around the log: its frame and the name of an inning
HEAVY = str.maketrans("┌┐└┘─│", "┏┓┗┛━┃")
ROUND = str.maketrans("┌┐└┘", "╭╮╰╯")


def show(console: Console, table: p.Table, log: Sequence[LogLine] = ()) -> None:
    """Print the table on a terminal, as wide as that is up to 120 columns."""
    console.print(picture(table, log, min(console.width, WIDEST)))


def picture(table: p.Table, log: Sequence[LogLine] = (), width: int = WIDTH, recent: int = RECENT) -> RenderableType:
    """The table to be printed with rich: score bug, parts, what just happened, prompt."""
    width = max(width, NARROWEST)
    view = View(table)
    body = _arrange([_paint(view, part, width) for part in table.parts], width)
    shown: list[RenderableType] = [_score_bug(view, width), "", *body, ""]
    if log:
        shown.append(_recent(table, log, width, recent))
    if table.prompt:
        shown.append(_prompt(view, width))
    return Group(*shown)


def _beside(blocks: Sequence[Lines], gap: int = GAP) -> Lines:
    """Painted blocks side by side."""
    widths = [max((cells(line.plain) for line in block), default=0) for block in blocks]
    rows: Lines = []
    for row in range(max((len(block) for block in blocks), default=0)):
        whole = text_line("")
        for at, (block, wide) in enumerate(zip(blocks, widths, strict=True)):
            piece = block[row] if row < len(block) else text_line("")
            whole.append_text(piece)
            if at + 1 < len(blocks):
                whole.append(" " * (wide - cells(piece.plain) + gap))
        whole.rstrip()
        rows.append(whole)
    return rows


def _arrange(blocks: Sequence[Lines], width: int) -> Lines:
    """Painted blocks in the same rows as the plain ones."""
    sizes = [(max((cells(line.plain) for line in block), default=0), len(block)) for block in blocks]
    rows: Lines = []
    for shelf, air in shelves(sizes, width):
        rows += [text_line("")] if air else []
        rows += _beside([blocks[at] for at in shelf])
    return rows


def _paint(view: View, part: p.Part, width: int) -> Lines:
    """A part as text.py draws it, in colour."""
    if isinstance(part, p.Seat):
        return _seat(view, part, width)
    if isinstance(part, p.Zone) and not is_pile(view, part):
        cards = _cards(view, part, width) or [text_line("  empty", "dim")]
        head = painted(wrap(zone_head(view, part), width), "bold")
        return [*head, *cards, *painted(notes(part, width), "dim")]
    if isinstance(part, p.Card):
        return _cards(view, alone(part), width)
    lines = painted(draw(view, part, width))
    if isinstance(part, p.Diamond):
        for line in lines:
            line.highlight_regex("[◆●]", ACCENT)
            line.highlight_regex("[╱╲◇⌂○]", "grey54")
            line.highlight_regex(r"\S.* at bat", "bold")
    elif isinstance(part, p.Track | p.LineScore):
        for row in part.markers if isinstance(part, p.Track) else part.rows:
            for line in lines:
                if clean(row.label) and clean(row.label) in line.plain:
                    line.stylize(colour(row.tone))
    else:
        for card in part.parts if isinstance(part, p.Zone) else ():
            for line in lines[:1] if card.tone else ():
                line.highlight_words([words.title(card)], f"bold {colour(card.tone)}")
    _head_colours(part, lines)
    for line in lines:
        line.highlight_regex(r"^\s*▸.*", "bold")
        line.highlight_regex(r"▾\S+", ACCENT)
        line.highlight_regex(r"\[\d+(,\d+)*\]", ACCENT)
        line.highlight_regex("▒", colour(part.tone) if part.tone else "grey54")
        line.highlight_regex("^ *✗.*", "dim")
    return lines


def _head_colours(part: p.Part, lines: Lines) -> None:
    """A part's name in bold, in its tone if it has one."""
    label = clean(part.label)
    if lines and label and lines[0].plain.startswith(label):
        lines[0].stylize(f"bold {colour(part.tone)}" if part.tone else "bold", 0, len(label))


def _seat(view: View, part: p.Seat, width: int) -> Lines:
    """The team's letter on its colour, the name, and all that belongs to the seat."""
    head = seat_head(view, part)
    heads = [head] if cells(head.plain) <= width else painted(wrap(head.plain, width), f"bold {colour(part.tone)}")
    inside = _arrange([_paint(view, inner, width - 3) for inner in part.parts], width - 3)
    inside = [*painted(notes(part, width - 3), "italic"), *inside]
    return [*heads, *(text_line("   ").append_text(line) if line.plain else line for line in inside)]


def _cards(view: View, zone: p.Zone, width: int) -> Lines:
    lines: Lines = []
    for row in boxes(zone, view.mark, width):
        lines += _beside([_card(view, card, drawn) for card, drawn in row], 1)
    return lines


def _card(view: View, card: p.Card | None, drawn: Block) -> Lines:
    """A card in its tone: heavy frame if an option acts on it, dim if it says why not."""
    offered = card is not None and bool(view.mark(card.id))
    tone = colour(card.tone) if card else "grey54"
    frame = f"bold {tone}" if offered else tone
    label = set(wrap(card.label, len(drawn[0]) - 4)) if card else set()
    lines: Lines = []
    for at, drawn_line in enumerate(drawn):
        line = text_line(drawn_line.translate(HEAVY if offered else ROUND))
        if at in (0, len(drawn) - 1):
            line.stylize(frame)
        else:
            line.stylize(frame, 0, 1)
            line.stylize(frame, len(line) - 1)
            if drawn_line[1:-1].strip() in label:
                line.stylize("bold", 1, len(line) - 1)
            line.highlight_regex("░", tone if card and card.tone else "grey54")
        line.highlight_regex(r"\[\d+(,\d+)*\]", ACCENT)
        if card is not None and clean(card.why):
            line.stylize("dim")
        lines.append(line)
    return lines


def _score_bug(view: View, width: int) -> Panel:
    """Title, phase, score, outs and what is wanted of whom."""
    table = view.table
    asked = table.prompt is not None
    score = _score(view)
    lines = [score] if score.plain.strip() else []
    lines += [Text(clean(table.status), style=ACCENT if asked else "bold")] if clean(table.status) else []
    lines += [Text(line, style="dim") for line in notes(table, width - 4)]
    phase = clean(table.phase)
    if table.viewer < 0:
        phase = f"{phase} · spectator" if phase else "spectator"
    title = Text(clean(table.label) or "Table", style="bold")
    if cells(title.plain) + 6 > width:
        lines.insert(0, title)
        title = Text()
    if cells(phase) + 6 > width:
        lines.insert(0, Text(phase))
        phase = ""
    return Panel(
        Group(*lines),
        title=title or None,
        title_align="left",
        subtitle=Text(phase) if phase else None,
        subtitle_align="right",
        box=box.ROUNDED,
        width=width,
        border_style=ACCENT if asked else "grey54",
    )


def _score(view: View) -> Text:
    """Runs and outs in one line, if the game has them."""
    score, field = Text(), Text()
    for part in walk(view.table):
        if isinstance(part, p.LineScore):
            for at, row in enumerate(part.rows):
                runs = row.totals[0] if row.totals else ""
                pointer = "▸ " if at == part.batting else ""
                score.append(f" {pointer}{clean(row.label)} {runs} ", f"bold reverse {colour(row.tone)}")
                score.append("  ")
        elif isinstance(part, p.Diamond) and part.outs >= 0:
            field.append(f"{words.outs(part)} ", ACCENT).append("outs  ")
    return score.append_text(field)


def _recent(table: p.Table, log: Sequence[LogLine], width: int, recent: int) -> Panel:
    """The last things that happened."""
    return Panel(
        Group(*_told(table, log[-recent:], width - 4)),
        title=heading(min(recent, len(log)), len(log)),
        title_align="left",
        box=box.ROUNDED,
        width=width,
        border_style="grey54",
    )


def _told(table: p.Table, log: Sequence[LogLine], width: int) -> Lines:
    """Sentences of the log, each with the letter and colour of the seat that acted."""
    seats = {part.seat: part for part in walk(table) if isinstance(part, p.Seat)}
    lines: Lines = []
    for name, run in groups(log):
        if name:
            lines.append(Text(clean(name), style="bold"))
        for line in run:
            seat = seats.get(line.seat)
            head = f"{line.number:>4} {clean(seat.letter) if seat else '':1} "
            told = painted(hang(head, sentence(line), width))
            if seat:
                told[0].stylize(f"bold {colour(seat.tone)}", 5, len(head))
                told[0].highlight_words([clean(seat.label)], f"bold {colour(seat.tone)}")
            if line.rule:
                told[-1].highlight_words([f"({line.rule})"], "dim")
            lines += told
    return lines


def _prompt(view: View, width: int) -> Panel:
    """The question with its numbered answers, framed."""
    return Panel(
        Group(*_answers(view, width - 4)),
        title=Text(_asked(view)),
        title_align="left",
        box=box.HEAVY,
        width=width,
        border_style=ACCENT,
    )


def _asked(view: View) -> str:
    prompt = view.table.prompt
    assert prompt is not None
    return f"{words.name(view.table, prompt.seat)} · {words.FORMS[prompt.form]}"


def _answers(view: View, width: int) -> Lines:
    prompt = view.table.prompt
    assert prompt is not None
    lines: Lines = [Text(words.why(prompt.sentence, prompt.rule), style="bold")]
    lines += painted(wrap(" ".join((words.chosen(prompt), prompt.label, prompt.note, prompt.why)), width))
    for drawn in options(view, width):
        line = text_line(drawn)
        for found in re.finditer(r"(?<!\S)\d+(?=  \S)", drawn):
            line.stylize(ACCENT, *found.span())
        lines.append(line)
    return lines
