"""Objective, styles and decks, set-up (chapters OBJ, STY, SET)."""

import msgspec
import pytest

from rules.cosmic.board import INFO, begin, board, deal, face_off, first, steady
from sandlot import games
from sandlot.cards import BadPack, loads
from sandlot.games.cosmic.decks import check, line, read, settle, write
from sandlot.games.cosmic.numbers import PLAYERS, SIZE
from sandlot.games.cosmic.pack import SCHEMA, STYLES, Deck, deck_troubles
from sandlot.kernel import material
from sandlot.kernel.chance import seeded
from sandlot.kernel.errors import BadInput
from sandlot.kernel.game import Game
from sandlot.match import Match
from sandlot.match.record import encode


@pytest.mark.rule("CLB-OBJ-1")
@pytest.mark.parametrize("seats", [1, 3])
def test_there_are_two_participants(seats: int) -> None:
    with pytest.raises(BadInput, match="2 seats"):
        games.new(INFO, seats, seeded(1), {}, first())
    g = deal().g
    assert (g.seats, len(g.known)) == (2, 2 * (10 + 24))
    assert (len(g.bench), len(g.deck)) == (2, 2)


@pytest.mark.rule("CLB-OBJ-2", "CLB-END-2")
def test_more_points_win() -> None:
    t = board(points=(5, 3), hitting=1, half=3, outs=2, hands=("", "")).g
    assert t.outcome().ending == "points"
    assert (t.outcome().ranks, t.outcome().scores) == ([1, 2], [5, 3])
    assert (t.result(0), t.result(1)) == (1.0, 0.0)


@pytest.mark.rule("CLB-OBJ-3", "CLB-SET-3")
def test_players_and_actions_stay_apart() -> None:
    t = deal(seed=5)
    for _ in range(150):
        t.g.apply(t.g.options[-1])
        material.audit(t.g)
        for seat in (0, 1):
            actions = t.g.hands[seat] + t.g.deck[seat] + t.g.discard[seat]
            assert all(card % SIZE >= PLAYERS for card in actions)
            assert all(card % SIZE < PLAYERS for card in t.g.bench[seat] + t.g.retired[seat] + t.g.look[seat])


@pytest.mark.rule("CLB-OBJ-4")
def test_a_round_is_one_point_or_one_out() -> None:
    t = deal(seed=2)
    points, outs, halves, rounds = 0, 0, 0, 1
    while not t.over:
        t.g.apply(t.g.options[0])
        if t.g.round > rounds or t.over:
            grown = sum(t.g.points) - points + 3 * (t.g.half - halves) + t.g.outs - outs
            assert grown == 1
            points, outs, halves, rounds = sum(t.g.points), t.g.outs, t.g.half, t.g.round


@pytest.mark.rule("CLB-OBJ-5")
def test_revealing_a_player_is_not_playing_a_card() -> None:
    t = face_off("Darro Imre", "Bex Farrowmere", actions=("2 Mid-Swing Correction", ""))
    assert t.g.played == []
    t = board(hands=("Mid-Swing Correction, Bull Rush", "Send In the Giant, Flex"), hitting=0)
    t.play("play Send In the Giant paying Flex")
    t.play(t.options[0])
    assert len(t.g.played) == 1, "the Action counts, the Player brought in does not"


@pytest.mark.rule("CLB-OBJ-6")
def test_card_text_beats_the_general_rule() -> None:
    t = board(coaches=("Skipper Odalys Venn", "Plain"))
    assert (t.keep_limit(0), t.keep_limit(1)) == (2, 1)
    t = face_off("Juno Sisk", "Dunn the Anvil")
    assert list(t.g.cash) == [2, 0], "cash without a discard"


# -- styles --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-STY-1")
def test_four_styles() -> None:
    assert STYLES == ("mettle", "mystic", "might", "mecha")
    assert {style for coach in first().cards.coach for style in coach.styles} == set(STYLES)


@pytest.mark.rule("CLB-STY-2")
def test_no_other_styles() -> None:
    text = """
        deck = []
        coach = []
        player = []
        action = [{ id = "Odd", styles = ["muscle"], cost = 0, value = 1, effect = "mod 1" }]
        [pack]
        name = "odd"
        game = "cosmic"
        title = "Odd"
        version = "1"
    """
    with pytest.raises(BadPack, match="action Odd, field 'styles"):
        loads(SCHEMA, text.encode())
    assert all(card.styles for table in (first().cards.player, first().cards.action) for card in table)


def changed(out: str, into: str, table: str = "players") -> Deck:
    """The Mystic starter deck with one card changed."""
    deck = next(deck for deck in first().cards.deck if deck.id == "augurs")
    if table == "players":
        return msgspec.structs.replace(deck, players=tuple(into if name == out else name for name in deck.players))
    return msgspec.structs.replace(deck, actions={into if k == out else k: v for k, v in deck.actions.items()})


@pytest.mark.rule("CLB-STY-3")
def test_a_coach_has_every_style_of_a_card() -> None:
    cards = first().cards
    deck = changed("Mind Fog", "Flex", "actions")
    assert list(deck_troubles(cards, deck)) == [("Flex", "Thessa of the Ninth Veil does not coach Might")]
    both = tuple(
        msgspec.structs.replace(card, styles=("mystic", "might")) if card.id == "Mind Fog" else card
        for card in cards.action
    )
    mixed = msgspec.structs.replace(cards, action=both)
    (trouble,) = deck_troubles(mixed, next(deck for deck in cards.deck if deck.id == "augurs"))
    assert trouble == ("Mind Fog", "Thessa of the Ninth Veil does not coach Might")


@pytest.mark.rule("CLB-STY-4")
def test_players_need_the_style_too() -> None:
    troubles = list(deck_troubles(first().cards, changed("Seer Ulomi", "Granite Joan")))
    assert troubles == [("Granite Joan", "Thessa of the Ninth Veil does not coach Might")]


@pytest.mark.rule("CLB-STY-5")
def test_the_decks_of_the_set_are_legal() -> None:
    cards = first().cards
    assert len(cards.deck) == 8
    assert {deck.coach for deck in cards.deck} == {coach.id for coach in cards.coach}
    assert [list(deck_troubles(cards, deck)) for deck in cards.deck] == [[]] * 8
    assert (len(cards.coach), len(cards.player), len(cards.action)) == (8, 40, 48)


@pytest.mark.rule("CLB-STY-6")
def test_sizes_and_copies() -> None:
    cards = first().cards
    deck = next(deck for deck in cards.deck if deck.id == "augurs")
    nine = msgspec.structs.replace(deck, players=deck.players[:9])
    assert list(deck_troubles(cards, nine)) == [("", "a deck has 10 Players, not 9")]
    few = msgspec.structs.replace(deck, actions={**deck.actions, "Mind Fog": 1})
    assert list(deck_troubles(cards, few)) == [("", "a deck has 24 Actions, not 23")]
    three = msgspec.structs.replace(deck, actions={**deck.actions, "Mind Fog": 3, "Whisper Tax": 1})
    assert list(deck_troubles(cards, three)) == [("Mind Fog", "an Action is in a deck once or twice, not 3 times")]
    twice = msgspec.structs.replace(deck, players=(*deck.players[:9], deck.players[0]))
    assert list(deck_troubles(cards, twice)) == [("Seer Ulomi", "a Player is in a deck once, not 2 times")]


def test_a_deck_is_text_both_ways() -> None:
    deck = next(deck for deck in first().cards.deck if deck.id == "titans")
    plain = msgspec.structs.replace(deck, title="")
    assert read(write(deck)) == plain
    assert read(line(deck)) == plain
    assert "\n" not in line(deck)
    assert read("# mine\n\ncoach:  A\nplayer: B  C # best\n1 D\n1 D").actions == {"D": 2}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("player: A", "no Coach"),
        ("coach: A\ncoach: B", "line 2 .* second Coach"),
        ("coach: A\nFlex", "line 2 .* 'Flex'"),
        ("coach: A\n" + "x" * 9000, "at most 8000 characters"),
    ],
)
def test_text_that_is_no_deck_is_refused(text: str, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        read(text)


def test_a_table_takes_any_legal_deck_and_its_match_opens_anywhere() -> None:
    text = write(next(deck for deck in first().cards.deck if deck.id == "wardens")).replace(
        "name: wardens", "name: own"
    )
    match = Match.new("cosmic", seed=3, options={"deck0": text, "deck1": "regents"})
    assert match.options["deck1"] == "regents"
    assert str(match.options["deck0"]).startswith("name: own; coach: Warden Krell-Osk; player: ")
    seat = match.game.open[0]
    match.play(seat, match.game.text(match.game.options[0]))
    again = Match.loads(encode(match.record()))
    assert again.frozen is None
    assert again.game.digest() == match.game.digest()


def test_an_illegal_deck_is_refused_with_reasons() -> None:
    text = write(changed("Seer Ulomi", "Granit Joan"))
    assert check(first(), text) == [("Granit Joan", "there is no such Player (did you mean 'Granite Joan'?)")]
    with pytest.raises(BadInput, match="not legal: Granit Joan: there is no such Player"):
        settle(text, first())
    with pytest.raises(BadInput, match="no deck 'yankees'; there are: surveyors, augurs"):
        settle("yankees", first())
    assert next(deck_troubles(first().cards, read("coach: Nobody"))) == ("Nobody", "there is no such Coach")


# -- set-up --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-SET-1")
def test_all_decks_are_shuffled() -> None:
    seen = [deal(seed=seed).g for seed in range(1, 5)]
    for seat in (0, 1):
        assert len({tuple(g.bench[seat]) for g in seen}) > 1
        assert len({tuple(g.deck[seat]) for g in seen}) > 1


@pytest.mark.rule("CLB-SET-2", "CLB-RES-8", "CLB-GAD-1")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_coaches_points_outs_and_gadgets_are_seen_by_all(viewer: int) -> None:
    g: Game = board(points=(4, 7), outs=2, gadgets=(3, 8), hitting=0, half=2).g
    text = str(g.table(viewer))
    assert "Luck 5 · Intel 5 · Command" in " ".join(text.replace("│", " ").split())
    assert "Outs: 2 of 3" in text
    assert "Points: 4" in text
    assert "Points: 7" in text
    assert "Gadgets: 3" in text
    assert "Gadgets: 8" in text


@pytest.mark.rule("CLB-SET-4")
@pytest.mark.parametrize(("luck", "hits"), [((9, 5), 0), ((5, 9), 1)])
def test_higher_luck_hits_first(luck: tuple[int, int], hits: int) -> None:
    assert begin(luck=luck).g.hitting == hits


@pytest.mark.rule("CLB-SET-5")
def test_level_luck_is_drawn() -> None:
    assert {begin(luck=(5, 5), seed=seed).g.hitting for seed in range(1, 9)} == {0, 1}
    for seed in range(1, 9):
        assert begin(luck=(5, 4), seed=seed).g.hitting == 0


@pytest.mark.rule("CLB-SET-6")
def test_the_drawn_coach_wins_level_luck_unless_an_effect_outweighs_it() -> None:
    t = board(luck=(5, 5), hands=("Flex", "Borrowed Fortune"))
    drawn = t.g.favoured
    assert t.luckier == drawn
    t.g.favoured = t.g.hitting = 0
    assert t.luckier == 0
    t.play("play Borrowed Fortune")
    assert t.luckier == 1, "5 + 5 is more than 5"
    t.end_round().keep_nothing()
    assert t.luckier == 0, "the effect lasts for the round"


@pytest.mark.rule("CLB-SET-7")
def test_nobody_begins_with_anything() -> None:
    g = deal().g
    assert (*g.points, g.outs, *g.gadgets, *g.cash) == (0, 0, 0, 0, 0, 0, 0)
    t = begin(intel=(0, 0))
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert steady().name == "tests"
