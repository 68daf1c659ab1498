import { describe, expect, it } from 'vitest';
import type { Result } from '../protocol';
import { countOf, headline, type Sitting, verdict } from './ending';

const result = (ranks: number[], ending = 'points'): Result => ({ ending, ranks, scores: ranks.map(() => 0) });
const alone = (...names: string[]): Sitting[] => names.map((name, seat) => ({ seat, name, team: '' }));
const TWO = alone('Ann', 'Ben');
const THREE = alone('Ann', 'Ben', 'Cid');
const TEAMS = ['Visitor', 'Home', 'Visitor', 'Home'].map((team, seat) => ({ seat, name: `V${seat}`, team }));

describe('the end', () => {
  it('tells who played that they won or lost', () => {
    expect(verdict(result([1, 2]), TWO, [0])).toBe('You won');
    expect(verdict(result([1, 2]), TWO, [1])).toBe('You lost');
    expect(verdict(result([2, 1], 'resigned'), TWO, [0])).toBe('You lost');
  });

  it('tells spectators and people at one screen who won', () => {
    expect(verdict(result([1, 2]), TWO, [])).toBe('Ann wins');
    expect(verdict(result([1, 2]), TWO, [0, 1])).toBe('Ann wins');
    expect(verdict(result([1, 2, 3]), THREE, [0, 2])).toBe('Ann wins');
  });

  it('knows a draw, a shared victory and a place', () => {
    expect(verdict(result([1, 1], 'agreed'), TWO, [0])).toBe('A draw');
    expect(verdict(result([1, 1, 3]), THREE, [0])).toBe('You share the victory');
    expect(headline(result([1, 1, 3]), THREE)).toBe('Ann and Ben win');
    expect(verdict(result([1, 2, 3]), THREE, [1])).toBe('You came second');
    expect(verdict(result([1, 2, 3]), THREE, [2])).toBe('You came third');
  });

  it('counts a team as one', () => {
    expect(verdict(result([1, 2, 1, 2]), TEAMS, [2])).toBe('You won');
    expect(verdict(result([1, 2, 1, 2]), TEAMS, [1])).toBe('You lost');
    expect(verdict(result([1, 1, 1, 1]), TEAMS, [1])).toBe('A draw');
  });

  it('of a game alone is a victory or none', () => {
    expect(verdict(result([1]), alone('Ann'), [0])).toBe('You won');
    expect(verdict(result([2]), alone('Ann'), [0])).toBe('You lost');
  });

  it("of a match that was abandoned is nobody's", () => {
    expect(verdict(result([1, 1], 'abandoned'), TWO, [0])).toBe('The match was abandoned');
  });

  it('counts as the game does', () => {
    expect(countOf({ value: 4, unit: 'games' })).toBe('4 games');
    expect(countOf({ value: 7 })).toBe('7');
    expect(countOf(undefined)).toBe('');
  });
});
