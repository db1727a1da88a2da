import { lobbyAlt, scoreAlt } from '../../../render/shared/alt.ts';
import type { PictureRequest } from './look.ts';
import type { TicTacToeWords } from './words.ts';

const MARKS = ['X', 'O'];

/** The content of a picture in words. */
export function altText(request: PictureRequest, words: TicTacToeWords): string {
  switch (request.kind) {
    case 'board': {
      const marks = request.input.cells.map((seat) => (seat === undefined ? '.' : (MARKS[seat] ?? '')));
      return words.board([0, 3, 6].map((first) => marks.slice(first, first + 3).join('')));
    }
    case 'lobby':
      return lobbyAlt(request.input, words.alt);
    case 'score':
      return scoreAlt(request.input, words.alt);
    case 'caption':
      return request.input.story;
  }
}
