import { describe, expect, it } from 'vitest';
import type { AnyPart, Seat, Table } from '../protocol';
import { ofPart, speak } from './speak';
import { arrange } from './table';

const card = (id: number, label: string, zone: string): AnyPart =>
  ({ kind: 'card', id: `card:${id}`, place: `${zone}:0`, card: id, label }) as AnyPart;
const seat = (number: number, label: string, ...parts: AnyPart[]): Seat => ({
  kind: 'seat',
  id: `seat${number}`,
  seat: number,
  label,
  parts,
});
const table: Table = {
  kind: 'table',
  viewer: 0,
  phase: 'Inning 2',
  status: 'Bo must answer.',
  parts: [
    { kind: 'diamond', id: 'diamond', label: 'Field', outs: 1, bases: [{ label: 'Lefty' }, null, null] },
    { kind: 'zone', id: 'deck', label: 'Deck', layout: 'stack', count: 9 },
    { kind: 'counter', id: 'runs', label: 'Runs', value: 3 },
    seat(0, 'Ann', {
      kind: 'zone',
      id: 'hand0',
      label: 'Hand',
      layout: 'fan',
      parts: [card(1, 'Steal', 'hand0'), card(2, 'Bunt', 'hand0')] as never,
    }),
    seat(1, 'Bo', { kind: 'zone', id: 'hand1', label: 'Hand', layout: 'fan', count: 4 }),
  ],
};
const say = (topic: Parameters<typeof speak>[0], wanted = ''): string =>
  speak(topic, table, arrange(table, null), wanted, [{ option: 1, text: 'bunt', part: 'card:2' }]);

describe('how things stand', () => {
  it('tells what is wanted and the score', () => {
    expect(say('status')).toBe('Inning 2. Bo must answer. Runs 3');
    expect(say('status', 'Play a card')).toBe('Inning 2. Play a card. Runs 3');
  });

  it('tells the hand and what can be played of it', () => {
    expect(say('hand')).toBe('Hand: Steal, Bunt. Playable: Bunt');
  });

  it('tells the board with its bases and piles', () => {
    expect(say('board')).toBe('Field, 1 out, Lefty on 1st, 2nd empty, 3rd empty. Deck: 9 cards');
  });

  it('tells of the others no more than lies there', () => {
    expect(say('others')).toBe('Bo: Hand: 4 face down');
  });

  it('names the step of a track that has steps', () => {
    const phases: AnyPart = { kind: 'track', id: 't', label: 'Phase', steps: ['Deal', 'Play'], markers: [] };
    expect(ofPart({ ...phases, markers: [{ label: 'now', value: 1 }] })).toBe('Phase: Play');
  });
});
