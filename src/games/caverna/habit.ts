import type { PlayedPart } from '../../engine/ahead.ts';
import { DONE } from '../../engine/decision.ts';
import type { Game } from '../../engine/game.ts';
import { readMove } from './moves/codec.ts';
import type { Move } from './moves/move.ts';
import { type HarvestOrders, harvestOrders } from './standing.ts';
import { FARM_ANIMALS, type State } from './state.ts';

/** A move of a harvest, and the task that it answered. */
interface Answered {
  readonly task: string;
  readonly move: Move;
}

const distinct = <Item>(list: readonly Item[]): Item[] => [...new Set(list)];

/**
 * Orders made of what a player did in these harvests: the goods they turned into food, the types they bred and gave up,
 * the phase they chose, and whether they made no barters.
 */
export function ordersLike(
  play: Pick<Game<State>, 'clone' | 'decisions' | 'play'>,
  parts: readonly PlayedPart<State>[],
  seat: number,
): HarvestOrders | undefined {
  const answers = parts.flatMap((part) => answersIn(play, part, seat));
  const eaten = (wanted: string) =>
    distinct(answers.flatMap(({ task, move }) => (task === wanted ? eatenBy(move) : [])));
  const gone = eaten('accommodate');
  const phases = distinct(answers.flatMap(({ move }) => (move.verb === 'harvest' ? move.phase : [])));
  const orders = harvestOrders.safeParse({
    feed: eaten('feed'),
    breed: distinct(answers.flatMap(({ move }) => (move.verb === 'breed' ? move.animals : []))),
    keep: gone.length === 0 ? [] : FARM_ANIMALS.filter((type) => !gone.includes(type)),
    ...(phases.length === 1 && { phase: phases[0] }),
    ...(answers.some(({ task, move }) => task === 'act' && move.verb === DONE) && { barter: 'never' }),
  });
  return orders.success ? orders.data : undefined;
}

/** What a move turns into food. */
function eatenBy(move: Move): string[] {
  if (move.verb === 'eat') return [move.good];
  return move.verb === 'ruby' ? ['ruby'] : [];
}

function answersIn(
  { clone, decisions, play }: Pick<Game<State>, 'clone' | 'decisions' | 'play'>,
  { state: start, moves }: PlayedPart<State>,
  seat: number,
): Answered[] {
  const state = clone(start);
  return moves.map((move) => {
    const task = decisions(state).find((decision) => decision.seat === seat)?.task ?? '';
    play(state, seat, move);
    return { task, move: readMove(move) };
  });
}
