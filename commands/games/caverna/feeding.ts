import { me } from '../../../src/games/caverna/asking.ts';
import { nextFeeding } from '../../../src/games/caverna/foresight.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move } from '../../../src/games/caverna/moves/move.ts';
import type { Good, State } from '../../../src/games/caverna/state.ts';
import { endOfFeeding, suggestFeeding, suggestScarce } from '../../../src/games/caverna/suggest.ts';
import { appetitesOf, type Feed, stillNeeded, stoneNeeded } from '../../../src/games/caverna/tasks/harvest.ts';
import { witness } from '../../../src/games/caverna/witness.ts';
import { counted } from '../../../src/messages/text.ts';
import { type Asked, type Suggestions, suggested } from '../../face/asked.ts';
import { labelOf } from './labels.ts';
import { familyOf } from './spaces.ts';
import type { CavernaWords } from './words.ts';

const FEED = 'feed';
/** The choice between the Field phase and the Breeding phase, each followed by feeding. */
const CHOICE = 'harvest';

/**
 * For a hungry seat (even one that must first choose its phase): what the feeding still costs, and what the seat has;
 * undefined for a fed one.
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
 * Ways to feed the dwarfs of a seat that lacks food, each with its cost in points. If none is enough, what to eat
 * before taking begging markers for the rest.
 */
export function feedingSuggestions(words: CavernaWords, asked: Asked<State>): Suggestions | undefined {
  const { state, decision } = asked;
  if (decision.task !== FEED) return undefined;
  const { seat } = decision;
  const people = familyOf(words, state, seat);
  const whole = suggestFeeding(state, seat);
  const isScarce = whole.ways.length === 0;
  const { ways, hasMore } = isScarce ? suggestScarce(state, seat) : whole;
  const told = ways.map((way) => {
    const { moves, markers } = way;
    const label = { text: words.feeding.way(eatenBy(words, asked, moves), markers), detail: words.feeding.costs(way) };
    return { moves: [...moves, ...payment(state, seat, moves)], label };
  });
  const title = isScarce ? words.feeding.scarce : words.feeding.title(people);
  return suggested(title, told, { note: hasMore ? words.feeding.more : undefined });
}

/** What is turned into food: a text for each kind, with the food that these people get for it. */
export function eatenBy(words: CavernaWords, asked: Asked<State>, moves: readonly string[]): readonly string[] {
  const { seat } = asked.decision;
  const state = caverna.clone(asked.state);
  const people = words.people(state.players[seat]?.folk);
  const meals = new Map<Good, Meal>();
  const others: string[] = [];
  for (const text of moves) {
    const [deed] = witness(state, seat, text).deeds;
    const move = readMove(text);
    const { good, count } = eatenIn(move) ?? {};
    if (good === undefined || count === undefined) others.push(labelOf(words, move, { people, pays: deed?.pays }));
    else meals.set(good, added(meals.get(good), { count, food: deed?.gains.food ?? 0 }));
  }
  const eaten = [...meals].map(([good, { count, food }]) => words.several.eaten(good, count, { food, has: 0 }));
  return [...eaten, ...counted(others)];
}

/** An amount of one good, and the food it gives. */
interface Meal {
  readonly count: number;
  readonly food: number;
}

const added = (one: Meal | undefined, other: Meal): Meal =>
  one === undefined ? other : { count: one.count + other.count, food: one.food + other.food };

/** The goods that a move turns into food; undefined for a move of another kind. */
function eatenIn(move: Move): Pick<Extract<Move, { verb: 'eat' }>, 'good' | 'count'> | undefined {
  if (move.verb === 'eat') return move;
  return move.verb === 'ruby' && move.into === 'food' ? { good: 'ruby', count: 1 } : undefined;
}

/** The move that pays once the exchanges are made; undefined if nobody is left to feed. */
function payment(state: State, seat: number, moves: readonly string[]): string[] {
  const after = caverna.clone(state);
  for (const move of moves) caverna.play(after, seat, move);
  return [endOfFeeding(after, seat) ?? []].flat();
}
