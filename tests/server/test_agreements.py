"""Undo, requests, endings, standing orders, pauses, leavers, shared screens: what people at a table agree on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from haggle.options import BORROW, OFFER
from patience import until_here
from sandlot.bots import make
from sandlot.kernel.events import knower
from sandlot.kernel.zones import numbers
from sandlot.match import Match, prove
from sandlot.server.live import commands, views
from sandlot.server.protocol import messages as m
from sandlot.server.protocol.shared_types import Order
from sandlot.server.serving import run
from sandlot.server.state.entries import Ordered
from sandlot.table.changes import apply
from sandlot.table.parts import SPECTATOR, Card, walk
from server.house import House, Person, serving
from server.tables import in_memory, seated

THREE = ["me", "person", "person"]
HOUR = 3600


async def settle(*people: Person) -> None:
    """Hear everything that was said until now."""
    for person in people:
        await person.ask("ping")


async def until_asked(*people: Person) -> Person:
    """Let time pass until one of them is asked."""
    while True:
        for person in people:
            if person.now.asked:
                return person
        await people[0].hear()
        await settle(*people)


async def begun(house: House, kinds: list[str], **more: Any) -> list[Person]:
    """A table at which all have sealed their first answers, so that turns begin."""
    people = await seated(house, "haggle", kinds, **more)
    for _ in range(2):  # wares, then bids
        for person in people:
            await settle(person)
            assert person.now.sealed is False
            await person.move()
    await settle(*people)
    return people


def test_sealed_answers_come_in_any_order_and_can_be_taken_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            ann, bea, cid = await seated(house, "haggle", THREE)
            await settle(ann, bea, cid)
            asked = cid.now.asked
            assert isinstance(await cid.move(), m.Done)
            await settle(ann, bea, cid)
            assert (ann.now.asked, bea.now.asked, cid.now.asked) == (asked, asked, 0)
            assert cid.now.sealed
            assert isinstance(await cid.ask("retract"), m.Done)
            await settle(ann, cid)
            assert cid.now.asked == ann.now.asked == asked
            assert isinstance(await ann.move(), m.Done)
            assert isinstance(await cid.move(), m.Done)
            answer = await bea.ask("retract")
            assert isinstance(answer, m.Refused)
            assert answer.snapshot is not None
            assert isinstance(await bea.move(), m.Done)
            late = await cid.ask("retract")
            assert isinstance(late, m.Refused)

    run(scenario())


def test_undo_needs_consent_behind_the_barrier(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await begun(house, THREE)
            ann, bea, cid = people
            ply = ann.now.ply
            asked = await ann.ask("undo", plies=1)
            assert isinstance(asked, m.Done)
            assert asked.request > 0
            await settle(*people)
            assert bea.around is not None
            assert bea.around.request is not None
            assert bea.around.request.waiting == (1, 2)
            second = await bea.ask("undo", plies=1)
            assert isinstance(second, m.Refused)
            assert isinstance(await bea.ask("consent", request=asked.request, yes=True), m.Done)
            assert ann.now.ply == ply
            assert isinstance(await cid.ask("consent", request=asked.request, yes=True), m.Done)
            await settle(*people)
            assert {person.now.ply for person in people} == {ply - 1}
            assert "Player 1 takes a move back." in bea.log.values()
            for person in people:
                kept, before = person.table, dict(person.log)
                fresh = await person.join()
                assert fresh.table == kept
                assert person.log == before
            again = await ann.ask("undo", plies=1)
            assert isinstance(again, m.Done)
            await settle(bea)
            assert isinstance(await bea.ask("consent", request=again.request, yes=False), m.Done)
            await settle(*people)
            assert ann.around is not None
            assert ann.around.request is None
            assert ann.now.ply == ply - 1

    run(scenario())


def test_alone_with_bots_undo_goes_back_and_marks_practice(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            (ann,) = await seated(house, "haggle", ["me", "random", "random"])
            for _ in range(3):
                await until_asked(ann)
                await ann.move()
            await until_asked(ann)
            assert isinstance(await ann.ask("undo", plies=ann.now.ply), m.Done)
            await until_asked(ann)
            fresh = await ann.join()
            assert fresh.practice
            assert isinstance(await ann.ask("close", how="abandon"), m.Done)
            await settle(ann)
            assert ann.ended is not None
            assert ann.ended.result.ending == "abandoned"
            file = await house.ask("GET", f"/api/matches/{fresh.id}")
            match = Match.loads(file.body)
            assert match.frozen is None
            assert match.practice
            assert match.undone

    run(scenario())


def test_endings_by_agreement_and_resignation(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await begun(house, THREE)
            ann, bea, cid = people
            resigned = await cid.ask("close", how="resign")
            assert isinstance(resigned, m.Done)
            await settle(*people)
            assert ann.around is not None
            assert ann.around.seats[2].bot
            assert isinstance(await ann.ask("review", ply=0), m.Refused)  # not while it goes on
            asked = await ann.ask("close", how="agree")
            assert isinstance(asked, m.Done)
            await settle(bea)
            assert isinstance(await bea.ask("consent", request=asked.request, yes=True), m.Done)
            await settle(*people)
            assert ann.ended is not None
            assert (ann.ended.result.ending, ann.ended.result.ranks) == ("agreed", [1, 1, 1])
            file = await house.ask("GET", f"/api/matches/{ann.snapshot.id}")  # type: ignore[union-attr]
            assert Match.loads(file.body).frozen is None
            assert isinstance(await ann.ask("move", asked=1, picks=[1]), m.Refused)
            opened = await bea.join(seat=0)  # afterwards everybody may look as any seat
            assert opened.viewer == 0
            assert isinstance(await ann.ask("review", ply=0), m.Done)  # and at the same moment
            await settle(*people)
            assert [person.shown for person in people] == [[(ann.around.seats[0].name, 0)]] * 3
            assert isinstance(await ann.ask("review", ply=ann.now.ply + 1), m.Refused)

    run(scenario())


def test_who_resigns_alone_against_bots_ends_the_match(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            (ann,) = await seated(house, "haggle", ["me", "random", "random"])
            assert isinstance(await ann.ask("close", how="agree"), m.Refused)
            assert isinstance(await ann.ask("close", how="resign"), m.Done)
            await settle(ann)
            assert ann.ended is not None
            file = await house.ask("GET", f"/api/matches/{ann.snapshot.id}")  # type: ignore[union-attr]
            assert prove(file.body).ok
            result = Match.loads(file.body).result
            assert result is not None
            assert result.ending == "resigned"
            assert result.ranks[0] > result.ranks[1] == result.ranks[2] == 1

    run(scenario())


def test_a_standing_order_passes_and_is_nobody_elses_business(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await begun(house, THREE)
            ann, bea, cid = people
            heard = len(ann.received)
            order = {"what": "windows", "lasts": "game"}
            assert isinstance(await bea.ask("standing", order=order), m.Done)
            await settle(bea)
            assert [each.what for each in bea.now.orders] == ["forced", "windows"]
            await ann.ask("ping")
            assert len(ann.received) == heard + 1  # the pong
            assert isinstance(await cid.ask("standing", order=order), m.Done)
            assert isinstance(await ann.ask("standing", order=order), m.Done)
            await settle(*people)
            assert ann.now.opens
            roll = next(o.option for o in ann.table.prompt.options if "roll" in o.text)  # type: ignore[union-attr]
            assert isinstance(await ann.ask("move", asked=ann.now.asked, picks=[roll]), m.Done)
            while not (bea.now.asked and bea.now.opens):  # all three windows pass by themselves
                await bea.hear()
            assert isinstance(await bea.ask("standing", order=order, on=False), m.Done)
            await settle(bea)
            assert [each.what for each in bea.now.orders] == ["forced"]

    run(scenario())


def test_everybody_begins_with_an_order_that_takes_no_choice_and_can_cancel_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            ann, bea, cid = await begun(house, THREE, pace={"window": 0})
            for person in (ann, bea, cid):
                assert [(each.what, each.lasts) for each in person.now.orders] == [("forced", "game")]
            assert isinstance(await bea.ask("standing", order={"what": "forced"}, on=False), m.Done)
            assert isinstance(await cid.ask("standing", order={"what": "offers", "lasts": "phase"}), m.Done)
            await settle(bea, cid)
            assert bea.now.orders == ()
            assert [each.what for each in cid.now.orders] == ["forced", "offers"]
            live = house.hub.tables[ann.snapshot.id].live  # type: ignore[union-attr]
            async with live.lock:
                live.state.game.cash = numbers([0, 0, 0])  # nobody can pay for a response: all they can do is pass
            roll = next(o.option for o in ann.table.prompt.options if "roll" in o.text)  # type: ignore[union-attr]
            assert isinstance(await ann.ask("move", asked=ann.now.asked, picks=[roll]), m.Done)
            while not (bea.now.asked and bea.now.window):
                await bea.hear()  # the table has passed for Ann
            assert bea.table is not None
            assert bea.table.prompt is not None
            assert len(bea.table.prompt.options) == 1
            assert isinstance(await bea.move(), m.Done)
            while not (bea.now.asked and bea.now.opens):
                await bea.hear()  # and then for Cid
            issued = await house.ask("POST", f"/api/tables/{live.id}/host", {"do": "reissue", "seat": 1}, ann.cookie)
            body = {"token": issued.json["link"], "name": "Dot"}
            claimed = await house.ask("POST", f"/api/tables/{live.id}/seats/1/claim", body)
            dot = Person(house.port, live.id, claimed.cookie, 7)
            assert [each.what for each in (await dot.open()).now.orders] == ["forced"]

    run(scenario())


def test_an_order_for_a_phase_ends_with_it() -> None:
    live = in_memory("haggle", 3, 1)
    state = live.state
    for lasts in ("phase", "game"):
        order = Order(what="windows" if lasts == "phase" else "offers", lasts=lasts)  # type: ignore[arg-type]
        state.fold(Ordered(seat=2, order=order, on=True))
    assert [each.what for each in views.now(state, 2).orders] == ["forced", "windows", "offers"]
    assert state.match is not None
    phase, bot = state.phase(), make("random", 1)
    while state.phase() == phase:
        state.match.play(state.open[0], bot.move(state.game, state.open[0]))
    assert [each.what for each in views.now(state, 2).orders] == ["forced", "offers"]


async def offer(person: Person, to: int) -> None:
    """Make an offer: the first ware at the first price."""
    assert person.now.asides is not None
    assert person.table is not None
    picks = [next(each.option for each in person.now.asides.options if each.option == OFFER + to)]
    while not (tried := await person.ask("try", picks=picks, aside=True)).complete:  # type: ignore[union-attr]
        prompt = apply(person.table, tried.changes).prompt  # type: ignore[union-attr]
        assert prompt is not None
        picks.append(prompt.options[0].option)
    assert isinstance(await person.ask("aside", picks=picks), m.Done)


def test_bots_answer_offers_and_an_order_refuses_them(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            ann, bea = await seated(house, "haggle", ["me", "person", "random"], pace={"window": 0})
            while not ann.now.opens:
                await settle(ann, bea)
                asked = [person for person in (bea, ann) if person.now.asked]
                if asked and not ann.now.opens:
                    await asked[0].move()
                elif not asked:
                    await ann.hear()
            state = house.hub.tables[ann.snapshot.id].live.state  # type: ignore[union-attr]
            await offer(ann, 2)  # to the bot
            while state.game.waited_for(2):
                await ann.hear()
            assert isinstance(await bea.ask("standing", order={"what": "offers"}), m.Done)
            await settle(ann, bea)
            await offer(ann, 1)  # to somebody who wants none
            while state.game.waited_for(1):
                await ann.hear()
            assert state.match is not None
            answers = {move.seat: move.text for move in state.match.moves if move.kind == "aside" and move.seat != 0}
            assert answers[1].startswith("refuse")
            assert answers[2].startswith(("accept", "refuse"))

    run(scenario())


async def first_window(house: House) -> bool:
    """Whether Bea had a choice in her window of an hour, in which she says nothing; the others pass at once."""
    ann, bea, cid = await begun(house, THREE, pace={"window": HOUR})
    for person in (ann, cid):
        assert isinstance(await person.ask("standing", order={"what": "windows"}), m.Done)
    roll = next(o.option for o in ann.table.prompt.options if "roll" in o.text)  # type: ignore[union-attr]
    assert isinstance(await ann.ask("move", asked=ann.now.asked, picks=[roll]), m.Done)
    caretaker = house.hub.tables[ann.snapshot.id]  # type: ignore[union-attr]
    windows: list[int] = []  # with a choice
    while not (bea.now.asked and bea.now.opens):
        await bea.hear()
        prompt = bea.table.prompt  # type: ignore[union-attr]
        choice = bea.now.window and prompt is not None and len(prompt.options) > 1
        if choice and bea.now.asked not in windows:
            windows.append(bea.now.asked)
            since = caretaker.live.since
            assert caretaker.passes(1) == since[1] + HOUR
            since[1] -= HOUR  # it is over now
            caretaker.plan()
    return bool(windows)


def test_an_unanswered_window_is_a_pass(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            for _ in range(30):
                if await first_window(house):
                    return
            raise AssertionError("no hand had a response")

    run(scenario())


def test_clocks_run_out_and_the_table_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", THREE, pace={"minutes": 1})
            live = house.hub.tables[people[0].snapshot.id].live  # type: ignore[union-attr]
            async with live.lock:
                for seat_state in live.state.seats:
                    seat_state.left = 0.05
            live.wake()
            while people[0].now.ply < 3:
                await people[0].hear()
            first = (await people[0].join()).around.seats[0]
            assert first.left == 0

    run(scenario())


def test_an_aside_does_not_stop_ones_clock(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await begun(house, THREE, pace={"minutes": 60})
            ann = people[0]
            live = house.hub.tables[ann.snapshot.id].live  # type: ignore[union-attr]
            assert ann.now.opens
            live.since[0] -= 30
            assert isinstance(await ann.ask("aside", picks=[BORROW]), m.Done)
            left = (await ann.join()).around.seats[0].left
            assert left is not None
            assert left <= HOUR - 30

    run(scenario())


def test_a_paused_table_stands_still(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", THREE)
            ann = people[0]
            path = f"/api/tables/{ann.snapshot.id}/host"  # type: ignore[union-attr]
            assert (await house.ask("POST", path, {"do": "pause"}, people[1].cookie)).status == 403
            assert (await house.ask("POST", path, {"do": "pause"}, ann.cookie)).status == 200
            await settle(ann)
            answer = await ann.ask("move", asked=ann.now.asked or 1, picks=[1])
            assert isinstance(answer, m.Refused)
            assert "paused" in answer.reason
            assert (await house.ask("POST", path, {"do": "resume"}, ann.cookie)).status == 200
            await settle(ann)
            assert isinstance(await ann.move(), m.Done)

    run(scenario())


def test_a_leaver_is_offered_a_bot_and_comes_back(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", THREE, pace={"grace": HOUR})
            ann, bea, cid = people
            await cid.close()
            path = f"/api/tables/{ann.snapshot.id}/host"  # type: ignore[union-attr]
            wanted = {"do": "bot", "seat": 2, "bot": "random"}
            assert (await house.ask("POST", path, wanted, bea.cookie)).status == 403
            live = house.hub.tables[ann.snapshot.id].live  # type: ignore[union-attr]
            await until_here(lambda: 2 in live.away, "Cid has left")
            live.away[2] -= HOUR
            live.wake()
            while bea.around is None or not bea.around.seats[2].gone:
                await bea.hear()
            assert (await house.ask("POST", path, wanted, bea.cookie)).status == 200
            await ann.move()
            await bea.move()
            while bea.now.ply < 3:
                await bea.hear()
            await cid.open()
            assert isinstance(await cid.ask("move", asked=cid.now.asked or 1, picks=[1]), m.Refused)
            back = await house.ask("POST", path, {"do": "person", "seat": 2}, cid.cookie)
            assert back.json["table"]["seats"][2].get("bot", "") == ""

    run(scenario())


class SharedScreen(Person):
    """Looks at the faces in every message that comes, the moment it comes."""

    house: House

    async def hear(self) -> m.AnyOut:
        message = await super().hear()
        if self.table is not None and self.snapshot is not None and self.ended is None:
            viewer = self.snapshot.viewer
            known = self.house.hub.tables[self.snapshot.id].live.state.game.known
            for part in walk(self.table):
                if isinstance(part, Card) and part.card >= 0 and part.place.startswith("hand"):
                    mine = part.place.startswith(f"hand{viewer}:")
                    assert mine or known[part.card] >> knower(viewer) & 1, "unless it was shown or passed on"
            assert viewer == SPECTATOR or viewer in self.now.open
        return message


def test_a_shared_screen_never_has_a_hand_that_is_not_on_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("haggle", ["me", "me", "me"])
            screen = SharedScreen(house.port, made.json["id"], made.cookie)
            screen.house = house
            snapshot = await screen.open(nonce="all of us")
            assert (snapshot.viewer, snapshot.yours) == (SPECTATOR, (0, 1, 2))
            assert snapshot.now.open == (0, 1, 2)
            for _ in range(8):
                await settle(screen)
                if not screen.now.open:
                    break
                seat = screen.now.open[-1]
                shown = await screen.join(seat=seat)
                await screen.move(seat=seat)
                await settle(screen)
                assert screen.snapshot is not None
                if seat not in screen.now.open:
                    assert screen.snapshot.viewer == SPECTATOR
                    other = next((s for s in range(3) if s not in screen.now.open), None)
                    if other is not None:
                        refused = await screen.ask("join", seat=other)
                        assert isinstance(refused, m.Refused)
                        path = f"/api/tables/{shown.id}"
                        fork = await house.ask("POST", f"{path}/fork", {"ply": 0, "seat": other}, made.cookie)
                        assert fork.status == 403
                        state = house.hub.tables[shown.id].live.state
                        assert state.match is not None
                        for ply in [ply for ply, move in enumerate(state.match.moves, 1) if move.seat == other]:
                            assert (await house.ask("GET", f"{path}/why?ply={ply}", cookie=made.cookie)).status == 403

    run(scenario())


def test_chat_and_watching(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            made = await house.table("haggle", ["me", "random", "random"])
            watcher = Person(house.port, made.json["id"], "", 5)
            shown = await watcher.open(token=made.json["links"]["watch"])
            assert (shown.viewer, shown.yours, shown.host) == (SPECTATOR, (), False)
            ann = Person(house.port, made.json["id"], made.cookie, 6)
            await ann.open(nonce="a")
            assert isinstance(await watcher.ask("chat", text="hello"), m.Done)
            await settle(ann)
            assert ann.chats == ["hello"]
            assert isinstance(await watcher.ask("move", asked=1, picks=[1]), m.Refused)

    run(scenario())


def test_talk_cannot_fill_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            (ann,) = await seated(house, "haggle", ["me", "random", "random"])
            state = house.hub.tables[ann.snapshot.id].live.state  # type: ignore[union-attr]
            monkeypatch.setattr(commands, "MOST_BESIDES", state.seq - state.ply + 2)
            answers = [await ann.ask("chat", text="and another thing") for _ in range(3)]
            assert [type(answer) for answer in answers] == [m.Done, m.Done, m.Refused]
            assert isinstance(await ann.ask("standing", order={"what": "turn"}), m.Refused)
            await until_asked(ann)
            assert isinstance(await ann.move(), m.Done)

    run(scenario())


def test_hints_are_off_among_people(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with serving(tmp_path) as house:
            people = await seated(house, "haggle", THREE)
            answer = await people[0].ask("hint")
            assert isinstance(answer, m.Refused)
            assert "hints are off" in answer.reason
            (alone,) = await seated(house, "haggle", ["me", "random", "random"])
            advice = await alone.ask("hint")
            assert isinstance(advice, m.Tried)
            assert advice.complete
            assert 1 < len(advice.thoughts) <= 3
            assert advice.thoughts[0].picks == list(advice.picks)
            assert advice.thoughts[0].share == max(each.share for each in advice.thoughts)

    run(scenario())
