import { createHash } from 'node:crypto';
import type { Game } from '../engine/game.ts';
import { type Judge, judgeOf, learnedOf, quickJudgeOf } from './judge.ts';
import type { Network, Wide } from './network.ts';

/** The judgement of a game, for explanations. */
export interface Judging<State> {
  readonly judge: Judge<State>;
  /** The same, faster, for many positions. */
  readonly quick: Judge<State>;
  /** The learned weights; undefined if the game's own outlook judges; its judgement is not in points. */
  readonly network: Wide | undefined;
  /** A short fingerprint of the learned weights; empty if there are none. */
  readonly mark: string;
}

const LETTERS = 16;

/** The fingerprint of a network. */
const markOf = ({ weights }: Network): string =>
  createHash('sha256')
    .update(new Uint8Array(weights.buffer, weights.byteOffset, weights.byteLength))
    .digest('hex')
    .slice(0, LETTERS);

const known = new Map<string, Judging<unknown>>();

/** The judgement of computer players for a game, for explanations. */
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
