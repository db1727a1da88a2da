import { pointsOf } from '../shared/list.ts';

/** Tips for new players beside a decision: why to choose an option, without a full stop. */
export const tips = {
  uses: {
    furnish: 'Einrichten bringt Punkte',
    excavate: 'Platz für eine Einrichtung',
    wall: 'Einrichtungen brauchen Wände um sich',
    breach: 'reiß eine Wand ab: Das bringt Waren',
    trade: 'aus Waren werden Gold, Nahrung oder Waffen',
    take: 'mit Waren bezahlst du Einrichtungen',
  } as Readonly<Record<string, string>>,
  nothing: 'lohnt nur, damit dein Gegenüber es nicht bekommt',
  noRoom: 'nichts einzurichten',
  room: (colour: string): string => (colour === 'orange' ? 'wirkt beim Aktivieren' : 'wirkt von selbst'),
  furnished: (name: string, points: number, colour: string): string =>
    `${name} ist ${pointsOf(points)} wert und wirkt ${colour === 'orange' ? 'bei jedem Aktivieren' : 'von nun an von selbst'}`,
  excavate: 'ein freier Raum mehr, und eine Einrichtung mehr in der Auslage',
  excavateAlone: 'ein freier Raum mehr, und zwei Einrichtungen mehr in der Auslage',
  wall: 'Einrichtungen brauchen Wände um sich',
  breach: 'Waren für dich; Einrichtungen daneben bleiben',
  cavern: 'noch ein Raum zum Einrichten',
  goOn: 'neue Einrichtungen, Erz, Eisen, Waffen und Esel',
  stop: 'Ende der Partie, mit den Punkten von Epoche I',
  points: (points: number): string => `jetzt ${points === 0.5 ? 'einen halben Punkt' : pointsOf(points)} wert`,
  full: (goods: string): string => `dein Vorrat fasst nicht mehr als ${goods}`,
  goods: {
    wood: 'bezahlt Einrichtungen',
    stone: 'bezahlt Einrichtungen',
    emmer: 'zum Tauschen, oder je 1 Nahrung',
    flax: 'zum Tauschen, oder je 1 Nahrung',
    food: 'bezahlt das Einrichten und Aushöhlen',
    gold: 'zählt als Punkte oder wird zu Nahrung',
    donkey: 'zum Tauschen, oder je 1 Nahrung',
    ore: 'wird zu Eisen oder Waffen',
    iron: 'je einen halben Punkt wert',
    weapon: 'je 1 Punkt wert',
  } as Readonly<Record<string, string>>,
};
