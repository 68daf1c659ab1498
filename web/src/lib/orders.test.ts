import { expect, it } from 'vitest';
import type { Now, Order } from '../protocol';
import { always, keyOf, known, labelOf } from './orders';

const now = (question: string, orders: Order[] = []): Now => ({ ply: 3, question, orders });

it('lists every order once, those given for other questions too', () => {
  const given: Order[] = [
    { what: 'windows', lasts: 'phase' },
    { what: 'question', question: 'BuyRoll' },
  ];
  const keys = known(now('Claim', given)).map(keyOf);
  expect(keys).toEqual(['forced ', 'windows ', 'turn ', 'offers ', 'question Claim', 'question BuyRoll']);
});

it('names the question of an order in words', () => {
  const order: Order = { what: 'question', question: 'BuyRoll' };
  expect(labelOf(order, now('BuyRoll'))).toBe('Always decline the question now put');
  expect(labelOf(order, now('Claim'))).toBe('Always decline: buy roll');
});

it('offers the orders that would answer what is asked', () => {
  const pass = [
    { option: 0, text: 'pass' },
    { option: 1, text: 'play', part: 'card:1' },
  ];
  const words = (now: Now, options = pass): string[] => always(now, options).map((one) => one.words);
  expect(words({ ply: 1 })).toEqual([]);
  const turn: Now = { ply: 1, asked: 4, question: 'Turn', opens: true };
  expect(words(turn)).toEqual(['Always decline this question, this phase', 'Always decline this question, this game']);
  expect(words(turn, pass.slice(1)), 'what cannot be declined').toEqual([]);
  const orders: Order[] = [{ what: 'question', question: 'Claim' }];
  const asked: Now = { ply: 1, asked: 4, question: 'Claim', window: true, orders };
  expect(words(asked)).toEqual([
    'Pass every response, this phase',
    'Pass every response, this game',
    'Pass until my turn',
  ]);
  expect(always(asked, pass)[1]?.order).toEqual({ what: 'windows', lasts: 'game' });
});
