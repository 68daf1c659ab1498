/** What every widget may ask of the table it lies on: the look, the pictures, and what can be done with a part. */
import { getContext, setContext } from 'svelte';
import type { Card, Look, Option, Zone } from '../protocol';
import type { Drop } from './drag';
import type { Session } from './session.svelte';
import { isDark } from './settings.svelte';

export type Standing = 'legal' | 'target' | 'chosen' | 'ghost' | '';

export class Scene {
  big = $state.raw<{ card: Card; at: DOMRect } | null>(null);
  pinned = $state(false);
  pile = $state.raw<Zone | null>(null);
  rule = $state('');
  /** The menu of standing orders for what is asked now. */
  always = $state(false);

  constructor(
    private readonly given: {
      look: () => Look | null;
      pack: () => string;
      session?: Session;
      dark?: () => boolean;
    },
  ) {}

  get look(): Look | null {
    return this.given.look();
  }

  get dark(): boolean {
    return this.given.dark?.() ?? isDark();
  }

  get pack(): string {
    return this.given.pack();
  }

  get session(): Session | undefined {
    return this.given.session;
  }

  options(id: string): readonly Option[] {
    const session = this.given.session;
    if (!session) return [];
    const target = session.targets.get(id);
    return target ? [target] : (session.byPart.get(id) ?? []);
  }

  standing(id: string): Standing {
    const session = this.given.session;
    if (!session) return '';
    if (session.chosen === id || session.gathered.has(id)) return 'chosen';
    if (session.targets.has(id)) return 'target';
    if (session.byPart.has(id)) return 'legal';
    return session.ghosts.has(id) ? 'ghost' : '';
  }

  key(id: string): string {
    const first = this.options(id)[0];
    return (first && this.given.session?.keys.get(first)) ?? '';
  }

  press(id: string, touch: boolean): void {
    this.given.session?.press(id, touch);
  }

  /** While others move, an own card can be chosen as the next play. */
  plannable(id: string): boolean {
    return this.given.session?.plan.cards.has(id) ?? false;
  }

  planned(id: string): boolean {
    return this.given.session?.plan.part === id;
  }

  plan(id: string, touch: boolean): void {
    this.given.session?.plan.toggle(id, touch);
  }

  /** A card is being dragged: its targets light up. */
  lift(id: string): void {
    const session = this.given.session;
    if (session && this.options(id).some((option) => option.to)) session.chosen = id;
  }

  /** A dragged card was let go: on one of its targets, or on the table if there is only one thing it can do. */
  drop(id: string, at: Drop): void {
    const session = this.given.session;
    if (!session) return;
    session.chosen = '';
    const options = session.byPart.get(id) ?? [];
    const there = options.find((option) => option.to && at.parts.includes(option.to));
    const only = options.length === 1 && at.onTable ? options[0] : undefined;
    const chosen = there ?? only;
    if (chosen) void session.choose(chosen);
    else if (options.length > 1 && at.onTable) session.chosen = id;
  }

  peek(id: string | null): void {
    const option = id ? this.options(id)[0] : null;
    void this.given.session?.peek(option ?? null);
  }
}

const KEY = Symbol('scene');

export function setScene(scene: Scene): Scene {
  return setContext(KEY, scene);
}

export function useScene(): Scene {
  return getContext<Scene>(KEY);
}
