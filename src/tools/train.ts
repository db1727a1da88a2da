import { mkdirSync } from 'node:fs';
import { z } from 'zod';
import type { Features } from '../engine/features.ts';
import type { Game } from '../engine/game.ts';
import { type Random, randomFrom } from '../engine/random.ts';
import { WORKBENCHES } from '../games/index.ts';
import { learnFrom, type Path } from '../players/learning.ts';
import { game, hostOptions, Mistake, mustSeat, optionsOf, runTool, seed, wholeNumber } from './command-line.ts';
import { begun, type Course, keep, save } from './course.ts';
import { mean, rounded } from './figures.ts';
import { type Lesson, teach } from './self-teaching.ts';

const usage = `npm run -s train -- --to FOLDER [--game ID] [--minutes 20] [--seats 2,2,1,4] [--seed 1]
[--looks 500] [--width 2] [--firsts 5] [--from FILE] [--every 1]
and what the host of the game may choose, such as --folks all, in one of so many games (--every)`;

const options = z.object({
  ...hostOptions,
  /** Where what is learned is kept; going on from there when it is called anew. */
  to: z.string(),
  game,
  /** A file of weights to begin with, where the folder holds nothing yet. */
  from: z.string().optional(),
  minutes: wholeNumber(1).default(20),
  /** How many play in the games, in turn. */
  seats: z
    .string()
    .regex(/^\d(,\d)*$/, 'is a list of numbers such as 2,2,4')
    .default('2,2,1,2,4,2,3'),
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
function playNext({ game, features, course }: School, { breadth, counts, ...played }: Curriculum): Path[] {
  const number = course.games++;
  const { looks, width } = breadth;
  const learned = teach({
    game,
    features,
    workbench: WORKBENCHES[game.id],
    network: course.learning.network,
    knows: number >= FIRST,
    // What is half done the game's own outlook cannot judge.
    breadth: number < FIRST ? { looks, width } : breadth,
    ...played,
  });
  for (const { path, plain } of learned) {
    if (!plain || !counts || number < FIRST) continue;
    course.recent[played.players] = [...(course.recent[played.players] ?? []), path.final].slice(-RECENT);
  }
  return learned.map(({ path }) => path);
}

interface Curriculum extends Pick<Lesson, 'breadth' | 'options' | 'players' | 'seed'> {
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

/** What the curve tells of the games so far: for each number of players the mean of the latest seats, and of more. */
const reachedIn = ({ recent }: Course): Record<string, string> =>
  Object.fromEntries(
    Object.entries(recent).map(([key, list]) => [`players${key}`, `${mean(list.slice(-LATEST))} (${mean(list)})`]),
  );

function train({
  to,
  game,
  from,
  minutes,
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
  const tables = seats.split(',').map(Number);
  for (const players of tables) mustSeat(game, players);
  mkdirSync(to, { recursive: true });
  const course = begun(to, { game, features, from, random: randomFrom(`begin ${seed}`) });
  const begunWith = course.games;
  const started = performance.now();
  let fresh: Path[] = [];
  let errors: number[] = [];
  while (performance.now() - started < minutes * 60_000) {
    const number = course.games;
    const players = tables[number % tables.length] ?? game.seats.min;
    const asTyped = number % every === 0;
    const played = playNext(
      { game, features, course },
      {
        breadth: { looks, width, firsts },
        options: optionsOf(game, asTyped ? host : {}, players),
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
