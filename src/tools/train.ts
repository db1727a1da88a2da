import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import type { Features } from '../engine/features.ts';
import type { Game } from '../engine/game.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import { WORKBENCHES } from '../games/index.ts';
import { type Learning, learn, learnFrom, type Path } from '../players/learning.ts';
import { HIDDEN, type Network, partsOf } from '../players/network.ts';
import { fingerprintOf, stateOf } from '../players/weights.ts';
import { game, Mistake, runTool, seed, wholeNumber } from './command-line.ts';
import { mean, rounded } from './figures.ts';
import { teach } from './self-teaching.ts';

const usage = `npm run -s train -- --to FOLDER [--game ID] [--minutes 20] [--seats 2,2,1,4] [--seed 1]
[--looks 500] [--width 2] [--folks 0.1]`;

const options = z.object({
  /** Where what is learned is kept; going on from there when it is called anew. */
  to: z.string(),
  game,
  minutes: wholeNumber(1).default(20),
  /** How many play in the games, in turn. */
  seats: z
    .string()
    .regex(/^\d(,\d)*$/, 'is a list of numbers such as 2,2,4')
    .default('2,2,1,2,4,2,3'),
  looks: wholeNumber(20).default(500),
  width: wholeNumber(1).default(2),
  firsts: wholeNumber(1).default(5),
  /** Of ten games, how many are played with the further options of `--options`. */
  variants: z.string().default('[]'),
  seed,
});

/** How many games are kept to learn from again and again, how often each is, and from how many paths at once. */
const KEPT = 1_600;
const LESSONS = 20;
const AT_ONCE = 2;
/** So many games are judged by the game's own outlook before the network judges. */
const FIRST = 30;
/** How fast is learned at first, and after how many games half as fast. */
const RATE = 0.001;
const HALF = 2_500;
/** After so many games the curve gets a line and what was learned is saved. */
const TOLD = 25;
/** So many of such parts are kept. */
const CHUNKS = 30;
/** Over how many seats a mean is taken. */
const RECENT = 200;

interface Kept {
  readonly names: readonly string[];
  readonly games: number;
  readonly steps: number;
  readonly recent: Readonly<Record<string, readonly number[]>>;
}

const floats = (path: string): Float32Array => new Float32Array(Uint8Array.from(readFileSync(path)).buffer);

function write(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

/** A network that knows nothing. */
function untaught({ names, stages }: Features, random: Random): Network {
  const network = { inputs: names.length, stages };
  const { size, bias, direct, last, added } = partsOf(network);
  const weights = new Float32Array(size);
  const noise = (width: number): number => (width * (random.below(2001) + random.below(2001) - 2000)) / 2000;
  for (let i = 0; i < bias; i++) weights[i] = noise(0.08);
  for (let i = last; i < added; i++) weights[i] = noise(0.4);
  for (let i = direct; i < last; i++) weights[i] = 0;
  return { ...network, weights };
}

/** What was learned before with features of which some may have been others, carried over by their names. */
function carriedOver(
  from: Float32Array,
  names: readonly string[],
  { network, into }: { network: Network; into: { features: Features; weights: Float32Array } },
): void {
  const old = partsOf({ inputs: names.length, stages: network.stages });
  const now = partsOf(network);
  const places = new Map(names.map((name, place) => [name, place]));
  for (const [place, name] of into.features.names.entries()) {
    const before = places.get(name);
    for (let j = 0; j < HIDDEN; j++)
      into.weights[place * HIDDEN + j] = before === undefined ? 0 : (from[before * HIDDEN + j] as number);
    into.weights[now.direct + place] = before === undefined ? 0 : (from[old.direct + before] as number);
  }
  for (let j = 0; j < HIDDEN; j++) into.weights[now.bias + j] = from[old.bias + j] as number;
  for (let i = 0; i < now.size - now.last; i++) into.weights[now.last + i] = from[old.last + i] as number;
}

interface Course {
  readonly learning: Learning;
  /** What was played last. */
  readonly paths: Path[];
  readonly recent: Record<string, number[]>;
  games: number;
}

const CHUNK = /^played-(\d+)$/;

/** The chunks of games that lie in a folder, in their order. */
const chunksIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => CHUNK.test(name))
    .sort((one, other) => Number(CHUNK.exec(one)?.[1]) - Number(CHUNK.exec(other)?.[1]));

interface Chunk {
  readonly fingerprint: string;
  readonly paths: readonly Path[];
}

/** What was played last with the same features. */
function keptIn(folder: string, features: Features): Path[] {
  const chunks = chunksIn(folder).map((name) => deserialize(readFileSync(join(folder, name))) as Chunk);
  return chunks.filter(({ fingerprint }) => fingerprint === fingerprintOf(features)).flatMap(({ paths }) => paths);
}

/** Keeps what was just played, and no more than is learned from. */
function keep(
  folder: string,
  { games, features }: { games: number; features: Features },
  paths: readonly Path[],
): void {
  write(join(folder, `played-${games}`), serialize({ fingerprint: fingerprintOf(features), paths } satisfies Chunk));
  for (const name of chunksIn(folder).slice(0, -CHUNKS)) rmSync(join(folder, name));
}

/** What lies in a folder, or a beginning. */
function begun(folder: string, features: Features, random: Random): Course {
  const network = untaught(features, random);
  const learning = learn(network);
  if (!existsSync(join(folder, 'course.json'))) return { learning, paths: [], recent: {}, games: 0 };
  const kept = JSON.parse(readFileSync(join(folder, 'course.json'), 'utf8')) as Kept;
  for (const [name, weights] of [
    ['weights', network.weights],
    ['mean', learning.mean],
    ['square', learning.square],
  ] as const) {
    carriedOver(floats(join(folder, name)), kept.names, { network, into: { features, weights } });
  }
  learning.steps = kept.steps;
  return {
    learning,
    paths: keptIn(folder, features),
    recent: Object.fromEntries(Object.entries(kept.recent).map(([key, list]) => [key, [...list]])),
    games: kept.games,
  };
}

function save(folder: string, { course, game, features }: { course: Course; game: Game; features: Features }): void {
  const { learning, recent, games } = course;
  const reached = Object.fromEntries(Object.entries(recent).map(([players, list]) => [players, mean(list) ?? 0]));
  const kept: Kept = { names: features.names, games, steps: learning.steps, recent };
  const bytes = ({ buffer }: Float32Array) => new Uint8Array(buffer as ArrayBuffer);
  write(join(folder, 'weights'), bytes(learning.network.weights));
  write(join(folder, 'mean'), bytes(learning.mean));
  write(join(folder, 'square'), bytes(learning.square));
  write(join(folder, 'course.json'), JSON.stringify(kept));
  write(join(folder, 'learned.json'), JSON.stringify(stateOf(learning.network, { game, features, games, reached })));
}

function train({ to, game, minutes, seats, seed, looks, width, variants, firsts }: z.infer<typeof options>): void {
  const { features } = game;
  if (features === undefined) throw new Mistake(`Nobody can learn ${game.id}: it has no features.`);
  mkdirSync(to, { recursive: true });
  const course = begun(to, features, randomFrom(`begin ${seed}`));
  const tables = seats.split(',').map(Number);
  const others = JSON.parse(variants) as unknown[];
  const { paths } = course;
  let fresh: Path[] = [];
  const started = performance.now();
  const begunWith = course.games;
  let errors: number[] = [];
  while (performance.now() - started < minutes * 60_000) {
    const number = course.games++;
    const random = randomFrom(`learn ${seed} ${number}`);
    const players = tables[number % tables.length] ?? game.seats.min;
    const variant = others[random.below(Math.max(10, others.length))] ?? {};
    const lesson = {
      game,
      features,
      workbench: WORKBENCHES[game.id],
      network: course.learning.network,
      knows: number >= FIRST,
      // What is half done the game's own outlook cannot judge.
      breadth: number < FIRST ? { looks, width } : { looks, width, firsts },
      options: game.options.parse(variant),
      players,
      seed: `${seed} ${number}`,
    };
    for (const { path, plain } of teach(lesson)) {
      paths.push(path);
      fresh.push(path);
      if (plain && number >= FIRST)
        course.recent[players] = [...(course.recent[players] ?? []), path.final].slice(-RECENT);
    }
    while (paths.length > KEPT) paths.shift();
    const rate = RATE / (1 + course.games / HALF);
    for (let i = 0; i < LESSONS * Math.max(1, players / 2) && paths.length >= 2 * AT_ONCE; i++) {
      // The latest are learned from once for sure.
      const chosen = Array.from({ length: AT_ONCE }, (_, k) =>
        i === 0 ? paths[Math.max(0, paths.length - 1 - k)] : paths[random.below(paths.length)],
      );
      errors.push(learnFrom(course.learning, chosen as Path[], rate));
    }
    if (course.games % TOLD !== 0) continue;
    const line = {
      games: course.games,
      minutes: rounded((performance.now() - started) / 60_000),
      perSecond: rounded(((course.games - begunWith) * 1_000) / (performance.now() - started), 2),
      error: mean(errors, 2),
      ...Object.fromEntries(
        Object.entries(course.recent).map(([key, list]) => [
          `players${key}`,
          `${mean(list.slice(-60))} (${mean(list)})`,
        ]),
      ),
    };
    errors = [];
    console.log(JSON.stringify(line));
    save(to, { course, game, features });
    keep(to, { games: course.games, features }, fresh);
    fresh = [];
  }
  save(to, { course, game, features });
}

await runTool({ usage, options }, train);
