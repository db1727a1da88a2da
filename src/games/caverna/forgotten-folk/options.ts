import { z } from 'zod';
import { folkRulings } from '../folk-rulings.ts';
import { TILES_OF } from './tiles/index.ts';

/** A seat that plays by the rules of the base game, and one that chooses from dealt boards. */
export const DWARVES = 'dwarves';
export const DEAL = 'deal';

/** Whether a choice is a folk by its id. */
export const isFolk = (choice: string): boolean => choice !== DWARVES && choice !== DEAL;

export const FOLK_IDS: readonly string[] = Object.keys(TILES_OF);

/** What a seat may play. */
const CHOICES: readonly string[] = [DWARVES, ...FOLK_IDS, DEAL];

const seats = z
  .array(z.enum(CHOICES as [string, ...string[]], { error: `must be one of ${CHOICES.join(', ')}` }))
  .max(7, 'there are at most 7 seats')
  .refine((list) => {
    const fixed = list.filter(isFolk);
    return new Set(fixed).size === fixed.length;
  }, 'each folk can be played once');

/** Which forgotten folks are at a table, with the defaults. */
export const folkOptions = z
  .object({
    seats: seats.default([]),
    freely: z.boolean().default(false),
    extraTiles: z.boolean().default(false),
    rulings: folkRulings.prefault({}),
  })
  .strict();
