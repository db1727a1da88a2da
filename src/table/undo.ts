import { IllegalMove } from '../engine/decision.ts';
import { drafts, type Entry, finishedTurns, sinceCheckpoint } from '../engine/log.ts';
import { snapshotOf } from './automatic.ts';
import { mistake } from './errors.ts';
import { build, type Live, nextEntry, ownState } from './live.ts';
import { reveals } from './revealed.ts';
import { openLive, type Room, saveLive, serveGame } from './room.ts';
import { panelOf } from './showing.ts';
import { seatOf, takeBackFrom } from './turns.ts';
import type { FinishedTurn, Request, Undone } from './types.ts';

/**
 * Takes back the last move of the running turn; without one, the end of the user's last turn, so that its moves are
 * drafts again. The latter only while nobody has acted on it and nothing that lay face down has been turned up.
 */
export function undo(room: Room, { gameId, userId }: Request): Promise<Undone> {
  return serveGame(room, gameId, async () => {
    const live = await openLive(room, gameId);
    const seat = seatOf(live, userId);
    const own = drafts(live.effective, seat);
    if (own.length === 0) return { what: 'turn', panel: await reopen(room, live, seat) };
    return { what: 'move', panel: await takeBackFrom(room, live, { seat, first: own.at(-1) }) };
  });
}

async function reopen(room: Room, live: Live, seat: number) {
  const turn = lastTurn(live, seat);
  const end = turn?.moves.at(-1);
  if (turn === undefined || end === undefined) throw mistake('nothingToUndo', {});
  const entry: Entry = { entry: nextEntry(live.log), undo: end.entry - 1, seat };
  const next = without(live, entry);
  if (reveals(live.rules, next.state, live.state)) throw mistake('undoRevealed', {});
  await saveLive(room, next, {
    entries: [entry],
    snapshot: snapshotOf(next, entry.entry),
    posts: [{ kind: 'undo', entry: entry.entry, seat, turns: [turn], awaited: next.group.waiting }],
  });
  room.logger.info({ gameId: live.game.id, entry: entry.entry, seat }, 'turn reopened');
  return panelOf(next, seat);
}

function lastTurn({ effective: { moves, checkpoint } }: Live, seat: number): FinishedTurn | undefined {
  return finishedTurns({ moves: sinceCheckpoint(moves, checkpoint) }).findLast((turn) => turn.seat === seat);
}

/** The game without a closed turn. What others did since is then either still possible, as in a harvest, or built on it. */
function without(live: Live, undone: Entry): Live {
  try {
    const next = build(live.game, live.rules, [...live.log, undone]);
    for (const seat of live.game.seats.keys()) ownState(next, seat);
    return next;
  } catch (error) {
    throw error instanceof IllegalMove ? mistake('undoOthersActed', {}) : error;
  }
}
