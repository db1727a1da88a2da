import type { CavernaTexts } from '../../../caverna/texts.ts';
import { type Setting, yesNo } from '../../shared/settings.ts';

/** The pages of the rulings on folks. */
export const folkPages: CavernaTexts['folkPages'] = {
  people: 'Völkerregeln: Leute',
  land: 'Völkerregeln: Land',
};

/** The rulings on people and their food, by their names. */
export const peopleRulings = {
  choicesShownTogether: yesNo('Alle Völker erst am Schluss zeigen?', 'Wenn fünf oder mehr der Reihe nach ziehen.', [
    'Ihr seht alle Völker, wenn der Letzte gewählt hat',
    'Ihr seht jedes Volk am Ende des Zugs (empfohlen)',
  ]),
  goblinsAfterStartingPlayer: yesNo(
    'Beginnt bei Goblins der Startspieler?',
    'Wenn alle anderen Personen eingesetzt sind.',
    ['Der Startspieler setzt den ersten Goblin ein', 'Es geht einfach im Uhrzeigersinn weiter (empfohlen)'],
  ),
  goblinsUseBlacksmith: yesNo('Hilft der Schmied auch Goblins?', 'Goblins und die Leute der Höhlengoblins.', [
    'Auch ihre Waffen kosten 2 Erz weniger (empfohlen)',
    'Ihre Waffen kosten wie üblich 2 Erz mehr',
  ]),
  goblinDwellingNeedsGoblin: yesNo('Goblinwohnung nur mit neuem Goblin?', 'Für eine Familie mit sechs Personen.', [
    'Mit sechs Personen kannst du sie nicht einrichten',
    'Du darfst sie einrichten, es kommt aber kein Goblin (empfohlen)',
  ]),
  trollsAlwaysEatThree: yesNo('Essen Trolle immer 3 Nahrung?', 'Wenn die anderen je 1 Nahrung zahlen.', [
    'Jeder Troll isst auch dann 3',
    'Dann isst jeder Troll 1 wie alle anderen (empfohlen)',
  ]),
  stoneEatersUseWorkingCave: yesNo('Arbeitshöhle: auch für einen Silikoiden?', 'Für 1 Holz oder 2 Erz.', [
    'Sie darf einen Silikoiden ernähren (empfohlen)',
    'Sie ernährt nur Leute, die Nahrung essen',
  ]),
  stoneRoundedFirst: yesNo('Arbeitshöhle: Stein vorher aufrunden?', 'Wenn 1 Stein zwei Silikoiden ernährt.', [
    'Zuerst wird der Stein für alle gezählt',
    'Wen die Arbeitshöhle ernährt, der zählt nicht (empfohlen)',
  ]),
  workingCaveInPlaceOfWood: yesNo('Arbeitshöhle: Stein oder Erz statt Holz?', 'Bergzwerge.', [
    'Statt des Holzes dürfen sie 1 Stein oder 1 Erz geben (empfohlen)',
    'Es muss Holz sein',
  ]),
  returnedGoodsAreReceived: yesNo(
    'Zählt eine zurückgegebene Ware als erhalten?',
    'Goblins, die Stein nehmen, und die Erzader.',
    ['Ja: Die Erzader bringt Erz dafür', 'Nein (empfohlen)'],
  ),
  candlesForTrades: yesNo('Belohnt der Kerzenzieher jedes Essen?', 'Tiere, die du in die Jagdstube gibst.', [
    'Er belohnt auch diese',
    'Nur Tiere, die du nach der Tabelle isst (empfohlen)',
  ]),
} satisfies Record<string, Setting>;

/** The rulings on land and its tiles. */
export const landRulings = {
  stabledForestIsEmpty: yesNo(
    'Ist Wald mit einem Stall leer?',
    'Für Elfen und für Plättchen, die leeren Wald zählen.',
    ['Er ist leer', 'Er ist nicht leer (empfohlen)'],
  ),
  stabledMeadowIsEmpty: yesNo(
    'Ist eine Wiese mit einem Stall leer?',
    'Für Plättchen, die auf leeren Wiesen liegen oder sie zählen.',
    ['Sie ist leer', 'Sie ist nicht leer (empfohlen)'],
  ),
  scarecrowInForest: yesNo('Wirkt die Vogelscheuche im Wald?', 'Für Elfen, die im bloßen Wald säen.', [
    'Sie bringt auch dort mehr Getreide',
    'Sie wirkt nur auf Feldern (empfohlen)',
  ]),
  furnishedLandAdjoins: yesNo(
    'An eingerichtetes Land anlegen?',
    'Ein Feld oder eine Wiese mit einer Einrichtung darauf.',
    ['Spätere Plättchen dürfen daran grenzen (empfohlen)', 'Spätere Plättchen müssen an anderes Land grenzen'],
  ),
  pasturesBeginLand: yesNo('Elfen: erstes Land an jeder Weide?', 'Für ihr erstes Feld oder ihre erste Wiese.', [
    'Es darf an einer beliebigen ihrer Weiden liegen',
    'Es liegt auf C4, am Höhleneingang (empfohlen)',
  ]),
  pasturesInArcheryRange: yesNo('Bogenschießbahn: Zählen leere Weiden?', 'Für Reihen leerer Wiesen.', [
    'Auch leere Weiden zählen in einer Reihe',
    'Nur Wiesen zählen (empfohlen)',
  ]),
  singleNeedsRoomForTwin: yesNo(
    'Braucht ein Einzelplättchen doppelten Platz?',
    'Völker, die Einzelplättchen statt Doppelplättchen legen.',
    ['Nur wo auch das Doppelplättchen hinpasst', 'Ein Platz für das Einzelplättchen genügt (empfohlen)'],
  ),
  driftStoneWithSingle: yesNo('Gibt es den Stein auch beim Einzelplättchen?', 'Kleiner Stollenbau.', [
    'Auch ein Einzelplättchen bringt ihn (empfohlen)',
    'Nur das Doppelplättchen bringt ihn',
  ]),
  yellowByNameOnly: yesNo('Sind Volksplättchen nur nach Namen gelb?', 'Das Hauptlager zählt gelbe Plättchen.', [
    'Gelb sind nur Stuben, Lager und Kammern',
    'Was ein gelbes Plättchen ersetzt, ist auch gelb (empfohlen)',
  ]),
  withIntroductoryTiles: yesNo('Völker in der Einsteigerpartie?', 'Sie hat weniger Einrichtungen.', [
    'Die Einrichtungen der Völker kommen dazu',
    'Völker brauchen alle Einrichtungen (empfohlen)',
  ]),
} satisfies Record<string, Setting>;
