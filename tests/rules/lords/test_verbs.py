"""Every word of the effects does what it says, on a card that has it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rules.lords.league import League, Play, league
from sandlot.games.lords import codes
from sandlot.games.lords.pack.verbs import VOCABULARY
from sandlot.games.lords.places import HAND
from sandlot.games.lords.steps.end_of_phase import Payout
from sandlot.games.lords.steps.off_season import OWN_CARDS
from sandlot.games.lords.steps.season import Season
from sandlot.games.lords.steps.year_end import LEFTOVERS, SERIES
from sandlot.kernel.zones import numbers

STARS = {"SS": 2, "AS": 3, "REG": 9, "JM": 11}
RICH = {"men": {0: STARS, 1: STARS, 2: STARS}, "stars": dict.fromkeys(range(3), (3, 3, 3))}

Check = Callable[[], None]
CHECKS: dict[str, Check] = {}


def says(word: str, *more: str) -> Callable[[Check], Check]:
    """This check shows what these words of the vocabulary do."""

    def note(check: Check) -> Check:
        for each in (word, *more):
            assert each not in CHECKS
            CHECKS[each] = check
        return check

    return note


def played(card: str, *picks: str, on: str = "on A", dice: tuple[int, ...] = (), **more: object) -> League:
    """A plays this card for its event in the Early Season."""
    t = league(3, hands={0: [card]}, **{**RICH, **more})  # type: ignore[arg-type]
    if dice:
        t.dice(*dice)
    t.say(f"play {card}", "as event")
    if on in t.can():
        t.say(on)
    t.say(*picks)
    return t


def winter(card: str, *picks: str, on: str = "on A", dice: tuple[int, ...] = (), **more: object) -> League:
    """A plays this card in the off-season."""
    t = league(3, codes.OFF, hands={0: [card]}, then=[OWN_CARDS], **{**RICH, **more})  # type: ignore[arg-type]
    if dice:
        t.dice(*dice)
    t.say(f"play {card}", on, *picks)
    return t


def ran(deck: str, name: str, **more: object) -> League:
    """The effect of a smaller deck's card acts for A."""
    t = league(3, then=[], **{**RICH, **more})  # type: ignore[arg-type]
    t.go(Play(program(t, deck, name), 0, 0))
    return t


def program(t: League, deck: str, name: str) -> int:
    """The effect of a card of a smaller deck."""
    g = t.g
    first = {"community": len(g.pack.ops), "extra": g.pack.first_extra}.get(deck, g.pack.first_legend)
    effects: list[int] = getattr(g.pack, deck)
    return effects[g.pack.names.index(name) - first]


@says("money")
def _() -> None:
    assert list(played("Regional Cable Deal").g.cash) == [13_000, 10_000, 10_000]
    assert list(winter("Stadium Inspection", on="on B").g.cash) == [10_000, 7_000, 10_000]


@says("transfer")
def _() -> None:
    assert list(played("Tampering Fine", on="on B").g.cash) == [12_500, 7_500, 10_000]


@says("media")
def _() -> None:
    assert list(winter("Press Secretary", media={0: 3}).g.media) == [5, 0, 0]
    assert list(played("Talk-Radio Mutiny", on="on B", media={1: 5}).g.media) == [0, 3, 0]


@says("vp")
def _() -> None:
    assert list(played("Card-Show Caravan").g.pending_vp) == [1, 0, 0]


@says("wins", "losses")
def _() -> None:
    assert played("Seven-Day Homestand").record(0) == (3, 0)
    assert played("Bad Hop", on="on C").record(2) == (0, 2)


@says("games", "strike")
def _() -> None:
    t = played("The Walkout")
    assert list(t.g.games) == [23 - 6] * 3
    assert t.g.strike


@says("pennant", "me")
def _() -> None:
    t = played("Pennant Fever")
    assert t.asked() == "A Choosing"
    t.say("choice 2")
    assert t.g.target == 98 - 2


@says("star")
def _() -> None:
    assert list(played("Pitching Clinic").g.stars[0]) == [3, 3, 4]
    assert list(played("Scouts Walk Out", on="on B").g.stars[1]) == [3, 2, 3]


@says("change")
def _() -> None:
    assert list(played("Breakout Year").g.men[0][:4]) == [2, 4, 8, 11]


@says("choose", "gain", "lose")
def _() -> None:
    t = played("Blockbuster Offer")
    assert t.can() == ["choice 1", "choice 2", "choice 3"]
    t.dice(6)
    t.say("choice 1", "pass")  # no Phenom is tried for the Superstar who goes
    assert list(t.g.men[0][:4]) == [1, 5, 9, 12]
    assert t.record(0) == (1, 0)  # trade impact
    without = winter("The Vitamin Man", on="on B", dice=(1,), men={1: {"REG": 12, "JM": 13}})  # lose 1 STAR
    assert list(without.g.men[1][:4]) == [0, 0, 12, 13]


@says("bench")
def _() -> None:
    t = played("Pulled Hamstring", "pass", on="on B")
    assert list(t.g.men[1][:4]) == [2, 2, 9, 12]
    assert [(one.type, one.back - t.g.clock) for one in t.g.injured] == [(codes.AS, 1)]


@says("free_agent")
def _() -> None:
    t = league(3, hands={0: ["Testing the Market"]}, **RICH)  # type: ignore[arg-type]
    t.say("play Testing the Market", "on A")
    assert list(t.g.agents) == [8 + codes.SS]


@says("promote")
def _() -> None:
    t = played("Scout's Notebook", dice=(5,))
    assert list(t.g.men[0][4:]) == [3, 2, 10]
    assert t.g.cash[0] == 10_000
    t = league(3, then=[])
    t.go(Play(t.g.pack.texts.index("Make a free Prospect attempt at +3 with 2 rolls."), 0, 0), dice=[2, 6])
    assert t.can() == ["keep", "roll"]  # the same DRM again, free of charge
    t.say("roll")
    assert (list(t.g.men[0][4:]), t.g.cash[0]) == ([3, 2, 10], 10_000)


@says("roll")
def _() -> None:
    for die, losses in ((1, 6), (3, 6), (4, 4), (8, 4), (9, 2), (10, 2)):
        assert played("Brawl Suspensions", on="on B", dice=(die,)).record(1) == (0, losses)


@says("chart")
def _() -> None:
    t = played("Collision at the Plate", "pass", on="on B", dice=(3,))
    assert list(t.g.men[1][:4]) == [1, 3, 9, 12]
    assert t.record(1) == (0, 3 + 2)


@says("drm")
def _() -> None:
    t = played("Empty Seats", on="on B", records={1: (5, 9)})
    assert t.g.cash[1] == 9_500
    t.go(Payout(1), dice=[10])
    assert t.g.cash[1] == 9_500 + 6_500  # a 6
    t.go(Payout(1), dice=[10])
    assert t.g.cash[1] == 16_000 + 9_000  # it held for one roll


@says("reroll")
def _() -> None:
    t = league(3, hands={1: ["Booth Review"]}, records={0: (5, 9)}, dice=[10, 1], then=[Payout(0)])
    t.say("play Booth Review")
    assert t.g.cash[0] == 10_000 + 4_000


@says("draw")
def _() -> None:
    t = winter("Extra Film Session")
    assert len(t.g.hands[0]) == 1


@says("discard")
def _() -> None:
    t = league(3, hands={0: ["Stolen Signs"], 1: ["Bad Hop", "Rally Caps"]})
    t.say("play Stolen Signs", "as event", "on B", "pass")
    assert len(t.g.hands[1]) == 1
    assert t.g.known[t.g.hands[1][0]] & 1  # A has seen both
    t = played("Extra Film Session")
    assert len(t.g.hands[0]) == 2
    t.say(t.can()[0])
    assert len(t.g.hands[0]) == 1


@says("peek", "others")
def _() -> None:
    t = league(3, hands={0: ["Star Turn"], 1: ["Bad Hop"], 2: ["Rally Caps"]}, then=[])
    t.go(Play(program(t, "legend_ops", "Percival Dunmarrow"), 0, 0))
    assert [t.g.known[t.g.hands[s][0]] for s in range(3)] == [0b001, 0b011, 0b101]
    assert sorted(event.src for event in t.happened("peek")) == [HAND + 1, HAND + 2]


@says("keep")
def _() -> None:
    t = league(3, hands={0: ["Ace in the Cap", "Bad Hop", "Rally Caps"]}, **RICH)  # type: ignore[arg-type]
    t.say("play Ace in the Cap", "as event", "on A")
    t.go(LEFTOVERS)
    t.say("hold Rally Caps", ", Bad Hop", "")
    assert len(t.g.hands[0]) == 2
    assert t.g.cash[0] == 10_000 - 2_000 - 1_000  # one free, one held, the card drawn is discarded


@says("ops")
def _() -> None:
    t = league(3, hands={0: ["Skipper's Speech", "Bad Hop"]}, **RICH)  # type: ignore[arg-type]
    t.say("play Skipper's Speech", "as event", "on A", "pass", "pass", "play Bad Hop", "with manager")
    assert t.record(0) == (1 + 3 + 1, 0)
    t = league(3, codes.OFF, then=[])  # there are no OPS plays in the off-season: it waits for the Early Season
    t.go(Play(t.g.pack.texts.index("Add 3 to the OPS of your next card this phase."), 0, 0))
    assert [(one.n, one.start - t.g.clock, one.until - t.g.clock) for one in t.g.lasting] == [(3, 1, 2)]


@says("pass_on")
def _() -> None:
    t = league(3, hands={0: ["Dangled on the Line"], 1: ["Rally Caps"]}, **RICH)  # type: ignore[arg-type]
    t.say("play Dangled on the Line", "as event", "on A", "pass", "choice 2", "on B", "return Rally Caps")
    assert list(t.g.hands[0]) == [t.g.pack.names.index("Rally Caps")]
    assert t.asked() == "B Choosing"


@says("to_deck")
def _() -> None:
    t = played("Dangled on the Line")
    card = t.g.pack.names.index("Dangled on the Line")
    t.dice(*[1] * 80)  # the deck is shuffled
    t.say("choice 1")
    assert card not in t.g.discards
    assert card in [*t.g.deck, *t.g.hands[0]]
    assert list(t.g.men[0][:4]) == [2, 3, 7, 13]


@says("block")
def _() -> None:
    t = played("Lost Locker Room", on="on B")
    assert t.asked() == "B Action"
    assert "manager and team" not in t.can()
    t.say("pass")
    assert "manager and team" in t.can()


@says("ready")
def _() -> None:
    t = league(3, hands={0: ["Doubleheader Sweep", "Bad Hop", "Rally Caps"]}, **RICH)  # type: ignore[arg-type]
    t.say("play Bad Hop", "with All-Stars", "pass", "pass", "play Doubleheader Sweep")
    assert "with All-Stars" not in t.can()
    t.say("as event", "on A", "play Rally Caps")
    assert "with All-Stars" in t.can()


@says("scale")
def _() -> None:
    t = played("Naming Rights", records={0: (5, 9)})
    t.go(Payout(0), dice=[7])
    assert t.g.cash[0] == 10_000 + 9_500  # half as much again as 6,500, rounded against the owner
    assert ran("extra", "Nickel Night").g.lasting


@says("shield")
def _() -> None:
    t = league(3, hands={0: ["Quiet Clubhouse"], 1: ["Bad Hop"]}, **RICH)  # type: ignore[arg-type]
    t.say("play Quiet Clubhouse", "as event", "on A", "play Bad Hop", "as event")
    assert t.can() == ["on B", "on C"]


@says("cancel")
def _() -> None:
    t = league(3, hands={0: ["Bad Hop"], 1: ["Rule-Book Lawyer"]}, **RICH)  # type: ignore[arg-type]
    t.say("play Bad Hop", "as event", "on B", "play Rule-Book Lawyer")
    assert t.record(1) == (0, 0)


@says("on")
def _() -> None:
    t = ran("extra", "Golden Age of Radio")
    assert list(t.g.media) == [0, 0, 0]
    t.go(Season(codes.MID))
    assert list(t.g.media) == [1, 0, 0]
    t.go(Season(codes.LATE))
    assert list(t.g.media) == [2, 0, 0]  # all game
    t = ran("extra", "Glory Only")
    t.g.target, t.g.season_wins = 100, numbers([60, 50, 40])
    t.g.winner = 0
    t.go(SERIES, dice=[5])
    assert list(t.g.pending_vp) == [3, 0, 0]


@says("pick")
def _() -> None:
    t = ran("legend_action", "Jericho Tamblyn")
    assert t.can() == ["on B", "on C"]
    t.say("on C")
    assert [t.record(s) for s in range(3)] == [(0, 0), (0, 0), (0, 2)]


@says("all")
def _() -> None:
    assert list(ran("community", "Boom Year").g.cash) == [13_000] * 3


@says("left", "right", "odd")
def _() -> None:
    for die, records in ((9, [(2, 0), (0, 0), (0, 4)]), (8, [(2, 0), (0, 2), (0, 0)])):
        t = played("Beanball War", dice=(die,))
        assert [t.record(s) for s in range(3)] == records


@says("even")
def _() -> None:
    for die, seat in ((8, 1), (9, 2)):
        t = winter("Beanball War", dice=(die,))
        assert [event.seat for event in t.happened("coming losses")] == [seat]


@says("lead", "trail")
def _() -> None:
    t = league(3, then=[])
    t.g.vp = numbers([90, 100, 80])
    t.go(Play(program(t, "community", "Revenue Sharing"), 0, 0))
    assert list(t.g.cash) == [10_000, 8_000, 14_000]


@says("bank")
def _() -> None:
    t = ran("community", "The Big Fish", phase=codes.OFF)
    t.say("bid $0", "and $0", "bid $0", "and $500", "bid $0", "and $0")
    assert [t.g.men[s][codes.SS] for s in range(3)] == [2, 3, 2]


@pytest.mark.parametrize("word", CHECKS)
def test_what_a_word_does(word: str) -> None:
    CHECKS[word]()


def test_every_verb_and_condition_is_shown_above() -> None:
    assert set(CHECKS) == {*VOCABULARY.verbs, *VOCABULARY.conditions}
