/** Decks as text: a line `role: NAME` for what is there once, `COUNT NAME` for the rest. */

export interface Entry {
  role: string;
  name: string;
  count: number;
}

export function read(text: string): Entry[] {
  const found: Entry[] = [];
  for (const raw of text.split(/[\n;]/)) {
    const line = raw.replace(/#.*/, '').trim();
    const role = /^([a-z]+):\s*(.+)$/.exec(line);
    const count = /^(\d{1,3})\s+(.+)$/.exec(line);
    if (role) found.push({ role: role[1] as string, name: role[2] as string, count: 1 });
    else if (count) found.push({ role: '', name: count[2] as string, count: Number(count[1]) });
  }
  return found;
}

export function write(entries: readonly Entry[]): string {
  return `${entries.map((entry) => (entry.role ? `${entry.role}: ${entry.name}` : `${entry.count} ${entry.name}`)).join('\n')}\n`;
}

/** The deck with one more of a card, or with one less. */
export function change(entries: readonly Entry[], role: string, name: string, by: number): Entry[] {
  const there = entries.find((entry) => entry.name === name && entry.role === role);
  if (!there) return by > 0 ? [...entries, { role, name, count: 1 }] : [...entries];
  const count = there.count + by;
  if (role ? by < 0 : count <= 0) return entries.filter((entry) => entry !== there);
  return role ? [...entries] : entries.map((entry) => (entry === there ? { ...entry, count } : entry));
}
