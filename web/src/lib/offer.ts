/** An offer as a form: the goods of both sides with their amounts, whatever order they are chosen in. */
import type { Option } from '../protocol';

export interface Good {
  name: string;
  amounts: { amount: string; option: Option }[];
}

export interface Sides {
  gives: Good[];
  wants: Good[];
  rest: Option[];
}

const WORDS = /^(give |for |, )/i;

/** Whether a question is answered by naming goods. */
export function isOffer(options: readonly Option[]): boolean {
  return options.length > 6 && options.filter((option) => WORDS.test(option.text)).length > options.length / 2;
}

/** The goods of both sides; what is no good is an answer of its own. */
export function sides(options: readonly Option[]): Sides {
  const found: Sides = { gives: [], wants: [], rest: [] };
  let list = found.gives;
  for (const option of options) {
    if (!WORDS.test(option.text)) {
      found.rest.push(option);
      continue;
    }
    if (/^for /i.test(option.text)) list = found.wants;
    const words = option.text.replace(WORDS, '').replace(/ · .*/, '');
    const [, count, name] = /^(\d+) (.+)$/.exec(words) ?? [];
    const good = count ? (name as string) : words.startsWith('$') ? 'Cash' : words;
    const amount = count ?? (words.startsWith('$') ? words : 'yes');
    const last = list.find((one) => one.name === good);
    if (last) last.amounts.push({ amount, option });
    else list.push({ name: good, amounts: [{ amount, option }] });
  }
  return found;
}

/** The picks after one amount was clicked: another amount of the same good goes, the same one is taken off. */
export function toggled(picks: readonly number[], good: Good, option: Option): number[] {
  const others = picks.filter((pick) => !good.amounts.some((one) => one.option.option === pick));
  return (picks.includes(option.option) ? others : [...others, option.option]).sort((a, b) => a - b);
}
