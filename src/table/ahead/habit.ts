import { isDeepStrictEqual } from 'node:util';
import type { PlayedPart } from '../../engine/ahead.ts';
import { IllegalMove } from '../../engine/decision.ts';
import { closedTurns, type MoveEntry, origin, playAll } from '../../engine/log.ts';
import { openLive, type TableContext } from '../play/context.ts';
import { forcedMoves } from '../play/forced.ts';
import { type Live, ownSeatOf, setupOf } from '../play/live.ts';
import { serveGame } from '../play/serve.ts';
import { seatOf } from '../play/turns.ts';
import type { Request } from '../requests.ts';
import { prepare } from './plan.ts';

/** How many parts of shared phases a person must play in the same way before the bot offers to remember that. */
const ALIKE = 3;

/**
 * Orders that would have played a user's last three parts of shared phases in the same way; undefined if there are
 * none, or if the user already has orders. A deputy has no orders.
 */
export function habitOf(context: TableContext, request: Request): Promise<unknown> {
  return prepare(context, request, ({ live, seat, preparation }) => {
    const isOwn = ownSeatOf(live, request.userId) === seat;
    const isOpen = isOwn && preparation.standing === undefined;
    return { preparation, result: isOpen ? learnt(live, seat) : undefined };
  });
}

/**
 * Whether a user faces a question that leaves no choice and has answered several such questions before, so that the
 * setting could do it for them.
 */
export function isForcedAgain(context: TableContext, { gameId, userId }: Request): Promise<boolean> {
  return serveGame(context, gameId, async () => {
    const live = await openLive(context, gameId);
    const seat = seatOf(live, userId);
    if (!live.group.waiting.includes(seat) || forcedMoves(live, seat) === undefined) return false;
    return playedForced(live, seat) >= ALIKE;
  });
}

/** A turn of a seat, and the state before it; that state changes with the next turn. */
interface OwnTurn {
  readonly state: unknown;
  readonly moves: readonly string[];
  /** Whether the person played all of it, and not a plan, a setting or somebody else. */
  readonly byHand: boolean;
  /** Whether a setting played all of it. */
  readonly bySetting: boolean;
}

/** A seat's turns so far, replayed on each iteration. */
function* ownTurns({ game, rules, effective }: Live, seat: number): Generator<OwnTurn> {
  const state = origin(rules, setupOf(game), effective.checkpoint);
  for (const turn of closedTurns(effective)) {
    if (turn.seat === seat) {
      const is = (wanted: MoveEntry['by']) => turn.moves.every(({ by }) => by === wanted);
      yield { state, moves: turn.moves.map(({ move }) => move), byHand: is(undefined), bySetting: is('setting') };
    }
    playAll(rules, state, turn.moves);
  }
}

/** How many turns that left no choice the person in a seat has played by hand. */
function playedForced(live: Live, seat: number): number {
  let count = 0;
  for (const { state, moves, byHand } of ownTurns(live, seat)) {
    if (byHand && isDeepStrictEqual(forcedMoves({ ...live, state }, seat), moves)) count += 1;
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

/**
 * The last parts of shared phases, if a person played them entirely by themselves; undefined if they did not, or if
 * there are too few.
 */
function lastParts(live: Live, seat: number): PlayedPart<unknown>[] | undefined {
  const { standing, clone } = live.rules;
  const nothing = standing?.schema.parse({});
  const parts: (PlayedPart<unknown> | undefined)[] = [];
  try {
    for (const { state, moves, byHand, bySetting } of ownTurns(live, seat)) {
      // A part that left no choice says nothing about the person.
      if (bySetting || standing?.moves(state, seat, nothing) === undefined) continue;
      parts.push(byHand ? { state: clone(state), moves } : undefined);
    }
  } catch (error) {
    if (error instanceof IllegalMove) return undefined;
    throw error;
  }
  const last = parts.slice(-ALIKE).flatMap((part) => part ?? []);
  return last.length === ALIKE ? last : undefined;
}
