import type { User } from '../../../src/table/types.ts';
import type { Luck } from './luck.ts';
import { PEOPLE, type World } from './world.ts';

/** Does something and says what it did; undefined if nothing could be done. */
type Run = (world: World, luck: Luck) => Promise<string | undefined>;

export type Commands = Readonly<Record<string, { readonly weight: number; readonly run: Run }>>;

/** Any person, more often one of the first three than a stranger. */
export function anybody(luck: Luck): User {
  return (luck.chance(60) ? luck.pick(PEOPLE.slice(0, 3)) : undefined) ?? luck.oneOf(...PEOPLE);
}

/** The name of a person by the id. */
export const nameOf = (userId: string): string => PEOPLE.find(({ id }) => id === userId)?.name ?? userId;
