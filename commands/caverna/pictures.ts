import type { State } from '../../src/caverna/state.ts';
import type { Catalogue } from '../../src/messages/index.ts';
import type { Position, TableGame } from '../../src/table/types.ts';
import type { Picture } from '../compose.ts';

/** A home board to be painted. */
export interface Board {
  readonly game: TableGame;
  readonly state: State;
  readonly seat: number;
}

/** The pictures of Caverna, with their words in a language. */
export interface CavernaPictures {
  table(words: Catalogue, position: Position): Promise<Picture>;
  board(words: Catalogue, board: Board): Promise<Picture>;
  score(words: Catalogue, position: Position): Promise<Picture>;
}
