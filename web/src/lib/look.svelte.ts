/** A game's look, fetched once and kept; the page has no drawings of its own for any game. */
import type { Look, Tone } from '../protocol';
import { get } from './api';

const kept = new Map<string, Promise<Look | null>>();

/** The look of a game; null if it cannot be fetched now, and asked for again the next time. */
export function lookOf(game: string): Promise<Look | null> {
  let found = kept.get(game);
  if (!found) {
    found = get<Look>(`/api/looks/${game}`).catch(() => {
      kept.delete(game);
      return null;
    });
    kept.set(game, found);
  }
  return found;
}

/** The colour of a tone; two styles joined by a slash count as the first. */
export function toneOf(look: Look | null | undefined, name: string | undefined): Tone | undefined {
  if (!look || !name) return undefined;
  return look.tones[name] ?? look.tones[name.split(/[ /]/)[0] ?? ''];
}

/** Put the palette on an element as custom properties. */
export function paint(element: HTMLElement, look: Look | null, dark: boolean): void {
  for (const [name, value] of Object.entries((dark ? look?.dark : look?.light) ?? {})) {
    element.style.setProperty(`--${name}`, value);
  }
  if (look) element.style.setProperty('--display', `"${look.display}", var(--body)`);
}

/** Svelte action: paint an element and keep it in step with the look and the theme. */
export function painted(
  element: HTMLElement,
  given: [Look | null, boolean],
): { update(next: [Look | null, boolean]): void } {
  paint(element, ...given);
  return { update: (next) => paint(element, ...next) };
}

/** A drawing as an address that `url()` takes; `color` stands in for currentColor, which files do not inherit. */
export function drawing(inside: string, width: number, height: number, color = '#808080'): string {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" color="${color}">${inside}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(file)}`;
}

const frames = new WeakMap<Look, Map<string, string>>();

/** The paper of a card as a background: its frame in the colours of its tone, drawn once for all cards alike. */
export function frameOf(look: Look, which: 'full' | 'small' | 'back', tone: Tone | undefined, dark: boolean): string {
  let drawn = frames.get(look);
  if (!drawn) frames.set(look, (drawn = new Map()));
  const key = which === 'back' ? which : `${which} ${dark} ${tone?.fill} ${tone?.ink}`;
  let found = drawn.get(key);
  if (found === undefined) {
    const inside = which === 'back' ? look.back : (which === 'small' ? look.small : look.face).frame;
    const colours: Record<string, string | undefined> = { ...(dark ? look.dark : look.light) };
    colours.tone = tone?.fill ?? colours.soft;
    colours['tone-ink'] = tone?.ink ?? colours.panel;
    const filled = inside.replace(/var\(--([a-z-]+)\)/g, (_, name: string) => colours[name] ?? '#888');
    found = `url("${drawing(filled, 250, 350)}")`;
    drawn.set(key, found);
  }
  return found;
}

export function artOf(pack: string, art: string): string {
  return `/api/art/${pack}/${encodeURIComponent(art)}.svg`;
}
