import { caverna } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { suggestFeeding } from '../../../src/games/caverna/suggest.ts';
import type { Asked, Suggestions } from '../../face.ts';
import type { CavernaWords } from './words.ts';

const FEED = 'feed';

/** Ways to feed the dwarfs of a seat that lacks food, each with what it costs in points. */
export function feedingSuggestions(words: CavernaWords, { state, decision }: Asked<State>): Suggestions | undefined {
  if (decision.task !== FEED) return undefined;
  const ways = suggestFeeding(state, decision.seat).map(({ moves, points }) => ({
    moves: [...moves, ...payment(state, decision.seat, moves)],
    label: {
      text: moves.map((move) => words.optionLabel(readMove(move))).join(', '),
      detail: words.feeding.costs(points),
    },
  }));
  return { title: words.feeding.title, ways };
}

/** The move that pays once the exchanges have brought enough, unless they have fed everybody already. */
function payment(state: State, seat: number, moves: readonly string[]): string[] {
  const after = caverna.clone(state);
  for (const move of moves) caverna.play(after, seat, move);
  const options = caverna.decisions(after).find((decision) => decision.seat === seat)?.options ?? [];
  return options.some(({ move }) => move === FEED) ? [FEED] : [];
}
