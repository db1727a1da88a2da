import type { ForEveryMove, Move } from '../../../games/caverna/moves/move.ts';
import type { Amounts, DeedFacts, Facts } from '../../context.ts';
import { clip, find, plain, small } from '../../text.ts';
import { list } from '../shared/list.ts';
import { brought, lootGoods, sum, traded } from './brought.ts';
import { exchangeOf, foodFor, RUBY_GROUNDS, rubyInto, swapped } from './conversions.ts';
import { harvest } from './decisions.ts';
import {
  amount,
  article,
  shownBundle as bundle,
  shownChange as change,
  shownIn,
  thing,
  twins,
  where,
  whereAll,
  young,
} from './goods.ts';
import { DWARFS } from './people.ts';
import { space } from './spaces/index.ts';
import { tell } from './tell.ts';
import { tile } from './tiles/index.ts';

const STORY_LIMIT = 1200;

const italic = (text: string): string => `*${text}*`;
const placed = (ground: string, cell: string): string => `${article(thing(ground).one)} ${where(cell)}`;

/** Whether a space gave gold because nothing else there could be done: somebody came for that, and would wonder. */
const isConsolation = (move: Move, { byItself, task }: DeedFacts): boolean =>
  move.verb === 'take' && byItself === true && task === 'either' && Object.keys(move.goods).join() === 'gold';

/** A move that was carried out. */
export interface Deed extends DeedFacts {
  readonly move: Move;
}

/** What a move did, in the past tense; empty for moves of which nothing is to be told. */
const happened: ForEveryMove<[deed: DeedFacts], string> = {
  place: (move, { people: { one } = DWARFS }) => `sent ${article(one)} to ${italic(space(move.space).name)}`,
  send: ({ strength }, { people: { one } = DWARFS }) =>
    `paid ${bundle({ ruby: 1 })} to send the ${one} with weapon ${strength} first`,
  pass: () => 'passed for the round',
  stay: (_, { people: { one } = DWARFS }) => `stayed at home with ${article(one)}`,
  // Goods that come without a question are told with all that a turn has brought.
  take(move, facts) {
    const { byItself, gainsTold } = facts;
    if (Object.keys(move.goods).length === 0) return 'gave back the only good that lay there';
    if (isConsolation(move, facts)) return `took ${gainsTold ? 'gold' : bundle(move.goods)}, the only thing possible`;
    return byItself || gainsTold ? '' : `took ${bundle(move.goods)}`;
  },
  leave: ({ goods }) => `left ${bundle(goods)} lying`,
  token: () => 'took the starting player token',
  lay: ({ laid }) => `laid ${twins(laid) ?? list(laid.map(({ ground, cell }) => placed(ground, cell)))}`,
  sow: ({ goods }) => `sowed ${bundle(goods)}`,
  furnish: (move) =>
    `furnished ${italic(tile(move.tile).name)}${move.oreFor.length === 0 ? '' : ` with ore for ${list(move.oreFor)}`}`,
  at: ({ cell }, { byItself }) => (byItself ? `put it ${where(cell)}` : ''),
  grow: () => 'had a child',
  fence: ({ size, cells }) => `fenced ${article(size)} pasture ${whereAll(cells)}`,
  stable: ({ cell }) => `built a stable ${where(cell)}`,
  oreMine: ({ cell, deep }) => `dug ${placed('oreMine', cell)} and ${placed('deepTunnel', deep)}`,
  rubyMine: ({ cell }) => `dug ${placed('rubyMine', cell)}`,
  forge: ({ strength, paying }) =>
    `forged a weapon of strength ${strength}${paying === undefined ? '' : ` for ${bundle({ [paying]: 1 })}`}`,
  loot: ({ item }) => brought([item]),
  imitate: (move) => `imitated ${italic(space(move.space).name)}`,
  buy: ({ good }) => `bought ${bundle({ [good]: 1 })}`,
  trade: ({ times }) => `traded ${bundle(traded(times).paid)} for ${bundle(traded(times).gained)}`,
  breed: ({ animals }, { cramped }) =>
    cramped !== undefined
      ? `had no room for ${young(cramped)}`
      : animals.length === 0
        ? 'bred no animals'
        : `bred ${bundle(Object.fromEntries(animals.map((one) => [one, 1])))}`,
  done: () => '',
  end: () => '',
  protect: (move) => `paid ${bundle({ ruby: 1 })} to keep the goods on ${italic(space(move.space).name)}`,
  harvest({ phase }, { task, byItself, gains = {} }) {
    if (task === 'field') return Object.keys(gains).length === 0 ? '' : `harvested ${bundle(gains)}`;
    if (byItself) return '';
    return phase === 'field' ? 'chose to harvest the fields' : 'chose to let the animals breed';
  },
  feed: (_, { pays = {}, people: { many } = DWARFS }) =>
    `fed the ${many}${Object.keys(pays).length === 0 ? '' : ` with ${bundle(pays)}`}`,
  beg({ times }, { pays = {}, people: { many } = DWARFS }) {
    const paid = Object.keys(pays).length === 0 ? '' : `fed the ${many} with ${bundle(pays)} and `;
    return `${paid}took ${amount('begging', times)}`;
  },
  eat: ({ good, count }, { gains }) =>
    good === 'gold'
      ? `paid ${bundle({ gold: count })} for ${bundle({ food: foodFor('gold', count) })}`
      : `turned ${bundle({ [good]: count })} into ${foodOf(gains)}`,
  feast: ({ animals: [one = 'sheep', two = one] }) =>
    `turned ${bundle(one === two ? { [one]: 2 } : { [one]: 1, [two]: 1 })} into food together`,
  swap: ({ good }) => `turned ${shownIn(swapped(good))}`,
  pay: ({ goods }) => `paid ${bundle(goods)}`,
  keep: () => 'chose a folk',
  ruby: ({ into }) => {
    const rubies = find(RUBY_GROUNDS, into);
    return rubies === undefined
      ? `turned ${shownIn(rubyInto(into))}`
      : `paid ${bundle({ ruby: rubies })} for ${article(thing(into).one)}`;
  },
  use: (move, { people, pays }) =>
    `used ${italic(tile(move.tile).name)} (${shownIn(exchangeOf(move.tile, move.details, { people, pays }))})`,
  undo: ({ entry }) => `took back everything after entry ${entry}`,
  other: ({ text }) => `played “${plain(text)}”`,
};

/** `3 food`; how much is left open where it is not known. */
const foodOf = ({ food }: Amounts = {}): string => (food === undefined ? 'food' : bundle({ food }));

/** A phrase still being told: moves of one kind in a row are told together. */
interface Phrase {
  readonly words: string;
  readonly move: Move;
  readonly times: number;
  /** How many rubies have become the same good in a row. */
  readonly rubies: number;
  /** What has been eaten in a row, and what came of it. */
  readonly meal: Amounts;
  readonly fed: Amounts;
  /** What one expedition has brought. */
  readonly loot: readonly string[];
}

function mealOf(move: Move): Amounts {
  if (move.verb === 'ruby') return move.into === 'food' ? { ruby: 1 } : {};
  return move.verb === 'eat' && move.good !== 'gold' ? { [move.good]: move.count } : {};
}

/** Whether a ruby becomes a good, and no ground. */
const isSwap = (move: Move): move is Move<'ruby'> =>
  move.verb === 'ruby' && find(RUBY_GROUNDS, move.into) === undefined;

const phrase = ({ move, ...facts }: Deed): Phrase => {
  const { food } = facts.gains ?? {};
  const fed = food === undefined ? {} : { food };
  return {
    words: tell(happened, move, facts),
    move,
    times: 1,
    rubies: 1,
    meal: mealOf(move),
    fed,
    loot: move.verb === 'loot' ? [move.item] : [],
  };
};

/** One phrase for a move and those before it, or undefined where it is told by itself. */
function together(before: Phrase, deed: Deed): Phrase | undefined {
  const next = phrase(deed);
  const { move } = deed;
  if (Object.keys(before.meal).length > 0 && Object.keys(next.meal).length > 0) {
    const meal = sum(before.meal, next.meal);
    const fed = sum(before.fed, next.fed);
    return { ...before, meal, fed, words: `turned ${bundle(meal)} into ${foodOf(fed)}` };
  }
  if (move.verb === 'at' && before.move.verb === 'furnish') {
    return { ...before, words: `${before.words} ${where(move.cell)}` };
  }
  if (isSwap(move) && isSwap(before.move) && move.into === before.move.into) {
    const rubies = before.rubies + 1;
    return { ...before, rubies, words: `turned ${shownIn(rubyInto(move.into, rubies))}` };
  }
  // One expedition, however many items it has brought.
  if (move.verb === 'loot' && before.move.verb === 'loot') {
    const loot = [...before.loot, move.item];
    return { ...before, loot, words: brought(loot) };
  }
  // A ground that is bought is laid at once.
  const ruby = before.move.verb === 'ruby' ? find(RUBY_GROUNDS, before.move.into) : undefined;
  if (move.verb === 'lay' && ruby !== undefined) return { ...next, words: `${next.words} for ${bundle({ ruby })}` };
  if (next.words === before.words) return { ...before, times: before.times + 1 };
  if (move.verb === 'buy' && before.move.verb === 'buy') {
    return { ...before, words: `${before.words.replace(' and ', ', ')} and ${bundle({ [move.good]: 1 })}` };
  }
  return undefined;
}

/** What was done, a short text for each thing that is worth telling: `furnished *Dwelling* on D2`. */
export function doings(deeds: readonly Deed[]): string[] {
  const told: Phrase[] = [];
  for (const deed of deeds) {
    const last = told.at(-1);
    const joined = last && together(last, deed);
    if (joined) told[told.length - 1] = joined;
    else told.push(phrase(deed));
    if (told.at(-1)?.words === '') told.pop();
  }
  return told.map(({ words, times }) => (times > 1 ? `${words} ×${times}` : words));
}

/** What a deed did nothing but take. */
const taken = ({ move }: Deed): Amounts | undefined => (move.verb === 'take' ? move.goods : undefined);

/** Whether what a deed took is among what the facts behind it tell anyway. */
const isToldBy =
  (gained: Amounts) =>
  (deed: Deed): boolean => {
    const goods = taken(deed);
    return goods !== undefined && Object.entries(goods).every(([good, count = 0]) => (gained[good] ?? 0) >= count);
  };

/** What was done, without the goods that the facts behind it tell anyway; empty where nothing is left. */
const besides = (done: readonly Deed[], gained: Amounts): string =>
  list(doings(done.map((deed) => ({ ...deed, gainsTold: isToldBy(gained)(deed) }))));

/** The same, in general words where nothing is left. */
const briefly = (done: readonly Deed[], gained: Amounts): string =>
  besides(done, gained) || (done.some(isToldBy(gained)) ? 'took goods' : 'did nothing');

/** What the words of a deed tell to have changed in the supply. */
function toldBy({ move }: Deed): Facts {
  if (move.verb === 'trade') return traded(move.times);
  return move.verb === 'loot' ? { gained: lootGoods(move.item) } : {};
}

/**
 * The net change of each good. Leaves out a good if the words already give exactly that change.
 * Empty if the change is not known.
 */
function changedBesides(done: readonly Deed[], { gained, paid }: Facts): string {
  if (gained === undefined && paid === undefined) return '';
  const told = done
    .map(toldBy)
    .map((facts) => net(facts))
    .reduce(sum, {});
  const changed = Object.entries(net({ gained, paid })).filter(([good, count]) => count !== (told[good] ?? 0));
  const only = (sign: 1 | -1): Amounts =>
    Object.fromEntries(changed.map(([good, count = 0]) => [good, Math.max(0, sign * count)]));
  return change(only(1), only(-1));
}

/** What there is more of, less what there is less of, which is negative. */
const net = ({ gained = {}, paid = {} }: Facts): Amounts =>
  sum(gained, Object.fromEntries(Object.entries(paid).map(([good, count = 0]) => [good, -count])));

/**
 * What a player did in one turn, in words: `**Mara** sent a dwarf to *Clearing* and laid a meadow on C4: +3 wood.`
 * Says only what the moves say and, behind a colon, what the facts add.
 */
export function sentence(name: string, done: readonly Deed[], changed: Facts = {}): string {
  const story = briefly(done, changed.gained ?? {});
  const facts = changedBesides(done, changed);
  return `${clip(`**${plain(name)}** ${story}`, STORY_LIMIT)}${facts === '' ? '' : `: ${facts}`}.`;
}

const DEEDS_LIMIT = 300;

/**
 * The same in short, without the name: one of several turns that are told in a row, such as
 * `*Clearing*, laid a meadow on C4: +3 wood`.
 */
export function deeds(done: readonly Deed[], changed: Facts = {}): string {
  const { gained = {} } = changed;
  const facts = changedBesides(done, changed);
  const [first, ...others] = done;
  const told =
    first?.move.verb === 'place'
      ? [italic(space(first.move.space).name), besides(others, gained)].filter((part) => part !== '').join(', ')
      : briefly(done, gained);
  return `${clip(told, DEEDS_LIMIT)}${facts === '' ? '' : `: ${facts}`}`;
}

/** What a new round has turned up. */
export const turnedUp = {
  /** The card that a new round brought, if it brought one. */
  newRound: ({ round, card }: { round: number; card?: string | undefined }): string =>
    card === undefined ? `**Round ${round}** begins.` : `**Round ${round}** begins and brings *${space(card).name}*.`,
  card: (card: string): string => `*${space(card).name}* is new.`,
  /** The harvest marker of a round has been turned up. */
  marker: (kind: string): string => `The harvest marker shows: ${small(harvest(kind).title)}.`,
  /** What follows happened in the harvest by itself. */
  harvest: ({ round, kind }: { round: number; kind: string }): string =>
    `**${harvest(kind).title}** after round ${round}:`,
  /** What furnishing tiles gave: `**Mara** received 1 wood from *Wood supplier*.` */
  received: (name: string, goods: Amounts, tiles: readonly string[]): string =>
    `**${plain(name)}** received ${bundle(goods)} from ${list(tiles.map((id) => italic(tile(id).name))) || 'furnishing tiles'}.`,
  /** Goods that lay too long in a solo game are gone. */
  cleared: (spaces: readonly string[]): string =>
    `The goods on ${list(spaces.map((id) => `*${space(id).name}*`))} are cleared away.`,
  flipped: (from: string, to: string): string => `*${space(from).name}* becomes *${space(to).name}*.`,
};
