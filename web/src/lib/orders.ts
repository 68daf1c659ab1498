/** Standing orders in words. */
import type { Now, Order } from '../protocol';

const LABELS: Record<string, string> = {
  forced: 'Answer for me when I can only pass',
  windows: 'Pass on every response',
  turn: 'Pass until my turn',
  offers: 'Decline offers',
};

const LASTS = ['phase', 'game'] as const;

export const keyOf = (order: Order): string => `${order.what} ${order.question ?? ''}`;

/** All orders one can give now, and those given before. */
export function known(now: Now): Order[] {
  const kinds = Object.keys(LABELS).map((what) => ({ what }) as Order);
  const asked: Order[] = now.question ? [{ what: 'question', question: now.question }] : [];
  const all = [...kinds, ...asked, ...(now.orders ?? [])];
  return all.filter((order, at) => all.findIndex((other) => keyOf(other) === keyOf(order)) === at);
}

export function labelOf(order: Order, now: Now): string {
  if (order.what !== 'question') return LABELS[order.what] ?? order.what;
  return order.question === now.question ? 'Always decline this question' : `Always decline: ${order.label}`;
}

/** The orders that would answer what is asked now, or what may be offered, in the words of a menu. */
export function always(now: Now): { order: Order; words: string }[] {
  const given = new Set((now.orders ?? []).map(keyOf));
  const declines = !!now.asked && !!now.declines;
  const kinds: [boolean, Order, string][] = [
    [!!now.window, { what: 'windows' }, 'Pass on every response'],
    [declines && !!now.question, { what: 'question', question: now.question }, 'Always decline this question'],
    [!!now.asides, { what: 'offers' }, 'Decline every offer'],
  ];
  const found: { order: Order; words: string }[] = kinds.flatMap(([fits, order, words]) =>
    fits && !given.has(keyOf(order))
      ? LASTS.map((lasts) => ({ order: { ...order, lasts }, words: `${words} for this ${lasts}` }))
      : [],
  );
  const turn: Order = { what: 'turn', lasts: 'phase' };
  if (declines && !now.opens && !given.has(keyOf(turn))) found.push({ order: turn, words: 'Pass until my turn' });
  return found;
}
