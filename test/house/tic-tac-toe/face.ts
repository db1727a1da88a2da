import type { Picture } from '../../../commands/compose.ts';
import type { Face } from '../../../commands/face.ts';
import { mention } from '../../../commands/views/seats.ts';
import type { FinishedTurn } from '../../../src/engine/log.ts';
import { winners } from '../../../src/engine/ranking.ts';
import type { Catalogue } from '../../../src/messages/index.ts';
import { sittingAt } from '../../../src/table/play/tenures.ts';
import type { ticTacToe as english } from './english.ts';
import { type Options, type State, ticTacToe } from './game.ts';
import type { BoardInput } from './layout.ts';

/** Paints a picture of a game. */
type Paint = (request: {
  readonly game: string;
  readonly kind: string;
  readonly input: BoardInput;
}) => Promise<{ readonly png: Buffer }>;

const FREE = /\./g;

/** The cells that a turn has marked. */
const cellsOf = ({ moves }: Pick<FinishedTurn, 'moves'>): string[] =>
  moves.flatMap(({ move }) => (move.startsWith('mark ') ? [move.slice('mark '.length)] : []));

/** Tells and shows tic-tac-toe; `own` are its words. */
export function ticTacToeFace(paint: Paint, own: typeof english) {
  const board = async ({ cells }: Pick<State, 'cells'>): Promise<Picture> => {
    const { png } = await paint({ game: ticTacToe.id, kind: 'board', input: { cells } });
    return { name: 'board.png', png, alt: own.alt(cells.match(/.../g) ?? []) };
  };
  const label = (move: string): string => (move.startsWith('mark ') ? own.mark(move.slice('mark '.length)) : move);
  return ({ panel, prompt }: Catalogue): Face<State, Options> => ({
    name: own.name,
    seats: ticTacToe.seats,
    lobby: {
      ...own.lobby,
      options: [
        {
          ...own.first,
          field: 'first',
          fine: false,
          recommended: 'host',
          chosen: ({ first }) => first,
          change: (first) => ({ first }),
        },
      ],
      picture: () => board({ cells: '.........' }),
    },
    boards: own.boards,
    stage: ({ cells }) => own.stage(cells.match(FREE)?.length ?? 0),
    call: ({ game, awaited, state }) => {
      const mentions = awaited.flatMap(({ seat }) => game.seats[seat] ?? []).map(mention);
      const stage = own.stage(state.cells.match(FREE)?.length ?? 0);
      return prompt.turn({ mention: mentions.join(), game: own.name, stage, question: own.questions.mark.title });
    },
    question: ({ decision }) => own.questions[decision.task === 'mark' ? 'mark' : 'end'],
    wording: () => ({
      option: ({ move }) => ({ text: label(move) }),
      branch: (prefix) => ({ text: prefix }),
      menu: () => own.questions.mark.title,
    }),
    told: ({ turns, seatsAt }) => turns.map((turn) => own.marked(sittingAt(seatsAt, turn)?.name ?? '', cellsOf(turn))),
    recap: ({ chapters, seatsAt }) =>
      chapters.map(({ turn }) => own.marked(sittingAt(seatsAt, turn)?.name ?? '', cellsOf(turn))),
    drafts: ({ drafts }) => (drafts.length === 0 ? undefined : panel.soFar(drafts.map(({ move }) => label(move)))),
    ownPoints: (state, seat) => own.points(ticTacToe.score(state)[seat]?.total ?? 0),
    result: ({ game, state }) => {
      const won = winners(ticTacToe, state);
      return own.won(won.length === 1 ? won.map((seat) => game.seats[seat]?.name ?? '') : []);
    },
    tablePicture: ({ state }) => board(state),
    boardPictures: async ({ state }) => [await board(state)],
    panelPictures: async ({ state }) => [await board(state)],
    scorePicture: ({ state }) => board(state),
  });
}
