import { roomsIn } from '../../cave-vs-cave/effects.ts';
import type { CaveTexts } from '../../cave-vs-cave/texts.ts';

/** The effect of a room that has none. */
export const NO_EFFECT = 'Kein Effekt';

export const rooms: CaveTexts['rooms'] = {
  caveEntrance: { name: 'Eingangshöhle', effect: '1 Holz, Stein, Emmer oder Flachs' },
  shelf: {
    name: 'Regal',
    effect: 'Holz, Stein, Emmer oder Flachs auf 2 auffüllen',
    rules: 'Nur eine dieser vier Waren und keine andere. Hast du davon schon 2 oder mehr, passiert nichts.',
  },
  spinningWheel: { name: 'Spinnrad', effect: '1 Flachs gegen 1 Gold oder 3 Flachs gegen 2 Gold' },
  tunnel: { name: 'Stollen', effect: '2 Nahrung; bei unter 3 Steinen auch 1 Stein' },
  grindstone: { name: 'Mahlstein', effect: '1 Emmer gegen 3 Nahrung oder 4 Emmer gegen 7 Nahrung' },
  foodCorner: {
    name: 'Vorratsecke',
    effect: 'Nahrung auf 3 auffüllen',
    rules: 'Hast du schon 3 Nahrung oder mehr, behältst du sie.',
  },
  parlor: {
    name: 'Stube',
    effect: '1 von jeder Ware, von der du keine hast',
    rules: 'Alle auf einmal, in Epoche II auch Esel, Erz, Eisen und Waffen.',
  },
  warehouse: { name: 'Lager', effect: '2 Nahrung gegen je 1 Holz, Stein, Emmer und Flachs' },
  stall: {
    name: 'Verkaufsstand',
    effect: '5 Emmer oder 5 Flachs gegen 4 Gold',
    rules: 'Nur Emmer oder nur Flachs, nicht gemischt.',
  },
  sacrificialAltar: { name: 'Opferstätte', effect: 'Je 1 Holz, Emmer, Flachs und Nahrung gegen 3 Gold' },
  storeroom: { name: 'Speicherecke', effect: '1 Emmer, 1 Flachs und 1 Nahrung' },
  weavingRoom: { name: 'Webecke', effect: '2 Flachs gegen 2 Nahrung und 2 Gold' },
  furnitureWorkshop: { name: 'Möbelschreinerei', effect: '2 Holz und 1 Flachs gegen 3 Gold' },
  goldVein: { name: 'Goldader', effect: '1 Stein und 1 Gold' },
  junctionRoom: {
    name: 'Verbindungsraum',
    effect: '3 verschiedene Waren gegen 2 Gold',
    rules: 'Beliebige Waren, auch Nahrung und Gold, in Epoche II auch Esel, Erz, Eisen und Waffen.',
  },
  diggingCave: {
    name: 'Baggerhöhle',
    effect: 'Für 1 Gold einen Raum aushöhlen',
    rules:
      'Auf jedem deiner Höhlenpläne. Wände versperren den Weg, auch wenn du die Baggerhöhle mit der Untergrabung aktivierst.',
  },
  bakehouse: { name: 'Backstube', effect: '2 oder 3 Emmer gegen 4 Nahrung und 1 oder 2 Gold' },
  stateRoom: { name: 'Prunkzimmer', effect: '1 Flachs und 1 Gold' },
  secretChamber: { name: 'Geheimkammer', effect: '3 Flachs oder 1 Gold' },
  treasury: {
    name: 'Schatzkammer',
    effect: '1 Gold und 1 Nahrung, wenn du mindestens 3 Gold hast',
    rules: 'Du bezahlst nichts dafür.',
  },
  prospectingSite: {
    name: 'Schürfstelle',
    effect: 'Mit Unterholz einmal: 1 Nahrung gegen 1 Gold',
    rules: 'Vor oder nach einem beliebigen Effekt des Plättchens.',
  },
  rettingRoom: {
    name: 'Flachsröste',
    effect: 'Jeder Effekt, der 1 bis 3 Flachs bringt: +1 Nahrung',
    rules: 'Einmal für jeden solchen Effekt, gleich danach. Flachs, der verfällt, weil du schon 9 hast, zählt nicht.',
  },
  equipmentRoom: {
    name: 'Geräteraum',
    effect: 'Untergrabung aktiviert 3 Einrichtungen, Streifzug aktiviert 4',
    rules: 'Auch dann jede Einrichtung nur einmal.',
  },
  woodStoreroom: {
    name: 'Holzlager',
    effect: 'Jeder Effekt, der 1 Einrichtung aktiviert: +1 Holz',
    rules: 'Vor oder nach der Aktivierung. Untergrabung und Streifzug zählen nicht.',
  },
  dungeon: {
    name: 'Verlies',
    effect: 'Jede Wand, die du errichtest: 2 Gold',
    rules:
      'Es zahlt für jede Wand, auf jedem Höhlenplan und am Zusatzraum, mit welchem Aktionsplättchen du sie auch errichtest, schon in dem Zug, in dem du das Verlies einrichtest.',
  },
  cattleMarket: {
    name: 'Viehmarkt',
    effect: '1 Esel gratis, 2 Esel für 1 Gold oder 3 Esel für 2 Gold',
    rules: 'Nur eins der drei.',
  },
  oreVein: { name: 'Erzader', effect: '3 Erz und 2 Nahrung' },
  bloomery: { name: 'Rennofen', effect: '2 Erz gegen 3 Eisen und 1 Gold' },
  store: { name: 'Laden', effect: '1 Gold gegen 4 Nahrung, 1 Erz und 1 Flachs' },
  caveSilo: { name: 'Höhlensilo', effect: '4 Emmer' },
  box: { name: 'Box', effect: '1 Holz, 1 Flachs und 1 Esel' },
  miningCave: { name: 'Bergmannshöhle', effect: '5 Erz' },
  hitchingPost: { name: 'Anbindestange', effect: '3, 4 oder 5 Esel gegen 2, 3 oder 4 Gold' },
  wainwright: { name: 'Wagnerei', effect: '3 Holz und 1 Eisen gegen 5 Gold' },
  ceremonialHall: { name: 'Festsaal', effect: '2 Gold' },
  ironsmith: { name: 'Eisenschmiede', effect: '2 Eisen gegen 1 Waffe und 3 Gold' },
  swordsmith: { name: 'Schwertschmiede', effect: '1, 4 oder 7 Erz gegen 1, 2 oder 3 Waffen' },
  slaughteringCave: { name: 'Schlachthöhle', effect: '1 Esel gegen 5 Nahrung und 1 Gold' },
  weaponsmith: { name: 'Waffenschmiede', effect: '1 Holz und 1 Eisen gegen 2 Waffen' },
  weaponChamber: { name: 'Waffenkammer', effect: '1 Waffe' },
  armory: {
    name: 'Rüstkammer',
    effect: NO_EFFECT,
    rules: 'Als orangefarbene Einrichtung zählt sie trotzdem.',
  },
  oubliette: { name: 'Kerker', effect: '1, 3 oder 6 Nahrung gegen 1, 2 oder 3 Waffen' },
  goldDonkey: {
    name: 'Goldeselei',
    effect: '1 Gold für je 2 Esel, die du hast',
    rules: 'Die Esel behältst du. Ein überzähliger bringt nichts.',
  },
  ironTrader: {
    name: 'Eisenhandlung',
    effect: 'Aktiviert Wochenmarkt oder Untergrabung: +1 Eisen',
    rules:
      'Einmal, vor oder nach der Aktivierung, auch wenn die Untergrabung dank des Geräteraums 3 Einrichtungen aktiviert. Der Streifzug und Plättchen, die 1 Einrichtung aktivieren, bringen nichts.',
  },
  equipmentCabinet: {
    name: 'Geräteschrank',
    effect: 'Jeder Aushöhlen-Effekt: 1 Erz und 1 Nahrung',
    rules:
      'Nach dem Effekt. Der Höhlenbau bringt das einmal, auch bei zwei Räumen; zwei Effekte in einem Zug, etwa Sohlenbau und Baggerhöhle, bringen es zweimal.',
  },
  breedingCave: {
    name: 'Zuchthöhle',
    effect: 'Bei 1 Aktivierung oder Wochenmarkt: +1 Esel',
    rules:
      'Vor oder nach der Aktivierung. Der Wochenmarkt zählt für seine 2 Einrichtungen nur einmal; Untergrabung und Streifzug zählen nicht.',
  },
};

export const room = roomsIn(rooms);

export const COLOURS = { orange: 'orange', blue: 'blau' };
