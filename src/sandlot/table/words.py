"""The wording that every rendering shares: names, pips, amounts, the score in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sandlot.table import parts as p
from sandlot.table.layout import clean, is_figure
from sandlot.table.parts import seat_name, walk

FORMS = {
    "one": "choose one",
    "some": "choose some, in any order",
    "assign": "put each in its place",
    "amount": "choose an amount",
    "order": "choose the order, first to last",
    "yesno": "yes or no",
    "offer": "make an offer",
    "sheet": "choose one",
}
BASES = ("1st", "2nd", "3rd")
MAXIMUM_BAR = 30
MAXIMUM_PIPS = 9


def outs(diamond: p.Diamond) -> str:
    """The outs as pips, `●●○`, or in figures when those would be too many."""
    if max(diamond.outs, diamond.outs_limit) > MAXIMUM_PIPS:
        return f"{diamond.outs} of {diamond.outs_limit}"
    return "●" * diamond.outs + "○" * (diamond.outs_limit - diamond.outs)


def bar(value: int, low: int, high: int) -> str:
    """A track as filled and empty steps, or nothing when it is too long to be counted by eye."""
    steps = high - low
    if not 0 < steps <= MAXIMUM_BAR:
        return ""
    filled = min(max(value - low, 0), steps)
    return "■" * filled + "□" * (steps - filled)


def runner(who: p.Runner) -> str:
    """A runner by name and speed."""
    return ", ".join(clean(word) for word in (who.label, who.speed) if clean(word)) or "runner"


def threat(hit: p.Threat) -> str:
    """A threatened hit, `2B fast (Ruiz)`."""
    words = " ".join(clean(word) for word in (hit.hit, hit.speed) if clean(word))
    return f"{words} ({clean(hit.label)})" if clean(hit.label) else words


def counter(part: p.Counter) -> str:
    """The value of a counter with its limit."""
    shown = clean(part.shown) or str(part.value)
    return f"{shown} of {part.limit}" if part.limit >= 0 else shown


def track(part: p.Track) -> str:
    """A track in a line: who stands where, and its note."""
    said = []
    for one in part.markers:
        at = one.value - part.low
        step = clean(part.steps[at]) if 0 <= at < len(part.steps) else ""
        said.append(step if step and len(part.markers) == 1 else f"{clean(one.label)} {step or one.value}")
    return f"{', '.join(said)}. {clean(part.note)}".strip()


def live_row(part: p.Chart) -> str:
    """The row of a chart that applies now, in a line; nothing if none does."""
    if not 0 <= part.live < len(part.rows):
        return ""
    cells = [f"«{cell}»" if at == part.live_column else cell for at, cell in enumerate(part.rows[part.live])]
    heads = [*map(clean, part.columns), *[""] * len(cells)]
    return " · ".join(f"{head} {clean(cell)}".strip() for head, cell in zip(heads, cells, strict=False))


def standing(part: p.Part) -> str:
    """Any part that tells how the game stands, in a line."""
    label = clean(part.label)
    if isinstance(part, p.LineScore):
        said = ", ".join(line_row(part, at) for at in range(len(part.rows)))
    elif isinstance(part, p.Track):
        said = track(part).rstrip(".")
    elif isinstance(part, p.Ledger):
        said = "; ".join(filter(None, (ledger_row(part, row) for row in part.rows)))
    elif isinstance(part, p.Counter):
        said = counter(part)
    else:
        return ""
    return f"{label}: {said}" if label and said else said


def line_row(part: p.LineScore, at: int) -> str:
    """A team and its totals, with their headings where there are several: `▸ HOME 3`."""
    row = part.rows[at]
    heads = part.totals if len(row.totals) > 1 else ("",) * len(row.totals)
    figures = [f"{clean(head)} {total}".strip() for head, total in zip(heads, row.totals, strict=False)]
    return ("▸ " if at == part.batting else "") + " ".join((clean(row.label), *figures))


def ledger_row(part: p.Ledger, row: Sequence[str]) -> str:
    """A row of an account in a few words: its name, then its figures with their headings; nothing if it has only a
    name."""
    heads = [*map(clean, part.columns), *[""] * (len(row) - len(part.columns))]
    full = [(head, clean(cell)) for head, cell in zip(heads, row, strict=False) if clean(cell)]
    figures = [f"{head} {cell}".strip() for head, cell in full if is_figure(cell)]
    texts = [cell for _, cell in full if not is_figure(cell)]
    if not figures:
        return f"{texts[0]} {', '.join(texts[1:])}" if len(texts) > 1 else ""
    return " ".join((*texts[:1], ", ".join(figures)))


def diamond(part: p.Diamond, mark: Callable[[str], str]) -> str:
    """The bases, the batter and what is threatened, in a line."""
    taken = [
        f"{base} {runner(who)}{mark(f'{part.id}:{base}')}" for base, who in zip(BASES, part.bases, strict=True) if who
    ]
    said = [f"{clean(part.side)} at bat"] if clean(part.side) else []
    said += [f"batter {runner(part.batter)}"] if part.batter else []
    said += [f"on base: {', '.join(taken)}" if taken else "bases empty"]
    hits = [threat(hit) + mark(f"{part.id}:hit{at}") for at, hit in enumerate(part.threats)]
    said += [f"threatened: {', '.join(hits)}"] if hits else []
    return "; ".join(said)


def figures(card: p.Card, said: str = "") -> str:
    """All that is printed on a card but its name: the figures, then short words before long ones, so that a line cut
    at its end loses least. Figures that were said already are left out."""
    told = [f"{clean(name)} {clean(value)}".strip() for name, value in card.stats]
    stats = ", ".join(figure for figure in told if figure.casefold() not in said.casefold())
    marks = ", ".join(map(clean, card.marks))
    others = sorted(filter(None, (clean(card.sort), marks, clean(card.note), clean(card.text))), key=len)
    return " · ".join(filter(None, (stats, *others)))


def same_figures(one: p.Card, other: p.Card) -> bool:
    """Whether two cards are printed alike."""
    return (one.stats, one.sort, one.text) == (other.stats, other.sort, other.text)


def dice(part: p.Dice) -> str:
    """The dice as they lie, what is added and what that makes."""
    if not part.values:
        return f"d{part.sides}, not rolled"
    words = f"d{part.sides} " + " ".join(f"({value})" for value in part.values)
    if part.modifier:
        words += f" {part.modifier:+d}"
    if part.modifier or len(part.values) > 1:
        words += f" = {sum(part.values) + part.modifier}"
    return words


def offer(table: p.Table, part: p.Offer) -> str:
    """Who offers what to whom, and for what."""
    gives = ", ".join(clean(thing) for thing in part.gives) or "nothing"
    wants = ", ".join(clean(thing) for thing in part.wants) or "nothing"
    return f"{name(table, part.by)} to {name(table, part.to)}: {gives} for {wants}"


def name(table: p.Table, seat: int) -> str:
    """The name of a seat, fit to be printed."""
    return clean(seat_name(table, seat)) or f"Seat {seat + 1}"


def total(zone: p.Zone) -> int:
    """How many cards lie in a zone, listed or not."""
    return len(zone.parts) + zone.count


def cards(number: int) -> str:
    """`1 card`, `5 cards`."""
    return "1 card" if number == 1 else f"{number} cards"


def title(card: p.Card) -> str:
    """A card in a few words: code and name of a face, the deck of a back."""
    words = " ".join(clean(word) for word in (card.code, card.label) if clean(word))
    if card.card < 0:
        return words or "face down"
    return words or "unnamed card"


def heading(seat: p.Seat, viewer: int) -> str:
    """A seat's name, team and letter, and whether it is the viewer's or awaited."""
    team = clean(seat.team)
    letter = clean(seat.letter)
    if letter:
        team = f"{team} ({letter})" if team else letter
    words = [clean(seat.label) or f"Seat {seat.seat + 1}", team]
    words += ["you"] if seat.seat == viewer else []
    words += ["to answer"] if seat.wanted else []
    return " · ".join(word for word in words if word)


def why(text: str, rule: str) -> str:
    """A reason with its rule."""
    return f"{clean(text)} ({clean(rule)})" if clean(rule) else clean(text)


def numbers(table: p.Table) -> dict[str, str]:
    """For each part that an option acts on: the numbers of those options, `1` or `2,5`."""
    found: dict[str, list[str]] = {}
    if table.prompt:
        for number, option in enumerate(table.prompt.options, 1):
            if option.part:
                found.setdefault(option.part, []).append(str(number))
    return {part: ",".join(given) for part, given in found.items()}


def places(table: p.Table) -> dict[str, str]:
    """What a person calls each part and each place that an option can name."""
    names: dict[str, str] = {}
    for part in walk(table):
        names[part.id] = title(part) if isinstance(part, p.Card) else clean(part.label)
        if isinstance(part, p.Zone):
            for slot in part.slots:
                names[f"{part.id}:{slot}"] = " ".join(filter(None, (clean(part.label), clean(slot))))
        if isinstance(part, p.Diamond):
            names.update((f"{part.id}:{base}", base) for base in BASES)
    return names


def held(table: p.Table) -> set[str]:
    """The zones told in a sentence: hands of others, known in part at best."""
    return {
        zone.id
        for part in walk(table)
        if isinstance(part, p.Seat) and part.seat != table.viewer
        for zone in part.parts
        if isinstance(zone, p.Zone) and not zone.slots and zone.layout == "fan"
    }


def options(table: p.Table, goals: bool = True) -> list[str]:
    """The texts of the options, with goals each with where it goes unless the text already says so."""
    names = places(table)
    texts = []
    for option in table.prompt.options if table.prompt else ():
        text = clean(option.text)
        goal = names.get(option.to, "") if goals else ""
        if goal and goal.casefold() not in text.casefold():
            text = f"{text} → {goal}" if text else goal
        texts.append(text)
    return texts


def chosen(prompt: p.Prompt) -> str:
    """What is in a set so far."""
    said = ", ".join(clean(option.text) for option in prompt.picked)
    return f"Chosen: {said}." if said else ""


def score_bug(table: p.Table) -> str:
    """The score in one line, if the table has a line score or counts outs."""
    score: list[str] = []
    field: list[str] = []
    for part in walk(table):
        if isinstance(part, p.LineScore):
            score += [f"{clean(row.label)} {row.totals[0]}" for row in part.rows if row.totals]
        elif isinstance(part, p.Diamond) and part.outs >= 0:
            taken = [base for base, who in zip(BASES, part.bases, strict=True) if who]
            field += [f"outs {outs(part)}", "on " + " and ".join(taken) if taken else "bases empty"]
    return " · ".join(score + field)
