import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { stepDown } from '../../db/rights.ts';
import type { Game } from '../engine/game.ts';
import { findGame, GAMES } from '../games/index.ts';

/** Something that the person who called a tool can put right; the message says what. */
export class Mistake extends Error {
  override name = 'Mistake';
}

/**
 * The options with which a tool was called, as a schema returns them; those whose default is true or false are flags, all
 * others take a text. A Mistake names every value that the schema refuses.
 */
export function readSettings<S extends z.ZodObject<Readonly<Record<string, z.ZodType>>>>(schema: S): z.infer<S> {
  const typeOf = (field: z.ZodType) => (typeof field.safeParse(undefined).data === 'boolean' ? 'boolean' : 'string');
  const options = Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, { type: typeOf(field) } as const]),
  );
  const read = schema.safeParse(parseArgs({ options }).values);
  if (read.success) return read.data;
  throw new Mistake(read.error.issues.map(({ path, message }) => `--${path.join('.')} ${message}`).join('\n'));
}

/** The value in a JSON file; a Mistake names what cannot be read. */
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

/** The game that was named with `--game`; a Mistake lists those that there are. */
export function gameNamed(id: string): Game {
  const game = findGame(id);
  if (game === undefined) throw new Mistake(`--game is one of: ${GAMES.map((one) => one.id).join(', ')}`);
  return game;
}

/** A Mistake says how many may play a game, where `players` are too few or too many. */
export function mustSeat({ seats: { min, max } }: Game, players: number): void {
  if (players < min) throw new Mistake(`--players is at least ${min}`);
  if (players > max) throw new Mistake(`--players is ${max} at most`);
}

/** Writes the text of a new file, for its owner alone; a Mistake says why that cannot be done. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') {
      throw new Mistake(`${path} exists already. Name another file.`);
    }
    throw new Mistake(`${path} cannot be written: ${messageOf(error)}`);
  }
}

/** Goes on without an administrator's rights where a database is somebody else's, and says so. */
export function asKeeperOf(database: string): void {
  const uid = stepDown(database);
  if (uid !== undefined) console.error(`Going on as the user ${uid}, to whom the folder of ${database} belongs.`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What is no bug wherever it comes from: the local Discord that several tools start refuses a real token. */
const isMistake = (error: unknown): error is Error =>
  error instanceof Mistake || (error instanceof Error && error.name === 'RealToken');

const isWrongArgument = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a tool; a mistake of the caller becomes a sentence and exit code 1, anything else is a bug and is thrown. */
export async function runTool(usage: string, tool: () => void | Promise<void>): Promise<void> {
  try {
    await tool();
  } catch (error) {
    if (isWrongArgument(error)) console.error(`${error.message}\n${usage}`);
    else if (isMistake(error)) console.error(error.message);
    else throw error;
    process.exitCode = 1;
  }
}
