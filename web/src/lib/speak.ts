/** How things stand, in words, for keys that read the table aloud. */
import type { AnyPart, Card, Diamond, Option, Table } from '../protocol';
import { type Arrangement, children } from './table';

export type Topic = 'status' | 'hand' | 'board' | 'others';

const list = (words: readonly (string | false | undefined)[], between = ', '): string =>
  words
    .filter((word): word is string => !!word)
    .map((word) => (between === '. ' ? word.replace(/\.$/, '') : word))
    .join(between);

const BASES = ['1st', '2nd', '3rd'] as const;

/** A diamond: who bats, outs, bases, threats. */
export function ofDiamond(part: Diamond): string {
  return list([
    part.label,
    part.side && `${part.side} at bat`,
    (part.outs ?? -1) >= 0 && `${part.outs} out`,
    ...BASES.map((base, i) => {
      const runner = part.bases?.[i];
      return runner ? `${runner.label || runner.speed || 'runner'} on ${base}` : `${base} empty`;
    }),
    ...(part.threats ?? []).map((threat) => `threat ${threat.hit} ${threat.speed ?? ''}`.trim()),
  ]);
}

const ofCards = (cards: readonly Card[], hidden: number): string => {
  const open = cards.filter((card) => (card.card ?? -1) >= 0);
  const closed = cards.length - open.length + hidden;
  return (
    list([...open.map((card) => card.label), closed > 0 && `${closed} ${open.length ? 'more, ' : ''}face down`]) ||
    'none'
  );
};

/** One part; empty where there is nothing to say. */
export function ofPart(part: AnyPart): string {
  switch (part.kind) {
    case 'zone': {
      const cards = part.parts ?? [];
      const total = cards.length + (part.count ?? 0);
      if (part.layout === 'stack') return `${part.label || 'pile'}: ${total} ${total === 1 ? 'card' : 'cards'}`;
      return total || part.slots?.length ? `${part.label || 'cards'}: ${ofCards(cards, part.count ?? 0)}` : '';
    }
    case 'card':
      return part.label ?? '';
    case 'counter':
      return `${part.label} ${part.shown || part.value}`;
    case 'diamond':
      return ofDiamond(part);
    case 'track':
      return `${part.label}: ${list(
        (part.markers ?? []).map(({ label, value }) =>
          part.steps?.length ? part.steps[value - (part.low ?? 0)] : `${label} ${value}`,
        ),
      )}`;
    case 'linescore':
      return list((part.rows ?? []).map((row) => `${row.label} ${(row.totals ?? []).join(' ')}`));
    case 'dice':
      return part.values?.length ? `${part.label}: ${part.values.join(' and ')}` : '';
    case 'chart':
      return (part.live ?? -1) >= 0 ? `${part.label}: ${list(part.rows?.[part.live ?? 0] ?? [], ' ')}` : '';
    case 'offer':
      return part.label ?? '';
    case 'ledger':
    case 'seat':
      return '';
  }
}

const sentences = (parts: readonly AnyPart[]): string => list(parts.map(ofPart), '. ');

/** What a person wants to hear. */
export function speak(topic: Topic, table: Table, at: Arrangement, wanted: string, options: readonly Option[]): string {
  switch (topic) {
    case 'status':
      return list([table.phase, wanted || table.status, sentences(at.score)], '. ');
    case 'hand': {
      const can = new Set(options.flatMap((option) => [option.part, ...(option.copies ?? [])]));
      const cards = at.hand.flatMap((zone) => zone.parts ?? []);
      const playable = cards.filter((card) => can.has(card.id)).map((card) => card.label);
      return list(
        [sentences(at.hand) || 'No cards in hand', playable.length > 0 && `Playable: ${list(playable)}`],
        '. ',
      );
    }
    case 'board':
      return sentences([...at.phase, ...at.field, ...at.piles, ...at.mat]) || 'The table is empty';
    case 'others':
      return list(
        at.others.map((seat) =>
          list([`${seat.label}${seat.wanted ? ', to answer' : ''}`, sentences(children(seat))], ': '),
        ),
        '. ',
      );
  }
}
