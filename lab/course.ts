import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { z } from 'zod';
import type { Features } from '../src/engine/features.ts';
import type { Game } from '../src/engine/game.ts';
import type { Random } from '../src/engine/random.ts';
import { type Network, partsOf } from '../src/players/network.ts';
import { rearranged, WeightsError, weightsFrom } from '../src/players/weights.ts';
import { Mistake, readJson } from '../src/tools/command-line.ts';
import { mean } from './figures.ts';
import { type Learning, learn, type Path } from './learning.ts';
import { fingerprintOf, stateOf } from './stored-weights.ts';

/** How many chunks of games to keep. */
const CHUNKS = 30;
/** The progress of a course, and its weights. */
const kept = z.object({
  names: z.array(z.string()),
  games: z.int(),
  steps: z.int(),
  recent: z.record(z.string(), z.array(z.number())),
});
type Kept = z.infer<typeof kept>;

const damaged = (path: string): Mistake => new Mistake(`${path} is damaged: start in another folder, or with --from.`);

/**
 * Reads this many numbers from a file; throws a Mistake if there are too few or too many, or if some are not numbers.
 */
function floats(path: string, size: number): Float32Array {
  const bytes = Uint8Array.from(readFileSync(path));
  if (bytes.length !== size * Float32Array.BYTES_PER_ELEMENT) throw damaged(path);
  const numbers = new Float32Array(bytes.buffer);
  if (!numbers.every(Number.isFinite)) throw damaged(path);
  return numbers;
}

/** The notes of a course; throws a Mistake if they cannot be read. */
function notesIn(path: string): Kept {
  const read = kept.safeParse(readJson(path));
  if (!read.success) throw damaged(path);
  return read.data;
}

function write(path: string, content: string | Uint8Array): void {
  writeFileSync(`${path}.new`, content);
  renameSync(`${path}.new`, path);
}

/** An untrained network. */
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

/** The progress of learning a game; it is stored in a folder, so that it can continue later. */
export interface Course {
  readonly learning: Learning;
  /**
   * The mean of the networks after the last games. Computers play with it because its errors are smaller than those of
   * any single one.
   */
  readonly settled: Network;
  /** The latest games. */
  readonly paths: Path[];
  readonly recent: Record<string, number[]>;
  games: number;
}

/** The approximate number of games over which to average the weights. */
const SETTLING = 600;

/** Adds the weights after a game to the mean. */
export function settle({ learning, settled, games }: Course): void {
  const share = 1 / Math.min(games, SETTLING);
  const { weights } = settled;
  for (const [i, weight] of learning.network.weights.entries()) {
    weights[i] = (weights[i] as number) * (1 - share) + weight * share;
  }
}

const copyOf = (network: Network): Network => ({ ...network, weights: new Float32Array(network.weights) });

const CHUNK = /^played-(\d+)$/;

/** The chunks of games in a folder, in order. */
const chunksIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => CHUNK.test(name))
    .sort((one, other) => Number(CHUNK.exec(one)?.[1]) - Number(CHUNK.exec(other)?.[1]));

interface Chunk {
  readonly fingerprint: string;
  readonly paths: readonly Path[];
}

function chunkIn(path: string): Chunk {
  try {
    return deserialize(readFileSync(path)) as Chunk;
  } catch {
    throw damaged(path);
  }
}

/** The latest games with the same features. */
function keptIn(folder: string, features: Features): Path[] {
  const chunks = chunksIn(folder).map((name) => chunkIn(join(folder, name)));
  return chunks.filter(({ fingerprint }) => fingerprint === fingerprintOf(features)).flatMap(({ paths }) => paths);
}

/** Stores the latest games, and drops those too old for learning. */
export function keep(
  folder: string,
  { games, features }: { games: number; features: Features },
  paths: readonly Path[],
): void {
  write(join(folder, `played-${games}`), serialize({ fingerprint: fingerprintOf(features), paths } satisfies Chunk));
  for (const name of chunksIn(folder).slice(0, -CHUNKS)) rmSync(join(folder, name));
}

/** A file of weights; a Mistake says why training cannot continue from it. */
function weightsIn(path: string, game: Game, features: Features): { network: Network; games: number } {
  try {
    return weightsFrom(readJson(path), game, features);
  } catch (error) {
    if (error instanceof WeightsError) throw new Mistake(`${path}: ${error.message}`);
    throw error;
  }
}

interface Beginning {
  readonly game: Game;
  readonly features: Features;
  readonly from: string | undefined;
  readonly random: Random;
}

/** The course in a folder, or else a new one: with weights from a file, or untrained. */
export function begun(folder: string, { game, features, from, random }: Beginning): Course {
  if (!existsSync(join(folder, 'course.json'))) {
    const { network, games } =
      from === undefined ? { network: untaught(features, random), games: 0 } : weightsIn(from, game, features);
    return { learning: learn(network), settled: copyOf(network), paths: [], recent: {}, games };
  }
  const network = untaught(features, random);
  const learning = learn(network);
  const settled = copyOf(network);
  const { names, games, steps, recent } = notesIn(join(folder, 'course.json'));
  const { size } = partsOf({ inputs: names.length, stages: network.stages });
  for (const [name, weights] of [
    ['weights', network.weights],
    ['settled', settled.weights],
    ['mean', learning.mean],
    ['square', learning.square],
  ] as const) {
    // Older courses have no averaged weights.
    const from = existsSync(join(folder, name)) ? name : 'weights';
    const old = { inputs: names.length, stages: network.stages, weights: floats(join(folder, from), size) };
    weights.set(rearranged(old, { from: names, to: features.names }).weights);
  }
  learning.steps = steps;
  return { learning, settled, paths: keptIn(folder, features), recent, games };
}

/** Stores the progress, and the weights in the format that computer players read. */
export function save(
  folder: string,
  { course, game, features }: { course: Course; game: Game; features: Features },
): void {
  const { learning, settled, recent, games } = course;
  const reached = Object.fromEntries(Object.entries(recent).map(([kind, list]) => [kind, mean(list) ?? 0]));
  const notes: Kept = { names: [...features.names], games, steps: learning.steps, recent };
  const bytes = ({ buffer }: Float32Array) => new Uint8Array(buffer as ArrayBuffer);
  write(join(folder, 'weights'), bytes(learning.network.weights));
  write(join(folder, 'settled'), bytes(settled.weights));
  write(join(folder, 'mean'), bytes(learning.mean));
  write(join(folder, 'square'), bytes(learning.square));
  write(join(folder, 'course.json'), JSON.stringify(notes));
  write(join(folder, 'learned.json'), JSON.stringify(stateOf(settled, { game, features, games, reached })));
}
