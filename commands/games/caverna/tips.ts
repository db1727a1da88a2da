import type { Option } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { verbOf } from '../../../src/engine/notation.ts';
import { isRegretted } from '../../../src/games/caverna/benefits/benefit.ts';
import { type Benefit, benefitsOf, hungerNow, toPlace } from '../../../src/games/caverna/benefits/index.ts';
import { planOf } from '../../../src/games/caverna/benefits/plan.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import type { People } from '../../../src/messages/context.ts';
import type { Tips, Walked } from '../../face/advice.ts';
import type { Asked } from '../../face/asked.ts';
import { actingPeople } from './spaces.ts';
import type { CavernaWords } from './words.ts';

/** A benefit in words, without a full stop. */
const benefitText = ({ benefits }: CavernaWords, benefit: Benefit, people: People): string =>
  (benefits[benefit.what] as (one: Benefit, of: People) => string)(benefit, people);

/** Tips for new players of Caverna beside a decision. */
export function cavernaTips(words: CavernaWords, { state, decision }: Asked<State>): Tips {
  const { seat } = decision;
  const people = actingPeople(words, state, seat);
  // A goblin acts for its family, whose children are of the family's own folk.
  const family = words.people(state.players[seat]?.folk);
  const peopleFor = ({ what }: Benefit): People => (what === 'passing' ? people : family);
  return {
    reason({ anytime, move }: Option) {
      // Trades before a harvest are for its feeding, which the question explains.
      const [first] = anytime || readMove(move).verb === 'use' ? [] : benefitsOf(state, seat, move);
      return first && { text: benefitText(words, first, peopleFor(first)), isWarning: isRegretted(first) };
    },
    regrets: [...lastCavern(words, { state, decision }, people), ...hunger(words, { state, decision }, people)],
  };
}

/** Explains once, for all tiles on offer, that they take up the last place for a bed. */
function lastCavern(
  { regrets }: CavernaWords,
  { state, decision: { seat, options } }: Pick<Asked<State>, 'state' | 'decision'>,
  people: People,
) {
  const tiles = options.filter(({ move }) => verbOf(move) === 'furnish');
  const found = tiles.flatMap(({ move }) => benefitsOf(state, seat, move)).find(({ what }) => what === 'lastCavern');
  return found?.what === 'lastCavern' ? [regrets.lastCavern(found.nth, people)] : [];
}

/** Warns about missing food and stone, before the last dwarf is placed and before the turn ends. */
function hunger(
  { regrets }: CavernaWords,
  { state, decision }: Pick<Asked<State>, 'state' | 'decision'>,
  people: People,
) {
  const { seat, task } = decision;
  const lacking = hungerNow(state, seat);
  const left = toPlace(state, seat);
  // At the end of a turn, the question says what the feeding costs.
  if (lacking.food + lacking.stone === 0 || left > 1 || task === END) return [];
  if (task === 'place') return [regrets.lastDwarf(lacking, people)];
  return left === 0 ? [regrets.hungry(lacking)] : [];
}

/** What a way to play a turn achieves under the rules: `a dwelling lets you have a third dwarf by round 5`. */
export function purposeOf(words: CavernaWords, walked: Walked<State>): string | undefined {
  const { state, seat } = walked;
  const plan = planOf(walked);
  if (plan === undefined) return undefined;
  const people = actingPeople(words, state, seat);
  const { benefit } = plan;
  const nth =
    'nth' in benefit && benefit.nth !== undefined ? benefit.nth : (state.players[seat]?.dwarfs.length ?? 0) + 1;
  return words.purpose(plan, people, nth) ?? benefitText(words, benefit, people);
}
