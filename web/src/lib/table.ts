/** The table as data: its parts by id, changes applied, and where each part lies on the screen. */
import type { AnyPart, Area, Card, Changes, Look, Option, Prompt, Seat, Table, Zone } from '../protocol';

export type Node = Table | AnyPart;

export function children(node: Node): readonly AnyPart[] {
  return 'parts' in node && node.parts ? (node.parts as AnyPart[]) : [];
}

export function idOf(node: Node): string {
  return node.id ?? node.kind;
}

/** Every part by its id, in the order in which it is shown. */
export function index(table: Node, found = new Map<string, Node>()): Map<string, Node> {
  found.set(idOf(table), table);
  for (const child of children(table)) index(child, found);
  return found;
}

/** The table after the changes; parts that no change reaches are shared with the old one. */
export function apply(table: Table, changes: Changes): Table {
  const before = index(table);
  const edits = changes.edits ?? {};
  const adds = changes.adds ?? {};
  const orders = changes.orders ?? {};
  const build = (id: string): Node => {
    const added = adds[id] as unknown as Node | undefined;
    const old = before.get(id);
    if (!added && !old) throw new Error(`the changes lead to the part ${id}, which is not on the table`);
    const inside = orders[id] ?? (added ? [] : children(old as Node).map(idOf));
    const parts = inside.map(build);
    const alone = { ...(added ?? (old as Node)), ...(edits[id] as object | undefined) } as Node;
    if (!added && !edits[id] && !orders[id]) {
      const was = children(old as Node);
      if (was.length === parts.length && was.every((part, i) => part === parts[i])) return old as Node;
    }
    return (parts.length || 'parts' in alone ? { ...alone, parts } : alone) as Node;
  };
  return build(idOf(table)) as Table;
}

/** Which parts an update touches, for showing what would change. */
export function touched(changes: Changes | undefined): Set<string> {
  if (!changes) return new Set();
  return new Set(
    [...Object.keys(changes.edits ?? {}), ...Object.keys(changes.adds ?? {})].filter((id) => id !== 'table'),
  );
}

export interface Arrangement {
  phase: AnyPart[];
  score: AnyPart[];
  field: AnyPart[];
  piles: AnyPart[];
  book: AnyPart[];
  others: Seat[];
  me: Seat | null;
  mat: AnyPart[];
  hand: Zone[];
}

const BY_KIND: Record<string, Area> = {
  linescore: 'score',
  track: 'score',
  counter: 'score',
  ledger: 'book',
  chart: 'book',
};

function areaOf(part: AnyPart, areas: Record<string, Area>): Area {
  const own = Object.keys(areas)
    .filter((start) => part.id.startsWith(start))
    .sort((a, b) => b.length - a.length)[0];
  if (own !== undefined) return areas[own] as Area;
  if (part.kind === 'zone' && part.layout === 'stack') return 'piles';
  return BY_KIND[part.kind] ?? 'field';
}

/** Where every part of a table lies: by the look, else by its kind. A chart with a live row lies in the middle. */
export function arrange(table: Table, look: Look | null): Arrangement {
  const places: Arrangement = {
    phase: [],
    score: [],
    field: [],
    piles: [],
    book: [],
    others: [],
    me: null,
    mat: [],
    hand: [],
  };
  const areas = look?.areas ?? {};
  for (const part of table.parts ?? []) {
    if (part.kind === 'seat') {
      if (part.seat === table.viewer) places.me = part;
      else places.others.push(part);
      continue;
    }
    const area = areaOf(part, areas);
    if (area === 'hidden') continue;
    const list = area === 'hand' || area === 'mat' ? places.field : places[area];
    list.push(part);
  }
  for (const part of places.me?.parts ?? []) {
    if (part.kind === 'zone' && (part.layout === 'fan' || areas[part.id] === 'hand')) places.hand.push(part);
    else if (areaOf(part, areas) === 'hidden') continue;
    else if ((part.kind === 'ledger' || part.kind === 'chart') && areaOf(part, areas) !== 'mat') places.book.push(part);
    else places.mat.push(part);
  }
  return places;
}

/** All cards lying face up, by what is written on them. */
export function faces(table: Table): Map<string, Card> {
  const found = new Map<string, Card>();
  for (const part of index(table).values()) {
    if (part.kind === 'card' && (part.card ?? -1) >= 0 && part.label) found.set(part.label, part);
  }
  return found;
}

/** The seat's name on the table. */
export function seatOf(table: Table | null, seat: number): Seat | undefined {
  return table?.parts?.find((part): part is Seat => part.kind === 'seat' && part.seat === seat);
}

/** The options of a prompt by the part they act on, and by its copies; those without one under the empty name. */
export function optionsByPart(prompt: Prompt | null | undefined): Map<string, readonly Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of prompt?.options ?? []) {
    for (const key of [option.part || option.to || '', ...(option.copies ?? [])]) {
      const there = found.get(key);
      if (there) there.push(option);
      else found.set(key, [option]);
    }
  }
  return found;
}

/** The letter of a team or owner: its own, else the last one of `Owner B`, else the first of its name. */
export function initial(who: { letter?: string; label?: string } | undefined): string {
  if (who?.letter) return who.letter;
  const label = who?.label ?? '';
  return / \w$/.test(label) ? label.slice(-1) : label.slice(0, 1);
}
