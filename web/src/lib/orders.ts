/** Standing orders in words. */
import type { Now, Option, Order } from '../protocol';

const LABELS: Record<string, string> = {
  forced: 'Answer where declining is all I can do',
  windows: 'Pass every response',
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
  const words = (order.question ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return order.question === now.question ? 'Always decline the question now put' : `Always decline: ${words}`;
}

/** The orders that would answer what is asked now, or what may be offered, in the words of a menu. A question can be
 * declined if exactly one answer acts on nothing. */
export function always(now: Now, options: readonly Option[] = []): { order: Order; words: string }[] {
  const given = new Set((now.orders ?? []).map(keyOf));
  const declines = !!now.asked && options.filter((option) => !option.part && !option.to).length === 1;
  const kinds: [boolean, Order, string][] = [
    [!!now.window, { what: 'windows' }, 'Pass every response'],
    [declines && !!now.question, { what: 'question', question: now.question }, 'Always decline this question'],
    [!!now.asides, { what: 'offers' }, 'Decline every offer'],
  ];
  const found: { order: Order; words: string }[] = kinds.flatMap(([fits, order, words]) =>
    fits && !given.has(keyOf(order))
      ? LASTS.map((lasts) => ({ order: { ...order, lasts }, words: `${words}, this ${lasts}` }))
      : [],
  );
  const turn: Order = { what: 'turn', lasts: 'phase' };
  if (declines && !now.opens && !given.has(keyOf(turn))) found.push({ order: turn, words: 'Pass until my turn' });
  return found;
}
