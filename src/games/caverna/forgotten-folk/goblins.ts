import { type Flow, taskKind } from '../../../engine/agenda.ts';
import { me, playerAt } from '../asking.ts';
import type { FolkRulings } from '../folk-rulings.ts';
import type { Me, Nature, RuledState } from '../power.ts';
import type { Bundle } from '../state.ts';
import { MOST_PEOPLE } from '../tasks/family.ts';
import { furnishKind, furnishOrdinary } from '../tasks/furnish.ts';

/** How much more ore than its strength a weapon costs clumsy people. */
const WASTED = 2;

/** The special rules of goblins and Cave Goblins: they are clumsy and incompetent (004, Goblins; rulings A76, A83). */
export const goblinNature = ({ goblinsUseBlacksmith }: FolkRulings): Nature => ({
  clumsy: true,
  forging: {
    strengths: [1, 2, 3, 4, 5, 6],
    cost: (strength, saved) => ({ ore: Math.max(0, strength + WASTED - (goblinsUseBlacksmith ? saved : 0)) }),
  },
});

/** Whether a family may have one more person (rulings A78). */
export const mayAdopt = ({ dwarfs }: Me['player']): boolean => dwarfs.length < MOST_PEOPLE;

/** A goblin joins a player's family if there is room, as an adult that acts from the next round on (rulings A78). */
export function adopt({ player }: Me): boolean {
  if (!mayAdopt(player)) return false;
  player.dwarfs.push({ weapon: 0, at: 'home', newborn: true, goblin: true });
  return true;
}

/** The price of the dwelling that a goblin moves into at once. */
const HOME: Bundle = { wood: 2, stone: 1 };
const DWELLING = furnishOrdinary(HOME) as Parameters<typeof furnishKind.options>[2];

/** Builds an ordinary dwelling, and a goblin moves in (rulings A98). */
export const goblinHome = (): Flow => ({ do: 'goblinHome' });

export const goblinHomeKind = taskKind<RuledState, Flow>({
  wants: (at, seat) => [...(furnishKind.wants?.(at, seat, DWELLING) ?? [])],
  options: (at, seat) => (mayAdopt(playerAt(at.state, seat)) ? furnishKind.options(at, seat, DWELLING) : []),
  possible: (at, seat) => mayAdopt(playerAt(at.state, seat)) && furnishKind.possible?.(at, seat, DWELLING) === true,
  lacks: (at, seat) =>
    mayAdopt(playerAt(at.state, seat)) ? (furnishKind.lacks?.(at, seat, DWELLING) ?? []) : [{ of: 'smallerFamily' }],
  run(at, seat, { move }) {
    furnishKind.run(at, seat, { task: DWELLING, move });
    adopt(me(at, seat));
  },
});
