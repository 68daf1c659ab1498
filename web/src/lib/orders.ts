/** Standing orders in words. */
import type { Now, Order } from '../protocol';

const LABELS: Record<string, string> = {
  forced: 'Answer where declining is all I can do',
  windows: 'Pass every response',
  turn: 'Pass until my turn',
  offers: 'Decline offers',
};

export const keyOf = (order: Order): string => `${order.what} ${order.question ?? ''}`;

/** All orders one can give now, and those given before. */
export function known(now: Now): Order[] {
  const kinds = Object.keys(LABELS).map((what) => ({ what }) as Order);
  const asked: Order[] = now.question ? [{ what: 'question', question: now.question }] : [];
  const all = [...kinds, ...asked, ...(now.orders ?? [])];
  return all.filter((order, at) => all.findIndex((other) => keyOf(other) === keyOf(order)) === at);
}

/** Whether the table is about to answer the open question by one of the orders. */
export function covered(now: Now): boolean {
  if (!now.asked) return false;
  return (now.orders ?? []).some(
    (order) =>
      (order.what === 'windows' && !!now.window) ||
      (order.what === 'question' && order.question === now.question) ||
      (order.what === 'turn' && !now.opens && (now.open?.length ?? 0) < 2),
  );
}

export function labelOf(order: Order, now: Now): string {
  if (order.what !== 'question') return LABELS[order.what] ?? order.what;
  const words = (order.question ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return order.question === now.question ? 'Always decline the question now put' : `Always decline: ${words}`;
}
