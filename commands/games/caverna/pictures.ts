import { altText } from '../../../render/games/caverna/alt.ts';
import { animate, type Frame } from '../../../render/games/caverna/frames.ts';
import {
  actionBoard,
  choiceBoard,
  expeditionOf,
  folkSheet,
  homeBoard,
  inOrder,
  lootBoard,
  type Shown,
  scoreSheet,
  supplySheets,
  topicPictures,
} from '../../../render/games/caverna/index.ts';
import type { BoardsInput, HomeBoardInput, PictureRequest } from '../../../render/games/caverna/scene.ts';
import { pictureWords } from '../../../render/games/caverna/words.ts';
import type { Painter } from '../../../render/paint/painter.ts';
import type { FrameSize } from '../../../render/shared/animation.ts';
import type { ChronicleInput } from '../../../render/shared/chronicle.ts';
import type { LobbyInput } from '../../../render/shared/lobby.ts';
import { ownerAt, ownersOf } from '../../../render/shared/owner.ts';
import type { ScoreInput } from '../../../render/shared/score.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import type { FinishedTurn } from '../../../src/engine/log.ts';
import { FOLK_IDS } from '../../../src/games/caverna/forgotten-folk/options.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { ofKind } from '../../../src/games/caverna/moves/codec.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { Topic } from '../../../src/messages/topic.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import { showsPoints } from '../../../src/table/terms.ts';
import type { TableGame } from '../../../src/table/types.ts';
import type { Picture } from '../../discord/compose.ts';
import { cardName } from '../../face/card.ts';
import { lobbyPlaces } from '../../seats.ts';
import { folksExplained } from './choosing.ts';
import { pricesOf } from './prices.ts';
import { topicView, USUAL_PLAYERS } from './topics.ts';
import type { CavernaWords } from './words.ts';

/** A home board to paint, with marks for the changes since `before` and for what its owner did in `turns`. */
interface Board {
  readonly game: TableGame;
  readonly state: State;
  readonly seat: number;
  readonly before: State | undefined;
  readonly turns?: readonly FinishedTurn[] | undefined;
  /** What a lesson points out. */
  readonly marks?: readonly string[] | undefined;
}

/** Some home boards in one picture. */
interface Boards extends Omit<Board, 'seat'> {
  readonly seats: readonly number[];
}

/** A home board with a choice, and marks on the cells that the open branch's options use. */
interface Choice {
  readonly board: Board;
  readonly decision: Decision;
  readonly branch: string | undefined;
  /** The turns since the viewer's own last one, to mark where they placed dwarfs. */
  readonly since?: readonly FinishedTurn[] | undefined;
  /** Moves whose spaces and tiles are marked. */
  readonly marked?: readonly string[] | undefined;
}

/** The seats on a score sheet (all if left out), and the lines that a lesson points out. */
interface Sheet {
  readonly seats?: readonly number[] | undefined;
  readonly marks?: readonly string[] | undefined;
}

/** Tasks that need a view of the action spaces. */
const AMONG_SPACES = ['place', 'imitate', 'protect'];

/** The pictures of Caverna, with their words in a language. */
export type CavernaPictures = ReturnType<typeof cavernaPictures>;

/** The viewers of a picture: they have a language, and share the painter with other servers. */
interface Viewers {
  readonly words: CavernaWords;
  readonly game: Pick<TableGame, 'id' | 'guildId'>;
}

/** Pictures that a painter paints. */
export function cavernaPictures(painter: Painter) {
  const paint = async ({ words, game }: Viewers, name: string, request: PictureRequest): Promise<Picture> => {
    const { png } = await painter.paint({ game: 'caverna', ...request }, game.guildId ?? game.id);
    return { name: `${name}.png`, png, alt: altText(request, pictureWords(words)) };
  };
  return {
    /** The card of a lobby, with a few words for each choice. */
    lobby: (words: CavernaWords, game: TableGame, options: readonly string[]) =>
      paint({ words, game }, 'lobby', { kind: 'lobby', input: lobbyOf(words, game, options) }),
    table: (words: CavernaWords, at: Pick<Position<State>, 'game' | 'state'>, lens: Pick<Board, 'before' | 'marks'>) =>
      paint({ words, game: at.game }, 'table', tableOf(words, at, lens)),
    /**
     * The supply of tiles, on as many sheets as it needs, with marks on tiles that the moves furnish or the viewer
     * wishes for.
     */
    supply: (words: CavernaWords, { game, state }: Position<State>, moves: readonly string[]) => {
      const wished = ofKind(
        'furnish',
        moves.map((move) => ({ move })),
      ).map(({ tile }) => tile);
      const sheets = supplySheets(shownOf(words, game, state), { title: words.boards.tiles, wished });
      return Promise.all(
        sheets.map((input, at) => paint({ words, game }, `tiles-${at + 1}`, { kind: 'supply', input })),
      );
    },
    board: (words: CavernaWords, board: Board) =>
      paint({ words, game: board.game }, `board-${board.seat + 1}`, boardOf(words, board)),
    boards: (words: CavernaWords, boards: Boards) =>
      paint({ words, game: boards.game }, 'boards', { kind: 'boards', input: boardsOf(words, boards) }),
    /** The board and, beneath it, the choices if these are elsewhere: the table, tiles, or loot. */
    choice: (words: CavernaWords, choice: Choice) => {
      const { board, decision, since, marked } = choice;
      const viewers = { words, game: board.game };
      const folks = folksOf(words, board);
      if (folks.length > 0) return Promise.all(folks.map((sheet, at) => paint(viewers, `folk-${at + 1}`, sheet)));
      const table = AMONG_SPACES.includes(decision.task)
        ? [tableOf(words, board, { before: board.before, since, marked })]
        : [];
      return Promise.all([
        paint(viewers, `board-${board.seat + 1}`, choiceOf(words, choice) ?? boardOf(words, board)),
        ...table.map((request) => paint(viewers, 'table', request)),
        ...tilesOf(words, choice).map((request, at) => paint(viewers, `tiles-${at + 1}`, request)),
        ...lootOf(words, choice).map((request) => paint(viewers, 'loot', request)),
      ]);
    },
    /** The score sheet for all seats, or only for the given ones. */
    score: (words: CavernaWords, { game, state }: Position<State>, { seats, marks = [] }: Sheet = {}) => {
      const title = game.status === 'finished' ? words.ending.score : words.looks.score;
      const shown = shownOf(words, game, state);
      const sheet = scoreSheet(shown, title, marks);
      const input = seats === undefined ? sheet : sheetOf(shown, sheet, seats);
      return paint({ words, game }, 'score', { kind: 'score', input });
    },
    /** The course of a game. */
    chronicle: (words: CavernaWords, game: TableGame, input: ChronicleInput) =>
      paint({ words, game }, 'chronicle', { kind: 'chronicle', input }),
    /** The large cards of a topic, for a table with its current state. */
    card: (words: CavernaWords, topic: Topic, at: Position<State> | undefined) => {
      const shown = at === undefined ? freshTable(words) : shownOf(words, at.game, at.state);
      const view = topicView(words, topic, { players: shown.state.players.length, atTable: at !== undefined });
      const viewers = { words, game: at?.game ?? NOBODYS };
      return Promise.all(topicPictures(shown, view).map((request, part) => paint(viewers, cardName(part), request)));
    },
    /** The bytes of a GIF, with those that each frame adds. */
    frames: (frames: Iterable<Frame>, size: FrameSize): AsyncIterable<Uint8Array> => animate(painter, frames, size),
  };
}

/** The queue at the painter for a picture that belongs to no table. */
const NOBODYS = { id: 'rules', guildId: undefined };

/** A game that has just started, with the goods before anybody has done anything. */
function freshTable(words: CavernaWords): Shown {
  return {
    state: caverna.start(caverna.options.parse({}), USUAL_PLAYERS, 'rules'),
    owners: [],
    words: pictureWords(words),
  };
}

function shownOf(words: CavernaWords, { seats }: TableGame, state: State): Shown {
  return { state, owners: ownersOf(seats), words: pictureWords(words) };
}

/** The columns of some seats on a score sheet. */
function sheetOf(shown: Shown, sheet: ScoreInput, seats: readonly number[]): ScoreInput {
  const marks = seats.map((seat) => ownerAt(shown, seat).mark);
  const isShown = (column: number) => marks.includes(sheet.players[column]?.owner.mark ?? -1);
  return {
    ...sheet,
    players: sheet.players.filter((_, column) => isShown(column)),
    lines: sheet.lines.map((line) => ({ ...line, points: line.points.filter((_, column) => isShown(column)) })),
  };
}

function lobbyOf(words: CavernaWords, game: TableGame, options: readonly string[]): LobbyInput {
  const { announced, lobby } = words;
  const wanted = caverna.options.safeParse(game.options).data?.folks?.seats ?? [];
  const owners = ownersOf(game.seats).map((owner, seat) => {
    const folk = wanted[seat] ?? '';
    return FOLK_IDS.includes(folk) ? { ...owner, figure: folk } : owner;
  });
  return {
    title: announced.title,
    subtitle: announced.intro,
    seats: lobbyPlaces(words, game, owners),
    freeSeat: lobby.freeSeat,
    options,
  };
}

function tableOf(
  words: CavernaWords,
  { game, state }: Pick<Position<State>, 'game' | 'state'>,
  { before, since = [], marked = [], marks = [] }: Pick<Board, 'before' | 'marks'> & Pick<Choice, 'since' | 'marked'>,
): PictureRequest {
  const visits = since.flatMap(({ seat, moves }) => ofKind('place', moves).map(({ space }) => ({ seat, space })));
  const named = ofKind(
    'place',
    marked.map((move) => ({ move })),
  ).map(({ space }) => space);
  const view = { before, visits, marked: [...named, ...marks] };
  return { kind: 'actions', input: actionBoard(shownOf(words, game, state), view) };
}

/** The home board of a seat, with its points if everybody may see them. */
function homeOf(words: CavernaWords, board: Board, staged = true): HomeBoardInput {
  const { game, state, seat, before, turns = [], marks } = board;
  const shown = shownOf(words, game, state);
  const moves = turns.filter((turn) => turn.seat === seat).flatMap((turn) => turn.moves);
  const space = ofKind('place', moves).at(-1)?.space;
  const lastAction = space === undefined ? undefined : words.space(space).name;
  return homeBoard(shown, seat, { before, lastAction, staged, score: showsPoints(game), marks });
}

const boardOf = (words: CavernaWords, board: Board): PictureRequest => ({ kind: 'home', input: homeOf(words, board) });

/** The boards of some seats under one heading, in playing order; after the game, by rank. */
function boardsOf(words: CavernaWords, { seats, ...shown }: Boards): BoardsInput {
  const { all, others } = words.boards;
  return {
    title: seats.length < shown.game.seats.length ? others : all,
    stage: words.pictures.round(shown.state.round),
    boards: inOrder(shown.state, seats).map((seat) => homeOf(words, { ...shown, seat }, false)),
  };
}

/** A sheet for each folk that a player can choose. */
function folksOf(words: CavernaWords, { game, state, seat }: Board): PictureRequest[] {
  const shown = shownOf(words, game, state);
  return folksExplained(state, seat).map((id) => ({
    kind: 'folk',
    input: folkSheet(shown, id, ownerAt(shown, seat)),
  }));
}

/** The furnishing tiles to choose from, if any, at the chooser's prices; all of them are still available. */
function tilesOf(words: CavernaWords, { decision, board: { game, state }, marked = [] }: Choice): PictureRequest[] {
  const prices = pricesOf({ state, decision });
  if (prices.size === 0) return [];
  const shown = shownOf(words, game, state);
  const wished = ofKind(
    'furnish',
    marked.map((move) => ({ move })),
  ).map(({ tile }) => tile);
  const sheets = supplySheets(shown, { title: words.menuTitle('furnish'), tiles: [...prices.keys()], wished });
  return sheets.map((input) => ({
    kind: 'supply',
    input: {
      ...input,
      tiles: input.tiles.map((one) => ({ ...one, owners: [], cost: prices.get(one.tile) ?? one.cost })),
    },
  }));
}

/** The loot to choose from, if any. */
function lootOf(words: CavernaWords, { decision, board: { game, state, seat } }: Choice): PictureRequest[] {
  const possible = ofKind('loot', decision.options).map(({ item }) => item);
  const expedition = possible.length === 0 ? undefined : expeditionOf(state, seat);
  if (expedition === undefined) return [];
  const shown = shownOf(words, game, state);
  const input = lootBoard(shown, { title: words.menuTitle('loot'), expedition: { ...expedition, possible } });
  return [{ kind: 'loot', input }];
}

/** The board with the cells to choose from; undefined if the options name none. */
function choiceOf(words: CavernaWords, { decision, branch, board }: Choice): PictureRequest | undefined {
  const { game, state, seat, before } = board;
  const input = choiceBoard(shownOf(words, game, state), seat, { options: decision.options, branch, before });
  return input === undefined ? undefined : { kind: 'choice', input };
}
