import { type Task, taskKind } from '../../../engine/agenda.ts';
import { DECLINE, DONE, type Option } from '../../../engine/decision.ts';
import { fits, fitsBesides, type Herd } from '../animals.ts';
import { happen, hears, me } from '../asking.ts';
import { cover, trying } from '../cave.ts';
import { foodBesides } from '../exchanges.ts';
import { gain, pairsIn } from '../goods.ts';
import { optionOf, readAs } from '../moves/codec.ts';
import { singlePlaces } from '../places.ts';
import type { Me, RuledState } from '../power.ts';
import { type Bundle, FARM_ANIMALS, type FarmAnimal } from '../state.ts';

/** What could make room for animals: new land and mines, dogs, and fewer animals. */
export const ROOM = ['meadow', 'field', 'tunnel', 'dog', 'food'];

interface Breed extends Task {
  /** The maximum number of types that may breed. */
  readonly most: number;
}

/** Breeds at most this many types (expedition loot). */
export function breed(most: number): Task {
  const task: Breed = { do: 'breed', most };
  return task;
}

/**
 * The Breeding phase: every type may breed (rulebook p. 10); with the effects of powers before and after the births.
 */
export function breedingPhase(mine: Me): Task[] {
  const before = hears(mine, 'breeding') ? [{ do: 'breeding' }] : [];
  const after = hears(mine, 'bred') ? [{ do: 'bred' }] : [];
  return [...before, ALL_TYPES, ...after];
}

const ALL_TYPES: Breed = { do: 'breed', most: FARM_ANIMALS.length };

/** All sets of at most this many types that have parents. */
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
  const sets = setsOf(pairsIn(mine.player.goods), most).filter((set) => fitsWith(mine, set));
  return sets.filter((set) => !sets.some((other) => other.length > set.length && set.every((t) => other.includes(t))));
}

/** A pair, and a pair with its newborn. */
const PAIR = 2;
const SMALLEST_LITTER = 3;

/** The smallest herd with which these types can breed: a pair and its newborn of each, and no other type. */
function leastHerd(types: readonly FarmAnimal[]): Herd {
  const count = (type: FarmAnimal): number => (types.includes(type) ? SMALLEST_LITTER : 0);
  return { sheep: count('sheep'), donkey: count('donkey'), boar: count('boar'), cattle: count('cattle') };
}

/** The rubies that can make all the room that a pair needs beyond the entry-level dwelling: a meadow and a dog. */
const RUBIES_FOR_ROOM = 2;

/** Whether a herd finds room, perhaps with a dog, a meadow or a field for each of this many rubies. */
function fitsWithin(mine: Me, herd: Herd, rubies: number): boolean {
  if (fits(mine, herd)) return true;
  if (rubies === 0) return false;
  const { goods } = mine.player;
  goods.dog += 1;
  const watched = fitsWithin(mine, herd, rubies - 1);
  goods.dog -= 1;
  if (watched) return true;
  return (['meadow', 'field'] as const).some((ground) => {
    const [cell] = singlePlaces(mine.player, ground);
    if (cell === undefined) return false;
    return trying(
      mine.player,
      () => cover(mine.player, cell, ground),
      () => fitsWithin(mine, herd, rubies - 1),
    );
  });
}

/**
 * Whether rubies could become the missing parents of a type (rulings A42). Buying a pair helps only if its litter would
 * find room next to those of the other breeding types.
 */
function couldBuyParents(mine: Me, type: FarmAnimal, { most }: Breed): boolean {
  const { goods } = mine.player;
  const lacking = Math.max(0, PAIR - goods[type]);
  const rest = goods.ruby - lacking;
  if (lacking === 0 || rest < 0) return false;
  if (type === 'cattle' && rest === 0 && foodBesides(mine, 'cattle') < lacking) return false;
  if (lacking < PAIR) return true;
  const now = litters(mine, most);
  const size = now[0]?.length ?? 0;
  return (size === 0 ? [[]] : now.filter((set) => set.length === size)).some((set) =>
    fitsWithin(mine, leastHerd([...set, type]), Math.min(rest, RUBIES_FOR_ROOM)),
  );
}

/**
 * Whether exchanges could let more types breed: by making room, or by turning rubies into up to this many parents of a
 * type (rulings A40, A42).
 */
function couldBreedMore(mine: Me, task: Breed, bought = PAIR): boolean {
  const { goods } = mine.player;
  const now = litters(mine, task.most)[0]?.length ?? 0;
  if (now >= task.most) return false;
  if (now < Math.min(task.most, pairsIn(goods).length)) return true;
  return (
    goods.ruby > 0 && FARM_ANIMALS.some((type) => PAIR - goods[type] <= bought && couldBuyParents(mine, type, task))
  );
}

/**
 * Whether the player has a ruby, or whether fewer animals would let more types breed: they would fit if only their
 * parents were kept, and no other type.
 */
function exchangeHelps(mine: Me, task: Breed): boolean {
  if (!couldBreedMore(mine, task)) return false;
  if (mine.player.goods.ruby > 0) return true;
  return setsOf(pairsIn(mine.player.goods), task.most).some(
    (set) => fits(mine, leastHerd(set)) && !fitsWith(mine, set),
  );
}

export const breedKind = taskKind<RuledState, Breed>({
  wants: (at, seat, task) => (exchangeHelps(me(at, seat), task) ? [...FARM_ANIMALS, ...ROOM] : []),
  options(at, seat, task): Option[] {
    const mine = me(at, seat);
    const list = litters(mine, task.most).map((types) => optionOf({ verb: 'breed', animals: types }));
    const harvest = at.state.phase === 'harvest';
    return list.length === 0 && harvest && couldBreedMore(mine, task) ? [DECLINE] : list;
  },
  asks: (at, seat, task) => at.state.phase === 'harvest' && couldBreedMore(me(at, seat), task),
  run(at, seat, { move }) {
    if (move === DONE) return;
    const types = readAs('breed', move).animals;
    const mine = me(at, seat);
    gain(at, seat, newborn(types));
    happen(mine, (on) => on.newborn?.(mine, types));
  },
});

const BREEDING = optionOf({ verb: 'harvest', phase: 'breeding' });

/** Starts a Breeding phase, for the powers that react to it. */
export const breedingKind = taskKind<RuledState, Task>({
  options: () => [BREEDING],
  run(at, seat) {
    const mine = me(at, seat);
    happen(mine, (on) => on.breeding?.(mine));
  },
});

/** Ends the births of a Breeding phase, for the powers that react to it. */
export const bredKind = taskKind<RuledState, Task>({
  options: () => [BREEDING],
  run(at, seat) {
    const mine = me(at, seat);
    happen(mine, (on) => on.bred?.(mine));
  },
});

/** The sets of at most this many types that can breed now. */
export const breedable = (mine: Me, most: number): FarmAnimal[][] => litters(mine, most);

/**
 * Whether exchanges could let more types breed than now, at most this many, without eating any of these: with rubies,
 * or with fewer other animals.
 */
export function mayBreedMore(mine: Me, most: number): boolean {
  const { goods } = mine.player;
  if (!couldBreedMore(mine, { do: 'breed', most })) return false;
  const grown = (set: readonly FarmAnimal[]): Herd => {
    const count = (type: FarmAnimal): number => (set.includes(type) ? goods[type] + 1 : 0);
    return { sheep: count('sheep'), donkey: count('donkey'), boar: count('boar'), cattle: count('cattle') };
  };
  return (
    goods.ruby > 0 ||
    setsOf(pairsIn(mine.player.goods), most).some((set) => fits(mine, grown(set)) && !fitsWith(mine, set))
  );
}

/** Whether exchanges could let more of the current animals breed, not only a type whose pair rubies would buy. */
export const mayBreedMoreOfOwn = (mine: Me): boolean => couldBreedMore(mine, ALL_TYPES, PAIR - 1);

/** Whether any type breeds, or could after exchanges. */
export const mayBreed = (mine: Me): boolean => pairsIn(mine.player.goods).length > 0 || couldBreedMore(mine, ALL_TYPES);
