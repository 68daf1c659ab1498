"""The end of a phase and of a year: purses, cards held, points for cubes, the series, retirement, the draft."""

from __future__ import annotations

from sandlot.games.lords import codes
from sandlot.games.lords.notation import counted, dollars, holds
from sandlot.games.lords.options import DONE
from sandlot.games.lords.state import Lords
from sandlot.games.lords.steps import draft, end_of_phase, retirement, year_end
from sandlot.games.lords.steps.year_end import DISCARD_FEE, HOLD_FEE
from sandlot.games.lords.words.names import owner
from sandlot.games.lords.words.why_not import why_not_held
from sandlot.kernel.asking import Asked, Asking, Order
from sandlot.kernel.step import Choice


def _purse(g: Lords, choice: end_of_phase.Purse, seat: int) -> Asked:
    wanted = "may move loans and buy media"
    if DONE in g.sealed[seat]:
        return Asked(wanted, "How many media cubes do you buy, at $1,000 each?", "LOB-7.3-b", "sheet")
    return Asked(wanted, "Do you take or repay a loan? Say done to go on to media.", "LOB-6.1-d", "sheet")


def _last(g: Lords, choice: year_end.LastForm, seat: int) -> Asked:
    wanted = "may repay and turn cubes into points"
    if DONE in g.sealed[seat]:
        return Asked(wanted, "How many pairs of media cubes do you give for 3 points each?", "LOB-6.2.3-g", "sheet")
    said = "Do you take or repay a loan? With a debt your cash scores nothing. Say done to go on."
    return Asked(wanted, said, "LOB-6.2.3-i", "sheet")


def _holding(g: Lords, choice: year_end.Holding, seat: int) -> Asked:
    free = g.held_free[seat]
    more = f" You may hold {counted(free, 'card')} free of charge." if free else ""
    said = (
        f"Which cards do you hold for next year, at {dollars(HOLD_FEE)} each, at most three? "
        f"Every other card is discarded for {dollars(DISCARD_FEE)}.{more}"
    )
    return Asked("must hold or discard the cards left", said, "LOB-5.6-f", "some")


def _series_card(g: Lords, choice: Choice, seat: int) -> Asked:
    said = f"{owner(g, g.winner)} plays the Championship Series. Do you play a card that acts on the roll?"
    return Asked("may play a card on the series", said, "LOB-6.2.2-h")


def _drm(g: Lords, choice: retirement.DrmChoice, seat: int) -> Asked:
    drm = g.pack.fo_drm[g.stars[seat][codes.FO]]
    said = f"Do you use the {drm:+d} of your front office on the retirement roll?"
    return Asked("must say whether the office is used", said, "LOB-6.2.4-b")


def _best_roll(g: Lords, choice: draft.BestRoll, seat: int) -> Asked:
    return Asked("must choose a draft roll", "Which of your draft rolls counts?", "LOB-6.2.6-d")


def _held(g: Lords, seat: int, n: int) -> str:
    return "" if holds(g, seat) else "hold nothing"


def _only_these(g: Lords, seat: int, n: int) -> str:
    return _held(g, seat, n) or "hold only these"


QUESTIONS = {
    end_of_phase.Purse: Asking(
        _purse,
        words={"COUNT": "media {n}"},
        parts={"COUNT": "media{me}"},
        recalls=True,
        order=Order("purse", "moving loans and buying media", ("Purse",)),
    ),
    year_end.Holding: Asking(
        _holding,
        words={"DONE": _held},
        shown={"DONE": _only_these},
        why_not=why_not_held,
        recalls=True,
        order=Order("hold", "holding cards", ("Holding",)),
    ),
    year_end.LastForm: Asking(
        _last,
        words={"COUNT": "pairs {n}"},
        parts={"COUNT": "media{me}"},
        recalls=True,
        order=Order("last moves", "repaying and turning cubes into points", ("LastForm",)),
    ),
    year_end.SeriesCard: Asking(_series_card, order=Order("series", "a card on the series", ("SeriesCard",))),
    retirement.DrmChoice: Asking(
        _drm, part="stars{me}:FO", order=Order("office", "the front office on a retirement roll", ("DrmChoice",))
    ),
    draft.BestRoll: Asking(_best_roll, words={"COUNT": "take {n}"}, part="draft"),
}
