/** A lesson: a session without a server, in which only the move the note asks for goes on. */
import type { Option, Table } from '../protocol';
import { get } from './api';
import { lookOf } from './look.svelte';
import { Session } from './session.svelte';
import type { Row } from './sheet';

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

  /** The step before this one again. */
  stepBack(): void {
    this.pick = 0;
    this.at = Math.max(0, this.at - 1);
    this.show();
  }

  private show(): void {
    const step = this.step;
    this.forget();
    this.live = step ? (step.tables[this.pick] ?? null) : (this.body?.last ?? null);
  }

  private go(picks: number): void {
    this.pick += picks;
    if (this.pick >= (this.step?.picks.length ?? 0)) {
      this.pick = 0;
      this.at++;
    }
    this.show();
  }

  override async peek(): Promise<void> {}

  override async choose(option: Option): Promise<void> {
    const step = this.step;
    if (!step) return;
    if (option.option !== step.picks[this.pick]) {
      this.said = `You may, but this lesson goes on with: ${step.text}.`;
      return;
    }
    this.go(1);
  }

  /** A form is filled in as usual; the accounts show what its first answers cost, as far as they are the lesson's. */
  override async fillIn(given: readonly Row[] = []): Promise<boolean> {
    const step = this.step;
    if (!step) return false;
    const rows: Row[] = [];
    for (const { prompt } of step.tables.slice(this.pick)) {
      if (prompt?.form !== 'sheet') break;
      rows.push({ prompt, pick: given[rows.length]?.pick ?? prompt.usual ?? prompt.options?.[0]?.option ?? 0 });
    }
    this.sheet = rows;
    this.picks = rows.map((row) => row.pick);
    const right = this.picks.findIndex((pick, at) => pick !== step.picks[this.pick + at]);
    const shown = this.pick + (right < 0 ? rows.length : right);
    this.live = step.tables[Math.min(shown, step.tables.length - 1)] ?? null;
    this.tried = { kind: 'tried', n: 0, picks: [...this.picks], complete: true, text: '', changes: {} };
    this.said = '';
    return true;
  }

  override async commit(): Promise<void> {
    const step = this.step;
    if (!step || !this.sheet) return;
    if (this.picks.some((pick, at) => pick !== step.picks[this.pick + at])) {
      this.said = `You may, but this lesson goes on with: ${step.text}.`;
    } else {
      this.go(this.sheet.length);
    }
  }
}
