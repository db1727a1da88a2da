import type { Verb } from '../../../games/caverna/moves/move.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import { anyOf } from '../shared/list.ts';
import { bundle, change } from './goods.ts';

/** What players can go without, in the accusative, after "ohne" and "verzichtest du auf". */
export const without: CavernaTexts['without'] = {
  moves: {
    lay: 'ein Plättchen',
    sow: 'Säen',
    furnish: 'eine Einrichtung',
    grow: 'ein Kind',
    fence: 'eine Weide',
    stable: 'einen Stall',
    oreMine: 'eine Erzmine',
    rubyMine: 'eine Rubinmine',
    forge: 'eine Waffe',
    buy: 'Kaufen',
    trade: 'Handeln',
    breed: 'Nachwuchs',
    protect: 'Schutz der Waren',
  } satisfies Readonly<Partial<Record<Verb, string>>>,
  goods: (goods) => bundle(goods),
  expedition: 'eine Expedition',
  moreLoot: 'weitere Beute',
  anyOf: (things) => anyOf(things),
};

/** What comes with the end of a turn: `+1 Schaf`, `+1 Kind`; undefined for nothing. */
export const gained: CavernaTexts['gained'] = (goods, child) => {
  const parts = [change(goods, {}), child ? '+1 Kind' : ''].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
};
