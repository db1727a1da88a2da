import { type Flow, type Task, taskKind } from '../../../engine/agenda.ts';
import { optionWith } from '../../../engine/decision.ts';
import { dwarfRoom } from '../animals.ts';
import { answers, me, playerAt } from '../asking.ts';
import type { Me, RuledState } from '../power.ts';
import type { Dwarf } from '../state.ts';

/** The maximum number of dwarfs in a family without room for a sixth (rulebook p. 16). */
const FAMILY = 5;
/** The maximum number of people in a family, including goblins (004, Goblins). */
export const MOST_PEOPLE = 6;

/** How many goblins a family has. */
function goblinsOf({ at: { rules }, player: { dwarfs } }: Me): number {
  let goblins = 0;
  if (rules.folks !== undefined) for (const { goblin } of dwarfs) if (goblin) goblins++;
  return goblins;
}

/** How many people can live in a player's dwellings (rulebook pp. 15 and 16; rulings A79). */
export function beds(mine: Me): number {
  const size = answers(mine, 'familySize').at(-1) ?? FAMILY;
  const goblins = goblinsOf(mine);
  const room = Math.min(dwarfRoom(mine), size + goblins, MOST_PEOPLE);
  const sixth = room === FAMILY && size === FAMILY && goblins === 0 && answers(mine, 'sixthDwarf').length > 0;
  return sixth ? room + 1 : room;
}

/** Whether there is a bed for one more dwarf (rulebook p. 15, Family growth). */
export function hasBed(mine: Me): boolean {
  return beds(mine) > mine.player.dwarfs.length;
}

/** Why a family cannot grow: no bed, no bed for a sixth dwarf, or too many people already. */
function lackingBed(mine: Me): 'bed' | 'sixthBed' | 'smallerFamily' {
  const { length } = mine.player.dwarfs;
  const size = answers(mine, 'familySize').at(-1) ?? FAMILY;
  const goblins = goblinsOf(mine);
  if (length < Math.min(size + goblins, MOST_PEOPLE)) return 'bed';
  return size === FAMILY && goblins === 0 ? 'sixthBed' : 'smallerFamily';
}

/** Family growth: an offspring joins the acting dwarf. */
export const grow = (): Flow => ({ do: 'grow' });

const GROW = optionWith('grow');

export const growKind = taskKind<RuledState, Task>({
  options: (at, seat) => (hasBed(me(at, seat)) ? [GROW] : []),
  lacks: (at, seat) => [{ of: lackingBed(me(at, seat)) }],
  run(at, seat) {
    const { dwarfs } = playerAt(at.state, seat);
    dwarfs.push({ weapon: 0, at: actingDwarf(at, seat).at, newborn: true });
  },
});

/** The dwarf placed in this turn. */
export function actingDwarf({ state }: RuledState, seat: number): Dwarf {
  const dwarf = playerAt(state, seat).dwarfs[state.turn?.dwarf ?? -1];
  if (dwarf === undefined) throw new Error(`Seat ${seat + 1} has placed no dwarf this turn.`);
  return dwarf;
}
