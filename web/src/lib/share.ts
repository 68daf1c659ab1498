/** Passing things on: addresses that others can open, the clipboard, files. */
import type { Health } from '../protocol';
import { get } from './api';

export interface Reach {
  /** The address by which others reach this server; empty if there is none. */
  base: string;
  /** What opens the server to them. */
  command: string;
}

export async function reachable(): Promise<Reach> {
  const { reach } = await get<Health>('/api/health');
  return { base: (reach.urls[0] ?? '').replace(/\/$/, ''), command: reach.command };
}

/** Put a text on the clipboard; false where the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // only addresses with https or on this machine have a clipboard; elsewhere the old way may work
  }
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

/** Give a file away: by the share sheet of a phone, else as a download. True if it was shared. */
export async function giveFile(file: File): Promise<boolean> {
  if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return true;
    } catch (error) {
      if ((error as Error).name === 'AbortError') return true;
    }
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return false;
}
