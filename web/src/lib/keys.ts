/** The keyboard: everything the mouse can do at a table. */
import type { LogLine } from '../protocol';
import type { Session } from './session.svelte';
import { settings } from './settings.svelte';
import type { Topic } from './speak';

export interface Reach {
  sheet(name: 'rules' | 'keys' | 'log'): void;
  /** The menu of standing orders for what is asked now. */
  always?(): void;
  speak?(topic: Topic): void;
  pin(): void;
  skip(): void;
  root: HTMLElement | undefined;
}

/** What a key reads aloud. */
const TOPICS: Record<string, Topic> = { s: 'status', c: 'hand', b: 'board', o: 'others' };

const FOCUS = 'button:not([aria-disabled="true"]):not(:disabled), a[href], input';

/** Move the focus along the cards and buttons of the table. */
function walk(root: HTMLElement, by: number): void {
  const all = [...root.querySelectorAll<HTMLElement>('.felt button.card, .felt button.spot, .bar button')].filter(
    (one) => one.matches(FOCUS),
  );
  const at = all.indexOf(document.activeElement as HTMLElement);
  all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length]?.focus();
}

/** The move with which the inning or phase before or after this moment begins, as far as the log tells. */
export function turnOf(log: readonly LogLine[], ply: number, on: boolean): number | undefined {
  const begins = log
    .filter((line, i) => line.ply && line.group !== log[i - 1]?.group)
    .map((line) => line.ply as number);
  return on ? begins.find((one) => one > ply) : begins.filter((one) => one < ply).pop();
}

export function onKey(event: KeyboardEvent, session: Session, reach: Reach): void {
  const target = event.target as HTMLElement;
  if (target.closest('input, textarea, select, dialog') || event.altKey) return;
  const control = event.ctrlKey || event.metaKey;
  const done = (): void => {
    event.preventDefault();
    reach.skip();
  };
  if ((event.key === 'z' && control) || (event.key.toLowerCase() === 'u' && !control && settings.keys)) {
    done();
    if (session.picks.length) void session.back();
    else void session.ask({ kind: 'undo', plies: 0 });
    return;
  }
  if (event.key.toLowerCase() === 'y' && (control || settings.keys)) {
    done();
    void session.redo();
    return;
  }
  if (control) return;
  switch (event.key) {
    case 'Escape':
      done();
      if (session.past) session.past = null;
      else if (session.plan.card) session.plan.clear();
      else void session.back();
      return;
    case 'Enter':
      if (session.ready && !target.closest('.form .option')) {
        done();
        void session.commit();
      } else if (!target.closest('button, a')) {
        const only = session.prompt?.options;
        if (only?.length === 1 && only[0]) {
          done();
          void session.choose(only[0]);
        }
      }
      return;
    case ' ':
      if (!target.closest('button')) {
        done();
        reach.pin();
      }
      return;
    case '?':
      done();
      reach.sheet('keys');
      return;
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End': {
      done();
      const at = session.past?.ply ?? session.now.ply;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: session.now.ply }[event.key];
      void session.travel(to);
      return;
    }
    case '[':
    case ']': {
      done();
      const on = event.key === ']';
      void session.travel(turnOf(session.log, session.past?.ply ?? session.now.ply, on) ?? (on ? session.now.ply : 0));
      return;
    }
    case 'ArrowDown':
    case 'ArrowUp':
      if (reach.root) {
        done();
        walk(reach.root, event.key === 'ArrowDown' ? 1 : -1);
      }
      return;
  }
  if (!settings.keys) return;
  if (/^[1-9]$/.test(event.key)) {
    const waiting = [...session.plan.cards.keys()][Number(event.key) - 1];
    if (waiting) {
      done();
      session.plan.toggle(waiting);
      return;
    }
    const shown = session.chosen ? (session.byPart.get(session.chosen) ?? []) : (session.prompt?.options ?? []);
    const option = shown[Number(event.key) - 1];
    if (option) {
      done();
      void session.choose(option);
    }
  } else if (event.key === 'r') {
    reach.sheet('rules');
  } else if (event.key === 'l') {
    reach.sheet('log');
  } else if (event.key === 'h') {
    event.preventDefault();
    if (session.advice.possible) void session.advice.toggle();
  } else if (event.key === 'a') {
    event.preventDefault();
    reach.always?.();
  } else if (TOPICS[event.key]) {
    reach.speak?.(TOPICS[event.key] as Topic);
  }
}
