import { me } from '../../../src/games/caverna/asking.ts';
import { nextFeeding } from '../../../src/games/caverna/foresight.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move } from '../../../src/games/caverna/moves/move.ts';
import { FOLK_CROPS, type State } from '../../../src/games/caverna/state.ts';
import { endOfFeeding, suggestFeeding, suggestScarce } from '../../../src/games/caverna/suggest.ts';
import { appetitesOf, type Feed, stillNeeded, stoneNeeded } from '../../../src/games/caverna/tasks/harvest.ts';
import type { Asked, Suggestions } from '../../face.ts';
import type { CavernaWords } from './words.ts';

const FEED = 'feed';
/** Of the Field phase or the Breeding phase, behind which the family is fed. */
const CHOICE = 'harvest';

/**
 * What the feeding still costs a seat that has not fed everybody yet, also one that first chooses its phase, and what it has
 * of it; undefined for one that has.
 */
export function hungerIn(state: State, seat: number) {
  const player = state.players[seat];
  const task = player?.agenda.findLast((one) => one.do === FEED);
  if (player === undefined) return undefined;
  const mine = me(positionOf(state), seat);
  if (task === undefined) return player.agenda.some((one) => one.do === CHOICE) ? nextFeeding(mine) : undefined;
  const { food, stone } = player.goods;
  const stones = stoneNeeded(mine, task as Feed);
  return {
    need: stillNeeded(mine, task as Feed),
    shares: appetitesOf(mine, (task as Feed).each),
    food,
    ...(stones > 0 && { stone: { need: stones, stone } }),
  };
}

/**
 * Ways to feed the dwarfs of a seat that lacks food, each with what it costs in points; where nothing suffices, what can be
 * eaten before begging markers are taken for the rest.
 */
export function feedingSuggestions(words: CavernaWords, { state, decision }: Asked<State>): Suggestions | undefined {
  if (decision.task !== FEED) return undefined;
  const { seat } = decision;
  const people = words.people(state.players[seat]?.folk);
  const whole = suggestFeeding(state, seat);
  const isScarce = whole.ways.length === 0;
  const { ways, hasMore } = isScarce ? suggestScarce(state, seat) : whole;
  const told = ways.map((way) => {
    const { moves, markers } = way;
    const label = { text: words.feeding.way(eatenBy(words, moves), markers), detail: words.feeding.costs(way) };
    return { moves: [...moves, ...payment(state, seat, moves)], label };
  });
  const title = isScarce ? words.feeding.scarce : words.feeding.title(people);
  return { title, ways: told, ...(hasMore && { note: words.feeding.more }) };
}

const RUBY = writeMove({ verb: 'ruby', into: 'food' });

/** What becomes food, a text for each kind of it. */
function eatenBy(words: CavernaWords, moves: readonly string[]): readonly string[] {
  const rubies = moves.filter((move) => move === RUBY).length;
  const others = merged(moves.filter((move) => move !== RUBY)).map((move) => words.optionLabel(move));
  const eaten = words.counted(others);
  if (rubies === 0) return eaten;
  const spent = words.feeding.rubies(rubies);
  // What comes first lends all of it its icon.
  return moves[0] === RUBY ? [spent, ...eaten] : [...eaten, spent];
}

/** Moves that eat goods of one kind as one, for telling them; donkeys keep to their pairs. */
function merged(moves: readonly string[]): Move[] {
  const told: Move[] = [];
  for (const move of moves.map(readMove)) {
    const at = told.findIndex((one) => one.verb === 'eat' && move.verb === 'eat' && one.good === move.good);
    const before = told[at];
    if (before?.verb !== 'eat' || move.verb !== 'eat' || !ADDING.includes(move.good)) told.push(move);
    else told[at] = { ...before, count: before.count + move.count };
  }
  return told;
}

/** Goods of which each piece is worth the same; two donkeys are worth more at once. */
const ADDING: readonly string[] = ['grain', 'vegetable', ...FOLK_CROPS, 'dog', 'sheep', 'boar', 'cattle'];

/** The move that pays once the exchanges have brought what they can, unless nobody is to be fed any more. */
function payment(state: State, seat: number, moves: readonly string[]): string[] {
  const after = caverna.clone(state);
  for (const move of moves) caverna.play(after, seat, move);
  return [endOfFeeding(after, seat) ?? []].flat();
}
