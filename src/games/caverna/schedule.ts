import type { HarvestKind, State } from './state.ts';

/** The rounds of a whole game; games with fewer than three players skip one. */
export const ROUNDS = 12;

/** Food for each dwarf in a feeding phase (rulebook p. 9), and in a round in which each pays only one (p. 10). */
export const FOOD_EACH = 2;
export const FOOD_ONE = 1;

/** The numbers of the rounds of this game, in order. */
export function playedRounds(state: State): number[] {
  return state.cards.flatMap((card, i) => (card === 'none' ? [] : [i + 1]));
}

/** How many question marks there are up to and including this round. */
function questionsUpTo(state: State, round: number): number {
  return state.markers.slice(0, round).filter((marker) => marker === 'question').length;
}

const EVENTS: readonly HarvestKind[] = ['none', 'payOne', 'fieldOrBreeding'];

/**
 * How a round ends; undefined while its marker is face down in a view. Rulebook p. 10, Which rounds end with a harvest;
 * solo p. 24.
 */
export function harvestOf(state: State, round: number): HarvestKind | undefined {
  if (round <= 2) return 'none';
  if (round === 4) return 'payOne';
  switch (state.markers[round - 1]) {
    case 'hidden':
      return undefined;
    case 'question':
      return EVENTS[questionsUpTo(state, round) - 1];
    default:
      return 'harvest';
  }
}

/** Whether the current round ends with only a feeding (rulebook p. 10, round 4 and the second question mark). */
export const feedsAlone = (state: State): boolean => harvestOf(state, state.round) === 'payOne';

/** How a round ends, as everybody sees it. With folks, a feeding has no single price, because players differ. */
export function endingOf(state: State, round: number): HarvestKind | 'feeding' | undefined {
  const kind = harvestOf(state, round);
  return kind === 'payOne' && state.options.folks !== undefined ? 'feeding' : kind;
}
