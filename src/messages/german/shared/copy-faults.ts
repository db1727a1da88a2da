import type { Catalogue } from '../../english/index.ts';

/** What is wrong with a file of a game, in German. */
export const copyFaults: Catalogue['copyFaults'] = {
  tooLarge: (at) => `Sie hat mehr als ${at} Bytes.`,
  notJson: () => 'Sie ist kein JSON.',
  unreadable: (at) => (at === '' ? 'Sie ist keine Kopie einer Partie.' : `Was bei „${at}“ steht, ergibt keinen Sinn.`),
  samePerson: () => 'Dieselbe Person hat zwei Plätze.',
  tooManySeats: () => 'Es spielen mehr mit, als die Partie Plätze hat.',
  sameColour: () => 'Zwei Plätze haben dieselbe Farbe.',
  unordered: () => 'Die Einträge des Verlaufs stehen nicht in aufsteigender Reihenfolge.',
  sameSeat: () => 'Zwei Leute sitzen gleichzeitig auf demselben Platz.',
  unknownId: () => 'Jemand darin hat keine ID von Discord oder von diesem Programm.',
  computersId: () => 'Ein Computer darin hat die ID eines Menschen.',
  options: () => 'Ihre Optionen sind in diesem Spiel nicht erlaubt.',
  noSeed: () => 'Ihr fehlt der Startwert der Partie.',
  seats: () => 'Mit so vielen Leuten spielt man dieses Spiel nicht.',
  status: () => 'Ob die Partie zu Ende ist, passt nicht zum Verlauf.',
  versions: () =>
    'Sie wurde nach mehreren Versionen der Regeln gespielt, deshalb lassen sich die Schritte nicht prüfen.',
  undos: (at) => `In ihr wurde mehr als ${at}-mal etwas zurückgenommen.`,
  tooSlow: () => 'Sie durchzuspielen dauert zu lange.',
  move: (at) => `Den Schritt „${at}“ darin erlauben die Regeln nicht.`,
};
