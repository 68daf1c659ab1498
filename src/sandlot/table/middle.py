"""A table for terminals of few lines: the score, every card in a line with its figures, what happened, the question.

What does not fit is put away in the order of LADDER, and the last line says what that was and how to see it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from rich.console import Group

from sandlot.table import words
from sandlot.table.close_text import area, close, cut, entry, is_mine, listed, named, run_on, score, short, tells_score
from sandlot.table.layout import Block, cells, clean, hang, wrap, wrap_pieces
from sandlot.table.log import LogLine, heading
from sandlot.table.looks import Look
from sandlot.table.painting import ACCENT, Lines, card_tones, colour, coloured, painted, ruled, seat_head
from sandlot.table.parts import Card, Diamond, LineScore, Part, Seat, Table, Zone, walk
from sandlot.table.text import View, columned, draw

BRINGS = "brings"
LONG, RUN_ON = "long", "run on"  # a card may take several lines; every answer has its line
LADDER: tuple[tuple[str, str], ...] = (
    ("book", "charts"),
    ("innings", "innings"),
    ("piles", "decks"),
    (BRINGS, "what answers bring"),
    (LONG, "ends of long lines"),
    ("idle", "figures of others' cards"),
    ("row", "figures of cards in the middle"),
    ("phase", "what comes next"),
    ("tracks", "tracks"),
    ("others", "most of what others have"),
    ("cards", "your other cards"),
    (RUN_ON, ""),
    ("mine", "your figures"),
    ("field", "the middle"),
    ("note", "remarks"),
    ("seats", "the other seats"),
    ("said", "remarks on answers"),
    ("unoffered", "figures of cards you cannot choose"),
    ("texts", "what cards say"),
    ("marks", "your own seat"),
)
KEPT = {"unoffered", "texts", "marks"}  # before these, what happened is cut to its last sentences
LEAST = 4  # lines of what happened that are kept free where a screen is small; a fifth of a large one


class Page(NamedTuple):
    """What is to be shown: the table, what each answer would bring, the game's look and how wide the screen is."""

    view: View
    brings: Sequence[str]
    look: Look | None
    width: int
    cards: Mapping[str, Card]  # those that are seen, by their ids
    texts: Sequence[str]  # of the answers
    top: Lines
    tones: Mapping[str, str]  # of the cards; none while it is tried how much fits


def middle(
    table: Table, log: Sequence[LogLine], width: int, height: int, look: Look | None, brings: Sequence[str]
) -> Group:
    """The fullest page of a given height; of the log the last lines, as many as there is room for."""
    cards = {part.id: part for part in walk(table) if isinstance(part, Card) and part.card >= 0}
    page = Page(View(table), brings, look, width, cards, words.options(table, goals=False), [], {})
    page = page._replace(top=_top(page))
    told = [_told(page, line) for line in log]
    for least in (max(LEAST, height // 5), 2, 1):
        away = _least_away(page, height - _least(told, least))
        if not away & KEPT:
            break
    above, below = _page(page._replace(tones=card_tones(table)), away)
    return Group(*above, *_happened(page, log, told, height - len(above) - len(below)), *below)


def _least_away(page: Page, room: int) -> set[str]:
    """What has to be put away for so much room: down the ladder, then back up where that still fits."""
    keys = [key for key, _ in LADDER]
    steps = bisect_left(range(len(keys)), True, key=lambda count: _lines(page, set(keys[:count])) <= room)
    away = set(keys[:steps])
    lines = _lines(page, away)
    for key, _ in reversed(LADDER):
        if key == BRINGS and LONG in away and any(page.brings):
            continue  # it would be cut where it begins
        if key in away and _lines(page, away - {key}) <= max(room, lines):
            away.discard(key)
            lines = _lines(page, away)
    return away


def _lines(page: Page, away: set[str]) -> int:
    return sum(map(len, _page(page, away)))


def _page(page: Page, away: set[str]) -> tuple[Lines, Lines]:
    """What stands above what happened, and below it."""
    table = page.view.table
    put_away = [said for key, said in reversed(LADDER) if key in away and said]
    answers = _answers(page, away) if table.prompt else painted(wrap(table.status, page.width), "bold")
    missing = painted([_missing(page, put_away)], "dim") if put_away else []
    return [*page.top, *_parts(page, away)], [*answers, *missing]


def _missing(page: Page, put_away: list[str]) -> str:
    """What was put away, the most wanted first, and how to see it."""
    how = "; `table` shows all." if page.view.table.prompt else "; a taller screen shows it."
    for count in range(len(put_away), 0, -1):
        more = f" and {len(put_away) - count} more" if count < len(put_away) else ""
        said = f"Put away: {', '.join(put_away[:count])}{more}{how}"
        if cells(said) <= page.width:
            break
    return cut(said, page.width)


def _top(page: Page) -> Lines:
    """Title, phase and how the game stands."""
    table = page.view.table
    title = " · ".join(filter(None, (clean(table.label) or "Table", clean(table.phase))))
    pieces = score(table, page.look)
    whole = "   ".join((title, " · ".join(pieces))).rstrip()
    fits = cells(whole) <= page.width
    lines = painted([whole] if fits else [*wrap(title, page.width), *wrap_pieces(pieces, page.width)])
    for line in lines:
        line.stylize("bold")
        for part in walk(table):
            for row in part.rows if isinstance(part, LineScore) else ():
                line.highlight_words([clean(row.label)], colour_of(row.tone))
    return lines


def colour_of(tone: str) -> str:
    """The style of a name in the colour of its team."""
    return f"bold {colour(tone)}"


# -- parts -------------------------------------------------------------------------------------------------------------


def _parts(page: Page, away: set[str]) -> Lines:
    """Everything that lies on the table, as far as it is not put away."""
    told = _told_below(page, away)
    loose = [part for part in page.view.table.parts if not isinstance(part, Seat)]
    blocks = [_part(page, part, away, told, page.width) for part in loose]
    lines = coloured(page.tones, close(blocks, page.width))
    for part in page.view.table.parts:
        if isinstance(part, Seat):
            lines += _seat(page, part, away, told)
    return lines


def _told_below(page: Page, away: set[str]) -> set[str]:
    """The cards whose figures stand among the answers; those printed like one of them are told with it."""
    prompt = page.view.table.prompt
    if not prompt or "texts" in away:
        return set()
    cards = page.cards
    offered = {option.part for option in prompt.options if option.part in cards}
    kinds = {_kind(cards[part]) for part in offered}
    alike = {card.id for card in cards.values() if _kind(card) in kinds}
    return offered | alike


def _kind(card: Card) -> tuple[object, ...]:
    """What cards printed alike share where they lie."""
    return (card.place.split(":")[0], words.title(card), card.stats, card.sort, card.text)


def _part(page: Page, part: Part, away: set[str], told: set[str], width: int) -> Block:
    """A part that belongs to no seat."""
    place = area(part, page.look)
    if isinstance(part, LineScore) and "innings" not in away:
        return draw(page.view, part, width)
    if tells_score(part, page.look) or place == "hidden":
        return []
    offered = _offered(page, part)
    if (_is_away(place, away) and not offered) or "marks" in away:
        return []
    if "field" in away and (not isinstance(part, Zone) or all(card.id in told for card in part.parts)):
        return []
    if isinstance(part, Zone) and (offered or "row" not in away):
        return listed(page.view, part, width, LONG not in away, told)
    return short(page.view, part, width)


def _is_away(place: str, away: set[str]) -> bool:
    """Whether parts of this area are put away."""
    return {"book": "book", "piles": "piles", "phase": "phase", "score": "tracks"}.get(place, "field") in away


def _offered(page: Page, part: Part) -> bool:
    """Whether an answer acts on this part or on anything in it."""
    return any(page.view.mark(inner.id) for inner in walk(part))


def _seat(page: Page, seat: Seat, away: set[str], told: set[str]) -> Lines:
    """A seat with all that belongs to it; in one line if that is long enough."""
    table, width = page.view.table, page.width
    mine = is_mine(table, seat)
    parts = [part for part in seat.parts if not _empty(page, seat, part)]
    if "seats" in away and not mine:
        parts = [part for part in parts if isinstance(part, Diamond) and part.on_base() + len(part.threats)]
    if not mine and "others" in away:
        parts.sort(key=_telling)
    blocks = [_seat_part(page, part, away, told, mine) for part in parts]
    head = seat_head(page.view, seat)
    head.truncate(width, overflow="ellipsis")
    if cells(f"{head.plain} · {clean(seat.note)}") > width:
        blocks.insert(0, wrap(seat.note, width - 2))
    elif clean(seat.note):
        head.append(f" · {clean(seat.note)}")
    whole = "; ".join(" ".join(" ".join(block).split()) for block in blocks if block)
    single = all(len(block) <= 1 for block in blocks)
    if not whole and ("seats" if not mine else "marks") in away:
        return []
    if not whole or (single and cells(head.plain) + 2 + cells(whole) <= width):
        return [head.append("  " if whole else "").append_text(*coloured(page.tones, [whole]))]
    if not mine and "others" in away:
        said = wrap(whole, width - 2)
        said[1:] = [cut(" ".join(said[1:]), width - 2)] if len(said) > 1 else []
        return [head, *coloured(page.tones, ["  " + line for line in said])]
    return [head, *coloured(page.tones, ["  " + line for line in close(blocks, width - 2)])]


def _telling(part: Part) -> int:
    """The order in which parts of another seat are told where not all can be: bases, cards that are seen, the rest."""
    return 0 if isinstance(part, Diamond) else 1 if isinstance(part, Zone) and part.layout == "row" else 2


def _empty(page: Page, seat: Seat, part: Part) -> bool:
    """Whether a place for cards tells nothing: none is there and it is not asked about, or only whom the seat names."""
    if not isinstance(part, Zone) or _offered(page, part):
        return False
    alone = len(part.parts) == 1 and clean(part.parts[0].label) == clean(seat.label)
    return alone or (not words.total(part) and part.layout != "fan")


def _seat_part(page: Page, part: Part, away: set[str], told: set[str], mine: bool) -> Block:
    """The lines of one part of a seat; none if it is put away."""
    place, width = area(part, page.look), page.width - 2
    offered = _offered(page, part)
    if place == "hidden" or (place in ("book", "piles") and place in away and not offered):
        return []
    if isinstance(part, Diamond):
        return short(page.view, part, width)
    if "marks" in away:
        return []
    if not isinstance(part, Zone):
        return [] if mine and "mine" in away else short(page.view, part, width)
    if mine and "cards" in away and part.layout != "fan" and not offered:
        return []
    names = {"unoffered"} if mine and (part.layout == "fan" or offered) else {"idle"} if mine else {"idle", "others"}
    if names & away:
        return _still_named(page, part, told, width)
    return listed(page.view, part, width, LONG not in away, told)


def _still_named(page: Page, part: Zone, told: set[str], width: int) -> Block:
    """A zone by names; what stands among the answers needs none."""
    if part.parts and all(card.id in told for card in part.parts):
        return listed(page.view, part, width, False, told)
    return named(page.view, part, width)


# -- what happened -----------------------------------------------------------------------------------------------------


def _told(page: Page, line: LogLine) -> Lines:
    """A sentence of the log with the letter and colour of the seat that acted; `log` has numbers, innings and rules."""
    seats = {part.seat: part for part in walk(page.view.table) if isinstance(part, Seat)}
    seat = seats.get(line.seat)
    head = f"{clean(seat.letter) if seat else '':1} " if any(clean(each.letter) for each in seats.values()) else ""
    lines = painted(hang(head, line.text, page.width))
    if seat:
        lines[0].stylize(colour_of(seat.tone), 0, len(head))
        lines[0].highlight_words([clean(seat.label)], colour_of(seat.tone))
    return lines


def _least(told: list[Lines], room: int) -> int:
    """The lines that what happened takes at least: a heading and the last sentences."""
    used = 0
    for lines in reversed(told):
        if used and used + len(lines) > room:
            break
        used += len(lines)
    return used + 1 if told else 0


def _happened(page: Page, log: Sequence[LogLine], told: list[Lines], room: int) -> Lines:
    """As much of the log as fits, the last sentence in any case."""
    if not told:
        return []
    shown: list[Lines] = []
    used = 1
    for lines in reversed(told):
        if shown and used + len(lines) > room:
            break
        shown.insert(0, lines)
        used += len(lines)
    return [ruled(heading(len(shown), len(log)), page.width, "grey54"), *(line for lines in shown for line in lines)]


# -- the question ------------------------------------------------------------------------------------------------------


def _answers(page: Page, away: set[str]) -> Lines:
    """The question and its numbered answers, those about a card with its figures."""
    view, width = page.view, page.width
    prompt = view.table.prompt
    assert prompt is not None
    asked = f"{words.name(view.table, prompt.seat)} · {words.FORMS[prompt.form]}"
    lines: Lines = [ruled(asked, width, ACCENT)]
    lines += painted(wrap(words.why(prompt.sentence, prompt.rule), width), "bold")
    remarks = (prompt.label,) if "note" in away else (prompt.label, prompt.note, prompt.why)
    lines += painted(wrap(" ".join(remarks), width))
    entries = _entries(page, away)
    digits = len(str(len(entries)))
    for tall, run in groupby(enumerate(entries, 1), key=lambda one: bool(one[1].more)):
        heads = [(f"{number:>{digits}}  ", each) for number, each in run]
        if tall:
            for head, each in heads:
                lines += _numbered(entry(head, each.text + each.more, width, LONG not in away))
        elif RUN_ON in away:
            lines += _numbered(run_on([f"{head.strip()} {each.text}" for head, each in heads], width))
        else:
            lines += _numbered(columned([hang(head, each.text, width) for head, each in heads], width))
    return lines


class _Entry(NamedTuple):
    """An answer, and the figures of its card with what it brings."""

    text: str
    more: str


def _entries(page: Page, away: set[str]) -> list[_Entry]:
    """The answers; the figures of a card stand with its first."""
    table = page.view.table
    assert table.prompt is not None
    cards = page.cards
    told: set[str] = set()
    found = []
    brings = page.brings if BRINGS not in away else ()
    for at, text in enumerate(page.texts):
        part = table.prompt.options[at].part
        card = cards.get(part) if part not in told and "texts" not in away else None
        if "said" in away and part not in cards:
            text = text.split(" · ")[0]
        told.add(part)
        name = clean(card.label) if card and clean(card.label) not in text else ""
        more = "".join(f" · {said}" for said in (name, words.figures(card, text) if card else "") if said)
        coming = brings[at] if at < len(brings) else ""
        found.append(_Entry(text, f"{more} – {coming}" if coming else more))
    return found


def _numbered(block: Block) -> Lines:
    """Answers with their numbers in colour."""
    lines = painted(block)
    for line in lines:
        line.highlight_regex(r"(?:^|(?<=  ))\d+(?= )", ACCENT)
    return lines
