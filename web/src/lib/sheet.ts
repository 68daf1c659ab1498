/** Several questions of one move on one sheet: each with the answer that stands there now, changed in any order. */
import type { Option, Prompt, Tried } from '../protocol';

export interface Row {
  prompt: Prompt;
  pick: number;
}

export interface Filled {
  rows: Row[];
  tried: Tried;
}

/** What comes of some picks: the trial, and the next question of the sheet if there is one. */
export type Next = (picks: readonly number[]) => Promise<{ tried: Tried; prompt: Prompt | null }>;

const MOST = 60;

/** The same question can come again, as long as one goes on naming things. */
const names = (rows: readonly Row[]): string[] =>
  rows.map(({ prompt }, at) => {
    const before = rows.slice(0, at).filter((row) => row.prompt.sentence === prompt.sentence).length;
    return `${before} ${prompt.sentence}`;
  });

/** The whole sheet: answers that were given stay where they are still allowed, all others are the usual ones. */
export async function fill(first: Prompt, given: readonly Row[], next: Next): Promise<Filled | null> {
  const known = new Map(names(given).map((name, at) => [name, given[at]?.pick]));
  const rows: Row[] = [];
  let prompt: Prompt | null = first;
  let tried: Tried | null = null;
  while (prompt && rows.length < MOST) {
    const options: readonly Option[] = prompt.options ?? [];
    const row: Row = { prompt, pick: -1 };
    rows.push(row);
    const wanted = [known.get(names(rows)[rows.length - 1] as string), prompt.usual];
    const pick = wanted.find((one) => options.some((option) => option.option === one)) ?? options[0]?.option;
    if (pick === undefined) return null;
    row.pick = pick;
    ({ tried, prompt } = await next(rows.map((one) => one.pick)));
  }
  return tried && { rows, tried };
}

/** The words of the options without those with which all of them begin or end. */
export function short(options: readonly Option[]): string[] {
  if (options.length < 2) return options.map((option) => option.text);
  const words = options.map((option) => option.text.split(' '));
  const least = Math.min(...words.map((one) => one.length));
  const same = (at: (one: string[]) => string | undefined): boolean =>
    words.every((one) => at(one) === at(words[0] as string[]));
  let first = 0;
  while (first < least - 1 && same((one) => one[first])) first++;
  let last = 0;
  while (first + last < least - 1 && same((one) => one[one.length - 1 - last])) last++;
  return words.map((one) => one.slice(first, one.length - last).join(' '));
}
