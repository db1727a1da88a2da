import type { CavernaTexts } from '../../caverna/texts.ts';
import { capital } from '../../text.ts';
import { ein } from '../grammar.ts';
import { list } from '../shared/list.ts';
import { amount, bundle, thing, whereAll } from './goods.ts';
import { lootItem } from './loot.ts';

/** The steps of a way to play a turn, each in a few words. */
export const way: CavernaTexts['way'] = {
  sent: (space, strength) => `${space}, Waffe ${strength} zuerst (${amount('ruby', 1)})`,
  placed: (what, cells) => (what === undefined ? capital(whereAll(cells)) : `${what} ${whereAll(cells)}`),
  loot: (items) => list(items.map((item) => lootItem(item).name)),
  fed: (pays) => `Mit ${bundle(pays, 'dative')} ernähren`,
  food: (pays, gains) => `${bundle(pays)} gegen ${bundle(gains)}`,
  goods: (pays, gains) => `${bundle(gains)} für ${bundle(pays)}`,
  ground: (ground, cells, rubies) => {
    const noun = thing(ground);
    return `${capital(cells.length === 1 ? ein(noun) : noun.many)} ${whereAll(cells)} für ${amount('ruby', rubies)}`;
  },
};
