import type { Catalogue } from './index.ts';
import { find, plain } from './text.ts';
import { relative } from './timestamp.ts';

/** The parameters of a mistake; `until` is a moment in UTC ms, `span` a time in ms. */
type Mentions = Readonly<Record<string, string | number>>;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function duration({ duration: words }: Catalogue, ms: number): string {
  if (ms < HOUR) return words.minutes(Math.round(ms / MINUTE));
  return ms > DAY ? words.days(Math.round(ms / DAY)) : words.hours(Math.round(ms / HOUR));
}

function shown(words: Catalogue, name: string, value: string | number): string {
  if (typeof value === 'number' && name === 'until') return relative(value);
  if (typeof value === 'number' && name === 'span') return duration(words, value);
  return plain(String(value));
}

/** The sentence for a mistake at a table; a general one for an unknown key. */
export function tableError(words: Catalogue, { key, params = {} }: { key: string; params?: Mentions }): string {
  const sentence = find<(params: Readonly<Record<string, string>>) => string>(words.tableErrors, key);
  if (sentence === undefined) return words.errors.impossible;
  return sentence(Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(words, name, value)])));
}
