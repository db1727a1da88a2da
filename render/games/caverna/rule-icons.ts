import type { Catalogue } from '../../../src/messages/index.ts';
import { find } from '../../../src/messages/text.ts';

/** The signs for an article of the rulebook, as a row of pieces (see layout/pieces.ts). */
const ROWS: Readonly<Record<keyof Catalogue['games']['caverna']['articles'], string>> = {
  pictures: 'map',
  round: 'map › dwarf › food',
  placing: 'dwarf › wood',
  spaces: 'dwarf › mask',
  accumulating: '+1 wood +1 stone',
  order: 'dwarf › axe',
  passing: 'dwarf house',
  starting: 'lantern',
  imitation: '−2 food › mask',
  twoPlayers: '2 dwarf',
  solo: '1 dwarf',
  playerCounts: '1 / 7 dwarf',
  introductory: '27 / 48 door',
  turn: 'map › door',
  growth: 'bed › baby',
  dwellings: 'house bed',
  weapons: 'ore › axe',
  expedition: 'level:3 › sack',
  lootList: 'axe › sack',
  rubies: 'ruby › mini:field',
  conversions: 'paw grain › food',
  harvest: 'grain › food › paw',
  markers: 'leaf / food',
  feeding: '2 food × lodger',
  begging: 'begging',
  breeding: '2 sheep › +1 sheep',
  twinTiles: 'twin:meadow+field',
  bonuses: '+1 boar +2 food',
  overhang: 'plan › 2 gold',
  sowing: '1 grain › 3 grain',
  furnishing: 'wood stone › door',
  fences: 'fence:small fence:large',
  stables: '1 stone › stable',
  animals: 'sheep donkey boar cattle',
  dogs: 'dog › 2 sheep',
  mines: 'twin:oreMine+deepTunnel',
  scoring: 'points',
  minus: '−2 paw −3 begging',
  bonusPoints: 'nametag › points',
  ties: 'crown crown',
  folks: 'mask › lodger',
  goblins: '−1 wood › mask',
  newCrops: '1 mushroom › 2 mushroom',
  folkTiles: 'door › mini:field',
  harvestStart: 'wood › gold › food',
};

/** The pieces for an article; if it has none, a map. */
export function ruleRow(article: string): string {
  return find<string>(ROWS, article) ?? 'map';
}
