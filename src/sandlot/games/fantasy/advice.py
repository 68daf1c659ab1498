# interpreted: for people
"""What a move is for, in one sentence, from what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.bot.power import power
from sandlot.games.fantasy.effects.totals import win_total
from sandlot.games.fantasy.material import BASES
from sandlot.games.fantasy.numbers import CHARACTERS, NO_CARD, WEEKS
from sandlot.games.fantasy.options import CARD, GIVE, PASS, TURNED, USE
from sandlot.games.fantasy.pack import STATS
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps.agency import Recruited, Release, Sign, Waiver
from sandlot.games.fantasy.steps.magic import Aim, Order, UseMagic
from sandlot.games.fantasy.steps.roster import Assign
from sandlot.games.fantasy.steps.season import WildPick
from sandlot.games.fantasy.steps.series import FirstPick, PickOne, PlaceLater
from sandlot.games.fantasy.steps.setup import DiscardOne, Keep
from sandlot.games.fantasy.steps.solo import RobotPick
from sandlot.games.fantasy.words import code_of, name_of

SHOWN = 2  # stats that tell what a Character is good at


def purpose(before: Fantasy, after: Fantasy, seat: int, picks: Sequence[int]) -> str:
    """One sentence about a whole move of this seat."""
    choice = before.choice
    first = picks[0]
    if isinstance(choice, Keep):
        return f"Drafts {named(before, first - CARD)}, strong at {gifts(before, first - CARD)}."
    if isinstance(choice, DiscardOne):
        return f"Keeps the other six and lets {named(before, first - CARD)} go."
    if isinstance(choice, (Assign, PlaceLater, PickOne, WildPick, FirstPick, RobotPick)):
        return line_up(before, seat, picks)
    if isinstance(choice, (Waiver, Sign, Release, Recruited)):
        return signing(before, after, seat, picks)
    if isinstance(choice, (UseMagic, Aim)):
        return magic(before, after, seat, picks)
    if isinstance(choice, Order):
        return f"Puts {code_of(before, after.waiver[0])} first in the Waiver Order."
    return "Goes on with the game."


def named(g: Fantasy, card: int) -> str:
    """A card by its name; without one by its number."""
    return g.pack.names[card] or g.pack.ids[card]


def gifts(g: Fantasy, card: int) -> str:
    """What a Character is best at."""
    stats = g.pack.stats[codes.STATS * card : codes.STATS * card + codes.STATS]
    best = sorted(range(codes.STATS), key=lambda stat: -stats[stat])[:SHOWN]
    return " and ".join(f"{STATS[stat]} ({stats[stat]})" for stat in best if stats[stat]) or "magic"


def line_up(g: Fantasy, seat: int, picks: Sequence[int]) -> str:
    """The placing that comes to most."""
    choice = g.choice
    offset = 0
    if isinstance(choice, PlaceLater):
        offset = 1 + len(g.sealed[seat])
    elif isinstance(choice, Assign):
        offset = len(g.sealed[seat])
    elif isinstance(choice, PickOne):
        offset = g.game_number - WEEKS - 1
    elif isinstance(choice, RobotPick):
        offset = choice.base
    manager = 1 if isinstance(choice, RobotPick) else seat
    found = []
    for place, pick in enumerate(picks):
        base = offset + place
        win = g.bases[base + WEEKS] if CARD + TURNED <= pick < USE else g.bases[base]
        if base < WEEKS and win != NO_CARD and pick < USE:
            card = (pick - CARD) % CHARACTERS
            found.append((win_total(g, manager, card, win, False), -base, card))
    if not found:
        return "Sets the line-up."
    total, base, card = max(found)
    if isinstance(choice, Assign) and len(picks) == WEEKS and rests(g, seat, sum(each[0] for each in found)):
        return "Lets the best rest: who has the fewest Wins chooses first among the free agents."
    who = named(g, card)
    if isinstance(choice, RobotPick):
        return f"The Robot sends out {who}, who comes to {total} at {BASES[-base]}."
    if len(found) == 1:
        return f"{who} comes to {total} on the Win Card at {BASES[-base]}."
    return f"Counts most on {who}, who comes to {total} at {BASES[-base]}."


def rests(g: Fantasy, seat: int, comes_to: int) -> bool:
    """Whether a line-up gives a month away for which two Managers have no use (FFB-TWO-1)."""
    if g.managers != 2 or g.house.head_start or g.house.more_wins or g.month == g.house.months:
        return False
    hand = g.hands.listed(seat)
    could = sum(max(win_total(g, seat, card, g.bases[base], False) for card in hand) for base in range(WEEKS))
    return 2 * comes_to < could


def signing(before: Fantasy, after: Fantasy, seat: int, picks: Sequence[int]) -> str:
    """What free agency does to the roster."""
    if picks[0] == PASS:
        return "Keeps the roster as it is."
    if USE <= picks[0] < GIVE:
        return f"Looks for a recruit in the Character Deck with {named(before, picks[0] - USE)}."
    taken = [pick - CARD for pick in picks if pick < USE]
    given = [pick - GIVE for pick in picks if GIVE <= pick < PASS]
    if taken and given:
        better = power(after, seat) > power(before, seat)
        end = ": the six are stronger together" if better else ""
        return f"Signs {named(before, taken[0])} for {named(before, given[0])}{end}."
    if taken:
        return f"Signs {named(before, taken[0])}, strong at {gifts(before, taken[0])}."
    return f"Lets {named(before, given[0])} go to make room."


def magic(before: Fantasy, after: Fantasy, seat: int, picks: Sequence[int]) -> str:
    """What magic does to this week's totals, to Wins, pegs or the roster."""
    if picks[0] == PASS:
        later = before.week < WEEKS - 1
        return "Saves the magic for a later week." if later else "Leaves this week's totals as they are."
    stands, stood = totals(after, before.week), totals(before, before.week)
    if stands != stood and seat in stands and seat in stood:
        others, former = rivals(stands, seat), rivals(stood, seat)
        if stands[seat] > others and stood[seat] <= former:
            return f"Takes the lead this week, {stands[seat]} to {others}."
        if stands[seat] > stood[seat]:
            return f"Raises your total this week from {stood[seat]} to {stands[seat]}."
        for manager in sorted(stood):
            if manager != seat and stands.get(manager, stood[manager]) < stood[manager]:
                return f"Cuts the total of {name_of(before, manager)} from {stood[manager]} to {stands[manager]}."
    if after.wins[seat] > before.wins[seat]:
        return f"Brings you to {after.wins[seat]} Win{'' if after.wins[seat] == 1 else 's'}."
    if any(
        after.tracks[place] < before.tracks[place]
        for place in range(len(before.tracks))
        if place // codes.TRACKS != seat
    ):
        return "Sets pegs of the others back on the Stat Tracks."
    own = range(codes.TRACKS * seat, codes.TRACKS * seat + codes.TRACKS)
    climbed = sum(after.tracks[place] - before.tracks[place] for place in own)
    if climbed > 0:
        return f"Your pegs climb {climbed} on the Stat Tracks."
    if USE <= picks[0] < GIVE:
        card = picks[0] - USE
        return f"{named(before, card)} uses {before.pack.magic[card]}."
    return "Aims the magic."


def totals(g: Fantasy, week: int) -> dict[int, int]:
    """This week's totals of everybody whose Character is seen."""
    if not 0 <= week < WEEKS or g.bases[week] == NO_CARD:
        return {}
    placed = [(m, g.lineups.at(m, week)) for m in range(g.managers)]
    return {m: int(win_total(g, m, card, g.bases[week], True)) for m, card in placed if card != NO_CARD}


def rivals(of: dict[int, int], seat: int) -> int:
    """The best total of the others."""
    return max((total for manager, total in of.items() if manager != seat), default=0)
