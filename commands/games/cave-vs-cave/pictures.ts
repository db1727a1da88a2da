import { altText } from '../../../render/games/cave-vs-cave/alt.ts';
import { animate, type Frame } from '../../../render/games/cave-vs-cave/frames.ts';
import {
  caveScene,
  roomCard,
  roomCards,
  roomsOnOffer,
  type Shown,
  scoreScene,
  tableScene,
} from '../../../render/games/cave-vs-cave/index.ts';
import { tableAndSheet } from '../../../render/games/cave-vs-cave/layout/table.ts';
import { LEGEND_ROWS } from '../../../render/games/cave-vs-cave/legend-rows.ts';
import type { CardInput, PictureRequest, RoomCard, SheetInput } from '../../../render/games/cave-vs-cave/scene.ts';
import type { Painter } from '../../../render/paint/painter.ts';
import type { FrameSize } from '../../../render/shared/animation.ts';
import type { ChronicleInput } from '../../../render/shared/chronicle.ts';
import type { LobbyInput } from '../../../render/shared/lobby.ts';
import { ownersOf } from '../../../render/shared/owner.ts';
import { legendOf, topicCards } from '../../../render/shared/topic.ts';
import type { Decision } from '../../../src/engine/decision.ts';
import type { FinishedTurn } from '../../../src/engine/log.ts';
import { ofKind } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import { roomOf } from '../../../src/games/cave-vs-cave/rooms/index.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { find } from '../../../src/messages/text.ts';
import type { Topic } from '../../../src/messages/topic.ts';
import type { Position } from '../../../src/table/play/showing.ts';
import { showsPoints } from '../../../src/table/terms.ts';
import type { TableGame } from '../../../src/table/types.ts';
import type { Picture } from '../../discord/compose.ts';
import { cardName } from '../../face/card.ts';
import { lobbyPlaces } from '../../seats.ts';
import type { CaveWords } from './words.ts';

/** A game at a moment, and what to compare it with. */
interface Moment {
  readonly game: TableGame;
  readonly state: State;
  readonly before?: State | undefined;
  /** What a lesson points out. */
  readonly marks?: readonly string[] | undefined;
}

/** A cave to show, with what its owner did in `turns`. */
interface Cave extends Moment {
  readonly seat: number;
  readonly turns?: readonly FinishedTurn[] | undefined;
  readonly decision?: Decision;
  readonly branch?: string | undefined;
  /** Moves whose tiles and rooms are marked. */
  readonly marked?: readonly string[] | undefined;
}

/** Tasks that need a view of the row of action tiles. */
const AT_THE_ROW = ['use'];

/** The phases in which everybody watches the points, because the draft and the decision after era I depend on them. */
const COUNTED: readonly State['phase'][] = ['draft', 'dealing', 'goingOn'];

/** A score sheet: its heading if it has one of its own, and its seats if it does not have all. */
interface Sheet {
  readonly heading?: string;
  readonly seats?: readonly number[] | undefined;
}

/** The pictures of Cave vs Cave, with their words in a language. */
export interface CavePictures {
  lobby(words: CaveWords, game: TableGame, options: readonly string[]): Promise<Picture>;
  /** The action tiles and the rooms for sale, in two pictures if one would be too tall for a screen. */
  table(words: CaveWords, moment: Moment): Promise<Picture[]>;
  cave(words: CaveWords, cave: Cave): Promise<Picture>;
  /** The pieces to choose from: the row, the rooms, the player's cave. */
  choice(words: CaveWords, cave: Cave & { readonly decision: Decision }): Promise<Picture[]>;
  /** All rooms for sale; those that do not fit into the cave have a lock. */
  rooms(words: CaveWords, sale: Moment & { readonly fitting: readonly string[] | undefined }): Promise<Picture>;
  /** The points. */
  score(words: CaveWords, position: Pick<Position<State>, 'game' | 'state'>, sheet?: Sheet): Promise<Picture>;
  /** How a game went. */
  chronicle(words: CaveWords, game: TableGame, input: ChronicleInput): Promise<Picture>;
  /** The bytes of a GIF, with those that each frame adds. */
  frames(frames: Iterable<Frame>, size: FrameSize): AsyncIterable<Uint8Array>;
  /** The large cards of a topic, perhaps at a table. */
  card(words: CaveWords, topic: Topic, game: TableGame | undefined): Promise<Picture[]>;
}

/** Pictures that a painter paints. */
export function cavePictures(painter: Painter): CavePictures {
  const paint = async (words: CaveWords, game: Viewed, request: PictureRequest & Named): Promise<Picture> => {
    const { name, ...subject } = request;
    const { png } = await painter.paint({ game: 'cave-vs-cave', ...subject }, game.guildId ?? game.id);
    return { name: `${name}.png`, png, alt: altText(subject, words) };
  };
  const sheet = (words: CaveWords, game: Viewed, input: SheetInput): Promise<Picture> =>
    paint(words, game, { name: 'rooms', kind: 'rooms', input });
  const table = (
    words: CaveWords,
    { game, state, before, marks }: Moment,
    lens: Pick<Cave, 'decision' | 'marked'> = {},
  ): Promise<Picture[]> => {
    const input = tableScene(shownOf(words, game, state), { before, marks, ...lens });
    const parts = tableAndSheet(input);
    return Promise.all([
      paint(words, game, { name: 'table', kind: 'table', input: parts.table }),
      ...(parts.sheet === undefined ? [] : [sheet(words, game, parts.sheet)]),
    ]);
  };
  const cave = (words: CaveWords, { game, state, seat, turns = [], ...lens }: Cave): Promise<Picture> => {
    const input = caveScene(shownOf(words, game, state), seat, {
      ...lens,
      score: showsPoints(game) || COUNTED.includes(state.phase),
      lastAction: lastTile(words, seat, turns),
    });
    return paint(words, game, { name: `cave-${seat + 1}`, kind: 'cave', input });
  };
  return {
    lobby: (words, game, options) =>
      paint(words, game, { name: 'lobby', kind: 'lobby', input: lobbyOf(words, game, options) }),
    table: (words, moment) => table(words, moment),
    cave,
    choice: async (words, shown) => {
      const { game, state, decision, marked } = shown;
      const rooms = sheetOf(words, shown);
      const parts = await Promise.all([
        AT_THE_ROW.includes(decision.task) ? table(words, { game, state }, { decision, marked }) : [],
        cave(words, shown),
        rooms === undefined ? [] : sheet(words, game, rooms),
      ]);
      return parts.flat();
    },
    rooms: (words, { game, state, fitting }) => {
      const rooms = roomCards(words, state.display, {}).map((room) =>
        fitting === undefined ? room : { ...room, possible: fitting.includes(room.id) },
      );
      return sheet(words, game, { title: words.pictures.rooms, rooms });
    },
    score: (words, { game, state }, { heading, seats } = {}) => {
      const title = heading ?? (game.status === 'finished' ? words.ending.score : words.looks.score);
      return paint(words, game, {
        name: 'score',
        kind: 'score',
        input: scoreScene(shownOf(words, game, state), title, seats),
      });
    },
    chronicle: (words, game, input) => paint(words, game, { name: 'chronicle', kind: 'chronicle', input }),
    frames: (frames, size) => animate(painter, frames, size),
    card: (words, topic, game) =>
      Promise.all(
        topicCards(cardOf(words, topic)).map((input, part) =>
          paint(words, game ?? NOBODYS, { name: cardName(part), kind: 'card', input }),
        ),
      ),
  };
}

const lobbyOf = (words: CaveWords, game: TableGame, options: readonly string[]): LobbyInput => ({
  title: words.announced.title,
  subtitle: words.announced.intro,
  seats: lobbyPlaces(words, game, ownersOf(game.seats)),
  freeSeat: words.lobby.freeSeat,
  options,
});

/**
 * While you furnish, the rooms for sale, with a lock on those that do not fit; otherwise, what the turn has turned up.
 */
function sheetOf(words: CaveWords, { state, before, decision, marked }: Cave & { readonly decision: Decision }) {
  const offered = roomsOnOffer(decision);
  if (offered.length > 0) {
    const title = words.menuTitle(decision.task === 'draft' ? 'draft' : 'furnish');
    return { title, rooms: roomCards(words, state.display, { before, decision, marked }) };
  }
  const dug = state.turn !== undefined && state.turn.dug.length > 0;
  const found = dug && before ? state.display.filter((room) => !before.display.includes(room)) : [];
  return found.length === 0
    ? undefined
    : { title: words.pictures.turnedUp, rooms: found.map((id) => roomCard(words, id)) };
}

interface Named {
  readonly name: string;
}

/** What a request for a picture needs to know about its table, because servers take turns at the painter. */
type Viewed = Pick<TableGame, 'id' | 'guildId'>;

/** Stands for the table in the painter's queue if a picture belongs to no table. */
const NOBODYS: Viewed = { id: 'rules', guildId: undefined };

/** The subjects of the articles, as rows of pieces on their cards. */
const SIGNS: { readonly [Key in keyof CaveWords['articles']]: string } = {
  turn: 'pawn',
  activating: 'spark',
  blueRooms: 'always',
  excavating: 'pick',
  furnishing: 'door',
  walls: 'pattern:1 pattern:2 pattern:2-opposite pattern:3',
  pictures: 'spark',
  goods: 'wood stone emmer flax',
  cavern: 'cavern',
  eraTwo: 'iron',
  scoring: 'points',
  solo: 'footprints',
  quick: 'map',
  short: 'tub',
};

/** What a room costs, and what furnishing it brings. */
function bought({ telling }: CaveWords, card: RoomCard): string {
  const room = roomOf(card.id);
  const works = room.colour === 'blue' ? 'always' : room.effect === undefined ? 'never' : 'activated';
  return telling.bought({ ...card, works });
}

/** The contents of a topic's large card. */
function cardOf(words: CaveWords, { kind, key, title, gist = '', example, related }: Topic): CardInput {
  const card = kind === 'room' ? roomCard(words, key) : undefined;
  const room = card === undefined ? {} : { room: card };
  const tile = kind === 'action' ? { tile: { id: key, name: words.actionTile(key).name, effect: gist } } : {};
  const sign = find<string>(SIGNS, key);
  const legend = legendOf(key, LEGEND_ROWS, words.pictures.legend);
  return {
    title,
    kind: words.topicKind({ kind }),
    gist,
    example: card === undefined || card.number === 0 ? example : bought(words, card),
    related: words.topics.filter(({ id }) => related.includes(id)).map((other) => other.title),
    headings: words.pictures.card,
    ...room,
    ...tile,
    ...(kind === 'rule' && sign !== undefined && { sign }),
    ...(kind === 'rule' && legend !== undefined && { legend }),
  };
}

const shownOf = (words: CaveWords, { seats }: TableGame, state: State): Shown => ({
  state,
  owners: ownersOf(seats),
  words,
});

/** The action tile that a seat took last. */
function lastTile(words: CaveWords, seat: number, turns: readonly FinishedTurn[]): string | undefined {
  const moves = turns.filter((turn) => turn.seat === seat).flatMap((turn) => turn.moves);
  const tile = ofKind('use', moves).at(-1)?.tile;
  return tile === undefined ? undefined : words.actionTile(tile).name;
}
