import type { Amounts } from '../context.ts';
import { icon } from '../icons.ts';
import { find } from '../text.ts';

/** The words of goods in one language; `How` is what else their forms depend on. */
interface Counting<How extends readonly unknown[]> {
  /** The goods and the other counted things that have icons, by their ids. */
  readonly withIcons: Readonly<Record<string, unknown>>;
  /** Every form of the word for a good, by the id of the good. */
  readonly forms: Readonly<Record<string, readonly string[]>>;
  readonly amount: (id: string, count: number, ...how: How) => string;
  /** Joins parts of a sentence: `a, b and c`. */
  readonly list: (parts: readonly string[]) => string;
  readonly nothing: string;
}

const ICONS: Readonly<Record<string, string>> = { weapon: 'axe', point: 'points' };

/** With more kinds of goods than this, a single good has no number: `wood, stone, ore, 2 gold`. */
const MANY_KINDS = 3;

const counted = (bundle: Amounts): [string, number][] =>
  Object.entries(bundle).flatMap(([id, count]) => (count === undefined || count === 0 ? [] : [[id, count]]));

/** The ways to write several goods, in one language. */
export function bundlesIn<How extends readonly unknown[]>({ withIcons, forms, amount, list, nothing }: Counting<How>) {
  const shown = (id: string): string => (find(withIcons, id) === undefined ? '' : icon(`caverna_${ICONS[id] ?? id}`));
  const byForm: ReadonlyMap<string, string> = new Map(
    Object.entries(forms).flatMap(([id, all]) => all.map((form): [string, string] => [form, id])),
  );
  const amounts = new RegExp(`\\b\\d+ (${[...byForm.keys()].join('|')})\\b`, 'g');
  const changed =
    (before: (id: string) => string) =>
    (gained: Amounts, paid: Amounts, ...how: How): string =>
      [
        ...counted(gained).map(([id, count]) => `${before(id)}+${amount(id, count, ...how)}`),
        ...counted(paid).map(([id, count]) => `${before(id)}−${amount(id, count, ...how)}`),
      ].join(', ');
  const bundle = (goods: Amounts, ...how: How): string =>
    list(counted(goods).map(([id, count]) => amount(id, count, ...how))) || nothing;
  return {
    /** The icon of a good or another counted thing, for messages (icons.ts); empty if Discord has none. */
    shown,
    /** The same words with an icon before each amount of a good, for messages. */
    shownIn: (words: string): string =>
      words.replace(amounts, (found, word: string) => `${shown(byForm.get(word) ?? '')}${found}`),
    /** `3 wood, 1 food, 2 sheep`: for narrow places; empty for no goods. */
    entries: (goods: Amounts, ...how: How): string =>
      counted(goods)
        .map(([id, count]) => amount(id, count, ...how))
        .join(', '),
    /** `3 wood, 1 food and 2 sheep`; `nothing` for no goods. */
    bundle,
    /** Taken goods: `3 wood and 1 food`, `wood, stone, ore, 2 gold`. */
    heap: (goods: Amounts, ...how: How): string => {
      const kinds = Object.entries(goods);
      if (kinds.length <= MANY_KINDS) return bundle(goods, ...how);
      return kinds.map(([id, count = 0]) => amount(id, count, ...how).replace(/^1 /, '')).join(', ');
    },
    /** Like `bundle`, but with an icon for each good, for messages. */
    shownBundle: (goods: Amounts, ...how: How): string =>
      list(counted(goods).map(([id, count]) => `${shown(id)}${amount(id, count, ...how)}`)) || nothing,
    /** What changed, with signs: `+3 wood, +1 food, −2 stone`; empty for nothing. */
    change: changed(() => ''),
    /** Like `change`, but with an icon for each good, for messages. */
    shownChange: changed(shown),
  };
}
