import { type Meal, mealParts } from '../../caverna/hunger.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import type { People } from '../../context.ts';
import { bares, count } from '../grammar.ts';
import { alt as shared } from '../shared/alt.ts';
import { amount } from './goods.ts';
import { DWARFS, MIXED, nounOf } from './people.ts';

const meal = (of: Meal): string =>
  mealParts(of, {
    food: (has, needs) => `${has} von ${needs} Nahrung`,
    stone: (has, needs) => `${has} von ${needs} Stein`,
  }).join(', ');

const shortMeal = (of: Meal): string =>
  mealParts(of, { food: (has, needs) => `${has}/${needs}`, stone: (has, needs) => `${has}/${needs} Stein` }).join(' ');

const items = (many: number): string => (many === 1 ? '1 Beutestück' : `${many} Beutestücke`);

const peopleIn = (folks: boolean): string => bares(nounOf(folks ? MIXED : DWARFS), 'dative');

/** `statt Einfacher Wohnung`: tiles with an adjective in their name are feminine. */
const insteadOf = (tile: string): string => `statt ${tile.replace(/^(\p{Lu}\p{Ll}+e) (?=\p{Lu})/u, '$1r ')}`;

/** The alt texts of the pictures. */
const alt = {
  ...shared,
  homeBoard: (name: string, mark: string, folk?: string): string =>
    `Heimatplan von ${name} (${[mark, ...(folk === undefined ? [] : [folk])].join(', ')}).`,
  score: (points: number): string => `Jetzt ${amount('point', points)}.`,
  lantern: 'Hat den Startmarker.',
  lastAction: (words: string): string => `Letzte Aktion: ${words}.`,
  changed: (cells: string): string => `Verändert: ${cells}.`,
  supply: (goods: string): string => `Vorrat: ${goods}.`,
  empty: 'Der Vorrat ist leer.',
  dwarfs: (words: string, people: People = DWARFS): string => `${people.many}: ${words}.`,
  dwarf: {
    plain: 'unbewaffnet',
    armed: (weapon: number): string => `Waffe ${weapon}`,
    newborn: 'Kind, ab nächster Runde dabei',
    goblin: (kind: string, newborn: boolean): string => `Goblin, ${newborn ? 'ab nächster Runde dabei' : kind}`,
    away: 'eingesetzt',
  },
  homeless: (herds: string): string => `Ohne Platz: ${herds}.`,
  stable: 'Stall',
  /** Animals of a place with room for more: `2 Schafe von 4`. */
  of: (animals: string, holds: number): string => `${animals} von ${holds}`,
  roomFor: (animals: number): string => `Platz für ${animals}`,
  beds: (beds: number): string => (beds === 1 ? '1 freies Bett' : `${beds} freie Betten`),
  family: (many: number, home: number, people: People = DWARFS): string =>
    `${count(nounOf(people), many)}, ${home} zu Hause`,
  weapons: (strengths: string): string => `Waffen ${strengths}`,
  sownForest: (cells: number): string => (cells === 1 ? '1 Waldplatz besät' : `${cells} Waldplätze besät`),
  builtOn: (cells: number): string => (cells === 1 ? '1 Platz bebaut' : `${cells} Plätze bebaut`),
  nothingThere: 'keine Waren',
  holdsToken: 'Startmarker',
  dogs: (dogs: number): string => `gehütet von ${amount('dog', dogs, 'dative')}`,
  points: (points: number): string => amount('point', points),
  varies: 'Punkte variabel',
  untouched: (forest: number, mountain: number): string => `Unberührt: ${forest} Wald, ${mountain} Berg.`,
  bonuses: (words: string): string => `Überdecken bringt: ${words}.`,
  free: (words: string): string => `Frei: ${words}.`,
  taken: (words: string): string => `Besetzt: ${words}.`,
  takenBy: (space: string, name: string): string => `${space} (${name})`,
  visited: (spaces: string): string => `Seither genutzt: ${spaces}.`,
  latest: (spaces: string): string => `Zuletzt besetzt: ${spaces}.`,
  grown: (words: string): string => `Neu dort: ${words}.`,
  coming: (words: string): string => `Nächste Runde kommt dazu: ${words}.`,
  revealed: (spaces: string): string => `Aufgedeckt: ${spaces}.`,
  harvests: {
    none: 'keine Ernte',
    payOne: '1 Nahrung pro Zwerg',
    feeding: 'Ernährung ohne Ernte',
    harvest: 'Ernte',
    fieldOrBreeding: 'Felder ernten oder Tiere vermehren',
    unknown: 'verdeckter Erntemarker',
  },
  roundEnds: (harvest: string): string => `Am Ende: ${harvest}.`,
  /** How later rounds end, by their numbers: `Später: Ernte in 5; verdeckter Erntemarker in 6–12.` */
  laterRounds: (words: string): string => `Später: ${words}.`,
  harvestIn: (harvest: string, rounds: string): string => `${harvest} in ${rounds}`,
  order: (words: string, folks = false): string =>
    `Reihenfolge, mit ${peopleIn(folks)} zu Hause und Nahrung für die nächste Ernährung: ${words}.`,
  ready: (name: string, dwarfs: number): string => `${name} (${dwarfs} zu Hause)`,
  fed: (name: string, dwarfs: number, feeding: Meal): string => `${name} (${dwarfs} zu Hause, ${meal(feeding)})`,
  /** The same with little room; letters replace the players' names. */
  brief: {
    order: (words: string, folks = false): string =>
      `Reihenfolge, mit ${peopleIn(folks)} zu Hause, Nahrung/Bedarf: ${words}.`,
    seat: (name: string, dwarfs: number, feeding: Meal | undefined): string =>
      feeding === undefined ? `${name} ${dwarfs}` : `${name} ${dwarfs}, ${shortMeal(feeding)}`,
    named: (letter: string, name: string): string => `${letter}=${name}`,
    taken: (letter: string, spaces: string): string => `${letter}: ${spaces}`,
  },
  built: (words: string): string => `Gebaut: ${words}.`,
  wished: (words: string): string => `Deine Wünsche: ${words}.`,
  brings: (tiles: string): string => `Seine Einrichtungen: ${tiles}.`,
  insteadOf: (tile: string, other: string): string => `${tile} ${insteadOf(other)}`,
  replaced: (tiles: string): string => `Von Völkern mitgebracht: ${tiles}.`,
  available: (words: string): string => `Zu haben: ${words}.`,
  /** The price and the points of a tile; `2*` means 2 or more. */
  price: (cost: string, points: number | `${number}*` | undefined): string => {
    const printed = points === undefined ? undefined : amount('point', Number.parseInt(String(points), 10));
    const more = typeof points === 'string' ? ' und mehr' : '';
    return `Kostet ${cost}; ${printed === undefined ? 'Punkte variabel' : `${printed}${more}`}.`;
  },
  costs: (tile: string, cost: string): string => `${tile} (${cost})`,
  nothing: 'gratis',
  strength: (strength: number, level: number): string => `Stärke ${strength}, ${items(level)}.`,
  open: (words: string): string => `Möglich: ${words}.`,
  closed: (words: string): string => `Nicht möglich: ${words}.`,
  got: (words: string): string => `Genommen: ${words}.`,
  needs: (item: string, strength: number): string => `${item} (${strength})`,
  candidates: (words: string): string => `Zur Wahl: ${words}.`,
  candidate: (label: string, cells: string): string => `${label} auf ${cells}`,
  becomes: (words: string): string => `Das gäbe: ${words}.`,
  effect: (words: string): string => `Wirkung: ${words}.`,
};

/** The headings and labels in the pictures. */
export const pictures: CavernaTexts['pictures'] = {
  groups: { fields: 'Felder', caves: 'Höhlen', clan: 'Sippe', goods: 'Waren' },
  cards: 'Rundenkarten',
  round: (round) => (round === 0 ? 'Vor Runde 1' : `Runde ${round}`),
  turnOf: (name) => `Am Zug: ${name}`,
  harvest: 'Ernte',
  feeding: 'Ernährung, keine Ernte',
  between: 'Aktionsfelder',
  emptyUntil: (round) => `Leer bis Runde ${round}`,
  skipped: 'Entfällt',
  sheet: ({ title, round, sheet, sheets }) =>
    [title, ...(sheets > 1 ? [`${sheet} von ${sheets}`] : []), ...(round > 0 ? [`Runde ${round}`] : [])].join(' · '),
  total: 'Summe',
  card: { example: 'Zum Beispiel', related: 'Passt zu' },
  /** The meaning of each sign, in about 40 characters. */
  legend: {
    gain: 'Du bekommst 2 Holz',
    lose: 'Gib oder spare 1 Holz',
    trade: 'Zahle die Waren links, bekomme die rechts',
    either: 'Eines davon, du hast die Wahl',
    each: '2 Erz für jede deiner Erzminen',
    most: 'Höchstens 3 Rinder',
    twin: 'Ein Doppelplättchen: Wiese und Feld',
    single: 'Eine Höhle; ein Gang',
    mines: 'Eine Erzmine; eine Rubinmine',
    fences: 'Eine kleine oder große Weide einzäunen',
    stable: 'Einen Stall bauen',
    door: 'Beliebige Einrichtung; eine Wohnung',
    grow: 'Nachwuchs: ein Kind',
    people: 'Jemand aus deiner Familie; ein freies Bett',
    sow: 'Deine Felder besäen',
    folkCrops: 'Edelfrucht: 2 Nahrung oder 1 Rubin; Pilz: 2 Nahrung oder 1 Gemüse',
    forge: 'Waffe schmieden; eine Waffe der Stärke 5',
    expedition: 'Expedition: bis zu 3 verschiedene Stücke',
    animals: 'Nutztiere jeder Art; Vermehrung',
    imitate: 'Ein fremdes Aktionsfeld nutzen',
    points: 'Punkte am Ende; Plättchen mit Bonuspunkten',
    begging: 'Ein Bettelmarker: −3 Punkte',
    harvest: 'Eine Ernte',
    starting: 'Der Startspieler',
    newborn: 'Neugeboren: handelt ab nächster Runde',
    once: 'Einmal pro Runde',
    beyond: 'Ein Plättchen über den Rand hinaus',
    unused: 'Ein ungenutzter Platz auf dem Heimatplan',
  },
  folkKind: 'Volk',
  insteadOf,
  beginsWith: (things) => `Du beginnst mit ${things}.`,
  alt,
};
