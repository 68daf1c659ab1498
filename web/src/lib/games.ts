/** A match from this browser's side: did it win, against whom, and the same people again. */
import type { Chair, NewTable, SeatWish, TableBody } from '../protocol';
import { games, openTable } from './api';
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
  const bots = Array.from({ length: seats - 1 }, (): SeatWish => ({ kind: 'bot' }));
  const made = await openTable({ game, seats: [{ kind: 'me', name: settings.name }, ...bots], ...more });
  return `/t/${made.id}`;
}

/** The people who sit there besides those of this browser. */
export function others(table: Pick<TableBody, 'seats' | 'yours'>): Chair[] {
  return table.seats.filter((seat) => !table.yours.includes(seat.seat));
}

/** The same people at a new table; with `turn` everybody sits one seat further up. */
export function sameAgain(seats: readonly Chair[], yours: readonly number[], turn: boolean): SeatWish[] {
  const wishes = seats.map(
    (chair): SeatWish =>
      yours.includes(chair.seat)
        ? { kind: 'me', name: chair.name || settings.name }
        : chair.kind === 'bot'
          ? { kind: 'bot', bot: chair.bot ?? '' }
          : { kind: 'open', name: chair.name },
  );
  return turn ? [...wishes.slice(1), ...wishes.slice(0, 1)] : wishes;
}

/** Options that belong to a seat, `deck0` and `deck1`, go with whoever sits there. */
export function turned(options: Record<string, unknown>, seats: number): Record<string, unknown> {
  const found = { ...options };
  for (const name of Object.keys(options)) {
    const [, stem, seat] = /^(\D+)(\d)$/.exec(name) ?? [];
    const next = `${stem}${(Number(seat) + 1) % seats}`;
    if (stem && next in options && Number(seat) < seats) found[name] = options[next];
  }
  return found;
}
