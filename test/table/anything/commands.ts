import { setImmediate as breathe } from 'node:timers/promises';
import { TableError } from '../../../src/table/errors.ts';
import { CopyError } from '../../../src/table/records/copy.ts';
import { hostCommands } from './host-commands.ts';
import { type Luck, luckOf } from './luck.ts';
import { planningCommands } from './planning-commands.ts';
import { playCommands } from './play-commands.ts';
import { voteCommands } from './vote-commands.ts';
import type { Commands } from './words.ts';
import type { World } from './world.ts';
import { worldCommands } from './world-commands.ts';

/** The commands that may run at the same time as others. */
const AT_ONCE = [
  'choose',
  'turn',
  'undo',
  'ballot',
  'endTurn',
  'absent',
  'lay',
  'silence',
  'pause',
  'rollBack',
  'take',
] as const;

async function atOnce(world: World, luck: Luck): Promise<string> {
  world.busy = true;
  const commands = Array.from({ length: 2 + luck.below(2) }, () => ({
    name: luck.oneOf(...AT_ONCE),
    number: luck.below(1e9),
  }));
  try {
    return (await Promise.all(commands.map((command) => happen(world, command)))).join(' | ');
  } finally {
    world.busy = false;
  }
}

/** All commands, each with its weight. */
const COMMANDS = {
  ...playCommands,
  ...voteCommands,
  ...planningCommands,
  ...hostCommands,
  ...worldCommands,
  atOnce: { weight: 6, run: atOnce },
} satisfies Commands;

export type CommandName = keyof typeof COMMANDS;

/** The names of the commands, each as often as its weight. */
export const NAMES = Object.entries(COMMANDS).flatMap(([name, { weight }]) =>
  Array.from({ length: weight }, () => name as CommandName),
);

/** A command, with the number that decides everything that is left open. */
export interface Command {
  readonly name: CommandName;
  readonly number: number;
}

/** Runs a command and describes it in words. Throws if it is neither done nor refused as a mistake. */
export async function happen(world: World, { name, number }: Command): Promise<string> {
  const told = await COMMANDS[name].run(world, luckOf(number)).catch((error: unknown) => {
    if (error instanceof TableError) return `refused: ${error.message}`;
    if (error instanceof CopyError) return `refused: ${error.message}`;
    throw error;
  });
  await breathe();
  return `${name}: ${told ?? 'nothing to do'}`;
}
