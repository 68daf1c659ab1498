import { expect, test } from 'vitest';
import type { SeatInfo } from '../protocol';
import { others, outcome } from './games';

const ann: SeatInfo = { seat: 0, name: 'Ann', kind: 'person' };
const bot: SeatInfo = { seat: 1, name: 'Bot 2', kind: 'bot', bot: 'greedy' };
const bo: SeatInfo = { seat: 1, name: 'Bo', kind: 'person' };
const over = { state: 'over' as const, ending: 'points', seats: [ann, bot], yours: [0] };

test('a match is won, lost, drawn or not finished', () => {
  expect(outcome({ ...over, ranks: [1, 2] })).toBe('won');
  expect(outcome({ ...over, ranks: [2, 1] })).toBe('lost');
  expect(outcome({ ...over, ranks: [1, 1] })).toBe('drawn');
  expect(outcome({ ...over, ranks: [1, 1], ending: 'abandoned' })).toBe('unfinished');
  expect(outcome({ ...over, ranks: [], state: 'playing' })).toBe('unfinished');
});

test('who plays alone can lose, and who plays both hands does not win against oneself', () => {
  expect(outcome({ ...over, seats: [ann], ranks: [1] })).toBe('won');
  expect(outcome({ ...over, seats: [ann], ranks: [2] })).toBe('lost');
  expect(outcome({ ...over, seats: [ann, bo], yours: [0, 1], ranks: [1, 2] })).toBe('over');
});

test('whom one plays against', () => {
  expect(others(over)).toEqual([bot]);
});
