"""What is printed on cards is written from their effects; every word of the vocabulary is on a card."""

import pytest

from sandlot.cards import load
from sandlot.games.lords import codes
from sandlot.games.lords.pack import SCHEMA, tables, words
from sandlot.games.lords.pack.cards import Cards
from sandlot.games.lords.pack.verbs import VOCABULARY

PACK = load(SCHEMA, "standard")
TABLES = tables(PACK)


@pytest.mark.parametrize(
    ("card", "season", "off"),
    [
        (1, "Win 3 games.", "Collect $1,500."),
        (
            2,
            "Roll the die: on 1 to 3 win 1 game, on 4 to 8 win 2 games, on 9 to 10 win 5 games.",
            "Gain 1 media.",
        ),
        (
            4,
            "If the club has at least 1 All-Star, win 7 games and bench 1 All-Star for the next in-season phase; "
            "otherwise win 4 games.",
            "Add 2 to your series roll all year.",
        ),
        (6, "Cancel an OPS card played for losses.", "Collect $1,000."),
        (
            7,
            "Collect $2,000.",
            "Either pay $500 and add 1 to your payout roll all year, or add 2 to your payout roll next time.",
        ),
        (10, "Your payout is half as much again next time.", "Collect $5,000."),
        (
            11,
            "Collect $500 for each All-Star (at most $2,500); gain 1 VP.",
            "Collect $1,000 for each Superstar (at most $3,000); gain 1 media.",
        ),
        (
            13,
            "Cancel an injury event; the owner who played this: gain 1 media.",
            "Turn 1 Journeyman into 1 Regular; add 1 to your retirement roll next time.",
        ),
        (
            14,
            "Cancel a scandal event or a labour event.",
            "The luxury tax costs you half as much next time.",
        ),
        (
            24,
            "Raise your front office by 1 star; gain 1 media.",
            "Raise your front office by 1 star; draw 1 card.",
        ),
        (
            27,
            "Add 3 to the OPS of your next card this phase.",
            "Win 1 game for each star of your manager in the next in-season phase.",
        ),
        (
            30,
            "Win 1 game; no opponent may play an event on you this phase.",
            "No opponent may play an event on you in the next in-season phase.",
        ),
        (38, "Lose 4 games; lower your manager by 1 star.", "Lower your manager by 1 star; lose 2 media."),
        (
            43,
            "You may not take the Manager/Card action this phase; you may not take the Manager/Team action this phase; "
            "lose 2 games.",
            "Lower your manager by 1 star; lose 1 game in the next in-season phase.",
        ),
        (
            50,
            "If the club has at least 1 Phenom, give 1 Phenom to the owner who played this; otherwise lose 5 games.",
            "If the club has at least 1 Phenom, give 1 Phenom to the owner who played this; otherwise pay $2,500.",
        ),
        (
            55,
            "Show 3 random cards of your hand to the owner who played this; discard 1 card at random.",
            "Show 3 random cards of your hand to the owner who played this; discard 1 card at random.",
        ),
        (
            57,
            "If the club has at least 1 Superstar, send 1 Superstar to the free-agent auction in the next off-season; "
            "otherwise another owner of your choice where the club has at least 1 Superstar: send 1 Superstar to the "
            "free-agent auction in the next off-season.",
            "If the club has at least 1 Superstar, send 1 Superstar to the free-agent auction; otherwise another owner "
            "of your choice where the club has at least 1 Superstar: send 1 Superstar to the free-agent auction.",
        ),
        (
            59,
            "Every owner: play 6 games fewer this phase; the pennant number is void this year: the best winning record "
            "goes to the series.",
            "Every owner: play 5 games fewer in the next in-season phase.",
        ),
        (61, "Gain 2 national media for this year.", "Gain 3 national media for this year."),
        (
            64,
            "Every owner: if the club has at least 1 Superstar, lose 2 games for each Superstar (at most 6 games), "
            "otherwise win 2 games.",
            "Every owner: if the club has at least 1 Superstar, pay $1,000 for each Superstar (at most $3,000), "
            "otherwise collect $500.",
        ),
        (
            65,
            "Win 2 games; roll the die: if the roll is odd, the owner on your right: lose 4 games, otherwise the owner "
            "on your left: lose 2 games.",
            "Roll the die: if the roll is even, the owner on your left: lose 3 games in the next in-season phase, "
            "otherwise the owner on your right: lose 3 games in the next in-season phase.",
        ),
        (
            66,
            "The owner who played this: either raise the pennant number by 2, or lower the pennant number by 2.",
            "The owner who played this: either add 3 to the pennant roll next time, or subtract 3 from the pennant "
            "roll next time.",
        ),
        (67, "Re-roll any die just thrown.", "Re-roll any die just thrown."),
    ],
)
def test_ops_cards(card: int, season: str, off: str) -> None:
    assert TABLES.texts[TABLES.season[card - 1]] == season
    assert TABLES.texts[TABLES.off[card - 1]] == off


@pytest.mark.rule("LOB-R53")
def test_trade_bait_goes_back_to_the_deck_or_on() -> None:
    on = "or pass this card on to an owner who has not had it this year, for a card of that owner's choice."
    assert TABLES.texts[TABLES.off[59]] == (
        f"Either turn 2 Regulars into 2 Journeymen, shuffle this card into the deck and draw 1 card, {on}"
    )
    assert TABLES.texts[TABLES.season[59]] == (
        "Either turn 2 Regulars into 2 Journeymen, shuffle this card into the deck, draw 1 card and roll on the Trade "
        f"Impact chart, {on}"
    )


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (6, "The league office: send 2 All-Stars to the free-agent auction."),
        (8, "The owner with the most VP: pay $2,000; the owner with the fewest VP: collect $4,000."),
        (13, "Every owner: either pay $1,000 and raise your manager by 1 star, or do nothing."),
        (18, "The league office: subtract 3 from the pennant roll next time."),
        (
            19,
            "Every owner: if the front office has at least 4 stars, pay $2,000; every owner: if the front office has "
            "at most 2 stars, collect $1,500.",
        ),
    ],
)
def test_community_cards(card: int, text: str) -> None:
    assert TABLES.texts[TABLES.community[card - 1]] == text


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (1, "At the start of each phase: gain 1 media."),
        (3, "Cards of the Cycle cost you half as much from now on."),
        (6, "Loan interest costs you nothing from now on."),
        (10, "Whenever you win the pennant: gain 3 VP."),
        (12, "At the end of each year: you may hold 1 card into next year free of charge."),
    ],
)
def test_extra_innings_cards(card: int, text: str) -> None:
    assert TABLES.texts[TABLES.extra[card - 1]] == text


@pytest.mark.parametrize(
    ("card", "action", "with_ops"),
    [
        (
            3,
            "Another owner of your choice: lose 2 games.",
            "If this card is played for losses, add 2 to the OPS of this card.",
        ),
        (4, "Gain 1 media.", "If the club has no media, gain 1 media."),
        (
            5,
            "If it is the Late Season, add 2 to your series roll all year.",
            "If it is the Late Season, add 2 to the OPS of this card.",
        ),
        (
            8,
            "Your All-Star action is ready again.",
            "Draw 1 card; discard 1 card of your choice.",
        ),
        (
            12,
            "Draw 1 card; discard 1 card of your choice.",
            "Every other owner: show 1 random card of your hand to the owner who played this.",
        ),
    ],
)
def test_legends(card: int, action: str, with_ops: str) -> None:
    assert TABLES.texts[TABLES.legend_action[card - 1]] == action
    assert TABLES.texts[TABLES.legend_ops[card - 1]] == with_ops


def test_texts_say_something_about_every_program() -> None:
    assert len(TABLES.texts) == len(TABLES.programs)
    assert [TABLES.texts[place] for place, program in enumerate(TABLES.programs) if not program] == ["No effect."]
    assert not [text for text in TABLES.texts if "  " in text or "{" in text or not text.endswith(".")]


# -- programs --------------------------------------------------------------------------------------------------------


def test_programs() -> None:
    """Cells as the docstring of `codes` has them: a number that may grow takes three, a time one."""
    assert list(TABLES.programs[TABLES.season[0]]) == [codes.V_WINS, 6, 3, 0, 0, codes.NOW]
    assert list(TABLES.programs[TABLES.off[2]]) == [codes.V_WINS, 6, 3, 0, 0, codes.NEXT_PHASE]
    assert list(TABLES.programs[TABLES.off[26]]) == [codes.V_WINS, 6, 1, codes.M_FM, 0, codes.NEXT_PHASE]
    assert list(TABLES.programs[TABLES.season[19]]) == [codes.V_CHANGE, 5, 1, codes.REG, codes.AS]
    assert list(TABLES.programs[TABLES.season[47]]) == [codes.V_TRANSFER, 5, codes.MONEY, 2500, codes.TO_ME]
    assert list(TABLES.programs[TABLES.season[60]]) == [codes.V_MEDIA, 5, 2, 1, codes.YEAR]
    assert list(TABLES.programs[TABLES.season[67]]) == [codes.V_DRM, 5, -3, codes.ROLL_CS, codes.NEXT]
    assert list(TABLES.programs[TABLES.season[13]]) == [codes.V_CANCEL, 3, 1 << 1 | 1 << 4]  # SCAN and LABOR
    assert list(TABLES.programs[TABLES.season[71]]) == [codes.V_CANCEL, 3, 1 << codes.CANCEL_COLOUR + codes.RED]
    radio = [codes.V_ON, 11, codes.ON_PHASE_START, codes.GAME, 1, 11, codes.V_MEDIA, 11, 1, 0, codes.NOW]
    assert list(TABLES.programs[TABLES.extra[0]]) == radio


def test_words_stand_in_the_order_of_their_numbers() -> None:
    assert tuple(words.STARS) == codes.TYPES
    assert tuple(words.GOODS) == codes.GOODS
    assert tuple(words.TRACKS) == codes.TRACKS
    assert tuple(words.ROLLS) == tuple(words.OWN_ROLLS) == tuple(words.ANY_ROLLS) == codes.ROLLS
    assert tuple(words.ACTIONS) == codes.ACTIONS
    assert tuple(words.PRICES) == codes.PRICES
    assert tuple(words.SHIELDS) == codes.SHIELDS
    assert tuple(words.CANCELS) == codes.CANCELS
    assert tuple(words.TRIGGERS) == codes.TRIGGERS
    assert tuple(words.CHARTS) == codes.CHARTS
    assert tuple(words.TIMES) == tuple(words.RULE_TIMES) == codes.WHENS


# -- every word is used ----------------------------------------------------------------------------------------------


def effects(cards: Cards) -> list[str]:
    sides = [text for card in cards.ops for text in (card.effect, card.off_effect)]
    sides += [card.effect for card in (*cards.community, *cards.extra)]
    sides += [text for card in cards.draft for text in card.effects]
    sides += [text for card in cards.legend for text in (card.action, card.with_ops)]
    return sides


def unused(texts: list[str]) -> set[str]:
    """Verbs and conditions that no card has."""
    used = set()
    for text in texts:
        used |= VOCABULARY.words(VOCABULARY.read(text))
    return {*VOCABULARY.verbs, *VOCABULARY.conditions} - used


def test_every_verb_and_condition_has_a_card() -> None:
    assert unused(effects(PACK.cards)) == set()


def test_a_verb_without_a_card_would_be_noticed() -> None:
    assert unused([text for text in effects(PACK.cards) if "strike" not in text and "even" not in text]) == {
        "strike",
        "even",
    }


def test_every_number_of_a_verb_is_a_verb() -> None:
    numbers = {value for name, value in vars(codes).items() if name.startswith("V_")}
    assert {verb.code for verb in VOCABULARY.verbs.values()} == numbers
    scopes = [condition.code for condition in VOCABULARY.conditions.values() if condition.scope]
    assert scopes == [codes.FOR_ME + place for place in range(len(codes.SCOPES))]
    assert [measure.name for measure in VOCABULARY.measures.values()] == list(codes.MEASURES)


@pytest.mark.rule("LOB-R131")
def test_extra_innings_cards_are_for_their_owner() -> None:
    for card in PACK.cards.extra:
        assert not VOCABULARY.words(VOCABULARY.read(card.effect)) & set(codes.SCOPES)
