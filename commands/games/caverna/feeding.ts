import { caverna } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { suggestFeeding } from '../../../src/games/caverna/suggest.ts';
import type { Catalogue } from '../../../src/messages/index.ts';
import type { Asked, Suggestion } from '../../face.ts';

const FEED = 'feed';

/** Ways to feed the dwarfs of a seat that lacks food, each with what it costs in points. */
export function feedingSuggestions(words: Catalogue, { state, decision }: Asked): Suggestion[] {
  if (decision.task !== FEED) return [];
  return suggestFeeding(state as State, decision.seat).map(({ moves, points }) => ({
    moves: [...moves, ...payment(state as State, decision.seat, moves)],
    label: {
      text: moves.map((move) => words.optionLabel(readMove(move))).join(', '),
      detail: words.panel.suggestionCosts(points),
    },
  }));
}

/** The move that pays once the exchanges have brought enough, unless they have fed everybody already. */
function payment(state: State, seat: number, moves: readonly string[]): string[] {
  const after = caverna.clone(state);
  for (const move of moves) caverna.play(after, seat, move);
  const options = caverna.decisions(after).find((decision) => decision.seat === seat)?.options ?? [];
  return options.some(({ move }) => move === FEED) ? [FEED] : [];
}
