import { expect, it } from 'vitest';
import { isOffer, sides, toggled } from './offer';

const texts = ['give 1 AS', 'give 2 AS', 'give $500', 'give $1,000', 'for 1 SS', 'for $500', 'for managers', 'put it'];
const options = texts.map((text, option) => ({ option, text }));

it('sorts the goods of an offer by side and kind', () => {
  expect(isOffer(options)).toBe(true);
  const { gives, wants, rest } = sides(options);
  expect(gives.map((good) => [good.name, good.amounts.map((one) => one.amount)])).toEqual([
    ['AS', ['1', '2']],
    ['Cash', ['$500', '$1,000']],
  ]);
  expect(wants.map((good) => good.name)).toEqual(['SS', 'Cash', 'managers']);
  expect(rest.map((option) => option.text)).toEqual(['put it']);
});

it('has one amount of each good, in the order of the rules', () => {
  const [players, cash] = sides(options).gives;
  if (!players || !cash) throw new Error('two goods are given');
  const option = (at: number): { option: number; text: string } => options[at] as { option: number; text: string };
  expect(toggled([], cash, option(2))).toEqual([2]);
  expect(toggled([2], players, option(1))).toEqual([1, 2]);
  expect(toggled([1, 2], players, option(0))).toEqual([0, 2]);
  expect(toggled([0, 2], players, option(0))).toEqual([2]);
});
