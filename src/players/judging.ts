import { createHash } from 'node:crypto';
import type { Game } from '../engine/game.ts';
import { type Judge, judgeOf, learnedOf, quickJudgeOf } from './judge.ts';
import type { Network, Wide } from './network.ts';

/** How a game is judged where a judgement is explained. */
export interface Judging<State> {
  readonly judge: Judge<State>;
  /** The same in a short time, for many positions. */
  readonly quick: Judge<State>;
  /** What was learned; undefined if the game's own outlook judges, which is no count of points. */
  readonly network: Wide | undefined;
  /** A few letters that differ where what was learned differs; empty if nothing was. */
  readonly mark: string;
}

const LETTERS = 16;

/** What a network is known by. */
const markOf = ({ weights }: Network): string =>
  createHash('sha256')
    .update(new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength))
    .digest('hex')
    .slice(0, LETTERS);

const known = new Map<string, Judging<unknown>>();

/** How computer players judge a game, for explanations of it. */
export function judgingOf<State>(game: Game<State>): Judging<State> {
  const there = known.get(game.id);
  if (there !== undefined) return there as Judging<State>;
  const learned = learnedOf(game);
  const judging = {
    judge: judgeOf(game),
    quick: quickJudgeOf(game),
    network: learned?.wide,
    mark: learned === undefined ? '' : markOf(learned.network),
  };
  known.set(game.id, judging as Judging<unknown>);
  return judging;
}
