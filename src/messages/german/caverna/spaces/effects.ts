import { effectsIn } from '../../../caverna/spaces.ts';
import { waysOf } from '../people.ts';

/** An effect that depends on the ways of the people. */
export const inWaysOf = effectsIn(waysOf);
