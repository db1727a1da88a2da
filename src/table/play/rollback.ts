import { type Entry, effective } from '../../engine/log.ts';
import { mistake } from '../errors.ts';
import type { TableGame } from '../types.ts';
import { commit, snapshotOf } from './commit.ts';
import { openLive, type TableContext } from './context.ts';
import { buildWithDrafts, ifAllowed, type Live, mayTakeBack, nextEntry } from './live.ts';
import { withoutFormer } from './seats.ts';
import { type EndedVote, withdrawn } from './settled.ts';

/**
 * Takes a game back to its state after an entry of its log; throws TableError. A finished game then no longer counts
 * for ratings. Only within `serveGame`.
 */
export async function rollBack(context: TableContext, gameId: string, entry: number): Promise<TableGame> {
  const live = await openLive(context, gameId);
  const added = entriesBackTo(live, entry);
  mayTakeBack(live, added.length);
  const next = rolledBack(live, added, entry);
  const last = nextEntry(live.log) + added.length - 1;
  const { vote, posts = [] } = await settledByRollBack(context, gameId);
  const back = await commit(context, {
    live: next,
    entries: added,
    snapshot: snapshotOf(next, last),
    results: [],
    ...(vote && { vote }),
    posts: [...posts, { kind: 'rolledBack', entry: last, to: entry, awaited: next.group.waiting }],
  });
  context.logger.info({ gameId, entry: last, to: entry }, 'game taken back');
  return back.game;
}

/**
 * An undo back to the last entry that is unchanged, followed by everything that counted at that time and has been
 * undone since.
 */
function entriesBackTo({ log, effective: { kept: now } }: Live, entry: number): Entry[] {
  const { kept: then } = effective(log.filter((line) => line.entry <= entry));
  const changed = then.findIndex((line, index) => line.entry !== now[index]?.entry);
  const first = nextEntry(log);
  if (changed < 0) return [{ entry: first, undo: entry, seat: undefined }];
  const redone = then.slice(changed).map((line, index): Entry => ({ ...line, entry: first + 1 + index }));
  return [{ entry: first, undo: then[changed - 1]?.entry ?? 0, seat: undefined }, ...redone];
}

function rolledBack(live: Live, added: readonly Entry[], entry: number): Live {
  const last = live.log.at(-1)?.entry ?? 0;
  const refused = mistake('cannotRollBack', { entry, last });
  if (entry < 0 || entry >= last || live.game.status === 'ended') throw refused;
  const game: TableGame = {
    ...withoutFormer(live.game),
    status: 'running',
    closedAt: undefined,
    // If the game stayed rated, the table could replay the end again and again until somebody likes the result.
    ...(live.game.status === 'finished' && { unrated: true }),
  };
  const next = ifAllowed(() => buildWithDrafts(game, live.rules, [...live.log, ...added]));
  if (next === undefined || live.rules.finished(next.state)) throw refused;
  return next;
}

/** The open vote of a game, withdrawn if it is about something before the rollback. */
async function settledByRollBack({ stores }: TableContext, gameId: string): Promise<Partial<EndedVote>> {
  const open = await stores.votes.open(gameId);
  return open === undefined || open.kind === 'replace' ? {} : withdrawn(open);
}
