import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { ofKind, readMove, writeMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import { type Asked, type Suggestions, suggested } from '../../face/asked.ts';
import { askedNow } from './made.ts';
import { caveWording } from './wording.ts';
import type { CaveWords } from './words.ts';

/** One press that pays for two rooms and excavates the first; undefined if that is not on offer. */
export function twoRooms(
  words: CaveWords,
  { state: before, decision: { seat, options } }: Asked<State>,
): Suggestions[] {
  const [price] = ofKind('pay', options);
  if (price === undefined) return [];
  const paying = writeMove(price);
  const state = caveVsCave.clone(before);
  caveVsCave.play(state, seat, paying);
  const decision = askedNow(state, seat);
  const first = decision?.options.filter(({ move }) => readMove(move).verb === 'excavate') ?? [];
  if (decision === undefined || first.length < 2) return [];
  const { option } = caveWording(words, { state, decision });
  return [
    suggested(
      words.twoRooms(price.goods),
      first.map((room) => ({ moves: [paying, room.move], label: option(room) })),
      { place: 'instead' },
    ),
  ];
}
