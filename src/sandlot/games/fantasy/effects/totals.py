"""Win totals: print, then the Event, then magic in the order of activation; and who wins a Win Card."""

from __future__ import annotations

from typing import Final

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.effects.events import change_stats, change_total, rule_of, twice
from sandlot.games.fantasy.game import NO_CARD, PEG, WIN, WINS, Fantasy

# a bonus or penalty: kind, manager or Character, stat or flag, points, the card it comes from, until the month's end
MOD: Final = 6
RAISE_EACH: Final = 0  # manager, only Evil, points
ADD: Final = 1  # manager, stat, points
ZERO: Final = 2  # Character, stat
NOBODY_WINS: Final = -1


def add_mod(g: Fantasy, kind: int, whom: int, stat: int, points: int, source: int, lasting: bool) -> None:
    """A bonus or penalty counts from now on."""
    g.mods = [*g.mods, kind, whom, stat, points, source, 1 if lasting else 0]


def end_week_mods(g: Fantasy) -> None:
    """Only what was lent for the month stays (FFB-MAG-BERZERK-1)."""
    kept: list[int] = []
    for i in range(0, len(g.mods), MOD):
        if g.mods[i + 5]:
            kept = kept + g.mods[i : i + MOD]
    g.mods = kept


def stat_values(g: Fantasy, manager: int, card: int, magic: bool) -> list[int]:
    """The ten stats of a Character in a manager's slot (FFB-MAG-GENERAL-2, FFB-MAG-GENERAL-3)."""
    values = g.pack.stats[codes.STATS * card : codes.STATS * card + codes.STATS]
    has = g.pack.prints[card]
    if g.event != NO_CARD:
        change_stats(g, values, has)
    if magic:
        mods = g.mods
        for i in range(0, len(mods), MOD):
            kind = mods[i]
            stat = mods[i + 2]
            if kind == ZERO:
                if mods[i + 1] == card:
                    values[stat] = 0
            elif mods[i + 1] == manager:
                if kind == ADD:
                    if mods[i + 4] != card:  # FFB-MAG-BERZERK-4
                        values[stat] += mods[i + 3]
                        has |= 1 << stat
                elif stat == 0 or g.pack.side[card] == codes.EVIL:  # FFB-MAG-PILE-ON-3
                    for each in range(codes.STATS):
                        if has >> each & 1:
                            values[each] += mods[i + 3]
    return values


def win_total(g: Fantasy, manager: int, card: int, win: int, magic: bool) -> int:
    """The sum of the stats a Win Card requires (FFB-BALL-8)."""
    if g.event == NO_CARD and not (magic and g.mods):
        return g.pack.sums[WINS * card + win - WIN]
    values = stat_values(g, manager, card, magic)
    needs = g.pack.needs[win - WIN]
    total = 0
    for stat in range(codes.STATS):
        if needs >> stat & 1:
            total += values[stat]
    if g.event != NO_CARD:
        double = twice(g) & needs
        for stat in range(codes.STATS):
            if double >> stat & 1:
                total += values[stat]
        if total:
            total = change_total(g, manager, card, total)
    return total


def best(g: Fantasy, managers: list[int], cards: list[int], totals: list[int]) -> int:
    """Who has the highest total; of those level with it Good beats Evil; still level, or 0: NOBODY_WINS."""
    highest = 0
    winner = 0
    level = 0
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
        first = codes.EVIL if rule_of(g, codes.EVIL_FIRST, 0) else codes.GOOD
        of_side = [i for i in range(len(totals)) if totals[i] == highest and g.pack.side[cards[i]] == first]
        if len(of_side) != 1:
            return NOBODY_WINS
        winner = of_side[0]
        g.emit("tie break", managers[winner], count=highest, card=cards[winner], rule="FFB-BALL-11")
    return managers[winner]


def console(g: Fantasy, manager: int, card: int, win: int, tracks: list[int]) -> None:
    """Who did not claim the Win Card moves for each printed stat of a banner's colour (FFB-BALL-14, FFB-BALL-16)."""
    if g.focus >> manager & 1:  # FFB-MAG-FOCUS-1
        return
    more = rule_of(g, codes.BANNERS, 0)
    for colour in range(codes.TRACKS):
        banner = g.pack.banners[codes.TRACKS * (win - WIN) + colour]
        if banner:
            stats = g.pack.shades[codes.TRACKS * card + colour]
            if stats:
                steps = stats * (banner + more)
                place = codes.TRACKS * manager + colour
                tracks[place] += steps
                g.emit("peg", manager, dst=PEG + place, count=steps, rule="FFB-BALL-14")
