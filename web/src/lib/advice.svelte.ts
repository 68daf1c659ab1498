/** What the best bot thinks of the question that is open: asked for, shown, and dropped with the question. */
import type { Thought, Tried } from '../protocol';
import type { Session } from './session.svelte';

export class Advice {
  thoughts = $state.raw<readonly Thought[]>([]);
  busy = $state(false);
  failed = $state('');
  /** The question to which all this belongs. */
  private asked = $state(-1);

  constructor(private readonly session: Session) {}

  /** Whether there is anything to advise, and nobody else at the table whom a hint would wrong. */
  get possible(): boolean {
    const { snapshot, now, around, past, ended, aside } = this.session;
    const people = (around?.seats ?? []).filter((chair) => chair.kind !== 'bot').length;
    const mine = this.session.turn.includes(snapshot?.viewer ?? -1);
    return (
      this.session.hinted &&
      mine &&
      !past &&
      !ended &&
      !aside &&
      !now.answered_by &&
      (people < 2 || snapshot?.hints === true)
    );
  }

  get open(): boolean {
    return this.asked === this.session.now.asked && (this.busy || !!this.failed || this.thoughts.length > 0);
  }

  close(): void {
    this.asked = -1;
  }

  /** Ask, or put the answer away again. */
  async toggle(): Promise<void> {
    if (this.open) {
      this.close();
      return;
    }
    const asked = this.session.now.asked ?? 0;
    this.asked = asked;
    this.thoughts = [];
    this.failed = '';
    this.busy = true;
    try {
      const answer = (await this.session.consult()) as Tried;
      if (this.asked === asked) this.thoughts = answer.thoughts ?? [];
    } catch (error) {
      if (this.asked === asked) this.failed = (error as Error).message;
    } finally {
      if (this.asked === asked) this.busy = false;
    }
  }

  /** Lay what was advised, ready to be confirmed. */
  take(thought: Thought): void {
    this.close();
    void this.session.lay(thought.picks);
  }
}
