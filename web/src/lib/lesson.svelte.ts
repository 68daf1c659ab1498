/** A lesson: a session without a server, in which only the move the note asks for goes on. */
import type { Option, Table } from '../protocol';
import { get } from './api';
import { lookOf } from './look.svelte';
import { Session } from './session.svelte';

interface Step {
  say: string;
  text: string;
  picks: number[];
  tables: Table[];
  before: string[];
}

export interface LessonBody {
  game: string;
  title: string;
  seat: number;
  pack: string;
  steps: Step[];
  last: Table;
  after: string[];
}

export class Lesson extends Session {
  body = $state.raw<LessonBody | null>(null);
  at = $state(0);
  pick = $state(0);
  override readonly tries = false;
  failed = $state('');
  step = $derived(this.body?.steps[this.at]);
  done = $derived(!!this.body && this.at >= this.body.steps.length);

  constructor(readonly game: string) {
    super('', '');
  }

  async open(): Promise<void> {
    try {
      this.look = await lookOf(this.game);
      this.body = await get<LessonBody>(`/api/learn/${this.game}`);
      this.link = 'live';
      this.show();
    } catch (error) {
      this.failed = (error as Error).message;
    }
  }

  private show(): void {
    const step = this.step;
    this.live = step ? (step.tables[this.pick] ?? null) : (this.body?.last ?? null);
    this.said = '';
  }

  override async peek(): Promise<void> {}

  override async choose(option: Option): Promise<void> {
    const step = this.step;
    if (!step) return;
    if (option.option !== step.picks[this.pick]) {
      this.said = `You may, but this lesson goes on with: ${step.text}.`;
      return;
    }
    this.chosen = '';
    this.pick++;
    if (this.pick >= step.picks.length) {
      this.pick = 0;
      this.at++;
    }
    this.show();
  }
}
