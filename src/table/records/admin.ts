import { binding } from '../bind.ts';
import { keepingOf } from '../clocks.ts';
import { mistake } from '../errors.ts';
import { spentOn, startedFor } from '../lateness.ts';
import { moveGame, type Place } from '../play/channels.ts';
import { findTable, openRunning, saveStep, type TableContext } from '../play/context.ts';
import { rollBack } from '../play/rollback.ts';
import { promptAgain } from '../play/seats.ts';
import { serveGame } from '../play/serve.ts';
import type { OutboxRow } from '../posts.ts';
import type { Wait } from '../rows.ts';
import type { RemovedGame } from '../stores.ts';
import type { TableGame } from '../types.ts';
import { missed } from '../waiting/calls.ts';
import type { Chore } from '../waiting/ticker.ts';
import { writeCopy } from './copy.ts';
import { importFile, type Origin, restore } from './imports.ts';
import { COPIES_KEPT, DAY } from './quotas.ts';

/** How long to keep copies of removed games, in ms. */
const KEPT = 30 * DAY;

/** How many games to list. */
const MOST_LISTED = 500;

/** What server admins and operators can do. Each function throws TableError if something is impossible. */
export function createAdmin(context: TableContext) {
  const bind = binding(context);
  return {
    /** Lobbies and games of a server, or of all servers, newest first. */
    list: (guildId: string | undefined) => context.stores.games.ofGuild(guildId, MOST_LISTED),
    /** Stops the clocks of a running game, and refuses every press in it. */
    pause: bind(served(pause)),
    /** Resumes a game; its clocks continue where they stopped. */
    resume: bind(served(resume)),
    /** Lets a lobby or running game continue in another channel. */
    move: bind(served(moveGame)),
    /** Takes a started game back to its state after an entry of its log, past any reveals; 0 is its start. */
    rollBack: bind(served(rollBack)),
    /** For each game, the first waiting post if it has failed so far; the next one to become due comes first. */
    stuck: async () => (await context.stores.outbox.heads(undefined)).filter(isStuck),
    /** Gives up on a game's first waiting post, which has failed, so that those after it are sent. */
    skip: bind(served(skip)),
    /** Removes a game. A copy is kept for 30 days, or until newer copies of its server need the room. */
    remove: bind(served(remove)),
    /** The stored copies, newest first. */
    removed: (guildId: string | undefined) => context.stores.games.removed(guildId),
    /** Brings a removed game back in a channel of its server; throws CopyError if the game cannot be continued. */
    restore: bind(served(restore)),
    /** A game as text for `import`. It includes face-down cards, so players must not see that of a running game. */
    copy: bind(served(async (table, gameId) => copyOf(table, await findTable(table, gameId)))),
    /**
     * Adds a game from a file, under a new id; throws CopyError. Its results never count, and only people who have
     * taken their seats here play in it. There is a limit on how much a server may import from elsewhere.
     */
    import: (text: string, ...[place, origin = 'file']: [place: Place, origin?: Origin]) =>
      importFile(context, { text, place, origin }),
  };
}

/** What server admins and operators can do. */
export type Admin = ReturnType<typeof createAdmin>;

/** An action on a game; it waits for all earlier requests about the game. */
function served<Rest extends unknown[], T>(
  act: (context: TableContext, gameId: string, ...rest: Rest) => Promise<T>,
): (context: TableContext, gameId: string, ...rest: Rest) => Promise<T> {
  return (context, gameId, ...rest) => serveGame(context, gameId, () => act(context, gameId, ...rest));
}

/** Drops old copies of removed games, and forgets what servers imported before today. */
export function dropCopies({ stores: { games } }: TableContext): Chore {
  return {
    name: 'copies',
    async run(due) {
      await games.dropRemoved(due);
      await games.dropImports(due - DAY);
    },
  };
}

/**
 * How long (ms) to keep posts after sending them, and votes of finished games, for operators who are investigating an
 * error.
 */
const PRUNED_AFTER = 7 * DAY;

/** How often to check them, in ms. */
const PRUNE_EVERY = 60 * 60_000;

/** Drops posts that were sent long ago, and votes of games that ended long ago. */
export function prune({ stores }: TableContext): Chore {
  let next = 0;
  return {
    name: 'pruning',
    async run(now) {
      if (now < next) return;
      next = now + PRUNE_EVERY;
      await stores.outbox.prune(now - PRUNED_AFTER);
      await stores.votes.prune(now - PRUNED_AFTER);
    },
  };
}

/** A post that failed; one that is being sent for the first time has no error yet. */
const isStuck = ({ error }: OutboxRow): boolean => error !== undefined;

async function skip(context: TableContext, gameId: string): Promise<OutboxRow> {
  await findTable(context, gameId);
  const head = (await context.stores.outbox.heads(gameId)).find(isStuck);
  if (head === undefined) throw mistake('nothingStuck', {});
  await missed(context, gameId, head.post);
  await context.stores.outbox.refused(head.nonce, context.clock.now(), head.error ?? '');
  context.logger.warn({ gameId, nonce: head.nonce, post: head.post.kind }, 'a post was skipped');
  context.posted?.();
  return head;
}

async function pause(context: TableContext, gameId: string): Promise<TableGame> {
  const live = await openRunning(context, gameId);
  if (live.game.pausedAt !== undefined) throw mistake('paused', {});
  const game: TableGame = { ...live.game, pausedAt: context.clock.now() };
  const paused = await saveStep(context, { game, posts: [{ kind: 'paused' }, promptAgain(live)] });
  context.games.delete(gameId);
  context.logger.info({ gameId }, 'game paused');
  return paused;
}

async function resume(context: TableContext, gameId: string): Promise<TableGame> {
  const live = await openRunning(context, gameId);
  const { pausedAt } = live.game;
  if (pausedAt === undefined) throw mistake('notPaused', {});
  const game: TableGame = { ...live.game, pausedAt: undefined };
  const now = context.clock.now();
  const kept = await context.stores.waits.ofGame(gameId);
  const waits = await Promise.all(kept.map((wait) => movedOn(context, game, { wait, pausedAt, now })));
  const open = await context.stores.votes.open(gameId);
  const resumed = await saveStep(context, {
    game,
    waits,
    ...(open && { vote: { ...open, dueAt: open.dueAt + now - pausedAt } }),
    posts: [
      { kind: 'resumed' },
      promptAgain(live),
      ...(open ? [{ kind: 'vote', voteId: open.id, first: false } as const] : []),
    ],
  });
  context.games.delete(gameId);
  context.waiting?.();
  context.logger.info({ gameId }, 'game resumed');
  return resumed;
}

/** A wait of a resumed game; as much of the player's time has been used as when the game was paused. */
async function movedOn(
  context: TableContext,
  game: TableGame,
  { wait, pausedAt, now }: { readonly wait: Wait; readonly pausedAt: number; readonly now: number },
): Promise<Wait> {
  const keeping = await keepingOf(context, game, wait);
  const spent = spentOn(keeping, game, { from: wait.askedAt, to: pausedAt });
  return { ...wait, askedAt: startedFor(keeping, game, { to: now, spent }), dueAt: now };
}

async function copyOf(context: TableContext, game: TableGame): Promise<string> {
  const { games, results, analyses } = context.stores;
  const [log, tenures, kept] = await Promise.all([
    games.log(game.id),
    results.tenures(game.id),
    analyses.find(game.id),
  ]);
  const { gameId: _, ...analysis } = kept ?? { gameId: game.id };
  return writeCopy({ game, log, tenures, ...('analysis' in analysis && { analysis }) });
}

async function remove(context: TableContext, gameId: string): Promise<RemovedGame> {
  const game = await findTable(context, gameId);
  const removedAt = context.clock.now();
  const kept: RemovedGame = {
    gameId,
    guildId: game.guildId,
    copy: await copyOf(context, game),
    removedAt,
    dueAt: removedAt + KEPT,
  };
  await context.stores.games.remove(gameId, kept, COPIES_KEPT);
  context.games.delete(gameId);
  context.logger.info({ gameId }, 'game removed');
  return kept;
}
