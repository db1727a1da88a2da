import { find } from '../../text.ts';

const TOGETHER: readonly string[] = [
  '',
  'solo',
  'zu zweit',
  'zu dritt',
  'zu viert',
  'zu fünft',
  'zu sechst',
  'zu siebt',
];

/** The size of a game, as an adverb: `solo`, `zu dritt`. */
export const together = (players: number): string => TOGETHER[players] ?? `zu ${players}`;

/** How computers of a level play, before "spielt" and "spielen". */
const LEVELS: Readonly<Record<string, { readonly one: string; readonly many: string }>> = {
  beginner: { one: 'wie ein Anfänger', many: 'wie Anfänger' },
  steady: { one: 'solide', many: 'solide' },
  strong: { one: 'stark', many: 'stark' },
  master: { one: 'wie ein Meister', many: 'wie Meister' },
};

/** `Computer, die solide spielen`. */
export const computersOf = (level: string): string => `Computer, die ${find(LEVELS, level)?.many ?? level} spielen`;

/** `ein Computer, der solide spielt`. */
export const computerOf = (level: string): string => `ein Computer, der ${find(LEVELS, level)?.one ?? level} spielt`;
