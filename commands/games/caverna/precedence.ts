import type { Decision, Option } from '../../../src/engine/decision.ts';
import { verbOf } from '../../../src/engine/notation.ts';
import { askedIn } from '../../../src/games/caverna/asked.ts';
import { me } from '../../../src/games/caverna/asking.ts';
import { caverna, positionOf } from '../../../src/games/caverna/game.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/caverna/moves/move.ts';
import { totalOf } from '../../../src/games/caverna/scoring.ts';
import type { Good, State } from '../../../src/games/caverna/state.ts';
import { lackedBy } from '../../../src/games/caverna/tasks/harvest.ts';
import type { OptionContext } from '../../../src/messages/index.ts';
import { countOf } from '../../../src/messages/text.ts';
import type { Asked } from '../../face/asked.ts';
import { forfeiting } from './acting.ts';
import { asOnBoard } from './spaces.ts';
import type { CavernaWords } from './words.ts';

/** An option, and what is known about it. */
interface Told {
  readonly option: Option;
  readonly context: OptionContext;
}

/** Options whose moves begin with the same word, and what is known about each. */
interface Sorted {
  readonly verb: string;
  readonly options: readonly Option[];
  context(option: Option): OptionContext;
}

/** The options of one kind, with the most wanted first. */
export function sortedOptions(asked: Asked<State>, { verb, options, context }: Sorted): readonly Option[] {
  if (verb === PHASES) return firstThose(options, (option) => !isIdle(readMove(option.move), context(option)));
  if (asked.decision.task === CROWDED) return firstThose(options, (option) => makesRoom(asked, option));
  if (EXCHANGES.some((one) => one === verb)) {
    const missed = missedIn(asked);
    const feeds = (option: Option): boolean => missed.some((good) => (context(option).gains?.[good] ?? 0) > 0);
    return missed.length === 0 ? options : firstThose(options, feeds);
  }
  if (verb === LAID) return options.toSorted((one, other) => bonusOf(context(other)) - bonusOf(context(one)));
  if (verb === BUILT) return options.toSorted((one, other) => roomOf(context(other)) - roomOf(context(one)));
  // Forest that stays bare has more uses than any other place.
  if (verb === PLACED) return firstThose(options, (option) => context(option).ground !== 'forest');
  return ON_SPACES.includes(verb) ? asOnBoard(asked.state, options) : options;
}

/** Moves that only turn goods into others: anything that follows automatically would have followed without them. */
export const EXCHANGES: readonly Verb[] = ['eat', 'feast', 'swap', 'ruby', 'use', 'trade'];

/** The Field phase and the Breeding phase, between which the player chooses. */
const PHASES: string = 'harvest' satisfies Verb;

/** Whether a choice brings nothing now, or only what comes anyway. */
function isIdle(move: Move, { gains = {}, roomy = [], anyway }: OptionContext): boolean {
  if (move.verb === 'take') return anyway === true;
  if (move.verb !== 'harvest' || Object.keys(gains).length > 0) return false;
  return move.phase === 'field' || roomy.length === 0;
}

/** Animals without room. */
const CROWDED = 'accommodate';

/** The final exchanges, before the scoring. */
const FINAL = 'final';

/** A fact about an option, computed once per decision from the state after the option. */
function perOption(find: (asked: Asked<State>, after: State) => boolean) {
  const decisions = new WeakMap<Decision, Map<string, boolean>>();
  return (asked: Asked<State>, { move }: Option): boolean => {
    const known = decisions.get(asked.decision) ?? new Map<string, boolean>();
    decisions.set(asked.decision, known);
    const before = known.get(move);
    if (before !== undefined) return before;
    const after = caverna.clone(asked.state);
    caverna.play(after, asked.decision.seat, move);
    const found = find(asked, after);
    known.set(move, found);
    return found;
  };
}

/** Whether all animals of a crowded farm have room after an option. */
const makesRoom = perOption(({ decision: { seat } }, after) => askedIn(after, seat)?.task !== CROWDED);

/** Whether an option currently costs its player points. */
const costsPoints = perOption(({ state, decision: { seat } }, after) => {
  const total = (of: State): number => totalOf(positionOf(of), seat);
  return total(after) < total(state);
});

/** Moves that only decline something, by their first words. */
const UNWANTED: readonly string[] = ['done', 'pass', 'stay', 'beg', 'leave', 'send'];

/**
 * Whether an option is less prominent than others: it only declines something, brings nothing, rules out another action
 * that could come before it, makes room for too few animals while another makes room for all, or costs points at the
 * very end.
 */
export function isQuiet(words: CavernaWords, asked: Asked<State>, { option, context }: Told): boolean {
  const { task, options } = asked.decision;
  if (UNWANTED.includes(verbOf(option.move)) || isIdle(readMove(option.move), context)) return true;
  if (option.anytime) return task === FINAL && costsPoints(asked, option);
  if (task === CROWDED) return !makesRoom(asked, option) && ownOf(options).some((one) => makesRoom(asked, one));
  return forfeiting(words, asked).has(readMove(option.move).verb);
}

const ownOf = (options: readonly Option[]): readonly Option[] => options.filter(({ anytime }) => !anytime);

/** A list in two parts, each in its original order. */
export const firstThose = <T>(all: readonly T[], are: (one: T) => boolean): readonly T[] => [
  ...all.filter(are),
  ...all.filter((one) => !are(one)),
];

/** What a family lacks for its feeding. */
function missedIn({ state, decision }: Asked<State>): readonly Good[] {
  if (decision.task !== 'feed') return [];
  const { food, stone } = lackedBy(me(positionOf(state), decision.seat));
  return [...(food > 0 ? ['food' as const] : []), ...(stone > 0 ? ['stone' as const] : [])];
}

/** Moves whose places can give a bonus. */
const LAID: string = 'lay' satisfies Verb;

/** Places for a furnishing tile or a crop. */
const PLACED: string = 'at' satisfies Verb;

/** How many more goods an option brings than it costs; most players look at that first. */
const bonusOf = ({ gains = {}, pays = {} }: OptionContext): number => countOf(gains) - countOf(pays);

/** Moves whose places differ in how much room they give animals. */
const BUILT: string = 'stable' satisfies Verb;

/** How much room a stable adds; room for any animal comes before room for wild boars only. */
function roomOf({ place }: OptionContext): number {
  if (place === undefined) return 0;
  return place.ground === 'forest' ? 0 : place.holds - place.without;
}

/** Moves to spaces that others have taken, or that would be cleared. */
const ON_SPACES: readonly string[] = ['imitate', 'protect'] satisfies Verb[];
