import { pointsOf } from '../shared/list.ts';

/** A room with its points. */
interface Room {
  readonly name: string;
  readonly points: number;
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
    `**Deine erste Partie.** Hol bis zum Ende der letzten Runde ${alone ? 'so viele Punkte wie möglich' : 'die meisten Punkte'}. Das erste Bild zeigt, was zählt, vor allem Einrichtungen und Gold. Nimm in jedem Zug ein Aktionsplättchen und nutze seine Effekte: Sammle Waren, höhle aus, baue Einrichtungen, und aktiviere die orangen.`,
  task: {
    dig: (number: number): string =>
      `${round(number, 'Platz für eine Einrichtung')} Jede Einrichtung braucht einen ausgehöhlten Raum, und du hast keinen: Höhle einen aus.`,
    walls: (number: number): string =>
      `${round(number, 'eine Einrichtung, die passt')} Keine Einrichtung der Auslage passt zwischen deine Wände. Höhle anderswo aus oder errichte eine Wand.`,
    furnish: (number: number, { name, points }: Room): string =>
      `${round(number, 'Einrichten')} Du kannst *${name}* (${pointsOf(points)}) bezahlen. Das Einrichten kann dazu Nahrung kosten.`,
    collect: (number: number, { name, points }: Room, lacks: string): string =>
      `${round(number, 'Waren für eine Einrichtung')} *${name}* (${pointsOf(points)}) passt in deine Höhle. Du brauchst noch ${lacks}.`,
  },
  /** The action tile that the coach would take. */
  choice: (tile: string): string => `Am besten gefällt dem Coach *${tile}*.`,
  learned: ({ rooms, walls, gold }: Done): string[] => [
    ...(rooms > 0 ? [`wie du aushöhlst und einrichtest (${rooms})`] : []),
    ...(walls > 0 ? ['wie du Wände errichtest, wo Einrichtungen sie verlangen'] : []),
    ...(gold > 3 ? ['wie aus Waren Gold wird'] : []),
  ],
  next: ({ rooms, gold }: Done): string[] => [
    ...(rooms < 5 ? ['in jedem zweiten Zug eine Einrichtung: Eine orange wirkt oft, wenn sie früh da ist'] : []),
    ...(gold < 4 ? ['eine orange Einrichtung, die aus Waren Gold macht'] : []),
    'eine Partie über beide Epochen',
  ],
};
