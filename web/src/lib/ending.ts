/** Who won, in the words of whoever looks: of one who played, of several on one screen, of a spectator. */
import type { Result, Score } from '../protocol';

/** Who sits on a seat, and in which team; seats without a team play each for themselves. */
export interface Sitting {
  seat: number;
  name: string;
  team: string;
}

/** Whether a match was ended without its rules: the table still stands as it stood. */
export const cutShort = (result: Result | undefined): boolean =>
  ['resigned', 'agreed', 'abandoned'].includes(result?.ending ?? '');

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'last'];

const first = (seats: readonly Sitting[], ranks: readonly number[]): Sitting[] =>
  seats.filter(({ seat }) => ranks[seat] === 1);

/** Whether these win together: as one seat or as one team. */
const together = (seats: readonly Sitting[]): boolean =>
  new Set(seats.map(({ seat, team }) => team || String(seat))).size === 1;

/** The result for everybody: by name. */
export function headline(result: Result, seats: readonly Sitting[]): string {
  if (result.ending === 'abandoned') return 'The match was abandoned';
  const winners = first(seats, result.ranks);
  if (winners.length > 1 && winners.length === seats.length && !together(winners)) return 'A draw';
  if (!winners.length) return 'The match is over';
  return `${winners.map(({ name }) => name).join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}`;
}

/** The result for whoever holds these seats: `You won`, as far as that holds for all of them. */
export function verdict(result: Result, seats: readonly Sitting[], yours: readonly number[]): string {
  const told = headline(result, seats);
  const winners = first(seats, result.ranks);
  const won = yours.filter((seat) => result.ranks[seat] === 1);
  const shared = yours.length > 1 && yours.length === seats.length;
  const mixed = won.length > 0 && won.length < yours.length;
  if (!yours.length || shared || mixed || result.ending === 'abandoned' || told === 'A draw') return told;
  if (won.length) return together(winners) ? 'You won' : 'You share the victory';
  const best = Math.min(...yours.map((seat) => result.ranks[seat] ?? 2));
  const sides = new Set(result.ranks).size;
  return sides > 2 ? `You came ${PLACES[best - 1] ?? 'last'}` : 'You lost';
}

/** `4 games`; nothing where the game counts nothing. */
export const countOf = (score: Score | undefined): string =>
  score ? `${score.value}${score.unit ? ` ${score.unit}` : ''}` : '';
