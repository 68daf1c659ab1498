/** The next play, chosen while others move: laid when one's turn comes and it is allowed, after a moment in which it can
 * still be called off. */
import type { Card } from '../protocol';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';
import { index, seatOf } from './table';

export const MOMENT = 1200;

export class Plan {
  card = $state.raw<Card | null>(null);
  /** It is one's turn, and the card is played in a moment. */
  due = $state(false);
  private touch = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  /** The own cards that can be seen, in their order. */
  private mine = $derived.by(() => {
    const { live, snapshot } = this.session;
    const seat = live && (snapshot?.viewer ?? -1) >= 0 ? seatOf(live, snapshot?.viewer ?? -1) : undefined;
    const found = new Map<string, Card>();
    if (seat) {
      for (const [id, part] of index(seat)) if (part.kind === 'card' && (part.card ?? -1) >= 0) found.set(id, part);
    }
    return found;
  });
  /** What can be chosen now: nothing while one is asked. */
  cards = $derived.by(() => {
    const { prompt, ready, sending, past, ended, around } = this.session;
    const waits = !prompt && !ready && !sending && !past && !ended && around?.state === 'playing';
    return waits ? this.mine : new Map<string, Card>();
  });

  get part(): string {
    return this.card?.id ?? '';
  }

  /** A click on an own card: chosen, or chosen no more. */
  toggle(id: string, touch = false): void {
    const card = this.cards.get(id);
    if (!card) return;
    const same = this.part === id;
    this.clear();
    this.touch = touch;
    if (!same) this.card = card;
  }

  clear(): void {
    clearTimeout(this.timer);
    this.card = null;
    this.due = false;
  }

  private drop(card: Card, why: string, rule = ''): void {
    this.clear();
    this.session.said = `Your next play, ${card.label || 'a card'}, was dropped: ${why}.`;
    this.session.saidRule = rule;
  }

  /** Things may have changed: play what was chosen if its time has come, and say so if it never will. */
  follow(): void {
    const { card, session } = this;
    if (!card) return;
    const now = this.mine.get(card.id);
    if (!now) {
      this.drop(card, 'it is not yours any more');
      return;
    }
    if (session.picks.length || session.sending || session.ended) {
      this.clear();
      return;
    }
    if (!session.prompt || session.aside || session.form || session.now.window) {
      clearTimeout(this.timer);
      this.due = false;
      return;
    }
    const options = session.byPart.get(card.id) ?? [];
    if (!options.length) {
      if (session.now.opens) this.drop(card, now.why?.replace(/\.$/, '') || 'it cannot be played now', now.rule);
    } else if (options.length > 1) {
      session.chosen = card.id;
      this.clear();
    } else if (!this.due) {
      this.due = true;
      this.timer = setTimeout(() => {
        const only = session.byPart.get(card.id)?.[0];
        this.clear();
        if (only) void session.choose(only, { planned: true, touch: this.touch });
      }, MOMENT / settings.speed);
    }
  }
}
