import type { Picture } from '../../commands/discord/compose.ts';
import type { Face } from '../../commands/face/face.ts';
import { facesWith } from '../../commands/games/index.ts';
import type { FrameJob } from '../../render/paint/frame.ts';
import type { GamePicture } from '../../render/paint/look.ts';
import type { Painter } from '../../render/paint/painter.ts';
import type { Game } from '../engine/game.ts';
import { END } from '../engine/log.ts';
import { randomFrom } from '../engine/random.ts';
import { catalogue, type Language } from '../messages/index.ts';
import { randomPlayer } from '../players/random.ts';
import type { Panel, Position } from '../table/play/showing.ts';
import { DEFAULT_TERMS } from '../table/terms.ts';
import { SEAT_COLOURS, type TableGame } from '../table/types.ts';
import { Mistake } from './command-line.ts';

/** A picture that a face has requested and nobody has painted. */
export interface Sketch {
  readonly request: GamePicture;
  readonly alt: string;
}

/** A painter that paints nothing: it notes each request under the picture that it returns. */
function notingPainter(asked: Map<Buffer, GamePicture>, frames: FrameJob[]): Painter {
  return {
    async paint(request) {
      const png = Buffer.alloc(0);
      asked.set(png, request);
      return { png, width: 1, height: 1 };
    },
    async frame(job) {
      frames.push(job);
      return { bytes: new Uint8Array(), indices: new Uint8Array() };
    },
    warmUp: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

/** The faces of all games, with pictures that are not painted, and the sketches of these. */
export function openSketchbook() {
  const requests = new Map<Buffer, GamePicture>();
  const frames: FrameJob[] = [];
  return {
    faces: facesWith(notingPainter(requests, frames)),
    /** The requested frames, each with its differences from the previous one. */
    frames: frames as readonly FrameJob[],
    /** The sketches behind a face's pictures. */
    sketches: (pictures: readonly Picture[]): Sketch[] =>
      pictures.flatMap(({ png, alt }) => {
        const request = requests.get(png);
        return request === undefined ? [] : [{ request, alt }];
      }),
    /** Everything requested since the last call, in order. */
    requests(): GamePicture[] {
      const all = [...requests.values()];
      requests.clear();
      return all;
    },
  };
}

/** The face of a game in a language, English if none is named; throws a Mistake if there is none. */
export function faceIn(faces: ReturnType<typeof facesWith>, { id }: Game, language: Language = 'en'): Face {
  const face = Object.entries(faces).find(([game]) => game === id)?.[1];
  if (face === undefined) throw new Mistake(`There are no pictures of the game "${id}".`);
  return face(catalogue(language));
}

/** A running game of some people, as if they played at a table; `different` replaces parts of it. */
export function tableOf(game: Game, names: readonly string[], different: Partial<TableGame> = {}): TableGame {
  return {
    id: 'tabletable',
    game: game.id,
    version: game.version,
    status: 'running',
    guildId: undefined,
    channelId: '1',
    host: '1',
    options: game.options.parse({}),
    terms: DEFAULT_TERMS,
    places: names.length,
    seats: names.map((name, seat) => ({ userId: String(seat + 1), name, colour: SEAT_COLOURS[seat] ?? 'red' })),
    seed: undefined,
    createdAt: 0,
    startedAt: 0,
    closedAt: undefined,
    pausedAt: undefined,
    ...different,
  };
}

/** A game in a state, with nothing hidden. */
export const positionIn = (rules: Game, game: TableGame, state: unknown): Position => ({
  game,
  entry: 1,
  state,
  awaited: rules.decisions(state).map((decision) => ({ seat: decision.seat, step: 1, decision })),
  last: [],
});

/** What the seats with a decision see in a position, with the changes since an earlier state. */
export const panelsIn = ({ game, state, awaited }: Position, before = state): Panel[] =>
  awaited.map(({ seat, step, decision }) => {
    const canEnd = decision.options.some(({ move }) => move === END);
    return { game, seat, step, state, decision, drafts: [], staying: 0, before, canEnd };
  });

/** Every picture that a face shows of a position, without marks. */
export async function picturesIn(face: Face, position: Position): Promise<Picture[]> {
  const [panel] = panelsIn(position);
  return [
    ...(await face.tablePictures(position)),
    ...(await face.boardPictures(position)),
    ...((await face.supply?.pictures(position)) ?? []),
    ...(panel ? await face.panelPictures(panel, { branch: undefined, before: undefined }) : []),
    await face.scorePicture(position),
  ];
}

/**
 * A game by random players, choice by choice: each choice, and the state after it; do not keep a reference to that
 * state.
 */
export function* playedAtRandom(game: Game, players: number, seed: string) {
  const state = game.start(game.options.parse({}), players, seed);
  const choose = randomPlayer(randomFrom(seed));
  for (let entry = 1; ; entry++) {
    const [decision] = game.decisions(state, 'useful');
    if (decision === undefined) return;
    const option = choose(decision);
    game.apply(state, decision.seat, option);
    yield { entry, seat: decision.seat, move: option.move, state };
  }
}
