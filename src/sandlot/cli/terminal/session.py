"""A match at one terminal, from the first question to the final table."""

from __future__ import annotations

import time
from collections.abc import Sequence

from sandlot.bots import Bot
from sandlot.cli.terminal import commands, outside
from sandlot.cli.terminal.saves import Keeper
from sandlot.cli.terminal.screen import BELOW, TYPED, Closed, Screen
from sandlot.cli.terminal.story import Story, table_of
from sandlot.cli.terminal.turn import NotUnderstood, Turn
from sandlot.kernel.errors import SandlotError
from sandlot.kernel.game import NOBODY
from sandlot.match import Match
from sandlot.table.log import LogLine, sentence
from sandlot.table.looks import Look

WELCOME = "Type a number, a move in words, or `help`; `why 1` tells more about an answer."
ENDING = 5  # lines below the final table: who won, where the match is, what to do with it
PUBLIC = 6  # lines of what everybody may read, told before a curtain opens and at the end


def look_of(match: Match) -> Look | None:
    """How the game looks, if it says so."""
    return match.info.module("look").LOOK if match.info.has_module("look") else None


class Session:
    """People and bots at one table: asks the people, lets the bots play, keeps the match."""

    def __init__(
        self, match: Match, bots: Sequence[Bot | None], keeper: Keeper, screen: Screen, pace: float, seed: int
    ) -> None:
        self.match = match
        self.bots = bots
        self.keeper = keeper
        self.screen = screen
        self.pace = pace
        self.seed = seed
        self.story = Story(match)
        self.look = look_of(match)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.shown = NOBODY  # whose table may stand on the screen
        self.stepping = False  # whether the one person is asked for business before every move of a bot
        self.offered = 0  # moves after which an offer to that person was last shown
        self.news = WELCOME  # said below the next table

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while not self.match.over:
                seat = self.match.game.open[0]
                bot = self.bots[seat]
                if bot is None:
                    self.ask(seat)
                else:
                    self.let_play(seat, bot)
            self.finish()
        except (commands.Leave, Closed):
            self.keep()
            self.farewell("The match is not over.")
        except KeyboardInterrupt:
            self.keep()
            self.screen.say()
            self.farewell("The match is not over.")
            raise

    # -- moves -----------------------------------------------------------------------------------------------------

    def let_play(self, seat: int, bot: Bot) -> None:
        """A bot's move, slow enough to be followed; before it, the one person may do business."""
        if self.interrupted():
            return
        started = time.monotonic()
        picks = bot.move(self.match.game, seat)
        self.screen.pause(self.pace - (time.monotonic() - started))
        self.commit(seat, picks)

    def interrupted(self) -> bool:
        """Whether the one person changed something before a bot's move: when stepping, or asked by an offer."""
        if len(self.people) != 1:
            return False
        seat, g = self.people[0], self.match.game
        moves = self.match.moves
        if g.waited_for(seat) and self.offered < len(moves):
            self.offered = len(moves)
            return outside.visit(self, seat, "An offer waits for your answer; Enter leaves it standing.")
        if self.stepping and outside.may_act(g, seat):
            return outside.visit(self, seat, "Enter lets the others go on; `step` no longer stops here.")
        return False

    def commit(self, seat: int, picks: Sequence[int]) -> None:
        """A whole move reaches the match, is kept and told."""
        self.match.play(seat, picks)
        self.committed(seat)
        self.let_answer()

    def commit_aside(self, seat: int, picks: Sequence[int]) -> None:
        """The same for a move outside the turn; bots answer it at once."""
        self.match.aside(seat, picks)
        self.committed(seat)
        self.let_answer()

    def take_back(self, seat: int) -> None:
        """A sealed answer is taken back."""
        self.match.retract(seat)
        self.committed(seat)

    def let_answer(self) -> None:
        """Whatever bots want to do outside their turn."""
        for seat, bot in enumerate(self.bots):
            if bot is not None and not self.match.over and self.match.game.asides(seat):
                picks = bot.aside(self.match.game, seat)
                if picks:
                    self.match.aside(seat, picks)
                    self.committed(seat)

    def committed(self, seat: int) -> None:
        """Keep and tell the last move."""
        self.keep()
        if len(self.people) > 1 and seat in self.people:
            self.screen.hide()  # before anybody else looks
            self.shown = NOBODY
        # what one person alone may know is told to that person only
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.screen.told(self.story.lines(viewer, len(self.match.moves) - 1))

    def ask(self, seat: int) -> None:
        """A person's move, or whatever else changes the question."""
        turn = Turn(self.match.game, seat, self.story)
        if self.only_declines(turn):
            self.screen.pause(self.pace)
            self.commit(seat, [turn.prompt().options[0].option])
            return
        if len(self.people) > 1 and self.shown != seat:
            self.screen.curtain(self.match.seats[seat].name, self.since(NOBODY))
        self.shown = seat
        self.draw(turn)
        while not self.answer(turn):
            pass

    def only_declines(self, turn: Turn) -> bool:
        """Whether all that can be said is no: the one answer acts on nothing and completes the move."""
        options = turn.prompt().options
        return len(options) == 1 and not options[0].part and turn.tried(options[0].option).complete

    def draw(self, turn: Turn) -> None:
        """The seat's table on a fresh page."""
        turn.pages += 1
        self.screen.clear()
        below = BELOW if self.news else TYPED
        self.screen.table(turn.table(), self.since(turn.seat), turn.brings(), self.look, below)
        if self.news:
            self.screen.say(self.news)
            self.news = ""

    def since(self, seat: int) -> list[LogLine]:
        """What happened since this seat was last asked, its own move included; for a spectator the last few lines."""
        if seat == NOBODY:
            return self.story.lines(seat)[-PUBLIC:]
        moves = self.match.moves
        last = max((ply for ply, move in enumerate(moves) if move.seat == seat), default=0)
        return self.story.lines(seat, last)

    def answer(self, turn: Turn) -> bool:
        """Read one line and act on it; True when the question is settled or no longer the same."""
        text = self.screen.ask(f"{self.match.seats[turn.seat].name}> ")
        try:
            return self.act(turn, text)
        except SandlotError as error:
            self.complain(error)
            return False

    def complain(self, error: SandlotError) -> None:
        """One sentence about what is wrong."""
        told = str(error)
        self.screen.say(f"{told[:1].upper()}{told[1:]}.")

    def act(self, turn: Turn, text: str) -> bool:
        """An answer, or a command."""
        options = turn.prompt().options
        if not text and len(options) > 1:
            self.screen.say(f"Type a number from 1 to {len(options)}, or `help`.")
            return False
        command = commands.find(text)
        if command is not None:
            return command[0].do(self, turn, command[1])
        try:
            turn.picks += turn.understand(text or "1")
        except NotUnderstood:
            if not outside.did(self, turn.seat, text):
                raise
            return True
        if not turn.tried().complete:
            self.draw(turn)
            return False
        if turn.g.then is not None and turn.pages > 1 and not self.sealed(turn):
            return False
        self.commit(turn.seat, turn.picks)
        return True

    def sealed(self, turn: Turn) -> bool:
        """Whether a form that was filled in pick by pick is sealed as it stands."""
        self.screen.say(f"Your answer: {turn.said()}.")
        while True:
            text = self.screen.ask("Enter seals it, `back` changes the last pick: ").lower()
            if text == "back":
                turn.picks.pop()
                self.draw(turn)
                return False
            if not text:
                return True
            self.screen.say("Press Enter, or type `back`; everything else can be typed at the next question.")

    # -- keeping and ending ----------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Save, and say so if that fails."""
        if not self.keeper.keep():
            self.screen.say(f"The match could not be saved: {self.keeper.trouble}. `save FILE` saves it elsewhere.")

    def finish(self) -> None:
        """The final table, who won and why, and where the match is."""
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        self.screen.pause(self.pace)
        self.screen.clear()
        table = table_of(self.match.game, viewer)
        lines = [line for line in self.since(viewer) if sentence(line) != table.status]
        self.screen.table(table, lines, look=self.look, below=ENDING)
        if viewer != NOBODY:
            share = self.match.game.result(viewer)
            self.screen.say("You win!" if share == 1 else "You lose." if share == 0 else "Nobody loses.", "bold")
        self.farewell("The match is over.")

    def farewell(self, how: str) -> None:
        """Where the match can be found again."""
        if self.keeper.trouble:
            self.screen.say(f"{how} It could not be saved: {self.keeper.trouble}.")
            return
        self.screen.say(f"{how} It is saved in {self.keeper.path}")
        more = "sandlot replay FILE steps through it." if self.match.over else "sandlot play --load goes on with it."
        self.screen.say(more, "dim")
