"""Gadgets, new Players, effects on each other, Coaches, and every verb (chapters GAD, NEW, EFX)."""

import msgspec
import pytest
from mypy_extensions import i64

from rules.cosmic.board import Board, begin, board, effect, face_off, first, steady, with_coaches
from sandlot.cards import Handlers, Vocabulary, parse
from sandlot.games.cosmic import codes
from sandlot.games.cosmic.bot.reckon import RECKONER
from sandlot.games.cosmic.effects.verbs import WALKER
from sandlot.games.cosmic.pack import SCHEMA
from sandlot.games.cosmic.places import HAND
from sandlot.games.cosmic.words import BY_MOMENT, CONDITIONS, MEASURES, VERBS, VOCABULARY
from sandlot.kernel.errors import RulesBug
from sandlot.kernel.packed import vec
from sandlot.kernel.zones import numbers


def played(
    text: str, hand: str = "Flex, Overpower", other: str = "Bull Rush, Skull Rattler", **wanted: object
) -> Board:
    """Seat 1, pitching, has played Flex with this effect; what it asks is open."""
    t = board(**effect(text, hands=(other, hand), **wanted))  # type: ignore[arg-type]
    return t.pick("play Flex")


def test_every_word_is_used_by_a_card_of_the_set() -> None:
    cards = first().cards
    used = set()
    for card in (*cards.coach, *cards.player, *cards.action):
        used |= VOCABULARY.words(parse(card.effect))
    assert used == {verb.name for verb in VERBS} | {condition.name for condition in CONDITIONS} | {"gadgets"}
    assert {card.id for card in cards.action} == {card.id for card in steady().cards.action}


# -- one test for each verb ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "totals"), [("mod 3", (6, 9)), ("mod -2", (6, 4)), ("opp_mod -3", (3, 6))])
def test_verbs_mod_and_opp_mod(text: str, totals: tuple[int, int]) -> None:
    assert played(text).totals == totals


@pytest.mark.parametrize(("gadgets", "by"), [(0, 0), (1, -1), (2, -2), (5, -2)])
def test_an_amount_for_each_gadget_has_a_limit(gadgets: int, by: int) -> None:
    assert played("opp_mod -1 per gadgets max 2", gadgets=(9, gadgets)).totals == (6 + by, 6)
    assert played("mod 2 per gadgets", gadgets=(9, gadgets)).totals == (6, 6 + 2 * gadgets)
    assert played("mod 2 per gadgets max 3", gadgets=(9, gadgets)).totals == (6, 6 + min(3, 2 * gadgets))


def test_a_limit_reads_with_the_sign_of_what_it_limits() -> None:
    said = VOCABULARY.text(parse("opp_mod -1 per gadgets max 2; mod 1 per gadgets max 3"))
    assert "-1 for each Gadget (at most -2) to the opponent's total" in said
    assert "+1 for each Gadget (at most +3) to your total" in said


def test_verb_draw() -> None:
    t = played("draw 2", deck=("", "Hold the Line, Film Study, Petty Cash Box"))
    assert t.hand(1) == ["Film Study", "Hold the Line", "Overpower"]


def test_verb_float() -> None:
    assert list(played("float 3").g.cash) == [0, 3]


def told(t: Board, kind: str) -> list[tuple[int, int, str]]:
    """Seat, number and rule of the last pick's events of a kind."""
    return [(event.seat, event.count, event.rule) for event in t.events(kind)]


def test_verb_gadget() -> None:
    t = played("gadget 2", gadgets=(1, 1))
    assert list(t.g.gadgets) == [1, 3]
    assert told(t, "gadgets") == [(1, 2, "CLB-GAD-1")]


def test_what_effects_do_is_told() -> None:
    assert told(played("float 3"), "float") == [(1, 3, "CLB-PAY-11")]
    assert told(played("mod 3"), "total") == [(1, 3, "CLB-PLY-7")]
    assert told(played("opp_mod -3"), "total") == [(0, -3, "CLB-PLY-7")]
    assert told(played("tax 1"), "tax") == [(0, 1, "CLB-PLY-7")]
    assert told(played("luck 1"), "luck") == [(1, 1, "CLB-PLY-7")]
    assert told(played("keep 1"), "keep more") == [(1, 1, "CLB-PLY-7")]
    spent = played("spend 1 { float 1 }", gadgets=(0, 1)).pick("spending 1 Gadget")
    assert told(spent, "spend") == [(1, 1, "CLB-GAD-3")]
    (strike,) = (
        board(hands=("Counterplan, Overpower, Flex", "2 Flex"))
        .play("play Flex", "play Counterplan paying Overpower, Flex")
        .events("strike")
    )
    assert (strike.seat, strike.rule) == (1, "CLB-EFX-1")


def test_verb_spend() -> None:
    t = played("spend 2 { mod 5 }; mod 1", gadgets=(0, 3))
    assert t.options == ["spending no Gadgets", "spending 2 Gadgets"]
    t.play("spending 2 Gadgets")
    assert (list(t.g.gadgets), t.totals) == ([0, 1], (6, 12))
    assert played("spend 2 { mod 5 }", gadgets=(0, 2)).turn == 1, "exactly enough"
    assert played("spend 2 { mod 5 }", gadgets=(0, 1)).turn == 0, "too few"
    t = played("spend 2 { mod 5 }; mod 1", gadgets=(0, 3)).play("spending no Gadgets")
    assert (list(t.g.gadgets), t.totals) == ([0, 3], (6, 7))


@pytest.mark.parametrize(("gadgets", "most"), [(1, 1), (2, 2), (5, 2)])
def test_verb_spend_each(gadgets: int, most: int) -> None:
    t = played("spend_each 2 { mod 2 }", gadgets=(0, gadgets))
    assert len(t.options) == most + 1
    t.g.apply(t.g.options[-1])
    assert (t.g.gadgets[1], t.totals) == (gadgets - most, (6, 6 + 2 * most))


def test_verb_peek_hand() -> None:
    t = played("peek_hand all")
    assert t.knows(1, 0) == ["Bull Rush", "Skull Rattler"]
    assert t.knows(0, 1) == []


def test_verb_opp_discard_at_random() -> None:
    lost = {tuple(played("opp_discard 1 random", draws=[draw]).discards(0)) for draw in (0, 1)}
    assert lost == {("Bull Rush",), ("Skull Rattler",)}


def test_verb_self_discard() -> None:
    t = played("self_discard 1", hand="Flex, Overpower, Hold the Line")
    assert (t.turn, t.options) == (1, ["discard Overpower", "discard Hold the Line"])
    t.play("discard Overpower")
    assert t.discards(1) == ["Overpower"]
    t = played("self_discard 2", hand="2 Flex, Overpower, Hold the Line")
    assert t.options == ["discard Flex", "discard Overpower"], "the last of the deck cannot be the first of two"
    t.play("discard Flex, Hold the Line")
    assert t.hand(1) == ["Overpower"]
    assert played("self_discard 3", hand="Flex, Overpower").pick("discard Overpower").hand(1) == []


def test_verb_scry() -> None:
    t = played("scry 3; draw 1", deck=("", "Hold the Line, Film Study, Petty Cash Box, Deep Bench"))
    assert set(t.options) == {"put on top Hold the Line", "put on top Film Study", "put on top Petty Cash Box"}
    t.play("put on top Petty Cash Box, Film Study")
    assert t.hand(1) == ["Overpower", "Petty Cash Box"]
    left = [t.g.pack.names[card] for card in reversed(t.g.deck[1])]
    assert left == ["Film Study", "Hold the Line", "Deep Bench"]


def test_verb_recover() -> None:
    t = played("recover 1", discard=("", "Hold the Line, 2 Film Study"))
    assert set(t.options) == {"take back Hold the Line", "take back Film Study"}
    t.play("take back Film Study")
    assert t.discards(1) == ["Film Study", "Hold the Line"]
    assert t.hand(1) == ["Film Study", "Overpower"]
    assert t.knows(0, 1) == ["Film Study"], "it came from an open pile"
    assert played("recover 1").turn == 0, "an empty pile gives nothing"


def test_verb_recover_several() -> None:
    t = played("recover 2", discard=("", "Hold the Line, 2 Film Study"))
    assert t.options == ["take back Hold the Line", "take back Film Study"]
    assert t.offers("take back Hold the Line") == [", Film Study"]
    t.play("take back Film Study, Film Study")
    assert t.hand(1) == ["Film Study", "Film Study", "Overpower"]


def test_verb_tax() -> None:
    t = played("tax 2", other="Bull Rush, Skull Rattler, Second Wind")
    assert t.cost(0, "Bull Rush") == 3
    assert t.offers("play Bull Rush", "paying Skull Rattler") == [", Second Wind"]


def test_verb_luck() -> None:
    t = played("luck 2")
    assert t.luckier == 1, "4 + 2 against 5"
    assert played("luck 1").luckier == 0, "level Luck goes to the printed higher"
    t = board(hands=("Borrowed Fortune", "Overpower"), luck=(4, 5))
    assert t.luckier == 1
    assert t.play("pass", "play Borrowed Fortune").luckier == 0, "the first seat's Luck changes like the second's"


def test_verb_keep() -> None:
    assert played("keep 2").keep_limit(1) == 3


def test_verb_discount() -> None:
    t = board(coaches=("The Twin Regents", "The Twin Regents"), hands=("Flex", "2 Bull Rush, 2 Flex"))
    assert (t.cost(1, "Bull Rush"), t.cost(1, "Flex")) == (0, 0)
    t.play("play Bull Rush", "pass")
    assert t.cost(1, "Bull Rush") == 1, "the first Action of a round only"
    free = board(coaches=("The Twin Regents", "The Twin Regents"), hands=("Flex", "2 Flex")).play("play Flex")
    assert list(free.g.cash) == [0, 0], "what costs nothing anyway brings no cash"


@pytest.mark.parametrize(
    ("text", "wanted", "totals"),
    [
        ("hit: mod 3; pitch: mod 1", {}, (6, 7)),
        ("trailing: mod 2", {"points": (1, 0)}, (6, 8)),
        ("trailing: mod 2", {"points": (1, 1)}, (6, 6)),
        ("trailing: mod 2", {"points": (0, 1)}, (6, 6)),
        ("outs2: mod 2", {"outs": 2}, (6, 8)),
        ("outs2: mod 2", {"outs": 1}, (6, 6)),
        ("unless outs2: mod 2", {"outs": 1}, (6, 8)),
        ("outs2: mod 2; else: mod 1", {"outs": 0}, (6, 7)),
        ("opp_played: mod 2", {}, (6, 6)),
        ("opp_base_higher: mod 2", {"field": ("Little Avalanche", "Dunn the Anvil")}, (9, 8)),
        ("opp_base_higher: mod 2", {"field": ("Dunn the Anvil", "Dunn the Anvil")}, (6, 6)),
    ],
)
def test_conditions(text: str, wanted: dict[str, object], totals: tuple[int, int]) -> None:
    if wanted.get("points") == (1, 0):
        wanted = {**wanted, "half": 0}
    assert played(text, **wanted).totals == totals


def test_the_condition_opp_played() -> None:
    t = board(**effect("opp_played: mod 2", hands=("2 Flex", "2 Flex")))  # type: ignore[arg-type]
    t.play("play Flex", "play Flex")
    assert t.totals == (8, 6)


# -- Gadgets -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-GAD-2", "CLB-GAD-6")
def test_gadgets_do_nothing_by_themselves_and_have_no_limit() -> None:
    t = board(gadgets=(9, 12))
    assert t.totals == (6, 6)
    assert list(played("gadget 1", gadgets=(9, 12)).g.gadgets) == [9, 13]


@pytest.mark.rule("CLB-GAD-3")
def test_only_effects_spend_gadgets() -> None:
    t = board(gadgets=(5, 5), hands=("Flex", "Flex, Overclock, Bull Rush"))
    assert not any("spend" in option for option in t.options)
    t.refuses("spending 1 Gadget")
    t.play("play Overclock paying Flex spending 2 Gadgets")
    assert (list(t.g.gadgets), t.totals) == ([5, 3], (6, 10))
    t = face_off("Dunn the Anvil", "Relay Imp")
    assert t.options[0] == "pass", "nothing to spend"


@pytest.mark.rule("CLB-GAD-4")
def test_gadgets_stay() -> None:
    t = board(field=("Old Quarry", "Granite Joan"), outs=2, gadgets=(2, 3)).end_round().keep_nothing()
    assert (t.g.half, list(t.g.gadgets)) == (1, [2, 3])


@pytest.mark.rule("CLB-GAD-5")
def test_what_cannot_be_paid_is_left_out() -> None:
    t = board(gadgets=(5, 1), hands=("Flex", "Prototype Cannon, Skull Rattler, Flex"))
    t.play("play Prototype Cannon paying Skull Rattler, Flex")
    assert (list(t.g.gadgets), t.totals, t.turn) == ([5, 1], (6, 9), 0)


# -- new Players ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-NEW-1", "CLB-NEW-2", "CLB-NEW-3")
def test_a_new_player_is_selected_revealed_and_enters() -> None:
    t = board(
        hands=("Flex", "Substitution Slip, Flex"),
        bench=("", "Fitch the Understudy, Oon the Patient, Marrowglass, Dreamer Kesh"),
    )
    t.play("play Substitution Slip paying Flex")
    assert set(t.options) == {"choose Fitch the Understudy", "choose Oon the Patient", "choose Marrowglass"}
    assert t.turn == 1
    t.play("choose Fitch the Understudy")
    assert t.on_field(1) == "Fitch the Understudy"
    assert len(t.hand(1)) == 2, "its Entrance draws two"
    kinds = t.kinds()
    assert kinds.index("reveal") < kinds.index("replaced") < kinds.index("draw")
    assert t.names(t.g.bench[1]) == ["Dreamer Kesh", "Marrowglass", "Oon the Patient"]
    assert t.turn == 0


@pytest.mark.rule("CLB-NEW-1")
def test_a_short_player_deck_is_filled_for_a_new_player_too() -> None:
    t = board(hands=("Flex", "Substitution Slip, Flex"), bench=("", "Oon the Patient"))
    t.play("play Substitution Slip paying Flex")
    assert len(t.options) == 3
    assert t.g.retired[1] == ()


@pytest.mark.rule("CLB-NEW-4", "CLB-NEW-6")
def test_the_replaced_player_is_not_looked_at_and_counts_no_more() -> None:
    t = board(field=("Dunn the Anvil", "Granite Joan"), hands=("Flex", "Substitution Slip, Flex"), command=(3, 12))
    assert t.totals == (6, 9)
    t.play("play Substitution Slip paying Flex")
    assert len(t.options) == 9
    assert "choose Granite Joan" not in t.options
    assert t.names(t.g.retired[1]) == []
    t.play("choose Oon the Patient")
    assert t.names(t.g.retired[1]) == ["Granite Joan"]
    assert t.totals == (6, 8)


@pytest.mark.rule("CLB-NEW-5")
def test_changes_stay_with_the_side() -> None:
    t = board(hands=("2 Flex", "Phantom Ball, 2 Flex, Substitution Slip"))
    t.play("play Phantom Ball paying Flex", "pass", "play Substitution Slip paying Flex")
    t.play(t.options[0])
    stat = t.g.pack.pitch[t.g.field[1]]
    assert t.totals == (6, stat + 3)


def test_the_owner_of_the_side_chooses() -> None:
    t = board(hands=("Flex", "Swap Destinies, Overpower, Flex"))
    t.play("play Swap Destinies paying Overpower")
    assert t.turn == 1
    t.play(t.options[0])
    assert t.turn == 0
    assert t.options[0].startswith("choose ")
    t.play(t.options[0])
    assert t.options[0] == "pass"
    assert "Dunn the Anvil" not in (t.on_field(0), t.on_field(1))


# -- effects on each other -----------------------------------------------------------------------------------------


@pytest.mark.rule("CLB-EFX-1")
def test_cancelling_strikes_changes_of_totals_only() -> None:
    t = board(hands=("Counterplan, Overpower, Flex, Bull Rush", "Borrowed Fortune, Flex"))
    t.play("play Borrowed Fortune")
    assert (t.totals, t.luckier) == ((6, 7), 1)
    t.play("play Counterplan paying Overpower, Flex")
    assert (t.totals, t.luckier) == ((6, 6), 1), "the +1 is gone, the Luck stays"
    t = board(hands=("Counterplan, Overpower, Flex", "Unstoppable, Skull Rattler, 2 Flex"))
    t.play("play Unstoppable paying Skull Rattler, Flex", "play Counterplan paying Overpower, Flex")
    assert t.totals == (6, 10), "what cannot be cancelled stays"
    for firm, total in (("", 6), (" uncancellable", 3)):
        t = played(f"opp_mod -3{firm}", other="Counterplan, Overpower, Skull Rattler")
        assert t.play("play Counterplan paying Overpower, Skull Rattler").totals == (total, 6)


@pytest.mark.rule("CLB-EFX-1")
def test_only_the_latest_action_is_struck() -> None:
    t = board(hands=("Counterplan, Overpower, 2 Flex", "2 Flex, Whisper Tax"))
    t.play("play Flex", "play Flex", "play Flex", "play Counterplan paying Overpower, Flex")
    assert t.totals == (7, 7), "one of two, and the own +1 stays"


@pytest.mark.rule("CLB-EFX-2")
def test_entrances_and_coaches_are_never_struck() -> None:
    t = board(
        coaches=("Plain", "Mother Halcyx"),
        hands=("Counterplan, Overpower, 2 Flex", "Send In the Giant, 2 Flex"),
        bench=("", "The Wall of Dray, Oon the Patient, Marrowglass"),
    )
    t.play("play Send In the Giant paying Flex")
    t.play("choose The Wall of Dray")
    assert t.totals == (5, 7 + 1 + 2)
    t.play("play Counterplan paying Overpower, Flex")
    assert t.totals == (5, 7 + 2), "the Action's +1 is gone; -1 of the Entrance and +2 of the Coach stay"


@pytest.mark.rule("CLB-EFX-3")
def test_without_a_target_nothing_happens() -> None:
    t = board(hands=("Flex", "Counterplan, Overpower, Flex, Astral Double, Skull Rattler, Bull Rush"))
    t.play("play Counterplan paying Overpower, Flex", "play Flex")
    assert t.totals == (7, 6)
    t = board(hands=("Astral Double, Skull Rattler, Flex", "Astral Double, Skull Rattler, Flex"))
    t.play("play Astral Double paying Skull Rattler", "play Astral Double paying Skull Rattler")
    assert t.totals == (6, 6)
    assert t.events("copy") == []
    t = board(hands=("Counterplan, Overpower, Astral Double, Skull Rattler, Flex", "Bull Rush, 2 Flex"))
    t.play("play Bull Rush paying Flex", "play Counterplan paying Overpower, Flex", "pass")
    t.play("play Astral Double paying Skull Rattler")
    assert t.totals == (6, 6), "a struck Action is not copied"


@pytest.mark.rule("CLB-EFX-4")
def test_a_copy_is_done_as_ones_own() -> None:
    t = board(hands=("Astral Double, Skull Rattler, Flex", "Phantom Ball, Flex, Bull Rush"))
    t.play("play Phantom Ball paying Flex", "play Astral Double paying Skull Rattler")
    assert t.totals == (7, 9), "the hitting part: +1"
    assert t.hand(0) == ["Flex"], "nothing more is paid"
    t = board(hands=("Astral Double, Skull Rattler", "Scrap Run, Flex"), gadgets=(1, 0))
    t.play("play Scrap Run", "play Astral Double paying Skull Rattler")
    assert list(t.g.gadgets) == [3, 2]


def test_a_copy_is_struck_as_the_copying_action() -> None:
    t = board(hands=("Astral Double, Skull Rattler, Flex", "Bull Rush, Flex, Counterplan, Overpower, Second Wind"))
    t.play("play Bull Rush paying Flex", "play Astral Double paying Skull Rattler")
    assert t.totals == (8, 8)
    t.play("play Counterplan paying Overpower, Second Wind")
    assert t.totals == (6, 8)


@pytest.mark.rule("CLB-EFX-5")
def test_raised_costs_add_up_for_one_action_and_lapse() -> None:
    t = board(hands=("2 Flex, Bull Rush, Overpower", "2 Whisper Tax, Flex"))
    t.play("play Whisper Tax", "pass", "play Whisper Tax")
    assert (t.cost(0, "Flex"), t.cost(0, "Bull Rush")) == (2, 3)
    t.play("play Flex paying Overpower", "pass")
    assert (t.cost(0, "Flex"), t.cost(0, "Bull Rush")) == (0, 1)
    t = board(hands=("Flex", "Whisper Tax"), intel=(3, 3)).play("play Whisper Tax", "pass").keep_nothing()
    assert t.g.round == 2
    t.play(t.options[0])
    t.play(t.options[0])
    assert [entry for entry in t.g.ledger if entry.what == 2] == []


@pytest.mark.rule("CLB-EFX-6")
@pytest.mark.parametrize("draws", [[0], [1]])
def test_a_look_at_one_card_is_at_random_and_private(draws: list[int]) -> None:
    t = played("peek_hand 1", draws=draws)
    (card,) = t.knows(1, 0)
    assert card in ("Bull Rush", "Skull Rattler")
    (event,) = t.events("peek")
    assert (event.seen, event.src, event.card_for(0)) == (1 << 1, HAND, -1)
    assert played("peek_hand 1", draws=[1 - draws[0]]).knows(1, 0) != [card]


@pytest.mark.rule("CLB-EFX-7")
def test_looking_at_the_deck_never_shuffles() -> None:
    t = played("scry 3", deck=("", "Hold the Line, Film Study"))
    assert t.options == ["put on top Hold the Line", "put on top Film Study"]
    assert "shuffle" not in t.kinds()
    assert len(t.g.discard[1]) > 0
    t = played("scry 3", deck=("", "Hold the Line"))
    assert t.turn == 0, "one card needs no order"


@pytest.mark.rule("CLB-EFX-8")
def test_the_owner_of_the_hand_chooses_before_play_goes_on() -> None:
    t = board(hands=("Bull Rush, Skull Rattler", "Bench Brawl, Overpower, Flex, Second Wind"))
    t.play("play Bench Brawl paying Overpower")
    assert (t.turn, set(t.options)) == (0, {"discard Bull Rush", "discard Skull Rattler"})
    assert t.totals == (6, 6), "the rest waits"
    t.play("discard Bull Rush")
    assert (t.turn, set(t.options)) == (1, {"discard Flex", "discard Second Wind"})
    t.play("discard Flex")
    assert (t.turn, t.totals) == (0, (6, 8))
    t = board(hands=("", "Bench Brawl, Overpower, Flex"))
    t.pick("play Bench Brawl", "paying Overpower")
    assert t.options == ["discard Flex"], "an empty hand loses nothing"


def test_a_raised_cost_that_a_coach_takes_off_is_gone_too() -> None:
    t = board(coaches=("The Twin Regents", "Plain"), hands=("2 Bull Rush, 2 Flex", "Whisper Tax, Flex"))
    t.play("play Whisper Tax")
    assert t.cost(0, "Bull Rush") == 1
    t.play("play Bull Rush paying Flex", "pass")
    assert t.cost(0, "Bull Rush") == 1, "neither raised nor the first"


# -- Coaches -------------------------------------------------------------------------------------------------------


def test_thessa_looks_into_the_hand_after_entrances() -> None:
    t = face_off("Fitch the Understudy", "Dunn the Anvil", coaches=("Plain", "Thessa of the Ninth Veil"))
    assert t.knows(1, 0) == t.hand(0)
    assert len(t.hand(0)) == 7
    assert t.knows(0, 1) == []


def test_adaro_draws_when_gadgets_are_first_spent() -> None:
    t = board(
        coaches=("Plain", "Quill Adaro"), gadgets=(0, 4), hands=("2 Flex", "2 Credit Fabricator, Flex, Bull Rush")
    )
    t.play("play Credit Fabricator spending 1 Gadget")
    assert len(t.hand(1)) == 4
    assert t.kinds().index("draw") < t.kinds().index("float")
    t.play("pass", "play Credit Fabricator spending 1 Gadget")
    assert len(t.hand(1)) == 3, "once a round"


def test_halcyx_gains_for_every_new_player_also_when_made_to_choose() -> None:
    t = board(coaches=("Mother Halcyx", "Plain"), hands=("Flex", "Swap Destinies, Overpower, Flex"))
    t.play("play Swap Destinies paying Overpower")
    t.play(t.options[0])
    t.play(t.options[0])
    assert t.totals[0] == t.g.pack.hit[t.g.field[0]] + 2


@pytest.mark.parametrize(("outs", "totals"), [(1, (6, 6)), (2, (8, 7))])
def test_krell_osk_stands_with_two_outs(outs: int, totals: tuple[int, int]) -> None:
    assert board(coaches=("Warden Krell-Osk", "Warden Krell-Osk"), outs=outs).totals == totals


@pytest.mark.parametrize(("gadgets", "more"), [(0, 0), (1, 1), (5, 2)])
def test_what_a_coach_gives_all_the_time_may_grow_with_gadgets(gadgets: int, more: int) -> None:
    cards = with_coaches((5, 4), (5, 5), (3, 3), ("Plain", "Plain"))
    always = msgspec.structs.replace(cards.coach[1], effect="mod 1 per gadgets max 2")
    t = board(cards=msgspec.structs.replace(cards, coach=(cards.coach[0], always)), gadgets=(0, gadgets))
    assert t.totals == (6, 6 + more)


@pytest.mark.parametrize(
    ("ability", "wrong"),
    [
        ("mod 1; keep 1; discount 1; at draw: draw 1", ""),
        ("draw 1", "'draw' happens at a moment, so it needs 'at'"),
        ("at draw: discount 1", "'discount' counts all the time, so it stands under no 'at'"),
    ],
)
def test_what_counts_all_the_time_and_what_happens_at_a_moment(ability: str, wrong: str) -> None:
    cards = first().cards
    coach = msgspec.structs.replace(cards.coach[0], effect=ability)
    found = SCHEMA.check(msgspec.structs.replace(cards, coach=(coach, *cards.coach[1:])))
    assert [why for _, _, why in found] == ([wrong] if wrong else [])


def test_brx_8_gains_a_gadget_every_round() -> None:
    t = begin(coaches=("Foreman BRX-8", "Plain"))
    while t.g.round == 1:
        t.g.apply(t.g.options[0])
    assert list(t.g.gadgets) == [2, 0]


@pytest.mark.parametrize("code", [7, 27, codes.AT, 71])
def test_a_code_that_no_word_has_acts_as_no_other(code: int) -> None:
    t = board(hands=("Flex", "Flex"))
    t.g.pack.program = vec[vec[i64]]([numbers([code, 3, 1]) for _ in t.g.pack.program])
    with pytest.raises(RulesBug, match=f"no word of an effect has the code {code}"):
        t.play("play Flex")
    with pytest.raises(RulesBug, match="no measure of an effect has the code 2"):
        WALKER.measure(t.g, 0, 2)


def test_what_only_a_coach_gives_is_no_verb_of_an_action() -> None:
    t = board(hands=("Flex", "Flex"))
    t.g.pack.program = vec[vec[i64]]([numbers([codes.DISCOUNT, 3, 1]) for _ in t.g.pack.program])
    with pytest.raises(RulesBug, match="no word of an effect has the code 26"):
        t.play("play Flex")


def test_a_word_without_a_handler_is_called_by_its_name() -> None:
    with pytest.raises(ValueError, match="'discount' is declared, but the rules have no handler for its code 26"):
        Vocabulary(VERBS, CONDITIONS, MEASURES, Handlers(WALKER.handled(), WALKER.measured()))


def test_bots_reckon_with_every_word_that_acts() -> None:
    assert RECKONER.handled() == WALKER.handled()
    assert RECKONER.measured() == WALKER.measured()


def test_a_coach_has_a_program_for_every_moment() -> None:
    assert len(BY_MOMENT[codes.AT]) == codes.MOMENTS
