import { plainQuestion } from '../../../commands/face/asked.ts';
import type { Face } from '../../../commands/face/face.ts';
import { plainFace, plainLobby } from '../../../commands/face/plain.ts';
import { plainRows } from '../../../commands/face/rows.ts';
import { mention } from '../../../commands/seats.ts';
import type { Painter } from '../../../render/paint/painter.ts';
import type { FinishedTurn } from '../../../src/engine/log.ts';
import { winners } from '../../../src/engine/ranking.ts';
import type { Catalogue } from '../../../src/messages/index.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import { sittingAt } from '../../../src/table/play/tenures.ts';
import { type Options, type State, ticTacToe } from './game.ts';
import { readMove } from './moves.ts';
import { ticTacToePictures } from './pictures.ts';
import { ticTacToeWords } from './words.ts';

const FREE = /\./g;

/** The cells that a turn has marked. */
const cellsOf = ({ moves }: Pick<FinishedTurn, 'moves'>): string[] =>
  moves.flatMap(({ move }) => {
    const read = readMove(move);
    return read?.verb === 'mark' ? [read.cell] : [];
  });

/** Describes and shows tic-tac-toe. */
export const ticTacToeFace =
  (painter: Painter) =>
  (catalogue: Catalogue): Face<State, Options> => {
    const words = ticTacToeWords(catalogue);
    const pictures = ticTacToePictures(painter, words);
    const stage = ({ cells }: State): string => words.stage(cells.match(FREE)?.length ?? 0);
    const label = (move: string): string => {
      const read = readMove(move);
      return read?.verb === 'mark' ? words.mark(read.cell) : move;
    };
    const result = ({ game, state }: Position<State>): string => {
      const won = winners(ticTacToe, state);
      return words.won(won.length === 1 ? won.map((seat) => game.seats[seat]?.name ?? '') : []);
    };
    return {
      ...plainFace,
      name: words.announced.name,
      seats: ticTacToe.seats,
      lobby: {
        ...plainLobby,
        ...words.announced,
        options: [
          {
            ...words.first,
            field: 'first',
            fine: false,
            recommended: 'host',
            chosen: ({ first }) => first,
            change: (first) => ({ first }),
          },
        ],
        picture: pictures.lobby,
      },
      boards: words.boards,
      stage,
      round: stage,
      call: ({ game, awaited, state }) => {
        const mentions = awaited.flatMap(({ seat }) => game.seats[seat] ?? []).map((one) => mention(words, one));
        const question = words.questions.mark.title;
        return words.prompt.turn({
          mention: mentions.join(),
          game: words.announced.name,
          stage: stage(state),
          question,
        });
      },
      question: ({ decision }) => plainQuestion(words.questions[decision.task === 'mark' ? 'mark' : 'end']),
      wording: () => ({
        option: ({ move }) => ({ text: label(move) }),
        branch: (prefix) => ({ text: prefix }),
        menu: () => words.questions.mark.title,
        ...plainRows,
      }),
      told: ({ turns, seatsAt }) =>
        turns.map((turn) => words.marked(sittingAt(seatsAt, turn)?.name ?? '', cellsOf(turn))),
      recap: ({ chapters, seatsAt }) => ({
        turns: chapters.length,
        lines: (from) =>
          chapters.slice(from).map(({ turn }) => words.marked(sittingAt(seatsAt, turn)?.name ?? '', cellsOf(turn))),
        news: [],
      }),
      drafts: ({ drafts }) =>
        drafts.length === 0 ? undefined : words.panel.soFar(drafts.map(({ move }) => label(move)).join(' → ')),
      ownPoints: (state, seat) => words.points(ticTacToe.score(state)[seat]?.total ?? 0),
      outcome: result,
      result,
      tablePictures: async (position) => [await pictures.board(position)],
      boardPictures: async (boards) => [await pictures.board(boards)],
      panelPictures: async (panel) => [await pictures.board(panel)],
      scorePicture: pictures.score,
    };
  };
