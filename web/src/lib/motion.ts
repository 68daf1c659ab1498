/** What happened, shown moving: each event of an update in its order, from where things lay to where they lie. What
 * moves is a picture: the card itself lies where it will lie from the first moment on, and answers there. */
import type { Happening } from '../protocol';
import { isStill, settings } from './settings.svelte';

const LONGEST = 2000;
const ONE = 320;
const MOST = 40;

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

const between = (from: DOMRect, to: DOMRect): [number, number] => [
  from.left + from.width / 2 - to.left - to.width / 2,
  from.top + from.height / 2 - to.top - to.height / 2,
];

/** Play the events after the table has changed; never blocks, the next update jumps to the end. */
export function play(root: HTMLElement, before: Places, happened: readonly Happening[]): void {
  skip();
  if (isStill() || document.hidden || !happened.length) return;
  const moves = happened.filter((one) => one.src !== one.dst && (one.dst || one.src)).slice(0, MOST);
  const step = pace(moves.length, settings.speed);
  const moved = new Set<Element>();
  moves.forEach((one, at) => {
    const timing: KeyframeAnimationOptions = {
      duration: step * 1.25,
      delay: at * step * 0.75,
      easing: 'cubic-bezier(.3,.7,.3,1)',
      fill: 'backwards',
    };
    const card = (one.card ?? -1) >= 0 ? `card:${one.card}` : '';
    const from = before.get(card) ?? before.get(one.src ?? '');
    const target = (card && goal(root, card)) || (one.dst && goal(root, one.dst));
    if (!target) return;
    const to = target.getBoundingClientRect();
    if (!to.width) return;
    if (!from?.width) {
      flash(target, timing);
      return;
    }
    if (card && target.dataset.part === card) {
      moved.add(target);
      fly(root, target, from, to, timing);
    } else ghost(root, from, to, timing, one.dst ?? '');
  });
  makeRoom(root, before, moved, step);
}

/** A card that can be seen goes from where it lay to where it lies, as a copy that nobody can hit; what is drawn on the
 * card itself appears when the copy has come. */
function fly(
  root: HTMLElement,
  target: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  timing: KeyframeAnimationOptions,
): void {
  const [dx, dy] = between(from, to);
  const scale = Math.min(2, Math.max(0.4, from.width / to.width));
  const shape = target.cloneNode(true) as HTMLElement;
  for (const name of ['data-part', 'data-place']) shape.removeAttribute(name);
  shape.inert = true;
  shape.classList.add('flying');
  Object.assign(shape.style, { position: 'fixed', left: `${to.left}px`, top: `${to.top}px` });
  shape.style.setProperty('--cw', `${to.width}px`);
  root.append(shape);
  ghosts.push(shape);
  const flight = shape.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }],
    timing,
  );
  flight.onfinish = () => shape.remove();
  running.push(flight);
  const hidden = { ...timing, easing: 'step-end' };
  for (const drawn of target.children) running.push(drawn.animate([{ opacity: 0 }, { opacity: 1 }], hidden));
}

/** What cannot be followed with the eye goes as a card back, a runner or a chip from place to place. */
function ghost(root: HTMLElement, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions, where: string): void {
  const runs = where.includes('diamond');
  const size = runs ? 18 : Math.min(46, Math.max(22, to.width * 0.5));
  const [dx, dy] = between(from, to);
  const shape = document.createElement('div');
  shape.className = runs ? 'flying ball' : 'flying back';
  Object.assign(shape.style, {
    left: `${to.left + to.width / 2 - size / 2}px`,
    top: `${to.top + to.height / 2 - size / 2}px`,
    width: `${size}px`,
    height: `${runs ? size : size * 1.4}px`,
  });
  root.append(shape); // where the game's colours hold
  ghosts.push(shape);
  const flight = shape.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 1 },
      { transform: 'none', opacity: 1 },
    ],
    timing,
  );
  flight.onfinish = () => shape.remove();
  running.push(flight);
}

/** Something came from nowhere in sight: it lights up. */
function flash(target: HTMLElement, timing: KeyframeAnimationOptions): void {
  running.push(target.animate([{ opacity: 0.25 }, { opacity: 1 }], timing));
}

/** Cards that no event moved slide where the others made or left room. */
function makeRoom(root: HTMLElement, before: Places, moved: Set<Element>, step: number): void {
  const cards = [...root.querySelectorAll<HTMLElement>('.card[data-part^="card:"]')].filter((one) => !moved.has(one));
  const shifts = cards.map((card) => {
    const from = before.get(card.dataset.part ?? '');
    return from ? between(from, card.getBoundingClientRect()) : ([0, 0] as [number, number]);
  });
  cards.forEach((card, i) => {
    const [dx, dy] = shifts[i] as [number, number];
    if (Math.abs(dx) + Math.abs(dy) < 3 || Math.abs(dx) + Math.abs(dy) > 400) return;
    const slide = [{ translate: `${dx}px ${dy}px` }, { translate: 'none' }];
    for (const drawn of card.children) running.push(drawn.animate(slide, { duration: step, easing: 'ease-out' }));
  });
}
