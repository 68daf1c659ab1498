import { expect, test } from 'vitest';
import { readToken } from './token';

const MAC = 'abcdwxy7'.repeat(4);

test('a link says what it is for', () => {
  expect(readToken(`#seat2-${MAC}`)).toEqual({ text: `seat2-${MAC}`, seat: 2 });
  expect(readToken(`#watch-${MAC}`)?.seat).toBe(-1);
  expect(readToken(`host-${MAC} `)).toEqual({ text: `host-${MAC}`, seat: -1 });
});

test('half a link is none', () => {
  for (const broken of ['#', '#seat1', `#${MAC}`, `#seat9-${MAC}`, `#seat1-${MAC.slice(1)}`, `#seat1-${MAC}%20`]) {
    expect(readToken(broken)).toBeNull();
  }
});
