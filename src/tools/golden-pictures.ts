import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { topicView } from '../../commands/games/caverna/topics.ts';
import {
  actionBoard,
  choiceBoard,
  expeditionOf,
  homeBoard,
  lootBoard,
  type Shown,
  scoreSheet,
  supplySheets,
  topicCard,
} from '../../render/games/caverna/index.ts';
import type { BoardsInput, CardInput, HomeBoardInput, PictureRequest } from '../../render/games/caverna/scene.ts';
import { pictureWords } from '../../render/games/caverna/words.ts';
import { seatStyles } from '../../render/paint/theme.ts';
import type { LobbyInput } from '../../render/shared/lobby.ts';
import { ownersOf } from '../../render/shared/owner.ts';
import { IllegalMove, type Option } from '../engine/decision.ts';
import { playAll } from '../engine/log.ts';
import { NotationError, readEntry } from '../engine/notation.ts';
import { caverna } from '../games/caverna/game.ts';
import { ofKind } from '../games/caverna/moves/codec.ts';
import { PositionError, type PositionFile, stateFrom } from '../games/caverna/positions.ts';
import type { State } from '../games/caverna/state.ts';
import { catalogue, gameWords } from '../messages/index.ts';
import { Mistake, readJson } from './command-line.ts';

/** Where the states and their pictures lie side by side. */
export const GOLDEN = fileURLToPath(new URL('../../test/golden/', import.meta.url));

const words = gameWords(catalogue('en'), 'caverna');

/**
 * A state and its pictures: who plays, a position (docs/positions.md), moves after it (what they change is marked), and
 * the pictures: `actions`, `since` (for whoever comes back), `home 2`, `boards`, `boards 2 3`, `choice`, `choice lay meadow c4`, `tiles 1`, `supply 2` (sheets), `loot`, `expeditions`, `score`,
 * `lobby`, `card tile:carpenter`. `choice`, `tiles` and `loot` show what is asked after the moves.
 */
const goldenSchema = z.strictObject({
  names: z.array(z.string()).min(1),
  position: z.custom<PositionFile>().optional(),
  moves: z.array(z.string()).default([]),
  liveScores: z.boolean().default(false),
  /** For a lobby: how many may join, and what was chosen. */
  places: z.int().optional(),
  chosen: z.array(z.string()).default([]),
  /** The tiles that whoever looks at the sheets of `supply` wishes for. */
  wished: z.array(z.string()).default([]),
  pictures: z.array(z.string()).min(1),
});
type Golden = z.output<typeof goldenSchema>;

/** A golden picture: its name, which is that of its file without the ending, and what is painted. */
export interface GoldenPicture {
  readonly name: string;
  readonly request: PictureRequest;
}

interface Scene extends Golden {
  readonly shown: Shown;
  readonly before: State | undefined;
  /** The seat that is asked after the moves, and what it may choose. */
  readonly seat: number;
  readonly options: readonly Option[];
}

function sceneOf(golden: Golden): Scene {
  const before = stateFrom(golden.position ?? { players: golden.names.length });
  const state = playAll(caverna, caverna.clone(before), golden.moves.map(moveEntry));
  const asked = caverna.decisions(state)[0];
  const owners = ownersOf(golden.names.map((name, seat) => ({ name, colour: seatStyles[seat]?.name ?? '' })));
  return {
    ...golden,
    shown: { state, owners, words: pictureWords(words) },
    before: golden.moves.length > 0 ? before : undefined,
    seat: asked?.seat ?? 0,
    options: asked?.options ?? [],
  };
}

function moveEntry(line: string, index: number) {
  const read = readEntry(line);
  if (!('move' in read)) throw new Mistake(`"${line}" is no move.`);
  return { entry: index + 1, ...read };
}

/** The last space on which a seat has placed a dwarf, in words. */
function lastAction({ moves }: Golden, seat: number): string | undefined {
  const space = ofKind(
    'place',
    moves.map(moveEntry).filter((entry) => entry.seat === seat),
  ).at(-1)?.space;
  return space === undefined ? undefined : words.space(space).name;
}

/** Who has placed dwarfs where. */
const visitsOf = ({ moves }: Golden) =>
  moves.map(moveEntry).flatMap((entry) => ofKind('place', [entry]).map(({ space }) => ({ seat: entry.seat, space })));

function homeOf(scene: Scene, seat: number, staged: boolean): HomeBoardInput {
  const { shown, before, liveScores } = scene;
  return homeBoard(shown, seat, { before, lastAction: lastAction(scene, seat), staged, score: liveScores });
}

/** The boards of some seats in one picture; of all where none is named. */
function boardsOf(scene: Scene, seats: readonly number[]): BoardsInput {
  const { state, owners } = scene.shown;
  const shown = seats.length > 0 ? seats : [...owners.keys()];
  return {
    title: shown.length < owners.length ? words.boards.others : words.boards.all,
    stage: words.pictures.round(state.round),
    boards: shown.map((seat) => homeOf(scene, seat, false)),
  };
}

function choiceOf({ shown, seat, options, before }: Scene, branch: string): PictureRequest {
  const input = choiceBoard(shown, seat, { options, before, ...(branch !== '' && { branch }) });
  if (input === undefined) throw new Mistake('No place of the board is to be chosen.');
  return { kind: 'choice', input };
}

function lootOf({ shown, seat, options }: Scene): PictureRequest {
  const expedition = expeditionOf(shown.state, seat);
  if (expedition === undefined) throw new Mistake('Nobody is on an expedition.');
  const possible = ofKind('loot', options).map(({ item }) => item);
  const input = lootBoard(shown, { title: words.menuTitle('loot'), expedition: { ...expedition, possible } });
  return { kind: 'loot', input };
}

function cardOf({ shown }: Scene, id: string): CardInput {
  const topic = words.topics.find((other) => other.id === id);
  if (topic === undefined) throw new Mistake(`Nothing is called "${id}".`);
  return topicCard(shown, topicView(words, topic, { players: shown.state.players.length, atTable: true }));
}

function lobbyOf({ names, places = names.length, chosen, shown }: Scene): LobbyInput {
  return {
    title: words.announced.title,
    subtitle: words.lobby.seats(names.length, places),
    seats: Array.from({ length: places }, (_, seat) => shown.owners[seat]),
    freeSeat: words.lobby.freeSeat,
    options: chosen,
  };
}

/** One of the sheets of tiles by its number, counted from 1. */
function sheetOf(shown: Shown, number: string, view: Parameters<typeof supplySheets>[1]): PictureRequest {
  const input = supplySheets(shown, view)[Number(number) - 1];
  if (input === undefined) throw new Mistake(`There is no sheet of tiles with the number "${number}".`);
  return { kind: 'supply', input };
}

function requestOf(scene: Scene, picture: string): PictureRequest {
  const { shown, before, options } = scene;
  const [kind = '', ...details] = picture.split(' ');
  const detail = details.join(' ');
  const seat = Number(detail) - 1;
  switch (kind) {
    case 'actions':
      return { kind, input: actionBoard(shown, { before }) };
    case 'since':
      return { kind: 'actions', input: actionBoard(shown, { before, visits: visitsOf(scene) }) };
    case 'home':
      return { kind, input: homeOf(scene, seat, true) };
    case 'boards':
      return {
        kind,
        input: boardsOf(
          scene,
          details.map((one) => Number(one) - 1),
        ),
      };
    case 'choice':
      return choiceOf(scene, detail);
    case 'tiles':
      return sheetOf(shown, detail, {
        title: words.menuTitle('furnish'),
        tiles: [...new Set(ofKind('furnish', options).map(({ tile }) => tile))],
      });
    case 'supply':
      return sheetOf(shown, detail, { title: words.boards.tiles, wished: scene.wished });
    case 'loot':
      return lootOf(scene);
    case 'expeditions':
      return { kind: 'loot', input: lootBoard(shown, { title: words.menuTitle('loot') }) };
    case 'card':
      return { kind, input: cardOf(scene, detail) };
    case 'score':
      return { kind, input: scoreSheet(shown, words.ending.score) };
    case 'lobby':
      return { kind, input: lobbyOf(scene) };
    default:
      throw new Mistake(`There is no picture "${picture}".`);
  }
}

/** All pictures of one file with a state; a Mistake says what is wrong with the file. */
export function goldenPictures(file: string): GoldenPicture[] {
  const read = goldenSchema.safeParse(readJson(join(GOLDEN, file)));
  if (!read.success) throw new Mistake(`${file}: ${z.prettifyError(read.error)}`);
  try {
    const scene = sceneOf(read.data);
    return read.data.pictures.map((picture) => ({
      name: `${basename(file, '.json')}.${picture.replaceAll(/[ :]/g, '-')}`,
      request: requestOf(scene, picture),
    }));
  } catch (error) {
    if (error instanceof PositionError || error instanceof IllegalMove || error instanceof NotationError)
      throw new Mistake(`${file}: ${error.message}`);
    throw error;
  }
}

/** The files with states, sorted. */
export function goldenFiles(): string[] {
  return readdirSync(GOLDEN)
    .filter((name) => name.endsWith('.json'))
    .sort();
}
