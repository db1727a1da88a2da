import { type Decision, IllegalMove } from '../../engine/decision.ts';
import {
  drafts,
  END,
  type FinishedTurn,
  finishedTurns,
  isByPerson,
  isBySetting,
  type MoveEntry,
} from '../../engine/log.ts';
import type { Press } from '../requests.ts';
import type { TableGame } from '../types.ts';
import { openLive, type TableContext } from './context.ts';
import { build, draftsThatStay, type Live, ownDecision, ownState, publicEntry, publicStep, stepOf } from './live.ts';
import { serveGame } from './serve.ts';

/** An awaited seat as everybody may see it. */
interface Awaited {
  readonly seat: number;
  /** The number of the decision below; while the seat has drafts, a press with this number is stale. */
  readonly step: number;
  /** The question that the seat faced before its drafts. */
  readonly decision: Decision;
}

/** A game as everybody may see it: only confirmed moves. */
export interface Position<State = unknown> {
  readonly game: TableGame;
  /** The number of the last log entry that it includes; 0 at the start. */
  readonly entry: number;
  /** As a spectator sees it. */
  readonly state: State;
  /** Empty if the game is over. */
  readonly awaited: readonly Awaited[];
  /** The last closed turn; after a harvest, the parts of all seats in it. */
  readonly last: readonly FinishedTurn[];
  /** The seat whose person was the last to close a turn; undefined if none has. */
  readonly closedBy?: number | undefined;
  /** Whether that turn, or anything since, has turned something face up; then only a vote can take it back. */
  readonly revealed?: boolean;
  /** Seats whose part was played by a setting while others are still playing; their players can change it. */
  readonly byItself?: readonly number[];
}

/** What a seat sees of its own unfinished turn. */
export interface Panel<State = unknown> {
  readonly game: TableGame;
  readonly seat: number;
  /** The number of the decision: every press must carry it. */
  readonly step: number;
  /** The state as the seat sees it, with its own drafts. */
  readonly state: State;
  readonly decision: Decision;
  /** The seat's moves in this turn so far; nobody else sees them yet. */
  readonly drafts: readonly MoveEntry[];
  /** How many of them, counted from the first, cannot be taken back because they revealed something. */
  readonly staying: number;
  /** The state before the first of the drafts. */
  readonly before: State;
  /** Whether the turn can end now. */
  readonly canEnd: boolean;
  /** Whether the turn is rehearsed before it has come. */
  readonly ahead?: true;
}

/** A game as everybody may see it. */
export function positionOf(live: Live): Position {
  const { rules, state, last } = live;
  // Drafts are saved, too, so the revision would reveal how many there are; that must stay private.
  const { revision: _, ...game } = live.game;
  return {
    game,
    entry: publicEntry(live),
    state: rules.view(state, 'spectator'),
    awaited: game.status === 'running' ? awaitedIn(live) : [],
    last,
    closedBy: closedBy(live),
    revealed: live.revealed,
    byItself: live.group.turns.filter(isBySetting).map(({ seat }) => seat),
  };
}

/** Ignores later turns played by computers and settings, which follow automatically. */
const closedBy = ({ effective: { moves, checkpoint } }: Live): number | undefined =>
  moves.findLast(({ entry, move, by }) => move === END && entry > (checkpoint?.entry ?? 0) && isByPerson(by))?.seat;

function awaitedIn(live: Live): Awaited[] {
  const step = publicStep(live);
  return live.rules.decisions(live.state).map((decision) => ({ seat: decision.seat, step, decision }));
}

/** What an awaited seat sees of its turn. */
export function panelOf(live: Live, seat: number): Panel {
  const decision = ownDecision(live, seat);
  return {
    game: live.game,
    seat,
    step: stepOf(live, seat),
    state: live.rules.view(ownState(live, seat), seat),
    decision,
    drafts: drafts(live.effective, seat),
    staying: draftsThatStay(live, seat),
    before: live.rules.view(live.state, seat),
    canEnd: decision.options.some(({ move }) => move === END),
  };
}

/** A game now, or after an entry of its log. */
export function showPosition(context: TableContext, gameId: string, entry?: number): Promise<Position> {
  return serveGame(context, gameId, async () => {
    return positionOf(liveAt(await openLive(context, gameId), entry));
  });
}

/** The game after an entry; the current game if no entry is given. */
export const liveAt = (live: Live, entry: number | undefined): Live =>
  entry === undefined || entry >= publicEntry(live) ? live : earlier(live, entry);

/**
 * The game after an entry; the current game if rules have changed and can no longer replay what came before a
 * checkpoint.
 */
export function earlier(live: Live, entry: number): Live {
  const log = live.log.filter((line) => line.entry <= entry);
  try {
    return build({ ...live.game, status: 'running' }, live.rules, log);
  } catch (error) {
    // A rollback may have gone back beyond a checkpoint that later entries still need.
    if (error instanceof IllegalMove && live.log.some((line) => 'checkpoint' in line)) return live;
    throw error;
  }
}

/** The closed turns of a game, oldest first. */
export function showTurns(context: TableContext, gameId: string): Promise<FinishedTurn[]> {
  return serveGame(context, gameId, async () => finishedTurns((await openLive(context, gameId)).effective));
}

/** A press on an option. */
export interface Choice extends Press {
  /** The text on the option. */
  readonly move: string;
  /**
   * Options chosen with it, one after the other: all of them, or none if one is not on offer, or follows one that
   * reveals something.
   */
  readonly more?: readonly string[];
  /**
   * The moves that end the turn if it was clear `before` that this choice is the last, and nothing is left to choose
   * `after` it; otherwise undefined. They end it only if nothing can be taken back either.
   */
  readonly closing?: (before: Panel, after: Panel) => readonly string[] | undefined;
}
