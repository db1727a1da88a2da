import { pino } from 'pino';
import { openDatabase } from '../../db/sqlite/open.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Advising } from '../../src/players/advising.ts';
import type { Think } from '../../src/players/levels.ts';
import type { Autopilot, Surroundings } from '../../src/table/play/context.ts';
import { NO_LIMITS } from '../../src/table/play/opening.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import type { Answer } from '../../src/table/play/turns.ts';
import type { Post } from '../../src/table/posts.ts';
import type { Stores } from '../../src/table/stores.ts';
import { openTables } from '../../src/table/table.ts';
import type { TableGame } from '../../src/table/types.ts';
import { toyGame } from './toy.ts';

export const ANNA = { id: '100', name: 'Anna' };
export const BEN = { id: '200', name: 'Ben' };
export const CLEO = { id: '300', name: 'Cleo' };

/** A clock that only a test moves, at a time in UTC ms. */
export function clockAt(time: number) {
  const clock = { time, now: () => clock.time };
  return clock;
}

/** Tables over a database, with a clock that only a test moves. */
export function openTestTables({
  stores = openDatabase(':memory:'),
  rules = toyGame() as Game,
  heldGames = 300,
  seed = '',
  autopilots = [] as readonly Autopilot[],
  clock = clockAt(1_000),
  logger = pino({ level: 'silent' }),
  entries = undefined as Surroundings['entries'],
  // Many tests open more lobbies than anybody may.
  lobbyLimits = NO_LIMITS,
  think = undefined as Think | undefined,
  advising = undefined as Advising | undefined,
} = {}) {
  const posted = { times: 0 };
  const tables = openTables(
    {
      stores,
      findGame: (id) => (id === rules.id ? rules : undefined),
      clock,
      logger,
      posted: () => void posted.times++,
      nameComputer: (number) => `Computer ${number}`,
      nameDeputy: (deputy, player) => `${deputy} for ${player}`,
      autopilots,
      lobbyLimits,
      ...(entries && { entries }),
      ...(think && { think }),
      ...(advising && { advising }),
      ...(seed !== '' && { newSeed: () => seed }),
    },
    { heldGames },
  );
  return { ...tables, stores, clock, posted };
}

export type TestTables = ReturnType<typeof openTestTables>;

/** A running game of the toy with these people. */
export async function started(
  { lobby }: TestTables,
  users = [ANNA, BEN],
  options: Record<string, unknown> = {},
): Promise<TableGame> {
  const [host, ...others] = users;
  if (!host) throw new Error('A game needs a host.');
  const { id } = await lobby.create({ channelId: 'c1', guildId: 'g1', user: host, game: 'toy', options });
  for (const user of others) await lobby.join({ gameId: id, user });
  return lobby.start({ gameId: id, userId: host.id });
}

/** Chooses moves one after the other, each on the current panel of the user. */
export async function play({ table }: TestTables, gameId: string, userId: string, ...moves: string[]): Promise<Answer> {
  let last: Answer | undefined;
  for (const move of moves) {
    const { step } = await table.panel({ gameId, userId });
    last = await table.choose({ gameId, userId, step, move });
  }
  if (!last) throw new Error('Nothing was played.');
  return last;
}

/** Plays a game of two rounds in which Anna digs more than Ben. */
export async function playToTheEnd(tables: TestTables): Promise<string> {
  const { id } = await started(tables, [ANNA, BEN], { rounds: 1 });
  await play(tables, id, ANNA.id, 'dig 3', 'dig 3', 'end');
  await play(tables, id, BEN.id, 'dig 1', 'end');
  await play(tables, id, ANNA.id, 'beg', 'end');
  await play(tables, id, BEN.id, 'beg', 'end');
  if ((await tables.table.find(id)).status !== 'finished') throw new Error('The game is not over.');
  return id;
}

/** The panel in an answer. */
export function panelIn(answer: Answer): Panel {
  if (!('panel' in answer)) throw new Error(`The answer is ${answer.kind}.`);
  return answer.panel;
}

/** Takes every waiting post of a game out of the outbox, in order. */
export async function postsOf(stores: Stores): Promise<Post['kind'][]> {
  const kinds: Post['kind'][] = [];
  for (;;) {
    const rows = await stores.outbox.due(Number.MAX_SAFE_INTEGER, 100);
    if (rows.length === 0) return kinds;
    for (const { nonce, post } of rows) {
      kinds.push(post.kind);
      await stores.outbox.sent(nonce, 0, []);
    }
  }
}
