"""Prompts: the answers of the open question, each with the part it acts on."""

from __future__ import annotations

import re
from typing import cast

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.goods import SPREAD
from sandlot.games.lords.atoms.money import priced, repay_cost
from sandlot.games.lords.effects.choices import Choosing, InReturn
from sandlot.games.lords.notation import phrase
from sandlot.games.lords.numbers import FARM_COST, MANAGER_COST
from sandlot.games.lords.places import (
    ACCEPT,
    AGAIN,
    ALONE,
    BIG,
    CARD,
    CHALLENGE,
    CHOICE,
    COUNT,
    COUNTER,
    CUT,
    CYCLE,
    DISCARD,
    EXTRA,
    FOR_CASH,
    FOR_CUTS,
    FOR_LOSSES,
    GIVE,
    HOLD,
    KEEP,
    LEGEND,
    LOAN,
    LOWER,
    MANAGER_TEAM,
    NOMINATE,
    OFFER,
    OFFER_END,
    PASS,
    PHENOM,
    PROSPECT,
    REFUSE,
    REPAY_LARGE,
    REPAY_SMALL,
    ROSTER,
    SEAT,
    SERVE,
    STARS,
    TEAM,
    TRADE,
    UP,
    UP_FOR,
    WANT,
    WITH_AS,
    WITH_LEGEND,
    WITH_MANAGER,
    WITH_SS,
    WITHDRAW,
)  # fmt: skip
from sandlot.games.lords.state import State
from sandlot.games.lords.steps import (
    deals,
    dice,
    draft,
    end_of_phase,
    extras,
    farm,
    off_season,
    plays,
    retirement,
    salaries,
    setup,
    trade,
    upgrades,
    year_end,
)
from sandlot.games.lords.steps.farm import fee
from sandlot.games.lords.steps.ops import CASH_PER_OPS
from sandlot.games.lords.steps.season import CYCLE_PRICE
from sandlot.games.lords.words.names import counted, dollars, owners, team
from sandlot.games.lords.words.questions import question
from sandlot.games.lords.words.why_not import why_no_pass
from sandlot.kernel.market import Offer as Standing
from sandlot.kernel.sets import open_options
from sandlot.table.parts import Option, Prompt

FIRST_STARS = 3  # of an office, farm or manager that is still to be chosen
EITHER = re.compile(r"[Ee]ither (.*?)(?:; |\.$)")


def status(g: State) -> str:
    """Who must do what, for everybody to read."""
    wanted = question(g, g.open[0]).wanted
    if len(g.open) > 1:
        first, rest = wanted.split(" ", 1)
        wanted = f"{first} each {rest}"
    return f"{owners(g.open)} {wanted}."


def prompt(g: State, seat: int) -> Prompt | None:
    """The question to this seat, if it is asked one."""
    if seat not in g.open:
        return None
    asked = question(g, seat)
    given = sealed(g, seat)
    return Prompt(
        seat=seat,
        sentence=asked.sentence,
        rule=asked.rule,
        form=asked.form,
        note=f"So far: {', '.join(given)}." if given else "",
        why=why_no_pass(g, seat),
        options=tuple(_option(g, seat, option) for option in open_options(g, seat)),
        picked=tuple(_option(g, seat, option) for option in g.gathered),
        usual=usual(g, seat),
    )


def usual(g: State, seat: int) -> int:
    """What a form holds before one chooses, where that is not its first answer: stars as they are, or three."""
    options = g.choice.options(g, seat)
    if not options or not STARS < options[0] <= STARS + 5:
        return -1
    track = _stars(g, seat)[-2:]
    chosen = track in codes.TRACKS and not isinstance(g.choice, setup.Form)
    wanted = STARS + (g.stars[seat][codes.TRACKS.index(track)] if chosen else FIRST_STARS)
    return wanted if wanted in options else -1


def sealed(g: State, seat: int) -> list[str]:
    """The own picks that are not revealed yet, each as it read when it was made."""
    picks = g.sealed[seat]
    if not picks:
        return []
    then = cast(State, g.clone())
    said = []
    for at, pick in enumerate(picks):
        then.set_sealed(seat, picks[:at])
        said.append(phrase(then, seat, pick))
    return said


def _option(g: State, seat: int, option: int) -> Option:
    more = _more(g, seat, option)
    text = phrase(g, seat, option).removeprefix(", ") or "hold only these"
    return Option(option=option, text=f"{text} · {more}" if more else text, part=_part(g, seat, option))


# -- what an option means ------------------------------------------------------------------------------------------


def _more(g: State, seat: int, option: int) -> str:
    """What a newcomer would have to look up."""
    if SEAT <= option < SEAT + g.seats:
        return team(g, option - SEAT)
    if STARS < option <= STARS + 5:
        return f"{dollars(_rating_cost(g, seat, option - STARS))} a year"
    if option == MANAGER_TEAM:
        n = g.pack.fm_team[g.stars[seat][codes.FM]]
        return counted(n, "win") if n > 0 else counted(-n, "loss")
    if option in (PHENOM, PROSPECT):
        return f"the first roll costs {dollars(fee(g, seat, True))}"
    if CYCLE < option <= CYCLE + 4:
        n = option - CYCLE
        price = dollars(n * priced(g, seat, codes.PRICE_CYCLE, CYCLE_PRICE))
        return f"buy {n} card{'s' if n > 1 else ''} for {price}"
    if REPAY_SMALL <= option <= REPAY_LARGE:
        return dollars(repay_cost(g, seat, option))
    if WITH_SS <= option <= FOR_CUTS and isinstance(g.choice, plays.Mode):
        return by_number(g, seat, option, g.pack.ops[g.choice.card])
    if option == CHALLENGE:
        return "once a phase"
    if isinstance(g.choice, Choosing) and CHOICE <= option < CHOICE + 10:
        return blocks(g.pack.texts[g.choice.program])[option - CHOICE]
    if LEGEND <= option < ALONE:
        i = (option - LEGEND) if option < WITH_LEGEND else option - WITH_LEGEND
        return g.pack.texts[g.pack.legend_action[i] if option < WITH_LEGEND else g.pack.legend_ops[i]]
    if EXTRA <= option < BIG:
        return g.pack.texts[g.pack.extra[option - EXTRA]]
    if CARD <= option < DISCARD and isinstance(g.choice, off_season.Promote):
        return dollars(priced(g, seat, codes.PRICE_PROMO, off_season.PROMOTION * g.pack.ops[option - CARD], True))
    if CARD <= option < DISCARD and not isinstance(g.choice, InReturn):
        return f"OPS {g.pack.ops[option - CARD]}" if g.phase != codes.OFF else ""
    return ""


def _rating_cost(g: State, seat: int, stars: int) -> int:
    """What so many stars of the office, farm or manager in question cost."""
    track = _stars(g, seat)[-2:]
    if track == "FS":
        return FARM_COST[stars]
    return MANAGER_COST * stars if track == "FM" else g.pack.fo_cost[stars]


def by_number(g: State, seat: int, mode: int, ops: int) -> str:
    """What a card's number does in this way, before anything else is added."""
    men = g.men[seat]
    if mode == WITH_SS:
        return counted(2 * ops + men[codes.SS] - 1, "win")  # LOB-R32
    if mode == WITH_AS:
        return counted(ops + men[codes.AS] - 1, "win")
    if mode == WITH_MANAGER:
        return counted(max(0, ops + g.pack.fm_card[g.stars[seat][codes.FM]]), "win")
    if mode == FOR_CASH:
        return dollars(CASH_PER_OPS * ops)
    if mode == FOR_LOSSES:
        return f"{counted(ops, 'loss')} for another owner"
    return f"another owner turns {counted(ops, 'player')} into Journeymen"


def blocks(text: str) -> list[str]:
    """The alternatives of an effect in words."""
    found = EITHER.search(text)
    return [*(found.group(1).split(", or ") if found else []), *[""] * 4]


# -- which part an option acts on ----------------------------------------------------------------------------------

LONE = {MANAGER_TEAM: "stars{seat}:FM", PHENOM: "men{seat}:PH", PROSPECT: "men{seat}:PR", NOMINATE: "men{seat}:SS",
        KEEP: "dice", CHALLENGE: "dice", WITH_SS: "men{seat}:SS", WITH_AS: "men{seat}:AS",
        WITH_MANAGER: "stars{seat}:FM", FOR_CASH: "cash{seat}", ALONE: "", OFFER_END: "", PASS: ""}  # fmt: skip


UPGRADED = ("AS", "SS", "REG", "JM")  # by items of the roster form


def _part(g: State, seat: int, option: int) -> str:
    by_question = _whole(g, seat, option)
    if by_question:
        return by_question
    if option in LONE:
        return LONE[option].format(seat=seat)
    if option < GIVE:
        return _near(g, seat, option)
    if option < OFFER_END:
        return _good(g, seat, option)
    return "dice" if UP_FOR <= option < SERVE else f"card:{option - SERVE}" if option >= SERVE else ""


def _whole(g: State, seat: int, option: int) -> str:
    """The part that all answers of a question act on, if there is one."""
    choice = g.choice
    if isinstance(choice, farm.BuyRoll):
        return f"men{seat}:{'PH' if choice.kind == codes.ROLL_PHENOM else 'PR'}"
    if isinstance(choice, farm.Claim):
        return f"men{seat}:PH"
    if isinstance(choice, retirement.DrmChoice):
        return f"stars{seat}:FO"
    if isinstance(choice, draft.BestRoll):
        return "draft"
    if isinstance(choice, extras.Nominees):
        return f"men{seat}:{'REG' if option - COUNT == extras.LONE_REGULAR else 'SS'}"
    if isinstance(choice, deals.ServiceAnswer):
        return f"card:{choice.card}"
    at = len(g.sealed[seat])
    if isinstance(choice, upgrades.RosterForm) and at < len(UPGRADED):
        return f"men{seat}:{UPGRADED[at]}"
    if isinstance(choice, upgrades.Orders) and at:
        return {4: f"men{seat}:PR", 5: f"men{seat}:PH", 6: f"men{seat}:PR"}.get(at + choice.skip, "")
    return ""


def _near(g: State, seat: int, option: int) -> str:
    if SEAT <= option < SEAT + g.seats:
        return f"seat{option - SEAT}"
    if STARS < option <= STARS + 5:
        return _stars(g, seat)
    if LOAN <= option <= REPAY_LARGE:
        return f"loans{seat}"
    if CYCLE < option <= CYCLE + 4:
        return "deck"
    if AGAIN <= option < AGAIN + 4 or UP < option < CUT:
        return "dice"
    if LOWER <= option < LOWER + 3:
        return f"stars{seat}:{codes.TRACKS[option - LOWER]}"
    if CUT <= option < CUT + 8:
        return f"men{seat}:{codes.TYPES[option - CUT]}"
    if CHOICE <= option < LEGEND and isinstance(g.choice, Choosing):
        return _acting(g, g.choice.program)
    if LEGEND <= option < ALONE:
        i = option - (LEGEND if option < WITH_LEGEND else WITH_LEGEND)
        return f"card:{extras.first_legend(g) + i}"
    if ROSTER <= option < TRADE:
        return "rosters"
    if TEAM <= option < ROSTER:
        return "teams"
    if TRADE <= option < CARD:
        return "trade"
    if CARD <= option < EXTRA:
        base = CARD if option < DISCARD else DISCARD if option < HOLD else HOLD
        return f"card:{option - base}"
    if EXTRA <= option < BIG:
        return f"card:{extras.first_extra(g) + option - EXTRA}"
    if BIG <= option < COUNT:
        return f"cash{seat}"
    if COUNT <= option < OFFER:
        bought = isinstance(g.choice, salaries.MediaForm | end_of_phase.Purse | year_end.LastForm)
        return f"media{seat}" if bought else ""
    if OFFER <= option < ACCEPT:
        return f"seat{option - OFFER}"
    if option >= ACCEPT:
        return _offer(g, seat, option)
    return f"card:{g.choice.card}" if isinstance(g.choice, plays.Mode) else ""


def _acting(g: State, program: int) -> str:
    """The open card whose effect is carried out; equal effects share a program, the card just played comes first."""
    pack = g.pack
    if g.played_card in g.discards and program in (pack.season[g.played_card], pack.off[g.played_card]):
        return f"card:{g.played_card}"
    if g.community_out and program == pack.community[g.community_out[-1] - len(pack.ops)]:
        return f"card:{g.community_out[-1]}"
    return ""


def _stars(g: State, seat: int) -> str:
    at = len(g.sealed[seat])
    if isinstance(g.choice, setup.Form):
        return f"stars{seat}:{('FS', 'FM')[at]}"
    return f"stars{seat}:{('', 'FO', 'FM', 'FS')[at]}" if isinstance(g.choice, upgrades.Orders) else "ratings"


def _offer(g: State, seat: int, option: int) -> str:
    """The offer that an answer is about."""
    choice = g.choice
    if isinstance(choice, trade.StandingAnswer):
        return f"offer:{choice.number}"
    offers: list[Standing] = []
    if isinstance(choice, dice.Opening):
        offers = [one for one in g.market.to(seat) if deals.is_roll_offer(one)]
    at = option - (WITHDRAW if option >= WITHDRAW else COUNTER if option >= COUNTER else REFUSE if option >= REFUSE
                   else ACCEPT)  # fmt: skip
    return f"offer:{offers[at].number}" if at < len(offers) else ""


def _good(g: State, seat: int, option: int) -> str:
    """The good that an offer names, on the mat where it lies."""
    choice = g.choice
    whose = seat
    if option >= WANT:
        if isinstance(choice, trade.OfferGoods | deals.Price):
            whose = choice.taker
        elif isinstance(choice, deals.ServicePrice):
            whose = choice.victim
    kind = (option - (WANT if option >= WANT else GIVE)) // SPREAD
    if kind < codes.MEDIA:
        return f"men{whose}:{codes.TYPES[kind]}"
    return {codes.MEDIA: f"media{whose}", codes.MONEY: f"cash{whose}", codes.MANAGER: f"stars{whose}:FM"}.get(
        kind, f"seat{whose}"
    )
