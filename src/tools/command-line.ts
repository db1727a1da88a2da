import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { stepDown } from '../../db/rights.ts';
import type { Game } from '../engine/game.ts';
import type { Typed } from '../engine/workbench.ts';
import { findGame, GAMES, WORKBENCHES } from '../games/index.ts';
import { wordsOf } from '../messages/text.ts';
import { errorText } from '../operations/logged-error.ts';

/** A mistake that the caller of a tool can fix; the message explains it. */
export class Mistake extends Error {
  override name = 'Mistake';
}

type Options = z.ZodObject<Readonly<Record<string, z.ZodType>>>;

/** How to call a tool. */
interface Call<S extends Options> {
  /** Printed if the call makes no sense. */
  readonly usage: string;
  /** Options whose default is true or false are flags; all others take a text. */
  readonly options: S;
  /** The minimum and maximum number of words that may follow the options; none if left out. */
  readonly words?: readonly [number, number];
}

/** A whole number within limits, for an option. */
export const wholeNumber = (least: number, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

/** The game for a tool: the first one if none is named. */
export const game = z
  .string()
  .default(GAMES[0].id)
  .transform((id, { addIssue }): Game => {
    const found = findGame(id);
    if (found !== undefined) return found;
    addIssue(`must be one of: ${GAMES.map((one) => one.id).join(', ')}`);
    return z.NEVER;
  });

/** Seeds everything that depends on chance; the same seed gives the same results. */
export const seed = z.string().default('1');

/** Whether a tool prints JSON for programs instead of a table for people. */
export const json = z.boolean().default(false);

function sentence(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `The game does not know --${issue.keys.join(', --')}.`;
  return `--${issue.path.join('.')} ${issue.code === 'invalid_value' ? `is ${issue.values.join(' or ')}` : issue.message}`;
}

const refused = ({ issues }: z.ZodError): Mistake => new Mistake(issues.map(sentence).join('\n'));

function readCall<S extends Options>({ usage, options: schema, words: [least, most] = [0, 0] }: Call<S>) {
  const typeOf = (field: z.ZodType) => (typeof field.safeParse(undefined).data === 'boolean' ? 'boolean' : 'string');
  const options = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, { type: typeOf(field) } as const]),
  );
  const { values, positionals: words } = parseArgs({ options, allowPositionals: most > 0 });
  const read = schema.safeParse(values);
  if (!read.success) throw refused(read.error);
  if (words.length < least || words.length > most) throw new Mistake(usage);
  return { chosen: read.data, words };
}

const namesOf = ({ options }: Game): string[] => (options instanceof z.ZodObject ? Object.keys(options.shape) : []);

/** The host options of all games, as options of a tool; `optionsOf` reads them. */
export const hostOptions = Object.fromEntries(GAMES.flatMap(namesOf).map((name) => [name, z.string().optional()]));

/** The host options among the options of a tool's call, as typed. */
export function typedIn(chosen: Readonly<Record<string, unknown>>): Typed {
  return Object.fromEntries(
    Object.entries(chosen).flatMap(([name, value]) =>
      Object.hasOwn(hostOptions, name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

/** The options of a game with this many players, from a tool's call; a Mistake names what the game does not know. */
export function optionsOf(rules: Game, chosen: Readonly<Record<string, unknown>>, seats: number): unknown {
  const typed = typedIn(chosen);
  const read = rules.options.safeParse(WORKBENCHES[rules.id]?.options?.(typed, seats) ?? typed);
  if (!read.success) throw refused(read.error);
  const unfit = rules.unfit?.(read.data, seats);
  if (unfit !== undefined)
    throw new Mistake(`the options do not fit ${seats} players: ${wordsOf(unfit).toLowerCase()}`);
  return read.data;
}

/** The value in a JSON file; if it cannot be read, a Mistake says why. */
export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Mistake(`${path} is not JSON: ${messageOf(error)}`);
  }
}

/** The text of a file; a Mistake says why it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Mistake(`${path} cannot be read: ${messageOf(error)}`);
  }
}

/** Throws a Mistake with the possible numbers of players if `players` is too low or too high. */
export function mustSeat({ seats: { min, max } }: Game, players: number): void {
  if (players < min) throw new Mistake(`--players must be at least ${min}`);
  if (players > max) throw new Mistake(`--players must be at most ${max}`);
}

/** Writes a new file that only its owner can read; a Mistake says why it cannot. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new Mistake(`${path} already exists. Name another file.`);
    }
    throw new Mistake(`${path} cannot be written: ${messageOf(error)}`);
  }
}

/** Gives up an administrator's rights if somebody else owns a database, and says so. */
export function asKeeperOf(database: string): void {
  const uid = stepDown(database);
  if (uid !== undefined) console.error(`Continuing as the user ${uid}, the owner of the folder of ${database}.`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Errors that are never bugs: a wrong setting, or a file or database that cannot be used. */
const MISTAKES = [
  ...['Mistake', 'RealToken', 'EnvironmentError', 'DatabaseError'],
  ...['CopyError', 'RecordError', 'PositionError', 'IllegalEntry', 'OptionError'],
];

const isWrongArgument = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/**
 * Runs a tool with its options and words. If it fails, the exit code is 1: a caller's mistake is printed as a sentence;
 * anything else is a bug and is printed as a bot would log it.
 */
export async function runTool<S extends Options>(
  call: Call<S>,
  tool: (chosen: z.infer<S>, words: readonly string[]) => void | Promise<void>,
): Promise<void> {
  try {
    const { chosen, words } = readCall(call);
    await tool(chosen, words);
  } catch (error) {
    if (isWrongArgument(error)) console.error(`${error.message}\n${call.usage}`);
    else if (error instanceof Error && MISTAKES.includes(error.name)) console.error(error.message);
    else console.error(errorText(error));
    process.exitCode = 1;
  }
}

/** Prints a result: as JSON on one line, or in a form for people. */
export function print(result: object, asJson: boolean): void {
  if (asJson) console.log(JSON.stringify(result));
  else console.dir(result, { depth: null, maxArrayLength: null });
}

/** How many characters of an error to print: the log of a refused request contains the whole error. */
const LONGEST = 2_000;

/** Prints the figures of a run, and its errors to standard error; if there are errors, the exit code is 1. */
export function printRun({ errors, ...figures }: { readonly errors: readonly string[] }, asJson: boolean): void {
  for (const error of new Set(errors)) console.error(error.slice(0, LONGEST));
  print({ ...figures, errors: errors.length }, asJson);
  if (errors.length > 0) process.exitCode = 1;
}
