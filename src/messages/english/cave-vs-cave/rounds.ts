import type { Amounts } from '../../context.ts';
import { find, plain, pointsWritten, wordsOf } from '../../text.ts';
import { anyOf, list, pointsOf } from '../shared/list.ts';
import { amount, bundle } from './goods.ts';

/** The stage of a game. */
export const stage = {
  draft: 'The draft',
  dealing: 'The rest of the draft',
  goingOn: 'After era I',
  end: 'The end',
  round: (era: number, round: number, rounds: number): string =>
    `Era ${era === 1 ? 'I' : 'II'} · round ${round} of ${rounds}`,
};

/** The target of a solo player, and why more rooms turn up than are excavated. */
export const soloAim = (isEraOne: boolean): string =>
  `Your target: ${isEraOne ? 'at least 50 points; more than 60 is outstanding' : 'at least 50 points in era I, and more than 180 in both eras together'}. Rooms come up for sale as you excavate your cave. When an effect excavates just one room, another comes from the pile: you get two new rooms for sale.`;

/** What counts in each era, and when the game ends; follows a player's aim. */
const counted = {
  eraOne: 'The game ends after era I. Your rooms and your gold count.',
  eraTwo: 'The game ends after era II. Your rooms count, plus 1 point for each weapon and ½ for each iron or gold.',
  both: 'After era I your rooms and gold count. After era II, at the end of the game, your rooms count again, with 1 point for each weapon and ½ for each iron and each gold.',
};

/** How to win the game, and when it ends; `isOpen` if the players decide after era I whether to continue. */
export const aim = (eras: keyof typeof counted, { alone, isOpen }: { alone: boolean; isOpen: boolean }): string =>
  [
    alone ? soloAim(eras === 'eraOne') : 'Have the most points.',
    counted[eras],
    ...(isOpen ? ['After era I you decide whether to play era II.'] : []),
  ].join(' ');

/** How the variants for two start, in their first post. */
export const variant: Readonly<Record<string, string>> = {
  quick:
    'Quick start: first you draft your caves, then you play era II, and only era II counts. Each turn one more room turns up, and you lay one that fits, free of charge. Your turns continue until you have more points than the other player. At 42 points you stop drafting.',
  short:
    'Short game: only era II. The six “Rooms that both may use” belong to both of you: activate them like rooms of your own.',
};

/** The headings over the caves. */
export const boards = {
  all: 'Both caves',
  board: 'Cave',
  own: 'My cave',
  table: 'Action tiles',
  rooms: 'Rooms for sale',
  one: (name: string): string => `${plain(name)}’s cave`,
};

/** The name of a player's part of a decision that both players make at the same time. */
export const ownPart = { open: 'Decide', end: 'That is my answer' };

/** What happens to a turn that the table passes. */
export const passing: string = 'The bot takes the first action tile and uses none of its effects.';

const lines: Readonly<Record<string, string>> = {
  eraOne: 'Era I',
  rooms: 'Rooms',
  gold: 'Gold',
  weapons: 'Weapons',
  iron: 'Iron',
  halfGold: 'Gold',
};

/** The eras of a solo game, and whether it reached its target. */
interface SoloEnd {
  readonly era: 1 | 2;
  readonly goal: 'missed' | 'reached' | 'great';
}

/** The score sheet in words. */
export const scoring = {
  /** The heading of the score of era I, if era II follows. */
  eraOne: 'Points from era I',
  line: (key: string): string => find(lines, key) ?? wordsOf(key),
  points: pointsWritten,
  total: 'Total',
  own: (parts: readonly (readonly [key: string, points: number])[], total: number): string =>
    `${parts.map(([key, points]) => `${find(lines, key) ?? wordsOf(key)} ${pointsWritten(points)}`).join(' · ')} · **${pointsWritten(total)}**`,
  of: (name: string, points: number): string => `${plain(name)} ${pointsWritten(points)}`,
  /** The result of the first era, if the players still have to decide whether to play a second one. */
  afterEraOne: (results: readonly string[]): string =>
    results.length === 1
      ? `Era I is over: ${list(results)}; the target was 50. You keep these points; the target after both eras is more than 180.`
      : `Era I is over: ${list(results)}. Everybody keeps these points.`,
  won: (names: readonly string[]): string =>
    `The game is over. **${list(names.map(plain))}** ${names.length === 1 ? 'wins' : 'share the win'}!`,
  /** The end of a solo game; the aim depends on the eras. */
  solo: (name: string, points: number, { era, goal }: SoloEnd): string => {
    const aim = era === 1 ? '50' : 'more than 180';
    const end = {
      missed: `, not enough for the target of ${aim}`,
      reached: ` and has reached the target of ${aim}`,
      great: ', far above the target',
    };
    return `The game is over. **${plain(name)}** has ${pointsWritten(points)} points${end[goal]}.`;
  },
};

/** The rooms that a player has furnished most often. */
export const favourites = (rooms: readonly { readonly name: string; readonly games: number }[]): string =>
  `Favourite rooms: ${rooms.map(({ name, games }) => `${name} (${games})`).join(', ')}`;

/** The headings of the pictures. */
export const pictures = {
  table: 'Action tiles and rooms',
  turnOf: (name: string): string => `${plain(name)}’s turn`,
  /** The round in which a tile is turned up. */
  round: (round: number): string => `Round ${round}`,
  rooms: 'Rooms for sale',
  draft: 'Rooms of the draft: free',
  turnedUp: 'Turned up',
  pool: 'Rooms that both may use',
  /** What is left in the common supply, beside its sign. */
  walls: (count: number): string => `${count} ${count === 1 ? 'wall' : 'walls'}`,
  caverns: (count: number): string => `${count} ${count === 1 ? 'cavern' : 'caverns'}`,
  /** Beneath the number of a good that has reached its limit. */
  full: 'full',
  /** The headings of a card of the rulebook. */
  card: { example: 'For example', related: 'Goes with' },
  /** The meaning of each sign, in about 40 characters. */
  legend: {
    activate: 'Activate up to 2 rooms with this star',
    market: 'Activate 2 rooms as one effect',
    always: 'A blue room: it works by itself',
    pick: 'Excavate a room',
    door: 'Furnish a room',
    walls: 'Build a wall; remove a wall',
    either: 'Get 1 wood or 1 stone',
    trade: 'Pay the goods before the arrow, get those after it',
    steps: '1 flax into 1 gold, or 3 flax into 2 gold',
    any: 'As much iron as you like into weapons',
    fill: 'If you have less than 3 food, fill up to 3',
    fewer: 'Only if you have fewer than 3 stone',
    none: 'Get 1 of every good you have none of',
    different: 'Two different goods of your choice',
    turns: '1 food for each turn you have in this round',
    condition: 'Only for the player who has more gold',
    withTile: 'Undergrowth, Expedition, Undermining',
    points: 'Points at the end',
    must: 'Exactly the dark walls; none drawn: none allowed',
    may: 'Light: a wall may or may not be there',
    begins: 'The starting player',
    left: 'Turns left in this round',
    entrance: 'The way into your cave',
    field: 'A field of era II: one more effect of the tile above it',
    cavern: 'The additional cavern, not yet taken',
  },
};

/** A player, and the points of the rooms they drafted. */
interface Drafted {
  readonly name: string;
  readonly points: number;
}

/** What was revealed. */
export const news = {
  /** A room that was turned up, with its effect. */
  turnedUp: (room: string): string => `Turned up: ${room}`,
  /** What was turned up, among the moves of a turn. */
  found: (rooms: readonly string[]): string => `turned up: ${list(rooms)}`,
  /** The ore that players received at the end of a round. */
  ore: (received: readonly { readonly name: string; readonly count: number }[]): string =>
    `Donkeys bring ore: ${received.map(({ name, count }) => `${plain(name)} +${count}`).join(', ')}.`,
  /** A player's goods at the start of the second era. */
  carried: (name: string, goods: Amounts): string =>
    `-# ${plain(name)} begins era II with ${bundle(goods)} (goods at 0 rise to 1).`,
  /** The same after a draft. */
  afterDraft: (name: string, goods: Amounts): string => `-# ${plain(name)} begins era II with ${bundle(goods)}.`,
  /** Why a player who drafted fewer points begins with more gold. */
  makesUp: (less: Drafted, more: Drafted, gold: number): string =>
    `-# ${plain(less.name)} drafted ${pointsOf(less.points)} and ${plain(more.name)} ${more.points}, so ${plain(less.name)} gets ${gold} more gold.`,
  /** The players for whom C4, the way into the cave of era II, is free, and those who still have to excavate it. */
  free: (free: readonly string[], covered: readonly string[], why: 'ahead' | 'begins'): string => {
    if (free.length === 0) return '-# C4, the way into the cave, has to be excavated first.';
    return covered.length === 0
      ? '-# C4, the way into a cave, is free for both.'
      : `-# C4, the way into a cave, is free for ${list(free.map(plain))}. ${list(covered.map(plain))} ${why === 'ahead' ? 'is ahead' : 'begins'} and has to excavate it first.`;
  },
  /** A new number of turns in a round, and the tiles that charge as much food for furnishing. */
  turns: (turns: number, tiles: readonly string[], { alone }: { alone: boolean }): string =>
    `${alone ? 'You have' : 'Each player has'} ${turns} turns in a round from now on, so furnishing with ${anyOf(tiles)} costs ${amount('food', turns)}.`,
  begins: (stage: string, tiles: readonly string[]): string =>
    `${stage} begins.${tiles.length === 0 ? '' : ` New: ${list(tiles)}.`}`,
};
