"""Reads a table from the store: its row and its log, folded into its state."""

from __future__ import annotations

import asyncio

from sandlot import games
from sandlot.kernel.errors import BadInput, SandlotError
from sandlot.server.state import entries
from sandlot.server.state.table_state import TableState
from sandlot.server.storage.store import Damaged, Store, TableRow


async def load(store: Store, table_id: str) -> TableState:
    """A table's state from the store; LookupError if there is no such table, Damaged if it cannot be read."""
    row = await store.table(table_id)
    if row is None:
        raise LookupError(table_id)
    log = await store.entries(table_id)
    try:
        return await replayed(row, log)
    except Exception as error:  # whatever it is, it is the trouble of this table alone
        told = isinstance(error, SandlotError)
        raise Damaged(str(error).partition("\n")[0] if told else "what is stored of it is damaged") from error


async def replayed(row: TableRow, log: list[bytes]) -> TableState:
    """The state that a set-up and a log lead to. A match that was begun elsewhere is read from its text, which may take
    a second: in a thread, so that nobody has to wait for it."""
    setup = entries.decode_setup(row.setup)
    if setup.game not in games.names():
        raise BadInput(f"its game, {setup.game}, is not installed here")
    if setup.begun is None:
        state = TableState(row.id, row.seed, setup)
    else:
        state = await asyncio.to_thread(TableState, row.id, row.seed, setup)
    for data in log:
        state.fold(entries.decode(data))
    return state
