import { expect, test } from 'vitest';
import type { Around, SeatInfo } from '../protocol';
import { lasting, missing, others, outlook, since } from './away';

const ann: SeatInfo = { seat: 0, name: 'Ann', kind: 'person', taken: true, here: true };
const bo: SeatInfo = { seat: 1, name: 'Bo', kind: 'person', taken: true, away: 30 };
const bot: SeatInfo = { seat: 2, name: 'Bot 3', kind: 'bot', bot: 'greedy' };
const around = (...seats: SeatInfo[]): Around => ({ state: 'playing', seats });

test('people who left a match that goes on are missing, bots and oneself are not', () => {
  expect(missing(around(ann, bo, bot), [0])).toEqual([bo]);
  expect(missing({ ...around(ann, bo, bot), state: 'waiting' }, [0])).toEqual([]);
  expect(missing(around({ ...ann, here: false }, bot), [0])).toEqual([]);
});

test('who is gone need not agree to an end', () => {
  expect(others(around(ann, bo), [0])).toBe(true);
  expect(others(around(ann, { ...bo, gone: true }), [0])).toBe(false);
});

test('a time is told in the largest unit', () => {
  expect([1, 59, 60, 3599, 7200, 200_000].map(lasting)).toEqual([
    '1 second',
    '59 seconds',
    '1 minute',
    '59 minutes',
    '2 hours',
    '2 days',
  ]);
});

test('since when, what happens when, and what can be done now', () => {
  expect(since({ ...bo, away: 0 }, 'Bo', 0)).toBe('Bo has left.');
  expect(since(bo, 'Bo', 15)).toBe('Bo left 45 seconds ago.');
  expect(since({ ...bo, taken: false }, 'Bo', 0)).toBe('Bo has not sat down yet.');
  expect(outlook(bo, 120, 'player', 15)).toBe('Wait a little: in 1:15 you can let a bot play, or end the match.');
  expect(outlook(bo, 120, 'host', 15)).toBe('You can wait, or let a bot play; in 1:15 you can also end the match.');
  expect(outlook({ ...bo, gone: true }, 120, 'player', 0)).toBe('You can wait, let a bot play, or end the match.');
  expect(outlook({ ...bo, running: true, left: 80 }, 120, 'watcher', 15)).toBe(
    'The clock is running: in 1:05 the table will play for Bo.',
  );
  expect(outlook(bo, 120, 'watcher', 0)).toBe('');
});
