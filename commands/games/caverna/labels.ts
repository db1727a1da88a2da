import { isDeepStrictEqual } from 'node:util';
import { byVerb, byVerbIfAny } from '../../../src/games/caverna/moves/by-verb.ts';
import type { Beginning, Move } from '../../../src/games/caverna/moves/move.ts';
import { printedSwap } from '../../../src/games/caverna/worth.ts';
import { pricedTile } from '../../../src/messages/caverna/tile-names.ts';
import type { Amounts, OptionContext } from '../../../src/messages/context.ts';
import { clip, clipSentences, counted, visible } from '../../../src/messages/text.ts';
import { BUTTON_LABEL_LIMIT, OPTION_LIMIT } from '../../discord/limits.ts';
import { fitsButton, fitsMenu } from '../../discord/phone.ts';
import type { CavernaWords } from './words.ts';

const BETWEEN = ' · ';
const SHORTEST_NAME = 8;

/** The words on the button or menu option of a move, at most 80 characters: `Meadow on C4, field on B4`. */
export function labelOf(words: CavernaWords, move: Move, context: OptionContext = {}): string {
  const printed = printedSwap(move);
  const pays = context.pays ?? printed?.pays;
  const label = byVerb(words.labels, move, { ...context, pays, gains: context.gains ?? printed?.gains });
  return clip(withSums(words, label, { move, context }), BUTTON_LABEL_LIMIT);
}

/** Moves whose labels also say how many of the gained goods the player then has. */
const SUMMED: readonly Move['verb'][] = ['eat', 'feast', 'swap', 'ruby', 'trade', 'use'];

/**
 * The label of an exchange, followed by the amounts that the player then has, if they differ from the gains and a phone
 * has room for them.
 */
function withSums(
  { inAll }: CavernaWords,
  label: string,
  { move, context }: { readonly move: Move; readonly context: OptionContext },
): string {
  const { gains = {}, owns } = context;
  const goods = Object.keys(gains);
  if (!SUMMED.includes(move.verb) || owns === undefined || goods.every((good) => !owns[good])) return label;
  const sums: Amounts = Object.fromEntries(goods.map((good) => [good, (owns[good] ?? 0) + (gains[good] ?? 0)]));
  const whole = label + inAll(sums);
  return fitsButton(whole, true) ? whole : label;
}

/** A move as one of several in a row: `**Logging**`, `Lay a meadow on C4`. */
export const stepLabel = (words: CavernaWords, move: Move, context: OptionContext = {}): string =>
  move.verb === 'place' ? words.planned.place(move.space) : labelOf(words, move, context);

/** Several moves in a row, without automatic ones. */
export const stepsTold = (words: CavernaWords, moves: readonly Move[]): string =>
  words.planned.moves(counted(moves.filter(({ verb }) => verb !== 'end').map((move) => stepLabel(words, move))));

/** The second line of a menu option, at most 100 characters; undefined if the label says everything. */
export function detailOf(words: CavernaWords, move: Move, context: OptionContext = {}): string | undefined {
  const parts =
    move.verb === 'place' || move.verb === 'imitate'
      ? spaceParts(words, move, context)
      : (byVerbIfAny(words.details, move, context) ?? []);
  const text = parts.filter((part) => part !== '').join(BETWEEN);
  return text === '' ? undefined : clipSentences(text, OPTION_LIMIT);
}

/**
 * The second line of a space. If there is no room for everything, the goods of the next round are cut first, then a
 * long name.
 */
function spaceParts(words: CavernaWords, { space: id, verb }: Move<'place' | 'imitate'>, context: OptionContext) {
  const {
    players = 0,
    lying: now = {},
    coming,
    holder,
    clumsy,
    people,
    isLast,
    follows = [],
    followsFor = {},
  } = context;
  const { spaceLine } = words;
  const { effect: always, last = always } = words.space(id);
  const usual = (isLast ? last : always)(players, people);
  // An imitation gets none of the goods. If another player is on the space, only the goods left behind remain.
  const isEmptied = verb === 'imitate' || (holder !== undefined && Object.values(now).every((count) => !count));
  const effect = isEmptied ? spaceLine.withoutGoods(usual) : usual;
  // Forced payments come first, then as much else as fits. The effect describes a single move, so its price is enough;
  // several moves are named instead.
  const isPriceEnough = follows.length === 1 && Object.keys(followsFor).length > 0;
  const isNamed = Object.keys(followsFor).length > 0 && effect.includes(words.bundle(followsFor));
  const isPriceTold = isPriceEnough && (isNamed || isDeepStrictEqual(followsFor, people?.ways?.weapon));
  const forced = isPriceEnough ? spaceLine.payAtOnce(followsFor) : spaceLine.atOnce(follows);
  const atOnce = follows.length === 0 || isPriceTold ? '' : forced;
  const name = (text: string): string => (verb === 'place' ? spaceLine.beside(text) : text);
  const around = name('').length;
  const clipped = (most: number): string[] =>
    holder === undefined ? [] : [name(clip(visible(holder), Math.max(SHORTEST_NAME, most)))];
  const lengthOf = (parts: readonly string[]): number => parts.join(BETWEEN).length;
  const tries = [coming, undefined].map((next) => [atOnce, words.lying(now, next, clumsy), effect]);
  const rest = [...tries, [atOnce, effect]]
    .map((parts) => parts.filter((part) => part !== ''))
    .find((parts) => lengthOf([...clipped(0), ...parts]) <= OPTION_LIMIT) ?? [
    clipSentences(atOnce || effect, OPTION_LIMIT),
  ];
  return [...clipped(OPTION_LIMIT - around - lengthOf(['', ...rest])), ...rest];
}

/** The label for several moves that begin with the same words, with the cost that they share, at most 80 characters. */
export function branchOf(words: CavernaWords, beginning: Beginning, pays?: Amounts): string {
  if (beginning.of === 'kind') return words.branchName(beginning);
  const cost = pays === undefined ? '' : words.price(pays);
  const name =
    beginning.of === 'move' ? labelOf(words, beginning.move) : pricedTile(words.branchName(beginning), { pays });
  return `${clip(name, BUTTON_LABEL_LIMIT - cost.length)}${cost}`;
}

/** The placeholder of one of several menus, given the labels of its first and last option. */
export function menuPart(words: CavernaWords, first: string, last: string): string {
  const names = [first, last].map((label) => label.replace(/ \(.*$/, ''));
  const whole = words.menuPart(names[0] ?? '', names[1] ?? '');
  if (fitsMenu(whole)) return whole;
  // If a phone has no room for more, the first words will do.
  const [one = '', other = ''] = names.map((name) => name.replace(/ .*$/, ' …'));
  return words.menuPart(one, other);
}
