import { randomBytes } from 'node:crypto';
import type { Surroundings } from './context.ts';

/** A new seed; it cannot be guessed, except in repeatable runs. */
export const newSeed = ({ newSeed: drawn = drawSeed }: Pick<Surroundings, 'newSeed'>): string => drawn();

const drawSeed = (): string => randomBytes(16).toString('hex');
