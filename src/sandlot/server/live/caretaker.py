"""What a table does by itself: bots' moves, passes for standing orders and forced answers, windows and clocks."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

from sandlot.bots import make
from sandlot.bots.specs import FALLBACK
from sandlot.kernel.declines import decline, refusal
from sandlot.kernel.errors import BadInput, SandlotError
from sandlot.kernel.game import Game
from sandlot.kernel.moves import responding
from sandlot.server.live import commands
from sandlot.server.live.bot_pool import BotPool, NoAnswer
from sandlot.server.live.live_table import LiveTable
from sandlot.server.live.standing_orders import answering, forced
from sandlot.server.state import entries
from sandlot.server.storage.store import Conflict

logger = logging.getLogger("sandlot.server")
OFFER = -1  # in the place of a question's number
AGAIN = 1.0  # seconds until a bot that stumbled is asked again
QUICK = 5.0  # seconds in which the fallback has to be found
_luck = random.SystemRandom()


class Caretaker:
    """Looks after one table. `plan` is called whenever something has changed."""

    def __init__(self, live: LiveTable, bot_pool: BotPool) -> None:
        self.live = live
        self.bot_pool = bot_pool
        self.tasks: dict[tuple[int, int], asyncio.Task[None]] = {}  # (question, seat): a bot thinks
        self.pauses: dict[tuple[int, int], float] = {}  # (question, seat): how long a pass takes at least
        self.gone: set[int] = set()  # seats that everybody was told are empty for longer than the grace
        self.timer: asyncio.TimerHandle | None = None
        self.others: set[asyncio.Task[None]] = set()
        live.wake = self.plan

    @property
    def idle(self) -> bool:
        """Whether nothing is under way and nothing will happen by itself."""
        return self.timer is None and not self.tasks and not self.others

    # -- planning --------------------------------------------------------------------------------------------------

    def plan(self) -> None:
        """Start what has to be started, and set the timer for the next thing to do."""
        live, state = self.live, self.live.state
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        open_seats = state.open if state.going() else []
        now = time.monotonic()
        for seat in list(live.since):
            if seat not in open_seats:
                del live.since[seat]
        waited = self.waited_for()
        keys = {(state.asked, seat) for seat in open_seats} | {(OFFER, seat) for seat in waited}
        self.pauses = {key: pause for key, pause in self.pauses.items() if key in keys}
        for key in [key for key in self.tasks if key not in keys]:
            self.tasks.pop(key).cancel()
        self.gone &= live.away.keys()
        missed = [seat for seat in state.people() if seat in live.away and seat not in self.gone]
        dues = [live.away[seat] + state.pace.grace for seat in missed]
        for seat in open_seats:
            live.since.setdefault(seat, now)
            if state.seats[seat].bot:
                self.think(seat, state.seats[seat].bot)
            else:
                dues += self.dues(seat)
                if state.game.choice.opens() and any(order.what == "turn" for order, _ in state.seats[seat].orders):
                    dues.append(now)
        for seat in waited:
            if (OFFER, seat) not in self.tasks:
                self.tasks[OFFER, seat] = asyncio.create_task(self.guard(self.answer_offer, seat))
        if dues:
            loop = asyncio.get_running_loop()
            self.timer = loop.call_later(max(0.0, min(dues) - now) + 0.001, self.spawn, self.tick)

    def waited_for(self) -> list[int]:
        """The seats whose answer to an offer the table gives: bots', and those of people who have told it to refuse."""
        state = self.live.state
        waited = [seat for seat in range(len(state.seats)) if state.game.waited_for(seat)] if state.going() else []
        return [seat for seat in waited if state.seats[seat].bot or self.refuses(seat)]

    def refuses(self, seat: int) -> bool:
        """Whether the table refuses offers for this person."""
        told = any(order.what == "offers" for order in self.live.state.orders(seat))
        return told and refusal(self.live.state.game, seat) is not None

    def pause(self, seat: int) -> float:
        """When a pass of this seat may take effect: the same for people, bots and the table."""
        key = (self.live.state.asked, seat)
        if key not in self.pauses:
            self.pauses[key] = _luck.uniform(*self.live.settings.pause)
        return self.live.since.get(seat, time.monotonic()) + self.pauses[key]

    def dues(self, seat: int) -> list[float]:
        """When the table has to do something for this person."""
        state = self.live.state
        found = [] if (passes := self.passes(seat)) is None else [passes]
        if state.pace.minutes and (state.asked, seat) not in self.tasks:
            found.append(self.live.since[seat] + state.seats[seat].left)
        return found

    def passes(self, seat: int) -> float | None:
        """When the table passes for this person: soon if it was told to, after a while if a response does not come."""
        state = self.live.state
        if answering(state, seat) is not None:
            return self.pause(seat)
        waits = state.pace.window and (responding(state.game) or forced(state, seat))
        return self.live.since[seat] + state.pace.window if waits and decline(state.game, seat) is not None else None

    def spawn(self, what: Any) -> None:
        """Run something that no client asked for; what goes wrong there is told in the server's log."""
        task = asyncio.create_task(self.guard(what))
        self.others.add(task)
        task.add_done_callback(self.others.discard)

    async def guard(self, work: Callable[..., Coroutine[Any, Any, None]], *given: Any) -> None:
        """Let nothing freeze the table. The work begins only here: it may be called off before."""
        try:
            await work(*given)
        except Conflict:
            self.plan()
        except Exception:
            logger.exception("table %s: its caretaker stumbled", self.live.id)

    # -- doing -----------------------------------------------------------------------------------------------------

    async def tick(self) -> None:
        """Do what is due."""
        live = self.live
        async with live.lock:
            state = live.state
            now = time.monotonic()
            gone = {seat for seat in live.away if live.is_gone(seat)}
            if gone - self.gone:
                self.gone = gone
                live.say_presence()
            for seat in state.open if state.going() else []:
                if state.seats[seat].bot or seat not in live.since:
                    continue
                passes = self.passes(seat)
                picks = decline(state.game, seat) if passes is not None and now >= passes else None
                if picks is not None and state.match is not None:
                    await commands.commit(live, seat, state.match.consider(seat, picks), "")
                    return  # that has planned again
                if state.pace.minutes and now >= live.since[seat] + state.seats[seat].left:
                    self.think(seat, FALLBACK)
            await self.lapse()
        self.plan()

    async def lapse(self) -> None:
        """Orders that last until the seat's turn end when it comes."""
        state = self.live.state
        for seat in state.open if state.going() else []:
            for order, _ in state.seats[seat].orders:
                if order.what == "turn" and state.game.choice.opens():
                    await self.live.write(entries.Ordered(seat=seat, order=order, on=False))
                    self.live.say_now(seat)

    def think(self, seat: int, bot: str) -> None:
        """Let a bot answer the open question, in its own time."""
        key = (self.live.state.asked, seat)
        if key not in self.tasks:
            self.tasks[key] = asyncio.create_task(self.guard(self.keep_thinking, key, bot))

    async def keep_thinking(self, key: tuple[int, int], bot: str) -> None:
        """A bot's move; if anything goes wrong with it the question is planned for again after a moment."""
        try:
            await self.let_think(key, bot)
        except Exception:
            await asyncio.sleep(AGAIN)
            raise
        finally:
            if self.tasks.get(key) is asyncio.current_task():
                del self.tasks[key]
                asyncio.get_running_loop().call_soon(self.live.wake)

    async def let_think(self, key: tuple[int, int], bot: str) -> None:
        """A bot's move; if it fails or is late, the fallback's; if that fails, the first that is allowed."""
        live, settings = self.live, self.live.settings
        asked, seat = key
        pause = time.monotonic() + _luck.uniform(*settings.bot_pause)
        g = live.state.game
        if responding(g):  # a hand that offers nothing needs no thinking, which must not be seen
            pause += make(bot).for_game(g).longest() / 1000
        try:
            picks = await self.bot_pool.move(g, seat, bot, settings.bot_deadline)
        except NoAnswer as late:
            logger.warning("table %s: bot %s on seat %d: %s; its fallback plays", live.state.id, bot, seat, late)
            picks = await self.fallback(g, seat)
        await asyncio.sleep(max(0.0, pause - time.monotonic()))
        async with live.lock:
            state = live.state
            if state.asked != asked or seat not in state.open or not state.going() or state.match is None:
                return
            try:
                considered = state.match.consider(seat, picks)
            except SandlotError as error:
                logger.warning("table %s: bot %s on seat %d: %s; its fallback plays", state.id, bot, seat, error)
                considered = state.match.consider(seat, await self.fallback(state.game, seat))
            self.tasks.pop(key, None)
            await commands.commit(live, seat, considered, "")

    async def answer_offer(self, seat: int) -> None:
        """A bot answers the seat that waits for it; for a person the table refuses, as it was told."""
        live = self.live
        key = (OFFER, seat)
        try:
            bot = live.state.seats[seat].bot
            pause = time.monotonic() + _luck.uniform(*(live.settings.bot_pause if bot else live.settings.pause))
            picks = refusal(live.state.game, seat)
            if bot:
                try:
                    picks = await self.bot_pool.move(live.state.game, seat, bot, live.settings.bot_deadline, aside=True)
                except NoAnswer as late:
                    logger.warning("table %s: bot %s on seat %d: %s; it refuses", live.id, bot, seat, late)
            await asyncio.sleep(max(0.0, pause - time.monotonic()))
            async with live.lock:
                state = live.state
                if seat not in self.waited_for() or state.match is None:
                    return
                if not picks:
                    raise BadInput(f"bot {bot} gives no answer")
                considered = state.match.consider(seat, picks, "aside")
                self.tasks.pop(key, None)
                await commands.commit(live, seat, considered, "")
        except SandlotError as error:  # that offer may be gone; if there is another, it is planned for
            logger.warning("table %s: seat %d and an offer: %s", live.id, seat, error)
            await asyncio.sleep(AGAIN)
        finally:
            if self.tasks.get(key) is asyncio.current_task():
                del self.tasks[key]
                asyncio.get_running_loop().call_soon(live.wake)

    async def fallback(self, g: Game, seat: int) -> list[int]:
        """Decline if that is offered, else what greedy would do, else the first answer."""
        picks = decline(g, seat)
        if picks is not None:
            return picks
        try:
            return await self.bot_pool.move(g, seat, FALLBACK, QUICK)
        except NoAnswer:
            return make("random").move(g, seat)

    async def close(self) -> None:
        """End what the table does by itself: the timer, and bots that think."""
        self.live.wake = lambda: None
        if self.timer is not None:
            self.timer.cancel()
        running = [*self.tasks.values(), *self.others]
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
