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

/** The variants without a first era are for two (rulings A166). */
export function unfit({ mode }: Options, seats: number): string | undefined {
  return seats === 1 && (mode === 'quick' || mode === 'short') ? 'this variant is for two players' : undefined;
}
