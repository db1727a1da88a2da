import { closedTurns, END, type FinishedTurn, isByPerson, origin, playAll } from '../../engine/log.ts';
import { ADVISER, looksAhead, marginOf } from '../../players/advice.ts';
import type { Appraised } from '../../players/appraisal.ts';
import { judgingOf } from '../../players/judging.ts';
import type { Level } from '../../players/levels.ts';
import { mistake } from '../errors.ts';
import { openLive, type TableContext } from '../play/context.ts';
import { type Live, setupOf } from '../play/live.ts';
import { serveGame } from '../play/serve.ts';
import { seatOf } from '../play/turns.ts';
import type { Request } from '../requests.ts';
import { advisingOf, mustAllowCoach } from './advice.ts';
import { guidedBy, type KeptAdvice } from './kept-advice.ts';

export { LATER } from '../../players/reasons.ts';

/** A computer's review of a finished turn, based on what its player saw in it. */
export interface Review extends Pick<Appraised, 'lost' | 'better' | 'reasons'> {
  readonly turn: FinishedTurn;
  /** The state before it, as the player saw it. */
  readonly before: unknown;
  readonly level: Level;
  /** Whether `lost` is in points; it is not if the turn was judged only by the game's own outlook. */
  readonly inPoints: boolean;
  /** Differences below this (in points) are meaningless. */
  readonly margin: number;
  /** Whether the judgement looked ahead to later turns. */
  readonly ahead: boolean;
  /** Whether the turn began as the coach had advised before it. */
  readonly hasBegun: boolean;
}

/**
 * A computer's review of a player's last turn while the game is running: compares the turn with what it advised before,
 * if it gave advice. A turn played as advised is as good as the best. Throws TableError.
 */
export async function reviewTurn(context: TableContext, request: Request, kept: KeptAdvice): Promise<Review> {
  const { live, turn, state, seat } = await serveGame(context, request.gameId, async () => {
    const opened = await openLive(context, request.gameId);
    const seat = seatOf(opened, request.userId);
    mustAllowCoach(opened);
    return { live: opened, seat, ...lastTurn(opened, seat) };
  });
  const { rules } = live;
  const seed = `review ${turn.moves.at(-1)?.entry}`;
  const moves = turn.moves.map(({ move }) => move);
  const before = { gameId: request.gameId, seat, before: rules.view(state, seat) };
  const { isFollowed, hasBegun, way } = guidedBy(kept.of(before), moves);
  const question = { game: rules.id, state, turn, seed, ...(way && { advised: way }) };
  // Nobody else at the table has to wait while this is computed.
  const { lost, better, reasons } = isFollowed ? NOTHING_LOST : await advisingOf(context).appraise(question);
  const inPoints = judgingOf(rules).network !== undefined;
  const ahead = looksAhead(rules, state);
  const judged = { level: ADVISER, inPoints, margin: marginOf(rules), ahead };
  return { turn, before: state, lost, better, reasons, hasBegun, ...judged };
}

const NOTHING_LOST: Pick<Appraised, 'lost' | 'better' | 'reasons'> = { lost: 0, better: undefined, reasons: [] };

/** Whether the person has decided anything in a turn, or planned it. */
const isOwn = ({ moves }: FinishedTurn): boolean => moves.some(({ move, by }) => move !== END && isByPerson(by));

/** The last turn that the person in a seat ended, with the state before it; throws TableError if there is none. */
function lastTurn({ rules, game, effective }: Live, seat: number): { turn: FinishedTurn; state: unknown } {
  const turns = closedTurns(effective);
  const at = turns.findLastIndex((turn) => turn.seat === seat && isOwn(turn));
  const turn = turns[at];
  if (turn === undefined) throw mistake('noTurnYet', {});
  const began = turn.moves[0]?.entry ?? 0;
  const state = origin(rules, setupOf(game), effective.checkpoint);
  // In a simultaneous phase, the turn that starts first may end last.
  const before = turns.slice(0, at).filter(({ moves }) => (moves.at(-1)?.entry ?? 0) < began);
  for (const { moves } of before) playAll(rules, state, moves);
  return { turn, state };
}
