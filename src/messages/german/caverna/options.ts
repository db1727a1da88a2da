import type { Animal, ForEveryMove, Move, Verb } from '../../../games/caverna/moves/move.ts';
import { groundShown } from '../../caverna/places.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import { pricedTile } from '../../caverna/tile-names.ts';
import type { OptionContext, ToPeople } from '../../context.ts';
import { capital, find, spelledOut } from '../../text.ts';
import { bare, deine, dieser, ein } from '../grammar.ts';
import { list, pointsOf } from '../shared/list.ts';
import { lootStrength } from './closed.ts';
import { folks, folkText } from './folks/folks.ts';
import {
  amount,
  bundle,
  change,
  entries,
  heap,
  kinds,
  onlyOne,
  cell as place,
  thing,
  twins,
  where,
  whereAll,
} from './goods.ts';
import { lootItem } from './loot.ts';
import { nounOf, toldTo } from './people.ts';
import { feedingPart, harvestPart } from './rounds.ts';
import { space } from './spaces/index.ts';
import { exchangeOf, tile, useless } from './tiles/index.ts';

const doneLabels: Readonly<Record<string, string>> = {
  expedition: 'Nichts weiter mitbringen',
  barter: 'Weiter mit der Ernte',
  buy: 'Nichts weiter kaufen',
  breed: 'Kein Nachwuchs',
  protect: 'Den Rest aufgeben',
};

/** A price in brackets: ` (2 Holz, 1 Stein)`, ` (gratis)`. */
export const price: CavernaTexts['price'] = (pays) => ` (${entries(pays) || 'gratis'})`;

const priced = ({ pays }: OptionContext): string => (pays === undefined ? '' : price(pays));

/** What something changes at once, in brackets: ` (+1 Nahrung)`; empty for nothing. */
const yielding = ({ gains = {}, pays = {} }: OptionContext): string => {
  const words = change(gains, pays);
  return words === '' ? '' : ` (${words})`;
};

/** The yield of the fields, in brackets: ` (+1 Getreide)`, ` (nichts)`; empty if unknown. */
const harvested = (context: OptionContext): string =>
  yielding(context) || (context.gains === undefined ? '' : ' (nichts)');

const exchanged = ({ pays = {}, gains = {} }: OptionContext): string => `${bundle(pays)} gegen ${bundle(gains)}`;

/** The player's goods after an exchange: ` (dann 5)`. */
export const inAll: CavernaTexts['inAll'] = (sums) => {
  const counts = Object.values(sums);
  return ` (dann ${counts.length === 1 ? counts.join() : bundle(sums)})`;
};

function young({ pairs, roomy = pairs, gains = {} }: OptionContext): string {
  if (pairs === undefined || roomy === undefined) return '';
  const besides = change(gains, {});
  const nobody = pairs.length === 0 ? 'keine Paare' : 'kein Platz für Nachwuchs';
  const animals = roomy.length === 0 ? nobody : kinds(roomy);
  if (besides === '') return ` (${animals})`;
  return pairs.length === 0 ? ` (${besides})` : ` (${animals}; ${besides})`;
}

/** `Schaf und Wildschwein`, or `2 Schafe`. */
const pairOf = ([one = 'sheep', two = one]: readonly Animal[]): string =>
  one === two ? amount(one, 2) : list([thing(one).one, thing(two).one]);

const oreFor = (goods: readonly string[]) =>
  goods.length === 0 ? '' : `, Erz statt ${list(goods.map((good) => thing(good).one))}`;

/** The name of a space in the accusative: `Zweiten Stollenbau`. */
const accusative = (name: string): string => name.replace(/^(\p{L}+)er (?=\p{Lu})/u, '$1en ');

const pasture = (size: string): string => capital(thing(`${size}Pasture`).one);

/** With more kinds of goods than this, a button has no room for a verb on a phone. */
const WITH_VERB = 4;

/** The words on the button or menu option of a move. */
export const labels: ForEveryMove<[context: OptionContext], string> = {
  place: (move) => space(move.space).name,
  send: ({ strength }) => `Waffe ${strength} geht zuerst (1 Rubin)`,
  pass: () => 'Passen bis Rundenende',
  stay: () => 'Zu Hause bleiben',
  take: ({ goods }, { anyway = false, lying = {} }) =>
    Object.keys(goods).length === 0
      ? `${capital(onlyOne(lying))} zurückgeben`
      : `${anyway ? 'Zuerst ' : ''}${heap(goods)}${Object.keys(goods).length > WITH_VERB ? '' : ' nehmen'}`,
  leave: ({ goods }) => `${bundle(goods)} dort lassen`,
  token: () => 'Startmarker nehmen',
  lay: ({ laid }, context) =>
    capital(twins(laid) ?? laid.map(({ ground, cell }) => `${thing(ground).one} ${where(cell)}`).join(', ')) +
    yielding(context),
  sow: ({ goods }) => `${bundle(goods)} säen`,
  // In a menu of tiles, the title has the verb.
  furnish: (move, context) =>
    `${context.task === undefined ? 'Einrichten: ' : ''}${pricedTile(tile(move.tile).name, context)}${oreFor(move.oreFor)}${priced(context)}`,
  at: ({ cell }, context) => {
    const ground = groundShown(context);
    return capital(ground === undefined ? where(cell) : `${thing(ground).one} ${where(cell)}`) + yielding(context);
  },
  grow: () => 'Nachwuchs',
  fence: ({ size, cells }, context) => `${pasture(size)} ${whereAll(cells)}${priced(context)}`,
  stable: ({ cell }, context) => `Stall ${where(cell)}${priced(context)}`,
  oreMine: ({ cell, deep }, context) => `Erzmine ${place(cell)}, tiefer Gang ${place(deep)}${yielding(context)}`,
  rubyMine: ({ cell }, context) => `Rubinmine ${where(cell)}${yielding(context)}`,
  forge: ({ strength, paying }, context) => {
    const instead = paying === undefined ? '' : ` für ${amount(paying, 1)}`;
    const cost = paying === undefined ? priced(context) : '';
    return context.task === 'forge'
      ? `Stärke ${strength}${instead}${cost}`
      : `Waffe der Stärke ${strength}${instead} schmieden${cost}`;
  },
  loot: ({ item }, context) => `${lootItem(item).name}${priced(context)}`,
  imitate: (move, context) => `${accusative(space(move.space).name)} nachahmen${priced(context)}`,
  buy: ({ good }, { pays = {} }) => `${amount(good, 1)} kaufen${price(pays)}`,
  trade: (_, context) => exchanged(context),
  breed: ({ animals }) => (animals.length === 0 ? 'Kein Nachwuchs' : `${kinds(animals)} vermehren`),
  done: (_, { task = '', left }) =>
    find(doneLabels, task) ?? (left === undefined ? 'Hier nichts weiter' : `Weiter ohne ${left}`),
  end: (_, { task, harvest, feeding }) => {
    if (task === 'final') return 'Meine Punkte zählen';
    return feeding ? feedingPart.end : harvest ? harvestPart.end : 'Zug beenden';
  },
  protect: (move) => `${accusative(space(move.space).name)} schützen (1 Rubin)`,
  harvest: ({ phase }, context) =>
    phase === 'field' ? `Felder ernten${harvested(context)}` : `Tiere vermehren${young(context)}`,
  feed: (_, { pays }) => (pays === undefined ? 'Nahrung zahlen' : `${bundle(pays)} zahlen`),
  beg: ({ times }) => `${amount('begging', times)} (−${3 * times} Punkte)`,
  eat: (_, context) => exchanged(context),
  feast: ({ animals }, { gains }) =>
    `${pairOf(animals)} zusammen ${gains === undefined ? 'essen' : `gegen ${bundle(gains)}`}`,
  swap: (_, context) => exchanged(context),
  pay: ({ goods }) => `${bundle(goods)} zahlen`,
  keep: ({ board }, { folk }) =>
    folk === undefined ? `Das ${board === 1 ? 'erste' : 'zweite'} Volk spielen` : `${folkText(folk).name} spielen`,
  ruby: ({ into }, { pays = {}, gains = {} }) =>
    Object.keys(gains).length === 0 ? `${capital(ein(thing(into)))} für ${bundle(pays)}` : exchanged({ pays, gains }),
  use(move, context) {
    const exchange = exchangeOf(move.tile, move.details, context);
    return find<object>(folks, move.tile) ? exchange : `${tile(move.tile).name}: ${exchange}`;
  },
  undo: ({ entry }) => `Zurück zu Eintrag ${entry}`,
  other: ({ text }) => spelledOut(text),
};

/**
 * The effect of a space once its goods are gone: `Alles Holz hier (jetzt leer), und/oder ein Plättchen Wiese + Feld`.
 */
const withoutGoods = (effect: string): string =>
  effect.replace(/\balle[nrs]? [\p{L}, ]*? hier(?!\p{L})/iu, '$& (jetzt leer)');

export const weaponCost: CavernaTexts['weaponCost'] = (least, most) =>
  `${least === most ? '' : `${least} bis `}${amount('ore', most)}`;

/** The effect of a stable on its place: `Die Weide fasst dann 4 statt 2 Tiere`. */
function stabled({ ground, without, holds }: NonNullable<OptionContext['place']>): string {
  if (ground === 'forest') return `Im Wald fasst er ${amount('boar', holds)}`;
  return without === 0
    ? `Auf ${ein(thing(ground), 'dative')} fasst er ${holds} ${holds === 1 ? 'Tier' : 'Tiere'}`
    : `Die Weide fasst dann ${holds} statt ${without} Tiere`;
}

/** The second line of an action space in a menu. */
export const spaceLine: CavernaTexts['spaceLine'] = {
  beside: (name) => `Neben ${name}`,
  atOnce: (moves) => `Sofort: ${moves.join(', ')}`,
  payAtOnce: (goods) => `Sofort: ${bundle(goods)} zahlen`,
  withoutGoods,
};

/** The second line of a menu option, in parts; none if the label is enough. A space has its own (`spaceLine`). */
export const details: {
  readonly [V in Verb]?: (move: Move<V>, context: OptionContext) => readonly string[];
} = {
  send: () => ['Außer der Reihe'],
  pass: (_, { people }) => [`${capital(deine(nounOf(people)))} zu Hause handeln in dieser Runde nicht mehr`],
  stay: (_, { people }) => [`${capital(dieser(nounOf(people)))} handelt in dieser Runde nicht`],
  leave: () => ['Geht zurück auf das Aktionsfeld: Du nutzt nur seine anderen Aktionen'],
  token: (_, { isLast }) => (isLast ? [] : ['Ab der nächsten Runde beginnst du']),
  furnish: (move, { points, people, isIdle }) => [
    ...(points === undefined ? [] : [pointsOf(points)]),
    isIdle ? useless(move.tile, people) : toldTo(people, tile(move.tile).effect),
  ],
  grow: () => ['Das Kind arbeitet ab der nächsten Runde'],
  fence: ({ size }) => [`Fasst ${size === 'small' ? 2 : 4} Tiere einer Art`],
  stable: (_, { place }) => (place === undefined ? [] : [stabled(place)]),
  loot({ item }, { strength }) {
    const { effect, count } = lootItem(item);
    return [...(strength === undefined ? [] : [lootStrength(strength)]), ...(count === 1 ? [] : [effect])];
  },
  breed: (_, { gains = {}, pays = {} }) => [change(gains, pays)],
  end: () => ['Zeigt allen deinen Zug; bis dahin kannst du alles zurücknehmen'],
  protect: (_, { lying = {} }) => [entries(lying), 'Die Waren bleiben noch eine Runde liegen'],
  beg: () => ['Jede fehlende Nahrung kostet am Ende 3 Punkte'],
};

/** The verbs for moves that have only their beginning in common. */
const verbs: Readonly<Record<string, string>> = {
  lay: 'legen',
  sow: 'säen',
  take: 'nehmen',
  leave: 'dort lassen',
  pay: 'zahlen',
  feast: 'zusammen essen',
};

/** The label of several moves that begin with the same words, without their costs. */
export const branchName: CavernaTexts['branchName'] = (beginning) => {
  switch (beginning.of) {
    case 'kind':
      return menuTitle(beginning.kind);
    case 'tile':
      return tile(beginning.tile).name;
    case 'mine':
      return `${thing(beginning.mine).one} ${where(beginning.cell)}`;
    case 'fence':
      return `${pasture(beginning.size)} ${where(beginning.cell)}`;
    case 'thing': {
      const { kind, thing: id } = beginning;
      if (kind === 'fence') return pasture(id);
      return kind === 'mine' ? thing(`${id}Mine`).one : `${thing(id).one} ${find(verbs, kind) ?? kind}`;
    }
  }
};

const menus: Readonly<Record<string, ToPeople>> = {
  place: 'Aktionsfeld wählen',
  imitate: 'Aktionsfeld nachahmen',
  protect: 'Aktionsfeld schützen',
  send: (of) => `${capital(bare({ ...nounOf(of), adjective: 'bewaffnet' }, 'accusative'))} vorschicken`,
  take: 'Waren wählen',
  leave: 'Genommenes zurücklegen',
  lay: 'Wohin mit dem Plättchen?',
  sow: 'Was säst du?',
  furnish: 'Einrichtung wählen',
  at: 'Platz wählen',
  fence: 'Eine Weide einzäunen',
  stable: 'Stall bauen',
  mine: 'Mine bauen',
  forge: 'Waffe schmieden',
  loot: 'Beute wählen',
  buy: 'Waren kaufen',
  trade: 'Mit Erz handeln',
  breed: 'Tiere für Nachwuchs wählen',
  beg: 'Bettelmarker nehmen',
  eat: 'Waren gegen Nahrung tauschen',
  feast: 'Zwei Tiere zusammen essen',
  swap: 'Feldfrucht tauschen',
  pay: 'Wie zahlst du?',
  keep: 'Volk wählen',
  ruby: 'Rubin ausgeben',
  use: 'Einrichtung nutzen',
  harvest: 'Felder oder Tiere',
  grow: 'Nachwuchs',
  token: 'Startspieler werden',
  feed: 'Familie ernähren',
  done: 'Den Rest auslassen',
};

/** The placeholder of a menu of moves that begin with this word. */
export const menuTitle: CavernaTexts['menuTitle'] = (verb, of) => toldTo(of, find<ToPeople>(menus, verb) ?? 'Wählen');

/** The placeholder of a menu for up to `most` choices at once; `gold` is how much the player can pay. */
export const severalTitle: CavernaTexts['severalTitle'] = (verb, most, gold) => {
  return verb === 'buy' ? `${menuTitle(verb)} (bis zu ${most}; ${gold} Gold)` : `${menuTitle(verb)} (bis zu ${most})`;
};

/** The placeholder of one of several menus, by the first and the last option in it. */
export const menuPart: CavernaTexts['menuPart'] = (first, last) => `${first} bis ${last}`;

/** Why goods cannot be bought together. */
export const tooDear: CavernaTexts['tooDear'] = ({ cost, has }) =>
  `Zusammen kostet das ${cost} Gold, und du hast ${has}.`;
