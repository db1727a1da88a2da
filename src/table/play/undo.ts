import { closedTurns, drafts, type Entry, type FinishedTurn, isByPerson, isBySetting } from '../../engine/log.ts';
import { mistake } from '../errors.ts';
import type { UndoPress } from '../requests.ts';
import { commit, snapshotOf } from './commit.ts';
import { openLive, type TableContext } from './context.ts';
import { buildWithDrafts, ifAllowed, type Live, mayTakeBack, nextEntry, publicEntry } from './live.ts';
import { reveals } from './revealed.ts';
import { serveGame } from './serve.ts';
import { type Panel, panelOf } from './showing.ts';
import { seatOf, takeBackFrom } from './turns.ts';

/** What `undo` took back: one move of the current turn, or the end of the last one, whose moves are drafts again. */
export interface Undone<State = unknown> {
  readonly what: 'move' | 'turn';
  readonly panel: Panel<State>;
}

/**
 * Takes back the last move of the current turn; without one, the end of the user's last turn, so that its moves are
 * drafts again. The latter is possible only if nobody has acted since and the turn has not turned anything over. Throws
 * TableError, `stale` if the public game has changed since the user saw it.
 */
export function undo(context: TableContext, { gameId, userId, entry }: UndoPress): Promise<Undone> {
  return serveGame(context, gameId, async () => {
    const live = await openLive(context, gameId);
    if (entry !== undefined && entry !== publicEntry(live)) throw mistake('stale', {});
    const seat = seatOf(live, userId);
    const own = drafts(live.effective, seat);
    if (own.length === 0) return { what: 'turn', panel: await reopen(context, live, seat) };
    return { what: 'move', panel: await takeBackFrom(context, live, { seat, first: own.at(-1) }) };
  });
}

async function reopen(context: TableContext, live: Live, seat: number) {
  const to = openedTo(live, seat);
  if (to === undefined) throw mistake('nothingToUndo', {});
  mayTakeBack(live);
  const entry = nextEntry(live.log);
  const next = reopened(live, { entry, undo: to, seat });
  if (reveals(live.rules, next.state, live.state)) throw mistake('undoRevealed', {});
  const turns = undoneTurns(live, next);
  await commit(context, {
    live: next,
    entries: next.log.slice(live.log.length),
    snapshot: snapshotOf(next, entry),
    posts: [{ kind: 'undo', entry, seat, turns, awaited: next.group.waiting, to }],
  });
  context.logger.info({ gameId: live.game.id, entry, seat }, 'turn reopened');
  return panelOf(next, seat);
}

/**
 * The entry to go back to when a seat takes back its last turn: the end of the turn, so that its moves are drafts
 * again; or, while others are still playing, the start of everything that a setting has played.
 */
function openedTo(live: Live, seat: number): number | undefined {
  const part = live.group.turns.findLast((turn) => turn.seat === seat);
  const entry = part !== undefined && isBySetting(part) ? part.moves[0] : lastTurn(live, seat)?.moves.at(-1);
  return entry && entry.entry - 1;
}

/**
 * The last turn that the person in a seat closed themselves; turns played by computers and settings will follow
 * automatically again.
 */
function lastTurn(live: Live, seat: number): FinishedTurn | undefined {
  return closedTurns(live.effective).findLast(
    (turn) => turn.seat === seat && turn.moves.slice(-1).every(({ by }) => isByPerson(by)),
  );
}

function undoneTurns(live: Live, next: Live): FinishedTurn[] {
  const left = new Set(closedTurns(next.effective).map(({ moves }) => moves.at(-1)?.entry));
  return closedTurns(live.effective).filter(({ moves }) => !left.has(moves.at(-1)?.entry));
}

interface SeatUndo {
  readonly entry: number;
  readonly undo: number;
  readonly seat: number;
}

/**
 * The game without a closed turn. Later actions of others may still be possible, as in a harvest, or may depend on it;
 * those that were made automatically are then taken back, too.
 */
function reopened(live: Live, undone: SeatUndo): Live {
  const next = without(live, undone);
  if (next !== undefined) return next;
  const byPersons = live.effective.moves.filter(
    ({ entry, seat, by }) => entry > undone.undo && seat !== undone.seat && by !== 'computer' && by !== 'setting',
  );
  const earlier = byPersons.length > 0 ? undefined : without(live, { ...undone, seat: undefined });
  if (earlier !== undefined) return earlier;
  const begun = live.game.seats.filter((_, seat) => byPersons.some((move) => move.seat === seat));
  const open = new Set(live.game.seats.flatMap((_, seat) => drafts(live.effective, seat)));
  if (byPersons.length === 0 || !byPersons.every((move) => open.has(move))) throw mistake('undoOthersActed', {});
  throw mistake('undoOthersBegun', { others: begun.map(({ name }) => name).join(', ') });
}

const without = (live: Live, undone: Entry): Live | undefined =>
  ifAllowed(() => buildWithDrafts(live.game, live.rules, [...live.log, undone]));
