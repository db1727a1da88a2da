import type { People } from '../../context.ts';
import { capital } from '../../text.ts';
import { article } from './goods.ts';

/** What people are called where no folk is played. */
export const DWARFS: People = { one: 'dwarf', many: 'dwarfs' };

/** A sentence that is written of dwarfs, told of other people: `Where does your elf go?` No names may stand in it. */
export function toldOf({ one, many }: People = DWARFS, text: string): string {
  return text
    .replaceAll(/\ba dwarf\b/g, article(one))
    .replaceAll(/\bdwarf\b/g, one)
    .replaceAll(/\bdwarfs\b/g, many)
    .replaceAll(/\bDwarfs\b/g, capital(many));
}

/** What a space does, told of people who do some of it otherwise: `All stone here, and/or a single cavern or tunnel`. */
export function insteadOf({ instead = {} }: People = DWARFS, text: string): string {
  return Object.entries(instead).reduce((told, [usual, theirs]) => told.replace(usual, theirs), text);
}
