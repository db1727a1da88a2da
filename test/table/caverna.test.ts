import { expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { effective, finishedTurns, replay } from '../../src/engine/log.ts';
import { readEntry, writeEntry } from '../../src/engine/notation.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { TableError } from '../../src/table/errors.ts';
import { openTestTables, type TestTables } from './fixture.ts';

const users = Array.from({ length: 7 }, (_, seat) => ({ id: `${100 + seat}`, name: `Player ${seat + 1}` }));

async function begin({ lobby }: TestTables, seats: number): Promise<string> {
  const [host, ...others] = users.slice(0, seats);
  if (!host) throw new Error('A game needs a host.');
  const { id: gameId } = await lobby.create({
    game: caverna.id,
    channelId: 'c',
    guildId: 'g',
    user: host,
    options: { tiles: 'introductory' },
  });
  for (const user of others) await lobby.join({ gameId, user });
  await lobby.start({ gameId, userId: host.id });
  return gameId;
}

/** One press of a random awaited seat; now and then a step back, a start over or an undo. */
async function press({ table }: TestTables, gameId: string, random: () => number): Promise<boolean> {
  const { awaited, game } = await table.position(gameId);
  if (awaited.length === 0) return false;
  const asked = awaited[Math.floor(random() * awaited.length)];
  const userId = game.seats[asked?.seat ?? 0]?.userId ?? '';
  const { step, decision } = await table.panel({ gameId, userId });
  const made = { gameId, userId, step };
  const kind = random();
  const act = async () => {
    if (kind < 0.04) return table.stepBack(made);
    if (kind < 0.05) return table.startOver(made);
    if (kind < 0.07) return table.undo({ gameId, userId: users[Math.floor(random() * game.seats.length)]?.id ?? '' });
    const { move } = decision.options[Math.floor(random() * decision.options.length)] ?? { move: '' };
    const answer = await table.choose({ ...made, move });
    expect(['asked', 'ended']).toContain(answer.kind);
    return answer;
  };
  await act().catch((error: unknown) => {
    if (!(error instanceof TableError) || kind >= 0.07) throw error;
  });
  return true;
}

it.each([1, 2, 3, 5, 7])(
  'a game of Caverna for %i is played at a table to its end, with undos and restarts',
  async (seats) => {
    const random = generator(seats);
    let tables = openTestTables({ rules: caverna as Game, seed: `seed ${seats}` });
    const gameId = await begin(tables, seats);
    let presses = 0;
    while (await press(tables, gameId, random)) {
      presses++;
      if (presses % 150 === 0) {
        const before = await tables.table.position(gameId);
        tables = openTestTables({ rules: caverna as Game, stores: tables.stores });
        expect(await tables.table.position(gameId)).toEqual(before);
      }
    }
    const { game, state } = await tables.table.position(gameId);
    expect(game.status).toBe('finished');
    expect((state as State).phase).toBe('end');
    const log = await tables.stores.games.log(gameId);
    const left = effective(log);
    expect(finishedTurns(left).flatMap(({ moves }) => moves)).toHaveLength(left.moves.length);
    const setup = { options: game.options, seats, seed: game.seed ?? '' };
    expect(caverna.view(replay(caverna, setup, log), 'spectator')).toEqual(state);
    for (const { seat, move } of left.moves) expect(readEntry(writeEntry({ seat, move }))).toEqual({ seat, move });
  },
);

/** A small linear congruential generator: the same presses each time. */
function generator(seed: number): () => number {
  let value = seed;
  return () => {
    value = (value * 48_271) % 2_147_483_647;
    return value / 2_147_483_647;
  };
}
