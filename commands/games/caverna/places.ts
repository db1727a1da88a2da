import type { Decision, Option } from '../../../src/engine/decision.ts';
import { verbOf } from '../../../src/engine/notation.ts';
import { cellsNamed } from '../../../src/games/caverna/moves/beginnings.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Verb } from '../../../src/games/caverna/moves/move.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { Asked } from '../../face/asked.ts';
import { shortButtons } from '../../turn/option-buttons.ts';
import { readShort } from './short.ts';
import { cavernaWording } from './wording.ts';
import type { CavernaWords } from './words.ts';

/** Choices that have their own pictures beneath the board. */
const WITH_PICTURES: readonly Verb[] = ['furnish', 'loot'];

/** Whether a decision is about places on the board, and shows nothing but the board. */
export function isOfPlaces({ options }: Decision): boolean {
  const own = options.filter(({ anytime }) => !anytime);
  return (
    own.some(({ move }) => cellsNamed(move).length > 0) &&
    !own.some(({ move }) => WITH_PICTURES.some((verb) => verb === verbOf(move)))
  );
}

/**
 * How to read the buttons of many places, explained with the first button, and with the first that has a half beyond
 * the edge; undefined if they need no explanation.
 */
export function placesLegend(words: CavernaWords, asked: Asked<State>): string | undefined {
  const read = ({ move }: Option) => readShort(words, readMove(move));
  const { options } = asked.decision;
  const wording = cavernaWording(words, asked);
  const rows = wording.rows(options.filter((option) => read(option) !== undefined));
  const shown = rows.flatMap((row) => shortButtons(row.options, wording));
  const told = shown.flatMap((option) => read(option) ?? []);
  const examples = [false, true].flatMap((beyond) => told.find((one) => one.beyond === beyond)?.text ?? []);
  if (examples.length === 0) return undefined;
  const hasIcons = shown.some((option) => wording.option(option).short?.icon !== undefined);
  return words.shortLabels.legend([...examples, ...(hasIcons ? [words.shortLabels.icon] : [])]);
}
