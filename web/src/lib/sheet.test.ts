import { expect, it } from 'vitest';
import type { Option, Prompt, Tried } from '../protocol';
import { fill, type Next, short } from './sheet';

const option = (number: number, text = `${number}`): Option => ({ option: number, text });
const ask = (sentence: string, picks: number[], usual = -1): Prompt => ({
  kind: 'prompt',
  seat: 0,
  sentence,
  form: 'sheet',
  options: picks.map((pick) => option(pick)),
  usual,
});

/** Loan 0 or 5, then as many stars as that buys (two are usual), then names until 90 says done. */
const money: Next = async (picks) => {
  const [loan = 0, stars, ...cuts] = picks;
  let prompt: Prompt | null = ask('Stars?', loan ? [1, 2, 3, 4] : [1, 2], 2);
  if (stars !== undefined) prompt = cuts.includes(90) ? null : ask('Cut?', [90, 91, 92]);
  return { tried: { complete: !prompt, picks: [...picks] } as unknown as Tried, prompt };
};
const first = ask('Loan?', [0, 5]);
const picks = (rows: { pick: number }[] | undefined): number[] | undefined => rows?.map((row) => row.pick);

it('fills in what is usual, else the first answer', async () => {
  const found = await fill(first, [], money);
  expect(picks(found?.rows)).toEqual([0, 2, 90]);
  expect(found?.tried.complete).toBe(true);
});

it('keeps what was answered when another row changes, as far as it is allowed', async () => {
  const start = (await fill(first, [], money))?.rows ?? [];
  const rich = await fill(first, [{ ...start[0], pick: 5 } as never, { ...start[1], pick: 4 } as never], money);
  expect(picks(rich?.rows)).toEqual([5, 4, 90]);
  const poor = await fill(
    first,
    (rich?.rows ?? []).map((row, i) => (i ? row : { ...row, pick: 0 })),
    money,
  );
  expect(picks(poor?.rows)).toEqual([0, 2, 90]);
});

it('asks again what can be named several times, and no more when that is taken back', async () => {
  const start = (await fill(first, [], money))?.rows ?? [];
  const one =
    (
      await fill(
        first,
        start.map((row, i) => (i < 2 ? row : { ...row, pick: 91 })),
        money,
      )
    )?.rows ?? [];
  expect(picks(one)).toEqual([0, 2, 91, 90]);
  const two =
    (
      await fill(
        first,
        one.map((row, i) => (i < 3 ? row : { ...row, pick: 92 })),
        money,
      )
    )?.rows ?? [];
  expect(picks(two)).toEqual([0, 2, 91, 92, 90]);
  expect(
    picks(
      (
        await fill(
          first,
          two.map((row, i) => (i === 2 ? { ...row, pick: 90 } : row)),
          money,
        )
      )?.rows,
    ),
  ).toEqual([0, 2, 90]);
});

it('leaves out the words with which all answers begin or end', () => {
  const farms = [option(1, 'farm 1 · $500 a year'), option(2, 'farm 2 · $900 a year')];
  expect(short(farms)).toEqual(['1 · $500', '2 · $900']);
  expect(short([option(1, 'no Phenom'), option(2, 'try a Phenom')])).toEqual(['no', 'try a']);
  expect(short([option(1, 'no loan'), option(2, 'loan $5,000')])).toEqual(['no loan', 'loan $5,000']);
  expect(short([option(1, 'no loan')])).toEqual(['no loan']);
});
