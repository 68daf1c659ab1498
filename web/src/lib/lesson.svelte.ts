/** A lesson: a session without a server, in which only the move the note asks for goes on. */
import type { Lesson as LessonBody, Option, Step } from '../protocol';
import { get } from './api';
import { lookOf } from './look.svelte';
import { Session } from './session.svelte';
import type { Row } from './sheet';

export class Lesson extends Session {
  body = $state.raw<LessonBody | null>(null);
  at = $state(0);
  pick = $state(0);
  failed = $state('');
  step = $derived(this.body?.steps[this.at]);
  done = $derived(!!this.body && this.at >= this.body.steps.length);

  constructor(readonly game: string) {
    super('');
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

  override get hinted(): boolean {
    return false;
  }

  override async choose(option: Option): Promise<void> {
    const step = this.step;
    if (!step) return;
    const left = this.wanted();
    for (const one of this.made) left.splice(left.indexOf(one.option), 1);
    if (!left.includes(option.option) || (left.length > 1 && !option.part)) {
      this.said = `You could, but this lesson continues with: ${step.text}.`;
    } else if (left.length > 1) {
      this.gather([...this.made, option]);
    } else {
      this.go(this.wanted().length);
    }
  }

  /** The picks the open question is about: those of a set are made in any order. */
  private wanted(): number[] {
    const { picks, tables } = this.step as Step;
    let end = this.pick + 1;
    if (tables[this.pick]?.prompt?.form === 'some') {
      while (end < picks.length && tables[end]?.prompt?.form === 'some') end++;
    }
    return picks.slice(this.pick, end);
  }

  /** Part of a set lies chosen; the lesson has a table for it if it was picked in the lesson's order. */
  private gather(made: readonly Option[]): void {
    const step = this.step as Step;
    const same = made.every((option, at) => option.option === step.picks[this.pick + at]);
    this.made = made;
    this.words = made.map((option) => option.text);
    this.picks = made.map((option) => option.option);
    this.live = step.tables[this.pick + (same ? made.length : 0)] ?? null;
    this.tried = {
      kind: 'tried',
      n: 0,
      picks: [...this.picks],
      complete: false,
      text: '',
      changes: {},
      gathered: [...made],
    };
    this.said = '';
  }

  override async leaveOut(option: Option): Promise<void> {
    this.gather(this.made.filter((one) => one.option !== option.option));
  }

  override async back(): Promise<boolean> {
    if (!this.made.length || this.sheet) return super.back();
    this.gather(this.made.slice(0, -1));
    return true;
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
      this.said = `You could, but this lesson continues with: ${step.text}.`;
    } else {
      this.go(this.sheet.length);
    }
  }
}
