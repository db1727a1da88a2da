import { type Features, noNumbers, type Sparse } from '../src/engine/features.ts';
import type { Game } from '../src/engine/game.ts';
import { type Random, randomFrom } from '../src/engine/random.ts';
import type { Workbench } from '../src/engine/workbench.ts';
import { type Breadth, foreseeable, type Tried, tries } from '../src/players/beam.ts';
import { judged, type Network, widened } from '../src/players/network.ts';
import type { Path, Seen, Stop } from './learning.ts';

/** A game that computers play against themselves to learn from. */
export interface Lesson {
  readonly game: Game;
  readonly features: Features;
  readonly workbench: Workbench | undefined;
  readonly network: Network;
  /** Whether the network judges positions; before it knows anything, the game's own outlook does. */
  readonly knows: boolean;
  readonly breadth: Breadth;
  readonly options: unknown;
  readonly players: number;
  readonly seed: string;
}

/** The result for a seat. */
export interface Learned {
  readonly path: Path;
  /** Whether the seat started as usual, got no gift and played its best. */
  readonly plain: boolean;
}

/** The share of games that start with gifts, and the share of seats that get one. */
const RICH_GAMES = 0.35;
const RICH_SEATS = 0.7;
/** The share of turns that start with a gift. */
const GIFTS = 0.012;
/**
 * The share of exploring seats, and the share of those that follow an aim of the game; the others are rewarded for a
 * single feature, with this many points.
 */
const EXPLORERS = 0.3;
const AIMED = 0.65;
const WANTED = { least: 3, more: 9 };
/** The weight of later results, for seats that play their best and for exploring seats. */
const LAMBDA = { best: 0.92, explorer: 0.6 };

const chance = (random: Random): number => random.below(1 << 20) / (1 << 20);

/** The extra points that a seat gets for features, by the index of the feature. */
type Pay = ReadonlyMap<number, number>;

function payOf({ names, aims }: Features, random: Random): Pay {
  const all = Object.values(aims);
  if (chance(random) < AIMED && all.length > 0) {
    const aim = all[random.below(all.length)] ?? {};
    const eagerness = 0.5 + chance(random);
    return new Map(Object.entries(aim).map(([name, points]) => [placeOf(names, name), points * eagerness]));
  }
  return new Map([[random.below(names.length), WANTED.least + WANTED.more * chance(random)]]);
}

function placeOf(names: readonly string[], name: string): number {
  const place = names.indexOf(name);
  if (place < 0) throw new Error(`No feature is called "${name}".`);
  return place;
}

function paid(pay: Pay, { place, value, length }: Sparse): number {
  let sum = 0;
  for (let k = 0; k < length; k++) sum += (pay.get(place[k] as number) ?? 0) * (value[k] as number);
  return sum;
}

const list = noNumbers();

function seen(features: Features, state: unknown, seat: number): Seen {
  const points = features.read(state, seat, list);
  return {
    place: list.place.slice(0, list.length),
    value: list.value.slice(0, list.length),
    stage: features.stage(state),
    points,
  };
}

/** At most two of the other first choices. */
const some = (rest: readonly Tried<unknown>[], random: Random) =>
  rest.length <= 2
    ? rest
    : [rest[random.below(rest.length)], rest[random.below(rest.length)]].filter((one) => one !== undefined);

interface Pupil {
  readonly pay: Pay | undefined;
  readonly stops: Stop[];
  given: boolean;
}

/** A copy of a state in which a seat has received a gift. */
function enriched(
  { game, workbench }: Lesson,
  state: unknown,
  { seat, random }: { seat: number; random: Random },
): unknown {
  const copy = game.clone(state);
  workbench?.enrich?.(copy, seat, random);
  return game.clone(copy);
}

/** Plays a game to the end and returns the lessons from it, by seat. */
export function teach(lesson: Lesson): Learned[] {
  const { game, features, network, knows, breadth, players, workbench } = lesson;
  const random = randomFrom(lesson.seed);
  const wide = widened(network);
  let state = game.start(lesson.options, players, lesson.seed);
  const pupils = Array.from({ length: players }, (): Pupil => {
    const explores = chance(random) < EXPLORERS;
    return { pay: explores ? payOf(features, random) : undefined, stops: [], given: false };
  });
  const give = (seat: number): void => {
    const pupil = pupils[seat];
    const last = pupil?.stops.pop();
    if (pupil === undefined) return;
    pupil.given = true;
    if (last !== undefined) pupil.stops.push({ ...last, cut: true });
    state = enriched(lesson, state, { seat, random });
  };
  if (workbench?.enrich !== undefined && chance(random) < RICH_GAMES) {
    for (let seat = 0; seat < players; seat++) if (chance(random) < RICH_SEATS) give(seat);
  }
  for (;;) {
    const [decision] = game.decisions(state);
    if (decision === undefined) break;
    const { seat } = decision;
    const pupil = pupils[seat];
    if (pupil === undefined) throw new Error(`There is no seat ${seat + 1}.`);
    if (workbench?.enrich !== undefined && game.pass?.(state, seat) !== undefined && chance(random) < GIFTS) give(seat);
    const judge = (at: unknown): number => {
      if (!knows && game.outlook !== undefined) return game.outlook(at, seat);
      const points = features.read(at, seat, list) + judged(wide, list, features.stage(at));
      return pupil.pay === undefined ? points : points + paid(pupil.pay, list);
    };
    const sight = game.view(state, seat);
    const [best, ...rest] = tries({ game, seat, judge, breadth, curiosity: random }, sight);
    if (best === undefined) throw new Error(`Seat ${seat + 1} has no decision.`);
    const { moves, way, state: end } = best.end;
    pupil.stops.push({
      ...seen(features, end, seat),
      way: way.slice(1).map((on) => seen(features, on, seat)),
      others:
        pupil.pay !== undefined || !knows
          ? []
          : some(rest, random).map(({ first, end }) => ({
              seen: seen(features, first.state, seat),
              less: best.end.worth - end.worth,
            })),
    });
    // After a reveal, the seat thinks again.
    for (const move of foreseeable(game, { state: sight, seat }, moves)) game.play(state, seat, move);
  }
  const scores = game.score(state);
  return pupils.map(({ pay, stops, given }, seat) => ({
    path: {
      stops,
      final: scores.find((score) => score.seat === seat)?.total ?? 0,
      lambda: pay === undefined ? LAMBDA.best : LAMBDA.explorer,
    },
    plain: pay === undefined && !given,
  }));
}
