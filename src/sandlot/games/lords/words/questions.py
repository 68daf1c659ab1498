"""The questions of Lords of Baseball as people read them: a sentence, its rule and its form, one entry a class."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from sandlot.games.lords import codes
from sandlot.games.lords.atoms import money, roster
from sandlot.games.lords.effects import choices
from sandlot.games.lords.notation import WORDS
from sandlot.games.lords.places import AS_EVENT, DONE
from sandlot.games.lords.state import State
from sandlot.games.lords.steps import (
    auction,
    deals,
    dice,
    draft,
    end_of_phase,
    extras,
    farm,
    off_season,
    ops,
    plays,
    retirement,
    salaries,
    season,
    setup,
    trade,
    trade_chart,
    upgrades,
    year_end,
)
from sandlot.games.lords.steps.year_end import DISCARD_FEE, HOLD_FEE
from sandlot.games.lords.words.names import PLAYERS, RESULTS, ROLLS, counted, dollars, goods, owner
from sandlot.kernel.step import Choice
from sandlot.table.parts import Form


class Asked(NamedTuple):
    """How a question reads: what the status says of the seat (public facts only), the sentence to it, its rule."""

    wanted: str
    sentence: str
    rule: str
    form: Form = "one"


Ask = Callable[[State, Any, int], Asked]


def question(g: State, seat: int) -> Asked:
    """The question that is open now, as it is put to this seat."""
    said = QUESTIONS[type(g.choice)]
    return said if isinstance(said, Asked) else said(g, g.choice, seat)


# -- set-up and forms ----------------------------------------------------------------------------------------------


def _build(g: State, choice: setup.Form, seat: int) -> Asked:
    item = len(g.sealed[seat])
    said = (
        "How many stars does your farm system have? More stars mean more Phenoms and Prospects, and more rolls.",
        "How many stars does your manager have?",
        "Do you take a loan? It costs ten per cent interest in every season phase.",
    )[min(item, 2)]
    rule = ("LOB-3.2-a", "LOB-3.3-a", "LOB-3.4-b")[min(item, 2)]
    return Asked("must choose farm system, manager and loan", said, rule, "sheet")


def _orders(g: State, choice: upgrades.Orders, seat: int) -> Asked:
    item = min(6, len(g.sealed[seat]) + (choice.skip if g.sealed[seat] else 0))
    said, rule = (
        ("Off-season orders: do you take a loan first?", "LOB-7.1-a"),
        ("To how many stars do you set your front office? Its cost is due with the salaries.", "LOB-7.1.1-a"),
        ("How many stars does your manager have? A new one is paid at once, $1,000 a star.", "LOB-7.1.2-a"),
        ("To how many stars do you set your farm system?", "LOB-7.1.3-a"),
        ("How many Utility players become Prospects, at $500 each?", "LOB-7.1.4-b"),
        ("Do you try to promote a Phenom?", "LOB-8.3-a"),
        ("Do you try to develop a Prospect?", "LOB-8.4-a"),
    )[item]
    return Asked("must give the orders of the off-season", said, rule, "sheet")


def _roster(g: State, choice: upgrades.RosterForm, seat: int) -> Asked:
    said, rule = (
        ("How many Regulars become All-Stars, at $1,000?", "LOB-7.1.5-b"),
        ("How many All-Stars become Superstars, at $2,000?", "LOB-7.1.5-c"),
        ("How many Journeymen become Regulars, at $1,000 each?", "LOB-7.1.5-d"),
        ("How many Regulars become Journeymen, at $1,000 each?", "LOB-7.1.5-d"),
        ("Whom do you cut? Say done when the roster is right.", "LOB-7.1.5-e"),
    )[min(4, len(g.sealed[seat]))]
    return Asked("must work on the Major League roster", said, rule, "sheet")


def _media(g: State, choice: salaries.MediaForm, seat: int) -> Asked:
    said = "Do you take a loan before you buy media?"
    if g.sealed[seat]:
        said = "How many media cubes do you buy, at $1,000 each? A cube turns a die roll by one."
    return Asked("may buy media", said, "LOB-7.3-b", "sheet")


def _purse(g: State, choice: end_of_phase.Purse, seat: int) -> Asked:
    wanted = "may move loans and buy media"
    if DONE in g.sealed[seat]:
        return Asked(wanted, "How many media cubes do you buy, at $1,000 each?", "LOB-7.3-b", "sheet")
    return Asked(wanted, "Do you take or repay a loan? Say done to go on to media.", "LOB-6.1-d", "sheet")


def _last(g: State, choice: year_end.LastForm, seat: int) -> Asked:
    wanted = "may repay and turn cubes into points"
    if DONE in g.sealed[seat]:
        return Asked(wanted, "How many pairs of media cubes do you give for 3 points each?", "LOB-6.2.3-g", "sheet")
    said = "Do you take or repay a loan? With a debt your cash scores nothing. Say done to go on."
    return Asked(wanted, said, "LOB-6.2.3-i", "sheet")


def _bid(g: State, choice: auction.Bid, seat: int) -> Asked:
    who = PLAYERS[g.auction]
    said = f"A free {who} is up for auction: your secret bid, first in steps of $5,000. The bid is his salary."
    if g.sealed[seat]:
        said = f"And how much more for the {who}, in steps of $500?"
    return Asked(f"must bid on a {who}", said, "LOB-6.2.4b-b", "amount")


def _bonus(g: State, choice: farm.Bonus, seat: int) -> Asked:
    said = "Your secret bonus for the cut Phenom, first in steps of $5,000."
    if g.sealed[seat]:
        said = "And how much more for the Phenom, in steps of $500?"
    return Asked("must name a bonus for the Phenom", said, "LOB-8.2-e", "amount")


def _holding(g: State, choice: year_end.Holding, seat: int) -> Asked:
    free = g.held_free[seat]
    more = f" You may hold {counted(free, 'card')} free of charge." if free else ""
    said = (
        f"Which cards do you hold for next year, at {dollars(HOLD_FEE)} each, at most three? "
        f"Every other card is discarded for {dollars(DISCARD_FEE)}.{more}"
    )
    return Asked("must hold or discard the cards left", said, "LOB-5.6-f", "some")


# -- turns, cards --------------------------------------------------------------------------------------------------


def _action(g: State, choice: season.Action, seat: int) -> Asked:
    record = f"{counted(g.wins[seat], 'win')} and {counted(g.losses[seat], 'loss')} of {g.games[seat]} games"
    said = f"Your turn: take one action; loans are free of it. You have {record} in this phase."
    return Asked("must take an action", said, "LOB-5.3-a")


def _off_card(g: State, choice: off_season.OffCard, seat: int) -> Asked:
    return Asked("must play an off-season card", "Which card do you play for its off-season event?", "LOB-4.1.4-a")


def _mode(g: State, choice: plays.Mode, seat: int) -> Asked:
    name = g.pack.names[choice.card]
    said = f"How do you use {name}: for its event, or for its number {g.pack.ops[choice.card]}?"
    return Asked(f"must say what {name} is played for", said, "LOB-2.2-b")


def _target(g: State, choice: plays.Target, seat: int) -> Asked:
    name = g.pack.names[choice.card]
    how = "" if choice.mode == AS_EVENT else f" {WORDS[choice.mode]}"
    rule = "LOB-5.3.1-d" if choice.mode == AS_EVENT else "LOB-5.3.6-b"
    return Asked(f"must name the target of {name}", f"On whom do you play {name}{how}?", rule)


def _answer(g: State, choice: plays.Answer, seat: int) -> Asked:
    name = g.pack.names[g.played_card]
    whom = owner(choice.victim) if choice.victim >= 0 else "the whole table"
    said = f"{name} is played on {whom}. Do you cancel it with a card, or let it happen?"
    return Asked(f"may respond to {name}", said, "LOB-5.3.10-b")


def _protect(g: State, choice: plays.Protect, seat: int) -> Asked:
    said = f"Whom does {g.pack.names[choice.card]} protect?"
    return Asked("must say whom the response protects", said, "LOB-5.3.10-b")


def _cycle(g: State, choice: season.CyclePlay, seat: int) -> Asked:
    said = "Which of the cards you bought do you play?"
    if choice.single:
        said = "Do you play the card you bought, or discard it?"
    return Asked("must play a card just bought", said, "LOB-5.3.8-a")


def _choosing(g: State, choice: choices.Choosing, seat: int) -> Asked:
    return Asked("must choose an effect", f"Choose: {g.pack.texts[choice.program]}", "LOB-2.2-b")


def _picking(g: State, choice: choices.Picking, seat: int) -> Asked:
    return Asked("must name an owner", f"Whom do you name? {g.pack.texts[choice.program]}", "LOB-2.2-b")


def _in_return(g: State, choice: choices.InReturn, seat: int) -> Asked:
    said = f"Which card do you give {owner(choice.to)} for the trade bait?"
    return Asked(f"must give {owner(choice.to)} a card", said, "LOB-10.0-g")


# -- offers --------------------------------------------------------------------------------------------------------


def _offer(g: State, choice: trade.OfferGoods, seat: int) -> Asked:
    terms = _terms(choice.give, choice.want)
    said = f"Your offer to {owner(choice.taker)}: {terms}. Add a good, or put it on the table."
    return Asked(f"makes {owner(choice.taker)} an offer", said, "LOB-5.3.11-b", "offer")


def _terms(give: list[int], want: list[int]) -> str:
    return f"{', '.join(goods(give)) or 'nothing'} for {', '.join(goods(want)) or 'nothing'}"


def _price(g: State, choice: deals.Price, seat: int) -> Asked:
    turn = f"{choice.give[1]} {'up' if choice.give[0] > 0 else 'down'}"
    price = ", ".join(goods(choice.want)) or "nothing"
    said = f"{turn} on the roll of {owner(choice.taker)}: for what? So far for {price}."
    return Asked(f"makes {owner(choice.taker)} an offer", said, "LOB-7.3-k", "offer")


def _service_price(g: State, choice: deals.ServicePrice, seat: int) -> Asked:
    name, whom = g.pack.names[choice.card], owner(choice.victim)
    said = f"What do you ask of {whom} for playing {name}? So far {', '.join(goods(choice.want)) or 'nothing'}."
    return Asked(f"offers {whom} a response", said, "LOB-5.3.10-d", "offer")


def _service_answer(g: State, choice: deals.ServiceAnswer, seat: int) -> Asked:
    price = ", ".join(goods(choice.want))
    said = f"{owner(choice.seller)} would play {g.pack.names[choice.card]} for you, for {price}. Do you accept?"
    return Asked("must answer an offer", said, "LOB-R37", "yesno")


def _standing(g: State, choice: trade.StandingAnswer, seat: int) -> Asked:
    offer = g.market.find(choice.number)
    said = "Do you accept?"
    if offer is not None:
        said = f"{owner(offer.maker)} offers you {_terms(offer.give, offer.want)}. Do you accept?"
    return Asked("must answer an offer", said, "LOB-5.7.1-a", "yesno")


# -- dice ----------------------------------------------------------------------------------------------------------


def the_roll(g: State) -> str:
    """The roll that lies on the table."""
    return f"the {ROLLS[g.roll_kind]} roll of {owner(g.roller)}, now {g.total}"


def _alter(g: State, choice: Choice, seat: int) -> Asked:
    said = f"Do you turn {the_roll(g)}, up or down with media cubes?"
    return Asked("may use media on the roll", said, "LOB-7.3-e")


def _challenge(g: State, choice: Choice, seat: int) -> Asked:
    said = f"Do you challenge {the_roll(g)}? A die decides whether the bank gives you 0, 1 or 2 cubes against it."
    return Asked("may challenge the roll", said, "LOB-13.2-a")


def _against(g: State, choice: dice.Against, seat: int) -> Asked:
    said = f"Which way do you turn {the_roll(g)}, by {choice.n}?"
    return Asked("must turn the roll", said, "LOB-13.2-b")


def _again(g: State, choice: Choice, seat: int) -> Asked:
    return Asked("may have the die thrown again", f"Shall {the_roll(g)}, be thrown again?", "LOB-5.3.10-b")


def _buy_roll(g: State, choice: farm.BuyRoll, seat: int) -> Asked:
    who = "Phenom" if choice.kind == codes.ROLL_PHENOM else "Prospect"
    rule = "LOB-8.3-d" if choice.kind == codes.ROLL_PHENOM else "LOB-8.4-c"
    price = dollars(farm.fee(g, seat, choice.first)) if choice.gift < 0 else "nothing"
    cost = f"A roll costs {price}, each +1 {dollars(choice.step(g, seat)) if choice.gift < 0 else price} more"
    said = f"With how much do you roll for the {who}? {cost}; {choice.left} left."
    if not choice.first:
        said = f"The {who}: {RESULTS[g.revealed[seat]]}. Keep it, or roll again? {cost}; {choice.left} left."
    return Asked(f"rolls for a {who}", said, rule)


def _best_roll(g: State, choice: draft.BestRoll, seat: int) -> Asked:
    return Asked("must choose a draft roll", "Which of your draft rolls counts?", "LOB-6.2.6-d")


def _drm(g: State, choice: retirement.DrmChoice, seat: int) -> Asked:
    drm = g.pack.fo_drm[g.stars[seat][codes.FO]]
    said = f"Do you use the {drm:+d} of your front office on the retirement roll?"
    return Asked("must say whether the office is used", said, "LOB-6.2.4-b")


# -- money and players ---------------------------------------------------------------------------------------------


def _short(g: State, choice: money.Short, seat: int) -> Asked:
    more = " or which star do you cut" if choice.off else ""
    said = f"You are {dollars(choice.rest)} short: which loan do you take{more}?"
    return Asked(f"must find {dollars(choice.rest)}", said, "LOB-2.5.5-a")


def _short_roll(g: State, choice: salaries.ShortRoll, seat: int) -> Asked:
    due, there = dollars(salaries.bill(g, seat)), dollars(g.cash[seat])
    said = f"Salaries and costs are {due}, you have {there}: borrow, lower or cut."
    return Asked("must find the money for salaries", said, "LOB-7.2-f")


def _legend_goes(g: State, choice: extras.LegendGoes, seat: int) -> Asked:
    said = f"You have more legends than players: which {PLAYERS[choice.kind]} leaves?"
    return Asked("must give up a legend", said, "LOB-R132")


def _series_card(g: State, choice: Choice, seat: int) -> Asked:
    said = f"{owner(g.winner)} plays the Championship Series. Do you play a card that acts on the roll?"
    return Asked("may play a card on the series", said, "LOB-6.2.2-h")


SWAP = "With three or more compulsory cards you may swap one for a new card. Do you? With fewer, pass."
MENDED = "must cut a player"
QUESTIONS: dict[type[Choice], Asked | Ask] = {
    setup.PickTeam: Asked("must choose a team", "Which team do you take?", "LOB-1.0-b"),
    setup.PickOffice: Asked(
        "must choose a front office",
        "How many stars does your front office have? More stars cost more, and a winning season scores less.",
        "LOB-3.1-a",
    ),
    setup.PickRoster: Asked("must choose a roster", "Which team card do you take?", "LOB-3.1-c"),
    setup.Form: _build,
    setup.Swap: Asked("may swap a compulsory card", SWAP, "LOB-3.5-b"),
    off_season.Leader: Asked("must name the leader", "Who begins? You may name yourself.", "LOB-7.4-b"),
    off_season.Promote: Asked(
        "must choose a promotion card", "Which card do you put down for $1,000 per OPS? Its event is lost.",
        "LOB-4.1.2-a",
    ),
    off_season.OffCard: _off_card,
    upgrades.Orders: _orders,
    upgrades.RosterForm: _roster,
    salaries.ShortRoll: _short_roll,
    salaries.MediaForm: _media,
    auction.Bid: _bid,
    season.Action: _action,
    season.CyclePlay: _cycle,
    season.CycleDiscard: Asked("must discard a bought card", "Which bought card do you discard?", "LOB-5.3.8-c"),
    plays.Mode: _mode,
    plays.Target: _target,
    plays.Answer: _answer,
    plays.Protect: _protect,
    ops.Join: Asked("may let a legend join in", "Does a legend join in with this card?", "LOB-12.2-c"),
    ops.ForcedCut: Asked(MENDED, "Which player do you cut for a Journeyman?", "LOB-5.3.7-a"),
    trade_chart.FreeSwap: Asked("may swap on the Trade Chart", "Which swap do you make, if any?", "LOB-5.3.11-e"),
    trade.OfferGoods: _offer,
    trade.StandingAnswer: _standing,
    deals.Price: _price,
    deals.ServicePrice: _service_price,
    deals.ServiceAnswer: _service_answer,
    end_of_phase.Purse: _purse,
    year_end.Holding: _holding,
    year_end.LastForm: _last,
    year_end.SeriesCard: _series_card,
    retirement.DrmChoice: _drm,
    draft.BestRoll: _best_roll,
    farm.BuyRoll: _buy_roll,
    farm.CutFarm: Asked(
        "must cut a farm player", "Your farm is full without a Utility player: whom do you drop?", "LOB-7.1.5-h"
    ),
    farm.Claim: Asked(
        "may claim a cut Phenom", "Do you claim the cut Phenom for $500? There is no way back.", "LOB-8.2-a", "yesno"
    ),
    farm.Bonus: _bonus,
    roster.Fill: Asked(
        "must fill a hole", "A place in the majors is empty: a Utility player (pass), or a try with a Phenom?",
        "LOB-2.4-c",
    ),
    roster.CutOne: Asked(MENDED, "You have more than 25 Major League players: whom do you cut?", "LOB-8.3-h"),
    money.Short: _short,
    dice.Alter: _alter,
    dice.Opening: _alter,
    dice.Challenges: _challenge,
    dice.Against: _against,
    dice.SecondTry: _again,
    dice.AnswerRoll: _again,
    extras.Nominees: Asked(
        "must nominate for the All-Star Game", "Whom do you send? $2,000 for a Superstar, $1,000 for an All-Star; a "
        "low die injures them.", "LOB-11.2-b",
    ),
    extras.PickExtra: Asked("must choose an Extra Innings card", "Which card do you keep?", "LOB-12.1-a"),
    extras.LegendGoes: _legend_goes,
    choices.Choosing: _choosing,
    choices.Picking: _picking,
    choices.PassOn: Asked("must pass the card on", "To whom do you pass the trade bait?", "LOB-10.0-f"),
    choices.InReturn: _in_return,
    choices.DiscardOne: Asked("must discard a card", "Which card do you discard?", "LOB-2.2-b"),
}  # fmt: skip
