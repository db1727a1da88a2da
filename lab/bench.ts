import { Bench } from 'tinybench';
import { z } from 'zod';
import type { Decision, Option } from '../src/engine/decision.ts';
import type { Game } from '../src/engine/game.ts';
import { END, type Entry, replay, type Setup } from '../src/engine/log.ts';
import { type Random, randomFrom } from '../src/engine/random.ts';
import { game, hostOptions, json, optionsOf, runTool } from '../src/tools/command-line.ts';
import { rounded } from './figures.ts';

/** The numbers of players; those that a game does not allow are left out. */
const COUNTS = [2, 4, 7];
/** How long each measurement runs, in milliseconds. */
const TIME = 1_000;
/**
 * How long to play before measuring, in milliseconds. For about that long, Node.js keeps recompiling the rules (longest
 * if each game has folks and its own catalogue). A bot runs for weeks, so it uses the final code.
 */
const WARM_UP = 5_000;
/** The length of the log for measuring an undo. */
const LONG_LOG = 1_500;

/** A random answer: an exchange one time in ten if there are any, and never a pass if there is another choice. */
function answer({ options }: Decision, random: Random): Option {
  const isOwn = ({ anytime, forgoes }: Option) => !anytime && (forgoes !== 'turns' || options.length === 1);
  const isExchange = ({ anytime }: Option) => anytime === true;
  const [own, exchanges] = [count(options, isOwn), count(options, isExchange)];
  const exchanged = own === 0 || (exchanges > 0 && random.below(10) === 0);
  const among = exchanged ? exchanges : own;
  if (among === 0) return options[random.below(options.length)] as Option;
  return nth(options, random.below(among), exchanged ? isExchange : isOwn);
}

/** How many options satisfy a condition; because it builds no list, it measures hardly anything but the rules. */
function count(options: readonly Option[], is: (option: Option) => boolean): number {
  let found = 0;
  for (const option of options) if (is(option)) found++;
  return found;
}

/** The option with this many others of its kind before it. */
function nth(options: readonly Option[], before: number, is: (option: Option) => boolean): Option {
  let left = before;
  for (const option of options) if (is(option) && left-- === 0) return option;
  throw new Error(`There are fewer than ${before + 1} such options.`);
}

/** The subject of a measurement: a game with this many players. */
interface Measured {
  readonly rules: Game;
  readonly players: number;
  readonly options: unknown;
}

interface Played {
  readonly setup: Setup;
  readonly log: Entry[];
  readonly states: unknown[];
}

/** Plays a game at random; `visit` gets every state with a decision. */
function playGame(
  { rules, options, players, seed }: Measured & { readonly seed: string },
  visit?: (state: unknown) => void,
): Played {
  const random = randomFrom(`play ${seed}`);
  const state = rules.start(options, players, seed);
  const log: Entry[] = [];
  for (;;) {
    visit?.(state);
    const decision = rules.decisions(state)[0];
    if (decision === undefined) return { setup: { options, seats: players, seed }, log, states: [state] };
    const option = answer(decision, random);
    log.push({ entry: log.length + 1, seat: decision.seat, move: option.move });
    rules.apply(state, decision.seat, option);
  }
}

/** Plays games until the rules are as fast as they get. */
function warmUp(measured: Measured): void {
  const until = performance.now() + WARM_UP;
  for (let game = 0; performance.now() < until; game++) playGame({ ...measured, seed: `warm ${game}` });
}

/** States spread over a few games. */
function sample(measured: Measured): unknown[] {
  const { rules } = measured;
  const states: unknown[] = [];
  for (let game = 0; game < 5; game++) {
    playGame({ ...measured, seed: `sample ${game}` }, (state) => states.push(rules.clone(state)));
  }
  return states;
}

/** Drops what is cached for a state, as if it had just been loaded. */
const loaded = (state: unknown): unknown => ({ ...(state as object) });

/** A log with as many entries as needed, most of them taken back and played again. */
function longLog({ log }: Played): Entry[] {
  const long: Entry[] = [];
  const push = (rest: { seat: number; move: string } | { seat: undefined; undo: number }): void => {
    long.push({ entry: long.length + 1, ...rest });
  };
  const moves = log.flatMap((entry) => ('move' in entry ? [entry] : []));
  for (const { seat, move } of moves) {
    push({ seat, move });
    if (long.length + moves.length * 2 < LONG_LOG && move !== END) {
      push({ seat: undefined, undo: long.length - 1 });
      push({ seat, move });
    }
  }
  while (long.length < LONG_LOG) push({ seat: undefined, undo: long.length });
  return long;
}

/** How many bytes of heap a half-played game takes. */
function heapPerGame(measured: Measured): number {
  const kept: unknown[] = [];
  const half = sample(measured);
  const middle = JSON.stringify(half[Math.floor(half.length / 2)]);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < 200; i++) kept.push(JSON.parse(middle));
  globalThis.gc?.();
  return Math.round((process.memoryUsage().heapUsed - before) / kept.length);
}

async function measure(measured: Measured) {
  const { rules, players } = measured;
  warmUp(measured);
  const states = sample(measured);
  const played = playGame({ ...measured, seed: 'replay' });
  const long = longLog(played);
  let decisions = 0;
  let games = 0;
  let at = 0;
  const next = (): unknown => states[at++ % states.length];
  const bench = new Bench({ time: TIME, warmupTime: TIME / 4 });
  bench
    .add('game', () => {
      playGame({ ...measured, seed: `game ${games++}` }, () => decisions++);
    })
    .add('clone', () => {
      rules.clone(next());
    })
    .add('options', () => {
      rules.decisions(loaded(next()));
    })
    .add('replay', () => {
      replay(rules, played.setup, played.log);
    })
    .add('undo', () => {
      replay(rules, played.setup, long);
    });
  await bench.run();
  const latency = (name: string) => {
    const result = bench.getTask(name)?.result;
    if (result === undefined || !('latency' in result)) throw new Error(`The measurement of "${name}" failed.`);
    return result.latency;
  };
  const gameMs = latency('game').mean;
  return {
    players,
    gamesPerSecond: rounded(1000 / gameMs),
    decisionsPerSecond: Math.round((decisions / games) * (1000 / gameMs)),
    cloneUs: rounded(latency('clone').mean * 1000, 3),
    optionsP50Ms: rounded(latency('options').p50, 4),
    optionsP99Ms: rounded(latency('options').p99, 4),
    replayMs: rounded(latency('replay').mean, 2),
    replayEntries: played.log.length,
    undoMs: rounded(latency('undo').mean, 2),
    undoEntries: long.length,
    heapPerGameBytes: heapPerGame(measured),
  };
}

const options = z.object({ ...hostOptions, game, json });

const usage = `npm run -s bench -- [--game ID] [--json]
and the options that the host of the game may choose, such as --folks all`;

await runTool({ usage, options }, async ({ game: rules, json, ...chosen }) => {
  const { min, max } = rules.seats;
  const results = [];
  for (const players of COUNTS.filter((count) => count >= min && count <= max)) {
    const result = await measure({ rules, players, options: optionsOf(rules, chosen, players) });
    results.push(result);
    if (!json) console.table([result]);
  }
  if (json) console.log(JSON.stringify({ rules: results }));
});
