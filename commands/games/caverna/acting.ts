import type { Decision } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { askedIn } from '../../../src/games/caverna/asked.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { readMove, writeMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/caverna/moves/move.ts';
import type { State } from '../../../src/games/caverna/state.ts';
import { witness } from '../../../src/games/caverna/witness.ts';
import type { Asked } from '../../face/asked.ts';
import { leftOut } from './left-out.ts';
import type { CavernaWords } from './words.ts';

/** More questions in a row than any action asks. */
const MOST_STEPS = 8;

/** How the actions of a space go together. */
interface Acting {
  /** The text in place of the usual help; empty if there is only one action. */
  readonly help: string | undefined;
  /** What becomes impossible after something else, although both are possible in the other order. */
  readonly order: readonly string[];
}

/** The actions of a space, by the first words of their moves: the first move of each, and what can follow it. */
interface Actions {
  readonly firsts: ReadonlyMap<Verb, Move>;
  readonly left: ReadonlyMap<Verb, ReadonlySet<Verb>>;
}

const actionsKnown = new WeakMap<Decision, Actions>();

/** The available actions that are worth naming if the player goes without them; computed once per decision. */
function actionsOf(words: CavernaWords, { state, decision }: Asked<State>): Actions {
  const known = actionsKnown.get(decision);
  if (known !== undefined) return known;
  const { seat, options } = decision;
  const firsts = new Map<Verb, Move>();
  for (const { move: text } of options.filter(({ anytime }) => !anytime).toReversed()) {
    const move = readMove(text);
    if (leftOut(words, [move], false) !== undefined) firsts.set(move.verb, move);
  }
  const several = firsts.size < 2 ? [] : [...firsts];
  const left = new Map(several.map(([verb, move]) => [verb, stillTo(state, seat, writeMove(move))]));
  const found = { firsts, left };
  actionsKnown.set(decision, found);
  return found;
}

/** The actions that become impossible after one of this kind, although both are possible in the other order. */
const lostBy = ({ firsts, left }: Actions, first: Verb): Move[] =>
  [...firsts].flatMap(([verb, move]) =>
    verb !== first && !left.get(first)?.has(verb) && left.get(verb)?.has(first) ? [move] : [],
  );

/** The kinds of moves that rule out another action if they are made first. */
export function forfeiting(words: CavernaWords, asked: Asked<State>): ReadonlySet<Verb> {
  const actions = asked.decision.task === 'act' ? actionsOf(words, asked) : undefined;
  return new Set(actions && [...actions.firsts.keys()].filter((verb) => lostBy(actions, verb).length > 0));
}

/**
 * How the actions of a space go together: whether they exclude each other, and in which order the player would lose
 * something.
 */
export function actingHelp(words: CavernaWords, asked: Asked<State>): Acting {
  const actions = actionsOf(words, asked);
  const { firsts, left } = actions;
  const verbs = [...firsts.keys()];
  if (verbs.length < 2) return { help: '', order: [] };
  const isOne = verbs.every((verb) => verbs.every((other) => other === verb || !left.get(verb)?.has(other)));
  if (isOne) return { help: words.helps.oneOf, order: [] };
  const order = [...firsts].flatMap(([verb, first]) => {
    const what = leftOut(words, [first], false);
    const without = leftOut(words, lostBy(actions, verb), false);
    return what === undefined || without === undefined ? [] : [words.helps.order(what, without)];
  });
  return { help: undefined, order };
}

/** What is still possible after a move and its questions, and what has happened automatically by then. */
function stillTo(now: State, seat: number, first: string): Set<Verb> {
  const state = caverna.clone(now);
  const verbs: Verb[] = [];
  let next: string | undefined = first;
  for (let steps = 0; next !== undefined && steps < MOST_STEPS; steps++) {
    const { deeds } = witness(state, seat, next);
    const decision = askedIn(state, seat);
    const options = (decision?.options ?? []).filter(({ anytime }) => !anytime);
    verbs.push(...deeds.filter((deed) => deed.byItself && deed.seat === seat).map(({ move }) => readMove(move).verb));
    verbs.push(...options.map(({ move }) => readMove(move).verb));
    const isBack = decision?.task === 'act' || options.some(({ move }) => move === END);
    next = isBack ? undefined : options[0]?.move;
  }
  return new Set(verbs);
}
