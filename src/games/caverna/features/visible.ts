import { me, powersOf } from '../asking.ts';
import { cropsOf, entriesOf } from '../goods.ts';
import { countGround, countStables } from '../layout.ts';
import type { Me, NamedPower } from '../power.ts';
import { FARM_ANIMALS, FOLK_CROPS, type Good, type Ground } from '../state.ts';
import { type Feed, stillNeeded } from '../tasks/harvest.ts';
import { housing } from './family.ts';
import type { Topic } from './feature.ts';

/** Something that a player can count: the more, the better. */
type Count = (mine: Me) => number;

const good =
  (id: Good): Count =>
  ({ player }) =>
    player.goods[id] ?? 0;
const ground =
  (id: Ground): Count =>
  ({ player }) =>
    countGround(player, id);
const each = <Id extends string>(ids: readonly Id[], count: (id: Id) => Count) =>
  ids.map((id): readonly [string, Count] => [id, count(id)]);

/** The begging markers so far, and the food missing in the current feeding. */
function unfed({ player, ...at }: Me): number {
  const feed = player.agenda.findLast((task): task is Feed => task.do === 'feed');
  const lacking = feed === undefined ? 0 : Math.max(0, stillNeeded({ player, ...at }, feed) - player.goods.food);
  return player.begging + lacking;
}

function dwellingLacks(mine: Me): number {
  const { short } = housing(mine);
  return short === undefined ? 0 : short.wood + short.stone;
}

/** The empty fields. */
const emptyFields: Count = ({ player: { cells } }) =>
  cells.filter((cell) => cell.ground === 'field' && cell.crop === undefined).length;

/** What to count for each topic, the most important first; tiles and their bonus points are named separately. */
const COUNTED: Readonly<Record<Topic, readonly (readonly [string, Count])[]>> = {
  food: [
    ['fed', (mine) => 0 - unfed(mine)],
    ['food', good('food')],
  ],
  family: [
    ['child', ({ player }) => player.dwarfs.length],
    ['bed', (mine) => housing(mine).beds],
    ['dwelling', (mine) => 0 - dwellingLacks(mine)],
  ],
  weapons: [['weapon', ({ player }) => player.dwarfs.reduce((sum, { weapon }) => sum + weapon, 0)]],
  animals: [
    ...each([...FARM_ANIMALS, 'dog'], good),
    ...each(['largePasture', 'smallPasture'], ground),
    ['stable', ({ player }) => countStables(player)],
  ],
  fields: [
    ...each(['grain', 'vegetable', ...FOLK_CROPS], (crop) => (mine) => cropsOf(mine, crop)),
    ['field', emptyFields],
  ],
  land: each(['meadow', 'cavern'], ground),
  mines: each(['rubyMine', 'oreMine', 'deepTunnel', 'tunnel'], ground),
  rubies: each(['ruby'], good),
  goods: each(['wood', 'stone', 'ore', 'gold'], good),
  tiles: [],
  bonus: [],
  spaces: [],
};

/** The furnishing tiles that only the first player has. */
const tilesOf = (more: Me, less: Me): string[] =>
  more.player.tiles.filter((id) => !less.player.tiles.includes(id)).map((id) => `tile ${id}`);

const bonusOf = (mine: Me, { id }: NamedPower): number =>
  powersOf(mine)
    .find((power) => power.id === id)
    ?.score?.bonus?.(mine) ?? 0;

/** The player with this many of a good instead. */
function withGood({ at, seat, player }: Me, id: Good, count: number): Me {
  const goods = { ...player.goods, [id]: count };
  const players = at.state.players.map((one, of) => (of === seat ? { ...player, goods } : one));
  return me({ ...at, state: { ...at.state, players } }, seat);
}

/**
 * The tiles that bring more bonus points than before, if the player had them before; with each, the good that it
 * counts.
 */
function bonuses(more: Me, less: Me): string[] {
  const had = new Set(powersOf(less).map(({ id }) => id));
  return powersOf(more).flatMap((power) => {
    if (!had.has(power.id) || bonusOf(more, power) <= bonusOf(less, power)) return [];
    const counts = entriesOf(more.player.goods).find(([id, count]) => {
      const before = less.player.goods[id] ?? 0;
      return count > before && bonusOf(withGood(more, id, before), power) < bonusOf(more, power);
    });
    return [`bonus ${power.id}${counts === undefined ? '' : ` ${counts[0]}`}`];
  });
}

/**
 * What a player can see more of in one state than in another for a topic: goods, grounds, `child`, `bed`, `dwelling`
 * (the missing part of its cost), `weapon`, `fed` (fewer go hungry), `tile ID`, and `bonus ID` with the good that
 * counts there.
 */
export function visible(topic: Topic, more: Me, less: Me): string[] {
  if (topic === 'tiles') return tilesOf(more, less);
  if (topic === 'bonus') return bonuses(more, less);
  return COUNTED[topic].filter(([, count]) => count(more) > count(less)).map(([id]) => id);
}
