"""The questions of Fantasy Fantasy Baseball as people read them: a sentence, its rule, and the answers."""

from __future__ import annotations

from typing import NamedTuple

from sandlot.games.fantasy import codes
from sandlot.games.fantasy.game import BASE, CARD, GIVE, MANAGER, PASS, STAT, TRACK, TURNED, USE, WEEKS, Fantasy
from sandlot.games.fantasy.notation import BASES, PLACES, phrase
from sandlot.games.fantasy.steps import agency, magic, roster, season, series, setup, solo
from sandlot.games.fantasy.words import card_name, listed, name_of, needs, title
from sandlot.kernel.sets import open_options
from sandlot.table.parts import Form, Option, Prompt

AIMS = {
    codes.SWAP_WINS: ("which two Win Cards are swapped?", "FFB-MAG-ABDUCT-1"),
    codes.DROP_PEGS: ("whose peg drops by 1?", "FFB-MAG-AXE-1"),
    codes.LEND_STAT: ("which stat is lent for the rest of the month?", "FFB-MAG-BERZERK-1"),
    codes.COPY: ("whose magic is used?", "FFB-MAG-BLESSING-1"),
    codes.CLIMB: ("on which Stat Track do you go up?", "FFB-MAG-BRUTE-FORCE-1"),
    codes.DIG: ("which card do you take from the Discard Pile?", "FFB-MAG-DIG-1"),
    codes.BURN: ("whose stat counts zero?", "FFB-MAG-FLAMES-1"),
    codes.SEND_OFF: ("who is sent to the bench?", "FFB-MAG-MEOW-1"),
    codes.MORPH: ("which Character is traded with the top of the deck?", "FFB-MAG-MORPH-1"),
    codes.RECRUIT: ("which card do you keep?", "FFB-MAG-RECRUIT-1"),
    codes.WAKE: ("who can be used again from next week on?", "FFB-MAG-REVIVE-1"),
    codes.SHIFT: ("who becomes your active Character?", "FFB-MAG-SHAPESHIFT-1"),
}
SECOND = {
    codes.SWAP_WINS: "with which Win Card?",
    codes.DROP_PEGS: "whose peg drops as well?",
    codes.DIG: "which Character of your line-up goes for it?",
    codes.BURN: "which of its stats?",
    codes.RECRUIT: "which of your Characters goes for it?",
}


class Question(NamedTuple):
    """How a question reads: what the status says of the seat, the sentence to it, the rule, the form."""

    wanted: str
    sentence: str
    rule: str
    form: Form = "one"


def question(g: Fantasy, seat: int) -> Question:
    """The question that is open now, as it is put to this seat."""
    choice = g.choice
    done = len(g.sealed[seat])
    if isinstance(choice, setup.Keep):
        return Question("must keep a card", "Keep one card and pass the rest to the left.", "FFB-SET-9")
    if isinstance(choice, setup.DiscardOne):
        return Question("must discard a Character", "Which of your seven Characters do you discard?", "FFB-SET-13")
    if isinstance(choice, agency.Waiver):
        said = "Take a free agent for one of your Characters, or pass."
        return Question("may take a free agent", said, "FFB-FA-3")
    if isinstance(choice, agency.Sign):
        return Question("must keep a recruit", "Which of these cards do you keep?", "FFB-MAG-RECRUIT-1")
    if isinstance(choice, agency.Release | agency.Recruited):
        rule = "FFB-FA-4" if isinstance(choice, agency.Release) else "FFB-MAG-RECRUIT-3"
        return Question("must put back a Character", "Which of your Characters goes to the free agents?", rule)
    if isinstance(choice, roster.Assign):
        said = f"Who plays at {BASES[done]}? {_game(g, done)}" if done < WEEKS else ""
        return Question("must set the roster", said, "FFB-ROS-1", "assign")
    if isinstance(choice, magic.UseMagic):
        said = "Use the magic of one of your bench Characters, or none."
        return Question("may use magic", said, "FFB-BALL-4")
    if isinstance(choice, magic.Order):
        said = f"Who is {PLACES[len(choice.placed)]} in the Waiver Order?"
        return Question("must rearrange the Waiver Order", said, "FFB-MAG-TRANSLUCENT-1", "order")
    return _playoffs(g, done)


def _playoffs(g: Fantasy, done: int) -> Question:
    choice = g.choice
    if isinstance(choice, season.WildPick):
        said = f"Play a Character in the Wild Card Game. {_game(g, 0)}"
        return Question("must play a Character", said, "FFB-WCG-2")
    if isinstance(choice, series.PlaceLater):
        said = f"Who plays game {done + 2}? {_game(g, done + 1)}" if done < WEEKS - 1 else ""
        return Question("must set games 2 to 4", said, "FFB-SER-6", "assign")
    if isinstance(choice, series.FirstPick):
        return Question("must play a Character", f"Who plays game 1? {_game(g, 0)}", "FFB-SER-7")
    if isinstance(choice, series.PickOne):
        said = f"Who plays game {g.game_number}? {_game(g, g.game_number - WEEKS - 1)}"
        return Question("must play a Character", said, "FFB-SER-13")
    if isinstance(choice, solo.RobotPick):
        said = f"Which Character does the Robot play at {BASES[choice.base]}? {_game(g, choice.base)}"
        return Question("must choose for the Robot", said, "FFB-SOLO-4")
    assert isinstance(choice, magic.Aim)
    verb = g.pack.verb[choice.card]
    what, rule = AIMS[verb]
    name = g.pack.magic[choice.card]
    said = f"{name}: {SECOND[verb] if choice.first >= 0 or g.gathered else what}"
    return Question(f"aims {name}", said, rule, "some" if choice.pool(g, g.seat) else "one")


def _game(g: Fantasy, base: int) -> str:
    told = needs(g, g.bases[base])
    if g.rules.more_wins and g.bases[base + WEEKS] >= 0:
        return f"It takes {told}, upside down {needs(g, g.bases[base + WEEKS])}."
    return f"It takes {told}."


def status(g: Fantasy) -> str:
    """Who must do what, for everybody to read."""
    names = listed([name_of(g, seat) for seat in g.open])
    wanted = question(g, g.open[0]).wanted
    if len(g.open) > 1:
        first, rest = wanted.split(" ", 1)
        wanted = f"{first} each {rest}"
    return title(f"{names} {wanted}.")


def prompt(g: Fantasy, seat: int) -> Prompt | None:
    """The question to this seat, if it is asked one."""
    if seat not in g.open:
        return None
    asked = question(g, seat)
    return Prompt(
        seat=seat,
        sentence=asked.sentence,
        rule=asked.rule,
        form=asked.form,
        options=tuple(_option(g, seat, option) for option in open_options(g, seat)),
        picked=tuple(_option(g, seat, option) for option in g.gathered),
    )


def _option(g: Fantasy, seat: int, option: int) -> Option:
    said = phrase(g, seat, option)
    if option < PASS:
        card = _card_of(option)
        name = g.pack.names[card]
        more = f" · {name}" if name not in said else ""
        if option >= USE and option < GIVE:
            more += f" · {g.pack.magic[card]}"
        return Option(option=option, text=said + more, part=f"card:{card}", to=_goal(g, seat, option))
    if BASE <= option < STAT:
        win = g.bases[option - BASE]
        return Option(option=option, text=f"{said} · {card_name(g, win)}", part=f"card:{win}")
    if TRACK <= option < MANAGER:
        place = option - TRACK
        return Option(option=option, text=f"{said} · {g.tracks[place]}", part=f"track{place % codes.TRACKS}")
    if option >= MANAGER:
        return Option(option=option, text=f"{said} · {name_of(g, option - MANAGER)}", part="standings")
    return Option(option=option, text=said)


def _card_of(option: int) -> int:
    for base in (GIVE, USE, TURNED, CARD):
        if option >= base:
            return option - base
    raise ValueError(f"{option} names no card")


def _goal(g: Fantasy, seat: int, option: int) -> str:
    """Where the card of an option goes."""
    if isinstance(g.choice, roster.Assign):
        return f"lineup{seat}:{BASES[len(g.sealed[seat])]}"
    if isinstance(g.choice, series.PlaceLater):
        return f"lineup{seat}:{BASES[len(g.sealed[seat]) + 1]}"
    if isinstance(g.choice, setup.Keep | agency.Waiver | agency.Sign) and option < USE:
        return f"hand{seat}"
    return "pool" if isinstance(g.choice, agency.Release | agency.Recruited) else ""
