# interpreted: for people
"""What a move is for, in one sentence, from what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.baseball.diamond import RUNNERS
from sandlot.games.moorwerk import codes
from sandlot.games.moorwerk.atoms import LIMIT
from sandlot.games.moorwerk.notation import seat_name
from sandlot.games.moorwerk.options import AS, COVER, GIVE, NO, PLAY, STOP, TARGET, UNCOVERED, YES
from sandlot.games.moorwerk.pack import CODES, GREEN_KINDS, RED_KINDS
from sandlot.games.moorwerk.state import Baseball
from sandlot.games.moorwerk.steps import Exchange, Give

OUTS = ("no outs", "1 out", "2 outs")


def purpose(before: Baseball, after: Baseball, seat: int, picks: Sequence[int]) -> str:
    """One sentence about a whole move of this seat."""
    last = picks[-1]
    if last == STOP:
        return "Keeps the other cards for later."
    if last == UNCOVERED:
        return "Lets the turn pass without an effect and keeps the other cards."
    if last >= GIVE and last not in (YES, NO):
        name = before.pack.names[last - GIVE]
        other = before.choice.victim if isinstance(before.choice, Give) else seat
        return f"Gives {seat_name(before, other)} the {name}, which you need least now."
    if TARGET <= last < GIVE:
        return aimed(before, seat, picks)
    kind = acting(picks)
    return tricks(before, seat, kind) or diamond(before, after, seat)


def acting(picks: Sequence[int]) -> int:
    """The kind that acts in the end; none where only runners are decided about."""
    for pick in reversed(picks):
        for base, count in ((AS, len(CODES)), (COVER, len(CODES)), (PLAY, len(CODES))):
            if base <= pick < base + count:
                return pick - base
    return -1


def aimed(g: Baseball, seat: int, picks: Sequence[int]) -> str:
    """A card that names another seat: an exchange, or a turn to miss."""
    other = picks[-1] - TARGET
    name = seat_name(g, other)
    if isinstance(g.choice, Exchange) or _verb(g, acting(picks)) == codes.EXCHANGE:
        return f"Takes a card from {name} for one you can spare."
    if other == seat:
        return "You sit out a turn and keep your cards."
    if g.team(other) == g.team(seat):
        return f"{name}, your team mate, sits out a turn and keeps the cards."
    return f"{name} misses a turn, so your side plays again sooner."


def _verb(g: Baseball, kind: int) -> int:
    return int(g.pack.program[kind][0]) if kind >= 0 else -1


def tricks(g: Baseball, seat: int, kind: int) -> str:
    """What a blue card does to the hands; nothing for other cards."""
    verb = _verb(g, kind)
    if verb == codes.PASS:
        step = 1 if g.pack.program[kind][2] == codes.RIGHT else -1
        to, source = seat_name(g, (seat + step) % g.seats), seat_name(g, (seat - step) % g.seats)
        if to == source:
            return f"Swaps hands with {to}: yours has {helpful(g, seat)}."
        return f"Your hand, with {helpful(g, seat)}, goes to {to}, and you get that of {source}."
    if verb == codes.CIRCLE:
        return f"Mixes all hands: yours has {helpful(g, seat)}."
    if verb == codes.CLEAR_BENCH:
        return f"Everybody gets a new hand: yours has {helpful(g, seat)}."
    if verb == codes.EXCHANGE:
        return "Has no effect now and saves the other cards."
    return "Lets the turn pass without an effect." if verb == codes.COVER else ""


def helpful(g: Baseball, seat: int) -> str:
    """How many cards in hand are of the colour that helps the seat's side in this half."""
    wanted = GREEN_KINDS if g.team(seat) == g.batting else RED_KINDS
    count = sum(CODES[g.pack.kind[card]] in wanted for card in g.hands[seat])
    colour = "green" if wanted is GREEN_KINDS else "red"
    return f"no {colour} card" if count == 0 else f"1 {colour} card" if count == 1 else f"{count} {colour} cards"


def diamond(before: Baseball, after: Baseball, seat: int) -> str:
    """What a card does on the diamond, as the seat's side sees it."""
    team = before.team(seat)
    batting = before.batting
    runs = after.runs[batting] - before.runs[batting]
    changed = after.batting != batting
    outs = (3 if changed else after.outs) - before.outs
    if batting == team:
        return at_bat(before, after, team, runs, outs, changed)
    return in_field(before, after, team, runs, outs, changed)


def at_bat(before: Baseball, after: Baseball, team: int, runs: int, outs: int, changed: bool) -> str:
    """For the own side at bat."""
    if runs:
        if after.runs[team] == LIMIT:
            return "Scores the tenth run and wins the game."
        lead = after.runs[team] > after.runs[1 - team] and before.runs[team] <= before.runs[1 - team]
        return f"Scores {_runs(runs)}{' and takes the lead' if lead else ''}, {_score(after, team)}."
    if changed:
        return "Makes the third out of your own half: your side takes the field."
    if outs:
        return f"Costs your side an out ({OUTS[after.outs]}) and saves better cards."
    if RUNNERS[after.bases] > RUNNERS[before.bases]:
        return f"Brings a runner on: {_bases(after)}."
    if after.bases != before.bases:
        return f"Moves the runners on: {_bases(after)}."
    return "Has no effect now and saves the other cards."


def in_field(before: Baseball, after: Baseball, team: int, runs: int, outs: int, changed: bool) -> str:
    """For the own side in the field."""
    if changed:
        stranded = RUNNERS[before.bases]
        left = f", with {stranded} of their runners on base" if stranded else ""
        return f"Makes the third out{left}: your side bats next."
    if runs:
        return f"Lets {_runs(runs)} in, {_score(after, team)}, and saves better cards."
    if outs > 1:
        return f"Puts two out at once: {OUTS[after.outs]}."
    if outs:
        return f"Puts one out: {OUTS[after.outs]}."
    if after.bases != before.bases:
        return f"Lets them run ({_bases(after)}) and saves better cards."
    return "Has no effect now and saves the other cards."


def _runs(runs: int) -> str:
    return "1 run" if runs == 1 else f"{runs} runs"


def _score(g: Baseball, team: int) -> str:
    return f"{g.runs[team]} to {g.runs[1 - team]}"


def _bases(g: Baseball) -> str:
    names = [name for base, name in ((1, "1st"), (2, "2nd"), (3, "3rd")) if g.bases >> base & 1]
    return f"{' and '.join(names)} taken" if len(names) < 3 else "the bases are loaded"
