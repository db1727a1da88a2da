import { join } from 'node:path';
import { inject } from 'vitest';

/** The path of a program that programs.ts has bundled: `started` for the bot, or the name of a tool. */
export const programOf = (name: string): string => join(inject('programs'), `${name}.mjs`);
