import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, inspect } from 'node:util';
import { vi } from 'vitest';
import { folder } from '../db/places.ts';

const FOLDERS = ['src/tools', 'lab'].map((folder) => fileURLToPath(new URL(`../../${folder}`, import.meta.url)));

function pathOf(tool: string): string {
  const path = FOLDERS.map((folder) => `${folder}/${tool}.ts`).find(existsSync);
  if (path === undefined) throw new Error(`There is no tool called ${tool}.`);
  return path;
}

export type Ran = Awaited<ReturnType<typeof run>>;

let runs = 0;

/** Runs a tool in this process, with what its caller would see; `starts.process.test.ts` starts each for real. */
export async function run(tool: string, ...words: string[]) {
  const said = { out: '', err: '' };
  const into = (stream: keyof typeof said) => (text: string) => {
    said[stream] += `${text}\n`;
  };
  const [out, err] = [into('out'), into('err')];
  const args = process.argv;
  process.argv = [process.execPath, tool, ...words];
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((...parts) => out(format(...parts))),
    vi.spyOn(console, 'dir').mockImplementation((value, options) => out(inspect(value, options))),
    vi.spyOn(console, 'error').mockImplementation((...parts) => err(format(...parts))),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said.out += String(text);
      return true;
    }),
  ];
  try {
    // A different query makes it a different module, so the tool runs again, but the modules it imports stay loaded.
    await import(/* @vite-ignore */ `${pathOf(tool)}?run=${++runs}`);
    /** The JSON object on the last line. */
    const json = () => JSON.parse(said.out.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
    return { code: Number(process.exitCode ?? 0), out: said.out, err: said.err.trimEnd(), json };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.argv = args;
    process.exitCode = undefined;
  }
}

/** Writes a file into a folder that is gone after the test, and returns its path. */
export function fileOf(name: string, content: unknown): string {
  const path = join(folder(), name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
