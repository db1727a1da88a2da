import type { Option } from '../../../src/engine/decision.ts';
import { verbOf } from '../../../src/engine/notation.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { OptionContext } from '../../../src/messages/index.ts';
import type { Asked } from '../../face/asked.ts';
import { type Block, type OptionRow, rowsByVerb, usualZone, type Zone } from '../../face/rows.ts';
import { crowdsAlike } from './crowded.ts';
import { menuPart } from './labels.ts';
import { sortedOptions } from './precedence.ts';
import { mostAtOnce } from './several.ts';
import type { CavernaWords } from './words.ts';

/** The first words of moves that name a tile and its first cell before the cell of its other half. */
const TWIN: readonly string[] = ['lay', 'fence', 'mine'];

/**
 * The first words of moves that name a single place: choosing the place first, as for twin tiles, would leave nothing
 * to choose after it.
 */
const PLACES: readonly string[] = ['at', 'stable'];

/** What is needed to arrange a decision in rows. */
interface Rowed {
  readonly options: readonly Option[];
  context(option: Option): OptionContext;
  board(verb: string): readonly Block[];
}

/** The options of a decision that appear together, in rows: spaces, tiles and loot as on the board. */
export function cavernaRows(
  words: CavernaWords,
  asked: Asked<State>,
  { options: all, context, board }: Rowed,
): OptionRow[] {
  const parts = (first: string, last: string) => menuPart(words, first, last);
  return rowsByVerb(all, (verb, options) => {
    // A single loot item is a button.
    const blocks = verb === 'loot' && options.length === 1 ? [] : board(verb);
    return {
      options: sortedOptions(asked, { verb, options, context }),
      most: mostAtOnce(asked, verb),
      isForAll: verb === 'place',
      ...(TWIN.includes(verb) && { firstWords: 3 }),
      ...(PLACES.includes(verb) && { layout: { parts } }),
      ...(blocks.length > 0 && { layout: { blocks } }),
    };
  });
}

/** Where an option appears; options that hardly anybody wants are kept out of the way. */
export function cavernaZone(asked: Asked<State>, option: Option): Zone {
  const verb = verbOf(option.move);
  if (verb === 'pass') return 'last';
  if ((verb === 'leave' && option.anytime) || crowdsAlike(asked, option)) return 'more';
  // Before the scoring, exchanges are all there is to do.
  return asked.decision.task === 'final' ? 'answers' : usualZone(option);
}
