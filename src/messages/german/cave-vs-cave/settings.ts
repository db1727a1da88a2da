import type { CaveTexts } from '../../cave-vs-cave/texts.ts';
import { yesNo } from '../shared/settings.ts';

export const mode: CaveTexts['mode'] = {
  label: 'Umfang',
  explanation: 'Eine Epoche, beide oder eine kürzere Variante',
  choices: {
    era1: { label: 'Epoche I', explanation: 'Erster Wohlstand: 8 Runden (solo 7), 20 Minuten pro Person' },
    open: { label: 'Epoche I, dann entscheiden', explanation: 'Nach Epoche I entscheidet ihr, ob es weitergeht' },
    'era1+2': { label: 'Beide Epochen', explanation: 'Erster Wohlstand und Eisenzeit: 12 Runden (solo 11)' },
    quick: { label: 'Schnellstart', explanation: 'Epoche I wird gedraftet, Epoche II gespielt; zu zweit' },
    short: { label: 'Kurzspiel', explanation: 'Nur Epoche II, mit einem Pool von Einrichtungen für beide; zu zweit' },
  },
};

export const unfit: CaveTexts['unfit'] = {
  variantForTwo:
    'Dieser Umfang geht nur zu zweit. Warte, bis noch jemand mitspielt, oder wähle unter *Optionen* einen anderen.',
};

export const rulings: CaveTexts['rulings'] = {
  wallAtEntrance: yesNo('Wand am Höhleneingang erlaubt?', 'Der Rand unter dem neuen Höhleneingang von Epoche II.', [
    'Ja, auch wenn es nicht klug ist (empfohlen)',
    'Dort wird keine Wand errichtet',
  ]),
  cavernCornerIsAdjacent: yesNo('Zusatzraum: Bilden 2 Wände eine Ecke?', 'Die Seite des Zusatzraums mit 2 Wänden.', [
    'Sie bilden eine Ecke (empfohlen)',
    'Sie liegen sich gegenüber',
  ]),
  soloWithoutConditions: yesNo(
    'Solo: letzte Plättchen ohne Bedingung?',
    'Renovierung und das letzte Feld von Epoche II.',
    ['Du darfst sie ohne Bedingung nehmen (empfohlen)', 'Sie werden nicht benutzt'],
  ),
  extraTileForOneOfTwo: yesNo(
    'Solo: zwei Räume bezahlt, einer da?',
    'Höhlenbau für 2 Nahrung, wenn nur noch ein Raum übrig ist.',
    ['Eine Einrichtung vom Stapel wird mit aufgedeckt (empfohlen)', 'Keine weitere Einrichtung wird aufgedeckt'],
  ),
  undermineOuterWalls: yesNo('Untergrabung durch Außenwände?', 'Die aufgedruckten Wände zwischen den Höhlenplänen.', [
    'Sie führt durch alle Wände',
    'Sie führt nur durch errichtete Wände (empfohlen)',
  ]),
  shortGameOuterWall: yesNo('Kurzspiel: eine Wand im Osten?', 'Neben dem Eingang, wo sonst der andere Plan liegt.', [
    'Dort darf eine Wand stehen',
    'Dort wird keine Wand errichtet (empfohlen)',
  ]),
  turnOverBeforeDroppingOut: yesNo('Draft: noch eine aufdecken?', 'Wenn keine offene Einrichtung mehr passt.', [
    'Erst wird noch eine aufgedeckt, sie bleibt liegen (empfohlen)',
    'Es wird keine mehr aufgedeckt',
  ]),
  bothMustGoOn: yesNo('Müssen beide Epoche II wollen?', 'Nach Epoche I, wenn ihr dann entscheidet.', [
    'Beide müssen es wollen (empfohlen)',
    'Eine Stimme genügt',
  ]),
};

export const announced: CaveTexts['announced'] = {
  name: 'Höhle gegen Höhle',
  title: 'Höhle gegen Höhle: neue Partie',
  intro: 'Zwei kleine Stämme, zwei Höhlen, für 1 oder 2 Personen',
  players: (count) =>
    count === 1 ? 'Das Solospiel: Erreiche 50 Punkte in Epoche I, mehr als 180 in beiden' : undefined,
};
