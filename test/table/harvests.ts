import { END } from '../../src/engine/log.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { play, type TestTables } from './fixture.ts';

/** Plays harvests by hand in a game of Caverna for two; `users` are in the order of the seats. */
export function harvestsOf(tables: TestTables, gameId: string, users: readonly { readonly id: string }[]) {
  const awaited = async () => {
    const { awaited: seats, state } = await tables.table.position(gameId);
    return { phase: (state as State).phase, seats: seats.map(({ seat }) => seat) };
  };
  const idOf = (seat: number): string => users[seat]?.id ?? '';

  /** Plays the first possible action of every turn until the next harvest. */
  async function toHarvest(): Promise<void> {
    for (let turns = 0; turns < 40; turns++) {
      const { phase, seats } = await awaited();
      if (phase === 'harvest') return;
      const userId = idOf(seats[0] ?? 0);
      for (let move = ''; move !== END; await play(tables, gameId, userId, move)) {
        const { decision } = await tables.table.panel({ gameId, userId });
        const own = decision.options.filter(({ anytime }) => !anytime).map((option) => option.move);
        move = own.find((one) => one === END) ?? own.find((one) => one === 'done') ?? own[0] ?? END;
      }
    }
    throw new Error('No harvest came.');
  }

  /** Feeds the people of a seat with some goods, and ends its harvest, or stops before its last move. */
  async function feed(seat: number, good: 'grain' | 'vegetable', stops = false): Promise<void> {
    const userId = idOf(seat);
    for (let move = ''; move !== END; ) {
      const { decision } = await tables.table.panel({ gameId, userId });
      const offered = decision.options.map((option) => option.move);
      move = [END, 'feed', `eat ${good}`].find((one) => offered.includes(one)) ?? offered[0] ?? END;
      if (move === END && stops) return;
      await play(tables, gameId, userId, move);
    }
  }

  /** Both play a harvest by hand; the first seat feeds its people with this good, the second with vegetables. */
  async function harvest(good: 'grain' | 'vegetable'): Promise<void> {
    await toHarvest();
    const { seats } = await awaited();
    if (seats.includes(0)) await feed(0, good);
    if (seats.includes(1)) await feed(1, 'vegetable');
  }

  return { awaited, toHarvest, feed, harvest };
}
