import { altText } from '../../render/alt.ts';
import {
  actionBoard,
  choiceBoard,
  homeBoard,
  lootBoard,
  ownersOf,
  type Shown,
  scoreSheet,
  supplyBoard,
} from '../../render/caverna.ts';
import type { Painter } from '../../render/painter.ts';
import type { PictureRequest } from '../../render/scene.ts';
import { pictureWords } from '../../render/words.ts';
import { cellAt } from '../../src/caverna/cave.ts';
import type { State } from '../../src/caverna/state.ts';
import type { Option } from '../../src/engine/decision.ts';
import type { Catalogue } from '../../src/messages/index.ts';
import type { FinishedTurn, Position, TableGame } from '../../src/table/types.ts';
import type { Picture } from '../compose.ts';

/** A home board to be painted; what differs from `before` is marked. */
interface Board {
  readonly game: TableGame;
  readonly state: State;
  readonly seat: number;
  readonly before: State | undefined;
}

/** A home board on which something is to be chosen: the cells that the options of the open branch name are marked. */
interface Choice {
  readonly board: Board;
  readonly options: readonly Option[];
  readonly branch: string | undefined;
}

/** The pictures of Caverna, with their words in a language. */
export interface CavernaPictures {
  table(words: Catalogue, position: Position, turns: readonly FinishedTurn[]): Promise<Picture>;
  board(words: Catalogue, board: Board): Promise<Picture>;
  /** The board, and the tiles or the loot to choose from. */
  choice(words: Catalogue, choice: Choice): Promise<Picture[]>;
  score(words: Catalogue, position: Position): Promise<Picture>;
}

/** Pictures that a painter paints. */
export function cavernaPictures(painter: Painter): CavernaPictures {
  const paint = async (words: Catalogue, name: string, request: PictureRequest): Promise<Picture> => {
    const { png } = await painter.paint(request);
    return { name: `${name}.png`, png, alt: altText(request, pictureWords(words)) };
  };
  return {
    table: (words, { game, state }, turns) => {
      const input = actionBoard(shownOf(words, game, state as State), { latest: spaceOf(turns) });
      return paint(words, 'table', { kind: 'actions', input });
    },
    board: (words, { game, state, seat, before }) => {
      const input = homeBoard(shownOf(words, game, state), seat, { before });
      return paint(words, `board-${seat + 1}`, { kind: 'home', input });
    },
    choice: (words, choice) => {
      const { game, state, seat, before } = choice.board;
      const shown = shownOf(words, game, state);
      const board = homeBoard(shown, seat, { before });
      const candidates = candidatesOf(words, choice);
      const own: PictureRequest =
        candidates.length === 0
          ? { kind: 'home', input: board }
          : { kind: 'choice', input: { ...choiceBoard(shown, seat, { candidates }), board } };
      return Promise.all([
        paint(words, `board-${seat + 1}`, own),
        ...tilesOf(words, shown, choice).map((request) => paint(words, 'tiles', request)),
        ...lootOf(words, shown, choice).map((request) => paint(words, 'loot', request)),
      ]);
    },
    score: (words, { game, state }) => {
      const title = game.status === 'finished' ? words.ending.score : words.looks.score;
      const input = scoreSheet(shownOf(words, game, state as State), title);
      return paint(words, 'score', { kind: 'score', input });
    },
  };
}

function shownOf(words: Catalogue, { seats }: TableGame, state: State): Shown {
  return { state, owners: ownersOf(seats), words: pictureWords(words) };
}

/** The furnishing tiles that are to be chosen from, if any are. */
function tilesOf(words: Catalogue, shown: Shown, { options }: Choice): PictureRequest[] {
  const tiles = [...new Set(options.flatMap(({ move }) => move.match(/^furnish (\w+)/)?.[1] ?? []))];
  if (tiles.length === 0) return [];
  return [{ kind: 'supply', input: supplyBoard(shown, { title: words.menuTitle('furnish'), tiles }) }];
}

/** The loot that is to be chosen from, if any is. */
function lootOf(words: Catalogue, shown: Shown, { options, board: { seat, state } }: Choice): PictureRequest[] {
  const offered = options.flatMap(({ move }) => move.match(/^loot (\w+)/)?.[1] ?? []);
  if (offered.length === 0) return [];
  const strength = state.players[seat]?.dwarfs[state.turn?.dwarf ?? -1]?.weapon;
  const input = lootBoard(shown, { title: words.menuTitle('loot'), seat, strength });
  const taken = (id: string, needed: number) => needed <= (strength ?? 0) && !offered.includes(id);
  const items = input.items.map((item) => ({ ...item, taken: taken(item.id, item.strength) }));
  return [{ kind: 'loot', input: { ...input, items } }];
}

/** The space on which the last of these turns has placed a dwarf. */
function spaceOf(turns: readonly FinishedTurn[]): string | undefined {
  const placed = turns.flatMap(({ moves }) => moves).findLast(({ move }) => move.startsWith('place '));
  return placed?.move.split(' ')[1];
}

/** The cells that can be chosen, or, within a branch, the cells that can be chosen next; named as the menus write them. */
function candidatesOf(words: Catalogue, { options, branch }: Choice) {
  const within = options.filter(({ move }) => branch === undefined || move.startsWith(`${branch} `));
  const behind = branch === undefined ? undefined : cellsOf(branch).length;
  const names = new Set(within.flatMap(({ move }) => cellsOf(move).slice(behind)));
  return [...names].flatMap((name) => {
    const cell = cellAt(name);
    return cell === undefined ? [] : [{ label: words.cell(name), cells: [cell] }];
  });
}

function cellsOf(move: string): string[] {
  return move.split(' ').filter((word) => cellAt(word) !== undefined);
}
