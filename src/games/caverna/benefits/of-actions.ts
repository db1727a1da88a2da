import type { Flow } from '../../../engine/agenda.ts';
import { housing } from '../features/family.ts';
import { entriesOf, plus, times } from '../goods.ts';
import { countGround } from '../layout.ts';
import type { Me } from '../power.ts';
import { ROUNDS } from '../schedule.ts';
import type { Bundle, Ground } from '../state.ts';
import { hasBed } from '../tasks/family.ts';
import { furnishable } from '../tasks/furnish.ts';
import type { Benefit } from './benefit.ts';
import { bedless, goodsBenefits, missing, nextBorn, withoutMeal } from './of-goods.ts';

/** The benefits of the actions of a space or of loot: the goods that come, and the possible actions. */
export function flowBenefits(mine: Me, flow: Flow, lying: Bundle): Benefit[] {
  const tasks = [...tasksIn(flow)];
  const goods = tasks.reduce<Bundle>((sum, task) => plus(sum, givenBy(mine, task)), lying);
  return [...goodsBenefits(mine, goods), ...tasks.flatMap((task) => chanceOf(mine, task) ?? [])];
}

/** A task with the fields that say what it brings. */
export interface Loose {
  readonly do: string;
  readonly goods?: Bundle;
  readonly per?: Ground;
  readonly twins?: readonly (readonly string[])[];
  readonly ground?: Ground;
}

/** All tasks within a flow. */
export function* tasksIn(flow: unknown): Generator<Loose> {
  if (typeof flow !== 'object' || flow === null) return;
  if ('do' in flow) yield flow as Loose;
  for (const part of Object.values(flow)) yield* tasksIn(part);
}

function givenBy({ player }: Me, task: Loose): Bundle {
  if (task.do !== 'gain' || task.goods === undefined) return {};
  return task.per === undefined ? task.goods : times(task.goods, countGround(player, task.per));
}

/** The benefits of a kind of task, before any choice about it. */
function chanceOf(mine: Me, task: Loose): Benefit | undefined {
  switch (task.do) {
    case 'grow':
      return hasBed(mine) ? { what: 'child', nth: nextBorn(mine) } : undefined;
    case 'furnish':
      return furnishing(mine);
    case 'twin':
      return task.twins?.flat().includes('cavern') ? caves(mine) : { what: 'land' };
    case 'lay':
      if (task.ground === 'tunnel') return { what: 'caves' };
      return task.ground === 'cavern' ? caves(mine) : { what: 'land' };
    case 'sow':
      return { what: 'sowing' };
    case 'fence':
    case 'stable':
      return { what: 'fencing' };
    case 'oreMine':
    case 'rubyMine':
      return { what: 'mining' };
    case 'forge':
      return { what: 'forging' };
    case 'expedition':
      return { what: 'expedition' };
    case 'token':
      return goesFirstNext(mine) ? { what: 'token' } : undefined;
    case 'imitate':
      return { what: 'imitation' };
    case 'trade':
      return { what: 'trade' };
    case 'breed':
      return { what: 'breeding' };
    default:
      return undefined;
  }
}

/** Whether the starting player token makes a difference: not to its holder, and not in the last round. */
export const goesFirstNext = ({ at: { state }, seat }: Me): boolean =>
  state.tokenHolder !== seat && state.round < ROUNDS;

function furnishing(mine: Me): Benefit {
  const nth = bedless(mine);
  const { short } = housing(mine);
  const lacks = nth === undefined ? {} : missing(short);
  // The family eats the stone for the dwelling first.
  if (entriesOf(lacks).length === 0 && entriesOf(missing(housing(withoutMeal(mine)).short)).length > 0)
    return { what: 'rooms', lacks: {}, nth: undefined };
  const isReady = nth !== undefined && entriesOf(lacks).length === 0 && furnishable(mine).length > 0;
  return isReady ? { what: 'dwellingHere', nth } : { what: 'rooms', lacks, nth };
}

const caves = (mine: Me): Benefit =>
  furnishable(mine).length === 0 ? { what: 'cavern', forDwelling: bedless(mine) !== undefined } : { what: 'caves' };
