import { z } from 'zod';
import { rulings } from './rulings.ts';
import { MODES, type Options } from './state.ts';

/** The options of a game of Cave vs Cave, with their defaults. */
export const options: z.ZodType<Options> = z
  .object({
    mode: z.enum(MODES).default('era1+2'),
    rulings: rulings.prefault({}),
  })
  .strict();

/** What can be wrong with the options; the catalogue has words for it. */
const FOR_TWO = 'variantForTwo';
export type Unfit = typeof FOR_TWO;

/** The variants without a first era are for two (rulings A166). */
export function unfit({ mode }: Options, seats: number): Unfit | undefined {
  return seats === 1 && (mode === 'quick' || mode === 'short') ? FOR_TWO : undefined;
}
