import { expect, test } from 'vitest';
import type { LineScore } from '../protocol';
import { cells, wrapped } from './picture';

const line: LineScore = {
  kind: 'linescore',
  id: 'line',
  innings: ['1', '2'],
  totals: ['R', 'H'],
  rows: [{ label: 'Home', letter: 'H', innings: [3, null], totals: [3, 5] }],
};

test('words are broken into lines, and what is too long ends in dots', () => {
  const wide = (text: string): number => text.length;
  expect(wrapped('one two three four', 9, 3, wide)).toEqual(['one two', 'three', 'four']);
  expect(wrapped('one two three four', 9, 2, wide)).toEqual(['one two', 'three…']);
  expect(wrapped('', 9, 2, wide)).toEqual(['']);
});

test('a line score becomes rows of cells', () => {
  expect(cells(line)).toEqual([
    ['', '1', '2', 'R', 'H'],
    ['Home', '3', '·', '3', '5'],
  ]);
});

test('a ledger becomes its heads and rows', () => {
  const ledger = { kind: 'ledger' as const, id: 'l', columns: ['Owner', 'points'], rows: [['A', '65']] };
  expect(cells(ledger)).toEqual([
    ['Owner', 'points'],
    ['A', '65'],
  ]);
});
