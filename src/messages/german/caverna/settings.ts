import type { CavernaTexts } from '../../caverna/texts.ts';
import { type Setting, yesNo } from '../shared/settings.ts';

/** The rulings that a table may change, by their names. */
export const rulings = {
  carpenterPerStructure: yesNo(
    'Schreiner: Spart er bei jeder Weide Holz?',
    'Eine kleine und eine große Weide, in einer Aktion eingezäunt.',
    ['Jede Weide kostet 1 Holz weniger', 'Die Aktion kostet insgesamt 1 Holz weniger (empfohlen)'],
  ),
  driftStoneWithoutTile: yesNo('Darf man den Stein ohne Plättchen nehmen?', 'Kleiner Stollenbau, zu fünft.', [
    'Du darfst nur den Stein nehmen',
    'Den Stein gibt es nur mit dem Plättchen (empfohlen)',
  ]),
  keepFoodAndBeg: yesNo('Darf man trotz Nahrung betteln?', 'Beim Ernähren der Familie.', [
    'Du darfst Bettelmarker nehmen und deine Nahrung behalten',
    'Du musst deine Nahrung zahlen, brauchst aber keine Waren zu tauschen (empfohlen)',
  ]),
  clearMoreThan: {
    label: 'Solo: Ab wie vielen Waren wird abgeräumt?',
    explanation: 'Waren auf einem Aktionsfeld, wenn eine Runde beginnt.',
    choices: {
      5: { label: 'Ab 6 Waren', explanation: 'Aktionsfelder mit 6 oder mehr Waren werden abgeräumt' },
      6: {
        label: 'Bei mehr als 6 Waren',
        explanation: 'Aktionsfelder mit 7 oder mehr Waren werden abgeräumt (empfohlen)',
      },
    },
  },
  supplierRubyProtects: yesNo(
    'Solo: Schützt ein neuer Rubin sofort?',
    'Der Rubin, den der Rubinlieferant zu Beginn einer Runde liefert.',
    ['Er darf sofort ein Aktionsfeld schützen (empfohlen)', 'Dafür kommt er zu spät'],
  ),
  mineOverhang: yesNo(
    'Kontor: Dürfen Minen und Weiden überstehen?',
    'Erzminen und große Weiden über den Rand des Heimatplans hinaus.',
    ['Auch sie dürfen überstehen, für 2 Gold', 'Nur Plättchen auf leerem Land stehen über (empfohlen)'],
  ),
  soloCoversSpaces: yesNo(
    'Solo: Sind vier Aktionsfelder abgedeckt?',
    'Stollenbau, Startspieler, Versorgung und Rodung.',
    ['Du kannst sie nicht nutzen (empfohlen)', 'Du kannst sie nutzen'],
  ),
  imitateImitation: yesNo(
    'Darf man ein Nachahmen nachahmen?',
    'Um über das Nachahmen von jemand anderem ein drittes Aktionsfeld zu nutzen.',
    ['Ja, wenn du beide bezahlst (empfohlen)', 'Nein'],
  ),
  guestRoomOnWish: yesNo('Gästezimmer: beides beim Kinderwunsch?', 'Ein Kind und eine Wohnung in einem Zug.', [
    'Das Gästezimmer erlaubt beides (empfohlen)',
    'Nur eines davon, auch mit dem Gästezimmer',
  ]),
} satisfies Record<string, Setting>;

/** The host's other choices. */
export const variants = {
  tiles: {
    label: 'Einrichtungen',
    explanation: 'Welche Einrichtungen es zu kaufen gibt',
    choices: {
      full: { label: 'Volles Spiel', explanation: 'Alle Arten' },
      introductory: { label: 'Einsteigerpartie', explanation: 'Nur die einfacheren Arten, gut für die erste Partie' },
    },
  },
  markers: {
    label: 'Erntemarker',
    explanation: 'Wann die Erntemarker ab Runde 6 aufgedeckt werden',
    choices: {
      start: { label: 'Zu Beginn der Runde', explanation: 'Die übliche Regel' },
      end: { label: 'Am Ende der Runde', explanation: 'Für alle, die Überraschungen mögen' },
    },
  },
} satisfies Record<string, Setting>;

/** What is special about each number of players. */
const tables: Readonly<Record<number, string>> = {
  1: 'Das Solospiel: Schlag deine Bestleistung',
  2: 'Elf Runden, ohne Erkundung',
  3: 'Mit dem ersten Nachahmen',
  4: 'Der größere Aktionsplan mit Wachstum',
  5: 'Mit Markt, Geräteverleih und Zaunbau',
  6: 'Mit einem zweiten Stollenbau',
  7: 'Mit allen Aktionsfeldern',
};

/** The game as a lobby announces it. */
export const announced: CavernaTexts['announced'] = {
  name: 'Caverna',
  title: 'Caverna: eine neue Partie',
  intro: 'Zwerge, Höhlen und Felder für 1 bis 7 Personen',
  players: (count) => tables[count],
};
