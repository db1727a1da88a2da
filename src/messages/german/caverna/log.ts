import type { ForEveryMove } from '../../../games/caverna/moves/move.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import type { Amounts, DeedFacts } from '../../context.ts';
import { counted, find, plain } from '../../text.ts';
import { der, die, ein } from '../grammar.ts';
import { list } from '../shared/list.ts';
import { harvest } from './decisions.ts';
import { folks } from './folks/folks.ts';
import {
  amount,
  shownBundle as bundle,
  shownChange as change,
  grounds,
  onlyOne,
  shownIn,
  thing,
  twins,
  where,
  whereAll,
  young,
} from './goods.ts';
import { lootItem } from './loot.ts';
import { nounOf } from './people.ts';
import { space } from './spaces/index.ts';
import { exchangeOf, tile } from './tiles/index.ts';

const italic = (text: string): string => `*${text}*`;
const placed = (ground: string, cell: string): string => `${ein(thing(ground), 'accusative')} ${where(cell)}`;
const turned = ({ pays = {}, gains }: DeedFacts): string =>
  `tauscht ${bundle(pays)} gegen ${gains === undefined ? 'Nahrung' : bundle(gains)}`;
const isEmpty = (goods: Amounts): boolean => Object.keys(goods).length === 0;

/** The deed of a move, in the present tense; empty for a move that is not worth a word. */
const happened: ForEveryMove<[deed: DeedFacts], string> = {
  place: (move, { people }) => `schickt ${ein(nounOf(people), 'accusative')} auf ${italic(space(move.space).name)}`,
  send: ({ strength }, { people }) =>
    `schickt für ${bundle({ ruby: 1 })} ${der(nounOf(people), 'accusative')} mit Waffe ${strength} zuerst los`,
  pass: () => 'passt bis zum Ende der Runde',
  stay: (_, { people }) => `lässt ${ein(nounOf(people), 'accusative')} zu Hause`,
  // Goods that come without a question are among the turn's gains.
  take({ goods }, { byItself, gainsTold, consolation, returned }) {
    if (isEmpty(goods)) return `gibt ${onlyOne(returned)} dort zurück`;
    if (returned !== undefined) return `gibt ${bundle(returned)} zurück`;
    if (consolation) return `nimmt ${gainsTold ? 'Gold' : bundle(goods)}, weil nichts anderes geht`;
    return byItself || gainsTold ? '' : `nimmt ${bundle(goods)}`;
  },
  leave: ({ goods }) => `lässt ${bundle(goods)} dort liegen`,
  token: () => 'nimmt den Startmarker',
  lay: ({ laid }) => `legt ${twins(laid) ?? list(laid.map(({ ground, cell }) => placed(ground, cell)))}`,
  sow: ({ goods }) => `sät ${bundle(goods)}`,
  furnish: (move) =>
    `richtet ${italic(tile(move.tile).name)}${move.oreFor.length === 0 ? '' : ` mit Erz statt ${list(move.oreFor.map((good) => thing(good).one))}`} ein`,
  at: ({ cell }, { byItself }) => (byItself ? `legt die Einrichtung ${where(cell)}` : ''),
  grow: () => 'bekommt ein Kind',
  fence: ({ size, cells }) =>
    `zäunt ${ein(size === 'small' ? grounds.smallPasture : grounds.largePasture, 'accusative')} ${whereAll(cells)} ein`,
  stable: ({ cell }) => `baut ${placed('stable', cell)}`,
  oreMine: ({ cell, deep }) => `gräbt ${placed('oreMine', cell)} und ${placed('deepTunnel', deep)}`,
  rubyMine: ({ cell }) => `gräbt ${placed('rubyMine', cell)}`,
  forge: ({ strength }, { price }) =>
    `schmiedet eine Waffe der Stärke ${strength}${price === undefined ? '' : ` für ${bundle(price, 'accusative')}`}`,
  loot: ({ item }) => `bringt ${lootItem(item).told ?? lootItem(item).name} heim`,
  imitate: (move) => `ahmt ${italic(space(move.space).name)} nach`,
  buy: ({ good }) => `kauft ${bundle({ [good]: 1 })}`,
  trade: (_, { pays = {}, gains = {} }) => turned({ pays, gains }),
  breed({ animals }, { cramped }) {
    if (cramped !== undefined) return `hat keinen Platz für ${young(cramped)}`;
    return animals.length === 0
      ? 'verzichtet auf Nachwuchs'
      : `züchtet ${bundle(Object.fromEntries(animals.map((one) => [one, 1])))}`;
  },
  done: () => '',
  end: () => '',
  protect: (move) => `schützt für ${bundle({ ruby: 1 })} die Waren auf ${italic(space(move.space).name)}`,
  harvest({ phase }, { task, byItself, gains = {} }) {
    if (task === 'field') return isEmpty(gains) ? '' : `erntet ${bundle(gains)}`;
    if (byItself) return '';
    return phase === 'field' ? 'wählt die Ernte der Felder' : 'wählt die Vermehrung der Tiere';
  },
  feed: (_, { pays = {}, people }) =>
    `ernährt ${die(nounOf(people), 'accusative')}${isEmpty(pays) ? '' : ` mit ${bundle(pays, 'dative')}`}`,
  beg: ({ times }) => `nimmt ${amount('begging', times)}`,
  eat: (_, facts) => turned(facts),
  feast: ({ animals: [one = 'sheep', two = one] }) =>
    `tauscht ${bundle(one === two ? { [one]: 2 } : { [one]: 1, [two]: 1 })} zusammen gegen Nahrung`,
  swap: (_, facts) => turned(facts),
  pay: ({ goods }) => `zahlt ${bundle(goods)}`,
  keep: () => 'wählt ein Volk',
  ruby: ({ into }, { pays = {}, gains = {} }) =>
    isEmpty(gains) ? `zahlt ${bundle(pays)} für ${ein(thing(into), 'accusative')}` : turned({ pays, gains }),
  use(move, facts) {
    const exchange = shownIn(exchangeOf(move.tile, move.details, facts));
    return find<object>(folks, move.tile)
      ? `tauscht ${exchange}`
      : `nutzt ${italic(tile(move.tile).name)} (${exchange})`;
  },
  undo: ({ entry }) => `nimmt alles nach Eintrag ${entry} zurück`,
  other: ({ text }) => `spielt „${plain(text)}“`,
};

/** What players did in their turns. */
export const told: CavernaTexts['told'] = {
  happened,
  space: (id) => italic(space(id).name),
  all: (phrases) => list(phrases),
  turned,
  bought: (goods) => `kauft ${bundle(goods)}`,
  brought: (goods, others) => {
    const parts = Object.entries(goods).map(([good, count = 0]) => bundle({ [good]: count }));
    const items = others.map((item) => lootItem(item).told ?? lootItem(item).name);
    return `bringt ${list([...parts, ...counted(items)])} heim`;
  },
  /** The place comes before the last word: `richtet *Backhöhle* auf D2 ein`. */
  furnishedAt: (furnished, cell) => furnished.replace(/ ein$/, ` ${where(cell)} ein`),
  laidFor: (laid, cost) => `${laid} für ${bundle(cost)}`,
  goblin: 'nimmt einen Goblin auf',
  again: (phrase, times) => `${phrase} ×${times}`,
  tookGoods: 'nimmt Waren',
  nothing: 'tut nichts',
  change,
  /** A turn: `**Mara**: *Rodung*, legt eine Wiese auf C4: +3 Holz.` */
  turn: (name, deeds) => `**${plain(name)}**: ${deeds}.`,
};

/** The news of a new round. */
export const turnedUp: CavernaTexts['turnedUp'] = {
  newRound: ({ round, card }) =>
    card === undefined ? `**Runde ${round}** beginnt.` : `**Runde ${round}** beginnt und bringt *${space(card).name}*.`,
  card: (card) => `*${space(card).name}* ist neu.`,
  marker: (kind) => `Der Erntemarker zeigt: ${harvest(kind).title}.`,
  harvest: ({ round, kind }) => `**${harvest(kind).title}** nach Runde ${round}:`,
  /** What furnishing tiles gave: `**Mara**: +1 Holz von *Holzlieferant*.` */
  received: (name, goods, tiles) =>
    `**${plain(name)}**: ${change(goods, {})} von ${list(tiles.map((id) => italic(tile(id).name))) || 'Einrichtungen'}.`,
  cleared: (spaces) => `Die Waren auf ${list(spaces.map((id) => `*${space(id).name}*`))} werden abgeräumt.`,
  flipped: (from, to) => `Aus *${space(from).name}* wird *${space(to).name}*.`,
};
