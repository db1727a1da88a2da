import { mkdirSync } from 'node:fs';
import { Piscina } from 'piscina';
import { z } from 'zod';
import type { Game } from '../src/engine/game.ts';
import { type Random, randomFrom } from '../src/engine/random.ts';
import type { TableKind } from '../src/engine/workbench.ts';
import { WORKBENCHES } from '../src/games/index.ts';
import {
  game,
  hostOptions,
  Mistake,
  mustSeat,
  optionsOf,
  runTool,
  seed,
  typedIn,
  wholeNumber,
} from '../src/tools/command-line.ts';
import { begun, type Course, keep, save, settle } from './course.ts';
import { mean, rounded } from './figures.ts';
import { learnFrom, type Path } from './learning.ts';
import type { Learned } from './self-teaching.ts';
import taught, { type Wanted } from './train-game.ts';

const usage = `npm run -s train -- --to FOLDER [--game ID] [--minutes 20] [--games N] [--seats '2,2,1,4 folks=all'] [--seed 1]
[--jobs 1] [--looks 500] [--width 2] [--firsts 5] [--from FILE] [--every 1]
--seats is the number of players of each game, used in turn, each with the options that its host has chosen (if left out, the game's own tables);
and the options that the host of the game may choose, such as --folks all; with --every N, only for every Nth game`;

const options = z.object({
  ...hostOptions,
  /** The folder of the training; another call continues there. */
  to: z.string(),
  game,
  /** A file of weights to start with, if the folder is empty. */
  from: z.string().optional(),
  minutes: wholeNumber(1).default(20),
  /** How many games to train for in total. */
  games: wholeNumber(1).optional(),
  /** The number of players of the games, in turn, and their hosts' choices. */
  seats: z
    .string()
    .regex(/^\d+( \w+=\S+)*(,\d+( \w+=\S+)*)*$/, 'must be a list such as "2,2,4" or "2,1 mode=era1"')
    .optional(),
  looks: wholeNumber(20).default(500),
  width: wholeNumber(1).default(2),
  firsts: wholeNumber(1).default(5),
  /** One game in this many is played with the host's choices, all others with the usual ones. */
  every: wholeNumber(1).default(1),
  /** How many games to play at once, each in a thread; with the same number, training gives the same result. */
  jobs: wholeNumber(1, 256).default(1),
  seed,
});

/** Threads for playing this many games at once. */
const threadsFor = (jobs: number) =>
  new Piscina<Wanted, Learned[]>({
    filename: new URL('./train-game.ts', import.meta.url).href,
    minThreads: jobs,
    maxThreads: jobs,
  });

/**
 * How many games to keep for repeated learning, how many times to use each, and from how many paths to learn at once.
 */
const KEPT = 1_600;
const LESSONS = 20;
const AT_ONCE = 2;
/** For this many games, the game's own outlook judges instead of the network. */
const FIRST = 30;
/** The initial learning rate, and the number of games after which it is halved. */
const RATE = 0.001;
const HALF = 2_500;
/** After this many games the curve gets a line and the weights are saved. */
const TOLD = 25;
/** The number of seats over which to average: for the longer mean of the curve, and for the shorter one. */
const RECENT = 200;
const LATEST = 60;

/** A game to play, the name of its kind of table in the curve, and whether it counts there. */
interface Planned {
  readonly wanted: Omit<Wanted, 'network'>;
  readonly kind: string;
  readonly counts: boolean;
}

/** Learns from a game: notes what plain seats scored if the game counts; returns the paths to learn from. */
function takeIn({ recent, games }: Course, { counts, kind }: Planned, learned: readonly Learned[]): Path[] {
  for (const { path, plain } of learned) {
    if (!plain || !counts || games < FIRST) continue;
    recent[kind] = [...(recent[kind] ?? []), path.final].slice(-RECENT);
  }
  return learned.map(({ path }) => path);
}

/** Learns from the latest games and from some earlier ones; returns the mean errors in points. */
function study({ learning, paths, games }: Course, { times, random }: { times: number; random: Random }): number[] {
  if (paths.length < 2 * AT_ONCE) return [];
  const rate = RATE / (1 + games / HALF);
  return Array.from({ length: times }, (_, i) => {
    // Each of the latest is used at least once.
    const some = Array.from({ length: AT_ONCE }, (_, k) =>
      i === 0 ? paths.length - 1 - k : random.below(paths.length),
    );
    return learnFrom(
      learning,
      some.flatMap((at) => paths[at] ?? []),
      rate,
    );
  });
}

/**
 * The curve so far: for each kind of table, the mean score of the latest seats, and, in parentheses, the mean over more
 * seats.
 */
const reachedIn = ({ recent }: Course): Record<string, string> =>
  Object.fromEntries(
    Object.entries(recent).map(([key, list]) => [`players${key}`, `${mean(list.slice(-LATEST))} (${mean(list)})`]),
  );

/** The tables from the command line, or else those of the game. */
function tablesOf(game: Game, typed: string | undefined): readonly TableKind[] {
  const { lessons } = WORKBENCHES[game.id] ?? {};
  const { min, max } = game.seats;
  if (typed === undefined) {
    return lessons ?? Array.from({ length: max - min + 1 }, (_, more) => ({ seats: min + more, typed: {} }));
  }
  return typed.split(',').map((table) => {
    const [seats, ...chosen] = table.split(' ');
    return { seats: Number(seats), typed: Object.fromEntries(chosen.map((option) => option.split('='))) };
  });
}

/** The name of a kind of table, from the number of players and the host's choices. */
const nameOf = ({ seats, typed }: TableKind): string =>
  [seats, ...Object.entries(typed).map(([option, value]) => `${option}=${value}`)].join(' ');

type Settings = z.infer<typeof options>;

/** The game with this number; the tables are used in turn. */
function planned(settings: Settings, tables: readonly TableKind[], number: number): Planned {
  const { game, seed, looks, width, firsts, every } = settings;
  const { seats: players, typed } = tables[number % tables.length] as TableKind;
  const asTyped = number % every === 0;
  const knows = number >= FIRST;
  return {
    wanted: {
      game: game.id,
      knows,
      // The game's own outlook cannot judge half-done turns.
      breadth: knows ? { looks, width, firsts } : { looks, width },
      options: optionsOf(game, { ...typed, ...(asTyped && typedIn(settings)) }, players),
      players,
      seed: `${seed} ${number}`,
    },
    kind: nameOf({ seats: players, typed }),
    counts: every === 1 || !asTyped,
  };
}

/** The possible tables of the game, each with the host's choices. */
function tablesIn(settings: Settings): readonly TableKind[] {
  const tables = tablesOf(settings.game, settings.seats);
  for (const { seats, typed } of tables) {
    mustSeat(settings.game, seats);
    optionsOf(settings.game, { ...typed, ...typedIn(settings) }, seats);
  }
  return tables;
}

/** The numbers of the games to play at once: one per thread, and none beyond a line of the curve. */
function nextNumbers({ games }: Course, { jobs, games: most = Number.POSITIVE_INFINITY }: Settings): number[] {
  const upTo = (step: number): number => (Math.floor(games / step) + 1) * step;
  return Array.from({ length: Math.min(upTo(jobs), upTo(TOLD), most) - games }, (_, i) => games + i);
}

async function train(settings: Settings): Promise<void> {
  const { to, game, from, minutes, seed, jobs } = settings;
  const { features } = game;
  if (features === undefined) throw new Mistake(`${game.id} cannot be learned: it has no features.`);
  const tables = tablesIn(settings);
  mkdirSync(to, { recursive: true });
  const course = begun(to, { game, features, from, random: randomFrom(`begin ${seed}`) });
  const begunWith = course.games;
  const threads = jobs === 1 ? undefined : threadsFor(jobs);
  const started = performance.now();
  let fresh: Path[] = [];
  let errors: number[] = [];
  while (performance.now() - started < minutes * 60_000) {
    const plans = nextNumbers(course, settings).map((number) => planned(settings, tables, number));
    if (plans.length === 0) break;
    const wanted = plans.map((plan): Wanted => ({ ...plan.wanted, network: course.settled }));
    const played = threads ? await Promise.all(wanted.map((one) => threads.run(one))) : wanted.map(taught);
    for (const [at, plan] of plans.entries()) {
      const paths = takeIn(course, plan, played[at] ?? []);
      course.games++;
      fresh.push(...paths);
      course.paths.push(...paths);
      course.paths.splice(0, course.paths.length - KEPT);
      const times = Math.round(LESSONS * Math.max(1, plan.wanted.players / 2));
      errors.push(...study(course, { times, random: randomFrom(`learn ${plan.wanted.seed}`) }));
      settle(course);
    }
    if (course.games % TOLD !== 0) continue;
    const line = {
      games: course.games,
      minutes: rounded((performance.now() - started) / 60_000),
      perSecond: rounded(((course.games - begunWith) * 1_000) / (performance.now() - started), 2),
      error: mean(errors, 2),
      ...reachedIn(course),
    };
    console.log(JSON.stringify(line));
    save(to, { course, game, features });
    keep(to, { games: course.games, features }, fresh);
    fresh = [];
    errors = [];
  }
  save(to, { course, game, features });
  await threads?.destroy();
}

await runTool({ usage, options }, train);
