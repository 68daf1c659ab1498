import { expect, it } from 'vitest';
import { turnOf } from './keys';

const log = [
  { number: 1, text: 'dealt', group: 'Set-up' },
  { number: 1001, text: 'a', ply: 1, group: 'Inning 1' },
  { number: 2001, text: 'b', ply: 2, group: 'Inning 1' },
  { number: 3001, text: 'c', ply: 3, group: 'Inning 2' },
  { number: 5001, text: 'd', ply: 5, group: 'Inning 3' },
];

it('finds the inning before and after a moment', () => {
  expect(turnOf(log, 4, false)).toBe(3);
  expect(turnOf(log, 3, false)).toBe(1);
  expect(turnOf(log, 1, false)).toBeUndefined();
  expect(turnOf(log, 1, true)).toBe(3);
  expect(turnOf(log, 5, true)).toBeUndefined();
});
