import { askedIn } from '../../../src/games/caverna/asked.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { ofKind, readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move } from '../../../src/games/caverna/moves/move.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { type Asked, type Suggestions, suggested } from '../../face/asked.ts';
import { mostAtOnce } from './several.ts';
import { cavernaWording } from './wording.ts';
import type { CavernaWords } from './words.ts';

/** The strongest possible weapon; among equal ones, the usual one. */
const strongest = (asked: Asked<State>): Move<'forge'> | undefined =>
  ofKind('forge', asked.decision.options).toSorted((one, other) => other.strength - one.strength)[0];

/** The strongest weapon together with the loot of its expedition, in one press; undefined if none is possible. */
export function forgingSuggestions(words: CavernaWords, asked: Asked<State>): Suggestions | undefined {
  const weapon = strongest(asked);
  if (weapon === undefined) return undefined;
  const { seat } = asked.decision;
  const state = caverna.clone(asked.state);
  const forged = writeMove(weapon);
  caverna.play(state, seat, forged);
  const decision = askedIn(state, seat);
  const loot = decision?.options.filter(({ move }) => readMove(move).verb === 'loot') ?? [];
  if (decision === undefined || loot.length === 0) return undefined;
  const then: Asked<State> = { state, decision, seats: asked.seats };
  const { option } = cavernaWording(words, then);
  const most = Math.min(mostAtOnce(then, 'loot'), loot.length);
  return suggested(
    words.several.forgeAndLoot(weapon.strength, most),
    loot.map((item) => ({ moves: [forged, item.move], label: option(item) })),
    { place: 'below', most },
  );
}
