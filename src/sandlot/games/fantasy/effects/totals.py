"""Win totals: print, then the Event, then magic in the order of activation; and who wins a Win Card."""

from __future__ import annotations

from mypy_extensions import i64

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.effects.events import NO_EVENT, in_force, of_character
from sandlot.games.fantasy.numbers import ADD, MOD, NO_CARD, NOBODY_WINS, RAISE_EACH, WIN, WINS, ZERO
from sandlot.games.fantasy.places import PEG
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.packed import vec


def add_mod(g: Fantasy, kind: i64, whom: i64, stat: i64, points: i64, source: i64, lasting: bool) -> None:
    """A bonus or penalty counts from now on."""
    mods = g.mods
    mods.add(kind)
    mods.add(whom)
    mods.add(stat)
    mods.add(points)
    mods.add(source)
    mods.add(1 if lasting else 0)


def end_week_mods(g: Fantasy) -> None:
    """Only what was lent for the month stays (FFB-MAG-BERZERK-1)."""
    cells = g.mods.cells
    kept: i64 = 0
    for i in range(0, g.mods.count, MOD):
        if cells[i + MOD - 1]:
            for k in range(MOD):
                cells[kept + k] = cells[i + k]
            kept += MOD
    g.mods.count = kept


def add_magic(g: Fantasy, manager: i64, card: i64, values: vec[i64], has: i64) -> None:
    """Magic changes the ten stats of a Character in a manager's slot (FFB-MAG-GENERAL-2, FFB-MAG-GENERAL-3)."""
    mods = g.mods.cells
    for i in range(0, g.mods.count, MOD):
        kind = mods[i]
        whom = mods[i + 1]
        stat = mods[i + 2]
        points = mods[i + 3]
        if kind == ZERO:
            if whom == card:
                values[stat] = 0
        elif kind == ADD:
            if whom == manager and mods[i + 4] != card:  # FFB-MAG-BERZERK-4
                values[stat] += points
                has |= 1 << stat
        elif kind == RAISE_EACH:
            if whom == manager and (stat == 0 or g.pack.side[card] == codes.EVIL):  # FFB-MAG-PILE-ON-3
                for each in range(codes.STATS):
                    if has >> each & 1:
                        values[each] += points
        else:
            raise RulesBug(f"no bonus or penalty is of the kind {kind}")


def win_total(g: Fantasy, manager: i64, card: i64, win: i64, magic: bool) -> i64:
    """The sum of the stats a Win Card requires (FFB-BALL-8)."""
    if g.event == NO_CARD and (g.mods.count == 0 or not magic):
        return g.pack.sums[WINS * card + win - WIN]
    values = g.pack.stats[codes.STATS * card : codes.STATS * card + codes.STATS]
    has = g.pack.prints[card]
    event = NO_EVENT if g.event == NO_CARD else of_character(g, manager, card, values, has)
    if magic:
        add_magic(g, manager, card, values, has)
    needs = g.pack.needs[win - WIN]
    total: i64 = 0
    for stat in range(codes.STATS):
        if needs >> stat & 1:
            total += values[stat] << (event.twice >> stat & 1)
    return max(0, total + event.bonus) if total else 0  # FFB-EVT-6


def best(g: Fantasy, managers: vec[i64], cards: vec[i64], totals: vec[i64]) -> i64:
    """Who has the highest total; of those level with it Good beats Evil; still level, or 0: NOBODY_WINS."""
    highest: i64 = 0
    winner: i64 = 0
    level: i64 = 0
    for i in range(len(totals)):
        if totals[i] > highest:
            highest = totals[i]
            winner = i
            level = 1
        elif totals[i] == highest:
            level += 1
    if highest == 0:
        return NOBODY_WINS
    if level > 1:
        first: i64 = codes.EVIL if in_force(g).evil_first else codes.GOOD
        of_side: i64 = 0
        for i in range(len(totals)):
            if totals[i] == highest and g.pack.side[cards[i]] == first:
                of_side += 1
                winner = i
        if of_side != 1:
            return NOBODY_WINS
        if g.events is not None:
            g.emit("tie break", managers[winner], count=highest, card=cards[winner], rule="FFB-BALL-11")
    return managers[winner]


def console(g: Fantasy, manager: i64, card: i64, win: i64) -> None:
    """Who did not claim the Win Card moves for each printed stat of a banner's colour (FFB-BALL-14, FFB-BALL-16)."""
    if g.focus >> manager & 1:  # FFB-MAG-FOCUS-1
        return
    more = in_force(g).banners
    for colour in range(codes.TRACKS):
        banner = g.pack.banners[codes.TRACKS * (win - WIN) + colour]
        if banner:
            stats = g.pack.shades[codes.TRACKS * card + colour]
            if stats:
                steps = stats * (banner + more)
                place = codes.TRACKS * manager + colour
                g.tracks[place] += steps
                if g.events is not None:
                    g.emit("peg", manager, dst=PEG + place, count=steps, rule="FFB-BALL-14")
