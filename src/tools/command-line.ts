import { readFileSync } from 'node:fs';

/** Something that the person who called a tool can put right; the message says what. */
export class Mistake extends Error {
  override name = 'Mistake';
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

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const isWrongArgument = (error: unknown): error is Error =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** Runs a tool; a mistake of the caller becomes a sentence and exit code 1, anything else is a bug and is thrown. */
export async function runTool(usage: string, tool: () => void | Promise<void>): Promise<void> {
  try {
    await tool();
  } catch (error) {
    if (isWrongArgument(error)) console.error(`${error.message}\n${usage}`);
    else if (error instanceof Mistake) console.error(error.message);
    else throw error;
    process.exitCode = 1;
  }
}
