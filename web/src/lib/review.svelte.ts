/** A finished match looked at together: who leads shows a moment, and whoever follows sees it too. */
import type { Reviewed } from '../protocol';
import type { Session } from './session.svelte';

export class Review {
  leads = $state(false);
  follows = $state(true);
  /** Who showed something last. */
  leader = $state('');

  constructor(private readonly session: Session) {}

  /** Everybody looks where this browser looks from now on. */
  lead(): void {
    this.leads = true;
    this.leader = '';
    this.show(this.session.past?.ply ?? this.session.now.ply);
  }

  /** This browser looks at another moment. */
  show(ply: number): void {
    if (this.leads) void this.session.ask({ kind: 'review', ply });
  }

  async heard(shown: Pick<Reviewed, 'seat' | 'name' | 'ply'>): Promise<void> {
    if (this.session.snapshot?.yours?.includes(shown.seat)) return;
    this.leads = false;
    this.leader = shown.name;
    if (this.follows) await this.session.travel(shown.ply);
  }
}
