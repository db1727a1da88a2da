import { positionOf } from '../../../src/games/caverna/game.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import {
  type Expedition as ExpeditionTask,
  levelOf,
  lootLacks,
  lootOf,
} from '../../../src/games/caverna/tasks/weapons.ts';
import { taskWithin } from '../../../src/games/caverna/within.ts';
import type { LootInput } from './scene.ts';
import { ownerOf, type Shown } from './shown.ts';

/** How to show the loot: for the expedition of a seat or, if there is none, as a plain overview. */
export interface LootView {
  readonly title: string;
  readonly expedition?: Expedition | undefined;
}

/** An expedition: who goes, their strength, the number of items, and which items are taken or possible. */
export interface Expedition {
  readonly seat: number;
  readonly goblin?: true;
  readonly strength: number;
  readonly level: number;
  readonly taken: readonly string[];
  /** If left out, everything that the strength allows. */
  readonly possible?: readonly string[];
}

/** The expedition that a seat is on or could start now, according to its remaining tasks. */
export function expeditionOf(state: State, seat: number): Expedition | undefined {
  const player = state.players[seat];
  const task = player && taskWithin<ExpeditionTask>(player, 'expedition');
  if (task === undefined) return undefined;
  const acting = player?.dwarfs[state.turn?.dwarf ?? -1];
  const strength = task.strength ?? acting?.weapon ?? 0;
  return {
    seat,
    ...(acting?.goblin && { goblin: true }),
    strength,
    level: levelOf(positionOf(state), seat, task),
    taken: task.taken,
  };
}

/** The loot of expeditions. */
export function lootBoard(shown: Shown, { title, expedition }: LootView): LootInput {
  const { seat, goblin, strength, level, taken = [], possible } = expedition ?? {};
  const at = positionOf(shown.state);
  const loot = seat === undefined ? at.rules.loot : lootOf(at, seat);
  const items = Object.entries(loot).toSorted(([, one], [, other]) => one.strength - other.strength);
  return {
    title,
    strength,
    level,
    owner: seat === undefined ? undefined : ownerOf(shown, seat),
    ...(goblin && { goblin }),
    items: items.map(([id, item]) => {
      const isTaken = taken.includes(id);
      const canTake = strength === undefined ? undefined : (possible?.includes(id) ?? item.strength <= strength);
      const isUseless = canTake === false && !isTaken && item.strength <= (strength ?? 0);
      return {
        id,
        name: shown.words.lootItem(id),
        strength: item.strength,
        taken: isTaken,
        possible: canTake,
        ...(isUseless && seat !== undefined && { why: shown.words.lootClosed(lootLacks(at, seat, id)) }),
      };
    }),
  };
}
