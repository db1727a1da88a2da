import { type Flow, type Lack, lacking, possible, type Task, taskKind, wanted } from '../../../engine/agenda.ts';
import { DECLINE, DONE, type Option } from '../../../engine/decision.ts';
import { onceFor } from '../../../engine/once.ts';
import { answers, laneOf, me, natureOf, playerAt, powersOf, powersThatAnswer } from '../asking.ts';
import { canPay, entriesOf, lackingOf, pay } from '../goods.ts';
import { optionOf, optionsBy, readAs } from '../moves/codec.ts';
import type { Loot, Me, NamedPower, Nature, RuledState } from '../power.ts';
import type { Bundle, Dwarf, Good } from '../state.ts';
import { actingDwarf } from './family.ts';
import { push } from './goods.ts';

/** The weapons that a dwarf can forge, for ore equal to their strength; and the strongest (rulebook pp. 20 and 22). */
const FORGED = {
  strengths: [1, 2, 3, 4, 5, 6, 7, 8],
  cost: (strength: number, saved: number) => oreOf(strength - saved),
};
const STRONGEST = 14;

const oreOf = (count: number): Bundle => ({ ore: Math.max(0, count) });

/** Forges a weapon for the acting dwarf. */
export const forge = (): Flow => ({ do: 'forge' });

const lootOne = optionsBy((item: string) => ({ verb: 'loot', item }));
const forgeOne = optionsBy((strength: number) => ({ verb: 'forge', strength }));

interface Forging {
  readonly strength: number;
  readonly cost: Bundle;
  /** The good that replaces the ore. */
  readonly paying?: Good;
}

const forgeBy = ({ strength, paying }: Forging): Option =>
  paying === undefined ? forgeOne(strength) : optionOf({ verb: 'forge', strength, paying });

const forgingsOf = onceFor<readonly NamedPower[]>()((): Map<Nature, readonly Forging[]> => new Map());

/** The weapons that the acting person could forge, affordable or not. */
export function forgings(at: RuledState, seat: number): readonly Forging[] {
  const mine = me(at, seat);
  return forgingsBy(mine, natureOf(mine, actingDwarf(at, seat)));
}

function forgingsBy(mine: Me, nature: Nature): readonly Forging[] {
  // They depend only on the nature of the person and the powers of the player.
  const all = forgingsOf(powersOf(mine));
  const known = all.get(nature);
  if (known !== undefined) return known;
  const found = findForgings(mine, nature);
  all.set(nature, found);
  return found;
}

/** What people of a nature can forge without any power. */
const unaided = onceFor<Nature>()((nature) => usualForgings(nature, 0));

function usualForgings({ forging: { strengths, cost } = FORGED }: Nature, saved: number): readonly Forging[] {
  return strengths.map((strength) => ({ strength, cost: cost(strength, saved) }));
}

function findForgings(mine: Me, nature: Nature): readonly Forging[] {
  const saved = answers(mine, 'forgeDiscount').reduce((sum, n) => sum + n, 0);
  const more = answers(mine, 'weapons').flat();
  if (saved === 0 && more.length === 0) return unaided(nature);
  const usual = usualForgings(nature, saved);
  const { strengths } = nature.forging ?? FORGED;
  const others = more.filter(({ strength }) => strengths.includes(strength));
  return [...usual, ...others.map((way) => ({ ...way, paying: goodIn(way.cost) }))];
}

/**
 * The amounts of ore that somebody in a family could pay for a weapon; none for a person who has one or pays in other
 * goods.
 */
export function oreForWeapon(mine: Me, dwarf: Dwarf): readonly number[] {
  if (dwarf.weapon > 0) return [];
  const ways = forgingsBy(mine, natureOf(mine, dwarf));
  return ways.flatMap(({ cost, paying }) =>
    paying !== undefined || cost.ore === undefined || !canPay(mine.player.goods, cost) ? [] : [cost.ore],
  );
}

/** The most ore that the player's powers save on a weapon. */
export function savedOnForging(at: RuledState, seat: number): number {
  const plain = unaided(natureOf(me(at, seat), actingDwarf(at, seat)));
  const ways = forgings(at, seat);
  return Math.max(0, ...plain.map(({ cost: { ore = 0 } }, i) => ore - (ways[i]?.cost.ore ?? 0)));
}

const goodIn = (cost: Bundle): Good => entriesOf(cost)[0]?.[0] ?? 'ore';

export const forgeKind = taskKind<RuledState, Task>({
  wants(at, seat) {
    if (actingDwarf(at, seat).weapon > 0) return [];
    return at.rules.folks === undefined ? ['ore'] : forgings(at, seat).flatMap(({ cost }) => Object.keys(cost));
  },
  lacks(at, seat) {
    const [least] = actingDwarf(at, seat).weapon > 0 ? [] : forgings(at, seat);
    return least === undefined ? [] : lackingOf(playerAt(at.state, seat).goods, least.cost);
  },
  options(at, seat): Option[] {
    if (actingDwarf(at, seat).weapon > 0) return [];
    const { goods } = playerAt(at.state, seat);
    const list: Option[] = [];
    for (const way of forgings(at, seat)) if (canPay(goods, way.cost)) list.push(forgeBy(way));
    return list;
  },
  possible(at, seat) {
    if (actingDwarf(at, seat).weapon > 0) return false;
    const { goods } = playerAt(at.state, seat);
    for (const { cost } of forgings(at, seat)) if (canPay(goods, cost)) return true;
    return false;
  },
  run(at, seat, { move }) {
    const chosen = forgings(at, seat).find((way) => forgeBy(way).move === move);
    if (chosen === undefined) return;
    pay(at, seat, chosen.cost);
    arm(me(at, seat), at.state.turn?.dwarf ?? -1, chosen.strength);
  },
});

/**
 * Gives the dwarf with this index a weapon of this strength, at most the strongest that it can have; 0 takes it away.
 */
export function arm(mine: Me, index: number, strength: number): void {
  const { dwarfs } = mine.player;
  const dwarf = dwarfs[index];
  if (dwarf === undefined) return;
  dwarfs[index] = { ...dwarf, weapon: Math.min(strongestOf(mine, dwarf), strength) };
}

const strongestOf = (mine: Me, dwarf: Dwarf): number => natureOf(mine, dwarf).strongest ?? STRONGEST;

/** How many points of strength a weapon can still gain; none without a weapon (rulebook p. 21). */
const growthLeft = (mine: Me, dwarf: Dwarf): number =>
  dwarf.weapon === 0 ? 0 : strongestOf(mine, dwarf) - dwarf.weapon;

/** Whether the weapon of the acting dwarf grows with the experience of an expedition. */
export const growsByTravel = (mine: Me): boolean => growthLeft(mine, actingDwarf(mine.at, mine.seat)) > 0;

/**
 * Whether a loot item that strengthens all weapons makes any of them grow. The traveller's weapon must be able to grow
 * by more than the 1 for its experience.
 */
const growsByLoot = (mine: Me): boolean => {
  const traveller = mine.at.state.turn?.dwarf;
  return mine.player.dwarfs.some((dwarf, i) => growthLeft(mine, dwarf) > (i === traveller ? 1 : 0));
};

/** An expedition that can start or has started. */
export interface Expedition extends Task {
  readonly do: 'expedition';
  readonly level: number;
  /** The strength that decides what the player can choose: the one at the start of the expedition (rulings A66). */
  readonly strength?: number;
  readonly taken: readonly string[];
  /** The powers that have trained the dwarf for it. */
  readonly trained?: readonly string[];
}

/** Goes on an expedition of this level: at most this many different loot items (rulebook p. 21). */
export function expedition(level: number): Flow {
  const task: Expedition = { do: 'expedition', level, taken: [] };
  return task;
}

const strengthOf = (at: RuledState, seat: number, task: Expedition): number =>
  task.strength ?? actingDwarf(at, seat).weapon;

/** The maximum number of items that an expedition brings a player. */
export const levelOf = (at: RuledState, seat: number, { level }: Pick<Expedition, 'level'>): number =>
  at.rules.answered.has('moreLoot') ? answers(me(at, seat), 'moreLoot').reduce((sum, n) => sum + n, level) : level;

/** The loot items that a player can find. */
export function lootOf(at: RuledState, seat: number): Items {
  if (!at.rules.answered.has('loot')) return at.rules.loot;
  const more = answers(me(at, seat), 'loot');
  if (more.length === 0) return at.rules.loot;
  // These answers belong to one catalogue, so they can serve as the key of the cache.
  let known = lootWith.get(more);
  if (known === undefined) {
    known = Object.assign({}, at.rules.loot, ...more) as Items;
    lootWith.set(more, known);
  }
  return known;
}

type Items = Readonly<Record<string, Loot>>;

/** The loot items of players who find more than others, by what they find. */
const lootWith = new WeakMap<readonly Items[], Items>();

/** Loot items as a list, cached. */
const listed = onceFor<Items>()((items): readonly [string, Loot][] => Object.entries(items));

/** The training still possible before an expedition whose loot is not chosen yet (rulings A81: never above a cap). */
function trainings(at: RuledState, seat: number, task: Expedition): { id: string; cost: Bundle }[] {
  if (task.taken.length > 0 || !at.rules.answered.has('training')) return [];
  const mine = me(at, seat);
  const dwarf = actingDwarf(at, seat);
  if (growthLeft(mine, dwarf) === 0) return [];
  return powersThatAnswer(mine, 'training').flatMap(({ id, adjust }) => {
    const cost = adjust?.training;
    return cost === undefined || task.trained?.includes(id) ? [] : [{ id, cost }];
  });
}

const training = (id: string): Option => optionOf({ verb: 'use', tile: id, details: [] });

/** The loot for which the dwarf is strong enough, and that it has not taken yet and can use (rulings A65). */
function usableLoot(at: RuledState, seat: number, task: Expedition): string[] {
  const strength = strengthOf(at, seat, task);
  const list: string[] = [];
  for (const [id, loot] of listed(lootOf(at, seat))) {
    if (loot.strength > strength || task.taken.includes(id)) continue;
    if (hasEffect(at, seat, loot)) list.push(id);
  }
  return list;
}

/** Whether a loot item has any effect: its action is possible, and if it strengthens all weapons, one of them grows. */
const hasEffect = (at: RuledState, seat: number, { flow, weapons }: Loot): boolean =>
  (weapons === undefined || growsByLoot(me(at, seat))) && (flow === undefined || possible(laneOf(at, seat), flow));

/**
 * The things that a player lacks to use a loot item for which the dwarf is strong enough; empty if nothing in
 * particular is missing.
 */
export function lootLacks(at: RuledState, seat: number, id: string): readonly Lack[] {
  const { flow, weapons } = lootOf(at, seat)[id] ?? {};
  if (weapons !== undefined) return [{ of: 'weakerWeapon' }];
  return flow === undefined ? [] : lacking(laneOf(at, seat), flow);
}

export const expeditionKind = taskKind<RuledState, Expedition>({
  wants(at, seat, task) {
    if (task.taken.length >= levelOf(at, seat, task)) return [];
    const most = strengthOf(at, seat, task);
    const lane = laneOf(at, seat);
    const loot = listed(lootOf(at, seat))
      .filter(([id, { strength }]) => strength <= most && !task.taken.includes(id))
      .flatMap(([, { flow }]) => (flow === undefined ? [] : [...wanted(lane, flow)]));
    return [...trainings(at, seat, task).flatMap(({ cost }) => Object.keys(cost)), ...loot];
  },
  options(at, seat, task): Option[] {
    const { goods } = playerAt(at.state, seat);
    const loot = task.taken.length < levelOf(at, seat, task) ? usableLoot(at, seat, task) : [];
    const list: Option[] = loot.map(lootOne);
    for (const { id, cost } of trainings(at, seat, task)) if (canPay(goods, cost)) list.push(training(id));
    if (task.taken.length > 0) list.push(DECLINE);
    return list;
  },
  possible: (at, seat) => actingDwarf(at, seat).weapon > 0,
  lacks(at, seat) {
    const { dwarfs } = playerAt(at.state, seat);
    return [{ of: dwarfs.some(({ at: place, weapon }) => place === 'home' && weapon > 0) ? 'weaponNow' : 'weapon' }];
  },
  run(at, seat, { task, move }) {
    if (move === DONE) {
      returnFrom(at, seat, task);
      return;
    }
    const trained = trainings(at, seat, task).find(({ id }) => training(id).move === move);
    if (trained !== undefined) {
      pay(at, seat, trained.cost);
      arm(me(at, seat), at.state.turn?.dwarf ?? -1, actingDwarf(at, seat).weapon + 1);
      const again: Expedition = { ...task, trained: [...(task.trained ?? []), trained.id] };
      push(at, seat, again);
      return;
    }
    const { item: id } = readAs('loot', move);
    const next: Expedition = { ...task, strength: strengthOf(at, seat, task), taken: [...task.taken, id] };
    push(at, seat, next);
    const flow = lootOf(at, seat)[id]?.flow;
    if (flow !== undefined) push(at, seat, flow);
  },
});

/** A loot item for which the dwarf is strong enough, and what is missing to choose it now. */
export interface ClosedLoot {
  readonly item: string;
  readonly strength: number;
  readonly lacks: readonly Lack[];
}

/** The loot that an expedition could bring if nothing were missing, without what it has already brought. */
export function closedLoot(at: RuledState, seat: number, task: Expedition): ClosedLoot[] {
  const usable = new Set(usableLoot(at, seat, task));
  const strongest = strengthOf(at, seat, task);
  return listed(lootOf(at, seat))
    .filter(([id, loot]) => loot.strength <= strongest && !usable.has(id) && !task.taken.includes(id))
    .map(([item, { strength }]) => ({ item, strength, lacks: lootLacks(at, seat, item) }));
}

/** The experience of an expedition: first its loot for all weapons, then 1 for the traveller (rulebook p. 21). */
function returnFrom(at: RuledState, seat: number, { taken }: Expedition): void {
  const mine = me(at, seat);
  const all = taken.reduce((sum, id) => sum + (at.rules.loot[id]?.weapons ?? 0), 0);
  mine.player.dwarfs.forEach((dwarf, i) => {
    if (dwarf.weapon > 0) arm(mine, i, dwarf.weapon + all);
  });
  arm(mine, at.state.turn?.dwarf ?? -1, actingDwarf(at, seat).weapon + 1);
}

/** Whether the seat is choosing the loot of an expedition. */
export const onExpedition = (at: RuledState, seat: number): boolean =>
  playerAt(at.state, seat).agenda.some((task) => task.do === 'expedition' && (task as Expedition).taken.length > 0);
