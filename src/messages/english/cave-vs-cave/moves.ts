import type { Beginning } from '../../../games/cave-vs-cave/moves/move.ts';
import { isFree } from '../../cave-vs-cave/amounts.ts';
import {
  type Deeds,
  deedsIn,
  detailsIn,
  type Further,
  inBrackets,
  joined,
  type Labels,
  labelsIn,
  turnLineIn,
} from '../../cave-vs-cave/moves.ts';
import { behindWalls, isAdditional, wallPlace } from '../../cave-vs-cave/places.ts';
import type { Amounts, Heading } from '../../context.ts';
import { find, wordsOf } from '../../text.ts';
import { anyOf, list } from '../shared/list.ts';
import { amount, bundle, change, thing } from './goods.ts';
import { room } from './rooms.ts';
import { actionTile, effectNow } from './tiles.ts';

/** The name of a room of a cave as in the pictures: `D3`. */
export const cell = (id: string): string => (isAdditional(id) ? 'the additional cavern' : id.toUpperCase());

/** The place of a wall: `between D3 and E3`. */
export function slot(id: string): string {
  const place = wallPlace(id);
  switch (place.at) {
    case 'between':
      return `between ${cell(place.one)} and ${cell(place.other)}`;
    case 'additional':
      return `on the ${place.side} side of the additional cavern`;
    case 'entrance':
      return `at the entrance below ${cell(place.cell)}`;
    case 'outside':
      return `east of ${cell(place.cell)}`;
  }
}

/** `a, between D3 and E3`. */
const lettered = (letter: string | undefined, place: string): string =>
  letter === undefined ? place : `${letter}, ${place}`;

const SIDES = { corner: '2 printed walls', niche: '3 printed walls' } as const;

const NO_FURTHER: Readonly<Record<Further, string>> = {
  none: 'Skip the effect of the room',
  room: 'No further room',
  excavation: 'No second room',
};

/** Goods that the supply has no room for: `1 wood lost`. */
const lostText = (lost: Amounts = {}): string => (isFree(lost) ? '' : `${bundle(lost)} lost`);

/** An option on a button or in a menu. */
const labels: Labels = {
  use: (move) => actionTile(move.tile).name,
  activate: (move, { lost }) => `Activate: ${room(move.room).name}${inBrackets(lostText(lost))}`,
  before: (move) => `${room(move.room).name}: take its bonus first`,
  take: ({ goods }, { lost }) => `Take ${bundle(goods)}${inBrackets(lostText(lost))}`,
  trade: ({ pay, goods }, { lost }) => `${bundle(pay)} into ${bundle(goods)}${inBrackets(lostText(lost))}`,
  raise: ({ good }) => `Top up ${thing(good).many}`,
  give: ({ good }) => `Give ${amount(good, 1)}`,
  excavate: (move, { bonus = {}, lost, ends }) =>
    `Excavate ${cell(move.cell)}${inBrackets(change(bonus, {}), lostText(lost))}${ends ? ' and end turn' : ''}`,
  pay: ({ goods }) => `Two rooms for ${bundle(goods)}`,
  furnish: (move) =>
    `${room(move.room).name} on ${cell(move.cell)}${isFree(move.paying) ? '' : `, for ${bundle(move.paying)}`}`,
  wall: (move, { letter }) => `Wall ${lettered(letter, slot(move.slot))}`,
  breach: (move, { letter }) => `Remove wall ${lettered(letter, slot(move.slot))}`,
  cavern: ({ side }) => SIDES[side],
  eat: ({ good }, { wasted }) => (wasted ? `Give ${amount(good, 1)} away` : `${amount(good, 1)} into 1 food`),
  leave: ({ good }) => `Leave ${amount(good, 1)}`,
  draft: (move) =>
    `${room(move.room).name} on ${cell(move.cell)}${move.slots.length === 0 ? '' : `, ${move.slots.length === 1 ? 'wall' : 'walls'} ${list(move.slots.map(slot))}`}`,
  cover: (move) => `Cover ${cell(move.cell)}`,
  go: ({ on }) => (on ? 'Continue with era II' : 'Stop after era I'),
  done: (_move, { further }) => (further === undefined ? 'No more effects' : NO_FURTHER[further]),
  end: () => 'End turn',
  other: ({ text }) => text,
};

/** ` and built a wall between D3 and E3`; empty for no wall. */
const built = (slots: readonly string[]): string =>
  slots.length === 0 ? '' : ` and built ${slots.length === 1 ? 'a wall' : 'walls'} ${list(slots.map(slot))}`;

/** What a move did, in the past tense; empty for moves not worth mentioning. */
const deeds: Deeds = {
  use: () => '',
  activate: (move) => `activated *${room(move.room).name}*`,
  before: () => '',
  take: ({ goods }) => `took ${bundle(goods)}`,
  trade: ({ pay, goods }) => `traded ${bundle(pay)} for ${bundle(goods)}`,
  raise: ({ good }) => `topped up ${thing(good).many}`,
  give: ({ good }) => `gave ${amount(good, 1)}`,
  excavate: (move) => `excavated ${cell(move.cell)}`,
  pay: ({ goods }) => `paid ${bundle(goods)} for two rooms`,
  furnish: (move) => `furnished *${room(move.room).name}* on ${cell(move.cell)}`,
  wall: (move) => `built a wall ${slot(move.slot)}`,
  breach: (move) => `removed the wall ${slot(move.slot)}`,
  cavern: ({ side }) => `got the additional cavern, with ${SIDES[side]}`,
  eat: ({ good }) => `turned ${amount(good, 1)} into food`,
  leave: ({ good }) => `left ${amount(good, 1)}`,
  draft: (move) => `drafted *${room(move.room).name}* on ${cell(move.cell)}${built(move.slots)}`,
  cover: (move) => `covered ${cell(move.cell)}`,
  go: ({ on }) => (on ? 'wants to continue with era II' : 'wants to stop after era I'),
  done: () => '',
  end: () => '',
  other: ({ text }) => text,
};

export const deedOf = deedsIn(deeds);

export const optionLabel = labelsIn(labels);

export const optionDetail = detailsIn({
  room,
  effectNow,
  reveals: 'Turns up a room: you cannot step back after it',
  wasted: 'You have 9 food already, so its food is lost',
});

export const turnLine = turnLineIn({ actionTile, nothingDone: 'no effect used' });

/**
 * What a turn leaves undone when it ends, after "without" on a button, if the turn has already done something of the
 * kind.
 */
const more: Readonly<Record<string, string>> = {
  activate: 'activating more',
  excavate: 'excavating again',
  furnish: 'furnishing again',
  wall: 'another wall',
  trade: 'another exchange',
};

/** The same if the turn has done nothing of the kind. */
const nouns: Readonly<Record<string, string>> = {
  activate: 'activating',
  excavate: 'excavating',
  pay: 'two rooms',
  furnish: 'furnishing',
  wall: 'a wall',
  breach: 'removing a wall',
  trade: 'an exchange',
};

export const leaving = {
  /** A kind of move left out; undefined if not worth naming. */
  kind: (verb: string, isDone: boolean): string | undefined => find(isDone ? more : nouns, verb),
  /** Several different things. */
  several: anyOf,
  /** Everything, in a turn that has used nothing. */
  all: 'any effect',
  /** The number of goods that the end of the turn takes. */
  counted: (count: number): string => `+${count} goods`,
};

/** The title of a menu of rooms to activate, this many at once; the tile may allow more than the player has. */
export const activate = (most: number, allowed: number): string =>
  allowed > most
    ? `Activate ${most === 1 ? 'a room' : `1-${most} rooms`} (max. ${allowed})`
    : `Activate ${most === 1 ? 'a room' : `1-${most} different rooms`}`;

/** Why one room cannot be activated twice. */
export const onlyOnce = (name: string): string =>
  `You can activate each room only once in a turn, and you have chosen the ${name} twice.`;

/** Why rooms chosen together cannot all be activated: they need more goods than the player has. */
export const needTogether = (needs: Amounts, owned: Amounts): string =>
  `Together they need ${bundle(needs)}, and you have ${bundle(owned)}.`;

/** The title of a menu for the first of two rooms to excavate for a price. */
export const twoRooms = (price: Amounts): string => `Two rooms for ${bundle(price)}: first …`;

/** The changes of goods, and the goods that the supply has no room for: `+1 wood, 1 wood lost`. */
export const brought = (changes: string, lost: Amounts): string => joined(changes, lostText(lost));

/** An activated room, with the changes and the goods that the supply has no room for. */
export const activated = (name: string, changes: string, lost: Amounts): string => `${name}: ${brought(changes, lost)}`;

const menus: Readonly<Record<string, string>> = {
  use: 'Choose an action tile',
  activate: 'Activate a room',
  excavate: 'Excavate a room',
  furnish: 'Furnish a room',
  wall: 'Build a wall',
  breach: 'Remove a wall',
  draft: 'Choose a room',
  cover: 'Choose a room to cover',
  trade: 'Exchange goods',
  take: 'Take goods',
  raise: 'Top up a good',
  give: 'Give a good',
  before: 'A blue room’s bonus first',
  eat: 'Turn goods into food',
  leave: 'Put back what you took',
  done: 'Skip the rest',
};

/** The placeholder of a menu of all moves with a certain first word. */
export const menuTitle = (verb: string): string => find(menus, verb) ?? `Choose: ${wordsOf(verb).toLowerCase()}`;

/** The same for the rooms of one colour, if one menu cannot hold all. */
export const roomMenu = (verb: string, colour: 'orange' | 'blue'): string => `${menuTitle(verb)}: ${colour}`;

/** A room's place, with its price or new walls, on a button: `D3, for 1 gold`, `D3, wall to E3`. */
export function placeShort(id: string, paying: Amounts, slots: readonly string[]): string {
  const behind = behindWalls(id, slots);
  const where = behind === undefined ? list(slots.map(slot)) : `to ${list(behind.map(cell))}`;
  const walls = slots.length === 0 ? '' : `, ${slots.length === 1 ? 'wall' : 'walls'} ${where}`;
  return `${cell(id)}${isFree(paying) ? '' : `, for ${bundle(paying)}`}${walls}`;
}

/** The placeholder of one of several menus, named after the first and the last thing in it. */
export const menuPart = (first: string, last: string): string => (first === last ? first : `${first} to ${last}`);

/** A branch of options, named by the common first words of its moves. */
export function branchLabel({ kind, thing: named }: Beginning): string {
  if (named === undefined) return menuTitle(kind);
  return kind === 'furnish' || kind === 'draft' ? room(named).name : `${wordsOf(kind)} ${named.toUpperCase()}`;
}

/** Why a player cannot end the turn yet: an effect that has begun still asks for a place, or something else. */
export const blocked = (toPlaces: boolean): string =>
  toPlaces ? 'Choose a place before you end your turn.' : 'Answer this before you end your turn.';

/** A note beside anything that turns up a room. */
export const noWayBack: string = 'Excavating turns up a room: you cannot step back after it.';

/** The question of each task, by kind. */
const questions = {
  use: {
    title: 'Which action tile do you take?',
    help: 'Each tile can be taken once a round. You may skip any of its effects.',
  },
  act: { title: 'What do you do?', help: '' },
  give: {
    title: 'Which goods do you give?',
    help: 'Different ones, one at a time, in the order of this list. Goods listed above the one you give are no longer offered after that.',
  },
  cavern: {
    title: 'How do you lay the additional cavern?',
    help: 'You can furnish it like any room; no other room touches it. You cannot turn it over later.',
  },
  draft: {
    title: 'Which room do you lay?',
    help: 'It is free, but its walls must fit. You build as few of your three walls as you can.',
  },
  cover: {
    title: 'Which empty place do you cover?',
    help: 'The tiles that are left go face down on your empty places, one each turn. In era II you excavate them again.',
  },
  goOn: { title: 'Do you want to continue with era II?', help: 'You keep what you have either way.' },
  rest: {
    title: 'Nothing left to choose',
    help: 'The green button ends your turn and brings the goods named on it.',
  },
  end: {
    title: 'All done?',
    help: 'Your moves count once you press the green button.',
  },
} satisfies Readonly<Record<string, Heading>>;

/** The question about the effect of a room that has just been activated. */
export const activatedRoom = (name: string): Heading => ({
  title: `Activated: ${name}`,
  help: 'Choose what it does for you. Only then can you end your turn.',
});

/** What follows a turn of the draft. */
const drafted = {
  stops: 'You have 42 points or more, so this was your last turn of the draft.',
  ahead: 'You are ahead, so the other player goes on.',
  behind: 'You take another turn.',
  open: 'While the other player is drafting, you continue until you are ahead; at 42 you stop.',
};

/** What follows the turn (or, while the player is still choosing, when their draft ends), and everybody's points. */
export const draftStanding = (follows: keyof typeof drafted, points: readonly string[]): string =>
  `${drafted[follows]} So far: ${list(points)}.`;

/** How the available effects may be combined. */
const acting = {
  several: 'Use each effect once, in any order.',
  oneOf: 'Use one of these, not both.',
  one: '',
};

/** Help for choosing among effects; if an “or” joins some, with the effects of the tile. */
export const actHelp = (open: keyof typeof acting | 'mixed', effect: string): string =>
  open === 'mixed' ? `On this tile: ${effect}. ${acting.several}` : acting[open];

/** The question of a task; general words for an unknown task. */
export const question = (task: string): Heading =>
  find<Heading>(questions, task) ?? { title: wordsOf(task), help: 'Choose one of the options.' };
