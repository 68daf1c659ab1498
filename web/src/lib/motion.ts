/** What happened, shown moving: each event of an update in its order, from where things lay to where they lie. */
import type { Happening } from '../protocol';
import { isStill, settings } from './settings.svelte';

const LONGEST = 2000;
const ONE = 320;

type Places = Map<string, DOMRect>;

/** Where every part and place lies now, before the table changes. */
export function survey(root: HTMLElement): Places {
  const found: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-part], [data-zone], [data-place]')) {
    const at = element.getBoundingClientRect();
    for (const name of [element.dataset.part, element.dataset.place]) if (name && !found.has(name)) found.set(name, at);
  }
  return found;
}

function goal(root: HTMLElement, name: string): HTMLElement | null {
  const safe = CSS.escape(name);
  return root.querySelector<HTMLElement>(`[data-part="${safe}"], [data-zone="${safe}"], [data-place="${safe}"]`);
}

let running: Animation[] = [];
let ghosts: HTMLElement[] = [];

/** Jump to the end of whatever is moving. */
export function skip(): void {
  for (const animation of running) animation.finish();
  for (const ghost of ghosts) ghost.remove();
  running = [];
  ghosts = [];
}

/** How long each event may take, so that a whole move stays below two seconds. */
export function pace(count: number, speed: number): number {
  return Math.min(ONE, LONGEST / Math.max(1, count)) / speed;
}

/** Play the events after the table has changed; never blocks, the next update jumps to the end. */
export function play(root: HTMLElement, before: Places, happened: readonly Happening[]): void {
  skip();
  const moves = happened.filter((one) => one.src && one.dst && one.src !== one.dst);
  if (isStill() || !moves.length || document.hidden) return;
  const step = pace(moves.length, settings.speed);
  moves.slice(0, 40).forEach((one, at) => {
    const card = (one.card ?? -1) >= 0 ? `card:${one.card}` : '';
    const from = before.get(card) ?? before.get(one.src ?? '');
    const target = (card && goal(root, card)) || goal(root, one.dst ?? '');
    if (!from || !target) return;
    const to = target.getBoundingClientRect();
    if (!to.width || !from.width) return;
    const delay = at * step * 0.75;
    const timing: KeyframeAnimationOptions = {
      duration: step * 1.25,
      delay,
      easing: 'cubic-bezier(.3,.7,.3,1)',
      fill: 'backwards',
    };
    const dx = from.left + from.width / 2 - to.left - to.width / 2;
    const dy = from.top + from.height / 2 - to.top - to.height / 2;
    if (card && target.dataset.part === card) {
      const scale = Math.min(2, Math.max(0.4, from.width / to.width));
      running.push(
        target.animate(
          [
            { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 50 },
            { transform: 'none', zIndex: 50 },
          ],
          timing,
        ),
      );
      return;
    }
    const runs = (one.dst ?? '').includes('diamond');
    const ghost = document.createElement('div');
    ghost.className = runs ? 'flying ball' : 'flying back';
    const size = runs ? 18 : Math.min(46, Math.max(22, to.width * 0.5));
    Object.assign(ghost.style, {
      left: `${to.left + to.width / 2 - size / 2}px`,
      top: `${to.top + to.height / 2 - size / 2}px`,
      width: `${size}px`,
      height: `${runs ? size : size * 1.4}px`,
    });
    document.body.append(ghost);
    ghosts.push(ghost);
    const flight = ghost.animate(
      [
        { transform: `translate(${dx}px, ${dy}px)`, opacity: 1 },
        { transform: 'none', opacity: 1 },
      ],
      timing,
    );
    flight.onfinish = () => ghost.remove();
    running.push(flight);
  });
}
