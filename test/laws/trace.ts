import { afterAll } from 'vitest';
import type { Task, TaskKind } from '../../src/engine/agenda.ts';
import { AGENDA, caverna } from '../../src/games/caverna/game.ts';
import type { RuledState } from '../../src/games/caverna/power.ts';
import { PHASES } from '../../src/games/caverna/rounds.ts';
import type { Goods, Player, Space, State } from '../../src/games/caverna/state.ts';

/** All goods there are outside the general supply: what each player has, and what lies on each space. */
export interface Stock {
  readonly players: readonly Goods[];
  readonly spaces: ReadonlyMap<string, Space['goods']>;
}

/** A state before a happening: everything that determines its price and its yield. */
interface Before {
  readonly state: State;
  readonly stock: Stock;
}

/** One thing that happened: a task of a seat that was carried out, an exchange, or a phase of the round. */
export interface Happening {
  readonly what: 'task' | 'exchange' | 'phase';
  readonly seat: number;
  /** The kind of task, the name of the phase, or the verb of the exchange. */
  readonly kind: string;
  readonly task: Task;
  readonly move: string;
  readonly before: Before;
  readonly after: Stock;
}

export function stockOf({ players, spaces }: State): Stock {
  return {
    players: players.map(({ goods }) => ({ ...goods })),
    spaces: new Map(spaces.map(({ id, goods }) => [id, goods])),
  };
}

const beforeOf = (state: State): Before => ({ state: caverna.clone(state), stock: stockOf(state) });

let happenings: Happening[] | undefined;
let listener: ((move: string) => void) | undefined;

/** Tells the listener every move from now on, including those without a decision. */
export function listen(to: ((move: string) => void) | undefined): void {
  listener = to;
}

function watchTask(name: string, kind: TaskKind<RuledState>): TaskKind<RuledState> {
  return {
    ...kind,
    run(at, seat, chosen) {
      const { task, move } = chosen;
      listener?.(move);
      if (happenings === undefined) {
        kind.run(at, seat, chosen);
        return;
      }
      const before = beforeOf(at.state);
      kind.run(at, seat, chosen);
      // An action that an exchange has made possible after all is carried out, and seen, as a task of its own.
      if (name === 'end' && move !== 'end') return;
      happenings.push({ what: 'task', seat, kind: name, task, move, before, after: stockOf(at.state) });
    },
  };
}

function watchPhase(name: string, phase: (at: RuledState, task: Task) => void): typeof phase {
  return (at, task) => {
    if (happenings === undefined) {
      phase(at, task);
      return;
    }
    const before = beforeOf(at.state);
    phase(at, task);
    happenings.push({ what: 'phase', seat: -1, kind: name, task, move: '', before, after: stockOf(at.state) });
  };
}

/** In this test file, tasks and phases are seen whenever they are carried out; files that follow share the modules, so it ends with the file. */
export function watch(): void {
  const kinds = AGENDA.kinds as Map<string, TaskKind<RuledState>>;
  const phases = PHASES as Record<string, (at: RuledState, task: Task) => void>;
  const [kindsBefore, phasesBefore] = [[...kinds], { ...phases }];
  for (const [name, kind] of kindsBefore) kinds.set(name, watchTask(name, kind));
  for (const [name, phase] of Object.entries(phasesBefore)) phases[name] = watchPhase(name, phase);
  afterAll(() => {
    for (const [name, kind] of kindsBefore) kinds.set(name, kind);
    Object.assign(phases, phasesBefore);
  });
}

/** Everything that happens during a choice, in order; the exchange first if the choice is one. */
export function happeningsOf(
  state: State,
  seat: number,
  option: { readonly move: string; readonly anytime?: true },
): Happening[] {
  const before = beforeOf(state);
  const list: Happening[] = [];
  happenings = list;
  try {
    caverna.apply(state, seat, option);
  } finally {
    happenings = undefined;
  }
  if (!option.anytime) return list;
  const after = list[0]?.before.stock ?? stockOf(state);
  const { move } = option;
  return [{ what: 'exchange', seat, kind: move.split(' ')[0] ?? '', task: { do: '' }, move, before, after }, ...list];
}

/** The player that something happened to, as before it. */
export function playerOf({ before, seat }: Happening): Player {
  const player = before.state.players[seat];
  if (player === undefined) throw new Error(`There is no seat ${seat}.`);
  return player;
}
