/** One table as this browser sees it: what lies there, who is around, what was said, what came before. */
import type { AnyOut, Around, Happening, LogLine, Look, Past, Snapshot, Spoken } from '../protocol';
import { Advice } from './advice.svelte';
import { chance, get } from './api';
import { Door } from './door.svelte';
import { lookOf } from './look.svelte';
import { Picking } from './picking.svelte';
import { Plan } from './plan.svelte';
import { Review } from './review.svelte';
import { type Link, type Sent, Socket } from './socket';
import { apply } from './table';
import { Unread } from './unread.svelte';

const LATE = 3000;

export interface Shown {
  ply: number;
  happened: readonly Happening[];
  seat: number;
}

export class Session extends Picking {
  around = $state.raw<Around | null>(null);
  /** When the server told who is around: its times are those of that moment. */
  told = 0;
  log = $state.raw<readonly LogLine[]>([]);
  chat = $state.raw<readonly Spoken[]>([]);
  link = $state<Link>('reconnecting');
  look = $state.raw<Look | null>(null);
  /** What the last update told, to be read aloud. */
  news = $state('');
  happened = $state.raw<Shown>({ ply: -1, happened: [], seat: -1 });

  /** After the end: what is looked at together. */
  readonly review = new Review(this);
  private trips = 0;

  readonly plan = new Plan(this);
  readonly advice = new Advice(this);
  private socket: Socket | null = null;
  private arrival: { ply: number; go: () => void } | null = null;
  private waits: ReturnType<typeof setTimeout> | undefined;
  private eyes: number | null = null;
  private readonly nonce = chance(24);
  readonly door: Door;
  readonly unread: Unread;
  /** Called before the table changes, so that the eye can follow what moves. */
  before: ((happened: readonly Happening[]) => void) | null = null;

  constructor(
    readonly id: string,
    private readonly watch = false,
  ) {
    super();
    this.door = new Door(id, this.nonce, () => this.connect());
    this.unread = new Unread(this);
  }

  get yours(): readonly number[] {
    return this.snapshot?.yours ?? [];
  }

  /** The own seats that are asked now. */
  turn = $derived((this.now.open ?? []).filter((seat) => this.snapshot?.yours?.includes(seat)));

  connect(): void {
    this.socket?.close();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new Socket(`${scheme}://${location.host}/ws/${this.id}`, {
      link: (link) => (this.link = link),
      join: () => ({
        kind: 'join',
        token: this.door.token?.text ?? '',
        nonce: this.nonce,
        watch: this.watch,
        ...(this.eyes === null ? {} : { seat: this.eyes }),
      }),
      turnedAway: (title, reason) => {
        this.close();
        void this.door.shut(title, reason);
      },
      message: (message) => {
        switch (message.kind) {
          case 'snapshot':
            this.reset(message);
            break;
          case 'update':
            this.before?.(message.happened ?? []);
            if (this.live) this.live = apply(this.live, message.changes);
            this.settle(message.now);
            this.now = message.now;
            this.arrived();
            this.note(message.log ?? [], message.cut ?? -1);
            this.news = (message.log ?? []).map((line) => line.text).join(' ');
            this.happened = { ply: message.now.ply, happened: message.happened ?? [], seat: message.seat };
            break;
          case 'presence':
            this.meet(message.around);
            break;
          case 'chat':
            this.chat = [...this.chat, message.spoken];
            break;
          case 'review':
            void this.review.heard(message);
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
    this.plan.clear();
    this.socket?.close();
  }

  private meet(around: Around): void {
    this.around = around;
    this.told = Date.now();
  }

  private reset(snapshot: Snapshot): void {
    this.live = snapshot.table;
    this.settle(snapshot.now, snapshot.viewer);
    this.snapshot = snapshot;
    this.now = snapshot.now;
    this.arrived();
    this.meet(snapshot.around);
    this.log = snapshot.log ?? [];
    this.chat = snapshot.chat ?? [];
    this.ended = snapshot.ended ?? null;
    if (snapshot.viewer < 0) this.eyes = null;
    if (!this.look) lookOf(snapshot.game).then((look) => (this.look = look));
  }

  private note(lines: readonly LogLine[], cut: number): void {
    const kept = cut >= 0 ? this.log.filter((line) => line.number <= cut) : this.log;
    this.log = lines.length || cut >= 0 ? [...kept, ...lines] : this.log;
  }

  /** Look with the eyes of an own seat; at a table for several people on one screen only while that seat is asked. */
  lookAs(seat: number | null): void {
    this.eyes = seat;
    this.socket?.rejoin();
  }

  protected send(message: Sent): Promise<AnyOut> {
    return (this.socket as Socket).send(message);
  }

  /** Whether there is somebody to ask for a hint. */
  get hinted(): boolean {
    return true;
  }

  /** Ask what the best bot would do here. */
  consult(): Promise<AnyOut> {
    return this.send({ kind: 'hint' });
  }

  /** Take back everything picked and every move since the turn began, as far as nobody has to be asked. */
  async restart(): Promise<void> {
    const plies = this.now.undo?.plies ?? 0;
    this.forget();
    if (plies) await this.ask({ kind: 'undo', plies });
  }

  /** The table has come to this move, or it takes so long that one should not wait for it. */
  protected reached(ply: number): Promise<void> {
    if (this.now.ply >= ply) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, LATE);
      this.arrival = { ply, go: () => resolve(clearTimeout(timer)) };
    });
  }

  private arrived(): void {
    clearTimeout(this.waits);
    const asked = this.now.asked ?? 0;
    if (this.now.answered_by) this.waits = setTimeout(() => (this.late = asked), LATE);
    if (!this.arrival || this.now.ply < this.arrival.ply) return;
    this.arrival.go();
    this.arrival = null;
  }

  /** Send something that is not a move; what is wrong is said in the bar. */
  async ask(message: Sent): Promise<boolean> {
    try {
      await this.send(message);
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    }
  }

  // -- the past -----------------------------------------------------------------------------------------------------

  /** Look at the table after so many moves; at the last one the table is live again. */
  async travel(ply: number): Promise<void> {
    if (ply < 0) return;
    const trip = ++this.trips;
    this.review.show(Math.min(ply, this.now.ply));
    if (ply >= this.now.ply) {
      this.past = null;
      return;
    }
    const seat = this.snapshot?.viewer ?? -1;
    try {
      const past = await get<Past>(`/api/tables/${this.id}/past?ply=${ply}&seat=${seat}`);
      if (trip === this.trips) this.past = past;
    } catch (error) {
      this.refuse(error);
    }
  }
}
