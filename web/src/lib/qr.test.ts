import { expect, it } from 'vitest';
import { qr } from './qr';

it('makes a code of the size its length needs, with the three corner marks', () => {
  const code = qr('HTTP://A.EXAMPLE');
  expect(code.length).toBe(21);
  const mark = [0, 1, 2, 3, 4, 5, 6].map((x) => code[0]?.[x]);
  expect(mark).toEqual([true, true, true, true, true, true, true]);
  expect(code[7]?.slice(0, 8)).toEqual(new Array(8).fill(false));
  expect(code[13]?.[8]).toBe(true);
  expect(qr(`http://192.168.0.10:8000/t/abcdefghijkl#${'x'.repeat(43)}`).length).toBe(37);
});

it('refuses what does not fit', () => {
  expect(() => qr('x'.repeat(400))).toThrow('too long');
});
