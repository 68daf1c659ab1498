/** A match from this browser's side: did it win, against whom, and the same people again. */
import type { NewTable, SeatInfo, SeatRequest, TableBody } from '../protocol';
import { chance, games, openTable, post } from './api';
import { settings } from './settings.svelte';

export type Outcome = 'won' | 'lost' | 'drawn' | 'unfinished' | 'over';

/** How a match ended for who holds these seats; where that is all of them, or none, it is just over. */
export function outcome(table: Pick<TableBody, 'state' | 'ranks' | 'ending' | 'yours' | 'seats'>): Outcome {
  if (table.state !== 'over' || table.ending === 'abandoned') return 'unfinished';
  const first = table.seats.filter((chair) => table.ranks[chair.seat] === 1).length;
  if (first === table.seats.length && first > 1) return 'drawn';
  const mine = table.yours.map((seat) => table.ranks[seat] === 1);
  if (!mine.length || (mine.length === table.seats.length && mine.length > 1)) return 'over';
  return mine.includes(true) ? 'won' : 'lost';
}

/** A new table against bots, as small as the game allows between two; the address of the table. */
export async function againstBots(game: string, more: Pick<NewTable, 'options' | 'pack'> = {}): Promise<string> {
  const all = (await games()).games.find((one) => one.name === game)?.seats ?? [2];
  const seats = all.includes(2) ? 2 : (all[0] ?? 2);
  const bots = Array.from({ length: seats - 1 }, (): SeatRequest => ({ kind: 'bot' }));
  const made = await openTable({ game, seats: [{ kind: 'me', name: settings.name }, ...bots], ...more });
  return `/t/${made.id}`;
}

/** The people who sit there besides those of this browser. */
export function others(table: Pick<TableBody, 'seats' | 'yours'>): SeatInfo[] {
  return table.seats.filter((seat) => !table.yours.includes(seat.seat));
}

/** The same people again: set up by the first who wants it, and everybody else comes to the same table. Its address. */
export async function rematch(table: string): Promise<string> {
  const made = await post<TableBody>(`/api/tables/${table}/rematch`, { nonce: chance(24) });
  return `/t/${made.id}`;
}
