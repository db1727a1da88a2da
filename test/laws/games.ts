import fc from 'fast-check';
import type { Decision, Option } from '../../src/engine/decision.ts';
import type { Entry, MoveEntry, Setup } from '../../src/engine/log.ts';
import { writeEntry } from '../../src/engine/notation.ts';
import { type Random, randomFrom } from '../../src/engine/random.ts';
import { put } from '../../src/games/caverna/cave.ts';
import { caverna } from '../../src/games/caverna/game.ts';
import { entriesOf } from '../../src/games/caverna/goods.ts';
import type { Rulings } from '../../src/games/caverna/rulings.ts';
import type { Bundle, Cell, Options, State } from '../../src/games/caverna/state.ts';
import { cellIn } from '../../src/games/caverna/tasks/lay.ts';
import { type Player, randomPlayer } from '../../src/players/random.ts';

/**
 * `LAWS=20` tries twenty times as many games, different ones each time; without it, or below 1, every run tries the
 * same.
 */
const FACTOR = Number(process.env['LAWS'] ?? 1);
const SEED = 20_130_213;

/** Objects as JSON.parse makes them. */
const PLAIN = { noNullPrototype: true } as const;

const { rulings: USUAL } = caverna.options.parse({}) as Options;
/** Every ruling, with any of its values. */
const rulings = fc.record(
  Object.fromEntries(
    Object.entries(USUAL).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? fc.boolean() : fc.constantFrom(3, 5, 6, 9),
    ]),
  ),
  PLAIN,
) as fc.Arbitrary<Rulings>;

const options: fc.Arbitrary<Options> = fc.record(
  {
    tiles: fc.constantFrom('full', 'full', 'introductory'),
    markers: fc.constantFrom('start', 'end'),
    rulings: fc.oneof(fc.constant(USUAL), rulings),
  },
  PLAIN,
);

/** A game that is still to be played: its setup, what everyone has in addition, and the seed of every choice in it. */
export interface Walk {
  readonly setup: Setup & { readonly options: Options };
  readonly gift: Gift;
  readonly choices: string;
}

const seed = fc.noShrink(fc.integer({ min: 0, max: 2 ** 31 - 1 }));

/** Goods of every player besides those of the set-up, so that random games cover more of the rules. */
interface Gift {
  readonly goods: Bundle;
  readonly cells: Readonly<Record<string, Cell>>;
}

export const NOTHING: Gift = { goods: {}, cells: {} };
/** With these everything can be built and exchanged early. */
export const RICHES: Gift = {
  goods: { wood: 15, stone: 15, ore: 12, ruby: 6, grain: 4, vegetable: 3, food: 12, gold: 6, dog: 2 },
  cells: {},
};
/** Here animals breed in every harvest, and caverns wait for furnishing tiles. */
export const FARM: Gift = {
  goods: { ...RICHES.goods, food: 30, sheep: 2, donkey: 2, boar: 2, cattle: 2 },
  cells: {
    c4: { ground: 'largePasture', other: cellIn('b4') },
    b4: { ground: 'largePasture', other: cellIn('c4') },
    c3: { ground: 'smallPasture' },
    b3: { ground: 'smallPasture', stable: true },
    c2: { ground: 'smallPasture' },
    b2: { ground: 'field' },
    d2: { ground: 'cavern' },
    e3: { ground: 'cavern' },
    e2: { ground: 'cavern' },
    e4: { ground: 'cavern' },
    f3: { ground: 'oreMine' },
    f4: { ground: 'deepTunnel' },
  },
};

const seats = fc.integer({ min: 1, max: 7 });

/** Games as they are set up: of this many seats, from 1 to 7 without an argument, with both tile sets and all rulings. */
export const fairWalks = (players: fc.Arbitrary<number> = seats): fc.Arbitrary<Walk> =>
  fc.tuple(options, players, seed).map(([chosen, count, number]) => ({
    setup: { options: chosen, seats: count, seed: `law ${number}` },
    gift: NOTHING,
    choices: `choices ${number}`,
  }));

/** Such games, two thirds of them with riches or a whole farm for everyone. */
export const walks = (players: fc.Arbitrary<number> = seats): fc.Arbitrary<Walk> =>
  fc.tuple(fairWalks(players), fc.constantFrom(NOTHING, RICHES, FARM)).map(([walk, gift]) => ({ ...walk, gift }));

function begin({ setup, gift }: Walk): State {
  const state = caverna.clone(caverna.start(setup.options, setup.seats, setup.seed));
  for (const player of state.players) {
    const { goods } = player;
    for (const [good, count] of entriesOf(gift.goods)) goods[good] = (goods[good] ?? 0) + count;
    for (const [name, cell] of Object.entries(gift.cells)) put(player, cellIn(name), cell);
  }
  return state;
}

/** A choice about to be made: the state and its decisions before it, and what will be chosen. */
export interface Step {
  readonly state: State;
  readonly decisions: readonly Decision[];
  readonly seat: number;
  readonly option: Option;
  readonly log: readonly MoveEntry[];
}

const ENDLESS = 5000;

/** Plays a game to its end by choices of a random player; the same walk is always the same game. */
export class Played {
  readonly walk: Walk;
  readonly state: State;
  /** Random numbers for the observers of a game; its choices use others. */
  readonly random: Random;
  readonly log: MoveEntry[] = [];
  readonly player: Player;

  constructor(walk: Walk) {
    this.walk = walk;
    this.player = randomPlayer(randomFrom(`${walk.choices} tastes`));
    this.random = randomFrom(`${walk.choices} looked at`);
    this.state = begin(walk);
  }

  /** Yields before each choice, and once it is resumed carries the choice out. */
  *steps(): Generator<Step> {
    const { state, log } = this;
    const random = randomFrom(this.walk.choices);
    for (;;) {
      const decisions = caverna.decisions(state);
      if (decisions.length === 0) return;
      if (log.length > ENDLESS) throw new Error('The game does not end.');
      const decision = pick(decisions, random);
      const option = this.player(decision);
      yield { state, decisions, seat: decision.seat, option, log };
      log.push({ entry: log.length + 1, seat: decision.seat, move: option.move });
      caverna.apply(state, decision.seat, option);
    }
  }

  finish(): this {
    for (const _ of this.steps());
    return this;
  }
}

export function pick<T>(list: readonly T[], random: Random): T {
  const found = list[random.below(list.length)];
  if (found === undefined) throw new Error('There is nothing to pick from.');
  return found;
}

/** Tries a law on this many games; a failure names the game and the choices that led there. */
export function law(usualRuns: number, games: fc.Arbitrary<Walk>, holds: (played: Played) => void): void {
  const property = fc.property(games, (walk) => {
    const played = new Played(walk);
    try {
      holds(played);
    } catch (error) {
      throw new Error(told(played, error), { cause: error });
    }
  });
  const numRuns = Math.ceil(usualRuns * FACTOR);
  fc.assert(property, { numRuns, endOnFailure: true, ...(FACTOR > 1 ? {} : { seed: SEED }) });
}

function told({ walk, state, log }: Played, error: unknown): string {
  return [
    error instanceof Error ? error.message : String(error),
    `after ${log.length} choices, in round ${state.round} (${state.phase}) of ${JSON.stringify(walk)}:`,
    ...log.map(({ seat, move }) => writeEntry({ seat, move })),
  ].join('\n');
}

export const bytes = (state: State): string => JSON.stringify(state);

export const entries = (...lines: readonly Omit<Entry, 'entry'>[]): Entry[] =>
  lines.map((line, index) => ({ ...line, entry: index + 1 }) as Entry);
