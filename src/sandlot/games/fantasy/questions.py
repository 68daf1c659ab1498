"""The questions of Fantasy Fantasy Baseball as people read them, an entry a class: sentence, rule and answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.material import BASES
from sandlot.games.fantasy.numbers import WEEKS
from sandlot.games.fantasy.state import Fantasy
from sandlot.games.fantasy.steps import agency, magic, roster, season, series, setup, solo, token
from sandlot.games.fantasy.words import PLACES, needs
from sandlot.kernel.asking import Asked, Asking, Order, question, said

HAND = {"CARD": "hand{me}"}
LINE_UP = "lineup{me}:{base}"
POOL = {"GIVE": "pool"}


def _game(g: Fantasy, base: int) -> str:
    told = needs(g.pack, g.bases[base])
    if g.house.more_wins and g.bases[base + WEEKS] >= 0:
        return f"It takes {told}, upside down {needs(g.pack, g.bases[base + WEEKS])}."
    return f"It takes {told}."


# -- rosters and playoffs ----------------------------------------------------------------------------------------------


def _assign(g: Fantasy, choice: roster.Assign, seat: int) -> Asked:
    done = len(g.sealed[seat])
    sentence = f"Who plays at {BASES[done]}? {_game(g, done)}" if done < WEEKS else ""
    return Asked("must set the roster", sentence, "FFB-ROS-1", "assign")


def _later(g: Fantasy, choice: series.PlaceLater, seat: int) -> Asked:
    done = len(g.sealed[seat])
    sentence = f"Who plays game {done + 2}? {_game(g, done + 1)}" if done < WEEKS - 1 else ""
    return Asked("must set games 2 to 4", sentence, "FFB-SER-6", "assign")


def _wild(g: Fantasy, choice: season.WildPick, seat: int) -> Asked:
    return Asked("must play a Character", f"Play a Character in the Wild Card Game. {_game(g, 0)}", "FFB-WCG-2")


def _first(g: Fantasy, choice: series.FirstPick, seat: int) -> Asked:
    return Asked("must play a Character", f"Who plays game 1? {_game(g, 0)}", "FFB-SER-7")


def _one(g: Fantasy, choice: series.PickOne, seat: int) -> Asked:
    sentence = f"Who plays game {g.game_number}? {_game(g, g.game_number - WEEKS - 1)}"
    return Asked("must play a Character", sentence, "FFB-SER-13")


def _robot(g: Fantasy, choice: solo.RobotPick, seat: int) -> Asked:
    sentence = f"Which Character does the Robot play at {BASES[choice.base]}? {_game(g, choice.base)}"
    return Asked("must choose for the Robot", sentence, "FFB-SOLO-4")


def _for_robot(g: Fantasy, seat: int, card: int) -> str:
    return f"Robot {BASES[question(g, solo.RobotPick).base]} {g.pack.ids[card]}"


# -- magic -------------------------------------------------------------------------------------------------------------


class Aiming(NamedTuple):
    """How an ability asks what it aims at: the question and its rule, the word before the answer, the second question
    with the word before that answer."""

    asks: str
    rule: str
    word: str
    then: str = ""
    second: str = ""


AIMS = {
    codes.SWAP_WINS: Aiming(
        "which two Win Cards are swapped?", "FFB-MAG-ABDUCT-1", "swapping", "with which Win Card?", "with"
    ),
    codes.DROP_PEGS: Aiming("whose peg drops by 1?", "FFB-MAG-AXE-1", "dropping", "whose peg drops as well?", "and"),
    codes.LEND_STAT: Aiming("which stat is lent for the rest of the month?", "FFB-MAG-BERZERK-1", "lending"),
    codes.COPY: Aiming("whose magic is used?", "FFB-MAG-BLESSING-1", "copying"),
    codes.CLIMB: Aiming("on which Stat Track do you go up?", "FFB-MAG-BRUTE-FORCE-1", "on"),
    codes.DIG: Aiming(
        "which card do you take from the Discard Pile?",
        "FFB-MAG-DIG-1",
        "taking",
        "which Character of your line-up goes for it?",
        "for",
    ),
    codes.BURN: Aiming("whose stat counts zero?", "FFB-MAG-FLAMES-1", "at", "which of its stats?", "its"),
    codes.SEND_OFF: Aiming("who is sent to the bench?", "FFB-MAG-MEOW-1", "on"),
    codes.MORPH: Aiming("which Character is traded with the top of the deck?", "FFB-MAG-MORPH-1", "trading"),
    codes.RECRUIT: Aiming(
        "which card do you keep?", "FFB-MAG-RECRUIT-1", "keeping", "which of your Characters goes for it?", "for"
    ),
    codes.WAKE: Aiming("who can be used again from next week on?", "FFB-MAG-REVIVE-1", "waking"),
    codes.SHIFT: Aiming("who becomes your active Character?", "FFB-MAG-SHAPESHIFT-1", "for"),
}


def _aim(g: Fantasy, choice: magic.Aim, seat: int) -> Asked:
    name = g.pack.magic[choice.card]
    aiming = AIMS[g.pack.verb[choice.card]]
    asks = aiming.then if _is_second(g, choice) else aiming.asks
    return Asked(f"aims {name}", f"{name}: {asks}", aiming.rule, "some" if choice.pool(g, g.seat) else "one")


def _is_second(g: Fantasy, choice: magic.Aim) -> bool:
    return choice.first >= 0 or bool(g.gathered)


def _aimed(what: str) -> Callable[[Fantasy, int, int], str]:
    """An aim after the word that its ability has for it: `at C54`, `its ERA`."""

    def words(g: Fantasy, seat: int, n: int) -> str:
        choice = question(g, magic.Aim)
        aiming = AIMS[g.pack.verb[choice.card]]
        return f"{aiming.second if _is_second(g, choice) else aiming.word} {said(g, seat, what, n)}"

    return words


def _order(g: Fantasy, choice: magic.Order, seat: int) -> Asked:
    sentence = f"Who is {PLACES[len(choice.placed)]} in the Waiver Order?"
    return Asked("must rearrange the Waiver Order", sentence, "FFB-MAG-TRANSLUCENT-1", "order")


def _placed(g: Fantasy, seat: int, n: int) -> str:
    return f"{PLACES[len(question(g, magic.Order).placed)]} {said(g, seat, '{manager}', n)}"


QUESTIONS = {
    setup.Keep: Asking(
        Asked("must keep a card", "Keep one card and pass the rest to the left.", "FFB-SET-9"),
        words={"CARD": "keep {card}"},
        goals=HAND,
    ),
    setup.DiscardOne: Asking(
        Asked("must discard a Character", "Which of your seven Characters do you discard?", "FFB-SET-13"),
        words={"CARD": "discard {card}"},
    ),
    agency.Waiver: Asking(
        Asked("may take a free agent", "Take a free agent for one of your Characters, or pass.", "FFB-FA-3"),
        words={"CARD": "take {card}"},
        goals=HAND,
        order=Order("free agent", "taking a free agent", ("Waiver",)),
    ),
    agency.Sign: Asking(
        Asked("must keep a recruit", "Which of these cards do you keep?", "FFB-MAG-RECRUIT-1"),
        words={"CARD": "keep {card}"},
        goals=HAND,
    ),
    agency.Release: Asking(
        Asked("must put back a Character", "Which of your Characters goes to the free agents?", "FFB-FA-4"),
        goals=POOL,
    ),
    agency.Recruited: Asking(
        Asked("must put back a Character", "Which of your Characters goes to the free agents?", "FFB-MAG-RECRUIT-3"),
        goals=POOL,
    ),
    roster.Assign: Asking(_assign, words={"CARD": "{base} {card}"}, goals={"CARD": LINE_UP, "TURNED": LINE_UP}),
    magic.UseMagic: Asking(
        Asked("may use magic", "Use the magic of one of your bench Characters, or none.", "FFB-BALL-4"),
        words={"PASS": "no magic"},
        order=Order("magic", "using magic", ("UseMagic",)),
    ),
    magic.Aim: Asking(
        _aim,
        words={
            "CARD": _aimed("{card}"),
            "GIVE": _aimed("{card}"),
            "BASE": _aimed("{place}"),
            "STAT": _aimed("{stat}"),
            "TRACK": _aimed("{track}"),
        },
    ),
    magic.Order: Asking(_order, words={"MANAGER": _placed}),
    season.WildPick: Asking(_wild),
    series.PlaceLater: Asking(
        _later, words={"CARD": "game {later_game} {card}"}, goals={"CARD": "lineup{me}:{later_base}"}
    ),
    series.FirstPick: Asking(_first),
    series.PickOne: Asking(_one),
    solo.RobotPick: Asking(_robot, words={"CARD": _for_robot}),
    token.HandToken: Asking(Asked("may hand on the token", "Who gets the No Crying token?", "FFB-CRY-1")),
}
