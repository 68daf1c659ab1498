import { expect, it } from 'vitest';
import type { Now, Order } from '../protocol';
import { keyOf, known, labelOf } from './orders';

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
