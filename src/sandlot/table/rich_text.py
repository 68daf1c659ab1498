"""The same table in colour for a terminal: what text.py draws, painted by tone, with score bug and log."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

import msgspec
from rich import box
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from sandlot.table import words
from sandlot.table.card_text import boxes
from sandlot.table.layout import GAP, NARROWEST, WIDTH, Block, cells, clean, hang, shelves, wrap
from sandlot.table.log import LogLine, groups, sentence
from sandlot.table.parts import (
    Card,
    Chart,
    Diamond,
    Ledger,
    LineScore,
    Part,
    Seat,
    Table,
    Track,
    Zone,
    walk,
)
from sandlot.table.text import View, alone, draw, is_pile, notes, options, zone_head

WIDEST = 120
RECENT = 6
MOST_IN_STACK = 3  # cards of a stack that are named where there is little room
FRAME = 3  # lines around the log: its frame and the name of an inning
TONES = {
    "green": "green",
    "red": "red",
    "blue": "dodger_blue1",
    "yellow": "yellow3",
    "gold": "gold3",
    "orange": "dark_orange3",
    "purple": "medium_purple3",
    "pink": "deep_pink3",
    "teal": "dark_cyan",
    "brown": "orange4",
    "grey": "grey54",
    "white": "bright_white",
    "black": "grey37",
}
ACCENT = "bold dark_orange3"
HEAVY = str.maketrans("┌┐└┘─│", "┏┓┗┛━┃")
ROUND = str.maketrans("┌┐└┘", "╭╮╰╯")

Lines = list[Text]


def show(console: Console, table: Table, log: Sequence[LogLine] = ()) -> None:
    """Print the table on a terminal, as wide as that is up to 120 columns."""
    console.print(picture(table, log, min(console.width, WIDEST)))


def fitting(console: Console, table: Table, log: Sequence[LogLine], width: int, height: int) -> RenderableType:
    """The fullest way to show the table in so many lines, with as much of the log as there is room for.

    First go charts and accounts, which are looked up now and then, then the frames, then the boxes of the cards. The
    length of the log has no say in that, so that the table looks the same from one question to the next."""
    lean = _without_reference(table)
    ways = (
        (partial(picture, table), RECENT + FRAME),
        (partial(picture, lean), RECENT + FRAME),
        (partial(brief, table, boxes=True), RECENT),
        (partial(brief, table), 0),
    )
    for way, room in ways:
        if _height(console, way((), width)) + room <= height:
            break
    shown = way(log, width, len(log))
    for recent in range(len(log) - 1, 0, -1):
        if _height(console, shown) <= height:
            break
        shown = way(log, width, recent)
    return shown


def _height(console: Console, shown: RenderableType) -> int:
    return len(console.render_lines(shown, pad=False))


def _without_reference(table: Table) -> Table:
    return msgspec.structs.replace(table, parts=tuple(p for p in table.parts if not isinstance(p, Chart | Ledger)))


def brief(
    table: Table, log: Sequence[LogLine] = (), width: int = WIDTH, recent: int = RECENT, boxes: bool = False
) -> RenderableType:
    """The same without frames and air, cards by name only unless in boxes: for terminals of few lines."""
    width = max(width, NARROWEST)
    view = View(table, brief=not boxes)
    title = _line(f"{clean(table.label) or 'Table'}", "bold")
    title.append(f" · {clean(table.phase)}  " if clean(table.phase) else "  ", "not bold")
    title.append_text(_score(view))
    lines: Lines = [title]
    lines += _close([_brief_part(view, part, width) for part in table.parts], width)
    if log:
        lines.append(_rule(_happened(log, recent), width, "grey54"))
        lines += _told(table, log[-recent:], width)
    if table.prompt:
        lines.append(_rule(_asked(view), width, ACCENT))
        lines += _answers(view, width)
    elif clean(table.status):
        lines += _plain(wrap(table.status, width), "bold")
    return Group(*lines)


def _rule(text: str, width: int, style: str) -> Text:
    head = f"── {text} "
    return _line(head + "─" * (width - cells(head)), style)


def _close(blocks: Sequence[Lines], width: int) -> Lines:
    """Painted blocks in rows without air."""
    full = [block for block in blocks if block]
    sizes = [(max(cells(line.plain) for line in block), len(block)) for block in full]
    return [line for shelf, _ in shelves(sizes, width) for line in _beside([full[at] for at in shelf])]


def _brief_part(view: View, part: Part, width: int) -> Lines:
    """A part in as few lines as it can be read in; what is only looked up now and then is left out."""
    if isinstance(part, Seat):
        return _brief_seat(view, part, width)
    if isinstance(part, Ledger):
        return []
    if isinstance(part, Track | Chart):
        said = words.track(part) if isinstance(part, Track) else words.live_row(part)
        lines = _plain(hang(f"{clean(part.label)}: ", said, width)) if said else []
        _head_colours(part, lines)
        return lines
    if isinstance(part, Zone) and part.layout == "stack" and len(part.parts) > MOST_IN_STACK:
        part = msgspec.structs.replace(
            part, parts=part.parts[-MOST_IN_STACK:], count=part.count + len(part.parts) - MOST_IN_STACK
        )
    return _paint(view, msgspec.structs.replace(part, why="", rule=part.rule if not part.why else ""), width)


def _brief_seat(view: View, part: Seat, width: int) -> Lines:
    """A seat and all that belongs to it in one line, if that is long enough."""
    head = _seat_head(view, part)
    blocks = [_brief_part(view, inner, width - 3) for inner in part.parts]
    whole = _line("").append_text(head)
    for line in [line for block in blocks for line in block]:
        line.rstrip()
        whole.append("  ").append_text(line)
    if cells(whole.plain) <= width:
        return [whole]
    return [head, *(_line("   ").append_text(line) for line in _close(blocks, width - 3))]


def picture(table: Table, log: Sequence[LogLine] = (), width: int = WIDTH, recent: int = RECENT) -> RenderableType:
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


def colour(tone: str) -> str:
    """The terminal colour of a tone; a tone without one is left as the terminal has it."""
    return TONES.get(tone, "default")


def _line(text: str, style: str = "") -> Text:
    return Text(text, style=style, no_wrap=True, overflow="ignore", end="\n")


def _beside(blocks: Sequence[Lines], gap: int = GAP) -> Lines:
    """Painted blocks side by side."""
    widths = [max((cells(line.plain) for line in block), default=0) for block in blocks]
    rows: Lines = []
    for row in range(max((len(block) for block in blocks), default=0)):
        whole = _line("")
        for at, (block, wide) in enumerate(zip(blocks, widths, strict=True)):
            piece = block[row] if row < len(block) else _line("")
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
        rows += [_line("")] if air else []
        rows += _beside([blocks[at] for at in shelf])
    return rows


def _paint(view: View, part: Part, width: int) -> Lines:
    """A part as text.py draws it, in colour."""
    if isinstance(part, Seat):
        return _seat(view, part, width)
    if isinstance(part, Zone) and not is_pile(view, part):
        cards = _cards(view, part, width) or [_line("  empty", "dim")]
        head = _plain(wrap(zone_head(view, part), width), "bold")
        return [*head, *cards, *_plain(notes(part, width), "dim")]
    if isinstance(part, Card):
        return _cards(view, alone(part), width)
    lines = _plain(draw(view, part, width))
    if isinstance(part, Diamond):
        for line in lines:
            line.highlight_regex("[◆●]", ACCENT)
            line.highlight_regex("[╱╲◇⌂○]", "grey54")
            line.highlight_regex(r"\S.* at bat", "bold")
    elif isinstance(part, Track | LineScore):
        for row in part.markers if isinstance(part, Track) else part.rows:
            for line in lines:
                if clean(row.label) and clean(row.label) in line.plain:
                    line.stylize(colour(row.tone))
    else:
        for card in part.parts if isinstance(part, Zone) else ():
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


def _head_colours(part: Part, lines: Lines) -> None:
    """A part's name in bold, in its tone if it has one."""
    label = clean(part.label)
    if lines and label and lines[0].plain.startswith(label):
        lines[0].stylize(f"bold {colour(part.tone)}" if part.tone else "bold", 0, len(label))


def _plain(block: Block, style: str = "") -> Lines:
    return [_line(line, style) for line in block]


def _seat(view: View, part: Seat, width: int) -> Lines:
    """The team's letter on its colour, the name, and all that belongs to the seat."""
    head = _seat_head(view, part)
    heads = [head] if cells(head.plain) <= width else _plain(wrap(head.plain, width), f"bold {colour(part.tone)}")
    inside = _arrange([_paint(view, inner, width - 3) for inner in part.parts], width - 3)
    inside = [*_plain(notes(part, width - 3), "italic"), *inside]
    return [*heads, *(_line("   ").append_text(line) if line.plain else line for line in inside)]


def _seat_head(view: View, part: Seat) -> Text:
    tone = colour(part.tone)
    head = _line("")
    letter = clean(part.letter)
    if letter:
        head.append(f" {letter} ", f"bold reverse {tone}")
        head.append(" ")
    named = msgspec.structs.replace(part, letter="")  # the letter stands before the name, on its colour
    mine, _, rest = (words.heading(named, view.table.viewer) + view.mark(part.id)).partition(" · ")
    head.append(mine, f"bold {tone}")
    head.append(f" · {rest}" if rest else "", tone)
    head.highlight_words(["to answer"], ACCENT)
    return head


def _cards(view: View, zone: Zone, width: int) -> Lines:
    lines: Lines = []
    for row in boxes(zone, view.mark, width):
        lines += _beside([_card(view, card, drawn) for card, drawn in row], 1)
    return lines


def _card(view: View, card: Card | None, drawn: Block) -> Lines:
    """A card in its tone: heavy frame if an option acts on it, dim if it says why not."""
    offered = card is not None and bool(view.mark(card.id))
    tone = colour(card.tone) if card else "grey54"
    frame = f"bold {tone}" if offered else tone
    label = set(wrap(card.label, len(drawn[0]) - 4)) if card else set()
    lines: Lines = []
    for at, drawn_line in enumerate(drawn):
        line = _line(drawn_line.translate(HEAVY if offered else ROUND))
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
        if isinstance(part, LineScore):
            for at, row in enumerate(part.rows):
                runs = row.totals[0] if row.totals else ""
                pointer = "▸ " if at == part.batting else ""
                score.append(f" {pointer}{clean(row.label)} {runs} ", f"bold reverse {colour(row.tone)}")
                score.append("  ")
        elif isinstance(part, Diamond) and part.outs >= 0:
            field.append(f"{words.outs(part)} ", ACCENT).append("outs  ")
    return score.append_text(field)


def _recent(table: Table, log: Sequence[LogLine], width: int, recent: int) -> Panel:
    """The last things that happened."""
    return Panel(
        Group(*_told(table, log[-recent:], width - 4)),
        title=_happened(log, recent),
        title_align="left",
        box=box.ROUNDED,
        width=width,
        border_style="grey54",
    )


def _happened(log: Sequence[LogLine], recent: int) -> str:
    return "What just happened" + (f" (the last {recent} of {len(log)})" if recent < len(log) else "")


def _told(table: Table, log: Sequence[LogLine], width: int) -> Lines:
    """Sentences of the log, each with the letter and colour of whoever did it."""
    seats = {part.seat: part for part in walk(table) if isinstance(part, Seat)}
    lines: Lines = []
    for name, run in groups(log):
        if name:
            lines.append(Text(clean(name), style="bold"))
        for line in run:
            seat = seats.get(line.seat)
            head = f"{line.number:>4} {clean(seat.letter) if seat else '':1} "
            told = _plain(hang(head, sentence(line), width))
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
    lines += _plain(wrap(" ".join((prompt.label, prompt.note, prompt.why)), width))
    for drawn in options(view, width):
        line = _line(drawn)
        for found in re.finditer(r"(?<!\S)\d+(?=  \S)", drawn):
            line.stylize(ACCENT, *found.span())
        lines.append(line)
    return lines
