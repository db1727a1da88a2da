import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Option } from '../../src/engine/decision.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { Rulings } from '../../src/games/caverna/rulings.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { fairWalks, Played } from './games.ts';
import { goals, reachedBy } from './goals.ts';
import { curiousPlayer } from './players.ts';
import { listen, watch } from './trace.ts';

watch();

const MOST_GAMES = 1200;
const SEED = 14;

/** Another value of every ruling. */
const OTHERWISE: { readonly [R in keyof Rulings]: (value: Rulings[R]) => Rulings[R] } = {
  carpenterPerStructure: (value) => !value,
  driftStoneWithoutTile: (value) => !value,
  keepFoodAndBeg: (value) => !value,
  clearMoreThan: (value) => (value > 6 ? 3 : 9),
  supplierRubyProtects: (value) => !value,
  mineOverhang: (value) => !value,
  soloCoversSpaces: (value) => !value,
  imitateImitation: (value) => !value,
  guestRoomOnWish: (value) => !value,
};
const RULINGS = Object.keys(OTHERWISE) as (keyof Rulings)[];

function otherwise<R extends keyof Rulings>(state: State, ruling: R): State {
  const { rulings } = state.options;
  const changed: Rulings = { ...rulings, [ruling]: OTHERWISE[ruling](rulings[ruling]) };
  return { ...caverna.clone(state), options: { ...state.options, rulings: changed } };
}

/** All of a state but its rulings. */
const rest = (state: State): string => JSON.stringify({ ...state, options: undefined });
const asked = (state: State): string => JSON.stringify(caverna.decisions(state));

const alone = ({ players }: State): boolean => players.length === 1;

/** The rulings that matter only in some states: the test skips the others. */
const ONLY_IF: Partial<Readonly<Record<keyof Rulings, (state: State) => boolean>>> = {
  clearMoreThan: alone,
  supplierRubyProtects: (state) => alone(state) && state.players.some(({ tiles }) => tiles.includes('rubySupplier')),
  mineOverhang: ({ players }) => players.some(({ tiles }) => tiles.includes('officeRoom')),
  carpenterPerStructure: ({ players }) => players.some(({ tiles }) => tiles.includes('carpenter')),
};

/** Whether the ruling changes a decision in a state, or the result of a choice. */
function matters(state: State, ruling: keyof Rulings, ...[seat, option]: [number, Option]): boolean {
  if (ONLY_IF[ruling]?.(state) === false) return false;
  const other = otherwise(state, ruling);
  if (asked(other) !== asked(state)) return true;
  const same = caverna.clone(state);
  caverna.apply(same, seat, option);
  caverna.apply(other, seat, option);
  return rest(other) !== rest(same) || asked(other) !== asked(same);
}

/** Whether the ruling changes the set-up of a game. */
function mattersAtStart({ walk: { setup } }: Played, ruling: keyof Rulings): boolean {
  const { rulings } = setup.options;
  const changed = { ...rulings, [ruling]: OTHERWISE[ruling](rulings[ruling] as never) };
  const start = (chosen: Rulings) => caverna.start({ ...setup.options, rulings: chosen }, setup.seats, setup.seed);
  return rest(start(rulings)) !== rest(start(changed));
}

/** Games by curious players, until nothing is missing any more. */
function explore(missing: Set<string>, rulings: Set<keyof Rulings>): void {
  const chosen = new Map<string, number>();
  let war = false;
  for (const walk of fc.sample(fairWalks(), { numRuns: MOST_GAMES, seed: SEED })) {
    const { seats, options } = walk.setup;
    const known = (move: string): string => reachedBy(move, seats, options.tiles)[0] ?? move;
    war = !war;
    const played = new Played(walk, curiousPlayer(chosen, known, war));
    for (const ruling of rulings) if (mattersAtStart(played, ruling)) rulings.delete(ruling);
    const reach = (move: string) => {
      for (const goal of reachedBy(move, seats, options.tiles)) missing.delete(goal);
    };
    for (const { state, seat, option } of played.steps()) {
      listen(undefined);
      for (const ruling of rulings) if (matters(state, ruling, seat, option)) rulings.delete(ruling);
      reach(option.move);
      listen(reach);
    }
    listen(undefined);
    if (missing.size === 0 && rulings.size === 0) return;
  }
}

describe('random games', () => {
  it('use every space at every player count, every tile, loot item and exchange, and every ruling', () => {
    const missing = goals();
    const rulings = new Set(RULINGS);
    explore(missing, rulings);
    expect([...missing], 'never used').toEqual([]);
    expect([...rulings], 'rulings that never mattered').toEqual([]);
  });
});
