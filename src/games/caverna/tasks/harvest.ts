import { type Task, taskKind } from '../../../engine/agenda.ts';
import { type Decision, DONE, type Option, optionWith } from '../../../engine/decision.ts';
import { housed } from '../animals.ts';
import { answers, hears, me, natureOf, playerAt, powersThatAnswer } from '../asking.ts';
import { cropOn } from '../cave.ts';
import { animalFoodOptions, anyExchange, anyLastExchange, exchange } from '../exchanges.ts';
import { canPay, entriesOf, gain, pairsIn, pay, plus, times } from '../goods.ts';
import { withoutTaken } from '../leaving.ts';
import { END_TURN, optionOf, readAs, writeMove } from '../moves/codec.ts';
import type { Me, Nature, RuledState } from '../power.ts';
import { FOOD_EACH } from '../schedule.ts';
import { ALL_GOODS, type Bundle, type Cell, type Crop, type Dwarf, type Player } from '../state.ts';
import { breedingPhase, mayBreed, mayBreedMoreOfOwn, ROOM } from './breed.ts';
import { push } from './goods.ts';
import { insteadOfWood } from './pay.ts';

/** Food for a dwarf born this round (rulebook p. 9). */
const FOOD_NEWBORN = 1;

const FIELD = optionOf({ verb: 'harvest', phase: 'field' });
const BREEDING = optionOf({ verb: 'harvest', phase: 'breeding' });

/** The crops that a Field phase brings. */
export function ripe({ cells }: Pick<Player, 'cells'>): Bundle {
  const crops: Partial<Record<Crop, number>> = { grain: 0, vegetable: 0 };
  for (const cell of cells) {
    const sown = cropOn(cell);
    if (sown !== undefined) crops[sown.crop] = (crops[sown.crop] ?? 0) + 1;
  }
  return crops;
}

/** The Field phase: one crop from every sown cell (rulebook p. 9). */
export const fieldKind = taskKind<RuledState, Task>({
  options: () => [FIELD],
  run(at, seat) {
    const player = playerAt(at.state, seat);
    const crops = ripe(player);
    player.cells = player.cells.map((cell) => {
      const sown = cropOn(cell);
      if (sown === undefined) return cell;
      return sown.left > 1 ? ({ ...cell, left: sown.left - 1 } as Cell) : cleared(cell);
    });
    gain(at, seat, crops);
  },
});

/** A cell without its crop. */
function cleared(cell: Cell): Cell {
  const { crop: _, left: __, ...bare } = cell as Cell & { readonly crop?: Crop; readonly left?: number };
  return bare as Cell;
}

/** The third question mark: each player chooses the Field phase or the Breeding phase (rulebook p. 10). */
export const harvestKind = taskKind<RuledState, Task>({
  options(at, seat) {
    const mine = me(at, seat);
    const sown = mine.player.cells.some((cell) => cropOn(cell) !== undefined);
    return sown || mayBreed(mine) || hears(mine, 'breeding') ? [FIELD, BREEDING] : [FIELD];
  },
  run(at, seat, { move }) {
    const field = readAs('harvest', move).phase === 'field';
    if (!field) for (const task of breedingPhase(me(at, seat)).reverse()) push(at, seat, task);
    push(at, seat, feeding(FOOD_EACH));
    if (field) push(at, seat, { do: 'field' });
  },
});

/**
 * A player's answers in a harvest if exchanges could only buy a pair of animals for rubies, which is not worth a
 * question by itself. Undefined if there is more to decide.
 */
export function withoutBoughtPairs({ task, options }: Decision, mine: Me): readonly Option[] | undefined {
  if (mayBreedMoreOfOwn(mine)) return undefined;
  const own = options.filter(({ anytime }) => !anytime);
  if (task === 'breed') return own;
  const breeds = pairsIn(mine.player.goods).length > 0 || hears(mine, 'breeding');
  return task === 'harvest' && !breeds ? own.filter(({ move }) => move !== BREEDING.move) : undefined;
}

/** A feeding that has not been paid for yet. */
export interface Feed extends Task {
  /** Food for each dwarf: 2, or 1 if only 1 is due. */
  readonly each: number;
  /** Food that has already been replaced by other goods. */
  readonly replaced: number;
  /** Stone that other goods have already replaced, for stone eaters. */
  readonly replacedStone?: number;
}

/** The Feeding phase at this much food for each dwarf. */
export function feeding(each: number): Task {
  const task: Feed = { do: 'feed', each, replaced: 0 };
  return task;
}

/** What one of a player's people eats when a dwarf eats this much food; undefined for people who eat like dwarfs. */
function ownMeal(mine: Me, each: number, dwarf: Dwarf): ReturnType<NonNullable<Nature['meal']>> | undefined {
  return mine.at.rules.folks && natureOf(mine, dwarf).meal?.(each, isChild(dwarf));
}

/** Whether a person was born in this round; a goblin that has just come is an adult. */
const isChild = ({ newborn, goblin }: Dwarf): boolean => newborn && !goblin;

/** How much food one of a player's people eats, and how much stone. */
function foodOf(mine: Me, each: number, dwarf: Dwarf): number {
  const own = ownMeal(mine, each, dwarf);
  if (own !== undefined) return own.food ?? 0;
  return isChild(dwarf) ? Math.min(each, FOOD_NEWBORN) : each;
}
const stoneOf = (mine: Me, each: number, dwarf: Dwarf): number => ownMeal(mine, each, dwarf)?.stone ?? 0;

/** How much food a player's dwarfs cost at this much each, minus what tiles save. */
export function feedingCost(mine: Me, each: number): number {
  let food = 0;
  for (const dwarf of mine.player.dwarfs) food += foodOf(mine, each, dwarf);
  for (const discount of answers(mine, 'feedingDiscount')) food -= discount(mine);
  return Math.max(0, food);
}

/** Some people of a family who eat the same amount. */
export interface Appetite {
  /** How much food each of them eats. */
  readonly food: number;
  readonly people: number;
  /** Whether all of them were born in this round. */
  readonly newborn: boolean;
  /** Whether all of them are goblins in the family of another folk. */
  readonly goblins: boolean;
}

/** The parts of a feeding's food before tiles reduce it: the hungriest first, without people who eat no food. */
export function appetitesOf(mine: Me, each: number): Appetite[] {
  const found = new Map<number, Appetite>();
  for (const dwarf of mine.player.dwarfs) {
    const food = foodOf(mine, each, dwarf);
    const { people, newborn, goblins } = found.get(food) ?? { people: 0, newborn: true, goblins: true };
    const isGoblin = dwarf.goblin === true;
    found.set(food, { food, people: people + 1, newborn: newborn && isChild(dwarf), goblins: goblins && isGoblin });
  }
  return [...found.values()].filter(({ food }) => food > 0).toSorted((one, other) => other.food - one.food);
}

/** The food that a feeding still costs. */
export const stillNeeded = (mine: Me, task: Feed): number => Math.max(0, feedingCost(mine, task.each) - task.replaced);

/** The stone that a feeding still costs stone eaters (rulings A84, A147). */
export function stoneNeeded(mine: Me, { each, replacedStone = 0 }: Pick<Feed, 'each' | 'replacedStone'>): number {
  if (mine.at.rules.folks === undefined) return 0;
  let stone = 0;
  for (const dwarf of mine.player.dwarfs) stone += stoneOf(mine, each, dwarf);
  const first = mine.at.rules.folks.rulings.stoneRoundedFirst;
  return Math.max(0, first ? Math.ceil(stone) - Math.ceil(replacedStone) : Math.ceil(stone - replacedStone));
}

/** What a feeding lacks: food, and stone for stone eaters. */
export interface Missing {
  readonly food: number;
  readonly stone: number;
}

const missing = (mine: Me, task: Feed): Missing => ({
  food: Math.max(0, stillNeeded(mine, task) - mine.player.goods.food),
  stone: Math.max(0, stoneNeeded(mine, task) - mine.player.goods.stone),
});

/** What a player lacks in their feeding; nothing while they do something else. */
export function lackedBy(mine: Me): Missing {
  const task = mine.player.agenda.at(-1);
  return task?.do === 'feed' ? missing(mine, task as Feed) : { food: 0, stone: 0 };
}

/** The least that a player lacks in a feeding at this much food for each, if a tile may feed one of the people. */
export function leastMissing(mine: Me, each: number): Missing {
  const task: Feed = { do: 'feed', each, replaced: 0 };
  const fed = stands(mine, task).map(({ give, next }) => {
    const goods = { ...mine.player.goods, ...plus(mine.player.goods, times(give, -1)) };
    return missing({ ...mine, player: { ...mine.player, goods } }, next);
  });
  return fed.reduce(
    (least, other) => (other.food + other.stone < least.food + least.stone ? other : least),
    missing(mine, task),
  );
}

/** How many begging markers a feeding would cost now. */
function lacking(mine: Me, task: Feed): number {
  const { food, stone } = missing(mine, task);
  return food + stone;
}

/** Goods that may feed one dwarf instead of food, and the rest of the feeding. */
interface Stand {
  readonly move: string;
  readonly give: Bundle;
  readonly next: Feed;
}

/** What may be given instead of wood, without more expensive ways to give the same good (rulings A107). */
function gifts(mine: Me, bundles: readonly Bundle[]): readonly Bundle[] {
  if (!mine.at.rules.answered.has('woodWith')) return bundles;
  const instead = mine.at.rules.folks?.rulings.workingCaveInPlaceOfWood === false ? [] : insteadOfWood(mine);
  const wood = bundles.find((bundle) => bundle.wood !== undefined)?.wood;
  const more = wood === undefined ? [] : instead.map((good): Bundle => ({ [good]: wood }));
  const cheapest = (bundle: Bundle): boolean =>
    ![...bundles, ...more].some((other) =>
      entriesOf(bundle).every(([good, count]) => other[good] !== undefined && other[good] < count),
    );
  const distinct = new Map(
    [...bundles, ...more].filter(cheapest).map((bundle) => [Object.keys(bundle).join(), bundle]),
  );
  return [...distinct.values()];
}

/** The rest of a feeding after one of the people is fed: by food, or by stone for stone eaters. */
function fedOne(mine: Me, task: Feed): Feed[] {
  const { dwarfs } = mine.player;
  const food = Math.max(0, ...dwarfs.map((dwarf) => foodOf(mine, task.each, dwarf)));
  const stone = Math.max(0, ...dwarfs.map((dwarf) => stoneOf(mine, task.each, dwarf)));
  const list: Feed[] = [];
  const stones = { ...task, replacedStone: stone };
  if (
    mine.at.rules.folks?.rulings.stoneEatersUseWorkingCave !== false &&
    stoneNeeded(mine, task) > stoneNeeded(mine, stones)
  )
    list.push(stones);
  if (food > 0 && stillNeeded(mine, task) > 0) list.push({ ...task, replaced: food });
  return list;
}

/** Goods that may feed one dwarf instead of food, written as in the move (Working cave, rulings A47). */
function stands(mine: Me, task: Feed): Stand[] {
  if (task.replaced > 0 || task.replacedStone !== undefined) return [];
  if (answers(mine, 'feedOneWith').length === 0) return [];
  const left = fedOne(mine, task);
  const list: Stand[] = [];
  for (const { id, adjust } of powersThatAnswer(mine, 'feedOneWith')) {
    for (const give of gifts(mine, adjust?.feedOneWith ?? [])) {
      const good = Object.keys(give).slice(0, 1);
      for (const next of left) {
        // Replacing stone with the same stone gains nothing.
        if (!canPay(mine.player.goods, give) || (next.replacedStone !== undefined && give.stone)) continue;
        const details = next.replaced > 0 && left.length > 1 ? [...good, 'food'] : good;
        list.push({ move: writeMove({ verb: 'use', tile: id, details }), give, next });
      }
    }
  }
  return list;
}

/** Whether buying a donkey for a ruby would save food before paying (Mining cave). */
export function donkeyHelps(mine: Me, task: Feed): boolean {
  const { goods } = mine.player;
  if (goods.ruby === 0) return false;
  const now = stillNeeded(mine, task);
  goods.donkey += 1;
  const then = stillNeeded(mine, task);
  goods.donkey -= 1;
  return then < now;
}

const FEED = optionOf({ verb: 'feed' });

/** The Feeding phase (rulebook p. 9; begging p. 10). */
export const feedKind = taskKind<RuledState, Feed>({
  wants(at, seat, task) {
    const mine = me(at, seat);
    const { food, stone } = mine.player.goods;
    const list = donkeyHelps(mine, task) ? ['donkey'] : [];
    const hungry = food < stillNeeded(mine, task);
    const without = stone < stoneNeeded(mine, task);
    if (hungry) list.push('food');
    if (without) list.push('stone');
    if (!hungry && !without) return list;
    for (const give of gifts(mine, answers(mine, 'feedOneWith').flat())) list.push(...Object.keys(give));
    return list;
  },
  options(at, seat, task): Option[] {
    const mine = me(at, seat);
    const least = lacking(mine, task);
    const list = stands(mine, task).map(({ move }) => optionWith(move));
    if (least === 0) list.unshift(FEED);
    const most = at.rules.rulings.keepFoodAndBeg ? stillNeeded(mine, task) + stoneNeeded(mine, task) : least;
    for (let markers = Math.max(1, least); markers <= most; markers++)
      list.push(optionWith(writeMove({ verb: 'beg', times: markers }), { forgoes: 'points' }));
    return list;
  },
  asks(at, seat, task) {
    const mine = me(at, seat);
    if (donkeyHelps(mine, task)) return true;
    return lacking(mine, task) > 0 && anyExchange(at, seat);
  },
  run(at, seat, { task, move }) {
    const mine = me(at, seat);
    const substitute = stands(mine, task).find((candidate) => candidate.move === move);
    if (substitute !== undefined) {
      pay(at, seat, substitute.give);
      push(at, seat, substitute.next);
      return;
    }
    const markers = move === 'feed' ? 0 : readAs('beg', move).times;
    const stone = stoneNeeded(mine, task);
    const food = stillNeeded(mine, task);
    // Markers replace the missing stone first, then food, then stone that the player keeps.
    const forFood = Math.min(food, markers - Math.max(0, stone - mine.player.goods.stone));
    pay(at, seat, { food: food - forFood, stone: stone - (markers - forFood) });
    mine.player.begging += markers;
  },
});

/**
 * Animals without room: they become food, one after the other, until the rest has room (rulings A32, A33). The player
 * is asked even about a single animal if another exchange could make room or pay better.
 */
export const accommodateKind = taskKind<RuledState, Task>({
  wants: () => ROOM,
  begins: true,
  options: (at, seat) => (housed(me(at, seat)) ? [] : animalFoodOptions(at, seat).map(({ move }) => ({ move }))),
  asks: (at, seat) => anyLastExchange(at, seat),
  run(at, seat, { move }) {
    // The player may have eaten the animals they just took.
    if (at.state.turn?.taken !== undefined) at.state.turn = withoutTaken(at.state.turn);
    exchange(at, seat, move);
  },
});

const LAST_WANTS = [...ALL_GOODS.filter((good) => good !== 'food'), 'meadow', 'field', 'tunnel', 'cavern'];

/** The last exchanges before scoring (rulings A52). */
export const finalKind = taskKind<RuledState, Task>({
  wants: () => LAST_WANTS,
  options: () => [END_TURN],
  asks: (at, seat) => playerAt(at.state, seat).decided || anyLastExchange(at, seat),
  run() {
    // Does nothing: the player has made the exchanges.
  },
});

interface Protect extends Task {
  readonly spaces: readonly string[];
}

/** Solo: each ruby keeps the goods on one space that would be cleared (rulebook p. 24). */
export function protect(spaces: readonly string[]): Task {
  const task: Protect = { do: 'protect', spaces };
  return task;
}

export const protectKind = taskKind<RuledState, Protect>({
  options(at, seat, { spaces }): Option[] {
    if (playerAt(at.state, seat).goods.ruby === 0 || spaces.length === 0) return [];
    return [...spaces.map((id) => optionOf({ verb: 'protect', space: id })), { move: DONE }];
  },
  run(at, seat, { task: { spaces }, move }) {
    if (move === DONE) return;
    const id = readAs('protect', move).space;
    pay(at, seat, { ruby: 1 });
    push(at, seat, protect(spaces.filter((space) => space !== id)));
    const next = at.state.agenda.pop() as Clear | undefined;
    if (next?.do === 'clear') at.state.agenda.push(clear(next.spaces.filter((space) => space !== id)));
  },
});

interface Clear extends Task {
  readonly spaces: readonly string[];
}

/** Solo: the phase that returns the goods on these spaces. */
export function clear(spaces: readonly string[]): Clear {
  return { do: 'clear', spaces };
}
