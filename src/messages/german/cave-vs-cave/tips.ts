import { pointsOf } from '../shared/list.ts';

/** What somebody new to the game reads beside a decision: why they would choose an option, without a full stop. */
export const tips = {
  uses: {
    furnish: 'du kannst jetzt einen Raum einrichten: Räume sind Punkte',
    activate: 'deine orangen Räume wirken noch einmal',
    excavate: 'ein Platz für einen Raum, und ein neuer Raum in der Auslage',
    wall: 'Räume verlangen Wände um ihren Platz',
    breach: 'reiß eine Wand ab: Das bringt Waren',
    trade: 'aus Waren wird Gold oder Nahrung',
    take: 'mit Waren zahlst du Räume',
  } as Readonly<Record<string, string>>,
  nothing: 'damit kannst du jetzt nichts tun',
  noRoom: 'du kannst jetzt keinen Raum einrichten',
  room: (points: number, colour: string): string =>
    `${pointsOf(points)}; ${colour === 'orange' ? 'wirkt, wenn du ihn aktivierst' : 'wirkt von selbst'}`,
  excavate: 'Platz für einen Raum; der gefundene kommt in die Auslage',
  wall: 'Räume verlangen Wände um ihren Platz',
  breach: 'dort eine Wand weniger, und Waren für dich',
  cavern: 'ein weiterer Platz für einen Raum',
  cover: 'du kannst ihn später aushöhlen',
  goOn: 'Epoche II: neue Räume, Erz, Eisen, Waffen und Esel',
  stop: 'die Partie endet mit den Punkten von Epoche I',
  points: (points: number): string => `jetzt ${pointsOf(points)} wert`,
  full: (goods: string): string => `dein Vorrat fasst nicht mehr als ${goods}`,
  goods: {
    wood: 'mit Holz zahlst du Räume',
    stone: 'mit Stein zahlst du Räume',
    emmer: 'Emmer ist zum Tauschen, oder je 1 Nahrung',
    flax: 'Flachs ist zum Tauschen, oder je 1 Nahrung',
    food: 'mit Nahrung zahlst du Einrichten und Aushöhlen',
    gold: 'Gold ist Punkte wert, oder es wird Nahrung',
    donkey: 'Esel sind zum Tauschen, oder je 1 Nahrung',
    ore: 'in manchen Räumen wird aus Erz Eisen',
    iron: 'Eisen ist einen halben Punkt wert',
    weapon: 'eine Waffe ist 1 Punkt wert',
  } as Readonly<Record<string, string>>,
  leaving: (without: string): string => `Wenn du jetzt deinen Zug beendest, verzichtest du auf ${without}.`,
};
