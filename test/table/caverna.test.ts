import { expect, it } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import { effective, finishedTurns, replay } from '../../src/engine/log.ts';
import { readEntry, writeEntry } from '../../src/engine/notation.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import type { State } from '../../src/games/caverna/state.ts';
import { TableError } from '../../src/table/errors.ts';
import { openGame, openTestTables, type TestTables } from './fixture.ts';

const users = Array.from({ length: 7 }, (_, seat) => ({ id: `${100 + seat}`, name: `Player ${seat + 1}` }));

/** One press of a random awaited seat; now and then a step back, a start over or an undo. */
async function press({ table }: TestTables, gameId: string, random: Random): Promise<boolean> {
  const { awaited, game } = await table.position(gameId);
  if (awaited.length === 0) return false;
  const asked = awaited[random.below(awaited.length)];
  const userId = game.seats[asked?.seat ?? 0]?.userId ?? '';
  const { step, decision } = await table.panel({ gameId, userId });
  const made = { gameId, userId, step };
  const kind = random.below(100);
  const act = async () => {
    if (kind < 4) return table.stepBack(made);
    if (kind < 5) return table.startOver(made);
    if (kind < 7) return table.undo({ gameId, userId: users[random.below(game.seats.length)]?.id ?? '' });
    const { move } = decision.options[random.below(decision.options.length)] ?? { move: '' };
    const answer = await table.choose({ ...made, move });
    expect(['asked', 'ended']).toContain(answer.kind);
    return answer;
  };
  await act().catch((error: unknown) => {
    if (!(error instanceof TableError) || kind >= 7) throw error;
  });
  return true;
}

it.each([1, 2, 3, 5, 7])(
  'a game of Caverna for %i is played at a table to its end, with undos and restarts',
  async (seats) => {
    const random = randomFrom(`presses ${seats}`);
    let tables = openTestTables({ rules: caverna as Game, seed: `seed ${seats}` });
    const options = { tiles: 'introductory' };
    const { id: gameId } = await openGame({ users: users.slice(0, seats), game: caverna.id, options }, tables);
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
