/** The rules' Markdown cut into headings, clauses with an id, tables, and paragraphs. */

export interface Clause {
  level: number;
  id: string;
  text: string;
  /** A table: its head, then its rows. */
  rows?: string[][];
}

const cells = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());

export function clauses(markdown: string): Clause[] {
  const found: Clause[] = [];
  let fresh = true;
  for (const raw of markdown.split('\n')) {
    const line = raw.trimEnd();
    const heading = /^(#+)\s+(.*)$/.exec(line);
    const rule = /^\s*- \*\*([A-Z0-9][\w.-]*)\*\*\s*(.*)$/.exec(line);
    const last = found[found.length - 1];
    if (/^\|.*\|$/.test(line)) {
      if (!last?.rows || fresh) found.push({ level: 0, id: '', text: '', rows: [cells(line)] });
      else if (!/^[|\s:-]+$/.test(line)) last.rows.push(cells(line));
      fresh = false;
    } else if (heading) {
      found.push({ level: (heading[1] as string).length, id: '', text: heading[2] as string });
      fresh = true;
    } else if (rule) {
      found.push({ level: 0, id: rule[1] as string, text: rule[2] as string });
      fresh = false;
    } else if (!line.trim()) {
      fresh = true;
    } else if (fresh || last?.rows || /^\s*[-*\d]/.test(line)) {
      found.push({ level: 0, id: '', text: line.trim().replace(/^- /, '• ') });
      fresh = false;
    } else if (last) last.text += ` ${line.trim()}`;
  }
  return found;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Bold, code and emphasis of one paragraph as safe HTML. */
export function inline(text: string): string {
  return text
    .replace(/[&<>"]/g, (sign) => SIGNS[sign] as string)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>');
}
