import { anyOf, pointsOf } from '../shared/list.ts';

/** A room with its points. */
interface Room {
  readonly name: string;
  readonly points: number;
}

/** A round of the Iron Age: its new action tile and field, whether C4 is covered, and the player's donkeys. */
interface Iron {
  readonly tile: string | undefined;
  readonly field: string;
  readonly isCovered: boolean;
  readonly donkeys: number;
}

interface Done {
  readonly rooms: number;
  readonly walls: number;
  readonly gold: number;
}

const round = (number: number, title: string): string => `**Runde ${number}: ${title}.**`;

/** The guide through a first game. */
export const guide = {
  goal: (alone: boolean): string =>
    `**Deine erste Partie.** Hol bis zum Ende der letzten Runde ${alone ? 'so viele Punkte wie möglich' : 'die meisten Punkte'}. Das erste Bild zeigt, was zählt, vor allem Einrichtungen und Gold. Nimm in jedem Zug ein Aktionsplättchen und nutze seine Effekte: Sammle Waren, höhle aus, baue Einrichtungen und aktiviere die orangefarbenen.`,
  task: {
    dig: (number: number): string =>
      `${round(number, 'Platz für eine Einrichtung')} Jede Einrichtung braucht einen ausgehöhlten Raum, und du hast keinen: Höhle einen aus.`,
    walls: (number: number): string =>
      `${round(number, 'eine Einrichtung, die passt')} Keine Einrichtung der Auslage passt zwischen deine Wände. Höhle anderswo aus oder errichte eine Wand.`,
    furnish: (number: number, { name, points }: Room, tiles: readonly string[]): string =>
      `${round(number, 'Einrichten')} Du kannst *${name}* (${pointsOf(points)}) bezahlen. ${tiles.length === 0 ? 'Alle Aktionsplättchen mit einer Tür sind in dieser Runde vergeben, also hebe die Waren dafür auf.' : `Einrichten kannst du mit einem Aktionsplättchen mit Tür: ${anyOf(tiles.map((tile) => `*${tile}*`))}. Das kann zusätzlich Nahrung oder Gold kosten.`}`,
    collect: (number: number, { name, points }: Room, lacks: string): string =>
      `${round(number, 'Waren für eine Einrichtung')} *${name}* (${pointsOf(points)}) passt in deine Höhle. Du brauchst noch ${lacks}.`,
    last: (number: number, best: Room | undefined, goesOn: boolean): string =>
      `${round(number, goesOn ? 'die letzte von Epoche I' : 'die letzte')} ${
        best === undefined
          ? 'Mach aus Waren Gold: Jedes Gold ist 1 Punkt wert.'
          : `Du kannst *${best.name}* (${pointsOf(best.points)}) bezahlen, und jedes Gold ist 1 Punkt wert.`
      } ${goesOn ? 'Deine Waren behältst du für Epoche II.' : 'Andere Waren bringen keine Punkte.'}`,
    eraTwo: (number: number, { tile, field, isCovered, donkeys }: Iron): string => {
      const beneath = tile === undefined ? '' : ` Das Feld unter *${tile}* bringt dazu: ${field}.`;
      const [title, words] = [
        [
          'ein neuer Eingang',
          `Du höhlst jetzt den neuen Plan aus, vom Eingang unter C4. ${isCovered ? 'C4 ist verdeckt, also höhle diesen Raum zuerst aus.' : 'C4 ist offen: Du kannst den Raum einrichten oder von dort aus weiter aushöhlen.'}`,
        ],
        ['Esel und Erz', `Nach der Runde gibt es für jeden Esel 1 Erz. Du hast ${donkeys} Esel.`],
        [
          'Eisen und Waffen',
          'Am Ende ist eine Waffe 1 Punkt wert und ein Eisen einen halben; manche Einrichtungen kosten sie.',
        ],
        [
          'die letzte',
          'Am Ende zählen alle Einrichtungen noch einmal, eine Waffe 1 Punkt, Eisen und Gold je einen halben. Andere Waren bringen nichts.',
        ],
      ][number - 1] ?? ['', ''];
      return `${round(number, title ?? '')} ${words}${beneath}`;
    },
    affordable: ({ name, points }: Room): string => ` Du kannst *${name}* (${pointsOf(points)}) bezahlen.`,
  },
  /** The action tile that the coach would take. */
  choice: (tile: string): string => `Am besten gefällt dem Coach *${tile}*.`,
  instead: (number: number, tile: string, purpose: string | undefined): string =>
    purpose === undefined
      ? `${round(number, 'Waren')} Am besten gefällt dem Coach *${tile}*.`
      : `**Runde ${number}.** Am besten gefällt dem Coach *${tile}*: ${purpose}.`,
  learned: ({ rooms, walls, gold }: Done): string[] => [
    ...(rooms > 0 ? [`wie du aushöhlst und einrichtest (${rooms})`] : []),
    ...(walls > 0 ? ['wie du Wände errichtest, wo Einrichtungen sie verlangen'] : []),
    ...(gold > 3 ? ['wie aus Waren Gold wird'] : []),
  ],
  next: ({ rooms, gold }: Done): string[] => [
    ...(rooms < 5 ? ['in jedem zweiten Zug eine Einrichtung: Eine orangefarbene wirkt oft, wenn sie früh da ist'] : []),
    ...(gold < 4 ? ['eine orangefarbene Einrichtung, die aus Waren Gold macht'] : []),
    'eine Partie über beide Epochen',
  ],
};
