"""A position: plain data, an agenda of pending steps, and the question that is open now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.chance import Chance, NoChance, seeded
from sandlot.kernel.digest import digest
from sandlot.kernel.errors import IllegalMove, RulesBug, Undecided
from sandlot.kernel.events import EVERYONE, NOTHING, Event
from sandlot.kernel.packed import append, vec
from sandlot.kernel.plain import Plain
from sandlot.kernel.registry import find, for_people
from sandlot.kernel.rules import Outcome, Rules
from sandlot.kernel.step import NO_QUESTION, Choice, Put, Step, Window
from sandlot.kernel.zones import copied

NOBODY: Final = -1
ROOM: Final = 32  # for options; more room is made when it is needed
RUNAWAY: Final = 10_000  # steps between two questions; more means that the rules go round in circles


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Game(Plain):
    """The base of every position. The kernel's part of the state stands here, a game declares its own in `material.py`.

    The loop pops a step and runs it, until a step puts a question or the agenda is empty, which is the end.
    Nothing waits in a closure, generator or thread, so a position can be cloned in the middle of a question.
    """

    __slots__ = (
        "actions",
        "chance",
        "choice",
        "count",
        "depth",
        "events",
        "gathered",
        "known",
        "names",
        "offered",
        "reminds",
        "rules",
        "sealed",
        "seat",
        "seats",
        "steps",
        "then",
        "trier",
        "waiting",
    )
    rules: Rules  # what this game answers about its positions
    seats: i64
    actions: i64  # every option of the game lies in range(actions); at most 4,096
    seat: i64  # who answers next; NOBODY: the game is over
    offered: vec[i64]  # among what: the first `count` are the options
    count: i64
    choice: Choice
    steps: vec[Step]  # the agenda: the first `depth` are pending, the last of them runs first
    depth: i64
    chance: Chance
    known: vec[i64]  # per card: mask of the seats that know it where it lies
    sealed: tuple[tuple[int, ...], ...]  # per seat: picks given and not yet revealed
    waiting: tuple[int, ...]  # seats that still owe a sealed answer, ascending
    then: Step | None  # what follows when all sealed answers are in; None: the question is an open one
    events: list[Event] | None  # a list while somebody listens
    trier: i64  # the seat for which this is a trial; NOBODY: it is for real
    names: tuple[str, ...]  # what people call the seats, if they were told; () for the game's own words
    reminds: bool  # whether tables show hidden cards that the viewer has seen before
    gathered: tuple[int, ...]  # what a trial has picked of the set it is asked for, in any order

    # -- beginning, copying ------------------------------------------------------------------------------------

    def begin(self, rules: Rules, seats: int, actions: int, cards: int) -> None:
        """Fill the kernel's fields of a table at which nothing is dealt yet."""
        self.rules = rules
        self.seats = seats
        self.actions = actions
        self.seat = NOBODY
        self.offered = vec[i64]([0] * ROOM)
        self.count = 0
        self.choice = NO_QUESTION
        self.steps = vec[Step]()
        self.depth = 0
        self.chance = NoChance()
        self.known = vec[i64]([0] * cards)
        self.sealed = ((),) * seats
        self.waiting = ()
        self.then = None
        self.events = None
        self.trier = NOBODY
        self.names = ()
        self.reminds = True
        self.gathered = ()

    def copy_kernel(self, other: Game) -> None:
        """Fill the kernel's fields of a clone. Nobody listens to a clone."""
        self.rules = other.rules
        self.seats = other.seats
        self.actions = other.actions
        self.seat = other.seat
        self.offered = copied(other.offered)
        self.count = other.count
        self.choice = other.choice
        self.steps = other.steps[:]
        self.depth = other.depth
        self.chance = other.chance.clone()
        self.known = copied(other.known)
        self.sealed = other.sealed
        self.waiting = other.waiting
        self.then = other.then
        self.events = None
        self.trier = other.trier
        self.names = other.names
        self.reminds = other.reminds
        self.gathered = other.gathered

    def clone(self) -> Game:
        """An independent copy; `tools/material.py` writes it for each game."""
        raise NotImplementedError

    def redeal_cards(self, seat: i64) -> None:
        """Deal again, with self.chance, the cards this seat does not know; written for each game from its zones."""
        raise NotImplementedError

    def deal(self, chance: Chance) -> Game:
        """Of a table at which nothing is dealt yet: a new game with this luck, run on to the first question."""
        g = self.clone()
        g.chance = chance
        g.rules.deal(g)
        g.run()
        return g

    # -- what the game's rules answer --------------------------------------------------------------------------

    def name(self) -> str:
        """The game's name in the registry."""
        return self.rules.name()

    def team(self, seat: int) -> int:
        """Team mates have the same number."""
        return self.rules.team(self, seat)

    def result(self, seat: i64) -> float:
        """Share of the victory, 0 to 1; team mates share it, k who share the first place get 1/k each."""
        return self.rules.result(self, seat)

    def outcome(self) -> Outcome:
        """How the game ended."""
        return self.rules.outcome(self)

    def evaluate(self, seat: i64) -> float:
        """What `result` may be expected to say, 0 to 1, while the game goes on."""
        return self.rules.evaluate(self, seat)

    def shortlist(self, seat: int, options: list[int]) -> list[int]:
        """Which of this seat's options a bot that looks one move ahead compares."""
        return self.rules.shortlist(self, seat, options)

    def sensible(self, seat: int, options: list[int]) -> list[int]:
        """The options without those that are never better than another one."""
        return self.rules.sensible(self, seat, options)

    def horizon(self) -> int:
        """Random picks after which a tree search asks `evaluate`; 0: it plays on to the end."""
        return self.rules.horizon()

    def waited_for(self, seat: int) -> list[int]:
        """Asides by which this seat would answer somebody who waits."""
        return self.rules.waited_for(self, seat)

    def redeal(self, seat: i64) -> None:
        """Deal again, with self.chance, what this seat cannot know; all that it was shown stays."""
        self.rules.redeal(self, seat)

    def aside_question(self, seat: int) -> Choice:
        """What this seat may do outside its turn, asked of nobody in particular."""
        return self.rules.aside_question(self, seat)

    # -- what steps do -----------------------------------------------------------------------------------------

    def do(self, step: Step) -> None:
        """Push a step: the last pushed runs first."""
        if self.depth < len(self.steps):
            self.steps[self.depth] = step
        else:
            self.steps = append(self.steps, step)
        self.depth += 1

    def again(self) -> None:
        """The step that runs now runs once more, after whatever it pushes from here on."""
        self.depth += 1

    def offer(self, option: i64) -> None:
        """One more option of the question that is being put."""
        offered = self.offered
        count = self.count
        if count < len(offered):
            offered[count] = option
        else:
            self.offered = append(offered, option)
        self.count = count + 1

    def offer_all(self, options: Iterable[int]) -> None:
        for option in options:
            self.offer(option)

    def offer_cells(self, cells: vec[i64], first: i64, end: i64) -> None:
        """Offer the numbers of some cells side by side, such as the cards of a hand."""
        offered = self.offered
        count = self.count
        for i in range(first, end):
            if count < len(offered):
                offered[count] = cells[i]
            else:
                offered = append(offered, cells[i])
            count += 1
        self.offered = offered
        self.count = count

    def ask(self, seat: i64, choice: Choice) -> None:
        """Put a question. Whether and to whom must follow from public facts; there is always an option."""
        self.count = 0
        choice.offers(self, seat)
        if self.count == 0:
            raise RulesBug(f"{type(choice).__name__} offers seat {seat} nothing, not even to decline")
        self.seat = seat
        self.choice = choice

    def ask_all(self, seats: Iterable[int], choice: Choice, then: Step) -> None:
        """Put a sealed question to several seats at once; `then` follows when all have answered.

        A seat goes on picking until nothing is offered to it; its picks so far stand in self.sealed[seat].
        """
        self.choice = choice
        self.then = then
        self.waiting = tuple(sorted(seats))
        self.call_next()

    def call_next(self) -> None:
        """Turn to the lowest seat that still owes a sealed answer, or go on when there is none."""
        choice = self.choice
        while self.waiting:
            seat = self.waiting[0]
            self.count = 0
            choice.offers(self, seat)
            if self.count > 0:
                self.seat = seat
                return
            self.waiting = self.waiting[1:]
        self.seat = NOBODY
        then = self.then
        assert then is not None
        self.then = None
        self.do(then)

    def unseal(self) -> tuple[tuple[int, ...], ...]:
        """The sealed answers by seat, now open; the steps that follow read them in seat order."""
        if self.trier != NOBODY:
            raise Undecided("what the others chose comes out next")
        picks = self.sealed
        self.sealed = ((),) * int(self.seats)
        return picks

    def window(self, seats: Iterable[int], choice: Choice) -> None:
        """Let seats respond or pass, in that order; windows nest."""
        self.do(Window(tuple(seats), 0, choice))

    def end(self) -> None:
        """Nothing more happens: the game is over."""
        self.depth = 0

    # -- answers -----------------------------------------------------------------------------------------------

    @property
    def options(self) -> list[int]:
        """What self.seat may answer, ascending; a new list."""
        return [int(self.offered[i]) for i in range(self.count)]

    @options.setter
    def options(self, options: list[int]) -> None:
        self.offered = vec[i64]([0] * ROOM)
        self.count = 0
        self.offer_all(options)

    @property
    def agenda(self) -> list[Step]:
        """The pending steps, the next last; a new list."""
        return [self.steps[i] for i in range(self.depth)]

    @agenda.setter
    def agenda(self, agenda: list[Step]) -> None:
        self.steps = vec[Step]()
        self.depth = 0
        for step in agenda:
            self.do(step)

    @property
    def open(self) -> tuple[int, ...]:
        """Every seat that may answer now; several only while answers are sealed."""
        if self.then is not None:
            return self.waiting
        return () if self.seat == NOBODY else (int(self.seat),)

    def apply(self, option: i64) -> None:
        """The answer of self.seat: one pick. Runs on to the next question or the end."""
        for i in range(self.count):
            if self.offered[i] == option:
                break
        else:
            raise IllegalMove(f"{option} is not among the options {self.options}")
        self.take(option)

    def take(self, option: i64) -> None:
        """`apply` for a pick that is known to be an option."""
        seat = self.seat
        if self.then is None:
            self.seat = NOBODY
            self.choice.chosen(self, seat, option)
        else:
            self.seal(seat, option)
        if self.seat < 0:
            self.run()

    def seal(self, seat: int, pick: int) -> None:
        """Keep a pick of a sealed answer."""
        self.set_sealed(seat, (*self.sealed[seat], pick))
        self.count = 0
        self.choice.offers(self, seat)
        if self.count == 0:
            self.waiting = tuple([s for s in self.waiting if s != seat])
        elif seat == self.waiting[0]:
            return
        self.call_next()

    def set_sealed(self, seat: int, picks: Iterable[int]) -> None:
        """Replace one seat's sealed picks."""
        self.sealed = (*self.sealed[:seat], tuple(picks), *self.sealed[seat + 1 :])

    def answer(self, seat: int, picks: Sequence[int]) -> None:
        """One or several picks of any open seat, all or nothing."""
        trial = self.clone()
        trial.give(seat, picks)
        self.give(seat, picks)

    def give(self, seat: int, picks: Sequence[int]) -> None:
        """Answer without the safety net of `answer`: if a pick is refused, those before it stay."""
        for pick in picks:
            if seat not in self.open:
                raise IllegalMove(f"seat {seat} is not asked anything now")
            if self.seat != seat:
                self.seat = seat
                self.count = 0
                self.choice.offers(self, seat)
            self.apply(pick)

    def retract(self, seat: int) -> None:
        """Take sealed picks back while another seat's answer is still missing."""
        if self.then is None or not self.sealed[seat]:
            raise IllegalMove(f"seat {seat} has no sealed answer to take back")
        self.set_sealed(seat, ())
        if seat not in self.waiting:
            self.waiting = tuple(sorted((*self.waiting, seat)))
        self.call_next()

    def asides(self, seat: int) -> list[int]:
        """What this seat may do outside its turn now; never while answers are sealed or an effect is half done."""
        if self.seat == NOBODY or self.then is not None or not self.choice.interruptible():
            return []
        return self.aside_question(seat).options(self, seat)

    def aside(self, seat: int, picks: Sequence[int]) -> None:
        """A whole move outside the seat's turn, all or nothing; then the pending question is put again."""
        trial = self.clone()
        trial.give_aside(seat, picks)
        self.give_aside(seat, picks)

    def give_aside(self, seat: int, picks: Sequence[int]) -> None:
        """Do an aside without the safety net of `aside`."""
        if not picks or picks[0] not in self.asides(seat):
            raise IllegalMove(f"seat {seat} cannot do that now")
        depth = self.open_aside(seat, picks[0])
        for pick in picks[1:]:
            if self.depth < depth:
                raise IllegalMove("the aside is complete before its last pick")
            self.apply(pick)
        if self.depth >= depth:
            raise IllegalMove("the aside is not complete")

    def open_aside(self, seat: int, pick: int) -> i64:
        """Begin an aside above the pending question; it is complete when the agenda is lower than returned."""
        question = self.aside_question(seat)
        self.do(Put(self.seat, self.choice))
        depth = self.depth
        self.seat = NOBODY
        question.chosen(self, seat, pick)
        self.run()
        return depth

    def run(self) -> None:
        """Run steps until a question is open or nothing is left to do."""
        left: i64 = RUNAWAY
        while self.seat < 0 and self.depth > 0:
            depth = self.depth - 1
            self.depth = depth
            self.steps[depth].go(self)
            left -= 1
            if left == 0:
                names = [type(step).__name__ for step in self.agenda[-5:]]
                raise RulesBug(f"no question after {RUNAWAY} steps; next: {names}")
        if self.seat < 0:
            self.count = 0
            self.choice = NO_QUESTION

    # -- knowledge: only these write self.known ----------------------------------------------------------------

    def learn(self, card: i64, who: i64) -> i64:
        """The seats of the mask now know this card where it lies; returns those for whom it is news."""
        known = self.known
        before = known[card]
        news = who & ~before
        if news:
            if self.trier >= 0 and news >> self.trier & 1:
                raise Undecided("a card is seen next")
            known[card] = before | who
        return news

    def lose_track(self, card: i64, who: i64) -> None:
        """The seats of the mask no longer know where this card lies."""
        self.known[card] = self.known[card] & ~who

    def forget(self, cards: Iterable[int]) -> None:
        """Nobody knows any more where these cards lie: they are about to be shuffled together."""
        for card in cards:
            self.known[card] = 0

    def forget_cells(self, cells: vec[i64], first: i64, end: i64) -> None:
        """The same for the cards in a run of packed cells."""
        known = self.known
        for i in range(first, end):
            known[cells[i]] = 0

    def emit(
        self,
        kind: str,
        seat: int,
        src: int = NOTHING,
        dst: int = NOTHING,
        count: int = 1,
        card: int = NOTHING,
        seen: int = EVERYONE,
        news: int = 0,
        rule: str = "",
    ) -> None:
        """Tell what happened, if somebody listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, src, dst, count, card, seen, news, rule))

    # -- for people ---------------------------------------------------------------------------------------------

    def module(self, name: str) -> ModuleType:
        """One of the modules of this position's game: its notation, its table."""
        return find(self.name()).module(name)

    def text(self, option: int) -> str:
        """How an option of the open question reads."""
        return str(for_people("asking").phrase(self, self.seat, option))

    def table(self, seat: int = NOBODY) -> object:
        """What a seat (or a spectator) sees; print it to read it."""
        table: object = self.module("table").table(self, seat)
        return table

    def digest(self) -> int:
        """A fingerprint of the position, equal in plain and compiled engines."""
        return digest(self)

    # -- imagination -------------------------------------------------------------------------------------------

    def determinize(self, seat: int, seed: int) -> None:
        """Turn this clone into a position that this seat cannot tell from the real one.

        Fast chance from `seed`, hidden things dealt again, the others' sealed answers picked again.
        """
        self.chance = seeded(seed)
        self.redeal(seat)
        if self.then is not None:
            self.repick(seat)
        elif self.seat != NOBODY:
            self.ask(self.seat, self.choice)

    def repick(self, seat: int) -> None:
        """Give the other seats random sealed answers; who still owes picks stays so, with as many given as before."""
        for other in range(self.seats):
            if other == seat or not self.sealed[other]:
                continue
            count = len(self.sealed[other])
            owes = other in self.waiting
            self.set_sealed(other, ())
            options = self.choice.options(self, other)
            while options and not (owes and len(self.sealed[other]) == count):
                before = self.sealed[other]
                pick = options[self.chance.below(len(options))]
                self.set_sealed(other, (*before, pick))
                more = self.choice.options(self, other)
                if owes and not more:
                    self.set_sealed(other, before)
                    options = [option for option in options if option != pick]
                else:
                    options = more
        self.call_next()
