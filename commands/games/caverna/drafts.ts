import { caverna } from '../../../src/games/caverna/game.ts';
import { ofKind } from '../../../src/games/caverna/moves/codec.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { Panel } from '../../../src/table/play/showing.ts';
import { folksInHand } from './choosing.ts';
import { deedsTold, doings } from './deeds.ts';
import { labelOf } from './labels.ts';
import { ownDeeds, playTurn } from './played.ts';
import type { CavernaWords } from './words.ts';

/**
 * The actions of the current turn, in the words and order in which they will be posted; undefined if there are none.
 */
export function cavernaDrafts(words: CavernaWords, { seat, drafts, before }: Panel<State>): string | undefined {
  const [kept] = ofKind('keep', drafts);
  // The post does not yet know which folk was chosen.
  if (kept !== undefined) {
    return words.panel.soFar(labelOf(words, kept, { folk: folksInHand(before, seat)[kept.board - 1] }));
  }
  const turn = { seat, moves: drafts };
  const played = playTurn(caverna.clone(before), turn);
  const own = ownDeeds(words, turn, played);
  const { gained = {}, paid = {} } = played?.changed ?? {};
  if (doings(words, own).length === 0 && words.change(gained, paid) === '') return undefined;
  return words.panel.soFar(deedsTold(words, own, played?.changed));
}
