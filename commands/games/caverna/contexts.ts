import type { Decision, Option } from '../../../src/engine/decision.ts';
import { fitsBesides, pens } from '../../../src/games/caverna/animals.ts';
import { happen, me, natureOf } from '../../../src/games/caverna/asking.ts';
import { cellAt, groundAt } from '../../../src/games/caverna/cave.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { pairsIn, plus } from '../../../src/games/caverna/goods.ts';
import { byVerbIfAny } from '../../../src/games/caverna/moves/by-verb.ts';
import { readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/caverna/moves/move.ts';
import { feedsAlone, ROUNDS } from '../../../src/games/caverna/schedule.ts';
import type { Bundle, State } from '../../../src/games/caverna/state.ts';
import { lootOf, oreForWeapon } from '../../../src/games/caverna/tasks/weapons.ts';
import { difference, witness } from '../../../src/games/caverna/witness.ts';
import type { OptionContext } from '../../../src/messages/index.ts';
import type { Asked } from '../../face/asked.ts';
import { folksInHand } from './choosing.ts';
import { coming, declined, takesBesides } from './ending.ts';
import { groundAmong } from './hints.ts';
import { labelOf } from './labels.ts';
import { leftOut } from './left-out.ts';
import { isIdle, pointsOf } from './offered.ts';
import { lootPrice, outcome } from './prices.ts';
import { actingPeople, familyOf, goodsOn, placedDwarf, placedPeople } from './spaces.ts';
import { subjectOf } from './subjects.ts';
import type { CavernaWords } from './words.ts';

/** An option in its decision. */
interface Offered extends Asked<State> {
  readonly words: CavernaWords;
  readonly seat: number;
  /** The move, as text. */
  readonly text: string;
}

/** What the words for an option depend on. */
export function contextOf(words: CavernaWords, asked: Asked<State>, { move: text }: Option): OptionContext {
  const { state, decision } = asked;
  const { seat } = decision;
  const move: Move = readMove(text);
  const offered: Offered = { ...asked, words, seat, text };
  return {
    players: state.players.length,
    isLast: state.round === ROUNDS,
    task: subjectOf(decision),
    harvest: state.phase === 'harvest',
    feeding: state.phase === 'harvest' && feedsAlone(state),
    people: actingPeople(words, state, seat),
    ...(byVerbIfAny(CONTEXTS, move, offered) ?? changes(offered)),
  };
}

/** What the words for some kinds of moves depend on; for all others, that is what the move changes. */
const CONTEXTS: { readonly [V in Verb]?: (move: Move<V>, offered: Offered) => OptionContext } = {
  end: () => ({}),
  place: (move, offered) => ({ ...onSpace(move, offered), ...placedAt(offered) }),
  protect: (move, offered) => ({ ...onSpace(move, offered), ...placedAt(offered) }),
  imitate: (move, offered) => ({ ...outcomeOf(offered), gains: undefined, ...onSpace(move, offered) }),
  take: (_, offered) => ({ anyway: Object.keys(comingAnyway(offered)).length > 0 }),
  keep: ({ board }, { state, seat }) => ({ folk: folksInHand(state, seat)[board - 1] }),
  done: (_, { words, decision }) => ({ left: leftOut(words, ...declined(decision)) }),
  harvest: (_, { state, seat, text }) => harvested(state, seat, text),
  loot: (move, { state, seat }) => ({
    pays: lootPrice(state, seat, move),
    strength: lootOf(positionOf(state), seat)[move.item]?.strength,
  }),
  stable: (move, offered) => ({ ...outcomeOf(offered), place: stableOn(offered.state, offered.seat, move) }),
  furnish: ({ tile }, offered) => {
    const { words, state, seat } = offered;
    return {
      ...outcomeOf(offered),
      points: pointsOf(state, seat, tile),
      isIdle: isIdle(state, seat, tile),
      people: familyOf(words, state, seat),
    };
  },
  // The question already mentions what comes anyway.
  lay: (_, offered) => changes(offered, comingAnyway(offered)),
  at: (move, offered) => ({ ...changes(offered), ground: groundAmong(offered, move) }),
};

const outcomeOf = ({ state, seat, text }: Offered) => outcome(state, seat, text);

/** What a move changes, without some of the gains. */
function changes(offered: Offered, without: Bundle = {}): OptionContext {
  const found = outcomeOf(offered);
  const { gains } = difference(without, found.gains ?? {});
  const isNone = Object.keys(gains).length === 0;
  return { ...found, gains: isNone ? undefined : gains, owns: offered.state.players[offered.seat]?.goods };
}

/** What is on a space, and what follows there. */
function onSpace({ verb, space }: Move<'place' | 'protect' | 'imitate'>, offered: Offered): OptionContext {
  const { state, seats } = offered;
  const holder = state.players.findIndex(({ dwarfs }) => dwarfs.some(({ at }) => at === space));
  return { ...goodsOn(state, space, verb === 'place'), holder: seats[holder]?.name, ...paidAfter(offered) };
}

/** What follows a move automatically and costs goods, in words: a forged weapon or an imitated space. */
function paidAfter({ words, state, seat, text }: Offered): Pick<OptionContext, 'follows' | 'followsFor'> {
  const { deeds } = witness(caverna.clone(state), seat, text);
  const paid = deeds.slice(1).filter((deed) => deed.seat === seat && Object.keys(deed.pays).length > 0);
  return {
    follows: paid.map((deed) => labelOf(words, readMove(deed.move), { pays: deed.pays, task: deed.task })),
    followsFor: paid.map(({ pays }) => pays).reduce(plus, {}),
  };
}

const goodsAnyway = new WeakMap<Decision, Bundle>();

/** Goods that can be taken now but come anyway. */
function comingAnyway(asked: Asked<State>): Bundle {
  const known = goodsAnyway.get(asked.decision);
  if (known !== undefined) return known;
  const goods = takesBesides(asked) ? coming(asked) : {};
  goodsAnyway.set(asked.decision, goods);
  return goods;
}

/** The person to place next, what they can pay for a weapon, and whether they return one of the goods. */
function placedAt({ words, state, seat }: Offered): Pick<OptionContext, 'people' | 'clumsy'> {
  const mine = me(positionOf(state), seat);
  const next = placedDwarf(state, seat);
  if (next === undefined) return {};
  const people = placedPeople(words, state, seat);
  const ore = oreForWeapon(mine, next);
  const ways = ore.length === 0 ? {} : { forging: words.weaponCost(Math.min(...ore), Math.max(...ore)) };
  return {
    people: { ...people, ways: { ...people.ways, ...ways } },
    clumsy: natureOf(mine, next).clumsy === true,
  };
}

/** The ground where a stable would go, and its capacity without and with the stable. */
function stableOn(state: State, seat: number, move: Move<'stable'>): OptionContext['place'] {
  const cell = cellAt(move.cell);
  const before = me(positionOf(state), seat);
  if (cell === undefined) return undefined;
  const there = groundAt(before.player, cell);
  const after = caverna.clone(state);
  witness(after, seat, writeMove(move));
  // A large pasture counts as one of its two spaces.
  const room = (board: State): number => {
    const found = pens(me(positionOf(board), seat));
    return found.get(cell) ?? (there.ground === 'largePasture' ? found.get(there.other) : undefined) ?? 0;
  };
  return { ground: there.ground, without: room(state), holds: room(after) };
}

/** What the fields bring, the pairs of animals, and the pairs with room for their young. */
function harvested(state: State, seat: number, move: string): Pick<OptionContext, 'gains' | 'pairs' | 'roomy'> {
  const chosen = readMove(move);
  const crops = witness(caverna.clone(state), seat, move).deeds.find(
    ({ task, byItself }) => byItself && task === 'field',
  );
  const mine = me(positionOf(state), seat);
  const pairs = pairsIn(mine.player.goods);
  const isBreeding = chosen.verb === 'harvest' && chosen.phase === 'breeding';
  return {
    gains: isBreeding ? bredBesides(state, seat) : (crops?.gains ?? {}),
    pairs,
    roomy: pairs.filter((animal) => fitsBesides(mine, { [animal]: 1 })),
  };
}

/** What a player's tiles give at the start of a Breeding phase. */
function bredBesides(state: State, seat: number): Bundle {
  const after = me(positionOf(caverna.clone(state)), seat);
  const before = { ...after.player.goods };
  happen(after, (on) => on.breeding?.(after));
  return difference(before, after.player.goods).gains;
}
