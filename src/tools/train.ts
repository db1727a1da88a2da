import { mkdirSync } from 'node:fs';
import { z } from 'zod';
import type { Features } from '../engine/features.ts';
import type { Game } from '../engine/game.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import type { TableKind } from '../engine/workbench.ts';
import { WORKBENCHES } from '../games/index.ts';
import { learnFrom, type Path } from '../players/learning.ts';
import { game, hostOptions, Mistake, mustSeat, optionsOf, runTool, seed, wholeNumber } from './command-line.ts';
import { begun, type Course, keep, save, settle } from './course.ts';
import { mean, rounded } from './figures.ts';
import { type Lesson, teach } from './self-teaching.ts';

const usage = `npm run -s train -- --to FOLDER [--game ID] [--minutes 20] [--games N] [--seats '2,2,1,4 folks=all'] [--seed 1]
[--looks 500] [--width 2] [--firsts 5] [--from FILE] [--every 1]
who sits in the games, in turn, each number followed by what the host of that game has chosen (the game's own tables where left out);
and what the host of the game may choose, such as --folks all, in one of so many games (--every)`;

const options = z.object({
  ...hostOptions,
  /** Where what is learned is kept; going on from there when it is called anew. */
  to: z.string(),
  game,
  /** A file of weights to begin with, where the folder holds nothing yet. */
  from: z.string().optional(),
  minutes: wholeNumber(1).default(20),
  /** After how many games in all it ends at the latest. */
  games: wholeNumber(1).optional(),
  /** How many play in the games, in turn, and what their hosts have chosen. */
  seats: z
    .string()
    .regex(/^\d+( \w+=\S+)*(,\d+( \w+=\S+)*)*$/, 'is a list such as "2,2,4" or "2,1 mode=era1"')
    .optional(),
  looks: wholeNumber(20).default(500),
  width: wholeNumber(1).default(2),
  firsts: wholeNumber(1).default(5),
  /** Of so many games one is played with what the host may choose, the others as usual. */
  every: wholeNumber(1).default(1),
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
/** Over how many seats a mean is taken. */
const RECENT = 200;
const LATEST = 60;

interface School {
  readonly game: Game;
  readonly features: Features;
  readonly course: Course;
}

/** Plays the next game; returns what there is to be learned from it, and notes what plain seats scored where the game counts. */
function playNext({ game, features, course }: School, { breadth, counts, kind, ...played }: Curriculum): Path[] {
  const number = course.games++;
  const { looks, width } = breadth;
  const learned = teach({
    game,
    features,
    workbench: WORKBENCHES[game.id],
    network: course.settled,
    knows: number >= FIRST,
    // What is half done the game's own outlook cannot judge.
    breadth: number < FIRST ? { looks, width } : breadth,
    ...played,
  });
  for (const { path, plain } of learned) {
    if (!plain || !counts || number < FIRST) continue;
    course.recent[kind] = [...(course.recent[kind] ?? []), path.final].slice(-RECENT);
  }
  return learned.map(({ path }) => path);
}

interface Curriculum extends Pick<Lesson, 'breadth' | 'options' | 'players' | 'seed'> {
  /** What its kind of table is called in the curve. */
  readonly kind: string;
  /** Whether it is a game as those are of which the curve tells. */
  readonly counts: boolean;
}

/** Learns from what was played last and from some of what was played before; returns the mean errors in points. */
function study({ learning, paths, games }: Course, { times, random }: { times: number; random: Random }): number[] {
  if (paths.length < 2 * AT_ONCE) return [];
  const rate = RATE / (1 + games / HALF);
  return Array.from({ length: times }, (_, i) => {
    // The latest are learned from once for sure.
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

/** What the curve tells of the games so far: for each kind of table the mean of the latest seats, and of more. */
const reachedIn = ({ recent }: Course): Record<string, string> =>
  Object.fromEntries(
    Object.entries(recent).map(([key, list]) => [`players${key}`, `${mean(list.slice(-LATEST))} (${mean(list)})`]),
  );

/** The tables of the games that are played, as they were typed, or those of the game. */
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

/** What a kind of table is called, by how many sit there and what the host has chosen. */
const nameOf = ({ seats, typed }: TableKind): string =>
  [seats, ...Object.entries(typed).map(([option, value]) => `${option}=${value}`)].join(' ');

function train({
  to,
  game,
  from,
  minutes,
  games = Number.POSITIVE_INFINITY,
  seats,
  seed,
  looks,
  width,
  firsts,
  every,
  ...host
}: z.infer<typeof options>) {
  const { features } = game;
  if (features === undefined) throw new Mistake(`Nobody can learn ${game.id}: it has no features.`);
  const tables = tablesOf(game, seats);
  for (const table of tables) {
    mustSeat(game, table.seats);
    optionsOf(game, { ...table.typed, ...host }, table.seats);
  }
  mkdirSync(to, { recursive: true });
  const course = begun(to, { game, features, from, random: randomFrom(`begin ${seed}`) });
  const begunWith = course.games;
  const started = performance.now();
  let fresh: Path[] = [];
  let errors: number[] = [];
  while (course.games < games && performance.now() - started < minutes * 60_000) {
    const number = course.games;
    const table = tables[number % tables.length] as TableKind;
    const players = table.seats;
    const asTyped = number % every === 0;
    const played = playNext(
      { game, features, course },
      {
        breadth: { looks, width, firsts },
        options: optionsOf(game, { ...table.typed, ...(asTyped && host) }, players),
        kind: nameOf(table),
        players,
        seed: `${seed} ${number}`,
        counts: every === 1 || !asTyped,
      },
    );
    fresh.push(...played);
    course.paths.push(...played);
    course.paths.splice(0, course.paths.length - KEPT);
    const times = Math.round(LESSONS * Math.max(1, players / 2));
    errors.push(...study(course, { times, random: randomFrom(`learn ${seed} ${number}`) }));
    settle(course);
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
}

await runTool({ usage, options }, train);
