import type { Amounts } from '../context.ts';
import { countOf } from '../text.ts';

/** The goods that lie on a space in the next round. */
export type Next =
  /** None gather there. */
  | { readonly of: 'nothing' }
  /** How many of each good that lies there now will be there in the next round, in the same order. */
  | { readonly of: 'counts'; readonly counts: readonly number[] }
  | { readonly of: 'goods'; readonly goods: Amounts };

/** Whether only one piece lies on a space. */
export const isSingle = (now: Amounts): boolean => countOf(now) === 1;

/** What the next round adds to the current goods; `coming` are the goods of the next round. */
export function nextOn(now: Amounts, coming: Amounts | undefined): Next {
  const kinds = Object.keys(coming ?? {}).filter((good) => coming?.[good]);
  if (coming === undefined || kinds.length === 0) return { of: 'nothing' };
  const there = Object.keys(now).filter((good) => now[good]);
  const isAlike = there.length === kinds.length && there.every((good) => coming[good]);
  return isAlike ? { of: 'counts', counts: there.map((good) => coming[good] ?? 0) } : { of: 'goods', goods: coming };
}
