/** How one comes to a table: by the cookie, or by the one claim that the link names; who is refused is told why. */
import type { TableBody } from '../protocol';
import { ApiError, post, tableOf } from './api';
import { route } from './route.svelte';
import { callMe, settings } from './settings.svelte';
import { readToken, type Token } from './token';

const NOT_WHOLE = 'It is incomplete: copy the whole link again, from its first letter to its last.';
export const sentence = (reason: string): string => {
  const said = reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?…]$/.test(said) ? said : `${said}.`;
};

export class Door {
  /** `ask`: for a name. `shut`: refused. `open`: the table is or will be shown. */
  state = $state<'ask' | 'shut' | 'open'>('open');
  title = $state('');
  reason = $state('');
  /** The table from outside. */
  table = $state.raw<TableBody | null>(null);
  token = $state.raw<Token | null>(null);
  /** The seat to be taken; -1: none. */
  private seat = -1;

  constructor(
    private readonly id: string,
    private readonly nonce: string,
    private readonly connect: () => void,
  ) {}

  /** Somebody stands before the door, with or without a link. */
  async come(hash: string): Promise<void> {
    this.token = readToken(hash);
    this.seat = this.token?.seat ?? -1;
    if (hash.length > 1 && !this.token) await this.shut('This link does not work', NOT_WHOLE);
    else if (this.token) await this.enter();
    else this.go();
  }

  /** Sit down on an open seat, without a link. */
  async sit(seat: number): Promise<void> {
    this.token = null;
    this.seat = seat;
    await this.enter();
  }

  /** The name is chosen: it is kept, and one sits down by it. */
  async named(name: string): Promise<void> {
    callMe(name);
    await this.claim();
  }

  /** Come in as a watcher, where the seat of the link is taken. */
  async watch(): Promise<void> {
    this.seat = -1;
    await this.claim();
  }

  /** To the table as this browser may see it. */
  go(): void {
    if (route.hash) route.replace(`${route.path}${route.query}`);
    this.state = 'open';
    this.connect();
  }

  /** What could not be done, and what is known of the table, which tells the ways on. */
  async shut(title: string, reason: string): Promise<void> {
    this.table = await tableOf(this.id).catch(() => null);
    this.title = title;
    this.reason = sentence(reason);
    this.state = 'shut';
  }

  /** Whoever sits down for the first time says by which name. */
  async enter(): Promise<void> {
    try {
      this.table = await tableOf(this.id);
    } catch (error) {
      if (error instanceof ApiError)
        this.go(); // the socket tells that there is no such table
      else await this.lost();
      return;
    }
    if (this.seat < 0 || settings.named || this.table.seats[this.seat]?.taken) await this.claim();
    else {
      this.reason = '';
      this.state = 'ask';
    }
  }

  private async claim(): Promise<void> {
    const way = this.seat < 0 ? 'claim' : `seats/${this.seat}/claim`;
    const body = { token: this.token?.text ?? '', name: settings.name, nonce: this.nonce };
    try {
      await post(`/api/tables/${this.id}/${way}`, body);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 400 && this.seat >= 0) {
        this.reason = sentence((error as Error).message); // of the name
        this.state = 'ask';
      } else if (status) await this.shut('This link does not work', (error as Error).message);
      else await this.lost();
      return;
    }
    this.go();
  }

  private lost(): Promise<void> {
    return this.shut('The server is not answering', 'Come back later, or try again now.');
  }
}
