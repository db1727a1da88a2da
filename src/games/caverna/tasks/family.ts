import { type Flow, type Task, taskKind } from '../../../engine/agenda.ts';
import { dwarfRoom } from '../animals.ts';
import { answers, type Me, me, playerAt, type RuledState } from '../power.ts';
import type { Dwarf } from '../state.ts';

/** The most dwarfs of a family without room for a sixth (rulebook p. 16). */
export const FAMILY = 5;

/** Whether there is a bed for one more dwarf (rulebook p. 15, Family growth). */
export function hasBed(mine: Me): boolean {
  const dwarfs = mine.player.dwarfs.length;
  if (dwarfs < FAMILY) return dwarfRoom(mine) > dwarfs;
  return dwarfs === FAMILY && answers(mine, 'sixthDwarf').length > 0;
}

/** Family growth: an offspring joins the acting dwarf. */
export const grow = (): Flow => ({ do: 'grow' });

export const growKind = taskKind<RuledState, Task>({
  options: (at, seat) => (hasBed(me(at, seat)) ? [{ move: 'grow' }] : []),
  lacks: (at, seat) => [{ of: playerAt(at.state, seat).dwarfs.length < FAMILY ? 'bed' : 'sixthBed' }],
  run(at, seat) {
    const { dwarfs } = playerAt(at.state, seat);
    dwarfs.push({ weapon: 0, at: actingDwarf(at, seat).at, newborn: true });
  },
});

/** The dwarf that has been placed this turn. */
export function actingDwarf({ state }: RuledState, seat: number): Dwarf {
  const dwarf = playerAt(state, seat).dwarfs[state.turn?.dwarf ?? -1];
  if (dwarf === undefined) throw new Error(`Seat ${seat + 1} has placed no dwarf this turn.`);
  return dwarf;
}
