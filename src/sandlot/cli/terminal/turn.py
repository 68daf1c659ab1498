"""One move of a person in the making: the picks so far, what can follow, and what each answer would bring."""

from __future__ import annotations

from msgspec.structs import replace

from sandlot.cli.terminal.story import Story, table_of
from sandlot.kernel.errors import IllegalMove
from sandlot.kernel.game import Game
from sandlot.kernel.notation import join, phrase
from sandlot.kernel.sets import Answer, answer
from sandlot.table.parts import Card, Option, Prompt, Table, walk

MOST_PREVIEWS = 12  # with more answers than this a list with previews is too long to be read
FOLLOWS = "A choice follows."


class NotUnderstood(IllegalMove):
    """Words that stand for no answer."""


class Turn:
    """The picks of one seat up to a whole move; nothing reaches the match before it is complete."""

    def __init__(self, g: Game, seat: int, story: Story) -> None:
        self.g = g
        self.seat = seat
        self.story = story
        self.picks: list[int] = []
        self.pages = 0  # how often its table was shown

    # -- what there is ---------------------------------------------------------------------------------------------

    def tried(self, *more: int) -> Answer:
        """The picks so far and some more, tried out."""
        return answer(self.g, self.seat, [*self.picks, *more])

    def begin(self) -> Answer:
        """Nothing tried yet."""
        return answer(self.g, self.seat)

    def position(self) -> Table:
        """What the seat sees with its picks carried out."""
        return table_of(self.tried().game if self.picks else self.g, self.seat)

    def table(self) -> Table:
        """The position with its question."""
        table = self.position()
        prompt = table.prompt
        assert prompt is not None
        if self.picks:
            said = f"So far: {self.said()}. `back` takes the last pick back."
            note = "" if prompt.note.startswith("So far") else prompt.note  # a game may tell its sealed picks itself
            prompt = replace(prompt, label=said, note=note, picked=())  # which are said already
        return replace(table, prompt=prompt)

    def prompt(self) -> Prompt:
        prompt = self.table().prompt
        assert prompt is not None
        return prompt

    def said(self) -> str:
        """The picks so far as text."""
        trial = self.begin()
        phrases = []
        for pick in self.picks:
            phrases.append(phrase(trial.game, self.seat, pick))
            trial.pick(pick)
        return join(phrases)

    def preview(self, option: int) -> str:
        """What an answer would bring, as far as the seat can know; the answer itself is not repeated."""
        before = self.tried()
        after = self.tried(option)
        known = len(self.story.preview(before.game, before.events, self.seat))
        lines = self.story.preview(after.game, after.events, self.seat)[known:]
        told = " ".join(line.text for line in lines[1:])
        return told if after.complete else f"{told} {FOLLOWS}".strip()

    def brings(self) -> list[str]:
        """What each answer would bring; nothing where every answer only leads to the next question of a form."""
        options = self.prompt().options
        if len(options) > MOST_PREVIEWS:
            return []
        coming = [self.preview(option.option) for option in options]
        return [] if all(told == FOLLOWS for told in coming) else coming

    # -- what was typed --------------------------------------------------------------------------------------------

    def understand(self, text: str) -> list[int]:
        """The picks that a number, a move or a part of a move stands for; IllegalMove if it is none of them."""
        options = self.prompt().options
        if text.isascii() and text.isdigit():
            number = int(text[:9])
            if not 1 <= number <= len(options):
                raise IllegalMove(f"there is no answer {text[:9]}; choose {_span(len(options))}")
            return [options[number - 1].option]
        wanted = " ".join(text.split()).casefold()
        found = self._read([], "", wanted)
        if found is None:
            found = self._by_name(options, wanted)
        if found is None:
            raise NotUnderstood(f"{text[:60]!r} is no answer here; choose {_span(len(options))}, or type `help`")
        return found

    def _read(self, picks: list[int], said: str, wanted: str) -> list[int] | None:
        """Picks whose phrases make up the text; capitals do not matter, and the move need not be complete."""
        trial = self.tried(*picks)
        for option in trial.options:
            words = phrase(trial.game, self.seat, option).casefold()
            longer = join([said, words]) if said else words
            if wanted == longer:
                return [*picks, option]
            if wanted.startswith((f"{longer} ", f"{longer},")):
                found = self._read([*picks, option], longer, wanted)
                if found is not None:
                    return found
        return None

    def _by_name(self, options: tuple[Option, ...], wanted: str) -> list[int] | None:
        """The only answer whose text ends with these words or acts on the card of this code."""
        cards = {part.id: part for part in walk(self.table()) if isinstance(part, Card)}
        found = []
        for option in options:
            card = cards.get(option.part)
            names = {card.code.casefold(), card.label.casefold()} if card else set()
            if wanted in names or option.text.split(" · ")[0].casefold().endswith(f" {wanted}"):
                found.append(option.option)
        return found if len(found) == 1 else None


def _span(count: int) -> str:
    return f"1 to {count}" if count > 1 else "1"
