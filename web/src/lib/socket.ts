/** One open table's socket: joins, counts, retries what was not answered, and comes back by itself. */
import type { AnyIn, AnyOut, Refused, Snapshot } from '../protocol';
import { chance } from './api';

export type Link = 'live' | 'slow' | 'reconnecting' | 'damaged';

/** A message without its number. */
export type Sent = AnyIn extends infer M ? (M extends AnyIn ? Omit<M, 'id'> : never) : never;

interface Waiting {
  message: AnyIn;
  resolve: (answer: AnyOut) => void;
  reject: (why: Refusal) => void;
  keep: boolean;
}

export class Refusal extends Error {
  constructor(
    reason: string,
    readonly rule = '',
  ) {
    super(reason);
  }
}

/** Which messages are sent again after a broken line: what one does, but not what one asks. */
const KEPT: Record<AnyIn['kind'], boolean> = {
  aside: true,
  chat: true,
  close: true,
  consent: true,
  hint: false,
  join: false,
  move: true,
  ping: false,
  retract: true,
  review: false,
  standing: true,
  try: false,
  undo: true,
};
/** Which messages have numbers of their own, without gaps: the news of the table, but not answers. */
const COUNTED: Record<AnyOut['kind'], boolean> = {
  chat: true,
  done: false,
  over: true,
  pong: false,
  presence: true,
  refused: false,
  review: true,
  snapshot: false,
  tried: false,
  update: true,
};

const PING_AFTER = 2500;
const DEAD_AFTER = 9000;
const SLOW_AFTER = 1200;
/** Codes with which the server closes for good. */
const ENDINGS: Record<number, [string, string]> = {
  4000: ['Your seat was given to somebody else', 'Ask the host for a new link if you want to come back.'],
  4004: ['There is no such table', 'The link may be old, or the table was removed.'],
};
const DAMAGED = 4005;
const RETRY = [100, 300, 700, 1200, 1800];

export interface Handlers {
  message(message: AnyOut): void;
  link(link: Link): void;
  join(): Sent;
  /** This browser may not look at the table, or no more: there is nothing to come back to. */
  turnedAway(title: string, reason: string): void;
}

export class Socket {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private heard = 0;
  private pinged = 0;
  private last = -1;
  private tries = 0;
  private closed = false;
  private timer: ReturnType<typeof setInterval>;
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly address: string,
    private readonly handlers: Handlers,
  ) {
    this.timer = setInterval(() => this.beat(), 500);
    this.open();
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
  }

  /** Send a message; resolves with its answer. Moves and the like survive a broken line, questions do not. */
  send(message: Sent): Promise<AnyOut> {
    const whole = { ...message, id: chance() } as AnyIn;
    return new Promise((resolve, reject) => {
      this.waiting.set(whole.id, { message: whole, resolve, reject, keep: KEPT[whole.kind] });
      this.transmit(whole);
    });
  }

  /** Ask for everything anew. */
  rejoin(): void {
    this.send(this.handlers.join()).catch(() => {});
  }

  close(): void {
    this.closed = true;
    clearInterval(this.timer);
    clearTimeout(this.again);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  private wake = (): void => {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN && document.visibilityState === 'visible') {
      this.tries = 0;
      this.open();
    }
  };

  private open(): void {
    clearTimeout(this.again);
    if (this.socket && this.socket.readyState <= WebSocket.OPEN) this.drop(this.socket);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onopen = () => {
      this.heard = Date.now();
      this.pinged = 0;
      this.rejoin();
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data as string) as AnyOut);
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      const ending = ENDINGS[event.code];
      if (event.code === DAMAGED) {
        this.handlers.link('damaged');
        this.close();
        return;
      }
      if (ending) {
        this.close();
        this.handlers.turnedAway(...ending);
        return;
      }
      this.comeBack();
    };
  }

  private drop(socket: WebSocket): void {
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
  }

  private comeBack(): void {
    this.handlers.link('reconnecting');
    for (const [id, one] of this.waiting) {
      if (one.keep) continue;
      this.waiting.delete(id);
      one.reject(new Refusal('The connection was lost.'));
    }
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), RETRY[Math.min(this.tries++, RETRY.length - 1)]);
  }

  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    const quiet = Date.now() - this.heard;
    if (quiet > DEAD_AFTER) {
      this.drop(this.socket);
      this.comeBack();
    } else if (quiet > PING_AFTER && !this.pinged) {
      this.pinged = Date.now();
      this.transmit({ kind: 'ping', id: chance() } as AnyIn);
    } else if (this.pinged && Date.now() - this.pinged > SLOW_AFTER) {
      this.handlers.link('slow');
    }
  }

  private transmit(message: AnyIn): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: AnyOut): void {
    this.heard = Date.now();
    this.pinged = 0;
    this.handlers.link('live');
    if (message.kind === 'snapshot') this.joined(message);
    if (COUNTED[message.kind]) {
      if (message.n <= this.last) return;
      if (message.n !== this.last + 1) {
        this.rejoin();
        return;
      }
      this.last = message.n;
    }
    const known = message.kind === 'refused' && message.snapshot?.n === this.last;
    this.handlers.message(known ? { ...message, snapshot: null } : message);
    const asked = message.re ? this.waiting.get(message.re) : undefined;
    if (!asked || !message.re) return;
    this.waiting.delete(message.re);
    if (message.kind === 'refused' && asked.message.kind === 'join' && !message.snapshot) {
      this.handlers.turnedAway('You are not at this table', message.reason);
    }
    if (message.kind === 'refused') asked.reject(new Refusal((message as Refused).reason, (message as Refused).rule));
    else asked.resolve(message);
  }

  /** A snapshot is the ground for everything after it; what still waits for an answer is sent again. */
  private joined(snapshot: Snapshot): void {
    this.last = snapshot.n;
    if (this.tries === 0) return;
    this.tries = 0;
    for (const one of this.waiting.values()) if (one.keep) this.transmit(one.message);
  }
}
