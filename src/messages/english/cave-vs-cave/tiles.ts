import type { TileId } from '../../../games/cave-vs-cave/ids.ts';
import { effectsIn, type TileText } from '../../cave-vs-cave/effects.ts';
import { amount } from './goods.ts';

/** The conditions for taking a tile; none of them applies to a solo player. */
const MORE_GOLD = 'With more gold than the other: ';
const MORE_WEAPONS = 'With more weapons than the other: ';
/** The condition of a field, to follow its effect; it applies to the tile above the field, too. */
const FIELD_AND_TILE = ' (tile and field only with more weapons than the other)';

/** The price of a furnishing that depends on the round. */
const PER_TURN = '2 to 4 food';
const PER_TURN_RULE = 'The food is 1 for each turn that a player has in the round: 2, 3 or 4.';

export const actionTiles: Readonly<Record<TileId, TileText>> = {
  cultivation: { name: 'Cultivation', effect: 'Activate 1 room · 2 emmer · 1 flax', effects: 'each' },
  housework: {
    name: 'Housework',
    effect: `Furnish for ${PER_TURN} · furnish for 5 food or 1 gold`,
    effects: 'each',
    rules: `Up to two rooms, one for each of the two prices. You also pay the cost of the rooms. ${PER_TURN_RULE}`,
  },
  excavation: {
    name: 'Excavation',
    effect: 'Excavate, or twice for 2 food paid first · 1 stone',
    effects: 'mixed',
    rules:
      'You pay the 2 food before the first room, so food from that room comes too late. The first room may open the way to the second.',
  },
  undergrowth: { name: 'Undergrowth', effect: 'Activate 1 room · 2 wood', effects: 'each' },
  furnishing: {
    name: 'Furnishing',
    effect: `1 food · furnish for ${PER_TURN}`,
    effects: 'each',
    rules: `You also pay the cost of the room. ${PER_TURN_RULE}`,
  },
  masonry: { name: 'Masonry', effect: 'Activate 1 room · 1 wood or 1 stone · build a wall', effects: 'mixed' },
  undermining: {
    name: 'Undermining',
    effect: 'Activate 2 rooms, or excavate even through walls',
    effects: 'oneOf',
    rules: 'Two different rooms. Covered rooms still block the way when you excavate.',
  },
  expansion: { name: 'Expansion', effect: 'Excavate · furnish for 5 food or 2 gold', effects: 'each' },
  breach: {
    name: 'Breach',
    effect: 'Remove a wall that you built and get 2 stone, 3 food and 1 gold',
    effects: 'only',
    rules: 'You gain the goods, and the wall goes back to the supply. Rooms beside it stay as they are.',
  },
  driftMining: { name: 'Drift mining', effect: 'Activate 1 room · excavate', effects: 'each' },
  expedition: {
    name: 'Expedition',
    effect: '5 wood or 5 stone into 4 gold, or activate 3 rooms',
    effects: 'oneOf',
    rules: 'All wood or all stone; you cannot mix them. Activate each room only once.',
  },
  renovation: {
    name: 'Renovation',
    effect: `${MORE_GOLD}build a wall · furnish`,
    effects: 'each',
    rules:
      'With equal gold nobody may take it; in a solo game there is no condition. You pay only the cost of the room.',
  },
  decoration: { name: 'Decoration', effect: 'Furnish for 5 food or 1 gold', effects: 'only' },
  armsTrade: {
    name: 'Arms trade',
    effect: '3 gold into 4 weapons and your choice of 1 donkey or 1 wood',
    effects: 'only',
  },
  interiorDesign: { name: 'Interior design', effect: 'Excavate · build a wall', effects: 'each' },
  weeklyMarket: {
    name: 'Weekly market',
    effect: 'Activate 2 rooms · 3 donkeys or 2 gold into 6 food',
    effects: 'each',
    rules:
      'Two different rooms, but they count as one effect that activates 1 room: Wood storeroom, Breeding cave and Iron trader give their good once, and the Equipment room adds nothing.',
  },
};

/** What the fields of the second era add to the tiles above them, from left to right. */
export const fields: readonly string[] = [
  '3 ore, 1 iron or 1 donkey',
  '1, 3, 5 or 7 ore into 1, 2, 3 or 4 iron',
  'Any amount of iron into as many weapons',
  `2 weapons${FIELD_AND_TILE}`,
];

export const { actionTile, unconditioned, effectNow } = effectsIn({
  actionTiles,
  fields,
  moreGold: MORE_GOLD,
  moreWeapons: MORE_WEAPONS,
  fieldAndTile: FIELD_AND_TILE,
  perTurn: PER_TURN,
  inRound: (turns) => amount('food', turns),
  rooms: (count) => `${count} ${count === 1 ? 'room' : 'rooms'}`,
});
