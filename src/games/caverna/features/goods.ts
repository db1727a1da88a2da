import { pens } from '../animals.ts';
import { foodTable } from '../exchanges.ts';
import { cropsOf, pairsIn } from '../goods.ts';
import { harvestOf } from '../schedule.ts';
import { ALL_GOODS, FARM_ANIMALS, FOLK_CROPS, type Good } from '../state.ts';
import { feedingCost, stoneNeeded } from '../tasks/harvest.ts';
import { about, counted, type Feature, type Seen, type Told, type Topic, which } from './feature.ts';

const FEW = [1, 2, 3, 4, 5, 6, 8, 10];
const MANY = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20];

const ANIMALS: readonly Good[] = ['dog', ...FARM_ANIMALS];
const CROPS: readonly Good[] = ['grain', 'vegetable', ...FOLK_CROPS];

const TOPICS: Readonly<Partial<Record<Good, Topic>>> = { food: 'food', ruby: 'rubies' };

const topicOf = (good: Good): Topic =>
  TOPICS[good] ?? (ANIMALS.includes(good) ? 'animals' : CROPS.includes(good) ? 'fields' : 'goods');

/** The goods in the supply. */
const supply: Told[] = ALL_GOODS.flatMap((good) =>
  about(topicOf(good), [
    counted(`goods ${good}`, good === 'gold' || good === 'food' ? MANY : FEW, ({ player }) => player.goods[good] ?? 0),
  ]),
);

/** The food that the seat could get by eating its other goods. */
function edible(seen: Seen): number {
  const { goods } = seen.player;
  const table = foodTable(seen);
  let sum = 0;
  for (const good in table) sum += (goods[good as Good] ?? 0) * (table[good as Good] ?? 0);
  return sum;
}

const lackingFood = ({ meal, player }: Seen): number => Math.max(0, meal - player.goods.food);

const spareFood = ({ meal, player }: Seen): number => Math.max(0, player.goods.food - meal);

/** Food for the next feedings: what is missing, what could be eaten instead, what is left. */
const food: Feature[] = [
  counted('food lacking', [1, 2, 3, 4, 5, 6, 8, 10, 12], lackingFood),
  counted('food lacking now', [1, 2, 3, 4, 5, 6, 8], (seen) => {
    if (seen.at.state.phase !== 'work') return 0;
    const kind = harvestOf(seen.at.state, seen.at.state.round);
    if (kind !== 'payOne') return kind === 'none' ? 0 : lackingFood(seen);
    return Math.max(0, feedingCost(seen, 1) - seen.player.goods.food);
  }),
  counted('food spare', [1, 2, 4, 6, 9, 12], spareFood),
  counted('food edible', [1, 2, 4, 6, 8, 11, 15, 20], edible),
  counted('food unfed', [1, 2, 3, 4, 6, 8], (seen) => Math.max(0, lackingFood(seen) - edible(seen))),
  counted('stone to eat lacking', [1, 2, 3, 4], (seen) =>
    seen.at.rules.folks === undefined ? 0 : Math.max(0, stoneNeeded(seen, { each: 2 }) - seen.player.goods.stone),
  ),
];

const HARVESTS = ['none', 'payOne', 'harvest', 'fieldOrBreeding', 'unknown'];

/** How this round ends. */
const harvest = which('harvest', HARVESTS, ({ at: { state } }) =>
  HARVESTS.indexOf(state.phase === 'work' ? (harvestOf(state, state.round) ?? 'unknown') : 'none'),
);

/** Animals: which types could breed, which are missing, and free room. */
const animals: Feature[] = [
  ...FARM_ANIMALS.map((type) => which(`pair of ${type}`, ['yes'], ({ player }) => (player.goods[type] >= 2 ? 0 : -1))),
  counted('types that breed', [1, 2, 3, 4], ({ player }) => pairsIn(player.goods).length),
  counted(
    'types missing',
    [1, 2, 3, 4],
    ({ player }) => FARM_ANIMALS.filter((type) => player.goods[type] === 0).length,
  ),
  counted('room for animals', [1, 2, 3, 4, 6, 8, 11, 15, 20], roomLeft),
];

function roomLeft(seen: Seen): number {
  const { goods } = seen.player;
  let room = goods.dog > 0 ? goods.dog + Math.min(goods.dog, seen.grounds.meadow) : 0;
  for (const holds of pens(seen).values()) room += holds;
  return Math.max(0, room - goods.sheep - goods.donkey - goods.boar - goods.cattle);
}

/** Crops in the fields and in the supply. */
const crops: Feature[] = [
  counted('all grain', [1, 2, 3, 4, 6, 8, 11], (seen) => cropsOf(seen, 'grain')),
  counted('all vegetables', [1, 2, 3, 4, 5, 6, 8], (seen) => cropsOf(seen, 'vegetable')),
];

export const GOODS_FEATURES: readonly Told[] = [
  ...supply,
  ...about('food', food),
  ...about(undefined, [harvest]),
  ...about('animals', animals),
  ...about('fields', crops),
];
