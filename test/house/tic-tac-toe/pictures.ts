import type { Picture } from '../../../commands/discord/compose.ts';
import type { Painter } from '../../../render/paint/painter.ts';
import { ownersOf } from '../../../render/shared/owner.ts';
import { winners } from '../../../src/engine/ranking.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import type { TableGame } from '../../../src/table/types.ts';
import { altText } from './alt.ts';
import { type State, ticTacToe } from './game.ts';
import type { PictureRequest } from './look.ts';
import type { TicTacToeWords } from './words.ts';

const seatOf = (mark: string): number | undefined => (mark === '.' ? undefined : Number(mark === 'O'));

/** The pictures of tic-tac-toe in a language. */
export function ticTacToePictures(painter: Painter, words: TicTacToeWords) {
  const paint = async (game: TableGame, name: string, request: PictureRequest): Promise<Picture> => {
    // Servers take turns at the painter.
    const { png } = await painter.paint({ game: ticTacToe.id, ...request }, game.guildId ?? game.id);
    return { name: `${name}.png`, png, alt: altText(request, words) };
  };
  return {
    lobby(game: TableGame, options: readonly string[]): Promise<Picture> {
      const owners = ownersOf(game.seats);
      const input = {
        title: words.announced.title,
        subtitle: words.lobby.seats(owners.length, game.places),
        seats: Array.from({ length: game.places }, (_, seat) => owners[seat]),
        freeSeat: words.lobby.freeSeat,
        options,
      };
      return paint(game, 'lobby', { kind: 'lobby', input });
    },
    board({ game, state }: Pick<Position<State>, 'game' | 'state'>): Promise<Picture> {
      const input = { title: words.boards.all, cells: [...state.cells].map(seatOf) };
      return paint(game, 'board', { kind: 'board', input });
    },
    score({ game, state }: Position<State>): Promise<Picture> {
      const [owners, won] = [ownersOf(game.seats), winners(ticTacToe, state)];
      const points = ticTacToe.score(state).map(({ total }) => total);
      const input = {
        title: game.status === 'finished' ? words.ending.score : words.looks.score,
        players: owners.map((owner, seat) => ({ owner, total: points[seat] ?? 0, winner: won.includes(seat) })),
        lines: [{ key: 'rows', name: words.rows, points }],
        totalName: words.total,
      };
      return paint(game, 'score', { kind: 'score', input });
    },
  };
}
