import { type Flow, possible, type Task, taskKind, wanted } from '../../../engine/agenda.ts';
import { DONE, type Option } from '../../../engine/decision.ts';
import { lackingOf, pay } from '../goods.ts';
import { optionOf, readAs } from '../moves/codec.ts';
import { answers, laneOf, me, playerAt, type RuledState } from '../power.ts';
import type { Player } from '../state.ts';
import { actingDwarf } from './family.ts';
import { push } from './goods.ts';

/** The strongest weapon that can be forged, and the strongest there is (rulebook p. 20 and 22). */
const FORGED_MOST = 8;
const STRONGEST = 14;

/** Forge a weapon for the acting dwarf. */
export const forge = (): Flow => ({ do: 'forge' });

const forgeDiscount = (at: RuledState, seat: number): number =>
  answers(me(at, seat), 'forgeDiscount').reduce((sum, n) => sum + n, 0);

export const forgeKind = taskKind<RuledState, Task>({
  wants: (at, seat) => (actingDwarf(at, seat).weapon > 0 ? [] : ['ore']),
  lacks: (at, seat) => (actingDwarf(at, seat).weapon > 0 ? [] : lackingOf(playerAt(at.state, seat).goods, { ore: 1 })),
  options(at, seat): Option[] {
    if (actingDwarf(at, seat).weapon > 0) return [];
    const most = Math.min(FORGED_MOST, playerAt(at.state, seat).goods.ore + forgeDiscount(at, seat));
    return Array.from({ length: most }, (_, i) => optionOf({ verb: 'forge', strength: i + 1 }));
  },
  run(at, seat, { move }) {
    const { strength } = readAs('forge', move);
    pay(at, seat, { ore: Math.max(0, strength - forgeDiscount(at, seat)) });
    arm(playerAt(at.state, seat), at.state.turn?.dwarf ?? -1, strength);
  },
});

/** Gives the dwarf with this index a weapon of this strength, at most the strongest there is; 0 takes it away. */
export function arm({ dwarfs }: Player, index: number, strength: number): void {
  const dwarf = dwarfs[index];
  if (dwarf !== undefined) dwarfs[index] = { ...dwarf, weapon: Math.min(STRONGEST, strength) };
}

interface Expedition extends Task {
  readonly level: number;
  /** The strength that decides what can be chosen: the one at the start of the expedition (rulings A66). */
  readonly strength?: number;
  readonly taken: readonly string[];
}

/** An expedition of this level: so many different loot items at most (rulebook p. 21). */
export function expedition(level: number): Flow {
  const task: Expedition = { do: 'expedition', level, taken: [] };
  return task;
}

const strengthOf = (at: RuledState, seat: number, task: Expedition): number =>
  task.strength ?? actingDwarf(at, seat).weapon;

/** The loot that the dwarf is strong enough for, has not taken yet, and can use (rulings A65). */
function usableLoot(at: RuledState, seat: number, task: Expedition): string[] {
  const strength = strengthOf(at, seat, task);
  const lane = laneOf(at, seat);
  const list: string[] = [];
  for (const id in at.rules.loot) {
    const loot = at.rules.loot[id];
    if (loot === undefined || loot.strength > strength || task.taken.includes(id)) continue;
    if (loot.flow === undefined || possible(lane, loot.flow)) list.push(id);
  }
  return list;
}

export const expeditionKind = taskKind<RuledState, Expedition>({
  wants(at, seat, task) {
    if (task.taken.length >= task.level) return [];
    const most = strengthOf(at, seat, task);
    const lane = laneOf(at, seat);
    return Object.entries(at.rules.loot)
      .filter(([id, { strength }]) => strength <= most && !task.taken.includes(id))
      .flatMap(([, { flow }]) => (flow === undefined ? [] : [...wanted(lane, flow)]));
  },
  options(at, seat, task): Option[] {
    const loot = task.taken.length < task.level ? usableLoot(at, seat, task) : [];
    const list: Option[] = loot.map((id) => optionOf({ verb: 'loot', item: id }));
    if (task.taken.length > 0) list.push({ move: DONE });
    return list;
  },
  possible: (at, seat) => actingDwarf(at, seat).weapon > 0,
  lacks: () => [{ of: 'weapon' }],
  run(at, seat, { task, move }) {
    if (move === DONE) {
      returnFrom(at, seat, task);
      return;
    }
    const { item: id } = readAs('loot', move);
    const next: Expedition = { ...task, strength: strengthOf(at, seat, task), taken: [...task.taken, id] };
    push(at, seat, next);
    const flow = at.rules.loot[id]?.flow;
    if (flow !== undefined) push(at, seat, flow);
  },
});

/** The experience of an expedition: first what its loot does for all weapons, then 1 for the dwarf that went (rulebook p. 21). */
function returnFrom(at: RuledState, seat: number, { taken }: Expedition): void {
  const player = playerAt(at.state, seat);
  const all = taken.reduce((sum, id) => sum + (at.rules.loot[id]?.weapons ?? 0), 0);
  player.dwarfs.forEach((dwarf, i) => {
    if (dwarf.weapon > 0) arm(player, i, dwarf.weapon + all);
  });
  arm(player, at.state.turn?.dwarf ?? -1, actingDwarf(at, seat).weapon + 1);
}

/** Whether the seat is on an expedition whose loot it is choosing. */
export const onExpedition = (at: RuledState, seat: number): boolean =>
  playerAt(at.state, seat).agenda.some((task) => task.do === 'expedition' && (task as Expedition).taken.length > 0);
