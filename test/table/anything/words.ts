import type { User } from '../../../src/table/types.ts';
import type { Luck } from './luck.ts';
import { PEOPLE, type World } from './world.ts';

/** Does something and tells what; undefined if there is nothing to do it with. */
type Run = (world: World, luck: Luck) => Promise<string | undefined>;

export type Commands = Readonly<Record<string, { readonly weight: number; readonly run: Run }>>;

/** Any person, the first ones rather than strangers. */
export function anybody(luck: Luck): User {
  return (luck.chance(60) ? luck.pick(PEOPLE.slice(0, 3)) : undefined) ?? luck.oneOf(...PEOPLE);
}

/** The name of a person by the id. */
export const nameOf = (userId: string): string => PEOPLE.find(({ id }) => id === userId)?.name ?? userId;
