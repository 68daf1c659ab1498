/** Dragging a card with the mouse, as an extra to click and click: dropped on a target it goes there, dropped on the
 * table it does its only thing. */
const FAR = 9;

export interface Drop {
  /** The parts under the pointer, the innermost first. */
  parts: string[];
  onTable: boolean;
}

function under(x: number, y: number): Drop {
  const parts: string[] = [];
  let onTable = false;
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue;
    const { part, place } = element.dataset;
    for (const name of [part, place]) if (name) parts.push(name);
    if (element.classList.contains('middle')) onTable = true;
  }
  return { parts, onTable };
}

/** Follow the pointer from a press on; `lift` is called when it has become a drag, `drop` when it ends. */
export function drag(start: PointerEvent, card: HTMLElement, lift: () => void, drop: (at: Drop) => void): void {
  let ghost: HTMLElement | undefined;
  const box = card.getBoundingClientRect();
  const move = (event: PointerEvent): void => {
    const dx = event.clientX - start.clientX;
    const dy = event.clientY - start.clientY;
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      ghost = card.cloneNode(true) as HTMLElement;
      ghost.classList.add('dragged');
      ghost.removeAttribute('data-part');
      ghost.removeAttribute('data-place');
      Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px` });
      ghost.style.setProperty('--cw', `${box.width}px`);
      (card.closest('.page') ?? document.body).append(ghost);
      card.classList.add('lifted');
      lift();
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(2deg)`;
  };
  const end = (event: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', end);
    removeEventListener('pointercancel', end);
    card.classList.remove('lifted');
    if (!ghost) return;
    ghost.remove();
    if (event.type === 'pointerup') drop(under(event.clientX, event.clientY));
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', end);
  addEventListener('pointercancel', end);
}
