import { caverna } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { witness } from '../../../src/games/caverna/witness.ts';
import type { Walked } from '../../face/face.ts';
import { toldOf } from './played.ts';
import { actingPeople } from './spaces.ts';
import type { CavernaWords } from './words.ts';

/** The moves of a turn in short, from the state before them; without amounts where they are no longer on offer there. */
export function cavernaWay(words: CavernaWords, { state, seat, moves, only = moves }: Walked<State>): string {
  const played = caverna.clone(state);
  const people = actingPeople(words, state, seat);
  const deedOf = (text: string) => {
    const own = witness(played, seat, text).deeds.find((deed) => deed.seat === seat && deed.move === text);
    return own === undefined ? { move: readMove(text), people } : toldOf(own, people);
  };
  try {
    const deeds = moves.map(deedOf);
    return words.way(deeds.filter((_, at) => only.includes(moves[at] ?? '')));
  } catch {
    // A way found by an earlier version is described all the same.
    return words.way(only.map((text) => ({ move: readMove(text), people })));
  }
}
