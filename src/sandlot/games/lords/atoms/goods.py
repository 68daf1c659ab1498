"""Goods of deals between owners (chapter 5.7.1): what can be named, whether it is there, how it changes hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sandlot.games.lords import codes
from sandlot.games.lords.atoms.money import pay_to
from sandlot.games.lords.atoms.roster import gain_media, hand_players, rebalance, set_stars
from sandlot.games.lords.numbers import MEDIA_CAP
from sandlot.games.lords.state import Lords
from sandlot.kernel.packed import vec

GOODS: Final = 11  # seven types, media, money in steps of $500, a manager (a swap), draft rolls
MOST_MEN: Final = 3  # of one type in one offer
MOST_CUBES: Final = 3
SPREAD: Final = 40  # numbers between two goods in the options
SUMS: Final = vec[i64]([1, 2, 3, 4, 5, 6, 8, 10, 15, 20])  # steps of $500 that can be named


def nothing() -> list[int]:
    return [0] * GOODS


def with_good(goods: list[int], code: i64) -> list[int]:
    """The same goods and one more."""
    more = goods.copy()
    more[code // SPREAD] = int(code % SPREAD)
    return more


def last_good(goods: list[int]) -> i64:
    """The last good named, or -1."""
    for i in range(GOODS - 1, -1, -1):
        if goods[i]:
            return i
    return -1


def offer_goods(g: Lords, seat: i64, base: i64, named: list[int], manager: bool) -> None:
    """Offer goods of an owner, counted from `base`, later ones than those named; his money is his own affair."""
    after = last_good(named)
    for kind in range(after + 1, codes.MEDIA):
        offer_some(g, base + SPREAD * kind, min(MOST_MEN, g.men.at(seat, kind)))
    if after < codes.MEDIA:
        offer_some(g, base + SPREAD * codes.MEDIA, min(MOST_CUBES, g.media[seat]))
    if after < codes.MONEY:
        for i in range(len(SUMS)):
            g.offer(base + SPREAD * codes.MONEY + SUMS[i])
    if manager and after < codes.MANAGER:
        g.offer(base + SPREAD * codes.MANAGER + 1)
    if after < codes.DRAFT and draft_rolls(g, seat):
        g.offer(base + SPREAD * codes.DRAFT + 1)


def offer_some(g: Lords, base: i64, most: i64) -> None:
    """Offer one, two and so on up to `most`."""
    for n in range(1, most + 1):
        g.offer(base + n)


def draft_rolls(g: Lords, seat: i64) -> i64:
    """Draft rolls an owner can still give away (LOB-R51)."""
    return g.draft_bought[seat] if g.draft_sold[seat] else g.draft_bought[seat] + 1


def has(g: Lords, seat: i64, goods: list[int]) -> bool:
    """Whether an owner can hand this over."""
    for kind in range(codes.MEDIA):
        if g.men.at(seat, kind) < goods[kind]:
            return False
    if g.media[seat] < goods[codes.MEDIA] or g.cash[seat] < 500 * goods[codes.MONEY]:
        return False
    return draft_rolls(g, seat) >= goods[codes.DRAFT]


def room(g: Lords, seat: i64, gives: list[int], gets: list[int]) -> bool:
    """Whether an owner may hold the media he gets (LOB-7.3-o, LOB-R70)."""
    gain = gets[codes.MEDIA] - gives[codes.MEDIA]
    return gain <= 0 or g.media[seat] + gain <= MEDIA_CAP[g.stars.at(seat, codes.FO)]


def possible(g: Lords, maker: i64, taker: i64, give: list[int], want: list[int]) -> bool:
    """Whether both sides can do their part."""
    if not has(g, maker, give) or not has(g, taker, want):
        return False
    return room(g, maker, give, want) and room(g, taker, want, give)


def exchange(g: Lords, maker: i64, taker: i64, give: list[int], want: list[int]) -> None:
    """Everything changes hands at once."""
    g.emit("trade", maker, count=taker, rule="LOB-5.3.11-c")
    cubes_given = gain_media(g, maker, -give[codes.MEDIA], "LOB-5.3.11-c")
    cubes_got = gain_media(g, taker, -want[codes.MEDIA], "LOB-5.3.11-c")
    gain_media(g, taker, -cubes_given, "LOB-5.3.11-c")
    gain_media(g, maker, -cubes_got, "LOB-5.3.11-c")
    for kind in range(codes.MEDIA):
        hand_players(g, maker, taker, kind, give[kind])
        hand_players(g, taker, maker, kind, want[kind])
    pay_to(g, maker, taker, 500 * give[codes.MONEY], "LOB-5.3.11-c")
    pay_to(g, taker, maker, 500 * want[codes.MONEY], "LOB-5.3.11-c")
    if give[codes.MANAGER] or want[codes.MANAGER]:  # a manager only against a manager (LOB-R47)
        mine, yours = g.stars.at(maker, codes.FM), g.stars.at(taker, codes.FM)
        set_stars(g, maker, codes.FM, yours, "LOB-R47")
        set_stars(g, taker, codes.FM, mine, "LOB-R47")
    give_draft(g, maker, taker, give[codes.DRAFT])
    give_draft(g, taker, maker, want[codes.DRAFT])
    rebalance(g, maker)
    rebalance(g, taker)


def give_draft(g: Lords, seat: i64, to: i64, n: i64) -> None:
    """A draft roll goes over: first those that were bought (LOB-6.2.6-c)."""
    if n:
        if g.draft_bought[seat]:
            g.draft_bought[seat] -= 1
        else:
            g.draft_sold[seat] = 1
        g.draft_bought[to] += 1
        g.emit("draft roll", seat, count=to, rule="LOB-6.2.6-c")
