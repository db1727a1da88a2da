import { isDeepStrictEqual } from 'node:util';
import type { PlayedPart } from '../../engine/ahead.ts';
import { IllegalMove } from '../../engine/decision.ts';
import { closedTurns, origin, playAll } from '../../engine/log.ts';
import { openLive, type TableContext } from '../play/context.ts';
import { forcedMoves } from '../play/forced.ts';
import { type Live, ownSeatOf, setupOf } from '../play/live.ts';
import { serveGame } from '../play/serve.ts';
import { seatOf } from '../play/turns.ts';
import type { Request } from '../requests.ts';
import { prepare } from './plan.ts';

/** How many parts of shared phases a person plays alike before the bot offers to remember it. */
const ALIKE = 3;

/**
 * Orders that would have played a user's last three parts of shared phases as the user did; undefined if there are none,
 * or if the user has orders already. A deputy has no orders.
 */
export function habitOf(context: TableContext, request: Request): Promise<unknown> {
  return prepare(context, request, ({ live, seat, preparation }) => {
    const isOwn = ownSeatOf(live, request.userId) === seat;
    const isOpen = isOwn && preparation.standing === undefined;
    return { preparation, result: isOpen ? learnt(live, seat) : undefined };
  });
}

/**
 * Whether a user has to answer a question without a choice, and has answered several before by themselves; the setting
 * could do it for them.
 */
export function isForcedAgain(context: TableContext, { gameId, userId }: Request): Promise<boolean> {
  return serveGame(context, gameId, async () => {
    const live = await openLive(context, gameId);
    const seat = seatOf(live, userId);
    if (!live.group.waiting.includes(seat) || forcedMoves(live, seat) === undefined) return false;
    return playedForced(live, seat) >= ALIKE;
  });
}

/** How many turns without a choice the person in a seat has played by hand. */
function playedForced(live: Live, seat: number): number {
  const { game, rules, effective } = live;
  const state = origin(rules, setupOf(game), effective.checkpoint);
  let count = 0;
  for (const turn of closedTurns(effective)) {
    const isOwn = turn.seat === seat && turn.moves.every(({ by }) => by === undefined);
    if (
      isOwn &&
      isDeepStrictEqual(
        forcedMoves({ ...live, state }, seat),
        turn.moves.map(({ move }) => move),
      )
    )
      count += 1;
    playAll(rules, state, turn.moves);
  }
  return count;
}

function learnt(live: Live, seat: number): unknown {
  const { standing } = live.rules;
  if (standing?.learn === undefined) return undefined;
  const parts = lastParts(live, seat);
  const orders = parts === undefined ? undefined : standing.learn(parts, seat);
  if (parts === undefined || orders === undefined) return undefined;
  const played = ({ state, moves }: PlayedPart<unknown>) => {
    const ordered = standing.moves(state, seat, orders);
    return ordered?.open === undefined && isDeepStrictEqual(ordered?.moves.toSorted(), [...moves].sort());
  };
  return parts.every(played) ? orders : undefined;
}

/** The last parts of shared phases that a person has played entirely by themselves; undefined if one was not, or too few. */
function lastParts({ game, rules, effective }: Live, seat: number): PlayedPart<unknown>[] | undefined {
  const { standing } = rules;
  const parts: (PlayedPart<unknown> | undefined)[] = [];
  const state = origin(rules, setupOf(game), effective.checkpoint);
  try {
    for (const turn of closedTurns(effective)) {
      const isPart = turn.seat === seat && standing?.moves(state, seat, standing.schema.parse({})) !== undefined;
      if (isPart) {
        const isOwn = turn.moves.every(({ by }) => by === undefined);
        const moves = turn.moves.map(({ move }) => move);
        // A part without a choice says nothing.
        if (isOwn) parts.push({ state: rules.clone(state), moves });
        else if (turn.moves.some(({ by }) => by !== 'setting')) parts.push(undefined);
      }
      playAll(rules, state, turn.moves);
    }
  } catch (error) {
    if (error instanceof IllegalMove) return undefined;
    throw error;
  }
  const last = parts.slice(-ALIKE).flatMap((part) => part ?? []);
  return last.length === ALIKE ? last : undefined;
}
