import { expect, it } from 'vitest';
import { line } from './curve';

it('draws a seat from left to right, victory above', () => {
  expect(
    line(
      [
        [0.5, 0.5],
        [0.25, 0.75],
        [1, 0],
      ],
      0,
      100,
      40,
    ),
  ).toBe('M0.0 20.0L50.0 30.0L100.0 0.0');
});

it('draws a match without moves as a point', () => {
  expect(line([[0.5]], 0, 100, 40)).toBe('M0.0 20.0');
});
