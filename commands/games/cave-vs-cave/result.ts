import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { soloResult } from '../../../src/games/cave-vs-cave/scoring.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import type { CaveWords } from './words.ts';

type Ended = Pick<Position<State>, 'game' | 'state'>;

/** The winner in a sentence. */
export function caveOutcome({ scoring }: CaveWords, { game, state }: Ended): string {
  const places = caveVsCave.ranking(state);
  const names = game.seats.map(({ name }) => name);
  const [alone] = names;
  const total = caveVsCave.score(state)[0]?.total ?? 0;
  return names.length === 1 && alone !== undefined
    ? scoring.solo(alone, total, { era: state.era, goal: soloResult(state, total) })
    : scoring.won(names.filter((_, seat) => places[seat] === 1));
}

/** The winner as a heading, and everybody's points. */
export function caveResult(words: CaveWords, { game, state }: Ended): string {
  const lines = caveVsCave.score(state).map(({ seat, total }) => words.scoring.of(game.seats[seat]?.name ?? '', total));
  return [`## ${caveOutcome(words, { game, state })}`, ...(lines.length > 1 ? lines : [])].join('\n');
}
