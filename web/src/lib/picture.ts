/** The final score as a picture, drawn from what lies on the table and in the look of the game. */
import type { AnyPart, Ledger, LineScore, Look } from '../protocol';
import { drawing, toneOf } from './look.svelte';

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 60;
const BODY = 'Barlow, system-ui, sans-serif';

export interface Final {
  game: string;
  title: string;
  said: string;
  seats: readonly { name: string; letter: string; tone: string; score: string; first: boolean }[];
  parts: readonly AnyPart[];
  date: string;
}

/** Lines that fit, of a text whose pieces are as wide as `wide` tells; what is too much ends in dots. */
export function wrapped(text: string, room: number, most: number, wide: (text: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1];
    if (last !== undefined && wide(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]}…`] : lines;
}

/** A line score or a ledger as rows of cells, heads first. */
export function cells(part: LineScore | Ledger): string[][] {
  if (part.kind === 'ledger') return [[...(part.columns ?? [])], ...(part.rows ?? []).map((row) => [...row])];
  const innings = part.innings ?? [];
  return [
    ['', ...innings, ...(part.totals ?? ['R'])],
    ...(part.rows ?? []).map((row) => [
      row.label,
      ...innings.map((_, i) => String(row.innings?.[i] ?? '·')),
      ...(row.totals ?? []).map(String),
    ]),
  ];
}

/** A brush that remembers its canvas: texts as large as they fit. */
class Brush {
  constructor(readonly on: CanvasRenderingContext2D) {}

  wide(text: string, font: string): number {
    this.on.font = font;
    return this.on.measureText(text).width;
  }

  write(
    text: string,
    x: number,
    y: number,
    size: number,
    weight: number,
    ink: string,
    room = WIDTH,
    face = BODY,
  ): void {
    const font = (px: number): string => `${weight} ${px}px ${face}`;
    const fits = Math.min(size, (size * room) / Math.max(1, this.wide(text, font(size))));
    this.on.font = font(fits);
    this.on.fillStyle = ink;
    this.on.fillText(text, x, y);
  }

  box(x: number, y: number, width: number, height: number, radius: number, fill: string): void {
    this.on.fillStyle = fill;
    this.on.beginPath();
    this.on.roundRect(x, y, width, height, radius);
    this.on.fill();
  }

  board(part: LineScore | Ledger, y: number): void {
    const rows = cells(part).slice(0, 5);
    const columns = Math.max(...rows.map((row) => row.length));
    const high = 42;
    this.box(EDGE, y, WIDTH - 2 * EDGE, rows.length * high + 18, 16, '#14261e');
    const font = `600 26px ${BODY}`;
    const widths = Array.from({ length: columns }, (_, c) =>
      Math.max(44, ...rows.map((row) => this.wide(row[c] ?? '', font) + 28)),
    );
    const squeeze = Math.min(1, (WIDTH - 2 * EDGE - 48) / widths.reduce((sum, each) => sum + each, 0));
    for (const [r, row] of rows.entries()) {
      let x = EDGE + 24;
      for (let c = 0; c < columns; c++) {
        const room = (widths[c] ?? 0) * squeeze;
        const ink = r === 0 ? '#b7cdbf' : c === columns - 1 && part.kind === 'linescore' ? '#ffd75e' : '#f2efe2';
        this.on.textAlign = c ? 'center' : 'left';
        this.write(
          row[c] ?? '',
          c ? x + room / 2 : x,
          y + 38 + r * high,
          r ? 26 : 21,
          c && r ? 500 : 600,
          ink,
          room - 8,
        );
        x += room;
      }
    }
    this.on.textAlign = 'left';
  }
}

function pictureOf(svg: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = svg;
  return image.decode().then(() => image);
}

/** Draw it, as the pixels of a PNG file. */
export async function picture(final: Final, look: Look | null, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const on = canvas.getContext('2d');
  if (!on) throw new Error('This browser cannot draw a picture.');
  const brush = new Brush(on);
  const { page = '#f4efe3', ink = '#23301f', accent = '#1f5a3c', soft = '#566050' } = look?.light ?? {};
  brush.box(0, 0, WIDTH, HEIGHT, 0, page);
  brush.box(0, 0, WIDTH, 14, 0, accent);
  if (look) on.drawImage(await pictureOf(drawing(look.emblem, 320, 200)), WIDTH - EDGE - 264, 44, 264, 165);
  const room = WIDTH - 2 * EDGE - 290;
  brush.write(final.game, EDGE, 78, 26, 700, accent, room);
  brush.write(final.title, EDGE, 144, 58, 400, ink, room, look ? `"${look.display}", ${BODY}` : BODY);
  const wide = (text: string): number => brush.wide(text, `500 27px ${BODY}`);
  for (const [i, line] of wrapped(final.said, room, 2, wide).entries())
    brush.write(line, EDGE, 188 + i * 34, 27, 500, ink, room);
  for (const [i, seat] of final.seats.slice(0, 6).entries()) {
    const tone = toneOf(look, seat.tone);
    const x = EDGE + (i % 2) * 540;
    const y = 300 + Math.floor(i / 2) * 52;
    brush.box(x, y - 33, 44, 44, 9, tone?.fill ?? accent);
    on.textAlign = 'center';
    brush.write(seat.letter, x + 22, y - 2, 26, 700, tone?.ink ?? '#fff', 36);
    on.textAlign = 'left';
    brush.write(`${seat.name}   ${seat.score}`, x + 58, y, 28, seat.first ? 700 : 500, ink, 460);
  }
  const score = final.parts.find((part): part is LineScore | Ledger => ['linescore', 'ledger'].includes(part.kind));
  if (score) brush.board(score, 284 + Math.ceil(Math.min(6, final.seats.length) / 2) * 52);
  brush.write(`Sandlot · ${final.date}`, EDGE, HEIGHT - 22, 20, 500, soft);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) throw new Error('This browser cannot make a picture.');
  return new File([blob], name, { type: 'image/png' });
}
