import type { BenefitWords, Growth, Lacking } from '../../../games/caverna/benefits/benefit.ts';
import type { CavernaTexts } from '../../caverna/texts.ts';
import type { Amounts, People } from '../../context.ts';
import { countOf } from '../../text.ts';
import { bares, type Case, dein, ein } from '../grammar.ts';
import { list } from '../shared/list.ts';
import { amount, bundle, thing } from './goods.ts';
import { nounOf } from './people.ts';

/** The stems of the ordinals. */
const ORDINALS = ['', 'erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst'];

/** `einen dritten Zwerg`. */
const nthOf = (nth: number, people: People, kase: Case = 'accusative'): string =>
  ein({ ...nounOf(people), adjective: ORDINALS[nth] ?? 'weiter' }, kase);

/** `fehlt`, `fehlen`. */
const lack = (count: number): string => (count === 1 ? 'fehlt' : 'fehlen');

const isNone = (goods: Amounts): boolean => countOf(goods) === 0;

const harvestIn = (round: number, kind: string | undefined): string => {
  if (kind === undefined) return `bei einer Ernte in Runde ${round}`;
  return `bei der ${kind === 'payOne' ? 'Ernährung' : 'Ernte'} in Runde ${round}`;
};

/** The uses of a good. */
const uses: Readonly<Record<string, string>> = {
  wood: 'Holz ist für Wohnungen, Zäune und Einrichtungen',
  stone: 'Stein ist für Wohnungen, Einrichtungen und Ställe',
  ore: 'mit Erz schmiedest du Waffen: 1 je Stärke',
  ruby: 'ein Rubin ist 1 Punkt wert oder kauft jederzeit ein Plättchen oder ein Tier',
  gold: 'jedes Gold ist am Ende 1 Punkt wert',
  grain: 'säe Getreide: Aus 1 werden 3',
  vegetable: 'säe Gemüse: Aus 1 werden 2',
  dog: 'ein Hund ist 1 Punkt wert, und mit ihm können Schafe auf einer Wiese leben',
  sheep: 'Schafe sind je 1 Punkt wert; zwei bekommen bei der Ernte ein Lamm',
  donkey: 'Esel sind je 1 Punkt wert; in jeder Mine kann einer leben',
  boar: 'Wildschweine sind je 1 Punkt wert; ein Stall im Wald fasst eines',
  cattle: 'Rinder sind je 1 Punkt oder 3 Nahrung wert',
};

/** The benefits of a choice, in one line for new players. */
export const benefits: BenefitWords = {
  crowded: ({ animals, homeless }) => {
    const all = countOf(animals);
    const what = (kase: Case): string =>
      Object.keys(animals).length === 1 ? bundle(animals, kase) : `${all} ${kase === 'dative' ? 'Tieren' : 'Tiere'}`;
    const part = homeless === all ? what('accusative') : `${homeless} von ${what('dative')}`;
    return `kein Platz für ${part}: Platz schaffen oder essen`;
  },
  lastCavern: () => 'letzte Höhle',
  begging: ({ points }) => `am Ende ${amount('point', points)} weniger`,
  passing: ({ dwarfs }, people) =>
    dwarfs === 1
      ? `${dein(nounOf(people))} tut in dieser Runde nichts mehr`
      : `deine ${dwarfs} ${nounOf(people).many} tun in dieser Runde nichts mehr`,
  feeds: ({ people: count, food, more = false, round, kind }, people) => {
    if (count === 0 && more) return `deckt ${harvestIn(round, kind)} die fehlende ${amount('food', food)}`;
    if (count === 0) return `${harvestIn(round, kind)} ${amount('food', food)} wert`;
    return `ernährt ${count === 1 ? ein(nounOf(people), 'accusative') : `${count} ${nounOf(people).many}`} ${harvestIn(round, kind)}`;
  },
  child: ({ nth }, people) => `${nthOf(nth, people, 'nominative')}: ab der nächsten Runde immer 1 Zug mehr`,
  bed: ({ nth }, people) => `ein Bett für ${nthOf(nth, people)}`,
  dwellingHere: ({ nth }, people) => `du kannst eine Wohnung bezahlen: ein Bett für ${nthOf(nth, people)}`,
  dwelling: ({ lacks, cavern }) => {
    if (!isNone(lacks)) return `für eine Wohnung; dann ${lack(countOf(lacks))} noch ${bundle(lacks)}`;
    return cavern
      ? 'dann kannst du eine Wohnung bezahlen'
      : 'dann kannst du eine Wohnung bezahlen, sobald du eine Höhle hast';
  },
  cavern: ({ forDwelling }) =>
    forDwelling ? 'eine Höhle für eine Wohnung: ohne sie kein Bett' : 'eine Höhle für eine Einrichtung',
  firstAnimal: ({ animal }) => `${dein({ ...thing(animal), adjective: 'erst' })}: sonst verlierst du 2 Punkte`,
  sown: ({ grown }) => `wird zu ${bundle(grown)}; jeder Platz gibt je Ernte 1 davon`,
  weapon: ({ items }) => `reicht für ${items} Arten Beute; wird mit jeder Expedition um 1 stärker`,
  pasture: ({ points }) => `am Ende ${amount('point', points)}`,
  rooms: ({ lacks, nth }, people) => {
    if (nth === undefined) return 'eine Einrichtung, die dir von nun an hilft';
    return isNone(lacks)
      ? `erst eine Höhle, dann ein Bett für ${nthOf(nth, people)}`
      : `für eine Wohnung ${lack(countOf(lacks))} dir ${bundle(lacks)}`;
  },
  goods: ({ good }, people) => people.uses?.[good] ?? uses[good] ?? `${thing(good).many} für später`,
  unused: ({ spaces }) =>
    `bedeckt ${spaces === 1 ? '1 Platz und spart am Ende 1 Punkt' : `${spaces} Plätze und spart am Ende ${spaces} Punkte`}`,
  points: ({ points }) => `am Ende ${amount('point', points)} wert`,
  oreMine: () => '3 Punkte und Erz; ein Esel kann darin leben',
  rubyMine: () => '4 Punkte; ein Esel kann darin leben',
  stable: () => 'mehr Platz für Tiere',
  boarStable: () => 'Platz für 1 Wildschwein',
  ownTunnels: () => 'auf zwei Gänge nebeneinander passt eine Erzmine',
  ownMeadows: () => 'zwei Wiesen nebeneinander ergeben eine große Weide',
  newborn: () => 'je Jungtier 1 Punkt, und Nahrung in der Not',
  token: () => 'du bist in der nächsten Runde zuerst dran',
  imitation: () => 'nutze ein Aktionsfeld, das andere besetzt haben',
  trade: () => 'aus 2 Erz werden 2 Punkte und 1 Nahrung',
  expedition: () => 'Beute nach Wahl; die Waffe wird um 1 stärker',
  forging: () => 'mit einer Waffe sind Expeditionen möglich',
  allWeapons: () => 'stärkere Waffen bringen später bessere Beute',
  sowing: () => 'was auf Feldern wächst, gibt bei jeder Ernte Nahrung',
  land: () => 'auf Feldern wächst Nahrung, Wiesen werden Weiden',
  caves: () => 'Höhlen sind für Einrichtungen, Gänge für Minen',
  fencing: () => 'Weiden sind Punkte und Platz für Tiere',
  mining: () => 'eine Mine ist 3 oder 4 Punkte wert',
  breeding: () => 'Paare mit Platz bekommen sofort Nachwuchs',
  fed: () => 'niemand muss betteln',
  protected: () => 'die Waren dort bleiben liegen',
};

/** The use and the cost of a new dwarf. */
const growing = ({ by, turns, harvests }: Growth, nth: string): string =>
  `hast du ab Runde ${by} ${nth}: ${turns} ${turns === 1 ? 'Zug' : 'Züge'} mehr${harvests === 0 ? '' : `, dafür ${harvests}-mal ein Esser mehr`}`;

/** The purpose of a way to play a turn, for the reasons of the coach: a line without a full stop. */
export const purpose: CavernaTexts['purpose'] = ({ benefit, growth }, people, nth) => {
  if (growth === undefined) return undefined;
  const who = nthOf(nth, people);
  switch (benefit.what) {
    case 'dwelling':
      return isNone(benefit.lacks)
        ? `damit kannst du eine Wohnung bezahlen, und mit ihr ${growing(growth, who)}`
        : `für eine Wohnung (es ${lack(countOf(benefit.lacks))} noch ${bundle(benefit.lacks)}); mit ihr ${growing(growth, who)}`;
    case 'bed':
      return `mit der Wohnung ${growing(growth, who)}`;
    case 'child':
      return `mit dem Kind ${growing(growth, who)}`;
    default:
      return undefined;
  }
};

/** Rubies and gold, after "mit". */
const richesIn = ({ riches }: Lacking): string => list(riches.map((good) => bares(thing(good), 'dative')));

/** What could be turned into food and is not enough, after "mit allen". */
const eaten = ({ riches, enough }: Lacking): string => {
  const more = enough ? [] : riches.map((good) => (good === 'gold' ? 'allem Gold' : bares(thing(good), 'dative')));
  return list(['Feldfrüchten', 'Tieren', ...more]);
};

/** Warnings for new players before they do what beginners regret. */
export const regrets: CavernaTexts['regrets'] = {
  lastCavern: (nth, people) =>
    `Du hast nur eine leere Höhle. Ohne Wohnung darin gibt es kein Bett für ${nthOf(nth, people)}.`,
  hungry: (lacking) => {
    const { food, stone, enough } = lacking;
    const eating = 'Nach dieser Runde wird gegessen';
    if (food === 0) return `${eating}, und dir ${lack(stone)} ${amount('stone', stone)}: Jeder kostet 3 Punkte.`;
    const lacks = `${lack(food + stone)} dir ${bundle({ food, stone })}`;
    const price = `${stone > 0 ? 'Jedes davon' : 'Jede fehlende'} kostet 3 Punkte`;
    return `${eating}. Selbst mit allen ${eaten(lacking)} ${lacks}: ${enough && stone === 0 ? `Zahle mit ${richesIn(lacking)}` : price}.`;
  },
  lastDwarf: (lacking, people) => {
    const { food, stone, trades, enough } = lacking;
    const last = `Das ist ${dein({ ...nounOf(people), adjective: 'letzt' })} vor der Ernährung`;
    if (food > 0)
      return `${last}. Selbst mit allen ${eaten(lacking)} ${lack(food + stone)} dir ${bundle({ food, stone })}: Besorge ${stone > 0 ? 'beides' : 'Nahrung'}${enough ? ` oder zahle mit ${richesIn(lacking)}` : ''}.`;
    return `${last}, und dir ${lack(stone)} ${amount('stone', stone)}: Besorge Stein${trades ? ', oder behalte 1 Gold oder 3 Nahrung, um einen zu tauschen' : ''}.`;
  },
};
