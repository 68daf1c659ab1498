/** The answer in the making: picked, tried on the server, taken back, filled in as a form, and sent as one move.
 *
 * An answer belongs to the question for which it was asked: `round` counts them, and what comes for an older one is
 * dropped. What a trial changes holds for the table on which it was tried, so it is applied when it comes, never later.
 */
import type { AnyOut, Ended, Now, Option, Past, Prompt, Snapshot, Table, Tried } from '../protocol';
import { settings } from './settings.svelte';
import { fill, type Row } from './sheet';
import { Refusal, type Sent } from './socket';
import { apply, optionsByPart, touched } from './table';

/** How an option was taken: by a finger, as a pick made again, or planned while others moved. */
export interface How {
  touch?: boolean;
  again?: boolean;
  planned?: boolean;
}

export abstract class Picking {
  snapshot = $state.raw<Snapshot | null>(null);
  live = $state.raw<Table | null>(null);
  now = $state.raw<Now>({ ply: 0 });
  past = $state.raw<Past | null>(null);
  ended = $state.raw<Ended | null>(null);

  picks = $state.raw<readonly number[]>([]);
  words = $state.raw<readonly string[]>([]);
  /** Picks that were taken back and can be made again, the next one last. */
  undone = $state.raw<readonly Option[]>([]);
  tried = $state.raw<Tried | null>(null);
  aside = $state(false);
  /** The questions of one form with their answers, while it is filled in. */
  sheet = $state.raw<readonly Row[] | null>(null);
  /** The same with answers whose trial is under way. */
  wish = $state.raw<readonly Row[] | null>(null);
  chosen = $state('');
  peeked = $state.raw<Tried | null>(null);
  sending = $state('');
  said = $state('');
  saidRule = $state('');
  round = $state(0);

  /** The number of a question that an order should have answered by now. */
  protected late = $state(0);
  private drafts = $state.raw<readonly (readonly Row[])[]>([]);
  private preview = $state.raw<Table | null>(null);
  /** The round whose form could not be filled in: its questions are put one by one. */
  private formless = $state(-1);
  protected made: readonly Option[] = [];
  private cache = new Map<string, Promise<Tried>>();
  /** The round in which a pick is being tried. */
  private busy = $state(-1);
  private looks = 0;
  private walks = 0;
  private filling: Promise<boolean> | null = null;
  private line: Promise<unknown> = Promise.resolve();

  protected abstract send(message: Sent): Promise<AnyOut>;
  /** The table has come to this move. */
  protected abstract reached(ply: number): Promise<void>;

  /** What lies on the screen: a moment of the past, the table with the picks so far, or the live table. */
  table = $derived(this.past?.table ?? (this.picks.length && this.preview ? this.preview : this.live));

  /** The table answers for this seat; nothing has to be done. */
  passing = $derived(!!this.now.answered_by && this.late !== this.now.asked && !this.aside);

  prompt = $derived.by((): Prompt | null => {
    if (this.past || this.ended || this.sending || this.passing || !this.table) return null;
    if (this.aside && !this.picks.length) return this.now.asides ?? null;
    if (this.picks.length && this.tried?.complete) return null;
    return this.table.prompt ?? null;
  });
  /** The open question is the first of a form that has to be filled in. */
  form = $derived(
    !this.aside && !this.picks.length && !this.sheet && this.formless !== this.round && this.prompt?.form === 'sheet',
  );

  /** What was picked last is being tried or sent: nothing else can be picked until then. */
  working = $derived(!!this.sending || this.busy === this.round);

  /** What was picked, as a sentence. */
  text = $derived((this.picks.length > 0 && this.tried?.text) || this.words.join(', '));
  changed = $derived(this.drafts.length > 0);
  ready = $derived(!this.past && this.picks.length > 0 && this.tried?.complete === true);
  byPart = $derived(optionsByPart(this.prompt));
  /** The keys 1 to 9 go by the order of the options. */
  keys = $derived(new Map((this.prompt?.options ?? []).slice(0, 9).map((option, at) => [option, String(at + 1)])));
  targets = $derived.by(() => {
    const found = new Map<string, Option>();
    if (this.chosen) for (const one of this.byPart.get(this.chosen) ?? []) if (one.to) found.set(one.to, one);
    return found;
  });
  /** What is in the set that is being picked, by the part it acts on: each can be left out again. */
  gathered = $derived.by(() => {
    const inside = this.picks.length && !this.past ? (this.tried?.gathered ?? []) : [];
    return new Map(inside.flatMap((option) => (option.part ? [[option.part, option] as const] : [])));
  });
  ghosts = $derived(touched(this.peeked?.changes));

  /** Nothing picked, nothing tried: the question stands as it was put. */
  forget(): void {
    this.round++;
    this.picks = [];
    this.words = [];
    this.undone = [];
    this.made = [];
    this.tried = null;
    this.preview = null;
    this.chosen = '';
    this.peeked = null;
    this.said = '';
    this.aside = false;
    this.sheet = null;
    this.wish = null;
    this.drafts = [];
    this.filling = null;
    this.cache.clear();
  }

  /** Things have moved on to `now`: what was picked stays while the same is asked, tried anew on the table as it is. */
  protected settle(now: Now, viewer = this.snapshot?.viewer): void {
    const same = this.aside ? !!now.asides : !!now.asked && now.asked === this.now.asked;
    this.cache.clear();
    this.peeked = null;
    this.formless = -1;
    if (!same || viewer !== this.snapshot?.viewer) this.forget();
    else if (!this.sending) this.refresh();
  }

  private refresh(): void {
    if (this.sheet) void this.fillIn(this.wish ?? this.sheet);
    else if (this.picks.length) void this.again();
  }

  private async again(): Promise<void> {
    const { round, picks } = this;
    const off = (): boolean => round !== this.round || picks !== this.picks;
    try {
      const tried = await this.attempt(picks);
      if (!off()) this.put(tried);
    } catch (error) {
      if (off()) return;
      this.forget();
      this.refuse(error);
    }
  }

  private attempt(picks: readonly number[]): Promise<Tried> {
    const key = `${this.aside} ${picks.join()}`;
    let found = this.cache.get(key);
    if (!found) {
      const about = this.aside ? { aside: true } : { asked: this.now.asked ?? 0 };
      found = this.send({ kind: 'try', picks: [...picks], ...about }) as Promise<Tried>;
      found.catch(() => this.cache.delete(key));
      this.cache.set(key, found);
    }
    return found;
  }

  /** Only right after the trial has come: its changes are those to the table that lies here now. */
  private put(tried: Tried | null): void {
    this.tried = tried;
    this.preview = tried && this.live && apply(this.live, tried.changes);
  }

  protected refuse(error: unknown): void {
    this.said = error instanceof Error ? error.message : String(error);
    this.saidRule = error instanceof Refusal ? error.rule : '';
  }

  /** One after the other, so that each begins with what the last one left. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.line.then(work);
    this.line = done.catch(() => {});
    return done;
  }

  /** Show what an option would do, without doing it. */
  async peek(option: Option | null): Promise<void> {
    const look = ++this.looks;
    if (!option || this.sending || this.past) {
      this.peeked = null;
      return;
    }
    const { round } = this;
    const tried = await this.attempt([...this.picks, option.option]).catch(() => null);
    if (round === this.round && look === this.looks && this.prompt?.options?.includes(option)) this.peeked = tried;
  }

  /** Take an option: a move of one pick is made at once, unless this person wants to confirm what could be
   * done otherwise, or it was planned beforehand and cannot be taken back. */
  async choose(option: Option, how: How = {}): Promise<void> {
    if (this.busy === this.round || this.sending || this.form || !this.prompt?.options?.includes(option)) return;
    const round = (this.busy = this.round);
    const only = this.prompt.options.length < 2;
    const picks = [...this.picks, option.option];
    const words = [...this.words, option.text];
    this.chosen = '';
    try {
      const tried = await this.attempt(picks);
      if (round !== this.round) return;
      this.peeked = null;
      this.said = '';
      const asks = settings.confirm === 'always' || (settings.confirm === 'touch' && how.touch);
      if (tried.complete && picks.length === 1 && !(asks && !only) && !(how.planned && tried.final)) {
        await this.commit(picks);
        return;
      }
      this.picks = picks;
      this.words = words;
      this.made = [...this.made, option];
      if (!how.again) this.undone = [];
      this.put(tried);
    } catch (error) {
      if (round === this.round) this.refuse(error);
    } finally {
      if (this.busy === round) this.busy = -1;
    }
  }

  /** Lay a whole move, ready to be confirmed. */
  async lay(picks: readonly number[]): Promise<void> {
    if (this.sending || this.form || this.sheet) return;
    this.forget();
    const { round } = this;
    try {
      const tried = await this.attempt(picks);
      if (round !== this.round) return;
      this.picks = picks;
      this.words = [tried.text];
      this.put(tried);
    } catch (error) {
      if (round === this.round) this.refuse(error);
    }
  }

  /** A click on a part: out of the set it is in, its only option, a target of what was chosen, or the part itself as
   * what is chosen. */
  press(part: string, touch = false): void {
    if (this.busy === this.round) return;
    const inside = this.gathered.get(part);
    if (inside) {
      void this.leaveOut(inside);
      return;
    }
    const target = this.targets.get(part);
    if (target) {
      void this.choose(target, { touch });
      return;
    }
    const options = this.byPart.get(part) ?? [];
    if (options.length === 1 && options[0]) void this.choose(options[0], { touch });
    else if (options.length > 1) this.chosen = this.chosen === part ? '' : part;
  }

  // -- forms --------------------------------------------------------------------------------------------------------

  /** Fill in the form that is open: with these answers, all others as usual. A later wish takes the place of this. */
  async fillIn(given: readonly Row[] = []): Promise<boolean> {
    if (this.sending) return false;
    this.wish = given.length ? given : null;
    const filling = this.walk(given);
    this.filling = filling;
    const done = await filling;
    if (this.filling === filling) {
      this.filling = null;
      this.wish = null;
    }
    return done;
  }

  private async walk(given: readonly Row[]): Promise<boolean> {
    const { round } = this;
    const number = ++this.walks;
    const off = (): boolean => number !== this.walks || round !== this.round;
    for (;;) {
      const live = this.live;
      const first = live?.prompt;
      if (!live || !first) return false;
      try {
        const filled = await fill(first, given, async (picks) => {
          const tried = await this.attempt(picks);
          if (off() || this.live !== live) throw new Refusal('the table has moved on');
          const then = tried.complete ? null : (apply(live, tried.changes).prompt ?? null);
          return { tried, prompt: then?.form === 'sheet' ? then : null };
        });
        if (off()) return false;
        if (!filled) throw new Refusal('this form has no answers');
        this.sheet = filled.rows;
        this.made = filled.rows.flatMap(
          ({ prompt, pick }) => prompt.options?.filter((one) => one.option === pick) ?? [],
        );
        this.words = this.made.map((option) => option.text);
        this.picks = filled.rows.map((row) => row.pick);
        this.put(filled.tried);
        this.said = '';
        return true;
      } catch (error) {
        if (off()) return false;
        if (this.live === live) {
          this.refuse(error);
          if (!this.sheet) this.formless = round;
          return false;
        }
        // the table moved between two trials: what was tried no longer fits, and the form is filled in anew
      }
    }
  }

  /** Another answer in one row of the form. */
  async set(at: number, pick: number): Promise<void> {
    const before = this.wish ?? this.sheet;
    if (!before || before[at]?.pick === pick) return;
    this.drafts = [...this.drafts, before];
    const { round } = this;
    const done = await this.fillIn(before.map((row, i) => (i === at ? { ...row, pick } : row)));
    if (!done && round === this.round && !this.filling) this.drafts = this.drafts.filter((draft) => draft !== before);
  }

  // -- taking back, making again, making ----------------------------------------------------------------------------

  /** Take the last pick back. */
  back(): Promise<boolean> {
    return this.inTurn(() => this.takeBack());
  }

  private async takeBack(): Promise<boolean> {
    if (this.sheet && this.picks.length <= this.sheet.length) {
      const before = this.drafts[this.drafts.length - 1];
      if (!before) return false;
      this.drafts = this.drafts.slice(0, -1);
      await this.fillIn(before);
      return true;
    }
    if (this.chosen) {
      this.chosen = '';
      return true;
    }
    if (!this.picks.length) {
      const open = this.aside;
      if (open) this.forget();
      return open;
    }
    const { round } = this;
    const picks = this.picks.slice(0, -1);
    const tried = picks.length ? await this.attempt(picks).catch(() => null) : null;
    if (round !== this.round || (picks.length && !tried)) return true;
    const last = this.made[this.made.length - 1];
    this.made = this.made.slice(0, -1);
    this.words = this.words.slice(0, -1);
    this.picks = picks;
    this.put(tried);
    if (last) this.undone = [...this.undone, last];
    return true;
  }

  /** Keep the first `base` picks and change the others, of the options that were offered there; nothing changes if that
   * is not allowed. */
  rearrange(
    base: number,
    change: (picked: readonly number[]) => readonly number[],
    offered: readonly Option[],
  ): Promise<void> {
    return this.inTurn(() => {
      const picks = change(this.picks.slice(base));
      const chosen = picks.flatMap((pick) => offered.filter((option) => option.option === pick));
      return this.remake([...this.made.slice(0, base), ...chosen]);
    });
  }

  /** Leave something out of the set that is being picked, and what closed the set with it. */
  leaveOut(option: Option): Promise<void> {
    return this.inTurn(async () => {
      const inside = new Set((this.tried?.gathered ?? []).map((one) => one.option));
      let end = this.picks.length - 1;
      while (end >= 0 && !inside.has(this.picks[end] as number)) end--;
      const at = this.picks.lastIndexOf(option.option, end);
      if (at >= 0) await this.remake(this.made.filter((_, i) => i <= end && i !== at));
    });
  }

  private async remake(made: readonly Option[]): Promise<void> {
    const { round } = this;
    const picks = made.map((option) => option.option);
    try {
      const tried = picks.length ? await this.attempt(picks) : null;
      if (round !== this.round) return;
      this.picks = picks;
      this.made = made;
      this.words = made.map((option) => option.text);
      this.undone = [];
      this.put(tried);
      this.said = '';
    } catch (error) {
      if (round === this.round) this.refuse(error);
    }
  }

  /** Make the last pick again that was taken back. */
  async redo(): Promise<void> {
    const next = this.undone[this.undone.length - 1];
    const option = next && this.prompt?.options?.find((one) => one.option === next.option && one.text === next.text);
    this.undone = this.undone.slice(0, -1);
    if (option) await this.choose(option, { again: true });
  }

  /** Make the move that was picked. */
  async commit(only?: readonly number[]): Promise<void> {
    while (this.filling) await this.filling;
    if (this.sending || !(only || this.ready)) return;
    const { round, aside } = this;
    const picks = [...(only ?? this.picks)];
    this.sending = this.text || 'your move';
    try {
      const done = await this.send(
        aside ? { kind: 'aside', picks } : { kind: 'move', picks, asked: this.now.asked ?? 0 },
      );
      if (done.kind === 'done') await this.reached(done.ply ?? 0);
      if (round === this.round) this.forget();
    } catch (error) {
      this.refuse(error);
    } finally {
      this.sending = '';
      if (round === this.round) this.refresh();
    }
  }
}
