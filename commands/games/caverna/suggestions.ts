import type { Decision } from '../../../src/engine/decision.ts';
import { askedIn, offers } from '../../../src/games/caverna/asked.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { plus } from '../../../src/games/caverna/goods.ts';
import { readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import { type Bundle, FARM_ANIMALS, type FarmAnimal, type Good, type State } from '../../../src/games/caverna/state.ts';
import { witness } from '../../../src/games/caverna/witness.ts';
import { MENU_LIMIT } from '../../discord/limits.ts';
import { type Asked, type Suggestion, type Suggestions, suggested } from '../../face/asked.ts';
import { eatenBy, feedingSuggestions } from './feeding.ts';
import { forgingSuggestions } from './forging.ts';
import { moveIcon } from './icons.ts';
import { openings } from './opening.ts';
import type { CavernaWords } from './words.ts';

/** Complete answers that take several moves: those that go with the exchanges, or those that replace the question. */
export function cavernaSuggestions(words: CavernaWords, asked: Asked<State>, exchange: boolean): Suggestions[] {
  return (exchange ? exchanges(words, asked) : answers(words, asked))
    .filter((list) => list !== undefined)
    .filter(({ ways }) => ways.length > 0)
    .map((list) => ({ ...list, ways: list.ways.map(pictured) }));
}

const answers = (words: CavernaWords, asked: Asked<State>) => [
  feedingSuggestions(words, asked),
  forgingSuggestions(words, asked),
  suggested(words.several.room, roomWays(words, asked)),
  suggested(words.several.young, youngWays(words, asked)),
];

/** In the final exchanges there are none, because food scores no points. */
const exchanges = (words: CavernaWords, asked: Asked<State>) =>
  asked.decision.task === 'final'
    ? []
    : [suggested(words.several.food, [...openingWays(words, asked), ...foodWays(words, asked)].slice(0, MENU_LIMIT))];

/** If a player eats or spends several goods, the icon is that of the first. */
const pictured = ({ moves, label }: Suggestion): Suggestion => ({
  moves,
  label: { ...label, icon: label.icon ?? moveIcon(readMove(moves[0] ?? '')) },
});

/** Exchanges made one after another, and the result. */
interface Made {
  readonly moves: readonly string[];
  readonly state: State;
  readonly decision: Decision | undefined;
  /** The gains of the moves, without automatic ones. */
  readonly gains: Bundle;
  /** The animals that bred automatically, once nothing prevented it any more. */
  readonly born: readonly FarmAnimal[];
}

function make({ moves, state: before, gains }: Made, seat: number, move: string): Made {
  const state = caverna.clone(before);
  const { deeds } = witness(state, seat, move);
  const gained = deeds.filter((deed) => !deed.byItself).reduce((sum, deed) => plus(sum, deed.gains), gains);
  const born = deeds.flatMap((deed) => (deed.byItself && deed.seat === seat ? bredBy(deed.move) : []));
  return { moves: [...moves, move], state, decision: askedIn(state, seat), gains: gained, born };
}

/** The animals that a move breeds. */
function bredBy(text: string): readonly FarmAnimal[] {
  const move = readMove(text);
  return move.verb === 'breed' ? move.animals : [];
}

const begin = ({ state, decision }: Asked<State>): Made => ({ moves: [], state, decision, gains: {}, born: [] });

const eating = (good: Good, count = 1): string => writeMove({ verb: 'eat', good, count });

/** Goods that become food one at a time. */
const FOODS: readonly Good[] = [...FARM_ANIMALS, 'grain', 'vegetable', 'ruby'];

/** The smallest amount of gold that gives more than 1 food. */
const LEAST_GOLD = 3;

/** If a menu has no room for every number of pieces, it offers only numbers up to this one, and the total. */
const FEW = 3;

/** Turning several pieces of one kind into food with one press. */
function foodWays(words: CavernaWords, asked: Asked<State>): readonly Suggestion[] {
  const { seat, options } = asked.decision;
  const goods = asked.state.players[seat]?.goods;
  if (goods === undefined || !options.some(({ anytime }) => anytime)) return [];
  const meals = FOODS.flatMap((good) => mealsOf(asked, good).map((meal) => ({ good, ...meal })));
  const all =
    meals.length === 0 ? [] : [...meals, ...goldMeals(asked).map((meal) => ({ good: 'gold' as const, ...meal }))];
  const shown = all.filter((meal) => all.length <= MENU_LIMIT || meal.count <= FEW || meal.count === meal.all);
  return shown.map(({ good, count, made }) => ({
    moves: made.moves,
    label: { text: words.several.eaten(good, count, { food: made.gains.food ?? 0, has: goods.food }) },
  }));
}

/** How many pieces of a kind to turn into food, how many there are, and the result. */
interface Meal {
  readonly count: number;
  readonly all: number;
  readonly made: Made;
}

/** One move turns any amount of gold into food: amounts that bring more than 1 food. */
function goldMeals(asked: Asked<State>): Meal[] {
  const { seat, options } = asked.decision;
  const all = asked.state.players[seat]?.goods.gold ?? 0;
  return options.flatMap(({ move }) => {
    const read = readMove(move);
    if (read.verb !== 'eat' || read.good !== 'gold' || read.count < LEAST_GOLD) return [];
    return { count: read.count, all, made: make(begin(asked), seat, move) };
  });
}

/** Pieces of one kind that several moves turn into food: each possible number of them, donkeys in pairs. */
function mealsOf(asked: Asked<State>, good: Good): Meal[] {
  const all = asked.state.players[asked.decision.seat]?.goods[good] ?? 0;
  const meals: Meal[] = [];
  for (const { count, made } of eaten(asked, good)) {
    if (made.moves.length > 1) meals.push({ count, all, made });
  }
  return meals;
}

/**
 * The results of turning one piece of a kind into food, then two, and so on up to all of them; donkeys in pairs, which
 * bring more.
 */
function* eaten(asked: Asked<State>, good: Good): Generator<{ readonly count: number; readonly made: Made }> {
  const { seat } = asked.decision;
  let paired = begin(asked);
  let last = paired;
  for (let count = 1; ; count++) {
    const pair = good === 'donkey' && count % 2 === 0;
    const move = good === 'ruby' ? writeMove({ verb: 'ruby', into: 'food' }) : eating(good, pair ? 2 : 1);
    const from = good === 'donkey' ? paired : last;
    if (!offers(from.decision, move)) return;
    last = make(from, seat, move);
    if (pair) paired = last;
    yield { count, made: last };
  }
}

/** Spaces that are closed because food is missing, each with the goods to eat so that the dwarf can go there. */
const openingWays = (words: CavernaWords, asked: Asked<State>): readonly Suggestion[] =>
  openings(asked).map(({ space, moves }) => ({
    moves,
    label: { text: words.several.to(space, eatenBy(words, asked, moves.slice(0, -1))) },
  }));

/** The fewest animals of a kind to eat before a condition holds; undefined if there are too few. */
function eatUntil(asked: Asked<State>, animal: FarmAnimal, holds: (made: Made) => boolean) {
  for (const eating of eaten(asked, animal)) if (holds(eating.made)) return eating;
  return undefined;
}

/**
 * Ways to make room for all other animals at once, if that takes several moves; those with the fewest animals come
 * first.
 */
function roomWays(words: CavernaWords, asked: Asked<State>): readonly Suggestion[] {
  if (asked.decision.task !== 'accommodate') return [];
  const has = asked.state.players[asked.decision.seat]?.goods.food ?? 0;
  const meals = FARM_ANIMALS.flatMap((animal) => {
    const meal = eatUntil(asked, animal, ({ decision }) => decision?.task !== 'accommodate');
    return meal === undefined || meal.made.moves.length < 2 ? [] : { animal, ...meal };
  });
  return meals
    .toSorted((one, other) => one.count - other.count)
    .map(({ animal, count, made }) => ({
      moves: made.moves,
      label: { text: words.several.eaten(animal, count, { food: made.gains.food ?? 0, has }) },
    }));
}

/** Animals to eat so that others have room for their young, followed by the breeding moves. */
interface Room {
  readonly moves: readonly string[];
  readonly eaten: Bundle;
  readonly born: readonly FarmAnimal[];
}

/** The largest litter on offer: the animals, and the move. */
function litter(decision: Decision | undefined): {
  readonly moves: readonly string[];
  readonly born: readonly FarmAnimal[];
} {
  const litters = (decision?.options ?? []).map(({ move }) => ({ moves: [move], born: bredBy(move) }));
  return litters.toSorted((a, b) => b.born.length - a.born.length)[0] ?? { moves: [], born: [] };
}

/** The animals that have bred since there was room for them, or that this move lets breed. */
const youngIn = ({ born, decision }: Made) => (born.length > 0 ? { moves: [], born } : litter(decision));

/** Goods to eat so that more young animals have room, the fewest first. */
export function roomForYoung(asked: Asked<State>): Room[] {
  if (asked.decision.task !== 'breed') return [];
  const now = litter(asked.decision).born.length;
  const rooms = FARM_ANIMALS.flatMap((animal): Room[] => {
    const meal = eatUntil(asked, animal, (one) => youngIn(one).born.length > now);
    if (meal === undefined) return [];
    const { count, made } = meal;
    const { moves, born } = youngIn(made);
    return [{ moves: [...made.moves, ...moves], eaten: { [animal]: count }, born }];
  });
  return rooms.toSorted((a, b) => a.moves.length - b.moves.length);
}

function youngWays(words: CavernaWords, asked: Asked<State>): readonly Suggestion[] {
  return roomForYoung(asked).map(({ moves, eaten: meal, born }) => {
    const young = born.reduce<Bundle>((sum, animal) => plus(sum, { [animal]: 1 }), {});
    return { moves, label: { text: words.several.eatAndBreed(meal, young) } };
  });
}
