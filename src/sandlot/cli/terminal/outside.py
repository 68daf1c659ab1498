"""Business outside the turn: loans, offers and their answers, a sealed answer taken back. Knows no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from sandlot.cli.terminal import commands
from sandlot.cli.terminal.story import table_of
from sandlot.cli.terminal.turn import NotUnderstood, Turn
from sandlot.kernel.errors import IllegalMove, SandlotError
from sandlot.kernel.game import Game
from sandlot.kernel.notation import phrase
from sandlot.kernel.sets import Answer, answer_aside
from sandlot.table.parts import Option, Prompt, Table

if TYPE_CHECKING:
    from sandlot.cli.terminal.session import Session

OPENING = "What do you do outside your turn? Enter alone: nothing."


class Aside(Turn):
    """One aside of a person in the making, pick by pick or in words."""

    def tried(self, *more: int) -> Answer:
        """The picks so far and some more, tried out."""
        return answer_aside(self.g, self.seat, [*self.picks, *more])

    def begin(self) -> Answer:
        """Nothing tried yet."""
        return answer_aside(self.g, self.seat)

    def position(self) -> Table:
        """The table with the picks carried out; before the first, with all that can be done."""
        if self.picks:
            return super().position()
        said = [Option(option=o, text=phrase(self.g, self.seat, o)) for o in self.g.asides(self.seat)]
        prompt = Prompt(id="asides", seat=self.seat, sentence=OPENING, form="offer", options=tuple(said))
        return replace(table_of(self.g, self.seat), prompt=prompt)


def may_retract(g: Game, seat: int) -> bool:
    """Whether an answer of this seat lies sealed while another's is missing."""
    return g.then is not None and bool(g.sealed[seat])


def may_act(g: Game, seat: int) -> bool:
    """Whether there is anything this seat can do without being asked."""
    return may_retract(g, seat) or bool(g.asides(seat))


def did(session: Session, seat: int, text: str) -> bool:
    """Whether the words were one whole aside; then it is done."""
    turn = Aside(session.match.game, seat, session.story)
    try:
        turn.picks = turn.understand(text)
    except NotUnderstood:
        return False
    if not turn.tried().complete:
        raise IllegalMove(f"{turn.said()!r} goes on; `aside` leads through it pick by pick")
    session.commit_aside(seat, turn.picks)
    return True


def visit(session: Session, seat: int, why: str) -> bool:
    """Let a seat act outside its turn until it presses Enter; True if anything was done."""
    done = False
    told = why
    while may_act(session.match.game, seat):
        turn = Aside(session.match.game, seat, session.story)
        session.news = told
        session.draw(turn)
        before = len(session.match.moves)
        while len(session.match.moves) == before and not _line(session, turn):
            pass
        if len(session.match.moves) == before:
            break
        done = True
        told = "Done. Enter goes on with the game."
    return done


def _line(session: Session, turn: Aside) -> bool:
    """Read one line; True when the visit is over or something was done."""
    text = session.screen.ask(f"{session.match.seats[turn.seat].name}, outside the turn> ")
    if not text:
        if turn.picks:
            turn.picks.clear()
            session.draw(turn)
            return False
        return True
    try:
        command = commands.find(text)
        if command is not None:
            return command[0].do(session, turn, command[1])
        turn.picks += turn.understand(text)
        if turn.tried().complete:
            session.commit_aside(turn.seat, turn.picks)
            return True
        session.draw(turn)
    except SandlotError as error:
        session.complain(error)
    return False
