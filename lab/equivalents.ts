import { z } from 'zod';
import { readJson } from '../src/tools/command-line.ts';
import type { Mutant } from './mutations.ts';

/** The list of mutants that no test can notice, because they behave the same; somebody has checked each. */
export const EQUIVALENTS = 'lab/equivalents.json';

const schema = z.array(
  z.strictObject({ file: z.string(), within: z.string(), was: z.string(), became: z.string(), why: z.string().min(1) }),
);

/** A key that identifies a mutant even after changes elsewhere in its file. */
export const keyOf = ({ file, within, was, became }: Pick<Mutant, 'file' | 'within' | 'was' | 'became'>): string =>
  [file, within, was, became].join('\n');

export const readEquivalents = (): z.infer<typeof schema> => schema.parse(readJson(EQUIVALENTS));
