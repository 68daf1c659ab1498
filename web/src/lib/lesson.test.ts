import { expect, test } from 'vitest';
import type { Prompt, Table } from '../protocol';
import { Lesson } from './lesson.svelte';

const ask = (sentence: string, usual: number): Prompt => ({
  kind: 'prompt',
  seat: 0,
  form: 'sheet',
  sentence,
  usual,
  options: [1, 2, 3].map((option) => ({ option, text: `${option} stars` })),
});
const table = (prompt?: Prompt): Table => ({ kind: 'table', label: 'A game', viewer: 0, prompt: prompt ?? null });

function lesson(): Lesson {
  const found = new Lesson('game');
  const tables = [table(ask('Farm?', 1)), table(ask('Manager?', 1))];
  const step = { say: 'Two stars each.', text: 'farm 2 manager 2', picks: [2, 2], tables, before: [] };
  found.body = { game: 'game', title: 'A game', seat: 0, pack: '', steps: [step], last: table(), after: [] };
  found.live = tables[0] ?? null;
  return found;
}

test('a form is filled in as a whole and goes on only with the answers of the lesson', async () => {
  const found = lesson();
  expect(found.form).toBe(true);
  await found.fillIn();
  expect(found.sheet?.map((row) => row.pick)).toEqual([1, 1]);
  expect(found.ready).toBe(true);
  await found.set(1, 2);
  await found.commit();
  expect(found.said).toContain('farm 2 manager 2');
  expect(found.done).toBe(false);
  await found.set(0, 2);
  expect(found.sheet?.map((row) => row.pick)).toEqual([2, 2]);
  await found.commit();
  expect(found.done).toBe(true);
  expect(found.sheet).toBe(null);
});

test('an answer of the form can be taken back, and a step too', async () => {
  const found = lesson();
  await found.fillIn();
  await found.set(0, 3);
  await found.back();
  expect(found.sheet?.map((row) => row.pick)).toEqual([1, 1]);
  await found.set(0, 2);
  await found.set(1, 2);
  await found.commit();
  found.stepBack();
  expect(found.at).toBe(0);
  expect(found.prompt?.sentence).toBe('Farm?');
});

test('a set is picked in any order', async () => {
  const found = new Lesson('game');
  const cards = [4, 5].map((option) => ({ option, text: `paying ${option}`, part: `card:${option}` }));
  const some = table({ ...ask('Pay.', -1), form: 'some', options: cards });
  const step = { say: 'Pay with both.', text: 'paying 4, 5', picks: [4, 5], tables: [some, some], before: [] };
  found.body = { game: 'game', title: 'A game', seat: 0, pack: '', steps: [step], last: table(), after: [] };
  found.live = some;
  found.press('card:5');
  expect([...found.gathered.keys()]).toEqual(['card:5']);
  found.press('card:5');
  expect(found.gathered.size).toBe(0);
  found.press('card:5');
  found.press('card:4');
  expect(found.done).toBe(true);
});
