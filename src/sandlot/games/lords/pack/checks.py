"""What is still wrong with a pack whose every field is right by itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from sandlot.cards import Trouble, parse
from sandlot.cards.arguments import bind
from sandlot.cards.grammar import Between, Clause, Effect, Else, Per, When
from sandlot.games.lords.atoms.money import AS_PAY, JM_PAY, LARGE_LOAN, REG_PAY, SS_PAY
from sandlot.games.lords.numbers import FARM_COST, MANAGER_COST, START_CASH
from sandlot.games.lords.pack.cards import Cards, Ops, Roster
from sandlot.games.lords.pack.verbs import VOCABULARY

SIZES: Final = {  # cards of a table: enough for four owners, and no more than there are numbers for options
    "roster": (5, 100),
    "team": (4, 20),
    "trade": (1, 25),
    "ops": (48, 200),
    "community": (1, 100),
    "draft": (1, 100),
    "extra": (8, 40),
    "legend": (0, 32),
}
TIMES: Final = {  # how long something may last; what is not here takes no time
    "wins": ("now", "next_phase"),
    "losses": ("now", "next_phase"),
    "games": ("now", "next_phase"),
    "bench": ("phase", "next_phase", "year"),
    "free_agent": ("now", "offseason"),
    "drm": ("phase", "next_phase", "year", "game", "next"),
    "reroll": ("now", "phase", "next_phase", "year", "game", "next"),
    "block": ("phase", "next_phase", "year", "game"),
    "ops": ("now", "phase", "next_phase"),
    "scale": ("phase", "next_phase", "year", "game", "next"),
    "shield": ("phase", "next_phase", "year", "game"),
    "on": ("phase", "next_phase", "year", "game", "next"),
}
NATIONAL: Final = ("phase", "next_phase", "year", "game")
MEN: Final = 25  # LOB-2.4-a


def check(cards: Cards) -> Iterator[Trouble]:
    """Everything that is wrong with tables as a whole, with charts, rosters, teams and effects."""
    for table, (fewest, most) in SIZES.items():
        size = len(getattr(cards, table))
        if not fewest <= size <= most:
            yield "", "", f"'{table}' has {size} cards; there must be {fewest} to {most}"
    for table in ("payout", "phenom", "prospect", "injury", "impact", "retirement"):
        yield from _check_chart(table, getattr(cards, table))
    for table in ("roster", "team", "ops", "extra", "legend"):
        yield from _check_names(table, [(card.id, card.name) for card in getattr(cards, table)])
    yield from _check_rosters(cards)
    yield from _check_teams(cards)
    for row in cards.trade:
        for side in ("give", "get"):
            if not any(msgspec.structs.astuple(getattr(row, side))):
                yield f"trade {row.id}", side, "something must change hands"
    yield from _check_effects(cards)


def _check_names(table: str, cards: list[tuple[str, str]]) -> Iterator[Trouble]:
    """Moves name cards, so no two of a table may have one name."""
    first: dict[str, str] = {}
    for card, name in cards:
        if first.setdefault(name, card) != card:
            yield f"{table} {card}", "name", f"{table} {first[name]} is called {name!r} too"


def _check_chart(table: str, chart: msgspec.Struct) -> Iterator[Trouble]:
    columns = {name: column for name in chart.__struct_fields__ if isinstance(column := getattr(chart, name), tuple)}
    rolls = columns.pop("roll")
    if not rolls or list(rolls) != sorted(set(rolls)):
        yield table, "roll", "each row must start at a higher total than the one before"
    for name, column in columns.items():
        if len(column) != len(rolls):
            yield table, name, f"there are {len(column)} entries for {len(rolls)} rows"


# -- rosters and teams -----------------------------------------------------------------------------------------------


def price(roster: Roster) -> int:
    """What the 25 players cost at set-up and in salaries (LOB-7.2-c, LOB-7.2-d)."""
    return SS_PAY * roster.SS + AS_PAY * roster.AS + REG_PAY * bool(roster.REG) + JM_PAY * bool(roster.JM)


def _check_rosters(cards: Cards) -> Iterator[Trouble]:
    for roster in cards.roster:
        where = f"roster {roster.id}"
        men = roster.SS + roster.AS + roster.REG + roster.JM
        if men != MEN:
            yield where, "", f"there are {men} players; there must be {MEN}"
        cost = cards.offices.cost[roster.office - 1] + price(roster) + FARM_COST[1] + MANAGER_COST
        if cost > START_CASH + LARGE_LOAN:
            yield where, "", f"even the cheapest set-up costs ${cost:,}; nobody has more than $52,000 (LOB-R138)"
    for stars in range(1, 6):
        if not any(roster.office == stars for roster in cards.roster):
            yield "", "office", f"there is no roster for a front office of {stars}"


def _check_teams(cards: Cards) -> Iterator[Trouble]:
    rosters = {roster.id: roster for roster in cards.roster}
    for team in cards.team:
        where = f"team {team.id}"
        if team.roster not in rosters:
            yield where, "roster", f"'{team.roster}' is not the id of a roster"
            continue
        roster = rosters[team.roster]
        cost = (
            cards.offices.cost[roster.office - 1] + price(roster) + FARM_COST[team.farm] + MANAGER_COST * team.manager
        )
        if cost > START_CASH + team.loan:
            yield where, "", f"the set-up costs ${cost:,}, and there are ${START_CASH + team.loan:,}"


# -- effects ---------------------------------------------------------------------------------------------------------


def _check_effects(cards: Cards) -> Iterator[Trouble]:
    for card in cards.ops:
        where = f"ops {card.id}"
        yield from _check_side(where, card, "effect", card.effect, card.aim == "response")
        yield from _check_side(where, card, "off_effect", card.off_effect, card.off_aim == "response")
    for table in ("community", "draft", "extra", "legend"):
        for one in getattr(cards, table):
            for field in ("effect", "effects", "action", "with_ops"):
                given = getattr(one, field, ())
                for text in (given,) if isinstance(given, str) else given:
                    yield from _outside_ops(f"{table} {one.id}", field, parse(text))
    for chart, rows in (("injury", cards.injury), ("impact", cards.impact)):
        for text in rows.effects:
            yield from _outside_ops(chart, "effects", parse(text))


def _check_side(where: str, card: Ops, field: str, text: str, response: bool) -> Iterator[Trouble]:
    effect = parse(text)
    answers = any(_answers(clause) for clause in effect)
    if response and not answers:
        yield where, field, "a response must 'cancel' or 'reroll'"
    if not response and any(_answers(clause) for clause in _clauses(effect)):
        yield where, field, "only a response can 'cancel' or 'reroll' what has just happened"
    if any(clause.verb == "ops" and _named(clause)["when"] == "now" for clause in _clauses(effect)):
        yield where, field, "'ops' for the card being played is for legends; say for which phase"
    for why in _problems(effect):
        yield where, field, why


def _outside_ops(where: str, field: str, effect: Effect) -> Iterator[Trouble]:
    for clause in _clauses(effect):
        if _answers(clause):
            yield where, field, f"'{clause.verb}' of what has just happened is for responses"
        if clause.verb in ("pass_on", "to_deck"):
            yield where, field, f"'{clause.verb}' is for OPS cards"
        if clause.verb == "ops" and field != "with_ops" and _named(clause)["when"] == "now":
            yield where, field, "'ops' for the card being played stands in 'with_ops'; say for which phase"
    for why in _problems(effect):
        yield where, field, why


def _answers(clause: Clause) -> bool:
    return clause.verb == "cancel" or (clause.verb == "reroll" and _named(clause)["when"] == "now")


def _problems(effect: Effect) -> Iterator[str]:
    for clause in _clauses(effect):
        given = _named(clause)
        when = given.get("when")
        allowed = NATIONAL if given.get("kind") == "national" else TIMES.get(clause.verb, ("now",))
        if when is not None and when not in allowed:
            yield f"'{clause.verb}' cannot be for '{when}'; it can be for {', '.join(allowed)}"
        if clause.verb == "change" and given["old"] == given["new"]:
            yield "'change' must name two types of player"
        if clause.verb == "money" or (clause.verb == "transfer" and given["what"] == "money"):
            yield from _steps(clause)
        if clause.verb == "roll" and not _covers(clause.blocks[0]):
            yield "the rows of 'roll' must cover 1 to 10, or be 'odd:' or 'even:' with an 'else:'"


def _steps(clause: Clause) -> Iterator[str]:
    for arg in clause.args:
        amounts = (arg.times, arg.most) if isinstance(arg, Per) else (arg,)
        for amount in amounts:
            if isinstance(amount, int) and amount % 500:
                yield f"{amount} is not a multiple of $500 (LOB-R143)"


def _covers(rows: Effect) -> bool:
    guards = [clause.condition for clause in rows]
    if len(guards) == 2 and isinstance(guards[0], When) and guards[0].name in ("odd", "even"):
        return isinstance(guards[1], Else)
    covered = {n for guard in guards if isinstance(guard, Between) for n in range(guard.low, guard.high + 1)}
    return len(covered) == 10 and all(isinstance(guard, Between) for guard in guards)


def _clauses(effect: Effect) -> Iterator[Clause]:
    """All clauses, also those inside blocks."""
    for clause in effect:
        yield clause
        for block in clause.blocks:
            yield from _clauses(block)


def _named(clause: Clause) -> dict[str, object]:
    """Arguments by name, with the defaults of those left out."""
    if not clause.verb:
        return {}
    wanted = VOCABULARY.verbs[clause.verb].args
    bound, _ = bind(clause.verb, wanted, clause.args, VOCABULARY.context(None))
    return {
        each.name: getattr(each, "default", None) if arg is None else arg
        for each, arg in zip(wanted, bound, strict=True)
    }
