import type { ForEveryMove } from '../../../games/caverna/moves/move.ts';
import type { Amounts, DeedFacts } from '../../context.ts';
import { counted, find, plain, small } from '../../text.ts';
import { list } from '../shared/list.ts';
import { harvest } from './decisions.ts';
import { folks } from './folks/folks.ts';
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
import { lootItem } from './loot.ts';
import { DWARFS } from './people.ts';
import { space } from './spaces/index.ts';
import { exchangeOf, tile } from './tiles/index.ts';

const italic = (text: string): string => `*${text}*`;
const placed = (ground: string, cell: string): string => `${article(thing(ground).one)} ${where(cell)}`;
const turned = ({ pays = {}, gains }: DeedFacts): string =>
  `turned ${bundle(pays)} into ${gains === undefined ? 'food' : bundle(gains)}`;
const onlyGood = (goods: Amounts = {}): string => Object.keys(goods).map((good) => thing(good).one)[0] ?? 'good';

/** What a move did, in the past tense; empty for a move that is not worth mentioning. */
const happened: ForEveryMove<[deed: DeedFacts], string> = {
  place: (move, { people: { one } = DWARFS }) => `sent ${article(one)} to ${italic(space(move.space).name)}`,
  send: ({ strength }, { people: { one } = DWARFS }) =>
    `paid ${bundle({ ruby: 1 })} to send the ${one} with weapon ${strength} first`,
  pass: () => 'passed for the round',
  stay: (_, { people: { one } = DWARFS }) => `kept ${article(one)} at home`,
  // Goods that come without a question are named with everything else that the turn brought.
  take({ goods }, { byItself, gainsTold, consolation, returned }) {
    if (Object.keys(goods).length === 0) return `gave back the only ${onlyGood(returned)} there`;
    if (returned !== undefined) return `gave back ${bundle(returned)}`;
    if (consolation) return `took ${gainsTold ? 'gold' : bundle(goods)}, the only option there`;
    return byItself || gainsTold ? '' : `took ${bundle(goods)}`;
  },
  leave: ({ goods }) => `left ${bundle(goods)} there`,
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
  forge: ({ strength }, { price }) =>
    `forged a weapon of strength ${strength}${price === undefined ? '' : ` for ${bundle(price)}`}`,
  loot: ({ item }) => `brought home ${small(lootItem(item).name)}`,
  imitate: (move) => `imitated ${italic(space(move.space).name)}`,
  buy: ({ good }) => `bought ${bundle({ [good]: 1 })}`,
  trade: (_, { pays = {}, gains = {} }) => `traded ${bundle(pays)} for ${bundle(gains)}`,
  breed({ animals }, { cramped }) {
    if (cramped !== undefined) return `had no room for ${young(cramped)}`;
    return animals.length === 0
      ? 'bred no animals'
      : `bred ${bundle(Object.fromEntries(animals.map((one) => [one, 1])))}`;
  },
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
  beg: ({ times }) => `took ${amount('begging', times)}`,
  eat: (_, facts) => turned(facts),
  feast: ({ animals: [one = 'sheep', two = one] }) =>
    `turned ${bundle(one === two ? { [one]: 2 } : { [one]: 1, [two]: 1 })} into food together`,
  swap: (_, facts) => turned(facts),
  pay: ({ goods }) => `paid ${bundle(goods)}`,
  keep: () => 'chose a folk',
  ruby: ({ into }, { pays = {}, gains = {} }) =>
    Object.keys(gains).length === 0 ? `paid ${bundle(pays)} for ${article(thing(into).one)}` : turned({ pays, gains }),
  use(move, facts) {
    const exchange = shownIn(exchangeOf(move.tile, move.details, facts));
    return find<object>(folks, move.tile) ? `turned ${exchange}` : `used ${italic(tile(move.tile).name)} (${exchange})`;
  },
  undo: ({ entry }) => `took back everything after entry ${entry}`,
  other: ({ text }) => `played “${plain(text)}”`,
};

/** What players did in their turns. */
export const told = {
  happened,
  space: (id: string): string => italic(space(id).name),
  /** Several things that were done; a comma before the last *and* if one of the others has an *and* of its own. */
  all(phrases: readonly string[]): string {
    const [others, last = ''] = [phrases.slice(0, -1), phrases.at(-1)];
    return others.some((phrase) => phrase.includes(' and ')) ? `${others.join(', ')}, and ${last}` : list(phrases);
  },
  turned,
  bought: (goods: Amounts): string => `bought ${bundle(goods)}`,
  /** The goods and the other items that one expedition has brought. */
  brought: (goods: Amounts, others: readonly string[]): string => {
    const parts = Object.entries(goods).map(([good, count = 0]) => bundle({ [good]: count }));
    const items = others.map((item) => lootItem(item).told ?? small(lootItem(item).name));
    return `brought home ${list([...parts, ...counted(items)])}`;
  },
  furnishedAt: (furnished: string, cell: string): string => `${furnished} ${where(cell)}`,
  laidFor: (laid: string, cost: Amounts): string => `${laid} for ${bundle(cost)}`,
  goblin: 'a goblin moved in',
  again: (phrase: string, times: number): string => `${phrase} ×${times}`,
  tookGoods: 'took goods',
  nothing: 'did nothing',
  change,
  /** A turn: `**Mara**: *Clearing*, laid a meadow on C4: +3 wood.` */
  turn: (name: string, deeds: string): string => `**${plain(name)}**: ${deeds}.`,
};

/** The news of a new round. */
export const turnedUp = {
  /** The card that a new round brought, if it brought one. */
  newRound: ({ round, card }: { round: number; card?: string | undefined }): string =>
    card === undefined ? `**Round ${round}** begins.` : `**Round ${round}** begins and brings *${space(card).name}*.`,
  card: (card: string): string => `*${space(card).name}* is new.`,
  /** The harvest marker of a round has been turned up. */
  marker: (kind: string): string => `The harvest marker shows: ${small(harvest(kind).title)}.`,
  /** The heading over the automatic events of a harvest. */
  harvest: ({ round, kind }: { round: number; kind: string }): string =>
    `**${harvest(kind).title}** after round ${round}:`,
  /** What furnishing tiles gave: `**Mara**: +1 wood from *Wood supplier*.` */
  received: (name: string, goods: Amounts, tiles: readonly string[]): string =>
    `**${plain(name)}**: ${change(goods, {})} from ${list(tiles.map((id) => italic(tile(id).name))) || 'furnishing tiles'}.`,
  /** The goods on some spaces of a solo game are gone. */
  cleared: (spaces: readonly string[]): string =>
    `The goods on ${list(spaces.map((id) => `*${space(id).name}*`))} are cleared away.`,
  flipped: (from: string, to: string): string => `*${space(from).name}* becomes *${space(to).name}*.`,
};
