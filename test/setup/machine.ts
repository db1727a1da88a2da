import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const REPOSITORY = fileURLToPath(new URL('../..', import.meta.url));
const PLAIN_COMMANDS = 'bash cat chmod cksum date dirname env grep ln mkdir mktemp rm sh sleep touch uname'.split(' ');
/** Where this machine keeps them. */
const PATHS = new Map([...PLAIN_COMMANDS, 'script'].map((name) => [name, pathOf(name)]));

/** The exit code and the output of a command of the machine. */
export type Run = { status: number | undefined; stdout: string; stderr: string };

/** A folder with a project in it and a PATH in which every important command is a script of the test. */
export type Machine = {
  /** The project: facts about it are relative to this folder. */
  project: string;
  /** Replaces a command with a sh script; each call is noted. */
  command: (name: string, script: string) => void;
  without: (name: string) => void;
  /** Marks a fact that scripts ask for with `is NAME`. */
  fact: (name: string) => void;
  no: (fact: string) => void;
  /** Puts a folder before all others in the PATH, as npm does for its scripts. */
  firstInPath: (folder: string) => void;
  /** `variables` are added to those of the machine. */
  run: (shell: 'sh' | 'bash', script: string, variables?: Readonly<Record<string, string>>) => Run;
  /** Runs a sh script at a terminal with typed input; all its output is in `stdout`. */
  answer: (script: string, typed: string) => Run;
  /** The calls noted since the last call of this function, such as `npm ci`. */
  calls: () => string[];
};

/**
 * Makes a machine with the plain commands of a shell, Node.js and a copy of the given files of this repository; it is
 * removed when the test ends.
 */
export function makeMachine(...files: string[]): Machine {
  const root = mkdtempSync(join(tmpdir(), 'caverna-setup-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (name: string) => join(root, name);
  const [project, bin, facts, noted] = [at('project'), at('bin'), at('facts'), at('calls')];
  for (const folder of [project, bin, facts]) mkdirSync(folder);
  for (const file of files) {
    mkdirSync(join(project, file, '..'), { recursive: true });
    copyFileSync(join(REPOSITORY, file), join(project, file));
  }
  for (const name of PLAIN_COMMANDS) symlinkSync(PATHS.get(name) ?? '', join(bin, name));
  symlinkSync(process.execPath, join(bin, 'node'));

  let searched = bin;
  const spawned = (words: readonly string[], variables: Readonly<Record<string, string>> = {}, input?: string): Run => {
    const own = { PATH: searched, BIN: bin, CALLS: noted, FACTS: facts, TMPDIR: root, SHELL: '/bin/sh' };
    const [command = '', ...rest] = words;
    const options = { env: { ...own, ...variables }, encoding: 'utf8', ...(input && { input }) } as const;
    const { status, stdout, stderr } = spawnSync(command, rest, options);
    return { status: status ?? undefined, stdout, stderr };
  };
  return {
    project,
    command: (name, script) => {
      const lines = ['#!/bin/sh', `echo "${name} $*" >>"$CALLS"`, 'is() { [ -e "$FACTS/$1" ]; }', script];
      // It may be a link to a real command, which must not be overwritten.
      rmSync(join(bin, name), { force: true });
      writeFileSync(join(bin, name), `${lines.join('\n')}\n`, { mode: 0o755 });
    },
    without: (name) => rmSync(join(bin, name)),
    fact: (name) => writeFileSync(join(facts, name), ''),
    no: (fact) => rmSync(join(facts, fact)),
    firstInPath: (folder) => {
      searched = `${folder}:${searched}`;
    },
    run: (shell, script, variables) => spawned([join(bin, shell), join(project, script)], variables),
    answer: (script, input) =>
      spawned([PATHS.get('script') ?? '', '-qec', `sh ${join(project, script)}`, '/dev/null'], {}, input),
    calls: () => {
      const lines = existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n') : [];
      rmSync(noted, { force: true });
      return lines;
    },
  };
}

function pathOf(name: string): string {
  return spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim();
}
