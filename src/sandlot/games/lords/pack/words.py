"""How the words that arguments are written with are said on a card, in the order of the lists in `codes`."""

from __future__ import annotations

from typing import Final

PLAYERS: Final = {
    "SS": "Superstar",
    "AS": "All-Star",
    "REG": "Regular",
    "JM": "Journeyman/Journeymen",
    "PH": "Phenom",
    "PR": "Prospect",
    "UT": "Utility player",
}
STARS: Final = {**PLAYERS, "STAR": "top star"}  # a Superstar, or without one an All-Star
GOODS: Final = {**PLAYERS, "media": "media/media", "money": "$"}
TRACKS: Final = {"FO": "your front office", "FS": "your farm system", "FM": "your manager"}
ROLLS: Final = {
    "payout": "payout roll",
    "phenom": "Phenom roll",
    "prospect": "Prospect roll",
    "retire": "retirement roll",
    "injury": "injury roll",
    "cs": "series roll",
    "tie": "tie-break roll",
    "draft": "draft roll",
    "pennant": "pennant roll",
    "event": "event roll",
    "any": "die roll",
}
OWN_ROLLS: Final = {kind: f"your {roll}" for kind, roll in ROLLS.items()} | {
    "pennant": "the pennant roll",
    "any": "every roll of yours",
}
ANY_ROLLS: Final = {kind: f"any {roll}" for kind, roll in ROLLS.items()} | {"any": "any die"}
ACTIONS: Final = {
    "SS": "Superstar",
    "AS": "All-Star",
    "MC": "Manager/Card",
    "MT": "Manager/Team",
    "cycle": "Cycle",
    "trade": "Trade Chart",
    "phenom": "Phenom",
    "prospect": "Prospect",
    "cash": "OPS for cash",
    "attack": "OPS for losses",
    "cuts": "OPS for cuts",
    "event": "event",
}
PRICES: Final = {
    "payout": "your payout is",
    "promo": "your promotion pays",
    "interest": "loan interest costs you",
    "cycle": "cards of the Cycle cost you",
    "farm": "promotion rolls cost you",
    "media": "media cost you",
    "upgrade": "upgrades cost you",
    "luxury": "the luxury tax costs you",
}
SHIELDS: Final = {
    "events": "no opponent may play an event on you",
    "ops": "no opponent may play an OPS card against you",
    "media": "no opponent may use media on your rolls",
}
CANCELS: Final = {
    "INJ": "an injury event",
    "SCAN": "a scandal event",
    "PRESS": "a press event",
    "CASH": "a cash event",
    "LABOR": "a labour event",
    "TALENT": "a talent event",
    "TRADE": "a trade event",
    "FARM": "a farm event",
    "SKIP": "a manager event",
    "OFFICE": "a front-office event",
    "LUCK": "a luck event",
    "FANS": "a fans event",
    "CARD": "a card event",
    "green": "a green event",
    "red": "a red event",
    "blue": "a blue event",
    "attack": "an OPS card played for losses",
    "cuts": "an OPS card played for cuts",
}
TRIGGERS: Final = {
    "phase_start": "at the start of each phase",
    "phase_end": "at the end of each phase",
    "payout": "at each of your payouts",
    "attacked": "whenever an OPS card is played against you for losses",
    "pennant_won": "whenever you win the pennant",
    "cs_won": "whenever you win the series",
    "year_end": "at the end of each year",
    "offseason": "in each off-season",
    "promoted": "whenever a player of yours is promoted",
    "card_bought": "whenever you buy cards",
}
CHARTS: Final = {
    "payout": "make a payout roll",
    "injury": "make an injury roll for your top star",
    "retire": "make a retirement roll",
    "retire_one": "make a retirement roll for that star",
    "impact": "roll on the Trade Impact chart",
    "trade": "make one free swap on the Trade Chart",
    "draft": "make a draft roll",
}
PHASES: Final = {0: "the off-season", 1: "the Early Season", 2: "the Mid-Season", 3: "the Late Season"}
_SHARES: Final = {0: "nothing", 50: "half as much", 100: "as before", 150: "half as much again", 200: "twice as much"}
SHARES: Final = {n: _SHARES.get(n, f"{n}% of that") for n in range(301)}

TIMES: Final = {
    "now": "",
    "phase": " this phase",
    "next_phase": " in the next in-season phase",
    "year": " this year",
    "game": " from now on",
    "next": " next time",
    "offseason": " in the next off-season",
}
RULE_TIMES: Final = {
    "now": "",
    "phase": "this phase, ",
    "next_phase": "in the next in-season phase, ",
    "year": "this year, ",
    "game": "",
    "next": "once, ",
    "offseason": "in the next off-season, ",
}
MEASURES: Final = {  # one of what is counted, and what a comparison says
    "FO": ("star of your front office", "the front office has {n:star}"),
    "FS": ("star of your farm system", "the farm system has {n:star}"),
    "FM": ("star of your manager", "the manager has {n:star}"),
    "STARS": ("star of your organisation", "the organisation has {n:star}"),
    "MEDIA": ("media you have", "the club has {n:media/media}"),
    "CASH": ("dollar you have", "the owner has {n:$}"),
    "LOANS": ("dollar you owe", "the loans come to {n:$}"),
    "W": ("win this phase", "the club has {n:win} this phase"),
    "L": ("loss this phase", "the club has {n:loss/losses} this phase"),
    "YW": ("win this season", "the club has {n:win} this season"),
    "VP": ("VP you have", "the owner has {n:VP/VP}"),
    "HAND": ("card in your hand", "the hand has {n:card}"),
    "PHASE": ("phase of the year so far", "it is {n}"),
    "YEAR": ("year so far", "this is {n:year}"),
    "ATTACK": ("attack", "this card is played for losses"),
}
VALUES: Final = {"PHASE": PHASES, "MEDIA": {0: "no media"}}
