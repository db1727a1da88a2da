import { closedTurns, type Entry, type FinishedTurn } from '../../engine/log.ts';
import { mistake } from '../errors.ts';
import type { TableGame } from '../types.ts';
import { advance, progressOf } from './automatic.ts';
import { commit, type LiveStep, snapshotOf } from './commit.ts';
import type { TableContext } from './context.ts';
import { buildWithDrafts, ifAllowed, type Live, mayTakeBack, nextEntry, ownState } from './live.ts';
import { isRated } from './results.ts';
import { reveals } from './revealed.ts';

/** A turn that can be taken back, along with everything that followed. */
export interface Undoable {
  /** The entry to go back to: the turn's moves are kept, but become drafts again. */
  readonly to: number;
  readonly turn: FinishedTurn;
}

/** What would be taken back. */
export interface Undoing {
  /** Every closed turn that going back would undo, oldest first. */
  readonly turns: readonly FinishedTurn[];
  /** Whether something face down has been turned up since. */
  readonly revealed: boolean;
}

/** The turns that can be taken back, newest first: only those of people, who can play them again. */
export function undoables({ game, effective }: Live): Undoable[] {
  return closedTurns(effective)
    .filter(({ seat, moves }) => game.seats[seat]?.plays === undefined && moves.at(-1)?.by !== 'setting')
    .map((turn) => ({ to: (turn.moves.at(-1)?.entry ?? 1) - 1, turn }))
    .toReversed();
}

/**
 * What going back to an entry would undo; throws TableError if the rules can no longer replay the game up to that
 * point.
 */
export function undoingOf(live: Live, to: number): Undoing {
  const then = without(live, { entry: nextEntry(live.log), undo: to, seat: undefined }).state;
  // Whatever the current turn has revealed is known to its player.
  const now = live.group.waiting.map((seat) => ownState(live, seat));
  return {
    turns: closedTurns(live.effective).filter((turn) => (turn.moves.at(-1)?.entry ?? 0) > to),
    revealed: [live.state, ...now].some((state) => reveals(live.rules, then, state)),
  };
}

function without(live: Live, undone: Entry): Live {
  const game: TableGame = { ...live.game, status: 'running', closedAt: undefined };
  const left = ifAllowed(() => buildWithDrafts(game, live.rules, [...live.log, undone]));
  if (left === undefined) throw mistake('undoImpossible', {});
  return left;
}

/**
 * Takes back everything after an entry; then the autopilots act. If this goes back past a reveal that nobody has
 * `agreed` to undo, because nobody else plays, the game becomes unrated. Only within `serveGame`.
 */
export async function takeBackTo(
  context: TableContext,
  live: Live,
  {
    to,
    seat,
    agreed,
    also = {},
  }: {
    readonly to: number;
    readonly seat: number;
    readonly agreed: boolean;
    readonly also?: Pick<LiveStep, 'vote' | 'posts'>;
  },
): Promise<Live> {
  mayTakeBack(live);
  const { turns, revealed } = undoingOf(live, to);
  const undone: Entry = { entry: nextEntry(live.log), undo: to, seat: undefined };
  const back = without(live, undone);
  const next = revealed && !agreed ? { ...back, game: { ...back.game, unrated: true as const } } : back;
  const progress = await advance(context, { ...progressOf(next), entries: [undone] });
  context.logger.info({ gameId: live.game.id, entry: undone.entry, to }, 'turns undone by agreement');
  return commit(context, {
    ...progress,
    ...also,
    snapshot: snapshotOf(next, undone.entry),
    posts: [
      ...(also.posts ?? []),
      {
        kind: 'undo',
        entry: undone.entry,
        seat,
        turns,
        awaited: next.group.waiting,
        to,
        agreed: true,
        ...(!agreed && { alone: true }),
        ...(isRated(live.game) && !isRated(next.game) && { unrated: true }),
      },
    ],
  });
}
