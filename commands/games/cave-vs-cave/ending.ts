import { type Decision, DONE } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { type Bundle, countOf, GOODS, limitOf, plus } from '../../../src/games/cave-vs-cave/goods.ts';
import { readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { Move } from '../../../src/games/cave-vs-cave/moves/move.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import type { Asked, Ending } from '../../face/face.ts';
import { answered, type Made, make } from './activating.ts';
import { unlockedVerbs } from './locked.ts';
import type { CaveWords } from './words.ts';

/** How a turn is ended at once. */
interface WayOut {
  readonly moves: readonly string[];
  readonly taken: Bundle;
  /** What is left out. */
  readonly left: readonly Move[];
  /** Whether an exchange could make something possible that is not. */
  readonly hopes: boolean;
}

/** Whether what is open can be declined without turning anything over. */
const canDecline = ({ options }: Decision): boolean => options.some(({ move, reveals }) => move === DONE && !reveals);

const askedNow = (state: State, seat: number): Decision | undefined =>
  caveVsCave.decisions(state).find((decision) => decision.seat === seat);

const ends = (decision: Decision | undefined): boolean => decision?.options.some(({ move }) => move === END) === true;

/** Goods that leave no choice are taken, the rest is left out; undefined if something must be chosen first. */
function wayOut({ state: now, decision: asked }: Pick<Asked<State>, 'state' | 'decision'>): WayOut | undefined {
  const { seat } = asked;
  const state = caveVsCave.clone(now);
  const moves: string[] = [];
  const left: Move[] = [];
  let taken: Bundle = {};
  let decision: Decision | undefined = asked;
  while (!ends(decision)) {
    if (decision === undefined || !canDecline(decision)) return undefined;
    const [gift] = giftsIn(state, decision);
    if (gift === undefined) left.push(...ownMoves(decision).map(readMove));
    else taken = plus(taken, goodsOf(gift));
    moves.push(gift ?? DONE);
    caveVsCave.play(state, seat, gift ?? DONE);
    decision = askedNow(state, seat);
  }
  return { moves, taken, left, hopes: state.turn?.left !== undefined };
}

/** How a turn is ended in which effects are still open. */
export function wayToEnd(words: CaveWords, asked: Asked<State>): Ending | undefined {
  const out = canDecline(asked.decision) ? wayOut(asked) : undefined;
  if (out === undefined) return undefined;
  const { moves, taken, left } = out;
  const takes = Object.keys(taken).length > 0;
  const without =
    leftOut(words, left, takes ? { ...doneIn(asked), isFresh: false } : doneIn(asked)) ?? lockedOut(words, asked);
  const hides = hidden(asked, out);
  return {
    moves,
    without,
    placed: undefined,
    gained: takes ? gainedAtEnd(words, taken, without !== undefined) : undefined,
    hides,
    ...(takes && { keeps: hides }),
  };
}

/** What is left out of a turn that can be ended, though food would make it possible. */
export function leaving(words: CaveWords, asked: Asked<State>): Ending | undefined {
  const open = ownMoves(asked.decision).filter((move) => move !== END);
  const without = leftOut(words, open.map(readMove), doneIn(asked)) ?? lockedOut(words, asked);
  return without === undefined ? undefined : { moves: [], without, placed: undefined, gained: undefined, hides: [] };
}

/** What is left out of a turn that is ended at once, in a word, as a phone's button has little room; undefined for nothing worth naming. */
function leftOut(
  { bundle, leaving }: CaveWords,
  moves: readonly (Move | { readonly verb: string })[],
  { kinds, isFresh }: Done,
): string | undefined {
  const parts = moves.map((move) =>
    'goods' in move && move.verb === 'take' ? bundle(move.goods) : leaving.kind(move.verb, kinds.includes(move.verb)),
  );
  const [only, another] = new Set(parts.filter((part) => part !== undefined));
  if (another === undefined) return only;
  return isFresh ? leaving.all : leaving.several;
}

/** The longest change that has room behind what is left out. */
const SHORT = 10;

/** What the button that ends the turn takes: `+2 wood`; several goods are counted if that would be too long. */
function gainedAtEnd({ change, leaving }: CaveWords, goods: Bundle, isCrowded: boolean): string {
  const text = change(goods, {});
  return isCrowded && text.length > SHORT ? leaving.counted(countOf(goods)) : text;
}

/** The effects that are left out though food would make them possible, in a word. */
function lockedOut(words: CaveWords, asked: Asked<State>): string | undefined {
  return leftOut(
    words,
    unlockedVerbs(asked).map((verb) => ({ verb })),
    doneIn(asked),
  );
}

/** What a turn has done already. */
interface Done {
  /** The kinds of its moves. */
  readonly kinds: readonly string[];
  /** Whether it has taken its tile and nothing more. */
  readonly isFresh: boolean;
}

function doneIn({ turn }: Asked<State>): Done {
  const kinds = turn?.drafts.map(({ move }) => readMove(move).verb) ?? [];
  return { kinds, isFresh: kinds.length > 0 && kinds.every((verb) => verb === 'use') };
}

/** What the end button covers: leaving everything out, and taking goods that can as well be taken last. */
function hidden(asked: Asked<State>, out: WayOut): string[] {
  const { state, decision } = asked;
  const declined = caveVsCave.clone(state);
  caveVsCave.play(declined, decision.seat, DONE);
  const next = askedNow(declined, decision.seat);
  const declines =
    ends(next) || (next !== undefined && isAllTaken({ ...asked, state: declined, decision: next })) ? [DONE] : [];
  return [...declines, ...(takesAll(asked, out) ? ownMoves(decision) : giftsForTheEnd(asked))];
}

/** Whether nothing is open but goods that the end of the turn takes. */
export function isAllTaken(asked: Asked<State>): boolean {
  const out = canDecline(asked.decision) ? wayOut(asked) : undefined;
  return out !== undefined && takesAll(asked, out);
}

/** Whether the goods that are taken at the end are all that is open. */
const takesAll = ({ decision }: Asked<State>, { moves, hopes }: WayOut): boolean =>
  !hopes && !moves.includes(DONE) && ownMoves(decision).every((move) => moves.includes(move));

/** The moves of a decision that are neither possible at any time nor decline the rest. */
const ownMoves = ({ options }: Decision): string[] =>
  options.flatMap(({ anytime, move }) => (anytime || move === DONE ? [] : [move]));

function goodsOf(text: string): Bundle {
  const move = readMove(text);
  return move.verb === 'take' ? move.goods : {};
}

/** The goods on offer that keep nothing else from being chosen. */
function giftsIn(state: State, decision: Decision): string[] {
  const moves = ownMoves(decision);
  return moves.filter((gift) => {
    if (readMove(gift).verb !== 'take') return false;
    const after = caveVsCave.clone(state);
    caveVsCave.play(after, decision.seat, gift);
    const next = askedNow(after, decision.seat);
    const left = next === undefined ? [] : ownMoves(next);
    return moves.every((move) => move === gift || left.includes(move));
  });
}

/** The goods on offer that can as well be taken at the end: taking them first changes neither what else can be done nor what that brings. */
function giftsForTheEnd(asked: Asked<State>): string[] {
  const { state, decision } = asked;
  if (unlockedVerbs(asked).length > 0) return [];
  return giftsIn(state, decision).filter((gift) => {
    const then = waysAfter({ state, decision }, [gift]);
    const now = waysAfter({ state, decision }, [])?.filter(({ moves: [first] }) => first !== gift);
    if (then === undefined || now === undefined || then.length !== now.length) return false;
    const given = goodsOf(gift);
    return now.every(({ moves, goods }, at) => {
      const other = then[at];
      return (
        other?.moves.join() === moves.join() &&
        GOODS.every((good) => goods[good] + (given[good] ?? 0) <= limitOf(good)) &&
        sameGoods(plus(goods, given), other.goods)
      );
    });
  });
}

const sameGoods = (one: Bundle, other: Bundle): boolean =>
  GOODS.every((good) => (one[good] ?? 0) === (other[good] ?? 0));

/** What can be done after some moves, with what is chosen for it, and the goods that a player then has; undefined if nothing more is asked. */
function waysAfter({ state, decision: { seat } }: Pick<Asked<State>, 'state' | 'decision'>, moves: readonly string[]) {
  const start = moves.reduce((made, move) => make(made, seat, move), { moves: [], state } as Made);
  const { goods } = playerAt(start.state, seat);
  const options = askedNow(start.state, seat)?.options.filter(({ move, anytime }) => !anytime && move !== DONE);
  return options?.flatMap(({ move, reveals }) => {
    // What is turned up does not depend on goods.
    if (reveals) return [{ moves: [move], goods }];
    const made = answered(make({ moves: [], state: start.state }, seat, move), seat);
    return made.map((way) => ({ moves: way.moves, goods: playerAt(way.state, seat).goods }));
  });
}
