import type { DarkTiles } from '../../../../games/caverna/forgotten-folk/tiles/dark.ts';
import type { DeepTiles } from '../../../../games/caverna/forgotten-folk/tiles/deep.ts';
import type { LightTiles } from '../../../../games/caverna/forgotten-folk/tiles/light.ts';
import type { StoneTiles } from '../../../../games/caverna/forgotten-folk/tiles/stone.ts';
import type { TileTexts } from '../../../caverna/tiles.ts';
import { amount } from '../goods.ts';

const START = 'Zu Beginn einer Ernte, aber nicht in einer Runde, die nur mit einer Ernährung endet.';
const ON_MEADOW = 'Liegt auf einer leeren Wiese, nicht in einer Höhle.';
const ON_FIELD = 'Liegt auf einem leeren Feld, nicht in einer Höhle.';

const mushrooms = {
  name: 'Vergessene Höhle',
  effect: 'Sofort 2 Pilze',
  rules:
    'Zwei Pilze beim Bauen. Säe davon welche in leere Höhlen: Einmal ausgegeben, sind sie weg, und nur Bleichlinge finden neue.',
  example: 'Du säst einen der beiden; nach zwei Ernten hast du zwei mehr.',
};

/** The tiles of Cave Goblins and Dark Elves. */
const dark = {
  forgottenCave: mushrooms,
  kennels: {
    name: 'Hundezwinger',
    effect: 'Vermehrung: 1 Hund mehr, wenn du 2 oder mehr hast',
    rules:
      'Nur in einer Vermehrungsphase. Hunde sind trotzdem keine Nutztiere: Kein Plättchen belohnt oder wiederholt diese Geburt.',
    example: 'Mit 2 Hunden hast du nach der Vermehrung 3, mit 1 Hund weiterhin 1.',
  },
  guardDogSchool: {
    name: 'Wachhundschule',
    effect: 'Schmiede eine Waffe der Stärke 5 für 1 Hund statt für Erz',
    rules: 'Für alle, die Stärke 5 schmieden können. Trolle können es nicht, ihre Goblins schon.',
    idle: 'du schmiedest nur Stärke 4',
    example: 'Ganz ohne Erz zahlst du 1 Hund und bekommst eine Waffe der Stärke 5.',
  },
  menagerie: {
    name: 'Tierschau',
    effect: 'Ende: 3 Punkte je Satz aus Hund, Schaf, Esel, Wildschwein und Rind',
    rules: 'Zähle die Art, von der du am wenigsten hast, Hunde mitgerechnet: 3 Punkte für jedes dieser Tiere.',
    example: '2 von jeder Art Nutztier und 1 Hund sind ein Satz: 3 Punkte.',
  },
  archeryRange: {
    name: 'Bogenschießbahn',
    effect: 'Auf eine Wiese. Ende: 3, 6 oder 10 Punkte für 1, 2 oder 3 leere Wiesen in einer Reihe',
    rules: `${ON_MEADOW} Die Reihe beginnt gleich daneben. Nur die beste der vier Richtungen zählt; Weiden, Ställe und Tiere beenden eine Reihe. Eine längere Reihe zählt wie 3.`,
    example: 'Daneben zwei leere Wiesen in einer Reihe, dann eine Weide: 6 Punkte.',
  },
  boneCarver: {
    name: 'Knochenschnitzer',
    effect: 'Beginn der Ernte: 2 Tiere gegen 3 Gold, oder 4 gegen 6 Gold',
    rules: `${START} Es zählen beliebige Tiere, auch Hunde, beliebig gemischt.`,
    exchange: ([one = 'animal', two = one]) =>
      `${one === two ? amount(one, 2) : `${amount(one, 1)} und ${amount(two, 1)}`} gegen 3 Gold`,
    example: 'Aus einem Hund und 3 Schafen werden 6 Gold.',
  },
  charcoalStorage: {
    name: 'Holzkohlelager',
    effect: 'Beginn der Ernte: bis zu 3 Holz gegen je 1 Gold',
    rules: START,
    exchange: ([wood = '1']) => `${wood} Holz gegen ${wood} Gold`,
    example: 'Aus 2 Holz werden 2 Gold, noch bevor die Felder abgeerntet sind.',
  },
  mushroomCave: { ...mushrooms, name: 'Pilzhöhle' },
} satisfies TileTexts<DarkTiles>;

/** The tiles of Elves and Humans. */
const light = {
  birdHide: {
    name: 'Vogelwarte',
    effect: 'Auf eine Wiese. Je leerem Waldplatz daneben: sofort 2 Nahrung, am Ende 3 Punkte',
    rules: `${ON_MEADOW} Ein Platz mit einer Feldfrucht oder einem Stall ist nicht leer.`,
    example: 'Drei leere Waldplätze daneben: sofort 6 Nahrung und am Ende 9 Punkte.',
  },
  elvenMarket: {
    name: 'Elfenmarkt',
    effect: 'Einmal pro Runde: 2 Gold gegen 1 Rubin und 1 Gemüse',
    rules: 'Jederzeit, aber höchstens einmal pro Runde, und immer beides zusammen.',
    exchange: () => '2 Gold gegen 1 Rubin und 1 Gemüse',
    example: 'Du zahlst 2 Gold für einen Rubin und ein Gemüse, nächste Runde wieder.',
  },
  feedingRoom: {
    name: 'Fütterungsraum',
    effect: 'Vermehrung: zahle 1 oder 2 Gemüse, und bis zu 2 oder 4 Arten vermehren sich noch mal',
    rules:
      'Nach den Geburten einer Vermehrungsphase. Auch die zweiten Jungtiere brauchen Eltern und Platz, und Plättchen wie die Zuchthöhle belohnen sie noch einmal.',
    exchange: ([count = '1']) => `${count} Gemüse: bis zu ${2 * Number(count)} Arten vermehren sich noch mal`,
    example: 'Aus 2 Schafen und 2 Rindern werden je 3, und für 1 Gemüse je 4.',
  },
  huntersHut: {
    name: 'Jägerhütte',
    effect: 'Auf eine Wiese. Beginn der Ernte: 1, 2 oder 3 Nahrung für 3, 6 oder 9 leere Waldplätze',
    rules: `${ON_MEADOW} ${START}`,
    example: '7 leere Waldplätze bringen 2 Nahrung.',
  },
  manureHeap: {
    name: 'Misthaufen',
    effect: 'Auf ein Feld. Je Weide daneben: sofort 2 Gemüse, am Ende 1 Punkt',
    rules: `${ON_FIELD} Eine große Weide zählt einmal.`,
    example: 'Eine große und eine kleine Weide daneben: sofort 4 Gemüse, am Ende 2 Punkte.',
  },
  meadParlor: {
    name: 'Metstube',
    effect: 'Beginn der Ernte: 1 Gold je 2 leere Wiesen',
    rules: `${START} Tiere räumen vorher deine Wiesen, wenn anderswo Platz frei ist. Eine Wiese mit Stall ist nicht leer.`,
    example: '5 leere Wiesen bringen 2 Gold.',
  },
  scarecrow: {
    name: 'Vogelscheuche',
    effect: 'Auf ein Feld. Getreide, das du auf ein Feld säst, bringt 1 mehr',
    rules: `${ON_FIELD} Auf einem frisch besäten Getreidefeld liegen 4 Getreide.`,
    example: 'Du säst 1 Getreide: Auf dem Feld liegen 4.',
  },
  silageBin: {
    name: 'Futtersilo',
    effect: 'Auf eine Wiese. Je Wiese daneben: 1 Art vermehrt sich sofort, am Ende 3 Punkte',
    rules: `${ON_MEADOW} Für jede Wiese daneben vermehrt sich sofort eine Tierart, jedes Mal eine andere. Weiden sind keine Wiesen.`,
    example: 'Zwei Wiesen daneben: Schafe und Rinder vermehren sich sofort; am Ende 6 Punkte.',
  },
} satisfies TileTexts<LightTiles>;

/** The tiles of Mountain Dwarfs and Pale Ones. */
const deep = {
  concertOrgan: {
    name: 'Konzertorgel',
    effect: 'Beginn der Ernte: 1 Gold je leerer Höhle daneben',
    rules: `${START} Eine Höhle mit Pilzen ist nicht leer.`,
    example: 'Zwei leere Höhlen daneben bringen bei jeder Ernte 2 Gold.',
  },
  miningOffice: {
    name: 'Bergamt',
    effect: 'Je Erzmine daneben: sofort 2 Erz, am Ende 3 Punkte',
    rules: 'Nur die Mine zählt, nicht ihr tiefer Gang.',
    example: 'Zwei Erzminen daneben: sofort 4 Erz und am Ende 6 Punkte.',
  },
  overseersDwelling: {
    name: 'Aufseherwohnung',
    effect: 'Platz für 1 Person. Sofort 2 Erz je Erzmine und 1 Rubin je Rubinmine daneben',
    rules: 'Eine Wohnung. Eine Rubinmine auf einem tiefen Gang zählt als Rubinmine.',
    example: 'Neben einer Erzmine und einer Rubinmine bringt sie 2 Erz und 1 Rubin.',
  },
  trainingRoom: {
    name: 'Trainingsraum',
    effect: 'Vor einer Expedition: zahle 1 Erz für 1 Stärke mehr',
    rules:
      'Einmal je Expedition, für eine bewaffnete Person. Stärker als die stärkste erlaubte Waffe wird sie dadurch nie.',
    exchange: () => '1 Erz gegen 1 Stärke',
    example: 'Für 1 Erz zieht dein Zwerg statt mit Waffe 9 mit Waffe 10 los.',
  },
  mysticsHut: {
    name: 'Mystikerhütte',
    effect: 'Sofort 2 Edelfrüchte (je 2 Nahrung oder 1 Rubin)',
    rules: 'Zwei Edelfrüchte beim Bauen. Säe davon welche auf leere Felder: Nur so bekommst du mehr.',
    example: 'Du säst eine der beiden; nach zwei Ernten hast du zwei mehr.',
  },
  schnappsParlor: {
    name: 'Schnapsstube',
    effect: 'Jederzeit: 1 Gemüse gegen 2 Gold oder 3 Nahrung',
    rules: 'So oft du willst, bis die Punkte gezählt werden.',
    exchange: ([good = 'gold']) => `1 Gemüse gegen ${good === 'gold' ? '2 Gold' : '3 Nahrung'}`,
    example: 'Aus 3 Gemüse werden 4 Gold und 3 Nahrung.',
  },
  sheepDogSchool: {
    name: 'Hütehundschule',
    effect: 'Deine Hunde hüten doppelt so viele Schafe: 4, 6, 8 und so weiter',
    rules: 'Auf einer Wiese oder Weide hüten deine Hunde doppelt so viele Schafe wie sonst.',
    example: '3 Hunde auf einer Wiese hüten 8 Schafe.',
  },
  sheepMarket: {
    name: 'Schafmarkt',
    effect: 'Jederzeit: 1 Hund und 2 Schafe gegen 4 Gold',
    rules: 'So oft du willst, bis die Punkte gezählt werden.',
    exchange: () => '1 Hund und 2 Schafe gegen 4 Gold',
    example: 'Aus 2 Hunden und 4 Schafen werden 8 Gold.',
  },
} satisfies TileTexts<DeepTiles>;

/** The tiles of Silicoids and Trolls. */
const stone = {
  jeweler: {
    name: 'Juwelier',
    effect: 'Einmal pro Runde: 2 Gold gegen 1 Rubin und 2 Erz',
    rules: 'Jederzeit, aber höchstens einmal pro Runde, und immer beides zusammen.',
    exchange: () => '2 Gold gegen 1 Rubin und 2 Erz',
    example: 'Du zahlst 2 Gold für einen Rubin und 2 Erz, nächste Runde wieder.',
  },
  quarryingRoom: {
    name: 'Steinhauerei',
    effect: 'Höhlenbau bringt dir 1 Stein mehr',
    rules: 'Auch beim Nachahmen, und auch, wenn dort kein Stein liegt.',
    example: 'Beim Höhlenbau liegen 2 Stein: Du nimmst 3.',
  },
  stoneTrader: {
    name: 'Steinhändler',
    effect: 'Beginn der Ernte: bis zu 2 Holz gegen je 1 Stein',
    rules: START,
    exchange: ([wood = '1']) => `${wood} Holz gegen ${wood} Stein`,
    example: 'Aus 2 Holz werden 2 Stein, noch bevor deine Leute essen.',
  },
  waterTroughs: {
    name: 'Viehtränke',
    effect: 'Auf eine Wiese. Jede Weide daneben hat Platz für 3 Tiere mehr',
    rules: `${ON_MEADOW} Erst verdoppeln Ställe die Weide, dann kommen die 3 dazu, von derselben Art wie die anderen. Schafen, die Hunde hüten, bringt sie nichts.`,
    example: 'Eine kleine Weide mit Stall daneben hat Platz für 7 Tiere.',
  },
  boneCrusher: {
    name: 'Knochenmühle',
    effect: 'Hunde, Schafe und Esel sind je 2 Nahrung wert',
    rules: 'Jederzeit und so oft du willst, bis die Punkte gezählt werden.',
    idle: 'deine Hunde, Schafe und Esel sind ohnehin 2 Nahrung wert',
    example: 'Aus 2 Hunden und einem Esel werden 6 Nahrung.',
  },
  candleMaker: {
    name: 'Kerzenzieher',
    effect: 'Iss 2 Tiere zusammen: je Paar 1 Gold extra',
    rules:
      'Tiere beliebiger Arten, auch Hunde, wenn du sie essen darfst. Tiere, die du an einem anderen Plättchen eintauschst, zählen nicht, wenn der Tisch nichts anderes beschlossen hat.',
    example: '4 Schafe auf einmal gegessen bringen 4 Nahrung und 2 Gold.',
  },
  explorersCave: {
    name: 'Entdeckerhöhle',
    effect: 'Überdecktes Wasser bringt 3-mal so viel Nahrung, ein Gehege 2 Wildschweine',
    rules: 'Für jedes Plättchen, das du von nun an legst. Elfen bekommen weiterhin nichts.',
    idle: 'aufgedruckte Boni bringen dir nichts',
    example: 'Deine Höhle überdeckt das Wasser auf F1: 6 Nahrung.',
  },
  goblinDwelling: {
    name: 'Goblinwohnung',
    effect: 'Ein Goblin zieht ein, isst ab der nächsten Ernte mit und arbeitet ab der nächsten Runde nach allen',
    rules:
      'Eine Wohnung mit Platz nur für diesen Goblin, der ab der nächsten Runde dran ist. Hast du schon sechs Personen, kommt kein Goblin, auch später nicht.',
    example: 'Du hast 3 Personen, und ein Goblin wird die vierte.',
  },
} satisfies TileTexts<StoneTiles>;

/** Every furnishing tile that a forgotten folk brings, by its id. */
export const folkTiles = { ...dark, ...light, ...deep, ...stone };
