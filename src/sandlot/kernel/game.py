"""A position: plain data, an agenda of pending steps, and the question that is open now."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from sandlot.kernel.chance import Chance, seeded
from sandlot.kernel.errors import IllegalMove, RulesBug, Undecided
from sandlot.kernel.events import EVERYONE, NOTHING, Event
from sandlot.kernel.plain import Plain
from sandlot.kernel.step import NO_QUESTION, Choice, Put, Step, Window

NOBODY: Final = -1
# Below every agenda lie two steps that never run: a list that short would be moved about at every pop.
FLOOR: Final[list[Step]] = [Step(), Step()]
RUNAWAY: Final = 10_000  # steps between two questions; more means that the rules go round in circles


class Outcome(Plain):
    """How a game ended: a declared ending, and for every seat its rank (1 is best) and score."""

    __slots__ = ("ending", "ranks", "scores")

    def __init__(self, ending: str, ranks: list[int], scores: list[int]) -> None:
        self.ending = ending
        self.ranks = ranks
        self.scores = scores


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Plain):
    """The base of every game. The kernel's part of the state stands here, a game adds its own fields.

    The loop pops a step and runs it, until a step puts a question or the agenda is empty, which is the end.
    Nothing waits in a closure, generator or thread, so a position can be cloned in the middle of a question.
    """

    __slots__ = (
        "actions",
        "agenda",
        "chance",
        "choice",
        "events",
        "gathered",
        "known",
        "options",
        "reminds",
        "sealed",
        "seat",
        "seats",
        "then",
        "trier",
        "waiting",
    )
    seats: int
    actions: int  # every option of the game lies in range(actions); at most 4,096
    seat: i64  # who answers next; NOBODY: the game is over
    options: list[int]  # among what; replaced, never changed in place
    choice: Choice
    agenda: list[Step]
    chance: Chance
    known: list[int]  # per card: mask of the seats that know it where it lies
    sealed: list[list[int]]  # per seat: picks given and not yet revealed; replaced, never changed in place
    waiting: list[int]  # seats that still owe a sealed answer, ascending; replaced, never changed in place
    then: Step | None  # what follows when all sealed answers are in; None: the question is an open one
    events: list[Event] | None  # a list while somebody listens
    trier: i64  # the seat for which this is a trial; NOBODY: it is for real
    reminds: bool  # whether tables show hidden cards that the viewer has seen before
    gathered: list[int]  # what a trial has picked of the set it is asked for, in any order; replaced, never changed

    # -- beginning, copying ------------------------------------------------------------------------------------

    def begin(self, seats: int, actions: int, cards: int, chance: Chance) -> None:
        """Fill the kernel's fields of a new position; the game then pushes its first steps and calls run()."""
        self.seats = seats
        self.actions = actions
        self.seat = NOBODY
        self.options = []
        self.choice = NO_QUESTION
        self.agenda = FLOOR.copy()
        self.chance = chance
        self.known = [0] * cards
        self.sealed = [[] for _ in range(seats)]
        self.waiting = []
        self.then = None
        self.events = None
        self.trier = NOBODY
        self.reminds = True
        self.gathered = []

    def copy_kernel(self, other: Game) -> None:
        """Fill the kernel's fields of a clone. Nobody listens to a clone."""
        self.seats = other.seats
        self.actions = other.actions
        self.seat = other.seat
        self.options = other.options
        self.choice = other.choice
        self.agenda = other.agenda.copy()
        self.chance = other.chance.clone()
        self.known = other.known.copy()
        self.sealed = other.sealed
        self.waiting = other.waiting
        self.then = other.then
        self.events = None
        self.trier = other.trier
        self.reminds = other.reminds
        self.gathered = other.gathered

    def clone(self) -> Game:
        """An independent copy; written by each game, field by field."""
        raise NotImplementedError

    # -- what a game answers about itself ----------------------------------------------------------------------

    def name(self) -> str:
        """The game's name in the registry."""
        raise NotImplementedError

    def team(self, seat: int) -> int:
        """Team mates have the same number."""
        return seat

    def result(self, seat: int) -> float:
        """Share of the victory, 0 to 1; team mates share it, k who share the first place get 1/k each."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """How the game ended."""
        raise NotImplementedError

    def evaluate(self, seat: int) -> float:
        """What `result` may be expected to say, 0 to 1, while the game goes on; a game without an idea says even."""
        return 0.5

    def shortlist(self, seat: int, options: list[int]) -> list[int]:
        """Which of this seat's options a bot that looks one move ahead compares; at least one, by default all.

        It follows from what the seat knows. A game leaves out what is never better, or decides by reckoning alone;
        among equals it may draw, since this is asked of an imagined copy.
        """
        return options

    def sensible(self, seat: int, options: list[int]) -> list[int]:
        """The options without those that are never better than another one; no bot gives these, whatever it found."""
        return options

    def horizon(self) -> int:
        """Random picks after which a tree search asks `evaluate`; 0: it plays on to the end, as short games can."""
        return 0

    def waited_for(self, seat: int) -> list[int]:
        """Asides by which this seat would answer somebody who waits, such as the maker of an offer; mostly none."""
        return []

    def redeal(self, seat: int) -> None:
        """Deal anew, with self.chance, whatever this seat cannot know, keeping all that it was shown.

        The new deal follows from what the seat knows and the draws alone: hidden things are put into a fixed order
        before they are shuffled.
        """
        raise NotImplementedError

    def secrets(self, seat: int) -> list[int]:
        """Everything this seat cannot know, in a fixed order: hidden cards by place, hidden numbers."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """For every card the place where it lies, in the numbering of the events."""
        raise NotImplementedError

    def audit(self) -> None:
        """Raise RulesBug if cards, money or other totals are not conserved."""
        raise NotImplementedError

    def aside_question(self, seat: int) -> Choice:
        """What this seat may do outside its turn, asked of nobody in particular."""
        return NO_QUESTION

    # -- what steps do -----------------------------------------------------------------------------------------

    def do(self, step: Step) -> None:
        """Push a step: the last pushed runs first."""
        self.agenda.append(step)

    def ask(self, seat: int, choice: Choice) -> None:
        """Put a question. Whether and to whom must follow from public facts; there is always an option."""
        options = choice.options(self, seat)
        if not options:
            raise RulesBug(f"{type(choice).__name__} offers seat {seat} nothing, not even to decline")
        self.seat = seat
        self.options = options
        self.choice = choice

    def ask_all(self, seats: list[int], choice: Choice, then: Step) -> None:
        """Put a sealed question to several seats at once; `then` follows when all have answered.

        A seat goes on picking until options() is empty for it; its picks so far stand in self.sealed[seat].
        """
        self.choice = choice
        self.then = then
        self.waiting = sorted(seats)
        self.call_next()

    def call_next(self) -> None:
        """Turn to the lowest seat that still owes a sealed answer, or go on when there is none."""
        choice = self.choice
        while self.waiting:
            seat = self.waiting[0]
            options = choice.options(self, seat)
            if options:
                self.seat = seat
                self.options = options
                return
            self.waiting = self.waiting[1:]
        self.seat = NOBODY
        then = self.then
        assert then is not None
        self.then = None
        self.agenda.append(then)

    def unseal(self) -> list[list[int]]:
        """The sealed answers by seat, now open; the steps that follow read them in seat order."""
        if self.trier != NOBODY:
            raise Undecided("what the others chose comes out next")
        picks = self.sealed
        self.sealed = [[] for _ in range(self.seats)]
        return picks

    def window(self, seats: list[int], choice: Choice) -> None:
        """Let seats respond or pass, in that order; windows nest."""
        self.agenda.append(Window(seats, 0, choice))

    def end(self) -> None:
        """Nothing more happens: the game is over."""
        del self.agenda[len(FLOOR) :]

    # -- answers -----------------------------------------------------------------------------------------------

    @property
    def open(self) -> list[int]:
        """Every seat that may answer now; several only while answers are sealed."""
        if self.then is not None:
            return self.waiting
        return [] if self.seat == NOBODY else [self.seat]

    def apply(self, option: int) -> None:
        """The answer of self.seat: one pick. Runs on to the next question or the end."""
        for offered in self.options:  # quicker than `in`, which compares objects
            if offered == option:
                break
        else:
            raise IllegalMove(f"{option} is not among the options {self.options}")
        seat = self.seat
        if self.then is None:
            self.seat = NOBODY
            self.choice.take(self, seat, option)
        else:
            self.seal(seat, option)
        self.run()

    def seal(self, seat: int, pick: int) -> None:
        """Keep a pick of a sealed answer."""
        picks = self.sealed[seat].copy()
        picks.append(pick)
        self.set_sealed(seat, picks)
        options = self.choice.options(self, seat)
        if not options:
            self.waiting = [s for s in self.waiting if s != seat]
        elif seat == self.waiting[0]:
            self.options = options
            return
        self.call_next()

    def set_sealed(self, seat: int, picks: list[int]) -> None:
        """Replace one seat's sealed picks."""
        sealed = self.sealed.copy()
        sealed[seat] = picks
        self.sealed = sealed

    def answer(self, seat: int, picks: list[int]) -> None:
        """One or several picks of any open seat, all or nothing."""
        trial = self.clone()
        trial.give(seat, picks)
        self.give(seat, picks)

    def give(self, seat: int, picks: list[int]) -> None:
        """Answer without the safety net of `answer`: if a pick is refused, those before it stay."""
        for pick in picks:
            if seat not in self.open:
                raise IllegalMove(f"seat {seat} is not asked anything now")
            if self.seat != seat:
                self.seat = seat
                self.options = self.choice.options(self, seat)
            self.apply(pick)

    def retract(self, seat: int) -> None:
        """Take sealed picks back while another seat's answer is still missing."""
        if self.then is None or not self.sealed[seat]:
            raise IllegalMove(f"seat {seat} has no sealed answer to take back")
        self.set_sealed(seat, [])
        if seat not in self.waiting:
            self.waiting = sorted([*self.waiting, seat])
        self.call_next()

    def asides(self, seat: int) -> list[int]:
        """What this seat may do outside its turn now; never while answers are sealed or an effect is half done."""
        if self.seat == NOBODY or self.then is not None or not self.choice.interruptible():
            return []
        return self.aside_question(seat).options(self, seat)

    def aside(self, seat: int, picks: list[int]) -> None:
        """A whole move outside one's turn, all or nothing; then the pending question is put again."""
        trial = self.clone()
        trial.give_aside(seat, picks)
        self.give_aside(seat, picks)

    def give_aside(self, seat: int, picks: list[int]) -> None:
        """Do an aside without the safety net of `aside`."""
        if not picks or picks[0] not in self.asides(seat):
            raise IllegalMove(f"seat {seat} cannot do that now")
        depth = self.open_aside(seat, picks[0])
        for pick in picks[1:]:
            if len(self.agenda) < depth:
                raise IllegalMove("the aside is complete before its last pick")
            self.apply(pick)
        if len(self.agenda) >= depth:
            raise IllegalMove("the aside is not complete")

    def open_aside(self, seat: int, pick: int) -> int:
        """Begin an aside above the pending question; it is complete when the agenda is lower than returned."""
        question = self.aside_question(seat)
        self.agenda.append(Put(self.seat, self.choice))
        depth = len(self.agenda)
        self.seat = NOBODY
        question.take(self, seat, pick)
        self.run()
        return depth

    def run(self) -> None:
        """Run steps until a question is open or nothing is left to do."""
        agenda = self.agenda
        left: i64 = RUNAWAY
        while self.seat < 0 and len(agenda) > 2:
            agenda.pop().run(self)
            left -= 1
            if left == 0:
                raise RulesBug(f"no question after {RUNAWAY} steps; next: {[type(s).__name__ for s in agenda[-5:]]}")
        if self.seat < 0:
            self.options = []
            self.choice = NO_QUESTION

    # -- knowledge: only these write self.known ----------------------------------------------------------------

    def learn(self, card: i64, who: i64) -> i64:
        """The seats of the mask now know this card where it lies; returns those for whom it is news."""
        before: i64 = self.known[card]
        news = who & ~before
        if news:
            if self.trier >= 0 and news >> self.trier & 1:
                raise Undecided("a card is seen next")
            self.known[card] = before | who
        return news

    def lose_track(self, card: i64, who: i64) -> None:
        """The seats of the mask no longer know where this card lies."""
        before: i64 = self.known[card]
        self.known[card] = before & ~who

    def forget(self, cards: list[int]) -> None:
        """Nobody knows any more where these cards lie: they are about to be shuffled together."""
        known = self.known
        for card in cards:
            known[card] = 0

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
        """Tell whoever listens what happened."""
        if self.events is not None:
            self.events.append(Event(kind, seat, src, dst, count, card, seen, news, rule))

    # -- for people ---------------------------------------------------------------------------------------------

    def text(self, option: int) -> str:
        """How an option of the open question reads."""
        from sandlot.kernel.notation import phrase

        return phrase(self, self.seat, option)

    def table(self, seat: int = NOBODY) -> object:
        """What a seat (or a spectator) sees; print it to read it."""
        from sandlot.kernel.registry import find

        table: object = find(self.name()).room("table").table(self, seat)
        return table

    def digest(self) -> int:
        """A fingerprint of the position, equal in plain and compiled engines."""
        from sandlot.kernel.digest import digest

        return digest(self)

    # -- imagination -------------------------------------------------------------------------------------------

    def determinize(self, seat: int, seed: int) -> None:
        """Turn this clone into a position that this seat cannot tell from the real one.

        Fast chance from `seed`, hidden things dealt anew, the others' sealed answers picked anew.
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
            self.set_sealed(other, [])
            options = self.choice.options(self, other)
            while options and not (owes and len(self.sealed[other]) == count):
                before = self.sealed[other]
                pick = options[self.chance.below(len(options))]
                self.set_sealed(other, [*before, pick])
                more = self.choice.options(self, other)
                if owes and not more:
                    self.set_sealed(other, before)
                    options = [option for option in options if option != pick]
                else:
                    options = more
        self.call_next()
