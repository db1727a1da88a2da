import { taskKind } from '../../../engine/agenda.ts';
import { optionFor } from '../../../engine/decision.ts';
import { meAt, wallPlaces, workingFor } from '../cave.ts';
import type { BreachTask } from '../effects.ts';
import { readAs, writeMove } from '../moves/codec.ts';
import type { RuledState } from '../power.ts';
import { receive } from './goods.ts';

const building = optionFor((slot: string) => writeMove({ verb: 'wall', slot }));
const breaching = optionFor((slot: string) => writeMove({ verb: 'breach', slot }));

/** Builds a wall from the common supply, while there is one (001 p. 4; rulings A112). */
export const wallKind = taskKind<RuledState, { readonly do: 'wall' }>({
  options(at, seat) {
    if (at.state.walls === 0) return [];
    const { player } = meAt(at, seat);
    return wallPlaces(player, at.state.options.rulings).map(building);
  },
  run(at, seat, { move }) {
    const mine = meAt(at, seat);
    mine.player.walls.push(readAs('wall', move).slot);
    at.state.walls--;
    for (const { power } of workingFor(mine)) if (power.wall !== undefined) receive(mine, power.wall);
  },
});

/** Returns a built wall to the common supply (001 p. 4; rulings A113). */
export const breachKind = taskKind<RuledState, BreachTask>({
  options: (at, seat) => meAt(at, seat).player.walls.map(breaching),
  run(at, seat, { task, move }) {
    const mine = meAt(at, seat);
    const { walls } = mine.player;
    walls.splice(walls.indexOf(readAs('breach', move).slot), 1);
    at.state.walls++;
    receive(mine, task.gain);
  },
});
