/** QR codes (byte mode, level L, versions 1 to 10) as rows of black and white. */

const TOTAL = [0, 26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CHECK = [0, 7, 10, 15, 20, 26, 18, 20, 24, 30, 18];
const BLOCKS = [0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 4];
const ALIGN = [[], [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x;
  LOG[x] = i;
  x = x & 128 ? ((x << 1) ^ 0x11d) & 255 : x << 1;
}
const times = (a: number, b: number): number => (a && b ? (EXP[(LOG[a] as number) + (LOG[b] as number)] as number) : 0);

/** The check bytes of a block (Reed-Solomon). */
function checkBytes(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((value, at) => {
      next[at] = (next[at] as number) ^ value;
      next[at + 1] = (next[at + 1] as number) ^ times(value, EXP[i] as number);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] as number;
    if (lead) generator.forEach((value, at) => (rest[i + at] = (rest[i + at] as number) ^ times(value, lead)));
  }
  return rest.slice(data.length);
}

/** The bytes of a code: length and text, filled up, in blocks with their checks, interleaved. */
function codeWords(text: Uint8Array, version: number): number[] {
  const blocks = BLOCKS[version] as number;
  const check = CHECK[version] as number;
  const room = (TOTAL[version] as number) - blocks * check;
  const bits: number[] = [];
  const put = (value: number, width: number): void => {
    for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(text.length, version < 10 ? 8 : 16);
  for (const byte of text) put(byte, 8);
  put(0, Math.min(4, room * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let i = 0; i < bits.length; i += 8) data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let fill = 0xec; data.length < room; fill ^= 0xec ^ 0x11) data.push(fill);
  const short = Math.floor(room / blocks);
  const longer = blocks - (room % blocks);
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = short + (i >= longer ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const checks = parts.map((part) => checkBytes(part, check));
  const out: number[] = [];
  for (let i = 0; i <= short; i++) for (const part of parts) if (i < part.length) out.push(part[i] as number);
  for (let i = 0; i < check; i++) for (const one of checks) out.push(one[i] as number);
  return out;
}

/** The code of a text; throws if it is too long for version 10 (271 bytes). */
export function qr(words: string): boolean[][] {
  const text = new TextEncoder().encode(words);
  let version = 1;
  while (
    version <= 10 &&
    (TOTAL[version] as number) - (BLOCKS[version] as number) * (CHECK[version] as number) <
      text.length + (version < 10 ? 2 : 3)
  )
    version++;
  if (version > 10) throw new Error('this link is too long for a code');
  const size = 17 + 4 * version;
  const dark = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, on: boolean): void => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    (dark[y] as boolean[])[x] = on;
    (fixed[y] as boolean[])[x] = true;
  };
  const square = (cx: number, cy: number, radius: number): void => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, radius === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
      }
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  square(3, 3, 4);
  square(size - 4, 3, 4);
  square(3, size - 4, 4);
  const marks = ALIGN[version] as number[];
  for (const y of marks)
    for (const x of marks) {
      const corner = (x === 6 && (y === 6 || y === size - 7)) || (y === 6 && x === size - 7);
      if (!corner) square(x, y, 2);
    }
  const bch = (value: number, poly: number, width: number): number => {
    let rest = value << width;
    for (let i = 31; i >= width; i--) if (rest & (1 << i)) rest ^= poly << (i - width);
    return (value << width) | rest;
  };
  const format = (mask: number): void => {
    const bits = bch((1 << 3) | mask, 0x537, 10) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    for (let i = 0; i <= 5; i++) set(8, i, bit(i));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
    set(8, size - 8, true);
  };
  format(0);
  if (version >= 7) {
    const bits = bch(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const on = ((bits >> i) & 1) === 1;
      const a = size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      set(a, b, on);
      set(b, a, on);
    }
  }
  const bytes = codeWords(text, version);
  let at = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    const up = ((right + 1) & 2) === 0;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if ((fixed[y] as boolean[])[x]) continue;
        const byte = bytes[at >> 3] ?? 0;
        const on = ((byte >> (7 - (at & 7))) & 1) === 1;
        at++;
        (dark[y] as boolean[])[x] = on !== ((x + y) % 2 === 0);
      }
    }
  }
  return dark;
}
