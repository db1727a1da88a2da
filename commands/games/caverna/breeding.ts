import { entriesOf, pairsIn } from '../../../src/games/caverna/goods.ts';
import { ofKind } from '../../../src/games/caverna/moves/codec.ts';
import type { Bundle, State } from '../../../src/games/caverna/state.ts';
import type { Asked } from '../../face/asked.ts';
import { isBarren } from './subjects.ts';
import { roomForYoung } from './suggestions.ts';
import type { CavernaWords } from './words.ts';

/** Which animals cannot breed because they have no partner or no room, and what would help. */
export function youngLack(words: CavernaWords, asked: Asked<State>): string[] {
  if (!isBarren(asked.decision)) return pairsLeftOut(words, asked);
  const goods = asked.state.players[asked.decision.seat]?.goods;
  if (goods === undefined) return [];
  const pairs: Bundle = Object.fromEntries(pairsIn(goods).map((animal) => [animal, goods[animal]]));
  const hasPair = entriesOf(pairs).length > 0;
  const eaten = hasPair ? roomForYoung(asked)[0]?.eaten : undefined;
  const hasRuby = ofKind('ruby', asked.decision.options).length > 0;
  return [words.helps.barren({ pairs: hasPair ? pairs : undefined, eaten, hasRuby })];
}

/** Which pairs have no young whatever the player chooses, and what rubies could buy beforehand. */
function pairsLeftOut({ helps }: CavernaWords, { state, decision }: Asked<State>): string[] {
  const { seat, task, options } = decision;
  const goods = state.players[seat]?.goods;
  if (task !== 'breed' || goods === undefined) return [];
  const bred = ofKind('breed', options).flatMap(({ animals }) => animals);
  const left = pairsIn(goods).filter((animal) => !bred.includes(animal));
  return [
    ...(left.length === 0 ? [] : [helps.noRoom(left)]),
    ...(ofKind('ruby', options).length === 0 ? [] : [helps.rubiesFirst]),
  ];
}
