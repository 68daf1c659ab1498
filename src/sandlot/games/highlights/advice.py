# interpreted: for people
"""What a move is for, in one sentence, from what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from sandlot.games.highlights.atoms.running import runners
from sandlot.games.highlights.bot.measures import resolved
from sandlot.games.highlights.notation import BASES
from sandlot.games.highlights.numbers import DECK_SIZE
from sandlot.games.highlights.options import DISCARD, FIRST, FROM_DECK, FROM_TOP, HIT, PASS, RUNNER, TEAM
from sandlot.games.highlights.pack import TEAMS
from sandlot.games.highlights.state import Highlights
from sandlot.games.highlights.steps.buy import Buy, BuyOrder, SendDown
from sandlot.games.highlights.steps.extra import ExtraCard
from sandlot.games.highlights.steps.series import KeepOnDeck
from sandlot.games.highlights.steps.setup import ChooseDeck, PlaceOnDeck
from sandlot.games.highlights.steps.turn import PinchHitter, PlayCard, VisitorSave
from sandlot.games.highlights.story import LONG_HITS
from sandlot.table.telling import capital, counted

SOME = ("no", "one", "two", "three", "four", "five", "six")


def purpose(before: Highlights, after: Highlights, seat: int, picks: Sequence[int]) -> str:
    """One sentence about a whole move of this seat."""
    choice = before.choice
    first = picks[0]
    if isinstance(choice, (PlayCard, PinchHitter)):
        return playing(before, after, seat, picks)
    if isinstance(choice, ExtraCard):
        return face_down(before, seat, picks)
    if isinstance(choice, PlaceOnDeck):
        return on_deck(before, seat, first)
    if isinstance(choice, VisitorSave):
        return saving(before, seat, first)
    if isinstance(choice, KeepOnDeck):
        name = before.pack.names[before.on_deck[seat]]
        return f"{name} plays in the next game." if first == FROM_TOP else f"Makes room for others than {name}."
    if isinstance(choice, BuyOrder):
        return "Gets the first choice." if first == FIRST + seat else "Waits for who comes to the Buy Row next."
    if isinstance(choice, Buy):
        return buying(before, picks)
    if isinstance(choice, SendDown):
        return f"{before.pack.names[first]} is missed least."
    if isinstance(choice, ChooseDeck):
        return team(before, first - TEAM)
    return aiming(before, seat, first)


# -- cards and hits in words -----------------------------------------------------------------------------------------


def hits_of(hits: Sequence[int]) -> str:
    """Hits in words: two Singles and a Home Run."""
    parts = []
    for hit in sorted(set(hits)):
        count = list(hits).count(hit)
        parts.append(f"a {LONG_HITS[hit]}" if count == 1 else f"{SOME[count]} {LONG_HITS[hit]}s")
    return listed(parts)


def listed(parts: Sequence[str]) -> str:
    """Several things in a row."""
    return " and ".join(parts) if len(parts) < 3 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def gifts(g: Highlights, card: int) -> str:
    """What a card has: its hits and its action."""
    hits = hits_of(list(g.pack.hits[card]))
    action = g.pack.actions[card]
    return listed([part for part in (hits, action) if part]) or "nothing but revenue"


# -- in a game -------------------------------------------------------------------------------------------------------


def playing(before: Highlights, after: Highlights, seat: int, picks: Sequence[int]) -> str:
    """A card of the hand or a pinch hitter, and what comes of it."""
    if FROM_TOP in picks:
        return "Somebody from the Lineup may do more."
    said = done(before, after, seat) or "saves the better cards for later"
    if FROM_DECK in picks:
        return f"{before.pack.names[before.on_deck[seat]]} steps in: {said}."
    return f"{capital(said)}."


def done(before: Highlights, after: Highlights, seat: int) -> str:
    """What a card that was played does to both diamonds, and what it threatens."""
    foe = 1 - seat
    parts = []
    expected, bases = resolved(before, foe)
    saved = expected - (after.runs[foe] - before.runs[foe])
    stopped = runners(bases) - runners(after.bases[foe])
    if saved > 0:
        parts.append(f"stops {counted(saved, 'run')}")
    elif stopped > 0:
        parts.append(f"keeps {counted(stopped, 'runner')} off base")
    elif bases != after.bases[foe]:
        parts.append("holds the runners up")
    scored = after.runs[seat] - before.runs[seat]
    if scored > 0:
        parts.append(f"scores {counted(scored, 'run')} at once")
    elif runners(after.bases[seat]) > runners(before.bases[seat]):
        parts.append("gets a runner on base at once")
    elif after.bases[seat] != before.bases[seat]:
        parts.append("moves runners up")
    hits = hits_of(after.threats[seat])
    if hits:
        parts.append(f"threatens {hits}")
    return listed(parts)


def face_down(g: Highlights, seat: int, picks: Sequence[int]) -> str:
    """A card for an extra inning."""
    if FROM_TOP in picks:
        return "Somebody from the Lineup may do more."
    card = g.on_deck[seat] if FROM_DECK in picks else picks[0]
    if card >= DISCARD:
        return f"{g.pack.names[card - DISCARD]} makes room for a pinch hitter."
    return f"Sends out {g.pack.names[card]} for {gifts(g, card)}."


def on_deck(g: Highlights, seat: int, card: int) -> str:
    """What a card On Deck can be used for."""
    if card == PASS:
        return "Keeps all six cards in hand."
    use = f"for {g.pack.actions[card]} as a save" if seat != g.home and g.pack.red[card] else "to pinch hit"
    return f"Keeps {g.pack.names[card]} ready {use}, and draws another card."


def saving(g: Highlights, seat: int, pick: int) -> str:
    """The Visitor's last word."""
    runs, _ = resolved(g, 1 - seat)
    at_stake = f"{counted(runs, 'run')} at stake" if runs else "no run at stake"
    if pick == PASS:
        return f"Does without a save, with {at_stake}."
    if pick == FROM_DECK:
        card = g.on_deck[seat]
        with_what = g.pack.actions[card] if g.pack.red[card] else "no red action"
        return f"{g.pack.names[card]} comes with {with_what}, with {at_stake}."
    return f"Hopes for a red action, with {at_stake}."


def aiming(g: Highlights, seat: int, option: int) -> str:
    """The target of an action."""
    if option >= HIT:
        return f"The {LONG_HITS[g.threats[1 - seat][option - HIT]]} is the hit to stop."
    return f"The runner on {BASES[option - RUNNER + 1]} is the one to stop."


# -- decks -----------------------------------------------------------------------------------------------------------


def buying(g: Highlights, picks: Sequence[int]) -> str:
    """A new player, and who makes room."""
    if picks[0] == PASS:
        return "Nobody on offer would make the deck better."
    said = f"{g.pack.names[picks[0]]} brings {gifts(g, picks[0])}"
    return f"{said} in place of {g.pack.names[picks[1]]}." if len(picks) > 1 else f"{said}."


def team(g: Highlights, number: int) -> str:
    """A starting deck by what it has."""
    cards = range(DECK_SIZE * number, DECK_SIZE * (number + 1))
    hits = [hit for card in cards for hit in g.pack.hits[card]]
    long_hits = len([hit for hit in hits if hit > 1])
    red = len([card for card in cards if g.pack.red[card]])
    return f"{TEAMS[number]} has {counted(len(hits), 'hit')}, {long_hits} of them long, and {red} red actions."
