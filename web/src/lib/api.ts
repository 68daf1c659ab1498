/** The HTTP side of the server; an error carries the server's own sentence. */
import type { Created, Games, NewTable, TableBody, Tables } from '../protocol';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    reason: string,
  ) {
    super(reason);
  }
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.ok) return (await answer.json()) as T;
  let reason = `The server answered ${answer.status}.`;
  try {
    reason = ((await answer.json()) as { reason?: string }).reason ?? reason;
  } catch {
    // no sentence came with it
  }
  throw new ApiError(answer.status, reason);
}

export async function get<T>(path: string): Promise<T> {
  return read<T>(await fetch(path));
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return read<T>(await fetch(path, sent));
}

let known: Promise<Games> | undefined;

/** All games; asked once. */
export function games(): Promise<Games> {
  known ??= get<Games>('/api/games').catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

export const tables = (): Promise<Tables> => get<Tables>('/api/tables');
/** Those that go on: a finished one has to be replayed to tell of it. */
export const openTables = (): Promise<Tables> => get<Tables>('/api/tables?over=false');
export const openTable = (body: NewTable): Promise<Created> => post<Created>('/api/tables', body);
export const tableOf = (id: string): Promise<TableBody> => get<TableBody>(`/api/tables/${id}`);

/** A few random letters: names for messages and nonces for the deal. */
export function chance(length = 12): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('');
}
