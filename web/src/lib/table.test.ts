import { describe, expect, it } from 'vitest';
import type { Table } from '../protocol';
import { apply, arrange, index, initial, optionsByPart, touched } from './table';

const table: Table = {
  kind: 'table',
  viewer: 0,
  parts: [
    { kind: 'counter', id: 'outs', label: 'Outs', value: 1 },
    { kind: 'zone', id: 'deck', layout: 'stack', count: 9 },
    {
      kind: 'seat',
      id: 'seat0',
      seat: 0,
      label: 'Ann',
      parts: [
        {
          kind: 'zone',
          id: 'hand0',
          layout: 'fan',
          parts: [{ kind: 'card', id: 'card:1', place: 'hand0:0', card: 1 }],
        },
      ],
    },
    { kind: 'seat', id: 'seat1', seat: 1, label: 'Bo' },
  ],
};

describe('changes', () => {
  it('sets fields, moves a card and shares what stays', () => {
    const after = apply(table, {
      edits: { outs: { value: 2 }, 'card:1': { place: 'pile:0' } },
      adds: { pile: { kind: 'zone', id: 'pile', layout: 'row' } },
      orders: { table: ['outs', 'deck', 'pile', 'seat0', 'seat1'], pile: ['card:1'], hand0: [] },
    });
    const found = index(after);
    expect(found.get('outs')).toMatchObject({ value: 2 });
    expect(found.get('pile')).toMatchObject({ parts: [{ id: 'card:1', place: 'pile:0', card: 1 }] });
    expect(found.get('hand0')).toMatchObject({ parts: [] });
    expect(found.get('seat1')).toBe(index(table).get('seat1'));
  });

  it('drops a part that is no longer in its order', () => {
    const after = apply(table, { drops: ['deck'], orders: { table: ['outs', 'seat0', 'seat1'] } });
    expect(index(after).has('deck')).toBe(false);
  });

  it('refuses an order that names nothing on the table', () => {
    expect(() => apply(table, { orders: { table: ['outs', 'nowhere'] } })).toThrow('nowhere');
  });

  it('tells which parts are touched', () => {
    expect([...touched({ edits: { table: { status: '' }, outs: { value: 2 } } })]).toEqual(['outs']);
  });
});

describe('places', () => {
  it('puts the own hand below, others above and figures beside', () => {
    const at = arrange(table, null);
    expect(at.me?.id).toBe('seat0');
    expect(at.hand.map((zone) => zone.id)).toEqual(['hand0']);
    expect(at.others.map((seat) => seat.id)).toEqual(['seat1']);
    expect(at.score.map((part) => part.id)).toEqual(['outs']);
    expect(at.piles.map((part) => part.id)).toEqual(['deck']);
  });

  it('calls an owner by the last letter and a team by the first', () => {
    expect(initial({ label: 'Owner B' })).toBe('B');
    expect(initial({ label: 'Boston' })).toBe('B');
    expect(initial({ label: 'Boston', letter: 'V' })).toBe('V');
  });

  it('gathers options by the part they act on', () => {
    const options = [
      { option: 1, text: 'play', part: 'card:1' },
      { option: 2, text: 'discard', part: 'card:1' },
      { option: 3, text: 'pass' },
    ];
    const found = optionsByPart({ kind: 'prompt', seat: 0, sentence: '', options });
    expect(found.get('card:1')?.length).toBe(2);
    expect(found.get('')?.map((one) => one.option)).toEqual([3]);
  });

  it('gives every copy of a card the same options', () => {
    const options = [{ option: 1, text: 'play', part: 'card:1', copies: ['card:2', 'card:3'] }];
    const found = optionsByPart({ kind: 'prompt', seat: 0, sentence: '', options });
    for (const copy of ['card:1', 'card:2', 'card:3']) expect(found.get(copy)).toEqual(options);
  });
});
