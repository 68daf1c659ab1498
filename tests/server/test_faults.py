"""Sockets that break, messages that come twice or late: nothing is lost and nothing is done twice."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
import websockets

from sandlot.match import Match
from sandlot.server.protocol import messages as m
from sandlot.server.serving import run
from sandlot.table.changes import apply
from server.house import Person, serving
from server.tables import seated


class Unlucky(Person):
    """Somebody whose network breaks, repeats and mixes up what is sent."""

    faults = 0
    sent: list[dict[str, Any]]

    async def play(self) -> None:
        """To the end, by whatever it takes."""
        self.sent = []
        while self.ended is None:
            try:
                if self.stale:
                    await self.join()
                elif self.now.asked:
                    await self.unlucky_move()
                else:
                    await self.hear()
                    await self.perhaps_break(0.1)
            except websockets.ConnectionClosed:
                await self.open()

    async def perhaps_break(self, odds: float) -> None:
        """The line breaks now and then."""
        if self.rng.random() < odds:
            self.faults += 1
            self.socket.transport.abort()
            raise websockets.ConnectionClosedError(None, None)

    async def unlucky_move(self) -> None:
        """A move whose message is repeated, comes after an older one, or is cut off from its answer."""
        picks: list[int] = []
        assert self.table is not None
        prompt, asked = self.table.prompt, self.now.asked
        while prompt is not None and prompt.options:
            picks.append(self.rng.choice(prompt.options).option)
            tried = await self.ask("try", picks=picks)
            if not isinstance(tried, m.Tried):
                return
            if tried.complete:
                break
            prompt = apply(self.table, tried.changes).prompt
        message = {"kind": "move", "id": self.new_id(), "asked": asked, "picks": picks}
        await self.deliver(message)

    async def deliver(self, message: dict[str, Any]) -> None:
        """Until it is acknowledged or refused, as the page does."""
        kind, fields = message["kind"], {k: v for k, v in message.items() if k not in ("kind", "id")}
        if self.sent and self.rng.random() < 0.3:  # an old message arrives late
            self.faults += 1
            old = self.rng.choice(self.sent)
            await self.send(old["kind"], old["id"], **{k: v for k, v in old.items() if k not in ("kind", "id")})
        self.sent.append(message)
        for _ in range(1 + (self.rng.random() < 0.3)):
            await self.send(kind, message["id"], **fields)
        self.faults += 1
        await self.perhaps_break(0.3)
        answer = await self.ask(kind, message["id"], **fields)
        assert isinstance(answer, m.Done | m.Refused), answer


async def broken_lines(folder: Path, wanted: int) -> None:
    """Games until enough went wrong."""
    faults = 0
    async with serving(folder) as house:
        while faults < wanted:
            people = await seated(house, "haggle", ["me", "person", "person"], kind=Unlucky)
            await asyncio.gather(*(person.play() for person in people))
            table = people[0].snapshot.id
            file = (await house.ask("GET", f"/api/matches/{table}")).body
            match = Match.loads(file)
            assert match.frozen is None
            live = house.hub.tables[table].live
            assert live.state.game.digest() == match.game.digest()
            stored = await house.hub.store.entries(table)
            moved = [entry for entry in map(decoded, stored) if entry["e"] == "moved"]
            assert len(moved) == len(match.moves)
            ids = [(entry["seat"], entry["id"]) for entry in moved if entry["id"]]  # the table's own passes have none
            assert len(set(ids)) == len(ids) > 10
            for person in people:
                fresh = await person.join()
                assert person.table == fresh.table == match.game.table(fresh.viewer)
                faults += person.faults
                await person.close()


def decoded(data: bytes) -> dict[str, Any]:
    """An entry of the log with what it leaves out."""
    found: dict[str, Any] = {"seat": -1, "id": ""}
    return found | json.loads(data)


@pytest.mark.no_cover  # a thousand times the same
def test_broken_repeated_and_mixed_up_messages(tmp_path: Path, budget: dict[str, int]) -> None:
    run(broken_lines(tmp_path, budget["socket_faults"]))


async def late_trials(folder: Path) -> None:
    """Picks tried for the open question, and for one that is not."""
    async with serving(folder) as house:
        people = await seated(house, "haggle", ["me", "person", "person"])
        asked = next(person for person in people if person.now.asked)
        assert asked.table is not None
        assert asked.table.prompt is not None
        first = asked.table.prompt.options[0].option
        tried = await asked.ask("try", picks=[first], asked=asked.now.asked)
        assert isinstance(tried, m.Tried)
        assert tried.n == asked.n, "its changes are those to the table as it was last told"
        late = await asked.ask("try", picks=[first], asked=asked.now.asked + 1)
        assert isinstance(late, m.Refused)
        assert "no longer open" in late.reason
        assert late.snapshot is not None
        assert (late.snapshot.n, late.snapshot.table) == (asked.n, asked.table)
        for person in people:
            await person.close()


def test_a_trial_for_another_question_is_refused(tmp_path: Path) -> None:
    run(late_trials(tmp_path))
