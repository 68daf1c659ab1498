/** Who has left a match that goes on: for how long, what happens when, and what the others can do now. */
import type { Around, SeatInfo } from '../protocol';

/** Who looks: the host may do more than a player, and somebody who watches nothing. */
export type Reader = 'host' | 'player' | 'watcher';

/** The people who are missing, besides those of this browser. */
export function missing(around: Around | null, yours: readonly number[]): SeatInfo[] {
  if (around?.state !== 'playing') return [];
  return around.seats.filter((chair) => chair.kind === 'person' && !chair.here && !yours.includes(chair.seat));
}

/** Whether anybody else has to agree to an end: people, and not those who are gone. */
export function others(around: Around | null, yours: readonly number[]): boolean {
  return (around?.seats ?? []).some((one) => one.kind === 'person' && !one.gone && !yours.includes(one.seat));
}

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;

export function lasting(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second');
  if (seconds < 3600) return count(Math.floor(seconds / 60), 'minute');
  return seconds < 86_400 ? count(Math.floor(seconds / 3600), 'hour') : count(Math.floor(seconds / 86_400), 'day');
}

/** Minutes and seconds on a clock. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Since when somebody is missing; `passed` are the seconds since the server told it. */
export function since(chair: SeatInfo, name: string, passed: number): string {
  if (!chair.taken) return `${name} has not sat down yet.`;
  const away = (chair.away ?? 0) + passed;
  return away < 1 ? `${name} has left.` : `${name} left ${lasting(away)} ago.`;
}

/** What happens when, and what can be done now. */
export function outlook(chair: SeatInfo, grace: number, reader: Reader, passed: number): string {
  const found: string[] = [];
  if (chair.running) {
    const left = Math.max(0, (chair.left ?? 0) - passed);
    found.push(`The clock is running: in ${clock(left)} the table will play for ${chair.name}.`);
  }
  const wait = Math.max(1, grace - (chair.away ?? 0) - passed);
  if (reader === 'host') {
    found.push(
      chair.gone || !chair.taken
        ? 'You can wait, let a bot play, or end the match.'
        : `You can wait, or let a bot play; in ${clock(wait)} you can also end the match.`,
    );
  } else if (reader === 'player' && chair.taken) {
    found.push(
      chair.gone
        ? 'You can wait, let a bot play, or end the match.'
        : `Wait a little: in ${clock(wait)} you can let a bot play, or end the match.`,
    );
  } else if (reader === 'player') found.push('The host can let a bot play.');
  return found.join(' ');
}
