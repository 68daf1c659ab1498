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
  const order: Order = { what: 'question', question: 'hold', label: 'holding cards' };
  expect(labelOf(order, now('hold'))).toBe('Always decline this question');
  expect(labelOf(order, now('claim'))).toBe('Always decline: holding cards');
});

it('offers the orders that would answer what is asked', () => {
  const words = (now: Now): string[] => always(now).map((one) => one.words);
  expect(words({ ply: 1 })).toEqual([]);
  const turn: Now = { ply: 1, asked: 4, question: 'turn', declines: true, opens: true };
  expect(words(turn)).toEqual([
    'Always decline this question for this phase',
    'Always decline this question for this game',
  ]);
  expect(words({ ...turn, declines: false }), 'what cannot be declined').toEqual([]);
  const orders: Order[] = [{ what: 'question', question: 'Claim' }];
  const asked: Now = { ply: 1, asked: 4, question: 'Claim', declines: true, window: true, orders };
  expect(words(asked)).toEqual([
    'Pass on every response for this phase',
    'Pass on every response for this game',
    'Pass until my turn',
  ]);
  expect(always(asked)[1]?.order).toEqual({ what: 'windows', lasts: 'game' });
});
