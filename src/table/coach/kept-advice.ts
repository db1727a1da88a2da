import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { DONE } from '../../engine/decision.ts';
import { END } from '../../engine/log.ts';
import type { Advice } from '../../players/advice.ts';

/** Advice given in a turn, and the turn's moves until then. */
interface Kept {
  readonly begun: readonly string[];
  readonly advice: Advice;
}

/** A turn of a seat, by what the seat saw before it. */
interface TurnSeen {
  readonly gameId: string;
  readonly seat: number;
  readonly before: unknown;
}

/** How many turns to keep advice for. */
const TURNS = 400;

const keyOf = ({ gameId, seat, before }: TurnSeen): string => {
  const mark = createHash('sha1').update(JSON.stringify(before)).digest('base64');
  return `${gameId} ${seat} ${mark}`;
};

/** The advice of the latest turns, so that the coach speaks with one voice: before a turn, within it and about it. */
export function keepAdvice() {
  const turns = new LRUCache<string, readonly Kept[]>({ max: TURNS });
  const of = (turn: TurnSeen): readonly Kept[] => turns.get(keyOf(turn)) ?? [];
  const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join('\n') === other.join('\n');
  return {
    add: (turn: TurnSeen, kept: Kept): void => {
      const key = keyOf(turn);
      turns.set(key, [...(turns.get(key) ?? []).filter(({ begun }) => !isSame(begun, kept.begun)), kept]);
    },
    /** What was advised in a turn after these moves; undefined if nothing was. */
    after: (turn: TurnSeen, begun: readonly string[]): Advice | undefined =>
      of(turn).find((kept) => isSame(kept.begun, begun))?.advice,
    of,
  };
}

export type KeptAdvice = ReturnType<typeof keepAdvice>;

const plainly = (moves: readonly string[]): string =>
  moves
    .filter((move) => move !== DONE && move !== END)
    .toSorted()
    .join('\n');

/** A turn, compared with what was advised for it. */
export interface Guided {
  /** Whether it was played in one of the ways that were as good as the best. */
  readonly isFollowed: boolean;
  /** Whether it began with one of them. */
  readonly hasBegun: boolean;
  /** The way to compare it with: the one it began with, or the best; undefined if nothing was advised at its start. */
  readonly way: readonly string[] | undefined;
}

/** The ways that the judgement cannot tell from the best one, the best first. */
export const equalWays = ({ ways, margin }: Pick<Advice, 'ways' | 'margin'>): Advice['ways'] =>
  ways.filter(({ behind }) => behind < margin);

/** Compares a turn with what was advised for it; only ways that the judgement cannot tell from the best count. */
export function guidedBy(kept: readonly Kept[], moves: readonly string[]): Guided {
  const equal = kept.flatMap(({ begun, advice }) => equalWays(advice).map((way) => ({ ...way, begun })));
  const atStart = equal.filter(({ begun }) => begun.length === 0);
  const own = atStart.find((way) => moves.includes(way.moves[Math.max(0, way.begins - 1)] ?? ''));
  return {
    isFollowed: equal.some((way) => plainly([...way.begun, ...way.moves]) === plainly(moves)),
    hasBegun: own !== undefined,
    way: (own ?? atStart[0])?.moves,
  };
}
