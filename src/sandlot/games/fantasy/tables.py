"""What never changes during a game, shared by all clones: the pack as the rules read it, and the table options."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from sandlot.games.fantasy.codes import STATS, TIERS, TRACKS
from sandlot.kernel.packed import vec
from sandlot.kernel.plain import Plain


class Book(Plain):
    """A pack: rows by card, Win Card and Event."""

    __slots__ = ("amount", "banners", "classes", "climbs", "colours", "ids", "kinds", "magic", "names", "needs",
                 "numbers", "prints", "program", "shades", "side", "stats", "sums", "team", "team_ids", "teams",
                 "texts", "tier", "verb", "words")  # fmt: skip

    def __init__(
        self,
        tier: vec[i64],
        side: vec[i64],
        stats: vec[i64],
        verb: vec[i64],
        amount: vec[i64],
        needs: vec[i64],
        banners: vec[i64],
        program: vec[vec[i64]],
        team: vec[i64],
        ids: list[str],
        names: list[str],
        numbers: list[str],
        kinds: list[str],
        magic: list[str],
        texts: list[str],
        team_ids: list[str],
        teams: list[str],
        colours: list[str],
        words: list[str],
    ) -> None:
        self.tier = tier
        self.side = side
        self.stats = stats  # ten for every Character; 0: it lacks the skill (FFB-CHR-5)
        self.verb = verb
        self.amount = amount
        self.needs = needs  # of Win Cards, as masks of stats
        self.banners = banners  # five for every Win Card
        self.program = program  # of Events
        self.team = team
        self.ids = ids
        self.names = names
        self.numbers = numbers
        self.kinds = kinds
        self.magic = magic  # the ability's name
        self.texts = texts  # of magic by Character, then of Events
        self.team_ids = team_ids
        self.teams = teams
        self.colours = colours
        self.words = words  # of effects, by code; "": no word has it
        characters = len(tier)
        wins = len(needs)
        self.classes = vec[vec[i64]](
            [vec[i64]([card for card in range(characters) if tier[card] == each]) for each in range(TIERS)]
        )
        # by Character: the mask of its stats, and how many it has of each of five colours
        self.prints = vec[i64](
            [sum([1 << stat for stat in range(STATS) if stats[STATS * card + stat]]) for card in range(characters)]
        )
        self.shades = vec[i64](
            [
                len([stat for stat in (colour, colour + TRACKS) if stats[STATS * card + stat]])
                for card in range(characters)
                for colour in range(TRACKS)
            ]
        )
        # by Character and Win Card: the printed stats the Win Card requires, added up
        self.sums = vec[i64](
            [
                sum([stats[STATS * card + stat] for stat in range(STATS) if needs[win] >> stat & 1])
                for card in range(characters)
                for win in range(wins)
            ]
        )
        # and how far it moves on the Stat Tracks if it does not win
        self.climbs = vec[i64](
            [
                sum([banners[TRACKS * win + colour] * self.shades[TRACKS * card + colour] for colour in range(TRACKS)])
                for card in range(characters)
                for win in range(wins)
            ]
        )

    def word(self, code: i64) -> str:
        """A verb or condition by its code and name, for messages."""
        name = self.words[code] if 0 <= code < len(self.words) else ""
        return f"the code {code} ({name})" if name else f"the code {code}"


class Rules(Plain):
    """The table options."""

    __slots__ = (
        "events", "head_start", "months", "more_wins", "no_aliens", "robot_best", "to_discard", "until_cleanup",
        "wild_card",
    )  # fmt: skip
    SINCE: ClassVar[dict[str, object]] = {"robot_best": False}

    def __init__(
        self,
        months: i64,
        events: bool,
        more_wins: bool,
        wild_card: bool,
        no_aliens: bool,
        to_discard: bool,
        until_cleanup: bool,
        head_start: bool,
        robot_best: bool,
    ) -> None:
        self.months = months
        self.events = events
        self.more_wins = more_wins
        self.wild_card = wild_card
        self.no_aliens = no_aliens
        self.to_discard = to_discard
        self.until_cleanup = until_cleanup
        self.head_start = head_start
        self.robot_best = robot_best
