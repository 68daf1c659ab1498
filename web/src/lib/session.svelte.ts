/** One table as this browser sees it: what lies there, what is asked, what is being picked, what came before. */
import type {
  Around,
  Ended,
  Happening,
  LogLine,
  Now,
  Option,
  Past,
  Prompt,
  Snapshot,
  Spoken,
  Table,
  Tried,
} from '../protocol';
import { ApiError, chance, get, post } from './api';
import { type Look, lookOf } from './look.svelte';
import { covered } from './orders';
import { settings } from './settings.svelte';
import { fill, type Row } from './sheet';
import { type Link, Refusal, Socket } from './socket';
import { apply, optionsByPart, touched } from './table';

const LATE = 3000;
const AGAIN = 400;

export interface Shown {
  ply: number;
  happened: readonly Happening[];
  seat: number;
}

export class Session {
  snapshot = $state.raw<Snapshot | null>(null);
  live = $state.raw<Table | null>(null);
  now = $state.raw<Now>({ ply: 0 });
  around = $state.raw<Around | null>(null);
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  ended = $state.raw<Ended | null>(null);
  link = $state<Link>('reconnecting');
  look = $state.raw<Look | null>(null);

  picks = $state.raw<readonly number[]>([]);
  words = $state.raw<readonly string[]>([]);
  /** Picks that were taken back and can be made again, the next one last. */
  undone = $state.raw<readonly Option[]>([]);
  tried = $state.raw<Tried | null>(null);
  aside = $state(false);
  /** The questions of one form with their answers, while it is filled in. */
  sheet = $state.raw<readonly Row[] | null>(null);
  chosen = $state('');
  peeked = $state.raw<Tried | null>(null);
  sending = $state('');
  said = $state('');
  saidRule = $state('');
  past = $state.raw<Past | null>(null);
  /** What the last update told, to be read aloud. */
  news = $state('');
  happened = $state.raw<Shown>({ ply: -1, happened: [], seat: -1 });

  private socket: Socket | null = null;
  private cache = new Map<string, Promise<Tried>>();
  private choosing = false;
  private drafts = $state.raw<readonly (readonly Row[])[]>([]);
  /** Whether anything can be tried out; a lesson only goes its own way. */
  readonly tries: boolean = true;
  private arrival: { ply: number; go: () => void } | null = null;
  private made: readonly Option[] = [];
  private eyes: number | null = null;
  private readonly nonce = chance(24);
  /** Called before the table changes, so that the eye can follow what moves. */
  before: ((happened: readonly Happening[]) => void) | null = null;

  constructor(
    readonly id: string,
    private readonly token: string,
    private readonly watch = false,
  ) {}

  /** What lies on the screen: a moment of the past, the table with the picks so far, or the live table. */
  table = $derived.by(() => {
    if (this.past) return this.past.table;
    if (this.live && this.tried && this.picks.length) return apply(this.live, this.tried.changes);
    return this.live;
  });

  /** The number of a question that an order should have answered by now. */
  private late = $state(0);
  private waits: ReturnType<typeof setTimeout> | undefined;
  /** The table answers for this seat; nothing has to be done. */
  passing = $derived(covered(this.now) && this.late !== this.now.asked && !this.aside);

  prompt = $derived.by((): Prompt | null => {
    if (this.past || this.sending || this.passing || !this.table) return null;
    if (this.aside && !this.picks.length) return this.now.asides ?? null;
    if (this.picks.length && this.tried?.complete) return null;
    return this.table.prompt ?? null;
  });

  /** The own seats that are asked now. */
  turn = $derived((this.now.open ?? []).filter((seat) => this.snapshot?.yours?.includes(seat)));
  changed = $derived(this.drafts.length > 0);
  ready = $derived(this.picks.length > 0 && this.tried?.complete === true);
  byPart = $derived(optionsByPart(this.prompt));
  targets = $derived.by(() => {
    const found = new Map<string, Option>();
    if (this.chosen) for (const one of this.byPart.get(this.chosen) ?? []) if (one.to) found.set(one.to, one);
    return found;
  });
  ghosts = $derived(touched(this.peeked?.changes));

  /** Turn the token of a link into this browser's cookie: a host's, a watcher's, or that of a seat, which is taken. */
  async enter(): Promise<void> {
    if (!this.token) return;
    const body = { token: this.token, name: settings.name, nonce: this.nonce };
    const ways = ['claim', ...Array.from({ length: 8 }, (_, seat) => `seats/${seat}/claim`)];
    for (const way of ways) {
      try {
        await post(`/api/tables/${this.id}/${way}`, body);
        return;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404 && way !== 'claim') return;
      }
    }
  }

  connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new Socket(`${scheme}://${location.host}/ws/${this.id}`, {
      link: (link) => (this.link = link),
      join: () => ({
        kind: 'join',
        token: this.token,
        nonce: this.nonce,
        watch: this.watch,
        ...(this.eyes === null ? {} : { seat: this.eyes }),
      }),
      message: (message) => {
        switch (message.kind) {
          case 'snapshot':
            this.reset(message);
            break;
          case 'update':
            this.before?.(message.happened ?? []);
            if (this.live) this.live = apply(this.live, message.changes);
            this.stay(message.now);
            this.now = message.now;
            this.arrived();
            this.note(message.log ?? [], message.cut ?? -1);
            this.news = (message.log ?? []).map((line) => line.text).join(' ');
            this.happened = { ply: message.now.ply, happened: message.happened ?? [], seat: message.seat };
            break;
          case 'presence':
            this.around = message.around;
            break;
          case 'chat':
            this.chat = [...this.chat, message.spoken];
            break;
          case 'over':
            this.ended = message.ended;
            if (this.around) this.around = { ...this.around, state: 'over' };
            break;
          case 'refused':
            if (message.snapshot) this.reset(message.snapshot);
            break;
        }
      },
    });
  }

  close(): void {
    clearTimeout(this.waits);
    this.socket?.close();
  }

  private reset(snapshot: Snapshot): void {
    this.snapshot = snapshot;
    this.live = snapshot.table;
    this.now = snapshot.now;
    this.arrived();
    this.around = snapshot.around;
    this.log = snapshot.log ?? [];
    this.chat = snapshot.chat ?? [];
    this.ended = snapshot.ended ?? null;
    if (snapshot.viewer < 0) this.eyes = null;
    this.forget();
    if (!this.look) lookOf(snapshot.game).then((look) => (this.look = look));
  }

  private note(lines: readonly LogLine[], cut: number): void {
    const kept = cut >= 0 ? this.log.filter((line) => line.number <= cut) : this.log;
    this.log = lines.length || cut >= 0 ? [...kept, ...lines] : this.log;
  }

  /** Somebody else acted: what was picked stays while the same question is open, tried anew on the table as it is. */
  private stay(now: Now): void {
    const same = !!now.asked && now.asked === this.now.asked && this.picks.length > 0 && !this.aside;
    const { picks, words } = this;
    this.cache.clear();
    this.peeked = null;
    if (!same) {
      this.forget();
      return;
    }
    this.attempt(picks).then(
      (tried) => {
        if (this.picks !== picks) return;
        this.tried = tried;
        this.words = words;
      },
      () => this.forget(),
    );
  }

  /** Nothing picked, nothing tried: the question stands as it was put. */
  forget(): void {
    this.picks = [];
    this.words = [];
    this.undone = [];
    this.made = [];
    this.tried = null;
    this.chosen = '';
    this.peeked = null;
    this.said = '';
    this.aside = false;
    this.sheet = null;
    this.drafts = [];
    this.cache.clear();
  }

  /** Look with the eyes of an own seat; at a table for several people on one screen only while that seat is asked. */
  lookAs(seat: number | null): void {
    this.eyes = seat;
    this.socket?.rejoin();
  }

  // -- picking ------------------------------------------------------------------------------------------------------

  private attempt(picks: readonly number[]): Promise<Tried> {
    const key = `${this.aside} ${picks.join()}`;
    let found = this.cache.get(key);
    if (!found) {
      found = (this.socket as Socket).send({ kind: 'try', picks: [...picks], aside: this.aside }) as Promise<Tried>;
      found.catch(() => this.cache.delete(key));
      this.cache.set(key, found);
    }
    return found;
  }

  /** Show what an option would do, without doing it. */
  async peek(option: Option | null): Promise<void> {
    if (!option || this.sending || this.past) {
      this.peeked = null;
      return;
    }
    const picks = [...this.picks, option.option];
    try {
      const tried = await this.attempt(picks);
      if (this.prompt?.options?.includes(option)) this.peeked = tried;
    } catch {
      this.peeked = null;
    }
  }

  /** Take an option: a move of one pick is made at once, unless this person wants to confirm it first. */
  async choose(option: Option, touch = false, again = false): Promise<void> {
    if (this.choosing || this.sending || this.past || !this.prompt?.options?.includes(option)) return;
    this.choosing = true;
    const picks = [...this.picks, option.option];
    const words = [...this.words, option.text];
    this.chosen = '';
    try {
      const tried = await this.attempt(picks);
      this.peeked = null;
      this.said = '';
      const asks = settings.confirm === 'always' || (settings.confirm === 'touch' && touch);
      if (tried.complete && picks.length === 1 && !(asks && option.part)) {
        await this.commit(picks);
        return;
      }
      this.picks = picks;
      this.words = words;
      this.made = [...this.made, option];
      if (!again) this.undone = [];
      this.tried = tried;
    } catch (error) {
      this.refuse(error);
    } finally {
      this.choosing = false;
    }
  }

  /** A click on a part: its only option, a target of what was chosen, or the part itself as what is chosen. */
  press(part: string, touch = false): void {
    if (this.choosing) return;
    const target = this.targets.get(part);
    if (target) {
      void this.choose(target, touch);
      return;
    }
    const options = this.byPart.get(part) ?? [];
    if (options.length === 1 && options[0]) void this.choose(options[0], touch);
    else if (options.length > 1) this.chosen = this.chosen === part ? '' : part;
  }

  // -- forms --------------------------------------------------------------------------------------------------------

  /** Fill in the form that is open: with these answers, all others as usual. */
  async fillIn(given: readonly Row[] = []): Promise<void> {
    const first = this.live?.prompt;
    if (!first || this.choosing || this.sending || this.past) return;
    this.choosing = true;
    try {
      const filled = await fill(first, given, async (picks) => {
        const tried = await this.attempt(picks);
        const then = tried.complete || !this.live ? null : (apply(this.live, tried.changes).prompt ?? null);
        return { tried, prompt: then?.form === 'sheet' ? then : null };
      });
      if (!filled || this.live?.prompt !== first) return;
      this.sheet = filled.rows;
      this.made = filled.rows.flatMap(({ prompt, pick }) => prompt.options?.filter((one) => one.option === pick) ?? []);
      this.words = this.made.map((option) => option.text);
      this.picks = filled.rows.map((row) => row.pick);
      this.tried = filled.tried;
      this.said = '';
    } catch (error) {
      if (this.live?.prompt === first) {
        this.refuse(error);
        // the table moved between two trials: what was tried no longer fits, and the form is filled in anew
        this.cache.clear();
        setTimeout(() => this.live?.prompt === first && !this.sheet && !this.aside && void this.fillIn(given), AGAIN);
      }
    } finally {
      this.choosing = false;
      // another question came while this one was filled in
      if (this.live?.prompt !== first && this.prompt?.form === 'sheet' && !this.aside) void this.fillIn();
    }
  }

  /** Another answer in one row of the form. */
  async set(at: number, pick: number): Promise<void> {
    const before = this.sheet;
    if (!before || this.choosing || before[at]?.pick === pick) return;
    await this.fillIn(before.map((row, i) => (i === at ? { ...row, pick } : row)));
    if (this.sheet && this.sheet !== before) this.drafts = [...this.drafts, before];
  }

  /** Take the last pick back. */
  async back(): Promise<boolean> {
    if (this.sheet) {
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
      this.aside = false;
      return open;
    }
    const picks = this.picks.slice(0, -1);
    const last = this.made[this.made.length - 1];
    this.made = this.made.slice(0, -1);
    this.words = this.words.slice(0, -1);
    this.tried = picks.length ? await this.attempt(picks) : null;
    this.picks = picks;
    if (last) this.undone = [...this.undone, last];
    return true;
  }

  /** The first `base` picks, then these, of the options that were offered there; nothing changes if that is not allowed. */
  async rearrange(base: number, picks: readonly number[], offered: readonly Option[]): Promise<void> {
    const chosen = picks.flatMap((pick) => offered.filter((option) => option.option === pick));
    const all = [...this.picks.slice(0, base), ...picks];
    try {
      const tried = await this.attempt(all);
      this.picks = all;
      this.made = [...this.made.slice(0, base), ...chosen];
      this.words = [...this.words.slice(0, base), ...chosen.map((option) => option.text)];
      this.undone = [];
      this.tried = tried;
      this.said = '';
    } catch (error) {
      this.refuse(error);
    }
  }

  /** Make the last pick again that was taken back. */
  async redo(): Promise<void> {
    const next = this.undone[this.undone.length - 1];
    const option = next && this.prompt?.options?.find((one) => one.option === next.option && one.text === next.text);
    this.undone = this.undone.slice(0, -1);
    if (option) await this.choose(option, false, true);
  }

  /** Take back everything picked and every move since the turn began, as far as nobody has to be asked. */
  async restart(): Promise<void> {
    const plies = this.now.undo?.plies ?? 0;
    this.forget();
    if (plies) await this.ask({ kind: 'undo', plies });
  }

  /** Make the move that was picked. */
  async commit(picks: readonly number[] = this.picks): Promise<void> {
    const aside = this.aside;
    this.sending = this.words.length ? this.words.join(', ') : 'your move';
    try {
      const message = aside
        ? { kind: 'aside' as const, picks: [...picks] }
        : { kind: 'move' as const, picks: [...picks], asked: this.now.asked ?? 0 };
      const done = await (this.socket as Socket).send(message);
      if (done.kind === 'done') await this.reached(done.ply ?? 0);
      this.forget();
    } catch (error) {
      this.forget();
      this.refuse(error);
    } finally {
      this.sending = '';
    }
  }

  /** The table has come to this move, or it takes so long that one should not wait for it. */
  private reached(ply: number): Promise<void> {
    if (this.now.ply >= ply) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LATE);
      this.arrival = { ply, go: () => resolve(clearTimeout(timer)) };
    });
  }

  private arrived(): void {
    clearTimeout(this.waits);
    const asked = this.now.asked ?? 0;
    if (covered(this.now)) this.waits = setTimeout(() => (this.late = asked), LATE);
    if (!this.arrival || this.now.ply < this.arrival.ply) return;
    this.arrival.go();
    this.arrival = null;
  }

  private refuse(error: unknown): void {
    this.said = error instanceof Error ? error.message : String(error);
    this.saidRule = error instanceof Refusal ? error.rule : '';
  }

  /** Send something that is not a move; what is wrong is said in the bar. */
  async ask(message: Parameters<Socket['send']>[0]): Promise<boolean> {
    try {
      await (this.socket as Socket).send(message);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  // -- the past -----------------------------------------------------------------------------------------------------

  /** Look at the table after so many moves; at the last one the table is live again. */
  async travel(ply: number): Promise<void> {
    const last = this.now.ply;
    if (ply >= last || ply < 0) {
      this.past = ply < 0 ? this.past : null;
      return;
    }
    const seat = this.snapshot?.viewer ?? -1;
    try {
      this.past = await get<Past>(`/api/tables/${this.id}/past?ply=${ply}&seat=${seat}`);
    } catch (error) {
      this.refuse(error);
    }
  }
}
