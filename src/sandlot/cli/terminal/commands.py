"""What can be typed at any question besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from sandlot.cli.rules import rules_text, rules_under
from sandlot.kernel.errors import BadInput, IllegalMove
from sandlot.kernel.notation import deed
from sandlot.match import PERSON
from sandlot.table.log import render_log
from sandlot.table.parts import Card, Prompt, walk
from sandlot.table.words import figures, title, why

if TYPE_CHECKING:
    from sandlot.cli.terminal.session import Session
    from sandlot.cli.terminal.turn import Turn

RECENT = 30  # lines of `log`
HINT = 1500  # milliseconds that a bot thinks about a hint


class Leave(Exception):
    """The match is left; it is saved."""


class Command(NamedTuple):
    """What to type, what that does, and the doing: True if the question is no longer the same."""

    shape: str
    says: str
    do: Callable[[Session, Turn, str], bool]


def undo(session: Session, turn: Turn, rest: str) -> bool:
    """Take the last pick back or, before the first, the seat's last move."""
    if turn.picks:
        return back(session, turn, rest)
    match = session.match
    try:
        undone = match.undo(turn.seat)
    except IllegalMove as refused:
        others = [s for s, who in enumerate(match.seats) if s != turn.seat and who.kind == PERSON]
        if not others or not any(move.seat == turn.seat for move in match.moves):
            raise
        names = " and ".join(match.seats[s].name for s in others)
        session.screen.say(f"{str(refused)[:1].upper()}{str(refused)[1:]}.")
        if session.screen.ask(f"Do {names} agree? (yes/no) ").lower() not in ("y", "yes"):
            session.screen.say("Nothing is taken back.")
            return False
        undone = match.undo(turn.seat, consent=others)
    session.keep()
    count = len(undone.moves)
    session.news = "One move is taken back." if count == 1 else f"{count} moves are taken back."
    return True


def back(session: Session, turn: Turn, rest: str) -> bool:
    """Take the last pick of this move back."""
    if not turn.picks:
        raise IllegalMove("no pick of this move is made yet; `undo` takes the last move back")
    turn.picks.pop()
    session.draw(turn)
    return False


def log(session: Session, turn: Turn, rest: str) -> bool:
    """Tell what happened."""
    lines = session.story.lines(turn.seat)
    shown = lines if rest == "all" else lines[-max(RECENT, len(session.since(turn.seat))) :]
    if not lines:
        session.screen.say("Nothing has happened yet.")
        return False
    session.screen.say(render_log(shown, session.screen.console.width).rstrip())
    if len(shown) < len(lines):
        session.screen.say(f"These are the last {len(shown)} of {len(lines)} lines; `log all` shows all.")
    return False


def rules(session: Session, turn: Turn, rest: str) -> bool:
    """Show a rule, a chapter, everything, or the rule of the question."""
    info = session.match.info
    wanted = rest.upper() or turn.prompt().rule
    text = rules_text(info)
    if wanted and wanted != "ALL":
        text = "\n".join(rules_under(text, wanted, info.title))
    session.screen.say(text.strip().replace("**", ""))
    if not rest:
        session.screen.say("`rules ID` shows another rule or chapter, `rules all` all of them.", "dim")
    return False


def why_command(session: Session, turn: Turn, rest: str) -> bool:
    """Say why an answer or a card is possible or not, with the rule and all that is printed on the card."""
    prompt = turn.prompt()
    cards = [part for part in walk(turn.table()) if isinstance(part, Card) and part.card >= 0]
    if not rest:
        refused = [f"{title(card)}: {why(card.why, card.rule)}." for card in cards if card.why]
        session.screen.say(
            "\n".join(refused) or "Every card of yours can be chosen; `why 1` tells more about an answer."
        )
        return False
    meant = [card for card in cards if rest.casefold() in (card.code.casefold(), card.label.casefold())]
    numbers = {option.part: number for number, option in enumerate(prompt.options, 1) if option.part}
    offered = [str(numbers[card.id]) for card in meant if card.id in numbers]
    if meant and not offered:
        card = max(meant, key=lambda each: bool(each.why))
        told = f"{title(card)} cannot be chosen: {why(card.why, card.rule)}.\n" if card.why else ""
        session.screen.say(told + _printed(card))
        return False
    picks = turn.understand(offered[0] if offered else rest)
    chosen = next((option for option in prompt.options if option.option == picks[0]), prompt.options[0])
    session.screen.say(f"{chosen.text}: {why(prompt.sentence, prompt.rule)}")
    for card in cards:
        if card.id in (chosen.part, chosen.to):
            session.screen.say(_printed(card))
    session.screen.say(f"  It would bring: {turn.preview(chosen.option) or 'nothing that can be foreseen.'}")
    return False


def _printed(card: Card) -> str:
    """A card with all that is printed on it."""
    return f"  {title(card)}: {figures(card) or 'nothing more is printed on it'}"


def save(session: Session, turn: Turn, rest: str) -> bool:
    """Save the match, under a name if one is given."""
    if rest:
        session.screen.say(f"Saved in {session.keeper.save_as(rest)}.")
        return False
    session.keep()
    if session.keeper.trouble:
        raise BadInput(f"the match is not saved: {session.keeper.trouble}; `save FILE` saves it elsewhere")
    session.screen.say(f"Saved in {session.keeper.path}.")
    return False


def table(session: Session, turn: Turn, rest: str) -> bool:
    """Show the whole table again."""
    session.screen.table(turn.table(), session.since(turn.seat), turn.brings(), whole=True)
    return False


def aside(session: Session, turn: Turn, rest: str) -> bool:
    """Do something outside the turn: in words at once, or pick by pick."""
    from sandlot.cli.terminal import outside

    if not session.match.game.asides(turn.seat):
        raise IllegalMove("nothing can be done outside your turn now")
    if rest:
        if not outside.did(session, turn.seat, rest):
            raise IllegalMove(f"{rest[:60]!r} cannot be done outside your turn now; `aside` shows what can")
        return True
    outside.visit(session, turn.seat, "")
    return True


def as_seat(session: Session, turn: Turn, rest: str) -> bool:
    """Hand the keyboard to another person, who may do business or take a sealed answer back."""
    from sandlot.cli.terminal import outside

    match = session.match
    names = {match.seats[seat].name.casefold(): seat for seat in session.people if seat != turn.seat}
    if rest.casefold() not in names:
        others = ", ".join(match.seats[seat].name for seat in names.values())
        raise IllegalMove(f"name another person at this keyboard: {others or 'there is none'}")
    seat = names[rest.casefold()]
    if not outside.may_act(match.game, seat):
        raise IllegalMove(f"{match.seats[seat].name} can do nothing outside the turn now")
    session.screen.curtain(match.seats[seat].name, session.since(-1))
    session.shown = seat
    outside.visit(session, seat, "")
    return True


def step(session: Session, turn: Turn, rest: str) -> bool:
    """Stop before every move of a bot, to do business or to take a sealed answer back; again: no longer."""
    if len(session.people) > 1:
        raise IllegalMove("several people play here: `as NAME` hands the keyboard to another one")
    session.stepping = not session.stepping
    says = (
        "Before every move of a bot you can now act outside your turn." if session.stepping else "Bots play on at once."
    )
    session.screen.say(says)
    return False


def retract(session: Session, turn: Turn, rest: str) -> bool:
    """Take a sealed answer back while another is missing."""
    session.take_back(turn.seat)
    return True


def hint(session: Session, turn: Turn, rest: str) -> bool:
    """Say what the best bot would do, what it is for, and what else it thought of."""
    from sandlot.bots.why import thoughts

    if len(session.people) > 1:
        raise IllegalMove("a hint would tell the others something; it is there when one person plays with bots")
    best, *others = thoughts(turn.g, turn.seat, HINT, session.seed)
    session.screen.say(f"A bot would {deed(turn.g, best.text)}. {best.purpose}".rstrip())
    for each in [best, *others] if others else []:
        session.screen.say(f"  {each.value:4.0%}  {each.text}{' · ' if each.purpose else ''}{each.purpose}")
    return False


def help_command(session: Session, turn: Turn, rest: str) -> bool:
    """List everything that can be typed."""
    first: Prompt = turn.prompt()
    rows = [("1, 2, 3 …", "choose the answer of this number")]
    if first.options:
        rows.append((first.options[0].text.split(" · ")[0], "the same in words; a whole move works too"))
    rows += [(command.shape, command.says) for command in COMMANDS.values()]
    width = max(len(shape) for shape, _ in rows)
    session.screen.say("\n".join(f"  {shape:<{width}}  {says}" for shape, says in rows))
    return False


def quit_command(session: Session, turn: Turn, rest: str) -> bool:
    """Leave; the match stays where it was saved."""
    session.keep()
    if session.screen.typed:
        kept = session.keeper
        where = f"not saved ({kept.trouble})" if kept.trouble else f"saved in {kept.path}"
        session.screen.say(f"The match is {where}.")
        answer = session.screen.ask("Enter leaves, a file name saves it there as well, `no` plays on: ")
        if answer.lower() in ("n", "no"):
            return False
        if answer and answer.lower() not in ("y", "yes"):
            session.screen.say(f"Saved in {session.keeper.save_as(answer)}.")
    raise Leave


COMMANDS = {
    "back": Command("back", "take the last pick of this move back", back),
    "undo": Command("undo", "take your last move back", undo),
    "log": Command("log [all]", "what happened", log),
    "rules": Command("rules [ID]", "the rule of this question, another one, a chapter, or `rules all`", rules),
    "why": Command(
        "why [3]", "an answer or a card: its figures, why it is possible or not, what it brings", why_command
    ),
    "aside": Command("aside [WORDS]", "a loan, an offer or an answer to one, outside your turn", aside),
    "step": Command("step", "stop before every move of a bot, for asides and for `retract`; again: no longer", step),
    "as": Command("as NAME", "hand the keyboard to another person for an aside or `retract`", as_seat),
    "retract": Command("retract", "take your sealed answer back while another one is missing", retract),
    "table": Command("table", "the whole table once more", table),
    "hint": Command("hint", "what a bot would do", hint),
    "save": Command("save [FILE]", "save the match; it is also saved after every move", save),
    "help": Command("help", "this list", help_command),
    "quit": Command("quit", "leave; `sandlot play --load` goes on", quit_command),
}
SHORT = {"q": "quit", "exit": "quit", "?": "help"}


def find(text: str) -> tuple[Command, str] | None:
    """The command of a line and the rest of it."""
    word, _, rest = text.partition(" ")
    name = SHORT.get(word.lower(), word.lower())
    return (COMMANDS[name], rest.strip()) if name in COMMANDS else None
