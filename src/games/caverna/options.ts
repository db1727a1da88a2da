import { z } from 'zod';
import { folkOptions } from './forgotten-folk/options.ts';
import { rulings } from './rulings.ts';
import type { Options } from './state.ts';

/**
 * The options of a game of Caverna, with their defaults; those of forgotten folks are left out if nobody plays any.
 * `unfitFolks` names what does not fit together.
 */
export const options: z.ZodType<Options> = z
  .object({
    tiles: z.enum(['full', 'introductory']).default('full'),
    markers: z.enum(['start', 'end']).default('start'),
    rulings: rulings.prefault({}),
    folks: folkOptions.exactOptional(),
  })
  .strict();
