"""Numbers that packs are compiled to, and what a pack of this game holds.

**Writing effects.** The grammar is that of `sandlot.cards` (docs/packs.md). An event is played *on* one owner, the
subject of every clause; `me` is the owner who played it. Rolls, marks, money and players follow the rules of the
engine, so a card says only what is special to it. Words are written exactly as in the tuples below; a `Word`
argument of the vocabulary lists them in the same order, because the program holds their index.

    verb                                  arguments, in this order (number of cells)
    money N                               N per=True (3): + the bank pays, - it collects; steps of $500
    transfer WHAT N WHO                   WHAT: GOODS (1), N (1), WHO: me left right (1)
    media N [national] [WHEN]             N (1), `cubes` or `national` (1, default cubes), WHEN (1)
    vp N                                  N per (3); scored in the end-of-phase step (6.1-f)
    wins N [WHEN]  losses N [WHEN]        N per (3), WHEN (1)
    games N [WHEN]                        N (1), WHEN (1): games to decide in the phase
    pennant N                             N (1): moves the blue disc
    strike                                6.2.1.2
    star TRACK N                          TRACK: FO FS FM (1), N (1)
    change N TYPE into TYPE               N (1), TYPES (1), joint `into`, TYPES (1)
    gain N TYPE   lose N TYPE             N (1), TYPES (1); `lose` knows STAR too
    bench N TYPE [WHEN]                   N (1), TYPES (1), WHEN (1)
    free_agent N TYPE [WHEN]              N (1), TYPES (1), WHEN (1): now or offseason; under `bank:` from outside
    roll { ROWS }                         one block, rows 1-10 of a d10, or `odd:` and `even:`
    chart NAME                            CHARTS (1)
    drm N KIND [WHEN]                     N (1), ROLLS (1), WHEN (1)
    reroll [KIND] [WHEN]                  ROLLS (1, default any), WHEN (1); a response if WHEN is left out
    promote KIND N ROLLS                  `phenom` or `prospect` (1), DRM N (1), rolls (1); free of charge
    draw N   peek N   keep N              N (1)
    discard N HOW                         N (1), `choice` or `random` (1)
    block ACTION [WHEN]   ready ACTION    ACTIONS (1), WHEN (1) / ACTIONS (1)
    ops N [WHEN]                          N (1), WHEN (1): now = the OPS card being played (legends), else the next
    scale PRICE PERCENT [WHEN]            PRICES (1), percent (1): 150, 50, 0, 200; rounded to $500 against the owner
    shield WHAT [WHEN]                    SHIELDS (1), WHEN (1)
    cancel KINDS                          several=True words of CANCELS (1, a mask); responses only
    pass_on                               the trade-bait card goes round (R53)
    to_deck                               the card just played goes back into the draw deck, not on the discards (R53)
    on TRIGGER [WHEN] { … }               TRIGGERS (1), WHEN (1), one block: a standing rule
    choose { … } or { … } [or { … }]      blocks (2, 4)
    pick SET [COMPARISON] { … }           `all` or `others` (1), optional Comparison (3), one block

`WHEN` is a `Word` with the words of WHENS and the default `now`, or `phase` for what lasts; pack.checks.TIMES says
which of them fit a verb. Whom a clause is for is a scope condition, no argument: `all: money 3000`, `lead: losses 4`,
`right: losses 4`, `me: media 1`, `bank: drm 3 pennant next`. `if` and `each` of the component set are the grammar's own
guards: `SS>=1: { … }; else: { … }`, `all: SS>=1: losses 2 per SS max 6`. Measures
(to compare, and after `per`) are MEASURES; a measure's code is its place there plus 1.

**Tables of a pack** (TOML; every effect is an `EffectText`; every table in the order of the component set):

    [[ops]]        id, name, ops 1-5, color green|red|blue, tag (TAGS), aim one|self|table|response, off_aim (default
                   one; for cards whose off-season side is a response too: response), compulsory (default false),
                   phases (default ["early", "mid", "late"]), effect, off_effect
    [[community]]  id, name, effect
    [[draft]]      id, name, effects: five effects for rolls 1, 2-4, 5-7, 8-9, 10
    [[extra]]      id, name, effect: for its owner alone (R131), lasting `game` = while the card lies open
    [[legend]]     id, name, type SS|AS, action (effect), with_ops (effect)
    [[team]]       id, name, park, motto, colors (two), a set-up that suits it (roster, farm, manager, loan); no powers
    [[roster]]     id, name, office 1-5, SS, AS, REG, JM (25 in all)
    [offices] cost and drm, five each, for 1 to 5 stars; [managers] card and team, five each (team: + wins, - losses)
    Charts are written in columns; `roll` holds the total at which each row begins:
    [payout] roll, losing, winning, many, cubes: `many` is for 18 wins or more, `cubes` for every two cubes held (R143)
    [phenom] and [prospect] roll, result; [pennant] wins (ten numbers); [injury] and [impact] roll, effects
    [retirement] roll, ss_retire, ss_free, as_retire, as_free, reg, pay, promoted; raised_to, lowered_to, one_retires
    [[trade]]      id, give and get (a table of GOODS and amounts), arrow black|red

`pack` offers SCHEMA and `tables(pack) -> sandlot.games.lords.tables.Tables`; the constructor of Tables says
what each list holds.
"""

from typing import Final

GREEN: Final = 0
RED: Final = 1
BLUE: Final = 2

# types of player; STAR is one Superstar, or else one All-Star
SS: Final = 0
AS: Final = 1
REG: Final = 2
JM: Final = 3
PH: Final = 4
PR: Final = 5
UT: Final = 6
STAR: Final = 7
TYPES: Final = ("SS", "AS", "REG", "JM", "PH", "PR", "UT", "STAR")

# goods of trades and transfers: the seven types, then
MEDIA: Final = 7
MONEY: Final = 8
MANAGER: Final = 9  # between owners only: a swap (R47)
DRAFT: Final = 10  # between owners only: rolls of the coming draft
GOODS: Final = ("SS", "AS", "REG", "JM", "PH", "PR", "UT", "media", "money")
TRADED: Final = 9  # cells of one side of a trade row

FO: Final = 0
FS: Final = 1
FM: Final = 2
TRACKS: Final = ("FO", "FS", "FM")

# phases
OFF: Final = 0
EARLY: Final = 1
MID: Final = 2
LATE: Final = 3

# where a card may be aimed
ONE: Final = 0
SELF: Final = 1
TABLE: Final = 2
RESPONSE: Final = 3
AIMS: Final = ("one", "self", "table", "response")

TAGS: Final = (
    "INJ", "SCAN", "PRESS", "CASH", "LABOR", "TALENT", "TRADE", "FARM", "SKIP", "OFFICE", "LUCK", "FANS", "CARD",
)  # fmt: skip
CANCELS: Final = (*TAGS, "green", "red", "blue", "attack", "cuts")  # bit n of the mask is word n
CANCEL_COLOUR: Final = 13  # bit of green
CANCEL_ATTACK: Final = 16
CANCEL_CUTS: Final = 17
CANCEL_ROLL: Final = 18  # never written: a card with `reroll` answers rolls

WHENS: Final = ("now", "phase", "next_phase", "year", "game", "next", "offseason")
NOW: Final = 0
PHASE: Final = 1
NEXT_PHASE: Final = 2
YEAR: Final = 3
GAME: Final = 4
NEXT: Final = 5
OFFSEASON: Final = 6

ROLLS: Final = (
    "payout", "phenom", "prospect", "retire", "injury", "cs", "tie", "draft", "pennant", "event", "any",
)  # fmt: skip
ROLL_PAYOUT: Final = 0
ROLL_PHENOM: Final = 1
ROLL_PROSPECT: Final = 2
ROLL_RETIRE: Final = 3
ROLL_INJURY: Final = 4
ROLL_CS: Final = 5
ROLL_TIE: Final = 6
ROLL_DRAFT: Final = 7
ROLL_PENNANT: Final = 8
ROLL_EVENT: Final = 9
ROLL_ANY: Final = 10

ACTIONS: Final = ("SS", "AS", "MC", "MT", "cycle", "trade", "phenom", "prospect", "cash", "attack", "cuts", "event")
ACT_SS: Final = 0
ACT_AS: Final = 1
ACT_MC: Final = 2
ACT_MT: Final = 3
ACT_CYCLE: Final = 4
ACT_TRADE: Final = 5
ACT_PHENOM: Final = 6
ACT_PROSPECT: Final = 7
ACT_CASH: Final = 8
ACT_ATTACK: Final = 9
ACT_CUTS: Final = 10
ACT_EVENT: Final = 11

PRICES: Final = ("payout", "promo", "interest", "cycle", "farm", "media", "upgrade", "luxury")
PRICE_PAYOUT: Final = 0
PRICE_PROMO: Final = 1
PRICE_INTEREST: Final = 2
PRICE_CYCLE: Final = 3
PRICE_FARM: Final = 4
PRICE_MEDIA: Final = 5
PRICE_UPGRADE: Final = 6
PRICE_LUXURY: Final = 7

SHIELDS: Final = ("events", "ops", "media")
SHIELD_EVENTS: Final = 0
SHIELD_OPS: Final = 1
SHIELD_MEDIA: Final = 2

TRIGGERS: Final = (
    "phase_start", "phase_end", "payout", "attacked", "pennant_won", "cs_won", "year_end", "offseason", "promoted",
    "card_bought",
)  # fmt: skip
ON_PHASE_START: Final = 0
ON_PHASE_END: Final = 1
ON_PAYOUT: Final = 2
ON_ATTACKED: Final = 3
ON_PENNANT: Final = 4
ON_CS: Final = 5
ON_YEAR_END: Final = 6
ON_OFFSEASON: Final = 7
ON_PROMOTED: Final = 8
ON_BOUGHT: Final = 9

CHARTS: Final = ("payout", "injury", "retire", "retire_one", "impact", "trade", "draft")
CHART_PAYOUT: Final = 0
CHART_INJURY: Final = 1
CHART_RETIRE: Final = 2
CHART_RETIRE_ONE: Final = 3
CHART_IMPACT: Final = 4
CHART_TRADE: Final = 5
CHART_DRAFT: Final = 6

# the grammar's own instructions
SKIP: Final = 0
COMPARE: Final = 1
BETWEEN: Final = 2

# verbs
V_MONEY: Final = 8
V_TRANSFER: Final = 9
V_MEDIA: Final = 10
V_VP: Final = 11
V_WINS: Final = 12
V_LOSSES: Final = 13
V_GAMES: Final = 14
V_PENNANT: Final = 15
V_STRIKE: Final = 16
V_STAR: Final = 17
V_CHANGE: Final = 18
V_GAIN: Final = 19
V_LOSE: Final = 20
V_BENCH: Final = 21
V_FREE_AGENT: Final = 22
V_ROLL: Final = 23
V_CHART: Final = 24
V_DRM: Final = 25
V_REROLL: Final = 26
V_PROMOTE: Final = 27
V_DRAW: Final = 28
V_DISCARD: Final = 29
V_PEEK: Final = 30
V_KEEP: Final = 31
V_BLOCK: Final = 32
V_READY: Final = 33
V_OPS: Final = 34
V_SCALE: Final = 35
V_SHIELD: Final = 36
V_CANCEL: Final = 37
V_PASS_ON: Final = 38
V_TO_DECK: Final = 39
V_ON: Final = 40
V_CHOOSE: Final = 41
V_PICK: Final = 42
VERBS: Final = (  # V_MONEY + place
    "money", "transfer", "media", "vp", "wins", "losses", "games", "pennant", "strike", "star", "change", "gain",
    "lose", "bench", "free_agent", "roll", "chart", "drm", "reroll", "promote", "draw", "discard", "peek", "keep",
    "block", "ready", "ops", "scale", "shield", "cancel", "pass_on", "to_deck", "on", "choose", "pick",
)  # fmt: skip

# conditions: scopes first
FOR_ME: Final = 50
FOR_ALL: Final = 51
FOR_OTHERS: Final = 52
FOR_LEFT: Final = 53
FOR_RIGHT: Final = 54
FOR_LEAD: Final = 55
FOR_TRAIL: Final = 56
FOR_BANK: Final = 57
IS_ODD: Final = 58
IS_EVEN: Final = 59
SCOPES: Final = ("me", "all", "others", "left", "right", "lead", "trail", "bank")  # FOR_ME + place

TO_ME: Final = 0  # words of `transfer`
TO_LEFT: Final = 1
TO_RIGHT: Final = 2
PICK_ALL: Final = 0  # words of `pick`
PICK_OTHERS: Final = 1

MEASURES: Final = (
    "SS", "AS", "REG", "JM", "PH", "PR", "UT", "FO", "FS", "FM", "STARS", "MEDIA", "CASH", "LOANS", "W", "L", "YW",
    "VP", "HAND", "PHASE", "YEAR", "ATTACK",
)  # fmt: skip
M_SS: Final = 1  # the seven types are 1 to 7
M_FO: Final = 8
M_FS: Final = 9
M_FM: Final = 10
M_STARS: Final = 11
M_MEDIA: Final = 12
M_CASH: Final = 13
M_LOANS: Final = 14
M_W: Final = 15
M_L: Final = 16
M_YW: Final = 17
M_VP: Final = 18
M_HAND: Final = 19
M_PHASE: Final = 20
M_YEAR: Final = 21
M_ATTACK: Final = 22

# results of [phenom] and [prospect], written in a pack as these words
RESULTS: Final = ("gone", "stays", "JM", "REG", "AS", "SS", "PH")
R_GONE: Final = 0
R_STAYS: Final = 1
R_JM: Final = 2
R_REG: Final = 3
R_AS: Final = 4
R_SS: Final = 5
R_PH: Final = 6
