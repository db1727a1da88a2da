import { turnOrder } from '../../../src/games/caverna/rounds.ts';
import { endingOf, playedRounds, ROUNDS } from '../../../src/games/caverna/schedule.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { CavernaWords } from './words.ts';

/** The stage of a game, and how its round ends. */
export function stage({ rounds, choosing }: CavernaWords, state: State): string {
  if (state.phase === 'folks') return choosing.stage;
  const played = playedRounds(state);
  const ahead = Array.from({ length: ROUNDS - state.round }, (_, index) => state.round + 1 + index);
  return rounds.stage({
    round: state.round,
    rounds: ROUNDS,
    skipped: ahead.filter((round) => !played.includes(round)),
    ending: rounds.ending(endingOf(state, state.round) ?? 'hidden'),
  });
}

/** The turn order in which the table shows the players; nothing for a solo player. */
export function order({ rounds }: CavernaWords, state: State, names: readonly string[]): string[] {
  return names.length < 2 ? [] : [rounds.order(turnOrder(state).map((seat) => names[seat] ?? ''))];
}
