import { type Decision, DONE } from '../../../src/engine/decision.ts';
import { END } from '../../../src/engine/log.ts';
import { playerAt } from '../../../src/games/cave-vs-cave/cave.ts';
import { caveVsCave } from '../../../src/games/cave-vs-cave/game.ts';
import { type Bundle, countOf, GOODS, limitOf, plus } from '../../../src/games/cave-vs-cave/goods.ts';
import { readMove } from '../../../src/games/cave-vs-cave/moves/codec.ts';
import type { Move } from '../../../src/games/cave-vs-cave/moves/move.ts';
import type { State } from '../../../src/games/cave-vs-cave/state.ts';
import type { Asked, Ending } from '../../face/asked.ts';
import { answered } from './activating.ts';
import { unlockedVerbs } from './locked.ts';
import { broughtBy } from './lost.ts';
import { askedNow, type Made, make } from './made.ts';
import type { CaveWords } from './words.ts';

/** How to end a turn right away. */
interface WayOut {
  readonly moves: readonly string[];
  readonly taken: Bundle;
  /** The goods that the supply has no room for. */
  readonly lost: Bundle;
  /** The moves that the player forgoes. */
  readonly left: readonly Move[];
  /** Whether an exchange could make something else possible. */
  readonly hopes: boolean;
}

/** Whether the open tasks can be declined without turning anything over. */
const canDecline = ({ options }: Decision): boolean => options.some(({ move, reveals }) => move === DONE && !reveals);

const ends = (decision: Decision | undefined): boolean => decision?.options.some(({ move }) => move === END) === true;

/** Takes goods that involve no choice and leaves out the rest; undefined if the player must choose something first. */
function wayOut({ state: now, decision: asked }: Pick<Asked<State>, 'state' | 'decision'>): WayOut | undefined {
  const { seat } = asked;
  const state = caveVsCave.clone(now);
  const moves: string[] = [];
  const left: Move[] = [];
  let taken: Bundle = {};
  let lost: Bundle = {};
  let decision: Decision | undefined = asked;
  while (!ends(decision)) {
    if (decision === undefined || !canDecline(decision)) return undefined;
    const [gift] = giftsIn(state, decision);
    if (gift === undefined) left.push(...ownMoves(decision).map(readMove));
    else {
      const brought = broughtBy({ state, seat }, readMove(gift));
      taken = plus(taken, brought.gained);
      lost = plus(lost, brought.lost);
    }
    moves.push(gift ?? DONE);
    caveVsCave.play(state, seat, gift ?? DONE);
    decision = askedNow(state, seat);
  }
  return { moves, taken, lost, left, hopes: state.turn?.left !== undefined };
}

/** How to end a turn whose effects are still open, or what ending it leaves out. */
export function wayToEnd(words: CaveWords, asked: Asked<State>): Ending | undefined {
  if (ends(asked.decision)) return leaving(words, asked);
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
    gained: takes ? gainedAtEnd(words, out, without !== undefined) : undefined,
    hides,
    ...(takes && { keeps: hides }),
  };
}

/** What is left out by ending a turn that can end now or, if that is nothing, what food would make possible. */
function leaving(words: CaveWords, asked: Asked<State>): Ending | undefined {
  const open = ownMoves(asked.decision).filter((move) => move !== END);
  const without = leftOut(words, open.map(readMove), doneIn(asked)) ?? lockedOut(words, asked);
  return without === undefined ? undefined : { moves: [], without, placed: undefined, gained: undefined, hides: [] };
}

/** What a turn leaves out if it ends now, in a few words; undefined if there is nothing worth naming. */
function leftOut(
  { bundle, leaving }: CaveWords,
  moves: readonly (Move | { readonly verb: string })[],
  { kinds, isFresh }: Done,
): string | undefined {
  // Paying for two rooms counts as excavating.
  const isDug = moves.some(({ verb }) => verb === 'excavate');
  const parts = moves
    .filter(({ verb }) => verb !== 'pay' || !isDug)
    .map((move) =>
      'goods' in move && move.verb === 'take' ? bundle(move.goods) : leaving.kind(move.verb, kinds.includes(move.verb)),
    );
  const things = [...new Set(parts.filter((part) => part !== undefined))];
  if (things.length < 2) return things[0];
  return isFresh ? leaving.all : leaving.several(things);
}

/** The maximum length of a text about goods that follows what is left out. */
const SHORT = 10;

/** The goods that the button for ending the turn takes: `+2 wood`; only their number if that would be too long. */
function gainedAtEnd(words: CaveWords, { taken, lost }: WayOut, isCrowded: boolean): string {
  const text = words.change(taken, {});
  if (!isCrowded) return words.brought(text, lost);
  return text.length > SHORT ? words.leaving.counted(countOf(taken)) : text;
}

/** The effects left out although food would make them possible, in a word or two. */
function lockedOut(words: CaveWords, asked: Asked<State>): string | undefined {
  return leftOut(
    words,
    unlockedVerbs(asked).map((verb) => ({ verb })),
    doneIn(asked),
  );
}

/** The actions of a turn so far. */
interface Done {
  /** The kinds of its moves. */
  readonly kinds: readonly string[];
  /** Whether it has only taken its tile so far. */
  readonly isFresh: boolean;
}

function doneIn({ turn }: Asked<State>): Done {
  const kinds = turn?.drafts.map(({ move }) => readMove(move).verb) ?? [];
  return { kinds, isFresh: kinds.length > 0 && kinds.every((verb) => verb === 'use') };
}

/** The moves that the end button replaces: forgoing everything, and taking goods that can wait. */
function hidden(asked: Asked<State>, out: WayOut): string[] {
  const { state, decision } = asked;
  const declined = caveVsCave.clone(state);
  caveVsCave.play(declined, decision.seat, DONE);
  const next = askedNow(declined, decision.seat);
  const declines =
    ends(next) || (next !== undefined && isAllTaken({ ...asked, state: declined, decision: next })) ? [DONE] : [];
  return [...declines, ...(takesAll(asked, out) ? ownMoves(decision) : giftsForTheEnd(asked))];
}

/** Whether nothing is open except goods that the end of the turn takes. */
export function isAllTaken(asked: Asked<State>): boolean {
  const out = canDecline(asked.decision) ? wayOut(asked) : undefined;
  return out !== undefined && takesAll(asked, out);
}

/** Whether nothing is open except the goods taken at the end. */
const takesAll = ({ decision }: Asked<State>, { moves, hopes }: WayOut): boolean =>
  !hopes && !moves.includes(DONE) && ownMoves(decision).every((move) => moves.includes(move));

/** The moves of a decision, without exchanges or declining. */
const ownMoves = ({ options }: Decision): string[] =>
  options.flatMap(({ anytime, move }) => (anytime || move === DONE ? [] : [move]));

function goodsOf(text: string): Bundle {
  const move = readMove(text);
  return move.verb === 'take' ? move.goods : {};
}

/** The goods on offer that rule out no other choice. */
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

/**
 * The goods on offer that can wait until the end: taking them first changes neither the other choices nor their
 * results.
 */
export const giftsForTheEnd = (asked: Asked<State>): string[] => giftsThat(asked, 'wait');

/**
 * What a player does right away: removes the only wall, or takes goods that make more possible and change no other
 * result.
 */
export const giftsAtOnce = (asked: Asked<State>): string[] => {
  const [only, other] = ownMoves(asked.decision);
  // A tile that only removes a wall, if there is only one to remove.
  if (only !== undefined && other === undefined && readMove(only).verb === 'breach') return [only];
  return giftsThat(asked, 'help');
};

/** The goods on offer that can wait until the end, or those that help now; neither kind may change other choices. */
function giftsThat(asked: Asked<State>, wanted: 'wait' | 'help'): string[] {
  const gifts = giftsIn(asked.state, asked.decision);
  if (gifts.length === 0) return [];
  const feeds = unlockedVerbs(asked).length > 0;
  return gifts.filter((gift) => {
    const opened = openedBy(asked, gift);
    if (opened === undefined) return false;
    return (opened > 0 || (feeds && 'food' in goodsOf(gift))) === (wanted === 'help');
  });
}

/** How many more choices there are after taking goods; undefined if that changes the result of another one. */
function openedBy({ state, decision }: Asked<State>, gift: string): number | undefined {
  const then = waysAfter({ state, decision }, [gift]);
  const now = waysAfter({ state, decision }, [])?.filter(({ moves: [first] }) => first !== gift);
  if (then === undefined || now === undefined) return undefined;
  const given = goodsOf(gift);
  const after = new Map(then.map(({ moves, goods }) => [moves.join(), goods]));
  const isSame = now.every(({ moves, goods }) => {
    const other = after.get(moves.join());
    return (
      other !== undefined &&
      GOODS.every((good) => goods[good] + (given[good] ?? 0) <= limitOf(good)) &&
      sameGoods(plus(goods, given), other)
    );
  });
  return isSame ? then.length - now.length : undefined;
}

const sameGoods = (one: Bundle, other: Bundle): boolean =>
  GOODS.every((good) => (one[good] ?? 0) === (other[good] ?? 0));

/**
 * The moves that are possible after some others, with their choices, and the goods that the player has at that point;
 * undefined if there are no more questions.
 */
function waysAfter({ state, decision: { seat } }: Pick<Asked<State>, 'state' | 'decision'>, moves: readonly string[]) {
  const start = moves.reduce((made, move) => make(made, seat, move), { moves: [], state } as Made);
  const { goods } = playerAt(start.state, seat);
  const options = askedNow(start.state, seat)?.options.filter(({ move, anytime }) => !anytime && move !== DONE);
  return options?.flatMap(({ move, reveals }) => {
    // Reveals and the end of the turn do not depend on goods, and both lead to tiles that a view hides.
    if (reveals || move === END) return [{ moves: [move], goods }];
    const made = answered(make({ moves: [], state: start.state }, seat, move), seat);
    return made.map((way) => ({ moves: way.moves, goods: playerAt(way.state, seat).goods }));
  });
}
