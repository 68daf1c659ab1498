/** What was said and not yet read; kept while the window is open, so that a reload marks nothing again. */
import type { Spoken } from '../protocol';

export class Unread {
  private read = $state(0);

  constructor(private readonly table: { id: string; chat: readonly Spoken[]; yours: readonly number[] }) {
    this.read = Number(storage()?.getItem(this.key) ?? 0);
  }

  private get key(): string {
    return `sandlot.read.${this.table.id}`;
  }

  private get lines(): Spoken[] {
    return this.table.chat.filter((line) => line.number > this.read && !this.table.yours.includes(line.seat ?? -1));
  }

  get count(): number {
    return this.lines.length;
  }

  /** The last of it, to be read aloud. */
  get said(): string {
    const last = this.lines.at(-1);
    return last ? `${last.name} says: ${last.text}` : '';
  }

  /** All of it is in sight. */
  clear(): void {
    const last = this.table.chat.at(-1)?.number ?? 0;
    if (last <= this.read) return;
    this.read = last;
    storage()?.setItem(this.key, String(last));
  }
}

function storage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null; // a browser that keeps nothing
  }
}
