import type { Task } from '../../../src/engine/agenda.ts';
import { type Decision, DONE, type Option } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { askedIn } from '../../../src/games/caverna/asked.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { entriesOf, plus } from '../../../src/games/caverna/goods.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Move, Verb } from '../../../src/games/caverna/moves/move.ts';
import type { Bundle, State } from '../../../src/games/caverna/state.ts';
import { type Deed, witness } from '../../../src/games/caverna/witness.ts';
import type { Asked, Ending } from '../../face/asked.ts';
import { leftOut } from './left-out.ts';
import type { CavernaWords } from './words.ts';

/** More questions in a row than any turn asks. */
const MOST_STEPS = 8;

/** What declining a question leaves out, and whether loot has been chosen before. */
export function declined({ task, options }: Decision): [moves: Move[], travelling: boolean] {
  const moves = options.filter(({ anytime, move }) => !anytime && move !== DONE).map(({ move }) => readMove(move));
  return [moves, task === 'expedition'];
}

/** A furnishing tile without a place yet, and its possible places. */
function placing(
  words: CavernaWords,
  { players }: State,
  { seat, move }: { readonly seat: number; readonly move: string },
) {
  const task = players[seat]?.agenda.at(-1) as Task & { readonly tile?: string };
  const read = readMove(move);
  return read.verb === 'at' ? `${words.tile(task.tile ?? '').name} ${words.where(read.cell)}` : undefined;
}

/**
 * How to end a turn while something is still open: leave it out, put a furnishing tile in the first possible place, or
 * take goods, or a child, that would come anyway. Undefined if nothing is open, or something must be chosen first.
 */
export function wayToEnd(words: CavernaWords, { state: now, decision: asked }: Asked<State>): Ending | undefined {
  const { seat } = asked;
  const state = caverna.clone(now);
  const moves: string[] = [];
  const left: Move[] = [];
  let hidden: string | undefined;
  let placed: string | undefined;
  let gained: Bundle = {};
  let grows = false;
  let travelling = false;
  let decision: Decision | undefined = asked;
  while (decision !== undefined && moves.length < MOST_STEPS) {
    const { options, task }: Decision = decision;
    if (options.some(({ move }) => move === END)) break;
    const canDecline = options.some((option) => option.move === DONE);
    const [gift] = canDecline ? [] : gifts({ state, decision });
    const move = canDecline ? DONE : task === 'furnishAt' ? options[0]?.move : gift?.move;
    if (move === undefined) return undefined;
    if (move === DONE) {
      const [missed, onTheWay] = declined(decision);
      left.push(...missed);
      travelling ||= onTheWay;
    } else if (gift?.move === move) {
      gained = plus(gained, gift.gains);
      if (moves.length === 0 && !takesBesides({ state, decision })) hidden = move;
      grows ||= readMove(move).verb === GROWTH;
      left.push(...declined(decision)[0].filter(({ verb }) => verb !== 'take' && verb !== GROWTH));
    } else placed = placing(words, state, { seat, move });
    moves.push(move);
    const { deeds } = witness(state, seat, move);
    // Moves after the placement, or after declining, are the player's own, like those before.
    const own = task === 'furnishAt' ? deeds.filter((deed) => deed.move === move) : [];
    if (task === 'furnishAt' || move === DONE)
      gained = [...own, ...takenIn(deeds, seat)].reduce<Bundle>((all, { gains }) => plus(all, gains), gained);
    decision = askedIn(state, seat);
  }
  if (moves.length === 0 || decision === undefined) return undefined;
  return {
    moves,
    without: leftOut(words, left, travelling),
    placed,
    gained: words.gained(gained, grows),
    // This move stays on offer, because the player can spend the goods before the turn ends.
    ...(hidden !== undefined && { hides: [hidden], ...(readMove(hidden).verb === 'take' && { keeps: [hidden] }) }),
  };
}

/** What a seat received automatically. */
const takenIn = (deeds: readonly Deed[], seat: number): Deed[] =>
  deeds.filter((deed) => deed.byItself && deed.seat === seat && readMove(deed.move).verb === 'take');

/** Goods that come automatically, whatever else you choose. */
export function coming(asked: Omit<Asked<State>, 'seats'>): Bundle {
  return gifts(asked).reduce<Bundle>((goods, { gains }) => plus(goods, gains), {});
}

/**
 * What comes automatically, whatever else you choose: what the rest of the turn brings if you decline everything else.
 * As long as you cannot decline, it is an offer that remains after any other choice, or the only offer.
 */
function gifts({ state: now, decision: asked }: Omit<Asked<State>, 'seats'>): Deed[] {
  const { seat } = asked;
  const state = caverna.clone(now);
  const offered = asked.options.filter(({ move }) => readMove(move).verb === 'take').map(({ move }) => move);
  const only = allThereIs(now, asked);
  if (only !== undefined) return [only];
  const isDeclined = asked.options.some(({ move }) => move === DONE);
  const found: Deed[] = [];
  let decision: Decision | undefined = asked;
  for (let steps = 0; decision !== undefined && steps < MOST_STEPS; steps++) {
    const { options }: Decision = decision;
    if (options.some(({ move }) => move === END)) break;
    const others = options.filter(({ anytime, move }) => !anytime && !offered.includes(move));
    const next = others.find(({ move }) => move === DONE) ?? others[0];
    if (next === undefined) break;
    for (const deed of takenIn(witness(state, seat, next.move).deeds, seat)) {
      if (isDeclined) found.push(deed);
      // This counts what it brings now; after another choice, the chosen tile may make it bring more.
      else if (offered.includes(deed.move))
        found.push(...witness(caverna.clone(now), seat, deed.move).deeds.slice(0, 1));
    }
    decision = askedIn(state, seat);
  }
  return found;
}

/** A child, treated like goods: there is no question if nothing else is possible. */
const GROWTH: string = 'grow' satisfies Verb;

type Posed = Pick<Asked<State>, 'state' | 'decision'>;

/** Whether an action offers only goods or a child that would come automatically if no exchange were possible first. */
export function takesAlone(asked: Posed): boolean {
  const { task, options } = asked.decision;
  return task === 'act' && (onlyVerb(options) === 'take' || growsAlone(asked));
}

/** Whether an action offers only a child, with no question after it. */
export const growsAlone = ({ state, decision }: Posed): boolean =>
  decision.task === 'act' && onlyVerb(decision.options) === GROWTH && allThereIs(state, decision) !== undefined;

function onlyVerb(options: readonly Option[]): string | undefined {
  const [only, second] = options.filter(({ anytime }) => !anytime);
  return only === undefined || second !== undefined ? undefined : readMove(only.move).verb;
}

/**
 * The goods, or the child, if nothing else is possible except exchanges; undefined if something else is, or if another
 * question follows.
 */
function allThereIs(now: State, { seat, options }: Decision): Deed | undefined {
  const [only, second] = options.filter(({ anytime }) => !anytime);
  if (only === undefined || second !== undefined) return undefined;
  const { verb } = readMove(only.move);
  if (verb !== 'take' && verb !== GROWTH) return undefined;
  const state = caverna.clone(now);
  const [deed] = witness(state, seat, only.move).deeds;
  const isLast = askedIn(state, seat)?.options.some(({ move }) => move === END);
  const brings = verb === GROWTH || entriesOf(deed?.gains ?? {}).length > 0;
  return isLast && brings ? deed : undefined;
}

/** Whether goods can be taken now without ruling out anything else. */
export function takesBesides({ state, decision: { seat, options } }: Omit<Asked<State>, 'seats'>): boolean {
  const isElse = ({ anytime, move }: Option) => !anytime && !['take', 'done', 'end'].includes(readMove(move).verb);
  const take = options.find(({ move }) => readMove(move).verb === 'take');
  if (take === undefined || !options.some(isElse)) return false;
  const after = caverna.clone(state);
  caverna.play(after, seat, take.move);
  return askedIn(after, seat)?.options.some(isElse) === true;
}
