import { type Task, taskKind } from '../../../engine/agenda.ts';
import { DONE, type Option } from '../../../engine/decision.ts';
import { housed } from '../animals.ts';
import { animalFoodOptions, anyExchange, anyLastExchange, exchange } from '../exchanges.ts';
import { canPay, gain, pay } from '../goods.ts';
import { withoutTaken } from '../leaving.ts';
import { optionOf, readAs, writeMove } from '../moves/codec.ts';
import { answers, type Me, me, playerAt, powersOf, type RuledState } from '../power.ts';
import { type Bundle, GOODS } from '../state.ts';
import { breedAll, mayBreed, ROOM } from './breed.ts';
import { push } from './goods.ts';

/** Food for each dwarf in a feeding phase, and for one born this round (rulebook p. 9). */
const FOOD_EACH = 2;
const FOOD_NEWBORN = 1;

const FIELD = optionOf({ verb: 'harvest', phase: 'field' });
const BREEDING = optionOf({ verb: 'harvest', phase: 'breeding' });

/** The Field phase: one crop from each sown field (rulebook p. 9). */
export const fieldKind = taskKind<RuledState, Task>({
  options: () => [FIELD],
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
export const harvestKind = taskKind<RuledState, Task>({
  options(at, seat) {
    const mine = me(at, seat);
    const sown = mine.player.cells.some((cell) => cell.ground === 'field' && cell.crop !== undefined);
    return sown || mayBreed(mine) ? [FIELD, BREEDING] : [FIELD];
  },
  run(at, seat, { move }) {
    const field = readAs('harvest', move).phase === 'field';
    if (!field) push(at, seat, breedAll());
    push(at, seat, feeding(FOOD_EACH));
    if (field) push(at, seat, { do: 'field' });
  },
});

/** A feeding that is still to be paid. */
export interface Feed extends Task {
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

/** The food that a feeding still costs. */
export const stillNeeded = (mine: Me, task: Feed): number => Math.max(0, feedingCost(mine, task.each) - task.replaced);

/** Goods that may feed one dwarf in place of food, written as in the move (Working cave, rulings A47). */
function stands(mine: Me, task: Feed): { move: string; give: Bundle }[] {
  if (task.replaced > 0 || stillNeeded(mine, task) === 0) return [];
  const list: { move: string; give: Bundle }[] = [];
  for (const { id, adjust } of powersOf(mine)) {
    for (const give of adjust?.feedOneWith ?? []) {
      if (!canPay(mine.player.goods, give)) continue;
      list.push({ move: writeMove({ verb: 'use', tile: id, details: Object.keys(give).slice(0, 1) }), give });
    }
  }
  return list;
}

/** Whether a donkey for a ruby would take off food before it is paid (Mining cave). */
function donkeyHelps(mine: Me, task: Feed): boolean {
  const { goods } = mine.player;
  if (goods.ruby === 0) return false;
  const now = stillNeeded(mine, task);
  goods.donkey += 1;
  const then = stillNeeded(mine, task);
  goods.donkey -= 1;
  return then < now;
}

/** The Feeding phase (rulebook p. 9; begging p. 10). */
export const feedKind = taskKind<RuledState, Feed>({
  *wants(at, seat, task) {
    const mine = me(at, seat);
    const need = stillNeeded(mine, task);
    if (donkeyHelps(mine, task)) yield 'donkey';
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
    for (let markers = Math.max(1, least); markers <= most; markers++)
      list.push({ ...optionOf({ verb: 'beg', times: markers }), forgoes: 'points' });
    return list;
  },
  asks(at, seat, task) {
    const mine = me(at, seat);
    if (donkeyHelps(mine, task)) return true;
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
    const markers = move === 'feed' ? 0 : readAs('beg', move).times;
    pay(at, seat, { food: need - markers });
    mine.player.begging += markers;
  },
});

/**
 * Animals without room: they become food, one after the other, until the rest has room (rulings A32, A33). Even a single
 * animal is asked for where another exchange could make room or pay better.
 */
export const accommodateKind = taskKind<RuledState, Task>({
  wants: () => ROOM,
  begins: true,
  options: (at, seat) => (housed(me(at, seat)) ? [] : animalFoodOptions(at, seat).map(({ move }) => ({ move }))),
  asks: (at, seat) => anyLastExchange(at, seat),
  run(at, seat, { move }) {
    // What has just been taken may have been eaten.
    if (at.state.turn?.taken !== undefined) at.state.turn = withoutTaken(at.state.turn);
    exchange(at, seat, move);
  },
});

/** The last exchanges before scoring (rulings A52). */
export const finalKind = taskKind<RuledState, Task>({
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

/** Solo: the phase in which the goods on these spaces are returned. */
export function clear(spaces: readonly string[]): Clear {
  return { do: 'clear', spaces };
}
