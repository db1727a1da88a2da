import { cellName } from '../../../src/games/caverna/cave.ts';
import { caverna } from '../../../src/games/caverna/game.ts';
import { plus } from '../../../src/games/caverna/goods.ts';
import { readMove } from '../../../src/games/caverna/moves/codec.ts';
import type { Verb } from '../../../src/games/caverna/moves/move.ts';
import type { Bundle, Ground, SingleTile, State } from '../../../src/games/caverna/state.ts';
import { type Deed, witness } from '../../../src/games/caverna/witness.ts';
import { isSingleTile, TILE_RUBIES } from '../../../src/games/caverna/worth.ts';
import type { Amounts } from '../../../src/messages/context.ts';
import { counted } from '../../../src/messages/text.ts';
import type { Walked } from '../../face/advice.ts';
import { folksInHand } from './choosing.ts';
import type { DoneMove } from './deeds.ts';
import { stepLabel } from './labels.ts';
import { toldOf } from './played.ts';
import { actingPeople } from './spaces.ts';
import type { CavernaWords } from './words.ts';

/** The steps of a turn in brief, given the state before them; without amounts if they are no longer possible there. */
export function cavernaSteps(words: CavernaWords, { state, seat, moves, only = moves }: Walked<State>): string[] {
  const played = caverna.clone(state);
  const people = actingPeople(words, state, seat);
  const folks = folksInHand(state, seat);
  const unplayed = (text: string): WalkedMove => {
    const move = readMove(text);
    return { move, people, folk: move.verb === 'keep' ? folks[move.board - 1] : undefined };
  };
  const deedsOf = (text: string): WalkedMove[] => {
    const before = groundsOf(played, seat);
    const deeds = witness(played, seat, text).deeds.filter((deed) => deed.seat === seat);
    const own = deeds.find(({ move }) => move === text);
    const laid = groundsOf(played, seat).flatMap((ground, at) => (ground === before[at] ? [] : [cellName(at)]));
    return [
      { ...unplayed(text), ...(own && toldOf(own, people)), laid },
      ...deeds.filter(isOnlyPart).map((deed) => toldOf(deed, people)),
    ];
  };
  try {
    // All moves are played, even if only some of them appear.
    return wayTold(
      words,
      moves.flatMap((move) => {
        const deeds = deedsOf(move);
        return only.includes(move) ? deeds : [];
      }),
    );
  } catch {
    // A way found under earlier rules gets no amounts.
    return wayTold(words, only.map(unplayed));
  }
}

/**
 * Whether an action was the only possible part of a space that offers several, such as the goods of Growth without a
 * bed.
 */
const isOnlyPart = ({ task, byItself }: Deed): boolean => byItself && task === 'either';

/** A move of a way, which may not have been carried out. */
interface WalkedMove extends DoneMove {
  /** The places whose ground it changed: a tile with only one place is laid by the move that buys it. */
  readonly laid?: readonly string[];
  /** The folk on the board that the player keeps. */
  readonly folk?: string | undefined;
}

/** One step: a move with the questions that follow it, or all exchanges of one kind, wherever they occur. */
type Step =
  | { readonly of: 'moves'; readonly deeds: readonly WalkedMove[] }
  | { readonly of: 'loot'; readonly items: readonly string[] }
  | { readonly of: 'food' | 'goods'; readonly isFeeding: boolean; readonly pays: Amounts; readonly gains: Amounts }
  | { readonly of: 'ground'; readonly ground: SingleTile; readonly cells: readonly string[] };

/** Moves that form no step: they decline, pay what is due, or end. */
const UNNAMED: readonly Verb[] = ['done', 'end', 'feed', 'token'];

/** Moves followed by `at` moves for their places, which belong to the same step. */
const PLACED: readonly Verb[] = ['furnish', 'sow', 'at'];

/** What an item of an expedition lets the player do: a step names that instead of the item. */
const DONE_WITH_LOOT: readonly Verb[] = ['furnish', 'lay', 'stable', 'fence', 'sow', 'breed'];

/**
 * A way to play a turn as steps, with similar exchanges added up: `**Blacksmithing**`, `Forge a weapon of strength 3`,
 * `Donkey, sheep and dog`, `1 donkey and 1 ruby into 3 food`.
 */
function wayTold(words: CavernaWords, deeds: readonly WalkedMove[]): string[] {
  const steps = stepsOf(deeds.filter(({ move }) => !UNNAMED.includes(move.verb)));
  return counted(steps.map((step) => stepText(words, step)));
}

/** The step of an exchange that turns goods into food, or a ruby into another good; undefined for any other move. */
function exchangeIn({ move, gains, pays, task }: DoneMove): Extract<Step, { of: 'food' | 'goods' }> | undefined {
  if (gains === undefined || pays === undefined) return undefined;
  const isFood = move.verb === 'eat' || (move.verb === 'ruby' && move.into === 'food');
  const isGood = move.verb === 'ruby' && !isSingleTile(move.into);
  if (!isFood && !isGood) return undefined;
  return { of: isFood ? 'food' : 'goods', isFeeding: isFood && task === 'feed', pays, gains };
}

/** The ground that a ruby buys and that the next move lays. */
function boughtBy({ move, laid = [] }: WalkedMove, next: DoneMove | undefined): Bought | undefined {
  if (move.verb !== 'ruby' || !isSingleTile(move.into)) return undefined;
  if (laid.length > 0) return { of: 'ground', ground: move.into, cells: laid, isPlaced: true };
  if (next?.move.verb !== 'lay') return undefined;
  return { of: 'ground', ground: move.into, cells: next.move.laid.map(({ cell }) => cell), isPlaced: false };
}

/** A bought tile; `isPlaced` if it was laid with the move that buys it, and not by the next one. */
type Bought = Extract<Step, { of: 'ground' }> & { readonly isPlaced: boolean };

const groundsOf = ({ players }: State, seat: number): readonly Ground[] =>
  players[seat]?.cells.map(({ ground }) => ground) ?? [];

const sum = (one: Amounts, other: Amounts): Amounts => plus(one as Bundle, other as Bundle);

/** Both steps merged into one; undefined if they stay separate. */
function joined(step: Step, more: Step): Step | undefined {
  if (step.of === 'loot' && more.of === 'loot') return { of: 'loot', items: [...step.items, ...more.items] };
  if (step.of === 'ground' && more.of === 'ground' && step.ground === more.ground) {
    return { ...step, cells: [...step.cells, ...more.cells] };
  }
  if ((step.of === 'food' || step.of === 'goods') && more.of === step.of) {
    return { ...step, pays: sum(step.pays, more.pays), gains: sum(step.gains, more.gains) };
  }
  return undefined;
}

/** The steps of a way; similar ones are merged into the first of them. */
function stepsOf(deeds: readonly WalkedMove[]): Step[] {
  const steps: Step[] = [];
  const add = (more: Step): void => {
    const at = steps.findIndex((step) => joined(step, more) !== undefined);
    const step = steps[at];
    const both = step && joined(step, more);
    if (both === undefined) steps.push(more);
    else steps[at] = both;
  };
  for (let at = 0; at < deeds.length; at++) {
    const deed = deeds[at] as WalkedMove;
    const next = deeds[at + 1];
    const bought = boughtBy(deed, next);
    if (bought !== undefined) {
      add(bought);
      if (!bought.isPlaced) at++;
    } else if (deed.move.verb === 'loot') {
      if (next === undefined || !DONE_WITH_LOOT.includes(next.move.verb)) add({ of: 'loot', items: [deed.move.item] });
    } else if (deed.move.verb === 'send' && next?.move.verb === 'place') {
      steps.push({ of: 'moves', deeds: [deed, next] });
      at++;
    } else if (PLACED.includes(deed.move.verb)) {
      const places = deeds.slice(at + 1);
      const others = places.findIndex(({ move }) => move.verb !== 'at');
      const own = others < 0 ? places : places.slice(0, others);
      steps.push({ of: 'moves', deeds: [deed, ...own] });
      at += own.length;
    } else {
      add(exchangeIn(deed) ?? { of: 'moves', deeds: [deed] });
    }
  }
  return steps;
}

function movesText(words: CavernaWords, deeds: readonly WalkedMove[]): string {
  const [deed, next] = deeds;
  if (deed === undefined) return '';
  const cells = deeds.flatMap(({ move }) => (move.verb === 'at' ? [move.cell] : []));
  if (cells.length > 0) return words.way.placed(deed.move.verb === 'at' ? undefined : moveText(words, deed), cells);
  if (next?.move.verb === 'place' && deed.move.verb === 'send')
    return words.way.sent(moveText(words, next), deed.move.strength);
  return moveText(words, deed);
}

const moveText = (words: CavernaWords, { move, pays, people, folk }: WalkedMove): string =>
  stepLabel(words, move, move.verb === 'use' ? { pays, people } : { folk });

function stepText(words: CavernaWords, step: Step): string {
  const { way } = words;
  switch (step.of) {
    case 'moves':
      return movesText(words, step.deeds);
    case 'loot':
      return way.loot(step.items);
    case 'food':
      return step.isFeeding ? way.fed(step.pays) : way.food(step.pays, step.gains);
    case 'goods':
      return way.goods(step.pays, step.gains);
    case 'ground':
      return way.ground(step.ground, step.cells, step.cells.length * TILE_RUBIES[step.ground]);
  }
}
