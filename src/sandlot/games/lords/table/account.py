"""The account on the own mat: what the organisation costs, with reasons, as the open form would leave it."""

from __future__ import annotations

from typing import NamedTuple

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import AS_PAY, JM_PAY, REG_PAY, SS_PAY, interest_on, loan_of, priced
from sandlot.games.lords.atoms.roster import owned
from sandlot.games.lords.notation import counted, dollars
from sandlot.games.lords.numbers import FARM_COST, MANAGER_COST
from sandlot.games.lords.options import COUNT, CUT, LOAN, STARS
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps.end_of_phase import Purse
from sandlot.games.lords.steps.purse import Balance
from sandlot.games.lords.steps.salaries import MEDIA_PRICE, MediaForm
from sandlot.games.lords.steps.setup import Form
from sandlot.games.lords.steps.upgrades import SWITCH, TO_AS, TO_SS, UT_FEE, Orders, RosterForm, price
from sandlot.games.lords.steps.year_end import LastForm
from sandlot.table.parts import Ledger

MAJORS = (codes.SS, codes.AS, codes.REG, codes.JM)


class Draft(NamedTuple):
    """An organisation by its owner's picks so far: stars, players of the majors, money after what is paid at once."""

    stars: list[int]
    men: list[int]
    cash: int
    loans: tuple[int, int]
    hired: bool


def draft(g: Lords, seat: int) -> Draft:
    """As it stands, or as the form that is open now would leave it."""
    loans = (g.loan_a[seat], g.loan_b[seat])
    now = Draft(list(g.stars[seat]), [owned(g, seat, kind) for kind in MAJORS], g.cash[seat], loans, False)
    picks = g.sealed[seat]
    if g.salaries_due and g.new_manager[seat]:
        now = now._replace(hired=True)
    if isinstance(g.choice, Form):
        return built(now, picks)
    if picks and isinstance(g.choice, Orders):
        return ordered(g, seat, now, picks, g.choice.skip)
    if picks and isinstance(g.choice, RosterForm):
        return lined_up(g, seat, now, picks)
    if picks and isinstance(g.choice, MediaForm | Purse | LastForm):
        return banked(g, seat, now, picks)
    return now


def built(now: Draft, picks: tuple[int, ...]) -> Draft:
    """Set-up: farm, manager, loan; what is not chosen yet costs nothing yet."""
    farm, manager, loan = [*picks, *[STARS, STARS, LOAN][len(picks) :]]
    now.stars[codes.FS], now.stars[codes.FM] = farm - STARS, manager - STARS
    return now._replace(cash=now.cash + loan_of(loan))


def ordered(g: Lords, seat: int, now: Draft, picks: tuple[int, ...], skip: int) -> Draft:
    """Upgrades: loan, office, manager (paid when hired), farm, Utility players to Prospects."""
    cash = now.cash + loan_of(picks[0])
    hired = now.hired
    for item, pick in enumerate(picks[1:], 1 + skip):
        if item == 2 and pick - STARS != now.stars[codes.FM]:
            cash -= MANAGER_COST * (pick - STARS)
            hired = True
        if item <= 3:
            now.stars[(codes.FO, codes.FM, codes.FS)[item - 1]] = pick - STARS
        elif item == 4:
            cash -= priced(g, seat, codes.PRICE_FARM, UT_FEE) * (pick - COUNT)
    return now._replace(cash=cash, hired=hired)


def lined_up(g: Lords, seat: int, now: Draft, picks: tuple[int, ...]) -> Draft:
    """The roster form: promotions, switches both ways, cuts, each of whom a Journeyman replaces."""
    up, higher, better, worse = [pick - COUNT for pick in [*picks[:4], *[COUNT] * (4 - len(picks))]]
    cuts = [picks[4:].count(CUT + kind) for kind in MAJORS]
    men = [
        now.men[codes.SS] + higher - cuts[codes.SS],
        now.men[codes.AS] + up - higher - cuts[codes.AS],
        now.men[codes.REG] - up + better - worse - cuts[codes.REG],
        now.men[codes.JM] - better + worse + sum(cuts),
    ]
    cost = up * price(g, seat, TO_AS) + higher * price(g, seat, TO_SS) + (better + worse) * price(g, seat, SWITCH)
    return now._replace(men=men, cash=now.cash - cost)


def banked(g: Lords, seat: int, now: Draft, picks: tuple[int, ...]) -> Draft:
    """Loans taken and paid back, then media cubes; at year end the last item gives cubes away and costs nothing."""
    purse = Balance(g, seat, picks)
    cash = int(purse.cash)
    if picks[-1] >= COUNT and not isinstance(g.choice, LastForm):
        cash -= priced(g, seat, codes.PRICE_MEDIA, MEDIA_PRICE) * (picks[-1] - COUNT)
    return now._replace(cash=cash, loans=(int(purse.small), int(purse.large)))


def account(g: Lords, seat: int) -> Ledger:
    """What the organisation costs; in the last season, which no salaries follow, what the money will be worth."""
    if g.year < g.years or g.salaries_due or isinstance(g.choice, Form):
        return costs(g, seat)
    return points(g, seat)


def points(g: Lords, seat: int) -> Ledger:
    """Points of cash and loans, as they stand, when the game ends."""
    plan = draft(g, seat)
    out, cash = sum(plan.loans), plan.cash
    rows = [("Cash", "1 for every $10,000", "none with a loan" if out else str(cash // 10_000), "LOB-6.2.3-h")]
    rows.append(("Most money", "15, 10 and 5", "none with a loan" if out else "by rank", "LOB-9.0-b"))
    if out:
        rows.append(("Loans", "1 for every $1,000", f"-{out // 1000}", "LOB-2.5.4-b"))
    said = f"{_balance(g, seat, plan)}." + _interest(g, seat, plan)
    columns = ("For", "points", "now", "rule")
    return Ledger(id=f"account{seat}", label="Money at the end", columns=columns, rows=tuple(rows), note=said)


def costs(g: Lords, seat: int) -> Ledger:
    """What the organisation costs, with reasons, and what would be left of the balance (LOB-7.2-a)."""
    plan = draft(g, seat)
    setting_up = isinstance(g.choice, Form)
    fo, fs, fm = plan.stars
    due = g.salaries_due  # what was signed or hired at other terms counts only for the salaries now due
    signed = g.fa_signed[seat] if due else 0
    injured = [owned(g, seat, kind) - g.men[seat][kind] for kind in MAJORS]
    paid_ss = plan.men[codes.SS] - min(signed // 16, plan.men[codes.SS] - injured[codes.SS])
    paid_as = plan.men[codes.AS] - min(signed % 16, plan.men[codes.AS] - injured[codes.AS])
    entries = [
        ("Superstars", f"{paid_ss} at {dollars(SS_PAY)}", SS_PAY * paid_ss, "LOB-7.2-c"),
        ("All-Stars", f"{paid_as} at {dollars(AS_PAY)}", AS_PAY * paid_as, "LOB-7.2-c"),
        ("Regulars", "all together", REG_PAY if plan.men[codes.REG] else 0, "LOB-7.2-d"),
        ("Journeymen", "all together", JM_PAY if plan.men[codes.JM] else 0, "LOB-7.2-d"),
        ("Front office", counted(fo, "star"), g.pack.fo_cost[fo], "LOB-7.2-e"),
        ("Farm system", counted(fs, "star") if fs else "to be chosen", FARM_COST[fs], "LOB-8.1-f"),
        ("Free agents", "at their bids", g.fa_pay[seat] if due else 0, "LOB-6.2.4b-c"),
    ]
    if plan.hired:
        entries.append(("Manager", "paid when hired", 0, "LOB-7.1.2-b"))
    else:
        why = f"{fm} at {dollars(MANAGER_COST)}" if fm else "to be chosen"
        entries.append(("Manager", why, MANAGER_COST * fm, "LOB-3.3-a"))
    shown = [one for one in entries if one[2] or one[0] == "Manager" or one[1] == "to be chosen"]
    total = sum(amount for _, _, amount, _ in entries)
    left = plan.cash - total
    said = f"{_balance(g, seat, plan)}; after {'this' if setting_up else 'these salaries'} {dollars(left)}."
    if left < 0 and not due and not setting_up:
        said = f"{_balance(g, seat, plan)}; payouts must bring {dollars(-left)}."
    label = "Salaries due" if due else "Salaries of the coming off-season"
    return Ledger(
        id=f"account{seat}",
        label="What the set-up costs" if setting_up else label,
        columns=("For", "", "", "rule"),
        rows=tuple((what, why, dollars(amount), rule) for what, why, amount, rule in shown),
        totals=("Total", "", dollars(total), "LOB-3.4-a" if setting_up else "LOB-7.2-a"),
        note=said + _interest(g, seat, plan),
    )


def _balance(g: Lords, seat: int, plan: Draft) -> str:
    changed = plan.cash - g.cash[seat]
    if not changed:
        return f"Balance {dollars(plan.cash)}"
    by = f"{dollars(changed)} more" if changed > 0 else f"{dollars(-changed)} spent"
    return f"Balance {dollars(g.cash[seat])}, with your form {dollars(plan.cash)} ({by})"


def _interest(g: Lords, seat: int, plan: Draft) -> str:
    interest = sum(interest_on(g, seat, loan) for loan in plan.loans)
    return f" Interest {dollars(interest)} in every season phase (LOB-2.5.1-a)." if interest else ""
