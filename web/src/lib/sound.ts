/** Small sounds, made on the spot; nothing is fetched and nothing is heard unless it is wanted. */
import type { Happening } from '../protocol';
import { settings } from './settings.svelte';

type Note = [frequency: number, start: number, length: number, shape?: OscillatorType];

const SOUNDS = {
  turn: [
    [660, 0, 0.12],
    [880, 0.1, 0.2],
  ],
  card: [[240, 0, 0.05, 'triangle']],
  dice: [
    [190, 0, 0.04, 'square'],
    [150, 0.07, 0.04, 'square'],
    [170, 0.15, 0.05, 'square'],
  ],
  run: [
    [523, 0, 0.1],
    [659, 0.09, 0.1],
    [784, 0.18, 0.22],
  ],
  out: [
    [260, 0, 0.1, 'triangle'],
    [196, 0.1, 0.18, 'triangle'],
  ],
  end: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.14],
    [1047, 0.39, 0.4],
  ],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext !== 'function') return;
  context ??= new AudioContext();
  void context.resume();
  for (const [frequency, start, length, shape] of SOUNDS[name] as Note[]) {
    const at = context.currentTime + start;
    const voice = context.createOscillator();
    const loud = context.createGain();
    voice.type = shape ?? 'sine';
    voice.frequency.value = frequency;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.09, at + 0.012);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + length);
    voice.connect(loud).connect(context.destination);
    voice.start(at);
    voice.stop(at + length + 0.02);
  }
}

/** The one sound that tells most about what happened. */
export function soundOf(happened: readonly Happening[]): Sound | null {
  const has = (pattern: RegExp): boolean => happened.some((one) => pattern.test(one.what));
  if (has(/run|score|point|win/)) return 'run';
  if (has(/out|strike/)) return 'out';
  if (has(/roll|die|dice/)) return 'dice';
  return happened.some((one) => one.src && one.dst) ? 'card' : null;
}
