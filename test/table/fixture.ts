import { pino } from 'pino';
import { expect, onTestFinished } from 'vitest';
import { openDatabase } from '../../db/sqlite/open.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Advising } from '../../src/players/advising.ts';
import type { Think } from '../../src/players/levels.ts';
import type { Remedy } from '../../src/table/decide/assembly.ts';
import { openOutbox } from '../../src/table/outbox/outbox.ts';
import type { Autopilot, Surroundings } from '../../src/table/play/context.ts';
import type { NewLobby } from '../../src/table/play/lobby.ts';
import { NO_LIMITS } from '../../src/table/play/opening.ts';
import type { Panel } from '../../src/table/play/showing.ts';
import type { Answer } from '../../src/table/play/turns.ts';
import type { Post, Send } from '../../src/table/posts.ts';
import type { Stores } from '../../src/table/stores.ts';
import { openTables } from '../../src/table/table.ts';
import type { TableGame, User } from '../../src/table/types.ts';
import { toyGame } from './toy.ts';

export const ANNA = { id: '100', name: 'Anna' };
export const BEN = { id: '200', name: 'Ben' };
export const CLEO = { id: '300', name: 'Cleo' };
export const DORA = { id: '400', name: 'Dora' };
export const TRIO = [ANNA, BEN, CLEO];

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

interface Wanted extends Partial<Omit<NewLobby, 'user'>> {
  readonly users?: readonly User[];
}

async function start({ lobby }: TestTables, { users = [ANNA, BEN], ...wanted }: Wanted): Promise<TableGame> {
  const [host, ...others] = users;
  if (!host) throw new Error('A game needs a host.');
  const { id } = await lobby.create({ channelId: 'c1', guildId: 'g1', user: host, game: 'toy', ...wanted });
  for (const user of others) await lobby.join({ gameId: id, user });
  return lobby.start({ gameId: id, userId: host.id });
}

export const started = (tables: TestTables, users?: User[], options: Record<string, unknown> = {}) =>
  start(tables, { ...(users && { users }), options });

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

export async function tick({ chores, clock }: TestTables): Promise<void> {
  for (const chore of chores) await chore.run(clock.now());
}

type Person = Pick<User, 'id'>;

/** A game at its tables, and what people do there. */
export function gameOf(tables: TestTables, id: string) {
  const { table, assembly, stores, clock } = tables;
  const of = ({ id: userId }: Person) => ({ gameId: id, userId });
  const vote = async () => {
    const open = await assembly.open(id);
    if (open === undefined) throw new Error('No vote is open.');
    return open;
  };
  return {
    ...tables,
    tables,
    id,
    of,
    play: (who: Person, ...moves: string[]) => play(tables, id, who.id, ...moves),
    panel: (who: Person) => table.panel(of(who)),
    drafts: async (who: Person) => (await table.panel(of(who))).drafts.map(({ move }) => move),
    undo: (who: Person) => table.undo(of(who)),
    position: (entry?: number) => table.position(id, entry),
    awaited: async () => (await table.position(id)).awaited.map(({ seat }) => seat),
    find: () => table.find(id),
    seat: async (seat: number) => (await table.find(id)).seats[seat],
    log: () => stores.games.log(id),
    vote,
    /** Votes in the open vote, or in another one; returns its outcome so far. */
    async ballot(who: Person, agrees = true, voteId?: string) {
      const named = voteId ?? (await vote()).id;
      return (await assembly.ballot({ gameId: id, voteId: named, userId: who.id, agrees })).outcome;
    },
    outcome: async (voteId: string) => (await assembly.view(voteId)).vote.outcome,
    absent: (user: User, remedy: Remedy, more: { seat?: number | undefined; moderates?: boolean } = {}) =>
      assembly.absent({ gameId: id, user, remedy, ...more }),
    replace: (user: User, seat: number, newcomer: User) => assembly.replace({ gameId: id, user, seat, newcomer }),
    /** Somebody agrees to play for a player, from now on unless another span is wanted. */
    async deputise(player: User, deputy: User, span: { from?: number; until?: number } = {}) {
      const wish = { user: player, deputy, guildId: 'g1', from: clock.now(), until: undefined, ...span };
      await tables.deputies.ask(wish);
      return tables.deputies.agree({ userId: deputy.id, player: player.id });
    },
    undoable: () => assembly.undoable(id),
    /** Asks the others to take back a turn and all that followed. */
    undoTo: (user: User, to = -1) => assembly.undo({ gameId: id, user, to }),
    async pass(ms: number) {
      clock.time += ms;
      await tick(tables);
    },
  };
}

export type OpenGame = ReturnType<typeof gameOf>;

/** A running game at tables of its own; the toy game unless another one is wanted. */
export const openGame = async (wanted: Wanted = {}, tables = openTestTables()): Promise<OpenGame> =>
  gameOf(tables, (await start(tables, wanted)).id);

export async function refuses(key: string, done: Promise<unknown>, params: object = {}): Promise<void> {
  await expect(done).rejects.toMatchObject({ key, params });
}

export function panelIn(answer: Answer): Panel {
  if (!('panel' in answer)) throw new Error(`The answer is ${answer.kind}.`);
  return answer.panel;
}

/** An outbox over these stores that ends with the test, and its clock. */
export function outboxOver(
  { outbox: store }: Pick<Stores, 'outbox'>,
  send: Send,
  {
    clock = clockAt(1_000),
    ...more
  }: Partial<Parameters<typeof openOutbox>[0]> & { clock?: ReturnType<typeof clockAt> } = {},
) {
  const outbox = openOutbox({ store, clock, logger: pino({ level: 'silent' }), send, ...more });
  onTestFinished(() => outbox.close());
  return { outbox, clock };
}

export async function takePosts({ stores }: { readonly stores: Pick<Stores, 'outbox'> }): Promise<Post[]> {
  const posts: Post[] = [];
  for (;;) {
    const rows = await stores.outbox.due(Number.MAX_SAFE_INTEGER, 100);
    if (rows.length === 0) return posts;
    for (const { nonce, post } of rows) {
      posts.push(post);
      await stores.outbox.sent(nonce, 0, []);
    }
  }
}

export const postsOf = async (stores: Stores): Promise<Post['kind'][]> =>
  (await takePosts({ stores })).map(({ kind }) => kind);
