import { goodsIn, isFree } from '../../cave-vs-cave/amounts.ts';
import type { Amounts } from '../../context.ts';
import { countOf, find } from '../../text.ts';
import { anyOf, list } from '../shared/list.ts';
import { amount, bundle, thing } from './goods.ts';
import { cell } from './moves.ts';
import { room } from './rooms.ts';
import { around, drawnWalls, NO_WALL_LEFT, shortWalls } from './walls.ts';

/** Effects by the kinds of their tasks. */
const effects: Readonly<Record<string, string>> = {
  furnish: 'Furnish',
  excavateTwo: 'Excavate two rooms',
  goods: 'This tile’s trade',
  wall: 'Build a wall',
  breach: 'Remove a wall',
};

/** The purpose of a way to an effect, by the first word of its moves. */
const aims: Readonly<Record<string, string>> = { furnish: 'furnish', pay: 'excavate two rooms' };

/** A player's goods; for one good, only the number. */
function owned(prices: readonly Amounts[], goods: Amounts): string {
  const [only = '', ...others] = goodsIn(prices);
  const count = (good: string): number => goods[good] ?? 0;
  return others.length === 0
    ? String(count(only))
    : list([only, ...others].map((good) => (count(good) === 0 ? `no ${thing(good).many}` : amount(good, count(good)))));
}

/** Why a room for sale cannot be furnished. */
interface Barred {
  readonly why: 'walls' | 'colour' | 'goods';
  readonly short: Amounts;
  /** The pattern of its walls. */
  readonly walls: string;
  /** The icon before its walls; without it, a small drawing follows. */
  readonly sign?: string;
}

/** Why something is impossible now, and how to make it possible. */
export const locked = {
  line: (effect: string, reason: string): string => `🔒 ${find(effects, effect) ?? effect}: ${reason}.`,
  /** Furnishing at one of several prices, in the words of the action tiles. */
  furnishing: (prices: readonly Amounts[]): string =>
    prices.every(isFree) ? 'Furnish' : `Furnish for ${anyOf(prices.map(bundle))}`,
  /** What the player has of the goods in some prices, after a text that names the prices. */
  has: (prices: readonly Amounts[], goods: Amounts): string => `you have ${owned(prices, goods)}`,
  /** The player pays one of several prices. */
  needs: (prices: readonly Amounts[], goods: Amounts): string =>
    `needs ${anyOf([...new Set(prices.map(bundle))])}, you have ${owned(prices, goods)}`,
  /** What the player has, if exchanges would make up for the rest. */
  exchangeFirst: (reason: string): string => `${reason}, so exchange goods first`,
  /** How much of the missing goods the tile itself gives first. */
  given: (gift: Amounts | undefined): string => (gift === undefined ? '' : `; this tile gives ${bundle(gift)} first`),
  /** What to take from the tile before activating a room. */
  giftFirst: (gift: Amounts): string => `take ${bundle(gift)} first`,
  /** Rooms that turn some of the tile's goods into something else if these are taken first. */
  inOrder: (names: readonly string[], gifts: readonly Amounts[], isBetterAfter: boolean): string => {
    const goods = anyOf(gifts.map(bundle));
    return isBetterAfter
      ? `💡 ${list(names)} can do more once you have taken ${goods}.`
      : `💡 ${list(names)} ${names.length === 1 ? 'brings' : 'bring'} more before you take ${goods}.`;
  },
  nearest: (id: string, short: Amounts): string => `${room(id).name} still needs ${bundle(short)}`,
  full: 'you have no empty room',
  /** Next to the walls that a room for sale needs. */
  noPlace: 'You have no such empty room',
  /** An action tile without an effect now. */
  idle: (reasons: readonly string[]): string =>
    reasons.length === 0 ? 'It can do nothing for you now' : `It can do nothing for you now: ${reasons.join('; ')}`,
  /** An action tile that needs more of a good than the other player has. */
  more: (good: string): string => `Only with more ${thing(good).many} than the other player`,
  noWall: NO_WALL_LEFT,
  unbuilt: 'you have built no wall',
  noFit: 'no room for sale fits your empty rooms',
  /** Why a room for sale cannot be furnished. */
  reason: ({ why, short, walls, sign }: Barred): string => {
    if (why === 'walls') return `Needs ${sign === undefined ? drawnWalls(walls) : `${sign}${around(walls)}`}`;
    return why === 'goods'
      ? `Still needs ${bundle(short)}`
      : 'Blue: you need more orange rooms than blue ones, so furnish an orange one first';
  },
  /** The same in as few words as possible. */
  shortReason: ({ why, short, walls }: Barred): string => {
    if (why === 'walls') return `Needs ${shortWalls(walls)}`;
    return why === 'goods' ? `Needs ${bundle(short)} more` : 'Furnish an orange room first';
  },
  /** The rooms of the player's cave where a room for sale fits, and the goods that it still needs. */
  fits: (cells: readonly string[], short: Amounts): string =>
    `Fits your ${list(cells.map(cell))}${isFree(short) ? '' : `, still needs ${bundle(short)}`}`,
  title: 'Exchange goods for food first',
  /** The goods to turn into food, and the purpose; no goods if the tile gives the food itself. */
  way: (verb: string, eaten: Amounts): string => {
    const aim = find(aims, verb) ?? verb;
    const food = countOf(eaten);
    return isFree(eaten) ? `Take the food, then ${aim}` : `${bundle(eaten)} into ${amount('food', food)}, then ${aim}`;
  },
};
