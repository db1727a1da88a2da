import { amountsIn, type Thing } from '../../cave-vs-cave/amounts.ts';
import type { CaveTexts } from '../../cave-vs-cave/texts.ts';
import type { Amounts } from '../../context.ts';
import { countOf } from '../../text.ts';
import { list } from '../shared/list.ts';

/** A good, with the words for having none of it: `keinen Emmer`. */
interface GermanThing extends Thing {
  readonly none: string;
}

export const goods: Readonly<Record<keyof CaveTexts['goods'], GermanThing>> = {
  wood: { one: 'Holz', many: 'Holz', none: 'kein Holz' },
  stone: { one: 'Stein', many: 'Steine', none: 'keine Steine' },
  emmer: { one: 'Emmer', many: 'Emmer', none: 'keinen Emmer' },
  flax: { one: 'Flachs', many: 'Flachs', none: 'keinen Flachs' },
  food: { one: 'Nahrung', many: 'Nahrung', none: 'keine Nahrung' },
  gold: { one: 'Gold', many: 'Gold', none: 'kein Gold' },
  donkey: { one: 'Esel', many: 'Esel', none: 'keine Esel' },
  ore: { one: 'Erz', many: 'Erz', none: 'kein Erz' },
  iron: { one: 'Eisen', many: 'Eisen', none: 'kein Eisen' },
  weapon: { one: 'Waffe', many: 'Waffen', none: 'keine Waffen' },
};

export const { thing, amount, bundle, change } = amountsIn<GermanThing>({
  goods,
  unknown: (name) => ({ one: name, many: name, none: `0 ${name}` }),
  list,
  nothing: 'nichts',
});

/** `fehlt noch 1 Holz`, `fehlen noch 2 Holz und 1 Gold`. */
export const lacking = (short: Amounts): string => `${countOf(short) === 1 ? 'fehlt' : 'fehlen'} noch ${bundle(short)}`;
