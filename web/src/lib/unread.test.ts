import { beforeEach, expect, test } from 'vitest';
import type { Spoken } from '../protocol';
import { Unread } from './unread.svelte';

const line = (number: number, seat: number, text = 'Hello'): Spoken => ({ number, seat, name: `P${seat}`, text });

beforeEach(() => sessionStorage.clear());

test('what others say is unread until it is seen, also after a reload', () => {
  const table = { id: 't', yours: [0], chat: [line(3, 0), line(5, 1), line(8, 1, 'Well played')] };
  const unread = new Unread(table);
  expect(unread.count).toBe(2);
  expect(unread.said).toBe('P1 says: Well played');
  unread.clear();
  expect(unread.count).toBe(0);
  expect(unread.said).toBe('');
  table.chat.push(line(9, 1));
  expect(unread.count).toBe(1);
  expect(new Unread(table).count).toBe(1);
});
