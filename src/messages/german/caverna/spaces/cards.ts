import { always, type SpaceText } from '../../../caverna/spaces.ts';
import { ein } from '../../grammar.ts';
import { DWARFS, nounOf, waysOf } from '../people.ts';
import { inWaysOf } from './effects.ts';

const farming = (animals: string): string =>
  `Schaffe zuerst Platz, wenn du willst: eine kleine Weide für 2 Holz, eine große Weide für 4 Holz, einen Stall für 1 Stein, davon so viel du magst. Nimm dann alle ${animals} von hier; jede Runde kommt 1 dazu. Tiere ohne Platz musst du essen.`;

/** The spaces of the cards, one for each round. */
export const cardSpaces = {
  blacksmithing: {
    name: 'Schmieden',
    effect: inWaysOf(({ forging, expedition }) => `Schmiede eine Waffe (${forging}), dann ${expedition(3)}`),
    rules:
      'Ein unbewaffneter Zwerg darf schmieden: Das Erz, das du zahlst, ist die Stärke der Waffe. Danach darf der bewaffnete Zwerg bis zu 3 verschiedene Beutestücke heimbringen. Ein Zwerg, der schon eine Waffe hat, geht nur auf Expedition. Erscheint in Runde 1 bis 3.',
    example: 'Für 5 Erz Stärke 5: Du bringst ein Wildschwein, einen Esel und einen Hund heim.',
  },
  sheepFarming: {
    name: 'Schafzucht',
    effect: inWaysOf(({ stable }) => `Weiden (2 oder 4 Holz), Stall (${stable}), dann alle Schafe hier`),
    rules: `${farming('Schafe')} Erscheint in Runde 1 bis 3.`,
    example: 'Für 2 Holz zäunst du eine kleine Weide ein, und die 2 Schafe von hier ziehen ein.',
  },
  oreMineConstruction: {
    name: 'Erzminenbau',
    effect: inWaysOf(
      ({ expedition }) => `Erzmine + tiefer Gang auf 2 Gänge, +3 Erz; und/oder, wenn bewaffnet, ${expedition(2)}`,
    ),
    rules:
      'Die Mine kommt auf zwei gewöhnliche Gänge nebeneinander; du wählst, welcher zur Mine wird und welcher zum tiefen Gang. Die 3 Erz gibt es nur mit einer Mine. Davor, danach oder stattdessen darf ein bewaffneter Zwerg bis zu 2 verschiedene Beutestücke heimbringen. Erscheint in Runde 1 bis 3.',
    example: 'Gänge auf E2 und F2: die Mine auf F2, der tiefe Gang auf E2, dazu 3 Erz.',
  },
  wishForChildren: {
    name: 'Kinderwunsch',
    effect: always('Nachwuchs; oder richte eine Wohnung ein'),
    rules:
      'Entweder ein Kind, wenn du ein freies Bett hast, oder eine Wohnung zu ihrem Preis. Erscheint in Runde 4 und wird zum Dringenden Kinderwunsch, sobald das Familienleben erscheint. Das Gästezimmer gibt dir beides, wenn der Tisch nichts anderes beschlossen hat.',
    example: 'Du hast kein freies Bett, also baust du erst einmal eine Paarwohnung.',
  },
  urgentWishForChildren: {
    name: 'Dringender Kinderwunsch',
    effect: always('Richte eine Wohnung ein, danach Nachwuchs; oder 3 Gold'),
    rules:
      'Baue eine Wohnung und bekomme danach ein Kind, wenn du willst; oder nimm stattdessen 3 Gold. Ohne Wohnung kein Kind, und auch mit der Paarwohnung nur eines. Das Gästezimmer gibt dir das Gold dazu. Es ist die Rückseite vom Kinderwunsch.',
    example: 'Du zahlst 4 Holz und 3 Stein für eine Wohnung und bekommst gleich ein Kind.',
  },
  donkeyFarming: {
    name: 'Eselzucht',
    effect: inWaysOf(({ stable }) => `Weiden (2 oder 4 Holz), Stall (${stable}), dann alle Esel hier`),
    rules: `${farming('Esel')} Auch eine Mine hat Platz für einen Esel. Erscheint in Runde 5 oder 6.`,
    example: '2 Esel hier: Einer zieht in deine Erzmine, einer auf eine Wiese mit Stall.',
  },
  rubyMineConstruction: {
    name: 'Rubinminenbau',
    effect: inWaysOf(({ rubyMine }) => rubyMine),
    rules:
      'Die Mine kommt auf einen leeren Gang. Nur auf einem tiefen Gang bringt sie sofort 1 Rubin. Mit dem Gästezimmer darfst du im selben Zug auf jede Sorte Gang eine bauen. Erscheint in Runde 5 oder 6.',
    example: 'Auf den tiefen Gang neben deiner Erzmine: eine Rubinmine und sofort 1 Rubin.',
  },
  familyLife: {
    name: 'Familienleben',
    effect: always('Nachwuchs und/oder säen'),
    rules:
      'Bekomme ein Kind, säe bis zu 2 Getreide und 2 Gemüse, oder beides in beliebiger Reihenfolge. Wenn diese Karte erscheint, in Runde 7 bis 9, wird der Kinderwunsch dringend.',
    example: 'In einem Zug bekommst du ein Kind und säst 2 Getreide auf zwei leere Felder.',
  },
  exploration: {
    name: 'Erkundung',
    effect: (_, people = DWARFS) =>
      `Nur für ${ein({ ...nounOf(people), adjective: 'bewaffnet' }, 'accusative')}: ${waysOf(people).expedition(4)}`,
    rules:
      'Ein bewaffneter Zwerg bringt bis zu 4 verschiedene Beutestücke heim; ein unbewaffneter kann nicht hierher. Erscheint in Runde 7 bis 9, ab 3 Spielern. Kleinere Partien haben weder diese Karte noch Runde 9.',
    example: 'Mit Stärke 9: ein Gang, 2 Gold, ein Gemüse und ein Hund; danach ist sie 10.',
  },
  oreDelivery: {
    name: 'Erzlieferung',
    effect: always('Alles Erz und aller Stein hier, dazu 2 Erz je Erzmine, die du hast'),
    rules:
      'Jede Runde kommen 1 Erz und 1 Stein dazu. Deine Minen liefern auch, wenn du das Aktionsfeld nachahmst. Erscheint in Runde 7 bis 9.',
    example: 'Hier liegen 2 Erz und 2 Stein, und du hast eine Erzmine: 4 Erz und 2 Stein.',
  },
  adventure: {
    name: 'Abenteuer',
    effect: inWaysOf(
      ({ forging, expedition }) => `Schmiede eine Waffe (${forging}), dann zweimal nacheinander ${expedition(1)}`,
    ),
    rules:
      'Schmiede, wenn der Zwerg noch keine Waffe hat, und zieh dann zweimal für je 1 Beutestück los. Das sind zwei Expeditionen: Du darfst zweimal dasselbe nehmen, und die zweite beginnt schon mit der Stärke, die die erste gebracht hat. Erscheint in Runde 10 bis 12.',
    example: 'Du schmiedest Stärke 6: erst 2 Gold, dann eine eingerichtete Höhle.',
  },
  oreTrading: {
    name: 'Erzhandel',
    effect: always('Bis zu 3-mal: 2 Erz gegen 2 Gold und 1 Nahrung'),
    rules:
      'Tausche ein-, zwei- oder dreimal: höchstens 6 Erz gegen 6 Gold und 3 Nahrung. Der Schmied hilft hier nicht. Erscheint in Runde 10 bis 12.',
    example: 'Zweimal: Aus 4 Erz werden 4 Gold und 2 Nahrung.',
  },
  rubyDelivery: {
    name: 'Rubinlieferung',
    effect: always('Alle Rubine hier, und 1 mehr, wenn du 2 Rubinminen hast'),
    rules:
      'Jede Runde kommt 1 Rubin dazu, oder 2, wenn hier nichts liegt. Mit zwei oder mehr Rubinminen bekommst du 1 Rubin extra. Erscheint in Runde 10 bis 12.',
    example: 'Hier liegen 3 Rubine, und du hast zwei Rubinminen: 4 Rubine.',
  },
} satisfies Record<string, SpaceText>;
