import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What a tool left behind. */
export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** The JSON object on the last line. */
  readonly json: () => Record<string, unknown>;
}

/** Runs a tool of src/tools as its npm script does. */
export function run(tool: string, ...words: string[]): Ran {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'src', 'tools', `${tool}.ts`), ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const json = () => JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as Record<string, unknown>;
  return { code: status, out: stdout, err: stderr.trimEnd(), json };
}

/** Writes a file into a folder that is gone after the test, and returns its path. */
export function fileOf(name: string, content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'caverna-tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
