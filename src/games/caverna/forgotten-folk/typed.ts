import { shuffled } from '../../../engine/random.ts';
import { OptionError, type Typed } from '../../../engine/workbench.ts';
import { DEAL, DWARVES, FOLK_IDS, isFolk } from './options.ts';

/** What to type for a random folk in every seat. */
const ALL = 'all';

interface TypedOptions {
  readonly folks?: { readonly seats: readonly string[]; readonly freely: boolean };
  readonly [option: string]: unknown;
}

/**
 * Typed folks as options of a table: the folk of each seat in order, or all of them dealt.
 * @throws {OptionError} if a folk is unknown or named twice, or if their number differs from the number of seats.
 */
export function typedOptions({ folks, ...typed }: Typed, seats: number): TypedOptions {
  if (folks === undefined) return typed;
  const named = typedFolks(folks, seats);
  return { ...typed, folks: { seats: named, freely: named.some(isFolk) } };
}

function typedFolks(text: string, seats: number): string[] {
  if (text.trim() === ALL) return new Array<string>(seats).fill(DEAL);
  const named = text.split(',').map((word) => word.trim());
  const choices = [DWARVES, ...FOLK_IDS, DEAL];
  const unknown = named.find((id) => !choices.includes(id));
  if (unknown !== undefined)
    throw new OptionError(`--folks: there is no folk "${unknown}", only ${[...choices, ALL].join(', ')}`);
  const twice = named.find((id, i) => FOLK_IDS.includes(id) && named.indexOf(id) < i);
  if (twice !== undefined)
    throw new OptionError(`--folks: each folk can be played once, and "${twice}" is named twice`);
  if (named.length !== seats)
    throw new OptionError(`--folks: ${named.length} named for ${seats} ${seats === 1 ? 'player' : 'players'}`);
  return named;
}

/** The folks of seats, with random folks where they are not dealt yet. */
export function dealtBy(choices: readonly string[], random: Parameters<typeof shuffled>[1]): string[] {
  const free = shuffled(
    FOLK_IDS.filter((id) => !choices.includes(id)),
    random,
  );
  return choices.map((choice) => (choice === DEAL ? (free.pop() ?? DWARVES) : choice));
}
