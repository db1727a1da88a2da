import type { Game } from '../../src/engine/game.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { type PositionFile, stateFrom } from '../../src/games/caverna/positions.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { orders } from '../../src/table/ahead/orders.ts';
import type { Autopilot } from '../../src/table/play/context.ts';
import { forced } from '../../src/table/play/forced.ts';
import { ANNA, BEN, CLEO, gameOf, type OpenGame, openGame, openTestTables } from './fixture.ts';

/** A running game of Caverna. */
export interface TestGame extends OpenGame {
  readonly gameId: string;
  restart(): TestGame;
}

interface Begun {
  readonly autopilots?: readonly Autopilot[];
  /** Changes what a position file cannot express. */
  readonly tweak?: (state: State) => void;
}

/** Starts a game of Caverna from a position file with Anna, Ben and Cleo in that order. */
export async function gameAt(
  position: PositionFile,
  { autopilots = [orders, forced], tweak = () => {} }: Begun = {},
): Promise<TestGame> {
  const rules = caverna as Game;
  const { id, find, stores } = await openGame(
    { users: [ANNA, BEN, CLEO].slice(0, position.players), game: rules.id, places: position.players },
    openTestTables({ rules, seed: 'position' }),
  );
  const state = stateFrom(position);
  tweak(state);
  await stores.games.save({
    game: await find(),
    entries: [{ entry: 1, checkpoint: JSON.stringify(state), version: rules.version }],
    waiting: { since: 1, seats: rules.decisions(state).map(({ seat }) => seat) },
    at: 0,
  });
  const open = (): TestGame => ({
    ...gameOf(openTestTables({ rules, stores, autopilots }), id),
    gameId: id,
    restart: open,
  });
  return open();
}
