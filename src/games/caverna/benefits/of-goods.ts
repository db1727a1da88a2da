import { fitsBesides } from '../animals.ts';
import { foodTable } from '../exchanges.ts';
import { housing } from '../features/family.ts';
import { type Feeding, nextFeeding } from '../foresight.ts';
import { countGoods, entriesOf, plus } from '../goods.ts';
import type { Me } from '../power.ts';
import { type Bundle, FARM_ANIMALS, type Good } from '../state.ts';
import { hasBed } from '../tasks/family.ts';
import { furnishable } from '../tasks/furnish.ts';
import type { Benefit } from './benefit.ts';

/** The largest number of dwarfs that beginners aim for. */
export const FAMILY = 5;

/** The number of the next dwarf to be born; goblins that have joined the family do not count. */
export const nextBorn = ({ player }: Me): number => player.dwarfs.filter(({ goblin }) => !goblin).length + 1;

/** The number of the dwarf for whom a family has no bed yet; undefined if it has one, or is large enough. */
export const bedless = (mine: Me): number | undefined =>
  mine.player.dwarfs.length >= FAMILY || hasBed(mine) ? undefined : nextBorn(mine);

/** What a dwelling lacks, as goods. */
export function missing(short: { readonly wood: number; readonly stone: number } | undefined): Bundle {
  const { wood = 0, stone = 0 } = short ?? {};
  return { ...(wood > 0 && { wood }), ...(stone > 0 && { stone }) };
}

const withGoods = (mine: Me, goods: Bundle): Me => ({
  ...mine,
  player: { ...mine.player, goods: { ...mine.player.goods, ...plus(mine.player.goods, goods) } },
});

/** Goods that are worth naming by themselves, the most wanted first. */
const TELLING: readonly Good[] = ['ruby', 'vegetable', 'grain', 'ore', 'dog', ...FARM_ANIMALS, 'wood', 'stone', 'gold'];

/** The largest number of new animals for which there is room. */
function mostHoused(mine: Me, animals: Bundle): number {
  if (fitsBesides(mine, animals)) return countGoods(animals);
  const fewer = entriesOf(animals).map(([animal, count]) => ({ ...animals, [animal]: count - 1 }));
  return Math.max(0, ...fewer.map((some) => mostHoused(mine, some)));
}

/** The benefits of goods that a player gets. */
export function goodsBenefits(mine: Me, goods: Bundle): Benefit[] {
  if (entriesOf(goods).length === 0) return [];
  const { player } = mine;
  const animals = Object.fromEntries(
    FARM_ANIMALS.flatMap((animal) => (goods[animal] ? [[animal, goods[animal]]] : [])),
  ) as Bundle;
  const homeless = countGoods(animals) - mostHoused(mine, animals);
  const first = homeless > 0 ? undefined : FARM_ANIMALS.find((animal) => goods[animal] && player.goods[animal] === 0);
  const telling = TELLING.find((good) => goods[good]);
  return [
    ...(homeless > 0 ? [{ what: 'crowded', animals, homeless } as const] : []),
    ...feeding(mine, goods),
    ...towardsDwelling(mine, goods),
    ...(first === undefined ? [] : [{ what: 'firstAnimal', animal: first } as const]),
    ...(telling === undefined ? [] : [{ what: 'goods', good: telling } as const]),
  ];
}

function feeding(mine: Me, goods: Bundle): Benefit[] {
  const coming = nextFeeding(mine);
  if (coming === undefined) return [];
  const when = { round: coming.round, kind: coming.kind };
  const people = fedByStone(mine, goods, coming);
  if (people > 0) return [{ what: 'feeds', people, food: 0, ...when }];
  const worth = foodTable(mine);
  const eaten = entriesOf(goods).reduce((sum, [good, count]) => sum + (worth[good] ?? 0) * count, goods.food ?? 0);
  const lacking = coming.need - coming.food;
  const food = Math.min(lacking, eaten);
  if (food <= 0) return [];
  const each = coming.shares.at(0)?.food ?? 1;
  return [{ what: 'feeds', people: Math.floor(food / each), food, ...(eaten > lacking && { more: true }), ...when }];
}

/** How many of the stone eaters who still lack stone could be fed with these goods. */
function fedByStone({ player: { dwarfs } }: Me, goods: Bundle, { stone }: Feeding): number {
  if (stone === undefined) return 0;
  const eaters = dwarfs.filter(({ goblin }) => !goblin).length;
  const stones = Math.min(stone.need - stone.stone, goods.stone ?? 0);
  return Math.floor((Math.max(0, stones) * eaters) / stone.need);
}

/** The same player without the stone that the family eats after this round. */
export function withoutMeal(mine: Me): Me {
  const coming = nextFeeding(mine);
  const eaten = coming?.round === mine.at.state.round ? (coming.stone?.need ?? 0) : 0;
  return eaten === 0 ? mine : withGoods(mine, { stone: -Math.min(eaten, mine.player.goods.stone) });
}

function towardsDwelling(mine: Me, goods: Bundle): Benefit[] {
  const before = missing(housing(mine).short);
  const helps = (['wood', 'stone'] as const).some((good) => (before[good] ?? 0) > 0 && (goods[good] ?? 0) > 0);
  if (!helps) return [];
  const after = withGoods(mine, goods);
  const lacks = missing(housing(after).short);
  // Stone that the family eats first builds nothing.
  if (entriesOf(lacks).length === 0 && entriesOf(missing(housing(withoutMeal(after)).short)).length > 0) return [];
  return [{ what: 'dwelling', lacks, cavern: furnishable(mine).length > 0 }];
}
