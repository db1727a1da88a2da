import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Picture } from '../commands/discord/compose.ts';
import type { Course } from '../commands/face/advice.ts';
import type { Face } from '../commands/face/face.ts';
import { looks } from '../render/games/index.ts';
import { type FrameJob, paintFrame } from '../render/paint/frame.ts';
import { lookOf } from '../render/paint/look.ts';
import { paint } from '../render/paint/paint.ts';
import { encodePng } from '../render/paint/png.ts';
import type { Game } from '../src/engine/game.ts';
import { type FinishedTurn, finishedTurns, playAll } from '../src/engine/log.ts';
import { readEntry } from '../src/engine/notation.ts';
import { LANGUAGES } from '../src/messages/index.ts';
import type { Position } from '../src/table/play/showing.ts';
import type { History } from '../src/table/records/history.ts';
import { DEFAULT_TERMS } from '../src/table/terms.ts';
import { game, Mistake, readJson } from '../src/tools/command-line.ts';
import { inFile, workbenchOf } from '../src/tools/recorded.ts';
import { faceIn, openSketchbook, panelsIn, positionIn, type Sketch, tableOf } from '../src/tools/sketches.ts';

/** The folder of states and their pictures. */
export const GOLDEN = fileURLToPath(new URL('../test/golden/', import.meta.url));

/**
 * A state and its pictures: the players, a position (docs/positions.md), moves after it (their changes are marked), and
 * the pictures: `actions`, `since` (for the deciding player, who has not seen the moves), `home 2`, `boards`, `boards 2
 * 3`, `choice`, `choice lay meadow c4`, `tiles 1`, `supply 2` (sheets), `loot`, `score`, `lobby`, `chronicle`, `course`
 * (a computer's expectations), `frame 2` (of the replay of the moves), `card tile:carpenter`, `card rule:pictures 2`
 * (its second card), `card folk:trolls`. `choice`, `tiles` and `loot` show the decision after the moves; so do `asked
 * cave` and `asked rooms furnish`, which name the kind of picture and the branch.
 */
const goldenSchema = z.strictObject({
  game,
  /** The language of the picture's text. */
  language: z.enum(LANGUAGES).default('en'),
  names: z.array(z.string()).min(1),
  position: z.unknown().optional(),
  moves: z.array(z.string()).default([]),
  liveScores: z.boolean().default(false),
  /** For a lobby: how many may join, and the chosen options. */
  places: z.int().optional(),
  chosen: z.array(z.string()).default([]),
  /** The wish list of the person who is looking at the supply, as moves. */
  wished: z.array(z.string()).default([]),
  /** For a `chronicle`: positions one after the other, each at the end of a round. */
  course: z.array(z.unknown()).default([]),
  /** For a `course`: a computer's expectations for the seats, and a few words on each. */
  expected: z
    .strictObject({
      title: z.string(),
      ticks: z.array(z.string()),
      seats: z.array(
        z.strictObject({ points: z.array(z.number()), marks: z.array(z.int()), told: z.array(z.string()) }),
      ),
    })
    .optional(),
  pictures: z.array(z.string()).min(1),
});
type Golden = z.output<typeof goldenSchema>;

/** A golden picture: its name, which is its file name without the ending, and what to paint. */
export interface GoldenPicture extends Sketch {
  readonly name: string;
  /** For a frame of a replay: the whole replay. */
  readonly frame?: FrameJob;
}

/** The width of a frame. */
const FRAME_WIDTH = 640;

/** The PNG of a golden picture. */
export function paintGolden({ request, frame }: Pick<GoldenPicture, 'request' | 'frame'>): Buffer {
  const { layout, sprite } = lookOf(looks, request.game);
  if (frame === undefined) return paint(layout(request), sprite, 9);
  const { width, height } = frame;
  const { indices } = paintFrame(frame, looks);
  // Each row starts with its filter, 0 for none.
  const bytes = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) bytes.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return encodePng({ bytes, width, height }, 9);
}

interface Scene {
  readonly face: Face;
  readonly position: Position;
  readonly before: unknown;
  readonly turns: Position['last'];
  /** The moves one by one, as news since the deciding player's last turn. */
  readonly since: readonly FinishedTurn[];
  readonly chosen: readonly string[];
  readonly wished: readonly string[];
  readonly course: readonly unknown[];
  readonly expected: Course | undefined;
}

function sceneOf({ game, names, moves, liveScores, chosen, wished, expected, ...golden }: Golden, face: Face): Scene {
  const before = workbenchOf(game).stateFrom(golden.position ?? { players: names.length });
  const made = moves.map((line, index) => {
    const read = readEntry(line);
    if (!('move' in read)) throw new Mistake(`"${line}" is not a move.`);
    return { entry: index + 1, ...read };
  });
  const terms = { ...DEFAULT_TERMS, liveScores };
  const table = tableOf(game, names, { terms, places: golden.places ?? names.length });
  return {
    face,
    position: positionIn(game, table, playAll(game, game.clone(before), made)),
    before: moves.length > 0 ? before : undefined,
    turns: names.map((_, seat) => ({ seat, moves: made.filter((entry) => entry.seat === seat) })),
    since: made.map((entry) => ({ seat: entry.seat, moves: [entry] })),
    chosen,
    wished,
    course: golden.course.map((position) => workbenchOf(game).stateFrom(position)),
    expected,
  };
}

/** What is available, and what has happened since the player's last turn. */
interface ShownPosition {
  readonly branch?: string | undefined;
  readonly since?: readonly FinishedTurn[];
}

/** The view of a player with a decision while the options of a branch are open. */
function panelOf({ face, position, before }: Scene, { branch, since }: ShownPosition = {}): Promise<Picture[]> {
  const [panel] = panelsIn(position, before);
  if (panel === undefined) throw new Mistake('Nobody has a decision to make.');
  return face.panelPictures(panel, { branch, before, since });
}

/** The history of a game without its actions. */
function historyOf({ position: { game }, course }: Scene): History {
  const turn = { seat: 0, moves: [] };
  return {
    game,
    isWhole: true,
    seatsAt: () => game.seats,
    *moments() {
      for (const [at, after] of course.entries())
        if (at > 0) yield { turn, before: course[at - 1], played: after, after };
    },
  };
}

/** The replay of the turns that the moves complete. */
function replayOf({ position: { game }, before, since }: Scene, rules: Game): History {
  return {
    game: { ...game, status: 'finished' },
    isWhole: true,
    seatsAt: () => game.seats,
    *moments() {
      const state = rules.clone(before);
      for (const turn of finishedTurns({ moves: since.flatMap(({ moves }) => moves) })) {
        const start = rules.clone(state);
        const played = playAll(rules, state, turn.moves.slice(0, -1));
        const seen = rules.clone(played);
        playAll(rules, state, turn.moves.slice(-1));
        yield { turn, before: start, played: seen, after: rules.clone(state) };
      }
    },
  };
}

/** A frame of the replay, by its number from 1, as it looks after all frames before it. */
async function frameOf(
  scene: Scene,
  { rules, frames, at }: { readonly rules: Game; readonly frames: readonly FrameJob[]; readonly at: number },
): Promise<Omit<GoldenPicture, 'name'>> {
  const reel = scene.face.reel(replayOf(scene, rules), 'turns');
  if (reel === undefined) throw new Mistake('There is nothing to replay.');
  const from = frames.length;
  for await (const _ of reel.paint(FRAME_WIDTH));
  const jobs = frames.slice(from, from + at);
  const last = jobs[at - 1];
  if (last === undefined) throw new Mistake(`There are only ${jobs.length} frames.`);
  const regions = new Map(jobs.flatMap((job) => job.regions).map((region) => [JSON.stringify(region.box), region]));
  const [first] = last.regions;
  const request = { game: rules.id, kind: 'frame', input: first?.request.input };
  return { request, alt: reel.alt, frame: { ...last, regions: [...regions.values()], before: undefined } };
}

/** All pictures of a kind; the number in the name chooses one. */
async function picturesOf(scene: Scene, kind: string, detail: string): Promise<readonly Picture[]> {
  const { face, position, before, turns, since, chosen, wished, expected } = scene;
  const { game } = position;
  const boards = { ...position, before, turns };
  const topic = face.rulebook?.topic(detail.split(' ')[0] ?? '');
  const seats = detail === '' ? {} : { seats: detail.split(' ').map((seat) => Number(seat) - 1) };
  switch (kind) {
    case 'actions':
    case 'table':
      return face.tablePictures(position, before);
    case 'home':
    case 'cave':
      return face.boardPictures({ ...boards, ...seats });
    case 'boards':
      return face.boardsTogether ? [await face.boardsTogether({ ...boards, ...seats })] : [];
    case 'choice':
      return panelOf(scene, { branch: detail === '' ? undefined : detail });
    case 'since':
      return panelOf(scene, { since });
    case 'tiles':
    case 'loot':
      return panelOf(scene);
    case 'supply':
      return face.supply?.pictures(position, wished) ?? [];
    case 'card':
      return topic && face.rulebook ? await face.rulebook.card(topic, position) : [];
    case 'asked':
      return panelOf(scene, { branch: detail.split(' ').slice(1).join(' ') || undefined });
    case 'score':
      return [await face.scorePicture({ ...position, game: { ...game, status: 'finished' } })];
    case 'chronicle':
      return [await face.chroniclePicture(historyOf(scene), [])].filter((picture) => picture !== undefined);
    case 'course':
      return expected && face.coach ? [await face.coach.picture(position, expected)] : [];
    case 'lobby':
      return [await face.lobby.picture(game, chosen)];
    default:
      return [];
  }
}

/** Which of several pictures of a kind is meant, from 0: `supply 2`, `card rule:pictures 3`. */
function partOf(kind: string, details: readonly string[]): number {
  if (kind === 'supply' || kind === 'tiles') return Number(details[0]) - 1;
  return kind === 'card' ? Number(details[1] ?? 1) - 1 : 0;
}

/** Kinds of pictures that have a different name here. */
const OTHERWISE: Readonly<Record<string, string>> = { tiles: 'supply', since: 'actions', course: 'chronicle' };

const likeness = z.object({ like: z.string().regex(/^[\w-]+$/) });

/** What a file says; one that is `like` another, in another language for example, says only what differs. */
function stateIn(file: string): unknown {
  const own = readJson(join(GOLDEN, file));
  const { data } = likeness.safeParse(own);
  if (data === undefined) return own;
  const { like: _, ...different } = Object(own);
  return { ...Object(stateIn(`${data.like}.json`)), ...different };
}

/** All pictures of one file with a state; a Mistake says what is wrong with the file. */
export async function goldenPictures(file: string): Promise<GoldenPicture[]> {
  const read = goldenSchema.safeParse(stateIn(file));
  if (!read.success) throw new Mistake(`${file}: ${z.prettifyError(read.error)}`);
  const { faces, sketches, frames } = openSketchbook();
  const scene = inFile(file, () => sceneOf(read.data, faceIn(faces, read.data.game, read.data.language)));
  const sketchOf = async (picture: string): Promise<GoldenPicture> => {
    const [kind = '', ...details] = picture.split(' ');
    const name = `${basename(file, '.json')}.${picture.replaceAll(/[ :]/g, '-')}`;
    if (kind === 'frame') {
      const rules = read.data.game;
      return { ...(await frameOf(scene, { rules, frames, at: Number(details[0]) })), name };
    }
    const wanted = kind === 'asked' ? details[0] : (OTHERWISE[kind] ?? kind);
    // A topic's pictures are its cards, whatever kind they are painted as.
    const all = sketches(await picturesOf(scene, kind, details.join(' '))).filter(
      ({ request }) => kind === 'card' || request.kind === wanted,
    );
    const sketch = all[partOf(kind, details)];
    if (sketch === undefined) throw new Mistake(`${file}: There is no picture "${picture}".`);
    return { ...sketch, name };
  };
  const found: GoldenPicture[] = [];
  for (const picture of read.data.pictures) found.push(await sketchOf(picture));
  return found;
}

/** The pictures of all files with states, in the order of their names. */
export async function allGoldenPictures(): Promise<GoldenPicture[]> {
  const files = readdirSync(GOLDEN).filter((name) => name.endsWith('.json'));
  return (await Promise.all(files.sort().map(goldenPictures))).flat();
}
