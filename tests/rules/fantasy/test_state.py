"""Events tell everything that happens; copies, audits and re-deals keep to the state."""

import random

import pytest

from rules.fantasy.season import Ground, deal, month, number, numbers, season_end, series
from sandlot import games
from sandlot.cli.rules import rule_ids, rules_text
from sandlot.games.fantasy.atoms.managers import champion
from sandlot.games.fantasy.numbers import WEEKS, WIN
from sandlot.games.fantasy.places import ASIDE, BENCH, DECK, HAND, LINEUP, LOOK, PACKET, PEG, WIN_DECK, WON
from sandlot.games.fantasy.state import Fantasy
from sandlot.kernel import material
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.events import EVERYONE, NOTHING, Event

IDS = set(rule_ids(rules_text(games.find("fantasy"))))
WAYS = [
    (1, {"events": True, "months": 5}),
    (1, {}),
    (2, {}),
    (2, {"fa_to_discard": True, "events": True, "no_aliens": True}),
    (3, {"wild_card": True, "translucent_until_cleanup": True}),
    (3, {"events": True}),
    (4, {"more_wins": True, "events": True, "months": 4}),
    (5, {}),
]


def owner(place: int) -> int:
    """The manager to whom a place belongs, or -1."""
    if LINEUP <= place < PEG:
        return (place - LINEUP) // WEEKS
    for first in (HAND, PACKET, BENCH, LOOK, ASIDE, WON):
        if first <= place < first + 5:
            return place - first
    return -1


def follow(places: list[int], event: Event) -> None:
    """Move the cards an event is about; a card must lie where the event takes it from."""
    if event.kind == "shuffle wins" and event.src == NOTHING:
        for card in range(WIN, 140):
            places[card] = WIN_DECK
    elif event.kind.startswith("shuffle"):
        moved = [card for card, place in enumerate(places) if place == event.src]
        assert len(moved) == event.count, f"{event.kind} of {event.count} cards, {len(moved)} lie there"
        for card in moved:
            places[card] = event.dst
    elif event.card != NOTHING and event.dst != NOTHING:
        if event.src != NOTHING:
            assert places[event.card] == event.src, f"{event.kind} takes {event.card} from {event.src}"
        assert event.count == 1 or event.kind == "reveal", f"{event.kind} of {event.count}"  # or: in which game
        owners = [owner(place) for place in (event.src, event.dst) if owner(place) >= 0]
        assert event.seat == (owners[0] if owners else event.seat), f"{event.kind} is told of {event.seat}"
        places[event.card] = event.dst


def played(g: Fantasy, seed: int) -> list[Event]:
    """Play to the end at random, following every event; all events."""
    rng = random.Random(seed)
    places = material.places(g)
    every = []
    while g.seat >= 0:
        g.events = []
        tracks = list(g.tracks)
        g.apply(rng.choice(g.options))
        swaps: list[Event] = []
        for event in g.events:
            if event.kind == "pass":
                swaps.append(event)
                continue
            at_once(places, swaps)
            swaps = []
            follow(places, event)
            if event.kind == "peg":
                tracks[event.dst - PEG] += event.count
        at_once(places, swaps)
        if g.seat >= 0:
            assert places == material.places(g)
        assert tracks == list(g.tracks)
        every += g.events
    return every


def at_once(places: list[int], swaps: list[Event]) -> None:
    """Cards that change places all move at the same time."""
    for event in swaps:
        assert places[event.card] == event.src
        assert event.count == 1
        assert owner(event.src) in (event.seat, -1)
    for event in swaps:
        places[event.card] = event.dst


@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_events_tell_where_every_card_goes(seats: int, options: dict[str, object]) -> None:
    for seed in range(6):
        for event in played(deal(seats, seed, **options).g, seed):
            assert event.rule in IDS, f"{event.kind} names {event.rule!r}"
            assert event.news & ~event.seen == 0, f"{event.kind} is news for {event.news}, seen by {event.seen}"


def test_news_is_what_a_seat_did_not_know() -> None:
    t = month(2, lineups={1: "C10"}, bench={1: "C55 C56"})
    t.g.events = []
    t.play("use C55")
    (event,) = [event for event in t.g.events if event.kind == "magic"]
    assert (event.card, event.seen, event.news) == (number("C55"), EVERYONE, EVERYONE & ~0b10)


@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_a_copy_plays_on_by_itself(seats: int, options: dict[str, object]) -> None:
    g = deal(seats, 5, **options).g
    rng = random.Random(5)
    while g.seat >= 0:
        if rng.random() < 0.8:
            g.apply(rng.choice(g.options))
            continue
        copy, before = g.clone(), g.digest()
        pick = rng.choice(g.options)
        g.apply(pick)
        assert copy.digest() == before
        copy.apply(pick)
        assert copy.digest() == g.digest()


def test_an_audit_notices_what_is_wrong() -> None:
    def broken(change: str) -> None:
        g = month().g
        exec(change, {"g": g})
        with pytest.raises(RulesBug):
            material.audit(g)

    for change in (
        "g.deck.pop()",
        "g.deck.add(g.deck[0])",
        "g.tracks[0] = -1",
        "g.waiver[1] = g.waiver[0]",
        "g.bench[0] = g.bench[0][::-1]",
        "g.known[g.deck[0]] = 1",
        "g.deck.extend(g.bench[0]); g.bench.clear(0)",
    ):
        broken(change)


# -- what is dealt anew --------------------------------------------------------------------------------------------


def redeals(t: Ground, seat: int, count: int = 60) -> list[Fantasy]:
    """Many re-deals for a seat."""
    found = []
    for seed in range(count):
        c = t.g.clone()
        c.determinize(seat, seed)
        material.audit(c)
        found.append(c)
    return found


def test_a_card_known_to_be_somebodys_stays_in_that_roster() -> None:
    t = month(2, lineups={1: "C10 C11 C12 C13"}, bench={1: "C55 C56"})
    for card in ("C13", "C55"):
        t.g.sure[number(card)] |= 1
    where = set()
    for c in redeals(t, 0):
        own = c.bench[1] + c.lineups[1]
        assert number("C13") in own
        assert number("C55") in own
        assert c.lineups[1][0] == number("C10"), "revealed this week"
        where.add(material.places(c)[number("C13")])
    assert len(where) > 2, "anywhere among the hidden places"


def test_others_cards_piles_and_decks_are_dealt_anew() -> None:
    t = month(3, discard="C52 C53")
    hidden = {(tuple(c.bench[1]), tuple(c.discard), c.deck[-1], c.win_deck[-1]) for c in redeals(t, 0)}
    assert len(hidden) > 55
    assert len({top for _, _, _, top in hidden}) > 20, "the Win deck, too"
    assert all(c.bench[0] == t.g.bench[0] and c.lineups[0] == t.g.lineups[0] for c in redeals(t, 0))
    assert {c.lineups[1][0] for c in redeals(t, 0)} == {t.g.lineups[1][0]}


def test_a_re_deal_depends_only_on_what_the_seat_knows() -> None:
    t = month(3, discard="C52 C53")
    other = t.g.clone()
    other.determinize(0, 7)
    assert list(other.bench)[1:] != list(t.g.bench)[1:]
    for seed in range(5):
        here, there = t.g.clone(), other.clone()
        here.determinize(0, seed)
        there.determinize(0, seed)
        assert material.places(here) == material.places(there)


def test_cards_somebody_looks_at_are_dealt_anew_for_the_others() -> None:
    t = month(lineups={2: "C10 C11 C12 C13"}, bench={2: "C59 C56"}, deck="C70 C66 C67").picks("use C59")
    assert len({tuple(sorted(c.drawn)) for c in redeals(t, 0)}) > 50
    assert {tuple(sorted(c.drawn)) for c in redeals(t, 2)} == {tuple(numbers("C66 C67 C70"))}


def test_alone_only_the_decks_are_dealt_anew_before_the_discard() -> None:
    t = deal(1)
    decks = set()
    for c in redeals(t, 0, 10):
        assert c.hands == t.g.hands, "the human's seven and the Robot's fifteen, which lie open"
        decks.add(tuple(c.deck))
    assert len(decks) == 10


def test_a_card_known_at_the_bottom_of_the_deck_stays_there() -> None:
    t = month(2, lineups={1: "C10"}, bench={1: "C47 C56"}, deck="C70").picks("use C47", "trading C10")
    assert all(c.deck[0] == number("C10") for c in redeals(t, 0))


def test_draft_packets_are_dealt_anew_as_they_could_have_been() -> None:
    t = deal(3)
    for _ in range(6):
        t.g.apply(t.g.options[0])
    first = set(t.g.slots[0] + t.g.packets[2])
    taken = set()
    tier = t.g.pack.tier
    for c in redeals(t, 0):
        assert c.packets[0] == t.g.packets[0], "what lies before the seat"
        assert set(c.slots[0] + c.packets[2]) == first, "the packet it was dealt, wherever its cards are now"
        assert c.slots[0][0] == t.g.slots[0][0], "its own pick"
        taken.add(c.slots[0][1])
        for packet in range(3):
            holder = (packet + 2) % 3
            dealt = sorted(tier[card] for card in c.slots[packet] + c.packets[holder])
            assert dealt == [0, 0, 0, 1, 2, 3, 4], "every packet was dealt by class"
    assert len(taken) > 3


def test_with_two_managers_the_packet_not_seen_yet_is_dealt_by_class() -> None:
    t = deal(2)
    tier = t.g.pack.tier
    seen = set()
    for c in redeals(t, 0):
        assert c.packets[0] == t.g.packets[0]
        assert sorted(tier[card] for card in c.packets[1]) == [0, 0, 0, 1, 2, 3, 4]
        seen.add(tuple(c.packets[1]))
    assert len(seen) > 50
    for pick in (0, 3, 2, 5):
        t.g.apply(t.g.options[pick])
    for c in redeals(t, 0):
        assert c.hands[0] == t.g.hands[0]
        assert c.slots[0] == t.g.slots[0], "what left the own packet is known for certain"
        assert c.packets[0] == t.g.packets[0]
        assert sorted(c.packets[1] + c.slots[1][1:]) == sorted(t.g.packets[1] + t.g.slots[1][1:])
    assert len({c.slots[1][0] for c in redeals(t, 0)}) > 3, "the other's first pick is not"


def test_what_lies_upside_down_is_secret_until_it_is_shown() -> None:
    t = month(4, wins="W16 W01 W02 W03 W32 W17 W18 W19", turned={1: 0b1010}, more_wins=True)
    ways = {c.turned[1] for c in redeals(t, 0)}
    assert len(ways) == 8
    assert all(way & 1 == 0 for way in ways), "shown this week"
    assert {c.turned[1] for c in redeals(t, 1)} == {0b1010}
    assert len(material.secrets(t.g, 0)) - len(material.secrets(t.g, 1)) == 0
    assert len([s for s in material.secrets(t.g, 0) if s in (0, 1)]) >= 9


def test_whoever_is_sure_of_a_whole_roster_knows_the_last_place() -> None:
    t = month(2, lineups={1: "C10 C11 C12 C13"}, bench={1: "C55 C56"}, week=3, wins="W16 W01", used="C55 C56")
    assert not t.knows(0, "C13")
    t.g.sure[number("C13")] |= 1
    t.on()
    assert t.knows(0, "C13")
    t = month(2, lineups={1: "C10 C11 C12 C13"}, bench={1: "C55 C56"}, week=2, wins="W16 W01 W02", used="C55")
    for card in ("C12", "C13", "C56"):
        t.g.sure[number(card)] |= 1
    t.on()
    assert [t.knows(0, card) for card in ("C12", "C13", "C56")] == [True, False, False], "either may be on the bench"
    t = month(2, lineups={1: "C10 C11 C12 C13"}, bench={1: "C55 C56"}, week=3, wins="W16 W01")
    for card in ("C13", "C55", "C56"):
        t.g.sure[number(card)] |= 1
    t.on()
    assert (t.knows(0, "C55"), t.knows(0, "C56")) == (True, True), "after the last reveal only the bench is left"
    t = month(3, lineups={1: "C10 C11 C12 C13"}, bench={1: "C55 C56"}, week=2, wins="W16 W01 W02")
    for card in ("C12", "C13", "C55", "C56"):
        t.g.sure[number(card)] |= 0b101
    t.g.learn(number("C13"), 0b100)
    t.on()
    assert (t.knows(2, "C55"), t.knows(0, "C55"), t.knows(0, "C13")) == (True, False, False), "each by what it has seen"


def test_after_clean_up_everybody_remembers_what_was_shown() -> None:
    t = month(2, lineups={1: "C10 C11 C12 C13"}, bench={1: "C55 C56"}, week=4, wins="W16", used="C55")
    t.on()
    assert t.g.month == 2
    assert [t.knows(0, card) for card in ("C10", "C13", "C55", "C56")] == [True, True, True, False]


def test_free_agents_nobody_took_are_known_to_be_in_the_deck() -> None:
    t = month(2, week=4, wins="W16").on()
    pool = t.g.pool.listed()
    t.play("pass", "pass")
    for c in redeals(t, 0, 20):
        assert set(pool) <= set(c.deck)
    assert len({material.places(c)[card] for c in redeals(t, 0, 5) for card in pool}) == 1
    assert {material.places(t.g)[card] for card in pool} == {DECK}


def test_ranks_behind_the_finalists() -> None:
    t = season_end(5, [9, 3, 8, 5, 3])
    while t.g.seat >= 0:
        t.g.apply(t.g.options[0])
    outcome = t.g.outcome()
    assert sorted([outcome.ranks[0], outcome.ranks[2]]) == [1, 2]
    assert (outcome.ranks[3], outcome.ranks[1], outcome.ranks[4]) == (3, 4, 4)
    assert outcome.scores == [9, 3, 8, 5, 3]
    assert outcome.ending == f"series_4_{min(t.g.series)}"
    t = series(hands={0: "C10 C12 C13 C02 C19 C15"})
    assert champion(t.g) == -1
