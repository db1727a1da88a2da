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
    `**Deine erste Partie.** ${alone ? 'Hole so viele Punkte wie möglich' : 'Habe die meisten Punkte'}, wenn die letzte Runde endet: Das erste Bild zeigt, was zählt, vor allem Räume und Gold. Nimm in jedem Zug ein Aktionsplättchen und nutze seine Effekte: Sammle Waren, höhle aus, richte Räume ein, und aktiviere die orangen.`,
  task: {
    dig: (number: number): string =>
      `${round(number, 'Platz für einen Raum')} Jeder Raum braucht einen ausgehöhlten Platz, und du hast keinen: Höhle einen aus.`,
    walls: (number: number): string =>
      `${round(number, 'ein Raum, der passt')} Kein Raum der Auslage passt zwischen deine Wände. Höhle anderswo aus oder errichte eine Wand.`,
    furnish: (number: number, { name, points }: Room): string =>
      `${round(number, 'Einrichten')} Du kannst *${name}* (${pointsOf(points)}) zahlen. Das Einrichten kann dazu Nahrung kosten.`,
    collect: (number: number, { name, points }: Room, lacks: string): string =>
      `${round(number, 'Waren für einen Raum')} *${name}* (${pointsOf(points)}) passt in deine Höhle. Du brauchst noch ${lacks}.`,
  },
  learned: ({ rooms, walls, gold }: Done): string[] => [
    ...(rooms > 0 ? [`wie du aushöhlst und Räume einrichtest (${rooms})`] : []),
    ...(walls > 0 ? ['wie du Wände errichtest, wo Räume sie verlangen'] : []),
    ...(gold > 3 ? ['wie aus Waren Gold wird'] : []),
  ],
  next: ({ rooms, gold }: Done): string[] => [
    ...(rooms < 5 ? ['in jedem zweiten Zug ein Raum: Ein oranger wirkt oft, wenn er früh da ist'] : []),
    ...(gold < 4 ? ['ein oranger Raum, der aus Waren Gold macht'] : []),
    'eine Partie über beide Epochen',
  ],
};
