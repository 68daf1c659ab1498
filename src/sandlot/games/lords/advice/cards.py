# interpreted: for people
"""Turns and cards: what an action, a card or an answer with a card is for."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.lords import codes
from sandlot.games.lords.advice.changes import closing, gained, lost, record, won
from sandlot.games.lords.atoms.base import left
from sandlot.games.lords.effects import choices
from sandlot.games.lords.notation import counted, dollars, trade
from sandlot.games.lords.options import (
    ALONE,
    AS_EVENT,
    CARD,
    CHOICE,
    CYCLE,
    DISCARD,
    FOR_CASH,
    FOR_CUTS,
    FOR_LOSSES,
    LEGEND,
    LOAN,
    MANAGER_TEAM,
    NOMINATE,
    PASS,
    PHENOM,
    PROSPECT,
    REPAY_LARGE,
    REPAY_SMALL,
    SEAT,
    SERVE,
    TRADE,
    WITH_AS,
    WITH_LEGEND,
    WITH_MANAGER,
    WITH_SS,
)
from sandlot.games.lords.questions.effects import blocks
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import events, hands, off_season, ops, plays, season, trade_chart, year_end
from sandlot.games.lords.steps.ops import CASH_PER_OPS
from sandlot.games.lords.steps.plays import modes, targets
from sandlot.games.lords.words.names import owner
from sandlot.kernel.asking import question

HELPERS = {WITH_SS: "with the Superstars", WITH_AS: "with the All-Stars", WITH_MANAGER: "with the manager"}


def action(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """What a turn is used for."""
    first = picks[0]
    if first >= CARD:
        return card(before, after, seat, first - CARD, picks[1:])
    if first >= TRADE:
        return swapped(before, after, seat, picks)
    if first >= LEGEND:
        name = before.pack.names[before.pack.first_legend + first - LEGEND]
        return f"Uses the legend {name}: {effect(before, before.pack.legend_action[first - LEGEND])}"
    if first == PASS:
        return passing(before, seat)
    if first == MANAGER_TEAM:
        n = before.pack.fm_team[before.stars.at(seat, codes.FM)]
        if n <= 0:
            return "Sends manager and team out, though it costs a game: no card is needed."
        return f"Takes {counted(n, 'win')} without a card: {record(after, seat)}."
    if first == PHENOM:
        return "Tries to bring a Phenom to the majors, maybe as a star."
    if first == PROSPECT:
        return "Tries to make a Prospect a Phenom: points at every year end."
    if first == NOMINATE:
        return "Sends stars to the All-Star Game: money now, at the risk of an injury."
    if LOAN < first <= REPAY_LARGE:
        return loan(first)
    n = first - CYCLE
    return f"Buys {counted(n, 'card')} to play one of them at once: {dollars(before.cash[seat] - 1000 * n)} are left."


def loan(option: int) -> str:
    """A loan that is taken or repaid."""
    if option < REPAY_SMALL:
        return "Borrows for what comes next; interest is due at every payout."
    return "Gets rid of debt: no more interest, and cash counts at year end."


def passing(g: Lords, seat: int) -> str:
    """Why to stop."""
    left_over = g.hands.size(seat)
    if not left_over:
        return f"Ends the phase at {record(g, seat)}: no card is left."
    if g.phase == codes.LATE:
        return f"Ends the season at {record(g, seat)}, about {counted(closing(g, seat), 'win')} for this phase."
    return f"Saves {counted(left_over, 'card')} for later; no card can be aimed at you any more in this phase."


def effect(g: Lords, program: int) -> str:
    """What an effect says, to stand behind a colon."""
    text = g.pack.texts[program]
    return text[:1].lower() + text[1:]


def card(before: Lords, after: Lords, seat: int, number: int, picks: Sequence[int]) -> str:
    """What a card is played for; a use that is the only one is not picked."""
    name = before.pack.names[number]
    ways = int(modes(before, seat, number))
    mode = next((pick for pick in picks if AS_EVENT <= pick <= FOR_CUTS), 0) or ways.bit_length() - 1
    target = next((pick - SEAT for pick in picks if SEAT <= pick < SEAT + before.seats), -1)
    return used(before, after, seat, number, mode, target) if mode >= AS_EVENT else f"Plays {name}."


def used(before: Lords, after: Lords, seat: int, number: int, mode: int, target: int) -> str:
    """The same with a use and maybe a target."""
    name, n = before.pack.names[number], before.pack.ops[number]
    if mode in HELPERS:
        return f"{name} {HELPERS[mode]} {won(before, after, seat) or 'goes for wins'}."
    if mode == FOR_CASH:
        return f"Turns {name} into {dollars(CASH_PER_OPS * n)}."
    if mode == FOR_LOSSES:
        return f"Hands {rival(before, seat, target)} {counted(n, 'loss')} with {name}."
    if mode == FOR_CUTS:
        return f"Thins the roster of {rival(before, seat, target)}: up to {n} of his players become Journeymen."
    return event(before, after, seat, number, target)


def rival(g: Lords, seat: int, target: int) -> str:
    """Another owner, and whether he is in front."""
    if target < 0:
        return "the others"
    points = [g.vp[other] + g.season_wins[other] for other in range(g.seats) if other != target]
    leads = g.vp[target] + g.season_wins[target] > max(points)
    return f"{owner(g, target)}, who leads," if leads and g.seats > 2 else owner(g, target)


def event(before: Lords, after: Lords, seat: int, number: int, target: int) -> str:
    """What an event does: to one's own mat, to another owner, to the table."""
    pack = before.pack
    name = pack.names[number]
    if target < 0 and targets(before, seat, number) == 1 << seat:
        target = seat
    if target == seat:
        brought = gained(before, after, seat)
        if won(before, after, seat):
            return f"{name} {won(before, after, seat)}{f', and {brought}' if brought else ''}."
        if brought:
            return f"{name} brings {brought}."
    said = effect(before, pack.off[number] if before.phase == codes.OFF else pack.season[number])
    if target == seat:
        return f"{name} for yourself: {said}"
    return f"{name} against {rival(before, seat, target)}: {said}" if target >= 0 else f"{name} for the table: {said}"


def swapped(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A row of the Trade Chart, or none."""
    if picks[0] == PASS:
        return "Keeps everybody: no swap is worth it."
    got, gave = gained(before, after, seat), lost(before, after, seat)
    if got and gave:
        return f"Gets {got} for {gave}."
    return f"Swaps {trade(before, picks[0] - TRADE)} on the Trade Chart."


def mode(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """The use of a card that lies open."""
    return card(before, after, seat, question(before, plays.Mode).card, picks)


def target(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """On whom a card is played."""
    choice = question(before, plays.Target)
    return used(before, after, seat, choice.card, choice.mode, picks[0] - SEAT)


def join(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A legend beside an OPS card, or nobody."""
    choice = question(before, ops.Join)
    if picks[0] == ALONE:
        return used(before, after, seat, choice.card, choice.mode, choice.target)
    i = picks[0] - WITH_LEGEND
    name = before.pack.names[before.pack.first_legend + i]
    return f"The legend {name} joins in: {effect(before, before.pack.legend_ops[i])}"


def bought(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A card of the Cycle is played, or thrown away."""
    if picks[0] >= DISCARD:
        return thrown_away(before, after, seat, picks)
    return card(before, after, seat, picks[0] - CARD, picks[1:])


def thrown_away(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A card that is given up."""
    number = picks[0] - DISCARD
    return f"Gives up {before.pack.names[number]}, a card of {before.pack.ops[number]} OPS."


def swap_dealt(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A compulsory card against an unknown one."""
    if picks[0] == PASS:
        return "Keeps the cards as they were dealt."
    return f"Swaps {before.pack.names[picks[0] - DISCARD]}, which you would have to play, for a new card."


def off_card(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """The card of the off-season."""
    if picks[0] == PASS:
        return "Keeps the cards for the season."
    if picks[0] < CARD:
        return loan(picks[0])
    return card(before, after, seat, picks[0] - CARD, picks[1:])


def promotion(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """The card that is put down for money."""
    if picks[0] == PASS:
        return "There is no card to put down."
    number = picks[0] - CARD
    sum_of = dollars(off_season.PROMOTION * before.pack.ops[number])
    return f"Puts {before.pack.names[number]} down for {sum_of}; its event is lost."


def answer(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A response to an event or an attack."""
    name = before.pack.names[before.played_card]
    victim = question(before, events.Answer).victim
    if picks[0] == PASS:
        return f"Lets {name} happen{' and keeps the answer for worse' if len(before.options) > 1 else ''}."
    if picks[0] >= SERVE:
        return f"Asks {owner(before, victim)} for a price to stop {name}."
    mine = before.pack.names[picks[0] - CARD]
    whom = "you" if victim == seat or victim < 0 else owner(before, victim)
    return f"{mine} stops {name} before it hits {whom}."


def protect(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """Who is spared by a cancelled table event."""
    return f"Spares {'yourself' if picks[0] - SEAT == seat else owner(before, picks[0] - SEAT)} the event."


def series_card(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A card on the Championship Series."""
    if picks[0] == PASS:
        return "Lets the series be decided by the die alone."
    aim = "for your own series" if before.winner == seat else f"against the series of {owner(before, before.winner)}"
    return f"Plays {before.pack.names[picks[0] - CARD]} {aim}."


def choosing(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A block of an effect."""
    if isinstance(before.choice, choices.Choosing):
        brought = gained(before, after, seat)
        if brought:
            return f"Chooses {brought}."
        words = blocks(before.pack.texts[before.choice.program])[picks[0] - CHOICE]
        if words:
            return f"Chooses to {words}."
    return "Chooses what costs least and brings most."


def picking(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """An owner is named for an effect."""
    whom = picks[0] - SEAT
    return "Names yourself." if whom == seat else f"Names {owner(before, whom)}."


def pass_on(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """The trade bait goes on."""
    return f"Passes the trade bait to {owner(before, picks[0] - SEAT)} and keeps the Regulars."


def in_return(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """A card for the trade bait."""
    return f"Gives {before.pack.names[picks[0] - CARD]} for the trade bait."


def leader(before: Lords, after: Lords, seat: int, picks: Sequence[int]) -> str:
    """The owner who is named to act first, and what that is good for."""
    whom = picks[0] - SEAT
    if whom == seat:
        return "Begins: the first to act can hit others before they pass."
    last = left(before, whom) != seat
    return f"Lets {owner(before, whom)} begin{', to act after him' if last else ''}."


PURPOSES = {
    season.Action: action,
    season.CyclePlay: bought,
    season.CycleDiscard: thrown_away,
    plays.Mode: mode,
    plays.Target: target,
    ops.Join: join,
    trade_chart.FreeSwap: swapped,
    hands.Swap: swap_dealt,
    off_season.OffCard: off_card,
    off_season.Promote: promotion,
    off_season.Leader: leader,
    events.Answer: answer,
    events.Protect: protect,
    year_end.SeriesCard: series_card,
    choices.Choosing: choosing,
    choices.Picking: picking,
    choices.PassOn: pass_on,
    choices.InReturn: in_return,
    choices.DiscardOne: thrown_away,
}
