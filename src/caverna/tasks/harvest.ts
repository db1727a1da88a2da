import { type Task, taskKind } from '../../engine/agenda.ts';
import type { Option } from '../../engine/decision.ts';
import { fits, fitsBesides, housed } from '../animals.ts';
import { animalFoodOptions, anyExchange, anyLastExchange, exchange, exchangeOptions } from '../exchanges.ts';
import { bundleText, canPay, gain, pay } from '../goods.ts';
import { answers, happen, type Me, me, type Position, playerAt, powersOf } from '../power.ts';
import { type Bundle, FARM_ANIMALS, type FarmAnimal, GOODS } from '../state.ts';
import { push } from './goods.ts';

/** Food for each dwarf in a feeding phase, and for one born this round (rulebook p. 9). */
const FOOD_EACH = 2;
const FOOD_NEWBORN = 1;

/** The Field phase: one crop from each sown field (rulebook p. 9). */
export const fieldKind = taskKind<Position, Task>({
  options: () => [{ move: 'harvest field' }],
  run(at, seat) {
    const { cells } = playerAt(at.state, seat);
    const crops = { grain: 0, vegetable: 0 };
    cells.forEach((cell, i) => {
      if (cell.ground !== 'field' || cell.crop === undefined) return;
      crops[cell.crop]++;
      const left = (cell.left ?? 1) - 1;
      cells[i] = left > 0 ? { ...cell, left } : { ground: 'field' };
    });
    gain(at, seat, crops);
  },
});

/** The third question mark: the Field phase or the Breeding phase, each player for themselves (rulebook p. 10). */
export const harvestKind = taskKind<Position, Task>({
  options(at, seat) {
    const mine = me(at, seat);
    const sown = mine.player.cells.some((cell) => cell.ground === 'field' && cell.crop !== undefined);
    const field = { move: 'harvest field' };
    const breeds = parents(mine).length > 0 || couldBreedMore(mine, ALL_TYPES);
    return sown || breeds ? [field, { move: 'harvest breeding' }] : [field];
  },
  run(at, seat, { move }) {
    const field = move === 'harvest field';
    if (!field) push(at, seat, breedAll());
    push(at, seat, feeding(FOOD_EACH));
    if (field) push(at, seat, { do: 'field' });
  },
});

interface Feed extends Task {
  /** Food for each dwarf: 2, or 1 where only 1 is to be paid. */
  readonly each: number;
  /** Food that has already been replaced by other goods. */
  readonly replaced: number;
}

/** The Feeding phase at so much food for each dwarf. */
export function feeding(each: number): Task {
  const task: Feed = { do: 'feed', each, replaced: 0 };
  return task;
}

/** How much food a player's dwarfs cost at so much each, after what tiles take off. */
export function feedingCost(mine: Me, each: number): number {
  const dwarfs = mine.player.dwarfs.reduce(
    (sum, dwarf) => sum + (dwarf.newborn ? Math.min(each, FOOD_NEWBORN) : each),
    0,
  );
  const less = answers(mine, 'feedingDiscount').reduce((sum, discount) => sum + discount(mine), 0);
  return Math.max(0, dwarfs - less);
}

const stillNeeded = (mine: Me, task: Feed): number => Math.max(0, feedingCost(mine, task.each) - task.replaced);

/** Goods that may feed one dwarf in place of food, written as in the move (Working cave, rulings A47). */
function stands(mine: Me, task: Feed): { move: string; give: Bundle }[] {
  if (task.replaced > 0 || stillNeeded(mine, task) === 0) return [];
  const list: { move: string; give: Bundle }[] = [];
  for (const { id, adjust } of powersOf(mine)) {
    for (const give of adjust?.feedOneWith ?? []) {
      if (canPay(mine.player.goods, give)) list.push({ move: `use ${id} ${bundleText(give).split(' ')[0]}`, give });
    }
  }
  return list;
}

/** The Feeding phase (rulebook p. 9; begging p. 10). */
export const feedKind = taskKind<Position, Feed>({
  *wants(at, seat, task) {
    const mine = me(at, seat);
    const need = stillNeeded(mine, task);
    if (mine.player.goods.food >= need) return;
    yield 'food';
    for (const give of answers(mine, 'feedOneWith').flat()) yield* Object.keys(give);
  },
  options(at, seat, task): Option[] {
    const mine = me(at, seat);
    const need = stillNeeded(mine, task);
    const { food } = mine.player.goods;
    const list: Option[] = stands(mine, task).map(({ move }) => ({ move }));
    if (food >= need) list.unshift({ move: 'feed' });
    const least = Math.max(0, need - food);
    const most = at.rules.rulings.keepFoodAndBeg ? need : least;
    for (let markers = Math.max(1, least); markers <= most; markers++) list.push({ move: `beg ${markers}` });
    return list;
  },
  asks(at, seat, task) {
    const mine = me(at, seat);
    return mine.player.goods.food < stillNeeded(mine, task) && anyExchange(at, seat);
  },
  run(at, seat, { task, move }) {
    const mine = me(at, seat);
    const need = stillNeeded(mine, task);
    const stand = stands(mine, task).find((candidate) => candidate.move === move);
    if (stand !== undefined) {
      pay(at, seat, stand.give);
      const next: Feed = { ...task, replaced: task.each };
      push(at, seat, next);
      return;
    }
    const markers = move === 'feed' ? 0 : Number(move.slice('beg '.length));
    pay(at, seat, { food: need - markers });
    mine.player.begging += markers;
  },
});

/** What could make room for animals: land and mines to be, dogs, and fewer animals. */
const ROOM = ['meadow', 'field', 'tunnel', 'dog', 'food'];

interface Breed extends Task {
  /** How many types may breed at most. */
  readonly most: number;
}

/** Breeding of so many types at most (expedition loot). */
export function breed(most: number): Task {
  const task: Breed = { do: 'breed', most };
  return task;
}

/** The Breeding phase: every type may breed (rulebook p. 10). */
export const breedAll = (): Task => ALL_TYPES;

const ALL_TYPES: Breed = { do: 'breed', most: FARM_ANIMALS.length };

const parents = ({ player: { goods } }: Me): FarmAnimal[] => FARM_ANIMALS.filter((type) => goods[type] >= 2);

/** All sets of at most so many of the types that have parents. */
function setsOf(types: readonly FarmAnimal[], most: number): FarmAnimal[][] {
  const sets: FarmAnimal[][] = [];
  for (let mask = (1 << types.length) - 1; mask > 0; mask--) {
    const set = types.filter((_, i) => (mask >> i) & 1);
    if (set.length <= most) sets.push(set);
  }
  return sets;
}

const newborn = (types: readonly FarmAnimal[]): Bundle => Object.fromEntries(types.map((type) => [type, 1]));

const fitsWith = (mine: Me, types: readonly FarmAnimal[]): boolean => fitsBesides(mine, newborn(types));

/** The largest sets of types that can breed together: all newborn animals need room at the same time (rulings A40). */
function litters(mine: Me, most: number): FarmAnimal[][] {
  const sets = setsOf(parents(mine), most).filter((set) => fitsWith(mine, set));
  return sets.filter((set) => !sets.some((other) => other.length > set.length && set.every((t) => other.includes(t))));
}

/** Whether an exchange could let more types breed: room for those that lack it, or a ruby for a second parent (rulings A40, A42). */
function couldBreedMore(mine: Me, task: Breed): boolean {
  const { goods } = mine.player;
  const now = litters(mine, task.most)[0]?.length ?? 0;
  if (now >= task.most) return false;
  if (now < Math.min(task.most, parents(mine).length)) return true;
  if (goods.ruby === 0) return false;
  return FARM_ANIMALS.some((type) => goods[type] === 1 && (type !== 'cattle' || couldFeedCattle(mine)));
}

/** Whether there is the food that cattle cost besides the ruby, or could be without that ruby and the only cattle. */
function couldFeedCattle({ at, seat, player: { goods } }: Me): boolean {
  const eats = (move: string): boolean => move.startsWith('eat ') && move !== 'eat cattle';
  return goods.food > 0 || goods.ruby > 1 || exchangeOptions(at, seat).some(({ move }) => eats(move));
}

/** A pair and its newborn. */
const SMALLEST_LITTER = 3;

/**
 * Whether a ruby is there, or types could breed that cannot now if animals left: those types fit once no more than their
 * parents are kept, and nothing of any other type.
 */
function exchangeHelps(mine: Me, task: Breed): boolean {
  if (!couldBreedMore(mine, task)) return false;
  if (mine.player.goods.ruby > 0) return true;
  return setsOf(parents(mine), task.most).some((set) => {
    const count = (type: FarmAnimal): number => (set.includes(type) ? SMALLEST_LITTER : 0);
    const least = { sheep: count('sheep'), donkey: count('donkey'), boar: count('boar'), cattle: count('cattle') };
    return fits(mine, least) && !fitsWith(mine, set);
  });
}

export const breedKind = taskKind<Position, Breed>({
  wants: (at, seat, task) => (exchangeHelps(me(at, seat), task) ? [...FARM_ANIMALS, ...ROOM] : []),
  options(at, seat, task): Option[] {
    const mine = me(at, seat);
    const list = litters(mine, task.most).map((types) => ({ move: `breed ${types.join(' ')}` }));
    const harvest = at.state.phase === 'harvest';
    return list.length === 0 && harvest && couldBreedMore(mine, task) ? [{ move: 'done' }] : list;
  },
  asks: (at, seat, task) => at.state.phase === 'harvest' && couldBreedMore(me(at, seat), task),
  run(at, seat, { move }) {
    if (move === 'done') return;
    const types = move.split(' ').slice(1) as FarmAnimal[];
    const mine = me(at, seat);
    gain(at, seat, newborn(types));
    happen(mine, (on) => on.newborn?.(mine, types));
  },
});

/**
 * Animals without room: they become food, one after the other, until the rest has room (rulings A32, A33). Even a single
 * animal is asked for where another exchange could make room or pay better.
 */
export const accommodateKind = taskKind<Position, Task>({
  wants: () => ROOM,
  begins: true,
  options: (at, seat) => (housed(me(at, seat)) ? [] : animalFoodOptions(at, seat).map(({ move }) => ({ move }))),
  asks: (at, seat) => anyLastExchange(at, seat),
  run: (at, seat, { move }) => exchange(at, seat, move),
});

/** The last exchanges before scoring (rulings A52). */
export const finalKind = taskKind<Position, Task>({
  wants: () => [...GOODS.filter((good) => good !== 'food'), 'meadow', 'field', 'tunnel', 'cavern'],
  options: () => [{ move: 'end' }],
  asks: (at, seat) => playerAt(at.state, seat).decided || anyLastExchange(at, seat),
  run() {
    // Nothing is done: the exchanges have been made.
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

export const protectKind = taskKind<Position, Protect>({
  options(at, seat, { spaces }): Option[] {
    if (playerAt(at.state, seat).goods.ruby === 0 || spaces.length === 0) return [];
    return [...spaces.map((id) => ({ move: `protect ${id}` })), { move: 'done' }];
  },
  run(at, seat, { task: { spaces }, move }) {
    if (move === 'done') return;
    const id = move.slice('protect '.length);
    pay(at, seat, { ruby: 1 });
    push(at, seat, protect(spaces.filter((space) => space !== id)));
    const next = at.state.agenda.pop() as Clear | undefined;
    if (next?.do === 'clear') at.state.agenda.push(clear(next.spaces.filter((space) => space !== id)));
  },
});

interface Clear extends Task {
  readonly spaces: readonly string[];
}

/** Solo: the phase in which the goods on these spaces are returned. */
export function clear(spaces: readonly string[]): Clear {
  return { do: 'clear', spaces };
}
